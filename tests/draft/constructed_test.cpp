// Nights to which everybody brings a deck: what the settings must say, and the same night from there on.
#include <functional>

#include "draft/night/journal_entry.hpp"
#include "draft/night/night_view.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/draft/small_ultraman.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

SeatId seat(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }

// Seats of bots that bring decks of ten cards each, all alike.
struct Table : SmallUltraman {
    NightSettings settings;

    explicit Table(int players) {
        std::vector<SeatSettings> seats;
        std::vector<BroughtDeck> decks;
        for (int i = 0; i < players; ++i) {
            add("C-1", 4);
            add("C-2", 3);
            add("K-1", 3);
            seats.push_back({"Seat " + std::to_string(i + 1), SeatKind::bot});
            decks.push_back({"Comets", 10});
        }
        settings = constructed_settings(cards(), "Constructed", std::move(seats), std::move(decks), 7);
        settings.row.deck_size = 10;
    }
    // Another card in a place of the cube, that is of the deck in which it lies.
    void put(std::size_t place, std::string_view number) {
        cube.cards[place] = set.find_key(number).value();
        settings.cube_cards = cube_hash(cards());
    }
    NightRefusal refusal() const {
        const auto refused = check_settings(settings, cards());
        REQUIRE(refused.has_value());
        CHECK(begin_night(settings, cards()).refused().why == *refused);
        return *refused;
    }
};

Denial why_after(const std::function<void(Table&)>& change) {
    Table table(3);
    change(table);
    return table.refusal().why;
}

}  // namespace

TEST_CASE("the decks that are brought are the pools and are handed in before anything happens", "[constructed]") {
    const Table table(3);
    const auto begun = begin_night(table.settings, table.cards());
    REQUIRE(begun);
    const Night& night = *begun;
    CHECK(night.phase() == NightPhase::build);
    CHECK(night.drafting.packs().empty());
    CHECK(broken_invariant(night) == std::nullopt);
    CHECK_FALSE(can_pair(night));
    std::vector<int> brought(table.cube.cards.size());
    for (int i = 0; i < 3; ++i) {
        const auto view = view_for(night, seat(i));
        CHECK(view.pool.size() == 10);
        CHECK(view.deck.cards == view.pool);
        CHECK(view.side.empty());
        CHECK(view.pack.empty());
        CHECK(view.round == 0);
        for (const auto copy : view.pool) ++brought[copy.value];
        for (const auto& sign : view.table) {
            CHECK(sign.handed_in == 1);
            CHECK(sign.state == DraftState::done);
        }
    }
    CHECK(brought == std::vector<int>(30, 1));
}

TEST_CASE("a constructed night of any number of seats is played to its end", "[constructed]") {
    const int players = GENERATE(2, 3, 8, 16);
    CAPTURE(players);
    const Table table(players);
    const CardValues values(table.cards());
    NightRun run(table.settings, table.cards());
    Generator chance(5);
    CHECK(run.let_bots_act(values) == 0);
    while (run.night.phase() != NightPhase::finished) run.play_round(chance);
    CHECK(broken_invariant(run.night) == std::nullopt);
    CHECK(night_standings(run.night).size() == static_cast<std::size_t>(players));
    const auto again = replay(table.settings, table.cards(), run.entries);
    REQUIRE(again);
    CHECK(same_state(*again, run.night));
}

TEST_CASE("nothing is picked in a constructed night and no card changes its owner", "[constructed]") {
    const Table table(2);
    auto begun = begin_night(table.settings, table.cards());
    REQUIRE(begun);
    Night& night = *begun;
    const auto why = [&](EntryAction action) {
        const auto refused = apply(night, Entry{0, std::move(action)});
        REQUIRE(refused.has_value());
        return refused->why;
    };
    CHECK(why(PickEntry{seat(0), CubeCopyId{0}}) == Denial::wrong_phase);
    CHECK(why(UndoEntry{seat(0), "wrong deck"}) == Denial::nothing_to_undo);
    Deck others = night.seats[0].deck;
    others.cards.back() = CubeCopyId{10};
    CHECK(why(DeckEntry{seat(0), others}) == Denial::not_in_pool);
    CHECK(why(SubmitEntry{seat(0)}) == Denial::seat_unchanged);
    Deck fewer = night.seats[0].deck;
    fewer.cards.pop_back();
    REQUIRE_FALSE(apply(night, Entry{0, DeckEntry{seat(0), fewer}}));
    const auto refused = apply(night, Entry{0, SubmitEntry{seat(0)}});
    REQUIRE(refused.has_value());
    CHECK(refused->why == Denial::deck_illegal);
    CHECK(std::string_view(refused->clause()) == "UCG 4.1.1");
    CHECK(can_pair(night)->why == Denial::deck_missing);
}

