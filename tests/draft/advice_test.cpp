#include "draft/decks/advice.hpp"

#include "tests/draft/deck_table.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

TEST_CASE("an attack that no energy in the deck pays is mentioned with the missing type", "[deck][advice]") {
    DeckTable table;
    auto deck = table.deck({table.drop}, 9);
    auto advice = deck_advice(table.made.cards(), table.pool(), deck, table.rules);
    REQUIRE(advice[0].kind == AdviceKind::unpayable_attack);
    CHECK(advice[0].cards == std::vector{table.made.cards().id(table.drop)});
    CHECK(advice[0].types == TypeSet::of(Type::water));
    deck = apply_edits(deck, advice[0].mends[0].edits);
    CHECK(deck.energy[static_cast<std::size_t>(Type::water)] == 2);
    advice = deck_advice(table.made.cards(), table.pool(), deck, table.rules);
    CHECK(advice[0].kind != AdviceKind::unpayable_attack);
}

TEST_CASE("a card whose attacks lack energy is mentioned once, with all that they lack", "[deck][advice]") {
    DeckTable table;
    Card both = pokemon("Puddle", Type::water);
    both.attacks = {attack("Drip", cost({Type::water}), 10), attack("Hum", cost({Type::psychic, Type::water}), 30)};
    const CubeCopyId first = table.made.add(both, 2);
    const auto deck = table.deck({first, {static_cast<std::uint16_t>(first.value + 1)}}, 8);
    std::vector<TypeSet> told;
    for (const Advice& advice : deck_advice(table.made.cards(), table.pool(), deck, table.rules))
        if (advice.kind == AdviceKind::unpayable_attack) told.push_back(advice.types);
    CHECK(told == std::vector{TypeSet::of(Type::water) | TypeSet::of(Type::psychic)});
}

TEST_CASE("cards that lack the same energy are mentioned together", "[deck][advice]") {
    DeckTable table;
    Card other = pokemon("Puddle", Type::water);
    other.attacks = {attack("Drip", cost({Type::water}), 10)};
    const CubeCopyId puddle = table.made.add(other);
    const auto deck = table.deck({table.drop, puddle}, 8);
    const auto all = deck_advice(table.made.cards(), table.pool(), deck, table.rules);
    REQUIRE(std::ranges::count(all, AdviceKind::unpayable_attack, &Advice::kind) == 1);
    CHECK(all[0].cards.size() == 2);
}

TEST_CASE("CUBE draft.tip.ratio - the guide is one to two to one", "[CUBE.draft.tip.ratio]") {
    CHECK(shape_guide(60).pokemon == 15);
    CHECK(shape_guide(60).trainers == 30);
    CHECK(shape_guide(60).energy == 15);
    CHECK(shape_guide(30).pokemon + shape_guide(30).trainers + shape_guide(30).energy == 30);
}

TEST_CASE("adding a card is previewed with what it brings", "[advice]") {
    DeckTable table;
    const auto deck = table.deck({table.ember}, 8);
    const auto pool = table.pool();
    const auto has = [&](const std::vector<AddNote>& notes, AddNoteKind kind) {
        for (const auto& note : notes)
            if (note.kind == kind) return true;
        return false;
    };
    const std::vector<CubeCopyId> line = {table.blaze}, gap = {table.inferno};
    CHECK(has(preview_add(table.made.cards(), pool, deck, line, table.rules), AddNoteKind::completes_line));
    const auto notes = preview_add(table.made.cards(), pool, deck, gap, table.rules);
    CHECK(has(notes, AddNoteKind::leaves_gap));
    CHECK_FALSE(has(notes, AddNoteKind::completes_line));
    const std::vector<CubeCopyId> many = {table.blaze, table.drop};
    CHECK(has(preview_add(table.made.cards(), pool, deck, many, table.rules), AddNoteKind::over_size));
}
