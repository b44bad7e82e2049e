#include "tests/printed/rule_text.hpp"

#include <algorithm>

namespace cubenight::test {
namespace {

constexpr int least_room = 2;  // phrases inside phrases: short texts are read more often

}  // namespace

RuleText::RuleText(const printed::Grammar& grammar, std::uint64_t seed)
    : grammar_(grammar), random_(grammar, seed), ways_(grammar.branches()), parts_(grammar.phrases()),
      ends_(grammar.rules()) {
    count_words();
    for (std::uint32_t i = 0; i < grammar.phrases(); ++i)
        if (!grammar[i].built_in) look_at(i, grammar[i].root, 0);
}

void RuleText::count_words() {
    phrase_words_.assign(grammar_.phrases(), far);
    branch_words_.assign(grammar_.branches(), far);
    for (std::size_t i = 0; i < phrase_words_.size(); ++i)
        if (grammar_[i].built_in) phrase_words_[i] = 1;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t i = 0; i < branch_words_.size(); ++i) {
            const int words = words_behind(i);
            changed = changed || words < branch_words_[i];
            branch_words_[i] = words;
        }
        for (std::size_t i = 0; i < phrase_words_.size(); ++i)
            if (!grammar_[i].built_in) phrase_words_[i] = branch_words_[grammar_[i].root];
    }
}

int RuleText::words_behind(std::uint32_t index) const {
    const printed::Branch& branch = grammar_.branch(index);
    int least = branch.ends.empty() ? far : 0;
    for (const auto& [word, next] : branch.words) least = std::min(least, 1 + branch_words_[next]);
    for (const auto& part : branch.phrases)
        least = std::min(least, phrase_words_[part.phrase] + branch_words_[part.branch]);
    return least;
}

// `before`: the least number of words on the way from the phrase's root.
void RuleText::look_at(std::uint32_t phrase, std::uint32_t index, int before) {
    const printed::Branch& branch = grammar_.branch(index);
    for (const auto& end : branch.ends) ends_[end.rule].push_back(index);
    for (const auto& [word, next] : branch.words) {
        ways_[next] = {index, word, none};
        look_at(phrase, next, before + 1);
    }
    for (const auto& part : branch.phrases) {
        ways_[part.branch] = {index, none, part.phrase};
        parts_[phrase].push_back({part.phrase, part.branch, before + branch_words_[part.branch]});
        look_at(phrase, part.branch, before + phrase_words_[part.phrase]);
    }
}

void RuleText::aim_at(std::uint32_t phrase) {
    if (aim_ == phrase) return;
    aim_ = phrase;
    distance_.assign(grammar_.phrases(), far);
    distance_[phrase] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < parts_.size(); ++i)
            for (const Part& part : parts_[i])
                if (const int words = distance_[part.phrase] + part.beside; words < distance_[i]) {
                    distance_[i] = words;
                    changed = true;
                }
    }
}

std::optional<std::string> RuleText::of(std::string_view phrase, std::uint32_t rule, int detour) {
    const auto from = static_cast<std::uint32_t>(grammar_.phrase(phrase));
    room_ = least_room + detour % 4;
    aim_at(static_cast<std::uint32_t>(grammar_.rule(rule).phrase));
    if (distance_[from] >= far) return std::nullopt;
    std::string out;
    write_to(from, ends_[rule][random_.roll(ends_[rule].size())], distance_[from] + detour, out);
    return out;
}

// `left`: words that may still stand around the rule.
void RuleText::write_to(std::uint32_t phrase, std::uint32_t end, int left, std::string& out) {
    std::vector<Part> next;
    for (const Part& part : parts_[phrase])
        if (distance_[part.phrase] + part.beside <= left) next.push_back(part);
    const bool here = phrase == aim_ && (next.empty() || random_.roll(2) == 0);
    const Part chosen = here ? Part{none, end, 0} : next[random_.roll(next.size())];
    const auto way = way_to(chosen.branch);
    for (const std::uint32_t branch : way)
        if (!here && branch == chosen.branch) write_to(chosen.phrase, end, left - chosen.beside, out);
        else write_step(ways_[branch], out);
    if (!here) random_.walk(chosen.branch, room_, out);
}

// The branches below the phrase's root that lead to the branch, and it.
std::vector<std::uint32_t> RuleText::way_to(std::uint32_t branch) const {
    std::vector<std::uint32_t> way;
    for (; ways_[branch].from != none; branch = ways_[branch].from) way.push_back(branch);
    std::reverse(way.begin(), way.end());
    return way;
}

void RuleText::write_step(const Way& way, std::string& out) {
    if (way.word != none) random_.write_word(way.word, out);
    else random_.write(way.phrase, room_, out);
}

}  // namespace cubenight::test
