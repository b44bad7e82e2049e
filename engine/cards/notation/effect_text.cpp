// The public doors of the effect notation.
#include "engine/cards/notation.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/effect_writer.hpp"

namespace cubenight {
namespace {

Result<Effect> read_block(std::string_view text, TextPlace place, std::string_view file, int line) {
    auto tokens = cut_tokens(text, file, line);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    auto effect = EffectReader(in, place).read();
    in.expect_end();
    if (in.failed()) return in.error();
    return std::move(*effect);
}

}  // namespace

Result<Effect> read_effect(std::string_view text, std::string_view file, int line) {
    return read_block(text, TextPlace::anywhere, file, line);
}

Result<Effect> read_text(std::string_view text, TextPlace place) { return read_block(text, place, {}, 1); }

std::string write_effect(const Effect& effect) { return EffectWriter(effect).text(); }

}  // namespace cubenight
