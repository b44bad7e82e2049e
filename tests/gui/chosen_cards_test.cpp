// Several cards are chosen one after another, of the hand and of a list: what was chosen is marked, and nothing else moves.
#include "src/gui/screens/match/match_values.hpp"
#include "src/text/pokemon/why_not.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/ruling_evening.hpp"
#include "tests/gui/tour.hpp"

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

TEST_CASE("Cards of the hand keep their digits while several are chosen and a digit takes its card back",
          "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Toll", "Salve", "Note", "Wick Owl")");
    c.press(c.of_hand("Toll"));
    const auto press = [&](Key key) {
        c.stage->press(key);
        c.stage->settle();
    };
    const auto over = [&](std::string_view name) {
        const Rect card = c.stage->app().ui().find(c.of_hand(name))->rect;
        return texts_in(*c.stage, {card.x, card.y - 30, card.w, 50});
    };
    REQUIRE(has(over("Salve"), "1"));
    REQUIRE(has(over("Note"), "2"));
    REQUIRE(has(over("Wick Owl"), "3"));
    press(Key::digit1);
    REQUIRE(c.picked() == 1);
    c.stage->point_away();
    c.stage->settle();
    CHECK(has(over("Salve"), "1"));
    CHECK(has(over("Note"), "2"));
    CHECK(has(over("Wick Owl"), "3"));
    press(Key::digit1);
    CHECK(c.picked() == 0);
    press(Key::digit1);
    press(Key::digit3);  // the last one: the text goes on
    const pokemon::View& view = c.match().view();
    REQUIRE(view.seats[view.seat].discard.size() == 3);
    for (const CopyId copy : view.seats[view.seat].discard)
        CHECK(c.match().cards()[view.cards[copy.value]].name != "Note");
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

TEST_CASE("Why an attack is locked is told beside it and over no other attack", "[gui.match][gui.chosen]") {
    for (const int wide : {1600, 1280}) {
        RulingEvening e(R"(
card "Lantern Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [RR] 30 attack "Blaze" [RRR] 90 }
scenario "Two attacks" { me { active "Lantern Fox" { energy R } } refuse attack "Blaze" }
)",
                        wide, wide == 1600 ? 1000 : 720);
        e.open(0);
        const Rect other = e.stage->app().ui().find("attack.1")->rect;
        REQUIRE(e.stage->hover("attack.0"));
        const auto before = texts_in(*e.stage, other);
        e.stage->frames(60);
        CHECK(texts_in(*e.stage, other) == before);
        CHECK(e.tells("A-01"));  // the rule is told
    }
}

TEST_CASE("A text that may put cards somewhere asks once for the cards and to choose none is to say no",
          "[gui.match][gui.chosen]") {
    constexpr const char* nav = R"(
card "Lantern Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 }
card "Compass" { item play { look top 3 of my.deck as $a; may { put 1 $a[pokemon] -> my.hand reveal }; shuffle my.deck } }
card "Glance" { item play { may { look top 3 of my.deck as $a; put 1 $a[pokemon] -> my.hand } } }
scenario "Once" { me { active "Lantern Fox"; hand "Compass", "Compass", "Glance"; deck "Lantern Fox", R, R, R } refuse attack "Flare" }
)";
    RulingEvening e(nav);
    e.open(0);
    const auto in_hand = [&](std::string_view name) {
        const pokemon::View& view = e.session->match()->view();
        return std::ranges::count_if(view.seats[view.seat].hand, [&](CopyId copy) {
            return e.session->match()->cards()[view.cards[copy.value]].name == name;
        });
    };
    const auto play = [&](std::string_view name) {
        const pokemon::View& view = e.session->match()->view();
        for (const CopyId copy : view.seats[view.seat].hand)
            if (e.session->match()->cards()[view.cards[copy.value]].name == name)
                return e.press("card." + std::to_string(copy.value));
        FAIL("no such card");
    };
    play("Compass");
    CHECK_FALSE(e.stage->shown("option.0"));
    REQUIRE(e.stage->shown("pick.0"));
    REQUIRE(e.stage->shown("list.done"));
    e.press("list.done");
    CHECK(in_hand("Lantern Fox") == 0);
    CHECK(in_hand("Compass") == 1);
    play("Compass");
    for (int i = 0; i < 3 && !e.stage->shown("pick.0"); ++i) e.stage->settle();
    if (e.stage->shown("pick.0")) {
        e.press("pick.0");
        CHECK(in_hand("Lantern Fox") == 1);
    }
    play("Glance");  // to look is something that one may leave
    CHECK(e.stage->shown("option.0"));
    CHECK_FALSE(e.stage->shown("pick.0"));
}

TEST_CASE("Special energy that nobody in play may hold says itself who may", "[gui.match][gui.chosen]") {
    RulingEvening e(R"(
card "Lantern Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30 }
card "Fist Energy" { energy special provides C attached { only if holder is fighting; give this { provides F } } }
scenario "Holder" { me { active "Lantern Fox"; hand "Fist Energy" } refuse attack "Flare" }
)");
    e.open(0);
    const pokemon::View& view = e.session->match()->view();
    REQUIRE(e.stage->hover("card." + std::to_string(view.seats[view.seat].hand[0].value)));
    e.stage->frames(60);
    CHECK(e.tells("Fist Energy: "));
    CHECK(e.tells("attached to {F}"));
    CHECK_FALSE(e.tells("an effect forbids it"));
}

