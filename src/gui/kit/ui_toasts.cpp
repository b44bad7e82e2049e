// Toasts: what was done is told for a while, where nothing else is written.
#include <algorithm>

#include "src/gui/kit/ui.hpp"

namespace cubenight::gui {

namespace {

constexpr float leading = 22, around_words = 20, above_words = 9, between = 8, edge = 12;
constexpr float widest = 560;
constexpr float bar_height = 64;  // of what most screens have at their top: below it one looks for news

float area_of(Rect r) { return r.empty() ? 0 : r.w * r.h; }

}  // namespace

void Ui::forget_toast(std::string_view text) {
    std::erase_if(toasts_, [&](const Toast& toast) { return toast.text == text; });
}

float Ui::written_below(Rect box) const {
    constexpr float covered_counts = .1f;
    float all = 0;
    for (const Written& text : written_)
        all += area_of(text.box.inset(-4).meet(box)) * (text.layer < top_layer_ ? covered_counts : 1.f);
    return all;
}

// Where least is written; of places alike one with little to press, and the nearest to the top's middle.
Vec Ui::free_place(Vec size) const {
    constexpr int across = 24;
    constexpr float down = 6, far_counts = .002f, pressed_counts = .001f;
    const Vec first{window_.centre().x - size.x / 2, window_.y + bar_height + between};
    Vec best = first;
    float least = 1e12f;
    const float room = std::max(0.f, window_.w - size.x - 2 * edge);
    for (float y = window_.y + edge; y + size.y <= window_.bottom() - edge; y += down)
        for (int i = 0; i <= across; ++i) {
            const Vec at{window_.x + edge + room * static_cast<float>(i) / across, y};
            const float far = std::abs(at.x - first.x) + 2 * std::abs(at.y - first.y);
            if (far_counts * far >= least) continue;  // too far away, whatever lies there
            const Rect box{at.x, at.y, size.x, size.y};
            float cost = written_below(box) + far_counts * far;
            if (cost >= least) continue;
            for (const Item& item : now_)
                if (item.layer == top_layer_ && item.can == Can::be_pressed)
                    cost += pressed_counts * area_of(item.visible.meet(box));
            if (cost < least) least = cost, best = at;
        }
    return best;
}

void Ui::draw_toast(const Toast& toast, Rect box, std::span<const std::string> lines) {
    Canvas& c = *canvas_;
    const TextStyle style = bold(size::secondary, c.p.t1, Align::centre);
    const int mark = c.mark();
    c.set_group(c.next_group());
    c.shadow(box, 10);
    c.rect(box, c.p.s3, 10);
    c.frame(box, c.p.info.alpha(0.6f), 10);
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text_in({box.x, box.y + above_words + leading * static_cast<float>(i), box.w, leading}, lines[i], style);
    c.set_group(0);
    // What lies below it can be pressed; it gives way to whoever points at it or is at it with the keys.
    const Item* at = find(focused());
    const bool in_the_way = box.inset(-6).contains(pointer_) || (at && at->rect.overlaps(box));
    c.fade(mark, std::min(in_the_way ? .12f : 1.f, toast.left_ms / 200));
}

void Ui::draw_toasts() {
    Canvas& c = *canvas_;
    std::erase_if(toasts_, [this](Toast& toast) { return (toast.left_ms -= ms_) <= 0; });
    c.note_places(nullptr);
    for (Toast& toast : toasts_) {
        const TextStyle style = bold(size::secondary, c.p.t1, Align::centre);
        const std::vector<std::string> lines = c.wrapped(toast.text, style, std::min(window_.w - 80, widest));
        float wide = 0;
        for (const auto& line : lines) wide = std::max(wide, c.width(line, style));
        const Vec size{wide + 2 * around_words,
                       2 * above_words + leading * static_cast<float>(std::max<std::size_t>(lines.size(), 1))};
        // It stays where it is as long as nothing better comes free.
        const float before = toast.corner ? written_below({toast.corner->x, toast.corner->y, size.x, size.y}) : 1e12f;
        if (before > 0)
            if (const Vec at = free_place(size); written_below({at.x, at.y, size.x, size.y}) < before * .7f)
                toast.corner = at;
        const Rect box{toast.corner->x, toast.corner->y, size.x, size.y};
        draw_toast(toast, box, lines);
        written_.push_back({box, top_layer_});
    }
}

}  // namespace cubenight::gui
