// Coins of a text and what its faces say (JA D-04.b1, E-19.b2).
#include "engine/pokemon/run/flips.hpp"

#include <algorithm>

#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/text.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

NodeIndex face_of(const Game& g, const Context& context, NodeIndex flip, FaceKind kind) {
    for (NodeIndex i = node_at(g, context, flip).first; i != no_node; i = node_at(g, context, i).next) {
        const Node& face = node_at(g, context, i);
        if (face.kind == NodeKind::face && static_cast<FaceKind>(face.sub) == kind) return face.first;
    }
    return no_node;
}

enum FlipStep : std::uint8_t {
    count_coins,
    in_the_air,
    landed,
    all_landed,
    heads_faces,
    tails_faces,
    all_faces,
    after_face,
    flips_done
};

void run_face(Game& g, Frame& frame, FaceKind kind) {
    const NodeIndex face = face_of(g, context_of(g, frame), frame.node, kind);
    if (face != no_node) run_statement(g, frame.context, face);
}

Happening flipped_event(const Game& g, const Context& context) {
    const bool of_pokemon = context.slot != no_slot && g.m.pokemon[context.slot].in_play();
    return {TextEvent::flipped,
            context.actor,
            {of_pokemon ? context.slot : no_slot, of_pokemon ? g.m.pokemon[context.slot].bottom : context.source,
             no_slot, context.controller},
            0};
}

// Coins for coins for coins would fall for hours; no text of a real card has so many.
inline constexpr int most_coins = 400;

struct Flip {
    Gathered gathered;
    std::int16_t wanted;  // coins to flip, -1 until tails
    std::uint8_t flipped;
    std::uint8_t heads;
    std::uint8_t faces;  // whose text was run
};

void count(Game& g, Frame& frame) {
    const Context& context = context_of(g, frame);
    const Node& node = node_at(g, context, frame.node);
    const bool until_tails = node_at(g, context, node.first).kind == NodeKind::face;
    locals_of<Flip>(frame).wanted =
        static_cast<std::int16_t>(until_tails ? -1 : std::clamp(quantity(g, scope_of(g, context), node.first), 0, 100));
    frame.step = in_the_air;
}

// Coins of an attack before its damage are for that damage (JA ).
Clause clause_of_coin(const Game& g, const Context& context) {
    const bool for_damage = context.kind == TextKind::attack && context.phase == TextPhase::before_damage;
    return for_damage ? Clause::A_01_4 : clause_of_text(g, scope_of(g, context));
}

void flip_next(Game& g, Frame& frame) {
    Flip& own = locals_of<Flip>(frame);
    Context& context = context_of(g, frame);
    const bool all = own.wanted >= 0 && own.flipped >= own.wanted;
    if (!all && own.flipped < 100 && g.m.coins < most_coins) {
        frame.step = landed;
        ++g.m.coins;
        return flip_coin(g, context.actor, clause_of_coin(g, context), context.slot);
    }
    context.heads = own.heads;
    frame.step = all_landed;
    g.m.flip_again = 0;
    const std::size_t waiting = g.m.triggers.size();  // what waits for its turn besides goes on waiting
    raise(g, flipped_event(g, context));
    run_triggers(g, waiting);
}

void count_landed(Game& g, Frame& frame) {
    Flip& own = locals_of<Flip>(frame);
    const bool heads = g.m.answer.kind == OptionKind::heads;
    ++own.flipped;
    own.heads = static_cast<std::uint8_t>(own.heads + heads);
    if (own.wanted < 0 && !heads) own.wanted = own.flipped;
    frame.step = in_the_air;
}

}  // namespace

void step_flip(Game& g, Frame& frame) {
    Flip& own = locals_of<Flip>(frame);
    Context& context = context_of(g, frame);
    if (frame.step >= heads_faces) gather_done(context, own.gathered);
    switch (frame.step) {
        case count_coins: return count(g, frame);
        case in_the_air: return flip_next(g, frame);
        case landed: return count_landed(g, frame);
        case all_landed:  // a text may have all of them flipped again
            frame.step = g.m.flip_again ? count_coins : heads_faces;
            if (g.m.flip_again) own.flipped = 0, own.heads = 0;
            g.m.flip_again = 0;
            context.performed = own.gathered.performed = 0;
            return;
        case heads_faces:
            if (own.faces >= own.heads) {
                frame.step = tails_faces;
                own.faces = 0;
                return;
            }
            ++own.faces;
            return run_face(g, frame, FaceKind::heads);
        case tails_faces:
            if (own.faces >= own.flipped - own.heads) {
                frame.step = all_faces;
                return;
            }
            ++own.faces;
            return run_face(g, frame, FaceKind::tails);
        case all_faces:
            frame.step = after_face;
            if (own.flipped > 0 && own.heads == own.flipped) return run_face(g, frame, FaceKind::all_heads);
            if (own.flipped > 0 && own.heads == 0) run_face(g, frame, FaceKind::all_tails);
            return;
        case after_face: frame.step = flips_done; return run_face(g, frame, FaceKind::after);
        case flips_done: return all_gathered(g, frame, own.gathered);
    }
}

}  // namespace cubenight::pokemon
