// Match: choices over the board. Cards of a pile as a grid of faces; values and parts as buttons where the prompt bar
// has no room for them.
#include "src/gui/screens/match/match_table.hpp"
#include "src/gui/widgets/badge.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float face = 120, gap = 16, name_room = 46;

}  // namespace

void MatchTable::list(Frame& f) {
    if (v_.at != AskAt::list || looking_) return;
    Canvas& c = f.c;
    Layer layer(f, .55f);
    const int columns = std::clamp(static_cast<int>(v_.list.size()), 4, 8);
    const int lines = (static_cast<int>(v_.list.size()) + columns - 1) / columns;
    const float row = face * 1.4f + name_room;
    const float width = static_cast<float>(columns) * (face + gap) - gap + 72;
    const float height = std::min(f.area.h - 60, 158 + row * static_cast<float>(std::max(1, lines)));
    const Rect box = around({f.area.centre().x, f.area.centre().y}, std::max(width, 640.f), height);
    panel(c, box, size::large_radius);
    prompt_icon(f, {box.x + 40, box.y + 40});
    int cards = 0;
    for (const ListedCard& entry : v_.list) cards += entry.count;
    const std::string count = f.say.count(Text::match_cards_one, Text::match_cards, cards);
    const float counted = c.text({box.right() - 30, box.y + 36}, count, regular(14, c.p.t3, Align::right));
    c.text_within({box.x + 70, box.y + 36}, v_.prompt.title, bold(20, c.p.t1), box.w - 116 - counted);
    const TextStyle style = regular(14, c.p.t2);
    c.text({box.x + 70, box.y + 60}, c.whole_sentences(v_.prompt.sentence, style, box.w - 100), style);
    list_cards(f, {box.x + 24, box.y + 78, box.w - 48, box.h - 78 - 70});
    const float y = box.bottom() - 58;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 42, 12),
        right(f, ButtonRow::From::right, box.right() - 28, y, 42);
    if (left.button({.id = "list.look", .label = f.say(Text::match_show_table), .icon = Icon::eye, .key = Key::v}, 190))
        looking_ = true;
    if (v_.can_take_back &&
        left.button({.id = "list.back", .label = f.say(Text::match_take_back), .icon = Icon::cross, .key = Key::escape},
                    150))
        take_back(f);
    else if (v_.done && right.button({.id = "list.done",
                                      .label = text::option_label(v_.names, v_.view, *v_.done),
                                      .rank = Rank::primary,
                                      .icon = Icon::tick,
                                      .key = Key::enter},
                                     180))
        take(f, *v_.done);
    else
        for (int digit = 1; digit <= 9; ++digit)
            if (f.ui.key(digit_key(digit))) {
                press_number(f, digit);
                break;
            }
    undo_key(f);
}

// The bar lies below this layer.
void MatchTable::undo_key(Frame& f) {
    if (session(f).undoing() != Undoing::never && session(f).can_undo() && f.ui.key(Key::z)) undo(f);
}

