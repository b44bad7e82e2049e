#include "src/text/times.hpp"

#include <algorithm>
#include <chrono>

#include "src/text/session_words.hpp"

namespace cubenight::text {

namespace {

// From Monday on.
constexpr SessionPhrase weekdays[] = {SessionPhrase::monday,   SessionPhrase::tuesday, SessionPhrase::wednesday,
                                      SessionPhrase::thursday, SessionPhrase::friday,  SessionPhrase::saturday,
                                      SessionPhrase::sunday};
constexpr SessionPhrase nights[] = {SessionPhrase::monday_night,    SessionPhrase::tuesday_night,
                                    SessionPhrase::wednesday_night, SessionPhrase::thursday_night,
                                    SessionPhrase::friday_night,    SessionPhrase::saturday_night,
                                    SessionPhrase::sunday_night};
constexpr SessionPhrase months[] = {SessionPhrase::january, SessionPhrase::february, SessionPhrase::march,
                                    SessionPhrase::april,   SessionPhrase::may,      SessionPhrase::june,
                                    SessionPhrase::july,    SessionPhrase::august,   SessionPhrase::september,
                                    SessionPhrase::october, SessionPhrase::november, SessionPhrase::december};

std::size_t weekday(Day day) {
    using namespace std::chrono;
    const year_month_day date{year{day.year}, month{static_cast<unsigned>(day.month)},
                              std::chrono::day{static_cast<unsigned>(day.day)}};
    return date.ok() ? std::chrono::weekday{sys_days{date}}.iso_encoding() - 1 : 0;
}

std::string month_of(Day day, Say say) {
    return std::string(say(months[static_cast<std::size_t>(day.month - 1) % 12]));
}

}  // namespace

Day day_of(std::uint64_t milliseconds) {
    using namespace std::chrono;
    constexpr std::uint64_t day_length = 86'400'000, furthest = 10'000 * 365;
    const auto days_since = static_cast<int>(std::min(milliseconds / day_length, furthest));
    const year_month_day date{sys_days{days{days_since}}};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

std::string date_text(Day day, Say say) {
    return say(SessionPhrase::date, {say(weekdays[weekday(day)]), month_of(day, say), std::to_string(day.day)});
}

std::string date_text(Day day, Day today, Say say) {
    if (day.year == today.year) return date_text(day, say);
    return say(SessionPhrase::date_of_year, {std::to_string(day.year), month_of(day, say), std::to_string(day.day)});
}

std::string night_of(Day day, Say say) { return std::string(say(nights[weekday(day)])); }

std::string ago(std::uint64_t then, std::uint64_t now, Say say) {
    const std::uint64_t minutes = now > then ? (now - then) / 60000 : 0;
    if (minutes == 0) return std::string(say(SessionPhrase::just_now));
    if (minutes < 60)
        return say.count(SessionPhrase::minute_ago, SessionPhrase::minutes_ago, static_cast<int>(minutes));
    const int hours = static_cast<int>(minutes / 60);
    if (hours < 48) return say.count(SessionPhrase::hour_ago, SessionPhrase::hours_ago, hours);
    return say.count(SessionPhrase::day_ago, SessionPhrase::days_ago, hours / 24);
}

}  // namespace cubenight::text
