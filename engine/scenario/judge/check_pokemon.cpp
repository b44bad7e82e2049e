// What must be true of a Pokémon, or of one card.
#include <algorithm>
#include <span>

#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/language/tokens.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/scenario/judge/expect.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

using pokemon::Where;

namespace {

Saying or_none(const std::string& text) { return text.empty() ? saying("none") : Saying::as_is(text); }

Saying type_words(TypeSet types) {
    std::string text;
    for (std::size_t type = 0; type < type_count; ++type)
        if (types.has(static_cast<Type>(type)))
            text += (text.empty() ? "" : " & ") + std::string(cubenight::words::type[type]);
    return or_none(text);
}

Saying affinity_words(std::span<const Affinity> list) {
    std::string text;
    for (const Affinity& one : list) {
        const char* sign = one.op == Affinity::Op::times ? " x" : one.op == Affinity::Op::plus ? " +" : " -";
        text += (text.empty() ? "" : " & ") + std::string(cubenight::words::type[static_cast<std::size_t>(one.type)]) +
                sign + std::to_string(one.value);
    }
    return or_none(text);
}

std::string cost_words(const EnergyCost& cost) {
    std::string text = "[";
    for (std::size_t type = 0; type < type_count; ++type)
        text.append(cost.units[type], cubenight::words::type_letters[type]);
    return text + "]";
}

// What is named by its place on the table or by what a Pokémon alone has; else any card may be meant.
bool says_pokemon(const Ref& ref) {
    if (!ref.on.empty()) return false;
    const bool place = ref.label.empty() && (ref.place == RefPlace::active || ref.place == RefPlace::bench);
    return place || ref.damage.has_value() || !ref.with.empty();
}

}  // namespace

// -- a Pokémon, or a card

Finding Judge::judge(const AboutPokemon& about) {
    const auto slots = table_.slots(about.subject);
    const auto copies = table_.copies(about.subject);
    if (!slots) return cannot_be_asked(slots.error().reason);
    if (!copies) return cannot_be_asked(copies.error().reason);
    if (about.checks.empty()) {
        const bool there = !slots->empty() || (!says_pokemon(about.subject) && !copies->empty());
        return found(there, there ? saying("it is there") : saying("it is not there"));
    }
    const bool only_name = about.subject.place == RefPlace::prizes || (!about.subject.on.empty() && slots->empty());
    if (only_name && !copies->empty()) return check_card(copies->front(), about.checks.front());
    // "Not in play" is asked of what may be gone.
    const PokemonCheck& first = about.checks.front();
    if (slots->empty() && first.kind == PokemonCheck::Kind::place)
        return found(first.negated, saying("it is not in play"));
    if (slots->empty()) return cannot_be_asked(saying("there is no such Pokémon in play"));
    for (std::uint8_t slot : *slots) {
        if (slots->size() > 1 &&
            !table_.alike({pokemon::OptionKind::slot, slot, 0, 0}, {pokemon::OptionKind::slot, slots->front(), 0, 0})) {
            std::string list;
            for (std::uint8_t each : *slots) list += (list.empty() ? "" : "; ") + table_.name_of_slot(each);
            return cannot_be_asked(saying(
                "several are meant: {0}; say which: my bench 2, with damage 30, with \"Card\", or a label", list));
        }
    }
    Finding all = found(true, {});
    for (const PokemonCheck& check : about.checks) {
        Finding one = check_pokemon(slots->front(), check);
        if (one.problem) return one;
        if (check.negated) one.holds = !one.holds;
        if (!one.holds) return one;
        all.is = all.is.empty() ? one.is : saying("{0}, {1}", all.is, one.is);
    }
    return all;
}

Finding Judge::check_card(CopyId copy, const PokemonCheck& check) {
    if (check.kind != PokemonCheck::Kind::name)
        return cannot_be_asked(saying("of a card one can only ask its name and who knows it"));
    return found(table_.is_called(copy, check.text) != check.negated, saying("it is {0}", table_.name(copy)));
}

Finding Judge::check_pokemon(std::uint8_t slot, const PokemonCheck& check) {
    using Kind = PokemonCheck::Kind;
    const pokemon::Pokemon& p = table_.match().pokemon[slot];
    switch (check.kind) {
        case Kind::stat: return check_stat(slot, check);
        case Kind::condition: return check_condition(slot, check);
        case Kind::ill:
            return found(p.conditions != 0, p.conditions ? saying("it is ill") : saying("it has no Special Condition"));
        case Kind::type: return check_type(slot, check);
        case Kind::weakness:
        case Kind::resistance: return check_affinity(slot, check);
        case Kind::name:
            if (!table_.is_known_name(check.text))
                return cannot_be_asked(saying("no card is called {0}", quoted(check.text)));
            return found(table_.is_called(p.top, check.text), saying("it is {0}", table_.name(p.top)));
        case Kind::marked: {
            const bool marked = (p.markers & table_.book().marker_bit(table_.book().find_word(check.text))) != 0;
            return found(marked, marked ? saying("it is marked") : saying("it is not marked"));
        }
        case Kind::attack: return check_attack(slot, check);
        case Kind::ability: return check_ability(slot, check);
        case Kind::cards: return check_cards(slot, check);
        case Kind::provides: return check_provides(slot, check);
        case Kind::came:
            return found(p.turn_arrived == table_.match().turn,
                         saying("it came into play in turn {0}", p.turn_arrived));
        case Kind::changed:
            return found(changed_this_turn(slot), saying("it changed last in turn {0}", p.turn_changed));
        case Kind::place: {
            const bool active = pokemon::is_active(table_.match(), slot);
            const bool right = check.place == RefPlace::in_play || (check.place == RefPlace::active) == active;
            return found(right, saying("it is {0}", table_.name_of_slot(slot)));
        }
    }
    return found(false, {});
}

