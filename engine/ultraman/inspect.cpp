#include "engine/ultraman/inspect.hpp"

#include <algorithm>

#include "engine/ultraman/ask/changes.hpp"
#include "engine/ultraman/ask/quantities.hpp"

namespace cubenight::ultraman {
namespace {

// Writes the steps down as bp_of takes them, each with the text that makes it.
class BpAccount {
public:
    BpAccount(Game& game, Spot spot) : g_(game), spot_(spot), bp_(bp_of(game, spot)) {}

    std::vector<BpStep> steps() {
        printed();
        grades();
        if (bp_.on_extra) extra();
        points();
        return std::move(steps_);
    }

private:
    // The BP is as before it, until somebody says otherwise.
    BpStep& add(BpStep step) {
        if (!steps_.empty()) step.value = steps_.back().value;
        steps_.push_back(step);
        return steps_.back();
    }
    // What a judge has given is of no text.
    BpStep made_by(const InForce& change, BpStepKind kind, Clause clause) const {
        if (!change.by.is_text()) return {.kind = kind, .amount = change.amount, .clause = Clause::rule_judge};
        return {.kind = kind,
                .by = change.by,
                .card = g_.book.text(change.program).card,
                .amount = change.amount,
                .clause = clause};
    }
    template <class F>
    void each(Change change, F&& f) {
        each_change(g_, change, {no_copy, spot_}, f);
    }
    bool has(Change change) {
        bool found = false;
        each(change, [&](const InForce&) { found = true; });
        return found;
    }

    void printed() {
        const CopyId top = open_top(g_.m, spot_);
        const int stands = card(g_, top).bp[static_cast<std::size_t>(bp_.state)];
        add({.kind = BpStepKind::printed,
             .state = bp_.state,
             .by = {top, 0, false},
             .card = state(g_.m, top).card,
             .amount = stands,
             .value = std::max(0, stands),
             .clause = Clause::c8_1_1});
        each(Change::columns, [&](const InForce& change) {
            add(made_by(change, BpStepKind::columns, Clause::c11_2_1)).value = change.amount;
        });
    }

    void grades() {
        const bool keeps_up = has(Change::keeps_grade_up), keeps_down = has(Change::keeps_grade_down);
        each(Change::grade, [&](const InForce& change) {
            add(made_by(change, BpStepKind::grade, Clause::c11_6_1)).reaches =
                !(change.amount > 0 ? keeps_up : keeps_down);
        });
        const int before = steps_.back().value;
        if (bp_.on_extra || (bp_.column == bp_.state && bp_.base == before)) return;
        add({.kind = BpStepKind::column, .state = bp_.column, .amount = bp_.base, .clause = Clause::c11_6_1}).value =
            bp_.base;
    }

    void extra() {
        BpStep step{.kind = BpStepKind::extra, .amount = bp_.base};
        each(Change::extra, [&](const InForce& change) {
            if (step.card == no_card) step = made_by(change, BpStepKind::extra, Clause::c8_1_2);
        });
        step.amount = bp_.base;
        add(step).value = bp_.base;
    }

    void points() {
        const bool each_step = option(g_, OptionKey::floor_each_step) != 0;
        const bool keeps_plus = has(Change::keeps_bp_plus), keeps_minus = has(Change::keeps_bp_minus);
        int running = bp_.base;
        each(Change::bp, [&](const InForce& change) {
            BpStep& step = add(made_by(change, BpStepKind::points, Clause::c11_7_1));
            step.reaches = !(change.amount > 0 ? keeps_plus : keeps_minus);
            if (step.reaches) running += change.amount;
            if (each_step) running = std::max(0, running);
            step.value = running;
        });
        if (running < 0) add({.kind = BpStepKind::floor, .clause = Clause::c11_7_1}).value = 0;
    }

    Game& g_;
    Spot spot_;
    Bp bp_;
    std::vector<BpStep> steps_;
};

}  // namespace

CharacterNumbers numbers_of(const Rulebook& book, const Match& match, Spot spot) {
    Match copy = match;
    Game g{book, copy};
    CharacterNumbers numbers;
    numbers.bp = bp_of(g, spot);
    numbers.types = types_of(g, spot);
    numbers.level = level_of(g, spot);
    numbers.raised = numbers.bp.ups > 0;
    numbers.lowered = numbers.bp.downs > 0;
    numbers.wins = is_said_to_win(g, spot);
    numbers.ties = is_said_to_tie(g, spot);
    const CopyId top = open_top(g.m, spot);
    for (int i = 0; i < card(g, top).text_count; ++i)
        if (is_negated(g, top, i)) numbers.negated |= static_cast<std::uint8_t>(1u << i);
    return numbers;
}

int times_used(const Match& match, CopyId copy, int text) { return (state(match, copy).uses >> (4 * text)) & 15; }

std::vector<BpStep> bp_steps(const Rulebook& book, const Match& match, Spot spot) {
    Match copy = match;
    Game g{book, copy};
    return BpAccount(g, spot).steps();
}

bool is_by_hand(const Match& match) {
    return std::ranges::any_of(match.frames, [](const Frame& frame) { return frame.proc == Proc::by_hand; });
}

int rounds(const Rulebook& book, const Match& match) {
    Match copy = match;
    return rounds_of(Game{book, copy});
}

}  // namespace cubenight::ultraman
