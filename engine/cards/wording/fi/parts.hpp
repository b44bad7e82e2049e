// What Finnish sentences are made of: phrases with their clauses, nouns, and what a name stands for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/wording/fi/declension.hpp"

namespace cubenight::wording {

struct FinnishParts {
    using Declined = finnish::Declined;
    using Case = finnish::Case;
    using Suffix = finnish::Suffix;
    // Who does what is said.
    enum class Actor { you, opponent, each, that_player };
    // How a verb stands: "poista", "(voit) poistaa", "(vastustajasi) poistaa", "(jos) poistat".
    enum class Form { imperative, infinitive, third, second };
    enum class Tense { present, past, conditional };
    // How a selection stands in its sentence.
    enum class Use {
        object,  // taken from where it is: "kortti kädestäsi"
        found,   // the same, where the place was said
        each,    // "jokainen Pokémonisi"
        inside,  // where it stays: "kädessäsi olevat kortit"
        unit,    // one of those: "kädessäsi oleva kortti"
        some,    // "jokin kädessäsi oleva kortti"
        doer,    // as inside: of anybody's, just "perus-Pokémonit"
    };
    enum class Person { it, they, you };
    struct Phrase {
        Declined core;
        std::string after;  // a relative clause with its commas
        Person person = Person::it;
        bool counted = false;  // "2 Pokémonia": its verb stands in the singular
        std::string in(Case which) const {
            const std::string& said = finnish::in(core, which);
            if (which != Case::genitive) return said + after;
            return finnish::whose(said, after, plural() ? finnish::Number::many : finnish::Number::one);
        }
        // With its clause, in each case.
        Declined whole() const {
            Declined out = finnish::behind(core, after);
            out[static_cast<std::size_t>(Case::genitive)] = in(Case::genitive);
            return out;
        }
        // "tämän Pokémonin hyökkäykset".
        std::string of(std::string_view head) const { return finnish::of(in(Case::genitive), head); }
        bool plural() const { return person == Person::they; }
    };
    // What filters let through, without its number.
    struct Noun {
        Declined one, many;
        std::string after_one, after_many;
        bool other = false;
        bool filtered = false;
        bool mixed = false;                  // of several kinds: "Pokémon tai energiakortti"
        Declined each_one;                   // "Pokémon ja energiakortti"
        bool owned = false, theirs = false;  // one of them is "yksi Pokémoneistasi", "yksi vastustajasi Pokémoneista"
    };
    enum class Among { in_play, cards, energy, tools, attached };
    // What filters say before and behind the noun's head.
    struct Filters {
        unsigned classes = 0;
        std::string prefix;  // "{R}-perus-"
        std::vector<std::string> types;
        std::vector<Declined> one, many;  // adjectives
        std::string name, box_after;
        int box = -1;
        std::vector<NodeIndex> behind;
        bool basic_energy = false, special_energy = false;
        bool sp = false;  // a trait that stands behind: "Pokémon SP"
    };
    // What a name ($a) stands for by now.
    struct Meaning {
        enum class Kind { nothing, cards, pokemon, number, type, condition, name, attack } kind = Kind::nothing;
        bool plural = false;
        bool was_active = false;
        int chosen_of = -1;            // the name of those that they were chosen of
        bool discarded = false;        // by you: "näin poistettu"
        int left = -1;                 // how many of them are left where they were, where that is known
        int up_to = 0;                 // of a number that is said where it is needed: "enintään 5"
        bool picked = false;           // some of them went elsewhere: it means the rest
        Side whose = Side::none;       // where they came from
        bool described = false;        // `words` says what it is
        Side active = Side::none;      // whose Active it was
        NodeIndex quantity = no_node;  // of a number that stays as it is
        Declined words;
    };
    // What stands before a statement in its sentence: "jos tulee kruuna, ".
    struct Lead {
        std::string words;
        bool may = false;
        bool held = false;     // what is said holds only under the condition before it
        bool in_turn = false;  // it is done for one after the other
    };
    // How many there are, as it is asked.
    struct HowMany {
        std::string many;  // "vähintään 3 "
        bool negated = false;
        bool parted = false;  // the noun is counted by a number
        bool one_or_more() const { return many == "vähintään yksi "; }
        bool sums_up(Side whose) const { return whose == Side::any && !one_or_more() && !negated; }
    };
    // How a text opens that waits, and what it does then.
    struct Waiting {
        std::string before;  // of the sentence around it
        std::string words;
        NodeIndex first = no_node;
        NodeIndex asked = no_node;  // under what condition, behind the opening
    };
    struct Verb {
        std::string_view imperative, infinitive, third, second;
    };
};

}  // namespace cubenight::wording
