#include "engine/cards/ultraman/wording/zh/phrases.hpp"

#include <algorithm>
#include <array>

namespace cubenight::ultraman::wording {
namespace {

using Phrases = std::array<std::string_view, static_cast<std::size_t>(Phrase::count_)>;

constexpr Phrases traditional = [] {
    Phrases said;
#define PHRASE(name, words) said[static_cast<std::size_t>(Phrase::name)] = words;
#include "engine/cards/ultraman/wording/zh-hant/phrases.def"
#undef PHRASE
    return said;
}();

constexpr Phrases simplified = [] {
    Phrases said;
#define PHRASE(name, words) said[static_cast<std::size_t>(Phrase::name)] = words;
#include "engine/cards/ultraman/wording/zh-hans/phrases.def"
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

std::string_view category_word(Category category, Script script) {
    constexpr Phrase words[] = {Phrase::ultraman, Phrase::kaiju, Phrase::mech, Phrase::scene};
    return phrase(words[static_cast<std::size_t>(category)], script);
}

std::string_view type_word(Type type, Script script) {
    constexpr Phrase words[] = {Phrase::basic,  Phrase::power,       Phrase::speed,    Phrase::armed,
                                Phrase::hazard, Phrase::devastation, Phrase::invasion, Phrase::meteo};
    return phrase(words[static_cast<std::size_t>(type)], script);
}

}  // namespace cubenight::ultraman::wording
