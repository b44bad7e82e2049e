// The face of a card of the Ultraman Card Game, drawn from its record: shapes and text only, in the sizes and levels of
// detail of every card (card_face.hpp).
#pragma once

#include "engine/cards/ultraman/card.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

class UltramanPainter {
public:
    UltramanPainter(Canvas& canvas, const Strings& strings, const CardWords& words)
        : c(canvas), say(strings), words_(words) {}

    // Upright, its corner at `at`, `width` units wide.
    void draw(Vec at, float width, const ultraman::Card& card);
    void back(Vec at, float width) { CardPainter(c, say, words_).back(at, width); }
    // The head of a card of which others cover the rest: name and level, in a strip of that height.
    void edge(Rect strip, const ultraman::Card& card);

private:
    // How a large face is set: its picture gives way and its letters shrink before a text is cut.
    struct Setting {
        TextStyle text;
        float art = 0;      // height of the picture, in u
        bool whole = true;  // every text has room
    };

    void character_large(Rect box, const ultraman::Card& card);
    void character_hand(Rect box, const ultraman::Card& card);
    void scene(Rect box, const ultraman::Card& card, Level level);
    void bench(Rect box, const ultraman::Card& card);
    void pile(Rect box, const ultraman::Card& card);

    // What a small face calls the card, in letters that fit if they can.
    struct Named {
        std::string_view words;
        TextStyle style;
    };
    Named short_name(const ultraman::Card& card, const TextStyle& style, float room, float least);
    void hand_name(Rect r, const ultraman::Card& card);
    void small_name(Vec at, const ultraman::Card& card, const TextStyle& style, float room, float least);
    void large_head(Rect box, const ultraman::Card& card);
    void large_columns(Rect row, const ultraman::Card& card);
    void hand_columns(Rect rows, const ultraman::Card& card);
    void hand_ribbon(Rect r, const ultraman::Card& card);
    float scene_name(Vec corner, const ultraman::Card& card, TextStyle style, float room);
    float scene_text(Vec corner, const ultraman::Card& card, float u);
    TextStyle as_large(const TextStyle& style, Rect box) const;
    Setting setting(Rect box, const ultraman::Card& card, float top, float most_art);
    float texts_height(Rect box, const ultraman::Card& card, const TextStyle& text);
    void texts(Rect box, const ultraman::Card& card, float y, const Setting& set);
    float states(Vec corner, ultraman::StateSet states, float u);
    void imprint(Rect box, const ultraman::Card& card);
    void round_pips(Vec left_centre, int round, float u, Colour colour);

    Canvas& c;
    const Strings& say;
    const CardWords& words_;
};

// The picture in a card's window: what its character's name is the seed of.
void card_art(Canvas& c, Rect window, const ultraman::Card& card, Level level, float radius);
// The colour that a card's frame and art are built from.
Colour card_colour(const ultraman::Card& card);
// The shorter name of a card that is called so, or the whole one: without what stands before the character's name in it, which is
// its title, "Ultraman"; what stands behind it tells it from others.
std::string_view without_title(std::string_view name, std::string_view character);
// "SINGLE": the same in every language, as on the cards.
std::string_view state_word(ultraman::State state);

}  // namespace cubenight::gui
