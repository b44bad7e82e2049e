// Everything that the deck screen shows, worked out once per change: rows, piles, what is wrong, numbers.
#pragma once

#include <string>
#include <vector>

#include "draft/decks/advice.hpp"
#include "draft/judge/card_value.hpp"
#include "draft/night/night_view.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

class Session;

// One line of the deck: copies of one card, or energy of one type.
struct DeckRow {
    std::vector<draft::CubeCopyId> copies;  // empty for basic energy and free lower stages
    CardId card = no_card;
    Type energy = Type::colorless;
    int count = 0;
    bool evolves_from_above = false;
    bool at_fault = false;
};

enum class Part : std::uint8_t { pokemon, trainers, energy };
struct DeckSection {
    Part part;
    int count = 0;
    std::vector<DeckRow> rows;
};

// Pool cards that are not in the deck, in one pile on the felt.
struct Pile {
    std::string label;
    int key = 0;  // type, stage or cost; trainers and energy after all others
    std::vector<draft::CubeCopyId> cards;
};
inline constexpr int pile_others = 97, pile_trainers = 98, pile_energy = 99;

enum class PileSort : std::uint8_t { type, stage, cost };

struct DeckValues {
    SeatId seat{0xFF};
    std::uint64_t version = ~std::uint64_t{0};
    draft::DraftCards cards;
    draft::CardValues values;
    CardLooks looks;
    draft::NightView view;
    std::vector<DeckSection> sections;
    std::vector<draft::BrokenRule> broken;
    std::vector<draft::Advice> advice;
    draft::DeckStats stats;

    // Works everything out anew when the night has moved on. True when it did.
    bool refresh(const Session& session);
    std::vector<Pile> piles(const Strings& say, PileSort sort, int columns) const;
    const draft::Deck& deck() const { return view.deck; }
    bool handed_in() const;
    std::vector<draft::CubeCopyId> line_of(draft::CubeCopyId card) const;
    CardLook look(draft::CubeCopyId card) const;

private:
    void make_sections();
    void order_lines(std::vector<DeckRow>& rows) const;
};

}  // namespace cubenight::gui
