#include "src/gui/screens/night/standing_words.hpp"
#include "src/gui/screens/common/night_names.hpp"

#include <vector>

namespace cubenight::gui {
namespace {

const draft::Standing* standing_of(const NightValues& v, SeatId seat) {
    for (const draft::Standing& each : v.standings)
        if (each.seat == seat) return &each;
    return nullptr;
}

// Whom the seat has met, by matches with a result, each with the share that counts: "Ben 66.7".
std::vector<std::string> met(const Strings& say, const NightValues& v, SeatId seat,
                             draft::Share draft::Standing::*share) {
    std::vector<std::string> all;
    for (const draft::Round& round : v.night->rounds)
        for (const draft::NightMatch& match : round.tables) {
            if (match.is_bye() || match.result == draft::MatchResult::none) continue;
            const SeatId first = match.pairing.first, second = *match.pairing.second;
            if (first != seat && second != seat) continue;
            const draft::Standing* other = standing_of(v, first == seat ? second : first);
            if (other) all.push_back(seat_name(say, *v.night, other->seat) + " " + percent(other->*share));
        }
    return all;
}

// Those who are level with it in everything but the direct match.
std::vector<std::string> level_with(const Strings& say, const NightValues& v, const draft::Standing& standing) {
    std::vector<std::string> names;
    for (const draft::Standing& each : v.standings)
        if (each.seat != standing.seat && each.points == standing.points && each.opponents == standing.opponents &&
            each.opponents_opponents == standing.opponents_opponents)
            names.push_back(seat_name(say, *v.night, each.seat));
    return names;
}

}  // namespace

std::string percent(const draft::Share& share) {
    const int mille = share.per_mille();
    return std::to_string(mille / 10) + "." + std::to_string(mille % 10);
}

std::string standing_in_words(const Strings& say, const NightValues& v, const draft::Standing& standing) {
    const auto number = [](int n) { return std::to_string(n); };
    const draft::Seat& seat = v.night->seats[standing.seat.value];
    std::string told =
        say(Text::standing_points,
            {seat.name, say.count(Text::night_point, Text::night_points, standing.points), number(standing.wins),
             number(standing.byes), number(standing.draws), number(standing.losses)});
    if (seat.dropped) told += "\n" + say(Text::standing_gone, {seat.name});
    if (seat.missed > 0) told += "\n" + say.count(Text::standing_missed_one, Text::standing_missed, seat.missed);
    const auto opponents = met(say, v, standing.seat, &draft::Standing::match_wins);
    if (opponents.empty()) return told + "\n" + say(Text::standing_nobody, {percent(standing.opponents)});
    told += "\n" + say(Text::standing_omw, {percent(standing.opponents), say.row(opponents)});
    told += "\n" + say(Text::standing_oomw, {percent(standing.opponents_opponents),
                                             say.row(met(say, v, standing.seat, &draft::Standing::opponents))});
    if (const auto level = level_with(say, v, standing); !level.empty())
        told += "\n" + say(Text::standing_level, {say.list(level), number(standing.direct)});
    return told;
}

}  // namespace cubenight::gui
