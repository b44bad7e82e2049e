#include "src/text/phrases.hpp"

namespace cubenight::text {
namespace {

constexpr std::string_view english[] = {
#define CUBENIGHT_PHRASE(id, text) text,
#include "src/text/phrases.def"
#undef CUBENIGHT_PHRASE
};

}  // namespace

std::string_view words(Phrase phrase) { return english[static_cast<std::size_t>(phrase)]; }

std::string say(Phrase phrase, std::initializer_list<std::string_view> arguments) {
    std::string out;
    std::string_view rest = words(phrase);
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        out += rest.substr(0, open);
        const auto which = static_cast<std::size_t>(rest[open + 1] - '0');
        if (which < arguments.size()) out += arguments.begin()[which];
        rest.remove_prefix(open + 3);
    }
    out += rest;
    return out;
}

std::string count(Phrase one, Phrase many, int number) {
    return say(number == 1 ? one : many, {std::to_string(number)});
}

std::string list_of(const std::vector<std::string>& items) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? " and " : ", ";
        out += items[i];
    }
    return out;
}

}  // namespace cubenight::text
