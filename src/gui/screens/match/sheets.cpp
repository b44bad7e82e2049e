// Match: what opens over the board. The menu, the two questions before a step that ends something, a pile's cards, a
// Pokémon with everything on it, a clause in words, the end of the match.
#include "src/gui/screens/match/sheets.hpp"

#include <algorithm>

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
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
        case Ending::choice_limit: return Text::match_over_choices;
    }
    return Text::match_over_prizes;
}

}  // namespace

void Sheets::refresh(const MatchValues& v) {
    if (shown_.kind != SheetKind::menu && shown_.kind != SheetKind::clause) close();
    const bool running = v.view.outcome == Outcome::running;
    if (!running && !over_seen_) open({.kind = SheetKind::over});
    over_seen_ = !running;
}

MatchWishes Sheets::draw(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    switch (shown_.kind) {
        case SheetKind::none: break;
        case SheetKind::menu: menu(f, v); break;
        case SheetKind::concede:
            wishes.concede =
                ask_yes(f, v, Text::match_concede_title, Text::match_concede_under, Text::match_concede_yes);
            break;
        case SheetKind::end_turn:
            if (ask_yes(f, v, Text::match_end_title, Text::match_end_under, Text::match_end_yes))
                wishes.take = v.action_of(OptionKind::end_turn);
            break;
        case SheetKind::abilities: return abilities(f, v);
        case SheetKind::pile: pile(f, v); break;
        case SheetKind::pokemon: pokemon_in_play(f, v); break;
        case SheetKind::clause: clause(f); break;
        case SheetKind::over: return over(f, v);
    }
    return wishes;
}

void Sheets::menu(Frame& f, const MatchValues& v) {
    const bool ended = v.view.outcome != Outcome::running;
    const MenuEntry entries[] = {{"match.menu.concede", f.say(Text::match_menu_concede), Icon::flag,
                                  ended ? f.say(Text::match_over) : std::string_view()},
                                 {"match.menu.leave", f.say(Text::match_menu_leave), Icon::play}};
    const int chosen = menu_sheet(f, f.say(Text::match_menu), entries);
    if (chosen != menu_open) close();
    if (chosen == 0) open({.kind = SheetKind::concede});
    if (chosen == 1) f.go.back();
}

bool Sheets::ask_yes(Frame& f, const MatchValues& v, Text title, Text under, Text yes) {
    Layer layer(f);
    const Rect box = layer.sheet(520, 190);
    const std::string& other = v.names.seats[v.them];
    f.c.text_within({box.x + 28, box.y + 46}, f.say(title), bold(20, f.c.p.t1), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 74}, f.say(under, {other}), regular(15, f.c.p.t2), box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44),
        right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    if (left.button({.id = "sheet.no", .label = f.say(Text::cancel), .key = Key::escape}, 150)) close();
    if (!right.button({.id = "sheet.yes", .label = f.say(yes), .rank = Rank::primary, .key = Key::enter}, 200))
        return false;
    close();
    return true;
}

MatchWishes Sheets::abilities(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    const std::vector<Option> found = shown_.slot == no_slot ? v.abilities() : v.abilities_of(shown_.slot);
    Layer layer(f);
    const Rect box = layer.sheet(520, 150 + 54 * static_cast<float>(std::max<std::size_t>(1, found.size())));
    f.c.text_within({box.x + 28, box.y + 46}, f.say(Text::match_abilities), bold(20, f.c.p.t1), box.w - 56);
    for (std::size_t i = 0; i < found.size() && i < 12; ++i) {
        const Rect row{box.x + 28, box.y + 68 + 54 * static_cast<float>(i), box.w - 56, 46};
        const std::string id = "ability." + std::to_string(i), label = text::option_label(v.names, v.view, found[i]);
        if (button(f, {.id = id,
                       .box = row,
                       .label = label,
                       .rank = Rank::quiet,
                       .key = i < 9 ? digit_key(static_cast<int>(i) + 1) : Key::none,
                       .text = 15}))
            wishes.take = found[i];
    }
    ButtonRow foot(f, ButtonRow::From::right, box.right() - 28, box.bottom() - 60, 42);
    if (foot.button({.id = "sheet.close", .label = f.say(Text::cancel), .key = Key::escape}, 120)) close();
    return wishes;
}

