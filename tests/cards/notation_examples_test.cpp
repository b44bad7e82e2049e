// The examples with which the language was designed, and one for each way of saying something that they leave out:
// all of them read, and are written back word for word (variables by their new names).
#include <map>

#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

const char* const examples[] = {
    R"(attack [CC] 30 {})",
    R"(attack [RC] 20+ { flip 1 { heads: more 20 } })",
    R"(attack [L] 20x { flip 3 { after: times heads } })",
    R"(attack [C] 30x { flip until tails { after: times heads } })",
    R"(attack [C] 40 { flip 1 { tails: fail } })",
    R"(attack [P] 20x { times count(energy on my.active and their.active) })",
    R"(attack [CC] 100- { less 10 * counters(this) })",
    R"(attack [M] 60 { ignore resistance effects })",
    R"(attack [L] { damage 30 to 1 their.pokemon })",
    R"(attack [WC] 50 { damage 10 to all their.bench plain })",
    R"(attack [FF] 90 { damage 30 to this })",
    R"(attack [G] 10 { inflict poisoned & asleep on their.active })",
    R"(attack [G] { inflict poisoned(3) on their.active })",
    R"(ability { once; move counters up to 2 from 1 my.pokemon to 1 their.pokemon })",
    R"(attack [GC] 30 { heal done this })",
    R"(play { heal 60 1 my.pokemon as $x; cure $x })",
    R"(attack [P] { counters until left 10 on their.active })",
    R"(attack [PP] { choose $d = their.active; lasting next turn of them { when turn ends { knock out $d } } })",
    R"(ability { once; draw until 6 })",
    R"(play { by both { put all own.hand -> into own.deck; shuffle own.deck; then draw 4 } })",
    R"(play { search my.deck for up to 1 my.deck[evolution] and up to 1 my.deck[basic energy] -> my.hand reveal; shuffle my.deck })",
    R"(play { look top 7 of my.deck as $t; may { put up to 2 $t[supporter] -> my.hand reveal }; shuffle my.deck })",
    R"(ability { once; look top 3 of my.deck as $t; order $t; put all $t -> top of my.deck })",
    R"(attack [D] { look their.hand to me; choose $c = 1 their.hand[item]; discard $c })",
    R"(attack [D] 20 { discard 1 random their.hand })",
    R"(attack [LC] 30 { attach up to 2 my.discard[basic energy] to my.bench spread })",
    R"(ability { often; move 1 energy on my.pokemon to 1 my.pokemon })",
    R"(play { switch theirs by them; then switch mine })",
    R"(attack [C] { choose $x = 1 my.bench; evolve $x with 1 my.deck[evolves from $x]; shuffle my.deck })",
    R"(attack [PC] { each $x in their.pokemon[evolved] { devolve $x 1 -> their.hand } })",
    R"(attack [CC] { use attack of 1 my.bench paid })",
    R"(ability { once; choose $s = 1 my.discard[supporter]; use text of $s })",
    R"(attack [C] { choose $t = a type; lasting rest of game { give their.active { weakness = $t } } })",
    R"(attack [M] { flip 1 { heads: lasting next turn of them { give this { no damage from their.pokemon; no effects of attacks from their.pokemon } } } })",
    R"(attack [F] 30 { lasting next turn of me { give this { base "Slam" = 90 } } })",
    R"(ability { no stack; give my.pokemon[fire] { deals +20 to their.active; hp +20 } })",
    R"(ability { while this is at my.bench give this { takes -20 from their.pokemon } })",
    R"(ability { instead of knocked out of this by their.pokemon { if this is full { heal until left 10 this } else { proceed } } })",
    R"(ability { when damaged of this by their.pokemon { counters 2 on attacker } })",
    R"(ability { when evolved of this from hand { may { switch theirs by me } } })",
    R"(ability { when benched of this from hand { may { search my.deck for 1 my.deck[supporter] -> my.hand reveal; shuffle my.deck } } })",
    R"(ability { instead of prize taken of this { may { put this -> bench } else { proceed } } })",
    R"(attached { give holder { has attacks of this }; when turn ends { discard this } })",
    R"(attached { only if holder is fire & water; give holder { provides any 1; hp +10 } })",
    R"(stadium { once either player; choose $c = 1 own.hand[energy]; discard $c; then draw 1 })",
    R"(stadium { give both { bench size = 8 } })",
    R"(stadium { give any.pokemon { without tools; tools = 2 } })",
    R"(stadium { give any.pokemon[poisoned] { poison +1 }; when checkup { counters 1 on all any.pokemon[burned] } })",
    R"(attack [WW] 180 { once per game "GX"; if extra energy(this) >= 1 { take prize 1 } })",
    R"(attack [DC] 30+ { if happened knocked out of my.pokemon by their.pokemon last turn { more 90 } })",
    R"(ability { once by name; from discard; put this -> bench })",
    R"(ability { from hand; only if any my.pokemon[trait "Single Strike"]; put this -> bottom of my.deck; then draw 2 })",
    R"(play { either { { draw 3 } | { switch theirs by them } } })",
    R"(play { only if first turn of me and second me; search my.deck for up to 3 my.deck[basic, hp <= 90] -> bench; shuffle my.deck })",
    R"(play { only if prizes left me > prizes left them; search my.deck for any number my.deck[energy, distinct types] -> my.hand reveal; shuffle my.deck })",
    R"(attack [P] { choose $p = all my.prizes; put $p -> my.prizes face up })",
    R"(ability { once; exchange this with 1 my.deck[name "Formling", other] inheriting; shuffle my.deck })",
    R"(ability { give my.pokemon[basic, !name "Kettle"] { cost -C; cost "Boil" = R; resistance = grass; type also fire } })",
    R"(ability { give this { can evolve when first turn of me; weakness = none; can't be ill } })",
    R"(ability { once; when flipped { may { again flip } } })",
    R"(attack [P] 10+ { choose $h = 1 my.hand; by them { choose $k = a name of $h }; if not $h is $k { more 50 } })",
    R"(ability { once; if count(their.lost[pokemon]) >= 6 { win me } })",
    R"(attack [CCC] { again turn; end turn })",
    R"(attack [G] { mark their.active "spore"; damage 20 to all their.pokemon[marked "spore"] })",
    R"(attack [DDD] { knock out 1 any.pokemon[least left, other] })",
    R"(play { give this { counts as basic; counts as colorless; hp = 60; can't retreat; can't be ill; can discard } })",
    R"(attached { give this { counts as tool }; give holder { hp +10 } })",
    R"(attack [G] 10+ { put up to 1 my.hand[grass] -> under this; more 30 * count(cards[grass] on this) })",
    R"(attack [CC] 70x { flip 2 { all heads: knock out their.active; all tails: fail; after: times heads } })",
    R"(attack [P] { choose $c = a condition; inflict $c on their.active })",
    R"(attack [D] 20+ { by them { choose $n = a number }; if not count(my.hand) = $n { more 60 } })",
    R"(ability { give this { no damage from their.pokemon at most 40; no effects of trainers; no effects of abilities } })",
    R"(stadium { give any.pokemon { burn = 4; weakness value = 3 } })",
    R"(attack [C] { unmark their.active "spore"; if not any my.hand { lose me } })",
    R"(ability { while this is at my.active give their.pokemon[basic, !rule] { without abilities } })",
    R"(attack [CC] 20+ { if happened moved of this at my.active this turn { more 70 } })",
    R"(ability { when set up { may { put this -> active } } })",
    R"(ability { once; lasting this turn { give this { coin = heads } } })",
    R"(ability { often; put 1 my.hand -> aside })",
    R"(play { lasting this turn { give live my.pokemon { deals +30 to their.active } } })",
};

