// The hand-sized face of a Pokémon card. Numbers are in u, hundredths of the card's width.
#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/text/line_breaks.hpp"

namespace cubenight::gui {

void CardPainter::pokemon_hand(Rect box, const CardLook& look) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const Colour colour = kind_colour(card.kind, card.types);
    card_body(c, box, colour, mix(paper, colour, .10f));
    const float lower = header(box, look, Level::hand);
    picture({box.x + 6 * u, box.y + 19.5f * u + lower, 88 * u, 50 * u - lower}, look, Level::hand);
    stage_chips(box.moved({0, lower}), look, Level::hand);
    float y = 80;
    if (!card.abilities.empty()) {
        const TextStyle style = printed(8 * u, white, Weight::bold);
        const Rect chip{box.x + 6 * u, box.y + (y - 5.5f) * u, 88 * u, 11 * u};
        c.rect(chip, ink, 2 * u);
        c.text_in(chip.inset(3 * u, 0), say.name(card, card.abilities.front()), style.cuttable());
        y += 15.5f;
    }
    for (std::size_t i = 0; i < card.attacks.size() && y < 112; ++i, y += 17) hand_attack(box, look, i, y);
    hand_foot(box, look);
}

namespace {

// That there is a text.
void text_sign(Canvas& c, Vec at, float u) {
    for (int i = 0; i < 3; ++i) {
        const float row = at.y + (static_cast<float>(i) - 1) * 2.4f * u;
        c.line({at.x, row}, {at.x + (i == 2 ? 4 : 6) * u, row}, ink2, .8f * u);
    }
}

// Whether it has room in one line or two, without a word that is broken.
bool names_fit(Canvas& c, std::string_view called, const TextStyle& style, float room) {
    if (c.width(called, style) <= room) return true;
    return std::ranges::all_of(text::pieces_of(called), [&](auto word) { return c.width(word, style) <= room; }) &&
           c.wrapped(called, style, room).size() <= 2;
}

// The smallest letters that a name needs to stand in one line of that width, down to the floor.
TextStyle smallest_for(Canvas& c, std::string_view called, float u, float space) {
    TextStyle style = printed(8.4f * u, ink);
    while (c.width(called, style) > space && style.size * c.scale() > size::card_text_floor) style.size -= .4f * u;
    return style;
}

TextStyle number_style(float size, float u) { return printed(size * u, ink, Weight::bold, Align::right); }

constexpr float row_left = 6.5f, row_right = 93, beside_number = 2.4f;  // in u

// How large the number of an attack is set, how wide it then is with the room beside it, and how far apart the signs of its cost
// stand. All of these give way to the name.
struct AttackSetting {
    float number = 10, wide = 0, step = 0;
};

AttackSetting attack_setting(Canvas& c, std::string_view called, std::string_view damage, int count, float u) {
    AttackSetting set;
    for (const float size : {10.f, 8.4f}) {
        set.number = size;
        set.wide = c.width(damage, number_style(size, u)) + (damage.empty() ? 1.f : beside_number) * u;
        set.step = count > 4 ? 9.6f : 11.2f;
        const auto has_room = [&] {
            const float signs = 2 * std::max(5.3f * u, size::badge_floor / c.scale());
            const float cost = count > 0 ? set.step * u * static_cast<float>(count - 1) + signs : 0;
            const float room = (row_right - row_left - 2.7f) * u - cost - set.wide;
            return names_fit(c, called, smallest_for(c, called, u, room), room);
        };
        while (set.step > 8 && !has_room()) set.step -= 1;  // the signs on it stay apart
        if (has_room()) break;
    }
    return set;
}

}  // namespace

// The name is what an attack is known by: where it has no room beside the number, the cost moves together, then the number
// gets smaller and the sign of a text goes, then the name takes two lines.
void CardPainter::hand_attack(Rect box, const CardLook& look, std::size_t index, float y) {
    const float u = box.w / 100;
    const Attack& attack = look.card.attacks[index];
    const float middle = box.y + y * u;
    const std::string damage = damage_text(attack);
    const std::string_view called = say.name(look.card, attack);
    const AttackSetting set = attack_setting(c, called, damage, attack.cost.total(), u);
    c.text({box.x + row_right * u, middle + .35f * set.number * u}, damage, number_style(set.number, u));
    const float costs = cost_badges(c, {box.x + row_left * u, middle}, 5.3f * u, set.step * u, attack.cost, On::print);
    const float left = box.x + row_left * u + costs + 2.6f * u, space = box.x + row_right * u - set.wide - left;
    const float sign = attack.effect.empty() ? 0 : 8 * u;
    TextStyle name = smallest_for(c, called, u, space - sign);
    const bool has_sign = sign > 0 && c.width(called, name) <= space - sign;
    if (!has_sign) name = smallest_for(c, called, u, space);
    const auto lines = name_lines(c, called, name, space);
    if (c.width(called, name) > space && lines.size() == 2) {
        const float leading = std::min(8 * u, c.real_size(name));
        for (std::size_t i = 0; i < 2; ++i)
            c.text_within({left, middle + 3 * u + (static_cast<float>(i) - .5f) * leading}, lines[i], name.cuttable(),
                          space);
        return;
    }
    const float at = left + c.text_within({left, middle + 3 * u}, called, name.cuttable(), space) + 2 * u;
    if (has_sign) text_sign(c, {at, middle}, u);
}

void CardPainter::hand_foot(Rect box, const CardLook& look) {
    const float u = box.w / 100;
    const Card& card = look.card;
    c.line({box.x + 6 * u, box.y + 113 * u}, {box.x + 94 * u, box.y + 113 * u},
           mix(kind_colour(card.kind, card.types), black, .2f));
    float at = box.x + 11.6f * u;
    const float y = box.y + 124.5f * u;
    const TextStyle number = printed(8.4f * u, ink, Weight::bold);
    const auto put = [&](const std::vector<Affinity>& list) {
        for (const Affinity& affinity : list) {
            const float wide = c.width(affinity_text(affinity), number);
            if (at + 7 * u + wide > box.x + (92 - 9.7f * static_cast<float>(card.retreat) - 12) * u) return;
            type_badge(c, {at, y}, 4.6f * u, affinity.type, On::print);
            at += 7 * u;
            at += c.text({at, box.y + 127.6f * u}, affinity_text(affinity), number) + 8 * u;
        }
    };
    put(look.weaknesses ? *look.weaknesses : card.weaknesses);
    put(card.resistances);
    if (card.retreat == 0) return;
    const float first = box.x + (87 - 9.7f * static_cast<float>(card.retreat - 1)) * u;
    for (int i = 0; i < card.retreat; ++i)
        type_badge(c, {first + 9.7f * u * static_cast<float>(i), y}, 4.4f * u, Type::colorless, On::print);
    const float tip = first - 6.8f * u;
    const Vec head[] = {{tip - 2.4f * u, y - 2.4f * u}, {tip, y}, {tip - 2.4f * u, y + 2.4f * u}};
    c.line({tip - 7.2f * u, y}, {tip, y}, ink2, u);
    c.polyline(head, ink2, u);
}

}  // namespace cubenight::gui
