// A match in the terminal: what a player is told of it.
#include <algorithm>

#include "engine/bots/random_deck.hpp"
#include "src/cli/match_talk.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/store/library.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

bool has(const std::vector<text::LogLine>& lines, std::string_view words) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const text::LogLine& line) { return line.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("each player is told once what happened since, and of the other's draws no card", "[telling]") {
    const auto cube = store::load_cube(std::filesystem::path(CUBENIGHT_SOURCE) / "cubes/lantern.cube");
    REQUIRE(cube.ok());
    const auto rules = PokemonRules::make(*cube->cards, cube->cube.rules);
    REQUIRE(rules.ok());
    Generator chance(7);
    MatchDecks decks;
    for (auto& deck : decks) deck = bots::random_deck(*cube->cards, cube->cube.cards, 40, chance);
    const auto match = (*rules)->begin(decks, 7);
    REQUIRE(match.ok());
    auto telling = cli::MatchTelling::begin(**rules, decks, 7, {"Aino", "Ben"});
    REQUIRE(telling.ok());
    int own_draws = 0, hidden_draws = 0;
    bool won = false;
    while ((*match)->to_act()) {
        const std::uint32_t step = (*match)->bot_step();
        REQUIRE((*telling)->step(step).ok());
        REQUIRE_FALSE((*match)->step(step));
        const auto aino = (*telling)->news_for(SeatId{0}), ben = (*telling)->news_for(SeatId{1});
        REQUIRE(aino.size() == ben.size());
        for (std::size_t i = 0; i < ben.size(); ++i) {
            if (!ben[i].text.starts_with("Aino draws ")) continue;
            CHECK((ben[i].text == "Aino draws a card." || ben[i].text == "Aino draws 7 cards."));
            ++hidden_draws;
            own_draws += aino[i].text != ben[i].text;
        }
        CHECK((*telling)->news_for(SeatId{1}).empty());
        won = won || has(ben, "wins");
    }
    CHECK(hidden_draws > 3);
    CHECK(own_draws == hidden_draws - 1);  // all but the cards of the first hand are named to who draws them
    CHECK(won);
}
