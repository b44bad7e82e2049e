#include "src/cli/night_report.hpp"

#include "engine/cards/names.hpp"
#include "engine/core/printable.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/deck_list.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string title(std::string_view words) { return "\n== " + std::string(words) + " ==\n"; }

// A line set in by so many spaces.
std::string set_in(int by, std::string_view words) {
    return std::string(static_cast<std::size_t>(by), ' ') + std::string(words) + "\n";
}

std::string word(Word word) { return std::string(say(word)); }

std::string per_cent(const draft::Share& share) {
    const int tenths = share.per_mille();
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

std::string check_text(const draft::Night& night, SeatId seat) {
    const auto broken = draft::deck_check(night, seat);
    if (broken.empty()) return set_in(2, say(Word::deck_legal));
    std::string text = set_in(2, say(Word::deck_not_legal));
    for (const auto& rule : broken)
        text += set_in(4, text::broken_rule_text(rule, night.cards, say.language()) + " (" + rule.clause + ")");
    return text;
}

std::string part_text(Word name, const std::vector<std::string>& items) {
    return items.empty() ? "" : set_in(2, say(name)) + as_list(items, 4);
}

// The single options that this night changes.
std::string changes_text(const draft::NightSettings& settings) {
    std::vector<std::string> changes;
    for (const draft::RuleChange& change : settings.rule_changes)
        changes.push_back(change.option + " = " + std::to_string(change.value));
    return changes.empty() ? "" : say(Word::rules_but, {say.row(changes)}) + "\n";
}

}  // namespace

std::string name_of(const draft::Night& night, SeatId seat) { return printable(night.seats[seat.value].name); }

std::string heading_text(const draft::Night& night) {
    const auto& settings = night.settings;
    const auto& row = settings.row;
    const auto number = [](int n) { return std::to_string(n); };
    const std::string cube = printable(settings.cube);
    const std::string first = keeps_secrets(night)
                                  ? say(Word::night_is_sealed, {cube, number(row.players)})
                                  : say(Word::night_is, {cube, number(row.players), std::to_string(settings.seed)});
    return first + "\n" +
           (night.cards.ucg
                ? say(Word::night_has_no_prizes, {number(row.packs), number(row.pack_size), number(row.deck_size),
                                                  number(night.round_count()), draft::name_of(night.rules)})
                : say(Word::night_has,
                      {number(row.packs), number(row.pack_size), number(row.deck_size), number(row.prize_cards),
                       number(night.round_count()), draft::name_of(night.rules)})) +
           "\n" + changes_text(settings) + deal_text(night);
}

std::string deal_text(const draft::Night& night) {
    const auto& settings = night.settings;
    if (settings.deal_seal.empty()) return "";
    const std::string seal = text::in_groups(settings.deal_seal);
    if (keeps_secrets(night)) return say(Word::deal_sealed, {seal}) + "\n";
    return say(deal_seal(settings) == DealSeal::kept ? Word::deal_kept : Word::deal_broken,
               {seal, std::to_string(settings.seed), settings.deal_salt}) +
           "\n";
}

std::string packs_text(const draft::Night& night) {
    std::string text = title(say(Word::packs));
    for (const auto& pack : night.drafting.packs()) {
        std::vector<std::string> names;
        for (const auto copy : pack.cards) names.emplace_back(name_in(night.cards[copy], say.language()));
        text += set_in(0, say(Word::pack_of, {std::to_string(pack.round + 1), name_of(night, pack.opener)})) +
                as_list(names, 2);
    }
    return text;
}

std::string decks_text(const draft::Night& night) {
    static constexpr Word parts[] = {Word::part_pokemon, Word::part_trainers, Word::part_energy, Word::part_characters,
                                     Word::part_scenes};
    std::string text = title(say(Word::decks));
    for (std::size_t s = 0; s < night.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        const auto lists = deck_parts(night, seat, say.language());
        const auto number = [&](DeckPart part) { return std::to_string(lists.count(part)); };
        const std::string name = name_of(night, seat), cards = std::to_string(night.seats[s].deck.size());
        text += set_in(0, night.cards.ucg ? say(Word::deck_of_characters,
                                                {name, cards, number(DeckPart::characters), number(DeckPart::scenes)})
                                          : say(Word::deck_of, {name, cards, number(DeckPart::pokemon),
                                                                number(DeckPart::trainers), number(DeckPart::energy)}));
        for (std::size_t i = 0; i < std::size(parts); ++i) text += part_text(parts[i], lists.items[i]);
        text += check_text(night, seat);
    }
    return text;
}

std::string pairing_text(const draft::Night& night, const draft::Pairing& pairing) {
    return name_of(night, pairing.first) + " - " + (pairing.second ? name_of(night, *pairing.second) : word(Word::bye));
}

std::string result_text(const draft::Night& night, const draft::NightMatch& match) {
    if (match.is_bye()) return word(Word::bye);
    switch (match.result) {
        case draft::MatchResult::none: return word(Word::not_played);
        case draft::MatchResult::first_wins: return say(Word::wins, {name_of(night, match.pairing.first)});
        case draft::MatchResult::second_wins: return say(Word::wins, {name_of(night, *match.pairing.second)});
        case draft::MatchResult::draw: return word(Word::drawn);
    }
    return {};
}

std::string pairings_text(const draft::Night& night, int round) {
    Rows rows = {{word(Word::column_table), word(Word::column_players)}};
    const auto& tables = night.rounds[static_cast<std::size_t>(round)].tables;
    for (std::size_t t = 0; t < tables.size(); ++t)
        rows.push_back({std::to_string(t + 1), pairing_text(night, tables[t].pairing)});
    return title(say(Word::round, {std::to_string(round + 1)})) + as_table(rows, {0});
}

std::string results_text(const Conductor& conductor, int round) {
    const auto& night = conductor.night();
    Rows rows = {{word(Word::column_table), word(Word::column_result), word(Word::column_how)}};
    const auto& tables = night.rounds[static_cast<std::size_t>(round)].tables;
    for (std::size_t t = 0; t < tables.size(); ++t)
        rows.push_back({std::to_string(t + 1), result_text(night, tables[t]),
                        tables[t].adjusted.empty() ? conductor.ending(round, static_cast<int>(t), say.language())
                                                   : printable(tables[t].adjusted)});
    return "\n" + as_table(rows, {0});
}

std::string standings_text(const draft::Night& night) {
    Rows rows(1);
    for (const Word head :
         {Word::column_rank, Word::column_player, Word::column_points, Word::column_won, Word::column_lost,
          Word::column_drawn, Word::column_byes, Word::column_opponents, Word::column_their_opponents})
        rows[0].push_back(word(head));
    for (const auto& line : draft::night_standings(night))
        rows.push_back({std::to_string(line.rank) + (line.shared ? "=" : ""), name_of(night, line.seat),
                        std::to_string(line.points), std::to_string(line.wins), std::to_string(line.losses),
                        std::to_string(line.draws), std::to_string(line.byes), per_cent(line.opponents),
                        per_cent(line.opponents_opponents)});
    return title(say(Word::standings)) + as_table(rows, {2, 3, 4, 5, 6, 7, 8});
}

}  // namespace cubenight::cli
