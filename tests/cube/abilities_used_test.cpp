// Abilities that a player uses in a turn.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Chandelure - Shady Move moves one damage counter between any two Pokemon", "[cube][ability]") {
    CubeBoard board;
    board.mine("Bear", "Chandelure 30").theirs("Wall 50", "Bear");
    board.ability("Shady Move");
    CHECK(board.offered() == "Chandelure Wall");
    board.choose("Chandelure");
    CHECK(board.offered() == "Bear Bear Wall");
    board.choose("their active");
    CHECK(board.damage("Chandelure") == 20);
    CHECK(board.hit() == 60);
    CHECK(board.why_not_ability("Shady Move") == Clause::E_12_b3);
}

TEST_CASE("Chandelure - Shady Move is not used where nobody has damage counters", "[cube][ability]") {
    CubeBoard board;
    board.mine("Bear", "Chandelure");
    CHECK(board.why_not_ability("Shady Move") == Clause::A_02_1a);
}

TEST_CASE("Volcarona - Heat Cyclone has the opponent switch", "[cube][ability]") {
    CubeBoard board;
    board.mine("Bear", "Volcarona").theirs("Wall confused", "Bear", "Cub").ability("Heat Cyclone");
    CHECK(board.asks(Side::theirs, ChoiceKind::pick_pokemon));
    board.choose("their Cub");
    CHECK(board.name("their active") == "Cub");
    CHECK_FALSE(board.is("their Wall", SpecialCondition::confused));
    CHECK(board.why_not_ability("Heat Cyclone") == Clause::E_12_b3);
    CubeBoard alone;
    alone.mine("Volcarona");
    CHECK(alone.why_not_ability("Heat Cyclone") == Clause::A_02_1a);
}

TEST_CASE("Salazzle - Roast Reveal discards a Fire energy card and draws three", "[cube][ability]") {
    CubeBoard board;
    board.mine("Salazzle").my(Where::hand, "water fire").my(Where::deck, "Bear Bear Bear Cub").ability("Roast Reveal");
    CHECK(board.offered() == "done fire");
    board.choose("fire");
    CHECK(board.my(Where::discard) == "fire");
    CHECK(board.my(Where::hand) == "water Bear Bear Bear");
    CHECK(board.why_not_ability("Roast Reveal") == Clause::E_12_b3);
    CubeBoard without;
    without.mine("Salazzle").my(Where::hand, "water Bear");
    CHECK(without.why_not_ability("Roast Reveal") == Clause::A_02_1a);
}

TEST_CASE("Swampert - Power Draw discards any card and draws three", "[cube][ability]") {
    CubeBoard board;
    board.mine("Swampert").my(Where::hand, "water fire").my(Where::deck, "Bear Bear Bear Cub").ability("Power Draw");
    CHECK(board.offered() == "fire water");
    board.choose("water");
    CHECK(board.my(Where::hand) == "fire Bear Bear Bear");
    CHECK(board.why_not_ability("Power Draw") == Clause::E_12_b3);
    CubeBoard without;
    without.mine("Swampert");
    CHECK(without.why_not_ability("Power Draw") == Clause::A_02_1a);
}

TEST_CASE("Zebstrika - Sprint discards the hand and draws four", "[cube][ability]") {
    CubeBoard board;
    board.mine("Zebstrika").my(Where::hand, "water fire").my(Where::deck, "Bear Bear Bear Bear Cub").ability("Sprint");
    CHECK(board.my(Where::hand) == "Bear Bear Bear Bear");
    CHECK(board.my(Where::discard) == "fire water");
    CHECK(board.why_not_ability("Sprint") == Clause::E_12_b3);
    CubeBoard empty_hand;
    empty_hand.mine("Zebstrika").ability("Sprint");
    CHECK(empty_hand.my(Where::hand) == "fire fire fire fire");
}

TEST_CASE("Blastoise - Powerful Squall attaches Water energy of the top six cards", "[cube][ability]") {
    CubeBoard board;
    board.mine("Blastoise", "Bear").my(Where::deck, "water fire water Cub Cub Cub water").ability("Powerful Squall");
    CHECK(board.offered() == "done water water");
    board.choose("water").choose("water");
    board.spread({{"water", "Bear"}, {"water", "Blastoise"}});
    CHECK(board.attached("Blastoise") == "water");
    CHECK(board.attached("Bear") == "water");
    CHECK(board.my(Where::deck).find("water") != std::string::npos);
    CHECK(board.count(EventKind::shuffled) == 1);
    CHECK(board.why_not_ability("Powerful Squall") == Clause::E_12_b3);
    CubeBoard none;
    none.mine("Blastoise").my(Where::deck, "water water").ability("Powerful Squall").done();
    CHECK(none.attached("Blastoise").empty());
    CubeBoard no_deck;
    no_deck.mine("Blastoise").my(Where::deck, "");
    CHECK(no_deck.why_not_ability("Powerful Squall") == Clause::A_02_1a);
}

