// Scenarios that do not come true: which statement, what is the case instead, and what happened until then.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/run.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using scenario::Report;
using scenario::Verdict;

namespace {

constexpr const char* cards = R"(
card "Fox" { pokemon basic fire hp 70 weakness water x2 retreat 1
  ability "Glow" { once; heal 20 this } attack "Flare" [R] 30 attack "Toss" [R] 20x { flip 2 { after: times heads } } }
card "Great Fox" { pokemon stage1 fire hp 120 evolves from "Fox" attack "Blaze" [R] 80 }
card "Rope" { item play { switch mine } } card "Rope Fox" { pokemon basic fire hp 60 }
)";

// The statements of a scenario in which my Fox with two energies faces a Bystander.
Report run(const std::string& statements) {
    const auto file = scenario::read_scenarios(std::string(cards) + R"(scenario "A" {
        me { active "Fox" { energy RR } bench "Fox", "Fox" { damage 20 } hand "Great Fox", "Rope", R } )" +
                                                   statements + "}",
                                               "x.scn");
    INFO((file.ok() ? std::string() : file.error().english()));
    REQUIRE(file.ok());
    return scenario::run_scenario(*file, file->scenarios[0]);
}

void passes(const std::string& statements) {
    const Report report = run(statements);
    INFO(statements << "\n" << report.statement.english() << "\n" << report.reason.english());
    CHECK(report.verdict == Verdict::passed);
}

void fails(const std::string& statements, const std::string& reason, Verdict verdict = Verdict::failed) {
    const Report report = run(statements);
    INFO(statements << "\n" << report.reason.english());
    CHECK(report.verdict == verdict);
    CHECK(report.reason.english().find(reason) != std::string::npos);
}

}  // namespace

TEST_CASE("an expectation that is not so says what is", "[scenario]") {
    fails("expect my active damage 10", "but damage is 0");
    fails("expect my active poisoned", "its Special Conditions are: none");
    fails("expect my active retreat 2", "retreat is 1");
    fails("expect my active energy R", "there is: \"Fire Energy\", \"Fire Energy\"");
    fails("expect my hand \"Rope\"", "there is: \"Great Fox\", \"Rope\", \"Fire Energy\"");
    fails("expect my active type water", "its type is fire");
    fails("expect my active weakness fire x2", "its Weakness is water x2");
    fails("expect turn of them", "it is turn 5 of me");
    fails("expect stadium \"Rope\"", "the Stadium is none");
    fails("expect me wins", "the match is running");
    fails("expect asks them", "me is asked: main");
    fails("attack \"Flare\" expect happened damaged their active 20", "it did not happen");
    fails("expect not my active damage 0", "but damage is 0");
}

TEST_CASE("an expectation that is so passes", "[scenario]") {
    passes(
        "expect my active damage 0, left 70, hp 70, retreat 1, energy RR, units 2, type fire, weakness water x2, "
        "resistance none");
    passes("expect my hand has \"Rope\" and lacks \"Fox\" and count 3  expect my bench count 2  expect my deck 10");
    passes(
        "expect \"Rope\" in my hand  expect not \"Rope\" in my discard  expect my active attack \"Flare\" cost [R] "
        "damage 30");
    passes(
        "attack \"Flare\" expect their active damage 30 expect happened attack declared then damaged their active 30 "
        "then turn ends me");
}

TEST_CASE("who is there is the Pokémon itself, with what is said of it", "[scenario]") {
    passes("evolve my active into \"Great Fox\" expect my active \"Great Fox\" expect \"Fire Energy\" on my active");
    fails("evolve my active into \"Great Fox\" expect my active \"Fox\"", "it is not there");
    fails("expect my active \"Fire Energy\"", "it is not there");
    passes(
        "expect my bench \"Fox\" with damage 20 expect my active with \"Fire Energy\" expect not my bench \"Fox\" with "
        "damage 50");
    fails("expect my bench \"Fox\" with damage 50", "it is not there");
    fails("expect my active with \"Rope\"", "it is not there");
}

