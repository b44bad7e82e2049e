// What a player chooses: things, values and numbers.
#include "engine/cards/wording/en/english.hpp"

namespace cubenight::wording {
namespace {

bool names_again(std::span<const Node> nodes, NodeIndex index, int variable) {
    if (names_variable(nodes[index]) && nodes[index].number == variable) return true;
    for (NodeIndex child = nodes[index].first; child != no_node; child = nodes[child].next)
        if (names_again(nodes, child, variable)) return true;
    return false;
}

}  // namespace

// The next statement alone says whom it means, and all of them: "Move 3 damage counters from 1 of your Pokémon to ...".
bool English::said_with_next(NodeIndex choose) const {
    const NodeIndex next = at(choose).next;
    if (next == no_node || family_of(at(next).kind) != NodeFamily::verb) return false;
    // What is done before the damage needs the choice before it.
    for (NodeIndex later = at(next).next; later != no_node; later = at(later).next)
        if (at(later).kind == NodeKind::before_damage && names_again(nodes_, later, at(choose).number)) return false;
    for (NodeIndex part : children(nodes_, next))
        if (at(part).kind == NodeKind::selection && means_all_of(nodes_, part, at(choose).number)) return true;
    return false;
}

void English::choose(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    if (what.kind == NodeKind::selection) return choose_things(index, lead);
    Meaning meaning;
    if (what.kind == NodeKind::value) {
        const std::string words =
            in_form(lead, [&] { return verb("choose"); }) + " " + chosen_value(what, meaning.kind);
        bind(node.number, meaning);
        return emit(index, led(lead, words, true));
    }
    // A number as it is now. Coins stay as they fell; what else is counted may be gone when it is asked for.
    meaning.kind = Meaning::Kind::number;
    const std::string number = value(node.first);
    if (what.kind == NodeKind::heads) {
        meaning.words = number;
        return bind(node.number, meaning);
    }
    bind(node.number, meaning);
    const bool things_counted = number.starts_with("the number of ");
    std::string counted = number;
    if (things_counted) {
        counted.erase(0, std::string_view("the number of ").size());
        if (!counted.starts_with("your ") && !counted.starts_with("those ")) counted.insert(0, "the ");
    }
    const std::string words = in_form(lead, [&] { return verb(things_counted ? "count" : "note"); });
    emit(index, led(lead, words + " " + counted, true));
}

void English::choose_things(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex select = at(node.first).first;
    const bool asked = names_a_number(nodes_, node.first);
    counters_implied_ = said_with_next(index) && at(node.next).kind == NodeKind::move_counters;
    const Phrase whom = things(node.first, Use::object);
    counters_implied_ = false;
    Meaning meaning;
    meaning.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meaning.plural = whom.plural;
    const bool pokemon = meaning.kind == Meaning::Kind::pokemon;
    if (!asked) {
        const Node& base = at(at(select).first);
        defending_ = at(at(index).next).kind == NodeKind::lasting;
        meaning.words = things(node.first, Use::subject).words;
        if (pokemon && whom.plural && at(at(select).first).next != no_node) {
            meaning.words.clear();
            meaning.once = whom.words;
        }
        defending_ = false;
        if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) {
            meaning.once = whom.words;
            for (Meaning& other : meanings_) other.apart = other.kind == Meaning::Kind::cards && !other.plural;
        }
        meaning.was_active = pokemon && is_place(base, Place::active) && whose(base) == Side::my;
    }
    if (asked && pokemon && said_with_next(index)) {
        meaning.once = whom.words;
        pending_ = lead;
    }
    // What is only named says nothing: the next statement opens the sentence.
    if (!asked && (lead.may || !lead.words.empty())) pending_ = lead;
    const bool said = asked && meaning.once.empty();
    if (asked && !pokemon)
        for (Meaning& other : meanings_)
            other.apart |= other.kind == Meaning::Kind::cards && !other.plural && other.looked_at;
    bind(node.number, meaning);
    if (said) emit(index, led(lead, in_form(lead, [&] { return verb("choose"); }) + " " + whom.words, true));
}

// "a type", "1 of the types of ...", and what kind of thing that is.
std::string English::chosen_value(const Node& node, Meaning::Kind& kind) {
    const bool of_things = node.first != no_node && at(node.first).kind == NodeKind::selection;
    const bool of_attacks = sub_as<ValueKind>(node) == ValueKind::attack;
    const std::string whom = of_things && !of_attacks ? things(node.first, Use::subject).words : "";
    const std::string of = of_things ? " of " + whom : "";
    switch (sub_as<ValueKind>(node)) {
        case ValueKind::type: kind = Meaning::Kind::type; return of_things ? "1 of the types" + of : "a type";
        case ValueKind::number:
            kind = Meaning::Kind::number;
            return "a number" + (node.first == no_node ? "" : " from 1 to " + value(node.first));
        case ValueKind::condition:
            kind = Meaning::Kind::condition;
            return "a Special Condition" + (of_things ? " that affects " + whom : "");
        case ValueKind::name: kind = Meaning::Kind::name; return "the name" + of;
        case ValueKind::attack: kind = Meaning::Kind::attack; return attack_of(node.first);
    }
    return "";
}

}  // namespace cubenight::wording
