// Which effects are in force, and what they change.
#pragma once

#include <bit>

#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/ask/query.hpp"

namespace cubenight::ultraman {

struct InForce {
    int amount = 0;  // of `grade`, `bp`, `level`: below 0 for less; of Types: bits
    SeatId controller{0};
    Source by = {};  // the text that makes the change
    std::uint16_t program = 0;
};

// A lasting effect works in this turn.
inline bool works(const Match& m, const Lasting& lasting) {
    return m.turn >= lasting.first_turn && m.turn <= lasting.last_turn;
}

// What the modifier amounts to, seen from the text.
int amount_of(Game& g, const Scope& scope, NodeIndex modifier);

// Texts of cards of one number that have no further effect beside another of them, while changes to one character are gone
// through.
class Once {
public:
    bool is_first(const CompiledText& text) {
        if (!text.no_stack) return true;
        for (std::uint16_t seen : seen_)
            if (seen == text.program) return false;
        if (!seen_.full()) seen_.push_back(text.program);
        return true;
    }

private:
    InlineVector<std::uint16_t, 16> seen_;
};

// The text holds now: its card's texts stand, in that state, and nothing does away with it.
bool is_in_force(Game& g, CopyId copy, const CompiledText& text);

// How many kinds of change may be computed within one another. Texts that ask for one another round and round could go on
// for years; no card asks for more than three.
inline constexpr int deepest_question = 4;

// Calls f(InForce) for each change of that kind that standing texts make to the object, then for those that last, in the
// order in which they began. Nothing where this kind is being computed already.
template <class F>
void each_change(Game& g, Change change, Object object, F&& f);

namespace changing {

template <class F>
void by_text(Game& g, Change change, Object object, CopyId copy, Once& once, F&& f) {
    const CompiledCard& c = card(g, copy);
    for (int i = 0; i < c.text_count; ++i) {
        const CompiledText& text = g.book.text(c, i);
        if (!(text.changes & bit(change)) || !is_in_force(g, copy, text)) continue;
        const Scope scope = scope_of(g, copy, text);
        for (const Standing& part : text.standing) {
            if (!(part.changes & bit(change)) || (part.own && (object.spot != scope.spot || scope.spot == no_spot)))
                continue;
            if (part.condition != no_node && !holds(g, scope, part.condition)) continue;
            const NodeIndex whom = scope.node(part.give).first;
            if (!part.own && !selects(g, scope, whom, object)) continue;
            if (!once.is_first(text)) continue;
            for (NodeIndex gift = scope.node(whom).next; gift != no_node; gift = scope.node(gift).next)
                if (change_of(scope.node(gift)) == change)
                    f(InForce{amount_of(g, scope, gift), scope.controller, {copy, text.counter, false}, text.program});
        }
    }
}

template <class F>
void by_lasting(Game& g, Change change, Object object, F&& f) {
    for (std::size_t i = 0; i < g.m.lasting.size(); ++i) {
        const Lasting& lasting = g.m.lasting[i];
        if (lasting.change != change || !works(g.m, lasting)) continue;
        if (object.spot != no_spot ? !lasting.subjects.contains(CopyId{object.spot.value})
                                   : !lasting.cards.contains(object.copy))
            continue;
        if (lasting.condition != no_node && !holds(g, scope_of(g, lasting), lasting.condition)) continue;
        f(InForce{lasting.amount, lasting.controller, {lasting.source, lasting.text, true}, lasting.program});
    }
}

}  // namespace changing

template <class F>
void each_change(Game& g, Change change, Object object, F&& f) {
    if (!(g.m.changes_seen & bit(change)) && g.m.lasting.empty()) return;  // nobody makes any
    if (g.asking & bit(change) || std::popcount(g.asking) >= deepest_question) return;
    g.asking |= bit(change);
    Once once;
    if (g.m.changes_seen & bit(change)) {
        each_character(g.m, [&](Spot spot) {
            const CopyId top = open_top(g.m, spot);
            if (top != no_copy && (card(g, top).changes & bit(change)))
                changing::by_text(g, change, object, top, once, f);
        });
        if (g.m.scene != no_copy && (card(g, g.m.scene).changes & bit(change)))
            changing::by_text(g, change, object, g.m.scene, once, f);
    }
    changing::by_lasting(g, change, object, f);
    g.asking &= ~bit(change);
}

}  // namespace cubenight::ultraman
