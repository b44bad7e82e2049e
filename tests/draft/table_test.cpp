#include "draft/table/table.hpp"

#include <set>

#include "draft/table/packs.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

TEST_CASE("CUBE draft.table - the document's rows are offered exactly", "[CUBE.draft.table]") {
    const auto made = invented_cube(480);
    const int rows[][5] = {{4, 9, 10, 60, 6}, {5, 6, 12, 60, 6},  {6, 6, 10, 60, 6}, {8, 3, 15, 40, 4},
                           {9, 4, 10, 40, 4}, {10, 3, 12, 30, 3}, {12, 3, 10, 30, 3}};
    for (const auto& [players, packs, size, deck, prizes] : rows) {
        const auto row = row_of(made->cube, players);
        REQUIRE(row);
        CHECK(*row == DraftTableRow{players, packs, size, deck, prizes});
        CHECK(suggested_row(made->cube, players) == *row);
        CHECK(cards_needed(*row) == players * packs * size);
        CHECK_FALSE(check_row(*row, made->cube.cards.size()));
    }
    CHECK_FALSE(row_of(made->cube, 7));
    CHECK_FALSE(row_of(made->cube, 11));
}

TEST_CASE("CUBE draft.table - a cube without rows of its own uses the document's", "[CUBE.draft.table]") {
    auto made = invented_cube(400);
    made->cube.table.clear();
    CHECK(row_of(made->cube, 8) == DraftTableRow{8, 3, 15, 40, 4});
    made->cube.table = {{8, 2, 11, 30, 3}};
    CHECK(row_of(made->cube, 8) == DraftTableRow{8, 2, 11, 30, 3});
    CHECK_FALSE(row_of(made->cube, 4));
}

TEST_CASE("CUBE draft.table - any number of players gets a row that their cube can fill, the cube's own where it can",
          "[CUBE.draft.table]") {
    for (const int size : {32, 90, 360, 700}) {
        const auto made = invented_cube(size);
        for (int players = fewest_players; players <= most_players; ++players) {
            const auto row = suggested_row(made->cube, players);
            CHECK(row.players == players);
            CHECK_FALSE(check_row(row, made->cube.cards.size()));
            const auto own = row_of(made->cube, players);
            if (own && cards_needed(*own) <= size) CHECK(row == *own);
        }
    }
}

TEST_CASE("CUBE draft.table - a number of players without a row plays the next larger row or the largest",
          "[CUBE.draft.table]") {
    const auto made = invented_cube(700);
    const int rows[][5] = {{2, 9, 10, 60, 6},  {3, 9, 10, 60, 6},  {7, 3, 15, 40, 4},  {11, 3, 10, 30, 3},
                           {13, 3, 10, 30, 3}, {14, 3, 10, 30, 3}, {15, 3, 10, 30, 3}, {16, 3, 10, 30, 3}};
    for (const auto& [players, packs, size, deck, prizes] : rows)
        CHECK(suggested_row(made->cube, players) == DraftTableRow{players, packs, size, deck, prizes});
}

TEST_CASE("CUBE draft.table - a cube too small is refused with both numbers", "[CUBE.draft.table]") {
    const auto refused = check_row({8, 3, 15, 40, 4}, 359);
    REQUIRE(refused);
    CHECK(refused->why == Denial::cube_too_small);
    CHECK(refused->number == 360);
    CHECK(refused->other == 359);
    CHECK_FALSE(check_row({8, 3, 15, 40, 4}, 360));
}

TEST_CASE("rows by hand are refused outside their limits", "[table]") {
    const auto why = [](DraftTableRow row, int leave = 0) {
        const auto refused = check_row(row, 60'000, leave);
        return refused ? refused->why : Denial::clock_unchanged;
    };
    CHECK(why({1, 3, 15, 40, 4}) == Denial::players_out_of_range);
    CHECK(why({17, 3, 15, 40, 4}) == Denial::players_out_of_range);
    CHECK(why({8, 0, 15, 40, 4}) == Denial::packs_out_of_range);
    CHECK(why({8, 21, 15, 40, 4}) == Denial::packs_out_of_range);
    CHECK(why({8, 3, 0, 40, 4}) == Denial::pack_size_out_of_range);
    CHECK(why({8, 3, 61, 40, 4}) == Denial::pack_size_out_of_range);
    CHECK(why({8, 3, 15, 61, 4}) == Denial::deck_size_out_of_range);
    CHECK(why({8, 3, 15, 11, 4}) == Denial::deck_size_out_of_range);
    CHECK(why({8, 3, 15, 40, 0}) == Denial::prizes_out_of_range);
    CHECK(why({8, 3, 15, 40, 7}) == Denial::prizes_out_of_range);
    CHECK(why({8, 3, 15, 40, 4}, 15) == Denial::leave_out_of_range);
    CHECK(why({8, 3, 15, 40, 4}, -1) == Denial::leave_out_of_range);
    CHECK(check_row({8, 3, 15, 40, 4}, 60'001)->why == Denial::cube_too_large);
    CHECK_FALSE(check_row({16, 20, 60, 60, 6}, 60'000));
    CHECK_FALSE(check_row({2, 1, 1, 12, 4}, 2));
}

TEST_CASE("CUBE draft - packs hold different cards of the cube and every seat opens as many", "[CUBE.draft.1]") {
    const DraftTableRow row{8, 3, 15, 40, 4};
    const auto packs = deal_packs(row, 400, 11);
    REQUIRE(packs.size() == 24);
    std::set<CubeCopyId> seen;
    for (std::size_t i = 0; i < packs.size(); ++i) {
        CHECK(packs[i].round == i / 8);
        CHECK(packs[i].opener.value == i % 8);
        CHECK(packs[i].cards.size() == 15);
        for (const auto card : packs[i].cards) {
            CHECK(card.value < 400);
            CHECK(seen.insert(card).second);
        }
    }
    CHECK(packs == deal_packs(row, 400, 11));
    CHECK(packs != deal_packs(row, 400, 12));
}

TEST_CASE("the packs of a seed are pinned so that old nights replay", "[packs]") {
    const auto packs = deal_packs({2, 1, 4, 12, 4}, 10, 2026);
    REQUIRE(packs.size() == 2);
    std::vector<int> dealt;
    for (const auto& pack : packs)
        for (const auto card : pack.cards) dealt.push_back(card.value);
    CHECK(dealt == std::vector<int>{0, 1, 8, 9, 3, 4, 7, 6});
}

TEST_CASE("decks are played for the Prize cards of the rows that have such decks", "[table]") {
    const std::vector<DraftTableRow> own = {{4, 5, 9, 44, 5}};
    CHECK(prizes_for(own, 44) == 5);
    for (const auto& [cards, prizes] : {std::pair{60, 6}, {40, 4}, {30, 3}, {50, 4}, {20, 3}, {39, 3}})
        CHECK(prizes_for(own, cards) == prizes);
}
