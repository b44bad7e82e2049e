#include "engine/scenario/read/read_acts.hpp"

#include "engine/cards/notation/words.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

std::optional<Act> ActReader::accept() {
    Act act;
    const std::size_t here = in_.position();
    if (refs_.at_player() && in_.is_mark(":", 1)) {
        act.who = refs_.accept_player();
        in_.skip();
    }
    if (turn_act(act) || card_act(act) || short_answer(act)) return act;
    if (!in_.failed()) in_.go_back(here);
    return std::nullopt;
}

Act ActReader::expect() {
    if (auto act = accept()) return *act;
    in_.expected(
        saying("an action: attack \"Name\", play \"Card\", attach, evolve, retreat to, ability \"Name\", use attached "
               "\"Name\", use stadium, end turn, choose, ..."));
    return {};
}

bool ActReader::turn_act(Act& act) {
    if (in_.accept_word("attack")) {
        act.kind = ActKind::attack;
        act.name = in_.expect_string(saying("the attack's name"));
    } else if (in_.accept_word("retreat")) retreat(act);
    else if (in_.accept_phrase("use stadium")) act.kind = ActKind::use_stadium;
    else if (in_.accept_word("ability") || in_.accept_phrase("use ability") || in_.accept_phrase("use attached"))
        ability(act);
    else if (in_.accept_phrase("end turn") || in_.accept_word("pass")) act.kind = ActKind::end_turn;
    else if (in_.accept_word("concede")) {
        act.kind = ActKind::concede;
        if (refs_.same_line() && refs_.at_player()) act.who = refs_.accept_player();
    } else return false;
    return true;
}

void ActReader::retreat(Act& act) {
    act.kind = ActKind::retreat;
    if (in_.accept_word("to") || (refs_.same_line() && refs_.at_ref())) act.onto = refs_.ref();
    if (!in_.accept_word("discarding")) return;
    act.answers = answers();
}

void ActReader::ability(Act& act) {
    act.kind = ActKind::ability;
    act.name = in_.expect_string(saying("the ability's name"));
    if (in_.accept_word("of") || in_.accept_word("on")) act.onto = refs_.ref();
}

bool ActReader::card_act(Act& act) {
    if (in_.is_any_word({"play", "bench"})) {
        act.kind = ActKind::play;
        act.to_bench = in_.is_word("bench");
        in_.skip();
        act.subject = refs_.card();
        if (!to_the_bench() && (in_.accept_word("on") || in_.accept_word("to") || in_.accept_word("onto")))
            act.onto = refs_.ref();
    } else if (in_.accept_word("attach")) {
        act.kind = ActKind::attach;
        act.subject = refs_.card();
        in_.accept_phrase("from my hand") || in_.accept_phrase("from hand");
        if (in_.accept_word("to") || in_.accept_word("on")) act.onto = refs_.ref();
        else in_.expected(saying("`to` and a Pokémon"));
    } else if (in_.accept_word("evolve")) evolve(act);
    else if (in_.accept_word("discard")) {
        act.kind = ActKind::discard;
        act.onto = refs_.ref();
    } else if (in_.accept_word("assemble")) {
        act.kind = ActKind::assemble;
        act.subject = refs_.card();
    } else return false;
    return true;
}

// `to my bench` behind a Basic Pokémon names no target; `to my bench 2` does.
bool ActReader::to_the_bench() {
    const std::size_t here = in_.position();
    if (in_.accept_word("to") || in_.accept_word("on") || in_.accept_word("onto")) {
        in_.accept_word("my") || in_.accept_word("the");
        if (in_.accept_word("bench") && !in_.is_kind(TokenKind::number) && !in_.is_kind(TokenKind::string)) return true;
    }
    if (!in_.failed()) in_.go_back(here);
    return false;
}

void ActReader::evolve(Act& act) {
    act.kind = ActKind::evolve;
    act.onto = refs_.ref(Suffixes::place);
    if (in_.is_word("with") && in_.is_any_word({"damage", "no"}, 1)) {
        in_.skip();
        const bool none = in_.accept_word("no");
        in_.expect_phrase("damage");
        act.onto->damage = none ? 0 : in_.expect_number(saying("damage in points"), 0, 9990);
    }
    if (!in_.accept_word("into") && !in_.accept_word("to")) in_.expect_phrase("with");
    act.subject = refs_.card();
}

bool ActReader::short_answer(Act& act) {
    act.kind = ActKind::choose;
    if (in_.accept_word("choose") || in_.accept_word("promote")) {
        act.answers = answers();
        return true;
    }
    const bool prize = in_.is_phrase("take prize") || in_.is_word("prize");
    if (!prize && !in_.is_any_word({"yes", "no", "done"})) return false;
    in_.accept_word("take");
    act.answers.push_back(answer());
    return true;
}

