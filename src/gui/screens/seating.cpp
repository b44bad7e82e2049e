#include "src/gui/screens/seating.hpp"

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// Names of bots that nobody mistakes for a person at the table.
constexpr const char* bot_names[] = {"Bot Lamp",  "Bot Teapot", "Bot Compass", "Bot Lantern", "Bot Pebble", "Bot Anchor",
                                     "Bot Kettle", "Bot Marble", "Bot Ribbon",  "Bot Thimble", "Bot Saddle", "Bot Whistle",
                                     "Bot Candle", "Bot Button", "Bot Basket",  "Bot Feather"};

}  // namespace

Seating::Seating(const Strings& say, const CubeSummary& cube, int players) {
    night_.cube = cube.id;
    night_.name = say(Text::seating_default_night);
    for (int i = 0; i < players; ++i) {
        if (i == 0) night_.seats.push_back({std::string(say(Text::seating_you)), SeatKind::person});
        else night_.seats.push_back({bot_names[(i - 1) % 16], SeatKind::bot});
    }
}

std::string_view Seating::problem(const Strings& say) const {
    bool person = false;
    for (const SeatSettings& seat : night_.seats) {
        if (seat.name.empty()) return say(Text::seating_no_name);
        person = person || seat.kind == SeatKind::person;
    }
    return person ? std::string_view() : say(Text::seating_no_person);
}

Seating::Answer Seating::draw(Frame& f) {
    Canvas& c = f.c;
    f.ui.open_layer();
    c.set_group(c.next_group());
    c.rect({0, 0, f.area.right() + f.area.x, f.area.bottom()}, black.alpha(.6f));
    const auto rows = static_cast<float>((night_.seats.size() + 1) / 2);
    const Rect box = around(f.area.centre(), 920, 252 + 52 * rows);
    panel(c, box, size::large_radius);
    c.text({box.x + 32, box.y + 48}, f.say(Text::seating_title), bold(24, c.p.t1));
    c.text_within({box.x + 32, box.y + 74}, f.say(Text::seating_under), regular(14, c.p.t2), box.w - 64);
    const Rect field{box.x + 32, box.y + 92, 412, 44};
    c.rect(field, c.p.well, size::button_radius);
    f.ui.text_field("seating.night", field.inset(14, 6), night_.name, f.say(Text::seating_night));
    for (std::size_t i = 0; i < night_.seats.size(); ++i) {
        const auto column = static_cast<float>(i % 2), line = static_cast<float>(i / 2);
        seat_row(f, {box.x + 32 + 436 * column, box.y + 152 + 52 * line, 420, 44}, i);
    }
    Answer answer = Answer::open;
    const Rect foot{box.x + 32, box.bottom() - 80, box.w - 64, 48};
    if (button(f, {.id = "seating.cancel", .box = {foot.x, foot.y, 130, 48}, .label = f.say(Text::cancel), .key = Key::escape}))
        answer = Answer::cancelled;
    if (button(f, {.id = "seating.deal", .box = {foot.right() - 260, foot.y, 260, 48}, .label = f.say(Text::seating_deal),
                   .rank = Rank::primary, .icon = Icon::cards, .key = Key::enter, .locked = problem(f.say), .text = 17}))
        answer = Answer::dealt;
    c.set_group(0);
    f.ui.close_layer();
    return answer;
}

void Seating::seat_row(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    SeatSettings& seat = night_.seats[index];
    const std::string id = "seating.seat" + std::to_string(index);
    c.rect(r, c.p.s2, size::button_radius);
    c.text({r.x + 24, r.centre().y + 5}, std::to_string(index + 1), bold(15, c.p.t3, Align::centre));
    const bool person = seat.kind == SeatKind::person;
    f.ui.text_field(id + ".name", {r.x + 48, r.y + 4, r.w - 200, r.h - 8}, seat.name, f.say(Text::seating_name));
    const std::string_view labels[] = {f.say(Text::seating_person), f.say(Text::seating_bot)};
    const int chosen = tabs(f, id + ".kind", {r.right() - 146, r.y + 6, 140, r.h - 12}, labels, person ? 0 : 1);
    seat.kind = chosen == 0 ? SeatKind::person : SeatKind::bot;
}

}  // namespace cubenight::gui
