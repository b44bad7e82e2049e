// What to do in the phases of a turn. Each option is tried on the table, and the match that comes of it judged.
#pragma once

#include "engine/bots/ultraman/table.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::ultraman::steady {

Option scene_option(const Table& table, const View& view, Generator& generator);
Option set_option(const Table& table, const View& view, Generator& generator);
Option level_up_option(const Table& table, const View& view, Generator& generator);
Option activate_option(const Table& table, const View& view, Generator& generator);

}  // namespace cubenight::ultraman::steady