TEST_CASE("The right button opens a card of the hand to read and arrows go on to the ones beside it",
          "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Toll", "Salve", "Note")");
    const auto reads = [&](std::string_view words) { return has(texts_in(*c.stage, {500, 60, 600, 800}), words); };
    REQUIRE(c.stage->right_click(c.of_hand("Salve")));
    c.stage->settle();
    REQUIRE(c.stage->shown("large.close"));
    CHECK(has(texts_in(*c.stage, {400, 600, 800, 400}), "2 of 3"));
    CHECK(reads("Salve"));
    c.stage->press(Key::right);
    c.stage->settle();
    CHECK(reads("Note"));
    CHECK(c.match().view().choice.kind == pokemon::ChoiceKind::main);
    c.press("large.before");
    c.press("large.before");
    CHECK(reads("Toll"));
    c.stage->press(Key::left);  // there is none before it
    c.stage->settle();
    CHECK(reads("Toll"));
    c.stage->press(Key::escape);
    c.stage->settle();
    CHECK_FALSE(c.stage->shown("large.close"));
    CHECK_FALSE(c.stage->shown("match.menu.concede"));
}

TEST_CASE("What an attack would come to is cut within no word and is whole where it is pointed at",
          "[gui.match][gui.chosen]") {
    for (const auto& [wide, high] : {std::pair{1600, 1000}, std::pair{1280, 720}, std::pair{960, 600}}) {
        RulingEvening e(R"(
card "Lantern Fox" { pokemon basic fire hp 70 retreat 1 attack "Flare" [R] 30+ { flip 3 { heads: more 30 } } attack "Blaze of Lanterns in the Night" [R] 30+ { flip 3 { heads: more 30 } } }
card "Wick Owl" { pokemon basic grass hp 120 weakness fire x2 attack "Peck" [C] 10 }
scenario "Results" { me { active "Lantern Fox" { energy R } } them { active "Wick Owl" } refuse retreat }
)",
                        wide, high);
        e.open(0);
        e.stage->point_away();
        e.stage->settle();
        const Rect row = e.stage->app().ui().find("attack.0")->rect;
        MatchValues values;
        values.refresh(*e.session->match(), Language::english);
        const std::string whole = values.attacks[0].result;
        REQUIRE(whole.find("may Knock Out") != std::string::npos);
        for (const std::string& text : texts_in(*e.stage, row)) {
            if (!text.ends_with("…")) continue;
            const std::string begun = text.substr(0, text.size() - 3);
            INFO(wide << ": " << text);
            for (const std::string& one : {whole, values.attacks[0].name})
                if (one.starts_with(begun)) CHECK(one[begun.size()] == ' ');
        }
        const bool shown_whole = has(texts_in(*e.stage, row), whole);
        REQUIRE(e.stage->hover("attack.0"));
        e.stage->frames(60);
        const auto count = std::ranges::count_if(e.stage->texts(), [](const TextMark& mark) {
            return mark.text.find("may Knock Out") != std::string::npos || mark.text.find("Knock Out") == 0;
        });
        INFO(wide << (shown_whole ? " whole" : " not whole"));
        CHECK(count > 0);
    }
}

TEST_CASE("A deck that is searched and has nothing to choose is shown to whoever searches", "[gui.match][gui.chosen]") {
    Choosing c(R"(hand "Camp"; deck "Note", "Salve", "Note")");
    c.press(c.of_hand("Camp"));
    REQUIRE(c.stage->shown("pile.2"));
    CHECK_FALSE(c.stage->shown("pile.3"));
    CHECK(c.tells(Strings()(Text::match_found_nothing)));
    c.press("sheet.close");
    CHECK_FALSE(c.stage->shown("pile.0"));
    // Where something is found it is chosen from the deck itself.
    Choosing found(R"(hand "Camp"; deck "Note", "Wick Owl")");
    found.press(found.of_hand("Camp"));
    CHECK(found.stage->shown("pick.0"));
    CHECK_FALSE(found.stage->shown("pile.0"));
    found.press("list.done");
    CHECK_FALSE(found.stage->shown("pile.0"));
}

TEST_CASE("A large card of the deck builder and of the card library is closed and leafed on by buttons and arrows",
          "[gui.chosen][gui.deck]") {
    const auto leafs = [](const Stop& stop, std::string_view begins, bool right) {
        INFO(stop.name);
        Visit visit(stop, SampleState::usual, 1280, 720);
        Headless& stage = visit.stage();
        std::string id;
        for (const Item& item : stage.app().ui().items())
            if (id.empty() && item.id.starts_with(begins) && item.visible.h > 20) id = item.id;
        REQUIRE_FALSE(id.empty());
        REQUIRE((right ? stage.right_click(id) : stage.click(id)));
        stage.settle();
        REQUIRE(stage.shown("large.close"));
        const auto at = [&](std::string_view place) {
            return std::ranges::any_of(stage.texts(),
                                       [&](const TextMark& mark) { return mark.text.starts_with(place); });
        };
        CHECK(at("1 of "));
        stage.press(Key::right);
        stage.settle();
        CHECK(at("2 of "));
        REQUIRE(stage.click("large.before"));
        stage.settle();
        CHECK(at("1 of "));
        REQUIRE(stage.click("large.close"));
        stage.settle();
        CHECK_FALSE(stage.shown("large.close"));
    };
    leafs({"deck", gui::Page::deck}, "deck.pool.", true);
    leafs({"library", gui::Page::home, "home.library"}, "library.card.", false);
}
