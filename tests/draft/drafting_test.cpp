#include "draft/table/drafting.hpp"

#include <algorithm>

#include "engine/core/chance.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

SeatId seat(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }

// The seat's first card in front, picked.
CubeCopyId pick_first(Drafting& draft, int number, std::uint64_t at = 0) {
    const auto pack = draft.front(seat(number));
    REQUIRE(pack);
    const auto card = draft.left(*pack).front();
    REQUIRE_FALSE(draft.pick(seat(number), card, at));
    return card;
}

void everyone_picks(Drafting& draft) {
    for (int i = 0; i < draft.players(); ++i) pick_first(draft, i);
}

// One random legal pick by a random seat that can. Nothing happens when the draft is over.
void random_pick(Drafting& draft, Generator& chance) {
    std::vector<SeatId> choosing;
    for (int i = 0; i < draft.players(); ++i)
        if (draft.state(seat(i)) == DraftState::choosing) choosing.push_back(seat(i));
    if (choosing.empty()) return;
    const auto who = choosing[chance.below(static_cast<std::uint32_t>(choosing.size()))];
    const auto cards = draft.left(*draft.front(who));
    REQUIRE_FALSE(draft.pick(who, cards[chance.below(static_cast<std::uint32_t>(cards.size()))], 0));
}

}  // namespace

TEST_CASE("CUBE draft.1 - the first pack is passed clockwise after each pick", "[CUBE.draft.1]") {
    Drafting draft({4, 2, 3, 40, 4}, 24, 5, Passing::as_ready);
    CHECK(draft.direction(draft.round()) == Direction::clockwise);
    for (int i = 0; i < 4; ++i) CHECK(draft.packs()[draft.front(seat(i))->value].opener == seat(i));
    everyone_picks(draft);
    for (int i = 0; i < 4; ++i) {
        CHECK(draft.packs()[draft.front(seat(i))->value].opener == seat((i + 3) % 4));
        CHECK(draft.left(*draft.front(seat(i))).size() == 2);
    }
    CHECK(draft.passes_to(seat(3), 0) == seat(0));
}

TEST_CASE("CUBE draft.2 - the second pack is passed the other way", "[CUBE.draft.2]") {
    Drafting draft({4, 2, 3, 40, 4}, 24, 5, Passing::as_ready);
    for (int i = 0; i < 3; ++i) everyone_picks(draft);
    CHECK(draft.round() == 1);
    CHECK(draft.direction(draft.round()) == Direction::counter_clockwise);
    for (int i = 0; i < 4; ++i) CHECK(draft.packs()[draft.front(seat(i))->value].opener == seat(i));
    everyone_picks(draft);
    for (int i = 0; i < 4; ++i) CHECK(draft.packs()[draft.front(seat(i))->value].opener == seat((i + 1) % 4));
    CHECK(draft.passes_to(seat(0), 1) == seat(3));
}

TEST_CASE("CUBE draft.3 - all packs are picked to their last card", "[CUBE.draft.3]") {
    Drafting draft({5, 6, 12, 60, 6}, 360, 5, Passing::as_ready);
    while (!draft.over()) everyone_picks(draft);
    for (int i = 0; i < 5; ++i) {
        CHECK(draft.pool(seat(i)).size() == 72);
        CHECK(draft.state(seat(i)) == DraftState::done);
        CHECK_FALSE(draft.front(seat(i)));
    }
    for (std::size_t pack = 0; pack < draft.packs().size(); ++pack) {
        const auto count = draft.count(PackId{static_cast<std::uint16_t>(pack)});
        CHECK(count.picked == 12);
        CHECK(count.left == 0);
    }
    CHECK_FALSE(draft.broken_invariant());
}

