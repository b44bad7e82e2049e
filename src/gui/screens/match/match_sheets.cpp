// Match: what opens over the board. The menu, the two questions before a step that ends something, a pile's cards, a
// Pokémon with everything on it, a clause in words, the end of the match; and the large face of what is pointed at.
#include "src/gui/screens/common/menu.hpp"
#include "src/gui/screens/match/match_table.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

bool close_button(Frame& f, Rect box) {
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    return foot.button({.id = "sheet.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter},
                       120) ||
           f.ui.key(Key::escape);
}

Text ending_text(Ending ending) {
    switch (ending) {
        case Ending::none:
        case Ending::prizes: return Text::match_over_prizes;
        case Ending::no_pokemon: return Text::match_over_no_pokemon;
        case Ending::deck_out: return Text::match_over_deck;
        case Ending::effect: return Text::match_over_effect;
        case Ending::conceded: return Text::match_over_conceded;
        case Ending::turn_limit: return Text::match_over_limit;
        case Ending::simultaneous: return Text::match_over_both;
    }
    return Text::match_over_prizes;
}

}  // namespace

void MatchTable::sheets(Frame& f) {
    bool yes = false;
    switch (sheet_) {
        case Sheet::none: return;
        case Sheet::menu: return menu(f);
        case Sheet::concede:
            ask_yes(f, Text::match_concede_title, Text::match_concede_under, Text::match_concede_yes, yes);
            if (yes) session(f).concede();
            return;
        case Sheet::end_turn:
            ask_yes(f, Text::match_end_title, Text::match_end_under, Text::match_end_yes, yes);
            if (yes)
                if (const auto end = v_.action_of(OptionKind::end_turn)) take(f, *end);
            return;
        case Sheet::abilities: return ability_sheet(f);
        case Sheet::pile: return pile_sheet(f);
        case Sheet::pokemon: return pokemon_sheet(f);
        case Sheet::clause: return clause_sheet(f);
        case Sheet::over: return over_sheet(f);
    }
}

void MatchTable::menu(Frame& f) {
    const bool over = v_.view.outcome != Outcome::running;
    const MenuEntry entries[] = {{"match.menu.concede", f.say(Text::match_menu_concede), Icon::flag,
                                  over ? f.say(Text::match_over) : std::string_view()},
                                 {"match.menu.leave", f.say(Text::match_menu_leave), Icon::play}};
    const int chosen = menu_sheet(f, f.say(Text::match_menu), entries);
    if (chosen != menu_open) sheet_ = Sheet::none;
    if (chosen == 0) sheet_ = Sheet::concede;
    if (chosen == 1) f.go.back();
}

void MatchTable::ask_yes(Frame& f, Text title, Text under, Text yes, bool& answer) {
    Layer layer(f);
    const Rect box = layer.sheet(520, 190);
    const std::string& other = v_.names.seats[static_cast<std::size_t>(v_.them)];
    f.c.text_within({box.x + 28, box.y + 46}, f.say(title), bold(20, f.c.p.t1), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 74}, f.say(under, {other}), regular(15, f.c.p.t2), box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44),
        right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    if (left.button({.id = "sheet.no", .label = f.say(Text::cancel), .key = Key::escape}, 150)) sheet_ = Sheet::none;
    if (right.button({.id = "sheet.yes", .label = f.say(yes), .rank = Rank::primary, .key = Key::enter}, 200)) {
        answer = true;
        sheet_ = Sheet::none;
    }
}

void MatchTable::ability_sheet(Frame& f) {
    const std::vector<Option> found = sheet_slot_ == no_slot ? v_.abilities() : v_.abilities_of(sheet_slot_);
    Layer layer(f);
    const Rect box = layer.sheet(520, 150 + 54 * static_cast<float>(std::max<std::size_t>(1, found.size())));
    f.c.text_within({box.x + 28, box.y + 46}, f.say(Text::match_abilities), bold(20, f.c.p.t1), box.w - 56);
    std::optional<Option> taken;
    for (std::size_t i = 0; i < found.size() && i < 12; ++i) {
        const Rect row{box.x + 28, box.y + 68 + 54 * static_cast<float>(i), box.w - 56, 46};
        const Key key = i < 9 ? digit_key(static_cast<int>(i) + 1) : Key::none;
        if (button(f, {.id = "ability." + std::to_string(i),
                       .box = row,
                       .label = text::option_label(v_.names, v_.view, found[i]),
                       .rank = Rank::quiet,
                       .key = key,
                       .text = 15}))
            taken = found[i];
    }
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    if (foot.button({.id = "sheet.close", .label = f.say(Text::cancel), .key = Key::escape}, 120)) sheet_ = Sheet::none;
    if (taken) take(f, *taken);
}

