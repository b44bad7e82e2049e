#include "src/text/times.hpp"

#include "src/text/session_words.hpp"

namespace cubenight::text {

std::string date_text(Day day, Say say) {
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return say(SessionPhrase::date, {std::to_string(day.year), two(day.month), two(day.day)});
}

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
