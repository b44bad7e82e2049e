// Match: what opens over the board. The menu, the two questions before a step that ends something, a pile's cards, a
// Pokémon with everything on it, a clause in words, the end of the match.
#include "src/gui/screens/match/sheets.hpp"

#include <algorithm>
#include <bit>

#include "src/gui/screens/match/ending.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

using namespace pokemon;

void Sheets::refresh(const MatchValues& v) {
    if (shown_.kind != SheetKind::menu && shown_.kind != SheetKind::clause) close();
    const bool running = v.view.outcome == Outcome::running;
    if (!running && !over_seen_) open_end();
    over_seen_ = !running;
}

void Sheets::show_search(std::span<const text::LogEntry> told, const MatchValues& v) {
    if (v.at == AskAt::list || !none_open()) return;
    looked_through_.clear();
    for (const text::LogEntry& entry : told)
        if (entry.event.type == EventKind::looked && entry.event.clause == Clause::I_H_b2 && entry.event.seat == v.me &&
            entry.card != no_card)
            looked_through_.push_back(entry.card);
    if (!looked_through_.empty()) open({.kind = SheetKind::looked_through});
}

MatchWishes Sheets::draw(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    switch (shown_.kind) {
        case SheetKind::none: break;
        case SheetKind::menu: return menu(f, v);
        case SheetKind::concede:
            wishes.concede = asked_yes(ask_yes(f, f.say(Text::match_concede_title),
                                               f.say(Text::match_concede_under, {v.names.seats[v.them]}),
                                               f.say(Text::match_concede_yes)));
            break;
        case SheetKind::end_turn:
            if (asked_yes(
                    ask_yes(f, f.say(Text::match_end_title), f.say(Text::match_end_under), f.say(Text::match_end_yes))))
                wishes.take = v.action_of(OptionKind::end_turn);
            break;
        case SheetKind::abilities: return abilities(f, v);
        case SheetKind::piles: piles(f, v); break;
        case SheetKind::pokemon: pokemon_in_play(f, v); break;
        case SheetKind::looked_through: looked_through(f, v); break;
        case SheetKind::clause:
            if (!clause_sheet(f, shown_.clause)) close();
            break;
        case SheetKind::over: return over(f, v);
    }
    return wishes;
}

MatchWishes Sheets::menu(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    const MenuChoice chosen = match_menu(f, *f.session.match(), v.view.outcome != Outcome::running);
    if (chosen != MenuChoice::open) close();
    if (chosen == MenuChoice::concede) open({.kind = SheetKind::concede});
    if (chosen == MenuChoice::cover) f.session.match()->cover();
    if (chosen == MenuChoice::leave) f.go.back();
    wishes.offer_draw = chosen == MenuChoice::draw;
    wishes.judge = chosen == MenuChoice::judge;
    return wishes;
}

bool Sheets::asked_yes(Answered answered) {
    if (answered != Answered::open) close();
    return answered == Answered::yes;
}

MatchWishes Sheets::abilities(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    const std::vector<Option> found = shown_.slot == no_slot ? v.abilities() : v.abilities_of(shown_.slot);
    std::vector<std::string> labels;
    for (const Option& option : found) labels.push_back(text::option_label(v.names, v.view, option));
    const int chosen = options_sheet(f, f.say(Text::match_abilities), "ability.", labels, 520);
    if (chosen == options_closed) close();
    if (chosen >= 0) wishes.take = found[static_cast<std::size_t>(chosen)];
    return wishes;
}

void Sheets::piles(Frame& f, const MatchValues& v) {
    constexpr std::size_t kinds = 3;
    const SeatId seats[] = {v.me, v.them};
    SeenPiles seen;
    for (int player = 0; player < 2; ++player) {
        const SeatView& of = v.view.seats[seats[player]];
        seen.players[player] = {v.names.seats[seats[player]],
                                {f.say(Text::match_discard, {std::to_string(of.discard.size())}),
                                 f.say(Text::match_lost_count, {std::to_string(of.lost.size())}),
                                 f.say(Text::match_prize_count, {std::to_string(std::popcount(of.prize_there))})}};
    }
    seen.shown = (shown_.seat == v.me ? 0 : kinds) + static_cast<std::size_t>(shown_.pile);
    const SeatView& of = v.view.seats[shown_.seat];
    Pile cards = shown_.pile == SeenPile::discard ? of.discard : of.lost;
    if (shown_.pile == SeenPile::prizes) {
        cards.clear();  // the first one comes first
        for (std::size_t i = of.prizes.size(); i-- > 0;)
            if ((of.prize_there >> i) & 1) cards.push_back(of.prizes[i]);
    }
    seen.count = cards.size();
    seen.face = [&](Rect box, std::size_t place) {
        CardPainter painter(f.c, f.say, f.words);
        if (const Card* card = v.card(cards[place])) painter.draw(box.corner(), box.w, v.look(*card));
        else painter.back(box.corner(), box.w);
    };
    const auto then = piles_sheet(f, seen);
    if (!then) return close();
    shown_.seat = seats[*then / kinds];
    shown_.pile = static_cast<SeenPile>(*then % kinds);
}

