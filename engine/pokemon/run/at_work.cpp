#include "engine/pokemon/run/at_work.hpp"

#include <algorithm>

#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/run/waiting_texts.hpp"

namespace cubenight::pokemon {
namespace {

// It does what a text below it has begun.
bool works_for_text(Proc proc) { return proc == Proc::shuffle || proc == Proc::take_prizes; }

// A text that waited, though it does not stand on its card: an effect has left it behind.
bool was_left_behind(const Game& g, std::uint8_t index) {
    const Context& context = g.m.contexts[index];
    if (context.phase != TextPhase::reacting) return false;
    const Program& program = g.book.program(context.program);
    const auto began = std::find_if(g.m.frames.begin(), g.m.frames.end(), [&](const Frame& frame) {
        return frame.proc == Proc::trigger_text && frame.context == index;
    });
    return began != g.m.frames.end() && std::ranges::none_of(program.standing, [&](const Standing& part) {
               return part.mods == 0 && block_of(g, program, part.node) == began->node;
           });
}

}  // namespace

Source text_at_work(const Game& g) {
    for (std::size_t i = g.m.frames.size(); i-- > 0;) {
        const Frame& frame = g.m.frames[i];
        if (frame.context < g.m.contexts.size()) {
            Source source = source_of(g, scope_of(g, g.m.contexts[frame.context]));
            source.lasting = was_left_behind(g, frame.context);
            source.by_hand = frame.proc == Proc::by_hand;
            return source;
        }
        if (frame.proc == Proc::by_hand) return {.by_hand = true};  // a judge's correction, of no text
        if (!works_for_text(frame.proc)) break;
    }
    return {};
}

}  // namespace cubenight::pokemon
