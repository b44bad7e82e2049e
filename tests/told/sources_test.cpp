// Who did it and why: each line names the text that brought it about, and the clause that it follows.
#include <algorithm>

#include "src/text/clause_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/told/told.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

constexpr std::string_view cards = R"(
  card "Fox" { pokemon basic colorless hp 90 retreat 1
    attack "Scratch" [C] 20
    attack "Haze" [] { lasting next turn of them { when attacks of their.active { flip 1 { tails: fail } } } }
    attack "Curl" [] { lasting next turn of them { give this { no damage } } }
    attack "Toss" [] 10+ { flip 2 { heads: more 10 } }
    attack "Daze" [] { inflict confused on their.active }
    attack "Mock" [] { use attack of their.active } }
  card "Mole" { pokemon basic colorless hp 90 attack "Fell" [] { knock out their.active } }
  card "Thorn" { pokemon basic colorless hp 60 retreat 0
    ability "Barbs" { when damaged of this by their.pokemon { counters 2 on attacker } }
    attack "Poke" [] 10 }
  card "Calm" { pokemon basic colorless hp 60 retreat 0
    ability "Clear Head" { give this { can't be confused } }
    ability "Aside" { give my.bench { no effects of attacks } }
    attack "Poke" [] 10 }
  card "Ruin" { stadium stadium { when checkup { counters 1 on any.active } } }
  card "Charm" { tool attached { when turn ends { heal 10 holder } } }
  card "Lessons" { supporter play { draw 2 } }
)";

std::string written(const std::vector<text::LogLine>& lines) {
    std::string all;
    for (const text::LogLine& line : lines) {
        all += line.text;
        for (const std::string_view clause : line.clauses) all.append(" <").append(clause).append(">");
        all += "\n";
    }
    return all;
}

std::string told(std::string_view body, text::Language language = text::Language::english) {
    std::string file(cards);
    file.append("scenario \"A\" {").append(body).append("}");
    return written(lines_of(file, language));
}

}  // namespace

TEST_CASE("Damage and counters are told with the attack or Ability that brings them about", "[told]") {
    const std::string log = told(R"(me { active "Fox" { energy R } } them { active "Thorn" } attack "Scratch")");
    INFO(log);
    CHECK(log.find("Fox announces Scratch. <JA A-01.1>\nScratch of Fox: Thorn takes 20 damage. <JA A-01.dmg6>\n"
                   "Barbs of Thorn: 2 damage counters on Fox. <JA C-07.b1>\n") != std::string::npos);
    CHECK(log.find("Aino's turn ends. <JA A-01.b1>") != std::string::npos);
}

TEST_CASE("A Tool, a Stadium and a Trainer are named before what they do", "[told]") {
    const std::string log = told(R"(
        me { active "Fox" { damage 20; tool "Charm" } hand "Lessons" deck R x 5 } them { active "Thorn" } stadium "Ruin"
        play "Lessons" end turn expect turn of them)");
    INFO(log);
    CHECK(log.find("Aino plays Lessons. <JA I-B-02.proc.2>\nLessons: Aino draws 2 Fire Energy. <ZH I-H.b1>\n") !=
          std::string::npos);
    CHECK(log.find("Charm: Fox is healed of 10 damage. <JA C-06.b1>\n") != std::string::npos);
    CHECK(log.find("Ruin: 1 damage counter on Fox. <JA C-07.b1>\n") != std::string::npos);
}

TEST_CASE("What a lasting effect does is told with what began it, and its end is told", "[told]") {
    const std::string log = told(R"(
        me { active "Fox" deck R x 5 } them { active "Fox" { energy R } deck R x 5 }
        attack "Haze" coins T attack "Scratch" expect turn of me)");
    INFO(log);
    CHECK(log.find("Haze of Fox: An effect on Fox begins. <JA E-01.b1>\n") != std::string::npos);
    CHECK(
        log.find(
            "Still from Haze of Fox: Aino flips a coin: tails. <JA A-01.5>\nThe attack of Fox fails. <JA A-01.2a>\n") !=
        std::string::npos);
    CHECK(log.find("Haze of Fox: The effect on Fox ends. <JA E-01.b1>\n") != std::string::npos);
}

