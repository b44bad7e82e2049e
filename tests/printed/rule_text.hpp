// Texts that use one rule of a grammar: the way from a text to the rule, with random words around it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/printed/random_text.hpp"

namespace cubenight::test {

class RuleText {
public:
    RuleText(const printed::Grammar& grammar, std::uint64_t seed);

    // A text of the phrase in which the rule is used, with some `detour` words more around the rule than it needs;
    // nothing where no text of the phrase uses it.
    std::optional<std::string> of(std::string_view phrase, std::uint32_t rule, int detour);

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    static constexpr int far = 1000;

    // How a branch is reached: from which one, by a word or by a phrase.
    struct Way {
        std::uint32_t from = none;
        std::uint32_t word = none;
        std::uint32_t phrase = none;
    };
    // A phrase that stands in another one, in front of a branch of that one.
    struct Part {
        std::uint32_t phrase;
        std::uint32_t branch;
        int beside = 0;  // the least number of words before and behind it
    };

    void count_words();
    int words_behind(std::uint32_t branch) const;
    void look_at(std::uint32_t phrase, std::uint32_t branch, int before);
    void aim_at(std::uint32_t phrase);
    void write_to(std::uint32_t phrase, std::uint32_t end, int left, std::string& out);
    std::vector<std::uint32_t> way_to(std::uint32_t branch) const;
    void write_step(const Way& way, std::string& out);

    const printed::Grammar& grammar_;
    RandomText random_;
    std::vector<int> phrase_words_, branch_words_;  // the least that a phrase says, and what stands behind a branch
    std::vector<Way> ways_;                         // by branch
    std::vector<std::vector<Part>> parts_;          // by phrase
    std::vector<std::vector<std::uint32_t>> ends_;  // by rule: its branches
    int room_ = 0;                                  // for phrases beside the way
    std::uint32_t aim_ = none;                      // phrase
    std::vector<int> distance_;                     // by phrase: words around the aim
};

}  // namespace cubenight::test
