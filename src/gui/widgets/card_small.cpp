// The bench-sized and the pile-sized face, and what lies on a Pokémon in play.
#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"

namespace cubenight::gui {
namespace {

// What the stage disc says; empty where the stage has no short form.
std::string_view stage_mark(Stage stage) {
    switch (stage) {
        case Stage::basic: return "B";
        case Stage::stage1: return "1";
        case Stage::stage2: return "2";
        case Stage::vmax:
        case Stage::vstar:
        case Stage::vunion: return "V";
        case Stage::mega: return "M";
        case Stage::restored: return "R";
        case Stage::none:
        case Stage::break_:
        case Stage::level_up:
        case Stage::legend: return "";
    }
    return "";
}

// The energy of a Pokémon in play beside each other; where it has no room, the first unit and how many there are of it, or how
// many others. Signs and letters that may not get smaller with the card keep apart nevertheless.
void units_in_play(Canvas& c, Vec left, float room, float u, const std::vector<TypeSet>& energy) {
    const float radius = std::max(7.4f * u, size::badge_floor / c.scale()), step = 2 * radius + 1.2f * u;
    const auto wide = [&](std::size_t count) { return step * static_cast<float>(count) - 1.2f * u; };
    const std::size_t shown = wide(energy.size()) <= room || energy.size() < 2 ? energy.size() : 1;
    for (std::size_t i = 0; i < shown; ++i)
        energy_badge(c, {left.x + radius + step * static_cast<float>(i), left.y}, radius, energy[i], On::print);
    if (shown == energy.size()) return;
    const bool alike = std::ranges::all_of(energy, [&](TypeSet unit) { return unit == energy.front(); });
    const std::string more = alike ? "×" + std::to_string(energy.size()) : "+" + std::to_string(energy.size() - 1);
    c.text({left.x + step + u, left.y + 5 * u}, more, printed(12 * u, ink, Weight::bold));
}

}  // namespace

void CardPainter::bench(Rect box, const CardLook& look) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const Colour colour = kind_colour(card.kind, card.types);
    const bool printed_dark = is_trainer(card.kind);
    card_body(c, box, printed_dark ? ink : colour, mix(paper, colour, .10f));
    const std::string_view called = say.name(card);
    const Rect band{box.x + 6.5f * u, box.y + 3.2f * u, 87.5f * u, 20.3f * u};
    const SetName name = set_name(c, band, called, printed(13.6f * u, printed_dark ? white : ink, Weight::bold), 9 * u);
    if (printed_dark)
        c.rect_top({box.x + 3.2f * u, band.y, 93.6f * u, 20 * u + name.lower}, mix(colour, black, .32f), 2 * u);
    // Letters that may not get smaller with the card stay below its edge.
    write_name(c, band, box.y + std::max(18 * u, 3.2f * u + c.real_size(name.style)), called, name);
    card_art(c, {box.x + 5 * u, box.y + 24 * u + name.lower, 90 * u, 86 * u - name.lower}, card, look.family,
             Level::bench, 1.5f * u);
    const std::string_view mark = card.kind == CardKind::pokemon ? stage_mark(card.stage) : "";
    if (!mark.empty()) {
        const Vec at{box.x + 18 * u, box.y + 37 * u + name.lower};
        c.circle(at, 9 * u, ink);
        const TextStyle letter = printed(13 * u, white, Weight::bold, Align::centre);
        c.text({at.x, at.y + c.real_size(letter) * .36f}, mark, letter);
    }
    if (printed_dark) {
        trainer_icon(c, {box.x + 15 * u, box.y + 122.5f * u}, 6.5f * u, card.kind, mix(colour, black, .3f));
        const TextStyle kind = printed(13 * u, ink, Weight::bold);
        if (c.width(say.kind(card.kind), kind) <= 67 * u)
            c.text({box.x + 27 * u, box.y + 127.5f * u}, say.kind(card.kind), kind);  // else the sign says it
        return;
    }
    if (look.in_play) return;  // the overlay draws energy and HP
    card_mark(c, {box.x + 15 * u, box.y + 123 * u}, 9 * u, card, On::print);
    if (card.kind == CardKind::pokemon)
        c.text({box.x + 93 * u, box.y + 128 * u}, std::to_string(card.hp),
               printed(15 * u, ink, Weight::bold, Align::right));
}

void CardPainter::pile(Rect box, const CardLook& look) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const Colour colour = kind_colour(card.kind, card.types);
    card_body(c, box, is_trainer(card.kind) ? ink : colour, mix(paper, colour, .10f));
    card_art(c, box.inset(5 * u), card, look.family, Level::pile, 2 * u);
}

void CardPainter::overlay(Rect box, const CardLook& look, Level level) {
    const InPlay& play = *look.in_play;
    const float u = box.w / 100;
    const float disc = std::max(.13f * box.w, 12.f);
    float y = box.y + (level == Level::bench ? 36.f : 45.f) * u;
    if (play.damage() > 0 && !play.disc_apart) {
        damage_disc(c, {box.right() - .2f * disc, y}, disc, play.damage());
        y += disc * 2;
    }
    if (!play.tool.empty()) {
        const Rect chip = around({box.right() - 9 * u, y}, 17 * u, 17 * u);
        c.rect(chip, rgb(0x2A2440), 3 * u);
        c.frame(chip, rgb(0xA99AD6), 3 * u, 1.2f);
        trainer_icon(c, chip.centre(), 5.5f * u, CardKind::tool, white);
    }
    if (level != Level::bench) return;
    const std::string hp = std::to_string(play.hp_left);
    const TextStyle number = printed(15 * u, ink, Weight::bold, Align::right);
    units_in_play(c, {box.x + 5.5f * u, box.y + 121 * u}, 87.5f * u - c.width(hp, number) - 4 * u, u, play.energy);
    c.text({box.x + 93 * u, box.y + 127 * u}, hp, number);
    const float share = play.hp > 0 ? static_cast<float>(play.hp_left) / static_cast<float>(play.hp) : 0;
    const Colour bar = share > .5f ? c.p.ok : share > .25f ? c.p.warn : c.p.bad;
    c.rect({box.x + 5 * u, box.y + 131 * u, 90 * u, 5 * u}, ink2, 2.5f * u);
    c.rect({box.x + 5 * u, box.y + 131 * u, 90 * u * share, 5 * u}, mix(bar, black, .15f), 2.5f * u);
}

}  // namespace cubenight::gui