TEST_CASE("CUBE draft.1 - only a card of the pack in front may be picked", "[CUBE.draft.1]") {
    Drafting draft({4, 2, 3, 40, 4}, 30, 5, Passing::as_ready);
    const auto before = draft;
    const auto others = draft.left(*draft.front(seat(1))).front();
    const auto refused = draft.pick(seat(0), others, 0);
    REQUIRE(refused);
    CHECK(refused->why == Denial::not_in_pack);
    CHECK(std::string(refused->clause()) == "CUBE draft.1");
    CHECK(draft.pick(seat(4), others, 0)->why == Denial::no_such_seat);
    CHECK(draft.pick(seat(0), CubeCopyId{30}, 0)->why == Denial::no_such_card);
    CHECK(draft.pick(seat(0), no_cube_copy, 0)->why == Denial::no_such_card);
    CHECK(draft == before);
    const auto mine = pick_first(draft, 0);
    CHECK(draft.pick(seat(0), mine, 0)->why == Denial::no_pack);
    CHECK(draft.pick(seat(1), mine, 0)->why == Denial::not_in_pack);
}

TEST_CASE("a pack queues at a neighbour who is still choosing", "[draft]") {
    Drafting draft({3, 1, 5, 40, 4}, 15, 5, Passing::as_ready);
    CHECK(draft.waiting_packs(seat(1)) == 0);
    pick_first(draft, 0);
    CHECK(draft.state(seat(0)) == DraftState::waiting);
    CHECK(draft.waiting_packs(seat(1)) == 1);
    pick_first(draft, 2);
    CHECK(draft.state(seat(0)) == DraftState::choosing);
    pick_first(draft, 0);
    CHECK(draft.waiting_packs(seat(1)) == 2);
    CHECK(draft.packs()[draft.front(seat(1))->value].opener == seat(1));
    pick_first(draft, 1);
    CHECK(draft.packs()[draft.front(seat(1))->value].opener == seat(0));
    CHECK(draft.waiting_packs(seat(1)) == 1);
}

TEST_CASE("where all pass together nobody gets a pack before everyone has picked", "[draft]") {
    Drafting draft({3, 1, 5, 40, 4}, 15, 5, Passing::together);
    pick_first(draft, 0);
    pick_first(draft, 2);
    CHECK(draft.state(seat(0)) == DraftState::waiting);
    CHECK(draft.waiting_packs(seat(1)) == 0);
    pick_first(draft, 1);
    for (int i = 0; i < 3; ++i) CHECK(draft.state(seat(i)) == DraftState::choosing);
}

TEST_CASE("a new pack is opened only when everyone is through with the last", "[draft]") {
    Drafting draft({2, 2, 2, 40, 4}, 8, 5, Passing::as_ready);
    pick_first(draft, 0);
    pick_first(draft, 1);
    pick_first(draft, 0);
    CHECK(draft.round() == 0);
    CHECK(draft.state(seat(0)) == DraftState::waiting);
    CHECK_FALSE(draft.front(seat(0)));
    pick_first(draft, 1);
    CHECK(draft.round() == 1);
    CHECK(draft.state(seat(0)) == DraftState::choosing);
}

TEST_CASE("cards left over in a pack are discarded and counted", "[draft]") {
    Drafting draft({2, 1, 5, 40, 4}, 10, 5, Passing::as_ready, 2);
    CHECK(draft.picks_per_round() == 3);
    while (!draft.over()) everyone_picks(draft);
    for (int pack = 0; pack < 2; ++pack) {
        const auto count = draft.count(PackId{static_cast<std::uint16_t>(pack)});
        CHECK(count.picked == 3);
        CHECK(count.discarded == 2);
        CHECK(count.left == 0);
    }
}

TEST_CASE("taking back a pick takes back what came of it and nothing else", "[draft][undo]") {
    Drafting draft({4, 2, 4, 40, 4}, 32, 5, Passing::as_ready);
    pick_first(draft, 0);  // goes to seat 1
    const auto kept = pick_first(draft, 3);
    const auto before = draft;
    pick_first(draft, 1);  // its own pack: stays
    pick_first(draft, 1);  // from seat 0's pack: came of the first pick
    auto undone = draft.undone_by(seat(0));
    REQUIRE(undone.size() == 2);
    CHECK(undone[0].seat == seat(0));
    CHECK(undone[1].seat == seat(1));
    REQUIRE_FALSE(draft.undo(seat(0)));
    CHECK(draft.pool(seat(0)).empty());
    CHECK(draft.pool(seat(1)).size() == 1);
    CHECK(draft.pool(seat(3)) == std::vector<CubeCopyId>{kept});
    CHECK_FALSE(draft.broken_invariant());
    CHECK(draft.undo(seat(2))->why == Denial::nothing_to_undo);
    CHECK(draft.undo(seat(9))->why == Denial::no_such_seat);
}

