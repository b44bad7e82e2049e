// Which card each entry of a list means, or why nobody can tell.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cards/lists/card_index.hpp"
#include "engine/cards/lists/card_list.hpp"
#include "engine/cards/types.hpp"

namespace cubenight {

enum class Verdict : std::uint8_t {
    printing,      // this one
    basic_energy,  // basic energy, which needs no library
    question,      // the entry contradicts itself, or means several cards: a person decides
    unresolved,    // there is no such card in the library
};

enum class VerdictReason : std::uint8_t {
    none,
    // of a printing
    newest_of_several,  // the list names no printing; all of that name play alike, and this is the newest
    other_printing,     // the library lacks the one that is named; another of that name plays alike, and was wanted
    // of a question
    names_differ,   // set and number are those of a card with another name
    keys_differ,    // set and number say one card, the picture or the id another
    several_cards,  // of that name there are cards that play differently
    // of what is unresolved
    set_unknown,       // nobody knows the set
    set_not_there,     // the library has no card of the set
    number_not_there,  // the library has the set without that number
    name_not_in_set,   // no number is given, and the set has no card of that name
    name_unknown,      // no printing is given, and no card has that name
};

// Which cards come near, and why.
enum class NearBy : std::uint8_t { same_name, same_number, like_name };
struct NearMiss {
    NearBy by = NearBy::same_name;
    Printing printing;
    friend bool operator==(const NearMiss&, const NearMiss&) = default;
};
inline constexpr std::size_t most_near_misses = 5;

struct Resolution {
    Verdict verdict = Verdict::unresolved;
    VerdictReason reason = VerdictReason::none;
    std::optional<Printing> printing;  // of verdict printing
    std::optional<Type> energy;        // of verdict basic_energy
    std::vector<NearMiss> near;
    bool settled() const { return verdict == Verdict::printing || verdict == Verdict::basic_energy; }
    friend bool operator==(const Resolution&, const Resolution&) = default;
};

// What may stand in for a printing that the library lacks.
enum class StandIns : std::uint8_t {
    none,
    other_printings,  // another of that name where all of them play alike
};

Resolution resolve(const ListEntry& entry, const CardIndex& index, StandIns stand_ins = StandIns::none);

// Why it is not settled, or what was chosen; nothing said where the entry names its printing.
Saying said_of(const ListEntry& entry, const Resolution& resolution);

// One for each entry.
std::vector<Resolution> resolve(const CardList& list, const CardIndex& index, StandIns stand_ins = StandIns::none);

}  // namespace cubenight
