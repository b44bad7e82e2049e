#include "engine/ultraman/match/clauses.hpp"

#include <cstddef>
#include <iterator>

namespace cubenight::ultraman {

const char* citation(Clause clause) {
    static constexpr const char* citations[] = {"",
#define CUBENIGHT_UCG_CITED(name, cited) cited,
                                                CUBENIGHT_UCG_CLAUSES(CUBENIGHT_UCG_CITED)
#undef CUBENIGHT_UCG_CITED
    };
    const auto index = static_cast<std::size_t>(clause);
    return index < std::size(citations) ? citations[index] : "";
}

}  // namespace cubenight::ultraman
