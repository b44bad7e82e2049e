// Chapter 11: parts of a text that are done for each of several, by the other player, by chance, or as another text says.
#include <set>

#include "tests/ultraman/board.hpp"

namespace cubenight::test {
namespace {

std::string act(std::string_view effect) {
    return "Act: ultraman level 1 basic character \"ACT\" bp 1000 text { activate 1; " + std::string(effect) + " }\n";
}

TEST_CASE("UCG 11.2.1 - what is said of each is done once for every one of them", "[UCG.11.2.1]") {
    UltramanBoard board(
        act("each $x in my.characters[ultraman] { lasting this turn { give $x { bp +100 * level($x) } } }"));
    board.area("Act", "Red1").area("Red1/Red2/Red3", "Red1").area("Kai5", "Red1").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.bp(1) == 1100);
    CHECK(board.bp(2) == 11300);
    CHECK(board.bp(3) == 9000);
}

TEST_CASE("UCG 11.3.2 - of each one it is chosen anew whether it is done", "[UCG.11.3.2]") {
    UltramanBoard board(act("each $x in 2 my.discard { may { put $x -> my.hand } else { exile $x } }"));
    board.area("Act", "Red1").my(Where::discard, "Red1 Red2 Red3").ask_all().at(Phase::activate);
    board.activate("Act").choose("Red2").choose("Red3");
    CHECK(board.asks() == ChoiceKind::may);
    board.yes().no();
    CHECK(board.my(Where::discard) == "Red1");
    CHECK(board.my(Where::hand).size() + board.my(Where::exile).size() == 8);
    CHECK(board.times_told(EventKind::moved) == 2);
    CHECK(board.asks() == ChoiceKind::activate);
}

TEST_CASE("UCG 11.20.3 - each is done in full only where it is for all of them", "[UCG.11.20.3]") {
    const std::string plain = act("each $x in my.characters[other] { discard bottom card on $x }; fully exile foe");
    UltramanBoard all(plain);
    all.area("Act", "Kai5").area("Red1/Red2", "Red1").area("Red1/Red2", "Red1").ask_all().at(Phase::activate);
    all.activate("Act");
    CHECK(all.mine(2) == "Red2");
    CHECK(all.mine(3) == "Red2");
    CHECK(all.theirs(1).empty());
    UltramanBoard some(plain);  // what would leave no SINGLE is not done
    some.area("Act", "Kai5").area("Red1/Red2", "Red1").area("Red3/Red4", "Red1").ask_all().at(Phase::activate);
    some.activate("Act");
    CHECK(some.mine(2) == "Red2");
    CHECK(some.mine(3) == "Red3/Red4");
    CHECK(some.theirs(1) == "Kai5");
}

constexpr const char* either_of_two = "either { { discard 1 my.hand } | { draw 1; exile 1 my.hand } }";

TEST_CASE("UCG 11.2.1 - either part is done and the other is not", "[UCG.11.2.1]") {
    UltramanBoard first(act(either_of_two));
    first.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    first.activate("Act");
    CHECK(first.asks() == ChoiceKind::either);
    CHECK(first.match().choice.options.size() == 2);
    first.act({OptionKind::part, 0, 0, 0}).choose("Red2");
    CHECK(first.my(Where::discard) == "Red2");
    CHECK(first.my(Where::hand).empty());
    UltramanBoard second(act(either_of_two));
    second.area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    second.activate("Act").act({OptionKind::part, 1, 0, 0}).choose("Red2");
    CHECK(second.my(Where::exile) == "Red2");
    CHECK(second.my(Where::hand) == "Red1");
    CHECK(second.my(Where::discard).empty());
}

TEST_CASE("UCG 1.2.3 - of two parts the one that is impossible is not offered", "[UCG.1.2.3]") {
    UltramanBoard board(act(either_of_two));
    board.area("Act", "Red1").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.match().choice.options.size() == 1);
    CHECK(board.refusal({OptionKind::part, 0, 0, 0}) == Clause::rule_choice);
}

