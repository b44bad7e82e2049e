#include "engine/scenario/read/read_expectations.hpp"

#include <algorithm>

#include "engine/cards/notation/words.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

Expectation ExpectationReader::read() {
    Expectation expectation;
    expectation.negated = in_.accept_word("not");
    expectation.what = what();
    return expectation;
}

Trial ExpectationReader::trial(bool allowed) {
    Trial trial;
    trial.allowed = allowed;
    trial.act = acts_.expect();
    if (!allowed) trial.clause = refs_.optional_clause();
    return trial;
}

Expectation ExpectationReader::deck(bool allowed) {
    in_.skip();
    AboutDeck about;
    about.allowed = allowed;
    if (in_.accept_word("of")) about.size = in_.expect_number(saying("how many cards it must have"), 1, 60);
    about.cards = refs_.list();
    if (!allowed) about.clause = refs_.optional_clause();
    return {false, about};
}

Expected ExpectationReader::what() {
    if (in_.accept_word("can")) return trial(!in_.accept_word("not"));
    if (in_.accept_word("can't") || in_.accept_word("cannot")) return trial(false);
    if (in_.is_any_word({"turn", "phase"})) return about_turn();
    if (in_.is_any_word({"result", "winner", "draw", "over", "running"})) return about_result();
    if (in_.is_any_word({"happened", "cites"}) || at_event()) return about_events();
    if (in_.is_word("asks")) return about_choice();
    if (in_.accept_word("offers")) {
        const bool only = in_.accept_word("only");
        return AboutOffer{acts_.answers(), only};
    }
    if (in_.is_word("stadium")) return about_stadium();
    if (in_.accept_phrase("coins left")) return AboutCount{AboutCount::What::coins_left, refs_.number_check(1000)};
    if (in_.accept_phrase("sudden deaths")) return AboutCount{AboutCount::What::sudden_deaths, refs_.number_check(9)};
    if (refs_.at_player()) return about_player();
    if (refs_.at_side()) return about_side();
    if (refs_.at_ref()) return about_ref();
    in_.expected(saying(
        "what must be true: a Pokémon, a zone, stadium, turn, happened, asks, offers, can, winner, draw, running"));
    return AboutTurn{};
}

// -- players and zones

Expected ExpectationReader::about_player() {
    const SeatId seat = refs_.expect_player();
    if (in_.accept_word("wins") || in_.accept_word("won") || in_.accept_word("win")) {
        AboutResult result;
        result.outcome = play::win_of(seat);
        result.ending = by_ending();
        return result;
    }
    const bool negated = in_.accept_word("not");
    const Number number{Relation::equal, !negated};
    if (in_.accept_word("retreated")) return AboutSeat{seat, SeatFact::retreated, number};
    if (in_.accept_phrase("went first")) return AboutSeat{seat, SeatFact::went_first, number};
    if (in_.accept_phrase("went second")) return AboutSeat{seat, SeatFact::went_first, {Relation::equal, negated}};
    in_.expected(saying("`wins`, `retreated`, `went first` or `went second`"));
    return AboutTurn{};
}

std::optional<Expected> ExpectationReader::seat_fact(SeatId seat) {
    struct Phrase {
        std::string_view words;
        SeatFact fact;
        int value;
    };
    static constexpr Phrase phrases[] = {
        {"supporter played", SeatFact::supporter_played, 1},
        {"supporter not played", SeatFact::supporter_played, 0},
        {"energy attached", SeatFact::energy_attached, 1},
        {"energy not attached", SeatFact::energy_attached, 0},
        {"stadium played", SeatFact::stadium_played, 1},
        {"stadium not played", SeatFact::stadium_played, 0},
        {"stadium used", SeatFact::stadium_used, 1},
        {"stadium not used", SeatFact::stadium_used, 0},
        {"retreat used", SeatFact::retreated, 1},
        {"retreat not used", SeatFact::retreated, 0},
    };
    for (const Phrase& phrase : phrases)
        if (in_.accept_phrase(phrase.words)) return AboutSeat{seat, phrase.fact, {Relation::equal, phrase.value}};
    const bool per_game = in_.is_phrase("per game");
    if (per_game || (in_.is_phrase("used") && in_.is_any_word({"ability", "per"}, 1))) {
        in_.accept_word("used");
        in_.accept_phrase("per game") || in_.accept_word("ability");
        AboutSeat about{seat,
                        SeatFact::word_used,
                        {Relation::equal, 1},
                        in_.expect_string(saying("the word of `once per game`, or an ability's name"))};
        if (in_.accept_word("not")) about.number.value = 0;
        in_.accept_word("used");
        return about;
    }
    if (in_.accept_word("turns")) return AboutSeat{seat, SeatFact::turns, refs_.number_check(400)};
    if (in_.accept_phrase("bench limit")) return AboutSeat{seat, SeatFact::bench_limit, refs_.number_check(8)};
    if (in_.accept_phrase("prizes taken"))
        return AboutSeat{seat, SeatFact::prizes_taken, refs_.number_check(most_prizes)};
    return std::nullopt;
}

