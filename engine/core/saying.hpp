// What is said to people about outside input, and about what the program could not do: an English pattern that is known when
// the program is built, and its arguments. Whoever finds the fault says what it is; src/text says it in the language of
// whoever reads it (src/text/LANGUAGE/faults_of_*.def), and its tests fail where a pattern lacks a language.
//
// Patterns stand where they are said and not in a list of names: there are hundreds, nearly each is said once, and whoever
// reads the code reads what it says.
#pragma once

#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace cubenight {

// The pattern with its places "{0}", "{1}" ... filled. A place without an argument stays visible.
std::string filled(std::string_view pattern, std::span<const std::string_view> arguments);

// How many arguments a pattern has: one more than its highest place, or -1 where a place below it is left out.
constexpr int places_in(std::string_view pattern) {
    unsigned seen = 0;
    for (std::size_t i = 0; i + 2 < pattern.size(); ++i)
        if (pattern[i] == '{' && pattern[i + 2] == '}' && pattern[i + 1] >= '0' && pattern[i + 1] <= '9')
            seen |= 1u << (pattern[i + 1] - '0');
    int places = 0;
    while (seen >> places & 1) ++places;
    return seen >> places ? -1 : places;
}

class Saying {
public:
    Saying() = default;

    // A text that is the same in every language, such as a name, a number or a word of the notation; or that is said in the
    // reader's language already.
    static Saying as_is(std::string_view text);
    static Saying as_is(std::integral auto number) { return as_is(std::to_string(number)); }
    static const Saying& as_is(const Saying& saying) { return saying; }

    // Where that says nothing.
    bool empty() const { return pattern_.empty() && text_.empty(); }
    // The pattern; empty where the text is as it is.
    std::string_view pattern() const { return pattern_; }

    // `own` gives a pattern in the language that is spoken.
    template <class OwnPattern>
    std::string in(const OwnPattern& own) const {
        if (pattern_.empty()) return text_;
        std::vector<std::string> texts;
        for (const Saying& argument : arguments_) texts.push_back(argument.in(own));
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        return filled(own(pattern_), views);
    }
    std::string english() const;

    friend bool operator==(const Saying&, const Saying&) = default;

private:
    template <class... Arguments>
    friend class Pattern;
    Saying(std::string_view pattern, std::initializer_list<Saying> arguments)
        : pattern_(pattern), arguments_(arguments) {}

    std::string_view pattern_;  // of static storage
    std::string text_;
    std::vector<Saying> arguments_;
};

// An English pattern with as many places as there are arguments; another number of them does not compile.
template <class... Arguments>
class Pattern {
public:
    consteval Pattern(const char* english) : english_(english) {
        if (places_in(english) != static_cast<int>(sizeof...(Arguments))) throw "not as many places as arguments";
    }
    std::string_view english() const { return english_; }
    Saying with(const Arguments&... arguments) const { return Saying(english_, {Saying::as_is(arguments)...}); }

private:
    std::string_view english_;
};

// `saying("the card {0} is there twice", key)`. An argument is a text, a number, or itself something said.
template <class... Arguments>
Saying saying(std::type_identity_t<Pattern<Arguments...>> pattern, const Arguments&... arguments) {
    return pattern.with(arguments...);
}

}  // namespace cubenight
