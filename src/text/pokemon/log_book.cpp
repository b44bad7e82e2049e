#include "src/text/pokemon/log_book.hpp"

#include "engine/pokemon/inspect.hpp"
#include "engine/pokemon/match/places.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

CardId card_of(const Match& match, CopyId copy) { return copy == no_copy ? no_card : match.copies[copy.value].card; }

std::uint16_t ability_word(const Rulebook& book, const Match& match, const Event& event) {
    const CompiledCard& card = book.card(card_of(match, event.copy));
    return event.n < card.ability_count ? card.abilities[static_cast<std::size_t>(event.n)].name : std::uint16_t{0};
}

std::uint16_t word_of(const Rulebook& book, const Match& match, const Event& event) {
    if (event.type == EventKind::attack_declared) return attack_name(book, match, event.slot, event.n);
    if (event.type == EventKind::ability_used) return ability_word(book, match, event);
    const bool by_name = match.answer.kind == OptionKind::name || match.answer.kind == OptionKind::attack;
    const bool named = event.type == EventKind::value_chosen && by_name;
    const bool word = named || event.type == EventKind::marked || event.type == EventKind::copied;
    return word ? static_cast<std::uint16_t>(event.n) : std::uint16_t{0};
}

}  // namespace

LogEntry note(const Rulebook& book, const Match& match, const Event& event) {
    LogEntry entry;
    entry.event = event;
    entry.card = card_of(match, event.copy);
    entry.other = card_of(match, event.other);
    entry.by = card_of(match, event.by.copy);
    entry.kept = card_of(match, event.kept.copy);
    if (event.copy != no_copy) entry.owner = owner(event.copy);
    const std::uint8_t slot = event.slot != no_slot   ? event.slot
                              : event.seat != no_seat ? match.seats[event.seat].active
                                                      : no_slot;
    if (slot != no_slot && match.pokemon[slot].in_play()) {
        const bool face_up = match.pokemon[slot].face_up != 0;
        entry.slot_copy = face_up ? match.pokemon[slot].top : no_copy;
        entry.slot_card = card_of(match, entry.slot_copy);
        entry.active = match.seats[slot_seat(slot)].active == slot;
    }
    entry.word = word_of(book, match, event);
    entry.turn = match.turn;
    entry.turn_seat = match.turn_seat;
    entry.phase = match.phase;
    entry.answer = match.answer.kind;
    entry.ending = match.ending;
    return entry;
}

LogEntry seen_by(LogEntry entry, SeatId seat) {
    const std::uint8_t eyes = seat == no_seat ? seat_bit(seat0) | seat_bit(seat1) : seat_bit(seat);
    if ((entry.event.seen_by & eyes) == eyes) return entry;
    entry.event.copy = no_copy;
    entry.card = no_card;
    return entry;
}

}  // namespace cubenight::text
