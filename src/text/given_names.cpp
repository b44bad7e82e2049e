#include "src/text/given_names.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include "src/text/names.hpp"
#include "src/text/say.hpp"
#include "src/text/screen_words.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::text {
namespace {

constexpr int most_people = 16;
constexpr SessionPhrase nights[] = {SessionPhrase::monday_night,    SessionPhrase::tuesday_night,
                                    SessionPhrase::wednesday_night, SessionPhrase::thursday_night,
                                    SessionPhrase::friday_night,    SessionPhrase::saturday_night,
                                    SessionPhrase::sunday_night,    SessionPhrase::constructed_night};
constexpr SessionPhrase decks[] = {SessionPhrase::deck_tiga, SessionPhrase::deck_zero};
constexpr int night_count = static_cast<int>(std::size(nights));
constexpr int first_player = bot_name_count, first_night = first_player + most_people;
constexpr int quick_night = first_night + night_count, first_deck = quick_night + 1;
constexpr int name_count = first_deck + static_cast<int>(std::size(decks));

std::string name(int number, Language language) {
    const Say say(language);
    if (number < first_player) return std::string(bot_name(number, language));
    if (number < first_night) return say(ScreenText::practice_seat, {std::to_string(number - first_player + 1)});
    if (number < quick_night) return std::string(say(nights[number - first_night]));
    if (number < first_deck) return std::string(say(ScreenText::practice_quick));
    return std::string(say(decks[number - first_deck]));
}

using Names = std::map<std::string, int, std::less<>>;

const Names& all_names() {
    static const Names names = [] {
        Names made;
        for (std::size_t language = 0; language < language_count; ++language)
            for (int number = 0; number < name_count; ++number)
                made.try_emplace(name(number, static_cast<Language>(language)), number);
        return made;
    }();
    return names;
}

// What may stand behind the name of a night that has namesakes: figures and signs.
bool is_number(std::string_view rest) {
    return std::ranges::all_of(rest, [](char c) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return !letter && (static_cast<unsigned char>(c) < 0x80 || c == '\xC2' || c == '\xB7');
    });
}

struct Given {
    int number = 0;
    std::string_view rest;
};

std::optional<Given> find(std::string_view wanted) {
    const Names& names = all_names();
    if (const auto found = names.find(wanted); found != names.end()) return Given{found->second, {}};
    for (const auto& [each, number] : names)
        if (number >= first_night && wanted.starts_with(each) && is_number(wanted.substr(each.size())))
            return Given{number, wanted.substr(each.size())};
    return std::nullopt;
}

}  // namespace

bool is_given_name(std::string_view name) { return find(name).has_value(); }

std::string given_name(std::string_view wanted, Language language) {
    const auto given = find(wanted);
    return given ? name(given->number, language) + std::string(given->rest) : std::string(wanted);
}

std::string_view own_part(std::string_view name, Language language) {
    const auto given = find(name);
    if (!given || given->number >= bot_name_count || bot_name(given->number, language) != name) return name;
    // What two of them begin with, as far as whole signs go.
    const std::string_view one = bot_name(0, language), other = bot_name(1, language);
    const auto ends = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    auto alike = static_cast<std::size_t>(ends.first - one.begin());
    while (alike > 0 && (static_cast<unsigned char>(one[alike]) & 0xC0) == 0x80) --alike;
    return name.substr(alike);
}

}  // namespace cubenight::text
