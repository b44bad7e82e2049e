// What is locked, what Auto-build proposes, and what the check tells of a deck.
#include <algorithm>

#include "tests/gui/deck_building.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("A row of the deck is locked and Auto-build keeps it", "[gui.deck]") {
    Building t;
    const auto& items = t.stage.app().ui().items();
    const auto row = std::ranges::find_if(items, [](const Item& item) { return item.id.starts_with("deck.row."); });
    REQUIRE(row != items.end());
    REQUIRE(t.stage.click(std::string(row->id)));
    t.stage.press(Key::k);
    REQUIRE(t.seat(0).locked.size() == 1);
    const draft::CubeCopyId locked = t.seat(0).locked.front();
    t.stage.press(Key::a);
    REQUIRE(t.stage.shown("deck.offer.yes"));
    bool told = false;
    for (const TextMark& mark : t.stage.texts()) told = told || mark.text == "1 locked card stays.";
    CHECK(told);
    REQUIRE(t.stage.click("deck.offer.yes"));
    CHECK(t.seat(0).deck.has(locked));
    t.stage.press(Key::k);
    CHECK(t.seat(0).locked.empty());
}

TEST_CASE("Basic energy of the deck is locked at its row and Auto-build keeps it", "[gui.deck]") {
    Building t;
    const auto energy = [&] { return t.seat(0).deck.energy; };
    const auto at = static_cast<std::size_t>(Type::fire);
    draft::Deck few;
    few.energy[at] = 3;
    REQUIRE_FALSE(t.session->set_deck(SeatId{0}, few));
    t.stage.settle();
    REQUIRE(t.stage.click("deck.row.energy.R.lock"));
    REQUIRE(t.seat(0).locked_energy[at] == energy()[at]);
    const int locked = energy()[at];
    t.stage.press(Key::a);
    REQUIRE(t.stage.click("deck.offer.yes"));
    CHECK(energy()[at] >= locked);
    REQUIRE_FALSE(t.session->set_deck(SeatId{0}, few));
    t.stage.settle();
    REQUIRE(t.stage.click("deck.row.energy.R.lock"));
    CHECK(t.seat(0).locked_energy[at] == 0);
}

TEST_CASE("What Auto-build proposes stands there as cards in groups with their numbers", "[gui.deck]") {
    Building t;
    const draft::NightView view = view_for(t.night(), SeatId{0});
    const draft::AutoBuild built =
        draft::auto_build(t.night().cards, draft::CardValues(t.night().cards), view.pool, view.deck, view.deck_rules);
    REQUIRE(built.ok());
    t.stage.press(Key::a);
    t.stage.settle();
    std::size_t shown = 0;
    for (const Item& item : t.stage.app().ui().items()) shown += item.id.starts_with("deck.offer.card.");
    CHECK(shown > 0);
    int in = 0, out = 0;
    for (const draft::DeckChange& change : built.changes)
        (change.after > change.before ? in : out) += std::abs(change.after - change.before);
    const auto told = [&](const std::string& words) {
        return std::ranges::any_of(t.stage.texts(), [&](const TextMark& mark) { return mark.text == words; });
    };
    CHECK(told("Goes in: " + std::to_string(in)));
    CHECK(told("Goes out: " + std::to_string(out)) == (out > 0));
}

TEST_CASE("An empty deck is offered Auto-build before anything else", "[gui.deck]") {
    Building t;
    REQUIRE_FALSE(t.session->set_deck(SeatId{0}, draft::Deck{}));
    t.stage.settle();
    for (const draft::BrokenRule& rule : draft::deck_check(t.night(), SeatId{0}))
        for (const draft::Mend& mend : rule.mends) CHECK(mend.kind != draft::Mend::Kind::add_energy);
    REQUIRE(t.stage.click("deck.mend.0.build"));
    t.stage.settle();
    REQUIRE(t.stage.click("deck.offer.yes"));
    CHECK(t.seat(0).deck.size() == t.night().deck_rules.deck_size);
    t.stage.settle();
    CHECK_FALSE(t.stage.shown("deck.mend.0.build"));
}

TEST_CASE("A deck that is energy for the most part is told so by its check", "[gui.deck]") {
    Building t;
    const auto told = [&] {
        return std::ranges::any_of(t.stage.texts(),
                                   [](const TextMark& mark) { return mark.text.find("1:2:1") != std::string::npos; });
    };
    draft::Deck deck;
    t.stage.settle();
    CHECK_FALSE(told());
    deck.energy[static_cast<std::size_t>(Type::water)] = static_cast<std::uint8_t>(t.night().deck_rules.deck_size);
    REQUIRE_FALSE(t.session->set_deck(SeatId{0}, deck));
    t.stage.settle();
    CHECK(told());
}
