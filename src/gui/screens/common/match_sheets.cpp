#include "src/gui/screens/common/match_sheets.hpp"

#include <algorithm>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/menu.hpp"
#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/scenario_script.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

bool close_button(Frame& f, Rect box) {
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    return foot.button({.id = "sheet.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter},
                       120) ||
           f.ui.key(Key::escape);
}

bool cancel_button(Frame& f, Rect box) {
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    return foot.button({.id = "sheet.close", .label = f.say(Text::cancel), .key = Key::escape}, 120);
}

namespace {

Text leaving(const Session& session, const ScenarioScript* script, bool ended) {
    if (script) return script->puzzle() ? Text::match_menu_leave_puzzle : Text::match_menu_leave_ruling;
    return session.practises() && !ended ? Text::match_menu_leave_practice : Text::match_menu_leave;
}

}  // namespace

// A position of a file is nobody's to give up.
MenuChoice match_menu(Frame& f, TableSession& match, bool ended) {
    const ScenarioScript* const script = match.script();
    const std::string_view over = ended ? f.say(Text::match_over) : std::string_view();
    const Said no_draw = match.why_no_draw(), no_hand = match.why_no_correction();
    const auto never = [](const Said& why) { return why && why->empty(); };
    const auto reason = [&](const Said& why) {
        return ended ? over : why ? std::string_view(*why) : std::string_view();
    };
    std::vector<MenuEntry> entries;
    std::vector<MenuChoice> choices;
    const auto add = [&](MenuChoice choice, MenuEntry entry) { choices.push_back(choice), entries.push_back(entry); };
    if (!never(no_draw))
        add(MenuChoice::draw, {"match.menu.draw", f.say(Text::match_menu_draw), Icon::hand, reason(no_draw)});
    if (!script) add(MenuChoice::concede, {"match.menu.concede", f.say(Text::match_menu_concede), Icon::flag, over});
    if (match.can_set_result())
        add(MenuChoice::judge, {"match.menu.judge", f.say(Text::match_menu_judge), Icon::pencil});
    else if (!never(no_hand))
        add(MenuChoice::judge, {"match.menu.judge", f.say(Text::match_menu_judge), Icon::pencil, reason(no_hand)});
    add(MenuChoice::cover, {"match.menu.cover", f.say(Text::menu_cover), Icon::eye_off});
    add(MenuChoice::leave, {"match.menu.leave", f.say(leaving(f.session, script, ended)), Icon::play});
    const int chosen = menu_sheet(f, f.say(Text::match_menu), entries, {}, MenuFoot::help);
    if (chosen == menu_open) return MenuChoice::open;
    return chosen == menu_closed ? MenuChoice::closed : choices[static_cast<std::size_t>(chosen)];
}

std::optional<DrawAnswer> draw_offer_sheet(Frame& f, std::string_view from) {
    Layer layer(f);
    const Rect box = layer.sheet(560, 190);
    f.c.text_within({box.x + 28, box.y + 46}, f.say(Text::match_draw_title, {from}), bold(20, f.c.p.t1).cuttable(),
                    box.w - 56);
    f.c.text_within({box.x + 28, box.y + 74}, f.say(Text::match_draw_under), regular(15, f.c.p.t2), box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44),
        right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    std::optional<DrawAnswer> answer;
    if (left.button({.id = "draw.no", .label = f.say(Text::match_draw_no), .key = Key::escape}, 170))
        answer = DrawAnswer::refuses;
    if (right.button({.id = "draw.yes", .label = f.say(Text::match_draw_yes), .rank = Rank::quiet, .key = Key::y}, 200))
        answer = DrawAnswer::agrees;
    return answer;
}

Correction correction_sheet(Frame& f, const TableSession& match) {
    const Said no_hand = match.why_no_correction();
    const std::string labels[] = {f.say(Text::match_judge_wins, {match.name(play::seat0)}),
                                  f.say(Text::match_judge_wins, {match.name(play::seat1)})};
    std::vector<MenuEntry> entries;
    std::vector<Correction> choices;
    if (!no_hand || !no_hand->empty()) {
        entries.push_back({"judge.hand", f.say(Text::match_judge_hand), Icon::hand,
                           no_hand ? std::string_view(*no_hand) : std::string_view()});
        choices.push_back(Correction::by_hand);
    }
    if (match.can_set_result()) {
        entries.push_back({"judge.first", labels[0], Icon::star});
        entries.push_back({"judge.second", labels[1], Icon::star});
        entries.push_back({"judge.draw", f.say(Text::match_judge_draw), Icon::minus});
        choices.insert(choices.end(), {Correction::first_wins, Correction::second_wins, Correction::draw});
    }
    const int chosen = menu_sheet(f, f.say(Text::match_judge_title), entries, f.say(Text::match_judge_under));
    if (chosen == menu_open) return Correction::open;
    return chosen == menu_closed ? Correction::closed : choices[static_cast<std::size_t>(chosen)];
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
    if (cancel_button(f, box)) chosen = options_closed;
    return chosen;
}

namespace {

constexpr float pile_face = 104, pile_step = 114, pile_row = 158;
constexpr int pile_columns = 6;

// A row of tabs for each player. The pile that is chosen then.
std::size_t pile_tabs(Frame& f, const SeenPiles& seen, Rect r) {
    std::size_t shown = seen.shown, first = 0;
    for (int player = 0; player < 2; ++player) {
        const SeenPiles::Player& whose = seen.players[player];
        const Rect half = r.column(player, 2, 20);
        f.c.text_within({half.x + 2, half.y + 14}, whose.name, bold(14, f.c.p.t2).cuttable(), half.w);
        const std::vector<std::string_view> labels(whose.piles.begin(), whose.piles.end());
        const bool here = shown >= first && shown < first + labels.size();
        const int old = here ? static_cast<int>(shown - first) : -1;
        const int chosen =
            tabs(f, player == 0 ? "piles.own" : "piles.their", {half.x, half.y + 22, half.w, 32}, labels, old);
        if (chosen != old) shown = first + static_cast<std::size_t>(chosen);
        first += labels.size();
    }
    for (std::size_t pile = 0; pile < first && pile < 9; ++pile)
        if (f.ui.key(digit_key(static_cast<int>(pile) + 1))) shown = pile;
    return shown;
}

// Cards in rows, the one at which somebody points large beside them.
void card_rows(Frame& f, Rect view, std::size_t count, const std::function<void(Rect, std::size_t)>& face) {
    const Rect large = CardPainter::box({view.right() + 16, view.y}, readable_width(f.c));
    if (count == 0) f.c.text({view.x + 8, view.y + 28}, f.say(Text::match_pile_empty), regular(15, f.c.p.t2));
    const auto lines = (count + pile_columns - 1) / pile_columns;
    const float up = f.ui.begin_scroll("sheet.pile", view, pile_row * static_cast<float>(lines));
    std::optional<std::size_t> pointed;
    for (std::size_t i = 0; i < count; ++i) {
        const Rect card{view.x + 8 + pile_step * static_cast<float>(i % pile_columns),
                        view.y + 6 + pile_row * static_cast<float>(i / pile_columns) - up, pile_face, pile_face * 1.4f};
        const Response r = f.ui.item("pile." + std::to_string(i), card, Can::be_seen);
        if (!card.overlaps(view)) continue;
        face(card, i);
        if (r.hovered || r.focused) f.c.frame(card.inset(-3), f.c.p.info, 8, 2), pointed = i;
    }
    f.ui.end_scroll();
    if (count > 0) face(large, pointed.value_or(0));
}

}  // namespace

bool looked_through_sheet(Frame& f, std::string_view title, std::string_view under, std::size_t count,
                          const std::function<void(Rect, std::size_t)>& face) {
    Layer layer(f);
    const Rect box = layer.sheet(pile_columns * pile_step + 60 + readable_width(f.c) + 26, 660);
    f.c.text_within({box.x + 28, box.y + 42}, title, bold(20, f.c.p.t1), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 68}, under, regular(14, f.c.p.t2), box.w - 56);
    card_rows(f, {box.x + 20, box.y + 92, pile_columns * pile_step + 20, box.h - 92 - 74}, count, face);
    return !close_button(f, box);
}

std::optional<std::size_t> piles_sheet(Frame& f, const SeenPiles& seen) {
    Layer layer(f);
    const Rect box = layer.sheet(pile_columns * pile_step + 60 + readable_width(f.c) + 26, 660);
    const std::size_t shown = pile_tabs(f, seen, {box.x + 24, box.y + 20, box.w - 48, 56});
    const Rect view{box.x + 20, box.y + 92, pile_columns * pile_step + 20, box.h - 92 - 74};
    card_rows(f, view, seen.count, [&](Rect card, std::size_t place) {
        seen.face(card, seen.count - 1 - place);  // the last one first
    });
    if (close_button(f, box)) return std::nullopt;
    return shown;
}

bool clause_sheet(Frame& f, std::string_view cited) {
    Layer layer(f);
    const Rect box = layer.sheet(560, 230);
    f.c.text_within({box.x + 28, box.y + 46}, cited.starts_with("program:") ? text::program_chip : cited,
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

}  // namespace cubenight::gui
