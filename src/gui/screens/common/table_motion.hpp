// What moves on the table of a match, of whatever game, between two moments of it: cards travel from where they lay to
// where they lie, coins turn, decks are shuffled, counters fall, a Pokémon that is Knocked Out falls before it goes. All that
// it knows are the two moments as one seat may see them, and what that seat was told in between: a card that neither shows
// travels with its back up.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/ids.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// `under`: below or on a card of the field. `shared`: what both players have one place for. `playing`: a card that is being
// carried out.
enum class Zone : std::uint8_t { nowhere, deck, hand, discard, aside, prize, field, under, shared, playing };

// A place of the table. `index`: of a Prize card; of a Pokémon or character, and of what lies under it or on it.
struct TablePlace {
    Zone zone = Zone::nowhere;
    SeatId seat{0};
    std::uint8_t index = 0;
    friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

enum class Facing : std::uint8_t { up, down };

// A card where it lies; no_copy: one that the seat does not know.
struct Lying {
    CopyId copy = no_copy;
    TablePlace place;
    Rect box;
    Facing facing = Facing::down;
};

enum class Happened : std::uint8_t { travelled, coin, shuffled, hurt, knocked_out, won };

// What the seat was told, in order. `travelled`: the copy from one place to another; where the copy is known, the two moments
// say from where and where to. `hurt`: the card at `to`, n points more (healed: fewer). `won`: whoever is at `from`, in a
// battle with whoever is at `to`.
struct Happening {
    Happened what = Happened::travelled;
    CopyId copy = no_copy;
    TablePlace from, to;
    int n = 0;  // points; of a coin 1: heads
};

// One moment as a seat sees it.
struct TableSight {
    std::vector<Lying> cards;
    std::function<Rect(TablePlace)> box;  // of any place; an empty one where nothing lies there
};

// Where cards of hands lie; an empty box for a hand that is not shown.
using HandBox = std::function<Rect(SeatId seat, std::size_t index, std::size_t count)>;

struct MotionFaces {
    std::function<void(Rect, CopyId)> face;
    std::function<void(Rect)> back;
};

// How many times as long as usual everything takes; 0: nothing moves.
float tempo_of(const Taste& taste);

// What was shown in a frame: of which match, as which seat sees it, and which of its moments.
struct ShownMoment {
    const void* match = nullptr;
    SeatId seat{0};
    std::uint64_t version = 0;
    std::size_t moment = 0;
    bool past = false;
    std::size_t told = 0;
    friend bool operator==(const ShownMoment&, const ShownMoment&) = default;
    // Whether one step led from that moment to this one, forwards or back.
    bool is_next_to(const ShownMoment& before) const;
};

class TableMotion {
public:
    // REQUIRES: both sights are of the same seat. `tempo`: how many times as long as usual it takes.
    void begin(const TableSight& before, const TableSight& now, std::span<const Happening> told, float tempo);
    void finish();
    bool runs() const { return passed_ < ends_; }
    // Time passes, unless somebody presses something: then it is at its end.
    void go_on(Frame& f);

    // Whether what lies there now has not arrived: it is drawn on its way.
    bool away(CopyId copy) const;
    bool away(TablePlace place) const;  // of a card that is not known
    // Points that are still to fall on the card there.
    int to_fall(TablePlace place) const;
    // Coins turn, so that their result is still to come.
    bool coins_turn() const;
    // Over everything that lies on the table.
    void draw(Frame& f, const MotionFaces& faces, Rect board) const;

    // A card on its way, for tests.
    struct Travel {
        CopyId copy = no_copy;
        TablePlace from_place, to_place;
        Rect from, to;
        Facing faced = Facing::down, faces = Facing::down;  // at its beginning and its end
        float starts = 0;
    };
    const std::vector<Travel>& travels() const { return travels_; }

private:
    struct Mark {
        Happening told;
        Rect box;
        float starts = 0;
        int row = 0, of = 1;  // of coins beside each other
    };

    void find_travels(const TableSight& before, const TableSight& now, std::span<const Happening> told);
    void find_unknown(const TableSight& before, const TableSight& now, std::span<const Happening> told);
    void put_in_order(std::span<const Happening> told, const std::function<Rect(const Happening&)>& box);
    void travels_begin(std::span<const Happening> told, float& at);
    void rest_begins(float at);
    const Mark* fall_of(const Travel& travel) const;
    float share(float starts, float lasts) const;
    void draw_travel(Frame& f, const MotionFaces& faces, const Travel& travel) const;
    void draw_mark(Frame& f, const MotionFaces& faces, const Mark& mark, Rect board) const;
    void draw_shuffle(const MotionFaces& faces, const Mark& mark) const;
    void draw_coin(Frame& f, const Mark& mark, Rect board) const;
    void draw_points(Frame& f, const Mark& mark) const;
    void draw_fall(Frame& f, const MotionFaces& faces, const Travel& travel, const Mark& mark) const;
    void draw_win(Frame& f, const Mark& mark) const;

    std::vector<Travel> travels_;
    std::vector<Mark> marks_;
    float passed_ = 0, ends_ = 0, tempo_ = 1;
};

}  // namespace cubenight::gui
