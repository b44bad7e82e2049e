// Filters of selections against what a seat can see (reading.hpp).
#include "engine/bots/read/reading.hpp"
#include "engine/language/tree.hpp"
#include "engine/pokemon/book/printed.hpp"

namespace cubenight::bots {
namespace {

bool in(const Pile& pile, CopyId copy) {
    for (CopyId other : pile)
        if (other == copy) return true;
    return false;
}

// A LV.X is of the stage of the card that it lies on.
const CompiledCard& staged_card(const Sight& sight, std::uint8_t slot) {
    const CompiledCard* card = sight.top(slot);
    for (CopyId copy : sight.pokemon(slot).below)
        if (card->stage == Stage::level_up && sight.card(copy)) card = sight.card(copy);
    return *card;
}

}  // namespace

TypeSet Reader::types(Thing thing) const {
    if (thing.is_pokemon()) return p_.pokemon(thing.slot).types;
    const CompiledCard* card = p_.card(thing.copy);
    if (!card) return {};
    if (!is_energy(card->kind)) return card->types;
    TypeSet types;
    for (int i = 0; i < card->unit_count; ++i) types = types | card->units[static_cast<std::size_t>(i)];
    return types;
}

int Reader::stat(Stat stat, Thing thing) const {
    const CompiledCard* card = facts(thing);
    if (!card) return 0;
    switch (stat) {
        case Stat::hp: return thing.is_pokemon() ? p_.pokemon(thing.slot).max_hp : card->hp;
        case Stat::left: return thing.is_pokemon() ? p_.left(thing.slot) : card->hp;
        case Stat::retreat: return thing.is_pokemon() ? p_.pokemon(thing.slot).retreat : card->retreat;
        case Stat::counters: return thing.is_pokemon() ? p_.pokemon(thing.slot).damage / 10 : 0;
        case Stat::attacks: return card->attack_count;
        case Stat::extra_energy: {
            if (!thing.is_pokemon() || card->attack_count == 0) return 0;
            const int cost = card->attacks[static_cast<std::size_t>(card->attack_count - 1)].cost.total();
            return std::max(0, static_cast<int>(p_.pokemon(thing.slot).energy.size()) - cost);
        }
    }
    return 0;
}

bool Reader::passes(NodeIndex set, Thing thing) const {
    for (NodeIndex i = node(set).first; i != no_node; i = node(i).next)
        if (!passes_filter(i, thing)) return false;
    return true;
}

bool Reader::shares(const Node& filter, Thing thing) const {
    const Found found = find(filter.first);
    const CompiledCard* card = facts(thing);
    const auto same = [&](Thing peer) {
        const CompiledCard* other = facts(peer);
        return other && (is_in_name(filter) ? other->name == card->name : types(peer).has_any(types(thing)));
    };
    for (CopyId copy : found.cards)
        if (same({copy, no_slot})) return true;
    for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        if (((found.slots >> slot) & 1) && same({p_.pokemon(slot).top, slot})) return true;
    return false;
}

bool Reader::evolves_from(const Node& filter, Thing thing) const {
    const CompiledCard* card = facts(thing);
    if (!is_evolution(card->stage)) return false;
    const auto by_name = [&](std::uint16_t name) {
        return card->evolves_from != 0 &&
               (card->evolves_from == name || p_.book.evolves_through(name, card->evolves_from));
    };
    const auto fits = [&](const CompiledCard& lower) {
        return by_name(lower.name) || p_.book.evolves_from(*card, lower);
    };
    if (filter.first == no_node) return by_name(static_cast<std::uint16_t>(filter.number));
    const Found found = find(filter.first);
    if (!found.of_pokemon && found.cards.empty()) return true;  // bound later
    for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        if (const CompiledCard* from = ((found.slots >> slot) & 1) ? p_.top(slot) : nullptr; from && fits(*from))
            return true;
    for (CopyId copy : found.cards)
        if (const CompiledCard* from = p_.card(copy); from && fits(*from)) return true;
    return false;
}

bool Reader::carries(const Node& filter, Thing thing) const {
    if (!thing.is_pokemon()) return false;
    NodeIndex set = filter.first, number = filter.first;
    if (set != no_node && node(set).kind == NodeKind::set) number = node(set).next;
    else set = no_node;
    const auto kind = static_cast<AttachedKind>(filter.sub);
    int count = 0;
    for (CopyId copy : p_.pokemon(thing.slot).attached) {
        const CompiledCard* card = p_.card(copy);
        const bool fits =
            card && (kind == AttachedKind::cards || (kind == AttachedKind::energy) == is_energy(card->kind));
        if (!fits || (set != no_node && !passes(set, {copy, no_slot}))) continue;
        count += is_energy(card->kind) ? std::max<int>(1, card->unit_count) : 1;
    }
    return related(static_cast<Relation>(filter.number), count, number == no_node ? 0 : quantity(number) / sixteenths);
}

bool Reader::is_at(const Node& kind, Thing thing) const {
    const Node& where = node(kind.first);
    const auto side = static_cast<Side>(where.number);
    if (where.kind == NodeKind::place) {
        if (!thing.is_pokemon() || !includes(side, slot_seat(thing.slot))) return false;
        const auto place = static_cast<Place>(where.sub);
        return place == Place::pokemon || (place == Place::active) == p_.is_active(thing.slot);
    }
    if (thing.is_pokemon() || !includes(side, owner(thing.copy))) return false;
    const SeatView& player = p_.view.seats[owner(thing.copy)];
    switch (static_cast<Zone>(where.sub)) {
        case Zone::deck: return owner(thing.copy) == p_.me && p_.unseen().contains(thing.copy);
        case Zone::hand: return in(player.hand, thing.copy);
        case Zone::discard: return in(player.discard, thing.copy);
        case Zone::lost: return in(player.lost, thing.copy);
        case Zone::stadium: return p_.view.stadium == thing.copy;
        case Zone::prizes: return false;
    }
    return false;
}

// An attack that is still to be chosen could be any.
bool Reader::has_attack(const Node& filter, Thing thing) const {
    const CompiledCard& c = *facts(thing);
    const Node& name = node(filter.first);
    for (std::size_t i = 0; i < c.attack_count; ++i)
        if (names_chosen(name) || (names_per_game(name) ? p_.book.is_used_once_as(c.attacks[i].name, name.number)
                                                        : c.attacks[i].name == name.number))
            return true;
    return false;
}

bool Reader::is_kind(const Node& kind, Thing thing) const {
    const CompiledCard& c = *facts(thing);
    switch (static_cast<KindWord>(kind.sub)) {
        case KindWord::type: return types(thing).has_all({static_cast<std::uint16_t>(kind.number)});
        case KindWord::no_type: return types(thing).empty();
        case KindWord::evolved: {
            if (!thing.is_pokemon()) return false;
            const std::size_t levels = c.stage == Stage::level_up ? 1 : 0;
            return p_.pokemon(thing.slot).below.size() > levels;
        }
        case KindWord::face_up: return true;
        case KindWord::at: return is_at(kind, thing);
        case KindWord::variable: {
            if (!((s_.bound_mask >> kind.number) & 1)) return true;
            const Found& bound = s_.bound[static_cast<std::size_t>(kind.number)];
            return thing.is_pokemon() ? (bound.slots >> thing.slot) & 1 : bound.cards.contains(thing.copy);
        }
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution: return is_printed_as(kind, thing.is_pokemon() ? staged_card(p_, thing.slot) : c);
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::pokemon:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule:
        case KindWord::rule_box:
        case KindWord::trait: break;
    }
    return is_printed_as(kind, c);
}

bool Reader::passes_filter(NodeIndex index, Thing thing) const {
    const Node& filter = node(index);
    if (!facts(thing)) return true;
    switch (filter.kind) {
        case NodeKind::not_filter: return !passes_filter(filter.first, thing);
        case NodeKind::one_of:
            for (NodeIndex i = filter.first; i != no_node; i = node(i).next)
                if (passes_filter(i, thing)) return true;
            return false;
        case NodeKind::kind: return is_kind(filter, thing);
        case NodeKind::other:
            return thing.is_pokemon() ? !(this_is_pokemon() && thing.slot == s_.slot) : thing.copy != s_.source;
        case NodeKind::shares: return shares(filter, thing);
        case NodeKind::evolves_from: return evolves_from(filter, thing);
        case NodeKind::name: return p_.book.is_named(facts(thing)->name, filter);
        case NodeKind::has_ability: return facts(thing)->ability_count > 0;
        case NodeKind::has_attack: return has_attack(filter, thing);
        case NodeKind::has_affinity: return pokemon::prints_affinity(*facts(thing), filter);
        case NodeKind::full: return thing.is_pokemon() && p_.pokemon(thing.slot).damage == 0;
        case NodeKind::stat_compare:
            return related(static_cast<Relation>(filter.number), stat(static_cast<Stat>(filter.sub), thing),
                           filter.first == no_node ? 0 : quantity(filter.first) / sixteenths);
        case NodeKind::carries: return carries(filter, thing);
        case NodeKind::ill:
            if (!thing.is_pokemon()) return false;
            return filter.sub == any_condition ? p_.pokemon(thing.slot).conditions != 0
                                               : p_.ill(thing.slot, static_cast<SpecialCondition>(filter.sub));
        // Held over the whole set, or not to be told.
        case NodeKind::distinct:
        case NodeKind::marked:
        case NodeKind::extreme:
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return true;
}

}  // namespace cubenight::bots
