// What a night and its seats are called on the screen: names that the program gave in the language of whoever reads them, those
// that a person typed as they are.
#pragma once

#include <string>
#include <vector>

#include "draft/night/night.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

inline std::string name_of(const Strings& say, const draft::Night& night) {
    return text::given_name(night.settings.name, say.language());
}
inline std::string seat_name(const Strings& say, const draft::Night& night, SeatId seat) {
    return text::given_name(night.seats[seat.value].name, say.language());
}

// All seats, with those names.
inline std::vector<draft::SeatSettings> named_seats(const Strings& say, const draft::Night& night) {
    std::vector<draft::SeatSettings> seats;
    for (const draft::Seat& seat : night.seats)
        seats.push_back({text::given_name(seat.name, say.language()), seat.kind, seat.skill});
    return seats;
}

}  // namespace cubenight::gui
