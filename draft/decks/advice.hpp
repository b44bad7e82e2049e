// What a deck check mentions without forbidding it, and what adding a card would change.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draft/decks/legality.hpp"
#include "draft/pool/deck.hpp"

namespace cubenight::draft {

enum class AdviceKind : std::uint8_t {
    shape,     // number, other, third: Pokémon, Trainers, energy; the guide is about 1:2:1 (CUBE draft.tip.ratio)
    line_gap,  // card: the evolution; name: the stage that is missing
    unpayable_attack,  // cards, each once; types: what their attacks ask for and no energy in the deck gives
    opening_basic,     // number: chance in per mille of a Basic Pokémon in the opening hand; other: hand size
    many_types,        // number: types that attack costs ask for
};
enum class AdviceLevel : std::uint8_t { fine, note, warning };

struct Advice {
    AdviceKind kind = AdviceKind::shape;
    AdviceLevel level = AdviceLevel::note;
    CubeCopyId card = no_cube_copy;
    std::vector<CardId> cards;
    std::string name;
    TypeSet types;
    int number = 0, other = 0, third = 0;
    std::vector<Mend> mends;
};

// Shape, opening chance and number of types always; gaps one by one, and cards that lack the same energy together, where there
// are any.
std::vector<Advice> deck_advice(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                const DeckRules& rules);

// The guide's 1:2:1 for a deck of that size.
struct ShapeGuide {
    int pokemon = 0, trainers = 0, energy = 0;
};
ShapeGuide shape_guide(int deck_size);

// What adding cards to a deck would bring: "If you add the Magikarp line".
enum class AddNoteKind : std::uint8_t {
    completes_line,  // name; number: length
    leaves_gap,      // name: the missing stage
    another_type,    // types; number: how many types then
    fits_types,      // types
    over_size,       // number: cards over the deck size
    breaks_copies,   // name; number: copies then
};
struct AddNote {
    AddNoteKind kind = AddNoteKind::fits_types;
    AdviceLevel level = AdviceLevel::fine;
    std::string name;
    TypeSet types;
    int number = 0;
};
std::vector<AddNote> preview_add(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                 std::span<const CubeCopyId> added, const DeckRules& rules);

}  // namespace cubenight::draft
