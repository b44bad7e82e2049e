#include "src/text/ultraman/ending_text.hpp"

#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/phrases.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

std::string ending_text(Ending ending, int turn, Language language) {
    const auto in_turn = [&](auto phrase) { return Say(language)(phrase, {std::to_string(turn)}); };
    switch (ending) {
        case Ending::none: return {};
        case Ending::wins: return in_turn(Phrase::ended_by_wins);
        case Ending::cannot_set: return in_turn(Phrase::ended_unable);
        case Ending::effect: return in_turn(MatchPhrase::ended_by_effect);
        case Ending::conceded: return in_turn(MatchPhrase::ended_conceded);
        case Ending::turn_limit: return in_turn(MatchPhrase::ended_by_limit);
        case Ending::choice_limit: return in_turn(MatchPhrase::ended_by_choices);
        case Ending::agreed: return in_turn(MatchPhrase::ended_agreed);
    }
    return {};
}

}  // namespace cubenight::ultraman::text
