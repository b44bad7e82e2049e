#include "engine/cards/printed/reader.hpp"

#include <algorithm>
#include <cctype>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/chart.hpp"
#include "engine/cards/printed/choices.hpp"
#include "engine/cards/printed/demands.hpp"
#include "engine/cards/printed/one_way.hpp"
#include "engine/cards/printed/tidy.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::printed {
namespace {

// The names by which a card calls itself: as printed, and as the rules count it.
std::vector<std::string> own_names(std::string_view printed) {
    std::vector<std::string> names;
    if (printed.empty()) return names;
    names.emplace_back(printed);
    const std::string counted = name_for_rules(printed);
    if (counted != printed) names.push_back(counted);
    // Texts say the word for the sign.
    static constexpr std::string_view star = "\u2605";
    if (const std::size_t at = names.front().find(star); at != std::string::npos)
        names.push_back(names.front().substr(0, at) + "Star");
    // A letter in brackets is said without them.
    std::string bare = names.front();
    std::erase_if(bare, [](char c) { return c == '[' || c == ']'; });
    if (bare != names.front()) names.push_back(bare);
    return names;
}

bool ends_sentence(const Word& word) { return word.text == "." || word.text == "!" || word.text == "?"; }

// The words of a whole text. Some are printed without their last full stop.
std::vector<Word> words_of_text(std::string_view text) {
    std::vector<Word> words = words_of(text);
    if (!words.empty() && !ends_sentence(words.back()) && words.back().text != ")" && words.back().text != "\"")
        words.push_back({.text = ".", .at = text.size(), .capital = true});
    return words;
}

// The sentence in which a word lies.
std::string sentence_around(std::string_view text, const std::vector<Word>& words, std::size_t at) {
    if (words.empty()) return std::string(text);
    at = std::min(at, words.size() - 1);
    std::size_t from = at, to = at;
    while (from > 0 && !ends_sentence(words[from - 1])) --from;
    while (to + 1 < words.size() && !ends_sentence(words[to])) ++to;
    return std::string(text.substr(words[from].at, words[to].at + words[to].length - words[from].at));
}

// Notation that a text was understood as, and the reading that it comes from.
struct Way {
    std::string effect;
    std::string attached;  // of a card that attaches itself; empty otherwise
    const Chart::Reading* reading = nullptr;

