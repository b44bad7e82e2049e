// A night as text for the terminal, part by part, and whole as JSON (docs/night-json.md).
#pragma once

#include <string>

#include "src/night/conductor.hpp"

namespace cubenight::cli {

// Of a seat, in one line, whatever it is.
std::string name_of(const draft::Night& night, SeatId seat);

// What the night is; its seed only where nobody plays it any more.
std::string heading_text(const draft::Night& night);
// What was announced of its deal, and once it is over whether the deal was that one. Empty where nothing was.
std::string deal_text(const draft::Night& night);
std::string packs_text(const draft::Night& night);
// A seat's deck under its name, or its player's where nobody brought it, and what the deck check says of it.
std::string deck_text(const draft::Night& night, SeatId seat);
// Every seat's deck and what the deck check says of it.
std::string decks_text(const draft::Night& night);
std::string pairings_text(const draft::Night& night, int round);  // round is 0-based
std::string results_text(const Conductor& conductor, int round);
std::string standings_text(const draft::Night& night);

// While people play it: without packs, picks, decks and seeds.
std::string night_json(const Conductor& conductor);

std::string pairing_text(const draft::Night& night, const draft::Pairing& pairing);
// "Aino wins", "a draw", "not played", "bye".
std::string result_text(const draft::Night& night, const draft::NightMatch& match);

}  // namespace cubenight::cli
