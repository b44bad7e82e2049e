// The cards of the Ultraman Card Game that come with the program: every file reads, and says what it should.
#include <filesystem>
#include <set>

#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kind_children.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::ultraman;
namespace fs = std::filesystem;

namespace {

const fs::path cubes = fs::path(CUBENIGHT_SOURCE_DIR) / "cubes";

std::vector<fs::path> files_ending(std::string_view ending) {
    return test::files_of(test::Game::ultraman, cubes, ending);
}

std::vector<Card> all_cards() {
    std::vector<Card> all;
    for (const auto& path : files_ending(".cards")) {
        auto cards = read_cards(test::text_of(path), path.filename().string());
        INFO((cards.ok() ? std::string() : cards.error().english()));
        CHECK(cards.ok());
        if (cards) all.insert(all.end(), cards->begin(), cards->end());
    }
    return all;
}

CardSet set_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card& card : cards) {
        INFO(card.number);
        CHECK(set.add(card).has_value());
    }
    return set;
}

}  // namespace

TEST_CASE("UCG - every card file is as the writer writes it", "[cubes]") {
    const auto files = files_ending(".cards");
    REQUIRE_FALSE(files.empty());
    for (const auto& path : files) {
        INFO(path.string());
        const std::string text = test::text_of(path);
        const auto cards = read_cards(text, path.filename().string());
        INFO((cards.ok() ? std::string() : cards.error().english()));
        REQUIRE(cards.ok());
        std::string written;
        for (const Card& card : *cards) written += (written.empty() ? "" : "\n") + write_card(card);
        CHECK(written == text);
        const auto again = read_cards(written, "written");
        REQUIRE(again.ok());
        CHECK(*again == *cards);
    }
}

TEST_CASE("UCG - every number stands once and the children of all nodes are those of the list", "[cubes]") {
    const auto cards = all_cards();
    CHECK(set_of(cards).size() == cards.size());
    for (const Card& card : cards)
        for (const Text& text : card.texts) {
            INFO(card.number);
            CHECK(test::wrong_node(text.effect).empty());
        }
}

TEST_CASE("UCG 2.3 - what is printed on the cards hangs together", "[cubes]") {
    for (const Card& card : all_cards()) {
        INFO(card.number);
        CHECK(rules_number(card.number) == card.number);
        if (card.is_scene()) {
            CHECK(card.round <= 4);
            CHECK(card.texts.size() == 1);
            continue;
        }
        CHECK(card.types.size() == 1);
        CHECK(card.has_single() == (card.level != 4 || card.categories.has(Category::kaiju)));
        for (std::size_t column = 1; column < card.bp.size(); ++column)
            if (card.bp[column] != no_bp && card.bp[column - 1] != no_bp) CHECK(card.bp[column] >= card.bp[column - 1]);
        bool uses_extra = false;
        for (const Text& text : card.texts) {
            CHECK_FALSE((text.states.empty() && card.number != "BP02-079"));
            for (const Node& node : text.effect.nodes) uses_extra |= node.kind == NodeKind::becomes_extra;
        }
        CHECK(uses_extra == (card.extra != no_bp));
    }
}

TEST_CASE("UCG 4.1 - the decks that come with the program are legal", "[cubes]") {
    const CardSet set = set_of(all_cards());
    const auto files = files_ending(".deck");
    CHECK(files.size() == 2);
    for (const auto& path : files) {
        INFO(path.string());
        const auto deck = read_deck(test::text_of(path), path.filename().string());
        REQUIRE(deck.ok());
        CHECK(write_deck(*deck) == test::text_of(path));
        const auto resolved = resolve_deck(*deck, set);
        REQUIRE(resolved.errors.empty());
        std::vector<const Card*> cards;
        for (const CardId id : resolved.cards) cards.push_back(&set[id]);
        CHECK(deck_faults(cards, {}).empty());
    }
}

TEST_CASE("UCG - a deck file that is wrong says where", "[notation]") {
    const auto reason = [](const std::string& text) {
        const auto deck = read_deck(text, "file");
        return deck.ok() ? std::string() : deck.error().english();
    };
    CHECK(reason("deck \"D\" { \"A-1\" x 4, \"A-2\" }").empty());
    CHECK(reason("deck \"D\" { }") == "file:1:12: expected a card's number in quotes, found `}`");
    CHECK_THAT(reason("deck \"D\" {\n \"A-1\",\n \"A-1\" }"),
               Catch::Contains("file:3:2: this card stands in the deck"));
    CHECK_THAT(reason("deck \"D\" { \"A-1\" x 1 }"), Catch::Contains("goes from 2 to 99"));
    CHECK_THAT(reason("deck \"D\" { \"A-1\" x 60, \"A-2\" x 60 }"), Catch::Contains("at most 99 cards"));
    const auto deck = read_deck("deck \"D\" {\n \"A-1\",\n \"A-2\" x 4 }");
    REQUIRE(deck.ok());
    const auto resolved = resolve_deck(*deck, CardSet(), "d.deck");
    CHECK(resolved.cards.empty());
    REQUIRE(resolved.errors.size() == 2);
    CHECK(resolved.errors[0].english() == "d.deck:2: there is no card \"A-1\"");
    CHECK(resolved.errors[1].english() == "d.deck:3: there is no card \"A-2\"");
}
