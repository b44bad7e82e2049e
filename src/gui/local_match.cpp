#include "src/gui/local_match.hpp"

#include <algorithm>

#include "engine/pokemon/game.hpp"
#include "src/gui/match/reasons.hpp"
#include "src/gui/match/reveals.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr std::size_t most_undone = 200;

}  // namespace

LocalMatch::LocalMatch(LocalSetup setup, Rulebook book)
    : setup_(std::move(setup)), book_(std::move(book)), log_(book_), bot_chance_(setup_.seed ^ 0xB07) {}

Result<std::unique_ptr<LocalMatch>> LocalMatch::begin(LocalSetup setup) {
    ENSURE(setup.cards);
    Result<Rulebook> book = Rulebook::make(*setup.cards, setup.rules);
    if (!book) return book.error();
    std::unique_ptr<LocalMatch> made(new LocalMatch(std::move(setup), std::move(*book)));
    const LocalSetup& s = made->setup_;
    Result<Match> match = start_match(made->book_, {{s.seats[0].deck, s.seats[1].deck}, s.seed, ChanceMode::generator}, &made->log_);
    if (!match) return match.error();
    made->match_ = *match;
    made->seat_ = made->is_bot(0) && !made->is_bot(1) ? 1 : 0;
    if (made->people() > 1) made->awaited_ = made->to_act();  // no hand is shown before its owner sits down
    return made;
}

Clause LocalMatch::why_not(Option option) const {
    const Match& asked = before_ ? before_->point.match : match_;
    const auto refusal = pokemon::why_not(book_, asked, option);
    return refusal ? refusal->clause : Clause::none;
}

std::optional<View> LocalMatch::preview(Option option) const {
    Match copy = match_;
    text::LogBook events(book_);
    if (pokemon::choose(book_, copy, option, &events)) return std::nullopt;
    if (reveals(match_, copy, events.entries(), seat_)) return std::nullopt;
    return view_for(book_, copy, SeatId{static_cast<std::uint8_t>(seat_)});
}

Said LocalMatch::step(Option option) {
    const auto refusal = pokemon::choose(book_, match_, option, &log_);
    if (refusal) return with_clause(why_not_sentence(refusal->clause), refusal->clause);
    changed();
    return std::nullopt;
}

Said LocalMatch::choose(Option option) {
    const std::optional<int> actor = to_act();
    if (!actor || actor != seat()) return why_not_sentence(match_.outcome == Outcome::running ? Clause::rule_choice : Clause::rule_over);
    const Point point{match_, log_.entries().size()};
    const bool begins = match_.choice.kind == ChoiceKind::main;
    if (begins) before_ = Before{point, view(), past_.size()};
    if (Said said = step(option)) {
        if (begins) before_.reset();
        return said;
    }
    past_.push_back(point);
    if (past_.size() > most_undone && !before_) past_.erase(past_.begin());
    const bool goes_on = to_act() == actor && match_.choice.kind != ChoiceKind::main;
    const auto events = std::span(log_.entries()).subspan(point.log);
    if (before_ && (!goes_on || reveals(point.match, match_, events, *actor))) before_.reset();
    hand_over();
    return std::nullopt;
}

void LocalMatch::go_back(const Point& point) {
    match_ = point.match;
    log_.forget_after(point.log);
    changed();
}

Said LocalMatch::take_back() {
    if (!before_) return why_not_sentence(Clause::rule_choice);
    const Before before = *before_;
    before_.reset();
    past_.resize(std::min(past_.size(), before.past));
    go_back(before.point);
    return std::nullopt;
}

Said LocalMatch::undo(const std::string&) {
    if (!can_undo()) return std::string("There is nothing to undo.");
    const Point point = past_.back();
    past_.pop_back();
    before_.reset();
    go_back(point);
    hand_over();
    return std::nullopt;
}

Said LocalMatch::concede() {
    const Point point{match_, log_.entries().size()};
    if (Said said = step({OptionKind::concede, static_cast<std::uint8_t>(seat_), 0, 0})) return said;
    past_.push_back(point);
    before_.reset();
    return std::nullopt;
}

void LocalMatch::play(Option option) {
    const Said said = step(option);
    ENSURE(!said);
    before_.reset();
    past_.clear();
}

Option LocalMatch::bot_choice(bots::MatchBot bot) {
    const SeatId seat{static_cast<std::uint8_t>(*to_act())};
    return bots::bot_option(bot, book_, view_for(book_, match_, seat), bot_chance_);
}

bool LocalMatch::advance() {
    const std::optional<int> actor = to_act();
    if (!actor || !is_bot(*actor) || awaited_) return false;
    const bool done = !step(bot_choice(setup_.seats[static_cast<std::size_t>(*actor)].bot));
    hand_over();
    return done;
}

}  // namespace cubenight::gui
