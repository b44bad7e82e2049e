// What must have happened.
#include "engine/scenario/ultraman/read/read_expectations.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {
namespace {

constexpr int most_amount = 99'999;

bool is_lasting(EventKind kind) { return kind == EventKind::lasting_begins || kind == EventKind::lasting_ends; }

bool is_of_phase(EventKind kind) {
    return kind == EventKind::phase_begins || kind == EventKind::step_begins || kind == EventKind::passed ||
           kind == EventKind::unable;
}

}  // namespace

Expected ExpectationReader::about_events() {
    AboutEvents about;
    if (in_.accept_word("cites")) {
        about.cites = refs_.clause();
        return about;
    }
    in_.skip();
    about.ever = in_.accept_word("ever");
    do about.order.push_back(event_pattern());
    while (!in_.failed() && in_.accept_word("then"));
    return about;
}

EventPattern ExpectationReader::event_pattern() {
    EventPattern pattern;
    pattern.type = static_cast<EventKind>(in_.expect_one_of(words::event, saying("what happened")));
    if (is_of_phase(pattern.type)) pattern.phase = refs_.accept_phase();
    while (!in_.failed() && event_detail(pattern)) {
    }
    return pattern;
}

bool ExpectationReader::event_detail(EventPattern& pattern) {
    const auto where = [&] { return static_cast<Where>(in_.expect_one_of(words::where, saying("a place"))); };
    if (is_lasting(pattern.type) && !pattern.change)
        if (const auto change = in_.accept_one_of(words::change)) {
            pattern.change = static_cast<Change>(*change);
            return true;
        }
    if (in_.accept_word("from")) pattern.from = where();
    else if (in_.accept_word("to")) pattern.to = where();
    else return event_cause(pattern) || event_number(pattern) || event_subject(pattern);
    return true;
}

// Who or which clause: `by me`, `by 5.9.4.1`; whose text: `through "Card" text 2`.
bool ExpectationReader::event_cause(EventPattern& pattern) {
    if (in_.is_word("by") && refs_.at_player(1)) {
        in_.skip();
        pattern.seat = refs_.expect_player();
    } else if (in_.accept_word("by")) pattern.clause = refs_.clause();
    else if (in_.accept_word("through")) {
        pattern.through = refs_.ref(Suffixes::none);
        if (in_.accept_word("text"))
            pattern.through_text = in_.expect_number(saying("which text, from 1"), 1, most_texts);
    } else return false;
    return true;
}

bool ExpectationReader::event_number(EventPattern& pattern) {
    if (in_.accept_word("once")) pattern.times = Number{Relation::equal, 1};
    else if (in_.accept_word("twice")) pattern.times = Number{Relation::equal, 2};
    else if (in_.accept_word("area")) pattern.area = in_.expect_number(saying("a battle area"), 1, most_areas);
    else if (in_.accept_word("text")) pattern.text = in_.expect_number(saying("which text, from 1"), 1, most_texts);
    else if (in_.accept_word("top")) pattern.amount = Number{Relation::equal, 0};
    else if (in_.accept_word("bottom")) pattern.amount = Number{Relation::equal, 1};
    else if (in_.accept_word("bp")) {
        const int mine = in_.expect_number(saying("my BP"), 0, most_amount);
        in_.expect_phrase("against");
        pattern.bp = {mine, in_.expect_number(saying("their BP"), 0, most_amount)};
    } else if (in_.accept_mark("-")) {
        pattern.amount = Number{Relation::equal, -in_.expect_number(saying("a number"), 0, most_amount)};
    } else if (refs_.at_number_check() && !refs_.at_listed()) {
        const Number number = refs_.number_check(most_amount);
        if (in_.accept_word("times")) pattern.times = number;
        else pattern.amount = number;
    } else return false;
    return true;
}

bool ExpectationReader::event_subject(EventPattern& pattern) {
    if (!refs_.same_line()) return false;
    if (refs_.at_player()) {
        pattern.seat = refs_.expect_player();
        return true;
    }
    if (in_.accept_word("with") || in_.accept_word("over")) {
        pattern.other = refs_.ref(Suffixes::none);
        return true;
    }
    if (!refs_.at_ref() || in_.is_word("scene")) return false;
    const Ref ref = refs_.ref(Suffixes::none);
    (pattern.subject ? pattern.place : pattern.subject) = ref;
    return true;
}

}  // namespace cubenight::ultraman::scenario
