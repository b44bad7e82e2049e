// What is kept off from somebody, and what somebody does not have.
#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

std::string Deeds::no_damage(const Node& node, const Phrase& whom) {
    const bool named = node.first != no_node && at(node.first).kind == NodeKind::selection;
    const std::string attackers = named ? " from " + things(node.first, Use::doer).words : "";
    std::vector<std::string> amounts;
    for (NodeIndex i : siblings_from(nodes_, named ? at(node.first).next : node.first))
        amounts.push_back(std::to_string(at(i).number));
    std::string only;
    if (!amounts.empty()) only = " if that damage is exactly " + listed(amounts, "or");
    if (node.number >= 0) only = " if that damage is " + std::to_string(node.number) + " or less";
    return "prevent all damage done to " + whom.words + " by attacks" + attackers + only;
}

// "whenever your opponent plays an Item or Supporter card from their hand, prevent all effects of that card done to this
// Pokémon"; nothing where the effects are not those of cards that are played from a hand.
std::string Deeds::no_effects_of_played(const Node& node, const Phrase& whom) {
    const auto source = static_cast<EffectSource>(node.sub);
    if (node.first == no_node || (source != EffectSource::trainers && source != EffectSource::all)) return "";
    const Side hand = whose(at(base_of(at(node.first).first)));
    if (hand != Side::my && hand != Side::their) return "";
    constexpr std::string_view card = " card";
    std::vector<std::string> sorts;
    for (NodeIndex select : children(nodes_, node.first)) {
        const Node& base = at(base_of(select));
        const bool from_hand = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && whose(base) == hand;
        if (!from_hand || range_of(select) != no_node || at(select).number > 0) return "";
        const Noun sort = noun(base.next, Among::cards);
        if (!sorts.empty() && sorts.back().ends_with(card)) sorts.back().resize(sorts.back().size() - card.size());
        sorts.push_back(sort.one + sort.after_one);
    }
    return std::string(hand == Side::my ? "whenever you play " : "whenever your opponent plays ") +
           with_article(listed(sorts, "or")) + (hand == Side::my ? " from your hand" : " from their hand") +
           ", prevent all effects of that card done to " + whom.words;
}

std::string Deeds::no_effects(const Node& node, const Phrase& whom) {
    if (!keeps_counters_off(node))
        if (std::string played = no_effects_of_played(node, whom); !played.empty()) return played;
    constexpr std::string_view sources[] = {"attacks", "Abilities", "Trainer cards",
                                            "attacks, Abilities, and Trainer cards"};
    const std::string_view by = static_cast<EffectSource>(node.sub) == EffectSource::attacks ? " used by " : " from ";
    const std::string from = node.first == no_node ? "" : std::string(by) + things(node.first, Use::doer).words;
    const bool anyones = node.first == no_node && static_cast<EffectSource>(node.sub) != EffectSource::attacks;
    const std::string source = std::string(sources[node.sub]) + (anyones ? " (both yours and your opponent's)" : "");
    if (keeps_counters_off(node))
        return "prevent all damage counters from being put on " + whom.words + " by effects of " + source + from;
    return "prevent all effects of " + source + from + " done to " + whom.words;
}

std::string Deeds::without(const Node& node, const Phrase& whom) {
    const std::string no = whom.words + " " + to_have(whom.plural) + " no ";
    const std::string but = leaves_named(node) ? ", except for " + std::string(word(node.number - 1)) : "";
    switch (sub_as<WithoutKind>(node)) {
        case WithoutKind::abilities: return no + "Abilities" + but;
        case WithoutKind::tools: return "Pokémon Tools attached to " + whom.words + " have no effect";
        case WithoutKind::effects: return no + "other effect";
        case WithoutKind::conditions:
            return whom.words + (whom.plural ? " recover" : " recovers") + " from " +
                   (node.number == 0 ? "" : "being ") + conditions_in(node.number, "all Special Conditions") +
                   " and can't be affected by " +
                   (node.number == 0                         ? "any Special Conditions"
                    : (node.number & (node.number - 1)) == 0 ? "that Special Condition"
                                                             : "those Special Conditions");
        case WithoutKind::powers: return no + "Poké-Powers" + but;
        case WithoutKind::bodies: return no + "Poké-Bodies" + but;
        case WithoutKind::pokemon_powers: return no + "Pokémon Powers" + but;
    }
    return "";
}

}  // namespace cubenight::wording
