#include "src/gui/screens/match/reasons.hpp"

#include <algorithm>
#include <vector>

#include "engine/pokemon/match/places.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

struct Reason {
    Clause clause;
    const char* sentence;
};

constexpr Reason reasons[] = {
    {Clause::A_01_1, "no such attack"},
    {Clause::A_01_1a, "its text does not allow it now"},
    {Clause::A_01_1b, "Asleep or Paralyzed"},
    {Clause::A_01_b1, "only another attack, or the end of the turn"},
    {Clause::A_01_b2, "not enough Energy"},
    {Clause::A_02_1a, "it would change nothing now"},
    {Clause::A_02_b2, "no Ability to use"},
    {Clause::A_02_b4, "works by itself"},
    {Clause::A_03_1a, "not enough Energy to retreat"},
    {Clause::A_03_1b, "Asleep or Paralyzed"},
    {Clause::A_03_1c, "an effect forbids it"},
    {Clause::A_03_b2, "retreated this turn"},
    {Clause::A_03_b5, "nobody on the Bench"},
    {Clause::A_04_b2, "the Bench is full"},
    {Clause::A_05_b1a, "nothing to evolve"},
    {Clause::A_05_b2, "too early to evolve"},
    {Clause::C_15_b1, "an effect forbids attacking"},
    {Clause::C_15_b2, "an effect forbids this attack"},
    {Clause::C_19_b1, "an effect forbids it"},
    {Clause::E_12_b1, "used already"},
    {Clause::E_12_b3, "used this turn"},
    {Clause::E_14_b1, "used this turn"},
    {Clause::E_17_b1, "does not work from here"},
    {Clause::E_17_b3, "used this turn"},
    {Clause::II_A_b1, "no Pokémon may hold it"},
    {Clause::II_A_b2, "an effect forbids it"},
    {Clause::I_B_01_b4, "no Pokémon without a Tool"},
    {Clause::I_B_01_proc_1, "would do nothing now"},
    {Clause::I_B_02_b1, "one Supporter each turn"},
    {Clause::I_B_02_proc_1, "would do nothing now"},
    {Clause::I_B_03_b1, "one Stadium each turn"},
    {Clause::I_B_03_b2, "the same Stadium is in play"},
    {Clause::I_B_03_b3, "nothing to use"},
    {Clause::I_B_03_b4, "used this turn"},
    {Clause::I_B_03_b6, "works by itself"},
    {Clause::I_B_03_proc_1, "would do nothing now"},
    {Clause::I_C_b2, "one Energy each turn"},
    {Clause::liite_a_once, "came into play before"},
    {Clause::liite_a_play, "its four parts must be in the discard pile"},
    {Clause::liite_i, "no fossil to discard"},
    {Clause::liite_t_play, "only by its fossil"},
    {Clause::note_1, "not in the first turn"},
    {Clause::rule_choice, "not one of the options"},
    {Clause::rule_hand, "not in hand"},
    {Clause::rule_over, "the match is over"},
    {Clause::term_legend, "needs both halves"},
};

const Reason* find(Clause clause) {
    for (const Reason& reason : reasons)
        if (reason.clause == clause) return &reason;
    return nullptr;
}

const CompiledCard* card_of(const Rulebook& book, const View& view, std::uint8_t copy) {
    if (copy >= most_copies || view.cards[copy] == no_card) return nullptr;
    return &book.card(view.cards[copy]);
}

// How many more units than there are a cost needs. `index` walks the coloured symbols; greedy would miss that a unit
// of two types can pay either, so every assignment is tried (costs have at most five symbols).
int best_paid(const std::vector<Type>& symbols, std::size_t index, std::span<const TypeSet> units, std::uint32_t used) {
    if (index == symbols.size()) return 0;
    int best = best_paid(symbols, index + 1, units, used);
    for (std::size_t u = 0; u < units.size() && u < 32; ++u)
        if (!((used >> u) & 1) && units[u].has(symbols[index])) {
            best = std::max(best, 1 + best_paid(symbols, index + 1, units, used | 1u << u));
            if (best == static_cast<int>(symbols.size() - index)) break;
        }
    return best;
}

std::string short_of(int units) {
    static constexpr const char* numbers[] = {"no", "one", "two", "three", "four", "five"};
    const std::string many = units <= 5 ? numbers[units] : std::to_string(units);
    return many + " Energy short";
}

}  // namespace

bool has_reason(Clause clause) { return find(clause) != nullptr; }

std::string with_clause(std::string reason, Clause clause) {
    if (clause == Clause::none || std::string_view(citation(clause)).starts_with("program:")) return reason;
    return reason + " (" + citation(clause) + ")";
}

std::string with_rule(std::string reason, Clause clause, text::Language language) {
    if (clause == Clause::none) return reason;
    return with_clause(std::move(reason), clause) + ". " + text::clause_explained(citation(clause), language);
}

std::string why_not_sentence(Clause clause) {
    const Reason* reason = find(clause);
    return reason ? reason->sentence : citation(clause);
}

int energy_short(const EnergyCost& cost, std::span<const TypeSet> units) {
    std::vector<Type> symbols;
    for (int t = 0; t < type_count - 1; ++t)
        for (int i = 0; i < cost.units[t] && symbols.size() < 6; ++i) symbols.push_back(static_cast<Type>(t));
    const int coloured = static_cast<int>(symbols.size());
    const int missing = coloured - best_paid(symbols, 0, units, 0);
    const int count = static_cast<int>(units.size());
    return std::max(missing, cost.total() - count);
}

std::string why_not_here(const Rulebook& book, const View& view, Option option, Clause clause) {
    if (option.kind == OptionKind::attack && clause == Clause::A_01_b2 && option.a < view.attacks.size()) {
        const PokemonView& active = view.pokemon[view.seats[view.seat].active];
        const int units = energy_short(view.attacks[option.a].cost, {active.energy.begin(), active.energy.size()});
        if (units > 0) return short_of(units);
    }
    if (option.kind == OptionKind::play && clause == Clause::A_05_b1a) {
        const CompiledCard* card = card_of(book, view, option.a);
        if (card && card->evolves_from != 0) return "no " + book.word(card->evolves_from) + " in play";
    }
    return why_not_sentence(clause);
}

}  // namespace cubenight::gui
