#include "engine/cards/notation/effect_writer.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

void EffectWriter::end_of_zone(std::string_view end, const Node& node) {
    say(end);
    if (at(node.first).kind == NodeKind::set) say("until ");
    write_list(node.first, " of ");
}

void EffectWriter::select(const Node& node) {
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        write(index);
        if (at(index).kind == NodeKind::range) say(" ");
    }
    if (node.number) say(" as "), say_variable(node.number - 1);
}

void EffectWriter::range(const Node& node) {
    switch (sub_as<RangeKind>(node)) {
        case RangeKind::number: return write(node.first);
        case RangeKind::random:
            if (at(node.first).kind != NodeKind::integer) return phrase("random", node);
            return write(node.first), say(" random");
        case RangeKind::up_to:
        case RangeKind::exactly:
        case RangeKind::any_number:
        case RangeKind::all: return phrase(words::range[node.sub], node);
    }
}

void EffectWriter::place(const Node& node) {
    if (static_cast<Side>(node.number) != Side::none) say(words::side[static_cast<std::size_t>(node.number)]), say(".");
    say(words::place[node.sub]);
}

void EffectWriter::zone(const Node& node) {
    if (static_cast<Side>(node.number) != Side::none) say(words::side[static_cast<std::size_t>(node.number)]), say(".");
    say(words::zone[node.sub]);
}

void EffectWriter::attached(const Node& node) {
    NodeIndex to = node.first;
    say(words::attached[node.sub]);
    if (at(to).kind == NodeKind::set) {
        write(to);
        to = at(to).next;
    }
    say(" on ");
    write(to);
}

void EffectWriter::set(const Node& node) {
    say("[");
    write_list(node.first, ", ");
    say("]");
}

void EffectWriter::kind(const Node& node) {
    switch (sub_as<KindWord>(node)) {
        case KindWord::type: return say_types(node.number);
        case KindWord::trait: return named_phrase("trait", node);
        case KindWord::at: return phrase("at", node);
        case KindWord::variable: return say_variable(node.number);
        case KindWord::rule_box: return say(words::rule_box[static_cast<std::size_t>(node.number)]);
        case KindWord::no_type:
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
        case KindWord::evolved:
        case KindWord::pokemon:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule:
        case KindWord::face_up: return say(words::kind[node.sub]);
    }
}

void EffectWriter::evolves_from(const Node& node) {
    if (node.first == no_node) return named_phrase("evolves from", node);
    phrase("evolves from", node);
}

void EffectWriter::carries(const Node& node) {
    NodeIndex quantity = node.first;
    say(words::attached[node.sub]);
    if (quantity != no_node && at(quantity).kind == NodeKind::set) {
        write(quantity);
        quantity = at(quantity).next;
    }
    relation(node.number, quantity);
}

void EffectWriter::has_affinity(const Node& node) {
    say("has "), say(words::affinity[node.sub]);
    if (node.number != 0) say(" "), say_types(node.number);
}

void EffectWriter::ill(const Node& node) {
    if (node.sub == any_condition) return say("ill");
    counters_of_condition(words::condition[node.sub], node.number);
}

}  // namespace cubenight
