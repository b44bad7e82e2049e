#include "src/gui/screens/home/unsaved_sheet.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_sheets.hpp"

namespace cubenight::gui {

UnsavedAnswer ask_unsaved(Frame& f, const std::string& id, const std::string& name, std::string_view why_not_saved) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(std::min(680.f, f.area.w - 40), 160);
    c.text_within({box.x + 28, box.y + 46}, f.say(Text::decks_save_first, {name}), bold(20, c.p.t1).cuttable(),
                  box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44);
    ButtonRow right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    UnsavedAnswer answer = UnsavedAnswer::open;
    if (left.button({.id = id + ".stay", .label = f.say(Text::leaving_stay), .key = Key::escape}, 110))
        answer = UnsavedAnswer::stay;
    if (right.button({.id = id + ".save",
                      .label = f.say(Text::shop_save),
                      .rank = Rank::primary,
                      .key = Key::enter,
                      .locked = why_not_saved},
                     120))
        answer = UnsavedAnswer::save;
    if (right.button({.id = id + ".drop", .label = f.say(Text::decks_drop), .rank = Rank::bad}, 150))
        answer = UnsavedAnswer::drop;
    return answer;
}

}  // namespace cubenight::gui