void MatchTable::pile_sheet(Frame& f) {
    Canvas& c = f.c;
    const pokemon::SeatView& seat = v_.view.seats[static_cast<std::size_t>(sheet_seat_)];
    const Pile& pile = sheet_lost_ ? seat.lost : seat.discard;
    constexpr int columns = 8;
    const int lines = (static_cast<int>(pile.size()) + columns - 1) / columns;
    Layer layer(f);
    const Rect box = layer.sheet(8 * 118.f + 60, 160 + 172 * static_cast<float>(std::max(1, lines)));
    const std::string& whose = v_.names.seats[static_cast<std::size_t>(sheet_seat_)];
    c.text_within({box.x + 28, box.y + 44},
                  f.say(sheet_lost_ ? Text::match_lost_zone : Text::match_discard_pile, {whose}), bold(20, c.p.t1),
                  box.w - 260);
    c.text({box.right() - 28, box.y + 44},
           f.say.count(Text::match_cards_one, Text::match_cards, static_cast<int>(pile.size())),
           regular(14, c.p.t3, Align::right));
    const Rect view{box.x + 20, box.y + 64, box.w - 40, box.h - 64 - 74};
    if (pile.empty()) c.text({view.x + 8, view.y + 28}, f.say(Text::match_pile_empty), regular(15, c.p.t2));
    const float up = f.ui.begin_scroll("sheet.pile", view, 172 * static_cast<float>(lines));
    for (std::size_t i = 0; i < pile.size(); ++i) {
        const CopyId copy = pile[pile.size() - 1 - i];  // the last one first
        const Rect card = CardPainter::box({view.x + 8 + 118 * static_cast<float>(static_cast<int>(i) % columns),
                                            view.y + 6 + 172 * static_cast<float>(static_cast<int>(i) / columns) - up},
                                           110);
        if (!card.overlaps(view)) continue;
        const Response r = f.ui.item("pile." + std::to_string(i), card, Can::be_seen);
        if (const Card* face = v_.card(copy))
            CardPainter(c, f.say, f.words).draw(card.corner(), card.w, look(copy, *face));
        if (r.hovered || r.focused) c.frame(card.inset(-3), c.p.info, 8, 2);
    }
    f.ui.end_scroll();
    if (close_button(f, box)) sheet_ = Sheet::none;
}

void MatchTable::pokemon_sheet(Frame& f) {
    Canvas& c = f.c;
    const PokemonView& p = v_.view.pokemon[sheet_slot_];
    const Card* top = v_.top(sheet_slot_);
    if (!top) {
        sheet_ = Sheet::none;
        return;
    }
    Layer layer(f);
    const Rect box = layer.sheet(900, 560);
    const InPlay play = in_play_of(sheet_slot_);
    CardLook face = look(p.top, *top);
    CardPainter(c, f.say, f.words).draw({box.x + 28, box.y + 28}, 300, face);
    const float x = box.x + 360;
    c.text_within({x, box.y + 52}, top->name, bold(22, c.p.t1), box.w - 560);
    c.text({box.right() - 28, box.y + 52},
           std::to_string(play.hp_left) + " / " + std::to_string(play.hp) + " " + std::string(f.say(Text::match_hp)),
           bold(18, c.p.t1, Align::right));
    float chip = x;
    for (int i = 0; i < condition_count; ++i)
        if ((p.conditions >> i) & 1)
            chip += condition_chip(c, f.say, {chip, box.y + 68}, static_cast<SpecialCondition>(i)) + 6;
    c.text({x, box.y + 122},
           f.say(p.attached.empty() && p.below.empty() ? Text::match_nothing_attached : Text::match_attached),
           regular(14, c.p.t2));
    int i = 0;
    const auto small = [&](CopyId copy) {
        if (i >= 15) return;
        const Card* card = v_.card(copy);
        const Rect at =
            CardPainter::box({x + 102 * static_cast<float>(i % 5), box.y + 138 + 112 * static_cast<float>(i / 5)}, 74);
        if (card) CardPainter(c, f.say, f.words).draw(at.corner(), at.w, look(copy, *card));
        ++i;
    };
    for (const CopyId copy : p.attached) small(copy);
    for (const CopyId copy : p.below) small(copy);
    if (close_button(f, box)) sheet_ = Sheet::none;
}

