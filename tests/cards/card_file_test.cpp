// Card files: what a card says in a file is what its record holds, and back.
#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

const char* const file_text = R"(# Invented cards.
card "inv-1" "Lantern Fish" {
  pokemon basic water & lightning hp 70
  weakness grass x2
  weakness metal +20
  resistance fire -30
  retreat 1
  ability "Glow" { give my.pokemon[water] { hp +10 } }
  attack "Flicker" [] 10x { flip 3 { after: times heads } }
  attack "Deep Light" [WLC] 60
  attack "Nameless"
}
card "inv-2" "Great Lantern Fish" {
  pokemon vstar water hp 260
  evolves from "Lantern Fish"
  rule VSTAR star
  trait "Single Strike"
  trait "Deep \"Sea\""
  prizes 2
  poke-power "Dive" { once; draw 1 }
  ancient-trait "Twice" { often; draw 1 }
  attack "Tide" [WW] 120- { less 10 * counters(this) }
  unread "Whoever laughs first loses."
}
card "inv-3" "Net" {
  item
  rule ace-spec
  play { switch mine }
}
card "inv-4" "Lure" {
  tool
  attack "Cast" [C] 20
  attached { give holder { has attacks of this } }
}
card "inv-5" "Guide" {
  supporter
  play { draw 3 }
}
card "inv-6" "Reef" {
  stadium
  stadium { give both { bench size = 8 } }
}
card "inv-7" "Foam Energy" {
  energy special provides C (GRW) any 1
  attached { give this { provides CC } }
}
card "inv-8" "Grass Energy" {
  energy basic grass
}
)";

std::vector<Card> cards_of(std::string_view text) {
    auto cards = read_cards(text, "file");
    INFO((cards.ok() ? std::string() : cards.error().english()));
    REQUIRE(cards.ok());
    return *cards;
}

}  // namespace

TEST_CASE("a card file is written back word for word", "[cards]") {
    std::string written = "# Invented cards.\n";
    for (const Card& card : cards_of(file_text)) written += write_card(card);
    CHECK(written == file_text);
}

TEST_CASE("a Pokémon's fields are what the file says", "[cards]") {
    const Card card = cards_of(file_text)[0];
    CHECK(card.key == "inv-1");
    CHECK(card.name == "Lantern Fish");
    CHECK(card.is_basic_pokemon());
    CHECK(card.types == (TypeSet::of(Type::water) | TypeSet::of(Type::lightning)));
    CHECK(card.hp == 70);
    REQUIRE(card.weaknesses.size() == 2);
    CHECK(card.weaknesses[0] == Affinity{Type::grass, Affinity::Op::times, 2});
    CHECK(card.weaknesses[1] == Affinity{Type::metal, Affinity::Op::plus, 20});
    CHECK(card.resistances == std::vector{Affinity{Type::fire, Affinity::Op::minus, 30}});
    CHECK(card.retreat == 1);
    REQUIRE(card.attacks.size() == 3);
    CHECK(card.attacks[0].has_cost);
    CHECK(card.attacks[0].cost.total() == 0);
    CHECK(card.attacks[0].sign == DamageSign::times);
    CHECK(card.attacks[1].cost[Type::lightning] == 1);
    CHECK(card.attacks[1].effect.empty());
    CHECK_FALSE(card.attacks[2].has_cost);
    CHECK(card.attacks[2].sign == DamageSign::none);
}

TEST_CASE("rule boxes traits prizes and unread sentences are kept", "[cards]") {
    const Card card = cards_of(file_text)[1];
    CHECK(card.stage == Stage::vstar);
    CHECK(card.rule_boxes.has(RuleBox::vstar));
    CHECK(card.rule_boxes.has(RuleBox::star));
    CHECK(card.traits == std::vector<std::string>{"Single Strike", "Deep \"Sea\""});
    CHECK(card.prizes == 2);
    CHECK(card.abilities[0].kind == AbilityKind::poke_power);
    CHECK(card.abilities[1].kind == AbilityKind::ancient_trait);
    CHECK(card.unread == std::vector<UnreadText>{{"Whoever laughs first loses."}});
}

TEST_CASE("energy provides units that each count for a set of types", "[cards]") {
    const auto cards = cards_of(file_text);
    const Card& foam = cards[6];
    REQUIRE(foam.provides.size() == 3);
    CHECK(foam.provides[0] == TypeSet::of(Type::colorless));
    CHECK(foam.provides[1].size() == 3);
    CHECK(foam.provides[2] == TypeSet::all());
    Card basic = basic_energy(Type::grass);
    basic.key = "inv-8";
    CHECK(cards[7] == basic);
}

TEST_CASE("an empty card file has no cards", "[cards]") {
    CHECK(cards_of("").empty());
    CHECK(cards_of("\xEF\xBB\xBF# only a remark").empty());
}
