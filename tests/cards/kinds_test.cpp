// The list of node kinds tells the truth: every tree has the children that kinds.def says.
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cards/notation.hpp"
#include "engine/language/tree.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kinds.hpp"
#include "tests/support/random_effect.hpp"

using namespace cubenight;
using test::kind_rows;
using test::row_of;

namespace {

enum class HowOften { once, optional, once_or_more, any_number };

struct Part {
    std::vector<std::string> words;  // one of these
    HowOften often = HowOften::once;
};

bool takes(std::string& text, std::string_view ending) {
    const bool there = text.ends_with(ending);
    if (there) text.resize(text.size() - ending.size());
    return there;
}

std::vector<Part> parts_of(std::string_view children) {
    std::vector<Part> parts;
    std::istringstream words{std::string(children)};
    for (std::string word; words >> word;) {
        Part part;
        part.often = takes(word, "...?")  ? HowOften::any_number
                     : takes(word, "...") ? HowOften::once_or_more
                     : takes(word, "?")   ? HowOften::optional
                                          : HowOften::once;
        std::istringstream choices(word);
        for (std::string choice; std::getline(choices, choice, '|');) part.words.push_back(choice);
        parts.push_back(part);
    }
    return parts;
}

bool is_statement(std::string_view family) {
    return family == "limit" || family == "control" || family == "standing" || family == "verb";
}

bool is_name_of_kind(std::string_view word) {
    for (const auto& row : kind_rows)
        if (row.name == word) return true;
    return false;
}

bool is_one(const Part& part, NodeKind kind) {
    const auto& row = row_of(kind);
    for (const std::string& word : part.words)
        if (row.name == word || (!is_name_of_kind(word) && row.family == word) ||
            (word == "statement" && is_statement(row.family)))
            return true;
    return false;
}

// Whether the children fit the parts, in this order.
bool fits(std::span<const NodeKind> children, std::span<const Part> parts) {
    if (parts.empty()) return children.empty();
    const Part& part = parts[0];
    const bool may_go_without = part.often == HowOften::optional || part.often == HowOften::any_number;
    if (may_go_without && fits(children, parts.subspan(1))) return true;
    if (children.empty() || !is_one(part, children[0])) return false;
    if (fits(children.subspan(1), parts.subspan(1))) return true;
    const bool again = part.often == HowOften::once_or_more || part.often == HowOften::any_number;
    return again && fits(children.subspan(1), parts);
}

// The first node whose children are not as the list says; empty where there is none.
std::string wrong_node(const Effect& effect) {
    for (std::size_t i = 0; i < effect.nodes.size(); ++i) {
        std::vector<NodeKind> below;
        std::string said;
        for (NodeIndex child : children(effect.nodes, static_cast<NodeIndex>(i))) {
            below.push_back(effect.nodes[child].kind);
            said += " " + std::string(row_of(below.back()).name);
        }
        const auto& row = row_of(effect.nodes[i].kind);
        if (!fits(below, parts_of(row.children)))
            return std::string(row.name) + " has" + said + ", the list says " + std::string(row.children);
    }
    return {};
}

}  // namespace

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
        CHECK(seen.contains(static_cast<NodeKind>(&row - kind_rows)) == test::is_spoken_in(row, "pokemon"));
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
