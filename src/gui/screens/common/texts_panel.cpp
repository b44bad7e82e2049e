#include "src/gui/screens/common/texts_panel.hpp"

#include <utility>
#include <vector>

namespace cubenight::gui {

void draw_texts(Frame& f, std::string_view id, Rect r, std::span<const PanelText> texts) {
    Canvas& c = f.c;
    std::vector<std::pair<std::string, TextStyle>> lines;
    for (const PanelText& each : texts) {
        for (std::string& line : c.wrapped(each.text, each.style, r.w - 14))
            lines.emplace_back(std::move(line), each.style);
        if (each.apart) lines.emplace_back("", each.style);
    }
    const float leading = c.real_size(regular(15, c.p.t1)) * 20 / 15;
    const float up = f.ui.begin_scroll(id, r, leading * static_cast<float>(lines.size()) + 6);
    float y = r.y + 16 - up;
    for (const auto& [line, style] : lines) c.text({r.x, y}, line, style), y += leading;
    f.ui.end_scroll();
}

}  // namespace cubenight::gui
