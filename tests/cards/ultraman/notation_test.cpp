// What the notation of the Ultraman Card Game says: texts against the trees that they stand for, and cards against records.
#include "engine/cards/ultraman/notation.hpp"
#include "engine/language/tree.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kinds.hpp"

using namespace cubenight;
using namespace cubenight::ultraman;

namespace {

// A tree in brackets: kind, then `sub` and number where they are not 0, then children.
std::string shown(const Effect& effect, NodeIndex index = 0) {
    const Node& node = effect.nodes[index];
    std::string out(test::row_of(node.kind).name);
    if (node.sub != 0 || node.number != 0) out += "." + std::to_string(node.sub);
    if (node.number != 0) out += "." + std::to_string(node.number);
    if (node.first == no_node) return out;
    out += "(";
    for (NodeIndex child : children(effect.nodes, index))
        out += (child == node.first ? "" : " ") + shown(effect, child);
    return out + ")";
}

std::string tree_of(const std::string& text) {
    const auto effect = read_effect(text);
    return effect.ok() ? shown(*effect) : effect.error().english();
}

}  // namespace

TEST_CASE("UCG - a text that stands is a give or a while", "[notation]") {
    CHECK(tree_of("{ while foe is power or speed give this { grade +1; bp = extra } }") ==
          "block(while_(is(selection(select(place.1.4)) one_of(kind.0.2 kind.0.4)) give(selection(select(place.0.4)) "
          "modify(change(integer.0.1)) becomes_extra)))");
    CHECK(
        tree_of("{ no stack; give my.characters[single, character \"Z\"] { bp +1000 * count(cards on this) / 2 } }") ==
        "block(no_stack give(selection(select(place.2 set(kind.6 name.1))) modify.1(change(multiply(integer.0.1000 "
        "divide.0.2(count(selection(select(on(select(place.0.4)))))))))))");
}

TEST_CASE("UCG - a text that is used has a cost that binds names", "[notation]") {
    CHECK(tree_of("{ activate 1; only if lead them; cost { discard 1 my.hand as $x }; draw count($x) }") ==
          "block(activate.0.1 only_if(lead.1) cost(block(discard(selection(select.0.1(range(integer.0.1) zone.1))))) "
          "draw(count(selection(select(var)))))");
}

TEST_CASE("UCG - a text that waits hears an event", "[notation]") {
    CHECK(tree_of("{ once; when discarded of my.hand at my.hand by effects from their.characters { draw 1 } }") ==
          "block(once when(event.1(of(selection(select(zone.1))) at(zone.1)) by_whom.1(selection(select(place.2.1))) "
          "block(draw(integer.0.1))))");
    CHECK(
        tree_of("{ when enters { pay { draw 1 } to { stack top card on foe under 1 any.characters freely } } }") ==
        "block(when(event block(pay(block(draw(integer.0.1)) block(stack.3(selection(select(on.1(select(place.1.4)))) "
        "selection(select(range(integer.0.1) place.2.2))))))))");
    CHECK(tree_of("{ when enters { discard 1 my.hand; fully { draw 1; negate foe } } }") ==
          "block(when(event block(discard(selection(select(range(integer.0.1) zone.1))) fully(block(draw(integer.0.1) "
          "negate(selection(select(place.1.4))))))))");
}

TEST_CASE("UCG - an or behind a filter goes on with the filter where it can", "[notation]") {
    CHECK(tree_of("{ while foe is power or any scene give this { grade +1 } }") ==
          "block(while_(or_(is(selection(select(place.1.4)) kind.0.2) any(selection(select(zone.4.4)))) "
          "give(selection(select(place.0.4)) modify(change(integer.0.1)))))");
    CHECK(tree_of("{ while foe is power or foe is kaiju give this { grade +1 } }") ==
          "block(while_(or_(is(selection(select(place.1.4)) kind.0.2) is(selection(select(place.1.4)) kind.2)) "
          "give(selection(select(place.0.4)) modify(change(integer.0.1)))))");
    CHECK(tree_of("{ while foe is power or scene[round = 1] is scene give this { grade +1 } }")
              .starts_with("block(while_(or_("));
}

TEST_CASE("UCG - a card says all that is printed on it", "[notation]") {
    const std::string text =
        "card \"X-1\" \"Ultraman Tiga\" {\n"
        "  ultraman & kaiju level 4 power & speed\n"
        "  name ja \"\u30C6\u30A3\u30AC\"\n"
        "  character \"TIGA\"\n"
        "  form \"Power Type\"\n"
        "  team \"GUTS\"\n"
        "  bp - 12000 - 20000\n"
        "  extra 8000\n"
        "  copies any\n"
        "  text { give this { bp +1000 } }\n"
        "  text single/quad { activate 2; draw 1 }\n"
        "  unread \"Something else.\"\n"
        "}\n";
    const auto cards = read_cards(text);
    INFO((cards.ok() ? std::string() : cards.error().english()));
    REQUIRE(cards.ok());
    const Card& card = cards->front();
    CHECK(write_card(card) == text);
    CHECK(card.categories == (CategorySet::of(Category::ultraman) | CategorySet::of(Category::kaiju)));
    CHECK(card.level == 4);
    CHECK(card.types == (TypeSet::of(Type::power) | TypeSet::of(Type::speed)));
    CHECK(card.teams == std::vector<std::string>{"GUTS"});
    CHECK(card.bp == std::array{no_bp, 12000, no_bp, 20000});
    CHECK_FALSE(card.has_single());
    CHECK(card.extra == 8000);
    CHECK(card.copies_any);
    CHECK(rules_name(card) == "Ultraman Tiga Power Type");
    REQUIRE(card.texts.size() == 2);
    CHECK(card.texts[0].states.empty());
    CHECK(card.texts[1].states == (StateSet::of(State::single) | StateSet::of(State::quad)));
    CHECK(card.unread.front().text == "Something else.");
}

TEST_CASE("UCG 5.6.2.2 - a card goes on one of the level below it and of its character", "[UCG.5.6.2.2]") {
    Card lower, upper;
    lower.level = 1, upper.level = 2;
    lower.character = upper.character = "TIGA";
    CHECK(levels_up(lower, upper));
    CHECK_FALSE(levels_up(upper, lower));
    upper.level = 3;
    CHECK_FALSE(levels_up(lower, upper));
    upper.level = 2, upper.character = "DYNA";
    CHECK_FALSE(levels_up(lower, upper));
    lower.teams = {"A", "B"}, upper.teams = {"B"};  // UCG 11.18.1
    CHECK(levels_up(lower, upper));
    upper.teams = {"C"};
    CHECK_FALSE(levels_up(lower, upper));
    upper.categories = CategorySet::of(Category::scene), upper.character = "TIGA";
    CHECK_FALSE(levels_up(lower, upper));
}