TEST_CASE("a scenario's own card hides one of its file, and that one hides one of a file that is used", "[scenario]") {
    passes("card \"Rope\" { item play { draw 1 } } play \"Rope\" expect my hand count 3");
    passes("card \"other\" \"Rope\" { item play { draw 1 } } play \"Rope\" expect my hand count 3");
    const auto file = scenario::read_scenarios(
        "use \"a.cards\" card \"Fox\" { pokemon basic fire hp 70 } "
        "scenario \"A\" { me { active \"Fox\" bench \"Owl\" } "
        "expect my active hp 70 and my bench 1 hp 50 }",
        "x.scn");
    REQUIRE(file.ok());
    const auto used = read_cards(
        "card \"Fox\" \"Fox\" { pokemon basic fire hp 90 } "
        "card \"Owl\" \"Owl\" { pokemon basic grass hp 50 }",
        "a.cards");
    REQUIRE(used.ok());
    const Report report = scenario::run_scenario(*file, file->scenarios[0], {{"a.cards", *used}});
    INFO(report.reason.english());
    CHECK(report.verdict == Verdict::passed);
    fails("card \"Hat\" { item play { draw 1 } } card \"Hat\" { item play { draw 2 } } expect my hand count 3",
          "two cards have the key \"Hat\"", Verdict::wrong);
}

TEST_CASE("who knows a card, and how it lies, is part of a list", "[scenario]") {
    passes("expect my hand \"Great Fox\" known to me, \"Rope\", R");
    fails("expect my hand \"Great Fox\" known to them, \"Rope\", R", "there is:");
    fails("expect my prizes top G face up", "there is:");
}

TEST_CASE("an event is of whom it happened to, and says its attack", "[scenario]") {
    passes(
        "attack \"Flare\" expect happened attack declared \"Flare\" expect happened attack declared my active \"Fox\" "
        "\"Flare\"");
    fails("attack \"Flare\" expect happened attack declared \"Toss\"", "it did not happen");
    fails("attack \"Flare\" expect happened damaged my active 30", "it did not happen");
    fails("attack \"Flare\" expect not happened damaged $nobody", "nothing has the label $nobody");
    passes("end turn expect happened drawn them \"Grass Energy\"");
    fails("end turn expect happened drawn them \"Rope\"", "it did not happen");
}

TEST_CASE("when a Pokémon came and changed, and what is used up, can be asked", "[scenario]") {
    passes(
        "play \"Rope\" choose my bench 2 expect my active not new  evolve my active into \"Great Fox\" expect my "
        "active evolved this turn");
    fails("expect my active new", "it came into play in turn 4");
    fails("expect my active evolved this turn", "it changed last in turn");
    fails("expect my per game \"GX\" used", "it is not so");
    passes("expect my per game \"GX\" not used  expect my active energy RR of me, energy none of them");
}

TEST_CASE("a Pokémon that came and evolved in one turn is new and has evolved this turn", "[scenario]") {
    const std::string boost =
        "card \"Boost\" { item play { evolve 1 my.bench with 1 my.hand[stage1] } } my hand \"Boost\" ";
    passes(boost +
           "my bench \"Fox\" { new } as $new expect $new new, not evolved this turn play \"Boost\" choose $new choose "
           "\"Great Fox\" "
           "expect $new \"Great Fox\", new, evolved this turn end turn expect $new not new, not evolved this turn");
    passes("my bench \"Fox\" > \"Great Fox\" { new } as $both expect $both new, evolved this turn");
}

TEST_CASE("who retreats or is switched is the one that goes back, and who comes up stands behind `to`", "[scenario]") {
    const std::string retreat = "evolve my active into \"Great Fox\" retreat to my bench 2 ";
    passes(retreat +
           "expect happened retreated \"Great Fox\" expect not happened retreated \"Fox\" "
           "expect happened retreated my bench \"Great Fox\" to my active \"Fox\" "
           "expect not happened retreated to \"Great Fox\" expect not happened retreated my active");
    passes(
        "my bench \"Rope Fox\" as $up play \"Rope\" choose $up expect happened switched \"Fox\" to $up "
        "expect not happened switched $up expect not happened switched \"Rope Fox\"");
    const Report report = run(retreat + "expect happened coin");
    REQUIRE_FALSE(report.log.empty());
    CHECK(report.log.back().starts_with("retreated my bench \"Great Fox\" to \"Fox\""));
}

