// The list of node kinds with its names and children, as tests read it.
#pragma once

#include <iterator>
#include <string_view>

#include "engine/language/node.hpp"

namespace cubenight::test {

struct KindRow {
    std::string_view name, family, game, children;
};

inline constexpr KindRow kind_rows[] = {
#define KIND(name, family, game, children) {#name, #family, #game, children},
#include "engine/language/kinds.def"
#undef KIND
};

inline constexpr int kind_count = static_cast<int>(std::size(kind_rows));

// Whether texts of that game, "pokemon" or "ultraman", are made of it.
inline bool is_spoken_in(const KindRow& row, std::string_view game) { return row.game == "both" || row.game == game; }

inline const KindRow& row_of(NodeKind kind) { return kind_rows[static_cast<int>(kind)]; }

}  // namespace cubenight::test
