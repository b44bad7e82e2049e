// Drafting and building decks of the Ultraman Card Game.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "draft/decks/auto_build.hpp"
#include "draft/decks/legality.hpp"
#include "draft/judge/bot.hpp"
#include "draft/judge/ultraman_worth.hpp"
#include "draft/table/drafting.hpp"
#include "tests/draft/small_ultraman.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

struct SmallCube : test::SmallUltraman {
    // So many copies of every card, one card after another.
    explicit SmallCube(int copies) {
        for (const Card& card : set) add(card.key, copies);
        for (std::size_t i = 0; i < cube.cards.size(); ++i) pool.push_back({static_cast<std::uint16_t>(i)});
    }

    std::vector<CubeCopyId> pool;
};

constexpr CubeCopyId comet1{0}, comet2{1}, comet3{2}, kaiju{3}, scene{4}, comet4{5};

// One copy of every card of the sets.
struct UltraCube {
    CardSet set;
    Cube cube;
    ultraman::CubeContents contents;

    UltraCube() {
        std::set<std::filesystem::path> files;
        for (const auto& file : std::filesystem::directory_iterator(CUBENIGHT_SOURCE_DIR "/cubes/ultraman"))
            if (file.path().extension() == ".cards") files.insert(file.path());
        for (const auto& file : files) {
            std::ifstream stream(file);
            const std::string text{std::istreambuf_iterator<char>(stream), {}};
            auto read = ultraman::read_cards(text, file.filename().string());
            REQUIRE(read.ok());
            for (auto& card : *read) {
                cube.cards.push_back(*set.add(ultraman::cover_of(card)));
                REQUIRE(contents.cards.add(std::move(card)) == cube.cards.back());
            }
        }
        contents.rules = ultraman::usual_rules();
        cube.table = ultraman::usual_table(contents.rules);
    }
    DraftCards cards() const { return {&cube, &set, &contents}; }
};

// The pools of eight bots.
std::vector<std::vector<CubeCopyId>> drafted_pools(const UltraCube& ultra, std::uint64_t seed) {
    const DraftCards cards = ultra.cards();
    const CardValues values(cards);
    const auto row = suggested_row(ultra.cube, 8);
    Drafting draft(row, cards.size(), seed, Passing::together);
    const auto seat_of = [](int seat) { return SeatId{static_cast<std::uint8_t>(seat)}; };
    while (!draft.over())
        for (int seat = 0; seat < 8; ++seat) {
            const auto pool = draft.pool(seat_of(seat)), pack = draft.left(*draft.front(seat_of(seat)));
            const std::uint64_t taste = seed * 8 + static_cast<std::uint64_t>(seat) + 1;
            const DraftPlace place{pool, pack, picks_per_seat(row), LinePolicy::single_cards, nullptr, taste};
            REQUIRE_FALSE(draft.pick(seat_of(seat), bot_pick(cards, values, place), 0));
        }
    std::vector<std::vector<CubeCopyId>> pools;
    for (int seat = 0; seat < 8; ++seat) pools.push_back(draft.pool(seat_of(seat)));
    return pools;
}

// What the deck has of lines.
struct Made {
    int upper = 0;      // characters of levels 2 to 4: those that go onto others as a rule
    int supported = 0;  // of them: a card that they level up is in the deck
    int settable = 0;
    int scenes = 0;
};
Made made_of(const DraftCards& cards, const Deck& deck) {
    Made made;
    for (const CubeCopyId copy : deck.cards) {
        const ultraman::Card& card = cards.character(copy);
        const bool upper = card.level >= 2 && card.level <= 4;
        made.upper += upper;
        made.supported += upper && level_links(cards, copy, deck.cards).below > 0;
        made.settable += card.has_single();
        made.scenes += card.is_scene();
    }
    return made;
}

PickReasonKind first_reason(const Suggestion& suggestion) { return suggestion.reasons.front().kind; }

}  // namespace

TEST_CASE("a bot takes the card that goes onto those that it has", "[bot][UCG.5.6.2.2]") {
    const SmallCube small(1);
    const DraftCards cards = small.cards();
    const CardValues values(cards);
    const std::vector<CubeCopyId> pool = {comet1, comet1, comet2}, pack = {kaiju, comet3, scene};
    const auto ranked = rank_pack(cards, values, {pool, pack, 6});
    CHECK(ranked.front().card == comet3);
    CHECK(first_reason(ranked.front()) == PickReasonKind::levels_up);
    CHECK(ranked.front().reasons.front().card == comet2);
    CHECK(bot_pick(cards, values, {{}, pack, 50}) == kaiju);  // nothing is there yet: what stands alone
}

TEST_CASE("a deck is built to its size, within copies, of what goes together", "[auto_build][UCG.4.1.2]") {
    const SmallCube small(6);
    const DraftCards cards = small.cards();
    const DeckRules rules{20, 4, 6, {}, LinePolicy::single_cards};
    const auto built = auto_build(cards, CardValues(cards), small.pool, {}, rules);
    REQUIRE(built.ok());
    CHECK(built.deck.size() == 20);
    CHECK(check_deck(cards, small.pool, built.deck, rules).empty());
    const DeckRules larger{30, 4, 6, {}, LinePolicy::single_cards};
    CHECK(auto_build(cards, CardValues(cards), small.pool, {}, larger).failure == BuildFailure::not_enough_cards);
}

