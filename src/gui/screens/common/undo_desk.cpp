#include "src/gui/screens/common/undo_desk.hpp"

#include <algorithm>
#include <utility>

namespace cubenight::gui {
namespace {

// What is taken back: its first line in the log; empty where the log has none of it.
std::string first_undone(const TableSession& match, std::span<const text::LogLine> log) {
    const auto undone = [told = match.told_before_undone()](const text::LogLine& line) {
        return line.kind == text::LineKind::event && line.end > told;
    };
    const auto first = std::ranges::find_if(log, undone);
    return first == log.end() ? std::string() : first->text;
}

}  // namespace

void UndoDesk::ask(Frame& f, TableSession& match, std::span<const text::LogLine> log) {
    if (match.undoing() == Undoing::never || !match.can_undo()) return;
    if (match.undoing() == Undoing::freely) {
        if (const Said said = match.undo({})) f.ui.toast(*said);
        return;
    }
    std::string undone = first_undone(match, log);
    const bool owed = match.undoing() == Undoing::with_reason;
    asked_.emplace(std::string(f.say(undone.empty() ? Text::match_undo_title : Text::match_undo_told)),
                   std::string(f.say(owed ? Text::match_undo_under : Text::match_undo_alone)),
                   std::string(f.say(Text::match_undo)));
    asked_->ask(std::move(undone), owed ? ReasonSheet::Needed::yes : ReasonSheet::Needed::no);
}

void UndoDesk::draw(Frame& f, TableSession& match) {
    if (!asked_) return;
    const ReasonSheet::Answer answer = asked_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given)
        if (const Said said = match.undo(asked_->reason())) f.ui.toast(*said);
    asked_.reset();
}

}  // namespace cubenight::gui