// Whether a text of an opened character asks whether it may do that. `place` puts the rest of the position there.
template <class Place>
bool asks_whether(std::string_view effect, Place place) {
    UltramanBoard board("Act: ultraman level 2 basic character \"RED\" bp 1000 2000 text { when enters { may { " +
                        std::string(effect) + " } } }\n");
    place(board);
    board.at(Phase::open);
    return board.match().choice.kind == ChoiceKind::may;
}

TEST_CASE("UCG 1.2.3 - nobody is asked whether to do what would change nothing", "[UCG.1.2.3]") {
    const auto alone = [](UltramanBoard& board) { board.area("Red1/*Act", "Blue1"); };
    const auto with_kai = [](UltramanBoard& board) { board.area("Red1/*Act", "Blue1").area("Kai5", "Blue1"); };
    struct Case {
        std::string_view effect;
        bool alone, with_kai;
    };
    const Case cases[] = {
        {"swap this with 1 my.characters[other]", false, true},
        {"swap this with 1 my.characters[adjacent, ultraman]", false, false},
        {"swap 2 my.characters", false, true},
        {"lasting this turn { give 1 my.characters[kaiju] { bp +1000 } }", false, true},
        {"lasting this turn { give 1 my.characters[other] { grade +1 } ; when turn ends { draw 1 } }", true, true},
        {"charge 1 under 1 my.characters[kaiju]", false, true},
        {"put 1 my.hand[ultraman] -> place of 1 my.vacancies", false, false},
        {"stack 1 my.hand on 1 my.characters[kaiju]", false, false},
        {"discard 1 my.hand[kaiju]; draw 1", true, true},
        {"discard 1 my.hand[kaiju]; fully draw 1", false, false},
        {"discard 1 my.hand[kaiju]; exile 1 my.discard", false, false},
        {"either { { discard 1 my.hand[kaiju] } | { exile 1 my.discard } }", false, false},
        {"if any my.characters[kaiju] { draw 1 }", false, true},
        {"each $x in my.characters[kaiju] { draw 1 }", false, true},
    };
    for (const Case& each : cases) {
        INFO(each.effect);
        CHECK(asks_whether(each.effect, alone) == each.alone);
        CHECK(asks_whether(each.effect, with_kai) == each.with_kai);
    }
    // A card that fits makes it a question.
    CHECK(asks_whether("stack 1 my.hand on 1 my.characters[other]", [](UltramanBoard& board) {
        board.area("Red1/*Act", "Blue1").area("Blue1", "Blue1").my(Where::hand, "Blue2");
    }));
    CHECK_FALSE(asks_whether("stack 1 my.hand on 1 my.characters[other]", [](UltramanBoard& board) {
        board.area("Red1/*Act", "Blue1").area("Blue1", "Blue1").my(Where::hand, "Blue3");
    }));
    CHECK(asks_whether("put 1 my.hand[ultraman] -> place of 1 my.vacancies", [](UltramanBoard& board) {
        board.area("Red1/*Act", "Blue1").area("", "Blue1").my(Where::hand, "Blue1");
    }));
}

TEST_CASE("UCG 11.2.1 - either 2 takes two different parts in the order of choosing", "[UCG.11.2.1]") {
    UltramanBoard board(act("either 2 { { draw 1 } | { discard top 1 of my.deck } | { exile top 1 of my.deck } }"));
    board.area("Act", "Red1").my(Where::deck, "Kai5 Kai6 Kai7 Red1").ask_all().at(Phase::activate);
    board.activate("Act").act({OptionKind::part, 2, 0, 0});
    CHECK(board.my(Where::exile) == "Kai5");
    CHECK(board.refusal({OptionKind::part, 2, 0, 0}) == Clause::rule_choice);
    board.act({OptionKind::part, 0, 0, 0});
    CHECK(board.my(Where::hand) == "Kai6");
    CHECK(board.my(Where::discard).empty());
    CHECK(board.asks() == ChoiceKind::activate);
}

