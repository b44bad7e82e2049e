#include "src/gui/screens/common/choice_list.hpp"

#include <algorithm>

#include "src/gui/screens/common/marks.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

constexpr float face = 120, gap = 16, name_room = 46;
constexpr float reading = 300;          // beside the cards: one of them large
constexpr std::size_t searchable = 12;  // cards, from which on they can be searched
constexpr float row_height = face * 1.4f + name_room;

// What is asked, with room for all of it.
std::vector<std::string> sentence_lines(Canvas& c, const Choices& choices, float width) {
    constexpr std::size_t most = 3;
    const TextStyle style = regular(14, c.p.t2);
    auto lines = c.wrapped(choices.asking.sentence, style, width - 100);
    return lines.size() <= most ? lines : std::vector{c.whole_sentences(choices.asking.sentence, style, width - 100)};
}

constexpr float line_height = 19;

int copies(std::span<const ListedFace> faces) {
    int all = 0;
    for (const ListedFace& entry : faces) all += entry.count;
    return all;
}

// How many are to be chosen; empty where it is any number.
std::string so_many(Frame& f, const Asking& asking) {
    constexpr int most_told = 60;
    if (asking.most == 0 || asking.most > most_told) return {};
    const Text words = asking.least < asking.most ? Text::match_choose_up_to : Text::match_choose_so_many;
    return f.say(words, {std::to_string(asking.most)});
}

void list_head(Frame& f, const Choices& choices, Rect box) {
    Canvas& c = f.c;
    choices.sign({box.x + 40, box.y + 40});
    const int open = copies(choices.list), all = open + copies(choices.looked);
    std::string count = open < all ? f.say(Text::match_cards_of, {std::to_string(open), std::to_string(all)})
                                   : f.say.count(Text::match_cards_one, Text::match_cards, all);
    if (const std::string wanted = so_many(f, choices.asking); !wanted.empty()) count = wanted + " · " + count;
    const float counted = c.text({box.right() - 30, box.y + 36}, count, regular(14, c.p.t3, Align::right));
    c.text_within({box.x + 70, box.y + 36}, choices.asking.title, bold(20, c.p.t1).cuttable(), box.w - 116 - counted);
    float y = box.y + 60;
    for (const std::string& line : sentence_lines(c, choices, box.w))
        c.text({box.x + 70, y}, line, regular(14, c.p.t2)), y += line_height;
}

// How many equal cards the entry stands for, below its name.
void count_pill(Canvas& c, Rect card, int count) {
    const Rect many = around({card.right() - 12, card.y + 44}, 34, 24);
    c.rect(many, c.p.plate, 12);
    c.frame(many, c.p.t2, 12, 1.2f);
    c.text_in(many, "×" + std::to_string(count), bold(13, c.p.t1, Align::centre));
}

void under_face(Canvas& c, const ListedFace& entry, Rect box, Colour colour) {
    if (entry.count > 1) count_pill(c, box, entry.count);
    c.text_within({box.centre().x, box.bottom() + 17}, entry.place, regular(13, colour, Align::centre).cuttable(),
                  face);
}

void listed_card(Frame& f, const Choices& choices, const ListedFace& entry, Rect box, int number, const Response& r) {
    if (r.hovered || r.focused) halo(f.c, box, f.c.p.accent, 6);
    choices.face(box, entry.copy);
    number_tab(f.c, {box.centre().x, box.y - 2}, number);
    under_face(f.c, entry, box, f.c.p.t2);
}

// Where all lie in one place there is no need to say it of each.
bool one_place(const Choices& choices) {
    const auto differs = [&](const ListedFace& entry) {
        return entry.place != (choices.list.empty() ? choices.looked : choices.list).front().place;
    };
    return std::ranges::none_of(choices.list, differs) && std::ranges::none_of(choices.looked, differs);
}

// A card that is only shown.
void looked_card(Frame& f, const Choices& choices, const ListedFace& entry, Rect box, TableWishes& wishes) {
    const Response r = f.ui.item("looked." + std::to_string(entry.copy.value), box, Can::be_seen);
    choices.face(box, entry.copy);
    under_face(f.c, entry, box, f.c.p.t3);
    if (r.hovered || r.focused) wishes.pointed = entry.copy;
}

