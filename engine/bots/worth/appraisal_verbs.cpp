// What single verbs are worth (appraisal.hpp).
#include <algorithm>

#include "engine/bots/worth/appraisal_sum.hpp"

namespace cubenight::bots {
namespace {

enum class Lies : std::uint8_t { hand, deck, discard, attached, elsewhere };

Lies where(const Sight& at, CopyId copy) {
    if (at.hand().contains(copy)) return Lies::hand;
    if (at.unseen().contains(copy)) return Lies::deck;
    for (const SeatView& seat : at.view.seats)
        for (CopyId other : seat.discard)
            if (other == copy) return Lies::discard;
    for (const PokemonView& p : at.view.pokemon)
        for (CopyId other : p.attached)
            if (other == copy) return Lies::attached;
    return Lies::elsewhere;
}

// A card of the other seat in its hand, or joining it.
constexpr int their_card = 13;

}  // namespace

int Appraiser::verb(const Node& n) {
    if (n.kind == NodeKind::lasting) return lasting_worth(n);
    switch (n.kind) {
        case NodeKind::draw: {
            int cards = points(n.first);
            if (speech_.actor != at_.me) return -10 * cards;
            if (static_cast<DrawKind>(n.sub) == DrawKind::until) cards -= static_cast<int>(at_.mine().hand.size());
            return draw_worth(*outlook_, cards);
        }
        case NodeKind::look: sum(n.first, [](Thing) { return 0; }); return 2;
        case NodeKind::take_prize: return (speech_.actor == at_.me ? 100 : -100) * points(n.first);
        case NodeKind::switch_: return switch_worth(n);
        case NodeKind::use_attack: return 45;
        case NodeKind::use_text: return 25;
        case NodeKind::win:
            return (static_cast<Player>(n.sub) == Player::them) == (speech_.controller == at_.me) ? -winning : winning;
        case NodeKind::lose:
            return (static_cast<Player>(n.sub) == Player::them) == (speech_.controller == at_.me) ? winning : -winning;
        case NodeKind::again: return 60;
        case NodeKind::search: return search_worth(n);
        case NodeKind::put: return put_worth(n);
        case NodeKind::discard: return sum(n.first, [&](Thing t) { return discard_one(t); });
        case NodeKind::attach: return attach_text_worth(n);
        case NodeKind::move: return move_worth(n);
        case NodeKind::evolve: return evolve_text_worth(n);
        case NodeKind::devolve: return devolve_worth(n);
        case NodeKind::damage: return damage_worth(n);
        case NodeKind::counters: return counters_worth(n);
        case NodeKind::move_counters: return move_counters_worth(n);
        case NodeKind::heal: return heal_text_worth(n);
        case NodeKind::knock_out:
            return sum(n.first, [&](Thing t) { return t.is_pokemon() ? knock_out_worth(*outlook_, t.slot) : 0; });
        case NodeKind::inflict: return inflict_worth(n);
        case NodeKind::cure: return cure_text_worth(n);
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::exchange:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand:
        // What damage words and the turn's end come to is told elsewhere.
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
        case NodeKind::end_turn:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return 0;
}

int Appraiser::counters_worth(const Node& n) {
    const int amount = points(n.first);
    const auto kind = static_cast<CountersKind>(n.sub);
    return sum(node(n.first).next, [&](Thing t) {
        if (!t.is_pokemon()) return 0;
        return hit_worth(*outlook_, t.slot,
                         kind == CountersKind::until_left ? at_.left(t.slot) - amount
                         : kind == CountersKind::worth    ? amount
                                                          : 10 * amount);
    });
}

int Appraiser::heal_text_worth(const Node& n) {
    const auto kind = static_cast<HealKind>(n.sub);
    const int amount = kind == HealKind::points ? points(n.first) : 990;
    return sum(kind == HealKind::all ? n.first : node(n.first).next,
               [&](Thing t) { return t.is_pokemon() ? heal_worth(*outlook_, t.slot, amount) : 0; });
}

int Appraiser::cure_text_worth(const Node& n) {
    const NodeIndex whom = node(n.first).kind == NodeKind::condition_value ? node(n.first).next : n.first;
    return sum(whom, [&](Thing t) { return t.is_pokemon() ? cure_worth(*outlook_, t.slot) : 0; });
}

int Appraiser::devolve_worth(const Node& n) {
    return sum(n.first, [&](Thing t) {
        if (!t.is_pokemon() || at_.pokemon(t.slot).below.empty()) return 0;
        return slot_seat(t.slot) == at_.me ? -35 : 35 + at_.pokemon(t.slot).damage / 3;
    });
}

int Appraiser::damage_worth(const Node& n) {
    const int amount = points(n.first);
    return sum(node(n.first).next, [&](Thing t) { return t.is_pokemon() ? hit_worth(*outlook_, t.slot, amount) : 0; });
}

int Appraiser::inflict_worth(const Node& n) {
    NodeIndex whom = n.first;
    while (node(whom).kind == NodeKind::condition_value) whom = node(whom).next;
    return sum(whom, [&](Thing t) {
        if (!t.is_pokemon()) return 0;
        int worth = 0;
        for (NodeIndex i = n.first; node(i).kind == NodeKind::condition_value; i = node(i).next) {
            const SpecialCondition condition =
                node(i).sub == by_variable ? SpecialCondition::paralyzed : static_cast<SpecialCondition>(node(i).sub);
            worth += condition_worth(*outlook_, t.slot, condition);
        }
        return worth;
    });
}

int Appraiser::move_counters_worth(const Node& n) {
    const NodeIndex from = node(n.first).next;
    const int amount = 10 * (node(n.first).kind == NodeKind::range ? 3 : points(n.first));
    const int off = sum(from, [&](Thing t) {
        if (!t.is_pokemon() || at_.pokemon(t.slot).damage == 0) return 0;
        return heal_worth(*outlook_, t.slot, amount);
    });
    return off +
           sum(node(from).next, [&](Thing t) { return t.is_pokemon() ? hit_worth(*outlook_, t.slot, amount) : 0; });
}

int Appraiser::search_worth(const Node& n) {
    const NodeIndex wanted = node(n.first).next, move_to = node(wanted).next;
    if (move_to == no_node) {
        sum(wanted, [](Thing) { return 0; });
        return 0;
    }
    return sum(wanted, [&](Thing t) { return put_one(node(node(move_to).first), t); });
}

int Appraiser::put_worth(const Node& n) {
    const Node& to = node(node(node(n.first).next).first);
    return sum(n.first, [&](Thing t) { return put_one(to, t); });
}

int Appraiser::put_one(const Node& to, Thing t) const {
    if (t.is_pokemon()) return scoop_worth(*outlook_, t.slot);
    if (t.copy == no_copy)
        return to.kind == NodeKind::zone && static_cast<Zone>(to.sub) == Zone::hand ? -their_card : their_card / 2;
    const bool mine = owner(t.copy) == at_.me;
    const int value = mine ? hand_value(*outlook_, t.copy) : their_card;
    const Lies lies = where(at_, t.copy);
    int gain = 0;
    if (to.kind == NodeKind::place) gain = mine ? bench_worth(*outlook_, t.copy) : 12;
    else if (to.kind == NodeKind::top) gain = value * 3 / 4;
    else if (to.kind == NodeKind::into || to.kind == NodeKind::bottom) gain = 3 + value / 6;
    else if (to.kind == NodeKind::zone) switch (static_cast<Zone>(to.sub)) {
            case Zone::hand: gain = value; break;
            case Zone::deck: gain = 3 + value / 6; break;
            case Zone::prizes: gain = value / 3; break;
            case Zone::discard:
            case Zone::lost:
            case Zone::stadium: break;
        }
    if (lies == Lies::hand) gain -= value;
    if (lies == Lies::deck) gain -= short_of_cards(*outlook_, at_.deck_left(at_.me) - 1) > 0 ? deck_card : 2;
    gain = mine ? gain : -gain;
    return lies == Lies::attached ? gain + lose_attached_worth(*outlook_, t.copy) : gain;
}

int Appraiser::discard_one(Thing t) const {
    if (t.is_pokemon()) {
        const int worth = 60 + pokemon_value(*outlook_, t.slot);
        return slot_seat(t.slot) == at_.me ? -worth : worth;
    }
    if (t.copy == no_copy) return speech_.controller == at_.me ? their_card : 2;
    if (t.copy == at_.view.stadium) return owner(t.copy) == at_.me ? -8 : 8;
    const int sign = owner(t.copy) == at_.me ? -1 : 1;
    switch (where(at_, t.copy)) {
        case Lies::hand: return sign * hand_value(*outlook_, t.copy);
        case Lies::deck: return short_of_cards(*outlook_, at_.deck_left(at_.me) - 5) > 0 ? -deck_card : -3;
        case Lies::attached: return lose_attached_worth(*outlook_, t.copy);
        case Lies::discard: return 0;
        case Lies::elsewhere: return sign * 6;
    }
    return 0;
}

int Appraiser::attach_text_worth(const Node& n) {
    const Found targets = find(node(n.first).next);
    return sum(n.first, [&](Thing t) {
        if (t.is_pokemon()) return 0;
        if (t.copy == no_copy || owner(t.copy) != at_.me) return -14;
        const CompiledCard* card = at_.card(t.copy);
        int gain = card && is_energy(card->kind) ? 0 : 10;
        for (std::uint8_t slot = 0; card && is_energy(card->kind) && slot < slot_count; ++slot)
            if ((targets.slots >> slot) & 1) gain = std::max(gain, attach_worth(*outlook_, slot, t.copy));
        const bool held = at_.hand().contains(t.copy);
        return gain + (held ? 4 - hand_value(*outlook_, t.copy) / 3 : 6);
    });
}

// Moving attached cards: those that their Pokémon needs least, to where they are needed.
int Appraiser::move_worth(const Node& n) {
    const NodeIndex to = node(n.first).next;
    const Found targets = find(to);
    return sum(n.first, [&](Thing t) {
        if (t.is_pokemon() || t.copy == no_copy || owner(t.copy) != at_.me) return 0;
        int best = 0;
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if ((targets.slots >> slot) & 1) best = std::max(best, attach_worth(*outlook_, slot, t.copy));
        return best + lose_attached_worth(*outlook_, t.copy);
    });
}

int Appraiser::switch_worth(const Node& n) {
    helps_attack_ = true;
    const auto kind = static_cast<SwitchKind>(n.sub);
    const bool own = kind == SwitchKind::mine ? speech_.actor == at_.me : speech_.controller != at_.me;
    const SeatId seat = own ? at_.me : at_.them;
    if (at_.active(seat) == no_slot || at_.view.seats[seat].bench.empty()) return 0;
    if (own) {
        int best = -winning;
        for (std::uint8_t slot : at_.mine().bench) best = std::max(best, active_worth(*outlook_, slot));
        return best - active_worth(*outlook_, at_.active(seat)) + (at_.pokemon(at_.active(seat)).conditions ? 8 : 0);
    }
    if (kind != SwitchKind::theirs_by_me) return 3 + 3 * static_cast<int>(at_.pokemon(at_.active(seat)).energy.size());
    int best = -winning;
    for (std::uint8_t slot : at_.theirs().bench) best = std::max(best, gust_worth(*outlook_, slot));
    return best;
}

int Appraiser::evolve_text_worth(const Node& n) {
    const NodeIndex with = node(n.first).next;
    const Found hosts = find(n.first);
    sum(n.first, [](Thing) { return 0; });
    return sum(with, [&](Thing t) {
        const CompiledCard* card = t.is_pokemon() ? nullptr : at_.card(t.copy);
        if (!card) return 0;
        int best = 0;
        for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
            const CompiledCard* from = ((hosts.slots >> slot) & 1) ? at_.top(slot) : nullptr;
            if (from && ((n.sub & evolve_unrelated) || at_.book.evolves_from(*card, *from) ||
                         at_.book.evolves_through(from->name, card->evolves_from)))
                best = std::max(best, evolve_worth(*outlook_, slot, t.copy));
        }
        return best;
    });
}

}  // namespace cubenight::bots
