#include "src/text/pokemon/why_not.hpp"

#include <algorithm>
#include <vector>

#include "engine/cards/names.hpp"
#include "engine/pokemon/match/places.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/pokemon/phrases.hpp"
#include "src/text/say.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

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

std::string short_of(int units, Say say) {
    constexpr Phrase few[] = {Phrase::energy_short_1, Phrase::energy_short_2, Phrase::energy_short_3,
                              Phrase::energy_short_4, Phrase::energy_short_5};
    const auto index = static_cast<std::size_t>(units - 1);
    return index < std::size(few) ? std::string(say(few[index]))
                                  : say(Phrase::energy_short_many, {std::to_string(units)});
}

}  // namespace

std::string why_not_sentence(Clause clause, Language language) {
    const std::string_view reason = clause_reason(citation(clause), language);
    return std::string(reason.empty() ? citation(clause) : reason);
}

std::string why_not_cited(Clause clause, const Rulebook& book, Language language) {
    return with_clause(why_not_sentence(clause, language), citation(clause, document_of(book.rules().name)));
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

std::string why_not_here(const Rulebook& book, const View& view, Option option, Clause clause, Language language) {
    const Say say(language);
    if (option.kind == OptionKind::attack && clause == Clause::A_01_b2 && option.a < view.attacks.size()) {
        const PokemonView& active = view.pokemon[view.seats[view.seat].active];
        const int units = energy_short(view.attacks[option.a].cost, {active.energy.begin(), active.energy.size()});
        if (units > 0) return short_of(units, say);
    }
    if (option.kind == OptionKind::play && clause == Clause::A_05_b1a) {
        const CompiledCard* card = card_of(book, view, option.a);
        if (card && card->evolves_from != 0) {
            const std::string& below = book.word(card->evolves_from);
            return say(Phrase::not_below, {name_in(book.names(), language, NameOf::card, below)});
        }
    }
    return why_not_sentence(clause, language);
}

}  // namespace cubenight::text