    std::string words() const { return attached.empty() ? effect : effect + " attached " + attached; }
};

std::optional<std::string> as_block(const std::string& notation, const PrintedDamage& damage) {
    const auto plain = without_marks(notation, damage);
    if (!plain) return std::nullopt;
    std::string written = without_double_negation(without_doubled_conditions(tidy("{ " + *plain + " }")));
    written = with_deeds_together(with_sort_of_holder(with_plain_comparisons(std::move(written))));
    written = with_conditions_in_order(with_negations_inside(std::move(written)));
    written = with_names_together(with_questions_of_one(std::move(written)));
    written = with_choices(with_short_filters(with_chosen_asked(std::move(written))));
    return with_demands(with_plain_bench_damage(std::move(written)));
}

// A text of one Unown that says "Unown" means them all, whatever letter they are.
std::string with_every_letter(std::string notation, std::string_view card_name) {
    static constexpr std::string_view one = "name \"Unown\"", all = "name with \"Unown\"";
    if (!card_name.starts_with("Unown [")) return notation;
    for (std::size_t at = notation.find(one); at != std::string::npos; at = notation.find(one, at + all.size()))
        notation.replace(at, one.size(), all);
    return notation;
}

// Where "Trainer card" means what is an Item or a Pokémon Tool today.
std::string with_trainers_of_that_time(std::string notation) {
    static constexpr std::string_view word = "trainer", meant = "item or tool";
    const auto is_letter = [&](std::size_t at) {
        return at < notation.size() && std::isalpha(static_cast<unsigned char>(notation[at])) != 0;
    };
    bool in_string = false;
    for (std::size_t at = 0; at < notation.size(); ++at) {
        if (notation[at] == '"') in_string = !in_string;
        if (in_string || notation.compare(at, word.size(), word) != 0) continue;
        const bool turned = at > 0 && notation[at - 1] == '!';
        if (turned || (at > 0 && is_letter(at - 1)) || is_letter(at + word.size())) continue;
        notation.replace(at, word.size(), meant);
        at += meant.size() - 1;
    }
    return notation;
}

std::optional<std::string> block_of(const PrintedText& text, const PrintedDamage& damage, const std::string& meaning) {
    std::string notation = with_every_letter(meaning, text.card_name);
    if (text.trainers_are_items) notation = with_trainers_of_that_time(std::move(notation));
    return as_block(notation, damage);
}

void take(std::vector<Way>& ways, const Chart::Reading& reading, const PrintedDamage& damage, const PrintedText& text) {
    const Meaning& meaning = *reading.meaning;
    const auto effect = block_of(text, damage, meaning[""]);
    if (!effect) return;
    Way way{*effect, {}, &reading};
    if (!meaning["attached"].empty()) {
        const auto attached = block_of(text, damage, meaning["attached"]);
        if (!attached) return;
        way.attached = *attached;
    }
    const auto same = [&](const Way& other) { return other.effect == way.effect && other.attached == way.attached; };
    if (std::none_of(ways.begin(), ways.end(), same)) ways.push_back(std::move(way));
}

void add_rules(const Chart::Reading& reading, std::vector<std::uint32_t>& rules) {
    if (reading.rule != Chart::no_rule) rules.push_back(reading.rule);
    for (const Chart::Reading* part : reading.parts) add_rules(*part, rules);
}

std::vector<std::uint32_t> rules_of(const Chart::Reading& reading) {
    std::vector<std::uint32_t> rules;
    add_rules(reading, rules);
    std::sort(rules.begin(), rules.end());
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    return rules;
}

struct Trees {
    Effect effect;
    std::optional<Effect> attached;
    friend bool operator==(const Trees&, const Trees&) = default;
};

// What a text of that kind is on a card.
TextPlace place_of(TextKind kind) {
    switch (kind) {
        case TextKind::attack: return TextPlace::attack;
        case TextKind::ability: return TextPlace::ability;
        case TextKind::play: return TextPlace::play;
        case TextKind::stadium: return TextPlace::stadium;
        case TextKind::tool:
        case TextKind::energy: return TextPlace::attached;
    }
    return TextPlace::anywhere;
}

bool is_hidden(const Node& node) {
    return node.kind == NodeKind::zone &&
           (node.sub == static_cast<int>(Zone::hand) || node.sub == static_cast<int>(Zone::deck) ||
            node.sub == static_cast<int>(Zone::prizes));
}

template <class Holds>
bool any_below(const Effect& effect, NodeIndex at, Holds holds) {
    const auto below = children(effect.nodes, at);
    return std::any_of(below.begin(), below.end(), holds);
}

bool names_hidden_cards(const Effect& effect, NodeIndex at) {
    const auto hidden = [&](NodeIndex child) { return is_hidden(effect.nodes[child]); };
    const auto set = [&](NodeIndex child) { return effect.nodes[child].kind == NodeKind::set; };
    if (effect.nodes[at].kind == NodeKind::select && any_below(effect, at, hidden) && any_below(effect, at, set))
        return true;
    return any_below(effect, at, [&](NodeIndex child) { return names_hidden_cards(effect, child); });
}

// Whether what stands for both players to see counts cards of a sort that lie where only one of them looks, or none: nobody
// could check it, and who sees it would know of them. How many cards lie there everybody knows.
bool counts_hidden_cards(const Effect& effect, NodeIndex at, bool stands) {
    const NodeKind kind = effect.nodes[at].kind;
    if (stands && kind == NodeKind::count) return names_hidden_cards(effect, at);
    return any_below(effect, at, [&](NodeIndex child) {
        return counts_hidden_cards(effect, child, stands || kind == NodeKind::give);
    });
}

std::optional<Trees> trees_of(const Way& way, TextKind kind) {
    // A deed that turned out to say nothing is no deed.
    for (const std::string* text : {&way.effect, &way.attached})
        if (text->find("{ }") != std::string::npos || text->find("{}") != std::string::npos) return std::nullopt;
    auto effect = read_text(way.effect, place_of(kind));
    if (!effect || effect->empty() || counts_hidden_cards(*effect, 0, false)) return std::nullopt;
    Trees made{std::move(*effect), {}};
    // A card that attaches itself says what it does there.
    if ((kind == TextKind::play || kind == TextKind::ability) && attaches_itself(made.effect) == way.attached.empty())
        return std::nullopt;
    if (way.attached.empty()) return made;
    auto attached = read_text(way.attached, TextPlace::attached);
    if (!attached || attached->empty() || counts_hidden_cards(*attached, 0, false)) return std::nullopt;
    made.attached = std::move(*attached);
    return made;
}

// One tree of all that was understood.
void settle(TextReading& made, const std::vector<Way>& ways, TextKind kind) {
    std::vector<const Way*> sayable;
    std::optional<Trees> first;
    for (const Way& way : ways) {
        auto trees = trees_of(way, kind);
        if (!trees || (first && *first == *trees)) continue;
        sayable.push_back(&way);
        if (!first) first = std::move(*trees);
    }
    if (sayable.empty()) {
        made.why = ways.empty() ? Unread::not_understood : Unread::not_sayable;
        for (const Way& way : ways) made.ways.push_back(way.words());
        return;
    }
    for (const Way* way : sayable) made.ways.push_back(way->words());
    if (sayable.size() > 1) {
        made.why = Unread::two_ways;
        return;
    }
    made.effect = std::move(first->effect);
    made.attached = std::move(first->attached);
    made.rules = rules_of(*sayable.front()->reading);
}

// Of a card that is attached, "this Pokémon" is the one that carries it. Both without their first letter, which is kept.
constexpr std::string_view own_pokemon = "his Pok\u00e9mon", carrier = "he Pok\u00e9mon this card is attached to";

std::size_t next_own_pokemon(std::string_view text, std::size_t from) {
    for (std::size_t at = text.find(own_pokemon, from + 1); at != text.npos; at = text.find(own_pokemon, at + 1))
        if (text[at - 1] == 't' || text[at - 1] == 'T') return at;
    return text.npos;
}

std::string with_carrier(std::string_view text) {
    std::string made;
    std::size_t done = 0;
    for (std::size_t at = next_own_pokemon(text, 0); at != text.npos; at = next_own_pokemon(text, at)) {
        made.append(text.substr(done, at - done)).append(carrier);
        done = at + own_pokemon.size();
    }
    return made.append(text.substr(done));
}

// Where in a text that place of the text with its carrier lies.
std::size_t place_without_carrier(std::string_view text, std::size_t place) {
    for (std::size_t at = next_own_pokemon(text, 0); at < place; at = next_own_pokemon(text, at))
        place = std::max(at, place - (carrier.size() - own_pokemon.size()));
    return place;
}

TextReading read_words(const Grammar& grammar, const PrintedText& text) {
    TextReading made;
    const std::vector<Word> words = words_of_text(text.text);
    if (words.size() > most_words) {
        made.why = Unread::too_long;
        return made;
    }
    const std::vector<std::string> own = own_names(text.card_name);
    Chart chart(grammar, text.text, words, own, text.title);
    PrintedDamage damage = text.damage;
    damage.title = text.title;
    std::vector<Way> ways;
    for (const Chart::Reading& reading :
         chart.readings(grammar.phrase(phrase_of_kind[static_cast<int>(text.kind)]), 0)) {
        if (reading.end != words.size()) continue;
        take(ways, reading, damage, text);
    }
    if (chart.too_many()) {
        made.why = Unread::too_long;
        return made;
    }
    settle(made, ways, text.kind);
    if (made.effect) return made;
    const std::size_t place = std::min(chart.furthest(), words.empty() ? 0 : words.size() - 1);
    made.at = words.empty() ? 0 : words[place].at;
    made.sentence = sentence_around(text.text, words, place);
    return made;
}

TextReading read_of_any_time(const Grammar& grammar, const PrintedText& text) {
    if (text.kind != TextKind::tool && text.kind != TextKind::energy) return read_words(grammar, text);
    const std::string words = with_carrier(text.text);
    TextReading made =
        read_words(grammar, {text.kind, words, text.card_name, text.damage, text.title, text.trainers_are_items});
    if (made.effect) return made;
    // It is told as it is printed.
    made.at = place_without_carrier(text.text, made.at);
    const std::vector<Word> printed = words_of_text(text.text);
    const auto behind = std::ranges::upper_bound(printed, made.at, {}, &Word::at);
    const auto place = static_cast<std::size_t>(behind - printed.begin());
    made.sentence = sentence_around(text.text, printed, place == 0 ? 0 : place - 1);
    return made;
}

bool names_trainers(const Effect& effect) {
    return std::any_of(effect.nodes.begin(), effect.nodes.end(), [](const Node& node) {
        return node.kind == NodeKind::kind && static_cast<KindWord>(node.sub) == KindWord::trainer;
    });
}

}  // namespace

TextReading read_printed(const Grammar& grammar, const PrintedText& text) {
    TextReading made = read_of_any_time(grammar, text);
    // The word was read as it is meant today.
    if (!text.trainers_are_items || !made.effect || !names_trainers(*made.effect)) return made;
    TextReading unread;
    unread.sentence = text.text;
    return unread;
}

bool is_reminder(const Grammar& grammar, std::string_view line, std::string_view card_name, const Card* card) {
    const std::vector<Word> words = words_of(line);
    if (words.empty() || words.size() > most_words) return words.empty();
    const std::vector<std::string> own = own_names(card_name);
    Chart chart(grammar, line, words, own);
    const auto& readings = chart.readings(grammar.phrase(reminder_phrase), 0);
    return std::any_of(readings.begin(), readings.end(), [&](const Chart::Reading& reading) {
        const bool of_others =
            card != nullptr && (*reading.meaning)["of"] == "tera" && !card->rule_boxes.has(RuleBox::tera);
        return reading.end == words.size() && !of_others;
    });
}

}  // namespace cubenight::printed
