#include "src/gui/screens/common/seat_sheet.hpp"

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

SeatSheet::SeatSheet(const draft::Night& night) {
    for (const draft::Seat& seat : night.seats) seats_.push_back({seat.name, seat.kind});
}

bool SeatSheet::draw(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const auto rows = static_cast<float>((seats_.size() + 1) / 2);
    const Rect box = layer.sheet(920, 190 + 52 * rows);
    c.text({box.x + 32, box.y + 46}, f.say(Text::seats_title), bold(22, c.p.t1));
    c.text_within({box.x + 32, box.y + 72}, f.say(Text::seats_under), regular(14, c.p.t2), box.w - 64);
    for (std::size_t i = 0; i < seats_.size(); ++i)
        row(f, {box.x + 32 + 436 * static_cast<float>(i % 2), box.y + 92 + 52 * static_cast<float>(i / 2), 420, 44}, i);
    const float y = box.bottom() - 74;
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
    draft::SeatSettings& seat = seats_[index];
    const std::string id = "seats.seat" + std::to_string(index);
    c.rect(r, c.p.s2, size::button_radius);
    c.text({r.x + 24, r.centre().y + 5}, std::to_string(index + 1), bold(15, c.p.t3, Align::centre));
    f.ui.text_field(id + ".name", {r.x + 48, r.y + 4, r.w - 200, r.h - 8}, seat.name, f.say(Text::seating_name));
    const std::string_view labels[] = {f.say(Text::seating_person), f.say(Text::seating_bot)};
    seat.kind = tabs(f, id + ".kind", {r.right() - 146, r.y + 6, 140, r.h - 12}, labels,
                     seat.kind == draft::SeatKind::person ? 0 : 1) == 0
                    ? draft::SeatKind::person
                    : draft::SeatKind::bot;
}

void SeatSheet::apply(Frame& f) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const draft::Seat& before = f.session.night()->seats[i];
        if (before.name == seats_[i].name && before.kind == seats_[i].kind) continue;
        if (const Said said = f.session.replace(SeatId{static_cast<std::uint8_t>(i)}, seats_[i].kind, seats_[i].name))
            f.ui.toast(*said);
    }
}

}  // namespace cubenight::gui
