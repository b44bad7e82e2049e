// The list of node kinds with its names and children, as tests read it.
#pragma once

#include <iterator>
#include <string_view>

#include "engine/language/node.hpp"

namespace cubenight::test {

struct KindRow {
    std::string_view name, family, children;
};

inline constexpr KindRow kind_rows[] = {
#define KIND(name, family, game, children) {#name, #family, children},
#include "engine/language/kinds.def"
#undef KIND
};

inline constexpr int kind_count = static_cast<int>(std::size(kind_rows));

inline const KindRow& row_of(NodeKind kind) { return kind_rows[static_cast<int>(kind)]; }

}  // namespace cubenight::test
