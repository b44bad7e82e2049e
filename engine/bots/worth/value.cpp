#include "engine/bots/worth/value.hpp"

#include <algorithm>

namespace cubenight::bots {
namespace {

constexpr int able = 0;

bool in_play(const Sight& at, std::uint16_t name) {
    bool found = false;
    at.each(at.me, [&](std::uint8_t slot) { found |= at.top(slot) && at.top(slot)->name == name; });
    return found;
}

bool in_hand(const Sight& at, std::uint16_t name, CopyId but) {
    for (CopyId copy : at.hand())
        if (copy != but && at.card(copy) && at.card(copy)->name == name) return true;
    return false;
}

bool evolution_in_hand(const Sight& at, const CompiledCard& lower) {
    for (CopyId copy : at.hand())
        if (const CompiledCard* card = at.card(copy); card && at.book.evolves_from(*card, lower)) return true;
    return false;
}

// Whether it can go on a Pokémon of its player.
bool goes_on_one_in_play(const Sight& at, const CompiledCard& card) {
    bool found = in_play(at, card.evolves_from);
    at.each(at.me, [&](std::uint8_t slot) {
        if (const CompiledCard* top = at.top(slot)) found |= at.book.evolves_from(card, *top);
    });
    return found;
}

int others_in_hand(const Sight& at, CopyId but, auto&& fits) {
    int count = 0;
    for (CopyId copy : at.hand())
        if (const CompiledCard* card = at.card(copy); card && copy != but && fits(*card)) ++count;
    return count;
}

int pokemon_in_hand(const Outlook& outlook, CopyId copy, const CompiledCard& card) {
    const Sight& at = outlook.at;
    const int power = std::min(40, printed_power(card) / 2) + 6 * card.ability_count;
    const bool evolves = is_evolution(card.stage) && goes_on_one_in_play(at, card);
    if ((card.plays_as_basic && !evolves) || card.fossil) {
        const int there = at.pokemon_count(at.me);
        const int others = others_in_hand(at, copy, [](const CompiledCard& c) { return c.plays_as_basic; });
        const int want = there + others <= 1 ? 60 : there + others <= 3 ? 25 : 6;
        return want + power / 2 + (evolution_in_hand(at, card) ? 12 : 0);
    }
    const int again = in_hand(at, card.name, copy) ? 2 : 1;
    if (evolves) return (45 + power) / again;
    if (in_hand(at, card.evolves_from, copy)) return (28 + power / 2) / again;
    for (std::uint8_t slot : at.mine().bench)  // its Stage 1 could still be found
        if (const CompiledCard* top = at.top(slot); top && at.book.evolves_through(top->name, card.evolves_from))
            return 18 + power / 3;
    return 5 + power / 4;
}

int energy_in_hand(const Outlook& outlook, CopyId copy, const CompiledCard& card) {
    int need = 0;
    for (int i = 0; i < card.unit_count; ++i)
        for (int t = 0; t < type_count - 1; ++t)
            if (card.units[static_cast<std::size_t>(i)].has(static_cast<Type>(t)))
                need = std::max(need, outlook.need(static_cast<Type>(t)));
    if (card.kind == CardKind::special_energy) need = std::max(need, best_attach_worth(outlook, copy));
    const int others = others_in_hand(outlook.at, copy, [](const CompiledCard& c) { return is_energy(c.kind); });
    constexpr int wanted[] = {24, 14, 8, 4, 2};
    return (wanted[std::min(others, 4)] + std::min(30, need)) * (others < 3 ? 1 : 2) / (others < 3 ? 1 : 3);
}

// An attack of that much damage, for whoever uses it; to be able to attack at all is something.
int promise(const Sight& at, std::uint8_t target, int points) {
    const int left = at.left(target);
    if (points <= 0) return 0;
    if (left > 0 && points >= left) return 100;
    return able + 20 * points / std::max(60, left) + points * 3 / 10;
}

// The trouble of the seat's Active Pokémon when it stays, in points.
int risk(const Outlook& outlook, std::uint8_t slot) {
    const int threat = outlook.threat(slot), left = std::max(1, outlook.at.left(slot));
    if (threat >= left) return 25 + pokemon_value(outlook, slot) / 3;
    return 25 * threat / left;
}

// What it is worth that the Active Pokémon could retreat with that many units, where it cannot now.
int freedom_worth(const Outlook& outlook, std::uint8_t slot, int units) {
    const Sight& at = outlook.at;
    const int cost = at.pokemon(slot).retreat, now = static_cast<int>(at.pokemon(slot).energy.size());
    if (units <= now || now >= cost || at.mine().bench.empty()) return 0;
    int best = -winning;
    for (std::uint8_t other : at.mine().bench) best = std::max(best, active_worth(outlook, other));
    const bool idle = outlook.best_damage(slot, at.active(at.them), 1) == 0;  // it would only be in the way
    const int gain = best - active_worth(outlook, slot) - 10 * cost + (idle ? 10 : 0);
    return units >= cost ? gain : gain / (1 + cost - units);
}

}  // namespace

int hand_value(const Outlook& outlook, CopyId copy) {
    const CompiledCard* card = outlook.at.card(copy);
    if (!card) return 20;
    switch (card->kind) {
        case CardKind::pokemon: return pokemon_in_hand(outlook, copy, *card);
        case CardKind::item: return card->fossil ? pokemon_in_hand(outlook, copy, *card) : 17;
        case CardKind::tool: return 11;
        case CardKind::stadium: return 9;
        case CardKind::supporter:
            return others_in_hand(outlook.at, copy,
                                  [](const CompiledCard& c) { return c.kind == CardKind::supporter; }) > 0
                       ? 16
                       : 34;
        case CardKind::basic_energy:
        case CardKind::special_energy: return energy_in_hand(outlook, copy, *card);
    }
    return 0;
}

int pokemon_value(const Outlook& outlook, std::uint8_t slot) {
    const CompiledCard* card = outlook.at.top(slot);
    if (!card) return 0;
    const PokemonView& p = outlook.at.pokemon(slot);
    return 14 * static_cast<int>(p.energy.size()) + 10 * static_cast<int>(p.below.size()) +
           std::min(30, printed_power(*card) / 3) + 6 * card->ability_count + 3 * static_cast<int>(p.attached.size());
}

int bench_worth(const Outlook& outlook, CopyId copy) {
    const CompiledCard* card = outlook.at.card(copy);
    if (!card) return 0;
    const Sight& at = outlook.at;
    const int there = at.pokemon_count(at.me);
    const int room = at.mine().bench_limit - static_cast<int>(at.mine().bench.size());
    const int want = there <= 1 ? 70 : there == 2 ? 40 : there == 3 ? 24 : room > 1 ? 10 : 2;
    return want + std::min(20, printed_power(*card) / 4) + (evolution_in_hand(at, *card) ? 12 : 0) +
           4 * card->ability_count;
}

int evolve_worth(const Outlook& outlook, std::uint8_t slot, CopyId copy) {
    const CompiledCard* to = outlook.at.card(copy);
    const CompiledCard* from = outlook.at.top(slot);
    if (!to || !from) return 0;
    const int energy = static_cast<int>(outlook.at.pokemon(slot).energy.size());
    return 30 + (to->hp - from->hp) / 4 + 8 * energy + (outlook.at.is_active(slot) ? 12 : 0) +
           std::max(0, printed_power(*to) - printed_power(*from)) / 4;
}

int attach_worth(const Outlook& outlook, std::uint8_t slot, CopyId copy) {
    const Sight& at = outlook.at;
    if (!at.top(slot)) return 0;
    if (slot_seat(slot) != at.me) return -14;
    UnitList units = at.pokemon(slot).energy;
    const int before = outlook.plan(slot, units);
    add_units(at, copy, slot, units);
    int gain = outlook.plan(slot, units) - before;
    if (!at.is_active(slot)) return gain;
    const std::uint8_t target = at.active(at.them);
    const int now = outlook.best_damage(slot, target, 0), then = outlook.best_damage(slot, target, units, 0);
    if (then > now)
        gain +=
            at.my_turn() && target != no_slot ? hit_worth(outlook, target, then) - hit_worth(outlook, target, now) : 0;
    else if (outlook.doomed(slot)) gain /= 2;
    else if (now == 0) gain *= 2;  // until then it is only in the way
    return std::max(gain, freedom_worth(outlook, slot, static_cast<int>(units.size())));
}

int best_attach_worth(const Outlook& outlook, CopyId copy) {
    int best = 0;
    outlook.at.each(outlook.at.me,
                    [&](std::uint8_t slot) { best = std::max(best, attach_worth(outlook, slot, copy)); });
    return best;
}

int lose_attached_worth(const Outlook& outlook, CopyId copy) {
    const CompiledCard* card = outlook.at.card(copy);
    const bool mine = owner(copy) == outlook.at.me;
    if (!card) return 0;
    if (!is_energy(card->kind)) return mine ? -12 : 12;
    std::uint8_t holder = no_slot;
    for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        for (CopyId attached : outlook.at.pokemon(slot).attached)
            if (attached == copy) holder = slot;
    int value = 14 * std::max<int>(1, card->unit_count) + (card->kind == CardKind::special_energy ? 4 : 0);
    if (holder != no_slot && outlook.at.is_active(holder)) value += 6;
    if (holder != no_slot && mine) {
        UnitList fewer;
        bool gone = false;
        for (TypeSet unit : outlook.at.pokemon(holder).energy) {
            if (!gone && card->unit_count > 0 && unit == card->units[0]) {
                gone = true;
                continue;
            }
            fewer.push_back(unit);
        }
        value = 6 + outlook.plan(holder, outlook.at.pokemon(holder).energy) - outlook.plan(holder, fewer);
    }
    return mine ? -value : value;
}

int knock_out_worth(const Outlook& outlook, std::uint8_t slot) {
    const Sight& at = outlook.at;
    const SeatId seat = slot_seat(slot);
    const CompiledCard* card = at.top(slot);
    const int prizes = card ? card->prizes : 1;
    const bool decides = at.pokemon_count(seat) <= 1 || at.prizes_left(opponent(seat)) <= prizes;
    const int worth = decides ? winning : 100 * prizes + pokemon_value(outlook, slot);
    return seat == at.me ? -worth : worth;
}

int hit_worth(const Outlook& outlook, std::uint8_t slot, int points) {
    if (points <= 0 || !outlook.at.top(slot)) return 0;
    const int left = outlook.at.left(slot);
    if (points >= left) return knock_out_worth(outlook, slot);
    const int worth = 20 * points / left + points * 3 / 10;
    return slot_seat(slot) == outlook.at.me ? -worth : worth;
}

int heal_worth(const Outlook& outlook, std::uint8_t slot, int points) {
    const Sight& at = outlook.at;
    const int healed = std::min<int>(points, at.pokemon(slot).damage);
    if (healed <= 0 || !at.top(slot)) return 0;
    int worth = healed * (at.is_active(slot) ? 5 : 3) / 10;
    if (slot_seat(slot) != at.me) return -worth;
    worth -= (std::min(points, 90) - std::min(healed, 90)) / 8;  // better kept for more damage
    const int threat = at.is_active(slot) ? outlook.threat(slot) : 0;
    if (threat >= at.left(slot) && threat < at.left(slot) + healed) worth += 50 + pokemon_value(outlook, slot) / 2;
    return worth;
}

int condition_worth(const Outlook& outlook, std::uint8_t slot, SpecialCondition condition) {
    const Sight& at = outlook.at;
    if (!at.is_active(slot) || at.ill(slot, condition)) return 0;
    const bool turned = at.ill(slot, SpecialCondition::asleep) || at.ill(slot, SpecialCondition::confused) ||
                        at.ill(slot, SpecialCondition::paralyzed);
    int worth = 0;
    switch (condition) {
        case SpecialCondition::asleep: worth = turned ? 0 : 22; break;
        case SpecialCondition::burned: worth = 20; break;
        case SpecialCondition::confused: worth = turned ? 0 : 20; break;
        case SpecialCondition::paralyzed: worth = turned ? 12 : 34; break;
        case SpecialCondition::poisoned: worth = 14; break;
    }
    return slot_seat(slot) == at.me ? -worth : worth;
}

int cure_worth(const Outlook& outlook, std::uint8_t slot) {
    const Sight& at = outlook.at;
    if (at.pokemon(slot).conditions == 0) return 0;
    int worth = 10;
    if (at.ill(slot, SpecialCondition::asleep) || at.ill(slot, SpecialCondition::paralyzed))
        worth += outlook.best_damage(slot, at.active(opponent(slot_seat(slot))), 0) / 2;
    if (at.ill(slot, SpecialCondition::confused)) worth += 12;
    return slot_seat(slot) == at.me ? worth : -worth;
}

int short_of_cards(const Outlook& outlook, int deck) {
    const Sight& at = outlook.at;
    const int turns = std::min(4 + 2 * at.prizes_left(at.me), at.deck_left(at.them) + 1);  // that the match may last
    return std::max(0, turns - deck);
}

int draw_worth(const Outlook& outlook, int cards) {
    const Sight& at = outlook.at;
    const int deck = at.deck_left(at.me), drawn = std::min(cards, deck);
    if (drawn <= 0) return 0;
    const int held = static_cast<int>(at.mine().hand.size());
    const int each = held <= 3 ? 19 : held <= 6 ? 15 : 9;
    return drawn * each - deck_card * short_of_cards(outlook, deck - drawn);
}

int active_worth(const Outlook& outlook, std::uint8_t slot) {
    const Sight& at = outlook.at;
    const CompiledCard* card = at.top(slot);
    if (!card) return 0;
    const SeatId seat = slot_seat(slot);
    const std::uint8_t target = at.active(opponent(seat));
    const bool held =
        at.is_active(slot) && (at.ill(slot, SpecialCondition::asleep) || at.ill(slot, SpecialCondition::paralyzed));
    int worth = 2 * (4 - at.pokemon(slot).retreat);
    if (!held && target != no_slot) {
        const bool can_attach = seat != at.me || !at.my_turn() || at.energy_left();
        const int now = promise(at, target, outlook.best_damage(slot, target, 0));
        const int soon = promise(at, target, outlook.best_damage(slot, target, 1));
        worth += std::max(now, can_attach ? soon * 7 / 10 : 0);
    }
    if (held) worth -= 15;
    if (at.is_active(slot) && at.ill(slot, SpecialCondition::confused)) worth -= 15;
    return seat == at.me ? worth - risk(outlook, slot) : worth;
}

int gust_worth(const Outlook& outlook, std::uint8_t slot) {
    const Sight& at = outlook.at;
    const std::uint8_t mine = at.active(at.me), old = at.active(at.them);
    if (mine == no_slot || old == no_slot) return 0;
    const bool held = at.ill(mine, SpecialCondition::asleep) || at.ill(mine, SpecialCondition::paralyzed);
    const int there = held ? 0 : outlook.best_damage(mine, slot, 0),
              here = held ? 0 : outlook.best_damage(mine, old, 0);
    const int gain = hit_worth(outlook, slot, there) - hit_worth(outlook, old, here);
    const int safer = outlook.threat(mine) - outlook.best_damage(slot, mine, 1);  // a weaker opponent
    return gain + std::clamp(safer / 8, -10, 10) + (outlook.at.pokemon(slot).energy.empty() ? 3 : 0);
}

int scoop_worth(const Outlook& outlook, std::uint8_t slot) {
    const Sight& at = outlook.at;
    if (!at.top(slot)) return 0;
    const int value = pokemon_value(outlook, slot);
    if (slot_seat(slot) != at.me) return at.pokemon_count(at.them) <= 1 ? winning : value + 10;
    if (at.pokemon_count(at.me) <= 1) return -winning;
    const bool saved = at.is_active(slot) ? outlook.doomed(slot) : false;
    const int damage = at.pokemon(slot).damage;
    return (saved ? 70 : 0) + damage / 3 - value / 2 - 15;
}

}  // namespace cubenight::bots
