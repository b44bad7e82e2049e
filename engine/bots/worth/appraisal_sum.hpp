// The sum over what a selection would pick (appraisal.hpp), for the files that judge verbs.
#pragma once

#include "engine/bots/worth/appraisal.hpp"

namespace cubenight::bots {

template <class F>
int Appraiser::sum(NodeIndex selection, F&& f) {
    int total = 0;
    if (selection == supposed_) {
        performed_ = supposition_.count() > 0;
        for (NodeIndex i = node(selection).first; i != no_node; i = node(i).next)
            if (node(i).number > 0) bind(node(i).number - 1, {supposition_, {0, 0, true, false}});
        for (CopyId copy : supposition_.cards) total += f(Thing{copy, no_slot});
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if ((supposition_.slots >> slot) & 1) total += f(Thing{at_.pokemon(slot).top, slot});
        return total;
    }
    bool found = false;
    const bool single = node(selection).kind == NodeKind::select;
    for (NodeIndex i = single ? selection : node(selection).first; i != no_node; i = node(i).next) {
        const Pick part = pick(i);
        int values[most_copies];
        std::size_t count = 0;
        for (CopyId copy : part.found.cards) values[count++] = f(Thing{copy, no_slot});
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if ((part.found.slots >> slot) & 1) values[count++] = f(Thing{at_.pokemon(slot).top, slot});
        for (int k = 0; k < part.found.unknown && count < 60; ++k) values[count++] = f(Thing{});
        total += choose_from({values, count}, part);
        found |= count > 0;
        if (single) break;
    }
    performed_ = found;
    return total;
}

}  // namespace cubenight::bots
