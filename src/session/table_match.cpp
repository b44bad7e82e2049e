#include "src/session/table_match.hpp"

#include <utility>

#include "engine/pokemon/game.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/text/session_words.hpp"

namespace cubenight {

using gui::Said;
using text::SessionPhrase;
using namespace pokemon;

TableMatch::TableMatch(Conductor& conductor, int round, int table, PlaceOf place, Now now, text::Say say)
    : conductor_(&conductor), table_(table), round_(round), book_(&pokemon_book(conductor.rules())),
      place_(std::move(place)), now_(std::move(now)), log_(*book_) {
    speak(say.language());
}

Result<std::unique_ptr<TableMatch>> TableMatch::open(Conductor& conductor, int round, int table, PlaceOf place, Now now,
                                                     text::Say say) {
    const auto& rounds = conductor.night().rounds;
    const auto at = [](int number, std::size_t count) {
        return number >= 0 && static_cast<std::size_t>(number) < count;
    };
    if (!at(round, rounds.size()) || !at(table, rounds[static_cast<std::size_t>(round)].tables.size()))
        return Error{{}, 0, Saying::as_is(say(SessionPhrase::no_such_table))};
    std::unique_ptr<TableMatch> made(new TableMatch(conductor, round, table, std::move(place), std::move(now), say));
    if (made->entry().is_bye()) return Error{{}, 0, Saying::as_is(say(SessionPhrase::nobody_plays))};
    if (made->entry().state != draft::MatchState::over)
        if (const auto runner = conductor.match(table); !runner) return runner.error();
    const draft::NightMatch& entry = made->entry();
    if (!entry.started) return Error{{}, 0, Saying::as_is(say(SessionPhrase::not_played_here))};
    made->seats_ = {{entry.pairing.first, *entry.pairing.second}};
    if (auto error = made->begin()) return *error;
    made->sit_down();
    return made;
}

// The match from its first card on, to where the journal is.
std::optional<Error> TableMatch::begin() {
    const auto decks = match_decks(conductor_->night().cards, entry().decks[0], entry().decks[1]);
    if (!decks) return decks.error();
    log_.forget_after(0);
    auto match = start_match(*book_, {{(*decks)[0], (*decks)[1]}, entry().seed, ChanceMode::generator}, &log_);
    if (!match) return match.error();
    match_ = *match;
    followed_ = 0;
    by_people_.clear();
    forget();
    changed();
    while (follow_one()) {
    }
    return std::nullopt;
}

const draft::NightMatch& TableMatch::entry() const {
    return conductor_->night().rounds[static_cast<std::size_t>(round_)].tables[static_cast<std::size_t>(table_)];
}

const CardSet& TableMatch::cards() const { return *conductor_->cube().cards; }

std::string TableMatch::title() const {
    return say_(SessionPhrase::table_title, {std::to_string(round_ + 1), std::to_string(table_ + 1)});
}

std::string TableMatch::name(SeatId seat) const { return conductor_->night().seats[seats_[seat].value].name; }

bool TableMatch::follow_one() {
    const auto& steps = entry().steps;
    if (followed_ >= steps.size()) return false;
    const Option step = Option::unpack(steps[followed_]);
    const std::optional<SeatId> actor = step.kind == OptionKind::concede ? SeatId{step.a} : to_act();
    if (pokemon::choose(*book_, match_, step, &log_)) return false;
    if (actor && place(*actor) != gui::SeatPlace::bot) by_people_.push_back(followed_);
    ++followed_;
    changed();
    return true;
}

bool TableMatch::advance() {
    if (!follow_one()) return false;
    hand_over();
    return true;
}

std::optional<std::int64_t> TableMatch::seconds_left() const {
    return now_ && runs() ? draft::round_seconds_left(conductor_->night(), now_()) : std::nullopt;
}

bool TableMatch::runs() const {
    return entry().state == draft::MatchState::running &&
           round_ + 1 == static_cast<int>(conductor_->night().rounds.size());
}

bool TableMatch::can_undo() const { return runs() && !by_people_.empty(); }

// Everything that was played since the last choice of a person goes with it.
Said TableMatch::undo_last(const std::string& reason) {
    const auto steps = static_cast<int>(entry().steps.size() - by_people_.back());
    if (auto hindered = conductor_->act(draft::TakeBackEntry{round_ + 1, table_ + 1, steps, reason}))
        return hindered->text(say_.language());
    if (auto error = begin()) return say_(*error);
    hand_over();
    return std::nullopt;
}

Said TableMatch::perform(Option option) {
    if (!runs()) return std::string(say_(SessionPhrase::match_is_over));
    if (auto hindered = conductor_->play(table_, option.packed())) return hindered->text(say_.language());
    follow_one();
    return std::nullopt;
}

// The journal goes back first. Bots answer between two frames: who had to wait for one did not come back here.
Said TableMatch::go_back(TablePoint point) {
    const auto steps = static_cast<int>(entry().steps.size() - point.steps);
    if (auto hindered = conductor_->act(draft::RetractEntry{round_ + 1, table_ + 1, steps}))
        return hindered->text(say_.language());
    match_ = point.match;
    log_.forget_after(point.events);
    followed_ = point.steps;
    std::erase_if(by_people_, [&](std::size_t step) { return step >= followed_; });
    changed();
    return std::nullopt;
}

}  // namespace cubenight
