#include "draft/table/enough_picks.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <string>

#include "draft/pool/lines.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/deck_rules.hpp"
#include "engine/cards/line_policy.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"

namespace cubenight::draft {
namespace {

using Sort = std::pair<std::string, Copies>;

Sort sort_of(const ultraman::Card& card) {
    return {std::string(ultraman::rules_number(card.number)), card.copies_any ? Copies::any : Copies::limited};
}

Sort sort_of(const Card& card) {
    if (card.kind == CardKind::basic_energy) return {card.name, Copies::any};
    for (const OneInDeck& one : one_in_deck)
        if (card.rule_boxes.has(one.box)) return {one.of_each_name ? card.name : rule_clause(one.rule), Copies::one};
    return {name_for_rules(card.name), Copies::limited};
}

std::vector<Namesakes> namesakes(const DraftCards& cards) {
    std::map<Sort, Namesakes> sorts;
    const auto of = [&](CardId card) -> Namesakes& {
        const Sort sort = cards.ucg ? sort_of(cards.ucg->cards[card]) : sort_of((*cards.set)[card]);
        Namesakes& found = sorts[sort];
        found.copies = sort.second;
        return found;
    };
    for (const CardId card : cards.cube->cards) ++of(card).dealt;
    for (const FreeCard& free : cards.cube->free) of(free.card).free += free.copies;
    std::vector<Namesakes> all;
    all.reserve(sorts.size());
    for (const auto& [sort, each] : sorts) all.push_back(each);
    return all;
}

// As many of these as that many decks may have (FI deck.4, UCG 4.1.2, UCG 4.1.3).
int allowed(int there, Copies copies, int limit, int decks) {
    return copies == Copies::any ? there : std::min(there, (copies == Copies::one ? 1 : limit) * decks);
}

// Stages that come with so many picks at most.
int brought(int picks, const DeckStock& stock, LinePolicy lines) {
    if (!brings_lower_stages(lines)) return 0;
    const auto evolutions = std::min(static_cast<std::ptrdiff_t>(picks), std::ssize(stock.below));
    return std::accumulate(stock.below.begin(), stock.below.begin() + evolutions, 0);
}

// What each deck can have of picks and free cards where they are shared out as evenly as can be.
int most_by_copies(int picks, int seats, const DeckStock& stock, int limit) {
    int picked = 0, beside = 0, together = 0;
    for (const Namesakes& each : stock.names) {
        picked += allowed(each.dealt, each.copies, limit, seats);
        beside += allowed(each.free, each.copies, limit, 1);
        together += allowed(each.dealt + each.free * seats, each.copies, limit, seats);
    }
    return std::min(std::min(picks * seats, picked) + beside * seats, together) / seats;
}

const char* copies_clause(const GameRules& rules) {
    const bool ucg = std::holds_alternative<ultraman::RuleSet>(rules);
    return ucg ? ultraman::rule_clause(ultraman::DeckRule::copies) : rule_clause(DeckRule::copies);
}

}  // namespace

DeckStock deck_stock(const DraftCards& cards) {
    DeckStock stock;
    stock.energy = !cards.ucg && !cards.cube->energy.empty();
    if (stock.energy) return stock;
    stock.names = namesakes(cards);
    if (cards.ucg) return stock;
    stock.stand_ins = cards.set->find_key(stand_in_key).has_value();
    for (const FreeCard& free : cards.cube->free) stock.free += free.copies;
    for (const CardId card : cards.cube->cards)
        if (const auto stages = stages_below(*cards.set, card).size()) stock.below.push_back(static_cast<int>(stages));
    std::ranges::sort(stock.below, std::greater());
    return stock;
}

Refused check_picks_for_deck(const DraftTableRow& row, int leave, const DeckStock& stock, const GameRules& rules) {
    const LinePolicy lines = lines_of(rules);
    if (stock.energy || (lines == LinePolicy::stand_in && stock.stand_ins)) return std::nullopt;
    const GameSizes sizes = sizes_of(rules);
    const int picks = picks_per_seat(row, leave), with = brought(picks, stock, lines);
    if (const int most = picks + stock.free + with; most < sizes.deck)
        return NightRefusal{Denial::too_few_picks, most, sizes.deck, {}, {}};
    if (const int most = most_by_copies(picks, row.players, stock, sizes.copies) + with; most < sizes.deck)
        return NightRefusal{Denial::too_many_copies, most, sizes.deck, {}, {}, copies_clause(rules)};
    return std::nullopt;
}

Refused check_row_for_decks(const DraftTableRow& row, std::size_t dealt, int leave, const DeckStock& stock,
                            const GameRules& rules) {
    const bool ucg = std::holds_alternative<ultraman::RuleSet>(rules);
    if (auto refused = check_row(row, dealt, leave, ucg ? WithPrizes::no : WithPrizes::yes)) return refused;
    return check_picks_for_deck(row, leave, stock, rules);
}

}  // namespace cubenight::draft
