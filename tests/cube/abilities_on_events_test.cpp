// Abilities that wait for something: being played, evolving, being damaged or Knocked Out.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Togepi - Touch of Happiness heals 10 from the Active Pokemon when it is benched from hand",
          "[cube][ability]") {
    CubeBoard board;
    board.mine("Bear 50").my(Where::hand, "Togepi").play("Togepi");
    CHECK(board.asks(Side::mine, ChoiceKind::may));
    board.yes();
    CHECK(board.damage("Bear") == 40);
    CubeBoard declined;
    declined.mine("Bear 50").my(Where::hand, "Togepi").play("Togepi").no();
    CHECK(declined.damage("Bear") == 50);
    CubeBoard searched;
    searched.mine("Bear 50").my(Where::hand, "Nest_Ball").my(Where::deck, "Togepi").play("Nest_Ball").choose("Togepi");
    CHECK(searched.name("my bench 1") == "Togepi");
    CHECK(searched.damage("Bear") == 50);
}

TEST_CASE("Togetic and Togekiss - heal 30 and 90 from the Active Pokemon when they evolve", "[cube][ability]") {
    CubeBoard voice;
    voice.mine("Bear 80", "Togepi").my(Where::hand, "Togetic").play("Togetic", "Togepi").yes();
    CHECK(voice.damage("Bear") == 50);
    CubeBoard shine;
    shine.grow("Togepi/Togetic 70", "Togekiss").yes();
    CHECK(shine.damage("Togekiss") == 0);
}

TEST_CASE("Orbeetle - Jamming Attachment attaches up to three energy cards of the opponent to their Pokemon",
          "[cube][ability]") {
    CubeBoard board;
    board.theirs("Wall", "Bear").their(Where::discard, "fire Bear water fire fire");
    board.grow("Blipbug/Dottler", "Orbeetle").yes();
    CHECK(board.offered() == "fire fire fire water");
    board.choose("fire").choose("water").done();
    board.spread({{"fire", "their Wall"}, {"water", "their Bear"}});
    CHECK(board.attached("their Wall") == "fire");
    CHECK(board.attached("their Bear") == "water");
    CHECK(board.their(Where::discard) == "fire fire Bear");
}

TEST_CASE("Weepinbell - Dangerous Mucus leaves the Active Pokemon Burned and Poisoned", "[cube][ability]") {
    CubeBoard board;
    board.grow("Bellsprout", "Weepinbell").yes();
    CHECK(board.is("their active", SpecialCondition::burned));
    CHECK(board.is("their active", SpecialCondition::poisoned));
    CubeBoard declined;
    declined.grow("Bellsprout", "Weepinbell").no();
    CHECK_FALSE(declined.is("their active", SpecialCondition::burned));
}

TEST_CASE("Emboar - Explosive Fire Dance attaches basic energy of the top eight cards", "[cube][ability]") {
    CubeBoard board;
    board.my(Where::deck, "fire Draw_Energy water Bear Bear Bear Bear grass psychic");
    board.grow("Tepig/Pignite", "Emboar", "Bear").yes();
    CHECK(board.offered() == "done fire grass water");
    board.choose("fire").choose("grass").done();
    board.spread({{"fire", "Emboar"}, {"grass", "Bear"}});
    CHECK(board.attached("Emboar") == "fire");
    CHECK(board.attached("Bear") == "grass");
    CHECK(board.count(EventKind::shuffled) == 1);
}

TEST_CASE("Feraligatr - Rowdy discards five cards of the opponent's deck on heads and of the own on tails",
          "[cube][ability]") {
    CubeBoard heads;
    heads.coins("H").grow("Totodile/Croconaw", "Feraligatr");
    CHECK(heads.their(Where::discard) == "fire fire fire fire fire");
    CHECK(heads.my(Where::discard).empty());
    CubeBoard tails;
    tails.coins("T").grow("Totodile/Croconaw", "Feraligatr");
    CHECK(tails.my(Where::discard) == "fire fire fire fire fire");
    CHECK(tails.their(Where::discard).empty());
}

