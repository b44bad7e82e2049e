// Match: choices over the board. Cards of a pile as a grid of faces; values and parts as buttons where the prompt bar
// has no room for them.
#include "src/gui/screens/match/choice_list.hpp"

#include <algorithm>

#include "src/gui/screens/match/asked.hpp"
#include "src/gui/screens/match/marks.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/pokemon/option_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float face = 120, gap = 16, name_room = 46;
constexpr float row_height = face * 1.4f + name_room;

void list_head(Frame& f, const MatchValues& v, Rect box) {
    Canvas& c = f.c;
    asked_icon(c, v, {box.x + 40, box.y + 40});
    int cards = 0;
    for (const ListedCard& entry : v.list) cards += entry.count;
    const std::string count = f.say.count(Text::match_cards_one, Text::match_cards, cards);
    const float counted = c.text({box.right() - 30, box.y + 36}, count, regular(14, c.p.t3, Align::right));
    c.text_within({box.x + 70, box.y + 36}, v.prompt.title, bold(20, c.p.t1).cuttable(), box.w - 116 - counted);
    const TextStyle style = regular(14, c.p.t2);
    c.text({box.x + 70, box.y + 60}, c.whole_sentences(v.prompt.sentence, style, box.w - 100), style);
}

// How many equal cards the entry stands for.
void count_pill(Canvas& c, Rect card, int count) {
    const Rect many = around({card.right() - 12, card.y + 16}, 34, 24);
    c.rect(many, ink, 12);
    c.frame(many, c.p.t2, 12, 1.2f);
    c.text_in(many, "×" + std::to_string(count), bold(13, c.p.t1, Align::centre));
}

void listed_card(Frame& f, const MatchValues& v, const ListedCard& entry, Rect box, int number, const Response& r) {
    Canvas& c = f.c;
    if (r.hovered || r.focused) halo(c, box, c.p.accent, 6);
    if (entry.card) CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*entry.card));
    else CardPainter(c, f.say, f.words).back(box.corner(), box.w);
    number_tab(c, {box.centre().x, box.y - 2}, number);
    if (entry.count > 1) count_pill(c, box, entry.count);
    c.text_within({box.centre().x, box.bottom() + 17}, entry.place, regular(13, c.p.t2, Align::centre).cuttable(),
                  face);
}

// A card that is only shown.
void looked_card(Frame& f, const MatchValues& v, const ListedCard& entry, Rect box, MatchWishes& wishes) {
    Canvas& c = f.c;
    const Response r = f.ui.item("looked." + std::to_string(entry.option.a), box, Can::be_seen);
    CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*entry.card));
    if (entry.count > 1) count_pill(c, box, entry.count);
    c.text_within({box.centre().x, box.bottom() + 17}, entry.place, regular(13, c.p.t3, Align::centre).cuttable(),
                  face);
    if (r.hovered || r.focused) wishes.pointed = CopyId{entry.option.a};
}

// The place of a card in the grid that fills `view`.
Rect grid_box(Rect view, std::size_t index, float up) {
    const int columns = std::max(1, static_cast<int>((view.w + gap - 12) / (face + gap)));
    const int row = static_cast<int>(index) / columns, column = static_cast<int>(index) % columns;
    return {view.x + 10 + (face + gap) * static_cast<float>(column),
            view.y + 14 + row_height * static_cast<float>(row) - up, face, face * 1.4f};
}

float grid_height(Rect view, std::size_t count) {
    const auto columns = static_cast<std::size_t>(std::max(1.f, (view.w + gap - 12) / (face + gap)));
    return row_height * static_cast<float>((count + columns - 1) / columns);
}

// What can be chosen comes first; what was only seen stands back behind it.
void list_cards(Frame& f, const MatchValues& v, Rect view, MatchWishes& wishes) {
    const std::size_t count = v.list.size() + v.looked.size();
    const float up = f.ui.begin_scroll("list.cards", view, grid_height(view, count));
    for (std::size_t i = 0; i < count && !wishes.take; ++i) {
        const Rect box = grid_box(view, i, up);
        if (i >= v.list.size()) {
            if (!box.inset(-20).overlaps(view)) continue;
            looked_card(f, v, v.looked[i - v.list.size()], box, wishes);
            f.c.rect(box, f.c.p.bg0.alpha(.5f), 6);
            continue;
        }
        const ListedCard& entry = v.list[i];
        const Response r = f.ui.item("pick." + std::to_string(i), box);
        if (!box.inset(-20).overlaps(view)) continue;
        listed_card(f, v, entry, box, static_cast<int>(i) + 1, r);
        if (r.hovered || r.focused) wishes.pointed = CopyId{entry.option.a};
        if (r.clicked) wishes.take = entry.option;
    }
    f.ui.end_scroll();
}

// The cards that a question is about, over the board.
void looked_cards(Frame& f, const MatchValues& v, Rect board, MatchWishes& wishes) {
    const auto columns = static_cast<float>(std::min<std::size_t>(v.looked.size(), 7));
    const Rect box{board.centre().x - (columns * (face + gap) + 40) / 2, board.y + 8, columns * (face + gap) + 40,
                   row_height + 20};
    panel(f.c, box, size::large_radius);
    const Rect view = box.inset(14, 4);
    const float up = f.ui.begin_scroll("question.cards", view, grid_height(view, v.looked.size()));
    for (std::size_t i = 0; i < v.looked.size(); ++i) {
        const Rect at = grid_box(view, i, up);
        if (at.inset(-20).overlaps(view)) looked_card(f, v, v.looked[i], at, wishes);
    }
    f.ui.end_scroll();
}

}  // namespace

