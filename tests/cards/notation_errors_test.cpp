// What the reader refuses, and whether it says where and why.
#include <string>

#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

struct Mistake {
    std::string text;
    int line;
    std::string reason;  // a part of it
};

void check(const Error& error, const Mistake& mistake) {
    CHECK(error.file == "file");
    CHECK(error.line == mistake.line);
    CHECK_THAT(error.reason, Catch::Contains(mistake.reason));
}

void check_effects(std::initializer_list<Mistake> mistakes) {
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto effect = read_effect(mistake.text, "file", 1);
        CHECK_FALSE(effect.ok());
        if (!effect.ok()) check(effect.error(), mistake);
    }
}

void check_cards(std::initializer_list<Mistake> mistakes) {
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto cards = read_cards(mistake.text, "file");
        CHECK_FALSE(cards.ok());
        if (!cards.ok()) check(cards.error(), mistake);
    }
}

std::string item(const std::string& fields) { return "card \"k\" \"n\" {\n item\n " + fields + "\n}"; }
std::string tool(const std::string& fields) { return "card \"k\" \"n\" { tool " + fields + " }"; }
std::string pokemon(const std::string& fields) {
    return "card \"k\" \"n\" {\n pokemon basic fire hp 60\n " + fields + "\n}";
}

std::string repeated(const std::string& part, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += part;
    return out;
}

}  // namespace

TEST_CASE("a text that breaks the grammar is refused with line and reason", "[notation]") {
    check_effects({
        {"draw 1", 1, "expected `{`, found `draw`"},
        {"{ draw 1", 1, "expected `;` and another statement, or `}`, found the end of the text"},
        {"{ draw 1; }", 1, "expected a statement, found `}`"},
        {"{ draw 1 } }", 1, "expected the end of the text, found `}`"},
        {"{ drew 1 }", 1, "expected a statement, found `drew`"},
        {"{\n draw 1\n draw 2\n}", 3, "expected `;` and another statement, or `}`, found `draw`"},
        {"{ draw }", 1, "expected a quantity, found `}`"},
        {"{ damage 10 on this }", 1, "expected `to`, found `on`"},
        {"{ damage 10 to my.garden }", 1, "expected active, bench, pokemon, deck"},
        {"{ heal 10 my active }", 1, "expected a place or a zone"},
        {"{ flip { heads: draw 1 } }", 1, "expected how many coins, or `until tails`"},
        {"{ flip 1 { side: draw 1 } }", 1, "expected a face of the coin: heads, tails, all heads"},
        {"{ give this { hp 20 } }", 1, "expected +, -, = and a quantity, or none"},
        {"{ give this { flies } }", 1, "expected a change such as"},
        {"{ when dawn { draw 1 } }", 1, "expected an event: damaged, knocked out"},
        {"{ if my.hand { draw 1 } }", 1, "expected `is`, found `{`"},
        {"{ if count(my.hand) { draw 1 } }", 1, "expected a comparison"},
        {"{ if { draw 1 } }", 1, "expected a condition, found `{`"},
        {"{ heal 10 my.pokemon[fir] }", 1, "expected a filter, found `fir`"},
        {"{ heal 10 my.pokemon[distinct names or fire] }", 1, "stand by themselves, not beside `or`"},
        {"{ heal 10 my.pokemon[fire or most hp] }", 1, "stand by themselves, not beside `or`"},
        {"{ heal 10 my.pokemon[fire or] }", 1, "expected a filter, found `]`"},
        {"{ heal 10 my.pokemon[fire water] }", 1, "expected `,` and another filter, or `]`"},
        {"{ search my.bench for my.deck }", 1, "a zone is meant here"},
        {"{ take prize }", 1, "expected a quantity"},
        {"{ move counters from this to my.bench }", 1, "expected how many damage counters"},
        {"{ heal 10 top 2 of my.deck[item] }", 1, "filters stand behind a place, a zone, a variable"},
        {"{ give this { type = item } }", 1, "a type is meant here"},
        {"{ give this { counts as face up } }", 1, "a place is nothing to count as"},
        {"{ lasting forever { give this { hp +10 } } }", 1, "expected how long: this turn, next turn of"},
        {"{ heal 10 fire & of this }", 1, "expected a place or a zone"},
        {"{ heal 10 my.pokemon[fire & 2] }", 1, "expected another type, found `2`"},
    });
}

