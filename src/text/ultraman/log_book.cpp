#include "src/text/ultraman/log_book.hpp"

#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::text {

namespace {

CardId card_of(const Match& match, CopyId copy) { return copy == no_copy ? no_card : match.copies[copy.value].card; }

// The highest open card of the character, but for the one that has just come onto it.
CopyId top_without(const Match& match, Spot spot, CopyId newcomer) {
    CopyId copy = at(match, spot).top;
    while (copy != no_copy && (copy == newcomer || state(match, copy).face_down)) copy = state(match, copy).next;
    return copy;
}

bool came_onto(EventKind kind) { return kind == EventKind::levelled_up || kind == EventKind::stacked; }

bool has_two_spots(EventKind kind) { return kind == EventKind::swapped; }

bool is_battle(EventKind kind) {
    return kind == EventKind::battle || kind == EventKind::battle_tied || kind == EventKind::battle_empty;
}

// Who may know the copy beside those whom the event names: what lies face down belongs to its player alone (3.6.3).
std::uint8_t knowing(const Match& match, CopyId copy) {
    const bool face_down = copy != no_copy && state(match, copy).face_down;
    return face_down ? seat_bit(owner(copy)) : std::uint8_t{3};
}

Lasts how_long(const Match& match, EventKind kind) {
    if (kind != EventKind::lasting_begins || match.lasting.empty()) return Lasts::this_turn;
    const Lasting& newest = match.lasting.back();
    if (newest.last_turn == 0xFFFF) return Lasts::rest_of_match;
    return newest.first_turn > match.turn ? Lasts::next_turn : Lasts::this_turn;
}

}  // namespace

LogEntry note(const Rulebook&, const Match& match, const Event& event) {
    LogEntry entry;
    entry.event = event;
    entry.event.seen_by = static_cast<std::uint8_t>(event.seen_by & knowing(match, event.copy));
    entry.card = card_of(match, event.copy);
    if ((entry.event.seen_by & ~knowing(match, event.other)) == 0) entry.other = card_of(match, event.other);
    else entry.event.other = no_copy;
    entry.by = card_of(match, event.by.copy);
    if (event.copy != no_copy) entry.owner = owner(event.copy);
    if (event.spot != no_spot) {
        entry.spot_copy = top_without(match, event.spot, came_onto(event.type) ? event.copy : no_copy);
        entry.spot_card = card_of(match, entry.spot_copy);
    }
    if (has_two_spots(event.type))
        entry.other_spot_card = card_of(match, open_top(match, Spot{static_cast<std::uint8_t>(event.n)}));
    if (is_battle(event.type))
        for (const SeatId seat : both_seats)
            entry.fighters[seat] = card_of(match, open_top(match, spot_of(event.n, seat)));
    entry.turn = match.turn;
    entry.lead = match.lead;
    entry.phase = match.phase;
    entry.answer = match.answer.kind;
    entry.ending = match.ending;
    entry.lasts = how_long(match, event.type);
    return entry;
}

LogEntry seen_by(LogEntry entry, SeatId seat) {
    const std::uint8_t eyes = seat == no_seat ? seat_bit(seat0) | seat_bit(seat1) : seat_bit(seat);
    if ((entry.event.seen_by & eyes) == eyes) return entry;
    if (entry.event.type == EventKind::unable) entry.event.type = EventKind::passed;
    if (entry.event.by.copy == entry.event.copy) entry.event.by = {}, entry.by = no_card;
    // What lies below a card that lies face down may have come face down, too.
    entry.event.copy = entry.event.other = no_copy;
    entry.card = entry.other = no_card;
    return entry;
}

// Cards that are opened together are one moment.
void LogBook::on_event(const Match& match, const Event& event) {
    const bool opens = event.type == EventKind::opened;
    const bool opened_before = opens && !entries_.empty() && entries_.back().event.type == EventKind::opened;
    entries_.push_back(note(*book_, match, event));
    if (opened_before && !interims_.empty()) interims_.pop_back();
    if (opens || is_battle(event.type) || event.type == EventKind::text_ends)
        interims_.push_back({match, entries_.size()});
}

void LogBook::forget_after(std::size_t count) {
    entries_.resize(std::min(count, entries_.size()));
    while (!interims_.empty() && interims_.back().entries > count) interims_.pop_back();
}

}  // namespace cubenight::ultraman::text
