// Items about the discard pile.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

TEST_CASE("Energy Retrieval and Fire Crystal - take energy cards back to the hand", "[cube][item]") {
    CubeBoard retrieval;
    retrieval.my(Where::hand, "Energy_Retrieval")
        .my(Where::discard, "fire water Draw_Energy grass")
        .play("Energy_Retrieval");
    CHECK(retrieval.offered() == "fire grass water");
    retrieval.choose("grass").choose("fire");
    CHECK(retrieval.match().seats[pokemon::seat0].hand.size() == 2);
    CubeBoard one;
    one.my(Where::hand, "Energy_Retrieval").my(Where::discard, "fire Bear").play("Energy_Retrieval");
    CHECK(one.my(Where::hand) == "fire");
    CubeBoard crystal;
    crystal.my(Where::hand, "Fire_Crystal")
        .my(Where::discard, "fire water fire Unit_Energy_GRW fire")
        .play("Fire_Crystal");
    CHECK(crystal.my(Where::hand) == "fire fire fire");
    CubeBoard nothing;
    nothing.my(Where::discard, "water Draw_Energy");
    check_unplayable("Fire_Crystal", nothing);
    CubeBoard no_basic;
    no_basic.my(Where::discard, "Bear Draw_Energy");
    check_unplayable("Energy_Retrieval", no_basic);
}

TEST_CASE("Energy Recycler and Pal Pad and Super Rod - shuffle cards of the discard pile into the deck",
          "[cube][item]") {
    CubeBoard recycler;
    recycler.my(Where::hand, "Energy_Recycler")
        .my(Where::discard, "fire water fire fire grass Bear Draw_Energy")
        .play("Energy_Recycler");
    CHECK(recycler.match().seats[pokemon::seat0].deck.size() == 15);
    CHECK(recycler.my(Where::discard) == "Energy_Recycler Draw_Energy Bear");
    CHECK(recycler.count(EventKind::shuffled) == 1);
    CubeBoard pad;
    pad.my(Where::hand, "Pal_Pad").my(Where::discard, "Hau Potion Choy Mars").play("Pal_Pad");
    CHECK(pad.offered() == "Choy Hau Mars");
    pad.choose("Mars").choose("Hau");
    CHECK(pad.my(Where::discard) == "Pal_Pad Choy Potion");
    CHECK(pad.match().seats[pokemon::seat0].deck.size() == 12);
    CubeBoard rod;
    rod.my(Where::hand, "Super_Rod").my(Where::discard, "Bear fire Hau Draw_Energy Gloom water").play("Super_Rod");
    CHECK(rod.offered() == "Bear Gloom fire water");
    rod.choose("Gloom").choose("water").done();
    CHECK(rod.my(Where::discard) == "Super_Rod Draw_Energy Hau fire Bear");
    CHECK(rod.count(EventKind::shuffled) == 1);
    for (const char* card : {"Energy_Recycler", "Pal_Pad", "Super_Rod"}) {
        CubeBoard nothing;
        nothing.my(Where::discard, "Potion Draw_Energy");
        check_unplayable(card, nothing);
    }
}

TEST_CASE("Lana's Fishing Rod - shuffles a Pokemon and a Tool into the deck", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Lana's_Fishing_Rod")
        .my(Where::discard, "Bear Air_Balloon Potion Gloom")
        .play("Lana's_Fishing_Rod")
        .choose("Gloom");
    CHECK(board.my(Where::discard) == "Lana's_Fishing_Rod Potion Bear");
    CHECK(board.match().seats[pokemon::seat0].deck.size() == 12);
}

TEST_CASE("Aqua Patch - a Water energy card of the discard pile to a Benched Water Pokemon", "[cube][item]") {
    CubeBoard board;
    board.mine("Mudkip", "Bear", "Spheal", "Mudkip")
        .my(Where::hand, "Aqua_Patch")
        .my(Where::discard, "water fire")
        .play("Aqua_Patch");
    CHECK(board.offered() == "Mudkip Spheal");
    board.choose("Spheal");
    CHECK(board.attached("Spheal") == "water");
    CubeBoard no_energy;
    no_energy.mine("Bear", "Mudkip").my(Where::discard, "fire");
    check_unplayable("Aqua_Patch", no_energy);
    CubeBoard no_pokemon;
    no_pokemon.mine("Mudkip", "Bear").my(Where::discard, "water");
    check_unplayable("Aqua_Patch", no_pokemon);
}

TEST_CASE("Lure Ball - an Evolution of the discard pile for each heads", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Lure_Ball").my(Where::discard, "Gloom Bear Ivysaur Torracat").coins("HTH").play("Lure_Ball");
    CHECK(board.offered() == "Gloom Ivysaur Torracat");
    board.choose("Ivysaur").choose("Gloom");
    CHECK(board.my(Where::hand) == "Ivysaur Gloom");
    CubeBoard nothing;
    nothing.my(Where::discard, "Bear");
    check_unplayable("Lure_Ball", nothing);
}

TEST_CASE("Old PC - any card of the discard pile on two heads", "[cube][item]") {
    CubeBoard heads;
    heads.my(Where::hand, "Old_PC").my(Where::discard, "Gloom Hau").coins("HH").play("Old_PC").choose("Hau");
    CHECK(heads.my(Where::hand) == "Hau");
    CubeBoard one;
    one.my(Where::hand, "Old_PC").my(Where::discard, "Gloom Hau").coins("HT").play("Old_PC");
    CHECK(one.my(Where::hand).empty());
    CubeBoard nothing;
    check_unplayable("Old_PC", nothing);
}

TEST_CASE("Surprise Box - a card of the opponent's discard pile into their hand", "[cube][item]") {
    CubeBoard board;
    board.my(Where::hand, "Surprise_Box").their(Where::discard, "Gloom Hau").play("Surprise_Box");
    CHECK(board.asks(Side::mine, ChoiceKind::pick_card));
    board.choose("Gloom");
    CHECK(board.their(Where::hand) == "Gloom");
    CubeBoard nothing;
    check_unplayable("Surprise_Box", nothing);
}

}  // namespace
}  // namespace cubenight::test
