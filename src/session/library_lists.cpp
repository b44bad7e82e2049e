#include "src/session/library_lists.hpp"

#include <algorithm>
#include <ctime>

#include "src/night/saved_night.hpp"
#include "src/store/journal.hpp"
#include "src/store/nights.hpp"
#include "src/text/given_names.hpp"

namespace cubenight {

namespace fs = std::filesystem;

std::optional<text::Day> local_day(std::uint64_t milliseconds) {
    const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm day{};
    if (milliseconds == 0 || !::localtime_r(&seconds, &day)) return std::nullopt;
    return text::Day{day.tm_year + 1900, day.tm_mon + 1, day.tm_mday};
}

namespace {

gui::NightState state_of(const draft::Night& night) {
    if (night.ended_early) return gui::NightState::ended;
    return night.phase() == draft::NightPhase::finished ? gui::NightState::finished : gui::NightState::paused;
}

// Where an ended night was, not that it is over.
draft::NightPhase phase_reached(const draft::Night& night) {
    if (!night.ended_early) return night.phase();
    if (!night.rounds.empty()) return draft::NightPhase::play;
    return night.drafting.over() ? draft::NightPhase::build : draft::NightPhase::draft;
}

void add_place(gui::NightSummary& summary, const draft::Night& night) {
    summary.phase = phase_reached(night);
    summary.rounds = std::max(night.round_count(), static_cast<int>(night.rounds.size()));
    if (summary.phase != draft::NightPhase::draft) {
        summary.round = std::max(0, static_cast<int>(night.rounds.size()) - 1);
        return;
    }
    summary.round = night.drafting.round();
    summary.pick = night.drafting.pick_number(SeatId{0});
}

void add_winners(gui::NightSummary& summary, const draft::Night& night) {
    const auto table = draft::night_standings(night);
    if (summary.state == gui::NightState::paused || table.empty() || table[0].points == 0) return;
    for (const draft::Standing& each : table)
        if (each.rank == table[0].rank) summary.winners.push_back(night.seats[each.seat.value].name);
    summary.record = std::to_string(table[0].wins) + "-" + std::to_string(table[0].losses);
    if (table[0].draws) summary.record += "-" + std::to_string(table[0].draws);
}

Result<gui::NightSummary> summary_of(const fs::path& file, const fs::path& data, text::Language language,
                                     CubeCache& cache) {
    const auto text = store::read_journal(file);
    if (!text) return text.error();
    const auto saved = read_saved_night(text->entries, file, data, &cache);
    if (!saved) return saved.error();
    if (saved->fault) return *saved->fault;
    const auto night = replay(saved->settings, saved->cards(), saved->entries);
    if (!night) return error_at(file, night.refused(), language);
    gui::NightSummary summary;
    summary.id = file.filename().string();
    summary.name = saved->settings.name;
    summary.cube = saved->settings.cube;
    if (!saved->entries.empty()) {
        summary.begun = local_day(saved->entries.front().at);
        summary.saved = saved->entries.back().at;
    }
    summary.state = state_of(*night);
    for (const auto& seat : night->seats) summary.seats.push_back(seat.name);
    summary.row = saved->settings.row;
    summary.constructed = saved->settings.constructed();
    add_place(summary, *night);
    add_winners(summary, *night);
    return summary;
}

}  // namespace

Listing<gui::NightSummary> night_summaries(const fs::path& wanted_data, text::Language language) {
    Listing<gui::NightSummary> nights;
    CubeCache cache;
    for (const auto& file : store::night_files()) {
        if (nights.list.size() == most_nights_listed) break;
        if (auto summary = summary_of(file, wanted_data, language, cache)) nights.list.push_back(std::move(*summary));
        else nights.unread.push_back(summary.error());
    }
    return nights;
}

namespace {

// The seats' decks as they were last handed in; none of a night that still goes on, for its seats have secrets.
void add_decks(std::vector<gui::NightDeck>& decks, const fs::path& file, std::string_view cube, const fs::path& data,
               CubeCache& cache, const text::Say& say) {
    const auto text = store::read_journal(file);
    if (!text) return;
    const auto saved = read_saved_night(text->entries, file, data, &cache);
    if (!saved || saved->fault || saved->settings.cube != cube) return;
    const auto night = replay(saved->settings, saved->cards(), saved->entries);
    if (!night || night->phase() != draft::NightPhase::finished) return;
    const auto day = saved->entries.empty() ? std::nullopt : local_day(saved->entries.front().at);
    const std::string called = text::given_name(saved->settings.name, say.language()) +
                               (day ? " · " + text::date_text(*day, say) : std::string());
    for (std::size_t seat = 0; seat < night->seats.size(); ++seat) {
        const auto cards = draft::match_cards(night->cards, night->seats[seat].deck);
        if (!night->seats[seat].handed_in || !cards) continue;
        gui::NightDeck deck{
            file.filename().string() + "/" + std::to_string(seat + 1), night->seats[seat].name, called, {}};
        for (const CardId id : *cards) deck.cards.push_back((*night->cards.set)[id].key);
        decks.push_back(std::move(deck));
    }
}

}  // namespace

std::vector<gui::NightDeck> decks_of_nights(std::string_view cube, const fs::path& wanted_data, const text::Say& say) {
    constexpr std::size_t most_decks = 64;
    std::vector<gui::NightDeck> decks;
    CubeCache cache;
    for (const auto& file : store::night_files()) {
        if (decks.size() >= most_decks) break;
        add_decks(decks, file, cube, wanted_data, cache, say);
    }
    return decks;
}

}  // namespace cubenight
