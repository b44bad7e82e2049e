// The parts of Ui that draw: scroll areas, text fields, tips and toasts.
#include <cmath>

#include <imgui.h>
#include <imgui_stdlib.h>

#include "src/gui/kit/ui.hpp"

namespace cubenight::gui {

float Ui::begin_scroll(std::string_view id, Rect view, float content_height) {
    Scrolled& scrolled = scrolls_[std::string(id)];
    scrolled.most = std::max(0.f, content_height - view.h);
    if (const float notches = wheel_over(view); notches != 0 && !shift()) scrolled.offset -= notches * 48;
    scrolled.offset = std::clamp(scrolled.offset, 0.f, scrolled.most);
    now_.push_back({std::string(id), view, {}, {}, -1, Can::be_seen});
    canvas_->push_clip(view);
    areas_.push_back({std::string(id), view, scrolled.offset});
    draw_scrollbar(areas_.back(), content_height);
    return scrolled.offset;
}

void Ui::end_scroll() {
    canvas_->pop_clip();
    areas_.pop_back();
}

void Ui::scroll_to(std::string_view id, float offset) { scrolls_[std::string(id)].offset = offset; }

void Ui::draw_scrollbar(const Area& area, float content) {
    if (content <= area.view.h) return;
    const float height = std::max(28.f, area.view.h * area.view.h / content);
    const float way = area.view.h - height;
    const float y = area.view.y + way * area.offset / (content - area.view.h);
    const Rect bar{area.view.right() - 5, y, 4, height};
    const Response r = item(area.id + ".bar", bar.inset(-5, 0));
    canvas_->rect(bar, canvas_->p.t3.alpha(r.hovered || r.held ? 0.9f : 0.5f), 2);
    if (!r.held && !r.dragged) return;
    const float wanted = (pointer_.y - area.view.y - height / 2) / std::max(1.f, way);
    scrolls_[area.id].offset = std::clamp(wanted, 0.f, 1.f) * (content - area.view.h);
    moving_ = true;
}

bool Ui::typed_line(std::string_view id, Rect r, std::string& text, std::string_view hint, TextStyle style, int flags) {
    const std::string name = "##" + std::string(id);
    const float s = canvas_->scale();
    canvas_->push_font(style, text.empty() ? hint : std::string_view(text));
    ImGui::PushStyleColor(ImGuiCol_FrameBg, ImVec4(0, 0, 0, 0));
    ImGui::PushStyleColor(ImGuiCol_Text, ImGui::ColorConvertU32ToFloat4(canvas_->p.t1.packed()));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, ImGui::ColorConvertU32ToFloat4(canvas_->p.t3.packed()));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(0, 0));
    const Vec at = canvas_->to_pixels({r.x, r.centre().y});
    ImGui::SetCursorScreenPos({at.x, at.y - ImGui::GetFontSize() / 2});
    ImGui::SetNextItemWidth(r.w * s);
    const bool take = layer_ == top_layer_ && want_typing_ == id;
    if (take) ImGui::SetKeyboardFocusHere(), want_typing_.clear();
    const bool changed = ImGui::InputTextWithHint(name.c_str(), std::string(hint).c_str(), &text, flags);
    if (ImGui::IsItemActivated()) focus_ = id;
    if (ImGui::IsItemActive()) typing_ = true;
    ImGui::PopStyleVar();
    ImGui::PopStyleColor(3);
    ImGui::PopFont();
    return changed;
}

bool Ui::text_field(std::string_view id, Rect r, std::string& text, std::string_view hint, Marked marked) {
    if (item(id, r, Can::be_typed).clicked) want_typing_ = id;
    return typed_line(id, r, text, hint, regular(size::body, canvas_->p.t1),
                      marked == Marked::yes ? ImGuiInputTextFlags_AutoSelectAll : 0);
}

bool Ui::number_field(std::string_view id, Rect r, std::string& text) {
    if (item(id, r, Can::be_typed).clicked) want_typing_ = id;
    const TextStyle style = bold(18, canvas_->p.t1);
    const float left = r.centre().x - canvas_->width(text, style) / 2 - 2;
    return typed_line(id, {left, r.y, r.right() - left, r.h}, text, "", style,
                      ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_CharsDecimal);
}

bool Ui::key_in_field(std::string_view id, Key key) {
    return typed_last_ && focus_ == id && layer_ == top_layer_ && compat::pressed(key, Repeat::yes) &&
           (key_used_[static_cast<int>(key)] = true);
}

void Ui::draw_tip() {
    const bool same = tip_next_ == tip_ && !tip_.empty();
    tip_ = std::move(tip_next_);
    tip_at_ = tip_at_next_, tip_side_ = tip_side_next_;
    tip_next_.clear();
    const float waited = hold("ui.tip", !tip_.empty() && same);
    if (tip_.empty() || waited < 350) return;
    Canvas& c = *canvas_;
    const TextStyle style = regular(size::hint, c.p.t1);
    const float grown = c.real_size(style) / style.size,
                leading = 18 * grown;  // in small windows letters keep their size
    const std::vector<std::string> lines = c.wrapped(tip_, style, 340 * grown);
    float wide = 0;
    for (const auto& line : lines) wide = std::max(wide, c.width(line, style));
    Rect box{tip_at_.centre().x - wide / 2 - 10, tip_at_.bottom() + 8, wide + 20,
             12 + leading * static_cast<float>(lines.size())};
    if (tip_side_ == TipAt::beside) {
        const bool right = tip_at_.right() + 8 + box.w < window_.right() - 4;
        box.x = right ? tip_at_.right() + 8 : tip_at_.x - 8 - box.w;
        box.y = std::min(tip_at_.y, window_.bottom() - 4 - box.h);
    } else if (box.bottom() > window_.bottom() - 4) {
        box.y = tip_at_.y - 8 - box.h;
    }
    box.x = std::clamp(box.x, window_.x + 4, std::max(window_.x + 4, window_.right() - box.w - 4));
    c.set_group(c.next_group());
    c.shadow(box, 6);
    c.rect(box, c.p.well, 6);
    c.frame(box, c.p.line, 6);
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text({box.x + 10, box.y + 1 + leading * static_cast<float>(i + 1)}, lines[i], style);
    c.set_group(0);
}

}  // namespace cubenight::gui