void MatchTable::list_cards(Frame& f, Rect view) {
    Canvas& c = f.c;
    const int columns = std::max(1, static_cast<int>((view.w + gap - 12) / (face + gap)));
    const float row = face * 1.4f + name_room;
    const int lines = (static_cast<int>(v_.list.size()) + columns - 1) / columns;
    const float up = f.ui.begin_scroll("list.cards", view, row * static_cast<float>(lines));
    for (std::size_t i = 0; i < v_.list.size(); ++i) {
        const ListedCard& entry = v_.list[i];
        const int at_row = static_cast<int>(i) / columns, column = static_cast<int>(i) % columns;
        const Rect box{view.x + 10 + (face + gap) * static_cast<float>(column),
                       view.y + 14 + row * static_cast<float>(at_row) - up, face, face * 1.4f};
        if (!box.inset(-20).overlaps(view)) {
            f.ui.item("pick." + std::to_string(i), box);
            continue;
        }
        const CopyId copy{entry.option.a};
        const Response r = f.ui.item("pick." + std::to_string(i), box);
        if (r.hovered || r.focused) halo(f, box, c.p.accent, 6);
        if (entry.card) CardPainter(c, f.say, f.words).draw(box.corner(), box.w, look(copy, *entry.card));
        else CardPainter(c, f.say, f.words).back(box.corner(), box.w);
        number_tab(f, {box.centre().x, box.y - 2}, static_cast<int>(i) + 1);
        if (entry.count > 1) {
            const Rect many = around({box.right() - 12, box.y + 16}, 34, 24);
            c.rect(many, ink, 12);
            c.frame(many, c.p.t2, 12, 1.2f);
            c.text_in(many, "×" + std::to_string(entry.count), bold(13, c.p.t1, Align::centre));
        }
        const float y = box.bottom() + 17;
        c.text_within({box.centre().x, y}, entry.place, regular(13, c.p.t2, Align::centre), face);
        if (r.hovered || r.focused) pointed_ = copy;
        if (!r.clicked) continue;
        take(f, entry.option);
        break;
    }
    f.ui.end_scroll();
}

bool MatchTable::choices_fit(Frame& f) const {
    if (v_.options.size() > 4) return false;
    float width = 0;
    for (const Option& option : v_.options)
        width +=
            std::max(90.f,
                     button_width(f.c, {.box = {0, 0, 0, 38}, .label = button_label(f, option), .key = Key::digit1})) +
            8;
    return width < prompt_rect_.w * .55f;
}

// Types, many numbers, long parts: a column or a grid of buttons.
void MatchTable::choices(Frame& f) {
    if (v_.at != AskAt::buttons || choices_fit(f)) return;
    Canvas& c = f.c;
    Layer layer(f, .4f);
    const bool types =
        !v_.options.empty() && (v_.options[0].kind == OptionKind::type || v_.options[0].kind == OptionKind::number);
    const int columns = types ? std::min(4, static_cast<int>(v_.options.size())) : 1;
    const int lines = (static_cast<int>(v_.options.size()) + columns - 1) / columns;
    const float width = types ? 170.f * static_cast<float>(columns) : 620.f;
    const Rect box =
        around(lay_->board.centre(), width + 56, 110 + 54 * static_cast<float>(lines) + (v_.done ? 60.f : 0.f));
    panel(c, box, size::large_radius);
    c.text_within({box.x + 28, box.y + 42}, v_.prompt.title, bold(20, c.p.t1), box.w - 56);
    const TextStyle style = regular(14, c.p.t2);
    c.text({box.x + 28, box.y + 66}, c.whole_sentences(v_.prompt.sentence, style, box.w - 56), style);
    std::optional<Option> taken;
    for (std::size_t i = 0; i < v_.options.size(); ++i) {
        const Rect cell =
            Rect{box.x + 28, box.y + 84 + 54 * static_cast<float>(static_cast<int>(i) / columns), width, 46}.column(
                static_cast<int>(i) % columns, columns, 10);
        const std::string label = button_label(f, v_.options[i]);
        const Key key = i < 9 ? digit_key(static_cast<int>(i) + 1) : Key::none;
        if (button(f, {.id = "option." + std::to_string(i),
                       .box = cell,
                       .label = label,
                       .rank = Rank::quiet,
                       .key = key,
                       .text = 15}))
            taken = v_.options[i];
        if (v_.options[i].kind == OptionKind::type)
            type_badge(c, {cell.x + 22, cell.centre().y}, 11, static_cast<Type>(v_.options[i].a));
    }
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 58, 42);
    if (v_.done && foot.button({.id = "prompt.done",
                                .label = text::option_label(v_.names, v_.view, *v_.done),
                                .rank = Rank::primary,
                                .key = Key::enter},
                               180))
        taken = v_.done;
    undo_key(f);
    if (taken) take(f, *taken);
}

}  // namespace cubenight::gui
