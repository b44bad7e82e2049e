#include "draft/judge/card_value.hpp"

#include "draft/judge/effect_value.hpp"
#include "engine/cards/notation.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_effect.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

EffectValue value_of(const char* text) {
    const auto effect = read_effect(text);
    if (!effect) FAIL(text << ": " << effect.error().english());
    return effect_value(*effect);
}

int card_value(Card card) { return card_facts(card).value; }

Card with_attack(std::vector<Type> units, int damage, const char* text = "{}", DamageSign sign = DamageSign::plain) {
    Card card = pokemon("Tester", Type::fire, 80);
    card.attacks = {attack("Test", cost(std::move(units)), damage)};
    card.attacks[0].sign = sign;
    card.attacks[0].effect = *read_effect(text);
    return card;
}

}  // namespace

TEST_CASE("what an effect does is told by its roles", "[card_value]") {
    const auto has = [](const char* text, Role role) { return value_of(text).roles.has(role); };
    CHECK(has("{ draw 3 }", Role::draws));
    CHECK(value_of("{ draw 3 }").draws == 3);
    CHECK(has("{ search my.deck for 1 my.deck[basic] -> my.hand reveal; shuffle my.deck }", Role::searches));
    CHECK(has("{ attach 1 my.discard[basic energy] to 1 my.bench }", Role::accelerates));
    CHECK(has("{ switch theirs by me }", Role::switches));
    CHECK(has("{ heal 30 1 my.pokemon }", Role::heals));
    CHECK(has("{ inflict asleep on their.active }", Role::disrupts));
    CHECK(has("{ discard 1 their.hand }", Role::disrupts));
    CHECK(has("{ put 1 my.discard[supporter] -> my.hand }", Role::recovers));
    CHECK(has("{ damage 20 to all their.bench }", Role::spreads));
    CHECK(has("{ give my.pokemon { deals +20 to their.active } }", Role::boosts));
    CHECK_FALSE(has("{ by them { draw 2 } }", Role::draws));
    CHECK_FALSE(has("{ discard 2 energy on this }", Role::disrupts));
    CHECK_FALSE(has("{ shuffle my.deck }", Role::draws));
}

TEST_CASE("how many cards a use draws is told only where that is one number", "[card_value]") {
    const auto drawn = [](const char* text) { return value_of(text).draws; };
    CHECK(drawn("{ once; discard 1 my.hand[energy, fire]; then draw 3 }") == 3);
    CHECK(drawn("{ only if their.active is stage1; draw 4 }") == 4);
    CHECK(drawn("{ flip 1 { heads: draw 3 } }") == 3);
    CHECK(drawn("{ heal 30 this }") == 0);
    CHECK(drawn("{ draw until 6 }") == draws_vary);
    CHECK(drawn("{ draw count(my.bench) }") == draws_vary);
    CHECK(drawn("{ flip 3 { heads: draw 1 } }") == draws_vary);
    CHECK(drawn("{ draw 2; if any stadium { draw 1 } }") == draws_vary);
}

TEST_CASE("that a Stadium goes hinders nobody by itself", "[card_value]") {
    CHECK_FALSE(value_of("{ discard stadium }").roles.has(Role::disrupts));
    CHECK(value_of("{ discard stadium }").worth > 0);
}

TEST_CASE("more of the same is worth more and a price is worth less than nothing", "[card_value]") {
    const auto worth = [](const char* text) { return value_of(text).worth; };
    CHECK(worth("{ draw 3 }") > worth("{ draw 1 }"));
    CHECK(worth("{ flip 1 { heads: draw 3 } }") < worth("{ draw 3 }"));
    CHECK(worth("{ cost { discard 2 my.hand[other] }; draw 3 }") < worth("{ draw 3 }"));
    CHECK(worth("{ by both { draw 3 } }") < worth("{ draw 3 }"));
    CHECK(worth("{ by them { draw 3 } }") < 0);
    CHECK(worth("{ discard 2 energy on this }") < 0);
    CHECK(worth("{ damage 30 to this }") < 0);
    CHECK(worth("{ give this { can't attack } }") < 0);
    CHECK(worth("{ give their.pokemon { can't retreat } }") > 0);
    CHECK(worth("{ switch theirs by me }") > worth("{ switch mine }"));
}

