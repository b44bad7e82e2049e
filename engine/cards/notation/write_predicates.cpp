#include "engine/cards/notation/effect_writer.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

// Brackets where the reader would join the parts otherwise: an `or` below an `and`, a list of the same kind, and
// behind an `and` an `is` about several things ("any A and (B and C is F)").
void EffectWriter::predicates(std::string_view joint, const Node& node) {
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        const Node& part = at(index);
        const bool later = index != node.first;
        if (later) say(joint);
        const bool list = part.kind == NodeKind::or_ || part.kind == node.kind;
        const bool joined_subject =
            later && node.kind == NodeKind::and_ && part.kind == NodeKind::is && child_count(nodes_, part.first) > 1;
        enclosed(index, list || joined_subject);
    }
}

void EffectWriter::enclosed(NodeIndex predicate, bool in_brackets) {
    if (in_brackets) say("(");
    write(predicate);
    if (in_brackets) say(")");
}

void EffectWriter::negated(const Node& node) {
    say("not ");
    const NodeKind kind = at(node.first).kind;
    enclosed(node.first, kind == NodeKind::and_ || kind == NodeKind::or_);
}

void EffectWriter::compare(const Node& node) {
    write(node.first);
    relation(node.sub, second(node));
}

void EffectWriter::relation(int relation, NodeIndex quantity) {
    say(" ");
    say(words::relation[static_cast<std::size_t>(relation)]);
    if (quantity != no_node) say(" "), write(quantity);
}

void EffectWriter::infix(std::string_view sign, const Node& node) { write_list(node.first, sign); }

void EffectWriter::function(std::string_view name, const Node& node) {
    say(name);
    say("(");
    write_list(node.first, ", ");
    say(")");
}

}  // namespace cubenight
