// What a log keeps of a match: each event with the names that its sentence needs, as they were when it happened.
// Entries are values; seen_by() takes out what a seat may not know before an entry leaves the engine's side.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/events.hpp"

namespace cubenight::text {

struct LogEntry {
    pokemon::Event event;
    CardId card = no_card;       // of event.copy
    CardId other = no_card;      // of event.other
    CardId by = no_card;         // of event.by
    CardId kept = no_card;       // of event.kept
    CardId slot_card = no_card;  // top card of event.slot, or of the seat's Active Pokémon where the event has no slot;
                                 // none while it is face down
    CopyId slot_copy = no_copy;
    std::uint16_t word = 0;  // the attack's or ability's name in the rulebook, or a chosen name
    std::uint16_t turn = 0;
    SeatId turn_seat{0};
    pokemon::MatchPhase phase = pokemon::MatchPhase::setup;
    pokemon::OptionKind answer = pokemon::OptionKind::none;  // what kind of value was chosen
    pokemon::Ending ending = pokemon::Ending::none;          // why the match is over, where it is
    bool active = false;                                     // the event's slot is the Active Spot
    SeatId owner = pokemon::no_seat;                         // the seat of event.copy; everybody knows whose card it is
};

LogEntry note(const pokemon::Rulebook& book, const pokemon::Match& match, const pokemon::Event& event);
// The entry as that seat may know it; no_seat is a spectator who knows what both know.
LogEntry seen_by(LogEntry entry, SeatId seat);

// Listens to a match and keeps everything. The rulebook must outlive it.
class LogBook final : public pokemon::EventListener {
public:
    explicit LogBook(const pokemon::Rulebook& book) : book_(&book) {}
    void on_event(const pokemon::Match& match, const pokemon::Event& event) override {
        entries_.push_back(note(*book_, match, event));
    }
    const std::vector<LogEntry>& entries() const { return entries_; }
    // Forgets all but the first `count`: what happened after them was taken back.
    void forget_after(std::size_t count) { entries_.resize(std::min(count, entries_.size())); }

private:
    const pokemon::Rulebook* book_;
    std::vector<LogEntry> entries_;
};

}  // namespace cubenight::text