TEST_CASE("characters and quotes that mean nothing are refused with line and reason", "[notation]") {
    check_effects({
        {"{ draw 1 @ }", 1, "this character has no meaning"},
        {"\n\n{ draw 10000 }", 3, "numbers go up to 9999"},
        {"{ draw 007 }", 1, "a number does not begin with 0"},
        {"{ heal 10 $ }", 1, "a variable needs a name after $"},
        {"{ mark this \"spore }", 1, "the quotes are not closed"},
        {"{ mark this \"spo\nre\" }", 1, "the quotes are not closed"},
        {"{ mark this \"\\n\" }", 1, "a \\ between quotes"},
        {"{ mark this \"\t\" }", 1, "a control character"},
        {"{ mark this \"\xC3\" }", 1, "not UTF-8"},
        {"{ mark this \"\xED\xA0\x80\" }", 1, "not UTF-8"},
        {"{ mark this \"\xF0\x80\x80\x80\" }", 1, "not UTF-8"},
        {"{ mark this \"\" }", 1, "the marker's name is empty"},
        {"{ mark this \"" + std::string(2100, 'a') + "\" }", 1, "more than 2000 bytes"},
        {std::string(largest_text + 1, ' '), 1, "larger than 4 MiB"},
    });
}

TEST_CASE("the long form of what goes without saying is refused", "[notation]") {
    check_effects({
        {"{ put 1 my.hand -> my.discard }", 1, "to put into a discard pile is `discard`"},
        {"{ put 1 my.hand -> my.deck }", 1, "where in the deck: `top of`, `bottom of` or `into`?"},
        {"{ put 1 my.hand -> into my.hand }", 1, "only a deck has"},
        {"{ damage 10 to this weakness resistance }", 1, "is `plain`"},
        {"{ damage 10 to this plain weakness }", 1, "is `plain`"},
        {"{ ignore plain }", 1, "`ignore` says weakness and resistance by their names"},
        {"{ ignore effects weakness }", 1, "in the order weakness, resistance, effects"},
        {"{ inflict poisoned(1) on this }", 1, "the usual number of damage counters is left out"},
        {"{ inflict burned(2) on this }", 1, "the usual number of damage counters is left out"},
        {"{ either 1 { { draw 1 } | { draw 2 } } }", 1, "one part is what `either` means without a number"},
        {"{ either 1 random { { draw 1 } | { draw 2 } } }", 1, "parts are not chosen at random"},
        {"{ either { { draw 1 } } }", 1, "`either` needs two parts or more"},
        {"{ flip 1 { heads: { draw 1 } } }", 1, "braces are for two statements or more here"},
        {"{ flip 1 { heads: draw 1; heads: draw 2 } }", 1, "this face of the coin is told twice"},
        {"{ give this { provides (G) } }", 1, "a unit of one type is written without ( )"},
        {"{ give this { provides (GRWLPFDMYNC) } }", 1, "a unit of every type is `any 1`"},
        {"{ give this { provides (GG) } }", 1, "a type stands once in a unit"},
        {"{ heal 10 my.pokemon[fire & fire] }", 1, "a type stands once"},
        {"{ give this { type = none } }", 1, "every Pokémon has a type"},
    });
}

