#include "engine/pokemon/rules/turn_actions.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/foresee/legal.hpp"
#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {
namespace {

void offer_assemblies(Game& g) {
    InlineVector<CopyId, 8> parts;  // one of each printing of a name
    for (CopyId copy : state(g, g.m.turn_seat).discard) {
        const CompiledCard& c = card(g, copy);
        const auto same = [&](CopyId peer) {
            return card(g, peer).name == c.name && card(g, peer).printing == c.printing;
        };
        if (c.stage != Stage::vunion || parts.full() || std::any_of(parts.begin(), parts.end(), same)) continue;
        parts.push_back(copy);
        if (why_not_assemble(g, copy) == Clause::none) offer(g, {OptionKind::assemble, copy.value, 0, 0});
    }
}

}  // namespace

void offer_attacks(Game& g) {
    const std::uint8_t slot = state(g, g.m.turn_seat).active;
    UsableAttack attacks[most_usable_attacks];
    const int count = slot == no_slot ? 0 : usable_attacks(g, slot, attacks);
    for (int i = 0; i < count; ++i)
        if (why_not_use(g, slot, *attacks[i].attack) == Clause::none)
            offer(g, {OptionKind::attack, static_cast<std::uint8_t>(i), 0, 0});
    offer(g, {OptionKind::end_turn, 0, 0, 0});
}

namespace {

// Copies of one card are alike in hand: each card is asked once. What was answered is kept by the lowest bits of the
// card's number, so that another card with these bits is merely asked again.
void offer_hand(Game& g, SeatId seat) {
    enum Answer : std::uint8_t { unknown, no, yes };
    constexpr std::size_t places = 64;
    CardId asked[places];
    Answer answers[places] = {};
    for (CopyId copy : state(g, seat).hand) {
        const CardId id = state(g, copy).card;
        const std::size_t place = id.value % places;
        if (answers[place] == unknown || asked[place] != id) {
            asked[place] = id;
            answers[place] = why_not_play(g, copy) == Clause::none ? yes : no;
        }
        if (answers[place] == yes) offer(g, {OptionKind::play, copy.value, 0, 0});
    }
}

// Of the Pokémon in play, and fossils that may be discarded.
void offer_abilities(Game& g, SeatId seat) {
    each_pokemon(g.m, seat, [&](std::uint8_t slot) {
        bool any = false;
        each_text_card(g, slot, [&](CopyId copy) { any |= card(g, copy).declares; });
        const int count = any ? ability_count(g, slot) : 0;
        for (int i = 0; i < count; ++i)
            if (why_not_ability(g, slot, i) == Clause::none) offer(g, ability_of_pokemon(slot, i));
        if (some_text(g, ModKind::can, ActionKind::discard) && why_not_discard_self(g, slot) == Clause::none)
            offer(g, {OptionKind::discard_self, slot, 0, 0});
    });
}

// Of attached cards, on whosever Pokémon.
void offer_uses(Game& g, SeatId seat) {
    const auto offer_of = [&](CopyId copy) {
        const CompiledCard& c = card(g, copy);
        for (int i = 0; i < c.ability_count && owner(copy) == seat; ++i)
            if (why_not_ability_of_card(g, copy, i) == Clause::none) offer(g, ability_of_card(copy, i));
    };
    for (SeatId whose : {seat, opponent(seat)})
        each_pokemon(g.m, whose, [&](std::uint8_t slot) {
            each_attached(g.m, slot, [&](CopyId copy) {
                if (is_attached(state(g, copy).where)) offer_of(copy);
            });
        });
}

}  // namespace

void offer_actions(Game& g) {
    const SeatId seat = g.m.turn_seat;
    if (g.m.attack_again) return offer_attacks(g);
    offer_hand(g, seat);
    const auto offer_from = [&](const Pile& pile, ActiveZone zone) {
        for (CopyId copy : pile)
            for (int i = 0; i < card(g, copy).ability_count; ++i)
                if (g.book.program(card(g, copy).abilities[static_cast<std::size_t>(i)].program).zone == zone &&
                    why_not_ability_of_card(g, copy, i) == Clause::none)
                    offer(g, ability_of_card(copy, i));
    };
    offer_abilities(g, seat);
    if (g.m.works_outside & outside_hand) offer_from(state(g, seat).hand, ActiveZone::hand);
    if (g.m.works_outside & outside_discard) offer_from(state(g, seat).discard, ActiveZone::discard);
    if (g.m.works_outside & outside_union) offer_assemblies(g);
    if (g.m.works_outside & outside_attached) offer_uses(g, seat);
    if (why_not_use_stadium(g) == Clause::none) offer(g, {OptionKind::use_stadium, 0, 0, 0});
    const std::uint8_t active = state(g, seat).active;
    const ActiveUnits units{active, attached_units(g, active)};
    g.active_units = &units;
    if (why_not_retreat(g) == Clause::none) offer(g, {OptionKind::retreat, 0, 0, 0});
    offer_attacks(g);
    g.active_units = nullptr;
}

}  // namespace cubenight::pokemon
