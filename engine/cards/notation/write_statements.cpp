#include "engine/cards/notation/effect_writer.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

void EffectWriter::block(const Node& node) {
    if (node.first == no_node) return say("{}");
    say("{ ");
    write_list(node.first, "; ");
    say(" }");
}

void EffectWriter::once(const Node& node) {
    say("once");
    if (sub_as<OnceKind>(node) == OnceKind::plain) return;
    say(" ");
    say(words::once[node.sub]);
    if (sub_as<OnceKind>(node) == OnceKind::per_game) say(" "), say_quoted_word(node.number);
}

// `if` has a condition first; the last of two blocks is the `else`.
void EffectWriter::with_else(std::string_view word, const Node& node) {
    say(word);
    bool block_before = false;
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        say(block_before ? " else " : " ");
        write(index);
        block_before = at(index).kind == NodeKind::block;
    }
}

void EffectWriter::either(const Node& node) {
    say("either ");
    NodeIndex first = node.first;
    if (at(first).kind == NodeKind::range) {
        write(first);
        say(" ");
        first = at(first).next;
    }
    say("{ ");
    write_list(first, " | ");
    say(" }");
}

void EffectWriter::flip(const Node& node) {
    say("flip ");
    NodeIndex first = node.first;
    if (at(first).kind == NodeKind::face) {
        say("until tails");
    } else {
        write(first);
        first = at(first).next;
    }
    say(" { ");
    write_list(first, "; ");
    say(" }");
}

void EffectWriter::choose(const Node& node) {
    say("choose ");
    say_variable(node.number);
    say(" = ");
    write(node.first);
}

void EffectWriter::by_whom(const Node& node) {
    if (!is_by_text(node)) return phrase("by", node);
    say(takes_in_damage(node) ? "by " : "by effects of ");
    say(words::effect_source[static_cast<std::size_t>(*text_source(node))]);
    if (node.first != no_node) phrase(" from", node);
}

void EffectWriter::value(const Node& node) {
    say(words::value[node.sub]);
    if (node.first != no_node) phrase(sub_as<ValueKind>(node) == ValueKind::number ? " up to" : " of", node);
    if (const auto but = type_left_out(node)) say(" but "), say(words::type[static_cast<std::size_t>(*but)]);
}

void EffectWriter::span(const Node& node) {
    const auto kind = sub_as<SpanKind>(node);
    say(words::span[node.sub]);
    if (kind == SpanKind::next_turn || kind == SpanKind::until_end_of_next_turn) say(" "), say_player(node.number);
    if (kind == SpanKind::while_) say(" "), write(node.first);
}

void EffectWriter::give(const Node& node) {
    say(sub_as<Liveness>(node) == Liveness::live ? "give live " : "give ");
    write(node.first);
    say(" { ");
    write_list(second(node), "; ");
    say(" }");
}

void EffectWriter::event(const Node& node) {
    if (!is_of_conditions(node)) {
        phrase(words::event[node.sub], node);
        if (node.number) say(" "), say(words::event_turn[static_cast<std::size_t>(node.number)]);
        return;
    }
    say(words::event[node.sub]);
    say(" ");
    node.number ? say_conditions(node.number) : say("ill");
    phrase("", node);
}

}  // namespace cubenight
