// Whether a deck may be built so.
#include "draft/decks/legality.hpp"
#include "engine/scenario/judge/expect.hpp"
#include "engine/scenario/judge/grounds.hpp"

namespace cubenight::scenario {
namespace {

// All of these cards, basic energy among them, as if they had been drafted.
draft::Deck deck_of(const Cube& cube) {
    draft::Deck deck;
    for (std::size_t i = 0; i < cube.cards.size(); ++i)
        deck.cards.push_back(draft::CubeCopyId{static_cast<std::uint16_t>(i)});
    return deck;
}

std::string counted(int number, const char* one, const char* many) {
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

// For the report of a scenario; only these rules can be broken by cards that were all drafted.
std::string fault_in(const draft::BrokenRule& broken) {
    const int apart = broken.number - broken.other;
    switch (broken.rule) {
        case draft::DeckRule::size:
            return std::to_string(broken.number) + " now, " +
                   (apart < 0 ? counted(-apart, "card short", "cards short")
                              : counted(apart, "card over", "cards over"));
        case draft::DeckRule::basic_pokemon: return "There is no Basic Pokémon to start with";
        case draft::DeckRule::copies:
        case draft::DeckRule::prism_star: return broken.name + " is there " + counted(broken.number, "time", "times");
        case draft::DeckRule::ace_spec: return counted(broken.number, "ACE SPEC card", "ACE SPEC cards");
        case draft::DeckRule::radiant: return counted(broken.number, "Radiant Pokémon", "Radiant Pokémon");
        case draft::DeckRule::own_pool:
        case draft::DeckRule::offered_energy:
        case draft::DeckRule::evolution_lines:
        case draft::DeckRule::lower_stages: break;
    }
    return {};
}

}  // namespace

Finding Judge::judge(const AboutDeck& about) {
    Cube cube;
    for (const ListedCard& card : about.cards) {
        const auto id = table_.names().find(card.name);
        if (!id) return {false, id.error().reason, true};
        cube.cards.insert(cube.cards.end(), static_cast<std::size_t>(card.copies), *id);
    }
    const draft::DraftCards cards{&cube, &table_.cards()};
    const draft::Deck deck = deck_of(cube);
    draft::DeckRules rules;
    rules.deck_size = about.size.value_or(table_.rules()[OptionKey::deck_size]);
    rules.copy_limit = table_.rules()[OptionKey::copy_limit];
    const auto broken = draft::check_deck(cards, deck.cards, deck, rules);
    if (broken.empty()) return {about.allowed, "it is allowed", false};
    std::string is = "it is refused, but by ";
    bool right = false;
    for (const draft::BrokenRule& each : broken) {
        right |= founds_refusal(draft::rule_clause(each.rule), about.clause);
        is +=
            (&each == &broken.front() ? "" : "; ") + std::string(draft::rule_clause(each.rule)) + ": " + fault_in(each);
    }
    if (about.allowed) is.replace(0, std::string("it is refused, but by").size(), "it is refused by");
    return {!about.allowed && right, is, false};
}

}  // namespace cubenight::scenario