TEST_CASE("a statement where it means nothing is refused", "[notation]") {
    check_effects({
        {"{ proceed }", 1, "`proceed` stands inside `instead of`"},
        {"{ instead of knocked out of this { lasting this turn { when healed { proceed } } } }", 1, "`proceed` stands"},
        {"{ give live this { hp +10 } }", 1, "`live` stands inside `lasting`"},
        {"{ lasting this turn { when healed { lasting this turn { give live me { can retreat } } } } }", 1,
         "a player needs no `live`"},
        {"{ draw 1; once }", 1, "`once` is a limit: limits come first"},
        {"{ may { once; draw 1 } }", 1, "`once` is a limit: it opens a text"},
        {"{ once; often; draw 1 }", 1, "one limit of this kind"},
        {"{ only if any my.hand; only if any my.bench; draw 1 }", 1, "join conditions by `and`"},
        {"{ then draw 1 }", 1, "`then` follows another statement"},
        {"{ once; then draw 1 }", 1, "`then` follows another statement"},
        {"{ flip 1 { heads: then draw 1 } }", 1, "`then` follows another statement"},
        {"{ may { give this { hp +10 } } }", 1, "`give` stands at the head of a text or directly in `lasting`"},
        {"{ lasting this turn { draw 1 } }", 1, "`draw` is done at once; in `lasting` stand give"},
        {"{ lasting this turn {} }", 1, "nothing lasts"},
        {"{ once; only if them agrees; draw 1 }", 1, "a player is asked by `if`"},
        {"{ while not them agrees give this { hp +10 } }", 1, "a player is asked by `if`"},
        {"{ if both agrees { draw 1 } }", 1, "one player is asked"},
        {"{ give me { hp +10 } }", 1, "that is given to Pokémon or cards"},
        {"{ give this { bench size = 8 } }", 1, "`bench size` is given to a player"},
        {"{ give me { can't have more than 2 my.bench } }", 1, "so many Pokémon of one sort are meant"},
        {"{ choose $n = a name; discard all their.hand[$n] }", 1, "expected `of`"},
        {"{ more 10 * heads; flip 1 { heads: draw 1 } }", 1, "no coins fell before"},
        {"{ flip 2 { after: lasting this turn { give this { deals +10 * heads } } } }", 1, "no coins fell before"},
        {"{ flip 2 { after: lasting this turn { when damaged of this { draw heads } } } }", 1, "no coins fell before"},
        {"{ search my.deck for 1 my.deck[basic, energy] -> my.hand }", 1, "`basic energy` is meant"},
        {"{ discard 1 energy[basic] on my.active }", 1, "`basic energy` is meant"},
        {"{ when turn ends of their.pokemon { draw 1 } }", 1, "that happens to nobody"},
        {"{ draw count(2 my.bench) }", 1, "nobody chooses here"},
        {"{ if any 2 my.bench { draw 1 } }", 1, "nobody chooses here"},
        {"{ lasting this turn { give up to 2 my.pokemon { hp +10 } } }", 1, "nobody chooses here"},
        {"{ when damaged of 1 my.bench { draw 1 } }", 1, "nobody chooses here"},
        {"{ when damaged of this { counters done on attacker } }", 1, "`counters worth done` are as many"},
        {"{ counters half left(their.active) on their.active }", 1, "`counters worth done` are as many"},
        {"{ when benched of my.pokemon { draw done } }", 1, "nothing was done before that `done`"},
        {"{ draw 2; lasting this turn { give this { hp +10 * done } } }", 1, "nothing was done before that `done`"},
        {"{ when turn ends { counters 2 on attacker } }", 1, "nobody attacks here"},
        {"{ when damaged of this by effects of trainers { draw 1 } }", 1, "is told of `switched`"},
        {"{ if happened drawn of my.deck for turn this turn { draw 1 } }", 1,
         "is heard as it happens, and not remembered"},
        {"{ damage 20 to 1 their.bench with weakness and resistance weakness }", 1,
         "either with Weakness and Resistance"},
        {"{ damage 20 to 1 their.bench plain with weakness and resistance }", 1, "either with Weakness and Resistance"},
        {"{ give this { can be healed } }", 1, "no rule forbids it that `can` could lift"},
        {"{ give this { can't keep turn } }", 1, "nobody can do that anyway"},
        {"{ give this { can't be cured by effects } }", 1, "goes without saying"},
        {"{ give tools on this { type = fire } }", 1, "attached energy has a type"},
        {"{ give my.hand { type = fire } }", 1, "attached energy has a type"},
        {"{ give this { cost +any 1 } }", 1, "energy of any type is what a cost can be lower by"},
        {"{ give me { hp half } }", 1, "half of it is said of the damage"},
        {"{ discard random 2 their.hand }", 1, "a number stands before: `2 random`"},
        {"{ give this and my.active as $p { hp +10 * count(cards on $p) } }", 1,
         "`as` names each one that it is given to"},
        {"{ choose $a = this; choose $b = this; choose $c = this; lasting this turn { when damaged of $a { heal 10 $b; "
         "heal 10 $c } } }",
         1, "what lasts can mean two things"},
        {"{ give this { can't be asleep & burned & confused & paralyzed & poisoned } }", 1,
         "all five have a word of their own"},
    });
}

