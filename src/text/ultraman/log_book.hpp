// What a log keeps of a match of the Ultraman Card Game: each event with the cards that its sentence needs, as they were when
// it happened. Entries are values; seen_by() takes out what a seat may not know before an entry leaves the engine's side.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/events.hpp"
#include "src/text/interim.hpp"

namespace cubenight::ultraman::text {

// When a lasting effect works.
enum class Lasts : std::uint8_t { this_turn, next_turn, rest_of_match };

struct LogEntry {
    Event event;
    CardId card = no_card;   // of event.copy
    CardId other = no_card;  // of event.other
    CardId by = no_card;     // of event.by
    // Top cards of characters, of those cards that lie face up: on event.spot, before a card came onto it; of a swap on the
    // other spot; of a battle on both seats' spots.
    CardId spot_card = no_card;
    CopyId spot_copy = no_copy;
    CardId other_spot_card = no_card;
    PerSeat<CardId> fighters{{no_card, no_card}};
    std::uint16_t turn = 0;
    SeatId lead{0};
    Phase phase = Phase::setup;
    OptionKind answer = OptionKind::none;  // what kind of value was chosen
    Ending ending = Ending::none;          // why the match is over, where it is
    Lasts lasts = Lasts::this_turn;
    SeatId owner = no_seat;  // the seat of event.copy; everybody knows whose card it is
};

LogEntry note(const Rulebook& book, const Match& match, const Event& event);
// The entry as that seat may know it; no_seat is a spectator who knows what both know.
LogEntry seen_by(LogEntry entry, SeatId seat);

// When a battle was judged, cards had been opened, or a text had been carried out.
using Interim = cubenight::text::Interim<Match>;

// Listens to a match and keeps everything. The rulebook must outlive it.
class LogBook final : public EventListener {
public:
    explicit LogBook(const Rulebook& book) : book_(&book) {}
    void on_event(const Match& match, const Event& event) override;
    const std::vector<LogEntry>& entries() const { return entries_; }
    const std::vector<Interim>& interims() const { return interims_; }
    // Forgets all but the first `count`: what happened after them was taken back.
    void forget_after(std::size_t count);

private:
    const Rulebook* book_;
    std::vector<LogEntry> entries_;
    std::vector<Interim> interims_;
};

}  // namespace cubenight::ultraman::text
