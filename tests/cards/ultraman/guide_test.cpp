// Every example of docs/ultraman.md reads, and is written there as the writer writes it.
#include <sstream>
#include <string>

#include "engine/cards/ultraman/notation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::ultraman;

namespace {

std::string blocks(std::string_view label) {
    return test::only_blocks(test::text_of(CUBENIGHT_SOURCE_DIR "/docs/ultraman.md"), label);
}

}  // namespace

TEST_CASE("UCG - the texts on the page about the notation read", "[notation]") {
    std::istringstream lines(blocks("ultraman-texts"));
    int number = 0, texts = 0, told = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.empty()) continue;
        if (line.starts_with("  ")) {
            ++told;
            continue;
        }
        INFO("docs/ultraman.md:" << number << ": " << line);
        const auto effect = read_effect(line, "docs/ultraman.md", number);
        INFO((effect.ok() ? std::string() : effect.error().english()));
        REQUIRE(effect.ok());
        CHECK(write_effect(*effect) == line);
        ++texts;
    }
    CHECK(texts > 30);
    CHECK(told == texts);
}

TEST_CASE("UCG - the cards and the deck on the page about the notation read", "[notation]") {
    const auto cards = read_cards(blocks("ultraman-cards"), "docs/ultraman.md");
    INFO((cards.ok() ? std::string() : cards.error().english()));
    REQUIRE(cards.ok());
    CHECK(cards->size() == 4);
    const auto deck = read_deck(blocks("ultraman-deck"), "docs/ultraman.md");
    INFO((deck.ok() ? std::string() : deck.error().english()));
    REQUIRE(deck.ok());
    CardSet set;
    for (const Card& card : *cards) set.add(card);
    const auto resolved = resolve_deck(*deck, set);
    CHECK(resolved.errors.empty());
    CHECK(resolved.cards.size() == 5);
}
