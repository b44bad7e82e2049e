#include "engine/ultraman/procedures.hpp"

#include "engine/ultraman/effects/verb.hpp"
#include "engine/ultraman/rules/by_hand.hpp"
#include "engine/ultraman/rules/judgement.hpp"
#include "engine/ultraman/rules/setup.hpp"
#include "engine/ultraman/rules/turn.hpp"
#include "engine/ultraman/run/asking.hpp"
#include "engine/ultraman/run/controls.hpp"
#include "engine/ultraman/run/select.hpp"
#include "engine/ultraman/run/text.hpp"
#include "engine/ultraman/run/waiting_texts.hpp"

namespace cubenight::ultraman {

void step(Game& g) {
    Frame& frame = g.m.frames.back();
    switch (frame.proc) {
        case Proc::setup: return step_setup(g, frame);
        case Proc::turn: return step_turn(g, frame);
        case Proc::set_characters: return step_set_characters(g, frame);
        case Proc::level_ups: return step_level_ups(g, frame);
        case Proc::activations: return step_activations(g, frame);
        case Proc::judgement: return step_judgement(g, frame);
        case Proc::waiting: return step_waiting(g, frame);
        case Proc::text: return step_text(g, frame);
        case Proc::block: return step_block(g, frame);
        case Proc::statement: return step_statement(g, frame);
        case Proc::verb: return step_verb(g, frame);
        case Proc::select: return step_select(g, frame);
        case Proc::shuffle: return step_shuffle(g, frame);
        case Proc::by_hand: return step_by_hand(g, frame);
    }
}

void run(Game& g) {
    g.step = step;
    while (g.m.outcome == Outcome::running && g.m.choice.kind == ChoiceKind::none) {
        ENSURE(!g.m.frames.empty());
        ++g.work;
        g.by = text_at_work(g);
        step(g);
    }
}

}  // namespace cubenight::ultraman
