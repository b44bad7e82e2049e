#include "engine/scenario/read/read_goal.hpp"

namespace cubenight::scenario {

Goal GoalReader::read(std::string_view text) {
    Goal goal;
    goal.line = in_.line();
    const std::size_t begin = in_.peek().at;
    what(goal);
    if (in_.accept_phrase("before turn")) goal.before = in_.expect_number(saying("a turn's number"), 2, 999);
    else in_.accept_phrase("this turn");
    if (!in_.failed()) goal.text = written_since(in_, text, begin);
    return goal;
}

void GoalReader::what(Goal& goal) {
    if (in_.accept_word("win")) return;
    if (in_.accept_phrase("knock out")) {
        goal.kind = GoalKind::knock_out;
        EventPattern pattern;
        pattern.type = pokemon::EventKind::knocked_out;
        pattern.subject = refs_.ref(Suffixes::none);
        goal.card = pattern.subject->name;
        goal.what.what = AboutEvents{true, {pattern}, {}};
        return;
    }
    if (in_.accept_word("take")) {
        goal.kind = GoalKind::take_prizes;
        goal.prizes = in_.expect_number(saying("how many Prize cards"), 1, most_prizes);
        if (!in_.accept_word("prize")) in_.expect_phrase("prizes");
        return;
    }
    goal.kind = GoalKind::so;
    goal.what = expectations_.read();
}

}  // namespace cubenight::scenario
