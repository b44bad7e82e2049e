// The English sentences of the deck check.
#include "draft/decks/legality.hpp"
#include "draft/table/text.hpp"

namespace cubenight::draft {
namespace {

std::string name_of(CubeCopyId copy, const DraftCards& cards) {
    return cards.has(copy) ? cards[copy].name : "an unknown card";
}

std::string names_of(const std::vector<CubeCopyId>& copies, const DraftCards& cards) {
    std::string text;
    for (const auto copy : copies) text += (text.empty() ? "" : ", ") + name_of(copy, cards);
    return text;
}

std::string edit_text(const DeckEdit& edit, const DraftCards& cards) {
    switch (edit.op) {
        case DeckEdit::Op::add_card:
        case DeckEdit::Op::remove_card: return name_of(edit.card, cards);
        case DeckEdit::Op::add_energy:
        case DeckEdit::Op::remove_energy: return std::to_string(edit.count) + " " + type_name(edit.type) + " Energy";
        case DeckEdit::Op::add_lower_stage:
        case DeckEdit::Op::remove_lower_stage:
            return edit.lower_stage.value < cards.set->size() ? (*cards.set)[edit.lower_stage].name : "an unknown card";
    }
    return {};
}

}  // namespace

std::string rule_text(DeckRule rule, const DeckRules& rules) {
    switch (rule) {
        case DeckRule::size: return std::to_string(rules.deck_size) + " cards exactly";
        case DeckRule::basic_pokemon: return "At least one Basic Pokémon";
        case DeckRule::own_pool: return "Only drafted cards";
        case DeckRule::offered_energy: return "Only basic energy that the cube offers";
        case DeckRule::copies: return "At most " + std::to_string(rules.copy_limit) + " of a name";
        case DeckRule::ace_spec: return "At most one ACE SPEC card";
        case DeckRule::radiant: return "At most one Radiant Pokémon";
        case DeckRule::prism_star: return "At most one Prism Star card of a name";
        case DeckRule::evolution_lines: return "Evolutions have their lower stages";
        case DeckRule::lower_stages: return "Free lower stages belong to a drafted evolution";
    }
    return {};
}

std::string broken_rule_text(const BrokenRule& broken, const DraftCards& cards) {
    const int apart = broken.number - broken.other;
    switch (broken.rule) {
        case DeckRule::size:
            return std::to_string(broken.number) + " now, " +
                   (apart < 0 ? counted(-apart, "card short", "cards short")
                              : counted(apart, "card over", "cards over"));
        case DeckRule::basic_pokemon: return "There is no Basic Pokémon to start with";
        case DeckRule::own_pool: return "Not in the pool: " + names_of(broken.cards, cards);
        case DeckRule::offered_energy: return std::string("The cube offers no ") + type_name(broken.type) + " Energy";
        case DeckRule::copies:
        case DeckRule::prism_star: return broken.name + " is there " + counted(broken.number, "time", "times");
        case DeckRule::ace_spec: return counted(broken.number, "ACE SPEC card", "ACE SPEC cards");
        case DeckRule::radiant: return counted(broken.number, "Radiant Pokémon", "Radiant Pokémon");
        case DeckRule::evolution_lines: return names_of(broken.cards, cards) + " lacks " + broken.name;
        case DeckRule::lower_stages:
            return "Nothing drafted evolves from " + (broken.name.empty() ? "that card" : broken.name);
    }
    return {};
}

std::string mend_text(const Mend& mend, const DraftCards& cards) {
    const bool adds = mend.kind == Mend::Kind::add_cards || mend.kind == Mend::Kind::add_energy;
    std::string text = adds ? "Add " : "Remove ";
    int energy = 0;
    for (const auto& edit : mend.edits) energy += edit.count;
    if (mend.kind == Mend::Kind::add_energy || mend.kind == Mend::Kind::remove_energy)
        return text + std::to_string(energy) + " Energy";
    if (mend.edits.size() > 3) return text + std::to_string(mend.edits.size()) + " cards";
    bool first = true;
    for (const auto& edit : mend.edits) {
        text += (first ? "" : ", ") + edit_text(edit, cards);
        first = false;
    }
    return text;
}

}  // namespace cubenight::draft