// In full, with a frame, a tick and the word. Of equal cards the next one is chosen above it, and the last one taken back here.
void chosen_mark(Frame& f, const ChoicePlace& at, Rect box, TableWishes& wishes) {
    f.c.frame(box.inset(-3), f.c.p.ok, 8, 2.5f);
    const Vec below{box.centre().x, box.bottom() + 18};
    chosen_pill(f, below, box.w);
    if (!at.answer) return;
    const CopyId last = at.chosen.back();
    if (f.ui.item("chosen." + std::to_string(last.value), around(below, box.w, 24)).clicked) wishes.unchosen = last;
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

constexpr float looked_foot = 44;

// Over the side of the board that nothing is chosen on; `button`: the width of what stands at its foot.
Rect looked_box(const Choices& choices, Rect board, float button) {
    const auto columns = static_cast<float>(std::min<std::size_t>(choices.looked.size(), 7));
    const float width = std::max(columns * (face + gap) + 40, button + 24), height = row_height + 20 + looked_foot;
    const float y = choices.looked_at == BoardSide::other ? board.y + 8 : board.bottom() - 8 - height;
    return {board.centre().x - width / 2, y, width, height};
}

// The cards that a question is about, over the board.
void looked_cards(Frame& f, const Choices& choices, Rect box, TableWishes& wishes) {
    panel(f.c, box, size::large_radius);
    box.cut_bottom(looked_foot);
    const auto columns = static_cast<float>(std::min<std::size_t>(choices.looked.size(), 7));
    const Rect view = around({box.centre().x, box.y + box.h / 2}, columns * (face + gap) + 12, box.h - 8);
    const float up = f.ui.begin_scroll("question.cards", view, grid_height(view, choices.looked.size()));
    for (std::size_t i = 0; i < choices.looked.size(); ++i) {
        const Rect at = grid_box(view, i, up);
        if (at.inset(-20).overlaps(view)) looked_card(f, choices, choices.looked[i], at, wishes);
    }
    f.ui.end_scroll();
}

}  // namespace

TableWishes ChoiceList::draw(Frame& f, const Choices& choices, Rect board, float bar_width) {
    const AskAt at = choices.asking.at;
    places_.forget_after(choices.asking.picked);
    if (at == AskAt::list && !away_) return list(f, choices);
    if (at == AskAt::buttons && !answers_fit(f.c, choices.asking, bar_width)) return answers(f, choices, board);
    TableWishes wishes;
    if (at != AskAt::list && !choices.looked.empty()) looked(f, choices, board, wishes);
    return wishes;
}

// They can be laid aside to see what is below them.
void ChoiceList::looked(Frame& f, const Choices& choices, Rect board, TableWishes& wishes) {
    const Text word = looked_away_ ? Text::match_show_cards : Text::match_show_table;
    const Button turns{.id = "cards.away",
                       .box = {0, 0, 0, 34},
                       .label = f.say(word),
                       .icon = looked_away_ ? Icon::cards : Icon::eye,
                       .key = Key::v};
    const Rect box = looked_box(choices, board, std::max(150.f, button_width(f.c, turns)));
    if (!looked_away_) looked_cards(f, choices, box, wishes);
    ButtonRow row(f, ButtonRow::From::right, box.right() - 12, box.bottom() - 42, 34);
    if (row.button(turns, 150)) looked_away_ = !looked_away_;
}

TableWishes ChoiceList::list(Frame& f, const Choices& choices) {
    TableWishes wishes;
    Layer layer(f, .55f);
    places_.follow(choices.list, choices.looked, choices.source, choices.asking.picked);
    const std::size_t count = places_.all().size();
    const bool searched = count > searchable;
    const int most = static_cast<int>((f.area.w - 60 - 72 - reading) / (face + gap));
    const int columns = std::clamp(static_cast<int>(count), 4, std::min(most, 8));
    const int lines = (static_cast<int>(count) + columns - 1) / columns;
    const float width = static_cast<float>(columns) * (face + gap) - gap + 72 + reading;
    const auto more = static_cast<float>(sentence_lines(f.c, choices, width).size() - 1) * line_height;
    const float above = (searched ? 122.f : 78.f) + more;
    const float height = std::min(
        f.area.h - 40, std::max(above + reading * 1.4f + 60, above + 80 + row_height * static_cast<float>(lines)));
    const Rect box = around({f.area.centre().x, f.area.centre().y}, width, height);
    panel(f.c, box, size::large_radius);
    f.ui.show_whole(box);
    list_head(f, choices, box);
    if (searched) search(f, choices, {box.x + 28, box.y + 76 + more, 380, 36});
    find(choices);
    Rect view{box.x + 24, box.y + above, box.w - 48, box.h - above - 70};
    const Rect large = view.cut_right(reading);
    cards(f, choices, view, wishes);
    read(f, choices, large);
    list_foot(f, choices, box, wishes);
    if (wishes.answer) places_.choose(choices.list[*wishes.answer].copy);
    wishes.undo = f.ui.key(Key::z);  // the bar with its button lies below this layer
    wishes.piles = f.ui.key(Key::d);
    return wishes;
}

