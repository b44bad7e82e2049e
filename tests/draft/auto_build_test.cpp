#include "draft/decks/auto_build.hpp"

#include <algorithm>

#include "draft/decks/legality.hpp"
#include "draft/pool/deck_cards.hpp"
#include "engine/cards/notation.hpp"
#include "engine/core/chance.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

const TypeSet all_energy = {TypeSet::all().bits &
                            ~((1u << static_cast<int>(Type::dragon)) | (1u << static_cast<int>(Type::colorless)))};

std::vector<CubeCopyId> random_pool(const DraftCards& cards, int size, Generator& chance) {
    std::vector<CubeCopyId> all;
    for (std::size_t i = 0; i < cards.size(); ++i) all.push_back({static_cast<std::uint16_t>(i)});
    chance.shuffle(all.data(), all.size());
    all.resize(static_cast<std::size_t>(size));
    return all;
}

}  // namespace

TEST_CASE("decks built from random pools are legal and whole and can pay", "[auto_build][property]") {
    const auto made = invented_cube(360);
    const CardValues values(made->cards());
    Generator chance(1);
    for (const auto lines : {LinePolicy::single_cards, LinePolicy::required, LinePolicy::free_lower_stages,
                             LinePolicy::with_pick, LinePolicy::whole_line, LinePolicy::as_basics})
        for (const int size : {30, 40, 60})
            for (int i = 0; i < 15; ++i) {
                const DeckRules rules{size, 4, 7, all_energy, lines};
                const auto pool = random_pool(made->cards(), 20 + static_cast<int>(chance.below(70)), chance);
                const auto built = auto_build(made->cards(), values, pool, Deck{}, rules);
                REQUIRE(built.ok());
                CHECK(built.deck.size() == size);
                CHECK(check_deck(made->cards(), pool, built.deck, rules).empty());
                CHECK(line_gaps(made->cards(), built.deck, lines).empty());
                const auto stats = deck_stats(made->cards(), built.deck, lines);
                CHECK(stats.energy >= size / 5);
                TypeSet held;
                for (std::size_t type = 0; type < type_count; ++type)
                    if (built.deck.energy[type] > 0) {
                        CHECK((stats.needed[type] > 0 || built.types.empty()));
                        held = held | TypeSet::of(static_cast<Type>(type));
                    }
                for (const CubeCopyId copy : built.deck.cards)
                    if (made->cards()[copy].kind == CardKind::pokemon && !values[copy].needs.empty())
                        CHECK(values[copy].needs.has_any(held));
            }
}

TEST_CASE("a pool without a Basic Pokémon cannot make a deck and says so", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 30; ++i) pool.push_back(made.add(trainer("Gadget " + std::to_string(i))));
    pool.push_back(made.add(pokemon("Tall", Type::fire, 100, Stage::stage1, "Small")));
    const CardValues values(made.cards());
    Deck before;
    before.cards = {pool[0]};
    const auto built = auto_build(made.cards(), values, pool, before, {30, 4, 7, all_energy, LinePolicy::single_cards});
    CHECK(built.failure == BuildFailure::no_basic_pokemon);
    CHECK(built.deck == before);
    CHECK(built.changes.empty());
    CHECK_FALSE(auto_build(made.cards(), values, {}, Deck{}, {30, 4, 7, all_energy, LinePolicy::single_cards}).ok());
}

TEST_CASE("one Basic Pokémon and energy make a deck", "[auto_build]") {
    TestCube made;
    const std::vector<CubeCopyId> pool = {made.add(pokemon("Lone", Type::fire))};
    const CardValues values(made.cards());
    const auto built = auto_build(made.cards(), values, pool, Deck{}, {40, 4, 7, all_energy, LinePolicy::required});
    REQUIRE(built.ok());
    CHECK(built.deck.cards == pool);
    CHECK(built.deck.energy[static_cast<std::size_t>(Type::fire)] == 39);
}

TEST_CASE("without energy on offer a large pool makes a deck and a small one does not", "[auto_build]") {
    const auto made = invented_cube(200);
    const CardValues values(made->cards());
    Generator chance(2);
    const DeckRules rules{40, 4, 7, TypeSet{}, LinePolicy::single_cards};
    const auto large = random_pool(made->cards(), 60, chance);
    const auto built = auto_build(made->cards(), values, large, Deck{}, rules);
    REQUIRE(built.ok());
    CHECK(check_deck(made->cards(), large, built.deck, rules).empty());
    const auto small = random_pool(made->cards(), 39, chance);
    CHECK(auto_build(made->cards(), values, small, Deck{}, rules).failure == BuildFailure::not_enough_cards);
}

