// How much of a library is read.
#include "src/library/coverage.hpp"
#include "engine/cards/printed/reader.hpp"
#include "tests/library/invented.hpp"

using namespace cubenight;
using namespace cubenight::library;
using namespace cubenight::test;

namespace {

LibraryCard with_attack(std::string set, std::string number, std::string text) {
    LibraryCard card = invented(std::move(set), std::move(number), "Lamp Eel");
    card.abilities.clear();
    card.ancient_trait.reset();
    card.rules.clear();
    card.attacks = {{"Glow", {"Water"}, "20", std::move(text)}};
    return card;
}

Library eels() {
    return library_of(
        {with_attack("reef1", "1", "Draw 3 cards."), with_attack("reef1", "2", "Draw 3 cards."),
         with_attack("reef1", "3", ""), with_attack("reef0", "1", "Draw 3 cards. Then whistle a tune."),
         with_attack("reef0", "2", "Heal 30 damage from this Pok\u00e9mon. Then whistle a tune.")},
        {{"reef1", "", "Reef of Lamps", "Tides", "2023/03/31"}, {"reef0", "", "First Reef", "Ebb", "1999/01/09"}});
}

CoverageReport report(CoverageBy by, const std::vector<std::string>& sets = {}) {
    return sound(coverage_of(eels(), printed::english(), by, sets));
}

}  // namespace

TEST_CASE("coverage counts distinct texts, cards with texts and all cards", "[library]") {
    const CoverageReport made = report(CoverageBy::series);
    CHECK(made.all == Coverage{"", 3, 1, 4, 2, 5, 3});
    CHECK(made.parts == std::vector<Coverage>{{"Ebb", 2, 0, 2, 0, 2, 0}, {"Tides", 1, 1, 2, 2, 3, 3}});
}

TEST_CASE("coverage names the sentences that stop a text, the most frequent first", "[library]") {
    const CoverageReport made = report(CoverageBy::series);
    CHECK(made.unread == std::vector<UnreadSentence>{{"Then whistle a tune.", 2, "reef0-1", false}});
}

TEST_CASE("coverage of some sets, each by itself", "[library]") {
    const CoverageReport made = report(CoverageBy::set, {"reef0"});
    CHECK(made.parts == std::vector<Coverage>{{"reef0", 2, 0, 2, 0, 2, 0}});
    CHECK(made.all.cards == 2);
    CHECK(report(CoverageBy::set, {"nowhere"}).all.cards == 0);
}
