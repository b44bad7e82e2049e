// What standing parts and lasting effects are worth (appraisal.hpp): modifiers by whom they are given to.
#include <algorithm>

#include "engine/bots/worth/appraisal_sum.hpp"

namespace cubenight::bots {
namespace {

int cant_worth(ActionKind action, bool active) {
    switch (action) {
        case ActionKind::attack: return active ? -38 : -6;
        case ActionKind::use_named: return -14;
        case ActionKind::retreat: return active ? -8 : -1;
        case ActionKind::use_abilities: return -10;
        case ActionKind::evolve: return -6;
        case ActionKind::attach: return -10;
        case ActionKind::be_healed: return -4;
        case ActionKind::be_ill:
        case ActionKind::be_discarded:
        case ActionKind::be_chosen: return 6;
        case ActionKind::take_prizes: return -60;
        case ActionKind::keep_turn:
        case ActionKind::play:
        case ActionKind::be_cured:
        case ActionKind::discard:
        case ActionKind::have_more_than: return -5;
    }
    return 0;
}

// A player may not: only the kinds that a whole hand suffers from.
int player_cant_worth(ActionKind action) {
    return action == ActionKind::attack ? -38 : action == ActionKind::take_prizes ? -60 : -14;
}

}  // namespace

int Appraiser::lasting_worth(const Node& n) {
    const auto span = static_cast<SpanKind>(node(n.first).sub);
    helps_attack_ |= span == SpanKind::this_turn;
    int worth = 0;
    for (NodeIndex i = node(node(n.first).next).first; i != no_node; i = node(i).next) {
        const Node& part = node(i);
        if (part.kind == NodeKind::give) worth += modifiers_worth(i, span);
        else if (part.kind == NodeKind::while_) worth += modifiers_worth(node(part.first).next, span) / 2;
        else worth += speech_.controller == at_.me ? 8 : -8;
    }
    return worth;
}

int Appraiser::standing_worth(const Standing& standing) {
    if (node(standing.node).kind != NodeKind::give) return speech_.controller == at_.me ? 10 : -10;
    const int worth = modifiers_worth(standing.node, SpanKind::while_);
    if (standing.condition == no_node) return worth;
    const Truth truth = reader_.holds(standing.condition);
    return truth == Truth::yes ? worth : truth == Truth::unknown ? worth / 2 : worth / 5;
}

int Appraiser::modifiers_worth(NodeIndex give, SpanKind span) {
    const NodeIndex target = node(give).first;
    if (node(target).kind == NodeKind::player) {
        const auto player = static_cast<Player>(node(target).sub);
        const int sign = player == Player::both                                       ? 0
                         : (player == Player::them) == (speech_.controller == at_.me) ? -1
                                                                                      : 1;
        int worth = 0;
        for (NodeIndex i = node(target).next; i != no_node; i = node(i).next)
            worth += node(i).kind == NodeKind::cant
                         ? player_cant_worth(static_cast<ActionKind>(node(node(i).first).sub))
                         : 8;
        return sign * worth;
    }
    const Found found = reader_.find(target);
    int worth = 0;
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        if (!((found.slots >> slot) & 1)) continue;
        int each = 0;
        for (NodeIndex i = node(target).next; i != no_node; i = node(i).next)
            each += modifier_worth(node(i), slot, span);
        worth += slot_seat(slot) == at_.me ? each : -each;
    }
    return worth;
}

// For the owner of the Pokémon.
int Appraiser::modifier_worth(const Node& n, std::uint8_t slot, SpanKind span) {
    const bool active = at_.is_active(slot);
    switch (n.kind) {
        case NodeKind::modify: return number_worth(n, slot, span);
        case NodeKind::cost_change: {
            const auto kind = static_cast<ChangeKind>(n.sub);
            const int worth = active ? 12 : 5;
            return kind == ChangeKind::plus ? -worth : worth;
        }
        case NodeKind::weakness: return static_cast<KindWord>(node(n.first).sub) == KindWord::no_type ? 8 : -4;
        case NodeKind::resistance: return 4;
        case NodeKind::no_damage: {
            bool of_amounts = n.number >= 0;
            for (NodeIndex i = n.first; i != no_node; i = node(i).next) of_amounts |= node(i).kind == NodeKind::integer;
            return of_amounts ? 15 : active ? (n.first == no_node ? 42 : 25) : 10;
        }
        case NodeKind::no_effects: return 8;
        case NodeKind::cant: return cant_worth(static_cast<ActionKind>(node(n.first).sub), active);
        case NodeKind::can: return 5;
        case NodeKind::has_attacks: return 10;
        case NodeKind::without: {
            const CompiledCard* top = at_.top(slot);
            return static_cast<WithoutKind>(n.sub) == WithoutKind::abilities && top && top->ability_count == 0 ? 0
                                                                                                               : -10;
        }
        case NodeKind::coin: return static_cast<CoinFace>(n.sub) == CoinFace::tails ? -10 : 10;
        // Types, kinds, what energy provides.
        case NodeKind::type_change:
        case NodeKind::counts_as:
        case NodeKind::provides:
#define CUBENIGHT_NAMED_modifier
#include "engine/language/other_kinds.def"
            break;
    }
    return 1;
}

int Appraiser::number_worth(const Node& n, std::uint8_t slot, SpanKind span) {
    const Node& change = node(static_cast<ModNumber>(n.sub) == ModNumber::base ? node(n.first).next : n.first);
    const bool active = at_.is_active(slot);
    int amount = change.first == no_node ? 30 : points(change.first);
    const auto kind = static_cast<ChangeKind>(change.sub);
    if (kind == ChangeKind::minus || kind == ChangeKind::none || kind == ChangeKind::half) amount = -amount;
    switch (static_cast<ModNumber>(n.sub)) {
        case ModNumber::deals: {
            if (span != SpanKind::this_turn) return active ? amount * 4 / 10 : amount / 8;
            const std::uint8_t target = at_.active(opponent(slot_seat(slot)));
            if (!active || target == no_slot) return 0;
            const int now = outlook_->best_damage(slot, target, 0);
            if (now <= 0) return 0;
            return now < at_.left(target) && now + amount >= at_.left(target) ? 100 : amount / 4;
        }
        case ModNumber::takes: return active ? -amount / 2 : -amount / 8;
        case ModNumber::hp: return amount * 3 / 10;
        case ModNumber::retreat: {
            const int units = kind == ChangeKind::none ? at_.pokemon(slot).retreat
                                                       : std::min<int>(-amount, at_.pokemon(slot).retreat);
            return units * (active ? 6 : 3);
        }
        case ModNumber::base: return kind == ChangeKind::fixed ? 10 : amount / 4;
        case ModNumber::prizes: return amount < 0 ? 25 : -25;
        case ModNumber::poison:
        case ModNumber::burn: return -5 * amount;
        case ModNumber::bench_size:
        case ModNumber::tools: return amount > 0 ? 3 : -3;
        case ModNumber::weakness_value:
        case ModNumber::resistance_value:
        case ModNumber::sleep_coins: return -5;
    }
    return 0;
}

}  // namespace cubenight::bots
