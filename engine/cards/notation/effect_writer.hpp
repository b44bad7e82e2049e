// The writer of effect texts: the one way to say each tree. Grouped as the reader is; write() knows every kind.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/effect.hpp"
#include "engine/cards/effect_tree.hpp"

namespace cubenight {

class EffectWriter {
public:
    // REQUIRES: a tree as effect.hpp describes it.
    explicit EffectWriter(const Effect& effect) : nodes_(effect.nodes), words_(effect.words) {}
    std::string text();

private:
    void write(NodeIndex index);
    // Children from that one on, with the joint between them.
    void end_of_zone(std::string_view end, const Node& node);
    void write_list(NodeIndex first, std::string_view joint);
    // The word, then every child after a blank.
    void phrase(std::string_view word, const Node& node);
    void named_phrase(std::string_view word, const Node& node);
    void say(std::string_view text) { out_ += text; }
    void say_variable(int variable);
    void say_player(int player);
    void say_number(int number) { out_ += std::to_string(number); }
    void say_quoted_word(int word);
    void attack_name(const Node& node);
    void say_flags(std::span<const std::string_view> flags, int bits);
    void say_types(int bits);
    void say_units(NodeIndex first);
    const Node& at(NodeIndex index) const { return nodes_[index]; }
    NodeIndex second(const Node& node) const { return nodes_[node.first].next; }

    // write_statements.cpp
    void block(const Node& node);
    void once(const Node& node);
    void with_else(std::string_view word, const Node& node);
    void either(const Node& node);
    void flip(const Node& node);
    void choose(const Node& node);
    void by_whom(const Node& node);
    void say_powers(AbilityKind kind);
    void value(const Node& node);
    void span(const Node& node);
    void give(const Node& node);
    void event(const Node& node);
    // write_verbs.cpp
    void two_parts(std::string_view word, std::string_view joint, const Node& node, std::string_view flag);
    void damage(const Node& node);
    void move_counters(const Node& node);
    void heal(const Node& node);
    void inflict(const Node& node);
    void cure(const Node& node);
    void search(const Node& node);
    void look(const Node& node);
    void switch_active(const Node& node);
    void marker(std::string_view word, const Node& node);
    void move_to(const Node& node);
    void condition_value(const Node& node);
    // write_modifiers.cpp
    void modify(const Node& node);
    void cost_change(const Node& node);
    void affinity(std::string_view word, const Node& node);
    void no_damage(const Node& node);
    void no_effects(const Node& node);
    void action(const Node& node);
    void say_conditions(int named);
    void say_cured_how(int how);
    void without(const Node& node);
    void has_affinity(const Node& node);
    void change(const Node& node);
    // write_predicates.cpp
    void predicates(std::string_view joint, const Node& node);
    void enclosed(NodeIndex predicate, bool in_brackets);
    void negated(const Node& node);
    void compare(const Node& node);
    void relation(int relation, NodeIndex quantity);
    void infix(std::string_view sign, const Node& node);
    void function(std::string_view name, const Node& node);
    // write_selections.cpp
    void select(const Node& node);
    void range(const Node& node);
    void place(const Node& node);
    void zone(const Node& node);
    void attached(const Node& node);
    void set(const Node& node);
    void kind(const Node& node);
    void evolves_from(const Node& node);
    void carries(const Node& node);
    void ill(const Node& node);
    void counters_of_condition(std::string_view condition, int counters);

    std::span<const Node> nodes_;
    std::span<const std::string> words_;
    std::string out_;
};

}  // namespace cubenight
