#include "engine/cards/printed/chart.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "engine/cards/notation/words.hpp"

namespace cubenight::printed {
namespace {

constexpr std::size_t longest_name = 8;  // words

// The letter of a type's word or symbol; none where it is neither.
std::optional<char> unit_of(std::string_view word) {
    if (const auto type = type_called(word)) return words::type_letters[static_cast<std::size_t>(*type)];
    if (word.size() != 3 || word.front() != '{' || word.back() != '}') return std::nullopt;
    const auto letter = static_cast<char>(std::toupper(static_cast<unsigned char>(word[1])));
    if (words::type_letters.find(letter) == std::string_view::npos) return std::nullopt;
    return letter;
}

// Words of the game that are printed with capital letters and begin no name.
constexpr std::string_view no_names[] = {
    "pokemon",   "pokemon-ex", "pokemon-gx", "pokemon-v", "energy",    "trainer",   "stage",    "basic",      "item",
    "items",     "supporter",  "stadium",    "tool",      "tools",     "bench",     "active",   "benched",    "prize",
    "defending", "attacking",  "ability",    "abilities", "special",   "evolution", "ultra",    "ancient",    "future",
    "single",    "rapid",      "fusion",     "flip",      "if",        "this",      "your",     "you",        "the",
    "each",      "during",     "tera",       "choose",    "discard",   "search",    "then",     "put",        "evolved",
    "knocked",   "asleep",     "burned",     "confused",  "paralyzed", "poisoned",  "weakness", "resistance", "retreat",
    "hp",        "lost",       "attacks",    "δ",         "sp",        "all"};

// Two words that begin no name either, unless something is theirs.
constexpr std::pair<std::string_view, std::string_view> groups[] = {
    {"team", "plasma"},       {"team", "aqua"}, {"team", "magma"}, {"tag", "team"},
    {"technical", "machine"}, {"ace", "spec"},  {"prism", "star"}};

bool is_no_name(std::string_view word) {
    return std::find(std::begin(no_names), std::end(no_names), word) != std::end(no_names) || unit_of(word) ||
           word.starts_with("pokemon-") || word.starts_with("poke-");
}

// Cards called "Unown [A]" are "Unown A" in some texts; "Unown V" is a card of that name, too.
std::string as_on_card(std::string name) {
    constexpr std::string_view letters = "Unown ";
    const bool letter = name.starts_with(letters) && name.size() == letters.size() + 1 && name.back() >= 'A' &&
                        name.back() <= 'Z' && name.back() != 'V';
    return letter ? name.substr(0, letters.size()) + "[" + name.back() + "]" : name;
}

}  // namespace

// A phrase on the way through the patterns, and the one before it.
struct Chart::Step {
    const Reading* reading = nullptr;
    const Step* before = nullptr;
    std::uint8_t number = 0;  // from 1
};

Chart::Chart(const Grammar& grammar, std::string_view text, std::span<const Word> words,
             std::span<const std::string> own, std::string_view title)
    : grammar_(grammar), text_(text), words_(words), title_(words_of(title)),
      known_(grammar.phrases() * (words.size() + 1)) {
    for (const Word& word : words) numbers_.push_back(grammar.word(word.text).value_or(no_word));
    for (const std::string& name : own) own_.push_back(words_of(name));
    own_names_.assign(own.begin(), own.end());
}

const std::vector<Chart::Reading>& Chart::readings(std::size_t phrase, std::size_t at) {
    auto& known = known_[phrase * (words_.size() + 1) + at];
    if (known) return *known;
    std::vector<Reading> found;
    furthest_ = std::max(furthest_, at);
    const Phrase& asked = grammar_[phrase];
    const bool can_begin =
        at < words_.size() && (asked.any_first || (numbers_[at] != no_word && asked.first_words[numbers_[at]]));
    if (can_begin && !too_many()) {
        if (asked.built_in) read_built_in(*asked.built_in, at, found);
        else walk(asked.root, at, nullptr, at, found);
    }
    known = std::make_unique<std::vector<Reading>>(std::move(found));
    return *known;
}

void Chart::walk(std::uint32_t index, std::size_t at, const Step* way, std::size_t from, std::vector<Reading>& found) {
    furthest_ = std::max(furthest_, at);
    const Branch& branch = grammar_.branch(index);
    for (const Branch::End& each : branch.ends) end(each, at, way, from, found);
    if (at >= words_.size() || too_many()) return;
    if (numbers_[at] != no_word) {
        const auto next =
            std::lower_bound(branch.words.begin(), branch.words.end(), std::pair{numbers_[at], std::uint32_t{0}});
        if (next != branch.words.end() && next->first == numbers_[at]) walk(next->second, at + 1, way, from, found);
    }
    for (const Branch::Part& part : branch.phrases)
        for (const Reading& reading : readings(part.phrase, at)) {
            const Step step{&reading, way, static_cast<std::uint8_t>(way == nullptr ? 1 : way->number + 1)};
            walk(part.branch, reading.end, &step, from, found);
        }
}

// What was meant by the phrase of that number on the way.
const Meaning& Chart::said(const Step* way, std::uint8_t number) {
    while (way->number != number) way = way->before;
    return *way->reading->meaning;
}

void Chart::end(const Branch::End& end, std::size_t at, const Step* way, std::size_t from,
                std::vector<Reading>& found) {
    std::vector<const Meaning*> meanings(end.slots.size(), nullptr);
    Reading made;
    made.end = at;
    made.rule = end.rule;
    for (const Step* step = way; step != nullptr; step = step->before) {
        made.parts.push_back(step->reading);
        for (std::size_t i = 0; i < meanings.size(); ++i)
            if (end.slots[i] == step->number) meanings[i] = step->reading->meaning.get();
    }
    for (const auto& [once, again] : end.alike)
        if (said(way, once) != said(way, again)) return;
    Meaning meaning = grammar_.rule(end.rule).form.filled(meanings, from);
    if (is_known(at, meaning, found)) return;
    made.meaning = std::make_shared<const Meaning>(std::move(meaning));
    ++count_;
    found.push_back(std::move(made));
}

bool Chart::is_known(std::size_t end, const Meaning& meaning, const std::vector<Reading>& found) const {
    return std::any_of(found.begin(), found.end(),
                       [&](const Reading& other) { return other.end == end && *other.meaning == meaning; });
}

void Chart::add(std::size_t end, Meaning meaning, std::vector<Reading>& found) {
    if (is_known(end, meaning, found)) return;
    ++count_;
    found.push_back({end, std::make_shared<const Meaning>(std::move(meaning)), no_rule, {}});
}

std::string Chart::printed(std::size_t from, std::size_t to) const {
    return std::string(text_.substr(words_[from].at, words_[to - 1].at + words_[to - 1].length - words_[from].at));
}

void Chart::read_built_in(BuiltIn what, std::size_t at, std::vector<Reading>& found) {
    switch (what) {
        case BuiltIn::integer: {
            const std::string& text = words_[at].text;
            if (text.size() > 4 || text.find_first_not_of("0123456789") != std::string::npos) return;
            Meaning meaning;
            meaning.set("", text);
            add(at + 1, std::move(meaning), found);
            return;
        }
        case BuiltIn::name: read_name(at, found); return;
        case BuiltIn::other_name: read_other_name(at, found); return;
        case BuiltIn::owner: read_owner(at, found); return;
        case BuiltIn::own: read_own(at, found); return;
        case BuiltIn::title: read_title(at, found); return;
        case BuiltIn::units: read_units(at, found); return;
    }
}

bool Chart::begins_group(std::size_t at) const {
    if (at + 1 >= words_.size()) return false;
    const bool theirs = at + 2 < words_.size() && words_[at + 2].text == "'s";
    return !theirs && std::any_of(std::begin(groups), std::end(groups), [&](const auto& group) {
        return group.first == words_[at].text && group.second == words_[at + 1].text;
    });
}

// Some texts speak of the card's namesakes in the plural: "for each of your Lantern Fishes" is of no other card's name.
std::string Chart::in_singular(std::string name) const {
    for (const std::string& own : own_names_)
        if (name == own + "s") return own;
    return name;
}

// Whether the words around these say that they are a name: "Dragon Claw attack", "used Special Combo".
bool Chart::is_said_to_be_name(std::size_t from, std::size_t to) const {
    static constexpr std::string_view titled[] = {"attack", "ability", "marker", "markers", "used"};
    const std::string_view before = from > 0 ? std::string_view(words_[from - 1].text) : std::string_view();
    const std::string_view behind = to < words_.size() ? std::string_view(words_[to].text) : std::string_view();
    if (before == "used" || (before == "\"" && behind == "\"")) return true;
    return std::find(std::begin(titled), std::end(titled), behind) != std::end(titled);
}

// A name ends wherever a word with a capital letter does.
void Chart::read_name(std::size_t at, std::vector<Reading>& found) {
    const std::string& first = words_[at].text;
    if (!words_[at].capital || std::isdigit(static_cast<unsigned char>(first.front())) != 0) return;
    const bool only_titles = is_no_name(first) || begins_group(at);
    for (std::size_t end = at; end < words_.size() && end < at + longest_name; ++end) {
        const Word& word = words_[end];
        const bool small = word.text == "'" || word.text == "s" || word.text == "'s" || word.text == "ex" ||
                           word.text == "of" || word.text == "the" || word.text == "&";
        const bool pokemon = word.text == "pokemon" || word.text.starts_with("pokemon-");
        if ((!word.capital && !small) || (end > at && pokemon)) return;
        if (word.text.find_first_of(".,;:()\"!?*+") != std::string::npos && word.text.size() == 1) return;
        if (small && word.text != "ex" && word.text != "'s") continue;
        if (only_titles && (end == at || !is_said_to_be_name(at, end + 1))) continue;
        Meaning meaning;
        const std::string name = in_singular(as_on_card(printed(at, end + 1)));
        if (name.find('"') != std::string::npos || name.find('\\') != std::string::npos) return;
        meaning.set("", "\"" + name + "\"");
        add(end + 1, std::move(meaning), found);
    }
}

void Chart::read_other_name(std::size_t at, std::vector<Reading>& found) {
    std::vector<Reading> names, own;
    read_name(at, names);
    read_own(at, own);
    for (Reading& name : names)
        if (std::none_of(own.begin(), own.end(), [&](const Reading& one) { return one.end == name.end; }))
            found.push_back(std::move(name));
}

// A name that ends in 's.
void Chart::read_owner(std::size_t at, std::vector<Reading>& found) {
    std::vector<Reading> names;
    read_name(at, names);
    for (Reading& name : names)
        if (words_[name.end - 1].text == "'s") found.push_back(std::move(name));
}

bool Chart::stands_at(const std::vector<Word>& name, std::size_t at) const {
    return !name.empty() && at + name.size() <= words_.size() &&
           std::equal(name.begin(), name.end(), words_.begin() + static_cast<std::ptrdiff_t>(at),
                      [](const Word& a, const Word& b) { return a.text == b.text; });
}

void Chart::read_own(std::size_t at, std::vector<Reading>& found) {
    for (const std::vector<Word>& name : own_) {
        if (!stands_at(name, at)) continue;
        Meaning meaning;
        meaning.set("", "this");
        add(at + name.size(), std::move(meaning), found);
    }
}

void Chart::read_title(std::size_t at, std::vector<Reading>& found) {
    if (!stands_at(title_, at)) return;
    Meaning meaning;
    meaning.set("", printed(at, at + title_.size()));
    add(at + title_.size(), std::move(meaning), found);
}

void Chart::read_units(std::size_t at, std::vector<Reading>& found) {
    std::string units;
    for (std::size_t end = at; end < words_.size() && end < at + longest_name; ++end) {
        const auto unit = unit_of(words_[end].text);
        if (!unit) return;
        units += *unit;
        Meaning meaning;
        meaning.set("", units);
        add(end + 1, std::move(meaning), found);
    }
}

}  // namespace cubenight::printed
