// What the reader refuses in a card and in its texts, and whether it says where and why.
#include "engine/language/card_list.hpp"
#include "tests/cards/mistakes.hpp"

using namespace cubenight;
using namespace cubenight::test;

TEST_CASE("what an attack did before its damage is dealt is not measured by its damage", "[notation]") {
    const std::string reason = "nothing was done before that `done` could measure";
    check_cards({
        {pokemon("attack \"A\" [C] 10+ { more done }"), 3, reason},
        {pokemon("attack \"A\" [C] 10+ { if happened damaged of this last turn {\n more done } }"), 4, reason},
        {pokemon("attack \"A\" [C] 10- { less done }"), 3, reason},
        {pokemon("attack \"A\" [C] 10x { times done }"), 3, reason},
        {pokemon("attack \"A\" [C] 30 { damage done to this }"), 3, reason},
        {pokemon("attack \"A\" [C] 30 { before damage { heal done this } }"), 3, reason},
        {pokemon("attack \"A\" [C] 30 { only if done > 0; draw 1 }"), 3, reason},
        {pokemon("attack \"A\" [C] 30 { cost { heal done this } }"), 3, reason},
        {pokemon("attack \"A\" [C] 10+ { if done > 0 { more 20 } }"), 3, reason},
        {pokemon("attack \"A\" [C] 10+ { if done > 0 { draw 1 } else { flip 1 { heads: more 20 } } }"), 3, reason},
        {pokemon("attack \"A\" [C] 10x { flip done { after: times heads } }"), 3, reason},
        {pokemon("ability \"A\" { once; if happened damaged of this last turn { heal done this } }"), 3, reason},
    });
    CHECK(read_cards(pokemon("attack \"A\" [C] 30 { heal done this; if done > 0 { draw 1 } }")).ok());
    CHECK(read_cards(pokemon("attack \"A\" [C] 30+ { discard all energy on this; more 10 * done }")).ok());
    CHECK(read_cards(pokemon("attack \"A\" [C] 30+ { cost { discard 1 energy on this }; more 10 * done }")).ok());
    CHECK(
        read_cards(
            pokemon(
                "attack \"A\" [C] 30+ { flip done { heads: draw 1 }; before damage { draw 1; heal 10 * done this } }"))
            .ok());
}

TEST_CASE("what limits no attack is refused in its text", "[cards]") {
    check_cards({
        {pokemon("attack \"A\" [C] 10 { once; draw 1 }"), 3, "that limits no attack"},
        {pokemon("attack \"A\" [C] 10 { once either player; draw 1 }"), 3, "that limits no attack"},
        {pokemon("attack \"A\" [C] 10 { often; draw 1 }"), 3, "that limits no attack"},
        {pokemon("attack \"A\" [C] 10 { no stack; lasting this turn { give this { hp +10 } } }"), 3,
         "that limits no attack"},
        {pokemon("attack \"A\" [C] 10 { from hand; draw 1 }"), 3, "that limits no attack"},
        {pokemon("attack \"A\" [C] 10 { from discard; draw 1 }"), 3, "that limits no attack"},
    });
    CHECK(
        read_cards(
            pokemon(
                "attack \"A\" [C] 10 { once by name; only if any my.bench; cost { discard 1 my.hand }; again attack }"))
            .ok());
    CHECK(read_cards(pokemon("attack \"A\" [C] 10 { once per game \"GX\"; draw 1 }")).ok());
}

TEST_CASE("only an Ability is used from hand or discard pile", "[cards]") {
    const std::string reason = "only an Ability is used from hand or discard pile";
    check_cards({
        {item("play { from discard; draw 1 }"), 3, reason},
        {tool("attached { from hand; give holder { hp +10 } }"), 1, reason},
        {"card \"k\" \"n\" { stadium stadium { from hand; give any.pokemon { hp +10 } } }", 1, reason},
    });
    CHECK(read_cards(pokemon("ability \"A\" { from hand; draw 1 }")).ok());
}

