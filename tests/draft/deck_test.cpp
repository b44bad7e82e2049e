#include "draft/pool/deck.hpp"

#include "draft/decks/advice.hpp"
#include "draft/decks/legality.hpp"
#include "engine/core/chance.hpp"
#include "tests/draft/deck_table.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

TEST_CASE("CUBE draft.4 - a deck of picks and energy of the right size is legal", "[CUBE.draft.4]") {
    DeckTable table;
    CHECK(table.check(table.deck({table.ember, table.blaze, table.rope}, 7)).empty());
    CHECK(table.check(table.deck({table.ember}, 9)).empty());
}

TEST_CASE("FI deck.60 - a deck has exactly its size and what is missing can be added", "[FI.deck.60]") {
    DeckTable table;
    const auto small = table.deck({table.ember}, 7);
    const auto broken = table.check(small);
    REQUIRE(broken.size() == 1);
    CHECK(broken[0].rule == DeckRule::size);
    CHECK(broken[0].number == 8);
    CHECK(broken[0].other == 10);
    REQUIRE_FALSE(broken[0].mends.empty());
    CHECK(broken[0].mends[0].kind == Mend::Kind::add_energy);
    CHECK(table.every_mend_works(small, DeckRule::size));
    const auto large = table.deck({table.ember, table.blaze, table.rope}, 9);
    CHECK(table.check(large)[0].number == 12);
    CHECK(table.every_mend_works(large, DeckRule::size));
}

TEST_CASE("FI deck.basic - a deck without a Basic Pokémon is illegal", "[FI.deck.basic]") {
    DeckTable table;
    const auto deck = table.deck({table.blaze, table.rope}, 8);
    CHECK(table.find(table.check(deck), DeckRule::basic_pokemon));
    CHECK(table.every_mend_works(deck, DeckRule::basic_pokemon));
    CHECK_FALSE(table.find(table.check(table.deck({table.drop, table.rope}, 8)), DeckRule::basic_pokemon));
}

TEST_CASE("CUBE draft.4 - a card that the seat did not pick is illegal", "[CUBE.draft.4]") {
    DeckTable table;
    const auto deck = table.deck({table.ember, table.drop}, 8);
    const std::vector<CubeCopyId> pool = {table.ember, table.rope};
    auto broken = check_deck(table.made.cards(), pool, deck, table.rules);
    REQUIRE(broken.size() == 1);
    CHECK(broken[0].rule == DeckRule::own_pool);
    CHECK(broken[0].cards == std::vector<CubeCopyId>{table.drop});
    Deck twice = table.deck({table.ember, table.ember}, 8);
    broken = check_deck(table.made.cards(), pool, twice, table.rules);
    REQUIRE(broken.size() == 1);
    CHECK(broken[0].rule == DeckRule::own_pool);
    const auto mended = apply_edits(twice, broken[0].mends[0].edits);
    CHECK(mended.cards == std::vector<CubeCopyId>{table.ember});
}

TEST_CASE("CUBE draft.4 - only energy that the cube offers may be added and any number of it", "[CUBE.draft.4]") {
    DeckTable table;
    auto deck = table.deck({table.ember}, 8);
    CHECK_FALSE(table.find(table.check(deck), DeckRule::offered_energy));
    deck.energy[static_cast<std::size_t>(Type::grass)] = 1;
    const auto broken = table.check(deck);
    REQUIRE(table.find(broken, DeckRule::offered_energy));
    CHECK(table.find(broken, DeckRule::offered_energy)->type == Type::grass);
    CHECK(table.every_mend_works(deck, DeckRule::offered_energy));
}

TEST_CASE("FI deck.4 - no more copies of a name than the rules allow and energy is free", "[FI.deck.4]") {
    DeckTable table;
    table.rules.copy_limit = 1;
    const auto deck = table.deck({table.ember, table.ember2}, 8);
    const auto broken = table.check(deck);
    REQUIRE(broken.size() == 1);
    CHECK(broken[0].rule == DeckRule::copies);
    CHECK(broken[0].number == 2);
    CHECK(broken[0].other == 1);
    CHECK(broken[0].name == "Ember");
    CHECK(broken[0].cards.size() == 2);
    CHECK(table.every_mend_works(deck, DeckRule::copies));
    table.rules.copy_limit = 2;
    CHECK(table.check(deck).empty());
}

