// Printed texts and cards, with the program's own rules. Every sentence here is invented.
#include <string>

#include "engine/cards/by_hand.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"
#include "engine/cards/printed/facts.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

TextReading read(std::string_view text, TextKind kind = TextKind::attack, PrintedDamage damage = {},
                 std::string_view name = "Lantern Fish") {
    return read_printed(english(), {kind, text, name, damage});
}

std::string notation(std::string_view text, TextKind kind = TextKind::attack, PrintedDamage damage = {}) {
    const TextReading reading = read(text, kind, damage);
    return reading.effect ? write_effect(*reading.effect) : "";
}

PrintedCard lantern_fish() {
    PrintedCard card;
    card.id = "reef-1";
    card.name = "Lantern Fish";
    card.supertype = "Pok\u00e9mon";
    card.subtypes = {"Stage 1", "Single Strike"};
    card.evolves_from = "Spark Fry";
    card.hp = 90;
    card.types = {"Water", "Lightning"};
    card.attacks = {{"Glow", {"Water", "Colorless"}, "20+", "Flip a coin. If heads, this attack does 20 more damage."},
                    {"Dive", {"Free"}, "", "Nothing known is written here."}};
    card.weaknesses = {{"Fighting", "\u00d72"}};
    card.resistances = {{"Metal", "-30"}};
    card.retreat_cost = {"Colorless", "Colorless"};
    return card;
}

}  // namespace

TEST_CASE("a printed text becomes the tree that the notation says", "[printed]") {
    CHECK(notation("Draw 3 cards.") == "{ draw 3 }");
    CHECK(notation("Flip a coin. If heads, your opponent's Active Pok\u00e9mon is now Confused.") ==
          "{ flip 1 { heads: inflict confused on their.active } }");
    CHECK(notation("Flip 4 coins. This attack does 30 damage times the number of heads.", TextKind::attack,
                   {30, DamageSign::times}) == "{ flip 4 { after: times heads } }");
    CHECK(notation("Lantern Fish does 70 damage to itself.") == "{ damage 70 to this }");
}

TEST_CASE("an older text means today's words", "[printed]") {
    CHECK(notation("The Defending Pok\u00e9mon is now Asleep.") ==
          notation("Your opponent's Active Pok\u00e9mon is now Asleep."));
    CHECK(notation("Remove 3 damage counters from Lantern Fish.") ==
          notation("Heal 30 damage from this Pok\u00e9mon."));
}

TEST_CASE("an Ability's limits, price and event stand before what it does", "[printed]") {
    const auto ability = [](std::string_view text) { return notation(text, TextKind::ability); };
    CHECK(ability("Once during your turn (before your attack), you may draw a card. This power can't be used if "
                  "Lantern Fish is affected by a Special Condition.") == "{ once; only if not this is ill; draw 1 }");
    CHECK(ability("Once during your turn, you may discard a card from your hand. Then, draw 4 cards.") ==
          "{ once; cost { discard 1 my.hand }; draw 4 }");
    CHECK(ability("During your turn, you may draw 2 cards. (You can't use more than 1 VSTAR Power in a game.)") ==
          "{ once per game \"VSTAR\"; draw 2 }");
    CHECK(ability("You can't attach Fire Energy cards from your hand to Lantern Fish.") ==
          "{ give this { can't attach my.hand[energy, fire] } }");
    // Whom the event is about stays meant, whatever a condition behind it names.
    CHECK(ability("Whenever you attach a Fire Energy card from your hand to 1 of your Pok\u00e9mon, if you have more "
                  "Prize cards remaining than your opponent, heal 20 damage from that Pok\u00e9mon.") ==
          "{ when attached of energy[fire] on my.pokemon as $a from hand { if prizes left me > prizes left them { "
          "heal 20 $a } } }");
}

TEST_CASE("what is done for \"If you do\" is done in full", "[printed]") {
    CHECK(notation("You may discard 2 cards from your hand. If you do, draw 5 cards.") ==
          "{ may { discard exactly 2 my.hand; then draw 5 } }");
    CHECK(notation("You may discard 2 Energy from this Pok\u00e9mon. If you do, draw 5 cards.") ==
          "{ may { discard exactly 2 energy on this; then draw 5 } }");
    CHECK(notation("You may discard up to 2 cards from your hand. If you do, draw 5 cards.") ==
          "{ may { discard up to 2 my.hand; then draw 5 } }");
    CHECK(notation("You may discard a card from your hand. If you do, draw 5 cards.") ==
          "{ may { discard 1 my.hand; then draw 5 } }");
    CHECK(notation("Discard 2 cards from your hand.") == "{ discard 2 my.hand }");
}

