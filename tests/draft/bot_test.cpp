#include "draft/judge/bot.hpp"

#include <algorithm>

#include "draft/night/bot_seat.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

// A pool and a pack of invented cards, judged.
struct PackTable {
    TestCube made;
    std::vector<CubeCopyId> pool, pack;

    CubeCopyId have(Card card) { return pool.emplace_back(made.add(std::move(card))); }
    CubeCopyId offer(Card card) { return pack.emplace_back(made.add(std::move(card))); }
    // Fills the pool with as many plain Trainers, so that the draft is well under way.
    void fill(int cards) {
        for (int i = 0; i < cards; ++i) have(draw_card("Filler " + std::to_string(i), 2));
    }
    DraftPlace place(std::uint64_t taste = 0) const {
        DraftPlace made_place;
        made_place.pool = pool;
        made_place.pack = pack;
        made_place.taste = taste;
        return made_place;
    }
    std::vector<Suggestion> rank() const { return rank_pack(made.cards(), CardValues(made.cards()), place()); }
    std::vector<Suggestion> suggest() const { return suggest_picks(made.cards(), CardValues(made.cards()), place()); }
    Suggestion of(CubeCopyId card) const {
        for (auto& suggestion : rank())
            if (suggestion.card == card) return suggestion;
        FAIL("the card is not in the pack");
        return {};
    }
    std::optional<PickReason> why(const Suggestion& suggestion, PickReasonKind kind) const {
        for (const auto& reason : suggestion.reasons)
            if (reason.kind == kind) return reason;
        return std::nullopt;
    }
};

Card ember() { return pokemon("Ember", Type::fire, 60); }
Card blaze() { return pokemon("Blaze", Type::fire, 90, Stage::stage1, "Ember"); }
Card inferno() { return pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"); }

}  // namespace

TEST_CASE("a middle stage bridges what the pool has on both sides", "[bot]") {
    PackTable table;
    const auto low = table.have(ember()), high = table.have(inferno());
    table.fill(10);
    const auto bridge = table.offer(blaze());
    table.offer(pokemon("Stranger", Type::fire, 90, Stage::stage1, "Nobody"));
    const auto best = table.suggest()[0];
    CHECK(best.card == bridge);
    const auto reason = table.why(best, PickReasonKind::bridges_line);
    REQUIRE(reason);
    CHECK(reason->card == low);
    CHECK(reason->other == high);
    CHECK(best.reasons.front().kind == PickReasonKind::bridges_line);
}

TEST_CASE("an evolution with its base is better than one without", "[bot]") {
    PackTable table;
    table.have(ember());
    table.fill(8);
    const auto with_base = table.offer(blaze());
    const auto without = table.offer(pokemon("Flare", Type::fire, 90, Stage::stage1, "Spark"));
    CHECK(table.of(with_base).score > table.of(without).score + 30);
    CHECK(table.why(table.of(with_base), PickReasonKind::extends_line));
    const auto lacks = table.why(table.of(without), PickReasonKind::lacks_base);
    REQUIRE(lacks);
    CHECK(lacks->weight < 0);
    CHECK(lacks->number == 1);
}

TEST_CASE("an evolution whose base nobody has seen is no first pick before a fair Basic Pokémon", "[bot]") {
    const auto hits = [](Card card, int damage) {
        card.attacks = {attack("Hit", cost({Type::fire, Type::fire}), damage)};
        return card;
    };
    PackTable table;
    const auto strong = table.offer(hits(pokemon("Bear", Type::fire, 130, Stage::stage1, "Cub"), 80));
    const auto fair = table.offer(hits(pokemon("Fox", Type::fire, 70), 40));
    table.made.add(pokemon("Cub", Type::fire, 60));  // in the cube, in somebody's pack
    const CardValues values(table.made.cards());
    CHECK(values[strong].value > values[fair].value + 40);
    CHECK(table.suggest()[0].card == fair);
    const int without = table.of(strong).score;
    table.offer(pokemon("Cub", Type::fire, 60));
    CHECK(table.of(strong).score > without);  // it may come round
}

TEST_CASE("a base that an evolution in the pool waits for is wanted", "[bot]") {
    PackTable table;
    const auto evolution = table.have(blaze());
    table.fill(8);
    const auto base = table.offer(ember());
    table.offer(pokemon("Other", Type::fire, 60));
    CHECK(table.suggest()[0].card == base);
    CHECK(table.why(table.of(base), PickReasonKind::supports_line)->card == evolution);
}