TEST_CASE("Eelektrik - Ad Hoc Shock paralyzes on heads", "[cube][ability]") {
    CubeBoard heads;
    heads.coins("H").grow("Tynamo", "Eelektrik").yes();
    CHECK(heads.is("their active", SpecialCondition::paralyzed));
    CubeBoard tails;
    tails.coins("T").grow("Tynamo", "Eelektrik").yes();
    CHECK_FALSE(tails.is("their active", SpecialCondition::paralyzed));
    CubeBoard declined;
    declined.grow("Tynamo", "Eelektrik").no();
    CHECK(declined.count(EventKind::coin) == 0);
}

TEST_CASE("Crobat - Sound Veil keeps damage and effects of attacks away through the opponent's next turn",
          "[cube][ability]") {
    CubeBoard board;
    board.grow("Zubat/Golbat", "Crobat", "Bear").yes().end_turn().attack("Hex");
    CHECK(board.damage("Crobat") == 0);
    CHECK_FALSE(board.is("Crobat", SpecialCondition::confused));
    board.end_turn().attack("Hex");
    CHECK(board.damage("Crobat") == 10);
    CubeBoard declined;
    declined.grow("Zubat/Golbat", "Crobat").no().end_turn().attack("Hex");
    CHECK(declined.damage("Crobat") == 10);
}

TEST_CASE("Meowstic - Inviting Ears finds up to two Supporters", "[cube][ability]") {
    CubeBoard board;
    board.my(Where::deck, "Hau Potion Choy Bear Mars");
    board.grow("Espurr", "Meowstic").yes();
    CHECK(board.offered() == "Choy Hau Mars done");
    board.choose("Mars").choose("Hau");
    CHECK(board.my(Where::hand) == "Mars Hau");
}

TEST_CASE("Banette - Red Eyes puts a Basic Pokemon of the opponent's discard pile onto their Bench",
          "[cube][ability]") {
    CubeBoard board;
    board.their(Where::discard, "Bear fire Gloom Cub").grow("Shuppet", "Banette").yes();
    CHECK(board.offered() == "Bear Cub");
    board.choose("Cub");
    CHECK(board.name("their bench 1") == "Cub");
    CHECK(board.their(Where::discard) == "Gloom fire Bear");
}

TEST_CASE("Banette - Red Eyes looks at the room on the opponent's Bench and not on the own", "[cube][ability]") {
    CubeBoard own_full;
    own_full.their(Where::discard, "Bear").grow("Shuppet", "Banette", "Cub", "Cub", "Cub", "Cub", "Cub").yes();
    CHECK(own_full.name("their bench 1") == "Bear");
    CubeBoard theirs_full;
    theirs_full.theirs("Wall", "Cub", "Cub", "Cub", "Cub", "Cub")
        .their(Where::discard, "Bear")
        .grow("Shuppet", "Banette");
    CHECK(theirs_full.their(Where::discard) == "Bear");  // nobody is asked for what cannot be done
}

TEST_CASE("Granbull - Dig Up takes up to two Tools back", "[cube][ability]") {
    CubeBoard board;
    board.my(Where::discard, "Air_Balloon Potion Rocky_Helmet Spell_Tag").grow("Snubbull", "Granbull").yes();
    CHECK(board.offered() == "Air_Balloon Rocky_Helmet Spell_Tag");
    board.choose("Spell_Tag").choose("Air_Balloon");
    CHECK(board.my(Where::hand).size() == std::string("Spell_Tag Air_Balloon").size());
    CHECK(board.my(Where::discard) == "Rocky_Helmet Potion");
}

TEST_CASE("Klinklang - Triple Gears attaches up to three basic energy cards of the deck", "[cube][ability]") {
    CubeBoard board;
    board.my(Where::deck, "fire Draw_Energy water metal metal");
    board.grow("Klink/Klang", "Klinklang", "Bear").yes();
    CHECK(board.offered() == "done fire metal metal water");
    board.choose("metal").choose("metal").choose("water");
    board.spread({{"metal", "Klinklang"}, {"metal", "Klinklang"}, {"water", "Bear"}});
    CHECK(board.attached("Klinklang") == "metal metal");
    CHECK(board.attached("Bear") == "water");
    CHECK(board.count(EventKind::shuffled) == 1);
}

