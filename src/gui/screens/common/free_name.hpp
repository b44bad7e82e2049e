// A name that nothing has yet.
#pragma once

#include <string>

#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

// The usual name, with a number as long as taken(name) holds.
template <class Taken>
std::string free_name(const Strings& say, const std::string& usual, Taken&& taken) {
    std::string name = usual;
    for (int number = 2; taken(name); ++number) name = say(Text::home_night_again, {usual, std::to_string(number)});
    return name;
}

}  // namespace cubenight::gui
