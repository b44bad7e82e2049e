#include "src/cli/night_report.hpp"

#include "src/cli/terminal.hpp"
#include "src/night/deck_list.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

const std::string& name_of(const draft::Night& night, SeatId seat) { return night.seats[seat.value].name; }

std::string title(const std::string& text) { return "\n== " + text + " ==\n"; }

std::string per_cent(const draft::Share& share) {
    const int tenths = share.per_mille();
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

std::string check_text(const draft::Night& night, SeatId seat) {
    const auto broken = draft::deck_check(night, seat);
    if (broken.empty()) return "  Deck check: legal\n";
    std::string text = "  Deck check: not legal\n";
    for (const auto& rule : broken)
        text += "    " + text::broken_rule_text(rule, night.cards) + " (" + draft::rule_clause(rule.rule) + ")\n";
    return text;
}

std::string part_text(const std::string& name, const std::vector<std::string>& items) {
    return items.empty() ? "" : "  " + name + "\n" + as_list(items, 4);
}

// The single options that this night changes.
std::string changes_text(const draft::NightSettings& settings) {
    std::string text;
    for (const draft::RuleChange& change : settings.rule_changes)
        text += (text.empty() ? "but " : ", ") + change.option + " = " + std::to_string(change.value);
    return text.empty() ? text : text + "\n";
}

}  // namespace

std::string heading_text(const draft::Night& night) {
    const auto& settings = night.settings;
    const auto& row = settings.row;
    return settings.cube + ": " + std::to_string(row.players) + " players, seed " + std::to_string(settings.seed) +
           "\n" + std::to_string(row.packs) + " packs of " + std::to_string(row.pack_size) + " cards each, decks of " +
           std::to_string(row.deck_size) + " cards, " + std::to_string(row.prize_cards) + " Prize cards, " +
           std::to_string(night.round_count()) + " rounds, rules: " + night.rules.name + "\n" + changes_text(settings);
}

std::string packs_text(const draft::Night& night) {
    std::string text = title("Packs");
    for (const auto& pack : night.drafting.packs()) {
        std::vector<std::string> names;
        for (const auto copy : pack.cards) names.push_back(night.cards[copy].name);
        text +=
            "Pack " + std::to_string(pack.round + 1) + " of " + name_of(night, pack.opener) + "\n" + as_list(names, 2);
    }
    return text;
}

std::string decks_text(const draft::Night& night) {
    std::string text = title("Decks");
    for (std::size_t s = 0; s < night.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        const auto stats = draft::deck_stats(night.cards, night.seats[s].deck);
        const auto lists = deck_parts(night, seat);
        text += name_of(night, seat) + ": " + std::to_string(night.seats[s].deck.size()) + " cards, " +
                std::to_string(stats.pokemon) + " Pokémon, " + std::to_string(stats.trainers) + " Trainers, " +
                std::to_string(stats.energy) + " energy\n" + part_text("Pokémon", lists.pokemon) +
                part_text("Trainers", lists.trainers) + part_text("Energy", lists.energy) + check_text(night, seat);
    }
    return text;
}

std::string pairing_text(const draft::Night& night, const draft::Pairing& pairing) {
    return name_of(night, pairing.first) + " - " + (pairing.second ? name_of(night, *pairing.second) : "bye");
}

std::string result_text(const draft::Night& night, const draft::NightMatch& match) {
    if (match.is_bye()) return "bye";
    switch (match.result) {
        case draft::MatchResult::none: return "not played";
        case draft::MatchResult::first_wins: return name_of(night, match.pairing.first) + " wins";
        case draft::MatchResult::second_wins: return name_of(night, *match.pairing.second) + " wins";
        case draft::MatchResult::draw: return "a draw";
    }
    return {};
}

std::string pairings_text(const draft::Night& night, int round) {
    Rows rows = {{"Table", "Players"}};
    const auto& tables = night.rounds[static_cast<std::size_t>(round)].tables;
    for (std::size_t t = 0; t < tables.size(); ++t)
        rows.push_back({std::to_string(t + 1), pairing_text(night, tables[t].pairing)});
    return title("Round " + std::to_string(round + 1)) + as_table(rows, {0});
}

std::string results_text(const Conductor& conductor, int round) {
    const auto& night = conductor.night();
    Rows rows = {{"Table", "Result", "How"}};
    const auto& tables = night.rounds[static_cast<std::size_t>(round)].tables;
    for (std::size_t t = 0; t < tables.size(); ++t)
        rows.push_back(
            {std::to_string(t + 1), result_text(night, tables[t]), conductor.ending(round, static_cast<int>(t))});
    return "\n" + as_table(rows, {0});
}

std::string standings_text(const draft::Night& night) {
    Rows rows = {{"Rank", "Player", "Points", "Won", "Lost", "Drawn", "Byes", "Opponents", "Their opponents"}};
    for (const auto& line : draft::night_standings(night))
        rows.push_back({std::to_string(line.rank) + (line.shared ? "=" : ""), name_of(night, line.seat),
                        std::to_string(line.points), std::to_string(line.wins), std::to_string(line.losses),
                        std::to_string(line.draws), std::to_string(line.byes), per_cent(line.opponents),
                        per_cent(line.opponents_opponents)});
    return title("Standings") + as_table(rows, {2, 3, 4, 5, 6, 7, 8});
}

}  // namespace cubenight::cli
