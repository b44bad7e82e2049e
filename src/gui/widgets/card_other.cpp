// Trainers, energy and the back of a card.

#include "engine/cards/by_hand.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

Text once_rule(CardKind kind) {
    switch (kind) {
        case CardKind::supporter: return Text::card_one_supporter;
        case CardKind::stadium: return Text::card_one_stadium;
        case CardKind::tool: return Text::card_one_tool;
        case CardKind::item:
        case CardKind::pokemon:
        case CardKind::basic_energy:
        case CardKind::special_energy: return Text::card_any_items;
    }
    return Text::card_any_items;
}

template <class Foot>
float foot_leading(const Canvas& c, const Foot& foot) {
    return c.real_size(foot.text) * 1.26f;
}

}  // namespace

void CardPainter::trainer(Rect box, const CardLook& look, Level level) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const bool large = level == Level::large;
    const Colour colour = trainer_colour(card.kind);
    c.rect(box, ink, 5 * u);
    c.frame(box, black, 5 * u);
    c.rect(box.inset(3.2f * u), mix(paper, colour, .08f), 3 * u);
    c.rect_top({box.x + 3.2f * u, box.y + 3.2f * u, 93.6f * u, (large ? 13.8f : 15.3f) * u}, mix(colour, black, .32f),
               3 * u);
    trainer_icon(c, {box.x + (large ? 10.5f : 9.6f) * u, box.y + (large ? 10.f : 10.7f) * u}, (large ? 3.4f : 4.3f) * u,
                 card.kind, white);
    const std::string word = large ? capitals(say.kind(card.kind)) : std::string(say.kind(card.kind));
    c.text({box.x + 17 * u, box.y + (large ? 12.4f : 14.2f) * u}, word,
           printed((large ? 5.4f : 8.4f) * u, white, Weight::bold));
    if (large)
        c.text({box.x + 93 * u, box.y + 12.2f * u}, say(Text::trainer),
               printed(4.6f * u, white.alpha(.9f), Weight::regular, Align::right));
    const std::string_view called = say.name(card);
    const Rect band{box.x + (large ? 7.f : 6.5f) * u, box.y + (large ? 17.6f : 19.f) * u, 87 * u,
                    (large ? 13.4f : 14.5f) * u};
    const SetName name = set_name(c, band, called, printed((large ? 7.6f : 9.4f) * u, ink, Weight::bold), 6 * u);
    write_name(c, band, box.y + (large ? 27.f : 29.5f) * u, called, name);
    if (!large) {
        picture({box.x + 6 * u, box.y + 34.5f * u + name.lower, 88 * u, 44 * u - name.lower}, look, level);
        const TextStyle text = printed(8.3f * u, ink2).cuttable();
        const float leading = c.real_size(text) * 1.25f;
        const int most = std::max(1, static_cast<int>(44 * u / leading) + 1);
        c.paragraph({box.x + 6.5f * u, box.y + 88.5f * u}, words_.text(card), text, 87 * u, leading, most);
        return;
    }
    trainer_text(box, look);
    c.line({box.x + 6 * u, box.y + 122 * u}, {box.x + 94 * u, box.y + 122 * u}, mix(colour, black, .2f));
    c.text_within({box.x + 7 * u, box.y + 128.4f * u}, say(once_rule(card.kind)), printed(4.2f * u, ink2), 86 * u);
    imprint(box, look, 135.2f);
}

// The picture gives way and the letters shrink before the text is cut.
void CardPainter::trainer_text(Rect box, const CardLook& look) {
    constexpr float art_top = 31.5f, text_bottom = 119;
    struct Step {
        float art, size;
    };
    constexpr Step steps[] = {{42, 5.6f}, {42, 5.1f}, {42, 4.6f}, {34, 4.6f}, {26, 4.6f},
                              {18, 4.6f}, {18, 4.1f}, {10, 3.7f}, {10, 3.2f}};
    const float u = box.w / 100;
    const std::string words = words_.text(look.card);
    TextStyle text = printed(5.6f * u, ink);
    if (box.w * c.scale() < enlarged) text = text.cuttable();
    float art = 42, leading = 0;
    int lines = 0, most = 1;
    for (const Step& step : steps) {
        art = step.art, text.size = step.size * u;
        leading = c.real_size(text) * 1.32f;
        lines = static_cast<int>(c.wrapped(words, text, 87 * u).size());
        most = std::max(1, static_cast<int>((text_bottom - art_top - art - 9.5f) * u / leading) + 1);
        if (lines <= most) break;
    }
    picture({box.x + 6 * u, box.y + art_top * u, 88 * u, art * u}, look, Level::large);
    c.paragraph({box.x + 7 * u, box.y + (art_top + art + 9.5f) * u}, words, text, 87 * u, leading, most);
}

void CardPainter::energy(Rect box, const CardLook& look, Level level) {
    const Card& card = look.card;
    const float u = box.w / 100;
    const TypeSet unit = card.provides.empty() ? card.types : card.provides.front();
    const Colour colour = look_of(unit.empty() ? Type::colorless : unit.first()).fill;
    c.gradient(box, mix(colour, white, .25f), mix(colour, black, .22f), 5 * u);
    c.frame(box, mix(colour, black, .5f), 5 * u);
    const Rect inner = box.inset(3.2f * u);
    c.gradient(inner, mix(colour, white, .55f), mix(colour, white, .08f), 3 * u);
    const Foot foot = energy_foot(box, card, level);
    // As on a card of any text, until that needs more room than is below it.
    const float given = std::max(0.f, foot.height - 46), share = std::max(.3f, 1 - given / 70);
    const Vec middle{box.centre().x, box.y + (72 - given / 2) * u};
    for (const float r : {30.f, 42.f})
        c.ring(middle, r * share * u, mix(colour, white, .75f).alpha(.42f), 1.5f * u * share);
    const bool basic = card.kind == CardKind::basic_energy;
    energy_units(c, {middle.x, middle.y - (basic ? 0 : 12 * u * share)}, 25 * share * u, card);
    energy_head(box, inner, card, level);
    write_energy_foot(box, inner, card, level, foot);
    if (!texts_by_hand(card).empty()) by_hand_corner(c, say, {box.x + 6 * u, box.y + 18 * u, 88 * u, 71 * u}, u);
}