namespace {

// Whether both cards count as copies of one name.
bool one_name(const char* first, const char* second) {
    DeckTable table;
    table.rules.copy_limit = 1;
    const auto a = table.made.add(pokemon(first, Type::water)), b = table.made.add(pokemon(second, Type::water));
    const auto broken = table.check(table.deck({a, b}, 8));
    return table.find(broken, DeckRule::copies) != nullptr;
}

}  // namespace

TEST_CASE("FI detail.name.level - a level is no part of the name that copies are counted by",
          "[FI.detail.name.level][FI.detail.name.copies]") {
    CHECK(one_name("Shade", "Shade LV.X"));
    CHECK(one_name("Shade LV. 43", "Shade LV. 44"));
    CHECK(one_name("Shade LV.43", "Shade"));
    CHECK(one_name("Shade", "Shade"));
    CHECK_FALSE(one_name("Shade", "Shades"));
    CHECK_FALSE(one_name("Shade LV.", "Shade"));
}

TEST_CASE("FI detail.name.symbol - signs behind the name are part of it", "[FI.detail.name.symbol]") {
    CHECK_FALSE(one_name("Spoon", "Spoon H"));
    CHECK_FALSE(one_name("Spoon \u2606", "Spoon"));
    CHECK_FALSE(one_name("Spoon \u2606", "Spoon H"));
    CHECK(one_name("Spoon \u2606", "Spoon \u2606"));
}

TEST_CASE("FI detail.name.delta - the sign of Delta Species is no part of it", "[FI.detail.name.delta]") {
    CHECK(one_name("Pterra", "Pterra \u03B4"));
    CHECK(one_name("Pterra \u03B4 LV. 12", "Pterra"));
}

TEST_CASE("FI detail.name.owner - whose Pokémon it is and which variant is part of it", "[FI.detail.name.owner]") {
    CHECK_FALSE(one_name("Purr", "Northern Purr"));
    CHECK_FALSE(one_name("Purr", "Rival's Purr"));
    CHECK_FALSE(one_name("Northern Purr", "Rival's Purr"));
}

TEST_CASE("FI detail.name.copies - four of a name over all its levels and basic energy without limit",
          "[FI.detail.name.copies]") {
    DeckTable table;
    table.rules = deck_rules(table.made.cube, *named_rule_set("fi-swsh"));
    CHECK(table.rules.copy_limit == 4);
    std::vector<CubeCopyId> copies;
    for (const char* name : {"Shade", "Shade LV. 43", "Shade LV. 44", "Shade LV.X"})
        copies.push_back(table.made.add(pokemon(name, Type::fire)));
    CHECK(table.find(table.check(table.deck(copies, 56)), DeckRule::copies) == nullptr);
    copies.push_back(table.made.add(pokemon("Shade", Type::fire)));
    const auto broken = table.check(table.deck(copies, 55));
    REQUIRE(table.find(broken, DeckRule::copies));
    CHECK(table.find(broken, DeckRule::copies)->number == 5);
    CHECK(table.find(broken, DeckRule::copies)->other == 4);
}

TEST_CASE("FI liite-s - one ACE SPEC card in the whole deck", "[FI.liite-s]") {
    DeckTable table;
    Card first = trainer("Grand Scheme"), second = trainer("Master Plan");
    first.rule_boxes.add(RuleBox::ace_spec);
    second.rule_boxes.add(RuleBox::ace_spec);
    const auto a = table.made.add(first), b = table.made.add(second);
    CHECK(table.check(table.deck({table.ember, a}, 8)).empty());
    const auto deck = table.deck({table.ember, a, b}, 7);
    REQUIRE(table.check(deck).size() == 1);
    CHECK(table.check(deck)[0].rule == DeckRule::ace_spec);
    CHECK(table.every_mend_works(deck, DeckRule::ace_spec));
}