TEST_CASE("an attack's damage is the one to expect", "[card_value]") {
    CHECK(card_facts(with_attack({Type::fire}, 30)).best_damage == 30);
    CHECK(card_facts(with_attack({Type::fire}, 20, "{ flip 1 { heads: more 20 } }", DamageSign::plus)).best_damage ==
          30);
    CHECK(
        card_facts(with_attack({Type::fire}, 20, "{ flip 4 { after: times heads } }", DamageSign::times)).best_damage ==
        40);
    CHECK(card_facts(with_attack({Type::fire}, 40, "{ flip 1 { tails: fail } }")).best_damage == 20);
    CHECK(card_facts(with_attack({Type::fire, Type::colorless}, 30)).best_cost == 2);
    CHECK(card_facts(with_attack({Type::fire, Type::colorless}, 30)).needs == TypeSet::of(Type::fire));
}

TEST_CASE("the same card is worth more with more HP or damage or less cost", "[card_value]") {
    CHECK(card_value(pokemon("A", Type::fire, 100)) > card_value(pokemon("A", Type::fire, 60)));
    CHECK(card_value(with_attack({Type::fire}, 50)) > card_value(with_attack({Type::fire}, 20)));
    CHECK(card_value(with_attack({Type::fire}, 50)) > card_value(with_attack({Type::fire, Type::fire}, 50)));
    CHECK(card_value(with_attack({Type::fire}, 50)) >
          card_value(with_attack({Type::fire}, 50, "{ damage 30 to this }")));
    CHECK(card_value(draw_card("Talk", 5)) > card_value(draw_card("Chat", 2)));
    CHECK(card_value(draw_card("Talk", 3)) > card_value(trainer("Nothing")));
    Card two_prizes = with_attack({Type::fire}, 50);
    two_prizes.prizes = 2;
    CHECK(card_value(two_prizes) < card_value(with_attack({Type::fire}, 50)));
}

TEST_CASE("a text that asks for own cards of a type serves that type", "[card_value]") {
    Card fetch = trainer("Bucket");
    fetch.play =
        *read_effect("{ search my.deck for up to 2 my.deck[energy, water] -> my.hand reveal; shuffle my.deck }");
    CHECK(card_facts(fetch).serves == TypeSet::of(Type::water));
    Card hammer = trainer("Hammer");
    hammer.play = *read_effect("{ discard 1 their.hand[fire] }");
    CHECK(card_facts(hammer).serves.empty());
}

TEST_CASE("any effect and any card can be judged", "[card_value][hostile][property]") {
    Generator chance(11);
    for (int i = 0; i < 1500; ++i) {
        const auto effect = random_effect(chance, TextPlace::anywhere, 10 + static_cast<int>(chance.below(120)));
        const auto value = effect_value(effect);
        CHECK((value.worth >= -60 && value.worth <= 120));
        CHECK((value.fails >= 0 && value.fails <= 1000));
    }
    for (int i = 0; i < 800; ++i) {
        const auto facts = card_facts(random_card(chance, "random-" + std::to_string(i)));
        CHECK((facts.value >= 1 && facts.value <= 250));
        CHECK(facts.draws <= 8);
    }
    Effect deep;  // deeper than any reader lets through
    deep.nodes.resize(4000);
    for (NodeIndex n = 0; n + 1u < deep.nodes.size(); ++n) deep.nodes[n].first = static_cast<NodeIndex>(n + 1);
    CHECK(effect_value(deep).worth == 0);
    CHECK(effect_value(Effect{}).worth == 0);
}