TEST_CASE("Stoutland - Arf Arf Bark discards an energy of the Active Pokemon when it evolves", "[cube][ability]") {
    CubeBoard board;
    board.theirs("Wall +fire", "Bear +water").grow("Lillipup/Herdier", "Stoutland").yes();
    CHECK(board.their(Where::discard) == "fire");
}

TEST_CASE("Stoutland - Arf Arf Bark discards an energy of the attacker when it is Knocked Out in the Active Spot",
          "[cube][ability]") {
    CubeBoard board;
    board.theirs("Stoutland 140", "Bear");
    board.mine("Wall +fire +water").attack("Hit");
    CHECK(board.asks(Side::theirs, ChoiceKind::may));
    board.yes();
    CHECK(board.offered() == "fire water");
    board.choose("water");
    CHECK(board.my(Where::discard) == "water");
    CHECK(board.name("their active") == "Bear");
    CubeBoard benched;
    benched.mine("Wall +fire +darkness").theirs("Bear", "Stoutland 140");
    benched.mine(paid("Rapidash", "Overrun")).attack("Overrun");
    CHECK_FALSE(benched.in_play("their Stoutland"));
    CHECK(benched.my(Where::discard).empty());
}

TEST_CASE("Sigilyph - Counterattack puts three counters on an attacker even when it is Knocked Out",
          "[cube][ability]") {
    CubeBoard board;
    board.theirs("Sigilyph").mine("Wall").attack("Hit");
    CHECK(board.damage("my active") == 30);
    CubeBoard knocked_out;
    knocked_out.theirs("Sigilyph 100", "Bear").mine("Wall").attack("Hit");
    CHECK(knocked_out.damage("my active") == 30);
    CHECK(knocked_out.name("their active") == "Bear");
    CubeBoard benched;
    benched.theirs("Bear", "Sigilyph").strike("Rapidash", "Overrun");
    CHECK(benched.damage("my active") == 0);
    CHECK(benched.damage("their Sigilyph") == 30);
    CubeBoard counters_only;
    counters_only.theirs("Sigilyph").strike("Haunter", "Cursed Drop");
    CHECK(counters_only.damage("my active") == 0);
}

TEST_CASE("Golem - Desperate Blast puts ten counters on the attacker that knocks it out", "[cube][ability]") {
    CubeBoard board;
    board.theirs("Golem 170", "Bear").mine("Wall").attack("Hit");
    CHECK(board.damage("my active") == 100);
    CHECK(board.name("their active") == "Bear");
    CubeBoard only_hit;
    only_hit.theirs("Golem").mine("Wall").attack("Hit");
    CHECK(only_hit.damage("my active") == 0);
    CubeBoard both;
    both.theirs("Golem 170", "Bear").mine("Bear +fire", "Wall").attack("Hit");
    CHECK_FALSE(both.in_play("my Bear"));
    CHECK(both.prizes_left(Side::mine) == 5);
    CHECK(both.prizes_left(Side::theirs) == 5);
}

TEST_CASE("Aggron - Sturdy keeps it at 10 HP when damage would knock it out from full HP", "[cube][ability]") {
    CubeBoard board(
        R"(Titan: pokemon basic darkness hp 60 attack "Smash" [] 200 attack "Doom" [] { counters 20 on their.active })");
    board.theirs("Aggron", "Bear").mine("Titan").attack("Smash");
    CHECK(board.in_play("their Aggron"));
    CHECK(board.damage("their Aggron") == 150);
    CHECK(board.prizes_left(Side::mine) == 6);
    board.end_turn().attack("Smash");
    CHECK_FALSE(board.in_play("their Aggron"));
}

TEST_CASE("Aggron - Sturdy does not help a damaged one nor against counters", "[cube][ability]") {
    constexpr auto titan =
        R"(Titan: pokemon basic darkness hp 60 attack "Smash" [] 200 attack "Doom" [] { counters 20 on their.active })";
    CubeBoard damaged(titan);
    damaged.theirs("Aggron 10", "Bear").mine("Titan").attack("Smash");
    CHECK_FALSE(damaged.in_play("their Aggron"));
    CubeBoard counters(titan);
    counters.theirs("Aggron", "Bear").mine("Titan").attack("Doom");
    CHECK_FALSE(counters.in_play("their Aggron"));
}

}  // namespace
}  // namespace cubenight::test
