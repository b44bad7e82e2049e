#include "src/gui/screens/ultraman/sheets.hpp"

#include <algorithm>

#include "src/gui/screens/ultraman/ending.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui::ucg {

void Sheets::refresh(const Values& v) {
    if (shown_.kind != SheetKind::menu && shown_.kind != SheetKind::clause) close();
    if (v.over() && !over_seen_) open_end();
    over_seen_ = v.over();
}

Wishes Sheets::draw(Frame& f, const Values& v) {
    Wishes wishes;
    switch (shown_.kind) {
        case SheetKind::none: break;
        case SheetKind::menu: return menu(f, v);
        case SheetKind::concede:
            wishes.concede = asked_yes(ask_yes(f, f.say(Text::match_concede_title),
                                               f.say(Text::match_concede_under, {v.names.seats[v.them]}),
                                               f.say(Text::match_concede_yes)));
            break;
        case SheetKind::options: return options(f, v);
        case SheetKind::piles: piles(f, v); break;
        case SheetKind::character: character(f, v); break;
        case SheetKind::clause:
            if (!clause_sheet(f, shown_.clause)) close();
            break;
        case SheetKind::over: return over(f, v);
    }
    return wishes;
}

Wishes Sheets::menu(Frame& f, const Values& v) {
    Wishes wishes;
    const MenuChoice chosen = match_menu(f, *f.session.ultraman_match(), v.over());
    if (chosen != MenuChoice::open) close();
    if (chosen == MenuChoice::concede) open({.kind = SheetKind::concede});
    if (chosen == MenuChoice::cover) f.session.ultraman_match()->cover();
    if (chosen == MenuChoice::leave) f.go.back();
    wishes.offer_draw = chosen == MenuChoice::draw;
    wishes.judge = chosen == MenuChoice::judge;
    return wishes;
}

bool Sheets::asked_yes(Answered answered) {
    if (answered != Answered::open) close();
    return answered == Answered::yes;
}

// Several things can be done at one place: which of them?
Wishes Sheets::options(Frame& f, const Values& v) {
    Wishes wishes;
    std::vector<std::string> labels;
    for (const Option& option : shown_.options) labels.push_back(said::option_label(v.names, v.view, option));
    const int chosen = options_sheet(f, f.say(Text::ucg_which), "which.", labels, 720);
    if (chosen >= 0) wishes.take = shown_.options[static_cast<std::size_t>(chosen)];
    if (chosen == options_closed) close();
    return wishes;
}

void Sheets::piles(Frame& f, const Values& v) {
    constexpr std::size_t kinds = 2;
    const SeatId seats[] = {v.me, v.them};
    SeenPiles seen;
    for (int player = 0; player < 2; ++player) {
        const ultraman::SeatView& of = v.view.seats[seats[player]];
        seen.players[player] = {v.names.seats[seats[player]],
                                {f.say(Text::ucg_discard, {std::to_string(of.discard.size())}),
                                 f.say(Text::ucg_exiled, {std::to_string(of.exile.size())})}};
    }
    seen.shown = (shown_.seat == v.me ? 0 : kinds) + static_cast<std::size_t>(shown_.pile);
    const ultraman::SeatView& of = v.view.seats[shown_.seat];
    const ultraman::Pile& cards = shown_.pile == SeenPile::exile ? of.exile : of.discard;
    seen.count = cards.size();
    seen.face = [&](Rect box, std::size_t place) {
        UltramanPainter painter(f.c, f.say, f.words);
        if (const Card* card = v.card(cards[place])) painter.draw(box.corner(), box.w, *card);
        else painter.back(box.corner(), box.w);
    };
    const auto then = piles_sheet(f, seen);
    if (!then) return close();
    shown_.seat = seats[*then / kinds];
    shown_.pile = static_cast<SeenPile>(*then % kinds);
}