TEST_CASE("an attack with a times sign says how many times", "[cards]") {
    check_cards({
        {pokemon("attack \"A\" [C] 10x"), 3, "the text of the attack \"A\" does not say how many times"},
        {pokemon("attack \"A\" [C] 10x { draw 1 }"), 3, "does not say how many times"},
    });
    CHECK(read_cards(pokemon("attack \"A\" [C] 10x { flip 1 { heads: times 2; tails: fail } }")).ok());
    CHECK(read_cards(pokemon("attack \"A\" [C] 10x\n unread \"Something nobody can say.\"")).ok());
}

TEST_CASE("a card file that breaks the format is refused with line and reason", "[cards]") {
    check_cards({
        {"cart \"k\" \"n\" {}", 1, "expected `card`, found `cart`"},
        {"card k \"n\" { item }", 1, "expected the card's key in quotes, found `k`"},
        {"card \"k\" \"n\" {}", 1, "expected the kind of card: pokemon, item"},
        {"card \"k\" \"n\" { item", 1, "expected the next field of the card in its order, or `}`"},
        {"card \"k\" \"n\" { pokemon stage3 fire hp 60 }", 1, "expected the stage: basic, stage1"},
        {"card \"k\" \"n\" { pokemon basic fir hp 60 }", 1, "expected a type: grass, fire"},
        {"card \"k\" \"n\" { pokemon basic fire hp 1000 }", 1, "HP goes from 1 to 999, not 1000"},
        {"card \"k\" \"n\" { pokemon stage1 fire hp 60 }", 1, "`evolves from` and a name, which this stage needs"},
        {pokemon("evolves from \"Pup\""), 3, "this card evolves from nothing"},
        {pokemon("rule XX"), 3, "there is no rule box called XX"},
        {pokemon("rule V V"), 3, "a rule box stands once"},
        {pokemon("retreat 0"), 3, "the retreat cost goes from 1 to 9, not 0"},
        {pokemon("weakness fire 2"), 3, "expected x2, +20 or -30"},
        {pokemon("retreat 1\n weakness fire x2"), 4, "expected the next field of the card in its order"},
        {pokemon("attack \"A\" [Q]"), 3, "expected energy letters"},
        {pokemon("attack \"A\" [C] 10 { drew 1 }"), 3, "more 20 }, found `drew`; did you mean `draw`?"},
        {pokemon("attack \"A\" [C] 10 {}"), 3, "an empty text is left out"},
        {pokemon("attack \"A\" [C] 10 { give this { hp +10 } }"), 3, "`give` in an attack needs `lasting`"},
        {pokemon("attack \"A\" [C] 10 { give my.bench { cost = R } }"), 3, "`give` in an attack needs `lasting`"},
        {pokemon("attack \"A\" [C] 10 { when flipped { draw 1 } }"), 3, "`when` in an attack needs `lasting`"},
        {pokemon("ability \"A\" { draw 1 }"), 3, "an ability is used `once` or `often`"},
        {pokemon("ability \"A\" { once; more 10 }"), 3, "`more` stands in the text of an attack only"},
        {pokemon("ability \"A\" { once; times 10 }"), 3, "`times` stands in the text of an attack only"},
        {pokemon("ability \"A\" { when damaged { fail } }"), 3, "`fail` stands in the text of an attack only"},
        {pokemon("ability \"A\""), 1, "an ability of this card has no text"},
        {pokemon("poke-thing \"A\" { once; draw 1 }"), 3,
         "expected ability, poke-power, poke-body, ancient-trait or pokemon-power"},
        {item("play {}"), 3, "an empty text is left out"},
        {item("play { before damage { draw 1 } }"), 3, "`before` stands in the text of an attack only"},
        {item("attached { give holder { hp +10 } }"), 1, "says in `play` to whom"},
        {item("play { draw 1 }\n attached { give holder { hp +10 } }"), 1, "says in `play` to whom"},
        {item("play { attach 1 my.hand[energy] to my.active }\n attached { give holder { hp +10 } }"), 1,
         "says in `play` to whom"},
        {item("play { attach this to my.active }"), 1, "says in `attached` what it does there"},
        {item("play { attach this to my.active }\n attached { cost { discard 1 my.hand }; give holder { hp +10 } }"), 1,
         "stands where it does so"},
        {pokemon("attached { give this { counts as tool } }"), 1, "has an Ability that attaches it"},
        {"card \"k\" \"n\" { stadium attached { give holder { hp +10 } } }", 1, "a Stadium is never attached"},
        {pokemon("ability \"A\" { once; attach this to 1 my.bench }"), 1, "says in `attached` what it does there"},
        {pokemon("ability \"A\" { often; from hand; may { attach this to my.active } }\n attached { give holder { hp "
                 "+10 } }"),
         1, "a Pokémon is attached as a Tool"},
        {pokemon("attack \"A\" [C] { attach this to 1 my.bench }"), 1, "by an Ability, not by its attack"},
        {tool("use \"A\" { heal 10 holder }"), 1, "an attached card is used `once` or `often`"},
        {tool("use \"A\" { once; give holder { hp +10 } }"), 1, "is said in `attached`"},
        {tool("use \"A\" { once; from hand; heal 10 holder }"), 1, "one says how often it is used"},
        {tool("use \"A\" { once; no stack; heal 10 holder }"), 1, "one says how often it is used"},
        {tool("use \"A\" { once either player; heal 10 holder }"), 1, "one says how often it is used"},
        {tool("use \"A\" { once; only if holder is fire }"), 1, "nothing happens when it is used"},
        {tool("use \"A\""), 1, "expected `{`"},
        {tool("use \"A\" { once; heal 10 this }"), 1, "whom it is attached to is the `holder`"},
        {tool("attached { once; heal 10 holder }"), 1, "what its player uses is `use"},
        {tool("ability \"A\" { once; heal 10 holder }"), 1, "expected the next field of the card in its order"},
        {item("use \"A\" { once; draw 1 }\n play { draw 1 }"), 1, "`use` is a text of energy, Tools"},
        {pokemon("use \"A\" { once; heal 10 this }"), 3, "expected the next field of the card in its order"},
        {stadium("{ ignore weakness }"), 1, "`ignore` stands in the text of an attack only"},
        {item("ability \"A\" { once; draw 1 }"), 3, "expected the next field of the card in its order"},
        {item("play { draw 1 }\n play { draw 1 }"), 4, "expected the next field of the card in its order"},
        {item("unread \"x\"\n play { draw 1 }"), 4, "expected the next field of the card in its order"},
        {item("") + "\n" + item(""), 5, "the key \"k\" belongs to the card of line 1"},
        {item("play { counters 1 on attacker }"), 3, "nobody attacks here"},
        {item("play { heal 30 holder }"), 3, "there is no `holder`"},
        {"card \"k\" \"n\" { pokemon basic fire hp 60\nattack \"A\" []\nattack \"B\" []\nattack \"C\" []\nattack \"D\" "
         "[]\nattack \"E\" []\nattack \"F\" []\nattack \"G\" [] 10 }",
         8, "at most 6 attacks"},
        {"card \"k\" \"n\" { pokemon basic fire hp 60\nability \"A\" { once; draw 1 }\nability \"B\" { once; draw 1 "
         "}\nability \"C\" { once; draw 1 }\nability \"D\" { once; draw 1 } }",
         5, "at most 3 Abilities"},
        {item("play { give my.pokemon { hp +10 }; draw 1 }"), 3, "needs `lasting`"},
        {item("play { give me { can't attack } }"), 3, "needs `lasting`"},
        {item("play { draw 1 } stadium { once; draw 1 }"), 3, "is the text of a Stadium"},
        {"card \"k\" \"n\" { stadium play { draw 1 } }", 1, "is the text of an Item or Supporter"},
        {"card \"k\" \"n\" { tool play { draw 1 } attached { give holder { hp +10 } } }", 1,
         "is the text of an Item or Supporter"},
        {item("play { heal 30 this }"), 3, "`this` is the card here, which is no Pokémon"},
        {stadium("{ once; heal 30 this }"), 1, "`this` is the card here, which is no Pokémon"},
        {item("attached { when damaged of holder { counters 1 on this } }"), 3,
         "`this` is the card here, which is no Pokémon"},
        {item("play { draw done }"), 3, "nothing was done before that `done`"},
        {"card \"k\" \"n\" { energy basic dragon }", 1, "there is no basic energy of this type"},
        {"card \"k\" \"n\" { energy special }", 1, "expected `provides`"},
        {"card \"k\" \"n\" { energy special provides }", 1, "expected units of energy"},
        {"card \"k\" \"n\" { energy special provides any 21 }", 1, "the number of units goes from 1 to 20"},
        {"card \"k\" \"n\" { energy special provides CCCCCCCCCCCC CCCCCCCCC }", 1, "at most 20 units"},
        {"card \"k\" \"n\" { energy special provides any 20 any 20 }", 1, "at most 20 units"},
    });
}

