#include "src/gui/screens/match/attack_rows.hpp"

#include <algorithm>

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

std::string change_text(const Affinity& affinity, const char* word) {
    switch (affinity.op) {
        case Affinity::Op::times: return "×" + std::to_string(affinity.value) + " " + word;
        case Affinity::Op::plus: return "+" + std::to_string(affinity.value) + " " + word;
        case Affinity::Op::minus: return "-" + std::to_string(affinity.value) + " " + word;
    }
    return word;
}

// Which Weaknesses and Resistances of the defender answer to the attacker's types.
std::string affinity_part(const PokemonView& attacker, const PokemonView& defender) {
    std::string out;
    const auto add = [&](const std::array<Affinity, 2>& list, int count, const char* word) {
        for (int i = 0; i < count; ++i) {
            const Affinity& affinity = list[static_cast<std::size_t>(i)];
            if (attacker.types.has(affinity.type)) out += (out.empty() ? "" : ", ") + change_text(affinity, word);
        }
    };
    add(defender.weaknesses, defender.weakness_count, "weakness");
    add(defender.resistances, defender.resistance_count, "resistance");
    return out;
}

const PokemonView* active_of(const View& view, int seat) {
    const std::uint8_t slot = view.seats[static_cast<std::size_t>(seat)].active;
    return slot == no_slot ? nullptr : &view.pokemon[slot];
}

int hp_left(const PokemonView& pokemon) { return pokemon.max_hp - pokemon.damage; }

AttackRow row_of(const Rulebook& book, const View& view, std::size_t index) {
    const AttackView& attack = view.attacks[index];
    AttackRow row;
    row.name = book.word(attack.name);
    row.cost = attack.cost;
    row.number = printed(attack.printed, attack.sign);
    const Option option{OptionKind::attack, static_cast<std::uint8_t>(index), 0, 0};
    if (attack.why_not != Clause::none) {
        row.clause = attack.why_not;
        row.why_not = text::why_not_here(book, view, option, attack.why_not);
        return row;
    }
    row.option = option;
    row.result = attack_result(view, attack);
    const PokemonView* defender = active_of(view, 1 - view.seat);
    row.knocks_out = defender && attack.sign != DamageSign::none && attack.sign != DamageSign::times &&
                     attack.now >= hp_left(*defender);
    return row;
}

}  // namespace

std::string attack_result(const View& view, const AttackView& attack) {
    const PokemonView* mine = active_of(view, view.seat);
    const PokemonView* theirs = active_of(view, 1 - view.seat);
    if (!mine || !theirs) return {};
    if (attack.sign == DamageSign::none) return "no damage, only its effect";
    if (attack.sign == DamageSign::times) return "damage by its text";
    std::string out = affinity_part(*mine, *theirs);
    if (!out.empty()) out += " = " + std::to_string(attack.now);
    else if (attack.now != attack.printed) out = "effects make it " + std::to_string(attack.now);
    else out = "damage " + std::to_string(attack.now);
    if (attack.sign == DamageSign::plus) out += "+";
    if (attack.sign == DamageSign::minus) out += "-";
    const int left = hp_left(*theirs) - attack.now;
    if (left <= 0) return out + (attack.sign == DamageSign::minus ? " · maybe a Knock Out" : " · Knock Out");
    return out + " · " + std::to_string(left) + " HP left";
}

std::vector<AttackRow> attack_rows(const Rulebook& book, const View& view, const Card* active) {
    std::vector<AttackRow> rows;
    if (!view.attacks.empty()) {
        for (std::size_t i = 0; i < view.attacks.size(); ++i) rows.push_back(row_of(book, view, i));
        return rows;
    }
    if (!active) return rows;
    for (const Attack& attack : active->attacks) {
        AttackRow row;
        row.name = attack.name;
        row.cost = attack.cost;
        row.number = printed(attack.damage, attack.sign);
        row.why_not = "in your own turn";
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace cubenight::gui
