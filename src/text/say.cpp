#include "src/text/say.hpp"

#include "src/text/fault_words.hpp"
#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

enum class ListPhrase : std::uint8_t { next, last };

constexpr Table<ListPhrase, 2> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(phrase, words) said[ListPhrase::phrase] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/lists.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.english().complete());
static_assert(table.complete_in_all());

std::string joined(const std::vector<std::string>& items, std::string_view next, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? last : next;
        out += items[i];
    }
    return out;
}

}  // namespace

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> arguments) {
    return cubenight::filled(pattern, std::span(arguments.begin(), arguments.size()));
}

std::string in_groups(std::string_view digits) {
    std::string text;
    for (std::size_t at = 0; at < digits.size(); at += 4) text.append(at ? " " : "").append(digits.substr(at, 4));
    return text;
}

std::string Say::operator()(const Saying& saying) const {
    return saying.in([this](std::string_view english) { return fault_words(english, language_); });
}

std::string Say::list(const std::vector<std::string>& items) const {
    return joined(items, table.words(ListPhrase::next, language_), table.words(ListPhrase::last, language_));
}

std::string Say::row(const std::vector<std::string>& items) const {
    const std::string_view next = table.words(ListPhrase::next, language_);
    return joined(items, next, next);
}

}  // namespace cubenight::text
