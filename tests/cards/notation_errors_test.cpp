// What the reader refuses in a text, and whether it says where and why.
#include "tests/cards/mistakes.hpp"

using namespace cubenight;
using namespace cubenight::test;

TEST_CASE("a limit asks nothing that the player of the text does not see", "[notation]") {
    const char* const reason = "would tell of cards that its player does not see";
    check_effects({
        {"{ only if any their.hand[item]; draw 1 }", 1, reason},
        {"{ only if not count(my.deck[pokemon]) >= 2; draw 1 }", 1, reason},
        {"{ only if my.prizes is pokemon; draw 1 }", 1, reason},
        {"{ only if top 1 of my.deck is energy; draw 1 }", 1, reason},
        {"{ only if any my.discard[shares name with their.hand]; draw 1 }", 1, reason},
        {"{ only if any their.hand[shares name with my.hand]; draw 1 }", 1, reason},
        {"{ only if hp(any.hand) >= 60; draw 1 }", 1, reason},
        {"{ only if happened drawn of their.hand[item] last turn; draw 1 }", 1, reason},
        {"{ only if count(happened drawn of any.hand[item] this turn) >= 2; draw 1 }", 1, reason},
        {"{ only if happened prize taken of their.prizes[energy] last turn; draw 1 }", 1, reason},
        {"{ only if happened played of my.hand[shares name with their.hand] this turn; draw 1 }", 1, reason},
    });
    // How many there are, what one holds oneself, and what lay or lies open.
    for (const char* text : {"{ only if count(their.hand) >= 5; draw 1 }", "{ only if any my.deck; draw 1 }",
                             "{ only if any my.hand[item]; draw 1 }", "{ only if any own.hand[item]; draw 1 }",
                             "{ only if any my.prizes[face up, pokemon]; draw 1 }",
                             "{ only if happened played of their.hand[item] last turn; draw 1 }",
                             "{ only if happened drawn of my.hand[item] this turn; draw 1 }",
                             "{ only if happened drawn of their.hand last turn; draw 1 }",
                             "{ only if happened prize taken of their.prizes last turn; draw 1 }"})
        CHECK(read_effect(text).ok());
}