TEST_CASE("Gallade - Buddy Catch finds a Supporter", "[cube][ability]") {
    CubeBoard board;
    board.mine("Gallade").my(Where::deck, "Bear Hau Potion Choy").ability("Buddy Catch");
    CHECK(board.offered() == "Choy Hau done");
    board.choose("Choy");
    CHECK(board.my(Where::hand) == "Choy");
    CHECK(board.count(EventKind::revealed) == 1);
    CHECK(board.count(EventKind::shuffled) == 1);
    CHECK(board.why_not_ability("Buddy Catch") == Clause::E_12_b3);
}

TEST_CASE("Greedent - Greedy Tail finds a Pokemon Tool", "[cube][ability]") {
    CubeBoard board;
    board.mine("Greedent").my(Where::deck, "Bear Air_Balloon Potion").ability("Greedy Tail");
    CHECK(board.offered() == "Air_Balloon done");
    board.choose("Air_Balloon");
    CHECK(board.my(Where::hand) == "Air_Balloon");
    CHECK(board.count(EventKind::shuffled) == 1);
    CHECK(board.why_not_ability("Greedy Tail") == Clause::E_12_b3);
}

TEST_CASE("Gengar - Netherworld Gate brings it from the discard pile to the Bench with three counters",
          "[cube][ability]") {
    CubeBoard board;
    board.my(Where::discard, "Gengar Bear").match();
    const auto& pile = board.match().seats[pokemon::seat0].discard;
    const Option gate = pokemon::ability_of_card(pile[0], 0);
    REQUIRE(board.offers(gate));
    board.act(gate);
    CHECK(board.name("my bench 1") == "Gengar");
    CHECK(board.damage("my bench 1") == 30);
    CHECK(board.my(Where::discard) == "Bear");
}

TEST_CASE("Gengar - Netherworld Gate needs room on the Bench and is no ability of a Gengar in play",
          "[cube][ability]") {
    CubeBoard full;
    full.mine("Bear", "Cub", "Cub", "Cub", "Cub", "Cub").my(Where::discard, "Gengar").match();
    CHECK(full.refusal(pokemon::ability_of_card(full.match().seats[pokemon::seat0].discard[0], 0)) == Clause::A_02_1a);
    CubeBoard in_play;
    in_play.mine("Gengar");
    CHECK(in_play.why_not_ability("Netherworld Gate") == Clause::E_17_b1);
}

TEST_CASE("Coalossal - Tar Generator attaches a Fire and a Fighting energy card from the discard pile",
          "[cube][ability]") {
    CubeBoard board;
    board.mine("Coalossal", "Bear").my(Where::discard, "fire fire fighting water").ability("Tar Generator");
    board.part(2);
    board.choose("fire");
    CHECK(board.offered() == "Bear Coalossal");
    board.spread({{"fire", "Coalossal"}, {"fighting", "Bear"}});
    CHECK(board.attached("Coalossal") == "fire");
    CHECK(board.attached("Bear") == "fighting");
    CHECK(board.my(Where::discard) == "water fire");
    CHECK(board.why_not_ability("Tar Generator") == Clause::E_12_b3);
}

TEST_CASE("Coalossal - Tar Generator may take only one of the two kinds", "[cube][ability]") {
    CubeBoard board;
    board.mine("Coalossal").my(Where::discard, "fire fighting").ability("Tar Generator").part(1);
    CHECK(board.attached("Coalossal") == "fighting");
    CHECK(board.my(Where::discard) == "fire");
    CubeBoard neither;
    neither.mine("Coalossal").my(Where::discard, "water");
    CHECK(neither.why_not_ability("Tar Generator") == Clause::A_02_1a);
}

