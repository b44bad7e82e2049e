// What screens say of cards beside their faces: on what an evolution stands in a draft, which energy a deck is measured by, of which
// game the puzzles are.
#include <algorithm>

#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/deck/pokemon_shape.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/home_page.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

draft::CubeCopyId copy_of(const draft::DraftCards& cards, std::string_view name) {
    for (std::uint16_t i = 0; i < cards.size(); ++i)
        if (cards[draft::CubeCopyId{i}].name == name) return draft::CubeCopyId{i};
    FAIL("the cube has no " << name);
    return draft::no_cube_copy;
}

}  // namespace

TEST_CASE("Of an evolution the draft says on what it stands and how many of those one has", "[gui.draft]") {
    const auto session = sample_session(lantern(), Page::draft, SampleState::usual);
    Headless stage(*session, Page::draft, 1600, 1000);
    stage.settle();
    const draft::Night& night = *session->night();
    const draft::NightView view = view_for(night, *session->seat());
    int evolutions = 0;
    for (std::size_t i = 0; i < view.pack.size(); ++i) {
        const std::string& below = night.cards[view.pack[i]].evolves_from;
        const auto have =
            std::ranges::count_if(view.pool, [&](draft::CubeCopyId card) { return night.cards[card].name == below; });
        REQUIRE(stage.hover("draft.card." + std::to_string(i)));
        stage.frames(3);
        const auto told = [&](const std::string& words) {
            return std::ranges::any_of(stage.texts(),
                                       [&](const TextMark& mark) { return mark.text.starts_with(words); });
        };
        CHECK(told("Evolves from ") == !below.empty());
        if (!below.empty()) CHECK(told("Evolves from " + below + ": you have " + std::to_string(have)));
        evolutions += !below.empty();
    }
    CHECK(evolutions > 0);
}

TEST_CASE("A deck is measured by the energy that it needs or has basic energy of, not by all that one card can be",
          "[gui.deck]") {
    const draft::DraftCards cards = lantern().cards();
    draft::Deck deck;
    deck.cards = {copy_of(cards, "Rainbow Energy"), copy_of(cards, "Tepig")};
    deck.energy[static_cast<std::size_t>(Type::water)] = 2;
    const auto stats = draft::deck_stats(cards, deck, LinePolicy::single_cards);
    REQUIRE(stats.supplied[static_cast<std::size_t>(Type::psychic)] == 1);
    CHECK(types_of_energy(cards, deck, stats) == std::vector<Type>{Type::fire, Type::water});
}

TEST_CASE("The puzzles of each game stand below its name", "[gui.home]") {
    HomePage h;
    REQUIRE(h.stage.click("home.puzzles"));
    h.stage.frames(3);
    CHECK(h.told("Puzzles · Pokémon"));
    CHECK(h.told("· Ultraman Card Game"));
}
