#include "src/text/pokemon/ending_text.hpp"

#include "src/text/match_phrases.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight::text {

using pokemon::Ending;

std::string ending_text(Ending ending, int turn, Language language) {
    const auto in_turn = [&](auto phrase) { return Say(language)(phrase, {std::to_string(turn)}); };
    switch (ending) {
        case Ending::none: return {};
        case Ending::prizes: return in_turn(Phrase::ended_by_prizes);
        case Ending::no_pokemon: return in_turn(Phrase::ended_without_pokemon);
        case Ending::deck_out: return in_turn(Phrase::ended_without_cards);
        case Ending::effect: return in_turn(MatchPhrase::ended_by_effect);
        case Ending::conceded: return in_turn(MatchPhrase::ended_conceded);
        case Ending::turn_limit: return in_turn(MatchPhrase::ended_by_limit);
        case Ending::simultaneous: return in_turn(Phrase::ended_at_once);
        case Ending::choice_limit: return in_turn(MatchPhrase::ended_by_choices);
        case Ending::agreed: return in_turn(MatchPhrase::ended_agreed);
    }
    return {};
}

}  // namespace cubenight::text
