// The attacks of the own Active Pokémon as rows: cost, name, number, and what would come of it now or why not.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/pokemon/inspect.hpp"
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
    std::optional<pokemon::Foretold> foretold;       // what its text makes of the number, where that can be told
    bool knocks_out = false;                         // for certain
    std::optional<pokemon::Option> option;           // where it can be used
    bool stands = false;                             // once used it cannot be taken back, not even while it asks
};

// What an attack of the view would come to with its text; nothing where nobody can tell.
using Foretell = std::function<std::optional<pokemon::Foretold>(int attack)>;

// From the view's attacks in the own turn; from the card's record otherwise, where no row can be used.
std::vector<AttackRow> attack_rows(const pokemon::Rulebook& book, const pokemon::View& view, const Card* active,
                                   const Foretell& foretell, text::Say say = text::Say());

// What the attack would come to; a Knock Out is said to be one where it is certain, else that there may be one.
std::string attack_result(const pokemon::View& view, const pokemon::AttackView& attack,
                          const std::optional<pokemon::Foretold>& foretold, text::Say say = text::Say());

// "130", "50 to 130", "at least 20", "0+".
std::string foretold_points(const pokemon::Foretold& foretold, text::Say say);

}  // namespace cubenight::gui