TEST_CASE("UCG 11.10.1 - both draw and the player of the text first", "[UCG.11.10.1]") {
    UltramanBoard board(act("by both { draw 1 }"));
    board.lead(Whose::theirs).area("Act", "Red1").my(Where::deck, "Kai5 Red1").their(Where::deck, "Kai6 Red1");
    board.ask_all().at(Phase::activate).done().activate("Act");
    CHECK(board.my(Where::hand) == "Kai5");
    CHECK(board.their(Where::hand) == "Kai6");
    std::string order;
    for (const Event& event : board.events())
        if (event.type == EventKind::drawn) order += board.name(event.copy) + " ";
    CHECK(order == "Kai5 Kai6 ");
}

TEST_CASE("UCG 11.3.1 - what both may do each of them chooses of their own", "[UCG.11.3.1]") {
    UltramanBoard board(act("by both { may { discard 1 own.hand } }; draw 1"));
    board.area("Act", "Red1").my(Where::hand, "Red2 Red3").their(Where::hand, "Blue2 Blue3");
    board.my(Where::deck, "Kai5 Red1").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.asked() == seat0);
    board.yes().choose("Red3");
    CHECK(board.asked() == seat1);
    CHECK(board.asks() == ChoiceKind::may);
    board.yes();
    CHECK(board.asked() == seat1);
    board.choose("Blue2");
    CHECK(board.my(Where::discard) == "Red3");
    CHECK(board.their(Where::discard) == "Blue2");
    CHECK(board.my(Where::hand) == "Red2 Kai5");  // behind it the text's own player acts again
    UltramanBoard alone(act("by them { discard 1 own.hand }"));
    alone.area("Act", "Red1").my(Where::hand, "Red2").their(Where::hand, "Blue2 Blue3").ask_all().at(Phase::activate);
    alone.activate("Act");
    CHECK(alone.asked() == seat1);
    alone.choose("Blue3");
    CHECK(alone.my(Where::hand) == "Red2");
}

TEST_CASE("UCG 2.3.7.1 - a BP is chosen of those that are printed on a card", "[UCG.2.3.7.1]") {
    UltramanBoard board(act("choose $c = a bp of my.discard; lasting this turn { give this { columns = $c } }"));
    board.area("Act", "Red1").my(Where::discard, "Kai5 Moon0").ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.asks() == ChoiceKind::number);
    std::set<int> offered;
    for (const Option& option : board.match().choice.options) offered.insert(option.a | option.b << 8);
    CHECK(offered == std::set{8000, 9000, 12000});
    CHECK(board.match().choice.options.size() == 3);
    board.number(12000);
    CHECK(board.bp(1) == 12000);
    UltramanBoard field(act("choose $c = a bp of foe; lasting this turn { give this { columns = $c } }"));
    field.area("Act", "Red1/Red2").ask_all().at(Phase::activate);
    field.activate("Act").number(10000);  // of the card on top, whatever its state
    CHECK(field.bp(1) == 10000);
    UltramanBoard none(act("choose $c = a bp of my.discard; fully draw 1"));
    none.area("Act", "Red1").my(Where::discard, "Moon0").ask_all().at(Phase::activate);
    none.activate("Act");
    CHECK(none.asks() == ChoiceKind::activate);
    CHECK(none.my(Where::hand).empty());
}

TEST_CASE("UCG 11.2.1 - what is said to be random chance takes and nobody chooses", "[UCG.11.2.1]") {
    UltramanBoard board(act("discard 2 random my.hand"));
    board.area("Act", "Red1").my(Where::hand, "Red2 Red3 Kai5").chance_asked().ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.asks() == ChoiceKind::random_card);
    CHECK(board.match().choice.actor == Actor::chance);
    CHECK(board.match().choice.options.size() == 3);
    board.choose("Red3");
    CHECK(board.match().choice.options.size() == 2);
    board.choose("Kai5");
    CHECK(board.my(Where::discard) == "Kai5 Red3");
    CHECK(board.my(Where::hand) == "Red2");
}