TEST_CASE("attack statements may stand in any text inside a trigger of attacks", "[notation]") {
    CHECK(read_cards(pokemon("ability \"A\" { when attacks by their.active { flip 1 { tails: fail } } }")).ok());
    CHECK(read_cards(item("play { lasting this turn { when attacks { fail } } }")).ok());
}

TEST_CASE("words that measure what went before may stand behind it", "[notation]") {
    CHECK(read_cards(item("play { give this { counts as basic; hp = 60 }; when damaged of this { heal 10 this } }"))
              .ok());
    CHECK(read_cards("card \"k\" \"n\" { tool attached { when damaged of holder { counters 1 on attacker; heal done "
                     "holder } } }")
              .ok());
    CHECK(read_cards(item("play { draw 1; then heal 10 * done 1 my.pokemon; flip 2 { after: draw heads } }")).ok());
    CHECK(read_cards(pokemon("ability \"A\" { while attacker is fire give this { takes -20 } }")).ok());
    CHECK(read_cards(item("play { choose $a = 1 my.bench; choose $b = my.active; lasting this turn { give $a as $p { "
                          "hp +10 * count(cards on $b) } } }"))
              .ok());
}

TEST_CASE("an event that cannot happen otherwise is not replaced", "[notation]") {
    CHECK(read_cards(pokemon("ability \"A\" { instead of played by their.active { proceed } }")).ok());
    const auto attacks = read_cards(pokemon("ability \"A\" { instead of attacks of this { proceed } }"));
    REQUIRE_FALSE(attacks.ok());
    CHECK(attacks.error().english().find("when attacks of") != std::string::npos);
    CHECK_FALSE(read_cards(pokemon("ability \"A\" { instead of healed of this { proceed } }")).ok());
}