TEST_CASE("a search for what lies elsewhere is refused", "[notation]") {
    check_effects({
        {"{ search my.deck for 1 my.discard -> my.hand }", 1, "what is searched for does not lie there"},
        {"{ search my.deck for 1 my.discard and 1 my.hand }", 1, "what is searched for does not lie there"},
    });
    CHECK(read_effect("{ search my.deck for 1 my.deck and 1 my.discard }").ok());
    CHECK(read_effect("{ choose $a = my.deck; search my.deck for 1 $a }").ok());
}

TEST_CASE("what pays nothing is refused in a price", "[notation]") {
    check_effects({
        {"{ once;\n cost { choose $p = 1 my.bench; discard 1 energy on $p }; draw 1 }", 2, "that pays nothing"},
        {"{ once; cost { discard 1 my.hand; order top 2 of my.deck }; draw 1 }", 1, "that pays nothing"},
    });
    CHECK(read_effect("{ once; cost { discard 1 energy on 1 my.bench; shuffle my.deck }; choose $p = 1 my.bench; "
                      "discard energy on $p }")
              .ok());
}

TEST_CASE("what kind of text did it is asked where one does and where it is heard", "[notation]") {
    check_effects({
        {"{ when attached of this by effects of attacks { draw 1 } }", 1,
         "by what kind of effect is told of `switched`"},
        {"{ when discarded of this by attacks { draw 1 } }", 1, "damage alone does no such thing"},
        {"{ when knocked out of this by attacks from my.hand[item] { draw 1 } }", 1, "an attack is a Pokémon's"},
        {"{ if happened damaged of this by effects of attacks this turn { draw 1 } }", 1,
         "by what kind of effect is told of `switched`"},
        {"{ if happened discarded of this by effects of attacks from their.pokemon[poisoned] this turn { draw 1 } }", 1,
         "nobody remembers how it was then"},
        {"{ when becomes of this { draw 1 } }", 1, "expected which Special Conditions, or `ill`"},
        {"{ when becomes poisoned & poisoned of this { draw 1 } }", 1, "stands once"},
        {"{ when remains asleep & burned & confused & paralyzed & poisoned of this { draw 1 } }", 1,
         "all five have a word of their own"},
        {"{ if happened becomes poisoned of this from hand this turn { draw 1 } }", 1, "expected when it happened"},
    });
}

TEST_CASE("one player is asked about, and one way says that there is none", "[notation]") {
    check_effects({
        {"{ if bench room both = 0 { draw 1 } }", 1, "the room on one Bench is meant"},
        {"{ if spent \"GX\" of both { draw 1 } }", 1, "one player is meant"},
        {"{ give this { weakness none } }", 1, "`weakness = none`"},
        {"{ give this { resistance none } }", 1, "`resistance = none`"},
    });
    check_cards({
        {item("play { only attach if this is water; draw 1 }"), 3, "it stands in `attached`"},
        {tool("attached { only attach if holder is water; only if holder is fire; give holder { hp +10 } }"), 1,
         "a text has one limit of this kind"},
        {pokemon("set \"one\" set \"two\""), 3, "expected the next field of the card"},
    });
}

TEST_CASE("of what has happened nobody asks how it was then", "[notation]") {
    const std::string reason = "nobody remembers how it was then";
    check_effects({
        {"{ if happened damaged of my.pokemon[poisoned] last turn { draw 1 } }", 1, reason},
        {"{ if happened knocked out of my.active[!evolved] by their.pokemon last turn { draw 1 } }", 1, reason},
        {"{ if happened healed of my.pokemon[left <= 30] this turn { draw 1 } }", 1, reason},
        {"{ if happened healed of my.bench and my.active[most hp] this turn { draw 1 } }", 1, reason},
        {"{ if happened damaged of my.pokemon[at my.bench] last turn { draw 1 } }", 1, reason},
    });
    CHECK(read_effect("{ if happened damaged of my.pokemon[fire, evolution, hp <= 60, has attack \"Slam\"] last turn { "
                      "draw 1 } }")
              .ok());
    CHECK(read_effect("{ when damaged of my.pokemon[poisoned, most hp] { draw 1 } }").ok());
}

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
        {pokemon("attack \"A\" [C] 10x"), 1, "the text of the attack \"A\" does not say how many times"},
        {pokemon("attack \"A\" [C] 10x { draw 1 }"), 1, "does not say how many times"},
    });
    CHECK(read_cards(pokemon("attack \"A\" [C] 10x { flip 1 { heads: times 2; tails: fail } }")).ok());
    CHECK(read_cards(pokemon("attack \"A\" [C] 10x\n unread \"Something nobody can say.\"")).ok());
}

