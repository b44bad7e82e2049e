#include "engine/ultraman/run/payment.hpp"

#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/ask/query.hpp"
#include "engine/ultraman/run/select.hpp"
#include "engine/ultraman/run/text.hpp"

namespace cubenight::ultraman {
namespace {

inline constexpr int most_tries = 60;

// Runs to the next choice, or until no more frames than `depth` are left.
void run_on(Game& g, std::size_t depth) {
    while (g.m.choice.kind == ChoiceKind::none && g.m.outcome == Outcome::running && g.m.frames.size() > depth) {
        ++g.work;
        g.step(g);
    }
}

// Some answers to the choices that come lead to the end of the price with all of it done.
bool succeeds(Game& g, std::size_t depth, std::uint8_t context, int& tries) {
    run_on(g, depth);
    if (g.m.frames.size() <= depth) return context < g.m.contexts.size() && g.m.contexts[context].complete;
    const Choice choice = g.m.choice;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        if (--tries < 0) return true;  // too much to try: it may begin
        Match match = g.m;
        match.answer = choice.options[i];
        match.choice.kind = ChoiceKind::none;
        Game trial{g.book, match};
        trial.trying = true;
        trial.step = g.step;
        if (succeeds(trial, depth, context, tries)) return true;
    }
    return false;
}

// One statement that takes so many cards or characters: whether there are that many. Nothing where it is another one.
std::optional<bool> at_a_glance(Game& g, const Scope& scope, NodeIndex block) {
    const NodeIndex statement = scope.node(block).kind == NodeKind::block ? scope.node(block).first : block;
    const Node& node = scope.node(statement);
    if (scope.node(block).kind == NodeKind::block && node.next != no_node) return std::nullopt;
    if (node.kind != NodeKind::discard || g.m.changes_seen & bit(Change::cant)) return std::nullopt;
    const NodeIndex select = scope.node(node.first).first;
    const SelectParts parts = parts_of(scope, select);
    if (scope.node(select).next != no_node || scope.node(parts.base).kind != NodeKind::zone) return std::nullopt;
    const int found = candidates(g, scope, select).set.size();
    const Bounds bounds = bounds_of(g, scope, parts.range);
    return found >= std::max(1, bounds.least);
}

}  // namespace

bool can_be_done_in_full(Game& g, std::uint8_t context, NodeIndex block) {
    if (const auto answer = at_a_glance(g, scope_of(g, g.m.contexts[context]), block)) return *answer;
    Match match = g.m;
    Game trial{g.book, match};
    trial.trying = true;
    trial.step = g.step;
    const std::size_t depth = match.frames.size();
    match.contexts[context].paying = 1;
    run_statement(trial, context, block);
    int tries = most_tries;
    return succeeds(trial, depth, context, tries);
}

bool can_be_paid(Game& g, CopyId copy, const CompiledText& text) {
    if (text.cost == no_node) return true;
    if (const auto answer = at_a_glance(g, scope_of(g, copy, text), text.cost)) return *answer;
    Match match = g.m;
    match.choice = Choice{};
    Game trial{g.book, match};
    trial.trying = true;
    trial.step = g.step;
    const std::size_t depth = match.frames.size();
    const std::uint8_t context = open_context(trial, text, copy, owner(copy));
    if (context == no_context) return false;
    match.contexts[context].paying = 1;
    run_statement(trial, context, text.cost);
    int tries = most_tries;
    return succeeds(trial, depth, context, tries);
}

namespace {

// The frame that a price is paid for, and the block that says it.
struct Payer {
    std::size_t depth = 0;  // frames up to it
    NodeIndex block = no_node;
};
Payer payer_of(const Game& g, std::uint8_t context) {
    const CompiledText& text = g.book.text(g.m.contexts[context].program);
    for (std::size_t i = g.m.frames.size(); i-- > 0;) {
        const Frame& frame = g.m.frames[i];
        if (frame.proc == Proc::text) return {i + 1, text.cost};
        if (frame.proc == Proc::statement && g.book.nodes(text)[frame.node].kind == NodeKind::pay)
            return {i + 1, g.book.nodes(text)[frame.node].first};
    }
    return {};
}

}  // namespace

void keep_payable(Game& g, std::uint8_t context) {
    if (!g.m.contexts[context].paying || g.trying) return;
    const Payer payer = payer_of(g, context);
    if (payer.block == no_node || at_a_glance(g, scope_of(g, g.m.contexts[context]), payer.block)) return;
    Choice& choice = g.m.choice;
    for (std::size_t i = choice.options.size(); i-- > 0 && choice.options.size() > 1;) {
        Match match = g.m;
        match.answer = choice.options[i];
        match.choice.kind = ChoiceKind::none;
        Game trial{g.book, match};
        trial.trying = true;
        trial.step = g.step;
        int tries = most_tries;
        if (!succeeds(trial, payer.depth, context, tries)) choice.options.erase(i);
    }
}

}  // namespace cubenight::ultraman
