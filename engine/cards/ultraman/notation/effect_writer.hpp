// The writer of texts: the one way to say each tree. write() knows every kind.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/cards/ultraman/effect.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::ultraman {

class EffectWriter {
public:
    // REQUIRES: a tree as effect.hpp describes it.
    explicit EffectWriter(const Effect& effect) : nodes_(effect.nodes), words_(effect.words) {}
    std::string text();

private:
    void write(NodeIndex index);
    // Children from that one on, with the joint between them.
    void write_list(NodeIndex first, std::string_view joint);
    // The word, then every child after a blank.
    void phrase(std::string_view word, const Node& node);
    // Two children with a joint between them.
    void two_parts(std::string_view word, std::string_view joint, const Node& node);
    void say(std::string_view text) { out_ += text; }
    void say_variable(int variable);
    void say_word(int word);
    void say_types(int bits, std::string_view joint);
    const Node& at(NodeIndex index) const { return nodes_[index]; }
    NodeIndex second(const Node& node) const { return nodes_[node.first].next; }

    void block(const Node& node);
    void with_else(std::string_view word, const Node& node);
    void either(const Node& node);
    void choose(const Node& node);
    void value(const Node& node);
    void give(const Node& node);
    void event(const Node& node);
    void by_whom(const Node& node);
    void look(const Node& node);
    void stack(const Node& node);
    void modify(const Node& node);
    void action(const Node& node);
    void predicates(std::string_view joint, const Node& node);
    void negated(const Node& node);
    void compare(const Node& node);
    void function(std::string_view name, const Node& node);
    void select(const Node& node);
    void range(const Node& node);
    void sided(std::string_view word, int side);
    void facing(const Node& node);
    void kind(const Node& node);
    void stat_compare(const Node& node);

    std::span<const Node> nodes_;
    std::span<const std::string> words_;
    std::string out_;
};

}  // namespace cubenight::ultraman
