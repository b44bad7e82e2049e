// Texts that a grammar could read, made by walking through its patterns at random.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "engine/cards/printed/grammar.hpp"

namespace cubenight::test {

class RandomText {
public:
    RandomText(const printed::Grammar& grammar, std::uint64_t seed);
    // A text that the phrase can begin and end with. Names in it are invented; most are short.
    std::string of(std::string_view phrase);

    // Adds what a phrase can say, what can stand behind a branch, or a word; inside, phrases lie so deep at the most, or
    // as deep as the shortest text needs.
    void write(std::size_t phrase, int room, std::string& out);
    void walk(std::uint32_t branch, int room, std::string& out);
    void write_word(std::uint32_t word, std::string& out) const;

    std::size_t roll(std::size_t sides) {
        return sides == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, sides - 1)(random_);
    }

private:
    void find_depths();
    int depth_of_branch(std::uint32_t branch) const;

    const printed::Grammar& grammar_;
    std::vector<std::string> words_;  // by number
    std::vector<int> phrase_depth_;   // how deep phrases lie in the shortest text of each
    std::vector<int> branch_depth_;
    std::mt19937_64 random_;
};

}  // namespace cubenight::test