TEST_CASE("UCG 4.1.1 - a deck of another size is not brought", "[constructed][UCG.4.1.1]") {
    Table table(2);
    table.settings.decks = {{"Short", 9}, {"Long", 11}};
    const auto refused = table.refusal();
    CHECK(refused.why == Denial::deck_illegal);
    CHECK(refused.seat == seat(0));
    CHECK(std::string_view(refused.clause()) == "UCG 4.1.1");
}

TEST_CASE("UCG 4.1.2 - a fifth copy of a card is not brought", "[constructed][UCG.4.1.2]") {
    Table table(2);
    table.put(14, "C-1");
    const auto refused = table.refusal();
    CHECK(refused.why == Denial::deck_illegal);
    CHECK(refused.seat == seat(1));
    CHECK(std::string_view(refused.clause()) == "UCG 4.1.2");
    table.settings.rule_changes = {{"copy_limit", 5}};
    CHECK_FALSE(check_settings(table.settings, table.cards()));
}

TEST_CASE("there is one deck for each seat, and the cube is those decks", "[constructed][hostile]") {
    CHECK(why_after([](Table& t) { t.settings.decks.pop_back(); }) == Denial::no_deck_for_each);
    CHECK(why_after([](Table& t) { t.settings.decks.push_back({"Fourth", 10}); }) == Denial::no_deck_for_each);
    CHECK(why_after([](Table& t) { t.settings.decks[2].cards = 9; }) == Denial::not_what_is_brought);
    CHECK(why_after([](Table& t) { t.settings.decks[2].cards = 200; }) == Denial::not_what_is_brought);
    CHECK(why_after([](Table& t) { t.settings.decks[0].cards = 65535; }) == Denial::not_what_is_brought);
    CHECK(why_after([](Table& t) { t.settings.decks[0].cards = 0; }) == Denial::not_what_is_brought);
    CHECK(why_after([](Table& t) { t.add("C-1", 1); }) == Denial::another_cube);
    CHECK(why_after([](Table& t) {
              t.add("C-1", 1);
              t.settings.cube_cards = cube_hash(t.cards());
          }) == Denial::not_what_is_brought);
}

TEST_CASE("a constructed night has no packs, and a drafted one has some", "[constructed][hostile]") {
    CHECK(why_after([](Table& t) { t.settings.row.packs = 1; }) == Denial::packs_out_of_range);
    CHECK(why_after([](Table& t) { t.settings.row.pack_size = 1; }) == Denial::pack_size_out_of_range);
    CHECK(why_after([](Table& t) { t.settings.leave = 1; }) == Denial::leave_out_of_range);
    CHECK(why_after([](Table& t) { t.settings.row.prize_cards = 1; }) == Denial::prizes_out_of_range);
    CHECK(why_after([](Table& t) { t.settings.row.deck_size = 7; }) == Denial::deck_size_out_of_range);
    CHECK(why_after([](Table& t) { t.settings.row.players = 1; }) == Denial::players_out_of_range);
    CHECK(why_after([](Table& t) { t.settings.decks[1].name = std::string(121, 'a'); }) == Denial::text_too_long);
    CHECK(why_after([](Table& t) { t.settings.decks[1].name = "\xFF"; }) == Denial::text_not_utf8);
    CHECK(why_after([](Table& t) { t.settings.decks.clear(); }) == Denial::packs_out_of_range);
}

TEST_CASE("what is brought stands in the line of the settings, and in no drafted night's", "[constructed][journal]") {
    Table table(2);
    table.settings.decks[0].name = "Comets, \"fast\"";
    const auto line = write_settings(table.settings);
    CHECK(line.find(R"( packs=0 pack_size=0 )") != std::string::npos);
    CHECK(line.find(R"( decks="Comets, \"fast\"":10,"Comets":10 )") != std::string::npos);
    const auto read = read_settings(line);
    REQUIRE(read.ok());
    CHECK(*read == table.settings);
    const std::string brought = R"("Comets, \"fast\"":10,"Comets":10)";
    const auto with = [&](const std::string& decks) {
        auto changed = line;
        return read_settings(changed.replace(line.find(brought), brought.size(), decks));
    };
    CHECK(with(R"("A":200,"B":1)").ok());
    for (const char* decks : {R"("A":0,"B":10)", R"("A":201)", R"("A":-1)", R"("A")", "A:10", R"("A":10:10)",
                              R"("A":10,)", R"("A":10 decks="B":10)"})
        CHECK_FALSE(with(decks).ok());
    table.settings.decks.clear();
    CHECK(write_settings(table.settings).find("decks") == std::string::npos);
}