TEST_CASE("energy that is named for a retreat is all of it, and too little is refused", "[scenario]") {
    const std::string dearer =
        "card \"Tide\" { stadium stadium { give any.pokemon { retreat +1 } } } stadium \"Tide\" ";
    passes(dearer +
           "refuse retreat to my bench 1 discarding R by JA A-03 allow retreat to my bench 1 discarding RR "
           "refuse retreat to my bench 1 discarding RRR retreat to my bench 1 expect my discard RR");
    fails(dearer + "retreat to my bench 1 discarding R", "refused by JA A-03");
}

TEST_CASE("after the match nothing is allowed, by the clause that ended it", "[scenario]") {
    const std::string won = "their active \"Fox\" { damage 50 } attack \"Flare\" expect me wins ";
    passes(won + "refuse end turn refuse end turn by JA I-E refuse attack \"Flare\" by I-E.b2");
    fails(won + "refuse end turn by JA A-01", "the match is over by JA I-E");
}

TEST_CASE("a deck without Basic Pokémon is not drawn from without end", "[scenario]") {
    const auto file = scenario::read_scenarios(
        "scenario \"A\" { begin with set up my deck R x 59, \"Bystander\" their deck R x 59, \"Bystander\" coins H yes "
        "expect turn 1 of me }",
        "x.scn");
    REQUIRE(file.ok());
    const Report report = scenario::run_scenario(*file, file->scenarios[0]);
    CHECK(report.reason.english().find("drawn again and again") != std::string::npos);
    CHECK(report.log.size() < 200);
}

TEST_CASE("attacks to choose from have their names", "[scenario]") {
    fails("expect asks them", "attack \"Flare\", attack \"Toss\"");
}

TEST_CASE("several subjects stand in one expectation, each of them asked", "[scenario]") {
    passes("expect my active damage 0 and my bench 2 damage 20, not my bench 1 damage 20");
    passes("expect my hand count 3 and not my active poisoned and their hand none");
    passes("concede expect over and them wins by conceded and my active damage 0 and turn of me");
    fails("expect my active damage 0 and my bench 2 damage 30", "but damage is 20");
    fails("expect my hand count 3 and not my bench 2 damage 20", "but damage is 20");
}

TEST_CASE("something of the match stands behind a comma or `and` like anything else", "[scenario]") {
    passes("expect my hand count 3 and sudden deaths 0, coins left 0 and can attack \"Flare\", not draw and not over");
    fails("expect my hand count 3 and draw", "the match is running");
    fails("expect my active damage 0, sudden deaths 1", "it is 0");
    fails("expect stadium none and can't attack \"Flare\"", "it is allowed");
    passes("players Aino and Ben expect my hand count 3 and Aino went first, not Ben went first");
}

TEST_CASE("who is meant stands in the line of what is asked, and the next line asks for itself", "[scenario]") {
    passes(
        "attack \"Flare\" expect {\n happened turn ends\n me went first\n happened damaged\n \"Fox\" on my active\n }");
    passes(
        "expect {\n their active has no energy\n \"Rope\" in my hand\n can retreat\n my active damage 0\n"
        " my active\n \"Rope\" in my hand\n can concede\n me went first\n }");
}

TEST_CASE("a Weakness without a number is x2", "[scenario]") {
    passes("expect my active weakness water");
    fails(
        "card \"Owl\" { pokemon basic water hp 60 weakness fire x3 } their active \"Owl\" "
        "expect their active weakness fire",
        "its Weakness is fire x3");
}

TEST_CASE("what is refused is refused by its clause and changes nothing", "[scenario]") {
    passes(
        "refuse attack \"Blaze\" by JA A-01.1 refuse play \"Great Fox\" on their active by A-05.b1a expect my hand "
        "count 3");
    fails("refuse attack \"Flare\"", "it is allowed");
    fails("refuse attack \"Blaze\" by JA C-15", "it is refused, but by JA A-01.1");
    fails("attack \"Blaze\"", "refused by JA A-01.1");
    passes("allow attack \"Flare\" allow retreat to my bench 1 expect my active energy RR");
    fails("allow attack \"Blaze\"", "refused by JA A-01.1");
}

