// Several cards are chosen one after another, of the hand and of a list: what was chosen is marked, and nothing else moves.
#include "src/text/pokemon/why_not.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/ruling_evening.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

constexpr const char* chosen_cards = R"(
card "Lantern Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 }
card "Wick Owl" { pokemon basic water hp 60 attack "Peck" [C] 10 }
card "Toll" { item play { cost { discard 2 my.hand[other] }; draw 2 } }
card "Salve" { item play { heal 30 1 my.pokemon } }
card "Note" { item play { draw 1 } }
card "Tale" { item play { may { look top 8 of my.deck as $t; attach any number $t[basic energy] to my.pokemon spread; shuffle my.deck } } }
card "Camp" { item play { search my.deck for up to 2 my.deck[pokemon] -> my.hand reveal; shuffle my.deck } }
)";

struct Choosing : RulingEvening {
    explicit Choosing(std::string_view position, int width = 1600, int height = 1000)
        : RulingEvening(chosen_cards + ("scenario \"Chosen\" {\n me { active \"Lantern Fox\"; " +
                                        std::string(position) + " }\n refuse attack \"Flare\"\n}\n"),
                        width, height) {
        open(0);
    }
    MatchSession& match() { return *session->match(); }
    std::string of_hand(std::string_view name) {
        const pokemon::View& view = match().view();
        const auto& hand = view.seats[view.seat].hand;
        const auto held = std::ranges::find_if(
            hand, [&](CopyId copy) { return match().cards()[view.cards[copy.value]].name == name; });
        REQUIRE(held != hand.end());
        return "card." + std::to_string(held->value);
    }
    // What is written over the hand.
    std::vector<std::string> over_hand() { return texts_in(*stage, {0, 1000 - 190, 1276, 190}); }
    std::size_t picked() { return match().view().picks.size(); }
};

}  // namespace

TEST_CASE("While cards of the hand are chosen none wears a label or a lock of playing", "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Toll", "Salve", "Note", "Wick Owl")");
    c.stage->point_away();
    c.stage->settle();
    const Strings say;
    CHECK(has(c.over_hand(), "would do"));  // nothing is hurt
    c.press(c.of_hand("Toll"));
    c.stage->point_away();
    c.stage->settle();
    CHECK_FALSE(has(c.over_hand(), "would do"));
    CHECK_FALSE(has(c.over_hand(), say(Text::match_list_chosen)));
    c.press(c.of_hand("Note"));
    c.stage->point_away();
    c.stage->settle();
    REQUIRE(c.picked() == 1);
    CHECK(has(c.over_hand(), say(Text::match_list_chosen)));
    CHECK_FALSE(has(c.over_hand(), "Play"));
    CHECK_FALSE(has(c.over_hand(), "Bench"));
}

TEST_CASE("A chosen card of a list keeps its place and number and is taken back by a second press",
          "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Camp"; deck "Lantern Fox", "Wick Owl", "Note", "Salve")");
    c.press(c.of_hand("Camp"));
    REQUIRE(c.stage->shown("pick.1"));
    const Rect first = c.stage->app().ui().find("pick.0")->rect, second = c.stage->app().ui().find("pick.1")->rect;
    const auto press = [&](Key key) {
        c.stage->press(key);
        c.stage->settle();
    };
    press(Key::digit1);
    REQUIRE(c.picked() == 1);
    const std::string chosen = "chosen." + std::to_string(c.match().view().picks[0].value);
    REQUIRE(c.stage->shown(chosen));
    CHECK(c.stage->app().ui().find(chosen)->rect == first);
    CHECK(c.stage->app().ui().find("pick.0")->rect == second);
    press(Key::digit1);  // which takes it back
    CHECK(c.picked() == 0);
    CHECK(c.stage->app().ui().find("pick.0")->rect == first);
    press(Key::digit1);
    c.press(chosen);
    CHECK(c.picked() == 0);
    press(Key::digit1);
    press(Key::digit2);  // the last one: the text goes on
    CHECK_FALSE(c.stage->shown("pick.0"));
    const pokemon::View& view = c.match().view();
    CHECK(view.seats[view.seat].hand.size() == 2);
}

TEST_CASE("A chosen card of the hand is taken back by a second press", "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Toll", "Salve", "Note", "Wick Owl")");
    c.press(c.of_hand("Toll"));
    const std::string note = c.of_hand("Note");
    c.press(note);
    REQUIRE(c.picked() == 1);
    c.press(note);
    CHECK(c.picked() == 0);
    CHECK(c.match().view().choice.kind != pokemon::ChoiceKind::main);  // the Item is still being played
}

TEST_CASE("A card that slides under a resting pointer is not shown large", "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Note", "Wick Owl"; deck "Wick Owl", "Wick Owl", "Wick Owl")");
    const auto large = [&] {
        c.stage->frames(80);
        return has(texts_in(*c.stage, {0, 60, 1276, 700}), "Peck");
    };
    c.stage->point_away();
    REQUIRE_FALSE(large());
    REQUIRE(c.stage->hover(c.of_hand("Wick Owl")));
    REQUIRE(large());
    REQUIRE(c.stage->hover(c.of_hand("Note")));
    c.stage->frames(2);
    c.stage->press(Key::digit1);
    c.stage->settle();
    CHECK_FALSE(large());
    c.stage->point_away();
    c.stage->frames(2);
    REQUIRE(c.stage->hover(c.of_hand("Wick Owl")));
    CHECK(large());
}

TEST_CASE("The keys of a locked Retreat and of a locked attack say why", "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Note")");
    c.stage->point_away();
    const auto told = [&](std::string_view begins) {
        return std::ranges::count_if(c.stage->texts(),
                                     [&](const TextMark& mark) { return mark.text.starts_with(begins); });
    };
    const auto clause = c.match().why_not({pokemon::OptionKind::retreat, 0, 0, 0});
    const std::string why = text::why_not_sentence(clause, Language::english).substr(0, 12);
    CHECK(told(why) == 0);
    c.stage->press(Key::r);
    c.stage->frames(2);
    CHECK(told(why) == 1);
    const auto before = told("one Energy");  // in the row
    c.stage->press(Key::q);
    c.stage->frames(2);
    CHECK(told("one Energy") == before + 1);
}

TEST_CASE("A sentence with no room in one line of the bar stands in two", "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Tale"; deck R, R, R, R, R, R, R, R, R)", 1280, 720);
    c.press(c.of_hand("Tale"));
    c.stage->point_away();
    c.stage->settle();
    const auto lines = texts_in(*c.stage, {70, 575, 600, 30});
    CHECK(lines.size() == 2);
    for (const std::string& line : lines) CHECK_FALSE(line.ends_with("\u2026"));
}
