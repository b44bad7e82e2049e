#include "src/night/match_runner.hpp"

namespace cubenight {

Result<MatchDecks> match_decks(const draft::DraftCards& cards, const draft::Deck& first, const draft::Deck& second) {
    auto one = draft::match_cards(cards, first);
    auto two = draft::match_cards(cards, second);
    if (!one || !two) return Error{{}, 0, saying("the cube's cards lack an energy of a deck")};
    return MatchDecks{std::move(*one), std::move(*two)};
}

}  // namespace cubenight
