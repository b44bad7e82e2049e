#include "src/gui/screens/common/judge_desk.hpp"

namespace cubenight::gui {

void JudgeDesk::choose(Frame& f, TableSession& match) {
    what_ = correction_sheet(f, match);
    if (what_ == Correction::open) return;
    asks_what_ = false;
    if (what_ == Correction::closed) return;
    // A match of a night keeps the reason; one for practice has nobody to tell it to.
    if (match.undoing() == Undoing::never || match.undoing() == Undoing::freely) return carry_out(f, match, {});
    why_.emplace(std::string(f.say(Text::match_judge_why)), std::string(f.say(Text::match_judge_kept)),
                 std::string(f.say(Text::match_judge_do)));
}

void JudgeDesk::carry_out(Frame& f, TableSession& match, const std::string& reason) {
    const auto set = [&](play::Outcome outcome) {
        const Said said = match.set_result(outcome, reason);
        f.ui.toast(said ? *said : std::string(f.say(Text::match_result_set)));
        if (!said) f.go.back();
    };
    switch (what_) {
        case Correction::open:
        case Correction::closed: return;
        case Correction::by_hand:
            if (const Said said = match.correct(reason)) f.ui.toast(*said);
            return;
        case Correction::first_wins: return set(play::Outcome::seat0_wins);
        case Correction::second_wins: return set(play::Outcome::seat1_wins);
        case Correction::draw: return set(play::Outcome::draw);
    }
}

void JudgeDesk::draw(Frame& f, TableSession& match) {
    if (asks_what_) return choose(f, match);
    if (!why_) return;
    const ReasonSheet::Answer answer = why_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    const std::string reason = why_->reason();
    why_.reset();
    if (answer == ReasonSheet::Answer::given) carry_out(f, match, reason);
}

}  // namespace cubenight::gui
