#include "tests/printed/random_text.hpp"

#include <algorithm>
#include <array>

namespace cubenight::test {
namespace {

constexpr int unknown = 1000;
constexpr int most_room = 9;  // phrases inside phrases

// A word as it is printed, so that it is cut the same again.
void add(std::string& out, std::string_view word) {
    static constexpr std::string_view close[] = {".", ",", "'s", ")", ";", ":"};
    const bool joins = std::find(std::begin(close), std::end(close), word) != std::end(close) || out.ends_with('(');
    if (!out.empty() && !joins) out += ' ';
    if (word.size() == 3 && word.front() == '{') {
        out += {'{', static_cast<char>(word[1] - 'a' + 'A'), '}'};
        return;
    }
    out += word;
}

}  // namespace

RandomText::RandomText(const printed::Grammar& grammar, std::uint64_t seed) : grammar_(grammar), random_(seed) {
    words_ = grammar.words();
    find_depths();
}

std::string RandomText::of(std::string_view phrase) {
    std::string out;
    write(grammar_.phrase(phrase), most_room, out);
    return out;
}

void RandomText::write_word(std::uint32_t word, std::string& out) const { add(out, words_[word]); }

void RandomText::find_depths() {
    phrase_depth_.assign(grammar_.phrases(), unknown);
    branch_depth_.assign(grammar_.branches(), unknown);
    for (std::size_t i = 0; i < grammar_.phrases(); ++i)
        if (grammar_[i].built_in) phrase_depth_[i] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t i = 0; i < branch_depth_.size(); ++i) {
            const int depth = depth_of_branch(i);
            changed = changed || depth < branch_depth_[i];
            branch_depth_[i] = depth;
        }
        for (std::size_t i = 0; i < phrase_depth_.size(); ++i)
            if (!grammar_[i].built_in) phrase_depth_[i] = std::min(unknown, branch_depth_[grammar_[i].root] + 1);
    }
}

int RandomText::depth_of_branch(std::uint32_t index) const {
    const printed::Branch& branch = grammar_.branch(index);
    int least = branch.ends.empty() ? unknown : 0;
    for (const auto& [word, next] : branch.words) least = std::min(least, branch_depth_[next]);
    for (const printed::Branch::Part& part : branch.phrases)
        least = std::min(least, std::max(phrase_depth_[part.phrase], branch_depth_[part.branch]));
    return least;
}

void RandomText::write(std::size_t phrase, int room, std::string& out) {
    static constexpr std::array names = {"Reef Warden", "Mud Otter", "Glimmer"};
    static constexpr std::array numbers = {"1", "2", "3", "10", "20", "50"};
    static constexpr std::array units = {"{R}", "{C}{C}", "{W}"};
    const printed::Phrase& what = grammar_[phrase];
    if (!what.built_in) return walk(what.root, room - 1, out);
    switch (*what.built_in) {
        case printed::BuiltIn::integer: return add(out, numbers[roll(numbers.size())]);
        case printed::BuiltIn::other_name:
        case printed::BuiltIn::name: return add(out, names[roll(names.size())]);
        case printed::BuiltIn::owner: return add(out, "Brock's");
        case printed::BuiltIn::own: return add(out, "Lantern Fish");
        case printed::BuiltIn::title: return add(out, "Dragon Lure");
        case printed::BuiltIn::units:
            if (!out.empty()) out += ' ';
            out += units[roll(units.size())];
            return;
    }
}

void RandomText::walk(std::uint32_t index, int room, std::string& out) {
    const printed::Branch& branch = grammar_.branch(index);
    // What leads to an end in the room that is left; the nearest end where nothing does.
    std::vector<std::size_t> ways;
    const std::size_t words = branch.words.size();
    const int least = std::max(room, branch_depth_[index]);
    for (std::size_t i = 0; i < words; ++i)
        if (branch_depth_[branch.words[i].second] <= least) ways.push_back(i);
    for (std::size_t i = 0; i < branch.phrases.size(); ++i)
        if (std::max(phrase_depth_[branch.phrases[i].phrase], branch_depth_[branch.phrases[i].branch]) <= least)
            ways.push_back(words + i);
    if (!branch.ends.empty()) ways.push_back(words + branch.phrases.size());
    const std::size_t way = ways[roll(ways.size())];
    if (way < words) {
        add(out, words_[branch.words[way].first]);
        walk(branch.words[way].second, room, out);
    } else if (way < words + branch.phrases.size()) {
        const printed::Branch::Part& part = branch.phrases[way - words];
        write(part.phrase, room, out);
        walk(part.branch, room, out);
    }
}

}  // namespace cubenight::test
