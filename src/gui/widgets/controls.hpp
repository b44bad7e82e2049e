// Panels, buttons with the key that presses them, tabs, chips, bars. A control draws itself and says what happened.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

// What can be pressed or typed into, where fills alone do not tell it, has an edge; what is locked has a broken one.
void control_edge(Canvas& c, Rect r, float radius);
void locked_edge(Canvas& c, Rect r, float radius);
void locked_edge(Canvas& c, Rect r, float radius, Colour usual);
void panel(Canvas& c, Rect r, float radius = size::panel_radius);
void room(Canvas& c, Rect area);  // the window's background
// The bar at the top: mark, title, line under it. Returns the bar.
Rect top_bar(Frame& f, std::string_view title, std::string_view under, float height = 60);

// Lies over the screen while it lives: everything below is dimmed and takes no input.
class Layer {
public:
    // Over what it is drawn in, or over every other layer.
    enum class Over : std::uint8_t { surroundings, all };
    explicit Layer(Frame& f, float shade = .6f, Over over = Over::surroundings);
    Layer(const Layer&) = delete;
    Layer& operator=(const Layer&) = delete;
    ~Layer();
    // A panel in the middle of the screen, not higher than it.
    Rect sheet(float width, float height);
    // The same with its top where one of `room` would have it: a sheet that grows and shrinks does not jump.
    Rect sheet(float width, float height, float room);

private:
    Frame& f_;
};

enum class Rank : std::uint8_t { primary, usual, quiet, plain, bad };

struct Button {
    std::string_view id = {};
    Rect box = {};
    std::string_view label = {};
    Rank rank = Rank::usual;
    Icon icon = Icon::none;
    int energy = 0;  // units that it costs, as signs in place of its icon
    Key key = Key::none;
    std::string_view locked = {};  // why it cannot be pressed; empty: it can
    std::string_view tip = {};     // what it does, where its label is but a sign
    float text = size::secondary;
    Cutting cutting = Cutting::never;  // of a label with names of any length
};
// True once, when pressed by mouse, by its key or with the focus.
bool button(Frame& f, const Button& b);
// How wide the button has to be for its whole label. Its box needs a height only.
float button_width(Canvas& c, const Button& b);
// How high, where it is as wide as its box and its label stands in as many lines as it needs.
float button_height(Canvas& c, const Button& b);

// Buttons one after the other from an edge on, each as wide as its label wants.
class ButtonRow {
public:
    enum class From : std::uint8_t { left, right };
    ButtonRow(Frame& f, From from, float edge, float top, float height, float gap = 10)
        : f_(f), from_(from), edge_(edge), top_(top), height_(height), gap_(gap) {}
    bool button(Button b, float least);
    // Where the next one would begin.
    float edge() const { return edge_; }

private:
    Frame& f_;
    From from_;
    float edge_, top_, height_, gap_;
};
// The cap of a key, where a person has put it.
void key_cap(Canvas& c, Vec right_centre, Key key, Colour ground, Colour letter);
float key_cap_width(Canvas& c, Key key);

// A row of tabs; returns the chosen one. `tips`: what is said of each where it is pointed at; none for those that are empty.
int tabs(Frame& f, std::string_view id, Rect r, std::span<const std::string_view> labels, int chosen,
         std::span<const std::string> tips = {});
// How wide a row of tabs has to be for all its labels.
float tabs_width(Canvas& c, std::span<const std::string_view> labels);
bool toggle(Frame& f, std::string_view id, Vec corner, Key key, bool on);
// A field to search with, reached by F.
void search_field(Frame& f, std::string_view id, Rect r, std::string& wanted, std::string_view hint, Colour ground);
// Why what was written in the field above cannot be, in two lines at most; nothing where it is empty.
void draw_fault(Frame& f, Rect r, const std::string& why);
// A number in a small frame, as of a clause: the box that it takes, and it drawn.
Rect chip_box(Canvas& c, Vec corner, std::string_view text);
void chip(Canvas& c, Rect box, std::string_view text, const Response& at = {});
// Text that can be pressed.
bool link(Frame& f, std::string_view id, Vec baseline, std::string_view text, Align align = Align::left);

enum class Tone : std::uint8_t { plain, accent, info, ok, warn, bad };
Colour tone_colour(const Palette& p, Tone tone);
// A filled pill; returns its width.
float pill(Canvas& c, Vec left_centre, std::string_view text, Tone tone, float height = 24);
void bar(Canvas& c, Rect r, float share, Colour colour);
// Label in capitals with a number under it.
void figure(Canvas& c, Vec corner, std::string_view label, std::string_view number, std::string_view after,
            Colour colour);
std::string capitals(std::string_view text);
// "3:07", "-0:12".
std::string clock_text(std::int64_t seconds);

// A coin: heads shows the cube, tails the letter.
enum class CoinFace : std::uint8_t { heads, tails };
void coin(Canvas& c, Vec centre, float radius, CoinFace face, float spin = 0);

// Nodes of an evolution line: tick = have, dashed = missing, amber = missing and the only one.
enum class Node : std::uint8_t { have, missing, wanted };
void line_nodes(Canvas& c, Vec left_centre, std::span<const Node> nodes, Colour colour);

}  // namespace cubenight::gui
