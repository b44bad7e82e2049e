#include "engine/pokemon/inspect.hpp"

#include <algorithm>

#include "engine/pokemon/ask/costs.hpp"
#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/foresee/legal.hpp"
#include "engine/pokemon/run/in_vain.hpp"

namespace cubenight::pokemon {
namespace {

// Questions take a match at work: a copy, so that asking changes nothing.
template <class F>
auto ask_copy(const Rulebook& book, const Match& match, F f) {
    Match copy = match;
    Game g{book, copy, nullptr};
    return f(g);
}

InlineVector<Affinity, 3> listed(const Affinities& from) {
    InlineVector<Affinity, 3> to;
    for (int i = 0; i < from.count; ++i) to.push_back(from.each[i]);
    return to;
}

void add_attacks(Game& g, std::uint8_t slot, PokemonNumbers& numbers) {
    UsableAttack attacks[most_usable_attacks];
    const int count = usable_attacks(g, slot, attacks);
    for (int i = 0; i < count; ++i) {
        const CompiledAttack& attack = *attacks[i].attack;
        numbers.attacks.push_back({attack.name, attack_cost(g, slot, attack), attack_base(g, slot, attack)});
    }
}

void add_abilities(Game& g, std::uint8_t slot, PokemonNumbers& numbers) {
    const int count = std::min<int>(ability_count(g, slot), static_cast<int>(numbers.abilities.capacity()));
    for (int i = 0; i < count; ++i) {
        const CompiledAbility& ability = *held_ability(g, slot, i).ability;
        const bool used =
            ((g.m.pokemon[slot].abilities_used >> i) & 1) || spent(g, g.book.program(ability.program), slot_seat(slot));
        numbers.abilities.push_back({ability.name, used, ability_off(g, slot, ability)});
    }
}

void add_units(Game& g, std::uint8_t slot, PokemonNumbers& numbers) {
    each_attached(g.m, slot, [&](CopyId copy) {
        if (g.m.copies[copy.value].where != Where::energy) return;
        const Units units = units_of(g, copy);
        for (int i = 0; i < units.count && !numbers.units.full(); ++i) numbers.units.push_back(units.each[i]);
    });
}

}  // namespace

NodeIndex unmet_condition(const Rulebook& book, const Match& match, CopyId copy) {
    return ask_copy(book, match, [&](Game& g) {
        const std::uint16_t index = card(g, copy).play;
        if (index == no_program) return no_node;
        const Program& program = g.book.program(index);
        return unmet_limit(g, scope_of_card(g, program, copy, no_slot, g.m.turn_seat));
    });
}

PokemonNumbers numbers_of(const Rulebook& book, const Match& match, std::uint8_t slot) {
    return ask_copy(book, match, [&](Game& g) {
        PokemonNumbers numbers;
        numbers.hp = max_hp(g, slot);
        numbers.left = left_hp(g, slot);
        numbers.retreat = retreat_cost(g, slot);
        numbers.poison = poison_counters(g, slot);
        numbers.burn = burn_counters(g, slot);
        numbers.prizes = prizes_for(g, slot);
        numbers.tool_limit = tool_limit(g, slot);
        numbers.energy = unit_count(g, slot);
        numbers.types = types_of(g, slot);
        numbers.weaknesses = listed(weaknesses_of(g, slot));
        numbers.resistances = listed(resistances_of(g, slot));
        add_units(g, slot, numbers);
        add_attacks(g, slot, numbers);
        add_abilities(g, slot, numbers);
        return numbers;
    });
}

int bench_limit(const Rulebook& book, const Match& match, SeatId seat) {
    return ask_copy(book, match, [&](Game& g) { return bench_limit(g, seat); });
}

std::uint16_t attack_name(const Rulebook& book, const Match& match, std::uint8_t slot, int index) {
    return ask_copy(book, match, [&](Game& g) {
        UsableAttack attacks[most_usable_attacks];
        return index < usable_attacks(g, slot, attacks) ? attacks[index].attack->name : std::uint16_t{0};
    });
}

bool has_used(const Match& match, SeatId seat, std::uint16_t word) {
    const std::uint16_t meant = seat_word(word, seat);
    return word != 0 && (std::ranges::find(match.used_in_game, meant) != match.used_in_game.end() ||
                         std::ranges::find(match.used_names, meant) != match.used_names.end());
}

Clause why_not_onto(const Rulebook& book, const Match& match, CopyId card, std::uint8_t slot) {
    const ChoiceKind kind = match.choice.kind;
    return ask_copy(book, match, [&](Game& g) {
        if (kind == ChoiceKind::evolve_target) return why_not_evolve(g, slot, card);
        if (kind == ChoiceKind::energy_target) return why_not_attach_energy(g, slot, card);
        if (kind == ChoiceKind::tool_target) return why_not_attach_tool(g, slot, card);
        return Clause::none;
    });
}

bool is_by_hand(const Match& match) {
    return std::ranges::any_of(match.frames, [](const Frame& frame) { return frame.proc == Proc::by_hand; });
}

bool asked_in_vain(const Rulebook& book, const Match& match) {
    return ask_copy(book, match, [](Game& g) { return asked_in_vain(g); });
}

}  // namespace cubenight::pokemon
