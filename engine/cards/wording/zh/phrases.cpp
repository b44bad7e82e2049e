#include "engine/cards/wording/zh/phrases.hpp"

#include <algorithm>
#include <array>

namespace cubenight::wording {
namespace {

using Phrases = std::array<std::string_view, static_cast<std::size_t>(Phrase::count_)>;

constexpr Phrases simplified = [] {
    Phrases said;
#define PHRASE(name, words) said[static_cast<std::size_t>(Phrase::name)] = words;
#include "engine/cards/wording/zh-hans/changes.def"
#include "engine/cards/wording/zh-hans/events.def"
#include "engine/cards/wording/zh-hans/sentences.def"
#include "engine/cards/wording/zh-hans/things.def"
#undef PHRASE
    return said;
}();

constexpr Phrases traditional = [] {
    Phrases said;
#define PHRASE(name, words) said[static_cast<std::size_t>(Phrase::name)] = words;
#include "engine/cards/wording/zh-hant/changes.def"
#include "engine/cards/wording/zh-hant/events.def"
#include "engine/cards/wording/zh-hant/sentences.def"
#include "engine/cards/wording/zh-hant/things.def"
#undef PHRASE
    return said;
}();

constexpr bool complete(const Phrases& said) {
    return std::none_of(said.begin(), said.end(), [](std::string_view words) { return words.empty(); });
}
static_assert(complete(simplified), "a phrase has no words in zh-hans");
static_assert(complete(traditional), "a phrase has no words in zh-hant");

}  // namespace

std::string_view phrase(Phrase phrase, Script script) {
    return (script == Script::simplified ? simplified : traditional)[static_cast<std::size_t>(phrase)];
}

std::string filled(std::string_view phrase, std::initializer_list<std::string_view> parts) {
    std::string out;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        const bool gap = phrase[i] == '%' && i + 1 < phrase.size();
        const auto part = gap ? static_cast<std::size_t>(phrase[i + 1] - '1') : parts.size();
        if (!gap || part >= parts.size()) {
            out += phrase[i];
            continue;
        }
        out += parts.begin()[part];
        ++i;
    }
    return out;
}

}  // namespace cubenight::wording
