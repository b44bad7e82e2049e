#include "engine/ultraman/ask/changes.hpp"

#include <algorithm>

#include "engine/ultraman/ask/numbers.hpp"

namespace cubenight::ultraman {

bool is_in_force(Game& g, CopyId copy, const CompiledText& text) {
    return stands(g.m, copy) && state_holds(g.m, copy, text) && !is_negated(g, copy, text.counter);
}

int amount_of(Game& g, const Scope& scope, NodeIndex modifier) {
    const Node& node = scope.node(modifier);
    switch (node.kind) {
        case NodeKind::modify: {
            const Node& change = scope.node(node.first);
            const int amount = number_of(g, scope, change.first);
            return sub_as<ChangeKind>(change) == ChangeKind::minus ? -amount : amount;
        }
        case NodeKind::type_change: {
            const Node& kind = scope.node(node.first);
            if (kind.kind == NodeKind::kind && sub_as<KindWord>(kind) == KindWord::variable)
                return binding_of(scope, kind.number).value;
            return kind.number;
        }
        case NodeKind::cant: return packed_action(scope.node(node.first));
        case NodeKind::becomes_extra:
        case NodeKind::unaffected:
        case NodeKind::battle:
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return 0;
}

namespace {

int highest(int a, int b) { return std::max(a, b); }

// The BP of a column, or no_bp. A stack of more than four cards is none of the rules' making: it counts as QUAD.
int column_of(const std::array<int, state_count>& columns, int state) {
    return columns[static_cast<std::size_t>(std::clamp(state, 0, state_count - 1))];
}

// From the column of its state by one grade after another, as far as columns are printed (11.6.1, 11.6.3).
int column_after(const Game& g, const std::array<int, state_count>& columns, int state, int grades) {
    const int step = grades < 0 ? -1 : 1;
    const int last = option(g, OptionKey::grade_to_quad) || state >= 3 ? state_count - 1 : state_count - 2;
    int column = state;
    for (int i = 0; i != grades; i += step) {
        const int next = column + step;
        if (next < 0 || next > last || column_of(columns, next) < 0)
            return option(g, OptionKey::grade_keeps_last) ? column : state;
        column = next;
    }
    return column;
}

std::array<int, state_count> columns_of(Game& g, Spot spot, const CompiledCard& top) {
    std::array<int, state_count> columns{};
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i] = top.bp[i];
    each_change(g, Change::columns, {no_copy, spot}, [&](const InForce& change) { columns.fill(change.amount); });
    return columns;
}

bool has_change(Game& g, Spot spot, Change change) {
    bool found = false;
    each_change(g, change, {no_copy, spot}, [&](const InForce&) { found = true; });
    return found;
}

struct Grades {
    int ups = 0, downs = 0;
};

Grades grades_of(Game& g, Spot spot) {
    Grades grades;
    each_change(g, Change::grade, {no_copy, spot}, [&](const InForce& change) {
        if (change.amount > 0) grades.ups += change.amount;
        else grades.downs -= change.amount;
    });
    if (grades.ups > 0 && has_change(g, spot, Change::keeps_grade_up)) grades.ups = 0;
    if (grades.downs > 0 && has_change(g, spot, Change::keeps_grade_down)) grades.downs = 0;
    return grades;
}

// Counts what is more and what is less; each of them may be kept away.
void add_changes(Game& g, Spot spot, Bp& bp) {
    const bool each_step = option(g, OptionKey::floor_each_step) != 0;
    int running = bp.base;
    bool asked_plus = false, asked_minus = false, keeps_plus = false, keeps_minus = false;
    each_change(g, Change::bp, {no_copy, spot}, [&](const InForce& change) {
        if (change.amount > 0 && !asked_plus) {
            asked_plus = true;
            keeps_plus = has_change(g, spot, Change::keeps_bp_plus);
        }
        if (change.amount < 0 && !asked_minus) {
            asked_minus = true;
            keeps_minus = has_change(g, spot, Change::keeps_bp_minus);
        }
        if (change.amount > 0 ? keeps_plus : keeps_minus) return;
        (change.amount > 0 ? bp.plus : bp.minus) += std::abs(change.amount);
        running = each_step ? highest(0, running + change.amount) : running + change.amount;
    });
    bp.value = highest(0, running);
}

}  // namespace

// Follows 8.1.1, 8.1.2, 11.6.1 to 11.6.5, 11.7.1 to 11.7.3.
Bp bp_of(Game& g, Spot spot) {
    Bp bp;
    const CompiledCard& top = card(g, open_top(g.m, spot));
    const int state = std::min(open_count(g.m, spot), state_count) - 1;
    const auto columns = columns_of(g, spot, top);
    bp.state = bp.column = static_cast<State>(state);
    bp.printed = column_of(columns, state);
    const Grades grades = grades_of(g, spot);
    bp.ups = grades.ups;
    bp.downs = grades.downs;
    bp.on_extra = is_on_extra(g, spot);
    if (bp.on_extra) {
        bp.base = top.extra;
    } else {
        int column = column_after(g, columns, state, bp.ups - bp.downs);
        bp.column = static_cast<State>(column);
        if (option(g, OptionKey::missing_bp))
            while (column > 0 && column_of(columns, column) < 0) --column;
        bp.base = highest(0, column_of(columns, column));
    }
    add_changes(g, spot, bp);
    return bp;
}

TypeSet types_of(Game& g, Spot spot) {
    const CopyId top = open_top(g.m, spot);
    TypeSet types = card(g, top == no_copy ? at(g.m, spot).top : top).types;
    const bool replaces = option(g, OptionKey::given_type_replaces) != 0;
    const auto add = [&](const InForce& change) {
        const TypeSet given{static_cast<std::uint16_t>(change.amount & 0xFF)};
        types = replaces ? given : types | given;
    };
    each_change(g, Change::type_instead, {no_copy, spot},
                [&](const InForce& change) { types = {static_cast<std::uint16_t>(change.amount & 0xFF)}; });
    each_change(g, Change::type_swapped, {no_copy, spot}, [&](const InForce& change) {
        const auto out = static_cast<std::uint16_t>((change.amount >> 8) & 0xFF);
        if (types.bits & out) types.bits = static_cast<std::uint16_t>((types.bits & ~out) | (change.amount & 0xFF));
    });
    each_change(g, Change::type_also, {no_copy, spot}, add);
    return types;
}

namespace {

int level_with_changes(Game& g, Spot spot, CopyId of) {
    int level = card(g, of).level;
    each_change(g, Change::level, {no_copy, spot}, [&](const InForce& change) { level += change.amount; });
    return highest(0, level);
}

}  // namespace

int level_of(Game& g, Spot spot) {
    const CopyId open = open_top(g.m, spot);
    return level_with_changes(g, spot, open == no_copy ? at(g.m, spot).top : open);
}

int level_to_build_on(Game& g, Spot spot) { return level_with_changes(g, spot, at(g.m, spot).top); }

bool is_on_extra(Game& g, Spot spot) {
    const CopyId top = open_top(g.m, spot);
    return top != no_copy && card(g, top).extra >= 0 && has_change(g, spot, Change::extra);
}

bool is_raised(Game& g, Spot spot) { return grades_of(g, spot).ups > 0; }
bool is_lowered(Game& g, Spot spot) { return grades_of(g, spot).downs > 0; }
bool is_said_to_win(Game& g, Spot spot) { return has_change(g, spot, Change::wins); }
bool is_said_to_tie(Game& g, Spot spot) { return has_change(g, spot, Change::ties); }

bool is_forbidden(Game& g, Spot spot, ActionKind action) {
    bool found = false;
    each_change(g, Change::cant, {no_copy, spot},
                [&](const InForce& change) { found |= action_of(change.amount) == action; });
    return found;
}

bool is_forbidden_of_card(Game& g, CopyId copy, ActionKind action, SeatId by) {
    bool found = false;
    const Spot spot = spot_of(g.m, copy);
    const auto ask = [&](const InForce& change) {
        if (action_of(change.amount) != action) return;
        const Player whose = doer_of(change.amount);
        found |= whose == Player::both || (whose == Player::me) == (by == change.controller);
    };
    each_change(g, Change::cant, {copy, no_spot}, ask);
    if (spot != no_spot) each_change(g, Change::cant, {no_copy, spot}, ask);
    return found;
}

bool is_negated(const Game& g, CopyId copy, int text) {
    for (const Lasting& lasting : g.m.lasting)
        if (lasting.change == Change::negated && lasting.amount == text && lasting.cards.contains(copy) &&
            works(g.m, lasting))
            return true;
    return false;
}

}  // namespace cubenight::ultraman
