// The large face of a Pokémon card, and what both larger ones share. Numbers are in u, hundredths of the card's width.
#include <algorithm>
#include <cmath>

#include "engine/cards/by_hand.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/text/line_breaks.hpp"

namespace cubenight::gui {
namespace {

Type first_type(const Card& card) { return card.types.empty() ? Type::colorless : card.types.first(); }

Text ability_word(AbilityKind kind) {
    switch (kind) {
        case AbilityKind::ability: return Text::card_ability;
        case AbilityKind::poke_power: return Text::card_poke_power;
        case AbilityKind::poke_body: return Text::card_poke_body;
        case AbilityKind::ancient_trait: return Text::card_ancient_trait;
        case AbilityKind::pokemon_power: return Text::card_pokemon_power;
        case AbilityKind::use: break;  // of no Pokémon
    }
    return Text::card_ability;
}

}  // namespace

Level level_at(float pixels) {
    if (pixels >= 230) return Level::large;
    if (pixels >= 108) return Level::hand;
    return pixels >= 52 ? Level::bench : Level::pile;
}

std::string damage_text(const Attack& attack) {
    std::string text = std::to_string(attack.damage);
    switch (attack.sign) {
        case DamageSign::none: return {};
        case DamageSign::plain: return text;
        case DamageSign::plus: return text + "+";
        case DamageSign::times: return text + "×";
        case DamageSign::minus: return text + "−";
    }
    return text;
}

std::string affinity_text(const Affinity& affinity) {
    switch (affinity.op) {
        case Affinity::Op::times: return "×" + std::to_string(affinity.value);
        case Affinity::Op::plus: return "+" + std::to_string(affinity.value);
        case Affinity::Op::minus: return "−" + std::to_string(affinity.value);
    }
    return {};
}

void CardPainter::draw(Vec at, float width, const CardLook& look, Level finest) {
    const Rect box = CardPainter::box(at, width);
    const Level level = std::max(level_at(width * c.scale() + .5f), finest);
    c.shadow(box, 5 * width / 100);
    const int group = c.next_group();
    c.set_group(group);
    const CardKind kind = look.card.kind;
    if (level == Level::pile) pile(box, look);
    else if (level == Level::bench) bench(box, look);
    else if (is_trainer(kind)) trainer(box, look, level);
    else if (is_energy(kind)) energy(box, look, level);
    else if (level == Level::large) pokemon_large(box, look);
    else pokemon_hand(box, look);
    if (look.in_play) overlay(box, look, level);
    c.set_group(0);
}

float CardPainter::header(Rect box, const CardLook& look, Level level) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const bool large = level == Level::large;
    const float base = box.y + (large ? 13.4f : 14.8f) * u;
    type_badge(c, {box.x + (large ? 90.f : 88.5f) * u, box.y + (large ? 10.6f : 11.4f) * u}, (large ? 4.9f : 6.f) * u,
               first_type(card), On::print);
    if (card.types.size() > 1) {
        Type second = first_type(card);
        for (int t = 0; t < type_count; ++t)
            if (card.types.has(static_cast<Type>(t))) second = static_cast<Type>(t);
        type_badge(c, {box.x + (large ? 90.f : 88.5f) * u, box.y + (large ? 20.6f : 23.f) * u}, (large ? 4.f : 5.f) * u,
                   second, On::print);
    }
    float right = box.x + (large ? 83.f : 79.5f) * u;
    const TextStyle hp = printed((large ? 8.2f : 9.6f) * u, ink, Weight::bold, Align::right);
    right -= c.text({right, base}, std::to_string(card.hp), hp);
    if (large) {
        right -= 1.2f * u;
        right -= c.text({right, base}, say(Text::card_hp), printed(4.4f * u, ink2, Weight::bold, Align::right));
    }
    const float left = box.x + (large ? 7.f : 6.5f) * u;
    const Rect band{left, box.y + 3.2f * u, right - left - 1.5f * u, (large ? 13.8f : 15.6f) * u};
    const std::string_view called = say.name(card);
    const SetName name = set_name(c, band, called, printed((large ? 7.6f : 9.4f) * u, ink, Weight::bold), 5.6f * u);
    write_name(c, band, base, called, name);
    return name.lower;
}

