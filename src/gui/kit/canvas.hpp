// Draws in design units onto a Dear ImGui draw list: shapes, two-colour gradients, text on its baseline. One canvas
// serves one frame. What was drawn since a mark can be turned or faded afterwards.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/types.hpp"
#include "src/gui/kit/card_pictures.hpp"
#include "src/gui/kit/fonts.hpp"
#include "src/gui/kit/geometry.hpp"
#include "src/gui/kit/keymap.hpp"
#include "src/gui/kit/theme.hpp"

struct ImDrawList;

namespace cubenight::gui {

enum class Align : std::uint8_t { left, centre, right };

// What may become of a text that has no room. Names that people and cubes give have any length, so that they may end in an
// ellipsis, and so may what a small card has no room for; everything else is written to fit, and a test finds what does not.
enum class Cutting : std::uint8_t { never, allowed };

struct TextStyle {
    float size = size::body;
    Weight weight = Weight::regular;
    Colour colour = white;
    Align align = Align::left;
    float floor = size::text_floor;  // real pixels under which it is never drawn
    Cutting cutting = Cutting::never;

    constexpr TextStyle cuttable() const {
        TextStyle style = *this;
        style.cutting = Cutting::allowed;
        return style;
    }
};

constexpr TextStyle regular(float size, Colour colour, Align align = Align::left) {
    return {size, Weight::regular, colour, align};
}
constexpr TextStyle bold(float size, Colour colour, Align align = Align::left) {
    return {size, Weight::bold, colour, align};
}

// One text as it was drawn, for tests that look for overlaps: real pixels.
struct TextMark {
    std::string text;
    Rect box;
    Rect clip;
    int pixels;
    int group;         // texts of different groups may cover each other (cards in a pile)
    bool cut = false;  // it ends in an ellipsis that is not by design
    int layer = 0;     // above the screen; what lies on a lower one is covered by a sheet
};

// Where a text stands that is in sight, in units, and on which layer.
struct Written {
    Rect box;
    int layer = 0;
};

class Canvas {
public:
    // `scale` is pixels per unit, `origin` the place in units that lies at the window's upper left corner.
    Canvas(ImDrawList& list, Fonts& fonts, const Palette& palette, float scale, Vec origin = {});

    const Palette& p;

    float scale() const { return scale_; }
    Vec to_pixels(Vec v) const { return (v - origin_) * scale_; }
    Vec to_units(Vec pixels) const { return pixels * (1 / scale_) + origin_; }
    // A hairline of whole real pixels, in units.
    float hairline() const;

    void rect(Rect r, Colour colour, float radius = 0);
    void frame(Rect r, Colour colour, float radius = 0, float width = 1);
    void gradient(Rect r, Colour top, Colour bottom, float radius = 0);
    // Rounds the two upper corners only.
    void rect_top(Rect r, Colour colour, float radius);
    void shadow(Rect r, float radius);
    void line(Vec a, Vec b, Colour colour, float width = 1);
    void polyline(std::span<const Vec> points, Colour colour, float width);
    void dashed_line(Vec a, Vec b, Colour colour, float width, float dash, float gap);
    void dashed_frame(Rect r, Colour colour, float radius, float width = 1.2f, float dash = 6, float gap = 4);
    void circle(Vec centre, float radius, Colour colour);
    void ring(Vec centre, float radius, Colour colour, float width);
    void dashed_ring(Vec centre, float radius, Colour colour, float width, float dash, float gap);
    // Angles in turns, 0 at the top, clockwise.
    void arc(Vec centre, float radius, float from, float to, Colour colour, float width);
    void polygon(std::span<const Vec> points, Colour colour);
    // A shape that is not convex but wholly visible from `centre`.
    void star(std::span<const Vec> points, Vec centre, Colour colour);
    void outline(std::span<const Vec> points, Colour colour, float width);
    // A convex shape, only the part inside `window`.
    void polygon_in(Rect window, std::span<const Vec> points, Colour colour);
    // Four corners, the first two in one colour, the last two in another.
    void fade_down(std::span<const Vec, 4> corners, Colour top, Colour bottom);
    // What lies between a line of tops from left to right and a floor.
    void strip(std::span<const Vec> tops, float floor, Colour colour);
    // A disc whose colour runs from the centre to the edge.
    void glow_ellipse(Vec centre, Vec radii, Colour inside, Colour edge);

    void ellipse_line(Vec centre, Vec radii, Colour colour, float width);
    void dashed_ellipse(Vec centre, Vec radii, Colour colour, float width);

