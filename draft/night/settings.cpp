#include "draft/night/settings.hpp"

#include "draft/decks/legality.hpp"
#include "draft/pool/pick_lines.hpp"
#include "draft/table/enough_picks.hpp"
#include "draft/table/text.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

std::optional<GameRules> base_rules(const NightSettings& settings, const DraftCards& cards) {
    return settings.rule_set.empty() ? cube_rules(cards) : named_rules(cards, settings.rule_set);
}

Refused check_texts(const NightSettings& settings) {
    for (const auto* text : {&settings.name, &settings.cube, &settings.rule_set})
        if (auto refused = check_text(*text, longest_name)) return refused;
    for (const auto& seat : settings.seats)
        if (auto refused = check_text(seat.name, longest_name)) return refused;
    for (const auto& deck : settings.decks)
        if (auto refused = check_text(deck.name, longest_name)) return refused;
    return std::nullopt;
}

Refused check_rules(const NightSettings& settings, const DraftCards& cards) {
    auto rules = base_rules(settings, cards);
    if (!rules) return NightRefusal{Denial::unknown_rule_set, 0, 0, {}, {}};
    for (const auto& change : settings.rule_changes)
        if (set_option(*rules, change.option, change.value))
            return NightRefusal{Denial::unknown_option, change.value, 0, {}, {}};
    const int most = sizes_of(*rules).most_deck;
    if (settings.row.deck_size > most)
        return NightRefusal{Denial::deck_size_out_of_range, settings.row.deck_size, most, {}, {}};
    return std::nullopt;
}

WithPrizes prizes_of(const DraftCards& cards) { return cards.ucg ? WithPrizes::no : WithPrizes::yes; }

Refused check_table(const NightSettings& settings, const DraftCards& cards) {
    if (!settings.constructed()) {
        const GameRules rules = night_rules(settings, cards);
        const PickLines lines(cards, lines_of(rules));
        return check_row_for_decks(settings.row, lines.dealt().size(), settings.leave, deck_stock(cards), rules);
    }
    if (settings.leave != 0) return NightRefusal{Denial::leave_out_of_range, settings.leave, 0, {}, {}};
    return check_row_without_packs(settings.row, cards.size(), prizes_of(cards));
}

// One legal deck for each seat, and no card of the cube that nobody brought.
Refused check_decks(const NightSettings& settings, const DraftCards& cards) {
    if (!settings.constructed()) return std::nullopt;
    const int decks = static_cast<int>(settings.decks.size()), seats = static_cast<int>(settings.seats.size());
    if (decks != seats) return NightRefusal{Denial::no_deck_for_each, decks, seats, {}, {}};
    int brought = 0;
    for (const auto& deck : settings.decks) brought += deck.cards;
    if (brought != static_cast<int>(cards.size()))
        return NightRefusal{Denial::not_what_is_brought, static_cast<int>(cards.size()), brought, {}, {}};
    const DeckRules rules = deck_rules(*cards.cube, night_rules(settings, cards));
    for (int i = 0; i < seats; ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        const auto pool = brought_by(settings, seat);
        if (auto refused = check_seats_deck(cards, pool, {pool, {}, {}}, rules, seat)) return refused;
    }
    return std::nullopt;
}

}  // namespace

NightSettings usual_settings(const DraftCards& cards, std::string name, std::vector<SeatSettings> seats,
                             std::uint64_t seed) {
    NightSettings settings;
    settings.name = std::move(name);
    settings.cube = cards.cube->name;
    settings.cube_cards = cube_hash(cards);
    settings.seed = seed;
    settings.row = suggested_row(*cards.cube, static_cast<int>(seats.size()));
    settings.seats = std::move(seats);
    fit_packs(settings, cards);
    return settings;
}

