// Whether the children of nodes are those that kinds.def says.
#pragma once

#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/language/tree.hpp"
#include "tests/support/kinds.hpp"

namespace cubenight::test {

enum class HowOften { once, optional, once_or_more, any_number };

struct Part {
    std::vector<std::string> words;  // one of these
    HowOften often = HowOften::once;
};

inline bool takes(std::string& text, std::string_view ending) {
    const bool there = text.ends_with(ending);
    if (there) text.resize(text.size() - ending.size());
    return there;
}

inline std::vector<Part> parts_of(std::string_view children) {
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

inline bool is_statement(std::string_view family) {
    return family == "limit" || family == "control" || family == "standing" || family == "verb";
}

inline bool is_name_of_kind(std::string_view word) {
    for (const auto& row : kind_rows)
        if (row.name == word) return true;
    return false;
}

inline bool is_one(const Part& part, NodeKind kind) {
    const auto& row = row_of(kind);
    for (const std::string& word : part.words)
        if (row.name == word || (!is_name_of_kind(word) && row.family == word) ||
            (word == "statement" && is_statement(row.family)))
            return true;
    return false;
}

// Whether the children fit the parts, in this order.
inline bool fits(std::span<const NodeKind> children, std::span<const Part> parts) {
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
inline std::string wrong_node(const Effect& effect) {
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

}  // namespace cubenight::test
