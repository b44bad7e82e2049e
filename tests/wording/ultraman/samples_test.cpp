// The sample of the effect language of the Ultraman Card Game is whole: every kind of node, and whatever random texts are
// made of; and each of its texts has its own sentences in every language.
#include <map>
#include <set>
#include <string>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "engine/language/tree.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kinds.hpp"
#include "tests/support/random_ultraman.hpp"
#include "tests/wording/ultraman/pages.hpp"

using namespace cubenight;
using test::row_of;

namespace {

// What a text has of the language: kinds with their variants, and words for what is one of a list.
std::set<std::string> facts_of(const Effect& effect) {
    static const std::set<NodeKind> listed = {NodeKind::stat_compare, NodeKind::lead};
    std::set<std::string> facts;
    for (const Node& node : effect.nodes) {
        std::string fact(row_of(node.kind).name);
        fact += " " + std::to_string(node.sub);
        if (listed.contains(node.kind)) fact += " number " + std::to_string(node.number);
        facts.insert(fact);
    }
    return facts;
}

Effect read(const std::string& notation) {
    const auto effect = ultraman::read_effect(notation);
    INFO(notation);
    INFO((effect ? std::string() : effect.error().english()));
    REQUIRE(effect);
    return *effect;
}

}  // namespace

TEST_CASE("UCG - every kind of node that its texts have has samples of its own and is in each of them") {
    std::set<NodeKind> sampled;
    for (const test::UltramanSample& sample : test::ultraman_samples()) {
        INFO(sample.notation);
        sampled.insert(sample.kind);
        bool has_it = false;
        for (const Node& node : read(sample.notation).nodes) has_it |= node.kind == sample.kind;
        CHECK(has_it);
    }
    Generator generator(2026);
    for (int i = 0; i < 4000; ++i)
        for (const Node& node : read(test::random_ultraman_text(generator)).nodes) {
            INFO(row_of(node.kind).name);
            CHECK(sampled.contains(node.kind));
        }
}

TEST_CASE("UCG law - whatever random texts are made of is in a sample") {
    std::set<std::string> sampled, missing;
    for (const test::UltramanSample& sample : test::ultraman_samples()) sampled.merge(facts_of(read(sample.notation)));
    Generator generator(2026);
    for (int i = 0; i < 4000; ++i)
        for (const std::string& fact : facts_of(read(test::random_ultraman_text(generator))))
            if (!sampled.contains(fact)) missing.insert(fact);
    for (const std::string& fact : missing) UNSCOPED_INFO(fact);
    CHECK(missing.empty());
}