TEST_CASE("a variable is bound before it is used", "[notation]") {
    check_effects({
        {"{ heal 10 $x }", 1, "nothing is called $x yet"},
        {"{ choose $x = 1 my.bench[$x] }", 1, "nothing is called $x yet"},
        {"{ each $x in $x { draw 1 } }", 1, "nothing is called $x yet"},
        {"{ draw $n }", 1, "nothing is called $n yet"},
        {"{ choose $n = 3; draw 1 }", 1, "expected a place or a zone"},
        {"{ give my.active as $p { hp +10 }; give my.bench { hp +10 * count(cards on $p) } }", 1,
         "nothing is called $p yet"},
        {"{ when benched of my.pokemon as $p { heal 10 $p }; when turn ends { heal 10 $p } }", 1,
         "nothing is called $p yet"},
        {"{ lasting this turn { when benched of my.pokemon as $p { heal 10 $p } }; heal 10 $p }", 1,
         "nothing is called $p yet"},
        {"{ inflict $c on this }", 1, "nothing is called $c yet"},
        {"{ heal 10 1 my.bench as $a; heal\n $b }", 2, "nothing is called $b yet"},
        {"{ heal 10 1 my.bench as 3 }", 1, "expected a variable such as $x"},
        {"{ choose $a = this; choose $b = this; choose $c = this; choose $d = this; choose $e = this;\nchoose $f = "
         "this; "
         "choose $g = this; choose $h = this;\n choose $i = this }",
         3, "at most 8 variables"},
    });
    CHECK(read_effect("{ choose $x = this; choose $x = my.active; heal 10 $x }").ok());
}

TEST_CASE("an effect beyond its bounds is refused and neither crashes nor hangs", "[notation]") {
    check_effects({
        {"{ " + repeated("may { ", 60) + "draw 1" + repeated(" }", 61), 1, "nested deeper than 48 parts"},
        {repeated("{ may ", 100'000), 1, "nested too deeply"},
        {"{ if " + repeated("(", 100'000), 1, "nested too deeply"},
        {"{ if " + repeated("not ", 100'000), 1, "nested too deeply"},
        {"{ draw " + repeated("half ", 100'000), 1, "nested too deeply"},
        {"{ draw " + repeated("min(", 100'000), 1, "nested too deeply"},
        {"{ heal 10 " + repeated("energy on ", 100'000), 1, "nested too deeply"},
        {"{ heal 10 my.bench[" + repeated("!", 100'000), 1, "nested too deeply"},
        {"{ draw 1" + repeated(" + 1", 60) + " }", 1, "nested deeper than 48 parts"},
        {"{ draw 1" + repeated("; draw 1", 600) + " }", 1, "more than 1024 parts"},
        {"{ draw 1" + repeated(" + 1", 900'000) + " }", 1, "more than 1024 parts"},
        {"{ give this { provides " + std::string(100'000, 'C') + " } }", 1, "at most 20 units of energy"},
    });
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
        {pokemon("attack \"A\" [C] 10 { drew 1 }"), 3, "expected a statement, found `drew`"},
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
        {item("stadium { ignore weakness }"), 3, "`ignore` stands in the text of an attack only"},
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
        {item("play { draw 1 } stadium { once; draw 1 }"), 1, "is the text of a Stadium"},
        {"card \"k\" \"n\" { stadium play { draw 1 } }", 1, "is the text of an Item or Supporter"},
        {"card \"k\" \"n\" { tool play { draw 1 } attached { give holder { hp +10 } } }", 1,
         "is the text of an Item or Supporter"},
        {item("play { heal 30 this }"), 3, "`this` is the card here, which is no Pokémon"},
        {item("stadium { once; heal 30 this }"), 3, "`this` is the card here, which is no Pokémon"},
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
    CHECK(attacks.error().text().find("when attacks of") != std::string::npos);
    CHECK_FALSE(read_cards(pokemon("ability \"A\" { instead of healed of this { proceed } }")).ok());
}

TEST_CASE("an error without a file still names the line", "[notation]") {
    const auto effect = read_effect("{ draw\n x }", {}, 7);
    REQUIRE_FALSE(effect.ok());
    CHECK(effect.error().text() == "line 8: expected a quantity, found `x`");
}
