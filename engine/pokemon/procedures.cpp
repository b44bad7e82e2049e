#include "engine/pokemon/procedures.hpp"

#include "engine/pokemon/effects/by_hand.hpp"
#include "engine/pokemon/effects/text_verbs.hpp"
#include "engine/pokemon/rules/attack.hpp"
#include "engine/pokemon/rules/checkup.hpp"
#include "engine/pokemon/rules/knock_out.hpp"
#include "engine/pokemon/rules/play_card.hpp"
#include "engine/pokemon/rules/retreat.hpp"
#include "engine/pokemon/rules/setup.hpp"
#include "engine/pokemon/rules/surplus.hpp"
#include "engine/pokemon/rules/turn.hpp"
#include "engine/pokemon/rules/use_ability.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/at_work.hpp"
#include "engine/pokemon/run/controls.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/select.hpp"
#include "engine/pokemon/run/text.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

void step(Game& g) {
    Frame& frame = g.m.frames.back();
    switch (frame.proc) {
        case Proc::setup: return step_setup(g, frame);
        case Proc::place_basics: return step_place_basics(g, frame);
        case Proc::turn: return step_turn(g, frame);
        case Proc::attack: return step_attack(g, frame);
        case Proc::knock_out: return step_knock_out(g, frame);
        case Proc::checkup: return step_checkup(g, frame);
        case Proc::retreat: return step_retreat(g, frame);
        case Proc::play_card: return step_play_card(g, frame);
        case Proc::use_ability: return step_use_ability(g, frame);
        case Proc::use_stadium: return step_use_stadium(g, frame);
        case Proc::text: return step_text(g, frame);
        case Proc::statement: return step_statement(g, frame);
        case Proc::block: return step_block(g, frame);
        case Proc::select: return step_select(g, frame);
        case Proc::triggers: return step_triggers(g, frame);
        case Proc::trigger_text: return step_trigger_text(g, frame);
        case Proc::instead: return step_instead(g, frame);
        case Proc::take_prizes: return step_take_prizes(g, frame);
        case Proc::promote: return step_promote(g, frame);
        case Proc::sudden_death: return step_sudden_death(g);
        case Proc::shuffle: return step_shuffle(g, frame);
        case Proc::surplus: return step_surplus(g, frame);
        case Proc::chosen: return pop(g);
        case Proc::by_hand: return step_by_hand(g, frame);
        case Proc::verb: return step_verb(g, frame);
    }
}

}  // namespace

namespace {

bool goes_on(const Game& g) { return g.m.outcome == Outcome::running && g.m.choice.kind == ChoiceKind::none; }

// The same for somebody who listens: each step with the text that it is of.
void run_told(Game& g) {
    while (goes_on(g)) {
        ENSURE(!g.m.frames.empty());
        ++g.work;
        g.by = text_at_work(g);
        step(g);
    }
}

}  // namespace

void run(Game& g) {
    if (g.listener) return run_told(g);
    while (goes_on(g)) {
        ENSURE(!g.m.frames.empty());
        ++g.work;
        step(g);
    }
}

}  // namespace cubenight::pokemon
