// Decks of one's own, as the workshop makes them: what is asked of their game. Each game has its own (own_ultraman_decks.cpp,
// own_pokemon_decks.cpp).
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "src/gui/sessions/deck_shelf.hpp"
#include "src/gui/sessions/held_cube.hpp"
#include "src/text/say.hpp"
#include "src/workshop/opened_deck.hpp"

namespace cubenight::gui {

// What is wrong with a deck, in words, and the cards at fault.
struct OwnDeckFault {
    std::string told;
    std::set<CardId> cards = {};
};

class OwnDecks {
public:
    virtual ~OwnDecks() = default;

    virtual workshop::DeckFileKind kind() const = 0;
    // All cards that its decks can have, each once.
    virtual draft::DraftCards cards() const = 0;
    // What a line of a deck calls a card, and which card a line means; nothing where it means none of them.
    virtual std::string called(CardId card) const = 0;
    virtual std::optional<CardId> meant(const std::string& line) const = 0;
    // Under which heading a card stands in a list.
    virtual ListSection part(CardId card) const = 0;
    // How many cards decks may have, where a person chooses that.
    virtual std::span<const int> sizes() const = 0;
    // All that is wrong with a deck of that size.
    virtual std::vector<OwnDeckFault> faults(const workshop::OpenedDeck& deck, int size,
                                             const text::Say& say) const = 0;
};

// Null where there are no cards.
std::unique_ptr<const OwnDecks> own_ultraman_decks(DeckShelf& shelf, const std::filesystem::path& data);
std::unique_ptr<const OwnDecks> own_pokemon_decks(const HeldCube& cube);

}  // namespace cubenight::gui