Expected ExpectationReader::about_side() {
    const std::size_t here = in_.position();
    const SeatId seat = refs_.accept_side().value_or(pokemon::seat0);
    if (auto fact = seat_fact(seat)) return *fact;
    if (in_.accept_phrase("active none") || in_.accept_phrase("active is none")) return no_active(seat);
    if (auto zone = about_zone(seat)) return *zone;
    if (!in_.failed()) in_.go_back(here);
    return about_ref();
}

Expected ExpectationReader::no_active(SeatId seat) const {
    AboutPokemon about;
    about.subject.line = in_.line();
    about.subject.seat = seat;
    about.subject.place = RefPlace::active;
    PokemonCheck gone;
    gone.kind = PokemonCheck::Kind::place;
    gone.place = RefPlace::in_play;
    gone.negated = true;
    about.checks.push_back(gone);
    return about;
}

std::optional<Expected> ExpectationReader::about_zone(SeatId seat) {
    AboutZone about;
    about.seat = seat;
    const auto zone = refs_.accept_zone();
    if (!zone || *zone == RefPlace::active) return std::nullopt;
    about.zone = *zone;
    // A name or number behind `bench` tells which Pokémon; behind any other zone it tells what lies there.
    const bool one_pokemon = (about.zone == RefPlace::bench || about.zone == RefPlace::in_play) &&
                             (in_.is_kind(TokenKind::number) || in_.is_kind(TokenKind::string));
    if (one_pokemon) return std::nullopt;
    do {
        in_.accept_word("is") || in_.accept_word("are") || in_.accept_word("holds");
        about.negated.push_back(in_.accept_word("not"));
        about.checks.push_back(list_check());
    } while (!in_.failed() && !at_next() && in_.accept_word("and"));
    return about;
}

ListCheck ExpectationReader::list_check() {
    using Mode = ListCheck::Mode;
    ListCheck check;
    if (in_.accept_word("has") || in_.accept_word("contains")) {
        check.mode = in_.accept_word("no") ? Mode::lacks : Mode::has;
        if (check.mode == Mode::has && !refs_.at_listed()) check.mode = Mode::count;
    } else if (in_.accept_word("lacks")) check.mode = Mode::lacks;
    else if (in_.accept_word("count")) check.mode = Mode::count;
    else if (in_.accept_word("top")) check.mode = Mode::top;
    else if (in_.accept_word("bottom")) check.mode = Mode::bottom;
    else if (in_.accept_phrase("in order")) check.mode = Mode::in_order;
    else if (in_.accept_word("left") || (refs_.at_number_check() && !refs_.at_listed())) check.mode = Mode::count;
    else if (in_.accept_word("exactly")) check.mode = Mode::exactly;
    if (check.mode == Mode::count) {
        check.count = refs_.number_check(120);
        in_.accept_word("cards") || in_.accept_word("card") || in_.accept_word("pokemon");
    } else check.cards = refs_.list();
    return check;
}

// -- the match

Expected ExpectationReader::about_turn() {
    AboutTurn about;
    if (in_.accept_word("phase")) {
        about.phase = static_cast<pokemon::MatchPhase>(in_.expect_one_of(words::phase, saying("the phase")));
        return about;
    }
    in_.skip();
    if (in_.is_kind(TokenKind::number)) about.number = in_.expect_number(saying("the turn's number"), 0, 400);
    if (in_.accept_word("of")) about.seat = refs_.expect_player();
    else if (!about.number) in_.expected(saying("the turn's number, `of` and a player, or both"));
    return about;
}

std::optional<pokemon::Ending> ExpectationReader::by_ending() {
    if (!in_.accept_word("by")) return std::nullopt;
    return static_cast<pokemon::Ending>(in_.expect_one_of(words::ending, saying("how it ended")));
}

Expected ExpectationReader::about_result() {
    AboutResult result;
    in_.accept_word("result");
    if (in_.accept_word("running")) result.is_over = false;
    else if (in_.accept_word("draw")) result.outcome = pokemon::Outcome::draw;
    else if (!in_.accept_word("over")) {
        in_.accept_word("winner");
        const SeatId seat = refs_.expect_player();
        in_.accept_word("wins");
        result.outcome = play::win_of(seat);
    }
    result.ending = by_ending();
    return result;
}

Expected ExpectationReader::about_stadium() {
    in_.skip();
    AboutStadium about;
    in_.accept_word("is");
    if (in_.accept_word("none") || in_.accept_word("empty")) return about;
    about.name = in_.expect_string(saying("the Stadium's name"));
    if (in_.accept_word("of")) about.seat = refs_.expect_player();
    return about;
}