TEST_CASE("a clause that founds the same refusal will do, another one not", "[scenario]") {
    passes("retreat to my bench 2 discarding R refuse retreat to my bench 1 by A-03.b2");
    passes("retreat to my bench 2 discarding R refuse retreat to my bench 1 by ZH A-03.b2");
    passes("retreat to my bench 2 discarding R refuse retreat to my bench 1 by CUBE turn.3.retreat");
    fails("retreat to my bench 2 discarding R refuse retreat to my bench 1 by CUBE turn.3.energy", "but by JA A-03.b2");
    passes("retreat to my bench 2 discarding R refuse retreat to my bench 1 by ZH A-03.1a");  // it has no energy either
    fails("retreat to my bench 2 discarding R refuse retreat to my bench 1 by ZH A-03.1b", "but by JA A-03.b2");
}

TEST_CASE("an answer is refused by what the text that asks does, and not by what another text does", "[scenario]") {
    const auto verdict = [](const std::string& clause) {
        const auto file = scenario::read_scenarios(R"(scenario "A" {
            card "Medic" { pokemon basic psychic hp 90 attack "Mend" [] 10 { heal 30 this } }
            card "Sight" { item play { look top 3 of my.deck as $t; order $t } }
            me { active "Medic" hand "Sight" deck R, G, W, "Sight" }
            play "Sight" refuse choose "Sight" in my deck by )" +
                                                       clause + "}",
                                                   "x.scn");
        REQUIRE(file.ok());
        return scenario::run_scenario(*file, file->scenarios[0]).verdict;
    };
    CHECK(verdict("JA E-18") == Verdict::passed);
    CHECK(verdict("JA C-06") == Verdict::failed);
}

TEST_CASE("what holds while a coin is in the air may be expected, what does not hold cannot be told", "[scenario]") {
    passes("attack \"Toss\" expect their active damage 0 expect turn of me coins HT expect their active damage 20");
    fails("attack \"Toss\" expect their active damage 20 coins HT", "a coin is flipped");
    fails("attack \"Toss\" expect their active damage 0", "a coin is flipped");
}

TEST_CASE("a coin that the scenario does not tell, or that never falls, is a failure", "[scenario]") {
    fails("attack \"Toss\"", "the scenario does not say how it falls");
    fails("coins H H T attack \"Toss\"", "1 of the scenario's coins were never flipped");
    passes("coins H attack \"Toss\" coins H expect their active damage 40");
    passes("coins always heads attack \"Toss\" expect their active damage 40");
}

TEST_CASE("whoever is meant has to be told from others that are not alike", "[scenario]") {
    fails("expect \"Fox\" damage 20", "several are meant");
    passes("expect \"Fox\" with damage 20 left 50  expect my bench 2 damage 20");
    fails("play \"Rope\" choose \"Fox\" in my bench", "that could be: my bench 1 \"Fox\" / my bench 2 \"Fox\"");
    passes("play \"Rope\" choose \"Fox\" with damage 20 expect my active damage 20");
    fails("play \"Rope\" attack \"Flare\"", "before that, me is asked: pick pokemon");
}

TEST_CASE("a scenario that cannot be is wrong at its line", "[scenario]") {
    fails("their hand \"Nobody\"", "no card is called \"Nobody\"", Verdict::wrong);
    fails("their deck \"Rope\" x 60, \"Rope\"", "more than 60 cards", Verdict::wrong);
    fails("their active \"Rope\"", "is no Pokémon", Verdict::wrong);
    CHECK(run("\n\n their bench \"Bystander\", \"Rope\"").line == 9);
    // What is wrong with a whole side is of no Pokémon's line.
    CHECK(run("\n\n their active \"Fox\" their deck \"Rope\" x 60, \"Rope\"").line == 6);
    fails("their used ability \"Glow\"", "is limited by name", Verdict::wrong);
    fails("their used per game \"GX\"", "no text says", Verdict::wrong);
    const Report report = run("\n\n their active \"Fox\" { used \"Glare\" }");
    CHECK(report.verdict == Verdict::wrong);
    CHECK(report.line == 9);
}

TEST_CASE("a failure tells what happened with clauses", "[scenario]") {
    const Report report = run("attack \"Flare\" expect their active damage 0");
    REQUIRE(report.log.size() >= 2);
    CHECK(report.since == 0);
    CHECK(report.log[0] == "attack declared my active \"Fox\" \"Flare\" (JA A-01.1)");
    CHECK(report.log[1] == "damaged their active \"Bystander\" 30 (JA A-01.dmg6)");
    CHECK(report.statement.english() == "expected: their active damage 0");
}

