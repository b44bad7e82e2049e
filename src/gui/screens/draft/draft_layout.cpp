#include "src/gui/screens/draft/draft_layout.hpp"

#include <algorithm>
#include <cmath>

namespace cubenight::gui {
namespace {

constexpr float upright = 1.4f;  // height of a card by its width
constexpr float comfortable_card = 118;
constexpr float gap_x = 11, between = 8;  // between cards; between anything else
constexpr int many_seats = 10;            // plates that tell more than a name and a mark have no room
constexpr float roomy = 960;              // width of a felt where they have, with fewer seats

// The last cards of a pack have the felt to themselves.
constexpr int few_cards = 8;
constexpr float largest_card(int cards) { return cards <= 4 ? 220 : cards <= few_cards ? 184 : 150; }

struct Grid {
    int columns = 1, rows = 1;
    float card = 0;

    float gap_y() const { return card_tab + (rows > 5 ? 2.f : 6.f); }
    float wide() const { return card * static_cast<float>(columns) + gap_x * static_cast<float>(columns - 1); }
    float high() const {
        return card * upright * static_cast<float>(rows) + gap_y() * static_cast<float>(rows - 1) + card_tab;
    }
    Rect box(Vec centre) const { return around(centre, wide(), high()); }
};

// How many cards lie in each row: where they do not fill the grid, the outer rows are shorter, where the table is narrower.
std::vector<int> in_rows(const Grid& grid, int cards) {
    std::vector<int> rows(static_cast<std::size_t>(grid.rows), grid.columns);
    std::size_t first = 0, last = rows.size() - 1;
    bool from_below = true;
    for (int missing = grid.columns * grid.rows - cards; missing > 0; --missing, from_below = !from_below)
        --rows[from_below ? last-- : first++];
    return rows;
}

std::vector<Rect> card_places(const Grid& grid, Vec centre, int cards) {
    Rect row = grid.box(centre);
    row.y += card_tab;
    std::vector<Rect> places;
    for (const int count : in_rows(grid, cards)) {
        const Grid alone{count, 1, grid.card};
        const float left = centre.x - alone.wide() / 2;
        for (int i = 0; i < count; ++i)
            places.push_back(
                {left + (grid.card + gap_x) * static_cast<float>(i), row.y, grid.card, grid.card * upright});
        row.y += grid.card * upright + grid.gap_y();
    }
    return places;
}

// Whether all of them lie on the felt, within the wooden rim.
bool off_rim(const std::vector<Rect>& places, Vec centre, Vec radii) {
    constexpr float rim = 20;
    return std::ranges::all_of(places, [&](Rect card) {
        const float x = std::max(centre.x - card.x, card.right() - centre.x) / (radii.x - rim);
        const float y = std::max(centre.y - card.y, card.bottom() - centre.y) / (radii.y - rim);
        return x * x + y * y <= 1;
    });
}

// The grid with the largest cards that fits; of those that show many cards well the one with the fewest rows.
template <class Fits>
Grid best_grid(int cards, Fits fits) {
    Grid best;
    for (int rows = 1; rows <= cards; ++rows) {
        Grid grid{(cards + rows - 1) / rows, rows, largest_card(cards)};
        if (grid.columns * (rows - 1) >= cards) continue;  // the last row would be empty
        while (grid.card > best.card && !fits(grid)) grid.card -= 1;
        if (grid.card > best.card + 1) best = grid;
        if (best.card >= comfortable_card && cards > few_cards) break;
    }
    return best;
}

bool any_overlap(const std::vector<DraftLayout::PlatePlace>& plates) {
    constexpr float gap = plate_backs + 2;
    for (std::size_t i = 0; i < plates.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (plates[i].box.inset(-gap / 2).overlaps(plates[j].box.inset(-gap / 2))) return true;
    return false;
}

struct PlateSizes {
    PlateForm form, beside;     // above and below the pack; left and right of it
    float width, beside_width;  // most of them
    Vec outside;                // how far beyond the ellipse a plate would like to be
    float beside_until;         // share of the height
    float most = 0;             // how wide a plate may become for its name
};

// How wide the plate of a name is that asks for more than others.
float grown(float wide, PlateForm form, float name, float most) {
    const bool grows = form == PlateForm::whole || form == PlateForm::flat;
    return grows ? std::clamp(name + beside_name(form), wide, std::max(wide, most)) : wide;
}

// Outside of the ellipse, then drawn back into the window: corners stay free for the pack.
std::vector<DraftLayout::PlatePlace> plates_of(Rect felt, int seats, const PlateSizes& sizes,
                                               std::span<const float> names) {
    std::vector<DraftLayout::PlatePlace> plates;
    for (int i = 0; i < seats; ++i) {
        const Vec way = seat_spot({0, 0}, sizes.outside, i, seats);
        const bool beside = std::abs(way.y) < sizes.beside_until;
        const float name = static_cast<std::size_t>(i) < names.size() ? names[static_cast<std::size_t>(i)] : 0;
        float wide = beside ? sizes.beside_width : sizes.width;
        PlateForm form = beside ? sizes.beside : sizes.form;
        if (form == PlateForm::narrow && name + beside_name(form) > wide) form = PlateForm::tall;
        const float high = plate_height(form);
        wide = grown(wide, form, name, beside ? std::min(sizes.most, 190.f) : sizes.most);
        const Vec reach{felt.w / 2 - wide / 2 - between, felt.h / 2 - high / 2 - between};
        if (i == 0) wide = std::max(wide, std::min(wide + 26, 190.f));
        const Vec spot{std::clamp(way.x, -1.f, 1.f) * reach.x, std::clamp(way.y, -1.f, 1.f) * reach.y};
        plates.push_back({around(felt.centre() + spot, wide, high), form});
    }
    return plates;
}

std::vector<DraftLayout::PlatePlace> plates_of(Rect felt, int seats, std::span<const float> names) {
    const bool small = seats >= many_seats || felt.w < roomy;
    PlateSizes sizes{PlateForm::whole, PlateForm::whole, 164, 146, {1.22f, 1.18f}, .7f};
    if (small) sizes = {PlateForm::flat, PlateForm::narrow, 172, 108, {1.45f, 1.18f}, .9f};
    // Names give way first, then all plates.
    for (sizes.most = 260; sizes.most > sizes.width; sizes.most -= 20)
        if (auto plates = plates_of(felt, seats, sizes, names); !any_overlap(plates)) return plates;
    for (sizes.most = 0; sizes.width > 80; sizes.width -= 4)
        if (auto plates = plates_of(felt, seats, sizes, names); !any_overlap(plates)) return plates;
    return plates_of(felt, seats, sizes, {});
}

}  // namespace

DraftLayout lay_out_draft(Rect felt, int seats, int cards, std::span<const float> names) {
    DraftLayout made;
    made.centre = felt.centre();
    made.radii = {std::min(felt.w / 2 - 12, 640.f), felt.h / 2 - 26};
    made.plates = plates_of(felt, seats, names);
    const Rect room = felt.inset(between);
    const auto is_free = [&](Rect pack) {
        const bool inside =
            pack.x >= room.x && pack.right() <= room.right() && pack.y >= room.y && pack.bottom() <= room.bottom();
        return inside && std::ranges::none_of(made.plates, [&](const DraftLayout::PlatePlace& plate) {
                   Rect taken = plate.box.inset(-between);
                   taken.y -= plate_backs, taken.h += plate_backs;
                   return taken.overlaps(pack);
               });
    };
    // Where the middle is not free, a little higher or lower may be.
    float aside = 0;
    const auto fits = [&](const Grid& grid) {
        for (const float shift : {0.f, -10.f, 10.f, -20.f, 20.f, -32.f, 32.f})
            if (aside = shift; is_free(grid.box(made.centre + Vec{0, shift}))) return true;
        return false;
    };
    const auto fits_felt = [&](const Grid& grid) {
        return fits(grid) && off_rim(card_places(grid, made.centre + Vec{0, aside}, cards), made.centre, made.radii);
    };
    const Grid largest = best_grid(cards, fits), on_felt = best_grid(cards, fits_felt);
    const bool has_room = on_felt.card >= std::max(comfortable_card, .85f * largest.card);
    const Grid grid = has_room ? on_felt : largest;
    if (cards > 0 && fits(grid)) made.cards = card_places(grid, made.centre + Vec{0, aside}, cards);
    return made;
}

}  // namespace cubenight::gui
