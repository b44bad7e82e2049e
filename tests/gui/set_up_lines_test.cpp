// Cubes whose evolutions lack their lower stages: what the sheet of the seats and the practice page say of them, and that picks
// may bring those stages.
#include <algorithm>

#include "src/gui/sessions/bot_draft.hpp"
#include "tests/gui/home_page.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

// The sample's cube, as though most of its evolutions had no lower stage in it.
void strand_evolutions(HomePage& h) {
    auto cubes = h.session->cubes();
    cubes.front().lines.below = {60, 94, 2};
    h.session->set_library(h.session->nights(), cubes);
    h.stage.settle();
}

bool brings_lower_stages(const draft::NightSettings& settings) {
    return settings.rule_changes == std::vector<draft::RuleChange>{{"lines", static_cast<int>(LinePolicy::with_pick)}};
}

}  // namespace

TEST_CASE("The sheet of the seats counts stranded evolutions and lets picks bring their stages by one press",
          "[gui.home][lines]") {
    HomePage h;
    h.set_table();
    CHECK_FALSE(h.stage.shown("lines.with_pick"));
    h.stage.press(Key::escape);
    strand_evolutions(h);
    h.set_table();
    CHECK(h.told("Pokémon that lack a lower stage in this cube: 96 of 156."));
    REQUIRE(h.stage.click("lines.with_pick"));
    h.stage.frames(2);
    CHECK(h.told("Pokémon that lack a lower stage in this cube: 2 of 156."));
    REQUIRE(h.stage.click("lines.with_pick"));
    h.stage.frames(2);
    CHECK(h.told("96 of 156"));
    REQUIRE(h.stage.click("lines.with_pick"));
    CHECK(brings_lower_stages(h.deal()));
}

namespace {

// The strip of the practice page lets picks bring their stages, and the quick draft begins so.
void draft_with_picked_stages(HomePage& h) {
    REQUIRE(h.stage.click("lines.with_pick"));
    h.stage.frames(2);
    h.stage.press(Key::q);
    h.stage.frames(2);
    REQUIRE(std::string(h.stage.app().screen()) == "draft");
    CHECK(brings_lower_stages(h.session->night()->settings));
}

}  // namespace

TEST_CASE("A quick draft says so too and may be one where picks bring their stages", "[gui.practice][lines]") {
    HomePage h;
    strand_evolutions(h);
    REQUIRE(h.stage.click("home.practice"));
    h.stage.frames(2);
    CHECK(h.told("96 of 156"));
    draft_with_picked_stages(h);
}

TEST_CASE("A quick draft is offered by the line policy that its strip was set to", "[gui.practice][lines]") {
    HomePage h;
    auto cubes = h.session->cubes();
    CubeSummary& cube = cubes.front();
    cube.lines.below = {60, 94, 2};
    cube.rows = {{4, 1, 15, 40, 4}};
    cube.stock = {};
    cube.stock.below.assign(94, 1);
    cube.stock.names.assign(100, {draft::Copies::limited, 4, 0});
    h.session->set_library(h.session->nights(), cubes);
    h.stage.settle();
    REQUIRE(h.stage.click("home.practice"));
    h.stage.frames(2);
    h.stage.press(Key::q);
    h.stage.frames(2);
    REQUIRE(std::string(h.stage.app().screen()) == "home");  // fifteen picks make no deck of thirty
    draft_with_picked_stages(h);
}

TEST_CASE("A match of practice is one of the line policy that the strip was set to", "[gui.practice][lines]") {
    HomePage h;
    strand_evolutions(h);
    REQUIRE(h.stage.click("home.practice"));
    h.stage.frames(2);
    REQUIRE(h.stage.click("lines.with_pick"));
    h.stage.frames(2);
    REQUIRE(h.stage.click("practice.0.deck.0"));
    REQUIRE(h.stage.click("practice.1.deck.0"));
    h.stage.press(Key::enter);
    h.stage.frames(2);
    REQUIRE(h.session->match());
    CHECK(h.session->match()->book().option(OptionKey::lines) == static_cast<int>(LinePolicy::with_pick));
}

TEST_CASE("Bots draft decks for practice by the line policy that is wished for", "[gui.practice][lines]") {
    const draft::DraftCards lantern_cards = lantern().cards();
    Cube evolved = *lantern_cards.cube;
    const auto left_out = [&](CardId id) {
        const Card& card = (*lantern_cards.set)[id];
        return card.is_basic_pokemon() && !card.types.has(Type::colorless);
    };
    std::erase_if(evolved.cards, left_out);
    const draft::DraftCards cards{&evolved, lantern_cards.set};
    const auto brought = [&](const std::vector<draft::RuleChange>& changes) {
        const auto decks = drafted_decks(cards, 4, 7, changes);
        CHECK(decks.size() == 4);
        std::ptrdiff_t all = 0;
        for (const auto& deck : decks) all += std::ranges::count_if(deck, left_out);
        return all;
    };
    CHECK(brought({}) == 0);
    CHECK(brought({{"lines", static_cast<int>(LinePolicy::with_pick)}}) > 0);
}