void MatchTable::clause_sheet(Frame& f) {
    Layer layer(f);
    const Rect box = layer.sheet(560, 230);
    const std::string_view cited = citation(clause_);
    f.c.text_within({box.x + 28, box.y + 46}, cited.starts_with("program:") ? std::string_view("program") : cited,
                    bold(17, f.c.p.info), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 70}, text::document_name(cited, f.say.language()), regular(14, f.c.p.t2),
                    box.w - 56);
    f.c.paragraph({box.x + 28, box.y + 106}, text::clause_sentence(clause_, f.say.language()), regular(17, f.c.p.t1),
                  box.w - 56, 25, 3);
    if (close_button(f, box)) sheet_ = Sheet::none;
}

void MatchTable::over_sheet(Frame& f) {
    Canvas& c = f.c;
    const View& view = v_.view;
    if (view.outcome == Outcome::running) {
        sheet_ = Sheet::none;
        return;
    }
    Layer layer(f);
    const Rect box = layer.sheet(560, 230);
    const int winner = view.outcome == Outcome::seat1_wins ? 1 : 0;
    const std::string title = view.outcome == Outcome::draw
                                  ? std::string(f.say(Text::match_over_draw))
                                  : f.say(Text::match_over_title, {v_.names.seats[static_cast<std::size_t>(winner)]});
    icon(c, {box.x + 48, box.y + 50}, 16, view.outcome == Outcome::draw ? Icon::minus : Icon::star, c.p.accent);
    c.text_within({box.x + 78, box.y + 58}, title, bold(26, c.p.t1), box.w - 110);
    c.paragraph({box.x + 28, box.y + 104}, f.say(ending_text(view.ending), {std::to_string(view.turn)}),
                regular(16, c.p.t2), box.w - 56, 22, 2);
    const float y = box.bottom() - 70;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 46),
        right(f, ButtonRow::From::right, box.right() - 28, y, 46);
    if (left.button({.id = "over.look", .label = f.say(Text::match_over_look), .icon = Icon::eye, .key = Key::escape},
                    190))
        sheet_ = Sheet::none;
    if (right.button(
            {.id = "over.leave", .label = f.say(Text::match_over_leave), .rank = Rank::primary, .key = Key::enter},
            220))
        f.go.back();
}

// Pointed at for a moment, or at once with Alt: the large face, on the side where the pointer is not.
void MatchTable::large_card(Frame& f) {
    const bool wants = pointed_ && sheet_ == Sheet::none && v_.at != AskAt::list;
    const bool listed = pointed_ && v_.at == AskAt::list && !looking_;
    const float waited = f.ui.hold("match.point", wants || listed);
    if (!(wants || listed) || (waited < 600 && !compat::held(Key::alt))) return;
    const Card* card = v_.card(*pointed_);
    if (!card) return;
    Canvas& c = f.c;
    const float width = std::max(264.f, 232 / c.scale());
    const bool left = f.ui.pointer().x > f.area.centre().x;
    const Rect board = lay_->board;
    Rect box = CardPainter::box({left ? board.x + 40 : board.right() - width - 40, board.y + 40}, width);
    box.y = std::clamp(box.y, board.y, std::max(board.y, f.area.bottom() - box.h - 8));
    const int mark = c.mark();
    CardPainter(c, f.say, f.words).draw(box.corner(), box.w, look(*pointed_, *card));
    c.fade(mark, std::min(1.f, compat::held(Key::alt) ? 1.f : (waited - 600) / 120));
}

}  // namespace cubenight::gui