void CardPainter::picture(Rect window, const CardLook& look, Level level) {
    const float u = window.w / 88;
    card_art(c, window, look.card, look.family, level, 1.5f * u);
    if (!texts_by_hand(look.card).empty()) by_hand_corner(c, say, window, u);
}

void CardPainter::stage_chips(Rect box, const CardLook& look, Level level) {
    const float u = box.w / 100;
    const bool large = level == Level::large;
    const std::string_view stage = say.stage(look.card.stage);
    const TextStyle word = printed((large ? 4.4f : 8.f) * u, white, Weight::bold);
    const float height = (large ? 7.f : 11.f) * u, pad = (large ? 2.8f : 3.6f) * u;
    Rect chip{box.x + 8 * u, box.y + (large ? 19.5f : 21.5f) * u, c.width(stage, word) + 2 * pad, height};
    if (stage.empty()) return;
    c.rect(chip, ink.alpha(.95f), height / 2);
    c.text({chip.x + pad, chip.centre().y + c.real_size(word) * .36f}, stage, word);
    if (!large || look.card.evolves_from.empty()) return;
    const TextStyle from = printed(4.2f * u, ink);
    const float most = box.right() - 8 * u - chip.right() - u - 2 * pad;
    const std::string text = c.shortened(say(Text::card_from, {ancestor_in(look.card, say.language())}), from, most);
    chip = {chip.right() + u, chip.y, c.width(text, from) + 2 * pad, height};
    c.rect(chip, paper.alpha(.92f), height / 2);
    c.text({chip.x + pad, chip.centre().y + c.real_size(from) * .36f}, text, from);
}

namespace {

constexpr float large_art_top = 17.5f, large_art = 46, gap_below_art = 3, large_foot_top = 112.5f;
constexpr float ability_head = 9.5f, attack_head = 10.6f, gap_below_text = 1.2f;

float leading_of(const Canvas& c, const TextStyle& text) { return c.real_size(text) * 1.28f; }

}  // namespace

// What Abilities and attacks take with letters of that size, in u.
float CardPainter::large_height(Rect box, const Card& card, const TextStyle& text) {
    const float u = box.w / 100;
    const auto lines = [&](const std::string& words) {
        return static_cast<float>(c.wrapped(words, text, 86 * u).size()) * leading_of(c, text) / u;
    };
    float height = 0;
    for (std::size_t i = 0; i < card.abilities.size(); ++i) height += ability_head + lines(words_.ability(card, i));
    for (std::size_t i = 0; i < card.attacks.size(); ++i) {
        const float text_height = lines(words_.attack(card, i));
        height += attack_head + text_height + (text_height > 0 ? gap_below_text : 0);
    }
    return height;
}

CardPainter::Setting CardPainter::large_setting(Rect box, const Card& card) {
    const float u = box.w / 100;
    Setting set{printed(4.5f * u, ink2)};
    if (box.w * c.scale() < enlarged) set.text = set.text.cuttable();
    struct Step {
        float art, size;
    };
    constexpr Step steps[] = {{46, 4.5f}, {46, 4.1f}, {40, 4.1f}, {34, 4.1f}, {34, 3.7f},
                              {28, 3.7f}, {22, 3.7f}, {22, 3.3f}, {16, 3.1f}, {12, 2.8f}};
    for (const Step& step : steps) {
        set.art = step.art;
        set.text.size = step.size * u;
        const float room = large_foot_top - (large_art_top + set.art + gap_below_art);
        if (large_height(box, card, set.text) <= room) return set;
    }
    // No size fits: as usual, and the ends of the texts are left out.
    set.art = large_art, set.text.size = 4.5f * u, set.whole = false;
    return set;
}

