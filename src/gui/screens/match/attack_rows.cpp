#include "src/gui/screens/match/attack_rows.hpp"

#include <algorithm>

#include "engine/cards/names.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

std::string printed(int number, DamageSign sign) {
    switch (sign) {
        case DamageSign::none: return {};
        case DamageSign::plain: return std::to_string(number);
        case DamageSign::plus: return std::to_string(number) + "+";
        case DamageSign::times: return std::to_string(number) + "×";
        case DamageSign::minus: return std::to_string(number) + "-";
    }
    return {};
}

std::string change_text(text::Say say, const Affinity& affinity, Text word) {
    const std::string value = std::to_string(affinity.value);
    switch (affinity.op) {
        case Affinity::Op::times: return say(Text::match_times, {value, say(word)});
        case Affinity::Op::plus: return say(Text::match_plus, {value, say(word)});
        case Affinity::Op::minus: return say(Text::match_minus, {value, say(word)});
    }
    return {};
}

// Which Weaknesses and Resistances of the defender answer to the attacker's types.
std::string affinity_part(text::Say say, const PokemonView& attacker, const PokemonView& defender) {
    std::vector<std::string> parts;
    const auto add = [&](const std::array<Affinity, 2>& list, int count, Text word) {
        for (int i = 0; i < count; ++i) {
            const Affinity& affinity = list[static_cast<std::size_t>(i)];
            if (attacker.types.has(affinity.type)) parts.push_back(change_text(say, affinity, word));
        }
    };
    add(defender.weaknesses, defender.weakness_count, Text::match_weakness);
    add(defender.resistances, defender.resistance_count, Text::match_resistance);
    return say.row(parts);
}

const PokemonView* active_of(const View& view, SeatId seat) {
    const std::uint8_t slot = view.seats[seat].active;
    return slot == no_slot ? nullptr : &view.pokemon[slot];
}

int hp_left(const PokemonView& pokemon) { return pokemon.max_hp - pokemon.damage; }

AttackRow row_of(const Rulebook& book, const View& view, std::size_t index, const Foretell& foretell, text::Say say) {
    const AttackView& attack = view.attacks[index];
    AttackRow row;
    row.name = name_in(book.names(), say.language(), NameOf::text, book.word(attack.name));
    row.from = attack.from;
    row.cost = attack.cost;
    row.number = printed(attack.printed, attack.sign);
    const Option option{OptionKind::attack, static_cast<std::uint8_t>(index), 0, 0};
    if (attack.why_not != Clause::none) {
        row.clause = attack.why_not;
        row.why_not = text::why_not_here(book, view, option, attack.why_not, say.language());
        return row;
    }
    row.option = option;
    if (foretell) row.foretold = foretell(static_cast<int>(index));
    row.result = attack_result(view, attack, row.foretold, say);
    row.knocks_out = row.foretold && row.foretold->knocks_out;
    return row;
}

// The number before the text changes it: all that can be said where nobody can tell what the text makes of it.
std::string untold_result(const AttackView& attack, const std::string& affinities, int hp, text::Say say) {
    if (attack.sign == DamageSign::none) return std::string(say(Text::match_only_effect));
    if (attack.sign == DamageSign::times) return std::string(say(Text::match_by_text));
    const std::string now = std::to_string(attack.now);
    std::string out = !affinities.empty()
                          ? say(Text::match_comes_to, {affinities, now})
                          : say(attack.now != attack.printed ? Text::match_made_by_effects : Text::match_damage, {now});
    if (attack.sign == DamageSign::plus) out += "+";
    if (attack.sign == DamageSign::minus) out += "-";
    const int left = hp - attack.now;
    return left > 0 ? say(Text::match_left, {out, std::to_string(left)}) : say(Text::match_maybe_knock_out, {out});
}

}  // namespace

std::string foretold_points(const Foretold& foretold, text::Say say) {
    const std::string least = std::to_string(foretold.least);
    if (foretold.more) return foretold.least == 0 ? "0+" : say(Text::match_at_least, {least});
    return foretold.least == foretold.most ? least : say(Text::match_range, {least, std::to_string(foretold.most)});
}

std::string attack_result(const View& view, const AttackView& attack, const std::optional<Foretold>& foretold,
                          text::Say say) {
    const PokemonView* mine = active_of(view, view.seat);
    const PokemonView* theirs = active_of(view, opponent(view.seat));
    if (!mine || !theirs) return {};
    const std::string affinities = affinity_part(say, *mine, *theirs);
    if (!foretold) return untold_result(attack, affinities, hp_left(*theirs), say);
    const bool harmless = foretold->most == 0 && !foretold->more;
    if (attack.sign == DamageSign::none && harmless && !foretold->may_knock_out)
        return std::string(say(Text::match_only_effect));
    const std::string points = foretold_points(*foretold, say);
    const bool by_effects = attack.sign == DamageSign::plain && foretold->least == foretold->most &&
                            foretold->least != attack.printed && !foretold->more;
    const std::string out = !affinities.empty() && !harmless
                                ? say(Text::match_comes_to, {affinities, points})
                                : say(by_effects ? Text::match_made_by_effects : Text::match_damage, {points});
    if (foretold->knocks_out) return say(Text::match_knock_out, {out});
    if (foretold->may_knock_out) return say(Text::match_maybe_knock_out, {out});
    // A row has room for one range.
    if (foretold->more || foretold->least != foretold->most) return out;
    return say(Text::match_left, {out, std::to_string(hp_left(*theirs) - foretold->least)});
}

std::vector<AttackRow> attack_rows(const Rulebook& book, const View& view, const Card* active, const Foretell& foretell,
                                   text::Say say) {
    std::vector<AttackRow> rows;
    if (!view.attacks.empty()) {
        for (std::size_t i = 0; i < view.attacks.size(); ++i) rows.push_back(row_of(book, view, i, foretell, say));
        return rows;
    }
    if (!active) return rows;
    for (const Attack& attack : active->attacks) {
        AttackRow row;
        row.name = name_in(*active, attack, say.language());
        row.cost = attack.cost;
        row.number = printed(attack.damage, attack.sign);
        row.why_not = say(Text::match_own_turn);
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace cubenight::gui