TEST_CASE("built decks keep to copies and ACE SPEC and Radiant and Prism Star", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 8; ++i) pool.push_back(made.add(pokemon("Same", Type::fire)));
    for (const auto box : {RuleBox::ace_spec, RuleBox::prism_star})
        for (int i = 0; i < 3; ++i) {
            Card card = draw_card("Prize Plan", 5);
            card.rule_boxes.add(box);
            pool.push_back(made.add(card));
        }
    for (int i = 0; i < 3; ++i) {
        Card card = pokemon("Radiant " + std::to_string(i), Type::fire, 130);
        card.rule_boxes.add(RuleBox::radiant);
        pool.push_back(made.add(card));
    }
    const CardValues values(made.cards());
    const DeckRules rules{40, 2, 7, all_energy, LinePolicy::single_cards};
    const auto built = auto_build(made.cards(), values, pool, Deck{}, rules);
    REQUIRE(built.ok());
    CHECK(check_deck(made.cards(), pool, built.deck, rules).empty());
}

TEST_CASE("a deck is built around types that its attackers can pay", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 9; ++i) pool.push_back(made.add(pokemon("Flame " + std::to_string(i), Type::fire, 80)));
    for (int i = 0; i < 2; ++i) pool.push_back(made.add(pokemon("Leaf " + std::to_string(i), Type::grass, 80)));
    for (int i = 0; i < 20; ++i) pool.push_back(made.add(draw_card("Talk " + std::to_string(i), 3)));
    const CardValues values(made.cards());
    const auto built = auto_build(made.cards(), values, pool, Deck{}, {40, 4, 7, all_energy, LinePolicy::single_cards});
    REQUIRE(built.ok());
    CHECK(built.types.has(Type::fire));
    CHECK(built.deck.energy[static_cast<std::size_t>(Type::fire)] >= 10);
    const auto stats = deck_stats(made.cards(), built.deck, LinePolicy::single_cards);
    CHECK(stats.pokemon >= 9);
    CHECK(stats.trainers >= 12);
}

TEST_CASE("energy is split by attack costs with largest remainders", "[auto_build]") {
    TestCube made;
    Card fire = pokemon("Flame", Type::fire), water = pokemon("Wave", Type::water);
    fire.attacks = {attack("Burn", cost({Type::fire, Type::fire}), 40)};
    water.attacks = {attack("Wash", cost({Type::water, Type::colorless}), 40)};
    Deck deck;
    deck.cards = {made.add(fire), made.add(water)};
    const auto split = split_energy(made.cards(), deck, 10, all_energy);
    CHECK(split[static_cast<std::size_t>(Type::fire)] == 7);
    CHECK(split[static_cast<std::size_t>(Type::water)] == 3);
    const auto one = split_energy(made.cards(), deck, 10, TypeSet::of(Type::water));
    CHECK(one[static_cast<std::size_t>(Type::water)] == 10);
    CHECK(split_energy(made.cards(), Deck{}, 5, TypeSet::of(Type::metal))[static_cast<std::size_t>(Type::metal)] == 5);
    CHECK(split_energy(made.cards(), deck, 5, TypeSet{}) == EnergyCounts{});
}

TEST_CASE("balancing sets the energy and leaves the cards", "[auto_build]") {
    TestCube made;
    Deck deck;
    deck.cards = {made.add(pokemon("Flame", Type::fire)), made.add(trainer("Rope"))};
    deck.energy[static_cast<std::size_t>(Type::grass)] = 3;
    const auto balanced = balance_energy(made.cards(), deck, {12, 4, 7, all_energy, LinePolicy::single_cards});
    CHECK(balanced.deck.cards == deck.cards);
    CHECK(balanced.deck.energy[static_cast<std::size_t>(Type::fire)] == 10);
    CHECK(balanced.deck.energy[static_cast<std::size_t>(Type::grass)] == 0);
    CHECK(balanced.changes == std::vector<DeckChange>{{"Fire Energy", 0, 10}, {"Grass Energy", 3, 0}});
    CHECK(balance_energy(made.cards(), deck, {12, 4, 7, TypeSet{}, LinePolicy::single_cards}).deck == deck);
}

