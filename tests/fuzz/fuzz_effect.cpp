// Any bytes as one effect: refused with a line, or read to a tree that is written and read back.
#include <cstdint>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"
#include "engine/core/ensure.hpp"

using namespace cubenight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto effect = read_effect({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!effect) {
        ENSURE(effect.error().line > 0 && !effect.error().reason.empty());
        return 0;
    }
    ENSURE(effect->nodes.size() <= largest_effect);
    ENSURE(subtree_end(effect->nodes, 0) == effect->nodes.size());
    const std::string text = write_effect(*effect);
    const auto again = read_effect(text, "written");
    ENSURE(again.ok() && *again == *effect);
    ENSURE(write_effect(*again) == text);
    return 0;
}