// Further ways of saying things, each the body of an attack unless it begins with another word.
const char* const further[] = {
    R"(attack [C] 30 { ignore weakness resistance effects })",
    R"(attack [C] 30 { damage 10 to 2 their.bench plain effects })",
    R"(attack [C] 30 { damage half hp(their.active) to their.active resistance })",
    R"(attack [C] 30 { before damage { discard all tools on their.active } })",
    R"(attack [C] 30 { may { discard 1 energy on this; then draw 2 } else { draw 1 } })",
    R"(attack [C] 30 { if any my.hand and this is full { draw 1 } else { draw 2 } })",
    R"(attack [C] 30 { if my.active and their.active is poisoned { more 10 } })",
    R"(attack [C] 30 { if any my.bench and (my.active and their.active is poisoned) { more 10 } })",
    R"(attack [C] 30 { if any my.bench and their.bench and 3 <= count(my.hand) { more 10 } })",
    R"(attack [C] 30 { if (turn of me or second them) and not (owner agrees or them agrees) { more 10 } })",
    R"(attack [C] 30 { choose $a = count(my.hand) - 2; discard random max(0, $a) my.hand; draw $a })",
    R"(attack [C] 30 { heal half rounded up to ten done this; draw half rounded up count(my.hand) })",
    R"(ability { when switched of any.active[poisoned] by effects of trainers { by owner { inflict poisoned on own.active } } })",
    R"(ability { when discarded of energy on this as $a for retreat { put $a -> my.hand } })",
    R"(ability { give this { can't be cured of asleep & burned by evolving; no counters of abilities from their.pokemon; sleep coins = 2 } })",
    R"(ability { give energy on this { type also water } })",
    R"(attack [C] 30 { damage 10 to 1 their.pokemon with weakness and resistance effects })",
    R"(ability { give this { takes half; deals half to their.active } })",
    R"(ability { give my.pokemon[evolved] as $a { has attacks of earlier on $a } })",
    R"(attack [C] 30 { flip 2 { after: if count(my.hand) odd { more 10 * heads + 20 - min(30, max(prizes left them, 3)) } } })",
    R"(attack [C] 30 { either 2 { { draw 1 } | { draw 2 } | { draw 3 } } })",
    R"(attack [C] 30 { flip until tails { heads: draw 1 }; flip heads { heads: { draw 1; draw 1 }; tails: draw 2 } })",
    R"(attack [C] 30 { draw 1; then { shuffle my.deck; draw 1 } })",
    R"(attack [C] 30 { move counters any number from my.bench to their.active })",
    R"(attack [C] 30 { flip 2 { after: move counters heads * 2 from this to their.pokemon spread } })",
    R"(attack [C] 30 { cure poisoned on this; cure my.active and my.bench; heal all 1 my.pokemon })",
    R"(attack [C] 30 { choose $a = 1 energy on this as $b; move $b to 1 my.bench each })",
    R"(attack [C] 30 { search my.deck for exactly 2 my.deck[item] as $a; put $a -> stadium reveal face up })",
    R"(attack [C] 30 { put bottom 2 of their.deck -> their.lost; look my.prizes to them; shuffle my.prizes })",
    R"(attack [C] 30 { devolve their.active -> into their.deck; evolve this with 1 my.hand })",
    R"(attack [C] 30 { switch theirs by me as $a; use text of 1 my.discard; win both; lose owner; again attack })",
    R"(attack [C] 30 { lasting while this is at my.active { while any my.bench give live any.pokemon { without effects } } })",
    R"(attack [C] 30 { lasting until end of next turn of both { when attacks of their.active { fail } } })",
    R"(attack [C] 30 { lasting this turn { give them { can't play their.hand[supporter] when turn of them } } })",
    R"(ability { when attacks by their.active { flip 1 { tails: fail } } })",
    R"(ability { give this { provides CC (GRW) any 2; cost "Boil" none; cost +CR; cost -C * count(their.pokemon); retreat none; hp -20; prizes = 0 } })",
    R"(ability { give this { can't have more than 1 my.bench[V]; can attach my.hand[energy]; can't use abilities } })",
    R"(ability { give this { can't use "Slam"; counts as trait "Robot"; type = fire & water; coin = tails } })",
    R"(ability { give my.pokemon[name "A \"B\" \\ C", !marked "m", most hp, retreat <= 2] { takes = 0 from attacker } })",
    R"(ability { give my.pokemon[energy[fire] >= 2, tools = 0, cards odd, attacks > 1, shares type with this] { hp +10 } })",
    R"(ability { give my.pokemon[distinct names, evolves from "Pup", has ability, ill, burned, poisoned(3)] { hp +10 } })",
    R"(ability { give my.pokemon[face up, none, special energy, stage2, V, GX, ex, rule, trainer, at my.bench] { hp +10 } })",
    R"(ability { often; cost { discard 1 my.hand }; no stack; if happened discarded of this at my.hand by this this game { draw until 3 } })",
};

