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

}  // namespace
}  // namespace cubenight::test
