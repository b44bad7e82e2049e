#include "src/cli/wrong_arguments.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cubenight::cli {
namespace {

using Part = std::string;
using Parts = std::vector<Part>;

// What a pattern has before, between and behind its places.
std::vector<std::string_view> words_of(std::string_view pattern) {
    std::vector<std::string_view> words;
    for (auto place = pattern.find('{'); place != pattern.npos; place = pattern.find('{')) {
        words.push_back(pattern.substr(0, place));
        pattern.remove_prefix(place + std::string_view("{0}").size());
    }
    words.push_back(pattern);
    return words;
}

// What stands in its places, in their order, where the text is made from that pattern.
std::optional<Parts> parts_of(std::string_view text, std::string_view pattern) {
    const std::vector<std::string_view> words = words_of(pattern);
    if (!text.starts_with(words.front())) return std::nullopt;
    text.remove_prefix(words.front().size());
    Parts parts;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto at = words[i].empty() ? text.size() : text.find(words[i]);
        if (at == text.npos) return std::nullopt;
        parts.emplace_back(text.substr(0, at));
        text.remove_prefix(at + words[i].size());
    }
    return text.empty() ? std::optional(std::move(parts)) : std::nullopt;
}

// The text said by the first of these patterns that it is made from.
template <class... Patterns>
std::optional<Saying> said_by(std::string_view text, const Patterns&... patterns) {
    std::optional<Saying> found;
    const auto attempt = [&]<class... Each>(const Pattern<Each...>& pattern) {
        const auto parts = parts_of(text, pattern.english());
        if (!parts) return false;
        found = [&]<std::size_t... i>(std::index_sequence<i...>) { return pattern.with((*parts)[i]...); }
        (std::index_sequence_for<Each...>());
        return true;
    };
    static_cast<void>((attempt(patterns) || ...));
    return found;
}

// Of one value, behind the name of its option.
std::optional<Saying> wrong_value(std::string_view what) {
    return said_by(what, Pattern<Part, Part, Part>("Value {0} not in range {1} to {2}"),
                   Pattern<Part>("File does not exist: {0}"), Pattern<Part>("File is actually a directory: {0}"),
                   Pattern<Part, Part>("{0} not in {1}"));
}

}  // namespace

Saying wrong_arguments(std::string_view kind, std::string_view what) {
    if (kind == "ValidationError") {
        const auto colon = what.find(": ");
        const auto value = colon == what.npos ? std::nullopt : wrong_value(what.substr(colon + 2));
        return value ? saying("{0}: {1}", what.substr(0, colon), *value) : Saying::as_is(what);
    }
    if (what == "A subcommand is required") return saying("a command is missing");
    const auto whole = said_by(
        what, Pattern<Part>("The following argument was not expected: {0}"),
        Pattern<Part>("The following arguments were not expected: {0}"),
        Pattern<Part, Part>("Could not convert: {0} = {1}"), Pattern<Part, Part, Part>("{0}: {1} required {2} missing"),
        Pattern<Part, Part, Part>("{0}: At least {1} required but received {2}"),
        Pattern<Part, Part, Part>("{0}: At Most {1} required but received {2}"),
        Pattern<Part>("{0} was given a disallowed flag override"), Pattern<Part, Part>("{0} requires {1}"),
        Pattern<Part, Part>("{0} excludes {1}"), Pattern<Part>("{0} is required"));
    return whole ? *whole : Saying::as_is(what);
}

}  // namespace cubenight::cli
