// What things are worth to the seat, in points: about the damage points that one would give for them. A Knock Out
// for one Prize card is some 100. Positive is good for the seat, whoever owns the thing.
#pragma once

#include "engine/bots/worth/outlook.hpp"

namespace cubenight::bots {

inline constexpr int winning = 5000;  // what ends the match

// How much the seat would like to have that card of its own in hand; never negative.
int hand_value(const Outlook& outlook, CopyId copy);
// Of the energy, cards and stages that a Pokémon in play stands for; never negative.
int pokemon_value(const Outlook& outlook, std::uint8_t slot);
// Putting this card of its own onto the Bench.
int bench_worth(const Outlook& outlook, CopyId copy);
// The card on top of that Pokémon of the seat.
int evolve_worth(const Outlook& outlook, std::uint8_t slot, CopyId copy);
// The energy card attached to that Pokémon.
int attach_worth(const Outlook& outlook, std::uint8_t slot, CopyId copy);
// The best of that for all own Pokémon.
int best_attach_worth(const Outlook& outlook, CopyId copy);
// Losing an attached card; negative for the seat's own.
int lose_attached_worth(const Outlook& outlook, CopyId copy);

int knock_out_worth(const Outlook& outlook, std::uint8_t slot);
// So many points of damage or counters.
int hit_worth(const Outlook& outlook, std::uint8_t slot, int points);
int heal_worth(const Outlook& outlook, std::uint8_t slot, int points);
int condition_worth(const Outlook& outlook, std::uint8_t slot, SpecialCondition condition);
int cure_worth(const Outlook& outlook, std::uint8_t slot);
// How many of its turns the seat could not draw for any more with so many cards in its deck.
int short_of_cards(const Outlook& outlook, int deck);
// What each of those is worth, in points: nearly twice what the card that is drawn instead brings at once.
inline constexpr int deck_card = 30;
// Drawing so many cards; negative where the deck runs out.
int draw_worth(const Outlook& outlook, int cards);

// How good that Pokémon is in the Active Spot, for its owner.
int active_worth(const Outlook& outlook, std::uint8_t slot);
// Bringing that Benched Pokémon of the other seat up.
int gust_worth(const Outlook& outlook, std::uint8_t slot);
// The Pokémon leaves play for its owner's hand.
int scoop_worth(const Outlook& outlook, std::uint8_t slot);

}  // namespace cubenight::bots
