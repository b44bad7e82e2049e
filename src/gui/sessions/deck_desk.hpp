// What the screens ask and wish of the deck on the bench: of which game it is, all cards that it can have, what is wrong with it, and
// its file among the user's own.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/gui/sessions/list_shelf.hpp"
#include "src/gui/sessions/own_decks.hpp"

namespace cubenight::gui {

class DeckDesk {
public:
    using Cubes = std::function<std::optional<HeldCube>(const std::string& id)>;
    // `cubes`: whose cards a deck can have. REQUIRES: decks of files and lists outlive it.
    DeckDesk(DeckShelf& shelf, ListShelf& lists, Cubes cubes, std::filesystem::path data = {})
        : shelf_(shelf), lists_(lists), cubes_(std::move(cubes)), data_(std::move(data)) {}

    void speak(text::Language language) { say_.speak(language); }
    // For pictures and tests: nothing is written to disk from then on, until keep_files().
    void keep_nothing() { writes_ = false; }
    void keep_files() { writes_ = true; }

    // The lists of Pokémon, the deck files of the Ultraman Card Game, and last of all the starter decks. Valid until one of them is
    // read again.
    const std::vector<DeckFile>& decks();
    // How many cards of the Ultraman Card Game there are to make decks of.
    std::size_t ultraman_cards() { return shelf_.cards()->size(); }
    // Where the decks that are made here lie.
    static std::filesystem::path folder(workshop::DeckFileKind kind);
    // Whether a deck of a file is called so.
    bool is_taken(const std::string& name, workshop::DeckFileKind kind);

    // The deck on the bench; null where there is none. What was there before is gone: whoever wants it saves it first.
    workshop::OpenedDeck* deck() { return deck_ ? &*deck_ : nullptr; }
    const workshop::OpenedDeck* deck() const { return deck_ ? &*deck_ : nullptr; }
    // Another number for each deck that comes to lie there, and whenever it gets the cards of another cube.
    std::uint64_t opened() const { return opened_; }
    // A new one with the cards of that cube; without a cube of the Ultraman Card Game.
    [[nodiscard]] Said begin(std::string name, const std::string& cube);
    // The cards of a list, with those of the cube that knows most of them.
    [[nodiscard]] Said begin_list(std::string name, const std::string& text, const std::vector<std::string>& cubes);
    // By its id. A list has the cards of that cube.
    [[nodiscard]] Said open(const std::string& id, const std::string& cube);
    [[nodiscard]] Said open_copy(const std::string& id, std::string name);
    // The cube that knows most cards of that list; the first of them where it is no matter.
    std::string likely_cube(const std::string& id, const std::vector<std::string>& cubes);
    // Its list has the cards of that cube from now on. REQUIRES for the rest: there is a deck.
    [[nodiscard]] Said turn_to(const std::string& cube);

    // The cube whose cards it has; empty for the Ultraman Card Game.
    const std::string& cube() const { return cube_; }
    const std::shared_ptr<const OwnDecks>& own() const { return own_; }
    std::string called(CardId card) const { return own_->called(card); }
    bool knows(const workshop::DeckLine& line) const { return own_->meant(line.card).has_value(); }
    // How many copies of each card it has, as far as its lines mean cards.
    std::map<CardId, int> contents() const;
    [[nodiscard]] Said set_copies(CardId card, int copies);
    [[nodiscard]] Said set_copies(const std::string& line, int copies) { return said(deck_->set_copies(line, copies)); }
    // How many cards it is to have, where a person chooses that.
    std::span<const int> sizes() const { return own_->sizes(); }
    int size() const { return size_; }
    void set_size(int cards) { size_ = cards; }
    // All that is wrong with it.
    std::vector<OwnDeckFault> faults() const { return own_->faults(*deck_, size_, say_); }

    // Whether it can be saved, other than as it is on disk.
    bool can_be_saved() const { return deck_->changed() || deck_->path().empty(); }
    // Whether another deck is called as it.
    bool name_is_taken();
    // A new one gets a file in the user's folder.
    [[nodiscard]] Said save();
    // The same as another deck of that name, which lies on the bench then.
    [[nodiscard]] Said save_copy(std::string name);
    // Takes its file out of the list of decks, and it off the bench; says where the file lies now. REQUIRES: it has one.
    Result<std::filesystem::path> put_aside();

private:
    using Own = std::shared_ptr<const OwnDecks>;

    Said said(const std::optional<Error>& error) const { return error ? Said(say_(*error)) : std::nullopt; }
    std::filesystem::path free_file();
    std::optional<Error> write();
    Own own_decks(const std::string& cube);
    Said lay(workshop::OpenedDeck deck, const std::string& cube);
    std::string likely_cube(const workshop::OpenedDeck& deck, const std::vector<std::string>& cubes);
    void choose_size();
    void sort_in();
    void read_again();

    DeckShelf& shelf_;
    ListShelf& lists_;
    Cubes cubes_;
    std::filesystem::path data_;
    text::Say say_;
    bool writes_ = true;
    std::vector<DeckFile> decks_;
    std::string decks_of_;  // which versions of the files they are of
    Own ultraman_;          // made when it is first asked for
    std::optional<workshop::OpenedDeck> deck_;
    Own own_;           // of the deck on the bench
    std::string cube_;  // the same
    int size_ = 60;
    std::uint64_t opened_ = 0;
};

}  // namespace cubenight::gui
