#include "src/gui/screens/common/leaving_sheet.hpp"

#include <algorithm>

#include "src/gui/screens/common/free_name.hpp"
#include "src/gui/sessions/deck_desk.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

bool cube_has_changes(Session& session) {
    const workshop::OpenedCube* const cube = session.workshop().cube();
    return cube && cube->changed();
}

bool deck_has_changes(Session& session) {
    const workshop::OpenedDeck* const deck = session.deck_desk().deck();
    return deck && deck->changed();
}

// What would be lost, by its name.
std::string unsaved(const Strings& say, Session& session) {
    std::vector<std::string> names;
    if (cube_has_changes(session)) names.push_back(session.workshop().cube()->name());
    if (deck_has_changes(session)) names.push_back(session.deck_desk().deck()->name());
    return say.list(names);
}

// A cube of the program stays as it is: what was changed becomes a cube of one's own.
Said save_cube(const Strings& say, Session& session) {
    WorkshopDesk& desk = session.workshop();
    if (!desk.comes_with_program()) return desk.save();
    const auto taken = [&](const std::string& name) { return session.has_cube_called(name); };
    return desk.save_as(free_name(say, desk.cube()->name(), taken));
}

Said save_all(const Strings& say, Session& session) {
    if (cube_has_changes(session))
        if (Said no = save_cube(say, session)) return no;
    return deck_has_changes(session) ? session.deck_desk().save() : std::nullopt;
}

}  // namespace

bool LeavingSheet::is_needed(Session& session) { return cube_has_changes(session) || deck_has_changes(session); }

void LeavingSheet::draw(Frame& f) {
    if (!open_) return;
    Canvas& c = f.c;
    Layer layer(f, .6f, Layer::Over::all);
    const Rect box = layer.sheet(std::min(680.f, f.area.w - 40), 190);
    c.text_within({box.x + 28, box.y + 46}, f.say(Text::leaving_title), bold(20, c.p.t1), box.w - 56);
    c.text_within({box.x + 28, box.y + 76}, f.say(Text::leaving_under, {unsaved(f.say, f.session)}),
                  regular(15, c.p.t2).cuttable(), box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44);
    ButtonRow right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    if (left.button({.id = "leaving.stay", .label = f.say(Text::leaving_stay), .key = Key::escape}, 120)) open_ = false;
    if (right.button(
            {.id = "leaving.save", .label = f.say(Text::leaving_save), .rank = Rank::primary, .key = Key::enter},
            160)) {
        if (const Said no = save_all(f.say, f.session)) f.ui.toast(*no, 7000);
        else f.go.leave();
    }
    if (right.button({.id = "leaving.drop", .label = f.say(Text::leaving_drop), .rank = Rank::bad}, 160)) f.go.leave();
}

}  // namespace cubenight::gui
