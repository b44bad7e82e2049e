#include "engine/scenario/judge/expect.hpp"

#include <algorithm>

#include "engine/language/tokens.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

using pokemon::Clause;
using pokemon::Outcome;

namespace {

// What is about the running choice itself.
bool is_about_choice(const Expected& what) {
    return std::holds_alternative<AboutChoice>(what) || std::holds_alternative<AboutOffer>(what);
}

}  // namespace

// Asking changes nothing: what had to answer itself first is taken back.
Finding Judge::find(const Expectation& expectation) {
    Table::Saved before = table_.save();
    const auto look = [&] {
        Finding finding = is_about_choice(expectation.what) ? of_choices(expectation.what) : settled(expectation.what);
        if (expectation.negated && !finding.problem) finding.holds = !finding.holds;
        return finding;
    };
    Finding finding = look();
    // A set-up does not go on by itself before it is looked at; but what is so when it has gone on is so.
    if (!finding.holds && table_.match().phase == pokemon::MatchPhase::setup && table_.forced()) {
        table_.settle();
        finding = look();
    }
    // What holds while chance has to decide may be said before that; whether it will hold cannot.
    if (!finding.holds && !finding.problem && table_.waits_for_chance() && table_.chance_problem())
        finding = cannot_be_asked(saying("{0}; by now {1}", *table_.chance_problem(), finding.is));
    table_.restore(std::move(before));
    return finding;
}

Finding Judge::settled(const Expected& what) {
    table_.settle_to_look();
    Finding finding = std::visit([this](const auto& about) { return judge(about); }, what);
    const bool asks =
        table_.match().outcome == Outcome::running && table_.match().choice.kind != pokemon::ChoiceKind::main;
    if (!finding.holds && asks)
        finding.is = saying("{0}; and {1}", finding.is, table_.chance_problem().value_or(table_.choice_words()));
    return finding;
}

// True of the choice that is open, or of one that comes after choices that leave nothing to decide.
Finding Judge::of_choices(const Expected& what) {
    for (;;) {
        table_.play_chance();
        Finding finding = std::visit([this](const auto& about) { return judge(about); }, what);
        const auto forced = table_.forced();
        if (finding.holds || finding.problem || !forced) return finding;
        ENSURE(!table_.choose(*forced));
    }
}

// -- the match

Finding Judge::judge(const AboutTurn& about) {
    const pokemon::Match& match = table_.match();
    const Saying is = saying("it is turn {0} of {1}, phase {2}", match.turn, table_.player(match.turn_seat),
                             words::phase[static_cast<std::size_t>(match.phase)]);
    const bool number = !about.number || *about.number == match.turn;
    const bool seat = !about.seat || *about.seat == match.turn_seat;
    return found(number && seat && (!about.phase || *about.phase == match.phase), is);
}

Finding Judge::judge(const AboutResult& about) {
    const pokemon::Match& match = table_.match();
    const auto how = words::ending[static_cast<std::size_t>(match.ending)];
    Saying is = saying("the match is running");
    if (match.outcome == Outcome::draw) is = saying("it is a draw by {0}", how);
    else if (const auto winner = play::winner_of(match.outcome))
        is = saying("{0} wins by {1}", table_.player(*winner), how);
    const bool over = about.is_over == (match.outcome != Outcome::running);
    const bool outcome = !about.outcome || *about.outcome == match.outcome;
    return found(over && outcome && (!about.ending || *about.ending == match.ending), is);
}

Finding Judge::judge(const AboutStadium& about) {
    const CopyId stadium = table_.match().stadium;
    if (!about.name.empty() && !table_.is_known_name(about.name))
        return cannot_be_asked(saying("no card is called {0}", quoted(about.name)));
    const bool right =
        about.name.empty() ? stadium == no_copy : stadium != no_copy && table_.is_called(stadium, about.name);
    const bool owner = !about.seat || (stadium != no_copy && pokemon::owner(stadium) == *about.seat);
    return found(right && owner, stadium == no_copy ? saying("the Stadium is none")
                                                    : saying("the Stadium is {0} of {1}", table_.name(stadium),
                                                             table_.player(pokemon::owner(stadium))));
}

// Whether the seat has done what goes once per game by that word, or used the ability of that name this turn.
int Judge::uses_of(SeatId seat, const std::string& word) const {
    return pokemon::has_used(table_.match(), seat, table_.book().find_word(word));
}

int Judge::value_of(const AboutSeat& about) const {
    const pokemon::Match& match = table_.match();
    const pokemon::SeatState& seat = match.seats[about.seat];
    const bool own_turn = match.turn_seat == about.seat;  // in the other player's, nothing of it was done this turn
    switch (about.fact) {
        case SeatFact::supporter_played: return own_turn && seat.turn.supporter != 0;
        case SeatFact::energy_attached: return own_turn && seat.turn.energy != 0;
        case SeatFact::stadium_played: return own_turn && seat.turn.stadium != 0;
        case SeatFact::stadium_used: return own_turn && seat.turn.stadium_used != 0;
        case SeatFact::retreated: return own_turn && seat.turn.retreated != 0;
        case SeatFact::turns: return seat.turns;
        case SeatFact::went_first: return match.first_seat == about.seat;
        case SeatFact::word_used: return uses_of(about.seat, about.word);
        case SeatFact::bench_limit: return pokemon::bench_limit(table_.book(), match, about.seat);
        case SeatFact::prizes_taken:
            return seat.prize_count - static_cast<int>(std::count_if(seat.prizes.begin(), seat.prizes.end(),
                                                                     [](CopyId copy) { return copy != no_copy; }));
    }
    return 0;
}

Finding Judge::judge(const AboutSeat& about) {
    const int value = value_of(about);
    const bool yes_or_no = about.fact < SeatFact::turns || about.fact > SeatFact::prizes_taken;
    return found(compare(about.number, value), !yes_or_no ? saying("it is {0}", value)
                                               : value    ? saying("it is so")
                                                          : saying("it is not so"));
}

Finding Judge::judge(const AboutCount& about) {
    const bool coins = about.what == AboutCount::What::coins_left;
    const int value = coins ? table_.coins_left() : table_.match().sudden_deaths;
    return found(compare(about.number, value), saying("it is {0}", value));
}

}  // namespace cubenight::scenario
