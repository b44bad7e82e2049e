// Names for bots, and of seats as they are read.
#pragma once

#include <string>

#include "draft/night/night.hpp"
#include "src/text/given_names.hpp"

namespace cubenight {

// A given name for the bot number `index` (0 and up) of a night.
inline std::string bot_name(int index) {
    static constexpr const char* names[] = {"Aino",   "Bo",  "Chika", "Dmitri", "Elsa",  "Farah", "Goro",  "Hanna",
                                            "Ilmari", "Jun", "Kaisa", "Lin",    "Mirja", "Nao",   "Oskar", "Ping"};
    constexpr int count = sizeof names / sizeof *names;
    const std::string name = names[index % count];
    return index < count ? name : name + " " + std::to_string(index / count + 1);
}

// What a seat is called in that language, where the program gave the name; else as it was typed.
inline std::string seat_name(const draft::Night& night, SeatId seat, text::Language language) {
    return text::given_name(night.seats[seat.value].name, language);
}

}  // namespace cubenight
