// Nights with a table that cannot be played, and matches that never end.
#include "src/night/conductor.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

// A match that is won by its first player at once, or whose second step nobody can take.
class OddMatch final : public MatchRunner {
public:
    explicit OddMatch(bool stuck) : stuck_(stuck) {}
    std::optional<SeatId> to_act() const override {
        return taken_ < 1 || stuck_ ? std::optional(SeatId{0}) : std::nullopt;
    }
    std::vector<std::uint32_t> options() const override { return {1}; }
    std::optional<std::string> step(std::uint32_t, text::Language) override {
        if (stuck_ && taken_ == 1) return "nobody can";
        ++taken_;
        return std::nullopt;
    }
    std::uint32_t bot_step(bots::MatchBot) override { return 1; }
    MatchResult result() const override { return to_act() ? MatchResult::none : MatchResult::first_wins; }
    std::string ending(text::Language) const override { return "at once"; }

private:
    bool stuck_;
    int taken_ = 0;
};

// One table cannot be set up, one stops in the middle; the third is as it should be.
class OddRules final : public MatchRules {
public:
    Result<std::unique_ptr<MatchRunner>> begin(const MatchDecks&, std::uint64_t) const override {
        const int table = begun_++;
        if (table == 0) return Error{{}, 0, Saying::as_is("no table stands there")};
        return std::unique_ptr<MatchRunner>(new OddMatch(table == 1));
    }

private:
    mutable int begun_ = 0;
};

Result<std::shared_ptr<const MatchRules>> odd_game(const draft::Night&) {
    return std::shared_ptr<const MatchRules>(std::make_shared<OddRules>());
}

}  // namespace

TEST_CASE("a table that cannot be played is a draw and never stops a night", "[hostile]") {
    Folder folder;
    auto loaded = store::load_cube(CUBENIGHT_SOURCE "/cubes/lantern.cube", CUBENIGHT_SOURCE);
    REQUIRE(loaded);
    const auto cube = std::make_shared<const store::LoadedCube>(std::move(*loaded));
    std::vector<SeatSettings> seats;
    for (int i = 0; i < 6; ++i) seats.push_back({"Bot " + std::to_string(i + 1), SeatKind::bot});
    auto settings = usual_settings({&cube->cube, cube->cards.get()}, "Odd", seats, 3);
    settings.rounds = 1;
    ConductorOptions made;
    made.game = odd_game;
    made.journal = folder / "odd.night";
    auto conductor = Conductor::begin(cube, settings, std::move(made));
    REQUIRE(conductor);
    for (;;) {
        const auto advance = conductor->advance();
        if (!advance) FAIL(advance.error().english());
        REQUIRE(*advance != Advance::waits);
        if (*advance == Advance::finished) break;
    }
    const auto& tables = conductor->night().rounds.front().tables;
    REQUIRE(tables.size() == 3);
    CHECK(tables[0].result == MatchResult::draw);
    CHECK(tables[0].adjusted.find("no table stands there") != std::string::npos);
    CHECK(tables[1].result == MatchResult::draw);
    CHECK(tables[1].adjusted.find("nobody can") != std::string::npos);
    CHECK(tables[2].result == MatchResult::first_wins);
    CHECK(tables[2].adjusted.empty());
}

TEST_CASE("a match without end is a draw, told with its reason, and its journal stays small", "[hostile]") {
    Folder folder;
    const Program::Environment here{{"XDG_DATA_HOME", folder.path().string()}};
    std::string cards;
    for (int i = 0; i < 24; ++i)
        cards += "card \"k" + std::to_string(i) + "\" \"Echo " + std::to_string(i) +
                 "\" { pokemon basic water hp 60 attack \"Again\" [] { again attack } }\n";
    put_bytes(folder / "echo.cards", cards);
    put_bytes(folder / "echo.cube",
              "cube \"Echo\" {\n  rules cube\n  players 2 packs 1 of 12 deck 40 prizes 4\n"
              "  energy water\n  use \"echo.cards\"\n}\n");
    const auto ran = run({"night", "--players", "2", "--bots", "all", "--seed", "1", "--save", "--cube",
                          (folder / "echo.cube").string()},
                         here);
    CAPTURE(ran.err);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("too many choices in turn ") != std::string::npos);
    const auto file = only_night_in(folder);
    CHECK(std::filesystem::file_size(file) < 60'000);
    const auto told = run({"replay", file.string(), "--match", "1.1"}, here);
    CHECK(told.status == 0);
    CHECK(told.out.find("program: too many choices make a match a draw") != std::string::npos);
}