// The whole stack with its charge cards: the highest card large, the others beside it.
void Sheets::character(Frame& f, const Values& v) {
    Canvas& c = f.c;
    const CharacterView& at = v.character(shown_.spot);
    if (!at.there) return close();
    Layer layer(f);
    const Rect box = layer.sheet(980, 600);
    const CopyId top = at.cards.empty() ? no_copy : at.cards[0];
    const float x = box.x + 388;
    const std::string area = std::to_string(area_of(shown_.spot) + 1);
    c.text_within({x, box.y + 52}, f.say(Text::ucg_area_of, {area, v.names.seats[ultraman::seat_of(shown_.spot)]}),
                  bold(20, c.p.t1).cuttable(), box.right() - x - 28);
    if (at.open)
        c.text({x, box.y + 80}, "BP " + std::to_string(at.bp.value) + " · " + std::string(state_word(at.bp.state)),
               bold(16, c.p.accent));
    const Rect room{x, box.y + 100, box.right() - 28 - x, box.bottom() - 74 - box.y - 100};
    const CopyId large = cards(f, v, room, at).value_or(top);
    UltramanPainter painter(c, f.say, f.words);
    if (const Card* card = v.card(large)) painter.draw({box.x + 28, box.y + 28}, 330, *card);
    else painter.back({box.x + 28, box.y + 28}, 330);
    if (close_button(f, box)) close();
}

// The one that is pointed at.
std::optional<CopyId> Sheets::cards(Frame& f, const Values& v, Rect r, const CharacterView& at) {
    std::optional<CopyId> pointed;
    UltramanPainter painter(f.c, f.say, f.words);
    constexpr float wide = 84, step = 94, row = 148;
    std::vector<CopyId> below(at.cards.begin() + (at.cards.empty() ? 0 : 1), at.cards.end());
    const std::size_t stack = below.size();
    below.insert(below.end(), at.charged.begin(), at.charged.end());
    const auto columns = static_cast<std::size_t>(std::max(1.f, r.w / step));
    const std::size_t lines = (stack + columns - 1) / columns + (below.size() - stack + columns - 1) / columns;
    const float up = f.ui.begin_scroll("sheet.stack", r, row * static_cast<float>(lines) + 60);
    float y = r.y - up;
    const auto shelf = [&](Text title, std::size_t from, std::size_t to) {
        if (from == to) return;
        f.c.text({r.x, y + 16}, f.say(title, {std::to_string(to - from)}), regular(14, f.c.p.t2));
        for (std::size_t i = from; i < to; ++i) {
            const Vec corner{r.x + step * static_cast<float>((i - from) % columns),
                             y + 26 + row * static_cast<float>((i - from) / columns)};
            const Rect box{corner.x, corner.y, wide, wide * 1.4f};
            const Response of = f.ui.item("stack." + std::to_string(i), box, Can::be_seen);
            if (const Card* card = v.card(below[i])) painter.draw(corner, wide, *card);
            else painter.back(corner, wide);
            if (of.hovered || of.focused) f.c.frame(box.inset(-3), f.c.p.info, 6, 2), pointed = below[i];
        }
        y += 30 + row * static_cast<float>((to - from + columns - 1) / columns);
    };
    if (below.empty()) f.c.text({r.x, y + 16}, f.say(Text::ucg_nothing_below), regular(14, f.c.p.t2));
    shelf(Text::ucg_below, 0, stack);
    shelf(Text::ucg_charges, stack, below.size());
    f.ui.end_scroll();
    return pointed;
}

Wishes Sheets::over(Frame& f, const Values& v) {
    Wishes wishes;
    if (!v.over()) {
        close();
        return wishes;
    }
    const UltramanSession& match = *f.session.ultraman_match();
    wishes.end = end_.draw(f, match, ending_of(f, match, v));
    if (wishes.end != EndChoice::open) close();
    if (wishes.end == EndChoice::replay) wishes.past = 0;
    return wishes;
}

}  // namespace cubenight::gui::ucg
