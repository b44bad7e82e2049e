#include "src/gui/screens/ultraman/sheets.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/ending_text.hpp"

namespace cubenight::gui::ucg {

void Sheets::refresh(const Values& v) {
    if (shown_.kind != SheetKind::menu && shown_.kind != SheetKind::clause) close();
    if (v.over() && !over_seen_) open({.kind = SheetKind::over});
    over_seen_ = v.over();
}

Wishes Sheets::draw(Frame& f, const Values& v) {
    Wishes wishes;
    switch (shown_.kind) {
        case SheetKind::none: break;
        case SheetKind::menu: menu(f, v); break;
        case SheetKind::concede:
            wishes.concede = asked_yes(ask_yes(f, f.say(Text::match_concede_title),
                                               f.say(Text::match_concede_under, {v.names.seats[v.them]}),
                                               f.say(Text::match_concede_yes)));
            break;
        case SheetKind::options: return options(f, v);
        case SheetKind::pile: pile(f, v); break;
        case SheetKind::character: character(f, v); break;
        case SheetKind::clause:
            if (!clause_sheet(f, shown_.clause)) close();
            break;
        case SheetKind::over: return over(f, v);
    }
    return wishes;
}

void Sheets::menu(Frame& f, const Values& v) {
    const MenuChoice chosen = match_menu(f, v.over());
    if (chosen != MenuChoice::open) close();
    if (chosen == MenuChoice::concede) open({.kind = SheetKind::concede});
    if (chosen == MenuChoice::cover) f.session.ultraman_match()->cover();
    if (chosen == MenuChoice::leave) f.go.back();
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

void Sheets::pile(Frame& f, const Values& v) {
    const ultraman::SeatView& seat = v.view.seats[shown_.seat];
    const bool exile = shown_.pile == SeenPile::exile;
    const ultraman::Pile& cards = exile ? seat.exile : seat.discard;
    const std::string title = f.say(exile ? Text::ucg_exile_of : Text::ucg_discard_of, {v.names.seats[shown_.seat]});
    const auto face = [&](Rect box, std::size_t place) {
        if (const Card* card = v.card(cards[place]))
            UltramanPainter(f.c, f.say, f.words).draw(box.corner(), box.w, *card);
    };
    if (!pile_sheet(f, {.title = title, .count = cards.size(), .face = face})) close();
}

// The whole stack with its charge cards: the highest card large, the others beside it.
void Sheets::character(Frame& f, const Values& v) {
    Canvas& c = f.c;
    const CharacterView& at = v.character(shown_.spot);
    if (!at.there) return close();
    Layer layer(f);
    const Rect box = layer.sheet(980, 600);
    const CopyId top = at.cards.empty() ? no_copy : at.cards[0];
    UltramanPainter painter(c, f.say, f.words);
    if (const Card* card = v.card(top)) painter.draw({box.x + 28, box.y + 28}, 330, *card);
    else painter.back({box.x + 28, box.y + 28}, 330);
    const float x = box.x + 388;
    const std::string area = std::to_string(area_of(shown_.spot) + 1);
    c.text_within({x, box.y + 52}, f.say(Text::ucg_area_of, {area, v.names.seats[ultraman::seat_of(shown_.spot)]}),
                  bold(20, c.p.t1).cuttable(), box.right() - x - 28);
    if (at.open)
        c.text({x, box.y + 80}, "BP " + std::to_string(at.bp.value) + " · " + std::string(state_word(at.bp.state)),
               bold(16, c.p.accent));
    cards(f, v, {x, box.y + 100, box.right() - 28 - x, box.bottom() - 74 - box.y - 100}, at);
    if (close_button(f, box)) close();
}

void Sheets::cards(Frame& f, const Values& v, Rect r, const CharacterView& at) {
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
            if (const Card* card = v.card(below[i])) painter.draw(corner, wide, *card);
            else painter.back(corner, wide);
        }
        y += 30 + row * static_cast<float>((to - from + columns - 1) / columns);
    };
    if (below.empty()) f.c.text({r.x, y + 16}, f.say(Text::ucg_nothing_below), regular(14, f.c.p.t2));
    shelf(Text::ucg_below, 0, stack);
    shelf(Text::ucg_charges, stack, below.size());
    f.ui.end_scroll();
}

Wishes Sheets::over(Frame& f, const Values& v) {
    Wishes wishes;
    if (!v.over()) {
        close();
        return wishes;
    }
    const auto winner = play::winner_of(v.view.outcome);
    const std::string why = text::capitalized(said::ending_text(v.view.ending, v.view.turn, f.say.language()));
    switch (over_sheet(f, winner ? std::string_view(v.names.seats[*winner]) : std::string_view(), why,
                       f.say(Text::ucg_leave))) {
        case OverChoice::open: break;
        case OverChoice::look: close(); break;
        case OverChoice::steps:
            close();
            wishes.past = 0;
            break;
        case OverChoice::leave: f.go.back(); break;
    }
    return wishes;
}

}  // namespace cubenight::gui::ucg
