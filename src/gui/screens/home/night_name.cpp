#include "src/gui/screens/home/night_name.hpp"

#include <algorithm>

namespace cubenight::gui {

std::string free_night_name(const Strings& say, const Session& session, const std::string& usual) {
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(session.nights(), [&](const NightSummary& night) {
            return night.name == name && night.begun == session.today();
        });
    };
    std::string name = usual;
    for (int number = 2; taken(name); ++number) name = say(Text::home_night_again, {usual, std::to_string(number)});
    return name;
}

}  // namespace cubenight::gui
