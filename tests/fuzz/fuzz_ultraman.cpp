// Any bytes as a card file, a deck file or a cube file of the Ultraman Card Game: refused with a line, or read to what is
// written and read back.
#include <cstdint>

#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/ensure.hpp"

namespace ultraman = cubenight::ultraman;

namespace {

void cards_of(std::string_view text) {
    const auto cards = ultraman::read_cards(text, "fuzz");
    if (!cards) return ENSURE(cards.error().line > 0 && !cards.error().reason.empty());
    std::string written;
    std::vector<const ultraman::Card*> deck;
    for (const ultraman::Card& card : *cards) written += ultraman::write_card(card), deck.push_back(&card);
    const auto again = ultraman::read_cards(written, "written");
    ENSURE(again.ok() && *again == *cards);
    ultraman::deck_faults(deck, {});
}

void deck_of(std::string_view text) {
    const auto deck = ultraman::read_deck(text, "fuzz");
    if (!deck) return ENSURE(deck.error().line > 0 && !deck.error().reason.empty());
    const auto again = ultraman::read_deck(ultraman::write_deck(*deck), "written");
    ENSURE(again.ok() && ultraman::write_deck(*again) == ultraman::write_deck(*deck));
}

void cube_of(std::string_view text) {
    const auto cube = ultraman::read_cube(text, "fuzz");
    if (!cube) return ENSURE(cube.error().line > 0 && !cube.error().reason.empty());
    const auto again = ultraman::read_cube(ultraman::write_cube(*cube), "written");
    ENSURE(again.ok() && ultraman::write_cube(*again) == ultraman::write_cube(*cube) && again->rules == cube->rules);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    cards_of(text);
    deck_of(text);
    cube_of(text);
    return 0;
}
