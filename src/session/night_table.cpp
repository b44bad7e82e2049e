#include "src/session/night_table.hpp"

#include <utility>

#include "src/games/pokemon/pokemon_match.hpp"
#include "src/games/ultraman/ultraman_match.hpp"
#include "src/text/session_words.hpp"

namespace cubenight {

using gui::Said;
using text::SessionPhrase;

bool NightPlace::runs() const {
    return entry().state == draft::MatchState::running &&
           round + 1 == static_cast<int>(conductor->night().rounds.size());
}

std::optional<Error> NightPlace::begin(const text::Say& say) const {
    const auto& rounds = conductor->night().rounds;
    const auto among = [](int number, std::size_t count) {
        return number >= 0 && static_cast<std::size_t>(number) < count;
    };
    if (!among(round, rounds.size()) || !among(table, rounds[static_cast<std::size_t>(round)].tables.size()))
        return Error{{}, 0, Saying::as_is(say(SessionPhrase::no_such_table))};
    if (entry().is_bye()) return Error{{}, 0, Saying::as_is(say(SessionPhrase::nobody_plays))};
    if (entry().state != draft::MatchState::over)
        if (const auto runner = conductor->match(table); !runner) return runner.error();
    if (!entry().started) return Error{{}, 0, Saying::as_is(say(SessionPhrase::not_played_here))};
    return std::nullopt;
}

template <class Game>
std::optional<Error> NightTable<Game>::sit_at(const text::Say& say) {
    this->speak(say.language());
    seats_ = {{at_.entry().pairing.first, *at_.entry().pairing.second}};
    if (auto error = replay()) return error;
    this->sit_down();
    const auto& all = at_.conductor->night().seats;
    std::ptrdiff_t people = 0;
    for (std::uint8_t i = 0; i < all.size(); ++i) people += at_.place_of(SeatId{i}) == gui::SeatPlace::here;
    if (people > 1 && runs()) this->cover();  // who pressed the table may be another one
    return std::nullopt;
}

template <class Game>
std::optional<Error> NightTable<Game>::replay() {
    const draft::NightMatch& entry = at_.entry();
    const auto decks = match_decks(at_.conductor->night().cards, entry.decks[0], entry.decks[1]);
    if (!decks) return decks.error();
    log_.forget_after(0);
    auto match = Game::start(*book_, (*decks)[0], (*decks)[1], entry.seed, &log_);
    if (!match) return match.error();
    match_ = *match;
    followed_ = 0;
    by_people_.clear();
    this->forget();
    this->changed();
    while (follow_one()) {
    }
    return std::nullopt;
}

template <class Game>
bool NightTable<Game>::is_shared() const {
    int people = 0;
    for (std::size_t seat = 0; seat < at_.conductor->night().seats.size(); ++seat)
        people += at_.place_of(SeatId{static_cast<std::uint8_t>(seat)}) == gui::SeatPlace::here;
    return people > 1;
}

template <class Game>
std::string NightTable<Game>::title() const {
    return this->say_(SessionPhrase::table_title, {std::to_string(at_.round + 1), std::to_string(at_.table + 1)});
}

template <class Game>
bool NightTable<Game>::follow_one() {
    const auto& steps = at_.entry().steps;
    if (followed_ >= steps.size()) return false;
    const Option step = Option::unpack(steps[followed_]);
    const std::optional<SeatId> conceding = Game::conceded_by(step);
    const std::optional<SeatId> actor = conceding ? conceding : this->to_act();
    const std::size_t events = log_.entries().size();
    if (Game::choose(*book_, match_, step, &log_)) return false;
    if (actor && place(*actor) != gui::SeatPlace::bot) by_people_.push_back({followed_, events});
    ++followed_;
    this->changed();
    return true;
}

template <class Game>
bool NightTable<Game>::advance() {
    if (!follow_one()) return false;
    if (runs() && followed_ == at_.entry().steps.size()) this->answer_forced();
    this->hand_over();
    return true;
}

template <class Game>
std::optional<std::int64_t> NightTable<Game>::seconds_left() const {
    return at_.now && runs() ? draft::round_seconds_left(at_.conductor->night(), at_.now()) : std::nullopt;
}

// Everything that was played since the last choice of a person goes with it.
template <class Game>
Said NightTable<Game>::undo_last(const std::string& reason) {
    const auto steps = static_cast<int>(at_.entry().steps.size() - by_people_.back().at);
    if (auto hindered = at_.conductor->act(draft::TakeBackEntry{at_.round + 1, at_.table + 1, steps, reason}))
        return hindered->text(this->say_.language());
    if (auto error = replay()) return this->say_(*error);
    this->hand_over();
    return std::nullopt;
}

// The reason stands in the journal before what it is for.
template <class Game>
Said NightTable<Game>::correct(const std::string& reason) {
    if (Said why = this->why_no_correction()) return why;
    const std::string note = this->say_(SessionPhrase::correction_note,
                                        {std::to_string(at_.round + 1), std::to_string(at_.table + 1), reason});
    if (auto hindered = at_.conductor->act(draft::NoteEntry{note})) return hindered->text(this->say_.language());
    return Reversible::correct(reason);
}

template <class Game>
Said NightTable<Game>::set_result(play::Outcome outcome, const std::string& reason) {
    const auto result = [&] {
        switch (outcome) {
            case play::Outcome::seat0_wins: return draft::MatchResult::first_wins;
            case play::Outcome::seat1_wins: return draft::MatchResult::second_wins;
            case play::Outcome::draw: return draft::MatchResult::draw;
            case play::Outcome::running: break;
        }
        return draft::MatchResult::none;
    };
    if (!can_set_result()) return std::string(this->say_(SessionPhrase::match_is_over));
    if (auto hindered = at_.conductor->act(draft::AdjustEntry{at_.round + 1, at_.table + 1, result(), reason}))
        return hindered->text(this->say_.language());
    return std::nullopt;
}

template <class Game>
Said NightTable<Game>::perform(Option option) {
    if (!runs()) return std::string(this->say_(SessionPhrase::match_is_over));
    if (auto hindered = at_.conductor->play(at_.table, option.packed())) return hindered->text(this->say_.language());
    follow_one();
    return std::nullopt;
}

// The journal goes back first. Bots answer between two frames: who had to wait for one did not come back here.
template <class Game>
Said NightTable<Game>::go_back(Point point) {
    const auto steps = static_cast<int>(at_.entry().steps.size() - point.steps);
    if (auto hindered = at_.conductor->act(draft::RetractEntry{at_.round + 1, at_.table + 1, steps}))
        return hindered->text(this->say_.language());
    match_ = point.match;
    log_.forget_after(point.events);
    followed_ = point.steps;
    std::erase_if(by_people_, [&](const Step& step) { return step.at >= followed_; });
    this->changed();
    return std::nullopt;
}

template class NightTable<gui::PokemonTable>;
template class NightTable<gui::UltramanTable>;

Result<std::unique_ptr<PokemonNightTable>> PokemonNightTable::open(NightPlace at, text::Say say) {
    if (auto error = at.begin(say)) return *error;
    const Conductor& conductor = *at.conductor;
    const pokemon::Rulebook& book = pokemon_book(conductor.rules());
    std::unique_ptr<PokemonNightTable> made(new PokemonNightTable(std::move(at), book, *conductor.cube().cards));
    if (auto error = made->sit_at(say)) return *error;
    return made;
}

Result<std::unique_ptr<UltramanNightTable>> UltramanNightTable::open(NightPlace at, text::Say say) {
    if (auto error = at.begin(say)) return *error;
    const UltramanRules* rules = ultraman_rules(at.conductor->rules());
    ENSURE(rules);
    std::unique_ptr<UltramanNightTable> made(new UltramanNightTable(std::move(at), rules->book(), rules->cards()));
    if (auto error = made->sit_at(say)) return *error;
    return made;
}

}  // namespace cubenight
