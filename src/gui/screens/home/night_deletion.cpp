#include "src/gui/screens/home/night_deletion.hpp"

#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

void NightDeletion::draw(Frame& f) {
    if (!asked_) return;
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(560, 210);
    const std::string name = text::given_name(asked_->name, f.say.language());
    c.text_within({box.x + 28, box.y + 44}, f.say(Text::shop_delete_title, {name}), bold(20, c.p.t1).cuttable(),
                  box.w - 56);
    c.paragraph({box.x + 28, box.y + 78}, f.say(Text::home_delete_under), regular(15, c.p.t2), box.w - 56, 22, 3);
    ButtonRow foot(f, ButtonRow::From::left, box.x + 28, box.bottom() - 66, 44);
    const bool deletes =
        foot.button({.id = "home.delete.do", .label = f.say(Text::shop_delete), .rank = Rank::bad}, 160);
    const bool stays = foot.button(
        {.id = "home.delete.cancel", .label = f.say(Text::cancel), .rank = Rank::quiet, .key = Key::escape}, 120);
    if (!deletes && !stays) return;
    const NightSummary night = *std::exchange(asked_, std::nullopt);
    if (!deletes) return;
    const auto there = f.session.delete_night(night.id);
    f.ui.toast(there ? f.say(Text::shop_deleted, {name, there->string()}) : f.say(there.error()), 9000);
}

bool deletion_button(Frame& f, const std::string& id, Rect box) {
    return button(f, {.id = id, .box = box, .rank = Rank::plain, .icon = Icon::trash, .tip = f.say(Text::home_delete)});
}

}  // namespace cubenight::gui