TEST_CASE("auto build says what it changed", "[auto_build]") {
    const auto made = invented_cube(120);
    const CardValues values(made->cards());
    Generator chance(9);
    const auto pool = random_pool(made->cards(), 45, chance);
    Deck before;
    before.cards = {pool[0], pool[1]};
    before = in_order(before);
    const auto built =
        auto_build(made->cards(), values, pool, before, {40, 4, 7, all_energy, LinePolicy::single_cards});
    REQUIRE(built.ok());
    int more = 0;
    for (const auto& change : built.changes) {
        CHECK(change.before != change.after);
        more += change.after - change.before;
    }
    CHECK(more == 38);
}

TEST_CASE("decks are built around locked cards or it is told why not", "[auto_build][property]") {
    const auto made = invented_cube(360);
    const CardValues values(made->cards());
    Generator chance(3);
    int built_around = 0;
    for (const auto lines : {LinePolicy::single_cards, LinePolicy::required, LinePolicy::whole_line})
        for (int i = 0; i < 20; ++i) {
            const DeckRules rules{40, 4, 7, all_energy, lines};
            const auto pool = random_pool(made->cards(), 45, chance);
            const std::vector<CubeCopyId> locked(pool.begin(), pool.begin() + 1 + chance.below(8));
            const auto built = auto_build(made->cards(), values, pool, Deck{}, rules, locked);
            if (built.ok()) {
                ++built_around;
                CHECK(check_deck(made->cards(), pool, built.deck, rules).empty());
                for (const auto copy : locked) CHECK(built.deck.has(copy));
            } else {
                CHECK(built.failure == BuildFailure::locked_cards);
                CHECK(lines == LinePolicy::required);
                CHECK(built.broken);
            }
        }
    CHECK(built_around >= 40);
}

TEST_CASE("locked basic energy stays in the deck, as much as is locked and of its type", "[auto_build][property]") {
    const auto made = invented_cube(360);
    const CardValues values(made->cards());
    Generator chance(5);
    for (int i = 0; i < 20; ++i) {
        const DeckRules rules{40, 4, 7, all_energy, LinePolicy::single_cards};
        const auto pool = random_pool(made->cards(), 45, chance);
        EnergyCounts locked{};
        for (int n = 0; n < 2; ++n) locked[chance.below(8)] = static_cast<std::uint8_t>(1 + chance.below(9));
        const auto built = auto_build(made->cards(), values, pool, Deck{}, rules, {}, locked);
        REQUIRE(built.ok());
        CHECK(check_deck(made->cards(), pool, built.deck, rules).empty());
        for (std::size_t t = 0; t < locked.size(); ++t) CHECK(built.deck.energy[t] >= locked[t]);
    }
    // More than a deck holds is refused, and told by its rule.
    EnergyCounts many{};
    many[1] = 41;
    const DeckRules rules{40, 4, 7, all_energy, LinePolicy::single_cards};
    const auto pool = random_pool(made->cards(), 45, chance);
    const auto built = auto_build(made->cards(), values, pool, Deck{}, rules, {}, many);
    CHECK(built.failure == BuildFailure::locked_cards);
    REQUIRE(built.broken);
    CHECK(built.broken->rule == DeckRule::size);
}

TEST_CASE("locked cards that break a rule together are refused by that rule", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool = {made.add(pokemon("Lone", Type::fire))};
    const CubeCopyId first = made.add(trainer("Gadget"), 5);
    for (std::uint16_t i = 0; i < 5; ++i) pool.push_back({static_cast<std::uint16_t>(first.value + i)});
    const CardValues values(made.cards());
    const DeckRules rules{20, 4, 7, all_energy, LinePolicy::single_cards};
    const std::span<const CubeCopyId> all(pool);
    const auto copies = auto_build(made.cards(), values, pool, Deck{}, rules, all.subspan(1));
    REQUIRE(copies.broken);
    CHECK(copies.broken->rule == DeckRule::copies);
    CHECK(auto_build(made.cards(), values, pool, Deck{}, rules, all.subspan(2)).ok());
    const DeckRules small{3, 4, 7, all_energy, LinePolicy::single_cards};
    const auto size = auto_build(made.cards(), values, pool, Deck{}, small, all.subspan(2));
    REQUIRE(size.broken);
    CHECK(size.broken->rule == DeckRule::size);
    const auto no_basic = auto_build(made.cards(), values, pool, Deck{}, small, all.subspan(2, 3));
    REQUIRE(no_basic.broken);
    CHECK(no_basic.broken->rule == DeckRule::basic_pokemon);
}