TEST_CASE("where lower stages are free a missing base does not count", "[bot]") {
    PackTable table;
    table.fill(8);
    table.offer(blaze());
    const auto lacks_base = [&](LinePolicy lines) {
        auto place = table.place();
        place.lines = lines;
        const CardValues values(table.made.cards());
        return table.why(rank_pack(table.made.cards(), values, place)[0], PickReasonKind::lacks_base).has_value();
    };
    CHECK(lacks_base(LinePolicy::free_lower_stages));  // no card of the cube is called so
    CHECK_FALSE(lacks_base(LinePolicy::as_basics));
    CHECK_FALSE(lacks_base(LinePolicy::stand_in));
    table.made.beside(ember());
    CHECK(lacks_base(LinePolicy::single_cards));
    for (const auto lines : {LinePolicy::free_lower_stages, LinePolicy::with_pick, LinePolicy::whole_line})
        CHECK_FALSE(lacks_base(lines));
}

TEST_CASE("a bot's types firm up as the draft goes on", "[bot]") {
    const auto gap = [](int filler) {
        PackTable table;
        table.have(pokemon("One", Type::fire, 70));
        table.have(pokemon("Two", Type::fire, 70));
        table.have(pokemon("Three", Type::water, 70));
        table.fill(filler);
        const auto mine = table.offer(pokemon("Mine", Type::fire, 70));
        const auto strange = table.offer(pokemon("Strange", Type::grass, 70));
        return table.of(mine).score - table.of(strange).score;
    };
    CHECK(gap(0) > 0);
    CHECK(gap(10) > gap(0));
    CHECK(gap(20) > gap(10));
}

TEST_CASE("the deepest type is named with how many the pool has", "[bot]") {
    PackTable table;
    for (int i = 0; i < 3; ++i) table.have(pokemon("Fire " + std::to_string(i), Type::fire));
    table.have(pokemon("Wave", Type::water));
    const auto card = table.offer(pokemon("More", Type::fire));
    const auto reason = table.why(table.of(card), PickReasonKind::deepest_type);
    REQUIRE(reason);
    CHECK(reason->type == Type::fire);
    CHECK(reason->number == 3);
    const auto wave = table.offer(pokemon("Sea", Type::water));
    CHECK(table.why(table.of(wave), PickReasonKind::second_type)->number == 1);
}

TEST_CASE("a pool without a Basic Pokémon takes one of any type", "[bot]") {
    PackTable table;
    for (int i = 0; i < 12; ++i)
        table.have(pokemon("Tall " + std::to_string(i), Type::fire, 120, Stage::stage1, "None"));
    table.fill(18);
    const auto basic = table.offer(pokemon("Small", Type::grass, 50));
    table.offer(inferno());
    table.offer(draw_card("Talk", 4));
    CHECK(table.suggest()[0].card == basic);
    CHECK(table.why(table.of(basic), PickReasonKind::needs_basics)->number == 0);
}

TEST_CASE("draw cards are wanted where the pool has none", "[bot]") {
    PackTable table;
    for (int i = 0; i < 14; ++i) table.have(pokemon("Small " + std::to_string(i), Type::fire));
    const auto talk = table.offer(draw_card("Talk", 3));
    table.offer(pokemon("Again", Type::fire));
    CHECK(table.suggest()[0].card == talk);
    CHECK(table.why(table.of(talk), PickReasonKind::needs_draw));
    CHECK(table.why(table.of(talk), PickReasonKind::needs_trainers));
    CHECK(table.why(table.of(talk), PickReasonKind::draws_cards)->number == 3);
}

TEST_CASE("only the first of the suggestions is called the best that is left", "[bot]") {
    PackTable table;
    for (int i = 0; i < 3; ++i) table.offer(trainer("Nothing " + std::to_string(i)));
    const auto suggested = table.suggest();
    REQUIRE(suggested.size() == 3);
    CHECK(suggested[0].reasons[0].kind == PickReasonKind::best_left);
    CHECK(suggested[1].reasons[0].kind == PickReasonKind::near_best);
    CHECK(suggested[2].reasons[0].kind == PickReasonKind::near_best);
}

