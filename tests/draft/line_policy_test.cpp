// Lines that are not there: what a night offers beside the picks, and lines that are one pick.
#include "engine/cards/line_policy.hpp"

#include <algorithm>

#include "draft/decks/advice.hpp"
#include "draft/decks/auto_build.hpp"
#include "draft/night/journal_entry.hpp"
#include "draft/pool/deck_cards.hpp"
#include "draft/pool/lines.hpp"
#include "draft/pool/offers.hpp"
#include "draft/pool/pick_lines.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

constexpr TypeSet fires = TypeSet::of(Type::fire);

// Toppers whose lower stages are in the set and not in the cube, as an imported cube has them.
struct Toppers {
    TestCube made;
    CardId ember = made.beside(pokemon("Ember", Type::fire, 60));
    CardId blaze = made.beside(pokemon("Blaze", Type::fire, 90, Stage::stage1, "Ember"));
    CubeCopyId inferno = made.add(pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"));
    CubeCopyId second = made.add(pokemon("Second Blaze", Type::fire, 100, Stage::stage1, "Ember"));
    CubeCopyId rope = made.add(trainer("Rope"));
    std::vector<CubeCopyId> pool = {inferno, second, rope};

    DeckRules rules(LinePolicy lines) const { return {10, 4, 7, fires, lines}; }
    std::vector<Offer> offered(LinePolicy lines, std::vector<CubeCopyId> deck = {}) const {
        return offers(made.cards(), pool, deck, rules(lines));
    }
    std::vector<BrokenRule> check(LinePolicy lines, std::vector<CubeCopyId> picks, std::vector<CardId> beside) const {
        Deck deck;
        deck.cards = std::move(picks);
        deck.offered = std::move(beside);
        deck.energy[static_cast<std::size_t>(Type::fire)] =
            static_cast<std::uint8_t>(10 - deck.cards.size() - deck.offered.size());
        return check_deck(made.cards(), pool, in_order(deck), rules(lines));
    }
};

std::size_t copies_in_all(const DraftCards& cards, const PickLines& lines) {
    std::size_t all = lines.dealt().size();
    for (const auto copy : lines.dealt()) all += lines.with(copy).size();
    CHECK(all == cards.size());
    return all;
}

NightSettings settings_with(const DraftCards& cards, int players, LinePolicy lines) {
    auto settings = settings_for(cards, players);
    settings.rule_changes = {{"lines", static_cast<int>(lines)}};
    return settings;
}

}  // namespace

