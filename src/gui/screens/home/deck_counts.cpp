#include "src/gui/screens/home/deck_counts.hpp"

namespace cubenight::gui {
namespace {

using Contents = std::map<CardId, int>;
using Groups = std::vector<DeckCountGroup>;

// The counts in the order of their keys, each with its name; no group where nothing was counted.
template <class Key, class Name>
void add_group(Groups& groups, std::string_view title, const std::map<Key, int>& counts, Name name) {
    if (counts.empty()) return;
    groups.push_back({std::string(title)});
    for (const auto& [key, count] : counts) groups.back().counts.emplace_back(name(key), count);
}

// A character of two types counts for both.
Groups ultraman_counts(const Strings& say, const draft::DraftCards& cards, const Contents& contents) {
    int characters = 0, scenes = 0;
    std::map<int, int> levels;
    std::map<ultraman::Type, int> types;
    for (const auto& [id, copies] : contents) {
        const ultraman::Card& card = cards.ucg->cards[id];
        (card.is_scene() ? scenes : characters) += copies;
        if (card.is_scene()) continue;
        levels[card.level] += copies;
        for (int type = 0; type < ultraman::type_count; ++type)
            if (card.types.has(static_cast<ultraman::Type>(type))) types[static_cast<ultraman::Type>(type)] += copies;
    }
    Groups groups{
        {std::string(say(Text::shop_kinds)),
         {{std::string(say(Text::ucg_characters)), characters}, {std::string(say(Text::ucg_scenes)), scenes}}}};
    add_group(groups, say(Text::decks_by_level), levels,
              [&](int level) { return say(Text::ucg_level, {std::to_string(level)}); });
    add_group(groups, say(Text::shop_types), types, [&](ultraman::Type type) { return say.type(type); });
    return groups;
}

Groups pokemon_counts(const Strings& say, const draft::DraftCards& cards, const Contents& contents) {
    std::map<CardKind, int> kinds;
    std::map<Type, int> types;
    std::map<Stage, int> stages;
    for (const auto& [id, copies] : contents) {
        const Card& card = (*cards.set)[id];
        kinds[card.kind] += copies;
        if (card.kind != CardKind::pokemon) continue;
        stages[card.stage] += copies;
        types[card.types.empty() ? Type::colorless : card.types.first()] += copies;
    }
    Groups groups;
    add_group(groups, say(Text::shop_kinds), kinds, [&](CardKind kind) { return std::string(say.kind(kind)); });
    add_group(groups, say(Text::shop_types), types, [&](Type type) { return std::string(say.type(type)); });
    add_group(groups, say(Text::shop_stages), stages, [&](Stage stage) { return std::string(say.stage(stage)); });
    return groups;
}

}  // namespace

Groups deck_counts(const Strings& say, const draft::DraftCards& cards, const Contents& contents) {
    return cards.ucg ? ultraman_counts(say, cards, contents) : pokemon_counts(say, cards, contents);
}

}  // namespace cubenight::gui
