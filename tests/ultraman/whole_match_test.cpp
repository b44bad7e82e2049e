// Whole matches of two decks of characters and scenes without texts, played at random.
#include "engine/core/chance.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/promises.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {
namespace {

using namespace cubenight::ultraman;

struct Decks {
    CardSet cards;
    std::vector<CardId> deck;

    void add(Card card, int copies) {
        card.number = "T-" + std::to_string(cards.size());
        const CardId id = *cards.add(std::move(card));
        deck.insert(deck.end(), static_cast<std::size_t>(copies), id);
    }
};

Card character(const char* name, int level, std::array<int, state_count> bp) {
    Card card;
    card.name = card.character = name;
    card.categories = CategorySet::of(level > 3 ? Category::kaiju : Category::ultraman);
    card.types = TypeSet::of(Type::basic);
    card.level = level;
    card.bp = bp;
    return card;
}

Card scene(int round) {
    Card card;
    card.name = "Scene";
    card.categories = CategorySet::of(Category::scene);
    card.round = round;
    return card;
}

Decks plain_decks() {
    Decks decks;
    for (const char* name : {"TIGA", "DYNA", "GAIA"}) {
        decks.add(character(name, 1, {5000, no_bp, no_bp, no_bp}), 4);
        decks.add(character(name, 2, {7000, 10000, 14000, no_bp}), 4);
        decks.add(character(name, 2, {8000, 10000, no_bp, no_bp}), 2);
        decks.add(character(name, 3, {9000, 12000, 17000, no_bp}), 3);
    }
    decks.add(character("MONS", 6, {9000, 15000, no_bp, no_bp}), 4);
    decks.add(character("SATAN", 6, {10000, 16000, no_bp, no_bp}), 3);
    decks.add(scene(1), 4);
    return decks;
}

TEST_CASE("UCG 5.1.2 - phase follows phase until somebody has won", "[UCG.5.1.2]") {
    const Decks decks = plain_decks();
    REQUIRE(decks.deck.size() == 50);
    const auto book = Rulebook::make(decks.cards, usual_rules());
    REQUIRE(book.ok());
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        MatchSetup setup;
        setup.seed = seed;
        for (SeatId seat : both_seats) setup.decks[seat] = decks.deck;
        Match match = *start_match(*book, setup);
        Generator generator(seed);
        while (to_act(match) != Actor::nobody) {
            REQUIRE(broken_invariant(*book, match).value_or("") == "");
            const auto& options = choice(match).options;
            const Option option = options[generator.below(static_cast<std::uint32_t>(options.size()))];
            REQUIRE_FALSE(choose(*book, match, option));
        }
        CHECK(match.ending != Ending::turn_limit);
        CHECK(match.ending != Ending::choice_limit);
        wins += match.ending == Ending::wins;
    }
    CHECK(wins > 150);
}

// A match of plain decks, with that many choices behind it, and one more of a seat.
Match after_one_more(int turn_choices, std::uint32_t steps) {
    const Decks decks = plain_decks();
    const auto book = Rulebook::make(decks.cards, usual_rules());
    MatchSetup setup;
    for (SeatId seat : both_seats) setup.decks[seat] = decks.deck;
    Match match = *start_match(*book, setup);
    REQUIRE(match.choice.actor != Actor::chance);
    match.turn_choices = static_cast<std::uint16_t>(turn_choices);
    match.steps = static_cast<decltype(match.steps)>(steps);
    REQUIRE_FALSE(choose(*book, match, choice(match).options[0]));
    return match;
}

TEST_CASE("program - a turn of 600 choices and a match of 20000 are a draw in the Ultraman Card Game too",
          "[program]") {
    CHECK(after_one_more(598, 598).outcome == Outcome::running);
    for (const Match& match : {after_one_more(599, 599), after_one_more(0, 19'999)}) {
        CHECK(match.outcome == Outcome::draw);
        CHECK(match.ending == Ending::choice_limit);
    }
}

}  // namespace
}  // namespace cubenight::test
