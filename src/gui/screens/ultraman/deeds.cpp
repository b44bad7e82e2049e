#include "src/gui/screens/ultraman/deeds.hpp"

#include <algorithm>
#include <iterator>

#include "src/gui/screens/ultraman/moves.hpp"

namespace cubenight::gui::ucg {

using ultraman::EventKind;

namespace {

constexpr std::size_t most_lines = 2;

constexpr EventKind deeds[] = {EventKind::scene_set, EventKind::character_set, EventKind::levelled_up,
                               EventKind::text_used};

bool is_deed(const said::LogEntry& entry) { return std::ranges::find(deeds, entry.event.type) != std::end(deeds); }

bool is_judgement(EventKind kind) {
    return kind == EventKind::battle || kind == EventKind::battle_tied || kind == EventKind::battle_empty;
}

Deed judged(const said::LogEntry& entry, const said::Names& names) {
    const ultraman::Event& e = entry.event;
    Deed deed{.words = said::sentence_of(entry, names)};
    if (e.type == EventKind::battle_empty) return deed;
    deed.tied = e.type == EventKind::battle_tied || e.spot == no_spot;
    const Spot winner = deed.tied ? spot_of(e.n, play::seat0) : e.spot;
    const auto there = [&](Spot spot) { return e.bp[ultraman::seat_of(spot)] >= 0; };
    if (there(winner)) deed.winner = character_place(winner);
    if (there(ultraman::facing(winner))) deed.loser = character_place(ultraman::facing(winner));
    return deed;
}

// Cards that were revealed lie where they go at once: each is shown, whether one of them was chosen or not.
std::vector<Deed> with_revealed(std::vector<Deed> all, std::span<const said::LogEntry> told, const said::Names& names) {
    constexpr int most_shown = 5;
    int shown = 0;
    for (const said::LogEntry& entry : told)
        if (entry.event.type == EventKind::revealed && shown++ < most_shown)
            all.push_back({.copy = entry.event.copy, .words = said::sentence_of(entry, names)});
    return all;
}

}  // namespace

std::vector<Deed> deeds_of(std::span<const said::LogEntry> told, const said::Names& names) {
    const auto deed = std::ranges::find_if(told, is_deed);
    if (deed == told.end()) return {};
    const auto lines = said::log_lines(told, names, text::LogPart::later);
    const auto before = static_cast<std::size_t>(deed - told.begin());
    return {{.copy = deed->event.copy, .words = deed_words(lines, before, most_lines)}};
}

std::vector<Deed> effects_of(std::span<const said::LogEntry> told, const said::Names& names) {
    const auto first = [&](EventKind kind) {
        return std::ranges::find_if(told, [&](const said::LogEntry& entry) { return entry.event.type == kind; });
    };
    const auto lines = said::log_lines(told, names, text::LogPart::later);
    std::vector<Deed> all;
    const auto show = [&](auto entry, CopyId copy) {
        all.push_back(
            {.copy = copy, .words = deed_words(lines, static_cast<std::size_t>(entry - told.begin()), most_lines)});
    };
    if (const auto opened = first(EventKind::opened); opened != told.end()) show(opened, no_copy);
    const auto begun = first(EventKind::text_begins), end = told.end();
    const bool done = first(EventKind::text_ends) != end && first(EventKind::text_idle) == end;
    if (begun != end && done) show(begun, begun->event.copy);
    return with_revealed(std::move(all), told, names);
}

std::vector<Deed> judgements_of(std::span<const said::LogEntry> told, const said::Names& names) {
    std::vector<Deed> all;
    for (const said::LogEntry& entry : told)
        if (is_judgement(entry.event.type)) all.push_back(judged(entry, names));
    return all;
}

}  // namespace cubenight::gui::ucg
