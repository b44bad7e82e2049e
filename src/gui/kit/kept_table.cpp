#include "src/gui/kit/kept_table.hpp"

#include <algorithm>
#include <utility>

namespace cubenight::gui {

const KeptTable* kept_table(const KeptTables& all, const std::string& cube) {
    const auto found = std::ranges::find(all, cube, &KeptTable::cube);
    return found == all.end() ? nullptr : &*found;
}

void keep_table(KeptTables& all, KeptTable last) {
    std::erase_if(all, [&](const KeptTable& one) { return one.cube == last.cube; });
    all.insert(all.begin(), std::move(last));
    if (all.size() > most_kept_tables) all.resize(most_kept_tables);
}

}  // namespace cubenight::gui
