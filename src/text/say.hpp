// How everything is said that people read: a table for each kind of sentence and language (en/*.def and so on), and
// one way to put names and numbers in. "{0}", "{1}" ... stand for arguments, so that languages may reorder them.
//
// Each table has an enum of its phrases and a function `words(phrase, language)`; Say finds it.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// The pattern with its places filled. A place without an argument stays visible.
std::string filled(std::string_view pattern, std::initializer_list<std::string_view> arguments);

// Digits as people read them out: in groups of four.
std::string in_groups(std::string_view digits);

// Speaks a language.
class Say {
public:
    explicit Say(Language language = Language::english) : language_(language) {}
    Language language() const { return language_; }
    void speak(Language language) { language_ = language; }

    template <class Phrase>
    std::string_view operator()(Phrase phrase) const {
        return words(phrase, language_);
    }
    template <class Phrase>
    std::string operator()(Phrase phrase, std::initializer_list<std::string_view> arguments) const {
        return filled(words(phrase, language_), arguments);
    }
    // What went wrong, as whoever found it says it; an error with its file, line and column.
    std::string operator()(const Saying& saying) const;
    std::string operator()(const Error& error) const { return (*this)(error.whole()); }
    // One of two phrases by a count, which is argument 0 of both.
    template <class Phrase>
    std::string count(Phrase one, Phrase many, int number) const {
        return (*this)(number == 1 ? one : many, {std::to_string(number)});
    }
    // "A, B and C".
    std::string list(const std::vector<std::string>& items) const;
    // "A, B, C".
    std::string row(const std::vector<std::string>& items) const;

private:
    Language language_;
};

}  // namespace cubenight::text