Expected ExpectationReader::about_choice() {
    in_.skip();
    AboutChoice about;
    if (in_.accept_word("nobody") || in_.accept_word("nothing")) {
        about.kind = pokemon::ChoiceKind::none;
        return about;
    }
    about.chance = in_.accept_word("chance");
    if (!about.chance) about.seat = refs_.expect_player();
    in_.accept_word("to") || in_.accept_word("for");
    if (const auto kind = in_.accept_one_of(words::choice)) about.kind = static_cast<pokemon::ChoiceKind>(*kind);
    else if (in_.accept_phrase("yes or no")) about.kind = pokemon::ChoiceKind::may;
    if (in_.is_kind(TokenKind::number)) {
        about.options = in_.expect_number(saying("how many options"), 0, 127);
        if (!in_.accept_word("options")) in_.expect_phrase("option");
    }
    if (in_.accept_word("of")) about.source = refs_.card().name;
    about.clause = refs_.optional_clause();
    return about;
}

// -- events

// An event without `happened` before it: `expect knocked out "Name"`.
bool ExpectationReader::at_event() const {
    return std::ranges::any_of(words::event, [&](std::string_view event) { return in_.is_phrase(event); }) &&
           !in_.is_any_word({"stadium"});
}

Expected ExpectationReader::about_events() {
    AboutEvents about;
    if (in_.accept_word("cites")) {
        about.ever = in_.accept_word("ever");
        about.cites = refs_.clause();
        return about;
    }
    in_.accept_word("happened");
    about.ever = in_.accept_word("ever");
    do about.order.push_back(pattern());
    while (!in_.failed() && in_.accept_word("then") && about.order.size() < most_in_list);
    return about;
}

EventPattern ExpectationReader::pattern() {
    EventPattern pattern;
    pattern.type = static_cast<pokemon::EventKind>(in_.expect_one_of(words::event, saying("an event")));
    in_.accept_word("of");
    if (in_.accept_word("heads")) pattern.amount = Number{Relation::equal, 1};
    else if (in_.accept_word("tails")) pattern.amount = Number{Relation::equal, 0};
    else if (const auto condition = in_.accept_one_of(cubenight::words::condition))
        pattern.amount = Number{Relation::equal, *condition};
    in_.accept_word("of") || in_.accept_word("on");
    pattern_subject(pattern);
    pattern_places(pattern);
    const bool minus = in_.accept_mark("-");
    if (in_.is_kind(TokenKind::number) && !in_.is_word("times", 1)) {
        const int amount = in_.expect_number(saying("points, counters in points, or a number"), 0, 9999);
        pattern.amount = Number{Relation::equal, minus ? -amount : amount};
    }
    while (!in_.failed() && !pattern.times && (refs_.at_number_check() || in_.is_any_word({"once", "twice"}))) {
        if (in_.accept_word("once")) pattern.times = Number{Relation::equal, 1};
        else if (in_.accept_word("twice")) pattern.times = Number{Relation::equal, 2};
        else {
            const Number number = refs_.number_check(9999);
            if (in_.accept_word("times")) pattern.times = number;
            else if (!pattern.amount) pattern.amount = number;
            else in_.expected(saying("`times`"));
        }
    }
    pattern.clause = refs_.optional_clause();
    return pattern;
}

void ExpectationReader::pattern_subject(EventPattern& pattern) {
    if (!refs_.same_line()) return;  // whose it was stands in the event's line
    if (refs_.at_player()) pattern.seat = refs_.accept_player();
    const bool further = !pattern.seat || in_.is_kind(TokenKind::string) || in_.is_kind(TokenKind::variable);
    if (further && refs_.same_line() && refs_.at_ref()) pattern.subject = refs_.ref(Suffixes::none);
    using pokemon::EventKind;
    const bool named = pattern.type == EventKind::attack_declared || pattern.type == EventKind::ability_used ||
                       pattern.type == EventKind::marked;
    if (named && refs_.same_line() && in_.is_kind(TokenKind::string))
        pattern.word = in_.expect_string(saying("the attack, ability or marker"));
}

void ExpectationReader::pattern_places(EventPattern& pattern) {
    for (;;) {
        const bool from = in_.is_word("from");
        if (!from && !in_.is_word("to")) return;
        in_.skip();
        if (!from && refs_.at_ref()) {
            pattern.target = refs_.ref(Suffixes::none);
            continue;
        }
        const auto where = static_cast<pokemon::Where>(in_.expect_one_of(words::where, saying("a place")));
        (from ? pattern.from : pattern.to) = where;
        if (in_.failed()) return;
    }
}

}  // namespace cubenight::scenario