// By words that the cards have.
void ChoiceList::search(Frame& f, const Choices& choices, Rect r) {
    search_field(f, "list.search", r, search_, f.say(Text::library_search), f.c.p.well);
    if (search_.empty() || !choices.has_words) return;
    const auto number = static_cast<int>(found_.size());
    f.c.text({r.right() + 16, r.centre().y + 5}, f.say.count(Text::match_cards_one, Text::match_cards, number),
             regular(14, f.c.p.t2));
}

void ChoiceList::find(const Choices& choices) {
    found_.clear();
    const std::vector<ChoicePlace>& all = places_.all();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (search_.empty() || !choices.has_words || choices.has_words(all[i].face.copy, search_)) found_.push_back(i);
}

// Of equal cards the next one is chosen; where none is left, the last one is taken back.
void ChoiceList::press(const ChoicePlace& at, TableWishes& wishes) const {
    if (at.answer) wishes.answer = at.answer;
    else if (!at.chosen.empty()) wishes.unchosen = at.chosen.back();
}

void ChoiceList::card(Frame& f, const Choices& choices, const ChoicePlace& at, Rect box, int number,
                      TableWishes& wishes) {
    ListedFace entry = at.face;
    if (one_place(choices) || !at.chosen.empty()) entry.place.clear();
    if (!at.answer && at.chosen.empty()) {
        TableWishes pointed;
        looked_card(f, choices, entry, box, pointed);
        f.c.rect(box, f.c.p.bg0.alpha(.5f), 6);
        if (pointed.pointed) pointed_ = *pointed.pointed;
        return;
    }
    const Response r =
        f.ui.item(at.answer ? "pick." + std::to_string(*at.answer) : "chosen." + std::to_string(entry.copy.value), box);
    const bool in_view = box.inset(-20).overlaps(f.c.clip());
    if (in_view) listed_card(f, choices, entry, box, at.numbered ? number : 0, r);
    if (in_view && !at.chosen.empty()) {
        chosen_mark(f, at, box, wishes);
        number_tab(f.c, {box.centre().x, box.y - 2}, at.numbered ? number : 0);  // above the frame
    }
    if (r.hovered || r.focused) pointed_ = entry.copy;
    if (r.clicked) press(at, wishes);
}

// What can be chosen comes first; what was only seen stands back behind it.
void ChoiceList::cards(Frame& f, const Choices& choices, Rect view, TableWishes& wishes) {
    pointed_ = no_copy;
    const float up = f.ui.begin_scroll("list.cards", view, grid_height(view, found_.size()));
    for (std::size_t place = 0; place < found_.size() && !wishes.answer && !wishes.unchosen; ++place) {
        const ChoicePlace& at = places_.all()[found_[place]];
        const Rect box = grid_box(view, place, up);
        if (at.gone || (!at.answer && !box.inset(-20).overlaps(view))) continue;
        card(f, choices, at, box, static_cast<int>(place) + 1, wishes);
    }
    f.ui.end_scroll();
}

// The card that is pointed at, to be read; else the one that asks.
void ChoiceList::read(Frame& f, const Choices& choices, Rect r) const {
    const CopyId copy = pointed_ != no_copy ? pointed_ : choices.source;
    const float wide = std::min(r.w - 20, (r.h - 8) / 1.4f);
    if (copy == no_copy) return f.c.dashed_frame({r.x + 20, r.y + 4, wide, wide * 1.4f}, f.c.p.line, 12);
    choices.face({r.x + 20, r.y + 4, wide, wide * 1.4f}, copy);
}

void ChoiceList::focus_first(Frame& f) const {
    for (const std::size_t i : found_)
        if (const auto answer = places_.all()[i].answer) return f.ui.focus("pick." + std::to_string(*answer));
}

void ChoiceList::list_foot(Frame& f, const Choices& choices, Rect box, TableWishes& wishes) {
    const Asking& asking = choices.asking;
    const float y = box.bottom() - 58;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 42, 12),
        right(f, ButtonRow::From::right, box.right() - 28, y, 42);
    if (left.button({.id = "list.look", .label = f.say(Text::match_show_table), .icon = Icon::eye, .key = Key::v}, 190))
        away_ = true;
    const Button back{
        .id = "list.back", .label = f.say(Text::match_take_back), .icon = Icon::cross, .key = Key::escape};
    if (asking.way_back && left.button(back, 150)) {
        wishes.take_back = true;
        return;
    }
    const bool meant = asking.done_is_meant;
    if (!asking.done.empty() && right.button({.id = "list.done",
                                              .label = asking.done,
                                              .rank = meant ? Rank::primary : Rank::quiet,
                                              .icon = meant ? Icon::tick : Icon::none,
                                              .key = asking.done_key()},
                                             180)) {
        wishes.done = true;
        return;
    }
    // Enter goes to the cards and, once there, takes the one with the focus; it never takes nothing.
    if (!(!asking.done.empty() && meant) && f.ui.key(Key::enter)) focus_first(f);
    for (int digit = 1; digit <= 9; ++digit)
        if (f.ui.key(digit_key(digit))) {
            const auto place = static_cast<std::size_t>(digit) - 1;
            if (place < found_.size() && places_.all()[found_[place]].numbered)
                press(places_.all()[found_[place]], wishes);
            return;
        }
}