TEST_CASE("Tyrogue - Bratty Kick puts three counters on heads and ends the turn", "[cube][ability]") {
    CubeBoard heads;
    heads.mine("Tyrogue").theirs("Wall", "Bear").coins("H").ability("Bratty Kick").choose("their Bear");
    CHECK(heads.damage("their Bear") == 30);
    CHECK(heads.match().turn_seat == pokemon::seat1);
    CubeBoard tails;
    tails.mine("Bear", "Tyrogue").coins("T").ability("Bratty Kick");
    CHECK(tails.hit() == 0);
    CHECK(tails.match().turn_seat == pokemon::seat1);
}

TEST_CASE("Igglybuff - Sleepy Voice puts the Active Pokemon to sleep on heads and ends the turn", "[cube][ability]") {
    CubeBoard heads;
    heads.mine("Igglybuff").coins("HT").ability("Sleepy Voice");
    CHECK(heads.is("their active", SpecialCondition::asleep));
    CHECK(heads.match().turn_seat == pokemon::seat1);
    CubeBoard tails;
    tails.mine("Igglybuff").coins("T").ability("Sleepy Voice");
    CHECK_FALSE(tails.is("their active", SpecialCondition::asleep));
    CHECK(tails.match().turn_seat == pokemon::seat1);
}

TEST_CASE("Happiny - Playhouse Heal heals 60 on heads and ends the turn", "[cube][ability]") {
    CubeBoard heads;
    heads.mine("Bear 80", "Happiny 10").coins("H").ability("Playhouse Heal").choose("Bear");
    CHECK(heads.damage("Bear") == 20);
    CHECK(heads.match().turn_seat == pokemon::seat1);
    CubeBoard tails;
    tails.mine("Happiny 30").coins("T").ability("Playhouse Heal");
    CHECK(tails.damage("Happiny") == 30);
    CHECK(tails.match().turn_seat == pokemon::seat1);
}

TEST_CASE("Magearna - Change Clothes takes a Tool back to the hand", "[cube][ability]") {
    CubeBoard board;
    board.mine("Magearna +Air_Balloon", "Bear +Rocky_Helmet").theirs("Wall +Spell_Tag").ability("Change Clothes");
    CHECK(board.offered() == "Air_Balloon Rocky_Helmet");
    board.choose("Rocky_Helmet");
    CHECK(board.my(Where::hand) == "Rocky_Helmet");
    CHECK(board.attached("Bear").empty());
    CHECK(board.why_not_ability("Change Clothes") == Clause::E_12_b3);
    CubeBoard none;
    none.mine("Magearna").theirs("Wall +Spell_Tag");
    CHECK(none.why_not_ability("Change Clothes") == Clause::A_02_1a);
}

TEST_CASE("Jirachi - Stellar Wish takes a Trainer of the top five cards and falls asleep", "[cube][ability]") {
    CubeBoard board;
    board.mine("Jirachi").my(Where::deck, "Bear Potion Hau fire fire Choy").ability("Stellar Wish");
    CHECK(board.offered() == "Hau Potion done");
    board.choose("Hau");
    CHECK(board.my(Where::hand) == "Hau");
    CHECK(board.is("Jirachi", SpecialCondition::asleep));
    CHECK(board.count(EventKind::shuffled) == 1);
    CubeBoard benched;
    benched.mine("Bear", "Jirachi");
    CHECK(benched.why_not_ability("Stellar Wish") == Clause::A_02_1a);
}

TEST_CASE("Porygon-Z - Crazy Code attaches special energy as often as one likes", "[cube][ability]") {
    CubeBoard board;
    board.mine("Porygon-Z", "Bear").my(Where::hand, "Draw_Energy Prism_Energy fire").my(Where::deck, "Cub");
    board.ability("Crazy Code").choose("Prism_Energy").choose("Bear");
    CHECK(board.attached("Bear") == "Prism_Energy");
    board.ability("Crazy Code");
    if (board.asks(Side::mine, ChoiceKind::pick_card)) board.choose("Draw_Energy");
    board.choose("Porygon-Z");
    CHECK(board.attached("Porygon-Z") == "Draw_Energy");
    CHECK(board.my(Where::hand) == "fire Cub");  // attached from hand: its own text works
    CHECK(board.why_not_ability("Crazy Code") == Clause::A_02_1a);
    board.play("fire", "Bear");
}

TEST_CASE("Porygon-Z - Crazy Code is not used for energy that no Pokemon may hold", "[cube][ability]") {
    CubeBoard board;
    board.mine("Porygon-Z").my(Where::hand, "Strong_Energy");
    CHECK(board.why_not_ability("Crazy Code") == Clause::A_02_1a);
}

}  // namespace
}  // namespace cubenight::test