    // Energy in a text: "{R}" stands for its symbol. Without somebody who draws them the letters stand there.
    using DrawSymbol = void (*)(Canvas&, Vec centre, float radius, Type);
    void draw_symbols_by(DrawSymbol draw) { draw_symbol_ = draw; }
    // Draws on the baseline and returns the width.
    float text(Vec baseline, std::string_view text, const TextStyle& style);
    // The same, shortened with an ellipsis to fit.
    float text_within(Vec baseline, std::string_view text, const TextStyle& style, float width);
    // Vertically centred in the box, aligned in it, shortened to fit.
    void text_in(Rect box, std::string_view text, const TextStyle& style);
    // At most `lines` lines; what does not fit ends in an ellipsis. Returns the lines drawn.
    int paragraph(Vec first_baseline, std::string_view text, const TextStyle& style, float width, float leading,
                  int lines);
    // False while glyphs are still to come, so that widths may change: what is laid out once waits for it.
    bool measures_truly() const { return !fonts_.stale(); }
    float width(std::string_view text, const TextStyle& style);
    std::string shortened(std::string_view text, const TextStyle& style, float width);
    // As many whole sentences as fit; a first one that does not is shortened.
    std::string whole_sentences(std::string_view text, const TextStyle& style, float width);
    std::vector<std::string> wrapped(std::string_view text, const TextStyle& style, float width);
    // The size at which text is really drawn, in units: never under the floor.
    float real_size(const TextStyle& style) const;

    // For Dear ImGui's own widgets, with the glyphs of what they are to show; undone by ImGui::PopFont.
    void push_font(const TextStyle& style, std::string_view text);

    // Where the keys are whose caps stand on buttons.
    void put_keys(const KeyPlaces& places) { key_places_ = places; }
    Key place_of(Key key) const { return key_places_[key]; }

    // Pictures of cards; null: there are none.
    void show_pictures(CardPictures* pictures) { pictures_ = pictures; }
    CardPictures* pictures() const { return pictures_; }
    // The picture fills the box; what has another shape loses its edges.
    void image(Rect r, const CardPicture& picture, float radius = 0);

    // Whether signs stand beside what colours tell apart.
    void show_signs(bool shown) { signs_ = shown; }
    bool shows_signs() const { return signs_; }

    void push_clip(Rect r);
    // Instead of the clip that holds, but within the one around it.
    void push_clip_instead(Rect r);
    void pop_clip();
    Rect clip() const;
    // The same, and what lies outside is not drawn at all, which saves the work for what other things cover. REQUIRES: nothing
    // that is drawn meanwhile is turned or moved; another such part does not begin within it.
    void begin_part(Rect r);
    void end_part();

    // A place in what was drawn so far.
    int mark() const;
    void turn(int mark, Vec centre, float radians);
    // Narrows from the sides, as a turning coin.
    void squash(int mark, Vec centre, float share);
    void move(int mark, Vec by);
    void fade(int mark, float share);

    ImDrawList& list() { return list_; }
    void record(std::vector<TextMark>* into) { marks_ = into; }
    // Every text from now on leaves its place there.
    void note_places(std::vector<Written>* into) { written_ = into; }
    int next_group() { return ++group_; }
    void set_group(int group) { group_now_ = group; }
    void set_layer(int layer) { layer_now_ = layer; }

private:
    ImVec2 px(Vec v) const { return {(v.x - origin_.x) * scale_, (v.y - origin_.y) * scale_}; }
    int pixels(const TextStyle& style) const;
    bool unseen(Rect r, float around = 0) const;
    bool unseen(std::span<const Vec> points, float around = 0) const;
    float symbol_space(const TextStyle& style) const;
    float run_width(std::string_view text, const TextStyle& style);
    float run(Vec baseline, std::string_view text, const TextStyle& style);
    void tint(int mark, Rect r, Colour top, Colour bottom);
    void note(std::string_view text, Rect box_pixels, int pixels);
    float cut_text(Vec baseline, std::string_view text, const TextStyle& style);

    ImDrawList& list_;
    Fonts& fonts_;
    float scale_;
    Vec origin_;
    std::optional<Rect> part_;  // that is seen
    DrawSymbol draw_symbol_ = nullptr;
    std::vector<TextMark>* marks_ = nullptr;
    std::vector<Written>* written_ = nullptr;
    int group_ = 0;
    int group_now_ = 0;
    int layer_now_ = 0;
    bool cut_now_ = false;  // what is drawn now was shortened against its style
    std::vector<ImVec2> scratch_;
    KeyPlaces key_places_;
    bool signs_ = false;
    CardPictures* pictures_ = nullptr;
};

}  // namespace cubenight::gui