void CardPainter::pokemon_large(Rect box, const CardLook& look) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const Colour colour = kind_colour(card.kind, card.types);
    card_body(c, box, colour, mix(paper, colour, .10f));
    header(box, look, Level::large);
    const Setting set = large_setting(box, card);
    picture({box.x + 6 * u, box.y + large_art_top * u, 88 * u, set.art * u}, look, Level::large);
    stage_chips(box, look, Level::large);
    float y = large_art_top + set.art + gap_below_art;
    for (std::size_t i = 0; i < card.abilities.size(); ++i) y = large_ability(box, look, i, y, set);
    const float room = (large_foot_top - y) / static_cast<float>(std::max<std::size_t>(1, card.attacks.size()));
    for (std::size_t i = 0; i < card.attacks.size(); ++i) y = large_attack(box, look, i, y, room, set);
    large_foot(box, look);
}

float CardPainter::large_ability(Rect box, const CardLook& look, std::size_t index, float y, const Setting& set) {
    const float u = box.w / 100;
    const Ability& ability = look.card.abilities[index];
    const std::string_view word = say(ability_word(ability.kind));
    const TextStyle style = printed(4 * u, white, Weight::bold);
    const Rect chip{box.x + 6 * u, box.y + y * u, c.width(word, style) + 5.4f * u, 7 * u};
    c.rect(chip, ink, 1.6f * u);
    c.text({chip.x + 2.7f * u, chip.centre().y + c.real_size(style) * .36f}, word, style);
    const float left = chip.right() + 2.6f * u;
    TextStyle name = printed(5.6f * u, ink, Weight::bold).cuttable();
    const std::string_view called = say.name(look.card, ability);
    const float space = box.x + 93 * u - left;
    while (c.width(called, name) > space && name.size > 4.2f * u) name.size -= .2f * u;
    c.text_within({left, box.y + (y + 5.5f) * u}, called, name, space);
    const int most = set.whole ? 1000 : look.card.attacks.empty() ? 6 : look.card.attacks.size() > 1 ? 2 : 3;
    const int lines = c.paragraph({box.x + 7 * u, box.y + (y + 12.3f) * u}, words_.ability(look.card, index), set.text,
                                  86 * u, leading_of(c, set.text), most);
    return y + ability_head + static_cast<float>(lines) * leading_of(c, set.text) / u;
}

namespace {

// From the middle of one badge of a cost to the next on a large face: closer where the name has no room else, so that they overlap.
// `room`: of badges and name.
float cost_step(Canvas& c, std::string_view name, int badges, float room, float u) {
    const float letters = c.width(name, printed(4.8f * u, ink, Weight::bold));
    for (const float step : {8.26f, 7.2f, 6.2f})
        if (letters + static_cast<float>(badges) * step * u <= room) return step * u;
    return 5.2f * u;
}

}  // namespace

// `room`: what each attack has where not every text has room.
float CardPainter::large_attack(Rect box, const CardLook& look, std::size_t index, float y, float room,
                                const Setting& set) {
    const float u = box.w / 100;
    const Attack& attack = look.card.attacks[index];
    const float middle = box.y + (y + 4.2f) * u;
    const std::string damage = damage_text(attack);
    const TextStyle number = printed(8 * u, ink, Weight::bold, Align::right);
    const float wide = c.text({box.x + 93 * u, middle + 2.5f * u}, damage, number);
    const std::string_view called = say.name(look.card, attack);
    TextStyle name = printed(5.9f * u, ink, Weight::bold).cuttable();
    const float step = cost_step(c, called, attack.cost.total(), 74 * u - wide, u);
    const float costs = cost_badges(c, {box.x + 6.5f * u, middle}, 3.5f * u, step, attack.cost, On::print);
    const float left = box.x + 6.5f * u + costs + (costs > 0 ? 3 * u : .5f * u);
    const float space = box.x + 90.5f * u - wide - left;
    while (c.width(called, name) > space && name.size > 4.2f * u) name.size -= .2f * u;
    c.text_within({left, middle + 2 * u}, called, name, space);
    const float leading = leading_of(c, set.text);
    const int most = set.whole ? 1000 : std::max(1, static_cast<int>((room - 10.5f) * u / leading));
    const int lines = c.paragraph({box.x + 7 * u, middle + 8.6f * u}, words_.attack(look.card, index), set.text, 86 * u,
                                  leading, most);
    const float used = attack_head + static_cast<float>(lines) * leading / u + (lines > 0 ? gap_below_text : 0);
    return y + (set.whole ? used : std::min(room, used));
}

