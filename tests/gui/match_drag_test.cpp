// Cards of the hand are drawn onto the board: onto every kind of place where they can be let go, and where they cannot.
#include <algorithm>

#include "engine/pokemon/game.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/drops.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/sessions/scenario_match.hpp"
#include "src/text/clause_text.hpp"
#include "tests/gui/match_pressing.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;

namespace {

constexpr const char* cards = R"(
card "Ember Cub" "Ember Cub" { pokemon basic fire hp 70 retreat 1 attack "Scorch" [R] 30 }
card "Great Cub" "Great Cub" { pokemon stage1 fire hp 120 evolves from "Ember Cub" retreat 2 attack "Blaze" [R] 60 }
card "Moss" "Moss" { pokemon basic grass hp 70 retreat 1 attack "Bloom" [] 10 }
card "Cape" "Cape" { tool attached { give holder { hp +20 } } }
card "Note" "Note" { item play { draw 1 } }
card "Salve" "Salve" { item play { heal 30 1 my.pokemon } }
card "Toll" "Toll" { item play { cost { discard 1 my.hand[other] }; draw 2 } }
card "Rival" "Rival" { supporter play { only if their.active is stage1; draw 4 } }
card "Harbour" "Harbour" { stadium stadium { once; draw 1 } }
)";

// The position of a scenario at the match screen.
struct Position {
    test::Folder folder;
    std::unique_ptr<MemorySession> session = sample_session(lantern(), Page::home, SampleState::usual);
    std::unique_ptr<Headless> stage;