TEST_CASE("a text that breaks the grammar is refused with line and reason", "[notation]") {
    check_effects({
        {"draw 1", 1, "expected `{`, found `draw`"},
        {"{ draw 1", 1, "expected `;` and another statement, or `}`, found the end of the text"},
        {"{ draw 1; }", 1, "more 20 }, found `}`"},
        {"{ draw 1 } }", 1, "expected the end of the text, found `}`"},
        {"{ drew 1 }", 1, "more 20 }, found `drew`; did you mean `draw`?"},
        {"{\n draw 1\n draw 2\n}", 3, "expected `;` and another statement, or `}`, found `draw`"},
        {"{ draw }", 1, "expected a quantity, found `}`"},
        {"{ damage 10 on this }", 1, "expected `to`, found `on`"},
        {"{ damage 10 to my.garden }", 1, "expected active, bench, pokemon, deck"},
        {"{ heal 10 my active }", 1, "expected a place or a zone"},
        {"{ exchange 1 my.hand with 1 my.prizes }", 1, "cards of two zones change places by two `put`"},
        {"{ exchange cards on my.active with 1 my.hand }", 1, "cards of two zones change places by two `put`"},
        {"{ flip { heads: draw 1 } }", 1, "expected how many coins, or `until tails`"},
        {"{ flip 1 { side: draw 1 } }", 1, "expected a face of the coin: heads, tails, all heads"},
        {"{ give this { hp 20 } }", 1, "expected +, -, = and a quantity, or none"},
        {"{ give this { flies } }", 1, "expected a change such as"},
        {"{ when dawn { draw 1 } }", 1, "expected an event: damaged, knocked out"},
        {"{ give this { without abilities except } }", 1, "expected its name"},
        {"{ give this { without tools except \"Lure\" } }", 1, "expected `;` and another"},
        {"{ choose $t = a type but; draw 1 }", 1, "expected a type"},
        {"{ choose $n = a number but fire; draw $n }", 1, "expected `;` and another"},
        {"{ draw points(my.hand) }", 1, "expected what has happened, as in"},
        {"{ draw points(happened drawn of my.hand this turn) }", 1, "points are those of damage or healing"},
        {"{ heal 10 my.pokemon[has resistance fir] }", 1, "expected `,` and another filter, or `]`"},
        {"{ use attack of their.active without }", 1, "expected"},
        {"{ if happened attached of energy on this for turn this turn { draw 1 } }", 1,
         "what it was for is heard as it happens"},
        {"{ if my.hand { draw 1 } }", 1, "expected `is` and a filter, as in `their.active is poisoned`, found `{`"},
        {"{ if count(my.hand) { draw 1 } }", 1, "expected a comparison"},
        {"{ if { draw 1 } }", 1, "expected a condition such as their.active is poisoned"},
        {"{ heal 10 my.pokemon[fir] }", 1, "or name \"Rex\", found `fir`; did you mean `fire`?"},
        {"{ heal 10 my.pokemon[distinct names or fire] }", 1, "stand by themselves, not beside `or`"},
        {"{ heal 10 my.pokemon[fire or most hp] }", 1, "stand by themselves, not beside `or`"},
        {"{ heal 10 my.pokemon[fire or] }", 1, "expected a filter such as basic"},
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
        {"\n\n{ draw 10000 }", 3, "a number goes from 0 to 9999, not 10000"},
        {"{ draw 100000 }", 1, "numbers go up to 99999"},
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
        {"{ only if holder is water; only if holder is !ex; give this { provides W } }", 1, "one limit of this kind"},
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
        {"{ give this { can evolve with my.hand } }", 1, "no rule forbids it"},
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
        {tool("attached { only attach if holder is water; only attach if holder is fire; give holder { hp +10 } }"), 1,
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
        {"{ if happened discarded of energy on my.active[poisoned] last turn { draw 1 } }", 1, reason},
        {"{ if happened discarded of energy[energy >= 2] on this last turn { draw 1 } }", 1, reason},
    });
    CHECK(read_effect("{ if happened damaged of my.pokemon[fire, evolution, hp <= 60, has attack \"Slam\"] last turn { "
                      "draw 1 } }")
              .ok());
    CHECK(read_effect("{ when damaged of my.pokemon[poisoned, most hp] { draw 1 } }").ok());
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

TEST_CASE("an error without a file still names the line", "[notation]") {
    const auto effect = read_effect("{ draw\n x }", {}, 7);
    REQUIRE_FALSE(effect.ok());
    CHECK(effect.error().english() == "line 8, column 2: expected a quantity, found `x`");
}

TEST_CASE("a mistake is told with the column in which it stands, in characters", "[notation]") {
    const auto column = [](std::string_view text) {
        const auto effect = read_effect(text, "file", 1);
        REQUIRE_FALSE(effect.ok());
        return std::pair(effect.error().line, effect.error().column);
    };
    CHECK(column("{ drew 1 }") == std::pair(1, 3));
    CHECK(column("{\n  draw 1;\n    heal 20 $x\n}") == std::pair(3, 13));
    CHECK(column("{ mark this \"é漢字\"; drew 1 }") == std::pair(1, 20));  // a character each
    CHECK(column("{ draw 1") == std::pair(1, 9));                          // behind the last one
    CHECK(column("{ mark this \"spore }") == std::pair(1, 13));            // where the quotes open
    CHECK(
        read_effect("{\n drew 1 }", "my.cards", 1).error().english().starts_with("my.cards:2:2: expected a statement"));
}

TEST_CASE("a word that is nearly one of those that could stand there is asked about", "[notation]") {
    const auto asked = [](std::string_view text) {
        const auto effect = read_effect(text, "file", 1);
        REQUIRE_FALSE(effect.ok());
        const std::string reason = effect.error().reason.english();
        const auto at = reason.find("; did you mean ");
        return at == std::string::npos ? std::string() : reason.substr(at + 15);
    };
    CHECK(asked("{ drew 1 }") == "`draw`?");
    CHECK(asked("{ knockout their.active }") == "`knock out`?");
    CHECK(asked("{ inflict poison on this }") == "`poisoned`?");
    CHECK(asked("{ heal 10 my.pokemon[Water, basci] }") == "`water`?");  // the first mistake
    CHECK(asked("{ heal 10 my.pokemon[basci] }") == "`basic`?");
    CHECK(asked("{ heal 10 my.pokemon[vmaxx] }") == "`VMAX`?");
    CHECK(asked("{ heal 10 my.bnech }") == "`bench`?");
    CHECK(asked("{ lasting nxet turn of me { give this { hp +10 } } }") == "`next turn of`?");
    CHECK(asked("{ give this { cannot retreat } }") == "`can't`?");
    CHECK(asked("{ when damage of this { draw 1 } }") == "`damaged`?");
    CHECK(asked("{ zzz 1 }").empty());              // nothing is near
    CHECK(asked("{ damage 10 on this }").empty());  // short words are all near one another
}

TEST_CASE("whose it is and in which words is asked where a place is named alone", "[notation]") {
    check_effects({
        {"{ search deck for 1 my.deck -> my.hand }", 1, "whose: `my.deck` or `their.deck`?"},
        {"{ heal 10 1 bench }", 1, "whose: `my.bench` or `their.bench`?"},
        {"{ heal 10 opponent.active }", 1, "the opponent's are `their.active`"},
        {"{ heal 10 your.active }", 1, "one's own are `my.active`"},
        {"{ mark this \u201Cspore\u201D }", 1, "these are not the quotes that names stand in"},
    });
}
