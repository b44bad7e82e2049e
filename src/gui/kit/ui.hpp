// What a frame knows of the person in front of it: which item is under the pointer, which has the focus, which keys
// went down, what moves. Items are rectangles with a name; the topmost one under the pointer is meant. All of it works
// by mouse alone and by keyboard alone. The list of items is also what tests press and what a reader could read out.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/gui/kit/canvas.hpp"
#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/kit/keymap.hpp"
#include "src/gui/kit/sound.hpp"

namespace cubenight::gui {

// An item that can only be seen still shows why, and is looked at closer; one that can be typed in leaves Enter to the primary button.
enum class Can : std::uint8_t { be_pressed, be_seen, be_typed };
enum class Motion : std::uint8_t { full, reduced };

enum class TipAt : std::uint8_t { below, beside };

struct Response {
    bool hovered = false;
    bool held = false;
    bool clicked = false;  // by mouse, or by Enter or Space with the focus
    bool doubled = false;
    bool right_clicked = false;  // to look closer, so that what can only be seen hears it too
    bool focused = false;
    bool dragged = false;  // the pointer moved away with it
    bool dropped = false;  // and let go
};

struct Item {
    std::string id;
    Rect rect;         // units, as drawn
    Rect visible;      // the part that its surroundings do not cut off
    std::string area;  // the scroll area it lies in
    int layer;
    Can can;
};

// Who may read a toast: what answers one person's press must not be read by the next.
enum class Eyes : std::uint8_t { own, all };

struct Toast {
    std::string text;
    float left_ms;
    Eyes eyes;
    std::optional<Vec> corner = {};  // where it lies since it was seen first
};

class Ui {
public:
    // Reads Dear ImGui's input. `window` is what is in sight, `ms` the time since the last frame.
    void begin(Canvas& canvas, Rect window, float ms);
    void end();

    Canvas& c() { return *canvas_; }

    Response item(std::string_view id, Rect r, Can can = Can::be_pressed);
    // Whether the key went down, wherever a person has put it; true once, never while a text is typed or below an open
    // layer.
    bool key(Key key, Repeat repeat = Repeat::no);
    void put_keys(const KeyPlaces& places) { places_ = places; }
    // The keys that somebody asked for in the frame drawn last.
    const KeySet& heard() const { return heard_last_; }
    // The same of Enter or Space, which otherwise the item with the focus hears first.
    bool key_before_focus(Key key);
    // The same, whatever layer is open.
    bool key_on_top(Key key);
    // Whichever key went down, by its place; Key::none where none did. Nobody else hears it.
    Key pressed_key();
    bool ctrl_key(Key key);
    // The same as a key of the screen, which F1 lists: never while a text is typed, whose own steps it takes back then, or below
    // an open layer.
    bool key_with_ctrl(Key key);
    bool key_held(Key key) const;
    bool shift() const { return compat::held(Key::shift); }
    Vec pointer() const { return pointer_; }
    float wheel_over(Rect r) const;

    // A value on its way to `target`: 0 to 1 or any other. Reduced motion arrives at once.
    float animate(std::string_view id, float target, float ms);
    float passed_ms() const { return ms_; }
    // Whether what moves is to be at its end: reduced motion, or something was pressed.
    bool skips_motion() const;
    // Whether a key or the mouse went down.
    bool something_pressed() const;
    // A share of the way, slow at both ends.
    static float in_out(float share);
    // 0.7 to 1: what may be chosen now takes a breath when it appears and at each press, and then stays bright. A window at
    // rest draws nothing.
    float glow();
    // Milliseconds for which an item or key has been held without letting go; 0 when it is not.
    float hold(std::string_view id, bool held);

    // A region that scrolls: clips to `view`, returns how far its content is moved up. Close with end_scroll.
    float begin_scroll(std::string_view id, Rect view, float content_height);
    void end_scroll();
    void scroll_to(std::string_view id, float offset);

    // How often the item was pressed in this frame: once for a click, again and again while the button of the mouse stays down.
    int presses(std::string_view id, const Response& at);

    // One line of text; true when it changed. `id` is focused by Ui::focus. `marked`: what stands there when the cursor comes, so that
    // typing replaces it.
    enum class Marked : std::uint8_t { no, yes };
    bool text_field(std::string_view id, Rect r, std::string& text, std::string_view hint, Marked marked = Marked::no);
    // A whole number, in the middle of the field: what stands there is marked when the cursor comes, so that typing replaces it.
    bool number_field(std::string_view id, Rect r, std::string& text);
    // Whether the key went down while the cursor is in that field, which nobody else hears then; only keys that a single line has no
    // use for.
    bool key_in_field(std::string_view id, Key key);
    // The cursor comes into the field again, which then shows what the program put there meanwhile.
    void type_anew(std::string_view id) { compat::stop_typing(), focus(id); }

    // Layers above the screen: while one is open, what lies under it neither hovers nor hears keys.
    void open_layer();
    // The same above every layer that was open in this frame, closed ones too, as what comes from outside of a screen.
    void open_layer_over_all();
    void close_layer();