MatchWishes ChoiceList::draw(Frame& f, const MatchValues& v, Rect board, float bar_width) {
    if (v.at == AskAt::list && !away_) return list(f, v);
    if (v.at == AskAt::buttons && !answers_fit(f.c, v, bar_width)) return answers(f, v, board);
    MatchWishes wishes;
    if (v.at != AskAt::list && !v.looked.empty()) looked_cards(f, v, board, wishes);
    return wishes;
}

MatchWishes ChoiceList::list(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    Layer layer(f, .55f);
    const int count = static_cast<int>(v.list.size() + v.looked.size());
    const int columns = std::clamp(count, 4, 8);
    const int lines = (count + columns - 1) / columns;
    const float width = static_cast<float>(columns) * (face + gap) - gap + 72;
    const float height = std::min(f.area.h - 60, 158 + row_height * static_cast<float>(std::max(1, lines)));
    const Rect box = around({f.area.centre().x, f.area.centre().y}, std::max(width, 640.f), height);
    panel(f.c, box, size::large_radius);
    list_head(f, v, box);
    list_cards(f, v, {box.x + 24, box.y + 78, box.w - 48, box.h - 78 - 70}, wishes);
    list_foot(f, v, box, wishes);
    wishes.undo = f.ui.key(Key::z);  // the bar with its button lies below this layer
    return wishes;
}

void ChoiceList::list_foot(Frame& f, const MatchValues& v, Rect box, MatchWishes& wishes) {
    const float y = box.bottom() - 58;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 42, 12),
        right(f, ButtonRow::From::right, box.right() - 28, y, 42);
    if (left.button({.id = "list.look", .label = f.say(Text::match_show_table), .icon = Icon::eye, .key = Key::v}, 190))
        away_ = true;
    const Button back{
        .id = "list.back", .label = f.say(Text::match_take_back), .icon = Icon::cross, .key = Key::escape};
    if (v.way_back && left.button(back, 150)) {
        wishes.take_back = true;
        return;
    }
    const std::string done = v.done ? text::option_label(v.names, v.view, *v.done) : std::string();
    const bool meant = v.done_is_meant();
    if (v.done && right.button({.id = "list.done",
                                .label = done,
                                .rank = meant ? Rank::primary : Rank::quiet,
                                .icon = meant ? Icon::tick : Icon::none,
                                .key = meant ? Key::enter : Key::digit0},
                               180)) {
        wishes.take = v.done;
        return;
    }
    // Enter goes to the cards and, once there, takes the one with the focus; it never takes nothing.
    if (!v.list.empty() && !(v.done && meant) && f.ui.key(Key::enter)) f.ui.focus("pick.0");
    for (int digit = 1; digit <= 9; ++digit)
        if (f.ui.key(digit_key(digit))) {
            if (const auto option = v.numbered(digit)) wishes.take = option;
            return;
        }
}

// Types, many numbers, long parts: a column or a grid of buttons.
MatchWishes ChoiceList::answers(Frame& f, const MatchValues& v, Rect board) const {
    MatchWishes wishes;
    Canvas& c = f.c;
    Layer layer(f, .4f);
    const bool small =
        !v.options.empty() && (v.options[0].kind == OptionKind::type || v.options[0].kind == OptionKind::number);
    const int columns = small ? std::min(4, static_cast<int>(v.options.size())) : 1;
    const int lines = (static_cast<int>(v.options.size()) + columns - 1) / columns;
    const float width = small ? 170.f * static_cast<float>(columns) : 620.f;
    if (!v.looked.empty()) looked_cards(f, v, board, wishes);
    const Vec middle = board.centre() + Vec{0, v.looked.empty() ? 0 : row_height / 2 + 10};
    const Rect box = around(middle, width + 56, 110 + 54 * static_cast<float>(lines) + (v.done ? 60.f : 0.f));
    panel(c, box, size::large_radius);
    c.text_within({box.x + 28, box.y + 42}, v.prompt.title, bold(20, c.p.t1).cuttable(), box.w - 56);
    const TextStyle style = regular(14, c.p.t2);
    c.text({box.x + 28, box.y + 66}, c.whole_sentences(v.prompt.sentence, style, box.w - 56), style);
    for (std::size_t i = 0; i < v.options.size(); ++i) {
        const int line = static_cast<int>(i) / columns, column = static_cast<int>(i) % columns;
        const Rect row{box.x + 28, box.y + 84 + 54 * static_cast<float>(line), width, 46};
        if (answer(f, v, i, row.column(column, columns, 10))) wishes.take = v.options[i];
    }
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 58, 42);
    const std::string done = v.done ? text::option_label(v.names, v.view, *v.done) : std::string();
    const bool meant = v.done_is_meant();
    if (v.done && foot.button({.id = "prompt.done",
                               .label = done,
                               .rank = meant ? Rank::primary : Rank::quiet,
                               .key = meant ? Key::enter : Key::digit0},
                              180))
        wishes.take = v.done;
    wishes.undo = f.ui.key(Key::z);  // the bar with its button lies below this layer
    return wishes;
}

bool ChoiceList::answer(Frame& f, const MatchValues& v, std::size_t index, Rect box) {
    const Option& option = v.options[index];
    const std::string id = "option." + std::to_string(index), label = answer_label(v, option);
    const bool pressed = button(f, {.id = id,
                                    .box = box,
                                    .label = label,
                                    .rank = Rank::quiet,
                                    .key = index < 9 ? digit_key(static_cast<int>(index) + 1) : Key::none,
                                    .text = 15});
    if (option.kind == OptionKind::type) type_badge(f.c, {box.x + 22, box.centre().y}, 11, static_cast<Type>(option.a));
    return pressed;
}

}  // namespace cubenight::gui
