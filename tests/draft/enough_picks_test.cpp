#include "draft/table/enough_picks.hpp"

#include "draft/night/night.hpp"
#include "draft/night/settings.hpp"
#include "engine/cards/line_policy.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/small_ultraman.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

// A cube with two lines and many Trainers; what it offers beside picks is each test's.
struct PlainCube {
    TestCube made;

    PlainCube() {
        made.add(pokemon("Ember", Type::fire), 20);
        made.add(pokemon("Blaze", Type::fire, 90, Stage::stage1, "Ember"));
        made.add(pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"));
        for (int i = 0; i < 60; ++i) made.add(trainer("Gadget " + std::to_string(i)));
        made.cube.energy.clear();
    }
    std::optional<NightRefusal> refused(LinePolicy lines, int leave = 0) const {
        auto settings = settings_for(made.cards(), 2);
        settings.row = {2, 2, 10, 20, 3};
        settings.leave = leave;
        settings.rule_changes = {{"lines", static_cast<int>(lines)}};
        return check_settings(settings, made.cards());
    }
};

}  // namespace

TEST_CASE("a table whose picks cannot make a deck is refused with both numbers", "[table][UCG.4.1.1]") {
    SmallUltraman small;
    for (const char* number : {"C-1", "C-2", "C-3", "K-1", "S-1", "Q-4"}) small.add(number, 60);
    auto settings = settings_for(small.cards(), 4);
    settings.row = {4, 3, 12, 50, 0};
    settings.rule_changes = {{"copy_limit", 50}};
    const auto refused = check_settings(settings, small.cards());
    REQUIRE(refused);
    CHECK(refused->why == Denial::too_few_picks);
    CHECK(refused->number == 36);
    CHECK(refused->other == 50);
    CHECK_FALSE(begin_night(settings, small.cards()).ok());
    settings.row.deck_size = 36;
    CHECK_FALSE(check_settings(settings, small.cards()));
    settings.row.deck_size = 50, settings.row.packs = 5;
    CHECK_FALSE(check_settings(settings, small.cards()));
    settings.leave = 3;
    CHECK(check_settings(settings, small.cards())->number == 45);
}

TEST_CASE("what a deck may hold beside picks counts before a table is refused", "[table][lines]") {
    PlainCube plain;
    CHECK_FALSE(plain.refused(LinePolicy::single_cards));
    const auto left = plain.refused(LinePolicy::single_cards, 2);
    REQUIRE(left);
    CHECK(left->number == 16);
    CHECK(plain.refused(LinePolicy::with_pick, 2)->number == 19);  // three stages stand below two evolutions
    CHECK_FALSE(plain.refused(LinePolicy::with_pick, 1));
    CHECK(plain.refused(LinePolicy::as_basics, 2));
    CHECK(plain.refused(LinePolicy::stand_in, 2));  // the set has none
    plain.made.beside(stand_in_card());
    CHECK_FALSE(plain.refused(LinePolicy::stand_in, 2));
    plain.made.cube.free.push_back({plain.made.beside(trainer("Handout")), 4});
    CHECK_FALSE(plain.refused(LinePolicy::single_cards, 2));
    plain.made.cube.free.clear();
    plain.made.cube.energy = {Type::fire};
    CHECK_FALSE(plain.refused(LinePolicy::single_cards, 9));
}

TEST_CASE("a table is refused where only so many copies of a card are allowed in its decks", "[table][UCG.4.1.2]") {
    SmallUltraman small;
    for (const char* number : {"C-1", "C-2", "C-3", "K-1", "S-1", "Q-4"}) small.add(number, 60);
    auto settings = settings_for(small.cards(), 4);
    settings.row = {4, 3, 12, 25, 0};
    const auto refused = check_settings(settings, small.cards());
    REQUIRE(refused);
    CHECK(refused->why == Denial::too_many_copies);
    CHECK(refused->number == 24);  // four of each
    CHECK(refused->other == 25);
    CHECK(std::string(refused->clause()) == "UCG 4.1.2");
    settings.row.deck_size = 24;
    CHECK_FALSE(check_settings(settings, small.cards()));
    settings.rule_changes = {{"copy_limit", 1}};
    CHECK(check_settings(settings, small.cards())->number == 6);
}

TEST_CASE("copies count for all seats of a table together and as the card says", "[table][FI.deck]") {
    TestCube made;
    for (int i = 0; i < 8; ++i) made.add(pokemon("Ember " + std::to_string(i), Type::fire), 5);
    made.cube.energy.clear();
    auto settings = settings_for(made.cards(), 2);
    settings.row = {2, 2, 10, 20, 3};
    const auto most = [&]() -> int {
        const auto refused = check_settings(settings, made.cards());
        if (!refused) return settings.row.deck_size;
        CHECK(refused->why == Denial::too_many_copies);
        return refused->number;
    };
    CHECK(most() == 20);
    settings.rule_changes = {{"copy_limit", 2}};
    CHECK(most() == 16);  // two of each for either seat
    made.cube.free.push_back({made.beside(trainer("Handout")), 9});
    CHECK(most() == 18);
    made.cube.free.push_back({made.cube.cards.front(), 9});
    CHECK(most() == 18);  // Embers of that name are in both decks already
    made.cube.free.clear();
    Card radiant = pokemon("Radiant Ember", Type::fire);
    radiant.rule_boxes.add(RuleBox::radiant);
    made.add(radiant, 10);
    settings = settings_for(made.cards(), 2);
    settings.row = {2, 2, 10, 20, 3};
    settings.rule_changes = {{"copy_limit", 2}};
    CHECK(most() == 17);  // one Radiant Pokémon in each
}