void Sheets::pile(Frame& f, const MatchValues& v) {
    Canvas& c = f.c;
    const SeatView& seat = v.view.seats[shown_.seat];
    const bool lost = shown_.pile == SeenPile::lost;
    const Pile& cards = lost ? seat.lost : seat.discard;
    constexpr int columns = 8;
    const int lines = (static_cast<int>(cards.size()) + columns - 1) / columns;
    Layer layer(f);
    const Rect box = layer.sheet(8 * 118.f + 60, 160 + 172 * static_cast<float>(std::max(1, lines)));
    const std::string& whose = v.names.seats[shown_.seat];
    c.text_within({box.x + 28, box.y + 44}, f.say(lost ? Text::match_lost_zone : Text::match_discard_pile, {whose}),
                  bold(20, c.p.t1), box.w - 260);
    c.text({box.right() - 28, box.y + 44},
           f.say.count(Text::match_cards_one, Text::match_cards, static_cast<int>(cards.size())),
           regular(14, c.p.t3, Align::right));
    const Rect view{box.x + 20, box.y + 64, box.w - 40, box.h - 64 - 74};
    if (cards.empty()) c.text({view.x + 8, view.y + 28}, f.say(Text::match_pile_empty), regular(15, c.p.t2));
    const float up = f.ui.begin_scroll("sheet.pile", view, 172 * static_cast<float>(lines));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CopyId copy = cards[cards.size() - 1 - i];  // the last one first
        const Rect card = CardPainter::box({view.x + 8 + 118 * static_cast<float>(static_cast<int>(i) % columns),
                                            view.y + 6 + 172 * static_cast<float>(static_cast<int>(i) / columns) - up},
                                           110);
        if (!card.overlaps(view)) continue;
        const Response r = f.ui.item("pile." + std::to_string(i), card, Can::be_seen);
        if (const Card* face = v.card(copy)) CardPainter(c, f.say, f.words).draw(card.corner(), card.w, v.look(*face));
        if (r.hovered || r.focused) c.frame(card.inset(-3), c.p.info, 8, 2);
    }
    f.ui.end_scroll();
    if (close_button(f, box)) close();
}

void Sheets::pokemon_in_play(Frame& f, const MatchValues& v) {
    Canvas& c = f.c;
    const PokemonView& p = v.view.pokemon[shown_.slot];
    const Card* top = v.top(shown_.slot);
    if (!top) return close();
    Layer layer(f);
    const Rect box = layer.sheet(900, 560);
    const InPlay play = v.in_play(shown_.slot);
    CardPainter(c, f.say, f.words).draw({box.x + 28, box.y + 28}, 300, v.look(*top));
    const float x = box.x + 360;
    c.text_within({x, box.y + 52}, f.say.name(*top), bold(22, c.p.t1).cuttable(), box.w - 560);
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
    attached(f, v, p, {x, box.y + 138});
    if (close_button(f, box)) close();
}

// Everything on it and below it, as many as have room.
void Sheets::attached(Frame& f, const MatchValues& v, const PokemonView& p, Vec corner) {
    std::vector<CopyId> copies(p.attached.begin(), p.attached.end());
    copies.insert(copies.end(), p.below.begin(), p.below.end());
    for (std::size_t i = 0; i < copies.size() && i < 15; ++i) {
        const Rect at = CardPainter::box(
            {corner.x + 102 * static_cast<float>(i % 5), corner.y + 112 * static_cast<float>(i / 5)}, 74);
        if (const Card* card = v.card(copies[i]))
            CardPainter(f.c, f.say, f.words).draw(at.corner(), at.w, v.look(*card));
    }
}

void Sheets::clause(Frame& f) {
    Layer layer(f);
    const Rect box = layer.sheet(560, 230);
    const std::string_view cited = shown_.clause;
    f.c.text_within({box.x + 28, box.y + 46}, cited.starts_with("program:") ? std::string_view("program") : cited,
                    bold(17, f.c.p.info), box.w - 56);
    f.c.text_within({box.x + 28, box.y + 70}, text::document_name(cited, f.say.language()), regular(14, f.c.p.t2),
                    box.w - 56);
    f.c.paragraph({box.x + 28, box.y + 106}, text::clause_sentence(shown_.clause, f.say.language()),
                  regular(17, f.c.p.t1), box.w - 56, 25, 3);
    if (close_button(f, box)) close();
}

MatchWishes Sheets::over(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    Canvas& c = f.c;
    const View& view = v.view;
    if (view.outcome == Outcome::running) {
        close();
        return wishes;
    }
    Layer layer(f);
    const Rect box = layer.sheet(720, 230);
    const std::optional<SeatId> winner = play::winner_of(view.outcome);
    const std::string title =
        winner ? f.say(Text::match_over_title, {v.names.seats[*winner]}) : std::string(f.say(Text::match_over_draw));
    icon(c, {box.x + 48, box.y + 50}, 16, winner ? Icon::star : Icon::minus, c.p.accent);
    c.text_within({box.x + 78, box.y + 58}, title, bold(26, c.p.t1), box.w - 110);
    c.paragraph({box.x + 28, box.y + 104}, f.say(ending_text(view.ending), {std::to_string(view.turn)}),
                regular(16, c.p.t2), box.w - 56, 22, 2);
    const float y = box.bottom() - 70;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 46),
        right(f, ButtonRow::From::right, box.right() - 28, y, 46);
    if (left.button({.id = "over.look", .label = f.say(Text::match_over_look), .icon = Icon::eye, .key = Key::escape},
                    190))
        close();
    if (left.button({.id = "over.steps", .label = f.say(Text::match_over_steps), .icon = Icon::film}, 190)) {
        close();
        wishes.past = 0;
    }
    if (right.button(
            {.id = "over.leave", .label = f.say(Text::match_over_leave), .rank = Rank::primary, .key = Key::enter},
            220))
        f.go.back();
    return wishes;
}

}  // namespace cubenight::gui
