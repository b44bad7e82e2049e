#include "src/gui/kit/ui.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

#include <imgui.h>

namespace cubenight::gui {

void Ui::begin(Canvas& canvas, Rect window, float ms) {
    canvas_ = &canvas;
    canvas.put_keys(places_);
    written_.clear();
    canvas.note_places(&written_);
    if (window != window_)
        for (Toast& toast : toasts_) toast.corner.reset();
    window_ = window;
    ms_ = ms;
    clock_ms_ += ms;
    ++frame_;
    moving_ = breathing_ = ticking_ = false;
    if (ImGui::IsMouseClicked(0) || compat::any_pressed()) breath_began_ms_ = clock_ms_;
    layer_ = 0;
    top_layer_ = deepest_layer_;
    deepest_layer_ = 0;
    typed_last_ = typing_;
    typing_ = false;
    for (bool& used : key_used_) used = false;
    const ImVec2 at = ImGui::GetIO().MousePos;
    pointer_ = at.x > -1e6f ? canvas.to_units({at.x, at.y}) : Vec{-1e6f, -1e6f};
    find_hovered();
    if (ImGui::IsMouseClicked(0)) {
        active_ = hovered_, pressed_at_ = pointer_, active_moved_ = false, focus_shown_ = false;
        if (!hovered_.empty()) focus_ = hovered_;
    }
    if (std::hypot(pointer_.x - pressed_at_.x, pointer_.y - pressed_at_.y) > 6) active_moved_ = true;
    move_focus();
    arrows_begin_.clear();
    sideways_heard_ = false;
}

void Ui::end() {
    draw_tip();
    draw_toasts();
    canvas_->note_places(nullptr);
    if (!ImGui::IsMouseDown(0) && !ImGui::IsMouseReleased(0)) active_.clear();
    if (ImGui::IsMouseReleased(0)) active_.clear();
    heard_last_ = std::exchange(heard_, {});
    if (whole_ != whole_last_) moving_ = true;  // the window changes what it shows
    whole_last_ = std::exchange(whole_, std::nullopt);
    last_.swap(now_);
    now_.clear();
    for (auto it = animations_.begin(); it != animations_.end();)
        it = it->second.frame < frame_ ? animations_.erase(it) : std::next(it);
}

bool Ui::eligible(const Item& item) const { return item.layer == top_layer_; }

void Ui::find_hovered() {
    hovered_.clear();
    for (const Item& item : last_)
        if (eligible(item) && item.visible.contains(pointer_)) hovered_ = item.id;
}

const Item* Ui::find(std::string_view id) const {
    for (const Item& item : last_)
        if (item.id == id) return &item;
    return nullptr;
}

Response Ui::item(std::string_view id, Rect r, Can can) {
    Response response;
    const std::string area = areas_.empty() ? std::string() : areas_.back().id;
    now_.push_back({std::string(id), r, r.meet(canvas_->clip()), area, layer_, can});
    response.hovered = hovered_ == id && (active_.empty() || active_ == id);
    response.focused = focus_shown_ && focus_ == id;
    // The letters of a field begin at its edge: its ring keeps away from them.
    const Rect ring = can == Can::be_typed ? r.inset(-8, -2) : r.inset(-4);
    if (response.focused) draw_ring(ring);
    const bool mine = active_ == id;
    response.held = mine && ImGui::IsMouseDown(0) && hovered_ == id && can == Can::be_pressed;
    response.dragged = mine && active_moved_ && ImGui::IsMouseDown(0) && can == Can::be_pressed;
    response.dropped = mine && active_moved_ && ImGui::IsMouseReleased(0) && can == Can::be_pressed;
    response.right_clicked = hovered_ == id && ImGui::IsMouseReleased(1);
    if (can == Can::be_seen) return response;
    response.clicked = mine && ImGui::IsMouseReleased(0) && hovered_ == id;
    response.doubled = hovered_ == id && ImGui::IsMouseDoubleClicked(0);
    if (response.focused && can == Can::be_pressed &&
        (went_down(places_[Key::enter]) || went_down(places_[Key::space])))
        response.clicked = true;
    return response;
}

// Around what has the focus; that of a list's first row or of its left edge reaches out of the list.
void Ui::draw_ring(Rect ring) {
    constexpr float reach = -6;
    if (!areas_.empty()) canvas_->push_clip_instead(areas_.back().view.inset(reach));
    canvas_->frame(ring, canvas_->p.info, size::button_radius + 4, 2);
    if (!areas_.empty()) canvas_->pop_clip();
}

// The key at that place, while nothing is typed, and once a frame.
bool Ui::went_down(Key place, Repeat repeat) {
    bool& used = key_used_[static_cast<int>(place)];
    if (layer_ != top_layer_ || used || compat::held(Key::ctrl)) return false;
    constexpr Key not_written[] = {Key::escape, Key::enter, Key::tab, Key::f1, Key::f11};
    const bool for_text = typed_last_ || typing_;
    if (for_text && std::ranges::find(not_written, place) == std::end(not_written)) return false;
    return compat::pressed(place, repeat) && (used = true);
}

bool Ui::key(Key key, Repeat repeat) {
    if (layer_ == top_layer_) heard_.set(static_cast<std::size_t>(key));
    // The item with the focus hears Enter and Space first.
    const bool focus_first = key == Key::enter || key == Key::space;
    if (focus_first && focus_shown_ && !focus_.empty()) {
        const Item* item = find(focus_);
        const bool drawing_it = !now_.empty() && now_.back().id == focus_;
        if (item && eligible(*item) && item->can == Can::be_pressed && !drawing_it) return false;
    }
    return went_down(places_[key], repeat);
}

bool Ui::key_before_focus(Key key) {
    if (layer_ == top_layer_) heard_.set(static_cast<std::size_t>(key));
    return went_down(places_[key]);
}

bool Ui::key_on_top(Key key) {
    const int layer = std::exchange(layer_, top_layer_);
    const bool down = went_down(places_[key]);
    layer_ = layer;
    return down;
}

Key Ui::pressed_key() {
    for (int i = 1; i < key_count; ++i)
        if (went_down(static_cast<Key>(i))) return static_cast<Key>(i);
    return Key::none;
}

bool Ui::ctrl_key(Key key) {
    if (!compat::held(Key::ctrl) || key_used_[static_cast<int>(key)] || !compat::pressed(key)) return false;
    return key_used_[static_cast<int>(key)] = true;
}

bool Ui::key_with_ctrl(Key key) {
    if (layer_ != top_layer_) return false;
    heard_.set(static_cast<std::size_t>(key));
    return !typed_last_ && !typing_ && ctrl_key(key);
}

bool Ui::key_held(Key key) const { return layer_ == top_layer_ && !typed_last_ && compat::held(places_[key]); }

float Ui::wheel_over(Rect r) const {
    return layer_ == top_layer_ && r.meet(canvas_->clip()).contains(pointer_) ? ImGui::GetIO().MouseWheel : 0.f;
}

void Ui::focus(std::string_view id) {
    focus_ = id;
    focus_shown_ = true;
    want_typing_ = id;
}

void Ui::move_focus() {
    if (typed_last_) {
        if (!compat::pressed(Key::tab)) return;
        compat::stop_typing();
        return focus_step(ImGui::GetIO().KeyShift ? -1 : 1);
    }
    if (compat::held(Key::ctrl) || compat::held(Key::alt)) return;
    if (compat::pressed(Key::tab, Repeat::yes)) focus_step(ImGui::GetIO().KeyShift ? -1 : 1);
    const bool sideways = !sideways_heard_ || top_layer_ > 0;
    if (sideways && compat::pressed(Key::left, Repeat::yes)) focus_towards({-1, 0});
    if (sideways && compat::pressed(Key::right, Repeat::yes)) focus_towards({1, 0});
    if (compat::pressed(Key::up, Repeat::yes)) focus_towards({0, -1});
    if (compat::pressed(Key::down, Repeat::yes)) focus_towards({0, 1});
}

void Ui::focus_step(int step) {
    std::vector<const Item*> stops;
    for (const Item& item : last_)
        if (eligible(item)) stops.push_back(&item);
    if (stops.empty()) return;
    const int count = static_cast<int>(stops.size());
    const auto place_of = [&](const std::string& id) {
        return static_cast<int>(std::ranges::find(stops, id, &Item::id) - stops.begin());
    };
    int at = place_of(focus_);
    if (at == count) {  // from nowhere to where arrows begin, or to the first or last one
        at = place_of(arrows_begin_) - step;
        if (at + step == count) at = step > 0 ? -1 : count;
    }
    focus_ = stops[static_cast<std::size_t>((at + step + count) % count)]->id;
    show_focus();
}

// Whether one lies before the other: at least half of the narrower, across the way.
static bool in_line(Rect from, Rect to, Vec way) {
    const bool down = way.y != 0;
    const float begin = down ? std::max(from.x, to.x) : std::max(from.y, to.y);
    const float end = down ? std::min(from.right(), to.right()) : std::min(from.bottom(), to.bottom());
    return end - begin >= .5f * (down ? std::min(from.w, to.w) : std::min(from.h, to.h));
}

// It begins before the other ends: whatever their middles say, it lies beside it and not ahead.
static bool lies_beside(Rect from, Rect to, Vec way) {
    constexpr float touch = 2;
    if (way.y != 0) return way.y > 0 ? to.y < from.bottom() - touch : to.bottom() > from.y + touch;
    return way.x > 0 ? to.x < from.right() - touch : to.right() > from.x + touch;
}

// What lies straight ahead goes before what is nearer beside it.
void Ui::focus_towards(Vec way) {
    const Item* from = find(focus_);
    if (!from || !eligible(*from)) {
        const Item* first = find(arrows_begin_);
        if (!first || !eligible(*first)) return focus_step(1);
        focus_ = first->id;
        return show_focus();
    }
    const Item* best = nullptr;
    float least = 1e9f;
    for (const Item& item : last_) {
        if (!eligible(item) || item.id == focus_) continue;
        const Vec to = item.rect.centre() - from->rect.centre();
        const float ahead = to.x * way.x + to.y * way.y;
        const float aside = std::abs(to.x * way.y) + std::abs(to.y * way.x);
        if (ahead <= 2) continue;
        constexpr float last_resort = 4000;
        const bool straight = in_line(from->rect, item.rect, way);
        const float cost = ahead + aside * (straight ? .5f : 2.2f) +
                           (!straight && lies_beside(from->rect, item.rect, way) ? last_resort : 0);
        if (cost < least) least = cost, best = &item;
    }
    if (best) focus_ = best->id;
    show_focus();
}

// Scrolls the focused item's area so that it is seen.
void Ui::show_focus() {
    focus_shown_ = true;
    want_typing_ = focus_;
    const Item* item = find(focus_);
    if (!item || item->area.empty()) return;
    for (const Item& other : last_) {
        if (other.id != item->area) continue;
        Scrolled& scrolled = scrolls_[item->area];
        if (item->rect.y < other.rect.y + 6) scrolled.offset -= other.rect.y + 6 - item->rect.y;
        if (item->rect.bottom() > other.rect.bottom() - 6)
            scrolled.offset += item->rect.bottom() - other.rect.bottom() + 6;
        scrolled.offset = std::clamp(scrolled.offset, 0.f, scrolled.most);
    }
}

float Ui::animate(std::string_view id, float target, float ms) {
    auto [found, is_new] = animations_.try_emplace(std::string(id), Moving{target, target, target, 0, frame_});
    Moving& m = found->second;
    m.frame = frame_;
    if (m.to != target) m.from = m.value, m.to = target, m.at_ms = 0;
    if (motion_ == Motion::reduced) ms = 0;
    m.at_ms += ms_;
    const float t = ms <= 0 ? 1.f : std::min(1.f, m.at_ms / ms);
    m.value = m.from + (m.to - m.from) * (1 - (1 - t) * (1 - t));
    if (m.value != m.to) moving_ = true;
    return m.value;
}

bool Ui::skips_motion() const { return motion_ == Motion::reduced || something_pressed(); }

bool Ui::something_pressed() const { return ImGui::IsMouseClicked(0) || compat::any_pressed(); }

float Ui::in_out(float share) {
    const float t = std::clamp(share, 0.f, 1.f);
    return t < .5f ? 4 * t * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) * (2 - 2 * t) / 2;
}