void CardPainter::energy_head(Rect box, Rect inner, const Card& card, Level level) {
    const float u = box.w / 100;
    const bool large = level == Level::large;
    const std::string_view called = say.name(card);
    const Rect band{box.x + (large ? 8.f : 6.5f) * u, inner.y, (large ? 62.f : 87.f) * u, (large ? 13.6f : 16.6f) * u};
    const SetName name = set_name(c, band, called, printed((large ? 6.6f : 9.4f) * u, ink, Weight::bold), 5 * u);
    c.rect({inner.x, inner.y, inner.w, (large ? 14.f : 17.f) * u + name.lower}, paper.alpha(.94f), 3 * u);
    write_name(c, band, box.y + (large ? 12.6f : 14.6f) * u, called, name);
    if (large)
        c.text({box.x + 92 * u, box.y + 12.4f * u},
               say(card.kind == CardKind::basic_energy ? Text::card_basic : Text::card_special),
               printed(4.6f * u, ink2, Weight::regular, Align::right));
}

// The signs give way and the letters shrink before the text of a large card is cut.
CardPainter::Foot CardPainter::energy_foot(Rect box, const Card& card, Level level) {
    const float u = box.w / 100;
    const bool large = level == Level::large;
    Foot foot;
    if (card.kind != CardKind::basic_energy) foot.words = words_.text(card);
    foot.height = large ? 14 : 16;
    if (foot.words.empty()) return foot;
    foot.text = printed(8 * u, ink2);
    foot.height = 46;
    if (box.w * c.scale() < enlarged) foot.text = foot.text.cuttable();
    if (!large) return foot;
    struct Step {
        float height, size;
    };
    constexpr Step steps[] = {{46, 4.7f}, {46, 4.4f}, {56, 4.4f}, {66, 4.4f}, {76, 4.4f},
                              {86, 4.4f}, {86, 4.f},  {94, 3.6f}, {94, 3.2f}};
    for (const Step& step : steps) {
        foot.height = step.height, foot.text.size = step.size * u;
        const float high = static_cast<float>(c.wrapped(foot.words, foot.text, 86 * u).size()) * foot_leading(c, foot);
        if (high <= (foot.height - 4) * u) break;
    }
    return foot;
}

void CardPainter::write_energy_foot(Rect box, Rect inner, const Card& card, Level level, const Foot& foot) {
    const float u = box.w / 100;
    const bool large = level == Level::large;
    c.rect({inner.x, inner.bottom() - foot.height * u, inner.w, foot.height * u}, paper.alpha(.94f), 3 * u);
    if (!foot.words.empty()) {
        const float leading = foot_leading(c, foot);
        const int most = std::max(1, static_cast<int>((foot.height - 4) * u / leading));
        const float top = inner.bottom() - (foot.height - (large ? 7.f : 9.5f)) * u;
        c.paragraph({box.x + 7 * u, top}, foot.words, foot.text, 86 * u, leading, most);
        return;
    }
    const bool basic = card.kind == CardKind::basic_energy;
    const TextStyle text = printed((large ? 4.6f : 8.3f) * u, ink2, Weight::regular, Align::centre);
    const std::string_view line =
        large ? say(Text::card_one_energy) : say.kind(basic ? CardKind::basic_energy : CardKind::special_energy);
    c.text_within({box.centre().x, inner.bottom() - (large ? 4.8f : 4.9f) * u}, line, text, 88 * u);
}

void CardPainter::back(Vec at, float width) {
    const Rect box = CardPainter::box(at, width);
    const float u = width / 100;
    if (width * c.scale() >= 40) c.shadow(box, 5 * u);
    c.rect(box, c.p.back_border, 5 * u);
    c.frame(box, black, 5 * u);
    const Rect inner = box.inset(4 * u);
    c.gradient(inner, c.p.back, c.p.back_edge, 3 * u);
    c.frame(inner.inset(5 * u), c.p.back_line, 2 * u, .9f * u);
    const Vec middle = box.centre();
    c.ring(middle, 33 * u, c.p.back_line, 1.1f * u);
    const auto point = [&](float x, float y) { return Vec{middle.x + x * u, middle.y + y * u}; };
    const Vec top[] = {point(0, -24), point(20.8f, -12), point(0, 0), point(-20.8f, -12)};
    const Vec right[] = {point(20.8f, -12), point(20.8f, 12), point(0, 24), point(0, 0)};
    const Vec left[] = {point(-20.8f, -12), point(0, 0), point(0, 24), point(-20.8f, 12)};
    c.polygon(top, c.p.accent);
    c.polygon(right, rgb(0xB9772A));
    c.polygon(left, rgb(0xDC9538));
    if (width * c.scale() < 60) return;
    for (const float x : {-34.f, 34.f})
        for (const float y : {-54.f, 54.f}) c.circle(point(x, y), 1.6f * u, c.p.accent);
}

}  // namespace cubenight::gui
