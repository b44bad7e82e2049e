#include "src/session/match_sign.hpp"

#include "engine/pokemon/match/places.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/games/ultraman/ultraman_match.hpp"

namespace cubenight {

namespace {

gui::MatchSign sign_of(const PokemonMatch& running) {
    const pokemon::Match& match = running.match();
    gui::MatchSign sign;
    sign.turn = match.turn;
    sign.score = gui::MatchSign::Score::prizes_left;
    sign.all = running.book().rules()[OptionKey::prize_cards];
    const bool laid = match.phase != pokemon::MatchPhase::setup;  // before that they are all to come
    for (const SeatId side : play::both_seats)
        sign.scores[side.value] = laid ? pokemon::prizes_left(match, side) : sign.all;
    return sign;
}

gui::MatchSign sign_of(const UltramanMatch& running) {
    const ultraman::Match& match = running.match();
    gui::MatchSign sign;
    sign.turn = match.turn;
    sign.score = gui::MatchSign::Score::battles_won;
    sign.all = running.book().rules()[ultraman::OptionKey::wins];
    for (const SeatId side : play::both_seats) sign.scores[side.value] = match.wins[side];
    return sign;
}

}  // namespace

gui::MatchSign sign_of(const MatchRunner& runner) {
    if (const UltramanMatch* ultraman = ultraman_match(runner)) return sign_of(*ultraman);
    return sign_of(pokemon_match(runner));
}

}  // namespace cubenight