    explicit Position(const std::string& lines, Motion motion = Motion::reduced) {
        const std::string file = (folder.path() / "drag.scn").string();
        test::put_bytes(file, cards + ("scenario \"Drag\" {\n" + lines + "\n}\n"));
        session->shelf().show_only({});
        session->open_rulings(file);
        const Said said = session->try_ruling(0, 0);
        INFO(said.value_or(""));
        REQUIRE_FALSE(said.has_value());
        AppSettings settings;
        settings.taste.motion = motion;
        stage = std::make_unique<Headless>(*session, Page::match, width, height, settings);
        stage->settle();
    }
    MatchSession& match() { return *session->match(); }
    const pokemon::View& view() { return match().view(); }
    MatchValues read() {
        MatchValues v;
        v.refresh(match(), Language::english);
        return v;
    }
    BoardLayout board() {
        const MatchValues v = read();
        return {{10, 60, width - 20 - 324, height - 60 - 176 - 68}, v.places(v.me), v.places(v.them)};
    }
    const HandCard held(std::string_view name) {
        const MatchValues v = read();
        const auto found = std::ranges::find_if(v.hand, [&](const HandCard& card) { return card.card->name == name; });
        REQUIRE(found != v.hand.end());
        return *found;
    }
    void drag(std::string_view name, Rect to) {
        REQUIRE(stage->drag("card." + std::to_string(held(name).copy.value), to.centre()));
        stage->frames(2);
    }
    bool in_hand(std::string_view name) {
        const MatchValues v = read();
        return std::ranges::any_of(v.hand, [&](const HandCard& card) { return card.card->name == name; });
    }
    const pokemon::PokemonView& active() { return view().pokemon[view().seats[view().seat].active]; }
    const pokemon::PokemonView& benched(std::size_t place) {
        return view().pokemon[view().seats[view().seat].bench[place]];
    }
    bool told(std::string_view wanted) {
        return std::ranges::any_of(stage->texts(),
                                   [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
    }
};

}  // namespace

TEST_CASE("Energy is drawn onto the Active or a Benched Pokémon", "[gui.match][gui.drag][window.match]") {
    Position p(R"(me { active "Ember Cub"; bench "Moss"; hand R, R, "Note"; deck R x 4 })");
    const auto log = p.match().log().size();
    p.drag("Fire Energy", p.board().bench(0, 0));
    CHECK(p.benched(0).attached.size() == 1);
    CHECK(p.active().attached.empty());
    CHECK(p.view().choice.kind == ChoiceKind::main);
    CHECK(p.match().log().size() > log);
    // The second one of the turn says why not, and nothing changes.
    const pokemon::View before = p.view();
    p.drag("Fire Energy", p.board().active(0));
    CHECK(p.view() == before);
    const HandCard again = p.held("Fire Energy");
    REQUIRE_FALSE(again.why_not.empty());
    CHECK(p.told(text::with_clause(again.why_not, p.read().names.cited(again.clause))));
    REQUIRE_FALSE(p.match().take_back());
    p.stage->frames(2);
    p.drag("Fire Energy", p.board().active(0));
    CHECK(p.active().attached.size() == 1);
}

TEST_CASE("Pokémon are drawn onto the Bench and onto what they evolve from", "[gui.match][gui.drag][window.match]") {
    Position p(R"(me { active "Moss"; bench "Ember Cub"; hand "Great Cub", "Moss", "Ember Cub"; deck R x 4 })");
    const pokemon::View before = p.view();
    p.drag("Great Cub", p.board().active(0));
    CHECK(p.view() == before);
    CHECK(p.in_hand("Great Cub"));
    p.drag("Great Cub", p.board().deck(1));  // nowhere that is lit
    CHECK(p.view() == before);
    CHECK(p.told("lit places"));
    p.drag("Great Cub", p.board().bench(0, 0));
    CHECK_FALSE(p.in_hand("Great Cub"));
    CHECK(p.benched(0).below.size() == 1);
    p.drag("Moss", p.board().bench(0, 3));
    CHECK(p.view().seats[p.view().seat].bench.size() == 2);
    p.drag("Ember Cub", p.board().bench(0, 0));  // the Bench is one place
    CHECK(p.view().seats[p.view().seat].bench.size() == 3);
}

TEST_CASE("Tools Stadiums and Items are drawn onto their places", "[gui.match][gui.drag]") {
    Position p(
        R"(me { active "Moss" { damage 40 }; bench "Ember Cub"; hand "Cape", "Harbour", "Note", "Salve"; deck R x 6 })");
    p.drag("Cape", p.board().active(0));
    CHECK(p.active().attached.size() == 1);
    p.drag("Harbour", p.board().stadium());
    CHECK(p.view().stadium != no_copy);
    const auto hand = p.view().seats[p.view().seat].hand.size();
    p.drag("Note", p.board().coin());
    CHECK(p.view().seats[p.view().seat].hand.size() == hand);  // one played, one drawn
    CHECK_FALSE(p.in_hand("Note"));
    p.drag("Salve", p.board().active(0));
    CHECK(p.active().damage == 10);
}

TEST_CASE("What a card discards is drawn onto the discard pile", "[gui.match][gui.drag][window.match]") {
    Position p(R"(me { active "Moss"; hand "Toll", "Note", "Salve"; deck R x 6 })");
    p.drag("Toll", p.board().coin());
    REQUIRE(p.read().at == AskAt::board);
    p.drag("Note", p.board().bench(0, 2));
    CHECK(p.in_hand("Note"));
    p.drag("Note", p.board().discard(0));
    CHECK_FALSE(p.in_hand("Note"));
    const auto& pile = p.view().seats[p.view().seat].discard;
    CHECK(pile.size() == 2);
}

TEST_CASE("A card that is let go over the hand stays there", "[gui.match][gui.drag]") {
    Position p(R"(me { active "Moss"; hand "Note", "Moss"; deck R x 4 })");
    const pokemon::View before = p.view();
    p.drag("Note", {300, 930, 10, 10});
    CHECK(p.view() == before);
    CHECK_FALSE(p.told("lit places"));
}

TEST_CASE("The places for a card are lit while it is on its way", "[gui.match][gui.drag]") {
    Position p(
        R"(me { active "Ember Cub"; bench "Moss", "Ember Cub"; hand R, "Moss", "Great Cub", "Harbour"; deck R x 4 })");
    const auto zones = [&](std::string_view name) {
        const MatchValues v = p.read();
        const HandCard card = p.held(name);
        std::vector<DropZone> found;
        for (const Drop& drop : drag_of(p.match(), v, card).drops) found.push_back(drop.zone);
        return found;
    };
    CHECK(zones("Fire Energy") == std::vector(3, DropZone::pokemon));
    CHECK(zones("Great Cub") == std::vector(2, DropZone::pokemon));
    CHECK(zones("Moss") == std::vector{DropZone::bench});
    CHECK(zones("Harbour") == std::vector{DropZone::stadium, DropZone::table});
}

TEST_CASE("A card that is let go travels on from there", "[gui.match][gui.drag][gui.motion]") {
    Position p(R"(me { active "Moss"; hand "Ember Cub"; deck R x 4 })", Motion::full);
    const Rect lit = p.board().bench(0, 4);  // the Bench is one place
    const auto named_there = [&] {
        return std::ranges::any_of(p.stage->texts(), [&](const TextMark& mark) {
            return mark.text == "Ember Cub" && lit.inset(-40).contains(mark.box.centre());
        });
    };
    CHECK_FALSE(named_there());
    p.drag("Ember Cub", lit);
    CHECK(p.view().seats[p.view().seat].bench.size() == 1);
    CHECK(named_there());
    p.stage->settle();
    CHECK_FALSE(named_there());
}

TEST_CASE("The Active Pokémon is drawn onto its spot at set-up", "[gui.match][gui.drag]") {
    const auto session = sample_session(lantern(), Page::match, SampleState::empty);
    auto* match = dynamic_cast<LocalMatch*>(session->match());
    REQUIRE(match != nullptr);
    Headless stage(*session, Page::match, width, height, Table::quick());
    stage.settle();
    MatchValues v;
    v.refresh(*match, Language::english);
    REQUIRE(v.view.choice.kind == ChoiceKind::place_active);
    const BoardLayout lay({10, 60, width - 20 - 324, height - 60 - 176 - 68}, 5, 5);
    const std::string card = "card." + std::to_string(v.options.front().a);
    REQUIRE(stage.drag(card, lay.bench(0, 0).centre()));
    CHECK(match->view().seats[play::seat0].active == pokemon::no_slot);
    REQUIRE(stage.drag(card, lay.active(0).centre()));
    CHECK(match->view().seats[play::seat0].active != pokemon::no_slot);
}

TEST_CASE("A card whose condition does not hold says so and which condition that is", "[gui.match][gui.drag]") {
    Position p(R"(me { active "Ember Cub"; hand "Rival", "Salve"; deck R x 6 } them { active "Ember Cub" })");
    const HandCard rival = p.held("Rival");
    CHECK(rival.why_not == "its condition does not hold");
    CHECK(rival.explained ==
          "its condition does not hold: You can use this card only if your opponent's Active Pokémon is a Stage 1 "
          "Pokémon");
    REQUIRE(p.stage->click("card." + std::to_string(rival.copy.value)));
    CHECK(p.told("its condition does not hold: You can use this card"));
    CHECK(p.held("Salve").why_not == "would do nothing now");
}

TEST_CASE("An attack without a text knocks out for certain also while its Energy is missing", "[gui.match]") {
    Position p(R"(me { active "Ember Cub" } them { active "Moss" { damage 60 } })");
    REQUIRE(p.stage->hover("attack.0"));
    p.stage->frames(60);
    CHECK(p.told("Knock Out"));
    CHECK_FALSE(p.told("may Knock Out"));
}
