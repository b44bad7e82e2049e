#include "engine/scenario/ultraman/read/read_acts.hpp"

#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman::scenario {

std::optional<Act> ActReader::accept() {
    Act act;
    const std::size_t here = in_.position();
    if (refs_.at_player() && in_.is_mark(":", 1)) {
        act.who = refs_.accept_player();
        in_.skip();
    }
    if (step(act) || short_answer(act)) return act;
    if (!in_.failed()) in_.go_back(here);
    return std::nullopt;
}

Act ActReader::expect() {
    if (auto act = accept()) return *act;
    in_.expected(
        saying("an act: set scene \"Card\", set \"Card\", level up \"Card\" into \"Card\", use \"Card\", choose, "
               "yes, no, done, concede, ..."));
    return {};
}

bool ActReader::step(Act& act) {
    if (in_.accept_phrase("set scene")) {
        act.kind = ActKind::scene;
        act.subject = refs_.ref();
    } else if (in_.accept_word("set")) {
        act.kind = ActKind::set;
        act.subject = refs_.ref(Suffixes::none);
        if (!in_.accept_word("at") && !in_.accept_word("in") && !in_.accept_word("on")) return true;
        Ref place;
        place.line = in_.line();
        place.seat = refs_.accept_side();
        place.place = RefPlace::area;
        in_.expect_phrase("area");
        place.area = in_.expect_number(saying("a battle area"), 1, most_areas);
        act.onto = place;
    } else if (in_.accept_phrase("level up")) level_up(act);
    else if (in_.is_word("use") && !in_.is_kind(TokenKind::end, 1)) use(act);
    else if (in_.accept_phrase("end turn")) act.kind = ActKind::end_turn;
    else if (in_.accept_phrase("go to")) {
        act.kind = ActKind::go_to;
        act.step = refs_.accept_side();
        const auto phase = refs_.accept_phase();
        if (!phase) in_.expected(saying("a phase: start, draw, scene, set, level up, open, activate, judgement, end"));
        act.phase = phase.value_or(Phase::end);
    } else if (in_.accept_word("concede")) {
        act.kind = ActKind::concede;
        if (refs_.same_line() && refs_.at_player()) act.who = refs_.accept_player();
    } else return false;
    return true;
}

// `level up "Low" into "High"`, `level up my area 2 into "High"`, `level up "High" on my area 2`.
void ActReader::level_up(Act& act) {
    act.kind = ActKind::level_up;
    Ref first = refs_.ref(Suffixes::none);
    if (in_.accept_word("into") || in_.accept_word("with") || in_.accept_word("to")) {
        act.onto = first;
        act.subject = refs_.ref(Suffixes::none);
        return;
    }
    act.subject = first;
    if (!in_.accept_word("on")) in_.expect_phrase("onto");
    act.onto = refs_.ref(Suffixes::none);
}

// `use "Card"`, `use my area 2 text 1`, `use text 2 of "Card"`.
void ActReader::use(Act& act) {
    in_.skip();
    act.kind = ActKind::use;
    if (in_.accept_word("text")) {
        act.text = in_.expect_number(saying("which text, from 1"), 1, most_texts);
        in_.expect_phrase("of");
        act.subject = refs_.ref();
        return;
    }
    act.subject = refs_.ref();
    if (in_.accept_word("text")) act.text = in_.expect_number(saying("which text, from 1"), 1, most_texts);
}

bool ActReader::short_answer(Act& act) {
    act.kind = ActKind::choose;
    if (in_.accept_word("choose")) {
        act.answers = answers();
        return true;
    }
    if (!in_.is_any_word({"yes", "no", "done", "pass", "redraw", "keep"})) return false;
    act.answers.push_back(answer());
    return true;
}

std::vector<Answer> ActReader::answers() {
    std::vector<Answer> answers;
    for (;;) {
        answers.push_back(answer());
        if (in_.failed() || answers.size() > cubenight::scenario::most_in_list) break;
        const int copies = answers.back().kind == Answer::Kind::object ? cubenight::scenario::read_times(in_) : 1;
        for (int i = 1; i < copies; ++i) answers.push_back(Answer(answers.back()));
        if (!in_.accept_mark(",")) break;
    }
    if (answers.size() > cubenight::scenario::most_in_list)
        in_.fail(saying("at most 120 answers stand in one statement"));
    return answers;
}

Answer ActReader::answer() {
    using Kind = Answer::Kind;
    Answer answer;
    if (value_answer(answer)) return answer;
    if (in_.accept_word("yes") || in_.accept_word("redraw")) answer.kind = Kind::yes;
    else if (in_.accept_word("no") || in_.accept_word("keep")) answer.kind = Kind::no;
    else if (in_.accept_word("done") || in_.accept_word("pass") || in_.accept_word("nothing")) answer.kind = Kind::done;
    else if (in_.accept_word("lead")) answer.kind = Kind::lead;
    else if (in_.accept_word("next")) answer.kind = Kind::next;
    else if (in_.accept_word("top")) answer.kind = Kind::top;
    else if (in_.accept_word("bottom")) answer.kind = Kind::bottom;
    else {
        answer.object = refs_.ref();
        if (in_.accept_word("text")) {
            answer.kind = Kind::text;
            answer.number = in_.expect_number(saying("which text, from 1"), 1, most_texts);
        }
    }
    return answer;
}

bool ActReader::value_answer(Answer& answer) {
    using Kind = Answer::Kind;
    if (in_.accept_word("part")) {
        answer.kind = Kind::part;
        answer.number = in_.expect_number(saying("the part, from 1"), 1, 99);
    } else if (in_.accept_word("option")) {
        answer.kind = Kind::option;
        answer.number = in_.expect_number(saying("the option, from 1"), 1, 127);
    } else if (in_.accept_word("text")) {
        answer.kind = Kind::text;
        answer.number = in_.expect_number(saying("which text, from 1"), 1, most_texts);
        if (in_.accept_word("of")) answer.object = refs_.ref();
    } else if (in_.accept_word("number") || (in_.is_kind(TokenKind::number) && !in_.is_kind(TokenKind::string, 1))) {
        answer.kind = Kind::number;
        answer.number = in_.expect_number(saying("a number"), 0, most_bp);
    } else if (const auto type = in_.accept_one_of(ultraman::words::type)) {
        answer.kind = Kind::type;
        answer.number = *type;
    } else return false;
    return true;
}

}  // namespace cubenight::ultraman::scenario
