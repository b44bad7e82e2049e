// A deck on the workbench: which card how often, changed step by step and saved when a person wants it. It may break every rule of
// decks meanwhile, and in its file too.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/workshop/deck_lines.hpp"

namespace cubenight::workshop {

class OpenedDeck {
public:
    // Without cards, in no file yet.
    explicit OpenedDeck(std::string name, DeckFileKind kind = DeckFileKind::ultraman)
        : kind_(kind), name_(std::move(name)), saved_name_(name_) {}
    // An error says why its file cannot be read.
    static Result<OpenedDeck> open(const std::filesystem::path& path);
    // The cards of a list, in no file yet. An error says why it cannot be read.
    static Result<OpenedDeck> of_list(std::string name, std::string_view text);
    // The same cards, in no file yet.
    OpenedDeck copy(std::string name) const;

    DeckFileKind kind() const { return kind_; }
    const std::string& name() const { return name_; }
    void set_name(std::string name) { name_ = std::move(name); }
    const std::filesystem::path& path() const { return path_; }  // empty: in no file yet
    const std::vector<DeckLine>& lines() const { return steps_[at_]; }
    const std::vector<std::string>& unread() const { return unread_; }  // lines of its file that nobody can read
    int copies(std::string_view card) const;
    int size() const;  // in copies

    // One step; an error leaves the deck as it was. Several lines at once: each card is there as often as its line says.
    std::optional<Error> set_copies(const std::string& card, int copies) {
        return set_lines(std::vector{DeckLine{card, copies}});
    }
    std::optional<Error> set_lines(const std::vector<DeckLine>& wanted);
    // Under which heading of a list each line stands. No step: the cards are the same.
    void sort_in(const std::function<ListSection(const DeckLine&)>& part_of);
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo();
    void redo();
    // Whether anything would be lost without it.
    bool changed() const { return name_ != saved_name_ || lines() != saved_lines_; }
    // Another number after each change and step back.
    std::uint64_t version() const { return version_; }

    // Puts it on disk: at any moment there is the old deck or the new one. An error where its file is not any more what was opened.
    // REQUIRES: it has a file.
    std::optional<Error> save();
    // The same into a file that must not be there yet; from then on that is its file.
    std::optional<Error> save_as(const std::filesystem::path& file);
    // The same, and the file that it had is gone then. REQUIRES: it has one.
    std::optional<Error> move_to(const std::filesystem::path& file);

private:
    using Lines = std::vector<DeckLine>;

    std::optional<Error> why_not_written(const std::filesystem::path& file) const;
    std::optional<Error> why_not_as_opened() const;
    std::string text() const { return write_deck_lines(kind_, {name_, lines(), remarks_, unread_}); }
    void saved(std::string text);

    DeckFileKind kind_;
    std::string name_;
    std::filesystem::path path_;
    std::vector<std::string> remarks_, unread_;  // of its file, line by line
    std::vector<Lines> steps_{{}};
    std::size_t at_ = 0;
    std::string saved_name_;
    Lines saved_lines_;
    std::string on_disk_;
    std::uint64_t version_ = 0;
};

}  // namespace cubenight::workshop
