// Items about healing and what both seats have in play.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Potion - heals 30 from one Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear 50", "Cub 20").my(Where::hand, "Potion").play("Potion").choose("Bear");
    CHECK(board.damage("Bear") == 20);
    CHECK(board.damage("Cub") == 20);
    CubeBoard healthy;
    check_unplayable("Potion", healthy);
}

TEST_CASE("Life Herb - heals 60 and all Special Conditions on heads", "[cube][item]") {
    CubeBoard heads;
    heads.mine("Bear 80 poisoned asleep").my(Where::hand, "Life_Herb").coins("H").play("Life_Herb");
    CHECK(heads.damage("Bear") == 20);
    CHECK(heads.at("Bear").conditions == 0);
    CubeBoard only_ill;
    only_ill.mine("Bear asleep", "Cub 20").my(Where::hand, "Life_Herb").coins("H").play("Life_Herb").choose("Bear");
    CHECK(only_ill.at("Bear").conditions == 0);
    CubeBoard tails;
    tails.mine("Bear 80").my(Where::hand, "Life_Herb").coins("T").play("Life_Herb");
    CHECK(tails.damage("Bear") == 80);
    CubeBoard healthy;
    check_unplayable("Life_Herb", healthy);
}

TEST_CASE("Moomoo Milk and Sweet Honey - heal for each heads", "[cube][item]") {
    CubeBoard milk;
    milk.mine("Bear 90", "Cub 20").my(Where::hand, "Moomoo_Milk").coins("HH").play("Moomoo_Milk").choose("Bear");
    CHECK(milk.damage("Bear") == 30);
    CubeBoard once;
    once.mine("Bear 90").my(Where::hand, "Moomoo_Milk").coins("TH").play("Moomoo_Milk");
    CHECK(once.damage("Bear") == 60);
    CubeBoard honey;
    honey.mine("Wall 200").my(Where::hand, "Sweet_Honey").coins("HHHT").play("Sweet_Honey");
    CHECK(honey.damage("my Wall") == 80);
    for (const char* card : {"Moomoo_Milk", "Sweet_Honey"}) {
        CubeBoard healthy;
        check_unplayable(card, healthy);
    }
}

TEST_CASE("Max Potion - heals all and discards all energy", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear 90 +fire +Draw_Energy +Air_Balloon", "Cub 20 +water")
        .my(Where::hand, "Max_Potion")
        .play("Max_Potion")
        .choose("Bear");
    CHECK(board.damage("Bear") == 0);
    CHECK(board.attached("Bear") == "Air_Balloon");
    CHECK(board.attached("Cub") == "water");
    CubeBoard healthy;
    healthy.mine("Bear +fire");
    check_unplayable("Max_Potion", healthy);
}

TEST_CASE("Spicy Seasoned Curry - burns the Active Pokemon and heals 40", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear 90").my(Where::hand, "Spicy_Seasoned_Curry").play("Spicy_Seasoned_Curry");
    CHECK(board.damage("Bear") == 50);
    CHECK(board.is("Bear", SpecialCondition::burned));
}

TEST_CASE("Full Heal - ends all Special Conditions of the Active Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear paralyzed poisoned burned").my(Where::hand, "Full_Heal").play("Full_Heal");
    CHECK(board.at("Bear").conditions == 0);
    CubeBoard healthy;
    check_unplayable("Full_Heal", healthy);
}

TEST_CASE("Switch - switches also a Paralyzed Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear paralyzed", "Cub").my(Where::hand, "Switch").play("Switch").choose("Cub");
    CHECK(board.name("my active") == "Cub");
    CHECK(board.at("Bear").conditions == 0);
    CubeBoard alone;
    check_unplayable("Switch", alone);
}

TEST_CASE("Switch Cart and Switch Raft - switch a Basic or a Water Pokemon and heal it by 30", "[cube][item]") {
    CubeBoard cart;
    cart.mine("Bear 50", "Cub").my(Where::hand, "Switch_Cart").play("Switch_Cart").choose("Cub");
    CHECK(cart.damage("Bear") == 20);
    CubeBoard raft;
    raft.mine("Marshtomp 50", "Cub").my(Where::hand, "Switch_Raft").play("Switch_Raft").choose("Cub");
    CHECK(raft.damage("Marshtomp") == 20);
    CubeBoard evolved;
    evolved.mine("Marshtomp 50", "Cub");
    check_unplayable("Switch_Cart", evolved);
    CubeBoard dry;
    dry.mine("Bear 50", "Cub");
    check_unplayable("Switch_Raft", dry);
    CubeBoard alone;
    alone.mine("Mudkip 50");
    check_unplayable("Switch_Cart", alone);
}

