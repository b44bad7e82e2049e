#include "src/gui/screens/common/seat_sheet.hpp"

#include <algorithm>

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/common/seat_kind.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

SeatSheet::SeatSheet(const Strings& say, const draft::Night& night) : seats_(named_seats(say, night)) {}

bool SeatSheet::draw(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const auto rows = static_cast<float>((seats_.size() + 1) / 2);
    const Rect box = layer.sheet(1080, 190 + 52 * rows);
    c.text({box.x + 32, box.y + 46}, f.say(Text::seats_title), bold(22, c.p.t1));
    c.text_within({box.x + 32, box.y + 72}, f.say(Text::seats_under), regular(14, c.p.t2), box.w - 64);
    for (std::size_t i = 0; i < seats_.size(); ++i)
        row(f, {box.x + 32 + 516 * static_cast<float>(i % 2), box.y + 92 + 52 * static_cast<float>(i / 2), 500, 44}, i);
    const float y = box.bottom() - 74;
    const bool nobody = std::ranges::none_of(
        seats_, [](const draft::SeatSettings& seat) { return seat.kind == draft::SeatKind::person; });
    if (nobody) lines_in(c, {box.x + 182, y, box.w - 454, 44}, f.say(Text::seats_nobody), bold(14, c.p.warn), 12);
    bool open = !button(
        f, {.id = "seats.cancel", .box = {box.x + 32, y, 130, 44}, .label = f.say(Text::cancel), .key = Key::escape});
    if (button(f, {.id = "seats.apply",
                   .box = {box.right() - 252, y, 220, 44},
                   .label = f.say(Text::seats_apply),
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .text = 15})) {
        apply(f);
        open = false;
    }
    return open;
}

void SeatSheet::row(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    const std::string id = "seats.seat" + std::to_string(index);
    c.rect(r, c.p.s2, size::button_radius);
    c.text({r.x + 24, r.centre().y + 5}, std::to_string(index + 1), bold(15, c.p.t3, Align::centre));
    const float kinds = std::max(220.f, seat_kind_width(f));
    f.ui.text_field(id + ".name", {r.x + 48, r.y + 4, r.w - kinds - 60, r.h - 8}, seats_[index].name,
                    f.say(Text::seating_name));
    const draft::SeatSettings before = seats_[index];
    seat_kind_tabs(f, id + ".kind", {r.right() - kinds - 6, r.y + 6, kinds, r.h - 12}, seats_, index);
    // The seat of whoever leaves is called as before, in the rounds that were played as well.
    if (before.kind == draft::SeatKind::person) seats_[index].name = before.name;
}

void SeatSheet::apply(Frame& f) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const draft::Seat& before = f.session.night()->seats[i];
        draft::SeatSettings wanted = seats_[i];
        if (wanted.name == text::given_name(before.name, f.say.language())) wanted.name = before.name;
        if (wanted == draft::SeatSettings{before.name, before.kind, before.skill}) continue;
        if (const Said said = f.session.replace(SeatId{static_cast<std::uint8_t>(i)}, wanted)) f.ui.toast(*said);
    }
}

}  // namespace cubenight::gui