TEST_CASE("signs in names tell Pok\u00e9mon apart", "[printed]") {
    const auto retreat_free = [](std::string_view whose) {
        return notation(std::string(whose) + " have no Retreat Cost.", TextKind::ability);
    };
    CHECK(retreat_free("Your Pok\u00e9mon-EX") == "{ give my.pokemon[EX] { retreat none } }");
    CHECK(retreat_free("Your Pok\u00e9mon ex") == "{ give my.pokemon[ex] { retreat none } }");
    CHECK(retreat_free("Your Pearl's Pok\u00e9mon") == "{ give my.pokemon[name with \"Pearl's\"] { retreat none } }");
}

TEST_CASE("a text that is not understood wholly is unread, with its place", "[printed]") {
    const std::string text = "Draw 3 cards. Then whistle a tune.";
    const TextReading reading = read(text);
    CHECK_FALSE(reading.effect);
    CHECK(reading.why == Unread::not_understood);
    CHECK(reading.sentence == "Then whistle a tune.");
    CHECK(text.substr(reading.at).starts_with("whistle"));
    CHECK_FALSE(read("").effect);
    CHECK_FALSE(read("Draw 3").effect);
}

TEST_CASE("whom a Tool or an Energy card names by a sort is of that sort", "[printed]") {
    CHECK(notation(
              "If the Fire Pok\u00e9mon this card is attached to has full HP and would be Knocked Out by damage from "
              "an attack from your opponent's Pok\u00e9mon, it is not Knocked Out, and its remaining HP becomes 10, "
              "and discard this card.",
              TextKind::tool) ==
          "{ instead of knocked out of holder[fire] by their.pokemon { if holder is full { heal until left 10 holder; "
          "discard this } else { proceed } } }");
    CHECK(notation("If the Basic Pok\u00e9mon this card is attached to discards Energy for its Retreat Cost, put that "
                   "Energy into your hand instead of the discard pile.",
                   TextKind::tool) ==
          "{ when discarded of energy on holder[basic] as $a for retreat { put $a -> my.hand } }");
    CHECK(notation("This card provides Water Energy. Damage done to your opponent's Pok\u00e9mon by the Fire "
                   "Pok\u00e9mon this card is attached to is reduced by 10 (before applying Weakness and Resistance).",
                   TextKind::energy)
              .find("give holder[fire]") != std::string::npos);
}

TEST_CASE("what was discarded is counted by a sort only where nothing else was discarded", "[printed]") {
    const auto thirty_for_each = [](std::string_view discarded, std::string_view counted) {
        return notation("Discard " + std::string(discarded) +
                            " attached to this Pok\u00e9mon. This attack does 30 damage " + "for each " +
                            std::string(counted) + " you discarded in this way.",
                        TextKind::attack, {30, DamageSign::times});
    };
    CHECK(thirty_for_each("any number of Energy cards", "Energy card") ==
          "{ discard any number cards[energy] on this; times done }");
    CHECK(thirty_for_each("any number of Fire Energy cards", "Fire Energy card") ==
          "{ discard any number cards[energy, fire] on this; times done }");
    CHECK(thirty_for_each("any number of basic Energy cards", "basic Energy card") ==
          "{ discard any number cards[basic energy] on this; times done }");
    CHECK(thirty_for_each("any number of Energy cards", "Fire Energy card").empty());
    CHECK(thirty_for_each("any number of Energy cards", "basic Energy card").empty());
    CHECK(thirty_for_each("all Water Energy cards", "Fire Energy card").empty());
    CHECK(notation("Discard all Energy cards attached to this Pok\u00e9mon. Flip a coin for each Fire Energy card you "
                   "discarded in this way. This attack does 30 damage times the number of heads.",
                   TextKind::attack, {30, DamageSign::times})
              .empty());
}

TEST_CASE("how often a text may be used, and how many are meant, is not passed over", "[printed]") {
    const auto as_it_is_attached = [](std::string_view when) {
        return notation(std::string(when) +
                            ", when you attach an Energy card from your hand to this Pok\u00e9mon, you may "
                            "draw a card.",
                        TextKind::ability);
    };
    CHECK(as_it_is_attached("Once during your turn") ==
          "{ once; when attached of energy on this from hand { may { draw 1 } } }");
    CHECK(as_it_is_attached("During your turn") ==
          "{ when attached of energy on this from hand { if turn of me { may { draw 1 } } } }");
    CHECK(as_it_is_attached("As often as you like during your turn").empty());
    CHECK(as_it_is_attached("Once during your first turn").empty());
    CHECK(notation(
              "Look at the top 7 cards of your deck. Put a Pok\u00e9mon you find there and a Supporter card into your "
              "hand. Shuffle the other cards back into your deck.",
              TextKind::play) ==
          "{ look top 7 of my.deck as $a; put 1 $a[pokemon] and 1 $a[supporter] -> my.hand; shuffle my.deck }");
    CHECK(
        notation(
            "Once during your turn, you may put 1 damage counter on 1 of your opponent's Pok\u00e9mon for each Energy "
            "attached to this Pok\u00e9mon. You can't put more than 3 damage counters in this way.",
            TextKind::ability)
            .empty());
    CHECK(
        notation("Once during your turn, you may attach 2 Fire Energy cards from your discard pile to Lantern Fish for "
                 "each Prize card your opponent has taken.",
                 TextKind::ability)
            .empty());
}

