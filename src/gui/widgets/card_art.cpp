// Art without a picture: everything follows from what stands on the card and the family's seed.
#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "engine/cards/house_rules.hpp"
#include "engine/core/hash.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_artist.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {
namespace {

int tiers_of(Stage stage) {
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

void card_art(Canvas& c, Rect window, const Card& card, const Family& family, Level level, float radius) {
    if (own_picture(c, window, card.key, card.name, radius)) return;
    const Colour colour = kind_colour(card.kind, card.types);
    CardArtist artist(c, window, tones_of(colour), family.seed, level);
    artist.ground(radius);
    if (is_trainer(card.kind)) artist.trainer(card.kind, card.name);
    else if (card.kind == CardKind::pokemon) artist.creature(family.plan, tiers_of(card.stage));
    else energy_units(c, window.centre(), window.h * .3f, card);
    if (level != Level::pile) c.frame(window, mix(colour, black, .45f), radius, 1);
}

namespace {

// Kaiju stand high from the start: level 5 looks as full as level 3 of the others.
int tiers_of(const ultraman::Card& card) {
    const bool kaiju = card.categories.has(ultraman::Category::kaiju);
    return std::clamp(kaiju ? card.level - 3 : card.level, 1, 3);
}

}  // namespace

void card_art(Canvas& c, Rect window, const ultraman::Card& card, Level level, float radius) {
    if (own_picture(c, window, card.number, card.name, radius)) return;
    const Colour colour = card_colour(card);
    const std::uint64_t seed = hash_text(card.is_scene() ? card.name : card.character);
    CardArtist artist(c, window, tones_of(colour), seed, level);
    artist.ground(radius);
    if (card.is_scene()) artist.trainer(CardKind::stadium, card.name);
    else artist.creature(plan_of(card, seed), tiers_of(card));
    if (level != Level::pile) c.frame(window, mix(colour, black, .45f), radius, 1);
}

Ancestry::Ancestry(const CardSet& cards) {
    for (const Card& card : cards)
        if (card.kind == CardKind::pokemon && !card.evolves_from.empty())
            from_.try_emplace(card.name, card.evolves_from);
    for (const NamedLine& line : cards.lines()) from_.try_emplace(line.name, line.from);
}

Families::Families(const CardSet& cards) : ancestry_(cards) {
    struct LineVotes {
        PlanVotes votes;
        std::optional<Type> type;
    };
    std::map<std::string_view, LineVotes> counted;
    for (const Card& card : cards) {
        if (card.kind != CardKind::pokemon) continue;
        LineVotes& line = counted[ancestry_.root_of(card)];
        line.votes.add(card);
        if (!line.type && !card.types.empty()) line.type = card.types.first();
    }
    for (const auto& [root, line] : counted)
        plans_.emplace(root, line.votes.winner(line.type.value_or(Type::colorless), hash_text(root)));
}

const std::string& Ancestry::root(const std::string& name) const {
    const std::string* at = &name;
    for (int depth = 0; depth < 8; ++depth) {  // a cube's file may run in circles
        const auto found = from_.find(*at);
        if (found == from_.end()) break;
        at = &found->second;
    }
    return *at;
}

const std::string& Ancestry::root_of(const Card& card) const {
    if (card.kind != CardKind::pokemon) return card.name;
    return root(from_.contains(card.name) || card.evolves_from.empty() ? card.name : card.evolves_from);
}

Family Families::of(const Card& card) const {
    const std::string& root = ancestry_.root_of(card);
    Family family{hash_text(root), {}};
    if (card.kind != CardKind::pokemon) return family;
    if (const auto known = plans_.find(root); known != plans_.end()) {
        family.plan = known->second;
        return family;
    }
    PlanVotes votes;  // of a card that is none of the set
    votes.add(card);
    family.plan = votes.winner(card.types.empty() ? Type::colorless : card.types.first(), family.seed);
    return family;
}

CardLooks::CardLooks(const CardSet& cards, const RuleSet& rules) : families_(cards) {
    for (const Card& card : cards)
        if (auto changed = changed_weaknesses(card, rules.weakness_rules))
            weaknesses_.emplace(&card, std::move(*changed));
}

CardLook CardLooks::of(const Card& card, std::string_view cube) const {
    CardLook look{card, families_.of(card), cube, card.key};
    const auto changed = weaknesses_.find(&card);
    if (changed != weaknesses_.end()) look.weaknesses = &changed->second;
    return look;
}

}  // namespace cubenight::gui