TEST_CASE("lines - the stages below a card are told by its cards, by what stands below it and by named lines",
          "[lines]") {
    TestCube made;
    CardSet& set = made.set;
    const auto old_ember = made.beside(pokemon("Ember", Type::fire, 40));
    Card other = pokemon("Ember", Type::fire, 60);
    other.key = "other";
    const auto ember = made.beside(other);
    const auto blaze = made.beside(pokemon("Blaze", Type::fire, 90, Stage::stage1, "Ember"));
    const auto inferno = made.beside(pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"));
    REQUIRE(stages_below(set, inferno).size() == 2);
    CHECK(stages_below(set, inferno)[0].card == old_ember);
    CHECK(set.put_below(blaze, ember));
    CHECK_FALSE(set.put_below(blaze, old_ember));
    CHECK(stages_below(set, inferno)[0].card == ember);
    CHECK(stages_below(set, inferno)[1].card == blaze);

    const auto tide = made.beside(pokemon("Tide Fox", Type::water, 150, Stage::stage2, "Wave Fox"));
    CHECK(names_below(set, set[tide]) == std::vector<std::string>{"", "Wave Fox"});
    set.add_line("Wave Fox", "Ember");
    REQUIRE(stages_below(set, tide).size() == 2);
    CHECK(stages_below(set, tide)[0].card == old_ember);
    CHECK_FALSE(stages_below(set, tide)[1].card);
    CHECK(set.name_below("Wave Fox") == "Ember");
    CHECK(set.name_below("Ember").empty());
}

TEST_CASE("lines - lower stages are free for each evolution in the deck", "[lines]") {
    const Toppers t;
    CHECK(t.offered(LinePolicy::free_lower_stages).empty());
    CHECK(t.offered(LinePolicy::free_lower_stages, {t.inferno}) == std::vector<Offer>{{t.ember, 1}, {t.blaze, 1}});
    CHECK(t.offered(LinePolicy::free_lower_stages, t.pool) == std::vector<Offer>{{t.ember, 2}, {t.blaze, 1}});
    CHECK(t.check(LinePolicy::free_lower_stages, {t.inferno}, {t.ember, t.blaze}).empty());
    const auto broken = t.check(LinePolicy::free_lower_stages, {t.inferno}, {t.ember, t.ember, t.blaze});
    REQUIRE(broken.size() == 1);
    CHECK(broken[0].rule == DeckRule::offered_cards);
    CHECK(broken[0].name == "Ember");
    CHECK(broken[0].number == 2);
    CHECK(broken[0].other == 1);
}

TEST_CASE("lines - what a pick brings may be in the deck without it", "[lines]") {
    const Toppers t;
    CHECK(t.offered(LinePolicy::with_pick) == std::vector<Offer>{{t.ember, 2}, {t.blaze, 1}});
    CHECK(t.check(LinePolicy::with_pick, {t.rope}, {t.ember, t.ember}).empty());
    CHECK(t.check(LinePolicy::with_pick, {t.rope}, {t.ember, t.ember, t.ember}).size() == 1);
    CHECK_FALSE(t.check(LinePolicy::free_lower_stages, {t.rope}, {t.ember}).empty());
    CHECK_FALSE(t.check(LinePolicy::single_cards, {t.inferno}, {t.ember}).empty());
}

TEST_CASE("lines - where a whole line is one pick, what was picked is not brought again", "[lines]") {
    Toppers t;
    const auto picked = t.made.add(pokemon("Ember Two", Type::fire, 60));
    t.pool.push_back(picked);
    CHECK(t.offered(LinePolicy::whole_line) == std::vector<Offer>{{t.ember, 2}, {t.blaze, 1}});
    t.made.cube.cards.push_back(t.ember);
    t.pool.push_back({static_cast<std::uint16_t>(t.made.cube.cards.size() - 1)});
    CHECK(t.offered(LinePolicy::whole_line) == std::vector<Offer>{{t.ember, 1}, {t.blaze, 1}});
    CHECK(t.offered(LinePolicy::with_pick) == std::vector<Offer>{{t.ember, 2}, {t.blaze, 1}});
}

TEST_CASE("lines - stand-ins are free like basic energy and fill gaps", "[lines]") {
    Toppers t;
    const CardId stand_in = t.made.beside(stand_in_card());
    CHECK(t.offered(LinePolicy::stand_in) == std::vector<Offer>{{stand_in, 10}});
    CHECK(t.offered(LinePolicy::as_basics).empty());
    CHECK(
        t.check(LinePolicy::stand_in, {t.inferno}, std::vector<CardId>(6, stand_in)).empty());  // beyond four of a name
    const auto broken = t.check(LinePolicy::stand_in, {t.inferno}, {});
    REQUIRE(broken.size() == 1);
    CHECK(broken[0].rule == DeckRule::basic_pokemon);
    REQUIRE(broken[0].mends.size() == 1);
    CHECK(broken[0].mends[0].edits[0].offered == stand_in);

    Deck deck;
    deck.cards = {t.inferno, t.second};
    CHECK(line_gaps(t.made.cards(), deck, LinePolicy::stand_in).size() == 2);
    deck.offered = {stand_in};
    const auto gaps = line_gaps(t.made.cards(), deck, LinePolicy::stand_in);
    REQUIRE(gaps.size() == 1);
    const auto closing = edits_to_close(t.made.cards(), t.pool, deck, t.rules(LinePolicy::stand_in), gaps[0]);
    REQUIRE(closing.size() == 1);
    CHECK(line_gaps(t.made.cards(), apply_edits(deck, closing), LinePolicy::stand_in).empty());
    CHECK(line_gaps(t.made.cards(), deck, LinePolicy::as_basics).empty());
}

TEST_CASE("lines - an evolution that may be played as a Basic Pokémon begins a match", "[lines]") {
    const Toppers t;
    CHECK(t.check(LinePolicy::as_basics, {t.inferno}, {}).empty());
    CHECK_FALSE(t.check(LinePolicy::single_cards, {t.inferno}, {}).empty());
}

TEST_CASE("free cards - a deck may have so many of them without a pick", "[lines]") {
    Toppers t;
    Card candy = trainer("Sweet");
    const CardId sweet = t.made.beside(candy);
    t.made.cube.free = {{sweet, 2}};
    CHECK(t.offered(LinePolicy::single_cards) == std::vector<Offer>{{sweet, 2}});
    CHECK(t.check(LinePolicy::as_basics, {t.inferno}, {sweet, sweet}).empty());
    CHECK(t.check(LinePolicy::as_basics, {t.inferno}, {sweet, sweet, sweet}).size() == 1);
}

TEST_CASE("free cards - a deck that is built takes good ones and no more than there are", "[lines][auto_build]") {
    Toppers t;
    const CardId draws = t.made.beside(draw_card("Great Draw", 7));
    t.made.cube.free = {{draws, 2}};
    for (int i = 0; i < 20; ++i) t.pool.push_back(t.made.add(pokemon("Runner " + std::to_string(i), Type::fire, 60)));
    DeckRules rules = t.rules(LinePolicy::single_cards);
    rules.deck_size = 30;
    const auto built = auto_build(t.made.cards(), CardValues(t.made.cards()), t.pool, Deck{}, rules);
    REQUIRE(built.ok());
    CHECK(built.deck.offered == std::vector<CardId>{draws, draws});
    CHECK(check_deck(t.made.cards(), t.pool, built.deck, rules).empty());
}

TEST_CASE("lines - a deck is built from toppers alone wherever the policy helps them", "[lines][auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 16; ++i) {
        const std::string number = std::to_string(i);
        made.beside(pokemon("Low " + number, Type::fire, 60));
        Card top = pokemon("Top " + number, Type::fire, 120, Stage::stage1, "Low " + number);
        top.attacks = {attack("Burn", cost({Type::fire}), 60)};
        pool.push_back(made.add(std::move(top)));
    }
    const CardId stand_in = made.beside(stand_in_card());
    const CardValues values(made.cards());
    for (const auto lines : {LinePolicy::free_lower_stages, LinePolicy::with_pick, LinePolicy::whole_line,
                             LinePolicy::as_basics, LinePolicy::stand_in}) {
        const DeckRules rules{40, 4, 7, fires, lines};
        const auto built = auto_build(made.cards(), values, pool, Deck{}, rules);
        INFO(static_cast<int>(lines));
        REQUIRE(built.ok());
        CHECK(check_deck(made.cards(), pool, built.deck, rules).empty());
        CHECK(line_gaps(made.cards(), built.deck, lines).empty());
        CHECK(built.deck.cards.size() >= 8);
        CHECK((std::ranges::count(built.deck.offered, stand_in) > 0) == (lines == LinePolicy::stand_in));
    }
    CHECK_FALSE(auto_build(made.cards(), values, pool, Deck{}, {40, 4, 7, fires, LinePolicy::single_cards}).ok());
}