// The text as a card that has it, and the effect that the card then has.
Result<Effect> effect_of(const std::string& text) {
    const auto blank = text.find(' ');
    const std::string place = text.substr(0, blank);
    const std::map<std::string, std::string> kinds = {{"attack", "pokemon basic fire hp 60 attack \"A\""},
                                                      {"ability", "pokemon basic fire hp 60 ability \"A\""},
                                                      {"play", "item play"},
                                                      {"stadium", "stadium stadium"},
                                                      {"attached", "tool attached"}};
    auto cards = read_cards("card \"k\" \"n\" { " + kinds.at(place) + text.substr(blank) + " }");
    if (!cards) return cards.error();
    const Card& card = cards->front();
    if (place == "attack") return card.attacks.front().effect;
    if (place == "ability") return card.abilities.front().effect;
    return place == "play" ? *card.play : place == "stadium" ? *card.stadium : *card.attached;
}

// The block as the writer says it: variables are $a, $b, ... in the order of their appearance.
std::string canonical(std::string text) {
    text.erase(0, text.find('{'));
    if (const auto long_form = text.find(" to me;"); long_form != std::string::npos) text.erase(long_form, 6);
    std::string names;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != '$') continue;
        if (names.find(text[i + 1]) == std::string::npos) names += text[i + 1];
        text[i + 1] = static_cast<char>('a' + names.find(text[i + 1]));
    }
    return text;
}

void check_example(const std::string& text) {
    INFO(text);
    const auto effect = effect_of(text);
    INFO((effect.ok() ? std::string() : effect.error().english()));
    REQUIRE(effect.ok());
    CHECK(write_effect(*effect) == canonical(text));
    const auto bare = read_effect(write_effect(*effect));
    REQUIRE(bare.ok());
    CHECK(*bare == *effect);
}

}  // namespace

TEST_CASE("every example of the language reads and is written back", "[notation]") {
    for (const char* text : examples)
        if (std::string(text) != "attack [CC] 30 {}") check_example(text);
}

TEST_CASE("every further way of saying something reads and is written back", "[notation]") {
    for (const char* text : further) check_example(text);
}

TEST_CASE("an empty block is the effect of an attack that does damage only", "[notation]") {
    const auto effect = read_effect("{}");
    REQUIRE(effect.ok());
    CHECK(effect->empty());
    CHECK(write_effect(*effect) == "{}");
    CHECK(write_effect(Effect{}) == "{}");
}