std::vector<Answer> ActReader::answers() {
    std::vector<Answer> answers;
    for (;;) {
        if (refs_.at_energy_letters() && in_.peek().length > 1)
            for (const ListedCard& card : refs_.letters()) answers.push_back(card_answer(card));
        else answers.push_back(answer());
        if (in_.failed() || answers.size() > most_in_list) break;
        const int copies = answers.back().kind == Answer::Kind::object ? refs_.times() : 1;
        for (int i = 1; i < copies; ++i) answers.push_back(Answer(answers.back()));
        if (!in_.accept_mark(",")) break;
    }
    if (answers.size() > most_in_list) in_.fail(saying("at most 120 answers stand in one statement"));
    return answers;
}

Answer ActReader::card_answer(const ListedCard& card) {
    Answer answer;
    answer.object.line = card.line;
    answer.object.name = card.name;
    return answer;
}

Answer ActReader::answer() {
    using Kind = Answer::Kind;
    Answer answer;
    if (value_answer(answer)) return answer;
    if (in_.accept_word("yes")) answer.kind = Kind::yes;
    else if (in_.accept_word("no")) answer.kind = Kind::no;
    else if (in_.accept_word("done") || in_.accept_word("nothing") || in_.accept_word("stop") ||
             in_.accept_phrase("no more"))
        answer.kind = Kind::done;
    else if (in_.accept_word("attack")) {
        answer.kind = Kind::attack;
        const int line = in_.line();
        std::string name = in_.expect_string(saying("the attack's name"));
        if (in_.accept_word("of")) answer.object = refs_.ref();
        answer.object.line = line;
        answer.object.with = std::move(name);
    } else answer.object = refs_.ref();
    return answer;
}

bool ActReader::value_answer(Answer& answer) {
    using Kind = Answer::Kind;
    if (in_.accept_word("prize")) {
        answer.kind = Kind::prize;
        answer.number = in_.expect_number(saying("the Prize card's position"), 1, most_prizes);
    } else if (in_.accept_word("part")) {
        answer.kind = Kind::part;
        answer.number = in_.expect_number(saying("the part, from 1"), 1, 99);
    } else if (in_.accept_word("option")) {
        answer.kind = Kind::option;
        answer.number = in_.expect_number(saying("the option, from 1"), 1, 127);
    } else if (in_.accept_word("number") || in_.is_kind(TokenKind::number)) {
        answer.kind = Kind::number;
        answer.number = in_.expect_number(saying("a number"), 0, 255);
    } else if (const auto type = in_.accept_one_of(cubenight::words::type)) {
        answer.kind = Kind::type;
        answer.number = *type;
    } else if (const auto condition = in_.accept_one_of(cubenight::words::condition)) {
        answer.kind = Kind::condition;
        answer.number = *condition;
    } else return hand_answer(answer);
    return true;
}

// What a text leaves to its player: `by hand move`, `place their discard`, `back`.
bool ActReader::hand_answer(Answer& answer) {
    using Kind = Answer::Kind;
    if (in_.accept_word("back")) answer.kind = Kind::back;
    else if (in_.accept_phrase("by hand")) {
        answer.kind = Kind::by_hand;
        answer.number = in_.expect_one_of(words::hand_verb, saying("what is done by hand"));
    } else if (in_.accept_word("place")) {
        answer.kind = Kind::place;
        answer.whose = in_.accept_word("their") ? play::seat1 : play::seat0;
        if (answer.whose == play::seat0) in_.expect_phrase("my");
        answer.number = in_.expect_one_of(words::hand_place, saying("a place"));
    } else return false;
    return true;
}

// Faces as H and T, `heads` and `tails`, with or without blanks or commas; `always heads` for all that follow.
Coins ActReader::coins() {
    Coins coins;
    in_.accept_mark(":");
    while (in_.is_kind(TokenKind::word) && !in_.failed()) {
        const std::string_view word = in_.text_of(in_.peek());
        if (word == "always") {
            in_.skip();
            coins.always = in_.is_any_word({"heads", "H"});
            if (!in_.accept_word("heads") && !in_.accept_word("H") && !in_.accept_word("T")) in_.expect_phrase("tails");
            return coins;
        }
        if (word == "heads" || word == "tails") coins.heads.push_back(word == "heads");
        else if (word.find_first_not_of("HT") == std::string_view::npos)
            for (char face : word) coins.heads.push_back(face == 'H');
        else break;
        in_.skip();
        in_.accept_mark(",");
    }
    if (coins.heads.empty() || coins.heads.size() > 1000)
        in_.expected(saying("coins such as H T T, or `always heads`"));
    return coins;
}

}  // namespace cubenight::scenario
