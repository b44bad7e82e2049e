#include "src/gui/screens/match/deeds.hpp"

#include <algorithm>
#include <iterator>

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr std::size_t most_lines = 3;

constexpr EventKind deeds[] = {
    EventKind::played,       EventKind::stadium_in_play, EventKind::stadium_used,
    EventKind::ability_used, EventKind::attack_declared, EventKind::evolved,
    EventKind::attached,     EventKind::benched,         EventKind::retreated,
};

bool is_deed(const text::LogEntry& entry) { return std::ranges::find(deeds, entry.event.type) != std::end(deeds); }

// Of an attack the Pokémon that uses it.
CopyId card_of(const text::LogEntry& entry) {
    return entry.event.type == EventKind::attack_declared ? entry.slot_copy : entry.event.copy;
}

}  // namespace

std::vector<Deed> deeds_of(std::span<const text::LogEntry> told, const text::Names& names) {
    const auto deed = std::ranges::find_if(told, is_deed);
    if (deed == told.end()) return {};
    const auto lines = text::log_lines(told, names, text::LogPart::later);
    const auto before = static_cast<std::size_t>(deed - told.begin());
    return {{.copy = card_of(*deed), .words = deed_words(lines, before, most_lines)}};
}

std::vector<Deed> prizes_taken(std::span<const text::LogEntry> told, const text::Names& names, SeatId seat) {
    std::vector<Deed> all;
    for (const text::LogEntry& entry : told)
        if (entry.event.type == EventKind::prize_taken && entry.event.seat == seat && entry.card != no_card)
            all.push_back({.copy = entry.event.copy, .words = text::sentence_of(entry, names), .waits = true});
    return all;
}

}  // namespace cubenight::gui