TEST_CASE("what happened several times in a row is told once", "[scenario]") {
    const auto file = scenario::read_scenarios(
        "scenario \"A\" { card \"Ball\" { item play { search my.deck for 1 my.deck[pokemon] -> my.hand } } "
        "my hand \"Ball\" my deck R x 3, \"Bystander\" play \"Ball\" choose \"Bystander\" end turn expect turn of me }",
        "x.scn");
    REQUIRE(file.ok());
    const Report report = scenario::run_scenario(*file, file->scenarios[0]);
    const std::string text = told(*file, file->scenarios[0], report);
    INFO(text);
    CHECK(text.find("looked \"Fire Energy\" (ZH I-H.b2), 3 times\n") != std::string::npos);
    CHECK(text.find("looked \"Bystander\" (ZH I-H.b2)\n") != std::string::npos);
}

TEST_CASE("what decides itself may be said or left out", "[scenario]") {
    passes(
        "their active \"Fox\" { damage 40 } their bench \"Rope Fox\" attack \"Flare\" take prize 3 them: promote "
        "\"Rope Fox\" expect their active \"Rope Fox\"");
    passes(
        "their active \"Fox\" { damage 40 } their bench \"Rope Fox\" attack \"Flare\" expect their active \"Rope "
        "Fox\"");
    passes("retreat choose R choose my bench 2 expect my active damage 20");
    passes("retreat to my bench 2 expect my active damage 20");
    fails("retreat choose W", "that is not offered");
    fails("their active \"Fox\" { damage 40 } their bench \"Rope Fox\" attack \"Flare\" promote \"Fox\"",
          "that is not offered");
}

TEST_CASE("looking changes nothing and an open choice is told", "[scenario]") {
    passes(
        "play \"Rope\" expect my active damage 0 expect asks me pick pokemon 2 options expect my hand count 2 choose "
        "my bench 2 expect my active damage 20");
    fails("play \"Rope\" expect my active damage 20", "but damage is 0; and me is asked: pick pokemon");
    passes("attack \"Toss\" expect their active damage 0 coins H T expect their active damage 20");
    fails("attack \"Toss\" expect their active damage 20", "the scenario does not say how it falls");
}

TEST_CASE("chance that never comes is a failure", "[scenario]") {
    fails("shuffle \"Rope\" end turn", "1 of the scenario's shuffles never came");
    fails("random \"Rope\" end turn", "1 of the scenario's random cards were never picked");
}

TEST_CASE("a name that no card has is a slip and no refusal", "[scenario]") {
    fails("refuse attack \"Flair\"", "no card has an attack called \"Flair\"");
    fails("refuse ability \"Gloom\"", "no card has an ability called \"Gloom\"");
    fails("expect not my active attack \"Flair\"", "no card has an attack called \"Flair\"");
    fails("expect not my active ability \"Gloom\"", "no card has an ability called \"Gloom\"");
    passes("refuse ability \"Glow\" of their active refuse attack \"Blaze\" by JA A-01.1");
}

TEST_CASE("acting in the other player's turn is refused", "[scenario]") {
    passes("refuse them: end turn end turn refuse me: attack \"Flare\" them: end turn");
    fails("them: end turn", "it is the turn of me");
}

TEST_CASE("natural wordings are read alike", "[scenario]") {
    passes(
        "attack \"Flare\" expect their active has 3 damage counters expect their active has 30 damage expect their "
        "active has no energy");
    passes("their bench \"Fox\" x 3 their deck 4 expect their bench count 3 expect their deck 4");
    passes("attach R from my hand to my active expect my active energy 3 R");
    passes(
        "evolve my active to \"Great Fox\" expect \"Great Fox\" on my active expect my active \"Great Fox\", energy RR "
        "and hp 120");
    passes(
        "their active \"Fox\" { damage 40 } their bench \"Fox\" attack \"Flare\" expect knocked out \"Fox\" expect "
        "stadium empty");
    passes("their active \"Fox\" { damage 40 } as $it their bench \"Fox\" attack \"Flare\" expect $it knocked out");
    passes("expect \"Fox\" on my bench 2 damage 20 expect \"Fox\" in my bench 2 damage 20 expect R on my active");
}
