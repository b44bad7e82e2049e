// Match: Pokémon in play. Conditions turn the card as on a real table; what lies on it stays upright.
#include "src/gui/screens/match/in_play.hpp"

#include <algorithm>
#include <numbers>

#include "engine/pokemon/match/places.hpp"
#include "src/gui/screens/common/marks.hpp"
#include "src/gui/screens/match/board_drawing.hpp"
#include "src/gui/screens/match/moves.hpp"
#include "src/gui/widgets/badge.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float quarter = std::numbers::pi_v<float> / 2;

// How far a condition turns the card.
float turned(const PokemonView& pokemon) {
    if (pokemon.is(SpecialCondition::asleep)) return -quarter;
    if (pokemon.is(SpecialCondition::paralyzed)) return quarter;
    return pokemon.is(SpecialCondition::confused) ? 2 * quarter : 0;
}

// The Pokémon of one side in one frame.
struct Drawing : BoardDrawing {
    void bench(int side);
    void active(int side);
    void in_play(std::uint8_t slot, Rect place);
    void not_yet(std::uint8_t slot, Rect place);
    void turned_card(std::uint8_t slot, Rect box, const CardLook& face);
    void press(std::uint8_t slot, const Response& r);
    Mark mark_of(std::uint8_t slot) const;
};

Mark Drawing::mark_of(std::uint8_t slot) const {
    if (v.number_of(OptionKind::slot, slot) > 0) return Mark::chosen_from;
    return v.abilities_of(slot).empty() ? Mark::none : Mark::legal;
}

void Drawing::bench(int side) {
    const SeatView& seat = seat_view(side);
    const int taken = static_cast<int>(seat.bench.size());
    for (int place = 0; place < lay.bench_places(side); ++place) {
        const Rect box = lay.bench(side, place);
        if (place < taken) continue;
        empty_zone(c, box);
        c.text_within({box.centre().x, box.centre().y + 5}, f.say(Text::match_bench),
                      regular(13, c.p.zone_text, Align::centre), box.w - 8);
    }
    for (int place = 0; place < taken; ++place)
        in_play(seat.bench[static_cast<std::size_t>(place)], lay.bench(side, place));
}

void Drawing::active(int side) {
    const std::uint8_t slot = seat_view(side).active;
    const Rect box = lay.active(side);
    if (slot == no_slot) {
        empty_zone(c, box);
        c.text({box.centre().x, box.centre().y + 5}, f.say(Text::match_active),
               regular(13, c.p.zone_text, Align::centre));
        return;
    }
    in_play(slot, box);
}

void Drawing::in_play(std::uint8_t slot, Rect place) {
    const PokemonView& p = v.view.pokemon[slot];
    const Card* card = v.card(p.top);
    const Mark mark = mark_of(slot);
    if (!card) {
        if (v.away(pokemon_place(slot))) empty_zone(c, place);
        else CardPainter(c, f.say, f.words).back(place.corner(), place.w);
        return;
    }
    CardLook face = v.look(*card);
    std::vector<Affinity> weaknesses;
    if (p.weakness_changed) {
        weaknesses.assign(p.weaknesses.begin(), p.weaknesses.begin() + p.weakness_count);
        face.weaknesses = &weaknesses;
    }
    if (v.away(p.top)) not_yet(slot, place);
    else turned_card(slot, place, face);
    if (std::find(lit.begin(), lit.end(), p.top) != lit.end()) c.frame(place.inset(-5), c.p.info, 9, 3);
    const Response r = f.ui.item("slot." + std::to_string(slot), place);
    if (r.hovered || r.focused) wishes.pointed = p.top;
    if (mark == Mark::chosen_from) number_tab(c, {place.centre().x, place.y - 5}, v.number_of(OptionKind::slot, slot));
    press(slot, r);
}

// Its highest card is on its way: the one below it is still to be seen, where there is one.
void Drawing::not_yet(std::uint8_t slot, Rect place) {
    const PokemonView& p = v.view.pokemon[slot];
    const CopyId below = p.below.empty() ? no_copy : p.below[0];
    const Card* card = v.away(below) ? nullptr : v.card(below);
    if (card) CardPainter(c, f.say, f.words).draw(place.corner(), place.w, v.look(*card));
    else empty_zone(c, place);
}

void Drawing::turned_card(std::uint8_t slot, Rect box, const CardLook& face) {
    const PokemonView& p = v.view.pokemon[slot];
    const InPlay play = v.in_play(slot);
    CardLook shown = face;
    shown.in_play = &play;
    // A Benched Pokémon has no plate beside it: energy and HP stand on its face, in the largest window too.
    const Level finest = p.active ? Level::large : Level::bench;
    const Level level = std::max(level_at(box.w * c.scale() + .5f), finest);
    const float angle = p.active ? turned(p) : 0;
    CardPainter painter(c, f.say, f.words);
    const int mark = c.mark();
    const Mark marked = mark_of(slot);
    if (marked != Mark::none)
        halo(c, box, marked == Mark::chosen_from ? c.p.accent.alpha(f.ui.glow()) : c.p.ok, box.w * .05f);
    const bool upright = angle == 0;
    if (upright && level == Level::bench) return painter.draw(box.corner(), box.w, shown, finest);
    InPlay turned_play = play;
    turned_play.disc_apart = true;
    shown.in_play = &turned_play;
    painter.draw(box.corner(), box.w, level == Level::bench ? shown : face, finest);
    if (!upright) c.turn(mark, box.centre(), angle);
    shown.in_play = &play;
    if (level == Level::bench && play.damage() > 0)
        damage_disc(c, {box.right(), box.centre().y}, std::max(.13f * box.w, 12.f), play.damage());
    if (level != Level::bench) {
        CardPainter(c, f.say, f.words).overlay(box, shown, level);
        if (slot_seat(slot) == v.me) return;  // the own plate has its bar
        const Rect bar{box.x, box.bottom() + 5, box.w, 7};
        const float share = play.hp > 0 ? static_cast<float>(play.hp_left) / static_cast<float>(play.hp) : 0;
        c.rect(bar, black.alpha(.65f), 3.5f);
        c.rect({bar.x, bar.y, bar.w * share, bar.h}, share > .5f ? c.p.ok : share > .25f ? c.p.warn : c.p.bad, 3.5f);
    }
}

void Drawing::press(std::uint8_t slot, const Response& r) {
    const bool looked_into = r.right_clicked || ((r.hovered || r.focused) && f.ui.key(Key::i));
    if (looked_into) wishes.sheet = MatchSheet{.kind = SheetKind::pokemon, .slot = slot};
    if (!r.clicked) return;
    const std::vector<Option> abilities = v.abilities_of(slot);
    if (const auto option = v.option_of(OptionKind::slot, slot)) wishes.take = *option;
    else if (abilities.size() == 1) wishes.take = abilities.front();
    else wishes.sheet = MatchSheet{.kind = abilities.empty() ? SheetKind::pokemon : SheetKind::abilities, .slot = slot};
}

}  // namespace

MatchWishes draw_in_play(Frame& f, const MatchValues& v, const BoardLayout& lay, int side,
                         std::span<const CopyId> lit) {
    Drawing drawing{{f, v, lay, lit}};
    drawing.bench(side);
    drawing.active(side);
    return drawing.wishes;
}

}  // namespace cubenight::gui
