// 11.8 to 11.18: what effects do.
#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

std::string act(std::string_view effect) {
    return "Act: ultraman level 1 basic character \"ACT\" bp 1000 text { activate 1; " + std::string(effect) + " }\n";
}

constexpr const char* enters =
    R"(In1: ultraman level 1 basic character "RED" bp 5000 7000 text { when enters { discard top 1 of my.deck } }
)";

TEST_CASE("UCG 11.8.1 - cards come to the place that is said as a new character", "[UCG.11.8.1]") {
    UltramanBoard board(
        act("choose $x = 1 my.characters[character \"BLUE\"]; discard $x; put my.discard[character \"RED\"] -> place "
            "of $x"));
    board.area("Act", "Red1").area("Blue1/Blue2", "Red1").my(Where::discard, "Red2 Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("my 2");
    CHECK(board.mine(2) == "Red1/Red2");
    CHECK(board.told(EventKind::deployed, Clause::c11_8_1));
}

TEST_CASE("UCG 11.8.2 - what it says of its entering is carried out", "[UCG.11.8.2]") {
    UltramanBoard board(std::string(enters) + act("put 1 my.hand -> place of 1 my.vacancies"));
    board.area("Act", "Red1").area("", "Red1").my(Where::hand, "In1").ask_all().at(Phase::activate);
    board.activate("Act").choose("In1");
    CHECK(board.mine(2) == "In1");
    CHECK(board.my(Where::discard) == "Red1");
}

TEST_CASE("UCG 11.9.1 - two characters change places", "[UCG.11.9.1]") {
    UltramanBoard board(act("swap this with 1 my.characters[other]"));
    board.area("Act", "Red1").area("Red1/Red2 +Kai5", "Blue1").ask_all().at(Phase::activate);
    board.activate("Act").choose("my 2");
    CHECK(board.mine(1) == "Red1/Red2");
    CHECK(board.charges(Whose::mine, 1) == "Kai5");
    CHECK(board.mine(2) == "Act");
    UltramanBoard theirs(act("swap 2 their.characters"));
    theirs.area("Act", "Red1").area("Red1", "Blue1").ask_all().at(Phase::activate);
    theirs.activate("Act").choose("their 1").choose("their 2");
    CHECK(theirs.theirs(1) == "Blue1");
}

TEST_CASE("UCG 11.9.2 - they do not enter and keep what they were given", "[UCG.11.9.2]") {
    UltramanBoard board(std::string(enters) +
                        act("lasting this turn { give 1 my.characters[character \"RED\"] { bp +500 } }; "
                            "swap this with 1 my.characters[other]"));
    board.area("Act", "Red1").area("In1", "Blue1").ask_all().at(Phase::activate);
    board.activate("Act").choose("my 2").choose("my 2");
    CHECK(board.mine(1) == "In1");
    CHECK(board.bp(1) == 5500);
    CHECK(board.bp(2) == 1000);
    CHECK(board.my(Where::discard).empty());
}

TEST_CASE("UCG 11.10.1 - cards are drawn one after another from the top", "[UCG.11.10.1]") {
    UltramanBoard board(act("draw 2"));
    board.area("Act", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.my(Where::hand) == "Kai5 Kai6");
}

TEST_CASE("UCG 11.11.1 - cards are revealed one after another from the top to both", "[UCG.11.11.1]") {
    UltramanBoard board(act("look top 3 of my.deck as $a to both; put 1 $a[kaiju] -> my.hand; discard $a"));
    board.area("Act", "Red1").my(Where::deck, "Red2 Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    board.activate("Act");
    std::string revealed;
    for (const Event& event : board.events())
        if (event.type == EventKind::revealed) revealed += board.name(event.copy) + " ";
    CHECK(revealed == "Red2 Kai5 Kai6 ");
    CHECK_FALSE(board.offers("Red2"));
    int known = 0;
    const View view = board.view(Whose::theirs);
    for (CopyId copy : view.seats[seat0].deck) known += copy != no_copy;
    CHECK(known == 3);
    board.choose("Kai6");
    CHECK(board.my(Where::hand) == "Kai6");
    CHECK(board.my(Where::discard) == "Kai5 Red2");
}

TEST_CASE("UCG 11.12.1 - a top card goes back to its owner's hand", "[UCG.11.12.1]") {
    UltramanBoard board(act("put top card on foe -> my.hand"));
    board.area("Act", "Kai5/Kai6").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.theirs(1) == "Kai5");
    CHECK(board.their(Where::hand) == "Kai6");
    CHECK(board.my(Where::hand).empty());
}

TEST_CASE("UCG 11.12.2 - a card that has gone back does not have its text of entering carried out", "[UCG.11.12.2]") {
    UltramanBoard board(
        R"(Back: ultraman level 1 basic character "A" bp 1000 text { when enters { may { put top card on 1 my.characters[double] -> my.hand } } }
Draw: ultraman level 2 basic character "RED" bp 6000 8000 text { when enters { discard top 1 of my.deck } })");
    board.area("*Back", "*Red1").area("Red1/*Draw", "Red1").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2");
    board.at(Phase::open).choose("Back").yes();
    CHECK(board.my(Where::discard).empty());
}

TEST_CASE("UCG 11.13.1 - a text is done away with for the turn", "[UCG.11.13.1]") {
    UltramanBoard board(
        act("negate foe") +
        "Loud: kaiju level 5 hazard character \"L\" bp 9000 text { give this { bp +500 } } text { give this { "
        "bp +70 } }\n");
    board.area("Act", "Loud").their(Where::hand, "Red1*3").my(Where::hand, "Red1*3").ask_all().at(Phase::activate);
    CHECK(board.their_bp(1) == 9570);
    board.activate("Act").choose_text(0);
    CHECK(board.their_bp(1) == 9070);
    CHECK(board.numbers(Whose::theirs, 1).negated == 1);
    board.pass_turn();
    CHECK(board.their_bp(1) == 9570);
}

TEST_CASE("UCG 11.13.2 - at once and so that it cannot be used or carried out", "[UCG.11.13.2]") {
    UltramanBoard board(act("negate foe") +
                        "Loud: kaiju level 5 hazard character \"L\" bp 9000 text { activate 1; draw 1 }\n");
    board.area("Act", "Loud").ask_all().at(Phase::activate);
    board.activate("Act").choose_text(0).done();
    CHECK(board.why_not_activate("Loud") == Clause::c11_13_2);
    UltramanBoard waiting(R"(Hush: ultraman level 1 basic character "H" bp 1000 text { when enters { negate foe } }
Loud: kaiju level 5 hazard character "L" bp 9000 text { when enters { draw 1 } })");
    waiting.area("*Hush", "*Loud").my(Where::hand, "Red1*2").their(Where::hand, "Red1*2").at(Phase::open);
    CHECK(waiting.told(EventKind::text_lost, Clause::c11_13_2));
}

TEST_CASE("UCG 11.15.1 - a character without SINGLE BP is not set and does not become SINGLE", "[UCG.11.15.1]") {
    UltramanBoard set;
    set.area("Red1", "Red1").my(Where::hand, "Red4 Red1 Red1").their(Where::hand, "Red1").at(Phase::set);
    CHECK(set.why_not_set("Red4") == Clause::c11_15_1);
    UltramanBoard none;
    none.area("Red1", "Red1").my(Where::hand, "Red4").their(Where::hand, "Red1").at(Phase::set);
    CHECK(none.outcome() == Outcome::seat1_wins);
    const std::string cut = act("discard bottom card on 1 my.characters[double]");
    UltramanBoard keep(cut);
    keep.area("Act", "Red1").area("Red3/Red4", "Red1").ask_all().at(Phase::activate);
    keep.activate("Act").choose("my 2");
    CHECK(keep.mine(2) == "Red3/Red4");
    const std::string lift = act("put top card on 1 my.characters[double] -> my.hand");
    UltramanBoard top(lift);  // the card that is left has SINGLE
    top.area("Act", "Red1").area("Red3/Red4", "Red1").ask_all().at(Phase::activate);
    top.activate("Act").choose("my 2");
    CHECK(top.mine(2) == "Red3");
    UltramanBoard never(lift);
    never.rule("single_by_text", 0).area("Act", "Red1").area("Red3/Red4", "Red1").ask_all().at(Phase::activate);
    never.activate("Act").choose("my 2");
    CHECK(never.mine(2) == "Red3/Red4");
    UltramanBoard deploy(act("put 1 my.hand -> place of 1 my.vacancies"));
    deploy.area("Act", "Red1").area("", "Red1").my(Where::hand, "Red4").ask_all().at(Phase::activate);
    deploy.activate("Act").choose("Red4");
    CHECK(deploy.mine(2).empty());
}

TEST_CASE("UCG 11.16.1 - a battle that is said to be won is won and one that is said to be a tie is one",
          "[UCG.11.16.1]") {
    const char* cards = R"(Win: ultraman level 1 basic character "W" bp 1000 text { give this { battle = win } }
Tie: ultraman level 1 basic character "T" bp 1000 text { give this { battle = tie } })";
    UltramanBoard board(cards);
    board.area("Win", "Kai6").area("Tie", "Kai6").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3");
    board.at(Phase::judgement);
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
    CHECK(board.fought(Whose::theirs, 1) == Fought::lost);
    CHECK(board.fought(Whose::mine, 2) == Fought::tied);
    CHECK(board.fought(Whose::theirs, 2) == Fought::tied);
}

