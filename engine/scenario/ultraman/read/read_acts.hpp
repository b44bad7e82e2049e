// What is done in a scenario: what is set, levelled up and used, and answers to choices.
#pragma once

#include "engine/scenario/ultraman/read/read_refs.hpp"

namespace cubenight::ultraman::scenario {

class ActReader {
public:
    explicit ActReader(RefReader& refs) : refs_(refs), in_(refs.in()) {}

    // An act, `choose` and its short forms; nothing taken where none stands here. `Player :` may stand before it.
    std::optional<Act> accept();
    Act expect();
    std::vector<Answer> answers();
    // A step of a turn, which is no answer to what a text asks: set, set scene, level up, use.
    bool at_step() const { return in_.is_any_word({"set", "use"}) || in_.is_phrase("level up"); }

private:
    bool step(Act& act);
    bool short_answer(Act& act);
    void level_up(Act& act);
    void use(Act& act);
    Answer answer();
    bool value_answer(Answer& answer);

    RefReader& refs_;
    TokenReader& in_;
};

}  // namespace cubenight::ultraman::scenario
