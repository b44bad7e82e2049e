// Names for bots.
#pragma once

#include <string>

namespace cubenight {

// A given name for the bot number `index` (0 and up) of a night.
inline std::string bot_name(int index) {
    static constexpr const char* names[] = {"Aino",   "Bo",  "Chika", "Dmitri", "Elsa",  "Farah", "Goro",  "Hanna",
                                            "Ilmari", "Jun", "Kaisa", "Lin",    "Mirja", "Nao",   "Oskar", "Ping"};
    constexpr int count = sizeof names / sizeof *names;
    const std::string name = names[index % count];
    return index < count ? name : name + " " + std::to_string(index / count + 1);
}

}  // namespace cubenight
