// What differs in its notation differs in its sentence, in every language.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/wording/samples.hpp"

using namespace cubenight;

namespace {

// Two ways to write one thing: a text with the first means what it means with the second.
struct Alike {
    std::string_view written, means, because;
};

constexpr std::array alike = {
    Alike{"may {} else {", "may {", "nothing or something: the something may be done"},
    Alike{"own.", "my.", "what is the owner's is yours where nobody else acts or is spoken of"},
    Alike{"win owner", "win me", "the owner of a text is who plays it"},
    Alike{"lose owner", "lose me", "the owner of a text is who plays it"},
    Alike{"when played of my.hand[supporter] from hand", "when played of my.hand[supporter]", "a hand was named"},
    Alike{"when played of their.hand[item] from hand", "when played of their.hand[item]", "a hand was named"},
    Alike{"when played of any.hand from hand", "when played of any.hand", "a hand was named"},
    Alike{"can't play any.hand[item]", "can't play their.hand[item]", "all play from their own hands"},
    Alike{"effects of attacks from their.hand", "effects of all from their.hand", "what is in a hand has no attacks"},
    Alike{"effects of abilities from their.hand", "effects of all from their.hand", "nor has it Abilities there"},
    Alike{"effects of trainers from their.hand", "effects of all from their.hand", "Trainer cards are what is left"},
    Alike{" to owner", "", "the owner of a text is who plays it, and looks"},
    Alike{"look my.hand to both", "look my.hand to them", "you know your own hand"},
    Alike{"look their.hand to both", "look their.hand", "and they know theirs"},
    Alike{"cost +C * 2", "cost +CC", "two times one is two"},
    Alike{"order $a; put all $a -> top of my.deck", "order $a", "cards put in order lie on top already"},
    Alike{"not count(my.hand) = 0", "any my.hand", "a number that isn't 0 is some"},
    Alike{"if count(my.hand) > 0 ", "if any my.hand ", "a number above 0 is some"},
    Alike{"count(my.hand) <= 0", "count(my.hand) = 0", "no number is less than 0"},
    Alike{"not any my.hand", "count(my.hand) = 0", "not any is none"},
    Alike{"search my.discard for", "put", "a discard pile lies open: searching it is choosing from it"},
    Alike{"cards[name \"Coral Armour\"]", "tools[name \"Coral Armour\"]", "the name says which card it is"},
    Alike{"this is at any.bench", "this is at my.bench", "your Pokémon are on your Bench"},
};

// A notation with each of these written as what it means, and which of them were in it.
std::string meaning_of(std::string notation, std::set<std::string_view>& used) {
    for (const Alike& way : alike)
        for (std::size_t at = notation.find(way.written); at != std::string::npos;
             at = notation.find(way.written, at + way.means.size())) {
            notation.replace(at, way.written.size(), way.means);
            used.insert(way.written);
        }
    return notation;
}

struct Text {
    std::string notation, meaning;
    std::set<std::string_view> ways;
};

}  // namespace

TEST_CASE("law - texts of the sample that differ in what they mean differ in their sentences, in every language") {
    std::set<std::string_view> needed;
    for (int language = 0; language < language_count; ++language) {
        std::map<std::string, Text> said;  // by place and sentence: the first that says it
        for (const test::Sample& sample : test::all_samples()) {
            const auto effect = read_effect(sample.notation);
            REQUIRE(effect);
            Text text;
            text.notation = write_effect(*effect);
            text.meaning = meaning_of(text.notation, text.ways);
            const std::string words =
                wording::rules_text(*effect, test::source_of_sample(sample.place), static_cast<Language>(language));
            const auto [first, fresh] = said.try_emplace(std::to_string(static_cast<int>(sample.place)) + words, text);
            if (fresh || first->second.notation == text.notation) continue;
            INFO(language << "\n" << words << "\n" << first->second.notation << "\n" << text.notation);
            CHECK(first->second.meaning == text.meaning);
            needed.insert(text.ways.begin(), text.ways.end());
            needed.insert(first->second.ways.begin(), first->second.ways.end());
        }
    }
    // What no language needs is no exception.
    for (const Alike& way : alike) {
        INFO(way.written << " as " << way.means << ": " << way.because);
        CHECK(needed.contains(way.written));
    }
}
