#include "src/gui/screens/common/match_sheets.hpp"

#include <algorithm>

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

bool close_button(Frame& f, Rect box) {
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    return foot.button({.id = "sheet.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter},
                       120) ||
           f.ui.key(Key::escape);
}

MenuChoice match_menu(Frame& f, bool ended) {
    const MenuEntry entries[] = {{"match.menu.concede", f.say(Text::match_menu_concede), Icon::flag,
                                  ended ? f.say(Text::match_over) : std::string_view()},
                                 {"match.menu.cover", f.say(Text::menu_cover), Icon::eye_off},
                                 {"match.menu.leave", f.say(Text::match_menu_leave), Icon::play}};
    const int chosen = menu_sheet(f, f.say(Text::match_menu), entries);
    if (chosen == menu_open) return MenuChoice::open;
    constexpr MenuChoice choices[] = {MenuChoice::concede, MenuChoice::cover, MenuChoice::leave};
    return chosen < 0 ? MenuChoice::closed : choices[chosen];
}

Answered ask_yes(Frame& f, std::string_view title, std::string_view under, std::string_view yes) {
    Layer layer(f);
    const Rect box = layer.sheet(520, 190);
    f.c.text_within({box.x + 28, box.y + 46}, title, bold(20, f.c.p.t1), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 74}, under, regular(15, f.c.p.t2), box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44),
        right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    Answered answered = Answered::open;
    if (left.button({.id = "sheet.no", .label = f.say(Text::cancel), .key = Key::escape}, 150)) answered = Answered::no;
    if (right.button({.id = "sheet.yes", .label = yes, .rank = Rank::primary, .key = Key::enter}, 200))
        answered = Answered::yes;
    return answered;
}

int options_sheet(Frame& f, std::string_view title, std::string_view id, std::span<const std::string> labels,
                  float width) {
    Layer layer(f);
    const std::size_t count = std::min<std::size_t>(labels.size(), 12);
    std::vector<Button> options(count);
    float height = 0;
    for (std::size_t i = 0; i < count; ++i) {
        options[i] = {.box = {0, height, width - 56, 46},
                      .label = labels[i],
                      .rank = Rank::quiet,
                      .key = i < 9 ? digit_key(static_cast<int>(i) + 1) : Key::none,
                      .text = 15,
                      .cutting = Cutting::allowed};
        options[i].box.h = std::max(46.f, button_height(f.c, options[i]));
        height = options[i].box.bottom() + 8;
    }
    const Rect box = layer.sheet(width, 150 + std::max(54.f, height));
    f.c.text_within({box.x + 28, box.y + 46}, title, bold(20, f.c.p.t1), box.w - 56);
    int chosen = options_open;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string name = std::string(id) + std::to_string(i);
        options[i].id = name;
        options[i].box = options[i].box.moved({box.x + 28, box.y + 68});
        if (button(f, options[i])) chosen = static_cast<int>(i);
    }
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    if (foot.button({.id = "sheet.close", .label = f.say(Text::cancel), .key = Key::escape}, 120))
        chosen = options_closed;
    return chosen;
}

bool pile_sheet(Frame& f, const SeenCards& pile) {
    Canvas& c = f.c;
    constexpr int columns = 8;
    const int lines = (static_cast<int>(pile.count) + columns - 1) / columns;
    Layer layer(f);
    const Rect box = layer.sheet(8 * 118.f + 60, 160 + 172 * static_cast<float>(std::max(1, lines)));
    c.text_within({box.x + 28, box.y + 44}, pile.title, bold(20, c.p.t1), box.w - 260);
    c.text({box.right() - 28, box.y + 44},
           f.say.count(Text::match_cards_one, Text::match_cards, static_cast<int>(pile.count)),
           regular(14, c.p.t3, Align::right));
    const Rect view{box.x + 20, box.y + 64, box.w - 40, box.h - 64 - 74};
    if (pile.count == 0) c.text({view.x + 8, view.y + 28}, f.say(Text::match_pile_empty), regular(15, c.p.t2));
    const float up = f.ui.begin_scroll("sheet.pile", view, 172 * static_cast<float>(lines));
    for (std::size_t i = 0; i < pile.count; ++i) {
        const Vec corner{view.x + 8 + 118 * static_cast<float>(static_cast<int>(i) % columns),
                         view.y + 6 + 172 * static_cast<float>(static_cast<int>(i) / columns) - up};
        const Rect card{corner.x, corner.y, 110, 154};
        if (!card.overlaps(view)) continue;
        const Response r = f.ui.item("pile." + std::to_string(i), card, Can::be_seen);
        pile.face(card, pile.count - 1 - i);  // the last one first
        if (r.hovered || r.focused) c.frame(card.inset(-3), c.p.info, 8, 2);
    }
    f.ui.end_scroll();
    return !close_button(f, box);
}

bool clause_sheet(Frame& f, std::string_view cited) {
    Layer layer(f);
    const Rect box = layer.sheet(560, 230);
    f.c.text_within({box.x + 28, box.y + 46}, cited.starts_with("program:") ? std::string_view("program") : cited,
                    bold(17, f.c.p.info), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 70}, text::document_name(cited, f.say.language()), regular(14, f.c.p.t2),
                    box.w - 56);
    f.c.paragraph({box.x + 28, box.y + 106}, text::clause_sentence(cited, f.say.language()), regular(17, f.c.p.t1),
                  box.w - 56, 25, 3);
    ButtonRow row(f, ButtonRow::From::left, box.x + 28, box.bottom() - 60, 42);
    if (!cited.starts_with("program:") &&
        row.button({.id = "sheet.rulebook", .label = f.say(Text::rulebook_look_up), .icon = Icon::cards}, 180)) {
        f.session.clause_shelf().look_up(std::string(cited));
        f.go.open(Page::rulebook);
        return false;
    }
    return !close_button(f, box);
}

OverChoice over_sheet(Frame& f, std::string_view winner, std::string_view why, std::string_view leave) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(720, 230);
    const std::string title =
        winner.empty() ? std::string(f.say(Text::match_over_draw)) : f.say(Text::match_over_title, {winner});
    icon(c, {box.x + 48, box.y + 50}, 16, winner.empty() ? Icon::minus : Icon::star, c.p.accent);
    c.text_within({box.x + 78, box.y + 58}, title, bold(26, c.p.t1), box.w - 110);
    c.paragraph({box.x + 28, box.y + 104}, why, regular(16, c.p.t2), box.w - 56, 22, 2);
    const float y = box.bottom() - 70;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 46),
        right(f, ButtonRow::From::right, box.right() - 28, y, 46);
    OverChoice chosen = OverChoice::open;
    if (left.button({.id = "over.look", .label = f.say(Text::match_over_look), .icon = Icon::eye, .key = Key::escape},
                    190))
        chosen = OverChoice::look;
    if (left.button({.id = "over.steps", .label = f.say(Text::match_over_steps), .icon = Icon::film}, 190))
        chosen = OverChoice::steps;
    if (right.button({.id = "over.leave", .label = leave, .rank = Rank::primary, .key = Key::enter}, 220))
        chosen = OverChoice::leave;
    return chosen;
}

}  // namespace cubenight::gui