TEST_CASE("UCG 11.16.2 - both said to be won is a tie", "[UCG.11.16.2]") {
    UltramanBoard board(R"(Win: ultraman level 1 basic character "W" bp 1000 text { give this { battle = win } }
Won: ultraman level 1 basic character "V" bp 3000 text { give this { battle = win } })");
    board.area("Win", "Won").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").at(Phase::judgement);
    CHECK(board.told(EventKind::battle_tied, Clause::c11_16_2));
}

TEST_CASE("UCG 11.16.3 - won goes before a tie", "[UCG.11.16.3]") {
    UltramanBoard board(R"(Win: ultraman level 1 basic character "W" bp 1000 text { give this { battle = win } }
Tie: ultraman level 1 basic character "T" bp 3000 text { give this { battle = tie } })");
    board.area("Win", "Tie").my(Where::hand, "Red1*3").their(Where::hand, "Red1*3").at(Phase::judgement);
    CHECK(board.told(EventKind::battle, Clause::c11_16_3));
    CHECK(board.fought(Whose::mine, 1) == Fought::won);
}

TEST_CASE("UCG 11.17.1 - up to so many cards are revealed and go below a character of that name", "[UCG.11.17.1]") {
    UltramanBoard board(act("charge 2 under 1 my.characters[character \"RED\"]"));
    board.area("Act", "Red1").area("Red1", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("my 2").number(2);
    CHECK(board.charges(Whose::mine, 2) == "Kai5 Kai6");
    CHECK(board.times_told(EventKind::revealed) == 2);
    const auto spot = board.spot(Whose::mine, 2).value;
    CHECK(board.view(Whose::mine).characters[spot].charged[0] != no_copy);
    CHECK(board.view(Whose::theirs).characters[spot].charged[0] == no_copy);
    UltramanBoard less(act("charge 2 under 1 my.characters[character \"RED\"]"));
    less.area("Act", "Red1").area("Red1", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    less.activate("Act").choose("my 2").number(1);
    CHECK(less.charges(Whose::mine, 2) == "Kai5");
    UltramanBoard nobody(act("charge 2 under 1 my.characters[character \"BLUE\"]"));
    nobody.area("Act", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    nobody.activate("Act");
    CHECK(nobody.times_told(EventKind::revealed) == 0);
    UltramanBoard shown(act("charge 2 under 1 my.characters[character \"BLUE\"]"));
    shown.rule("charge_reveals", 1).area("Act", "Red1").my(Where::deck, "Kai5 Kai6 Red1").ask_all().at(Phase::activate);
    shown.activate("Act");
    CHECK(shown.times_told(EventKind::revealed) == 2);
    CHECK(shown.my(Where::deck) == "Kai5 Kai6 Red1");
}

TEST_CASE("UCG 11.17.2 - charge cards do not count for the state", "[UCG.11.17.2]") {
    UltramanBoard board;
    board.area("Red1/Red2 +Kai5 +Kai6", "Red1").ask_all().at(Phase::activate);
    CHECK(board.bp(1) == 8000);
    CHECK(board.numbers(Whose::mine, 1).bp.state == State::double_);
}

TEST_CASE("UCG 11.17.3 - a new charge card goes below the others", "[UCG.11.17.3]") {
    UltramanBoard board(act("charge 1 under 1 my.characters[character \"RED\"]"));
    board.area("Act", "Red1").area("Red1 +Blue1", "Red1").my(Where::deck, "Kai5 Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("my 2").number(1);
    CHECK(board.charges(Whose::mine, 2) == "Blue1 Kai5");
}

TEST_CASE("UCG 11.17.4 - a card that is put below the character lies above its charge cards", "[UCG.11.17.4]") {
    UltramanBoard board(act("stack 1 my.hand under 1 my.characters[character \"RED\"]"));
    board.area("Act", "Red1").area("Red2 +Kai5", "Red1").my(Where::hand, "Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("Red1").choose("my 2");
    CHECK(board.mine(2) == "Red1/Red2");
    CHECK(board.charges(Whose::mine, 2) == "Kai5");
}

TEST_CASE("UCG 11.17.5 - charge cards of a character that has left are discarded", "[UCG.11.17.5]") {
    UltramanBoard board(act("put foe -> their.hand"));
    board.area("Act", "Red1 +Kai5 +Kai6").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.their(Where::hand) == "Red1");
    CHECK(board.their(Where::discard) == "Kai6 Kai5");
    CHECK(board.told(EventKind::moved, Clause::c11_17_6));
}

TEST_CASE("UCG 11.17.6 - when the effect has ended", "[UCG.11.17.6]") {
    UltramanBoard board(
        act("put foe -> their.hand; draw count(their.discard); put 1 their.hand -> place of 1 their.vacancies"));
    board.area("Act", "Red1 +Kai5").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.my(Where::hand).empty());  // it was not there yet
    CHECK(board.their(Where::discard) == "Kai5");
    CHECK(board.theirs(1) == "Red1");
    CHECK(board.charges(Whose::theirs, 1).empty());
}

TEST_CASE("UCG 11.17.7 - charge cards keep their order", "[UCG.11.17.7]") {
    UltramanBoard board(act("discard bottom charge on 1 my.characters[character \"RED\"]"));
    board.area("Act", "Red1").area("Red1 +Kai5 +Kai6 +Kai7", "Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("my 2");
    CHECK(board.charges(Whose::mine, 2) == "Kai5 Kai6");
    CHECK(board.my(Where::discard) == "Kai7");
}

TEST_CASE("UCG 11.18.1 - a TEAM in common is as good as a name for a level-up", "[UCG.11.18.1]") {
    const char* cards = R"(Tai1: ultraman level 1 basic character "TAI" team "TRI" bp 5000 7000
Fuma2: ultraman level 2 basic character "FUMA" team "TRI" bp 6000 8000
Lone2: ultraman level 2 basic character "LONE" team "DUO" bp 6000 8000
Fuma3: ultraman level 3 basic character "FUMA" team "TRI" bp 6000 8000)";
    UltramanBoard board(cards);
    board.area("Tai1", "Red1").my(Where::hand, "Fuma2 Lone2 Fuma3").ask_all().at(Phase::level_up);
    CHECK(board.why_not_level_up("Lone2", 1) == Clause::c5_6_2_1);
    CHECK(board.why_not_level_up("Fuma3", 1) == Clause::c5_6_2_2);
    board.level_up("Fuma2", 1);
    CHECK(board.mine(1) == "Tai1/Fuma2");
    UltramanBoard kept(cards);  // and for a right stack
    kept.area("Tai1/Fuma2", "Red1").my(Where::hand, "Red1").ask_all().at(Phase::level_up);
    CHECK(kept.mine(1) == "Tai1/Fuma2");
}

TEST_CASE("UCG 11.6.1 - who is unaffected is neither raised nor gets more", "[UCG.11.6.1]") {
    UltramanBoard board(act("lasting this turn { give my.characters[character \"RED\"] { unaffected by grade + } }") +
                        "Up: scene round 0 text { give my.characters { grade +1; bp +500 } }\n");
    board.scene("Up").area("Act", "Red1").area("Red1", "Red1").ask_all().at(Phase::activate);
    CHECK(board.bp(2) == 7500);
    board.activate("Act");
    CHECK(board.bp(2) == 5500);
    CHECK_FALSE(board.numbers(Whose::mine, 2).raised);
}

TEST_CASE("UCG 3.8.1 - what cannot be exiled by the other side stays", "[UCG.3.8.1]") {
    UltramanBoard board(act("exile 1 their.discard") +
                        "Ward: scene round 0 text { give my.discard { can't be exiled by them } }\n");
    board.scene("Ward", Whose::theirs).area("Act", "Red1").their(Where::discard, "Kai5").ask_all().at(Phase::activate);
    board.activate("Act").choose("Kai5");
    CHECK(board.their(Where::exile).empty());
}

TEST_CASE("UCG 9.2.1 - a text may have another's text of entering carried out", "[UCG.9.2.1]") {
    UltramanBoard board(std::string(enters) + act("use enter text of 1 my.hand"));
    board.area("Act", "Red1").my(Where::hand, "In1").ask_all().at(Phase::activate);
    board.activate("Act").choose("In1");
    CHECK(board.my(Where::discard) == "Red1");
}

TEST_CASE("UCG 11.2.1 - a scene and characters may be meant together", "[UCG.11.2.1]") {
    for (const std::string_view whom : {"this and 1 my.characters", "1 my.characters and this"}) {
        UltramanBoard board("Lift: scene round 0 text { activate 1; lasting this turn { give " + std::string(whom) +
                            " { bp +1000 } } }\n");
        board.scene("Lift").area("Red1/Red2", "Red1").ask_all().at(Phase::activate).activate("Lift").choose("my 1");
        CHECK(board.bp(1) == 9000);
        CHECK(board.their_bp(1) == 5000);
        CHECK(board.times_told(EventKind::lasting_begins) == 1);
    }
}

TEST_CASE("UCG 11.2.1 - what happened in the turn is known", "[UCG.11.2.1]") {
    UltramanBoard board(
        act("if happened returned of my.characters[double] by effects this turn { draw 1 }") +
        "Lift: scene round 0 text { activate 1; put top card on 1 my.characters[character \"RED\"] -> my.hand }\n");
    board.scene("Lift").area("Act", "Red1").area("Red1/Red2", "Red1").ask_all().at(Phase::activate);
    board.activate("Lift").choose("my 2");
    board.activate("Act");
    CHECK(board.my(Where::hand) == "Red2 Red1");
}

}  // namespace
}  // namespace cubenight::test
