#include "engine/core/saying.hpp"

namespace cubenight {

std::string filled(std::string_view pattern, std::span<const std::string_view> arguments) {
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
        const auto which = place ? static_cast<std::size_t>(pattern[i + 1] - '0') : arguments.size();
        if (which < arguments.size()) out += arguments[which], i += 2;
        else out += pattern[i];
    }
    return out;
}

Saying Saying::as_is(std::string_view text) {
    Saying saying;
    saying.text_ = text;
    return saying;
}

std::string Saying::english() const {
    return in([](std::string_view pattern) { return pattern; });
}

}  // namespace cubenight
