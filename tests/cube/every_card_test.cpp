// What holds for every card of the cube alike: it comes into play as its kind does, every attack can be paid with
// exactly its cost, and an attack without a text deals its number.
#include "tests/cube/cube_board.hpp"

namespace cubenight::test {
namespace {

std::vector<const Card*> cards_of(CardKind kind) {
    std::vector<const Card*> found;
    for (const Card& card : lantern_cards())
        if (card.kind == kind) found.push_back(&card);
    return found;
}

TEST_CASE("The Lantern Cube - 402 cards of nine kinds", "[cube]") {
    CHECK(lantern_cards().size() == 402);
    CHECK(cards_of(CardKind::pokemon).size() == 246);
    CHECK(lantern_rules().name == "cube");
    CHECK(lantern_rules().weakness_rules.size() == 1);
}

TEST_CASE("Every card - nothing of it is left to be done by hand", "[cube]") {
    for (const Card& card : lantern_cards()) {
        INFO(card.name);
        CHECK(card.unread.empty());
    }
}

TEST_CASE("Every Basic Pokemon - is put onto the Bench with its HP and retreat cost", "[cube]") {
    for (const Card* card : cards_of(CardKind::pokemon)) {
        if (card->stage != Stage::basic) continue;
        INFO(card->name);
        CubeBoard board;
        board.my(Where::hand, card->key).play(card->key);
        if (board.asks(Side::mine, ChoiceKind::may)) board.no();
        CHECK(board.name("my bench 1") == card->key);
    }
}

TEST_CASE("Every Evolution - goes on the Pokemon of the cube that it evolves from and on no other", "[cube]") {
    for (const Card* card : cards_of(CardKind::pokemon)) {
        if (card->stage == Stage::basic) continue;
        INFO(card->name << " from " << card->evolves_from);
        const auto below = lantern_cards().find_name(card->evolves_from);
        REQUIRE(below);
        const Stage lower = card->stage == Stage::stage1 ? Stage::basic : Stage::stage1;
        CHECK(lantern_cards()[*below].stage == lower);
        CubeBoard board;
        board.mine(lantern_cards()[*below].key + " 10", "Wall").my(Where::hand, card->key);
        board.coins("T");
        board.play(card->key, "my active");
        CHECK(board.name("my active") == card->key);
        CHECK(board.damage("my active") == 10);
        CubeBoard other;
        other.mine("Wall").my(Where::hand, card->key);
        CHECK(other.why_not_play(card->key) == Clause::A_05_b1a);
    }
}

std::string without_last_energy(const std::string& pokemon) { return pokemon.substr(0, pokemon.rfind(" +")); }

TEST_CASE("Every attack - is used with exactly its cost and not with one energy less", "[cube]") {
    for (const Card* card : cards_of(CardKind::pokemon))
        for (const Attack& attack : card->attacks) {
            INFO(card->name << " - " << attack.name);
            const std::string ready = paid(card->key, attack.name);
            CubeBoard enough;
            enough.mine(ready, "Wall");
            CHECK(enough.may_attack(attack.name));
            const bool doubles_energy = card->name == "Venusaur" || card->name == "Charizard";
            if (attack.cost.total() == 0 || doubles_energy) continue;
            CubeBoard short_of_one;
            short_of_one.mine(without_last_energy(ready), "Wall");
            CHECK(short_of_one.why_not_attack(attack.name) == Clause::A_01_b2);
        }
}

TEST_CASE("Every attack with typed cost - is not used with energy of another type", "[cube]") {
    for (const Card* card : cards_of(CardKind::pokemon))
        for (const Attack& attack : card->attacks) {
            if (attack.cost.total() == attack.cost[Type::colorless]) continue;
            INFO(card->name << " - " << attack.name);
            std::string wrong = card->key;
            for (int i = 0; i < attack.cost.total(); ++i) wrong += " +darkness";
            CubeBoard board;
            board.mine(wrong, "Wall");
            CHECK(board.why_not_attack(attack.name) == Clause::A_01_b2);
        }
}

TEST_CASE("Every attack without a text - deals its number and nothing else", "[cube]") {
    int attacks = 0;
    for (const Card* card : cards_of(CardKind::pokemon))
        for (const Attack& attack : card->attacks) {
            if (!attack.effect.empty()) continue;
            ++attacks;
            INFO(card->name << " - " << attack.name);
            CubeBoard board;
            board.strike(card->key, attack.name, "Bear");
            CHECK(board.hit() == attack.damage);
            CHECK(board.damage("my active") == 0);
            CHECK(board.count(EventKind::damaged) == 1);
            CHECK(board.match().turn_seat == pokemon::seat1);
        }
    CHECK(attacks == 201);
}

constexpr std::string_view type_words[] = {"grass",   "fire",     "water",    "lightning",
                                           "psychic", "fighting", "darkness", "metal"};

// What the Pokémon takes of 40 damage by a Pokémon of that type.
int taken(const Card& card, Type type) {
    CubeBoard board("Fist: pokemon basic " + std::string(type_words[static_cast<int>(type)]) +
                    R"( hp 60 attack "Poke" [] 40)");
    board.mine("Fist").theirs(card.key, "Wall").attack("Poke");
    return board.count(EventKind::damaged) == 0 ? 0 : board.last(EventKind::damaged).n;
}

TEST_CASE("Every Pokemon - takes damage by its Weakness and Resistance and that of Psychic Pokemon is Psychic",
          "[cube]") {
    for (const Card* card : cards_of(CardKind::pokemon)) {
        INFO(card->name);
        const bool shielded =
            card->name == "Hisuian Avalugg" || card->name == "Crabominable" || card->name == "Aegislash";
        const int shield = shielded ? 30 : 0;
        const bool psychic = card->types.has(Type::psychic);
        for (const Affinity& weakness : card->weaknesses) {
            CHECK(taken(*card, psychic ? Type::psychic : weakness.type) == 80 - shield);
            if (psychic && weakness.type != Type::psychic) CHECK(taken(*card, weakness.type) == 40 - shield);
        }
        for (const Affinity& resistance : card->resistances)
            CHECK(taken(*card, resistance.type) == std::max(0, 40 - resistance.value - shield));
        if (card->weaknesses.empty() || card->weaknesses[0].type != Type::darkness)
            CHECK(taken(*card, Type::darkness) == 40 - shield);
    }
}

}  // namespace
}  // namespace cubenight::test
