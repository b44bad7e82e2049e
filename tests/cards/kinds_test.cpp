// The list of node kinds tells the truth: every tree has the children that kinds.def says.
#include <set>
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/language/tree.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kind_children.hpp"
#include "tests/support/random_effect.hpp"

using namespace cubenight;
using namespace cubenight::test;

TEST_CASE("the children of every node are those that the list of kinds says", "[notation]") {
    Generator generator(20260);
    std::set<NodeKind> seen;
    int wrong = 0;
    for (int i = 0; i < 10'000 && wrong < 3; ++i) {
        const Effect effect = random_effect(generator);
        for (const Node& node : effect.nodes) seen.insert(node.kind);
        const std::string reason = wrong_node(effect);
        if (reason.empty()) continue;
        ++wrong;
        UNSCOPED_INFO(reason << "\n" << write_effect(effect));
    }
    CHECK(wrong == 0);
    for (const auto& row : kind_rows) {
        INFO(row.name);
        CHECK(seen.contains(static_cast<NodeKind>(&row - kind_rows)) == is_spoken_in(row, "pokemon"));
    }
}

TEST_CASE("a tree whose children are not as the list says is noticed", "[notation]") {
    auto effect = read_effect("{ draw 2 }");
    REQUIRE(effect.ok());
    CHECK(wrong_node(*effect).empty());
    effect->nodes[2].kind = NodeKind::place;
    CHECK(wrong_node(*effect) == "draw has place, the list says quantity");
}

TEST_CASE("the children of the list are kinds and families that there are", "[notation]") {
    for (const auto& row : kind_rows)
        for (const Part& part : parts_of(row.children))
            for (const std::string& word : part.words) {
                INFO(row.name << ": " << word);
                bool known = word == "statement" || is_name_of_kind(word);
                for (const auto& other : kind_rows) known |= other.family == word;
                CHECK(known);
            }
}
