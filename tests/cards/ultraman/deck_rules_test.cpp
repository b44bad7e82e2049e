// UCG 4.1: what a deck may be.
#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight::ultraman;

namespace {

// A deck of those numbers, each so often; the rest, up to `size`, of numbers of their own.
struct Deck {
    std::vector<Card> cards;
    std::vector<DeckFault> faults(DeckLimits limits = {}) const {
        std::vector<const Card*> pointers;
        for (const Card& card : cards) pointers.push_back(&card);
        return deck_faults(pointers, limits);
    }
};

Card numbered(const std::string& number) {
    Card card;
    card.number = number;
    return card;
}

Deck deck_of(std::vector<std::pair<std::string, int>> copies, int size = 50) {
    Deck deck;
    for (const auto& [number, many] : copies)
        for (int i = 0; i < many; ++i) deck.cards.push_back(numbered(number));
    for (int i = 0; static_cast<int>(deck.cards.size()) < size; ++i)
        deck.cards.push_back(numbered("X-" + std::to_string(i / 4)));
    return deck;
}

}  // namespace

TEST_CASE("UCG 4.1.1 - a deck has exactly 50 cards", "[UCG.4.1.1]") {
    CHECK(deck_of({}).faults().empty());
    for (const int size : {0, 49, 51, 60}) {
        const auto faults = deck_of({}, size).faults();
        REQUIRE(faults.size() == 1);
        CHECK(faults[0] == DeckFault{DeckRule::size, size, 50, {}});
    }
    CHECK(std::string(rule_clause(DeckRule::size)) == "UCG 4.1.1");
}

TEST_CASE("UCG 4.1.2 - four cards of a number are allowed and a fifth is not", "[UCG.4.1.2]") {
    CHECK(deck_of({{"A-1", 4}}).faults().empty());
    const auto faults = deck_of({{"A-1", 5}, {"A-2", 4}, {"A-3", 7}}).faults();
    REQUIRE(faults.size() == 2);
    CHECK(faults[0] == DeckFault{DeckRule::copies, 5, 4, {0, 1, 2, 3, 4}});
    CHECK(faults[1].number == 7);
    CHECK(faults[1].cards.front() == 9);
    CHECK(deck_of({{"A-1", 5}}).faults({50, 5}).empty());
    CHECK(std::string(rule_clause(DeckRule::copies)) == "UCG 4.1.2");
}

TEST_CASE("UCG 4.1.3 - alternative art is the same card", "[UCG.4.1.3]") {
    CHECK(rules_number("BP01-001") == "BP01-001");
    CHECK(rules_number("BP01-001(AP)") == "BP01-001");
    CHECK(rules_number("BP01-001 (SP)") == "BP01-001");
    CHECK(rules_number("(UD01-011)BP01-001") == "BP01-001");
    CHECK(rules_number("AP(06/20)BP07-025") == "BP07-025");
    CHECK(rules_number("AP01-001") == "AP01-001");
    CHECK(rules_number("(") == "(");
    CHECK(deck_of({{"BP01-001", 2}, {"BP01-001(AP)", 2}}).faults().empty());
    const auto faults = deck_of({{"BP01-001", 3}, {"BP01-001(AP)", 2}}).faults();
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].number == 5);
}

TEST_CASE("UCG 4.1.2 - a card whose text lifts the limit may be there as often as one likes", "[UCG.4.1.2]") {
    Deck deck = deck_of({{"A-1", 50}});
    CHECK(deck.faults().size() == 1);
    for (Card& card : deck.cards) card.copies_any = true;
    CHECK(deck.faults().empty());
}

TEST_CASE("UCG - a rule set has the values of the document from the start", "[ultraman][rules]") {
    const RuleSet rules;
    for (const OptionInfo& info : option_table()) {
        INFO(info.name);
        CHECK(rules[info.key] == info.usual);
    }
    CHECK(rules == *named_rule_set("ucg-1.6"));
    CHECK(changed_options(rules).empty());
}

TEST_CASE("UCG - rule options have names and limits", "[options]") {
    RuleSet rules = usual_rules();
    CHECK(rules[OptionKey::deck_size] == 50);
    CHECK(rules[OptionKey::wins] == 3);
    CHECK(rules == named_rule_set("ucg-1.6"));
    CHECK_FALSE(named_rule_set("ja-3.0"));
    CHECK(changed_options(rules).empty());
    CHECK_FALSE(rules.set("lone_ties", 1));
    CHECK(changed_options(rules) == std::vector<std::string>{"lone_ties = 1"});
    CHECK(rules.set("lone_ties", 2)->english() == "lone_ties goes from 0 to 1, not 2");
    CHECK_THAT(rules.set("lone_tie", 1)->english(), Catch::Contains("did you mean `lone_ties`?"));
    for (int i = 0; i < option_count; ++i) {
        const auto& info = option_table()[static_cast<std::size_t>(i)];
        CHECK(static_cast<int>(info.key) == i);
        CHECK(find_option(info.name) == info.key);
        CHECK(info.least <= info.usual);
        CHECK(info.usual <= info.most);
        CHECK(std::string(info.clause).starts_with("UCG "));
    }
}
