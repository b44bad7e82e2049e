#include "src/gui/screens/ultraman/areas.hpp"

#include "src/gui/screens/ultraman/board_drawing.hpp"
#include "src/gui/screens/ultraman/moves.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui::ucg {

namespace {

// Who is ahead in a battle area now.
enum class Ahead : std::uint8_t { unknown, own, theirs, level };

struct Drawing : BoardDrawing {
    void area(int area);
    void half(int side, int area);
    void vacancy(int side, int area, const std::vector<Option>& here);
    void character(int side, int area, const std::vector<Option>& here);
    void stack(Spot spot, Rect top, bool chosen);
    std::size_t arrived(Spot spot) const;
    void lower_cards(Spot spot, Rect top);
    void charges(Spot spot, Rect top);
    void plate(int side, int area);
    void plate_marks(Rect r, const CharacterView& character);
    void arrow(Vec middle, bool up, Colour colour);
    void result(Rect r, const CharacterView& character);
    void between(int area);
    Ahead ahead(int area) const;
    int difference(int area) const;
};

Ahead Drawing::ahead(int area) const {
    const CharacterView& mine = v.character(spot_of(area, v.me));
    const CharacterView& theirs = v.character(spot_of(area, v.them));
    if (!mine.open || !theirs.open) return Ahead::unknown;
    const int d = difference(area);
    return d > 0 ? Ahead::own : d < 0 ? Ahead::theirs : Ahead::level;
}

int Drawing::difference(int area) const {
    return v.character(spot_of(area, v.me)).bp.value - v.character(spot_of(area, v.them)).bp.value;
}

void Drawing::area(int area) {
    for (const int side : {1, 0}) half(side, area);
    between(area);
}

void Drawing::half(int side, int area) {
    const Spot spot = spot_of(area, seat_of(side));
    const std::vector<Option> here = targets(spot);
    if (v.character(spot).there) character(side, area, here);
    else vacancy(side, area, here);
    const Response r = f.ui.item("spot." + std::to_string(spot.value), lay.half(side, area));
    if (r.hovered || r.focused) {
        const CharacterView& at = v.character(spot);
        for (const CopyId copy : at.cards)
            if (!wishes.pointed && copy != no_copy) wishes.pointed = copy;
        if (at.there && at.open) wishes.explained = spot;
    }
    const bool looked_into = r.right_clicked || ((r.hovered || r.focused) && f.ui.key(Key::i));
    if (looked_into && v.character(spot).there) wishes.sheet = Sheet{.kind = SheetKind::character, .spot = spot};
    if (r.clicked) wishes += press_spot(v, spot, held);
}

void Drawing::vacancy(int side, int area, const std::vector<Option>& here) {
    const Rect box = lay.top_card(side, area, 1);
    if (here.empty()) {
        if (area >= v.view.areas) return;
        empty_zone(c, box);
        const TextStyle style = regular(13, c.p.zone_text, Align::centre);
        if (c.width(f.say(Text::ucg_vacant), style) < box.w - 6)
            c.text({box.centre().x, box.centre().y + 5}, f.say(Text::ucg_vacant), style);
        return;
    }
    c.rect(box, c.p.zone_fill, 8);
    c.dashed_frame(box, c.p.accent.alpha(f.ui.glow()), 8, 2.4f, 7, 5);
    const bool set = here.front().kind == OptionKind::set;
    const Text word = set ? Text::ucg_set_here : Text::ucg_here;
    c.paragraph({box.centre().x, box.centre().y + 2}, f.say(word), bold(13, c.p.accent, Align::centre), box.w - 8, 17,
                3);
    if (!set) number_tab(c, {box.centre().x, box.y}, v.number_of(here.front()));
}

void Drawing::character(int side, int area, const std::vector<Option>& here) {
    const Spot spot = spot_of(area, seat_of(side));
    const CharacterView& at = v.character(spot);
    const Rect top = lay.top_card(side, area, at.count);
    stack(spot, top, !here.empty());
    charges(spot, top);
    plate(side, area);
    if (here.empty()) return;
    const bool by_place = here.front().kind != OptionKind::level_up || held != no_copy;
    if (!by_place) return;
    const HandCard* card = v.held(held);
    int number = v.number_of(here.front());
    if (card)
        number =
            static_cast<int>(std::find(card->plays.begin(), card->plays.end(), here.front()) - card->plays.begin()) + 1;
    number_tab(c, {top.centre().x, top.y - 3}, number);
}

void Drawing::stack(Spot spot, Rect top, bool chosen) {
    const CharacterView& at = v.character(spot);
    const int heads = std::clamp<int>(at.count, 1, 4) - 1;
    const float edge = lay.edge() * static_cast<float>(heads);
    const Rect whole{top.x, top.y - edge, top.w, top.h + edge};
    if (chosen) {
        const bool forced = !v.of_turn() || held != no_copy;
        halo(c, whole, forced ? c.p.accent.alpha(f.ui.glow()) : c.p.ok, 5);
    }
    lower_cards(spot, top);
    const std::size_t highest = arrived(spot);
    const CopyId copy = highest < at.cards.size() ? at.cards[highest] : no_copy;
    if (highest == at.cards.size()) {
        empty_zone(c, top);
    } else if (const Card* card = v.card(copy); card && highest >= at.face_down) {
        painter().draw(top.corner(), top.w, *card);
    } else {
        painter().back(top.corner(), top.w);
        const bool known = v.card(copy) != nullptr;  // to its owner, who may look at it
        icon(c, {top.centre().x, top.bottom() - 16 * lay.k}, 8, known ? Icon::eye : Icon::eye_off, c.p.back_border);
    }
    const bool dims = v.at == AskAt::board && !chosen;
    if (dims) c.rect(whole, c.p.bg0.alpha(.45f), 6);
    bool lit_here = false;
    for (const CopyId each : at.cards) lit_here |= is_lit(each);
    for (const CopyId each : at.charged) lit_here |= is_lit(each);
    if (lit_here) c.frame(whole.inset(-5), c.p.info, 9, 3);
}

// The place of the highest card of it that is not on its way there.
std::size_t Drawing::arrived(Spot spot) const {
    const CharacterView& at = v.character(spot);
    std::size_t place = v.away(character_place(spot)) ? 1 : 0;
    while (place < at.cards.size() && v.away(at.cards[place])) ++place;
    return std::min(place, at.cards.size());
}

// Their heads: the lowest farthest up.
void Drawing::lower_cards(Spot spot, Rect top) {
    const CharacterView& at = v.character(spot);
    const int shown = std::clamp<int>(static_cast<int>(at.cards.size()), 1, 4);
    for (int i = shown - 1; i >= 1; --i) {
        const Rect strip{top.x, top.y - lay.edge() * static_cast<float>(i), top.w, lay.edge() + 8};
        const Card* card = v.card(at.cards[static_cast<std::size_t>(i)]);
        const bool down = i < at.face_down;
        if (card && !down) {
            painter().edge(strip, *card);
        } else {
            c.rect_top(strip, c.p.back_border, 5);
            c.rect_top(strip.inset(2), c.p.back, 4);
        }
    }
}

void Drawing::charges(Spot spot, Rect top) {
    const CharacterView& at = v.character(spot);
    if (at.charges == 0) return;
    const float w = 13 * lay.k;
    const int backs = std::min<int>(at.charges, 3);
    for (int i = 0; i < backs; ++i) {
        const Rect back{top.x - 3 + static_cast<float>(i) * w * .45f, top.bottom() - w * 1.2f, w, w * 1.4f};
        c.rect(back, c.p.back_border, 2);
        c.rect(back.inset(1.5f), c.p.back, 1.5f);
    }
    const std::string count = std::to_string(at.charges);
    const TextStyle style = bold(12.5f, c.p.t1);
    const float left = top.x + static_cast<float>(backs) * w * .45f + w * .7f;
    const Rect pill{left, top.bottom() - 14, c.width(count, style) + 12, 18};
    c.rect(pill, c.p.plate, 9);
    c.frame(pill, c.p.warn, 9, 1.2f);
    c.text({pill.x + 6, pill.centre().y + 4.5f}, count, style);
}

void Drawing::plate(int side, int area) {
    const Rect r = lay.plate(side, area);
    const CharacterView& at = v.character(spot_of(area, seat_of(side)));
    const Ahead who = ahead(area);
    const bool leads = who == (side == 0 ? Ahead::own : Ahead::theirs);
    c.rect(r, c.p.plate.alpha(.9f), 8);
    c.frame(r, leads ? seat_colour(c, side) : c.p.zone_edge, 8, leads ? 2.2f : 1.f);
    const bool wide = r.w > 80;
    const std::string bp = at.open ? std::to_string(at.bp.value) : "?";
    const TextStyle number =
        shrunk(c, bp, bold(wide ? r.h * .46f : 17.f, leads ? seat_colour(c, side) : c.p.t1), r.w - 12, 12);
    const float left = c.text({r.x + 7, r.y + r.h * .06f + c.real_size(number) * .82f}, bp, number);
    if (at.open) plate_marks({r.x + 9 + left, r.y + 3, r.w - left - 14, r.h * .5f}, at);
    const std::string_view state = at.open ? state_word(at.bp.column) : f.say(Text::ucg_face_down);
    const std::string shown = wide ? std::string(state) : at.open ? std::string(state.substr(0, 1)) : "";
    const float marked = at.fought == Fought::none ? 0.f : 18.f;  // how its last battle ended lies behind it
    const Vec word{r.x + 7, r.bottom() - r.h * .14f};
    const float end = c.text_within(word, shown, regular(12, c.p.t2), r.w - 14 - marked);
    if (at.open && at.bp.column != at.bp.state)
        arrow({word.x + end + 8, word.y - 4}, at.bp.column > at.bp.state,
              at.bp.column > at.bp.state ? c.p.ok : c.p.bad);
    result(r, at);
}

void Drawing::arrow(Vec middle, bool up, Colour colour) {
    const float d = up ? -4.f : 4.f;
    const Vec head[] = {{middle.x, middle.y + d}, {middle.x + 4, middle.y - d}, {middle.x - 4, middle.y - d}};
    c.polygon(head, colour);
}

// Up and down as arrows, EXTRA as a word: what its BP is affected by.
void Drawing::plate_marks(Rect r, const CharacterView& at) {
    float x = r.right();
    const float y = r.y + r.h * .55f;
    const auto arrow = [&](bool up, Colour colour) {
        const float d = up ? -5.f : 5.f;
        const Vec head[] = {{x - 6, y + d}, {x - 1, y - d}, {x - 11, y - d}};
        c.polygon(head, colour);
        x -= 13;
    };
    if (at.lowered && x - 12 > r.x - 2) arrow(false, c.p.bad);
    if (at.raised && x - 12 > r.x - 2) arrow(true, c.p.ok);
    if (!at.bp.on_extra) return;
    const TextStyle style = bold(12, c.p.warn, Align::right);
    if (x - c.width("EX", style) > r.x - 4) c.text({x, y + 5}, "EX", style);
}

// How its last battle ended: a star, a cross, or two bars, in the colour of what is past.
void Drawing::result(Rect r, const CharacterView& at) {
    const Vec where{r.right() - 13, r.bottom() - 12};
    switch (at.fought) {
        case Fought::none: return;
        case Fought::won: return category_icon(c, where, 6, ultraman::Category::ultraman, c.p.t3);
        case Fought::lost: return icon(c, where, 4.5f, Icon::cross, c.p.t3);
        case Fought::tied:
            for (const float y : {-2.5f, 2.5f}) c.rect({where.x - 5, where.y + y - 1, 10, 2}, c.p.t3, 1);
            return;
    }
}

// The number of the battle area, and who is ahead in it by how much.
void Drawing::between(int area) {
    if (area >= v.view.areas) return;
    const Rect r = lay.middle(area);
    const Vec middle = r.centre();
    const Ahead who = ahead(area);
    c.circle(middle, 11, c.p.plate.alpha(.85f));
    c.ring(middle, 11, c.p.zone_edge, 1.2f);
    c.text({middle.x, middle.y + 4.6f}, std::to_string(area + 1), bold(13, c.p.t1, Align::centre));
    if (who == Ahead::unknown) return;
    if (who == Ahead::level) {
        for (const float y : {-3.f, 3.f}) c.rect({middle.x - 30, middle.y + y - 1.2f, 12, 2.4f}, c.p.t2, 1);
        return;
    }
    const bool own = who == Ahead::own;
    const float d = own ? 6.f : -6.f, x = middle.x - 24;
    const Vec head[] = {{x, middle.y + d}, {x + 8, middle.y - d}, {x - 8, middle.y - d}};
    c.polygon(head, seat_colour(c, own ? 0 : 1));
    const std::string by = "+" + std::to_string(std::abs(difference(area)));
    const TextStyle style = bold(13, seat_colour(c, own ? 0 : 1));
    if (c.width(by, style) < r.w / 2 - 14) c.text({middle.x + 17, middle.y + 4.6f}, by, style);
}

}  // namespace

Wishes press_spot(const Values& v, Spot spot, CopyId held) {
    Wishes wishes;
    std::vector<Option> here = v.options_at(spot);
    if (held != no_copy) std::erase_if(here, [&](const Option& option) { return option.a != held.value; });
    const bool set = !here.empty() && here.front().kind == OptionKind::set && held == no_copy;
    if (set) return wishes;  // which card is chosen in the hand
    if (here.size() == 1) wishes.take = here.front();
    else if (!here.empty()) wishes.sheet = Sheet{.kind = SheetKind::options, .options = here};
    else if (v.character(spot).there) wishes.sheet = Sheet{.kind = SheetKind::character, .spot = spot};
    return wishes;
}

Wishes draw_areas(Frame& f, const Values& v, const Layout& lay, std::span<const CopyId> lit, CopyId held) {
    Drawing drawing{{f, v, lay, lit, held}};
    for (int area = lay.first; area < lay.first + lay.shown; ++area) drawing.area(area);
    return drawing.wishes;
}

}  // namespace cubenight::gui::ucg
