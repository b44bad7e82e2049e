#include "src/gui/screens/common/written_sheet.hpp"

#include <imgui.h>

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void WrittenSheet::draw(Frame& f) {
    if (!title_) return;
    Canvas& c = f.c;
    const Exported& exported = f.session.exported();
    Layer layer(f);
    const TextStyle style = regular(16, c.p.t1).cuttable();
    constexpr float wide = 620, leading = 24;
    constexpr std::size_t most_lines = 5;
    const auto lines = std::min(most_lines, c.wrapped(exported.told, style, wide - 56).size());
    const Rect box = layer.sheet(wide, 150 + leading * static_cast<float>(lines));
    c.text({box.x + 28, box.y + 44}, f.say(*title_), bold(20, c.p.t1));
    c.paragraph({box.x + 28, box.y + 80}, exported.told, style, box.w - 56, leading, most_lines);
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 64, 42);
    if (foot.button({.id = "written.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter},
                    120) ||
        f.ui.key(Key::escape))
        title_.reset();
    if (!exported.file.empty() &&
        foot.button({.id = "written.copy", .label = f.say(Text::copy_path), .icon = Icon::link}, 150)) {
        ImGui::SetClipboardText(exported.file.c_str());
        f.ui.toast(std::string(f.say(Text::path_copied)));
    }
}

}  // namespace cubenight::gui