TEST_CASE("taking back the last pick of a round closes the next one again", "[draft][undo]") {
    Drafting draft({3, 2, 2, 40, 4}, 12, 5, Passing::as_ready);
    everyone_picks(draft);
    pick_first(draft, 0);
    pick_first(draft, 1);
    const auto before = draft;
    pick_first(draft, 2);
    pick_first(draft, 0);  // from the new pack
    CHECK(draft.round() == 1);
    REQUIRE_FALSE(draft.undo(seat(2)));
    CHECK(draft == before);
}

TEST_CASE("every number of seats keeps the invariants pick by pick and undo by undo", "[draft][property]") {
    for (int players = 2; players <= 16; ++players) {
        const auto passing = players % 2 ? Passing::together : Passing::as_ready;
        const int leave = players % 3 == 0 ? 1 : 0;
        Drafting draft({players, 3, 7, 40, 4}, static_cast<std::size_t>(players * 21 + 5), 99, passing, leave);
        Generator chance(static_cast<std::uint64_t>(players));
        for (int step = 0; step < 600 && !draft.over(); ++step) {
            const auto before = draft;
            random_pick(draft, chance);
            REQUIRE(draft.picks().size() == before.picks().size() + 1);
            const auto last = draft.picks().back().seat;
            if (chance.below(4) == 0) {
                auto back = draft;
                REQUIRE_FALSE(back.undo(last));
                CHECK(back == before);
            }
            if (chance.below(12) == 0)
                (void)draft.undo(seat(static_cast<int>(chance.below(static_cast<std::uint32_t>(players)))));
            REQUIRE(draft.broken_invariant() == std::nullopt);
        }
    }
}

TEST_CASE("someone can always pick until the draft is over", "[draft][property]") {
    for (const auto passing : {Passing::as_ready, Passing::together}) {
        Drafting draft({7, 4, 9, 40, 4}, 252, 3, passing);
        Generator chance(8);
        for (int picks = 0; picks < 252; ++picks) {
            REQUIRE_FALSE(draft.over());
            random_pick(draft, chance);
            REQUIRE(static_cast<int>(draft.picks().size()) == picks + 1);
        }
        CHECK(draft.over());
    }
}

TEST_CASE("both ways of passing give the same packs to the same seats", "[draft]") {
    Drafting ready({5, 3, 6, 40, 4}, 90, 3, Passing::as_ready);
    Drafting together({5, 3, 6, 40, 4}, 90, 3, Passing::together);
    while (!together.over()) everyone_picks(together);
    for (int i = 0; !ready.over(); i = (i + 1) % 5)
        while (ready.state(seat(i)) == DraftState::choosing) pick_first(ready, i);
    for (int i = 0; i < 5; ++i) CHECK(ready.pool(seat(i)) == together.pool(seat(i)));
}

TEST_CASE("the last card of a pack is taken without a choice", "[draft]") {
    Drafting draft({3, 1, 4, 40, 4}, 12, 5, Passing::as_ready);
    for (int pick = 0; pick < 3; ++pick) {
        for (int i = 0; i < 3; ++i) CHECK_FALSE(draft.only_card(seat(i)));
        for (int i = 0; i < 3; ++i) pick_first(draft, i);
    }
    CHECK(draft.only_card(seat(1)) == draft.left(*draft.front(seat(1))).front());
    pick_first(draft, 1);
    CHECK_FALSE(draft.only_card(seat(1)));
    Drafting with_rest({3, 1, 4, 40, 4}, 12, 5, Passing::as_ready, 1);
    for (int pick = 0; pick < 3; ++pick)
        for (int i = 0; i < 3; ++i) {
            CHECK_FALSE(with_rest.only_card(seat(i)));
            pick_first(with_rest, i);
        }
    CHECK(with_rest.over());
}
