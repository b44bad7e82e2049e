#include "src/gui/sessions/seated_match.hpp"

#include <utility>

#include "src/text/pokemon/why_not.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

using namespace pokemon;

void SeatedMatch::cover() {
    if (people() == 0 || awaited_) return;
    const std::optional<SeatId> next = to_act();
    awaited_ = next && sits_here(*next) ? *next : seat_;
}

void SeatedMatch::reveal() {
    if (!awaited_) return;
    seat_ = *std::exchange(awaited_, std::nullopt);
    changed();
}

void SeatedMatch::sit_down() {
    seat_ = !sits_here(seat0) && sits_here(seat1) ? seat1 : seat0;
    if (people() > 1 && runs()) awaited_ = to_act().value_or(seat0);
}

void SeatedMatch::hand_over() {
    const std::optional<SeatId> next = to_act();
    if (next && sits_here(*next) && people() > 1 && *next != seat_) awaited_ = *next;
}

void SeatedMatch::changed() {
    ++version_;
    const std::size_t events = happened().size();
    while (!moments_.empty() && moments_.back().events > events) moments_.pop_back();
    if (events > 0 && (moments_.empty() || moments_.back().events < events)) moments_.push_back({state(), events});
}

MatchSession::Past SeatedMatch::past(std::size_t moment) const {
    const Moment& then = moments_[moment];
    return {view_for(book(), then.match, seat_), then.events};
}

std::size_t SeatedMatch::moment_of(std::size_t entries) const {
    std::size_t moment = 0;
    while (moment + 1 < moments_.size() && moments_[moment].events < entries) ++moment;
    return moment;
}

View SeatedMatch::see(SeatId seat) const { return view_for(book(), state(), seat); }

const View& SeatedMatch::view() const {
    if (view_version_ != version_ || view_seat_ != seat_) {
        view_ = see(seat_);
        view_version_ = version_, view_seat_ = seat_;
    }
    return view_;
}

std::span<const text::LogEntry> SeatedMatch::log() const {
    if (seen_version_ != version_ || seen_seat_ != seat_) {
        seen_.clear();
        for (const text::LogEntry& entry : happened()) seen_.push_back(text::seen_by(entry, seat_));
        seen_version_ = version_, seen_seat_ = seat_;
    }
    return seen_;
}

Clause SeatedMatch::why_not(Option option) const {
    const auto refusal = pokemon::why_not(book(), asked(), option);
    return refusal ? refusal->clause : Clause::none;
}

Said SeatedMatch::choose(Option option) {
    if (!may_choose()) return text::why_not_sentence(runs() ? Clause::rule_choice : Clause::rule_over, say_.language());
    return take(option);
}

Said SeatedMatch::undo(const std::string& reason) {
    if (!can_undo()) return std::string(say_(text::SessionPhrase::nothing_to_undo));
    return undo_last(reason);
}

Said SeatedMatch::concede() { return take({OptionKind::concede, seat_.value, 0, 0}); }

}  // namespace cubenight::gui
