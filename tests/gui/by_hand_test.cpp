// A text that nobody has read, in the window: its words stand there, its verbs are buttons, each can be undone.
#include <algorithm>

#include "engine/cards/notation.hpp"
#include "engine/pokemon/game.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/sessions/local_match.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;
using pokemon::HandPlace;
using pokemon::HandVerb;
using pokemon::Option;
using pokemon::OptionKind;

namespace {

constexpr auto fox = R"(
card "fox" "Riddle Fox" { pokemon basic fire hp 100 retreat 1 attack "Riddle" [] 10 { by hand "Whisper a word." } }
)";

// A match of two people in which the first has just used the attack.
struct Riddle {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::home, SampleState::usual);
    LocalMatch* match = nullptr;

    Riddle() {
        auto cards = std::make_shared<CardSet>();
        const auto read = read_cards(fox);
        REQUIRE(read.ok());
        const CardId id = cards->add(read->front()).value();
        LocalSetup setup;
        setup.cards = cards;
        setup.seed = 3;
        for (SeatId seat : play::both_seats) {
            setup.seats[seat].name = seat == play::seat0 ? "Aino" : "Ben";
            setup.seats[seat].deck.assign(40, id);
        }
        auto begun = LocalMatch::begin(std::move(setup));
        REQUIRE(begun.ok());
        match = begun->get();
        session->set_match(std::move(*begun));
        while (match->match().choice.kind != ChoiceKind::by_hand) {
            const auto& options = match->match().choice.options;
            const auto attack = std::ranges::find(options, OptionKind::attack, &Option::kind);
            match->play(attack != options.end() ? *attack : options.back());
        }
        if (match->awaited()) match->reveal();
    }
    const pokemon::Match& state() const { return match->match(); }
    void take(Option option) { REQUIRE_FALSE(match->choose(option)); }
    void take_verb(HandVerb verb) { take({OptionKind::hand_verb, static_cast<std::uint8_t>(verb), 0, 0}); }
};

}  // namespace

TEST_CASE("What is done by hand is taken back verb by verb until it is done", "[gui.match]") {
    Riddle riddle;
    const SeatId seat = play::seat_of(riddle.state().choice.actor).value();
    const auto begun = pokemon::hash(riddle.state());
    riddle.take_verb(HandVerb::flip);
    const auto flipped = pokemon::hash(riddle.state());
    riddle.take_verb(HandVerb::draw);
    riddle.take({OptionKind::hand_place, static_cast<std::uint8_t>(HandPlace::deck), seat.value, 0});
    riddle.take({OptionKind::number, 3, 0, 0});
    REQUIRE(riddle.match->can_take_back());
    REQUIRE_FALSE(riddle.match->take_back());
    CHECK(pokemon::hash(riddle.state()) == flipped);
    REQUIRE_FALSE(riddle.match->take_back());
    CHECK(pokemon::hash(riddle.state()) == begun);
    riddle.take_verb(HandVerb::flip);
    riddle.take({OptionKind::done, 0, 0, 0});
    CHECK(riddle.state().choice.kind == ChoiceKind::agree);
    CHECK_FALSE(riddle.match->can_take_back());
}

TEST_CASE("The words of a text that is carried out by hand stand over its verbs", "[gui.match]") {
    Riddle riddle;
    MatchValues values;
    values.refresh(*riddle.match, text::Language::english);
    CHECK(values.prompt.sentence.find("Whisper a word") != std::string::npos);
    Headless stage(*riddle.session, Page::match, 1280, 720, {});
    stage.settle();
    REQUIRE(stage.click(
        "option." +
        std::to_string(values.number_of(OptionKind::hand_verb, static_cast<std::uint8_t>(HandVerb::flip)) - 1)));
    CHECK(riddle.state().choice.kind == ChoiceKind::by_hand);
    CHECK(riddle.match->can_take_back());
}

TEST_CASE("The mark of a text that is carried out by hand covers nothing that is read", "[gui.match]") {
    Riddle riddle;
    Headless stage(*riddle.session, Page::match, 1600, 1000);
    stage.settle();
    int seen = 0;
    for (const TextMark& mark : stage.texts()) {
        if (mark.text != "by hand") continue;
        for (const TextMark& other : stage.texts())
            if (other.group == mark.group && other.text == "Riddle") {
                ++seen;
                CHECK(mark.box.bottom() <= other.box.y);  // on the picture, far from the retreat cost
            }
    }
    CHECK(seen > 0);
}
