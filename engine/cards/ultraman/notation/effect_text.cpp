// Single texts, read and written.
#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/effect_writer.hpp"

namespace cubenight::ultraman {

Result<Effect> read_effect(std::string_view text, std::string_view file, int line) {
    auto tokens = cut_tokens(text, file, line);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    auto effect = EffectReader(in).read();
    in.expect_end();
    if (in.failed()) return in.error();
    return std::move(*effect);
}

std::string write_effect(const Effect& effect) { return EffectWriter(effect).text(); }

}  // namespace cubenight::ultraman
