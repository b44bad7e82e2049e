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

// `choose $a = 1 P[energy[F] >= 1]; move 1 energy[F] on $a to ...`: the filter, which the next statement says by itself.
NodeIndex English::energy_moved_from(NodeIndex choose) const {
    const NodeIndex select = at(at(choose).first).first, set = at(base_of(select)).next, move = at(choose).next;
    if (set == no_node || move == no_node || at(move).kind != NodeKind::move || at(select).next != no_node)
        return no_node;
    const NodeIndex filter = at(set).first, moved = at(at(move).first).first;
    const Node &carries = at(filter), &on = at(base_of(moved));
    const bool of_energy = carries.kind == NodeKind::carries && carries.next == no_node && on.kind == NodeKind::on &&
                           sub_as<AttachedKind>(carries) == AttachedKind::energy &&
                           sub_as<AttachedKind>(on) == AttachedKind::energy &&
                           static_cast<Relation>(carries.number) == Relation::at_least;
    if (!of_energy || at(moved).next != no_node || !is_one(range_of(moved))) return no_node;
    const Node& host = at(base_of(host_of(on)));
    if (host.kind != NodeKind::var || host.number != at(choose).number || host.next != no_node) return no_node;
    const bool sorted = at(carries.first).kind == NodeKind::set, same_sort = at(on.first).kind == NodeKind::set;
    const NodeIndex number = sorted ? at(carries.first).next : carries.first;
    if (!names_again(nodes_, at(at(move).first).next, at(choose).number)) return no_node;
    if (sorted != same_sort || !is_integer(number, 1) || (sorted && !same(carries.first, on.first, false)))
        return no_node;
    return filter;
}

void English::choose(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    if (what.kind == NodeKind::selection) return choose_things(index, lead);
    Meaning meaning;
    if (chooses_how_many_to_discard(nodes_, index)) {
        meaning.kind = Meaning::Kind::number;
        meaning.up_to = "up to " + value(what.first);
        pending_ = lead;
        return bind(node.number, meaning);
    }
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
    implied_ = energy_moved_from(index);
    const bool with_next = said_with_next(index) || implied_ != no_node;
    const Phrase whom = things(node.first, Use::object);
    implied_ = no_node;
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
    if (pokemon && at(base_of(select)).kind == NodeKind::place) meaning.stood = &at(base_of(select));
    if (asked && pokemon && with_next) {
        meaning.once = whom.words;
        pending_ = lead;
    }
    // What is only named says nothing: the next statement opens the sentence.
    if (!asked && (lead.may || !lead.words.empty())) pending_ = lead;
    const bool said = asked && meaning.once.empty();
    if (said) asked_of_.clear();
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
    const auto but = type_left_out(node);
    switch (sub_as<ValueKind>(node)) {
        case ValueKind::type:
            kind = Meaning::Kind::type;
            return (of_things ? "1 of the types" + of : "a type") +
                   (but ? " other than " + type_symbols(TypeSet::of(*but).bits) : "");
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
