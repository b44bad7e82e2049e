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

// A way that has a text of its own for while the card is attached.
constexpr std::string_view between = " attached ";

void take(TextReading& made, const Meaning& meaning, const PrintedDamage& damage) {
    const auto notation = without_marks(meaning[""], damage);
    if (!notation) return;
    std::string whole = tidy("{ " + *notation + " }");
    if (const std::string& attached = meaning["attached"]; !attached.empty()) {
        const auto behind = without_marks(attached, damage);
        if (!behind) return;
        whole += std::string(between) + tidy("{ " + *behind + " }");
    }
    if (std::find(made.ways.begin(), made.ways.end(), whole) == made.ways.end()) made.ways.push_back(std::move(whole));
}

struct Trees {
    Effect effect;
    std::optional<Effect> attached;
    friend bool operator==(const Trees&, const Trees&) = default;
};

std::optional<Trees> trees_of(std::string_view way) {
    const std::size_t cut = way.find("}" + std::string(between) + "{");
    auto effect = read_effect(cut == std::string_view::npos ? way : way.substr(0, cut + 1));
    if (!effect || effect->empty()) return std::nullopt;
    Trees made{std::move(*effect), {}};
    if (cut == std::string_view::npos) return made;
    auto attached = read_effect(way.substr(cut + 1 + between.size()));
    if (!attached || attached->empty()) return std::nullopt;
    made.attached = std::move(*attached);
    return made;
}

// One tree of all that was understood.
void settle(TextReading& made) {
    std::vector<std::string> sayable;
    std::optional<Trees> first;
    for (const std::string& way : made.ways) {
        auto trees = trees_of(way);
        if (!trees || (first && *first == *trees)) continue;
        sayable.push_back(way);
        if (!first) first = std::move(*trees);
    }
    if (sayable.size() > 1) {
        made.why = Unread::two_ways;
    } else if (sayable.empty()) {
        made.why = made.ways.empty() ? Unread::not_understood : Unread::not_sayable;
        return;
    } else {
        made.effect = std::move(first->effect);
        made.attached = std::move(first->attached);
    }
    made.ways = std::move(sayable);
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
        take(made, *reading.meaning, text.damage);
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