namespace {

Button answer_button(const Asking& asking, std::size_t place) {
    return {.label = asking.answers[place], .rank = Rank::quiet, .key = asking.answer_key(place), .text = 15};
}

// Where the answers stand below `corner`, the highest of a row makes it high.
std::vector<Rect> answer_boxes(Canvas& c, const Asking& asking, Vec corner, float width, int columns) {
    std::vector<Rect> boxes;
    float y = corner.y, high = 46;
    const int count = static_cast<int>(asking.answers.size());
    for (int i = 0; i < count; ++i) {
        if (i % columns == 0 && i > 0) y += high + 8, high = 46;
        Button answer = answer_button(asking, static_cast<std::size_t>(i));
        answer.box = Rect{corner.x, y, width, 46}.column(i % columns, columns, 10);
        high = std::max(high, button_height(c, answer));
        boxes.push_back(answer.box);
        for (Rect& box : boxes)
            if (box.y == y) box.h = high;
    }
    return boxes;
}

// The strip with these buttons lies below the layer.
void answers_foot(Frame& f, const Asking& asking, Rect box, TableWishes& wishes) {
    ButtonRow right(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 58, 42);
    const Rank rank = asking.done_is_meant ? Rank::primary : Rank::quiet;
    const Button done{.id = "answers.done", .label = asking.done, .rank = rank, .key = asking.done_key()};
    if (!asking.done.empty() && right.button(done, 180)) wishes.done = true;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, box.bottom() - 58, 42, 12);
    const Text word = asking.whole_text ? Text::match_undo : Text::match_take_back;
    const Button back{.id = "answers.back", .label = f.say(word), .icon = Icon::cross, .key = Key::escape};
    if (asking.way_back && left.button(back, 150)) wishes.take_back = true;
}

}  // namespace

// Types, many numbers, long parts: a column or a grid of buttons.
TableWishes ChoiceList::answers(Frame& f, const Choices& choices, Rect board) const {
    TableWishes wishes;
    Canvas& c = f.c;
    const Asking& asking = choices.asking;
    Layer layer(f, .4f);
    const int count = static_cast<int>(asking.answers.size());
    const int columns = std::clamp(count, 1, asking.columns);
    const float width = std::max(asking.whole_text ? 620.f : 0.f, asking.column * static_cast<float>(columns));
    std::vector<Rect> boxes = answer_boxes(c, asking, {}, width, columns);
    const float answers_height = boxes.empty() ? 0 : boxes.back().bottom();
    if (!choices.looked.empty()) looked_cards(f, choices, looked_box(choices, board, 0), wishes);
    const Vec middle = board.centre() + Vec{0, choices.looked.empty() ? 0 : row_height / 2 + 10};
    const TextStyle style = regular(14, c.p.t2);
    constexpr float leading = 20;
    const auto lines = asking.whole_text ? c.wrapped(asking.sentence, style, width)
                                         : std::vector{c.whole_sentences(asking.sentence, style, width)};
    const float text_height = leading * static_cast<float>(lines.size() - std::min<std::size_t>(lines.size(), 1));
    const float foot_height = asking.done.empty() && !asking.way_back ? 0.f : 60.f;
    const Rect box = around(middle, width + 56, 118 + text_height + answers_height + foot_height);
    panel(c, box, size::large_radius);
    f.ui.show_whole(box);
    // The card that asks, beside it.
    const Rect asks{box.x - 14 - 230, std::max(f.area.y + 8, box.centre().y - 161), 230, 322};
    if (choices.source != no_copy && asks.x > f.area.x) choices.face(asks, choices.source);
    c.text_within({box.x + 28, box.y + 42}, asking.title, bold(20, c.p.t1).cuttable(), box.w - 56);
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text({box.x + 28, box.y + 66 + leading * static_cast<float>(i)}, lines[i], style);
    for (int i = 0; i < count; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const Rect at = boxes[place].moved({box.x + 28, box.y + 84 + text_height});
        const std::string id = "option." + std::to_string(i);
        Button answer = answer_button(asking, place);
        answer.id = id, answer.box = at;
        if (button(f, answer)) wishes.answer = place;
        if (choices.answer_sign) choices.answer_sign({at.x + 22, at.centre().y}, place);
    }
    answers_foot(f, asking, box, wishes);
    wishes.undo = f.ui.key(Key::z);  // the bar with its button lies below this layer
    wishes.piles = f.ui.key(Key::d);
    return wishes;
}

}  // namespace cubenight::gui
