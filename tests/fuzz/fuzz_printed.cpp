// Any bytes as a printed text: unread with its place, or read to a tree that is written and read back. The first byte says
// where the text stands, a line break divides the card's name from its text.
#include <cstdint>
#include <string_view>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/reader.hpp"
#include "engine/core/ensure.hpp"

using namespace cubenight;
using namespace cubenight::printed;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    std::string_view all(reinterpret_cast<const char*>(data) + 1, size - 1);
    PrintedText text;
    text.kind = TextKind(data[0] % std::size(phrase_of_kind));
    text.damage = {data[0] / 8 * 10, DamageSign(data[0] % 5)};
    const std::size_t line = all.find('\n');
    if (line != std::string_view::npos) text.card_name = text.title = all.substr(0, line);
    text.text = all.substr(line == std::string_view::npos ? 0 : line + 1);
    const TextReading reading = read_printed(english(), text);
    ENSURE(reading.at <= text.text.size());
    ENSURE(reading.sentence.size() <= text.text.size());
    is_reminder(english(), text.text, text.card_name);
    if (!reading.effect) return 0;
    const auto again = read_effect(write_effect(*reading.effect));
    ENSURE(again.ok() && *again == *reading.effect);
    return 0;
}