TEST_CASE("FI liite-a.copies - four cards of a V-UNION's name over all its parts", "[FI.liite-a.copies]") {
    DeckTable table;
    std::vector<CubeCopyId> parts{table.ember};
    for (int part = 0; part < 5; ++part) {
        Card quarter = pokemon("Mind Colossus", Type::psychic, 310, Stage::vunion);
        quarter.rule_boxes.add(RuleBox::vunion);
        parts.push_back(table.made.add(quarter));
    }
    const auto five = table.deck(parts, 4);
    REQUIRE(table.check(five).size() == 1);
    CHECK(table.check(five)[0].rule == DeckRule::copies);
    parts.pop_back();
    CHECK(table.check(table.deck(parts, 5)).empty());
}

TEST_CASE("FI liite-a.notbasic, liite-t.notbasic - V-UNION and Restored Pokémon are no Basic Pokémon of a deck",
          "[FI.liite-a.notbasic][FI.liite-t.notbasic]") {
    DeckTable table;
    const auto part = table.made.add(pokemon("Mind Colossus", Type::psychic, 310, Stage::vunion));
    const auto shell = table.made.add(pokemon("Old Shell", Type::water, 90, Stage::restored));
    const auto deck = table.deck({part, shell}, 8);
    REQUIRE(table.check(deck).size() == 1);
    CHECK(table.check(deck)[0].rule == DeckRule::basic_pokemon);
}

TEST_CASE("one Radiant Pokémon in the whole deck", "[deck]") {
    DeckTable table;
    Card first = pokemon("Radiant Drop", Type::water), second = pokemon("Radiant Ember", Type::fire);
    first.rule_boxes.add(RuleBox::radiant);
    second.rule_boxes.add(RuleBox::radiant);
    const auto a = table.made.add(first), b = table.made.add(second);
    CHECK(table.check(table.deck({a}, 9)).empty());
    const auto deck = table.deck({a, b}, 8);
    REQUIRE(table.check(deck).size() == 1);
    CHECK(table.check(deck)[0].rule == DeckRule::radiant);
    CHECK(table.every_mend_works(deck, DeckRule::radiant));
}

TEST_CASE("FI liite-h.deck - one Prism Star card of a name and several names", "[FI.liite-h.deck]") {
    DeckTable table;
    Card star = trainer("Night Star");
    star.rule_boxes.add(RuleBox::prism_star);
    Card other = trainer("Day Star");
    other.rule_boxes.add(RuleBox::prism_star);
    const auto a = table.made.add(star, 2), b = table.made.add(other);
    CHECK(table.check(table.deck({table.ember, a, b}, 7)).empty());
    const auto deck = table.deck({table.ember, a, CubeCopyId{static_cast<std::uint16_t>(a.value + 1)}}, 7);
    REQUIRE(table.check(deck).size() == 1);
    CHECK(table.check(deck)[0].rule == DeckRule::prism_star);
    CHECK(table.every_mend_works(deck, DeckRule::prism_star));
}

TEST_CASE("an evolution without its lower stage is advice or a rule as the night says", "[deck]") {
    DeckTable table;
    const auto deck = table.deck({table.drop, table.inferno}, 8);
    CHECK(table.check(deck).empty());
    const auto advice = deck_advice(table.made.cards(), table.pool(), deck, table.rules);
    REQUIRE(advice[0].kind == AdviceKind::line_gap);
    CHECK(advice[0].name == "Blaze");
    REQUIRE(advice[0].mends.size() == 2);
    CHECK(advice[0].mends[0].edits.size() == 2);  // Ember and Blaze
    const auto whole = apply_edits(deck, advice[0].mends[0].edits);
    CHECK(deck_advice(table.made.cards(), table.pool(), whole, table.rules)[0].kind != AdviceKind::line_gap);

    table.rules.lines = LinePolicy::required;
    REQUIRE(table.check(deck).size() == 1);
    CHECK(table.check(deck)[0].rule == DeckRule::evolution_lines);
    CHECK(table.every_mend_works(deck, DeckRule::evolution_lines));
}

