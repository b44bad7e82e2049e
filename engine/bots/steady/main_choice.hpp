// What to do next in the turn: each action that is listed is judged, the attack comes last.
#pragma once

#include "engine/bots/worth/value.hpp"

namespace cubenight::bots {

// Using attack number `index` of the view, in points; its effects included.
int attack_worth(const Outlook& outlook, int index);
// The option of a `main` choice that the steady player takes.
Option main_option(const Outlook& outlook, Generator& generator);

}  // namespace cubenight::bots
