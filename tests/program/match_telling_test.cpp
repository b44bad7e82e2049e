// A match in the terminal: what a player is told of it.
#include <algorithm>
#include <array>

#include "engine/bots/random_deck.hpp"
#include "src/cli/match_talk.hpp"
#include "src/games/games.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/night/night_cards.hpp"
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
        const std::uint32_t step = (*match)->bot_step(bots::MatchBot::steady);
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

TEST_CASE("who gives a match up loses it, whichever seat that is", "[telling]") {
    const std::filesystem::path cubes = std::filesystem::path(CUBENIGHT_SOURCE) / "cubes";
    for (const char* name : {"lantern.cube", "ultra.cube"}) {
        INFO(name);
        const auto cube = store::load_cube(cubes / name);
        REQUIRE(cube.ok());
        std::vector<draft::SeatSettings> seats;
        for (const char* bot : {"Aino", "Ben"}) seats.push_back({bot, draft::SeatKind::bot});
        const draft::DraftCards cards = cards_of(*cube);
        const auto night = draft::begin_night(draft::usual_settings(cards, name, seats, 7), cards);
        REQUIRE(night.ok());
        const auto rules = match_rules(*night);
        REQUIRE(rules.ok());
        Generator chance(7);
        MatchDecks decks;
        for (auto& deck : decks) {
            if (cube->ucg)
                for (std::uint16_t i = 0; i < 50; ++i) deck.push_back(CardId{i});
            else deck = bots::random_deck(*cube->cards, cube->cube.cards, 40, chance);
        }
        std::array<bool, 2> lost{};
        for (std::uint64_t seed = 1; seed < 40 && !(lost[0] && lost[1]); ++seed) {
            const auto match = (*rules)->begin(decks, seed);
            REQUIRE(match.ok());
            const SeatId seat = (*match)->to_act().value();
            const auto question = cli::match_question(**match, cards, {"Aino", "Ben"});
            REQUIRE_FALSE((*match)->step(question.concede));
            CHECK((*match)->result() ==
                  (seat.value == 0 ? draft::MatchResult::second_wins : draft::MatchResult::first_wins));
            lost[seat.value] = true;
        }
        CHECK(lost[0]);
        CHECK(lost[1]);
    }
}
