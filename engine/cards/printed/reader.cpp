#include "engine/cards/printed/reader.hpp"

#include <algorithm>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/chart.hpp"

namespace cubenight::printed {
namespace {

// Statements and filters that turned out empty leave their separators behind.
std::string tidy(std::string text) {
    static constexpr std::pair<std::string_view, std::string_view> rules[] = {
        {"[ ", "["}, {" ]", "]"},  {"[, ", "["}, {"[,", "["},  {", ]", "]"}, {",]", "]"},   {", ,", ","}, {",,", ","},
        {"[]", ""},  {"; ;", ";"}, {";;", ";"},  {"{ ;", "{"}, {"{;", "{"},  {"; }", " }"}, {";}", "}"},  {"  ", " "},
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [from, to] : rules)
            for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
                text.replace(at, from.size(), to);
                changed = true;
            }
    }
    return text;
}

// The names by which a card calls itself: as printed, and as the rules count it.
std::vector<std::string> own_names(std::string_view printed) {
    std::vector<std::string> names;
    if (printed.empty()) return names;
    names.emplace_back(printed);
    const std::string counted = name_for_rules(printed);
    if (counted != printed) names.push_back(counted);
    return names;
}

bool ends_sentence(const Word& word) { return word.text == "." || word.text == "!" || word.text == "?"; }

// The sentence in which a word lies.
std::string sentence_around(std::string_view text, const std::vector<Word>& words, std::size_t at) {
    if (words.empty()) return std::string(text);
    at = std::min(at, words.size() - 1);
    std::size_t from = at, to = at;
    while (from > 0 && !ends_sentence(words[from - 1])) --from;
    while (to + 1 < words.size() && !ends_sentence(words[to])) ++to;
    return std::string(text.substr(words[from].at, words[to].at + words[to].length - words[from].at));
}

void take(TextReading& made, const std::string& notation) {
    const std::string whole = "{ " + notation + " }";
    if (std::find(made.ways.begin(), made.ways.end(), tidy(whole)) != made.ways.end()) return;
    made.ways.push_back(tidy(whole));
}

// One tree of all that was understood.
void settle(TextReading& made) {
    std::vector<std::string> sayable;
    for (const std::string& way : made.ways) {
        auto effect = read_effect(way);
        if (!effect || effect->empty()) continue;
        if (made.effect && *made.effect == *effect) continue;
        sayable.push_back(way);
        if (!made.effect) made.effect = std::move(*effect);
    }
    if (sayable.size() > 1) {
        made.effect.reset();
        made.why = Unread::two_ways;
        made.ways = std::move(sayable);
    } else if (sayable.empty()) {
        made.why = made.ways.empty() ? Unread::not_understood : Unread::not_sayable;
    } else {
        made.ways = std::move(sayable);
    }
}

}  // namespace

bool is_reminder(const Grammar& grammar, std::string_view line, std::string_view card_name) {
    const std::vector<Word> words = words_of(line);
    if (words.empty() || words.size() > most_words) return words.empty();
    const std::vector<std::string> own = own_names(card_name);
    Chart chart(grammar, line, words, own);
    const auto& readings = chart.readings(grammar.phrase(reminder_phrase), 0);
    return std::any_of(readings.begin(), readings.end(),
                       [&](const Chart::Reading& reading) { return reading.end == words.size(); });
}

TextReading read_printed(const Grammar& grammar, const PrintedText& text) {
    TextReading made;
    const std::vector<Word> words = words_of(text.text);
    if (words.size() > most_words) {
        made.why = Unread::too_long;
        return made;
    }
    const std::vector<std::string> own = own_names(text.card_name);
    Chart chart(grammar, text.text, words, own, text.title);
    for (const Chart::Reading& reading :
         chart.readings(grammar.phrase(phrase_of_kind[static_cast<int>(text.kind)]), 0)) {
        if (reading.end != words.size()) continue;
        if (const auto notation = without_marks((*reading.meaning)[""], text.damage)) take(made, *notation);
    }
    if (chart.too_many()) {
        made.ways.clear();
        made.why = Unread::too_long;
        return made;
    }
    settle(made);
    if (made.effect) return made;
    const std::size_t place = std::min(chart.furthest(), words.empty() ? 0 : words.size() - 1);
    made.at = words.empty() ? 0 : words[place].at;
    made.sentence = sentence_around(text.text, words, place);
    return made;
}

}  // namespace cubenight::printed
