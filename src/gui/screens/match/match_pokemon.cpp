// Match: Pokémon in play. Conditions turn the card as on a real table; what lies on it stays upright.
#include <numbers>

#include "src/gui/screens/match/match_table.hpp"
#include "src/gui/widgets/badge.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float quarter = std::numbers::pi_v<float> / 2;

bool has(std::uint8_t conditions, SpecialCondition condition) {
    return (conditions >> static_cast<int>(condition)) & 1;
}

// How far a condition turns the card, in quarters.
float turned(std::uint8_t conditions) {
    if (has(conditions, SpecialCondition::asleep)) return -quarter;
    if (has(conditions, SpecialCondition::paralyzed)) return quarter;
    return has(conditions, SpecialCondition::confused) ? 2 * quarter : 0;
}

}  // namespace

InPlay MatchTable::in_play_of(std::uint8_t slot) const {
    const PokemonView& p = v_.view.pokemon[slot];
    InPlay play;
    play.hp = p.max_hp;
    play.hp_left = std::max(0, p.max_hp - p.damage);
    play.energy.assign(p.energy.begin(), p.energy.end());
    for (const CopyId copy : p.attached)
        if (const Card* card = v_.card(copy);
            card && is_trainer(card->kind) && (card->kind == CardKind::tool || play.tool.empty()))
            play.tool = card->name;
    play.asleep = has(p.conditions, SpecialCondition::asleep);
    play.confused = has(p.conditions, SpecialCondition::confused);
    play.paralyzed = has(p.conditions, SpecialCondition::paralyzed);
    play.burned = has(p.conditions, SpecialCondition::burned);
    play.poisoned = has(p.conditions, SpecialCondition::poisoned);
    return play;
}

// Where the card is now on its way to its place.
Rect MatchTable::moved(Frame& f, CopyId copy, Rect to) {
    if (copy == no_copy) return to;
    const std::string id = "card." + std::to_string(copy.value);
    const Vec at{f.ui.animate(id + ".x", to.x, motion::card), f.ui.animate(id + ".y", to.y, motion::card)};
    return {at.x, at.y, to.w, to.h};
}

void MatchTable::halo(Frame& f, Rect box, Colour colour, float radius) {
    f.c.frame(box.inset(-5), colour.alpha(.35f), radius + 5, 2);
    f.c.frame(box.inset(-2.5f), colour, radius + 2.5f, 3);
}

void MatchTable::number_tab(Frame& f, Vec centre, int number) {
    if (number < 1 || number > 9) return;
    const Rect tab = around(centre, 26, 22);
    f.c.rect(tab, f.c.p.accent, 6);
    f.c.text({centre.x, centre.y + 5.2f}, std::to_string(number), bold(14, ink, Align::centre));
}

MatchTable::Mark MatchTable::mark_of(std::uint8_t slot) const {
    if (v_.number_of(OptionKind::slot, slot) > 0) return Mark::chosen_from;
    return v_.abilities_of(slot).empty() ? Mark::none : Mark::legal;
}

void MatchTable::bench(Frame& f, int side) {
    Canvas& c = f.c;
    const pokemon::SeatView& seat = v_.view.seats[static_cast<std::size_t>(side == 0 ? v_.me : v_.them)];
    const int taken = static_cast<int>(seat.bench.size());
    for (int place = 0; place < lay_->bench_places(side); ++place) {
        const Rect box = lay_->bench(side, place);
        if (place < taken) continue;
        c.rect(box, rgb(0x0D2421).alpha(.75f), 8);
        c.dashed_frame(box, rgb(0x4F8C7F).alpha(.75f), 8, 1.3f, 5, 5);
        c.text_within({box.centre().x, box.centre().y + 5}, f.say(Text::match_bench),
                      regular(13, rgb(0x9CC6BB), Align::centre), box.w - 8);
    }
    for (int place = 0; place < taken; ++place)
        in_play(f, seat.bench[static_cast<std::size_t>(place)], lay_->bench(side, place));
}