    void focus(std::string_view id);
    // Where an arrow begins that comes before the next frame while no item has the focus; else at the first item.
    void arrows_begin_at(std::string_view id) { arrows_begin_ = id; }
    // The screen hears the arrows to the left and to the right itself in the next frame; the focus goes by Tab, up and down.
    void hear_sideways() { sideways_heard_ = true; }
    const std::string& focused() const { return focus_; }
    bool shows_focus() const { return focus_shown_ && !focus_.empty(); }
    bool typing() const { return typing_ || typed_last_; }
    // Something to be heard, or read in its words (empty: they stand on screen anyway); again only with other words.
    void sound(Sound sound, std::string words = {});
    struct Heard {
        Sound sound;
        std::string words;
    };
    std::vector<Heard> take_sounds() { return std::exchange(sounds_, {}); }
    void toast(std::string text, float ms = 3500, Eyes eyes = Eyes::own);
    // The curtain closes: what one person was told is gone.
    void forget_own_toasts();
    void forget_toasts() { toasts_.clear(); }
    void forget_toast(std::string_view text);
    // Of a page that is larger than the window: what the window goes to now; and what it shows wholly, as long as somebody says so
    // in each frame, smaller where it has no room else.
    void look_at(Rect box) { looked_at_ = box; }
    void show_whole(Rect box) { whole_ = box; }
    std::optional<Rect> take_look() { return std::exchange(looked_at_, std::nullopt); }
    const std::optional<Rect>& shown_whole() const { return whole_last_; }
    // No toast lies there in this frame while there is room elsewhere.
    void keep_in_sight(Rect box) { written_.push_back({box, layer_}); }
    // Below what it is about, unless that would lie over what belongs with it.
    void tip(const Response& response, std::string text, TipAt at = TipAt::below);

    // Whether the next frame may differ without new input.
    bool moving() const { return moving_ || !toasts_.empty(); }
    // Whether something only breathes, or ticks as a clock does: fewer frames a second are enough.
    bool breathing() const { return breathing_; }
    bool ticking() const { return ticking_; }
    void keep_moving() { moving_ = true; }
    void keep_ticking() { ticking_ = true; }
    void set_motion(Motion motion) { motion_ = motion; }

    // Whether something lay over the screen in the frame drawn last.
    bool covered() const { return top_layer_ > 0; }

    // How much of what is written lies there in this frame. What a sheet covers counts for little.
    float written_below(Rect box) const;

    // The items of the frame drawn last.
    const std::vector<Item>& items() const { return last_; }
    const Item* find(std::string_view id) const;

private:
    struct Area {
        std::string id;
        Rect view;
        float offset;
    };
    struct Moving {
        float from, to, value, at_ms;
        long frame;
    };
    struct Scrolled {
        float offset = 0;
        float most = 0;
    };

    bool eligible(const Item& item) const;
    bool went_down(Key place, Repeat repeat = Repeat::no);
    void find_hovered();
    void move_focus();
    void focus_step(int step);
    void focus_towards(Vec way);
    void show_focus();
    bool typed_line(std::string_view id, Rect r, std::string& text, std::string_view hint, TextStyle style, int flags);
    void draw_ring(Rect ring);
    void draw_scrollbar(const Area& area, float content);
    void draw_tip();
    void draw_toasts();
    void draw_toast(const Toast& toast, Rect box, std::span<const std::string> lines);
    Vec free_place(Vec size) const;

    Canvas* canvas_ = nullptr;
    Rect window_;
    float ms_ = 0;
    double clock_ms_ = 0;
    long frame_ = 0;
    Vec pointer_, pressed_at_;
    std::vector<Item> now_, last_;
    std::string hovered_, active_, focus_, arrows_begin_;
    bool active_moved_ = false;
    bool focus_shown_ = false;
    bool sideways_heard_ = false;
    bool typing_ = false, typed_last_ = false;
    int layer_ = 0, top_layer_ = 0, deepest_layer_ = 0;
    std::vector<int> layers_below_;  // the open one, from the lowest up
    bool key_used_[key_count] = {};  // by their places
    KeyPlaces places_;
    std::vector<Heard> sounds_;
    std::string last_words_[sound_count];
    KeySet heard_, heard_last_;
    std::vector<Area> areas_;
    std::map<std::string, Scrolled, std::less<>> scrolls_;
    std::map<std::string, Moving, std::less<>> animations_;
    std::map<std::string, float, std::less<>> holds_;
    std::string want_typing_;
    std::vector<Toast> toasts_;
    std::optional<Rect> looked_at_, whole_, whole_last_;
    std::vector<Written> written_;  // by the screen, in this frame
    std::string tip_, tip_next_;
    Rect tip_at_, tip_at_next_;
    TipAt tip_side_ = TipAt::below, tip_side_next_ = TipAt::below;
    bool moving_ = false, breathing_ = false, ticking_ = false;
    double breath_began_ms_ = 0;
    long last_glow_ = -2;  // the frame
    Motion motion_ = Motion::full;
};

}  // namespace cubenight::gui