void CardPainter::affinities(Rect box, const std::vector<Affinity>& list, float x, float width, bool house) {
    const float u = box.w / 100;
    const float y = box.y + 125.9f * u;
    if (list.empty()) {
        c.text({box.x + x * u, box.y + 127.5f * u}, say(Text::card_none), printed(4.6f * u, ink2));
        return;
    }
    float at = box.x + (x + 3.4f) * u;
    for (const Affinity& affinity : list) {
        if (at > box.x + (x + width - 6) * u) break;
        type_badge(c, {at, y}, 3.1f * u, affinity.type, On::print);
        at += 5 * u;
        at += c.text({at, box.y + 127.7f * u}, affinity_text(affinity), printed(5.2f * u, ink, Weight::bold)) + 5 * u;
    }
    if (house && list.size() == 1)
        c.text({at - 3.6f * u, box.y + 127.5f * u}, say(Text::card_house),
               printed(3.9f * u, rgb(0x7A3FA6), Weight::bold));
}

void CardPainter::large_foot(Rect box, const CardLook& look) {
    const float u = box.w / 100;
    const Card& card = look.card;
    const Colour colour = kind_colour(card.kind, card.types);
    const float rule = box.y + 114.5f * u;
    c.line({box.x + 6 * u, rule}, {box.x + 94 * u, rule}, mix(colour, black, .2f));
    const TextStyle label = printed(4.2f * u, ink2);
    const float base = box.y + 120.5f * u;
    c.text({box.x + 6.5f * u, base}, say(Text::card_weakness), label);
    c.text({box.x + 40.5f * u, base}, say(Text::card_resistance), label);
    c.text({box.x + 68.5f * u, base}, say(Text::card_retreat), label);
    affinities(box, look.weaknesses ? *look.weaknesses : card.weaknesses, 6.5f, 33, look.weaknesses != nullptr);
    affinities(box, card.resistances, 40.5f, 27, false);
    for (int i = 0; i < card.retreat; ++i)
        type_badge(c,
                   {box.x + (71.6f + static_cast<float>(i) * (card.retreat > 4 ? 5.f : 6.6f)) * u, box.y + 125.9f * u},
                   3.1f * u, Type::colorless, On::print);
    if (card.retreat == 0)
        c.text({box.x + 68.5f * u, box.y + 127.5f * u}, say(Text::card_none), printed(4.6f * u, ink2));
    imprint(box, look, 134.6f);
}

void CardPainter::imprint(Rect box, const CardLook& look, float baseline) {
    const float u = box.w / 100;
    const TextStyle small = printed(3.6f * u, ink2);
    const float y = box.y + baseline * u;
    TextStyle right = small;
    right.align = Align::right;
    const float number = c.text({box.x + 93.5f * u, y}, look.number, right);
    // A name of another language is told to be one.
    const std::string_view left = is_named_in(look.card, say.language()) ? look.cube : say(Text::card_no_name);
    c.text_within({box.x + 6.5f * u, y}, left, small.cuttable(), 84 * u - number);
}

}  // namespace cubenight::gui
