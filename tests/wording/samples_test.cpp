// The sample of the effect language is whole: every kind of node, and whatever random texts are made of.
#include "tests/wording/samples.hpp"

#include <set>
#include <string>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kinds.hpp"
#include "tests/support/random_effect.hpp"
#include "tests/support/sparse.hpp"

using namespace cubenight;
using test::row_of;

namespace {

// What stands below a node, one name for all things of a sort.
std::string sort_of(const Node& node) {
    const auto& row = row_of(node.kind);
    return std::string(family_of(node.kind) == NodeFamily::part || family_of(node.kind) == NodeFamily::selection
                           ? row.name
                           : row.family);
}

// What the number of a node is, where it stands for one of a list or for there being one at all; else nothing.
std::string number_said(const Node& node) {
    static const std::set<NodeKind> lists = {NodeKind::place,   NodeKind::zone,    NodeKind::prizes,
                                             NodeKind::span,    NodeKind::extreme, NodeKind::stat_compare,
                                             NodeKind::carries, NodeKind::by_whom, NodeKind::no_effects};
    static const std::set<NodeKind> perhaps = {NodeKind::ill, NodeKind::condition_value, NodeKind::has_ability,
                                               NodeKind::without, NodeKind::switch_};
    const bool box = node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::rule_box;
    if (box || lists.contains(node.kind)) return std::to_string(node.number);
    if (node.kind == NodeKind::condition_value && node.sub == by_variable) return {};
    if (perhaps.contains(node.kind)) return node.number > 0 ? "some" : "none";
    if (node.kind == NodeKind::no_damage) return node.number >= 0 ? "some" : "none";
    return {};
}

// What a text has of the language: kinds with their variants, and with what stands below them.
std::set<std::string> facts_of(const Effect& effect) {
    std::set<std::string> facts;
    for (std::size_t i = 0; i < effect.nodes.size(); ++i) {
        const Node& node = effect.nodes[i];
        const std::string name(row_of(node.kind).name), variant = name + " " + std::to_string(node.sub);
        facts.insert(variant);
        if (const std::string number = number_said(node); !number.empty()) facts.insert(variant + " number " + number);
        const bool events = node.kind == NodeKind::event;
        if (events && !is_of_conditions(node)) facts.insert(name + " number " + std::to_string(node.number));
        for (NodeIndex child : children(effect.nodes, static_cast<NodeIndex>(i)))
            facts.insert((events ? name : variant) + " with " + sort_of(effect.nodes[child]));
        if (node.first == no_node) facts.insert(variant + " alone");
    }
    return facts;
}

}  // namespace

TEST_CASE("every kind of node has samples of its own, and is in each of them") {
    std::set<NodeKind> sampled;
    for (const test::Sample& sample : test::all_samples()) {
        INFO(sample.notation);
        const auto effect = read_effect(sample.notation);
        REQUIRE(effect);
        sampled.insert(sample.kind);
        bool has_it = false;
        for (const Node& node : effect->nodes) has_it |= node.kind == sample.kind;
        CHECK(has_it);
    }
    for (int kind = 0; kind < test::kind_count; ++kind) {
        INFO(test::kind_rows[kind].name);
        CHECK(sampled.contains(static_cast<NodeKind>(kind)) == test::is_spoken_in(test::kind_rows[kind], "pokemon"));
    }
}

TEST_CASE("law - whatever random texts are made of is in a sample") {
    std::set<std::string> sampled;
    for (const test::Sample& sample : test::all_samples()) {
        const auto effect = read_effect(sample.notation);
        REQUIRE(effect);
        sampled.merge(facts_of(*effect));
    }
    std::set<std::string> missing;
    Generator generator(2026);
    for (int i = 0; i < test::Sparse::of(8000); ++i)
        for (const std::string& fact : facts_of(random_effect(generator)))
            if (!sampled.contains(fact)) missing.insert(fact);
    for (const std::string& fact : missing) UNSCOPED_INFO(fact);
    CHECK(missing.empty());
}
