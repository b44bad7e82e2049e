// How much of the library's cards the program can read: texts turned into effects, cards whole.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/cards/printed/grammar.hpp"
#include "src/library/library.hpp"

namespace cubenight::library {

// Of a set, a series, or all.
struct Coverage {
    std::string name;
    std::size_t texts = 0, texts_read = 0;            // distinct ones; the same words on two kinds of card are two
    std::size_t with_texts = 0, with_texts_read = 0;  // cards that have a text
    std::size_t cards = 0, cards_read = 0;            // all; a card without a text is read when its facts are
    friend bool operator==(const Coverage&, const Coverage&) = default;
};

// A sentence at which reading ended.
struct UnreadSentence {
    std::string words;
    std::size_t cards = 0;  // that have it
    std::string example;    // the id of the first of them
    bool two_ways = false;  // it was understood, but in more than one way
    friend bool operator==(const UnreadSentence&, const UnreadSentence&) = default;
};

struct CoverageReport {
    std::vector<Coverage> parts;  // in the library's order
    Coverage all;
    std::vector<UnreadSentence> unread;  // the most frequent first
};

enum class CoverageBy { series, set };

// Of all cards, or of those in these sets (by code). `progress` hears how many cards are done, and of how many.
Result<CoverageReport> coverage_of(const Library& library, const printed::Grammar& grammar, CoverageBy by,
                                   const std::vector<std::string>& sets,
                                   const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace cubenight::library