TEST_CASE("whole lines - an evolution goes with the cards below it, each once", "[lines]") {
    TestCube made;
    const auto ember = made.add(pokemon("Ember", Type::fire, 60), 2);
    const auto blaze = made.add(pokemon("Blaze", Type::fire, 90, Stage::stage1, "Ember"));
    const auto rope = made.add(trainer("Rope"));
    const auto inferno = made.add(pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"));
    const auto flare = made.add(pokemon("Flare", Type::fire, 100, Stage::stage1, "Ember"));
    const CubeCopyId second_ember{static_cast<std::uint16_t>(ember.value + 1)};

    const PickLines lines(made.cards(), LinePolicy::whole_line);
    CHECK(lines.dealt() == std::vector{rope, inferno, flare});
    CHECK(std::ranges::equal(lines.with(inferno), std::vector{ember, blaze}));
    CHECK(std::ranges::equal(lines.with(flare), std::vector{second_ember}));
    CHECK(lines.with(rope).empty());
    copies_in_all(made.cards(), lines);
    CHECK(PickLines(made.cards(), LinePolicy::with_pick).dealt().size() == made.cards().size());
    CHECK(PickLines(made.cards(), LinePolicy::with_pick) == PickLines(made.cards().size()));
}

TEST_CASE("whole lines - no card is dealt twice or lost, whatever the cube", "[lines][property]") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto made = invented_cube(300, seed);
        const PickLines lines(made->cards(), LinePolicy::whole_line);
        copies_in_all(made->cards(), lines);
        CHECK(lines.dealt().size() < made->cards().size());
        std::vector<bool> seen(made->cards().size());
        const auto see = [&](CubeCopyId copy) {
            CHECK_FALSE(seen[copy.value]);
            seen[copy.value] = true;
        };
        for (const auto copy : lines.dealt()) {
            see(copy);
            for (const auto lower : lines.with(copy)) see(lower);
        }
    }
}