TEST_CASE("Pokémon Catcher - brings a Benched Pokemon of the opponent on heads", "[cube][item]") {
    CubeBoard heads;
    heads.theirs("Wall", "Bear", "Cub")
        .my(Where::hand, "Pokémon_Catcher")
        .coins("H")
        .play("Pokémon_Catcher")
        .choose("their Cub");
    CHECK(heads.name("their active") == "Cub");
    CubeBoard tails;
    tails.theirs("Wall", "Bear").my(Where::hand, "Pokémon_Catcher").coins("T").play("Pokémon_Catcher");
    CHECK(tails.name("their active") == "Wall");
    CubeBoard alone;
    check_unplayable("Pokémon_Catcher", alone);
}

TEST_CASE("Counter Catcher - brings a Benched Pokemon of the opponent while one is behind", "[cube][item]") {
    CubeBoard behind;
    behind.theirs("Wall", "Bear")
        .their(Where::prizes, "fire fire")
        .my(Where::hand, "Counter_Catcher")
        .play("Counter_Catcher")
        .choose("their Bear");
    CHECK(behind.name("their active") == "Bear");
    CubeBoard level;
    level.theirs("Wall", "Bear");
    check_unplayable("Counter_Catcher", level);
}

TEST_CASE("Super Scoop Up - a Pokemon and all its cards to the hand on heads", "[cube][item]") {
    CubeBoard heads;
    heads.mine("Bear", "Oddish/Gloom 40 +fire +Air_Balloon")
        .my(Where::hand, "Super_Scoop_Up")
        .coins("H")
        .play("Super_Scoop_Up")
        .choose("Gloom");
    CHECK(heads.match().seats[pokemon::seat0].hand.size() == 4);
    CHECK_FALSE(heads.in_play("Gloom"));
    CubeBoard active;
    active.mine("Bear +fire", "Cub", "Wall")
        .my(Where::hand, "Super_Scoop_Up")
        .coins("H")
        .play("Super_Scoop_Up")
        .choose("Bear")
        .choose("Wall");
    CHECK(active.name("my active") == "Wall");
    CubeBoard tails;
    tails.mine("Bear", "Gloom").my(Where::hand, "Super_Scoop_Up").coins("T").play("Super_Scoop_Up");
    CHECK(tails.in_play("Gloom"));
}

TEST_CASE("Rare Candy - a Stage 2 goes on its Basic Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear", "Tepig 20 +fire", "Mudkip").my(Where::hand, "Rare_Candy Emboar Pignite").play("Rare_Candy");
    if (board.asks(Side::mine, ChoiceKind::pick_pokemon)) board.choose("Tepig");
    if (board.asks(Side::mine, ChoiceKind::pick_card)) board.choose("Emboar");
    CHECK(board.name("my bench 1") == "Emboar");
    CHECK(board.damage("Emboar") == 20);
    CHECK(board.attached("Emboar") == "fire");
    CHECK(board.asks(Side::mine, ChoiceKind::may));  // played from hand to evolve: Explosive Fire Dance (JA E-05.faq)
}

TEST_CASE("Rare Candy - not on a new Pokemon nor in the first turn nor without the card", "[cube][item]") {
    CubeBoard new_one;
    new_one.mine("Bear", "Tepig new").my(Where::hand, "Rare_Candy Emboar");
    CHECK(new_one.why_not_play("Rare_Candy") == Clause::I_B_01_proc_1);
    CubeBoard first_turn;
    first_turn.turn(1).mine("Tepig").my(Where::hand, "Rare_Candy Emboar");
    CHECK(first_turn.why_not_play("Rare_Candy") == Clause::I_B_01_proc_1);
    CubeBoard wrong;
    wrong.mine("Mudkip", "Pignite").my(Where::hand, "Rare_Candy Emboar");
    CHECK(wrong.why_not_play("Rare_Candy") == Clause::I_B_01_proc_1);
}

TEST_CASE("Damage Mover - moves three damage counters to another own Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear 50", "Cub", "Wall 10")
        .my(Where::hand, "Damage_Mover")
        .play("Damage_Mover")
        .choose("Bear")
        .choose("my Wall");
    CHECK(board.damage("Bear") == 20);
    CHECK(board.damage("my Wall") == 40);
    CubeBoard healthy;
    healthy.mine("Bear", "Cub");
    check_unplayable("Damage_Mover", healthy);
    CubeBoard alone;
    alone.mine("Bear 50");
    check_unplayable("Damage_Mover", alone);
}

TEST_CASE("Multi Switch - moves an energy of the Bench to the Active Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Bear", "Cub +fire", "Wall +water").my(Where::hand, "Multi_Switch").play("Multi_Switch").choose("water");
    CHECK(board.attached("Bear") == "water");
    CHECK(board.attached("Cub") == "fire");
    CubeBoard nothing;
    nothing.mine("Bear +fire", "Cub");
    check_unplayable("Multi_Switch", nothing);
}

