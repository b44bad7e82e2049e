#include "src/session/library_lists.hpp"

#include <algorithm>
#include <ctime>

#include "src/night/saved_night.hpp"
#include "src/store/journal.hpp"
#include "src/store/nights.hpp"

namespace cubenight {

namespace fs = std::filesystem;

namespace {

std::optional<text::Day> day_of(std::uint64_t milliseconds) {
    const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm day{};
    if (milliseconds == 0 || !::localtime_r(&seconds, &day)) return std::nullopt;
    return text::Day{day.tm_year + 1900, day.tm_mon + 1, day.tm_mday};
}

gui::NightState state_of(const draft::Night& night) {
    if (night.ended_early) return gui::NightState::stopped;
    return night.phase() == draft::NightPhase::finished ? gui::NightState::finished : gui::NightState::paused;
}

void add_place(gui::NightSummary& summary, const draft::Night& night) {
    summary.phase = night.phase();
    summary.rounds = std::max(night.round_count(), static_cast<int>(night.rounds.size()));
    if (summary.phase != draft::NightPhase::draft) {
        summary.round = std::max(0, static_cast<int>(night.rounds.size()) - 1);
        return;
    }
    summary.round = night.drafting.round();
    summary.pick = night.drafting.pick_number(SeatId{0});
}

void add_winner(gui::NightSummary& summary, const draft::Night& night) {
    const auto table = draft::night_standings(night);
    if (summary.state != gui::NightState::finished || table.empty() || table[0].shared) return;
    summary.winner = night.seats[table[0].seat.value].name;
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
        summary.begun = day_of(saved->entries.front().at);
        summary.saved = saved->entries.back().at;
    }
    summary.state = state_of(*night);
    for (const auto& seat : night->seats) summary.seats.push_back(seat.name);
    summary.row = saved->settings.row;
    summary.constructed = saved->settings.constructed();
    add_place(summary, *night);
    add_winner(summary, *night);
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

}  // namespace cubenight
