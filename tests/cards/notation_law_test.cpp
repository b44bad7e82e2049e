// The law of the notation: read(write(t)) = t, on random trees that together hold every kind and every variant.
#include <map>
#include <set>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kinds.hpp"
#include "tests/support/random_effect.hpp"

using namespace cubenight;
using test::kind_count;

namespace {

// How many variants of a kind `sub` has (0 to count - 1), where it has any.
int variants(NodeKind kind) {
    switch (kind) {
        case NodeKind::once: return 4;
        case NodeKind::only_if:
        case NodeKind::from_zone: return 2;
        case NodeKind::face: return 5;
        case NodeKind::by:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::look:
        case NodeKind::player:
        case NodeKind::first_turn:
        case NodeKind::second_player:
        case NodeKind::turn_of: return 4;
        case NodeKind::bench_room:
        case NodeKind::spent:
        case NodeKind::agrees:  // never both at once
            return 2;
        case NodeKind::span: return 5;
        case NodeKind::give: return 2;
        case NodeKind::event: return 22;
        case NodeKind::by_whom: return 5;
        case NodeKind::heal: return 3;
        case NodeKind::switch_: return 3;
        case NodeKind::again: return 4;
        case NodeKind::has_ability: return 5;
        case NodeKind::has_affinity: return 2;
        case NodeKind::without: return 7;
        case NodeKind::happened: return 4;
        case NodeKind::value: return 5;
        case NodeKind::spread: return 2;
        case NodeKind::modify: return 13;
        case NodeKind::change: return 5;
        case NodeKind::half: return 3;
        case NodeKind::cost_change:
        case NodeKind::no_effects:
        case NodeKind::weakness:
        case NodeKind::resistance: return 4;
        case NodeKind::action: return 16;
        case NodeKind::compare: return 7;
        case NodeKind::range: return 6;
        case NodeKind::place:
        case NodeKind::zone: return 6;
        case NodeKind::on: return 5;
        case NodeKind::kind: return 22;
        case NodeKind::extreme:
        case NodeKind::stat_compare: return 5;
        case NodeKind::carries: return 3;
        case NodeKind::ill:
        case NodeKind::condition_value: return condition_count;
        case NodeKind::move_to: return 4;
        case NodeKind::use_attack:
        case NodeKind::attack_name: return 3;
        case NodeKind::type_change:
        case NodeKind::exchange:
        case NodeKind::evolve:
        case NodeKind::counters:
        case NodeKind::draw:
        case NodeKind::distinct:
        case NodeKind::shares:
        case NodeKind::prizes: return 2;
        default: return 1;
    }
}

// The same words, but the text takes its place between tokens in another way.
std::string loosened(const std::string& text) {
    std::string out;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
        out += text[i];
        if (!quoted && (text[i] == ' ' || text[i] == ';' || text[i] == '{')) out += " # a remark \"\n\t";
    }
    return out;
}

}  // namespace

TEST_CASE("reading what was written gives the same tree for ten thousand random effects", "[notation]") {
    Generator generator(20260);
    int wrong = 0;
    for (int i = 0; i < 10'000 && wrong < 3; ++i) {
        const Effect effect = random_effect(generator);
        const std::string text = write_effect(effect);
        const auto again = read_effect(text);
        if (again.ok() && *again == effect) continue;
        ++wrong;
        UNSCOPED_INFO(text << "\n" << (again.ok() ? write_effect(*again) : again.error().english()));
    }
    CHECK(wrong == 0);
}

TEST_CASE("blanks lines and remarks between tokens change nothing", "[notation]") {
    Generator generator(5);
    for (int i = 0; i < 200; ++i) {
        const Effect effect = random_effect(generator);
        if (write_effect(effect).find('\\') != std::string::npos) continue;
        const auto again = read_effect(loosened(write_effect(effect)));
        REQUIRE(again.ok());
        CHECK(*again == effect);
    }
}