TEST_CASE("a locked attacker has its energy", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    const auto fighter = [&](const std::string& name, Type type, int damage) {
        Card card = pokemon(name, type);
        card.attacks = {attack("Hit", cost({type, type}), damage)};
        pool.push_back(made.add(card));
    };
    for (int i = 0; i < 10; ++i) fighter("Spark " + std::to_string(i), Type::fire, 60);
    for (int i = 0; i < 10; ++i) fighter("Drop " + std::to_string(i), Type::water, 60);
    fighter("Weed", Type::grass, 20);
    const CardValues values(made.cards());
    const DeckRules rules{30, 4, 7, all_energy, LinePolicy::single_cards};
    const auto grass = [&](std::span<const CubeCopyId> locked) {
        return auto_build(made.cards(), values, pool, Deck{}, rules, locked)
            .deck.energy[static_cast<std::size_t>(Type::grass)];
    };
    CHECK(grass({}) == 0);
    CHECK(grass(std::span(pool).last(1)) > 0);
}

TEST_CASE("no Pokémon is proposed whose attacks ask for energy that the deck has none of", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    const auto fighter = [&](const std::string& name, Type type, EnergyCost second) {
        Card card = pokemon(name, type);
        card.attacks = {attack("Hit", cost({type, type}), 50), attack("Push", second, 20)};
        pool.push_back(made.add(card));
    };
    for (int i = 0; i < 3; ++i) fighter("Spark " + std::to_string(i), Type::fire, cost({Type::fire}));
    for (int i = 0; i < 3; ++i) fighter("Drop " + std::to_string(i), Type::water, cost({Type::water}));
    // Attacks that anything pays do not make up for the other one.
    for (const Type type : {Type::grass, Type::fighting, Type::metal, Type::psychic})
        fighter("Lone " + std::to_string(static_cast<int>(type)), type, cost({Type::colorless}));
    for (int i = 0; i < 20; ++i) pool.push_back(made.add(draw_card("Talk " + std::to_string(i), 3)));
    const CardValues values(made.cards());
    const DeckRules rules{40, 4, 7, all_energy, LinePolicy::single_cards};
    const auto built = auto_build(made.cards(), values, pool, Deck{}, rules);
    REQUIRE(built.ok());
    int few = 0;
    for (const CubeCopyId copy : built.deck.cards) {
        const TypeSet needs = values[copy].needs;
        TypeSet held;
        for (int i = 0; i < type_count; ++i)
            if (built.deck.energy[static_cast<std::size_t>(i)] > 0) held = held | TypeSet::of(static_cast<Type>(i));
        INFO(made.cards()[copy].name);
        CHECK((needs.empty() || needs.has_any(held)));
        few += made.cards()[copy].kind == CardKind::pokemon;
    }
    CHECK(few >= 6);
    CHECK(built.types.size() <= 3);
}

TEST_CASE("a line whose lower stages cannot pay is left while there are others", "[auto_build]") {
    for (const int others : {14, 3}) {
        TestCube made;
        std::vector<CubeCopyId> pool;
        for (int i = 0; i < others; ++i) pool.push_back(made.add(pokemon("Flame " + std::to_string(i), Type::fire)));
        const CubeCopyId mud = made.add(pokemon("Mud", Type::water));
        Card flood = pokemon("Flood", Type::water, 150, Stage::stage1, "Mud");
        flood.attacks = {attack("Rush", cost({Type::colorless}), 90)};
        pool.insert(pool.end(), {mud, made.add(flood)});
        for (int i = 0; i < 25; ++i) pool.push_back(made.add(draw_card("Talk " + std::to_string(i), 3)));
        const CardValues values(made.cards());
        const DeckRules rules{40, 4, 7, TypeSet::of(Type::fire), LinePolicy::single_cards};
        const auto built = auto_build(made.cards(), values, pool, Deck{}, rules);
        REQUIRE(built.ok());
        CHECK(built.deck.has(mud) == (others == 3));
    }
}

TEST_CASE("an empty deck is not filled up with energy", "[auto_build][legality]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 9; ++i) pool.push_back(made.add(pokemon("Flame " + std::to_string(i), Type::fire)));
    const DeckRules rules{40, 4, 7, all_energy, LinePolicy::single_cards};
    const auto offers_energy = [&](const Deck& deck) {
        const auto broken = check_deck(made.cards(), pool, deck, rules);
        return std::ranges::any_of(broken.front().mends,
                                   [](const Mend& mend) { return mend.kind == Mend::Kind::add_energy; });
    };
    CHECK_FALSE(offers_energy({}));
    Deck begun;
    begun.cards = {pool[0]};
    CHECK(offers_energy(begun));
}

