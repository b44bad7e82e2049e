#include "engine/cards/notation/effect_writer.hpp"
#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

void EffectWriter::modify(const Node& node) {
    const auto number = sub_as<ModNumber>(node);
    if (number == ModNumber::base) return phrase(words::mod_number[node.sub], node);
    say(words::mod_number[node.sub]);
    say(" ");
    write_list(node.first, number == ModNumber::takes ? " from " : " to ");
}

void EffectWriter::affinity(std::string_view word, const Node& node) {
    phrase(word, node);
    if (!states_amount(node)) return;
    say(" ");
    say(write_amount({Type::colorless, static_cast<Affinity::Op>(amount_sign(node)), node.number}));
}

void EffectWriter::change(const Node& node) {
    const auto kind = sub_as<ChangeKind>(node);
    say(words::change[node.sub]);
    if (node.first == no_node) return;
    if (kind == ChangeKind::fixed) say(" ");
    write(node.first);
}

void EffectWriter::cost_change(const Node& node) {
    const auto kind = sub_as<ChangeKind>(node);
    say("cost ");
    const bool named = node.first != no_node && at(node.first).kind == NodeKind::attack_name;
    if (named) write(node.first), say(" ");
    say(words::change[node.sub]);
    if (kind == ChangeKind::none) return;
    if (kind == ChangeKind::fixed) say(" ");
    say_units(node.first);
    for (NodeIndex index : siblings_from(nodes_, named ? second(node) : node.first))
        if (nodes_[index].kind != NodeKind::cost_units) say(" * "), write(index);
}

void EffectWriter::no_damage(const Node& node) {
    say("no damage");
    NodeIndex part = node.first;
    if (part != no_node && at(part).kind == NodeKind::selection) say(" from "), write(part), part = at(part).next;
    if (part != no_node) say(" exactly "), write_list(part, " or ");
    if (node.number >= 0) say(" at most "), say_number(node.number);
}

void EffectWriter::no_effects(const Node& node) {
    say(keeps_counters_off(node) ? "no counters of " : "no effects of ");
    say(words::effect_source[node.sub]);
    if (node.first != no_node) phrase(" from", node);
}

// By the bits of named_conditions().
void EffectWriter::say_conditions(int named) {
    bool first = true;
    for (std::size_t i = 0; i < words::condition.size(); ++i) {
        if (!((named >> i) & 1)) continue;
        if (!first) say(" & ");
        say(words::condition[i]);
        first = false;
    }
}

void EffectWriter::without(const Node& node) {
    say("without ");
    if (sub_as<WithoutKind>(node) == WithoutKind::conditions && node.number != 0) return say_conditions(node.number);
    say(words::without[node.sub]);
    if (leaves_named(node)) say(" except "), say_quoted_word(node.number - 1);
}

// By cured_how().
void EffectWriter::say_cured_how(int how) {
    const int named = how & ((1 << cure_way_shift) - 1), way = how >> cure_way_shift;
    if (named != 0) say(" of "), say_conditions(named);
    if (way != 0) say(" by "), say(words::cure_way[static_cast<std::size_t>(way)]);
}

void EffectWriter::say_powers(AbilityKind kind) {
    for (std::size_t i = 0; i < words::powers.size(); ++i)
        if (words::power_kinds[i] == kind) say(words::powers[i]);
}

void EffectWriter::action(const Node& node) {
    const auto kind = sub_as<ActionKind>(node);
    const bool named = kind == ActionKind::be_ill && node.number != 0;
    const bool powers = kind == ActionKind::use_abilities && node.number != 0;
    if (named) say("be "), say_conditions(node.number);
    else if (powers) say("use "), say_powers(static_cast<AbilityKind>(node.number - 1));
    else say(words::action[node.sub]);
    if (kind == ActionKind::be_cured) say_cured_how(node.number);
    if (kind == ActionKind::have_more_than) say(" "), say_number(node.number);
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        const bool what = at(index).kind == NodeKind::selection || at(index).kind == NodeKind::attack_name;
        say(what ? kind == ActionKind::evolve ? " with " : " " : " when ");
        write(index);
    }
}

}  // namespace cubenight
