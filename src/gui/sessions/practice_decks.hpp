// The decks with which a match can be practised: of a cube of Pokémon what bots draft, lists in the user's folder of decks and what was
// played with in nights; of the Ultraman Card Game deck files besides. Read when they are asked for.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/gui/sessions/deck_shelf.hpp"
#include "src/gui/sessions/held_cube.hpp"
#include "src/gui/sessions/list_shelf.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// A deck of a night that is over: whose, of which night, and its cards by their keys.
struct NightDeck {
    std::string id;
    std::string whose, night;
    std::vector<std::string> cards;
};

class PracticeDecks {
public:
    using NightDecks = std::function<std::vector<NightDeck>(const HeldCube&)>;
    // REQUIRES: the decks of files and the lists outlive it.
    PracticeDecks(DeckShelf& files, ListShelf& lists) : files_(files), lists_(lists) {}

    // Goes through everything again for that cube; without one there are the files of the Ultraman Card Game alone.
    void read(const std::optional<HeldCube>& cube, const std::vector<NightDeck>& nights);
    const std::vector<DeckFile>& list() const { return decks_; }
    // The cards of the decks of both seats, in terms of cards(); an error says why one of them is none. Bots draft what is to be
    // drafted now, by the rules that are wished for. REQUIRES: the list has both.
    Result<std::vector<std::vector<CardId>>> cards_for(const Practice& wanted, std::uint64_t seed) const;
    // Null where the decks are of the other game.
    std::shared_ptr<const CardSet> pokemon_cards() const { return cube_ && !cube_->ucg ? cube_->set : nullptr; }
    const std::shared_ptr<const ultraman::CardSet>& ultraman_cards() const { return files_.cards(); }
    const std::optional<HeldCube>& cube() const { return cube_; }

private:
    void add_lists();
    void drop_second_forms();
    void look_into_decks();
    void add_night(const NightDeck& night);
    std::optional<CardId> by_key(const std::string& key) const;
    std::vector<CardId> in_the_game(const std::vector<CardId>& of_cube) const;

    DeckShelf& files_;
    ListShelf& lists_;
    std::optional<HeldCube> cube_;
    std::vector<DeckFile> decks_;
    std::vector<std::vector<CardId>> cards_;  // of decks_; empty where they are drafted, or have a problem
};

}  // namespace cubenight::gui
