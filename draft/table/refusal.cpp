#include "draft/table/refusal.hpp"

namespace cubenight::draft {

const char* NightRefusal::clause() const {
    if (*of_rule) return of_rule;
    if (why == Denial::cube_too_small) return "CUBE draft.table";
    if (why == Denial::too_few_picks) return "CUBE draft.4";
    if (why == Denial::no_pack || why == Denial::not_in_pack) return "CUBE draft.1";
    if (why == Denial::deck_illegal) return "CUBE draft.4";
    return "";
}

}  // namespace cubenight::draft