TEST_CASE("suggestions are the best three with up to three reasons for each", "[bot][property]") {
    const auto made = invented_cube(360);
    const CardValues values(made->cards());
    NightRun run(settings_for(made->cards(), 8), made->cards());
    for (int step = 0; step < 60; ++step) {
        run.let_bots_act(values, 5);
        for (int i = 0; i < 8; ++i) {
            const auto view = view_for(run.night, SeatId{static_cast<std::uint8_t>(i)});
            if (view.pack.empty()) continue;
            const auto place = place_of(view);
            const auto ranked = rank_pack(made->cards(), values, place);
            CHECK(ranked.size() == view.pack.size());
            CHECK(std::is_sorted(ranked.begin(), ranked.end(), [](auto& a, auto& b) { return a.score > b.score; }));
            const auto suggested = suggest_picks(made->cards(), values, place);
            CHECK(suggested.size() == std::min<std::size_t>(3, view.pack.size()));
            for (std::size_t k = 0; k < suggested.size(); ++k) {
                CHECK(suggested[k].card == ranked[k].card);
                CHECK((suggested[k].reasons.size() >= 1 && suggested[k].reasons.size() <= 3));
                for (const auto& reason : suggested[k].reasons) CHECK(reason.weight >= 0);
            }
            CHECK(bot_pick(made->cards(), values, place) == ranked[0].card);
        }
    }
}

TEST_CASE("bots with different tastes pick differently and the same one always the same", "[bot]") {
    const auto made = invented_cube(360);
    const CardValues values(made->cards());
    const auto packs = deal_packs({8, 3, 15, 40, 4}, 360, 5);
    int different = 0;
    for (const auto& pack : packs) {
        DraftPlace place;
        place.pack = pack.cards;
        const auto plain = bot_pick(made->cards(), values, place);
        CHECK(bot_pick(made->cards(), values, place) == plain);
        for (std::uint64_t taste = 1; taste <= 8; ++taste) {
            place.taste = taste;
            different += bot_pick(made->cards(), values, place) != plain;
            CHECK(bot_pick(made->cards(), values, place) == bot_pick(made->cards(), values, place));
        }
    }
    CHECK(different > 10);
}

TEST_CASE("a bot does what is next for its seat and nothing else", "[bot]") {
    const auto made = invented_cube(120);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 4, SeatKind::person);
    settings.row = {4, 1, 8, 20, 3};
    settings.seats[2].kind = SeatKind::bot;
    NightRun run(settings, made->cards());
    CHECK(run.let_bots_act(values) == 1);
    CHECK(run.night.drafting.picks().back().seat.value == 2);
    for (const std::uint8_t i : std::initializer_list<std::uint8_t>{0, 1, 3}) {
        const auto action = bot_action(view_for(run.night, SeatId{i}), made->cards(), values);
        REQUIRE(action);
        CHECK(std::get<PickEntry>(*action).seat.value == i);
    }
    CHECK_FALSE(bot_action(view_for(run.night, SeatId{2}), made->cards(), values));
}

TEST_CASE("an evolution that nothing in the cube carries is worth next to nothing", "[bot][lines]") {
    PackTable table;
    Card king = pokemon("Tide King", Type::water, 180, Stage::stage2, "Wave");
    king.attacks = {attack("Flood", cost({Type::water}), 150)};
    table.made.beside(pokemon("Wave", Type::water, 90, Stage::stage1, "Drip"));
    table.made.beside(pokemon("Drip", Type::water));
    const auto strong = table.offer(king), plain = table.offer(trainer("Gadget"));
    const auto score_under = [&](LinePolicy lines, CubeCopyId card) {
        DraftPlace place = table.place();
        place.lines = lines;
        const auto ranked = rank_pack(table.made.cards(), CardValues(table.made.cards()), place);
        return std::ranges::find(ranked, card, &Suggestion::card)->score;
    };
    CHECK(score_under(LinePolicy::single_cards, strong) < score_under(LinePolicy::single_cards, plain) / 4);
    CHECK(score_under(LinePolicy::required, strong) < score_under(LinePolicy::required, plain) / 4);
    CHECK(score_under(LinePolicy::with_pick, strong) > score_under(LinePolicy::with_pick, plain));
    CHECK(score_under(LinePolicy::as_basics, strong) > score_under(LinePolicy::as_basics, plain));
    const auto suggested = table.suggest();
    CHECK(suggested.front().card == plain);
    CHECK(suggested.back().reasons.front().kind == PickReasonKind::near_best);  // nothing speaks for it
    table.made.add(pokemon("Wave", Type::water, 90, Stage::stage1, "Drip"));
    table.made.add(pokemon("Drip", Type::water));
    CHECK(table.suggest().front().card == strong);
}
