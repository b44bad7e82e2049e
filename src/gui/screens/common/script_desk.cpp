#include "src/gui/screens/common/script_desk.hpp"

#include <utility>

#include "src/gui/screens/common/puzzle_panel.hpp"
#include "src/gui/sessions/ruling_shelf.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

void ScriptDesk::carry_out(Frame& f, ScenarioScript& script, ScriptWish wish) {
    if (wish == ScriptWish::none) return;
    if (wish == ScriptWish::next_puzzle || wish == ScriptWish::leave) return then_ = wish, f.ui.keep_moving();
    if (wish == ScriptWish::step && script.puzzle()) return script.give_hint();
    if (const Said said = wish == ScriptWish::step ? script.step() : script.restart()) f.ui.toast(*said);
}

void ScriptDesk::draw(Frame& f, ScenarioScript& script, std::span<const text::LogLine> log, Rect r) {
    carry_out(f, script, script.puzzle() ? draw_puzzle(f, script, log, r) : panel_.draw(f, script, r));
}

void ScriptDesk::keys(Frame& f, ScenarioScript& script) {
    if (f.ui.key(Key::n)) carry_out(f, script, ScriptWish::step);
    if (f.ui.key(Key::b)) carry_out(f, script, ScriptWish::restart);
}

void ScriptDesk::draw_end(Frame& f, ScenarioScript& script) {
    if (script.puzzle()) carry_out(f, script, end_.draw(f, script));
}

bool ScriptDesk::changes_puzzle(Frame& f) {
    const ScriptWish wish = std::exchange(then_, ScriptWish::none);
    if (wish == ScriptWish::leave) return f.go.back(), true;
    if (wish != ScriptWish::next_puzzle) return false;
    RulingShelf& shelf = f.session.ruling_shelf();
    const auto next = shelf.next_puzzle();
    if (!next) return false;
    shelf.put_away(shelf.taken_out() - 1);
    if (const Said said = f.session.try_ruling(next->file, next->entry)) f.ui.toast(*said), f.go.back();
    else f.go.swap(f.session.match() ? Page::match : Page::ultraman);
    return true;
}

}  // namespace cubenight::gui
