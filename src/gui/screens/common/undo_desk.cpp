#include "src/gui/screens/common/undo_desk.hpp"

namespace cubenight::gui {

void UndoDesk::ask(Frame& f, TableSession& match) {
    if (match.undoing() == Undoing::never || !match.can_undo()) return;
    if (match.undoing() == Undoing::with_reason) {
        reason_.emplace(std::string(f.say(Text::match_undo_title)), std::string(f.say(Text::match_undo_under)),
                        std::string(f.say(Text::match_undo)));
        return;
    }
    if (const Said said = match.undo({})) f.ui.toast(*said);
}

void UndoDesk::draw(Frame& f, TableSession& match) {
    if (!reason_) return;
    const ReasonSheet::Answer answer = reason_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given)
        if (const Said said = match.undo(reason_->reason())) f.ui.toast(*said);
    reason_.reset();
}

}  // namespace cubenight::gui
