// A systematic sample of the effect language: small texts that together have every kind of node and every variant of its
// fields. samples.def lists them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/language.hpp"
#include "engine/cards/wording/sentence.hpp"
#include "engine/language/node.hpp"

namespace cubenight::test {

struct Sample {
    NodeKind kind;  // whose sample it is
    wording::TextOf place = wording::TextOf::play;
    std::string notation;
};

// All of them, in the order of the list.
std::vector<Sample> all_samples();
// What the texts of that place stand on, in samples.
wording::Source source_of_sample(wording::TextOf place);
// A page of all samples in a language: by kind, what stands where, as notation, and the sentences below it.
std::string page_of_samples(Language language);

}  // namespace cubenight::test
