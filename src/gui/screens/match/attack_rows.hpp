// The attacks of the own Active Pokémon as rows: cost, name, number, and what would come of it now or why not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/pokemon/view.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

struct AttackRow {
    std::string name;
    CopyId from = no_copy;  // the card that it is printed on
    EnergyCost cost;
    std::string number;                              // "40", "20+"; empty where none is printed
    std::string result;                              // "×2 weakness = 80 · Knock Out"; empty while it cannot be used
    std::string why_not;                             // empty where it can be used
    pokemon::Clause clause = pokemon::Clause::none;  // of why_not
    bool knocks_out = false;
    std::optional<pokemon::Option> option;  // where it can be used
};

// From the view's attacks in the own turn; from the card's record otherwise, where no row can be used.
std::vector<AttackRow> attack_rows(const pokemon::Rulebook& book, const pokemon::View& view, const Card* active,
                                   text::Say say = text::Say());

// What the printed damage of the row would come to.
std::string attack_result(const pokemon::View& view, const pokemon::AttackView& attack, text::Say say = text::Say());

}  // namespace cubenight::gui
