// What the deck screen has of a game: the parts in which a deck is listed, the rules of decks that it tells, what a card
// would bring, the deck's shape, and what can be added besides the pool's cards. Each game has its own
// (pokemon_decks.cpp, ultraman_decks.cpp).
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "draft/decks/advice.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

struct DeckValues;

// One line of the deck: copies of one card, energy of one type, or a card that the night offers.
struct DeckRow {
    std::vector<draft::CubeCopyId> copies;  // empty for basic energy and cards on offer
    CardId card = no_card;
    Type energy = Type::colorless;
    int count = 0;
    int most = 0;                // of a card on offer: copies that the deck may have
    bool goes_on_above = false;  // onto the card of the row above, or what that one goes onto
    bool at_fault = false;
};

struct DeckSection {
    Text name;
    Colour colour;
    Text none;  // what stands there while it has no row
    int count = 0;
    std::vector<DeckRow> rows = {};
};

// What adding a card would bring, in words.
struct DeckNote {
    std::string text;
    draft::AdviceLevel level = draft::AdviceLevel::fine;
};

// What an opening hand can be asked for, and how many cards of the deck are that.
struct HandPart {
    std::string name;
    int count = 0;
    Colour colour;
};

class DeckGame {
public:
    virtual ~DeckGame() = default;

    virtual std::vector<DeckSection> sections(const DeckValues& v) const = 0;
    // The rules that are told even where they are kept, and what is said of each then.
    virtual std::vector<draft::DeckRule> told_rules(const draft::DeckRules& rules) const = 0;
    virtual std::string kept(const Strings& say, const DeckValues& v, draft::DeckRule rule) const;
    virtual Text rule_name(draft::DeckRule rule) const;
    // REQUIRES: the deck has none of the cards; there is one.
    virtual std::vector<DeckNote> notes(const Strings& say, const DeckValues& v,
                                        std::span<const draft::CubeCopyId> added) const = 0;
    virtual Text look_hint() const = 0;
    // Whether cards of a line can be added together.
    virtual bool has_lines() const = 0;
    // The first of them is what one opens with.
    virtual std::vector<HandPart> hand_parts(const Strings& say, const DeckValues& v) const = 0;
    virtual bool opens(const DeckValues& v, CardId card) const = 0;
    // Whether a hand without such a card goes back.
    virtual bool must_open() const = 0;
    // Whether Pokémon TCG Live takes its lists in.
    virtual bool has_live() const = 0;
    virtual void draw_shape(Frame& f, const DeckValues& v, Rect r) const = 0;
    // How high what can be added besides the pool is, under the pool; 0 where there is nothing.
    virtual float foot(const Frame&) const { return 0; }
    virtual DeckWishes draw_foot(Frame& f, const DeckValues& v, Rect r) const;
};

std::unique_ptr<const DeckGame> deck_game(const draft::DraftCards& cards);
std::unique_ptr<const DeckGame> pokemon_decks();
std::unique_ptr<const DeckGame> ultraman_decks();

// The deck's cards in rows, equal ones together, by their place in the set.
std::vector<DeckRow> rows_of(const DeckValues& v);

}  // namespace cubenight::gui