// Coming into play counts as a change in the match; here it does not.
bool Judge::changed_this_turn(std::uint8_t slot) const {
    const pokemon::Match& match = table_.match();
    const pokemon::Pokemon& p = match.pokemon[slot];
    if (p.turn_changed != match.turn) return false;
    if (p.turn_arrived != p.turn_changed) return true;
    const auto& events = table_.events();
    const auto since = std::find_if(events.rbegin(), events.rend(), [](const Happened& happened) {
                           return happened.event.type == pokemon::EventKind::turn_begins;
                       }).base();
    if (std::any_of(since, events.end(), [&](const Happened& happened) {
            const auto type = happened.event.type;
            return happened.bottom == p.bottom &&
                   (type == pokemon::EventKind::evolved || type == pokemon::EventKind::devolved);
        }))
        return true;
    // Placed so: an evolution that stands on a card which came in this turn.
    return p.top != p.bottom && is_evolution(table_.cards()[match.copies[p.top.value].card].stage);
}

Finding Judge::check_stat(std::uint8_t slot, const PokemonCheck& check) {
    const pokemon::Pokemon& p = table_.match().pokemon[slot];
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    const auto figure = [&] {
        switch (check.stat) {
            case Figure::damage: return static_cast<int>(p.damage);
            case Figure::counters: return p.damage / 10;
            case Figure::left: return numbers.left;
            case Figure::hp: return numbers.hp;
            case Figure::retreat: return numbers.retreat;
            case Figure::poison: return p.is(SpecialCondition::poisoned) ? numbers.poison : 0;
            case Figure::burn: return p.is(SpecialCondition::burned) ? numbers.burn : 0;
            case Figure::prizes: return numbers.prizes;
            case Figure::units: return numbers.energy;
            case Figure::tool_limit: return numbers.tool_limit;
        }
        return 0;
    };
    const int value = figure();
    return found(compare(check.number, value),
                 saying("{0} is {1}", words::stat[static_cast<std::size_t>(check.stat)], value));
}

Finding Judge::check_condition(std::uint8_t slot, const PokemonCheck& check) {
    const pokemon::Pokemon& p = table_.match().pokemon[slot];
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    const auto counters = [&](SpecialCondition condition) {
        return condition == SpecialCondition::burned ? numbers.burn : numbers.poison;
    };
    std::string is;
    for (std::size_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<SpecialCondition>(i);
        if (!p.is(condition)) continue;
        is += (is.empty() ? "" : ", ") + std::string(cubenight::words::condition[i]);
        if (condition == SpecialCondition::poisoned || condition == SpecialCondition::burned)
            is += "(" + std::to_string(counters(condition)) + ")";
    }
    const auto asked = static_cast<SpecialCondition>(check.condition);
    const bool holds = p.is(asked) && (!check.points || counters(asked) == *check.points);
    return found(holds, saying("its Special Conditions are: {0}", or_none(is)));
}

Finding Judge::check_type(std::uint8_t slot, const PokemonCheck& check) {
    const TypeSet types = table_.numbers_of(slot).types;
    return found(types == check.types, saying("its type is {0}", type_words(types)));
}

Finding Judge::check_affinity(std::uint8_t slot, const PokemonCheck& check) {
    const bool weakness = check.kind == PokemonCheck::Kind::weakness;
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    const auto& list = weakness ? numbers.weaknesses : numbers.resistances;
    const Saying is = affinity_words({list.begin(), list.size()});
    bool same = list.size() == check.affinities.size();
    for (const Affinity& wanted : check.affinities) same = same && std::ranges::find(list, wanted) != list.end();
    return found(same, weakness ? saying("its Weakness is {0}", is) : saying("its Resistance is {0}", is));
}

Finding Judge::check_attack(std::uint8_t slot, const PokemonCheck& check) {
    if (!table_.is_known_attack(check.text))
        return cannot_be_asked(saying("no card has an attack called {0}", quoted(check.text)));
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    std::string names;
    for (const pokemon::AttackNumbers& attack : numbers.attacks) {
        names += (names.empty() ? "" : ", ") + quoted(table_.book().word(attack.name));
        if (table_.book().word(attack.name) != check.text) continue;
        const bool holds =
            (!check.cost || *check.cost == attack.cost) && (!check.points || *check.points == attack.base);
        return found(holds, saying("its attack costs {0} and its printed damage counts as {1}", cost_words(attack.cost),
                                   attack.base));
    }
    return found(false, saying("its attacks are: {0}", or_none(names)));
}

Finding Judge::check_ability(std::uint8_t slot, const PokemonCheck& check) {
    if (!table_.is_known_ability(check.text))
        return cannot_be_asked(saying("no card has an ability called {0}", quoted(check.text)));
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    for (const pokemon::AbilityState& ability : numbers.abilities)
        if (table_.book().word(ability.name) == check.text)
            return found(check.used ? ability.used : !ability.off,
                         ability.off    ? saying("its ability is treated as not existing")
                         : ability.used ? saying("it is used")
                                        : saying("it is not used"));
    return found(false, saying("it has no such ability"));
}

Finding Judge::check_provides(std::uint8_t slot, const PokemonCheck& check) {
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    const std::vector<TypeSet> units(numbers.units.begin(), numbers.units.end());
    const auto sorted = [](std::vector<TypeSet> list) {
        std::sort(list.begin(), list.end(), [](TypeSet a, TypeSet b) { return a.bits < b.bits; });
        return list;
    };
    return found(sorted(units) == sorted(check.units), units.empty()
                                                           ? saying("its energy provides nothing")
                                                           : saying("its energy provides {0}", write_units(units)));
}

}  // namespace cubenight::scenario
