// Art without a picture: everything follows from the type, the stage and the family's seed. No creatures.
#include <algorithm>

#include "engine/cards/house_rules.hpp"
#include "engine/core/hash.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_artist.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {
namespace {

int rings_of(Stage stage) {
    switch (stage) {
        case Stage::stage1:
        case Stage::mega:
        case Stage::break_:
        case Stage::level_up:
        case Stage::vstar: return 2;
        case Stage::stage2:
        case Stage::vmax:
        case Stage::legend:
        case Stage::vunion: return 3;
        case Stage::none:
        case Stage::basic:
        case Stage::restored: return 1;
    }
    return 1;
}

// A picture of the person's own, where there is one. True when it is drawn.
bool own_picture(Canvas& c, Rect window, std::string_view key, std::string_view name, float radius) {
    const CardPicture* const own = c.pictures() ? c.pictures()->find(key, name) : nullptr;
    if (own) c.image(window, *own, radius);
    return own;
}

}  // namespace

void card_art(Canvas& c, Rect window, const Card& card, std::uint64_t family, Level level, float radius) {
    if (own_picture(c, window, card.key, card.name, radius)) return;
    const Colour colour = kind_colour(card.kind, card.types);
    CardArtist artist(c, window, tones_of(colour), family, level);
    artist.ground(radius);
    if (is_trainer(card.kind)) artist.trainer(card.kind);
    else if (card.kind == CardKind::pokemon)
        artist.emblem(card.types.empty() ? Type::colorless : card.types.first(), rings_of(card.stage));
    else
        energy_badge(c, window.centre(), window.h * .3f,
                     card.provides.empty() ? TypeSet::of(Type::colorless) : card.provides.front(), On::print);
    if (level != Level::pile) c.frame(window, mix(colour, black, .45f), radius, 1);
}

namespace {

// Whose petals a TYPE's emblem has.
Type petals_of(const ultraman::Card& card) {
    constexpr Type petals[ultraman::type_count] = {Type::colorless, Type::fire,     Type::lightning, Type::metal,
                                                   Type::fighting,  Type::darkness, Type::grass,     Type::dragon};
    for (int t = 0; t < ultraman::type_count; ++t)
        if (card.types.has(static_cast<ultraman::Type>(t))) return petals[t];
    return Type::colorless;
}

// Kaiju stand high from the start: level 5 looks as full as level 3 of the others.
int rings_of(const ultraman::Card& card) {
    const bool kaiju = card.categories.has(ultraman::Category::kaiju);
    return std::clamp(kaiju ? card.level - 3 : card.level, 1, 3);
}

}  // namespace

void card_art(Canvas& c, Rect window, const ultraman::Card& card, Level level, float radius) {
    if (own_picture(c, window, card.number, card.name, radius)) return;
    const Colour colour = card_colour(card);
    CardArtist artist(c, window, tones_of(colour), hash_text(card.is_scene() ? card.name : card.character), level);
    artist.ground(radius);
    if (card.is_scene()) artist.trainer(CardKind::stadium);
    else artist.emblem(petals_of(card), rings_of(card));
    if (level != Level::pile) c.frame(window, mix(colour, black, .45f), radius, 1);
}

Families::Families(const CardSet& cards) {
    for (const Card& card : cards)
        if (card.kind == CardKind::pokemon && !card.evolves_from.empty())
            from_.try_emplace(card.name, card.evolves_from);
}

const std::string& Families::root(const std::string& name) const {
    const std::string* at = &name;
    for (int depth = 0; depth < 8; ++depth) {  // a cube's file may run in circles
        const auto found = from_.find(*at);
        if (found == from_.end()) break;
        at = &found->second;
    }
    return *at;
}

std::uint64_t Families::seed(const Card& card) const {
    const std::string* name = &card.name;
    if (card.kind == CardKind::pokemon)
        name = &root(from_.contains(card.name) || card.evolves_from.empty() ? card.name : card.evolves_from);
    return hash_text(*name);
}

CardLooks::CardLooks(const CardSet& cards, const RuleSet& rules) : families_(cards) {
    for (const Card& card : cards)
        if (auto changed = changed_weaknesses(card, rules.weakness_rules))
            weaknesses_.emplace(&card, std::move(*changed));
}

CardLook CardLooks::of(const Card& card, std::string_view cube) const {
    CardLook look{card, families_.seed(card), cube, card.key};
    const auto changed = weaknesses_.find(&card);
    if (changed != weaknesses_.end()) look.weaknesses = &changed->second;
    return look;
}

}  // namespace cubenight::gui