TEST_CASE("lines - a night of each policy is drafted, built, written down and replayed", "[lines][property]") {
    const auto made = invented_cube(480, 5);
    made->set.add(stand_in_card());
    const CardValues values(made->cards());
    for (int policy = 0; policy < line_policy_count; ++policy) {
        auto settings = settings_with(made->cards(), 4, static_cast<LinePolicy>(policy));
        settings.row = {4, 3, 15, 40, 4};
        NightRun run(settings, made->cards());
        INFO(policy);
        run.let_bots_act(values, 60);
        const SeatId first{0};
        const auto before = run.night.pool(first);
        run.happen(UndoEntry{first, "a slip"});
        CHECK(run.night.pool(first).size() < before.size());
        run.let_bots_act(values);
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            CHECK(deck_check(run.night, SeatId{seat}).empty());
            CHECK(run.night.seats[seat].handed_in);
        }
        CHECK(broken_invariant(run.night) == std::nullopt);
        const auto again = replay(settings, made->cards(), run.entries);
        REQUIRE(again);
        CHECK(same_state(*again, run.night));
        const bool whole = static_cast<LinePolicy>(policy) == LinePolicy::whole_line;
        CHECK((run.night.pool(first).size() > 45) == whole);
    }
}

TEST_CASE("whole lines - a seat sees what goes with the cards of its pack, and has it with its pick", "[lines]") {
    const auto made = invented_cube(480, 5);
    auto settings = settings_with(made->cards(), 4, LinePolicy::whole_line);
    settings.row = {4, 3, 15, 40, 4};
    NightRun run(settings, made->cards());
    const NightView view = view_for(run.night, SeatId{0});
    REQUIRE_FALSE(view.goes_with.empty());
    for (const auto& [card, with] : view.goes_with) {
        CHECK(std::ranges::count(view.pack, card) == 1);
        CHECK_FALSE(with.empty());
    }
    const auto& [card, with] = *view.goes_with.begin();
    run.happen(PickEntry{SeatId{0}, card});
    std::vector<CubeCopyId> wanted = {card};
    wanted.insert(wanted.end(), with.begin(), with.end());
    CHECK(run.night.pool(SeatId{0}) == wanted);
    CHECK(run.night.drafting.check_pick(SeatId{1}, with.front())->why == Denial::not_in_pack);
}

TEST_CASE("whole lines - a drafter values what goes with a card", "[lines][bot]") {
    const auto made = invented_cube(480, 5);
    auto settings = settings_with(made->cards(), 4, LinePolicy::whole_line);
    settings.row = {4, 3, 15, 40, 4};
    const NightRun run(settings, made->cards());
    const NightView view = view_for(run.night, SeatId{0});
    REQUIRE_FALSE(view.goes_with.empty());
    const CardValues values(made->cards());
    const auto score_of = [&](const DraftPlace& place, CubeCopyId card) {
        const auto ranked = rank_pack(made->cards(), values, place);
        return std::ranges::find(ranked, card, &Suggestion::card)->score;
    };
    DraftPlace without = place_of(view);
    without.goes_with = nullptr;
    for (const CubeCopyId card : view.pack) {
        const bool brings = view.goes_with.contains(card);
        CHECK((score_of(place_of(view), card) > score_of(without, card)) == brings);
    }
}

TEST_CASE("whole lines - a night needs as many lines as its packs have cards", "[lines]") {
    const auto made = invented_cube(200, 5);
    auto settings = settings_with(made->cards(), 4, LinePolicy::whole_line);
    settings.row = {4, 3, 15, 40, 4};
    const auto night = begin_night(settings, made->cards());
    const bool enough = PickLines(made->cards(), LinePolicy::whole_line).dealt().size() >= 180;
    CHECK(static_cast<bool>(night) == enough);
    CHECK_FALSE(enough);
    NightSettings fitted = settings;
    fit_packs(fitted, made->cards());
    CHECK(fitted.row.pack_size < 15);
    CHECK(begin_night(fitted, made->cards()));
    ++fitted.row.pack_size;
    CHECK_FALSE(begin_night(fitted, made->cards()));
    settings.rule_changes.clear();
    CHECK(begin_night(settings, made->cards()));
}

TEST_CASE("lines - a night that says its policy beside the rules is read with it among them", "[lines]") {
    const auto made = invented_cube(60);
    const NightSettings settings = settings_with(made->cards(), 4, LinePolicy::free_lower_stages);
    std::string line = write_settings(settings);
    const auto rules = line.find(" rules=\"lines\":2");
    REQUIRE(rules != line.npos);
    line.replace(rules, std::string(" rules=\"lines\":2").size(), " lines=free rules=");
    const auto read = read_settings(line);
    REQUIRE(read.ok());
    CHECK(read->rule_changes == settings.rule_changes);
}