TEST_CASE("free lower stages come with a drafted evolution and with nothing else", "[deck]") {
    DeckTable table;
    Deck deck = table.deck({table.inferno, table.rope}, 6);
    const auto ember = table.made.cards().id(table.ember), blaze = table.made.cards().id(table.blaze);
    deck.offered = {ember, blaze};
    CHECK(table.find(table.check(deck), DeckRule::offered_cards));
    table.rules.lines = LinePolicy::free_lower_stages;
    CHECK(table.check(deck).empty());
    deck.offered = {ember, ember, blaze};
    deck.energy[fire] = 5;
    REQUIRE(table.check(deck).size() == 1);
    CHECK(table.check(deck)[0].name == "Ember");
    CHECK(table.every_mend_works(deck, DeckRule::offered_cards));
}

TEST_CASE("every broken rule is listed", "[deck]") {
    DeckTable table;
    Deck deck = table.deck({table.blaze, table.blaze, CubeCopyId{999}}, 1);
    deck.energy[static_cast<std::size_t>(Type::metal)] = 2;
    deck.offered = {CardId{60000}};
    const auto broken = table.check(deck);
    CHECK(broken.size() == 5);
}

TEST_CASE("edits between two decks make the one the other", "[deck][property]") {
    Generator chance(5);
    const auto random_deck = [&] {
        Deck deck;
        for (std::uint16_t i = 0; i < 20; ++i)
            if (chance.below(2)) deck.cards.push_back({i});
        for (auto& energy : deck.energy) energy = static_cast<std::uint8_t>(chance.below(9));
        for (std::uint16_t i = 0; i < 4; ++i) deck.offered.push_back({static_cast<std::uint16_t>(chance.below(3))});
        return in_order(deck);
    };
    for (int i = 0; i < 200; ++i) {
        const Deck a = random_deck(), b = random_deck();
        CHECK(apply_edits(a, edits_between(a, b)) == b);
        CHECK(edits_between(a, a).empty());
    }
}

TEST_CASE("edits that cannot be done change nothing", "[deck]") {
    Deck deck;
    deck.cards = {{3}};
    using Op = DeckEdit::Op;
    const std::vector<DeckEdit> edits = {{Op::add_card, {3}, {}, no_card, 1},
                                         {Op::remove_card, {4}, {}, no_card, 1},
                                         {Op::remove_energy, no_cube_copy, Type::fire, no_card, 2},
                                         {Op::add_energy, no_cube_copy, Type::fire, no_card, -5},
                                         {Op::remove_offered, no_cube_copy, {}, CardId{1}, 1}};
    CHECK(apply_edits(deck, edits) == deck);
    const std::vector<DeckEdit> many = {{Op::add_energy, no_cube_copy, Type::fire, no_card, 1'000'000}};
    CHECK(apply_edits(deck, many).energy[fire] == 99);
}

TEST_CASE("a deck's cards for a match are all there and energy has its card", "[deck]") {
    DeckTable table;
    const auto deck = table.deck({table.ember, table.rope}, 8);
    const auto ids = match_cards(table.made.cards(), deck);
    REQUIRE(ids);
    CHECK(ids->size() == 10);
    CHECK((*ids)[0] == table.made.cards().id(table.ember));
    CHECK((table.made.set)[ids->back()].kind == CardKind::basic_energy);
    Deck strange = deck;
    strange.energy[static_cast<std::size_t>(Type::dragon)] = 1;
    CHECK_FALSE(match_cards(table.made.cards(), strange));
}

TEST_CASE("deck numbers are counted as the screen shows them", "[deck]") {
    DeckTable table;
    const auto stats =
        deck_stats(table.made.cards(), table.deck({table.ember, table.blaze, table.inferno, table.rope}, 6),
                   LinePolicy::single_cards);
    CHECK(stats.pokemon == 3);
    CHECK(stats.trainers == 1);
    CHECK(stats.energy == 6);
    CHECK(stats.basics == 1);
    CHECK(stats.stages == std::array<int, 4>{1, 1, 1, 0});
    CHECK(stats.attack_costs[1] == 3);
    CHECK(stats.needed[fire] == 3);
    CHECK(stats.supplied[fire] == 6);
}
