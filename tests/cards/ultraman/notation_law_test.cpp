// The law of the notation of the Ultraman Card Game: read(write(x)) = x, on random texts that together hold every kind and
// every variant, each with the children that kinds.def says.
#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "engine/cards/ultraman/notation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/kind_children.hpp"
#include "tests/support/random_ultraman.hpp"

using namespace cubenight;
using namespace cubenight::ultraman;

namespace {

// How many variants of a kind `sub` has (0 to count - 1), where it has any.
int variants(NodeKind kind) {
    switch (kind) {
        case NodeKind::event: return 6;
        case NodeKind::place: return 4;
        case NodeKind::zone: return 5;
        case NodeKind::on: return 5;
        case NodeKind::kind: return 16;
        case NodeKind::name: return 3;
        case NodeKind::distinct:
        case NodeKind::shares: return 5;
        case NodeKind::stat:
        case NodeKind::stat_compare: return 9;
        case NodeKind::modify: return 4;
        case NodeKind::change: return 3;
        case NodeKind::type_change:
        case NodeKind::battle:
        case NodeKind::use_text:
        case NodeKind::lead:
        case NodeKind::value: return 2;
        case NodeKind::unaffected:
        case NodeKind::action:
        case NodeKind::stack: return 4;
        case NodeKind::compare: return 5;
        default: return 1;
    }
}

// Words of every game that no text of this one says.
constexpr NodeKind unsaid[] = {
    NodeKind::often,      NodeKind::from_zone,     NodeKind::proceed, NodeKind::then_,    NodeKind::flip,
    NodeKind::face,       NodeKind::instead,       NodeKind::search,  NodeKind::end_turn, NodeKind::win,
    NodeKind::lose,       NodeKind::again,         NodeKind::mark,    NodeKind::unmark,   NodeKind::under,
    NodeKind::aside,      NodeKind::into,          NodeKind::spread,  NodeKind::can,      NodeKind::coin,
    NodeKind::first_turn, NodeKind::second_player, NodeKind::turn_of, NodeKind::agrees,   NodeKind::spent,
    NodeKind::half,       NodeKind::heads,         NodeKind::done,    NodeKind::marked,   NodeKind::extreme,
    NodeKind::carries,    NodeKind::player,
};

bool is_said(const test::KindRow& row) {
    const auto kind = static_cast<NodeKind>(&row - test::kind_rows);
    return test::is_spoken_in(row, "ultraman") && std::ranges::find(unsaid, kind) == std::end(unsaid);
}

bool has_plain_variant(NodeKind kind) { return kind != NodeKind::by && kind != NodeKind::by_whom; }

}  // namespace

TEST_CASE("UCG - random texts are written as they were read", "[notation]") {
    Generator generator(1966);
    int wrong = 0;
    for (int i = 0; i < 20'000 && wrong < 3; ++i) {
        const std::string text = test::random_ultraman_text(generator);
        const auto effect = read_effect(text);
        if (effect.ok() && write_effect(*effect) == text && read_effect(write_effect(*effect)).value() == *effect)
            continue;
        ++wrong;
        UNSCOPED_INFO(text << "\n" << (effect.ok() ? write_effect(*effect) : effect.error().english()));
    }
    CHECK(wrong == 0);
}

TEST_CASE("UCG - the children of every node are those that the list of kinds says", "[notation]") {
    Generator generator(1967);
    std::set<NodeKind> seen;
    std::set<std::pair<NodeKind, int>> variants_seen;
    int wrong = 0;
    for (int i = 0; i < 20'000 && wrong < 3; ++i) {
        const auto effect = read_effect(test::random_ultraman_text(generator));
        REQUIRE(effect.ok());
        for (const Node& node : effect->nodes) seen.insert(node.kind), variants_seen.insert({node.kind, node.sub});
        const std::string reason = test::wrong_node(*effect);
        if (reason.empty()) continue;
        ++wrong;
        UNSCOPED_INFO(reason << "\n" << write_effect(*effect));
    }
    CHECK(wrong == 0);
    for (const auto& row : test::kind_rows) {
        const auto kind = static_cast<NodeKind>(&row - test::kind_rows);
        INFO(row.name);
        CHECK(seen.contains(kind) == is_said(row));
        if (!is_said(row) || !has_plain_variant(kind)) continue;
        for (int sub = 0; sub < variants(kind); ++sub) {
            INFO("sub " << sub);
            CHECK(variants_seen.contains({kind, sub}));
        }
    }
    for (const auto span : {SpanKind::this_turn, SpanKind::next_turn, SpanKind::rest_of_game})
        CHECK(variants_seen.contains({NodeKind::span, static_cast<int>(span)}));
    for (const auto range : {RangeKind::number, RangeKind::up_to, RangeKind::any_number, RangeKind::random})
        CHECK(variants_seen.contains({NodeKind::range, static_cast<int>(range)}));
}

TEST_CASE("UCG - random cards are written as they were read", "[notation]") {
    Generator generator(1968);
    for (int i = 0; i < 1'000; ++i) {
        const Card card = test::random_ultraman_card(generator, "T-" + std::to_string(i));
        const std::string text = write_card(card);
        const auto again = read_cards(text);
        INFO(text << (again.ok() ? std::string() : again.error().english()));
        REQUIRE(again.ok());
        CHECK(again->size() == 1);
        CHECK(again->front() == card);
    }
}
