// A deck as a picture: every card's face once, with the number of its copies, part by part. Nothing on it can be pressed.
#include <algorithm>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

constexpr float head = 92, heading_room = 40, gap = 12;
constexpr int fewest_columns = 7, most_columns = 30;

// How the faces lie: as large as lets all of them in.
struct Grid {
    int columns = fewest_columns;
    float width = 0;
    float pitch() const { return width * 1.4f + gap; }
};

class DeckPicture final : public Screen {
public:
    const char* name() const override { return "deck_picture"; }
    void draw(Frame& f) override {
        if (!f.session.night()) return;
        v_.refresh(f.session);
        Rect r = f.area.inset(32, 0);
        title(f, r.cut_top(head));
        const Grid grid = grid_for(r);
        float y = r.y;
        for (const DeckSection& section : v_.sections)
            if (section.count > 0) y = part(f, {r.x, y, r.w, 0}, grid, section);
    }

private:
    Grid grid_for(Rect r) const {
        Grid grid;
        for (grid.columns = fewest_columns; grid.columns < most_columns; ++grid.columns) {
            grid.width = (r.w + gap) / static_cast<float>(grid.columns) - gap;
            if (height(grid) <= r.h) break;
        }
        return grid;
    }
    static int rows(const Grid& grid, const DeckSection& section) {
        return (faces_in(section) + grid.columns - 1) / grid.columns;
    }
    static int faces_in(const DeckSection& section) {
        return static_cast<int>(std::ranges::count_if(section.rows, [](const DeckRow& row) { return row.count > 0; }));
    }
    float height(const Grid& grid) const {
        float all = 0;
        for (const DeckSection& section : v_.sections)
            if (section.count > 0) all += heading_room + grid.pitch() * static_cast<float>(rows(grid, section));
        return all + gap;
    }

    void title(Frame& f, Rect r) const {
        Canvas& c = f.c;
        const std::string size = f.say(Text::home_cards, {std::to_string(v_.deck().size())});
        float x = r.right();
        for (auto section = v_.sections.rbegin(); section != v_.sections.rend(); ++section) {
            if (section->count == 0) continue;
            const std::string told = std::string(f.say(section->name)) + " " + std::to_string(section->count);
            x -= c.text({x, r.y + 54}, told, bold(16, c.p.t1, Align::right)) + 10;
            c.rect({x - 12, r.y + 42, 12, 12}, section->colour, 2);
            x -= 34;
        }
        c.text_within({r.x, r.y + 46}, seat_name(f.say, *f.session.night(), v_.seat), bold(28, c.p.t1).cuttable(),
                      x - r.x - 20);
        c.text_within({r.x, r.y + 72}, name_of(f.say, *f.session.night()) + " · " + v_.view.cube + " · " + size,
                      regular(15, c.p.t2).cuttable(), x - r.x - 20);
    }

    float part(Frame& f, Rect r, const Grid& grid, const DeckSection& section) const {
        Canvas& c = f.c;
        c.rect({r.x, r.y + 12, 12, 12}, section.colour, 2);
        c.text({r.x + 22, r.y + 24}, f.say(section.name), bold(17, c.p.t1));
        c.rect({r.x, r.y + heading_room - 8, r.w, c.hairline()}, c.p.line);
        int place = 0;
        for (const DeckRow& row : section.rows) {
            if (row.count == 0) continue;
            const auto column = static_cast<float>(place % grid.columns),
                       line = static_cast<float>(place / grid.columns);
            face(f, {r.x + (grid.width + gap) * column, r.y + heading_room + grid.pitch() * line}, grid.width, row);
            ++place;
        }
        return r.y + heading_room + grid.pitch() * static_cast<float>(rows(grid, section));
    }

    // With its number, where there are several.
    void face(Frame& f, Vec at, float width, const DeckRow& row) const {
        Canvas& c = f.c;
        const std::optional<CardId> card =
            row.card == no_card ? draft::energy_card(*v_.cards.set, row.energy) : std::optional(row.card);
        if (card) v_.faces().draw(f, at, width, *card);
        c.set_group(c.next_group());
        if (row.count > 1) {
            const Rect box = CardPainter::box(at, width);
            const std::string number = "×" + std::to_string(row.count);
            const TextStyle style = bold(17, c.p.on_signal, Align::centre);
            const float wide = c.width(number, style) + 18;
            const Rect plate{box.right() - wide - 4, box.bottom() - 34, wide, 28};
            c.shadow(plate, 14);
            c.rect(plate, c.p.accent, 14);
            c.text({plate.centre().x, plate.centre().y + 6}, number, style);
        }
        c.set_group(0);
    }

    DeckValues v_;
};

}  // namespace

std::unique_ptr<Screen> make_deck_picture() { return std::make_unique<DeckPicture>(); }

}  // namespace cubenight::gui
