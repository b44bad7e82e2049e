#include "engine/cards/notation/effect_writer.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

// WORD first JOINT second, then the flag and what is left of the children.
void EffectWriter::two_parts(std::string_view word, std::string_view joint, const Node& node, std::string_view flag) {
    say(word);
    say(" ");
    write(node.first);
    say(" ");
    say(joint);
    say(" ");
    write(second(node));
    if (!flag.empty()) say(" "), say(flag);
    if (const NodeIndex rest = at(second(node)).next; rest != no_node) say(" "), write_list(rest, " ");
}

void EffectWriter::damage(const Node& node) {
    two_parts("damage", "to", node,
              node.sub & raw_plain   ? "plain"
              : node.sub & raw_bench ? "with weakness and resistance"
                                     : "");
    say_flags(words::raw, node.sub & ~raw_plain);
}

void EffectWriter::move_counters(const Node& node) {
    const NodeIndex from = second(node);
    const NodeIndex to = at(from).next;
    say("move counters ");
    write(node.first);
    say(" from ");
    write(from);
    say(" to ");
    write_list(to, " ");
}

void EffectWriter::heal(const Node& node) {
    constexpr std::string_view words[] = {"heal", "heal all", "heal until left"};
    phrase(words[node.sub], node);
}

void EffectWriter::inflict(const Node& node) {
    say("inflict ");
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        const bool target = at(index).next == no_node;
        if (index != node.first) say(target ? " on " : " & ");
        write(index);
    }
}

void EffectWriter::cure(const Node& node) {
    say("cure ");
    write_list(node.first, " on ");
}

void EffectWriter::search(const Node& node) {
    const NodeIndex what = second(node);
    say("search ");
    write(node.first);
    say(" for ");
    write_list(what, " ");
}

void EffectWriter::look(const Node& node) {
    phrase("look", node);
    if (sub_as<Player>(node) != Player::me) say(" to "), say(words::player[node.sub]);
}

void EffectWriter::switch_active(const Node& node) {
    say("switch ");
    say(words::switching[node.sub]);
    if (node.first != no_node) write(node.first);
    if (node.number) say(" as "), say_variable(node.number - 1);
}

void EffectWriter::marker(std::string_view word, const Node& node) {
    phrase(word, node);
    say(" ");
    say_quoted_word(node.number);
}

void EffectWriter::move_to(const Node& node) {
    phrase("->", node);
    say_flags(words::move, node.sub);
}

void EffectWriter::condition_value(const Node& node) {
    if (node.sub == by_variable) return say_variable(node.number);
    counters_of_condition(words::condition[node.sub], node.number);
}

void EffectWriter::counters_of_condition(std::string_view condition, int counters) {
    say(condition);
    if (counters == 0) return;
    say("(");
    say_number(counters);
    say(")");
}

}  // namespace cubenight
