#include "src/gui/screens/home/night_deletion.hpp"

#include <utility>

#include "src/gui/screens/home/delete_sheet.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

void NightDeletion::draw(Frame& f) {
    if (!asked_) return;
    const std::string name = text::given_name(asked_->name, f.say.language());
    const DeleteAnswer answer = ask_delete(f, "home", name, Text::home_delete_under, Key::none);
    if (answer == DeleteAnswer::open) return;
    const NightSummary night = *std::exchange(asked_, std::nullopt);
    if (answer == DeleteAnswer::no) return;
    if (const Said no = tell_deleted(f, name, f.session.delete_night(night.id))) f.ui.toast(*no, 9000);
}

bool deletion_button(Frame& f, const std::string& id, Rect box) {
    return button(f, {.id = id, .box = box, .rank = Rank::plain, .icon = Icon::trash, .tip = f.say(Text::home_delete)});
}

}  // namespace cubenight::gui
