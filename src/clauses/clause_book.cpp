#include "src/clauses/clause_book.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/cards/rule_set.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "src/clauses/clause_words.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/finding.hpp"
#include "src/text/rule_options.hpp"
#include "src/text/ultraman/rule_options.hpp"

namespace cubenight::clauses {

using store::ClauseRow;
using text::Language;

namespace {

constexpr std::string_view order[] = {"JA", "ZH", "FI", "CUBE", "UCG"};
// Each rule set with the document that it follows.
constexpr std::pair<std::string_view, const char*> rule_sets[] = {
    {"JA", "ja-3.0"}, {"ZH", "zh-2.2"}, {"FI", "fi-swsh"}, {"CUBE", "cube"}};

std::size_t place_of(const ClauseRow& row) {
    return static_cast<std::size_t>(std::ranges::find(order, row.document) - std::begin(order));
}

using Places = std::vector<std::size_t>;

// For each row those that its `same` names, in that order.
std::vector<Places> named_by(const std::vector<ClauseRow>& rows) {
    std::map<std::string, std::size_t> by_name;
    for (std::size_t i = 0; i < rows.size(); ++i) by_name[rows[i].name()] = i;
    std::vector<Places> named(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const std::string& name : rows[i].same)
            if (const auto other = by_name.find(name); other != by_name.end()) named[i].push_back(other->second);
    return named;
}

// Appends what can be reached from there or from one of those places, the nearest first.
void reach(const std::vector<Places>& near, std::size_t from, Places& places) {
    const auto add = [&](std::size_t place) {
        if (std::ranges::find(places, place) == places.end()) places.push_back(place);
    };
    std::ranges::for_each(near[from], add);
    for (std::size_t i = 0; i < places.size(); ++i) std::ranges::for_each(near[places[i]], add);
}

// Rows that are joined by `same`, in either direction, directly or through others: first those that a row itself leads to.
std::vector<Places> joined(const std::vector<ClauseRow>& rows) {
    const std::vector<Places> named = named_by(rows);
    std::vector<Places> near = named;
    for (std::size_t i = 0; i < named.size(); ++i)
        for (const std::size_t other : named[i]) near[other].push_back(i);
    std::vector<Places> all(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        reach(named, i, all[i]);
        reach(near, i, all[i]);
        std::erase(all[i], i);
    }
    return all;
}

std::string_view summary_of(const ClauseRow& row, Language language) {
    return language == Language::english ? row.summary : row.own[static_cast<std::size_t>(language)];
}

// Of either game: what its rule sets have of the option.
template <class RuleSets, class Key, class Value>
std::vector<OptionChoice> choices_of(const RuleSets& sets, Key key, Value value_words) {
    std::map<int, std::string> by_value;
    for (const auto& [name, rules] : sets) {
        std::string& names = by_value[rules[key]];
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    std::vector<OptionChoice> choices;
    for (const auto& [value, names] : by_value) {
        const std::string_view words = value_words(key, value);
        choices.push_back({words.empty() ? std::to_string(value) : std::string(words), names});
    }
    return choices;
}

std::optional<ClauseOption> option_called(const std::string& name, bool of_ultraman, Language language) {
    if (of_ultraman) {
        const auto key = ultraman::find_option(name);
        const auto rules = ultraman::named_rule_set("ucg-1.6");
        if (!key || !rules) return std::nullopt;
        const std::pair<const char*, ultraman::RuleSet> sets[] = {{"ucg-1.6", *rules}};
        return ClauseOption{name, std::string(ultraman::text::option_title(*key, language)),
                            choices_of(sets, *key, [&](ultraman::OptionKey of, int value) {
                                return ultraman::text::option_value(of, value, language);
                            })};
    }
    const auto key = find_option(name);
    if (!key) return std::nullopt;
    std::vector<std::pair<const char*, RuleSet>> sets;
    for (const auto& [document, set] : rule_sets) sets.emplace_back(set, *named_rule_set(set));
    return ClauseOption{
        name, std::string(text::option_title(*key, language)),
        choices_of(sets, *key, [&](OptionKey of, int value) { return text::option_value(of, value, language); })};
}

}  // namespace

Result<ClauseBook> ClauseBook::load(const std::filesystem::path& wanted_data) {
    auto rows = store::load_clause_rows(wanted_data);
    if (!rows) return rows.error();
    if (auto error = give_all_words(*rows, wanted_data)) return *error;
    return ClauseBook(std::move(*rows));
}

ClauseBook::ClauseBook(std::vector<ClauseRow> rows) : rows_(std::move(rows)) {
    std::ranges::stable_sort(rows_, {}, place_of);
    for (const ClauseRow& row : rows_)
        if (documents_.empty() || documents_.back() != row.document) documents_.push_back(row.document);
    alike_ = joined(rows_);
}

std::string_view ClauseBook::chapter_of(const ClauseRow& row) {
    return std::string_view(row.clause).substr(0, row.clause.find('.'));
}

std::optional<std::size_t> ClauseBook::find(std::string_view citation) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].name() == citation) return i;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].clause == citation) return i;
    return std::nullopt;
}

