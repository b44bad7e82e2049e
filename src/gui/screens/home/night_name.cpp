#include "src/gui/screens/home/night_name.hpp"

#include <algorithm>

#include "src/gui/screens/common/free_name.hpp"

namespace cubenight::gui {

std::string free_night_name(const Strings& say, const Session& session, const std::string& usual) {
    return free_name(say, usual, [&](const std::string& name) {
        return std::ranges::any_of(session.nights(), [&](const NightSummary& night) {
            return night.name == name && night.begun == session.today();
        });
    });
}

}  // namespace cubenight::gui