TEST_CASE("a card that cannot be read keeps nobody from reading the others", "[cards]") {
    const CardFile read = read_card_file(
        "card \"a\" \"A\" { item play { drew 1 } }\n"
        "card \"b\" \"B\" { item play { draw 2 } }\n"
        "card \"c\" \"C\" { item play { draw 2 }\n"
        "card \"d\" \"D\" { item play { draw 3 } }\n"
        "card \"b\" \"E\" { item play { draw 4 } }\n",
        "file");
    REQUIRE(read.cards.size() == 2);
    CHECK(read.cards[0].key == "b");
    CHECK(read.cards[1].key == "d");
    REQUIRE(read.errors.size() == 3);
    CHECK(read.errors[0].english().starts_with("file:1:28: expected a statement such as"));
    CHECK(read.errors[1].english() == "file:4:1: a `}` is missing: the card \"c\" of line 3 is not closed");
    CHECK(read.errors[2].english() == "file:5:1: the key \"b\" belongs to the card of line 2");
}

TEST_CASE("no more mistakes are told of a file than anybody reads", "[cards]") {
    const CardFile read = read_card_file(repeated("card \"a\" \"A\" { item play { drew 1 } }\n", 100), "file");
    CHECK(read.errors.size() == most_errors_told);
    CHECK(read.cards.empty());
}

TEST_CASE("a mistake of a card is told where it stands in the card", "[cards]") {
    const auto place = [](const std::string& text) {
        const auto cards = read_cards(text, "file");
        REQUIRE_FALSE(cards.ok());
        return std::pair(cards.error().line, cards.error().column);
    };
    CHECK(place(pokemon("attack \"A\" [C] 10\n attack \"B\" [C] 10x { draw 1 }")) == std::pair(4, 2));
    CHECK(place("card \"k\" \"n\" { stadium play { draw 1 } }") == std::pair(1, 24));
    CHECK(place(pokemon("rule Ex")) == std::pair(3, 7));
    CHECK(read_cards(pokemon("rule Ex"), "file").error().reason.english() ==
          "there is no rule box called Ex; did you mean `ex`?");
}