void Sheets::looked_through(Frame& f, const MatchValues& v) {
    const auto face = [&](Rect box, std::size_t place) {
        const Card& card = (*v.names.cards)[looked_through_[place]];
        CardPainter(f.c, f.say, f.words).draw(box.corner(), box.w, v.look(card));
    };
    if (!looked_through_sheet(f, f.say(Text::match_found_nothing), f.say(Text::match_looked_through),
                              looked_through_.size(), face))
        close();
}

void Sheets::pokemon_in_play(Frame& f, const MatchValues& v) {
    Canvas& c = f.c;
    const PokemonView& p = v.view.pokemon[shown_.slot];
    const Card* top = v.top(shown_.slot);
    if (!top) return close();
    Layer layer(f);
    const Rect box = layer.sheet(900, 560);
    const InPlay play = v.in_play(shown_.slot);
    const float x = box.x + 360;
    c.text_within({x, box.y + 52}, f.say.name(*top), bold(22, c.p.t1).cuttable(), box.w - 560);
    c.text({box.right() - 28, box.y + 52},
           std::to_string(play.hp_left) + " / " + std::to_string(play.hp) + " " + std::string(f.say(Text::match_hp)),
           bold(18, c.p.t1, Align::right));
    float chip = x;
    for (int i = 0; i < condition_count; ++i)
        if (const auto condition = static_cast<SpecialCondition>(i); p.is(condition))
            chip += condition_chip(c, f.say, {chip, box.y + 68}, condition) + 6;
    c.text({x, box.y + 122},
           f.say(p.attached.empty() && p.below.empty() ? Text::match_nothing_attached : Text::match_attached),
           regular(14, c.p.t2));
    const Card* pointed = attached(f, v, p, {x, box.y + 138});
    CardPainter(c, f.say, f.words).draw({box.x + 28, box.y + 28}, 300, v.look(pointed ? *pointed : *top));
    if (close_button(f, box)) close();
}

// Everything on it and below it. The card that is pointed at, to be shown large.
const Card* Sheets::attached(Frame& f, const MatchValues& v, const PokemonView& p, Vec corner) {
    std::vector<CopyId> copies(p.attached.begin(), p.attached.end());
    copies.insert(copies.end(), p.below.begin(), p.below.end());
    const Card* pointed = nullptr;
    const Rect view{corner.x, corner.y, 520, 3 * 112};
    const float up = f.ui.begin_scroll("sheet.attached", view, 112 * static_cast<float>((copies.size() + 4) / 5));
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const Rect at = CardPainter::box(
            {corner.x + 4 + 102 * static_cast<float>(i % 5), corner.y + 4 + 112 * static_cast<float>(i / 5) - up}, 74);
        const Card* card = v.card(copies[i]);
        const Response r = f.ui.item("attached." + std::to_string(i), at, Can::be_seen);
        if (!card || !at.overlaps(view)) continue;
        CardPainter(f.c, f.say, f.words).draw(at.corner(), at.w, v.look(*card));
        if (r.hovered || r.focused) f.c.frame(at.inset(-3), f.c.p.info, 6, 2), pointed = card;
    }
    f.ui.end_scroll();
    return pointed;
}

MatchWishes Sheets::over(Frame& f, const MatchValues& v) {
    MatchWishes wishes;
    if (v.view.outcome == Outcome::running) {
        close();
        return wishes;
    }
    const MatchSession& match = *f.session.match();
    wishes.end = end_.draw(f, match, ending_of(f, match, v));
    if (wishes.end != EndChoice::open) close();
    if (wishes.end == EndChoice::replay) wishes.past = 0;
    return wishes;
}

}  // namespace cubenight::gui