float Ui::glow() {
    if (frame_ - last_glow_ > 1) breath_began_ms_ = clock_ms_;
    last_glow_ = frame_;
    if (motion_ == Motion::reduced) return 1.f;
    const double phase = (clock_ms_ - breath_began_ms_) / motion::glow;
    if (phase >= 1) return 1.f;
    breathing_ = true;
    return 0.85f + 0.15f * static_cast<float>(std::cos(phase * 2 * std::numbers::pi));
}

float Ui::hold(std::string_view id, bool held) {
    float& time = holds_[std::string(id)];
    time = held ? time + ms_ : 0;
    if (held) moving_ = true;
    return time;
}

namespace {

constexpr float repeat_after = 420, repeat_each = 70;  // milliseconds

int repeats_by(float held) {
    return held < repeat_after ? 0 : 1 + static_cast<int>((held - repeat_after) / repeat_each);
}

}  // namespace

int Ui::presses(std::string_view id, const Response& at) {
    float& held = holds_[std::string(id) + ".presses"];
    const int before = repeats_by(held);
    if (at.held) {
        held += ms_;
        moving_ = true;
        return repeats_by(held) - before;
    }
    held = 0;
    return at.clicked && before == 0 ? 1 : 0;
}

void Ui::open_layer() {
    layers_below_.push_back(layer_);
    canvas_->set_layer(++layer_);
    deepest_layer_ = std::max(deepest_layer_, layer_);
}

void Ui::open_layer_over_all() {
    layers_below_.push_back(layer_);
    canvas_->set_layer(layer_ = ++deepest_layer_);
}

void Ui::close_layer() {
    canvas_->set_layer(layer_ = layers_below_.back());
    layers_below_.pop_back();
}

void Ui::sound(Sound sound, std::string words) {
    std::string& last = last_words_[static_cast<std::size_t>(sound)];
    if (!words.empty() && words == last) return;
    last = words;
    sounds_.push_back({sound, std::move(words)});
}

void Ui::toast(std::string text, float ms, Eyes eyes) {
    if (eyes == Eyes::all) sound(Sound::news);
    if (toasts_.size() >= 3) toasts_.erase(toasts_.begin());
    toasts_.push_back({std::move(text), ms, eyes});
}

void Ui::forget_own_toasts() {
    std::erase_if(toasts_, [](const Toast& toast) { return toast.eyes == Eyes::own; });
}

void Ui::tip(const Response& response, std::string text, TipAt at) {
    if (!response.hovered && !response.focused) return;
    tip_next_ = std::move(text), tip_side_next_ = at;
    tip_at_next_ = now_.empty() ? Rect{} : now_.back().rect;
}

}  // namespace cubenight::gui