TEST_CASE("a printed number that is not the one in the text leaves the text unread", "[printed]") {
    CHECK(notation("Flip 4 coins. This attack does 30 damage times the number of heads.", TextKind::attack,
                   {20, DamageSign::times})
              .empty());
}

TEST_CASE("a text beyond all bounds is unread and takes no time", "[printed]") {
    std::string text;
    for (int i = 0; i < 5000; ++i) text += "Draw a card and ";
    CHECK(read(text).why == Unread::too_long);
    CHECK_FALSE(read(std::string(100'000, 'a')).effect);
}

TEST_CASE("a printed card becomes a record, and what is unread in it is told", "[printed]") {
    const CardReading reading = read_card(english(), lantern_fish());
    const Card& card = reading.card;
    CHECK(card.key == "reef-1");
    CHECK(card.kind == CardKind::pokemon);
    CHECK(card.stage == Stage::stage1);
    CHECK(card.evolves_from == "Spark Fry");
    CHECK(card.types == (TypeSet::of(Type::water) | TypeSet::of(Type::lightning)));
    CHECK(card.traits == std::vector<std::string>{"Single Strike"});
    CHECK(card.hp == 90);
    CHECK(card.retreat == 2);
    REQUIRE(card.weaknesses.size() == 1);
    CHECK(card.weaknesses[0] == Affinity{Type::fighting, Affinity::Op::times, 2});
    CHECK(card.resistances[0] == Affinity{Type::metal, Affinity::Op::minus, 30});
    REQUIRE(card.attacks.size() == 2);
    CHECK(card.attacks[0].damage == 20);
    CHECK(card.attacks[0].sign == DamageSign::plus);
    CHECK(write_effect(card.attacks[0].effect) == "{ flip 1 { heads: more 20 } }");
    CHECK(card.attacks[1].cost.total() == 0);
    CHECK(write_effect(card.attacks[1].effect) == "{ by hand \"Nothing known is written here.\" }");
    CHECK(reading.unread == std::vector<UnreadText>{{"Nothing known is written here."}});
    CHECK(card.unread.empty());
    CHECK(reading.texts.size() == 2);
    CHECK(reading.faults.empty());
    CHECK_FALSE(reading.whole());
}

TEST_CASE("a printed fact that cannot be right is told", "[printed]") {
    PrintedCard card = lantern_fish();
    card.types = {"Cheese"};
    card.weaknesses = {{"Fire", "much"}};
    card.attacks[1].damage = "much";
    card.subtypes.clear();
    card.hp = 0;
    CHECK(read_card(english(), card).faults.size() == 5);
}

TEST_CASE("a Trainer's reminders are passed over", "[printed]") {
    PrintedCard card;
    card.id = "reef-2";
    card.name = "Harbour Cook";
    card.supertype = "Trainer";
    card.subtypes = {"Supporter"};
    card.rules = {"Draw 4 cards.", "You may play only 1 Supporter card during your turn."};
    const CardReading reading = read_card(english(), card);
    CHECK(reading.whole());
    CHECK(reading.card.kind == CardKind::supporter);
    REQUIRE(reading.card.play);
    CHECK(write_effect(*reading.card.play) == "{ draw 4 }");
    CHECK(is_reminder(english(), card.rules[1], card.name));
    CHECK_FALSE(is_reminder(english(), card.rules[0], card.name));
    for (const char* box : {"-EX", "-GX", " ex", " V"}) {
        const std::string pokemon = std::string("Pok\u00e9mon") + box;
        INFO(pokemon);
        CHECK(is_reminder(
            english(), pokemon + " rule: When your " + pokemon + " is Knocked Out, your opponent takes 2 Prize cards.",
            ""));
        CHECK(is_reminder(
            english(),
            pokemon + " rule: When a " + pokemon + " has been Knocked Out, your opponent takes 2 Prize cards.", ""));
    }
}

TEST_CASE("a Trainer card of years when Supporters were none is an Item or a Tool", "[printed]") {
    PrintedCard card = lantern_fish();
    const auto effect_in = [&](const char* set, const char* text) {
        card.set = set;
        card.attacks[0].text = text;
        return write_effect(read_card(english(), card).card.attacks[0].effect);
    };
    const char* one = "Put a Trainer card from your discard pile into your hand.";
    CHECK(effect_in("dp3", one) == "{ put 1 my.discard[item or tool] -> my.hand }");
    CHECK(effect_in("bw1", one) == "{ put 1 my.discard[trainer] -> my.hand }");
    CHECK(effect_in("dp3", "Draw a card for each Trainer, Supporter, and Stadium card in your discard pile.") ==
          "{ draw count(my.discard[item or tool or supporter or stadium]) }");
    CHECK(effect_in("dp3", "Prevent all effects of Trainer cards done to Lantern Fish.") ==
          effect_in("bw1", "Prevent all effects of Trainer cards done to Lantern Fish."));
}

TEST_CASE("cards of three kinds are all put into the hand", "[printed]") {
    PrintedCard card = lantern_fish();
    card.attacks[0].text =
        "Search your discard pile for a Pok\u00e9mon, a Supporter card, and an Energy card, reveal them, and put them "
        "into "
        "your hand.";
    CHECK(write_effect(read_card(english(), card).card.attacks[0].effect) ==
          "{ put 1 my.discard[pokemon] and 1 my.discard[supporter] and 1 my.discard[energy] -> my.hand reveal }");
}

TEST_CASE("an attack whose number is multiplied says by what, or its text is unread", "[printed]") {
    PrintedCard card = lantern_fish();
    card.attacks = {{"Glow", {"Water"}, "20\u00d7", "Draw a card."}};
    const CardReading reading = read_card(english(), card);
    CHECK_FALSE(reading.whole());
    CHECK(write_effect(reading.card.attacks[0].effect) == "{ by hand \"Draw a card.\" }");
    card.attacks[0].text.clear();
    CHECK(write_effect(read_card(english(), card).card.attacks[0].effect) == "{ by hand \"20\u00d7\" }");
}

TEST_CASE("an attack without a printed number does what its text says, or its player does", "[printed]") {
    PrintedCard card = lantern_fish();
    card.attacks = {{"Glow", {"Water"}, "?", "This attack does 20 damage to 1 of your opponent's Pok\u00e9mon."},
                    {"Shine", {"Water"}, "?", "Draw a card."}};
    const CardReading reading = read_card(english(), card);
    CHECK(reading.faults.empty());
    const Attack& told = reading.card.attacks[0];
    CHECK(told.sign == DamageSign::none);
    CHECK(write_effect(told.effect) == "{ damage 20 to 1 their.pokemon }");
    // Nothing says how much.
    CHECK(write_effect(reading.card.attacks[1].effect) == "{ by hand \"Draw a card.\" }");
    card.attacks[0].text.clear();
    CHECK(write_effect(read_card(english(), card).card.attacks[0].effect) == "{ by hand \"?\" }");
}

TEST_CASE("what is not read of an attached card is used by hand once in each turn", "[printed]") {
    PrintedCard card;
    card.id = "reef-9";
    card.name = "Coral Armour";
    card.supertype = "Trainer";
    card.subtypes = {"Pokémon Tool"};
    card.rules = {"Nothing known is\nwritten here."};
    const Card read = read_card(english(), card).card;
    CHECK_FALSE(read.attached);
    REQUIRE(read.abilities.size() == 1);
    CHECK(read.abilities[0].kind == AbilityKind::use);
    CHECK(write_effect(read.abilities[0].effect) == "{ once; by hand \"Nothing known is written here.\" }");
}

TEST_CASE("a text that says what no card of its kind can say is unread", "[printed]") {
    CHECK(read("Once during your turn, you may draw a card.", TextKind::ability).effect);
    CHECK(read("The effect of Lure doesn't stack.", TextKind::ability).why == Unread::not_sayable);
    // What is attached says nothing there.
    CHECK_FALSE(read("Attach this card to 1 of your Pok\u00e9mon.", TextKind::play).effect);
}

TEST_CASE("what is unread of a card that is attached is told as it is printed", "[printed]") {
    const std::string text = "This Pok\u00e9mon gets +30 HP. This Pok\u00e9mon wobbles, and this Pok\u00e9mon sings.";
    const TextReading reading = read(text, TextKind::tool);
    CHECK_FALSE(reading.effect);
    CHECK(reading.sentence == "This Pok\u00e9mon wobbles, and this Pok\u00e9mon sings.");
    CHECK(text.substr(reading.at).starts_with("wobbles"));
}

TEST_CASE("what both players see counts no sort of cards that one of them hides", "[printed]") {
    CHECK(read("This Pok\u00e9mon gets +10 HP for each card in your opponent's hand.", TextKind::ability).effect);
    CHECK_FALSE(
        read("This Pok\u00e9mon gets +10 HP for each Energy card in your opponent's hand.", TextKind::ability).effect);
}

TEST_CASE("a text without its last full stop is read like one that has it", "[printed]") {
    CHECK(read("Draw a card", TextKind::attack).effect == read("Draw a card.", TextKind::attack).effect);
    CHECK(read("Draw a card", TextKind::attack).effect);
}
