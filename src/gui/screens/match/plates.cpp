// Match: what stands in words beside the Active Pokémon.
#include "src/gui/screens/match/plates.hpp"

#include "engine/pokemon/match/places.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

void plate_head(Frame& f, const MatchValues& v, Rect r, std::uint8_t slot) {
    Canvas& c = f.c;
    const PokemonView& p = v.view.pokemon[slot];
    const bool own = slot_seat(slot) == v.me;
    const int left = v.in_play(slot).hp_left;  // what has not fallen yet is not gone
    const float share = p.max_hp > 0 ? static_cast<float>(left) / static_cast<float>(p.max_hp) : 0;
    const Colour colour = share > .5f ? c.p.ok : share > .25f ? c.p.warn : c.p.bad;
    const float wide = c.text({r.right() - 14, r.y + 26}, std::to_string(left), bold(20, colour, Align::right));
    const float hp =
        c.text({r.right() - 18 - wide, r.y + 26}, f.say(Text::match_hp), regular(13, c.p.t2, Align::right));
    c.text_within({r.x + 14, r.y + 26}, f.say.name(*v.top(slot)), bold(17, c.p.t1).cuttable(), r.w - 46 - wide - hp);
    if (own) {
        const Rect bar{r.x + 14, r.y + 36, r.w - 28, 7};
        c.rect(bar, black.alpha(.65f), 3.5f);
        c.rect({bar.x, bar.y, std::max(bar.h, bar.w * share), bar.h}, colour, 3.5f);
    }
    Vec at{r.x + 14, r.y + (own ? 52.f : 37.f)};
    int shown = 0;
    for (int i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<SpecialCondition>(i);
        if (!p.is(condition)) continue;
        if (shown++ == 0) {
            at.x += condition_chip(c, f.say, at, condition) + 6;
            continue;
        }
        c.rect({at.x, at.y, 26, 26}, ink, 7.3f);
        c.frame({at.x, at.y, 26, 26}, condition_colour(condition), 7.3f, 2);
        condition_icon(c, {at.x + 13, at.y + 13}, 7, condition);
        at.x += 31;
    }
    if (shown > 0 || r.h < 100) return;
    const Card& card = *v.top(slot);
    if (!card.abilities.empty()) {
        const TextStyle style = regular(13, c.p.t2);
        icon(c, {r.x + 21, at.y + 12}, 6, Icon::star, c.p.info);
        c.text_within({r.x + 34, at.y + 17}, f.say.name(card, card.abilities.front()), style, r.w - 46);
    }
}

// To what it is weak and how much more that makes; it ends at that place.
void plate_weakness(Frame& f, const PokemonView& p, Vec right) {
    Canvas& c = f.c;
    const std::string more = affinity_text(p.weaknesses[0]);
    float x = right.x - c.text({right.x, right.y + 5}, f.say(Text::match_weak), regular(13, c.p.t2, Align::right)) - 5;
    x -= c.text({x, right.y + 5}, more, bold(13, c.p.t1, Align::right)) + 12;
    type_badge(c, {x, right.y}, 9, p.weaknesses[0].type, On::plate);
}

void plate_energy(Frame& f, const MatchValues& v, Rect r, std::uint8_t slot, int side) {
    Canvas& c = f.c;
    const PokemonView& p = v.view.pokemon[slot];
    const bool promise = side == 0 && !v.promise.empty() && r.h > 120;
    const TextStyle style = regular(13, c.p.accent);
    const auto promised = promise ? c.wrapped(v.promise, style, r.w - 24) : std::vector<std::string>{};
    const float y = r.bottom() - (promise ? 20 + 18 * static_cast<float>(promised.size()) : 24);
    float x = r.x + 24;
    const std::size_t most = side == 0 ? 6 : p.weakness_count > 0 ? 3 : 4;  // beside its Weakness
    const std::size_t count = p.energy.size() > most ? most - 1 : p.energy.size();
    for (std::size_t i = 0; i < count; ++i, x += 23.6f) energy_badge(c, {x, y}, 10, p.energy[i], On::plate);
    if (count < p.energy.size())
        x += c.text({x - 8, y + 5}, "+" + std::to_string(p.energy.size() - count), bold(14, c.p.t1)) + 8;
    if (side == 0 && v.option_of(OptionKind::slot, slot) && v.view.choice.kind == ChoiceKind::energy_target) {
        c.dashed_ring({x, y}, 10, c.p.accent, 1.8f, 3, 3);
        c.text({x, y + 5}, "+", bold(14, c.p.accent, Align::centre));
    }
    for (std::size_t i = 0; i < promised.size(); ++i)
        c.text({r.x + 14, r.bottom() - 9 - 18 * static_cast<float>(promised.size() - 1 - i)}, promised[i], style);
    if (p.weakness_count == 0) return;
    if (side == 1) plate_weakness(f, p, {r.right() - 14, y});
    else if (promised.empty() && y - r.y > 84) plate_weakness(f, p, {r.right() - 14, y - 25});
}

}  // namespace

void draw_plate(Frame& f, const MatchValues& v, const BoardLayout& lay, int side) {
    const std::uint8_t slot = v.view.seats[side == 0 ? v.me : v.them].active;
    if (slot == no_slot || !v.top(slot)) return;
    const Rect r = lay.plate(side);
    f.c.rect(r, f.c.p.plate.alpha(.72f), 12);
    plate_head(f, v, r, slot);
    plate_energy(f, v, r, slot, side);
}

}  // namespace cubenight::gui
