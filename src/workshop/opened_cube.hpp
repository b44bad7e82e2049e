// A cube on the workbench: its file and its card files, changed step by step and saved when a person wants it. Every change is made
// in the file's own text, so that remarks and order stay, and the text is read again at once: what is here can always be played.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/ultraman/rules.hpp"
#include "src/store/library.hpp"
#include "src/workshop/cube_text.hpp"

namespace cubenight::workshop {

// One kind of card in a cube, in the order of its file.
struct Entry {
    CardId card;
    int copies = 0;
    friend bool operator==(const Entry&, const Entry&) = default;
};

// A card that is to be added: in notation where the cube's files do not have it, as src/lists/card_text.hpp writes it.
struct Addition {
    std::string key;
    std::string text;
};

inline constexpr int most_copies = 99;          // of one card
inline constexpr std::size_t most_steps = 200;  // that can be taken back

class OpenedCube {
public:
    // An error says what is wrong with the cube, as for a night.
    static Result<OpenedCube> open(const std::filesystem::path& path, const std::filesystem::path& wanted_data = {});

    const std::filesystem::path& path() const { return path_; }
    const std::string& name() const { return now().file.cube.name; }
    const CubeFile& file() const { return now().file; }
    const std::string& text() const { return now().text.text(); }
    // The rules of a cube of the Ultraman Card Game; null for Pokémon.
    const ultraman::RuleSet* ucg_rules() const { return now().ucg ? &*now().ucg : nullptr; }
    const ultraman::CardSet* ucg_cards() const { return ucg_ ? &ucg_->cards : nullptr; }
    // Its cards' own records and the rules as it was opened; null for Pokémon.
    std::shared_ptr<const ultraman::CubeContents> ucg_contents() const { return ucg_; }

    // All cards that its files have, those among them that are not in the cube too. Ids stay valid; records move when one is added.
    const CardSet& cards() const { return *cards_; }
    std::shared_ptr<const CardSet> shared_cards() const { return cards_; }
    const Card& operator[](CardId id) const { return (*cards_)[id]; }
    const std::vector<Entry>& entries() const { return now().entries; }
    int copies(CardId card) const;
    int size() const;  // in copies

    // Changes. Each is one step; an error leaves the cube as it was.
    std::optional<Error> set_copies(std::string_view key, int copies);
    std::optional<Error> add(const Addition& card, int copies = 1);
    // The other card takes the place of all copies of the one.
    std::optional<Error> swap(std::string_view called, const Addition& other);
    // Its file keeps its own name.
    std::optional<Error> set_name(const std::string& name);
    // A line of house rules by its name: an option (`bench_size`), `rules`, or `weakness of psychic`; `usual` takes an option or a
    // Weakness back to what the rule set has.
    std::optional<Error> set_rule(const std::string& rule, const std::string& value);

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo();
    void redo();
    bool changed() const { return text() != on_disk_ || !now().added.empty(); }
    // Another number after each change and step back.
    std::uint64_t version() const { return version_; }

    // Puts it on disk: at any moment there is the old cube or the new one. An error where the file is not any more what was opened.
    std::optional<Error> save();
    // The same under another name in the user's folder, which must be free; from then on that is the cube.
    std::optional<Error> save_as(const std::string& name, const std::string& stem);

private:
    struct Step {
        CubeText text;
        CubeFile file;
        std::optional<ultraman::RuleSet> ucg;
        std::vector<Entry> entries;
        std::vector<std::string> added;  // cards in notation that are in no file yet
    };

    OpenedCube() = default;
    const Step& now() const { return steps_[at_]; }
    static Result<Step> read(CubeText text, const CardSet& cards, const std::filesystem::path& path,
                             std::vector<std::string> added = {});
    std::optional<Error> take(CubeText text, std::vector<std::string> added);
    Result<std::vector<std::string>> with(const Addition& card);
    CubeText listed() const;
    void write_copies(CubeText& text, std::string_view key, int copies) const;
    Error error(Saying reason) const { return {path_.string(), 0, std::move(reason)}; }
    std::optional<Error> take_card_files_along(const std::string& stem, const std::filesystem::path& file);
    std::optional<Error> write_added(const std::string& stem);
    std::optional<Error> use_in_all_steps(const std::string& old, const std::string& file);
    std::optional<Error> put(const std::string& stem);

    std::filesystem::path path_, wanted_data_;
    std::shared_ptr<CardSet> cards_;
    std::map<std::string, std::string, std::less<>> unsaved_;  // cards that are in no file, by key: as they are written
    std::shared_ptr<const ultraman::CubeContents> ucg_;
    std::vector<Step> steps_;
    std::size_t at_ = 0;
    std::string on_disk_;
    std::uint64_t version_ = 0;
};

// The card of the cube's files that a person means by its key or its name; an error names what comes near.
Result<CardId> card_called(const OpenedCube& cube, std::string_view called);

}  // namespace cubenight::workshop
