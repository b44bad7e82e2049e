// What verbs share: from where they speak, what they have chosen, and how they end.
#pragma once

#include "engine/ultraman/ask/scope.hpp"
#include "engine/ultraman/change/raise.hpp"
#include "engine/ultraman/run/asking.hpp"
#include "engine/ultraman/run/select.hpp"
#include "engine/ultraman/run/text.hpp"

namespace cubenight::ultraman {

// Each verb begins by choosing what it means; the rest are its own steps.
enum VerbStep : std::uint8_t { verb_begins, verb_chosen, verb_first_own };

// A verb at work: its frame, its text, its node.
struct Acting {
    Game& g;
    Frame& frame;
    Context& context;
    Scope scope;
    const Node& node;
};
inline Acting acting(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    const Scope scope = scope_of(g, context);
    return {g, frame, context, scope, scope.nodes[frame.node]};
}

// The verb ends: it has done so much, and all that it says or not.
inline void end_verb(Acting& a, int done, bool in_full) {
    if (done == 0) tell_undone(a.g, a.context, EventKind::in_vain, a.frame.node);
    note_done(a.context, done, in_full);
    a.context.gone -= a.context.kept;
    a.context.kept = CopySet{};
    pop(a.g);
}

inline Choice& ask_of_verb(Acting& a, ChoiceKind kind, Clause clause) {
    Choice& choice = ask(a.g, a.scope.actor, kind, clause);
    choice.source = a.context.source.value;
    choice.node = a.frame.node;
    choice.program = a.context.program;
    return choice;
}

// What was chosen, in the order of choosing.
using Cards = InlineVector<CopyId, most_copies>;
Cards chosen_cards(const Match& m);

// The characters that were chosen, by their spots: a card that lies in one stands for it.
CopySet chosen_characters(const Match& m);

}  // namespace cubenight::ultraman
