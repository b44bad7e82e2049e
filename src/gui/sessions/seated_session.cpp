#include "src/gui/sessions/seated_session.hpp"

#include <algorithm>
#include <utility>

#include "src/text/draft/denial_text.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

void SeatedSession::speak(text::Language language) {
    say_.speak(language);
    shelf_.speak(language);
    practice_.speak(language);
    workshop_.speak(language);
    deck_desk_.speak(language);
    if (MatchSession* match = night_match()) match->speak(language);
    if (UltramanSession* match = night_ultraman_match()) match->speak(language);
}

// Read again once the cube has changed; deck files that change are looked at by themselves.
const std::vector<DeckFile>& SeatedSession::practice_decks(const std::string& cube) {
    const std::string wanted = cube + "/" + std::to_string(library_version()) + "/" + std::to_string(decks_.version()) +
                               "/" + std::to_string(lists_.version());
    if (practised_ != wanted) {
        const auto held = held_cube(cube);
        practice_decks_.read(held, held ? night_decks(*held) : std::vector<NightDeck>());
        practised_ = wanted;
    }
    return practice_decks_.list();
}

Said SeatedSession::practise(const Practice& wanted) {
    practice_decks(wanted.cube);
    return practice_.begin(wanted, practice_decks_, new_seed());
}

void SeatedSession::cover() {
    if (night() && !awaited_) awaited_ = seat_;
}

void SeatedSession::reveal() {
    if (!awaited_) return;
    if (unseen_pick_ != awaited_) unseen_pick_.reset();
    seat_ = *std::exchange(awaited_, std::nullopt);
}

std::vector<SeatId> SeatedSession::could_sit_down() const {
    std::vector<SeatId> seats;
    if (!night() || night()->phase() != draft::NightPhase::build) return seats;
    for (std::uint8_t i = 0; awaited_ && i < night()->seats.size(); ++i)
        if (SeatId{i} != *awaited_ && needs_screen(SeatId{i})) seats.push_back(SeatId{i});
    return seats;
}

void SeatedSession::wait_for(SeatId seat) {
    if (awaited_ && night() && night()->seat_exists(seat) && needs_screen(seat)) awaited_ = seat;
}

int SeatedSession::sharing() const {
    int people = 0;
    const std::size_t seats = night() ? night()->seats.size() : 0;
    for (std::size_t seat = 0; seat < seats; ++seat)
        people += place(SeatId{static_cast<std::uint8_t>(seat)}) == SeatPlace::here;
    return people;
}

Said SeatedSession::select(SeatId seat, draft::CubeCopyId card) {
    if (auto refused = night()->drafting.check_pick(seat, card))
        return text::denial_sentence(*refused, say_.language());
    selected_ = card;
    return std::nullopt;
}

std::optional<draft::CubeCopyId> SeatedSession::selected(SeatId seat) const {
    if (!selected_ || !night() || night()->drafting.check_pick(seat, *selected_)) return std::nullopt;
    return selected_;
}

// What bots have done since, nobody has seen.
bool SeatedSession::undo_is_free(SeatId seat) const {
    if (read_only() || !night() || night()->drafting.picks_made(seat) == 0) return false;
    if (sharing() > 1 && unseen_pick_ != seat) return false;
    draft::Night after = *night();
    for (const draft::EntryAction& undo : draft::undo_actions(after, {seat, {}}))
        if (apply(after, {0, undo})) return false;
    return !after.drafting.only_card(seat);
}

std::optional<SeatId> SeatedSession::takes_back() const {
    const bool waits =
        awaited_ && unseen_pick_ && awaited_ != unseen_pick_ &&
        std::ranges::none_of(night()->seats, [](const draft::Seat& seat) { return seat.handed_in != 0; });
    return waits && undo_is_free(*unseen_pick_) ? unseen_pick_ : std::nullopt;
}

// Who picked looks again behind the curtain: somebody else may hold the screen by now.
Said SeatedSession::take_back() {
    const std::optional<SeatId> seat = takes_back();
    if (!seat) return std::string(say_(text::SessionPhrase::nothing_to_undo));
    Said refused = undo_pick(*seat, {});
    if (!refused) awaited_ = seat;
    return refused;
}

void SeatedSession::picked(SeatId seat, const Said& refused) {
    selected_.reset();
    if (refused) return;
    unseen_pick_ = seat;
    hand_over();
}

bool SeatedSession::needs_screen(SeatId seat) const {
    if (place(seat) != SeatPlace::here) return false;
    if (night()->phase() == draft::NightPhase::draft)
        return night()->drafting.front(seat) && !night()->drafting.only_card(seat);
    const draft::Seat& builder = night()->seats[seat.value];
    return night()->phase() == draft::NightPhase::build && !builder.handed_in && !builder.dropped;
}

void SeatedSession::hand_over() {
    const auto count = night()->seats.size();
    for (std::size_t step = 1; step <= count; ++step) {
        const SeatId next{static_cast<std::uint8_t>((seat_.value + step) % count)};
        if (!needs_screen(next)) continue;
        if (next != seat_) awaited_ = next;
        return;
    }
}

}  // namespace cubenight::gui
