#include "engine/scenario/ultraman/read/read_expectations.hpp"

#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {

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
    about.cards = refs_.list();
    if (!allowed) about.clause = refs_.optional_clause();
    return {false, about};
}

bool ExpectationReader::at_next() const {
    if (!in_.is_mark(",") && !in_.is_word("and")) return false;
    const std::size_t who = in_.is_word("not", 1) ? 2 : 1;
    return refs_.at_side(who) || refs_.at_player(who) || in_.is_kind(TokenKind::variable, who) || at_match(who) ||
           at_card(who);
}

// A card by its name and where it lies: "Spark" under my area 1.
bool ExpectationReader::at_card(std::size_t ahead) const {
    return in_.is_kind(TokenKind::string, ahead) && in_.is_any_word({"in", "on", "under"}, ahead + 1) &&
           (refs_.at_side(ahead + 2) || in_.is_word("scene", ahead + 2));
}

// Something of the match, or what may be done.
bool ExpectationReader::at_match(std::size_t ahead) const {
    return in_.is_any_word({"scene", "turn", "phase", "over", "running", "winner", "draw", "happened", "cites", "asks",
                            "offers", "can", "can't", "lead", "next", "areas", "rounds", "lasting", "area"},
                           ahead);
}

Expected ExpectationReader::what() {
    if (in_.accept_word("can")) return trial(!in_.accept_word("not"));
    if (in_.accept_word("can't") || in_.accept_word("cannot")) return trial(false);
    if (in_.is_any_word({"turn", "phase"})) return about_turn();
    if (in_.accept_phrase("next lead")) return AboutLead{refs_.expect_player(), true};
    if (in_.accept_word("lead")) return AboutLead{refs_.expect_player(), false};
    if (in_.is_any_word({"winner", "draw", "over", "running"})) return about_result();
    if (in_.is_any_word({"happened", "cites"})) return about_events();
    if (in_.is_word("asks")) return about_choice();
    if (in_.accept_word("offers")) return about_offer();
    if (in_.accept_word("areas")) return AboutCount{AboutCount::What::areas, seat0, refs_.number_check(most_areas)};
    if (in_.accept_word("rounds")) return AboutCount{AboutCount::What::rounds, seat0, refs_.number_check(most_areas)};
    if (in_.accept_word("lasting")) {
        const Number none;
        return AboutCount{AboutCount::What::lasting, seat0,
                          in_.accept_word("none") ? none : refs_.number_check(most_copies)};
    }
    if (in_.is_word("area")) return about_battle();
    if (in_.is_word("scene")) return about_scene();
    if (refs_.at_player()) return about_player();
    if (refs_.at_side()) return about_side();
    if (refs_.at_ref()) return about_ref();
    in_.expected(saying(
        "what must be true: my area 1, a zone, scene, areas, turn, phase, lead, happened, asks, offers, can, winner, "
        "draw, running"));
    return AboutTurn{};
}

// -- players, zones, the match

Expected ExpectationReader::about_player() {
    const SeatId seat = refs_.expect_player();
    if (in_.accept_word("sees") || in_.accept_word("see")) return about_sight(seat);
    AboutResult result;
    if (!in_.accept_word("wins") && !in_.accept_word("won") && !in_.accept_word("win"))
        in_.expected(saying("`wins` or `sees`"));
    result.outcome = play::win_of(seat);
    result.ending = by_ending();
    return result;
}

std::optional<Ending> ExpectationReader::by_ending() {
    if (!in_.accept_word("by")) return std::nullopt;
    return static_cast<Ending>(in_.expect_one_of(words::ending, saying("how it ended")));
}

Expected ExpectationReader::about_side() {
    const std::size_t here = in_.position();
    const SeatId seat = *refs_.accept_side();
    if (in_.accept_word("wins")) return AboutCount{AboutCount::What::wins, seat, refs_.number_check(most_areas)};
    if (const auto zone = refs_.accept_zone())
        if (!in_.is_word("known") && !(in_.is_word("is") && in_.is_word("known", 1))) return about_zone(seat, *zone);
    if (!in_.failed()) in_.go_back(here);
    return about_ref();
}

// Behind `sees`: a zone with its cards, the first on top; a character with its cards, the lowest first; its charge cards.
Expected ExpectationReader::about_sight(SeatId seat) {
    AboutSight about;
    about.seat = seat;
    about.charges = in_.accept_phrase("charges on");
    if (const auto whose = refs_.accept_side()) about.whose = *whose;
    else in_.expected(saying("`my` or `their`, and a zone or a battle area"));
    if (in_.accept_word("area")) {
        about.zone = RefPlace::area;
        about.area = in_.expect_number(saying("a battle area"), 1, most_areas);
    } else if (const auto zone = refs_.accept_zone(); zone && !about.charges) about.zone = *zone;
    else in_.expected(saying("`my` or `their`, and a zone or a battle area"));
    if (in_.accept_word("none")) return about;
    const bool of_stack = about.zone == RefPlace::area && !about.charges;
    do about.cards.push_back(seen_card());
    while (!in_.failed() && (!at_next() || in_.is_kind(TokenKind::variable, 1)) &&
           about.cards.size() < cubenight::scenario::most_in_list && in_.accept_mark(of_stack ? ">" : ","));
    return about;
}

