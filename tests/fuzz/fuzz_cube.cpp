// Any bytes as a cube file: refused with a line, or read to a cube that is written and read back.
#include <cstdint>

#include "engine/cards/notation.hpp"
#include "engine/core/ensure.hpp"

using namespace cubenight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto cube = read_cube({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!cube) {
        ENSURE(cube.error().line > 0 && !cube.error().reason.empty());
        return 0;
    }
    const std::string text = write_cube(*cube);
    const auto again = read_cube(text, "written");
    ENSURE(again.ok() && write_cube(*again) == text);
    ENSURE(again->cube.rules == cube->cube.rules && again->cube.table == cube->cube.table);
    ENSURE(again->uses == cube->uses && again->lines.size() == cube->lines.size());
    const auto resolved = resolve_cube(*cube, CardSet{}, "fuzz");
    ENSURE(resolved.ok() == cube->lines.empty());
    return 0;
}