TEST_CASE("Basic Pokémon of other types come in while a hand seldom opens with one", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 3; ++i) pool.push_back(made.add(pokemon("Flame " + std::to_string(i), Type::fire, 90)));
    for (int i = 0; i < 30; ++i) pool.push_back(made.add(draw_card("Talk " + std::to_string(i), 3)));
    Card star = pokemon("Star", Type::metal, 70);
    star.attacks = {attack("Shine", cost({Type::metal, Type::metal}), 20)};
    for (int i = 0; i < 2; ++i) {
        star.name = "Star " + std::to_string(i);
        pool.push_back(made.add(star));
    }
    const CardValues values(made.cards());
    const auto built = auto_build(made.cards(), values, pool, Deck{}, {40, 4, 7, all_energy, LinePolicy::single_cards});
    REQUIRE(built.ok());
    CHECK(deck_stats(made.cards(), built.deck, LinePolicy::single_cards).basics == 5);
    for (int i = 0; i < 6; ++i) pool.push_back(made.add(pokemon("Spark " + std::to_string(i), Type::fire, 90)));
    const CardValues more(made.cards());
    const auto whole = auto_build(made.cards(), more, pool, Deck{}, {40, 4, 7, all_energy, LinePolicy::single_cards});
    REQUIRE(whole.ok());
    for (const auto copy : whole.deck.cards) CHECK(made.cards()[copy].types != TypeSet::of(Type::metal));
}

TEST_CASE("a Trainer that looks for a type that no Pokémon of the deck has is left out", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (int i = 0; i < 12; ++i) {
        Card card = pokemon("Fire " + std::to_string(i), Type::fire, 70);
        card.attacks = {attack("Hit", cost({Type::fire}), 20)};
        pool.push_back(made.add(std::move(card)));
    }
    Card fetch = trainer("Sea Call", CardKind::supporter);
    fetch.play = *read_effect("{ search my.deck for 1 my.deck[pokemon, water] and 1 my.deck[item] -> my.hand reveal }");
    const auto stranger = pool.emplace_back(made.add(std::move(fetch)));
    const CardValues values(made.cards());
    const auto built = auto_build(made.cards(), values, pool, Deck{}, {30, 4, 7, all_energy, LinePolicy::single_cards});
    REQUIRE(built.ok());
    CHECK_FALSE(std::ranges::count(built.deck.cards, stranger));
}

TEST_CASE("a third type is tried before much more energy than the shape has", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (const Type type : {Type::fire, Type::water, Type::grass})
        for (int i = 0; i < 5; ++i) {
            Card card = pokemon("One " + std::to_string(pool.size()), type, 70);
            card.attacks = {attack("Hit", cost({type}), 20)};
            pool.push_back(made.add(std::move(card)));
        }
    for (int i = 0; i < 8; ++i) pool.push_back(made.add(draw_card("Draw " + std::to_string(i), 2)));
    const auto built = auto_build(made.cards(), CardValues(made.cards()), pool, Deck{},
                                  {40, 4, 7, all_energy, LinePolicy::single_cards});
    REQUIRE(built.ok());
    CHECK(built.types.size() == 3);
    CHECK(deck_stats(made.cards(), built.deck, LinePolicy::single_cards).energy ==
          17);  // 15 Pokémon and 8 Trainers are all
}

TEST_CASE("a pool of many types gets a fourth one rather than half a deck of energy", "[auto_build]") {
    TestCube made;
    std::vector<CubeCopyId> pool;
    for (const Type type : {Type::fire, Type::water, Type::grass, Type::psychic})
        for (int i = 0; i < 3; ++i) {
            Card card = pokemon("One " + std::to_string(static_cast<int>(type)) + std::to_string(i), type);
            card.attacks = {attack("Hit", cost({type}), 40)};
            pool.push_back(made.add(card));
        }
    for (int i = 0; i < 8; ++i) pool.push_back(made.add(draw_card("Talk " + std::to_string(i), 3)));
    const DeckRules rules{40, 4, 7, all_energy, LinePolicy::single_cards};
    const auto built = auto_build(made.cards(), CardValues(made.cards()), pool, Deck{}, rules);
    REQUIRE(built.ok());
    CHECK(built.types.size() == 4);
    CHECK(deck_stats(made.cards(), built.deck, rules.lines).pokemon == 12);
}