TEST_CASE("UCG 11.2.1 - chance may take any of those that fit and no other", "[UCG.11.2.1]") {
    std::set<std::string> taken;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        UltramanBoard board(act("exile 1 random my.hand[ultraman]"));
        board.area("Act", "Red1").my(Where::hand, "Red2 Red3 Kai5").seed(seed).ask_all().at(Phase::activate);
        board.activate("Act");
        taken.insert(board.my(Where::exile));
    }
    CHECK(taken == std::set<std::string>{"Red2", "Red3"});
}

TEST_CASE("UCG 3.4.2 - of a hand that one cannot see chance takes the card", "[UCG.3.4.2]") {
    UltramanBoard board(act("look 1 random their.hand as $a to both; if $a is kaiju { discard $a }"));
    board.area("Act", "Red1").their(Where::hand, "Red2 Kai5").chance_asked().ask_all().at(Phase::activate);
    board.activate("Act");
    CHECK(board.match().choice.actor == Actor::chance);
    board.choose("Kai5");
    CHECK(board.their(Where::discard) == "Kai5");
    CHECK(board.times_told(EventKind::revealed) == 1);
    UltramanBoard plain(act("discard 1 their.hand"));  // also where random is not said
    plain.area("Act", "Red1").their(Where::hand, "Red2 Kai5").chance_asked().ask_all().at(Phase::activate);
    plain.activate("Act");
    CHECK(plain.asks() == ChoiceKind::random_card);
}

constexpr const char* lender =
    R"(Lend: ultraman level 1 basic character "LEND" bp 1000 text { activate 1; use activated text of 1 my.characters[character "ACT"] }
)";

TEST_CASE("UCG 9.4.3 - a text has another's Activate text carried out and its cost is paid", "[UCG.9.4.3]") {
    UltramanBoard board(std::string(lender) +
                        act("cost { discard 1 my.hand }; draw 2; lasting this turn { give this { bp +500 } }"));
    board.area("Lend", "Red1").area("Act", "Red1").my(Where::hand, "Red2 Red3").my(Where::deck, "Kai5 Kai6 Red1");
    board.ask_all().at(Phase::activate).activate("Lend").choose("my 2").choose("Red3");
    CHECK(board.my(Where::discard) == "Red3");
    CHECK(board.my(Where::hand) == "Red2 Kai5 Kai6");
    CHECK(board.bp(1) == 1000);
    CHECK(board.bp(2) == 1500);  // `this` is the character whose text it is
    CHECK(board.told(EventKind::text_begins, Clause::c9_4_1));
}

TEST_CASE("UCG 9.4.4 - another's Activate text is not carried out where its cost cannot be paid", "[UCG.9.4.4]") {
    UltramanBoard board(std::string(lender) + act("cost { discard 2 my.hand }; draw 2"));
    board.area("Lend", "Red1").area("Act", "Red1").my(Where::hand, "Red2").ask_all().at(Phase::activate);
    board.activate("Lend").choose("my 2");
    CHECK(board.my(Where::hand) == "Red2");
    CHECK_FALSE(board.told(EventKind::text_begins, Clause::c9_4_1));
    UltramanBoard condition(std::string(lender) + act("only if any my.characters[kaiju]; draw 2"));
    condition.area("Lend", "Red1").area("Act", "Red1").ask_all().at(Phase::activate);
    condition.activate("Lend").choose("my 2");
    CHECK(condition.my(Where::hand).empty());
}

TEST_CASE("UCG 9.4.1 - of several Activate texts of the other card its user chooses one", "[UCG.9.4.1]") {
    UltramanBoard board(std::string(lender).append(
        R"(Two: ultraman level 1 basic character "ACT" bp 1000 text { activate 1; draw 1 } text { give this { bp +1 } } text { activate 1; discard top 1 of my.deck })"));
    board.area("Lend", "Red1").area("Two", "Red1").ask_all().at(Phase::activate);
    board.activate("Lend").choose("my 2");
    CHECK(board.asks() == ChoiceKind::pick_text);
    CHECK(board.match().choice.options.size() == 2);
    board.choose_text(2);
    CHECK(board.my(Where::discard) == "Red1");
    CHECK(board.my(Where::hand).empty());
}

}  // namespace
}  // namespace cubenight::test