void MatchTable::active(Frame& f, int side) {
    Canvas& c = f.c;
    const std::uint8_t slot = v_.view.seats[static_cast<std::size_t>(side == 0 ? v_.me : v_.them)].active;
    const Rect box = lay_->active(side);
    if (slot == no_slot) {
        c.rect(box, rgb(0x0D2421).alpha(.75f), 8);
        c.dashed_frame(box, rgb(0x4F8C7F).alpha(.75f), 8, 1.3f, 5, 5);
        c.text({box.centre().x, box.centre().y + 5}, f.say(Text::match_active),
               regular(13, rgb(0x9CC6BB), Align::centre));
        return;
    }
    in_play(f, slot, box);
}

void MatchTable::in_play(Frame& f, std::uint8_t slot, Rect place) {
    Canvas& c = f.c;
    const PokemonView& p = v_.view.pokemon[slot];
    const Card* card = v_.card(p.top);
    const Rect box = moved(f, p.top, place);
    const Mark mark = mark_of(slot);
    if (!card) {
        CardPainter(c, f.say, f.words).back(box.corner(), box.w);
        return;
    }
    CardLook face = look(p.top, *card);
    if (p.weakness_changed) {
        weak_.assign(p.weaknesses.begin(), p.weaknesses.begin() + p.weakness_count);
        face.weaknesses = &weak_;
    }
    turned_card(f, slot, box, face);
    const bool lit = std::find(lit_.begin(), lit_.end(), p.top) != lit_.end();
    if (lit) c.frame(box.inset(-5), c.p.info, 9, 3);
    const Response r = f.ui.item("slot." + std::to_string(slot), place);
    if (r.hovered || r.focused) pointed_ = p.top, pointed_slot_ = slot;
    if (mark == Mark::chosen_from) number_tab(f, {box.centre().x, box.y - 5}, v_.number_of(OptionKind::slot, slot));
    press_pokemon(f, slot, r);
}

void MatchTable::turned_card(Frame& f, std::uint8_t slot, Rect box, const CardLook& face) {
    Canvas& c = f.c;
    const PokemonView& p = v_.view.pokemon[slot];
    const InPlay play = in_play_of(slot);
    CardLook shown = face;
    shown.in_play = &play;
    const Level level = level_at(box.w * c.scale() + .5f);
    const float angle = p.active ? turned(p.conditions) : 0;
    CardPainter painter(c, f.say, f.words);
    const int mark = c.mark();
    const Mark lit = mark_of(slot);
    if (lit != Mark::none)
        halo(f, box, lit == Mark::chosen_from ? c.p.accent.alpha(f.ui.glow()) : c.p.ok, box.w * .05f);
    const bool upright = angle == 0;
    if (upright && level == Level::bench) return painter.draw(box.corner(), box.w, shown);
    InPlay turned_play = play;
    turned_play.disc_apart = true;
    shown.in_play = &turned_play;
    painter.draw(box.corner(), box.w, level == Level::bench ? shown : face);
    if (!upright) c.turn(mark, box.centre(), angle);
    shown.in_play = &play;
    if (level == Level::bench && play.damage() > 0)
        damage_disc(c, {box.right(), box.centre().y}, std::max(.13f * box.w, 12.f), play.damage());
    if (level != Level::bench) {
        CardPainter(c, f.say, f.words).overlay(box, shown, level);
        if ((slot < slots_per_seat ? 0 : 1) == v_.me) return;  // the own plate has its bar
        const Rect bar{box.x, box.bottom() + 5, box.w, 7};
        const float share = play.hp > 0 ? static_cast<float>(play.hp_left) / static_cast<float>(play.hp) : 0;
        c.rect(bar, black.alpha(.65f), 3.5f);
        c.rect({bar.x, bar.y, bar.w * share, bar.h}, share > .5f ? c.p.ok : share > .25f ? c.p.warn : c.p.bad, 3.5f);
    }
}

void MatchTable::press_pokemon(Frame& f, std::uint8_t slot, const Response& r) {
    if (r.right_clicked) sheet_ = Sheet::pokemon, sheet_slot_ = slot;
    if (!r.clicked) return;
    if (const auto option = v_.option_of(OptionKind::slot, slot)) return take(f, *option);
    const std::vector<Option> abilities = v_.abilities_of(slot);
    if (abilities.size() == 1) return take(f, abilities.front());
    sheet_ = abilities.empty() ? Sheet::pokemon : Sheet::abilities;
    sheet_slot_ = slot;
}

}  // namespace cubenight::gui