TEST_CASE("What keeps damage, effects and Special Conditions away is told by name", "[told]") {
    const std::string immune = told(R"(
        me { active "Fox" deck R x 5 } them { active "Fox" { energy R } deck R x 5 }
        attack "Curl" attack "Scratch")");
    INFO(immune);
    CHECK(immune.find("Scratch of Fox: Fox takes no damage. Curl of Fox keeps it away. <JA A-01.dmg6.immune>\n") !=
          std::string::npos);
    const std::string calm = told(R"(me { active "Fox" } them { active "Calm" } attack "Daze")");
    INFO(calm);
    CHECK(calm.find("Daze of Fox: Calm does not become Confused. Clear Head of Calm keeps it away. <JA II-A.b2>\n") !=
          std::string::npos);
    const std::string bench = told(R"(
        card "Bats" { pokemon basic darkness hp 60 attack "Swarm" [] { counters 1 on their.bench } }
        me { active "Bats" } them { active "Fox"; bench "Calm" } attack "Swarm")");
    INFO(bench);
    CHECK(bench.find("Swarm of Bats: The effect does not reach Calm. Aside of Calm keeps it away. <JA C-07.faq>\n") !=
          std::string::npos);
}

TEST_CASE("Damage is told with the Weakness and the Resistance that changed it", "[told]") {
    const auto hit = [](const std::string& defender, const std::string& attack) {
        return told(
            "card \"Torch\" { pokemon basic fire hp 60 attack \"Burn\" [] 50 attack \"Aim\" [] { damage 50 to "
            "their.active "
            "plain } }\ncard \"Post\" { pokemon basic grass hp 300 " +
            defender + " }\nme { active \"Torch\" } them { active \"Post\" } attack \"" + attack + "\"");
    };
    const auto has = [](const std::string& log, const char* sentence) {
        INFO(log);
        return log.find(sentence) != std::string::npos;
    };
    CHECK(has(hit("weakness fire x2", "Burn"), "Post takes 100 damage (Weakness). <JA A-01.dmg6>\n"));
    CHECK(has(hit("resistance fire -30", "Burn"), "Post takes 20 damage (Resistance). <JA A-01.dmg6>\n"));
    CHECK(has(hit("weakness fire x2 resistance fire -30", "Burn"), "Post takes 70 damage (Weakness, Resistance)."));
    CHECK(has(hit("weakness water x2", "Burn"), "Post takes 50 damage. "));
    CHECK(has(hit("weakness fire x2", "Aim"), "Post takes 50 damage. "));
}

TEST_CASE("A copied attack is told by its name and by whose it is", "[told]") {
    const std::string log = told(R"(me { active "Fox" } them { active "Thorn" } attack "Mock" choose attack "Poke")");
    INFO(log);
    CHECK(log.find("Mock of Fox: Poke of Thorn is used as this one. <JA C-18.b1>\n"
                   "Poke of Fox: Thorn takes 10 damage. <JA A-01.dmg6>\n") != std::string::npos);
}

TEST_CASE("A Special Condition cites its own clause, and its replacement that of replacing", "[told]") {
    const std::string log = told(R"(me { active "Fox" } them { active "Thorn" { asleep } } attack "Daze")");
    INFO(log);
    CHECK(log.find("Daze of Fox: Thorn is no longer Asleep. <FI cond.removal.rotate>\n"
                   "Daze of Fox: Thorn is now Confused. <FI cond.confused>\n") != std::string::npos);
}

TEST_CASE("A coin of an attack cites how the attack is carried out", "[told]") {
    const std::string log = told(R"(me { active "Fox" } them { active "Thorn" } coins H T attack "Toss")");
    INFO(log);
    CHECK(log.find("Toss of Fox: Aino flips 2 coins: heads and tails. <JA A-01.4>\n") != std::string::npos);
}

TEST_CASE("A retreat is told as who left for whom", "[told]") {
    const std::string log = told(R"(me { active "Fox" { energy R }; bench "Calm" } them { active "Thorn" }
                                    retreat to my bench 1 discarding R)");
    INFO(log);
    CHECK(log.find("Aino discards Fire Energy for the retreat. <JA A-03.2>\n"
                   "Fox retreats. Calm is the Active Pokémon. <JA A-03.3>\n") != std::string::npos);
}

TEST_CASE("Who takes a Prize card is told with it", "[told]") {
    const std::string log = told(
        R"(me { active "Mole"; prizes 3 } them { active "Thorn"; bench "Calm"; prizes 3 } attack "Fell" expect my prizes 2)");
    INFO(log);
    CHECK(log.find("Fell of Mole: 6 damage counters on Thorn. <JA A-01.5>\n") != std::string::npos);
    CHECK(log.find("Aino takes a Prize card") != std::string::npos);
    CHECK(log.find("<JA I-D.b3.4>") != std::string::npos);
}

