// Nights with the cube that comes with the program.
#include "draft/decks/advice.hpp"
#include "draft/decks/auto_build.hpp"
#include "draft/decks/legality.hpp"
#include "draft/decks/opening.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/lantern_files.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

struct Lantern {
    CardSet set;
    Cube cube;
    DraftCards cards() const { return {&cube, &set}; }

    Lantern() {
        const auto files = read_lantern_files();
        if (!files) FAIL(files.error().english());
        for (int i = 0; i < type_count; ++i)
            if (has_basic_energy(static_cast<Type>(i))) set.add(basic_energy(static_cast<Type>(i)));
        for (const Card& card : files->cards) set.add(card);
        const auto resolved = resolve_cube(files->file, set, "lantern.cube");
        if (!resolved) FAIL(resolved.error().english());
        cube = *resolved;
    }
};

}  // namespace

TEST_CASE("CUBE draft.table - bots draft the Lantern Cube at every table of the document into playable decks",
          "[CUBE.draft.table][lantern]") {
    const Lantern lantern;
    const CardValues values(lantern.cards());
    for (const auto& row : document_draft_table()) {
        NightRun run(settings_for(lantern.cards(), row.players, SeatKind::bot, 11), lantern.cards());
        CHECK(run.night.settings.row == row);
        run.let_bots_act(values);
        REQUIRE_FALSE(can_pair(run.night));
        for (std::size_t i = 0; i < run.night.seats.size(); ++i) {
            const SeatId seat{static_cast<std::uint8_t>(i)};
            const auto& deck = run.night.seats[i].deck;
            CHECK(deck_check(run.night, seat).empty());
            CHECK(match_cards(lantern.cards(), deck)->size() == static_cast<std::size_t>(row.deck_size));
            const auto stats = deck_stats(lantern.cards(), deck, LinePolicy::single_cards);
            CHECK(chance_of_any(row.deck_size, stats.basics, 7).per_mille() >= 650);
            CHECK(stats.energy * 100 / row.deck_size >= 25);
            CHECK(stats.energy * 100 / row.deck_size <= 50);
            CHECK(stats.trainers * 100 / row.deck_size >= 20);
            for (const auto& advice : deck_advice(lantern.cards(), run.night.pool(seat), deck, run.night.deck_rules))
                CHECK(advice.kind != AdviceKind::line_gap);
        }
        CHECK(broken_invariant(run.night) == std::nullopt);
    }
}

TEST_CASE("the Lantern Cube's cards are all worth something and not all the same", "[lantern]") {
    const Lantern lantern;
    const CardValues values(lantern.cards());
    int least = 1000, most = 0, attackers = 0;
    for (std::uint16_t i = 0; i < lantern.cube.cards.size(); ++i) {
        least = std::min(least, values[{i}].value);
        most = std::max(most, values[{i}].value);
        attackers += values[{i}].roles.has(Role::attacker);
    }
    CHECK(least >= 5);
    CHECK(most <= 250);
    CHECK(most - least > 80);
    CHECK(attackers > 100);
}

TEST_CASE("a bot's picks make a better deck than picks at random", "[lantern][bot]") {
    const Lantern lantern;
    const CardValues values(lantern.cards());
    Generator chance(2);
    int random_worth = 0, bot_worth = 0, random_lines = 0, bot_lines = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        auto settings = settings_for(lantern.cards(), 8, SeatKind::bot, seed);
        settings.seats[0].kind = SeatKind::person;
        NightRun run(settings, lantern.cards());
        while (run.night.phase() == NightPhase::draft) {
            run.let_bots_act(values);
            const auto pack = run.night.drafting.front(SeatId{0});
            if (!pack) continue;
            const auto cards = run.night.drafting.left(*pack);
            run.happen(PickEntry{SeatId{0}, cards[chance.below(static_cast<std::uint32_t>(cards.size()))]});
        }
        run.happen(SeatEntry{SeatId{0}, SeatKind::bot, "random"});
        run.let_bots_act(values);
        const auto worth = [&](std::size_t seat, int& total, int& lines) {
            for (const auto copy : run.night.seats[seat].deck.cards) {
                total += values[copy].value;
                lines += !lantern.cards()[copy].evolves_from.empty();
            }
        };
        worth(0, random_worth, random_lines);
        for (std::size_t seat = 1; seat < 8; ++seat) worth(seat, bot_worth, bot_lines);
    }
    INFO("random " << random_worth << " and " << random_lines << " evolutions; bots " << bot_worth / 7 << " and "
                   << bot_lines / 7);
    CHECK(bot_worth / 7 > random_worth * 11 / 10);
    CHECK(bot_lines / 7 > random_lines);
}

TEST_CASE("a deck that is built of a mixed pool seldom asks for more types than its check lets pass", "[lantern]") {
    const Lantern lantern;
    const CardValues values(lantern.cards());
    Generator chance(5);
    const DeckRules rules{35, 4, 7, TypeSet{0x1fe}, LinePolicy::single_cards};
    std::vector<CubeCopyId> all;
    for (std::size_t i = 0; i < lantern.cards().size(); ++i) all.push_back({static_cast<std::uint16_t>(i)});
    int warned = 0;
    for (int deck = 0; deck < 80; ++deck) {
        chance.shuffle(all.data(), all.size());
        const std::span<const CubeCopyId> pool = std::span(all).first(39);
        const auto built = auto_build(lantern.cards(), values, pool, Deck{}, rules);
        REQUIRE(built.ok());
        for (const auto& advice : deck_advice(lantern.cards(), pool, built.deck, rules))
            warned += advice.kind == AdviceKind::many_types && advice.level == AdviceLevel::warning;
    }
    CHECK(warned <= 12);  // of those pools few have a deck of fewer types
}
