// What names ($a) stand for, and how they are said again.
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

bool Chinese::means_pokemon(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::place)
        return sub_as<Place>(base) != Place::this_ || source_.on_pokemon || source_.fossil;
    return base.kind == NodeKind::var &&
           meanings_[static_cast<std::size_t>(base.number)].kind == Meaning::Kind::pokemon;
}

bool Chinese::means_several(NodeIndex select) const {
    const NodeIndex first = at(select).first;
    const bool ranged = at(first).kind == NodeKind::range;
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::place) {
        const auto place = sub_as<Place>(base);
        if (place == Place::this_ || place == Place::holder || place == Place::attacker) return false;
        if (place == Place::active && static_cast<Side>(base.number) != Side::any) return false;
    }
    if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium) return false;
    if (base.kind == NodeKind::var && !ranged) return meanings_[static_cast<std::size_t>(base.number)].plural;
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) return !is_one(base.first);
    return !ranged || !is_one(at(first).first);
}

void Chinese::bind_select(NodeIndex select, bool looked_at) {
    Meaning known;
    known.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    known.plural = means_several(select);
    known.looked_at = looked_at;
    bind(at(select).number - 1, known);
}

// Whom an event happened to: one of them each time.
void Chinese::bind_event(NodeIndex selection) {
    if (selection == no_node) return;
    for (NodeIndex select : children(nodes_, selection))
        if (at(select).number > 0) {
            bind_select(select, false);
            meaning(at(select).number - 1).plural = false;
        }
}

// A card that was put into play is a Pokémon from then on.
void Chinese::comes_into_play(NodeIndex selection) {
    for (NodeIndex select : children(nodes_, selection))
        if (at(select).number > 0) meaning(at(select).number - 1).kind = Meaning::Kind::pokemon;
}

// What is picked out of more belongs to the name no longer.
void Chinese::mark_taken(NodeIndex selection) {
    for (NodeIndex select : children(nodes_, selection)) {
        const Node& base = at(base_of(nodes_, select));
        if (base.kind == NodeKind::var && cubenight::number_of(nodes_, select) != no_node)
            meaning(base.number).taken = true;
    }
}

// Whether another thing of its kind was named behind it, so that "that card" would be the other one.
bool Chinese::is_overtaken(const Meaning& known) const {
    for (const Meaning& other : meanings_)
        if (other.kind == known.kind && other.plural == known.plural && other.order > known.order &&
            other.words.empty())
            return true;
    return false;
}

// Where those of the base are: of what was chosen before, where it was chosen.
const Node& Chinese::place_of(const Node& base) const {
    const Node* chosen = base.kind == NodeKind::var ? chosen_before(nodes_, base.number) : nullptr;
    if (chosen == nullptr && base.kind == NodeKind::var) chosen = taken_one_by_one(nodes_, base.number);
    return chosen == nullptr ? base : *chosen;
}

std::string Chinese::reference(int variable) {
    Meaning& known = meaning(variable);
    if (!known.once.empty()) return std::exchange(known.once, {});
    if (!known.words.empty()) return known.words;
    switch (known.kind) {
        case Meaning::Kind::pokemon:
            if (is_overtaken(known)) return say(Phrase::pokemon_named_first);
            return say(known.plural ? Phrase::those_pokemon : Phrase::that_pokemon);
        case Meaning::Kind::cards:
            if (known.taken) return say(Phrase::the_rest);
            if (is_overtaken(known)) return say(Phrase::cards_named_first);
            return say(known.plural ? Phrase::those_cards : Phrase::that_card);
        case Meaning::Kind::number: return say(Phrase::that_number);
        case Meaning::Kind::type: return say(Phrase::that_type);
        case Meaning::Kind::condition: return say(Phrase::that_condition);
        case Meaning::Kind::name: return say(Phrase::that_name);
        case Meaning::Kind::attack: return say(Phrase::that_attack);
        case Meaning::Kind::nothing: break;
    }
    return say(Phrase::that_thing);
}

}  // namespace cubenight::wording