ListedCard ExpectationReader::seen_card() {
    if (!in_.accept_word("unknown")) return refs_.listed(Labels::used);
    ListedCard card;
    card.line = in_.line();
    card.copies = cubenight::scenario::read_times(in_);
    return card;
}

Expected ExpectationReader::about_zone(SeatId seat, RefPlace zone) {
    AboutZone about{seat, zone, {}, {}};
    do {
        about.negated.push_back(in_.accept_word("not"));
        in_.accept_word("is");
        about.checks.push_back(list_check());
    } while (!in_.failed() && next_check());
    return about;
}

ListCheck ExpectationReader::list_check() {
    using Mode = ListCheck::Mode;
    ListCheck check;
    if (in_.accept_phrase("in order")) check.mode = Mode::in_order;
    else if (in_.accept_phrase("has no") || in_.accept_word("lacks")) check.mode = Mode::lacks;
    else if (in_.accept_word("has")) check.mode = Mode::has;
    else if (in_.accept_word("top")) check.mode = Mode::top;
    else if (in_.accept_word("bottom")) check.mode = Mode::bottom;
    else if (in_.accept_word("count") || (refs_.at_number_check() && !refs_.at_listed())) {
        check.mode = Mode::count;
        check.count = refs_.number_check(deck_capacity);
        return check;
    }
    check.cards = refs_.list();
    return check;
}

Expected ExpectationReader::about_scene() {
    const std::size_t here = in_.position();
    in_.skip();
    AboutScene about;
    if (in_.is_kind(TokenKind::variable)) about.label = refs_.label();
    else if (in_.is_kind(TokenKind::string)) about.name = in_.expect_string(saying("a scene's name"));
    else if (!in_.accept_word("none")) {
        if (!in_.failed()) in_.go_back(here);
        return about_ref();
    }
    if (in_.accept_word("of")) about.seat = refs_.expect_player();
    return about;
}

Expected ExpectationReader::about_turn() {
    AboutTurn about;
    if (in_.accept_word("phase")) {
        about.phase = refs_.accept_phase();
        if (!about.phase)
            in_.expected(saying("a phase: start, draw, scene, set, level up, open, activate, judgement, end"));
        return about;
    }
    in_.skip();
    if (in_.is_kind(TokenKind::number)) about.number = in_.expect_number(saying("the turn's number"), 0, most_turns);
    if (in_.accept_word("of")) about.lead = refs_.expect_player();
    return about;
}

Expected ExpectationReader::about_result() {
    AboutResult about;
    if (in_.accept_word("running")) about.is_over = false;
    else if (in_.accept_word("draw")) about.outcome = Outcome::draw;
    else if (in_.accept_word("winner")) about.outcome = play::win_of(refs_.expect_player());
    else in_.expect_phrase("over");
    about.ending = by_ending();
    return about;
}

// `area 2 won by me`, `area 2 tied`, `area 2 empty`: how its last battle ended.
Expected ExpectationReader::about_battle() {
    in_.skip();
    EventPattern pattern;
    pattern.area = in_.expect_number(saying("a battle area"), 1, most_areas);
    if (in_.accept_word("won")) {
        in_.expect_phrase("by");
        pattern.type = EventKind::battle;
        pattern.seat = refs_.expect_player();
    } else if (in_.accept_word("tied")) pattern.type = EventKind::battle_tied;
    else {
        in_.expect_phrase("empty");
        pattern.type = EventKind::battle_empty;
    }
    return AboutEvents{false, {pattern}, {}};
}

// -- what is asked

Expected ExpectationReader::about_choice() {
    in_.skip();
    AboutChoice about;
    if (in_.accept_word("nobody") || in_.accept_word("nothing")) {
        about.kind = ChoiceKind::none;
        return about;
    }
    if (in_.accept_word("chance")) about.chance = true;
    else about.seat = refs_.expect_player();
    if (in_.accept_phrase("yes or no")) about.kind = ChoiceKind::may;
    else if (const auto kind = in_.accept_one_of(words::choice)) about.kind = static_cast<ChoiceKind>(*kind);
    for (;;) {
        if (in_.is_kind(TokenKind::number)) {
            about.options = in_.expect_number(saying("how many options"), 0, 127);
            if (!in_.accept_word("option")) in_.expect_phrase("options");
        } else if (in_.accept_word("of")) about.source = in_.expect_string(saying("the card whose text asks"));
        else if (in_.accept_word("by")) about.clause = refs_.clause();
        else return about;
        if (in_.failed()) return about;
    }
}

Expected ExpectationReader::about_offer() {
    AboutOffer about;
    about.only = in_.accept_word("only");
    for (;;) {
        if (acts_.at_step()) about.acts.push_back(acts_.expect());
        else {
            auto answers = acts_.answers();
            about.answers.insert(about.answers.end(), answers.begin(), answers.end());
        }
        if (in_.failed() || !in_.accept_mark(",")) return about;
    }
}

}  // namespace cubenight::ultraman::scenario