void fit_packs(NightSettings& settings, const DraftCards& cards) {
    if (settings.constructed() || check_rules(settings, cards)) return;
    const PickLines lines(cards, lines_of(night_rules(settings, cards)));
    auto& row = settings.row;
    while (row.pack_size > 1 && cards_needed(row) > static_cast<int>(lines.dealt().size())) --row.pack_size;
}

NightSettings constructed_settings(const DraftCards& cards, std::string name, std::vector<SeatSettings> seats,
                                   std::vector<BroughtDeck> decks, std::uint64_t seed) {
    NightSettings settings = usual_settings(cards, std::move(name), std::move(seats), seed);
    settings.row.packs = settings.row.pack_size = 0;
    settings.row.deck_size = sizes_of(cube_rules(cards)).deck;
    settings.decks = std::move(decks);
    return settings;
}

std::vector<CubeCopyId> brought_by(const NightSettings& settings, SeatId seat) {
    ENSURE(seat.value < settings.decks.size());
    std::uint16_t first = 0;
    for (std::size_t before = 0; before < seat.value; ++before)
        first = static_cast<std::uint16_t>(first + settings.decks[before].cards);
    std::vector<CubeCopyId> cards;
    for (std::uint16_t i = 0; i < settings.decks[seat.value].cards; ++i)
        cards.push_back(CubeCopyId{static_cast<std::uint16_t>(first + i)});
    return cards;
}

Refused check_seats_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                         const DeckRules& rules, SeatId seat) {
    const auto broken = check_deck(cards, pool, deck, rules);
    if (broken.empty()) return std::nullopt;
    return NightRefusal{Denial::deck_illegal, static_cast<int>(broken.size()), 0, seat, {}, broken.front().clause};
}

Refused check_settings(const NightSettings& settings, const DraftCards& cards) {
    if (auto refused = check_rules(settings, cards)) return refused;
    if (auto refused = check_table(settings, cards)) return refused;
    const int seats = static_cast<int>(settings.seats.size());
    if (seats != settings.row.players)
        return NightRefusal{Denial::players_out_of_range, seats, settings.row.players, {}, {}};
    if (settings.rounds < 0 || settings.rounds > most_rounds)
        return NightRefusal{
            Denial::rounds_out_of_range, settings.rounds, settings.rounds < 0 ? 0 : most_rounds, {}, {}};
    if (auto refused = check_texts(settings)) return refused;
    if (settings.cube_cards != cube_hash(cards)) return NightRefusal{Denial::another_cube, 0, 0, {}, {}};
    return check_decks(settings, cards);
}

LinePolicy lines_of(const NightSettings& settings, const DraftCards& cards) {
    return lines_of(check_rules(settings, cards) ? cube_rules(cards) : night_rules(settings, cards));
}

GameRules changed(GameRules rules, std::span<const RuleChange> changes) {
    for (const auto& change : changes) ENSURE(!set_option(rules, change.option, change.value));
    return rules;
}

GameRules rules_at(GameRules rules, const DraftTableRow& row, std::span<const RuleChange> changes) {
    if (auto* ultraman = std::get_if<ultraman::RuleSet>(&rules)) {
        (*ultraman)[ultraman::OptionKey::deck_size] = row.deck_size;
    } else {
        auto& pokemon = std::get<RuleSet>(rules);
        pokemon[OptionKey::deck_size] = row.deck_size;
        pokemon[OptionKey::prize_cards] = row.prize_cards;
    }
    return changed(std::move(rules), changes);
}

GameRules night_rules(const NightSettings& settings, const DraftCards& cards) {
    auto rules = base_rules(settings, cards);
    ENSURE(rules.has_value());
    return rules_at(std::move(*rules), settings.row, settings.rule_changes);
}

int rounds_of(const NightSettings& settings, int players) {
    const bool chosen = settings.rounds > 0 && settings.pairing != PairingSystem::elimination;
    return chosen ? settings.rounds : default_rounds(settings.pairing, players);
}

}  // namespace cubenight::draft