TEST_CASE("the random effects of the tests hold every kind of node in every variant", "[notation]") {
    Generator generator(20260);
    std::set<std::pair<int, int>> seen;
    std::set<int> exceptional;
    for (int i = 0; i < 10'000; ++i)
        for (const Node& node : random_effect(generator).nodes) {
            seen.insert({static_cast<int>(node.kind), node.sub});
            if (node.sub == any_condition) exceptional.insert(static_cast<int>(node.kind));
        }
    for (int kind = 0; kind < kind_count; ++kind) {
        const auto k = static_cast<NodeKind>(kind);
        if (!test::is_spoken_in(test::row_of(k), "pokemon")) continue;
        if (k == NodeKind::damage || k == NodeKind::ignore || k == NodeKind::coin || k == NodeKind::stat) continue;
        for (int sub = 0; sub < variants(k); ++sub) {
            INFO("kind " << test::row_of(k).name << " sub " << sub);
            CHECK(seen.contains({kind, sub}));
        }
    }
    const auto has_all = [&](NodeKind kind, std::initializer_list<int> subs) {
        for (int sub : subs) CHECK(seen.contains({static_cast<int>(kind), sub}));
    };
    has_all(NodeKind::damage, {0, 1, 2, 4, 5, 6, 8, 12, 16, 20});
    has_all(NodeKind::ignore, {1, 2, 3, 4, 5, 6, 7});
    has_all(NodeKind::coin, {1, 2});
    has_all(NodeKind::stat, {0, 1, 2, 3, 5});
    CHECK(exceptional == std::set{static_cast<int>(NodeKind::condition_value), static_cast<int>(NodeKind::ill)});
}

TEST_CASE("nodes stand in preorder with the subtree of each in one run", "[notation]") {
    Generator generator(3);
    for (int i = 0; i < 300; ++i) {
        const Effect effect = random_effect(generator);
        CHECK(subtree_end(effect.nodes, 0) == effect.nodes.size());
        for (NodeIndex at = 0; at < effect.nodes.size(); ++at) {
            NodeIndex expected = static_cast<NodeIndex>(at + 1);
            int n = 0;
            for (NodeIndex below : children(effect.nodes, at)) {
                CHECK(below == expected);
                CHECK(child(effect.nodes, at, n++) == below);
                expected = subtree_end(effect.nodes, below);
            }
            CHECK(child(effect.nodes, at, n) == no_node);
            CHECK(child_count(effect.nodes, at) == n);
        }
    }
}

namespace {

OwnNames random_names(Generator& generator) {
    OwnNames names;
    for (int language = 1; language < language_count; ++language)
        if (generator.below(3) == 0)
            names.push_back({static_cast<Language>(language), "\u30AB \\ \"" + std::to_string(language) + "\""});
    return names;
}

}  // namespace

TEST_CASE("cards that say their names in other languages are written and read back", "[notation][names]") {
    Generator generator(12);
    std::set<std::size_t> counts;
    for (int i = 0; i < 300; ++i) {
        Card card = random_card(generator, "key");
        card.own_names = random_names(generator);
        for (Attack& attack : card.attacks) attack.own_names = random_names(generator);
        for (Ability& ability : card.abilities) ability.own_names = random_names(generator);
        counts.insert(card.own_names.size());
        const auto again = read_cards(write_card(card), "random.cards");
        INFO(write_card(card) << (again.ok() ? std::string() : again.error().english()));
        REQUIRE(again.ok());
        REQUIRE(again->size() == 1);
        CHECK(again->front() == card);
    }
    CHECK(counts.size() > 3);
}

TEST_CASE("random cards of every kind are written and read back", "[notation]") {
    Generator generator(11);
    std::string file;
    std::vector<Card> cards;
    std::map<CardKind, int> kinds;
    for (int i = 0; i < 1000; ++i) {
        cards.push_back(random_card(generator, "key-" + std::to_string(i)));
        ++kinds[cards.back().kind];
        file += write_card(cards.back());
    }
    const auto again = read_cards(file, "random.cards");
    INFO((again.ok() ? std::string() : again.error().english()));
    REQUIRE(again.ok());
    REQUIRE(again->size() == cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        INFO(write_card(cards[i]) << write_card((*again)[i]));
        CHECK((*again)[i] == cards[i]);
    }
    CHECK(kinds.size() == 7);
}
