#include "src/cli/night_report.hpp"

#include "engine/cards/names.hpp"
#include "engine/core/printable.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/deck_list.hpp"
#include "src/night/names.hpp"
#include "src/text/draft/deck_text.hpp"
#include "src/text/given_names.hpp"
#include "src/text/rule_options.hpp"

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

// What the night's line policy means, where it has one.
std::string lines_text(const draft::Night& night) {
    const LinePolicy lines = draft::lines_of(night.rules);
    if (lines == LinePolicy::single_cards) return "";
    return std::string(text::option_value(OptionKey::lines, static_cast<int>(lines), say.language())) + "\n";
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

std::string number(int n) { return std::to_string(n); }

std::string deck_name(const draft::Night& night, std::size_t seat) {
    return printable(night.settings.decks[seat].name);
}

// What is drafted, or that decks are brought, and what is played.
std::string form_text(const draft::Night& night) {
    const auto& row = night.settings.row;
    const std::string rounds = say.count(Word::rounds_one, Word::rounds_many, night.round_count());
    const std::string& rules = draft::name_of(night.rules);
    if (night.settings.constructed()) return say(Word::night_is_constructed, {number(row.deck_size), rounds, rules});
    const std::string packs = say.count(Word::packs_one, Word::packs_many, row.packs);
    const std::string size = number(row.pack_size), deck = number(row.deck_size);
    if (night.cards.ucg) return say(Word::night_has_no_prizes, {packs, size, deck, rounds, rules});
    const std::string prizes = say.count(Word::prizes_one, Word::prizes_many, row.prize_cards);
    return say(Word::night_has, {packs, size, deck, prizes, rounds, rules});
}

// Who has brought which deck, by its name.
std::string brought_text(const draft::Night& night) {
    if (!night.settings.constructed()) return "";
    Rows rows = {{word(Word::column_player), word(Word::column_deck)}};
    for (std::size_t s = 0; s < night.seats.size(); ++s)
        rows.push_back({name_of(night, SeatId{static_cast<std::uint8_t>(s)}), deck_name(night, s)});
    return "\n" + as_table(rows, {});
}

// Whether a seat before it has brought the same cards under the same name.
bool told_before(const draft::Night& night, std::size_t seat) {
    const auto cards = [&](std::size_t of) { return draft::match_cards(night.cards, night.seats[of].deck); };
    for (std::size_t before = 0; before < seat; ++before)
        if (night.settings.decks[before] == night.settings.decks[seat] && cards(before) == cards(seat)) return true;
    return false;
}

}  // namespace

std::string name_of(const draft::Night& night, SeatId seat) {
    return printable(seat_name(night, seat, say.language()));
}

std::string heading_text(const draft::Night& night) {
    const auto& settings = night.settings;
    const std::string cube = printable(text::given_name(settings.cube, say.language())),
                      players = number(settings.row.players);
    const std::string first = keeps_secrets(night)
                                  ? say(Word::night_is_sealed, {cube, players})
                                  : say(Word::night_is, {cube, players, std::to_string(settings.seed)});
    return first + "\n" + form_text(night) + "\n" + changes_text(settings) + lines_text(night) + deal_text(night) +
           brought_text(night);
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

std::string deck_text(const draft::Night& night, SeatId seat) {
    static constexpr Word parts[] = {Word::part_pokemon, Word::part_trainers, Word::part_energy, Word::part_characters,
                                     Word::part_scenes};
    const std::string called = night.settings.constructed() ? deck_name(night, seat.value) : name_of(night, seat);
    const auto lists = deck_parts(night, seat, say.language());
    const auto count = [&](DeckPart part) { return number(lists.count(part)); };
    const std::string cards = number(night.seats[seat.value].deck.size());
    std::string text = set_in(
        0, night.cards.ucg
               ? say(Word::deck_of_characters, {called, cards, count(DeckPart::characters), count(DeckPart::scenes)})
               : say(Word::deck_of,
                     {called, cards, count(DeckPart::pokemon), count(DeckPart::trainers), count(DeckPart::energy)}));
    for (std::size_t i = 0; i < std::size(parts); ++i) text += part_text(parts[i], lists.items[i]);
    return text + check_text(night, seat);
}

std::string decks_text(const draft::Night& night) {
    std::string text = title(say(Word::decks));
    for (std::size_t s = 0; s < night.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        if (!night.settings.constructed() || !told_before(night, s)) text += deck_text(night, seat);
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
    if (night.settings.constructed()) rows[0].push_back(word(Word::column_deck));
    for (const auto& line : draft::night_standings(night)) {
        rows.push_back({std::to_string(line.rank) + (line.shared ? "=" : ""), name_of(night, line.seat),
                        std::to_string(line.points), std::to_string(line.wins), std::to_string(line.losses),
                        std::to_string(line.draws), std::to_string(line.byes), per_cent(line.opponents),
                        per_cent(line.opponents_opponents)});
        if (night.settings.constructed()) rows.back().push_back(deck_name(night, line.seat.value));
    }
    return title(say(Word::standings)) + as_table(rows, {2, 3, 4, 5, 6, 7, 8});
}

}  // namespace cubenight::cli