TEST_CASE("Electropower - Lightning Pokemon do 30 more to the Active Pokemon this turn", "[cube][item]") {
    CubeBoard board;
    board.mine("Mareep +lightning")
        .my(Where::hand, "Electropower Electropower")
        .play("Electropower")
        .play("Electropower")
        .attack("Static Shock");
    CHECK(board.hit() == 20 + 60);
    CubeBoard other;
    other.mine("Bear +fire").my(Where::hand, "Electropower").play("Electropower").attack("Hit");
    CHECK(other.hit() == 20);
    CubeBoard newcomer;
    newcomer.mine("Bear", "Cub").my(Where::hand, "Electropower Morpeko lightning").play("Electropower").play("Morpeko");
    newcomer.end_turn().end_turn().play("lightning", "Morpeko");
    CHECK(newcomer.attached("Morpeko") == "lightning");
}

TEST_CASE("Crushing Hammer and Enhanced Hammer and Wait and See Hammer - discard an energy of the opponent",
          "[cube][item]") {
    CubeBoard crushing;
    crushing.theirs("Wall +fire", "Bear +water")
        .my(Where::hand, "Crushing_Hammer")
        .coins("H")
        .play("Crushing_Hammer")
        .choose("water");
    CHECK(crushing.their(Where::discard) == "water");
    CubeBoard tails;
    tails.theirs("Wall +fire").my(Where::hand, "Crushing_Hammer").coins("T").play("Crushing_Hammer");
    CHECK(tails.attached("their active") == "fire");
    CubeBoard enhanced;
    enhanced.theirs("Wall +fire", "Bear +Draw_Energy").my(Where::hand, "Enhanced_Hammer").play("Enhanced_Hammer");
    CHECK(enhanced.their(Where::discard) == "Draw_Energy");
    CubeBoard wait;
    wait.mine("Bear +fire").their(Where::hand, "Wait_and_See_Hammer").turn(2, Side::theirs).play("Wait_and_See_Hammer");
    CHECK(wait.my(Where::discard) == "fire");
    CubeBoard late;
    late.theirs("Wall +fire");
    check_unplayable("Wait_and_See_Hammer", late);
    CubeBoard basic_only;
    basic_only.theirs("Wall +fire");
    check_unplayable("Enhanced_Hammer", basic_only);
    CubeBoard nothing;
    check_unplayable("Crushing_Hammer", nothing);
}

TEST_CASE("Field Blower - two of Tools and the Stadium", "[cube][item]") {
    CubeBoard tools;
    tools.mine("Bear +Air_Balloon")
        .theirs("Wall +Rocky_Helmet", "Bear +Spell_Tag")
        .stadium("Rose_Tower")
        .my(Where::hand, "Field_Blower");
    tools.play("Field_Blower").part(0).choose("Rocky_Helmet").choose("Air_Balloon");
    CHECK(tools.their(Where::discard) == "Rocky_Helmet");
    CHECK(tools.my(Where::discard) == "Field_Blower Air_Balloon");
    CHECK(tools.stadium() == "Rose_Tower");
    CubeBoard both;
    both.theirs("Wall +Rocky_Helmet")
        .stadium("Rose_Tower", Side::theirs)
        .my(Where::hand, "Field_Blower")
        .play("Field_Blower")
        .part(1)
        .yes();
    CHECK(both.their(Where::discard) == "Rocky_Helmet Rose_Tower");
    CubeBoard only_stadium;
    only_stadium.stadium("Rose_Tower", Side::theirs).my(Where::hand, "Field_Blower").play("Field_Blower").part(1);
    CHECK(only_stadium.stadium().empty());
    CubeBoard nothing;
    check_unplayable("Field_Blower", nothing);
}

TEST_CASE("Canceling Cologne - the opponent's Active Pokemon has no abilities this turn", "[cube][item]") {
    CubeBoard board;
    board.theirs("Crabominable", "Hisuian_Avalugg").mine("Wall").my(Where::hand, "Canceling_Cologne Boss's_Orders");
    board.play("Canceling_Cologne").attack("Push");
    CHECK(board.hit() == 90);
    CubeBoard newcomer;
    newcomer.theirs("Bear", "Crabominable").mine("Wall").my(Where::hand, "Canceling_Cologne Boss's_Orders");
    newcomer.play("Canceling_Cologne").play("Boss's_Orders").choose("their Crabominable").attack("Push");
    CHECK(newcomer.hit() == 90);
    CubeBoard next_turn;
    next_turn.theirs("Crabominable").mine("Wall").my(Where::hand, "Canceling_Cologne").play("Canceling_Cologne");
    next_turn.end_turn().end_turn().attack("Push");
    CHECK(next_turn.hit() == 60);
}

}  // namespace
}  // namespace cubenight::test
