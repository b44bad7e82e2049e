// Procedures that can stop at any step and go on later: each keeps what it needs in a frame of a stack. A procedure is a
// function that looks at its frame's step, does that step and returns; it is called again until it pops itself.
#pragma once

#include <cstdint>
#include <new>
#include <type_traits>

#include "engine/core/copy_set.hpp"
#include "engine/core/ids.hpp"
#include "engine/core/inline_vector.hpp"
#include "engine/language/node.hpp"

namespace cubenight::play {

// Each procedure begins there.
inline constexpr std::uint8_t first_step = 0;

// What a procedure keeps from one step to the next is a struct of its own over these bytes: locals_of.
inline constexpr std::size_t most_locals = 10;

template <class Proc>
struct Frame {
    Proc proc{};
    std::uint8_t step = first_step;  // an enumerator of its procedure
    SeatId seat{0};
    std::uint8_t context = 0xFF;  // of the text, where there is one
    NodeIndex node = no_node;     // of that text
    alignas(2) std::uint8_t locals[most_locals] = {};
    CopySet set;  // cards that are still to come, or were met already; the procedure says which
};

// The locals of the procedure that the frame runs. All are 0 when it begins. REQUIRES: Locals is that procedure's struct.
template <class Locals, class Proc>
Locals& locals_of(Frame<Proc>& frame) {
    static_assert(sizeof(Locals) <= most_locals && alignof(Locals) <= 2 && std::is_trivially_copyable_v<Locals>);
    return *std::launder(reinterpret_cast<Locals*>(frame.locals));
}
template <class Locals, class Proc>
const Locals& locals_of(const Frame<Proc>& frame) {
    return locals_of<Locals>(const_cast<Frame<Proc>&>(frame));
}

template <class Proc, std::size_t Capacity>
class FrameStack : public InlineVector<Frame<Proc>, Capacity> {
public:
    // REQUIRES: room for one.
    Frame<Proc>& push(Proc proc, SeatId seat) {
        Frame<Proc> frame;
        frame.proc = proc;
        frame.seat = seat;
        this->push_back(frame);
        return this->back();
    }
    void pop() { this->pop_back(); }
    bool has_room(std::size_t frames) const { return this->size() + frames <= this->capacity(); }
};

}  // namespace cubenight::play
