// A deck of the Ultraman Card Game on the workbench: which card how often, changed step by step and saved when a person wants it. It
// may break every rule of decks meanwhile, and in its file too.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/result.hpp"

namespace cubenight::workshop {

class OpenedDeck {
public:
    // Without cards, in no file yet.
    explicit OpenedDeck(std::string name) : name_(std::move(name)), saved_name_(name_) {}
    // An error says why its file cannot be read.
    static Result<OpenedDeck> open(const std::filesystem::path& path);
    // The same cards, in no file yet.
    OpenedDeck copy(std::string name) const;

    const std::string& name() const { return name_; }
    void set_name(std::string name) { name_ = std::move(name); }
    const std::filesystem::path& path() const { return path_; }  // empty: in no file yet
    ultraman::DeckFile file() const { return {name_, lines()}; }
    const std::vector<ultraman::DeckFile::Line>& lines() const { return steps_[at_]; }
    int copies(std::string_view number) const;
    int size() const;  // in copies

    // One step; an error leaves the deck as it was.
    std::optional<Error> set_copies(const std::string& number, int copies);
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

private:
    using Lines = std::vector<ultraman::DeckFile::Line>;

    std::optional<Error> why_not_written(const std::filesystem::path& file) const;
    std::string text() const;
    void saved(std::string text);

    std::string name_;
    std::filesystem::path path_;
    std::vector<std::string> remarks_;  // of its file, line by line
    std::vector<Lines> steps_{{}};
    std::size_t at_ = 0;
    std::string saved_name_;
    Lines saved_lines_;
    std::string on_disk_;
    std::uint64_t version_ = 0;
};

}  // namespace cubenight::workshop
