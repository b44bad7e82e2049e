#include "src/text/match_phrases.hpp"

#include <algorithm>
#include <utility>

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

#define CUBENIGHT_PHRASE(id, words) +1
constexpr std::size_t phrase_count = 0
#include "src/text/en/match.def"
    ;
#undef CUBENIGHT_PHRASE

constexpr Table<MatchPhrase, phrase_count> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(id, words) said[MatchPhrase::id] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/match.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.english().complete());
static_assert(table.complete_in_all());

// So many parts mean any number of them.
constexpr int any_number = 60;

}  // namespace

std::string_view words(MatchPhrase phrase, Language language) { return table.words(phrase, language); }

std::vector<std::string> each_once(const Say& say, const std::vector<std::string>& names) {
    std::vector<std::pair<std::string_view, int>> counted;
    for (const std::string& name : names) {
        const auto same = std::ranges::find(counted, name, [](const auto& one) { return one.first; });
        if (same != counted.end()) ++same->second;
        else counted.emplace_back(name, 1);
    }
    std::vector<std::string> out;
    for (const auto& [name, many] : counted)
        out.push_back(many == 1 ? std::string(name) : say(MatchPhrase::several_of, {std::to_string(many), name}));
    return out;
}

std::string part_asked(const Say& say, const std::string& what, int picked, int least, int most) {
    if (most == 0 || (most == 1 && least == 1)) return say(MatchPhrase::ask_plain, {what});
    if (most == 1) return say(MatchPhrase::ask_one_or_none, {what});
    if (most > any_number) return say(MatchPhrase::ask_chosen_any, {what, std::to_string(picked)});
    const MatchPhrase phrase = least == most ? MatchPhrase::ask_chosen_of : MatchPhrase::ask_chosen_up_to;
    return say(phrase, {what, std::to_string(picked), std::to_string(most)});
}

std::string without_stop(std::string sentence) {
    for (const std::string_view stop : {".", "。"})
        if (sentence.ends_with(stop)) sentence.resize(sentence.size() - stop.size());
    return sentence;
}

std::string followed_by(std::string sentence, std::string_view next) {
    if (!sentence.ends_with("。") && !sentence.ends_with("？")) sentence += ' ';
    return sentence.append(next);
}

std::string capitalized(std::string clause) {
    if (!clause.empty() && clause[0] >= 'a' && clause[0] <= 'z') clause[0] = static_cast<char>(clause[0] - 'a' + 'A');
    return clause;
}

}  // namespace cubenight::text
