#include "src/gui/screens/home/delete_sheet.hpp"

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

DeleteAnswer ask_delete(Frame& f, const std::string& id, const std::string& name, Text told, Key key) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(560, 210);
    c.text_within({box.x + 28, box.y + 44}, f.say(Text::shop_delete_title, {name}), bold(20, c.p.t1).cuttable(),
                  box.w - 56);
    c.paragraph({box.x + 28, box.y + 78}, f.say(told), regular(15, c.p.t2), box.w - 56, 22, 3);
    ButtonRow foot(f, ButtonRow::From::left, box.x + 28, box.bottom() - 66, 44);
    DeleteAnswer answer = DeleteAnswer::open;
    if (foot.button({.id = id + ".delete.do", .label = f.say(Text::shop_delete), .rank = Rank::bad, .key = key}, 160))
        answer = DeleteAnswer::yes;
    if (foot.button(
            {.id = id + ".delete.cancel", .label = f.say(Text::cancel), .rank = Rank::quiet, .key = Key::escape}, 120))
        answer = DeleteAnswer::no;
    return answer;
}

Said tell_deleted(Frame& f, const std::string& name, const Result<std::filesystem::path>& there) {
    if (!there) return Said(f.say(there.error()));
    f.ui.toast(f.say(Text::shop_deleted, {name, there->string()}), 9000);
    return std::nullopt;
}

}  // namespace cubenight::gui
