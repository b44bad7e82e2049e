// Any bytes as a card file: refused with a line, or read to cards that are written and read back.
#include <cstdint>

#include "engine/cards/notation.hpp"
#include "engine/core/ensure.hpp"

using namespace cubenight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto cards = read_cards({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!cards) {
        ENSURE(cards.error().line > 0 && !cards.error().reason.empty());
        return 0;
    }
    std::string text;
    for (const Card& card : *cards) text += write_card(card);
    const auto again = read_cards(text, "written");
    ENSURE(again.ok() && *again == *cards);
    return 0;
}
