// What is done in a scenario: actions of a turn and answers to choices.
#pragma once

#include "engine/scenario/read/read_refs.hpp"

namespace cubenight::scenario {

class ActReader {
public:
    explicit ActReader(RefReader& refs) : refs_(refs), in_(refs.in()) {}

    // An action, `choose` and its short forms; nothing taken where none stands here. `Player :` may stand before it.
    std::optional<Act> accept();
    Act expect();
    Answer answer();
    std::vector<Answer> answers();
    Coins coins();

private:
    bool card_act(Act& act);
    bool short_answer(Act& act);
    bool turn_act(Act& act);
    void retreat(Act& act);
    void ability(Act& act);
    bool to_the_bench();
    void evolve(Act& act);
    bool value_answer(Answer& answer);
    bool hand_answer(Answer& answer);
    static Answer card_answer(const ListedCard& card);

    RefReader& refs_;
    TokenReader& in_;
};

}  // namespace cubenight::scenario