std::vector<std::size_t> ClauseBook::search(std::string_view words, Language language) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const std::string name = rows_[i].name() + " ";
        if (text::has_words(name + told(i, language), words) ||
            (language != Language::english && text::has_words(name + told(i, Language::english), words)))
            found.push_back(i);
    }
    return found;
}

// What the program says of the clause, or its list; where neither says anything, what they say of the clause that its row
// names as the same, which is nearer than others that are joined to both.
std::string ClauseBook::find_words(std::size_t row, Language language) const {
    Places sources{row};
    sources.insert(sources.end(), alike_[row].begin(), alike_[row].end());
    for (const std::size_t source : sources) {
        if (std::string sentence = text::clause_sentence(rows_[source].name(), language); !sentence.empty())
            return sentence;
        if (const std::string_view words = summary_of(rows_[source], language); !words.empty())
            return std::string(words).append(rows_[source].not_a_rule == "heading" ? "" : text::full_stop(language));
    }
    return {};
}

const std::string& ClauseBook::told(std::size_t row, Language language) const {
    auto& all = told_[static_cast<std::size_t>(language)];
    for (std::size_t i = all.size(); i < rows_.size(); ++i) all.push_back(find_words(i, language));
    return all[row];
}

std::vector<std::size_t> ClauseBook::alike(std::size_t row) const {
    std::vector<std::size_t> others = alike_[row];
    std::ranges::sort(others);
    return others;
}

static constexpr std::string_view option_word = "option ";

bool ClauseBook::differs(std::size_t row) const { return rows_[row].decides.find(option_word) != std::string::npos; }

std::vector<ClauseOption> ClauseBook::options(std::size_t row, Language language) const {
    std::vector<ClauseOption> options;
    const std::string& decides = rows_[row].decides;
    for (std::size_t at = decides.find(option_word); at != std::string::npos; at = decides.find(option_word, at)) {
        at += option_word.size();
        const std::string name = decides.substr(at, decides.find(',', at) - at);
        if (auto option = option_called(name, rows_[row].document == "UCG", language))
            options.push_back(std::move(*option));
    }
    return options;
}

// A set follows its document and, where that is silent, the Japanese guide.
std::vector<std::string> ClauseBook::followed_in(std::size_t row) const {
    if (!rows_[row].not_a_rule.empty() || differs(row)) return {};
    if (rows_[row].document == "UCG") return {"ucg-1.6"};
    std::set<std::string_view> sources{rows_[row].document};
    for (const std::size_t other : alike_[row]) sources.insert(rows_[other].document);
    std::vector<std::string> sets;
    for (const auto& [document, set] : rule_sets)
        if (sources.contains(document) || sources.contains("JA")) sets.emplace_back(set);
    return sets;
}

std::size_t ClauseBook::rule_set_count(std::string_view document) {
    return document == "UCG" ? 1 : std::size(rule_sets);
}

bool ClauseBook::is_tested_by(std::size_t row, std::string_view citation) const {
    return rows_[row].name() == citation ||
           std::ranges::any_of(alike_[row], [&](std::size_t other) { return rows_[other].name() == citation; });
}

}  // namespace cubenight::clauses