TEST_CASE("a deck is built around its locked cards", "[auto_build][UCG.4.1.2]") {
    const SmallCube small(6);
    const DraftCards cards = small.cards();
    const DeckRules rules{12, 4, 6, {}, LinePolicy::single_cards};
    const auto free = auto_build(cards, CardValues(cards), small.pool, {}, rules);
    REQUIRE(free.ok());
    const auto left_out = side(small.pool, free.deck);
    REQUIRE(left_out.size() >= 2);
    const std::vector<CubeCopyId> locked = {left_out.front(), left_out.back()};
    const auto built = auto_build(cards, CardValues(cards), small.pool, {}, rules, locked);
    REQUIRE(built.ok());
    for (const CubeCopyId copy : locked) CHECK(built.deck.has(copy));
    CHECK(check_deck(cards, small.pool, built.deck, rules).empty());
    const auto many = auto_build(cards, CardValues(cards), small.pool, {}, rules, small.pool);
    REQUIRE(many.broken);
    CHECK(many.broken->rule == DeckRule::size);
}

TEST_CASE("a deck that breaks a rule names its clause, and what is offered mends it", "[legality][UCG.4.1.1]") {
    const SmallCube small(6);
    const DraftCards cards = small.cards();
    const DeckRules rules{20, 4, 6, {}, LinePolicy::single_cards};
    Deck deck;
    deck.cards.assign(small.pool.begin(), small.pool.begin() + 6);  // six of one number, fourteen cards short
    auto broken = check_deck(cards, small.pool, deck, rules);
    REQUIRE(broken.size() == 2);
    CHECK(std::string_view(broken[0].clause) == "UCG 4.1.1");
    CHECK(std::string_view(broken[1].clause) == "UCG 4.1.2");
    CHECK(broken[1].cards.size() == 6);
    deck = apply_edits(deck, broken[1].mends.front().edits);
    broken = check_deck(cards, small.pool, deck, rules);
    REQUIRE(broken.size() == 1);
    deck = apply_edits(deck, broken[0].mends.front().edits);
    CHECK(check_deck(cards, small.pool, deck, rules).empty());

    for (const auto copy : side(small.pool, deck))
        if (deck.size() < 24) deck.cards.push_back(copy);
    deck = in_order(deck);
    const auto over = check_deck(cards, small.pool, deck, rules);
    REQUIRE_FALSE(over.empty());
    CHECK(over[0].number == 24);
    CHECK(apply_edits(deck, over[0].mends.front().edits).size() == 20);

    const std::vector<CubeCopyId> others(small.pool.begin() + 1, small.pool.end());
    Deck strange;
    strange.cards = {small.pool.front()};
    const auto not_picked = check_deck(cards, others, strange, rules);
    CHECK(std::ranges::any_of(not_picked, [](const BrokenRule& rule) { return rule.rule == DeckRule::own_pool; }));
}

TEST_CASE("a card without SINGLE is worth nothing by itself and much on its line", "[bot][UCG.11.15.1]") {
    const SmallCube small(1);
    const DraftCards cards = small.cards();
    const CardValues values(cards);
    const std::vector<CubeCopyId> line = {comet1, comet2, comet3}, none = {kaiju, scene, kaiju};
    const std::vector<CubeCopyId> pack = {comet4};
    CHECK(rank_pack(cards, values, {line, pack, 6}).front().score >
          rank_pack(cards, values, {none, pack, 6}).front().score);
}

TEST_CASE("a level-up is worth more the more cards there are for it", "[auto_build][UCG.5.6.2.2]") {
    const SmallCube small(3);
    const DraftCards cards = small.cards();
    const std::vector<CubeCopyId> pool = {{6}, {3}, {4}, {5}};  // comet 3 and three of comet 2
    DeckWorth worth(cards, pool);
    for (std::size_t place = 1; place < 4; ++place) worth.set(place, false);
    const int alone = worth.of(0);
    CHECK(alone == 9000);
    worth.set(1, true);
    const int with_one = worth.of(0);
    CHECK(with_one == alone + 5000 * 18 / 100 * 150 / 100);  // from 7000 to 12000
    worth.set(2, true);
    CHECK(worth.of(0) > with_one);
    CHECK(worth.of(0) - with_one < with_one - alone);
    CHECK(worth.of(3) > 7000);  // more than it comes to alone: the one above it is surer
}

TEST_CASE("scenes stay in a built deck where characters are left out", "[auto_build][UCG.6.2.1]") {
    const SmallCube small(4);
    const DraftCards cards = small.cards();
    const auto built = auto_build(cards, CardValues(cards), small.pool, {}, {18, 4, 6, {}, LinePolicy::single_cards});
    REQUIRE(built.ok());
    CHECK(made_of(cards, built.deck).scenes == 4);
}

TEST_CASE("decks that bots draft and build of all cards have lines and scenes", "[auto_build][bot][UCG.5.6.2.1]") {
    const UltraCube ultra;
    const DraftCards cards = ultra.cards();
    const CardValues values(cards);
    const DeckRules rules{50, 4, 6, {}, LinePolicy::single_cards};
    int upper = 0, supported = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        for (const auto& pool : drafted_pools(ultra, seed)) {
            const auto built = auto_build(cards, values, pool, {}, rules);
            REQUIRE(built.ok());
            const Made made = made_of(cards, built.deck);
            upper += made.upper;
            supported += made.supported;
            CHECK(made.supported * 2 >= made.upper);
            CHECK(made.settable >= 40);
            const auto scenes =
                std::ranges::count_if(pool, [&](auto copy) { return cards.character(copy).is_scene(); });
            CHECK(made.scenes >= std::min(3, static_cast<int>(scenes)));
            CHECK(made.scenes <= 7);
            int highest = 0;
            for (const auto copy : built.deck.cards) highest = std::max(highest, cards.character(copy).round);
            for (const auto copy : side(pool, built.deck))
                if (cards.character(copy).is_scene()) CHECK(std::max(1, cards.character(copy).round) >= highest);
        }
    CHECK(supported * 4 >= upper * 3);
}