TEST_CASE("Who plays a Stadium and why a match is over is told", "[told]") {
    const std::string log = told(R"(me { active "Mole"; hand "Ruin" } them { active "Thorn"; bench none }
                                    play "Ruin" attack "Fell" expect me wins)");
    INFO(log);
    CHECK(log.find("Aino plays Ruin. <JA I-B-03.b1>\n") != std::string::npos);
    CHECK(log.find("Aino wins the match. Why: no Pokémon was left in play in turn ") != std::string::npos);
}

TEST_CASE("Where documents differ, the log cites the one in force", "[told]") {
    constexpr std::string_view body = R"(
        rules RULES
        card "Whim" { pokemon basic colorless hp 90 attack "Try" [] 30 { flip 1 { tails: fail } } }
        me { active "Whim" } them { active "Fox" { poisoned } } coins T attack "Try" expect turn of them)";
    const auto under = [&](std::string_view rules) {
        std::string text(body);
        return told(text.replace(text.find("RULES"), 5, rules));
    };
    const std::string ja = under("ja-3.0"), zh = under("zh-2.2"), fi = under("fi-swsh"), cube = under("cube");
    INFO(ja << "\n" << zh << "\n" << fi << "\n" << cube);
    CHECK(ja.find("The attack of Whim fails. <JA D-01.b2>\n") != std::string::npos);
    CHECK(zh.find("The attack of Whim fails. <ZH D-01.b2>\n") != std::string::npos);
    CHECK(fi.find("The attack of Whim fails. <FI detail.attack.5>\n") != std::string::npos);
    CHECK(ja.find("Fox is Poisoned: 1 damage counter. <JA I-F.b3.1>\n") != std::string::npos);
    CHECK(zh.find("Fox is Poisoned: 1 damage counter. <ZH I-F.b3.1>\n") != std::string::npos);
    CHECK(fi.find("Fox is Poisoned: 1 damage counter. <FI cond.poisoned>\n") != std::string::npos);
    CHECK(cube.find("Fox is Poisoned: 1 damage counter. <CUBE cond.poisoned>\n") != std::string::npos);
    CHECK(cube.find("Aino's turn ends. <CUBE turn.4>\n") != std::string::npos);
    CHECK(text::clause_sentence("JA D-01.b2", text::Language::english) !=
          text::clause_sentence("ZH D-01.b2", text::Language::english));
}

TEST_CASE("No card cannot be shuffled, and is not told as shuffled", "[told][JA.E-35.b3][JA.E-36.b3]") {
    constexpr std::string_view shuffler = R"(
        card "Mix" { item play { shuffle my.hand; shuffle my.deck; discard their.active } }
        me { active "Fox"; hand "Mix" DECK } them { active "Thorn"; bench "Calm" } play "Mix")";
    const auto with = [&](std::string_view deck) {
        std::string body(shuffler);
        return told(body.replace(body.find("DECK"), 4, deck));
    };
    const std::string none = with("; deck none"), some = with("; deck R x 2");
    INFO(none << "\n" << some);
    CHECK(none.find("shuffles") == std::string::npos);
    CHECK(some.find("Mix: Aino shuffles the deck.") != std::string::npos);
    CHECK(some.find("shuffles the hand") == std::string::npos);
}

TEST_CASE("Whether anything was done by hand is told when its player is done", "[told]") {
    const auto by_hand = [](const std::string& answers) {
        return told(R"(card "Sphinx" { item play { by hand "The sphinx asks" } } me { hand "Sphinx" } play "Sphinx" )" +
                    answers);
    };
    CHECK(by_hand("choose done").find("Aino does nothing by hand.") != std::string::npos);
    const std::string once = by_hand("choose by hand draw, place my deck, 1 choose done yes");
    INFO(once);
    CHECK(once.find("Aino is done by hand.") != std::string::npos);
    CHECK(once.find("does nothing by hand") == std::string::npos);
}

TEST_CASE("Sources are told in every language", "[told]") {
    for (int i = 0; i < text::language_count; ++i) {
        const std::string log = told(R"(me { active "Fox" { energy R } } them { active "Thorn" } attack "Scratch")",
                                     static_cast<text::Language>(i));
        INFO(log);
        CHECK(log.find("Barbs") != std::string::npos);
        CHECK(log.find('{') == std::string::npos);
    }
}
