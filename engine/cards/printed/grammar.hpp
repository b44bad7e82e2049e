// The grammar of printed card text: rules that are data.
//
// A rule file has one rule a line, `Phrase: pattern => form`; a line that begins with `|` is another pattern of the phrase
// above, a line that begins with a blank goes on with the line above, and `#` at the beginning of a line is a remark. A
// pattern is made of words as they are printed, of <Phrase> or <part: Phrase>, and of [a | b] (one of them) and [a]? (perhaps);
// word/word is one of two words. Without `=> form` a rule means what its only part means, or its words. A part
// that stands twice in a pattern has to mean the same both times ("discard a <c: CardNoun>. If you can't discard a
// <c: CardNoun>, ..."). Form: form.hpp.
//
// Phrases that no file says: <Int> a number, <Name> words with capital letters, <OtherName> such words that
// are not the card's own name, <Owner> those that end in 's, <Own> the card's own name, <Title> that of the attack or Ability whose text it is, <Units> one or more kinds of Energy
// after each other.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/printed/form.hpp"
#include "engine/core/result.hpp"

namespace cubenight::printed {

struct GrammarFile {
    std::string_view name;
    std::string_view text;
};

enum class BuiltIn : std::uint8_t { integer, name, other_name, owner, own, title, units };
inline constexpr std::array<std::string_view, 7> built_in_names = {"Int", "Name",  "OtherName", "Owner",
                                                                   "Own", "Title", "Units"};

struct Rule {
    std::size_t phrase = 0;
    Form form;
    std::string file;
    int line = 0;
    std::vector<std::string> parts;  // their names, in order
};

// The patterns of a phrase, joined where they begin alike.
struct Branch {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> words;  // word, branch; by word
    struct Part {
        std::uint32_t phrase;
        std::uint32_t branch;
    };
    std::vector<Part> phrases;
    struct End {
        std::uint32_t rule;
        std::vector<std::uint8_t>
            slots;  // for each part of the rule: which phrase on the way it is, counted from 1, or 0
        std::vector<std::pair<std::uint8_t, std::uint8_t>> alike;  // phrases on the way that have to mean the same
    };
    std::vector<End> ends;
};

struct Phrase {
    std::string name;
    std::optional<BuiltIn> built_in;
    std::uint32_t root = 0;         // branch
    std::vector<bool> first_words;  // words that it can begin with
    bool any_first = false;         // where it can begin with a built-in phrase
};

class Grammar {
public:
    // Reads rule files. An error names file, line and reason: a phrase that nobody says or uses, a pattern that can be empty
    // or begins with its own phrase, a part that a form does not find.
    static Result<Grammar> read(std::span<const GrammarFile> files, std::span<const std::string_view> roots);

    // The number of a word, where some pattern has it.
    std::optional<std::uint32_t> word(std::string_view text) const;
    // REQUIRES: a phrase of the files.
    std::size_t phrase(std::string_view name) const;
    const Phrase& operator[](std::size_t phrase) const { return phrases_[phrase]; }
    const Branch& branch(std::size_t index) const { return branches_[index]; }
    const Rule& rule(std::size_t index) const { return rules_[index]; }
    std::size_t rules() const { return rules_.size(); }
    std::size_t phrases() const { return phrases_.size(); }
    std::size_t branches() const { return branches_.size(); }
    // All words of all patterns, by their numbers.
    std::vector<std::string> words() const;

private:
    friend class GrammarReader;
    std::vector<Phrase> phrases_;
    std::vector<Branch> branches_;
    std::vector<Rule> rules_;
    std::map<std::string, std::uint32_t, std::less<>> words_;
    std::map<std::string, std::size_t, std::less<>> by_name_;
};

// The grammar of the program's own rule files.
const Grammar& english();

}  // namespace cubenight::printed
