// Texts that differ in one word differ in their sentences, in every language, where they differ in play.
#include <algorithm>
#include <array>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/sparse.hpp"
#include "tests/wording/near_texts.hpp"
#include "tests/wording/samples.hpp"

using namespace cubenight;

namespace {

// Two ways to write one thing: what is found means what stands instead.
struct SameInPlay {
    std::string_view found, means, because;
};
constexpr std::array same_in_play = {
    SameInPlay{R"(\ball (?!heads|tails|from))", "", "all of them are meant where no number stands"},
    SameInPlay{R"(-> (top of |bottom of |into )?(my|their|own)\.)", "-> $1its.", "a card goes to a zone of its owner"},
    SameInPlay{R"((its\.deck; shuffle) \w+\.deck)", "$1 it", "the deck that cards went into is shuffled"},
    SameInPlay{R"(shuffle it; then draw)", "shuffle it; draw", "a deck can always be shuffled"},
    SameInPlay{R"(\$a\[at my\.deck\])", "$$a", "what was put elsewhere is none of them any longer"},
    SameInPlay{R"( at (my|their)\.deck)", "", "cards of a deck lie there"},
    SameInPlay{R"(1 (energy|tools) on 1 )", "1 $1 on ", "one card lies on one Pokémon"},
    SameInPlay{R"((attach|move) 1 ([^;}]*) spread)", "$1 1 $2", "and goes to one"},
    SameInPlay{R"( plain(?! effects))", "", "on the Bench neither Weakness nor Resistance counts"},
    SameInPlay{" by any.pokemon", "", "attacks are those of Pokémon"},
    SameInPlay{R"((this|holder) is at (my|their)\.)", "$1 is at its.", "it is on its own player's side"},
    SameInPlay{R"((of this|of my\.pokemon) at (my|their)\.)", "$1 at its.", "the same of what happens to it"},
    SameInPlay{R"(moved of this at its\.pokemon)", "moved of this at its.active",
               "nothing moves to all places at once"},
    SameInPlay{R"(of my\.pokemon at its\.active)", "of my.active", "the Active Pokémon is one Pokémon"},
    SameInPlay{R"(may \{\} else)", "may", "nothing or something: the something may be done"},
    SameInPlay{R"( as \$a(?=( from hand)? \{ draw 1 \}))", "", "nothing asks for that name"},
    SameInPlay{R"((move counters .*my\.pokemon)\[counters >= 1\])", "$1", "counters are moved from where some are"},
    SameInPlay{R"((played of \w+\.hand(\[\w+\])?) from hand)", "$1", "a hand was named"},
    SameInPlay{R"(effects of \w+ from (my|their)\.hand)", "effects of all from $1.hand", "a hand holds what is played"},
    SameInPlay{R"(look my\.hand to both)", "look my.hand to them", "you know your own hand"},
    SameInPlay{R"(look their\.hand to both)", "look their.hand", "and they know theirs"},
    SameInPlay{R"((cost \{ discard \d my\.hand)\[other\])", "$1", "a card that is played has left the hand"},
    SameInPlay{R"((win|lose|turn of) owner)", "$1 me", "the owner of a text is who plays it"},
    SameInPlay{R"( to owner)", "", "and looks, where nobody else does"},
    SameInPlay{R"((can|can't) (play|attach|evolve with) (my|their)\.hand)", "$1 $2 own.hand",
               "all play from their own hands"},
    SameInPlay{R"(have more than (\d) (my|their)\.)", "have more than $1 own.", "all have Pokémon of their own"},
    SameInPlay{R"((any top) \d of)", "$1 1 of", "some of the top cards are there if one is"},
    SameInPlay{R"(any top 1 of)", "any", "the top card is there if any card is"},
    SameInPlay{R"((counters|retreat|energy|tools|cards|\]|count\(my\.hand\)) <= 0)", "$1 = 0",
               "nothing is less than 0"},
    SameInPlay{R"((if|not) not count\(my\.hand\) = 0)", "$1 any my.hand", "a number that isn't 0 is some"},
    SameInPlay{R"((tools|energy)(\[name "Coral Armour"\]))", "cards$2", "the name says which card it is"},
    SameInPlay{R"((cards|evolution|earlier)\[(fire|water|basic energy|special energy|energy, fire))", "energy[$2",
               "what lies on a Pokémon and has a type of Energy is Energy"},
    SameInPlay{R"(energy\[energy, )", "energy[", "and Energy is Energy"},
    SameInPlay{R"((earlier on |energy\(|when )(holder|attacker))", "$1this", "the Pokémon itself is all that attacks"},
    SameInPlay{R"((use|an) attack of \d )", "$1 attack of ", "one attack is chosen of all that are there"},
    SameInPlay{R"(benched of (\w+)\.(active|bench))", "benched of $1.pokemon", "what comes to the Bench is there"},
};

// What no card can say, as there is no such thing.
constexpr std::string_view senseless[] = {
    R"(search (\w+\.\w+) for ([^;>]* )?(\d+ )?(?!\1)(my|their)\.(deck|discard|prizes))",  // found where it doesn't lie
    R"(search (my|their)\.deck.*; shuffle (?!\1)(my|their)\.deck)",
    R"(\$a\[at their\.deck\])",
    R"(is at \w+\.stadium)",
};
bool has_no_sense(const std::string& notation) {
    return std::ranges::any_of(
        senseless, [&](std::string_view never) { return std::regex_search(notation, std::regex(std::string(never))); });
}

// A notation with each of these written as what it means, and which of them were in it.
std::string meant_by(std::string notation, std::set<std::string_view>& used) {
    for (const SameInPlay& way : same_in_play) {
        const std::string means =
            std::regex_replace(notation, std::regex(std::string(way.found)), std::string(way.means));
        if (means != notation) used.insert(way.found);
        notation = means;
    }
    return notation;
}

std::string sentence_of(const std::string& notation, wording::TextOf place, Language language) {
    const auto effect = read_effect(notation);
    REQUIRE(effect);
    return wording::rules_text(*effect, test::source_of_sample(place), language);
}

}  // namespace

TEST_CASE("law - texts that differ in one word differ in their sentences, in every language") {
    std::set<std::string_view> needed;
    test::Sparse sparse;
    for (const test::Sample& sample : test::all_samples()) {
        if (!sparse.takes()) continue;
        for (const std::string& near : test::near_texts(sample.notation))
            for (int language = 0; language < language_count; ++language) {
                const std::string words = sentence_of(sample.notation, sample.place, static_cast<Language>(language));
                if (sentence_of(near, sample.place, static_cast<Language>(language)) != words) continue;
                if (has_no_sense(near)) continue;
                const auto itself = read_effect(sample.notation);
                INFO(language << "\n" << words << "\n" << sample.notation << "\n" << near);
                CHECK(meant_by(write_effect(*itself), needed) == meant_by(near, needed));
            }
    }
    // What no language needs is no exception.
    for (const SameInPlay& way : same_in_play) {
        INFO(way.found << ": " << way.because);
        CHECK((needed.contains(way.found) || test::Sparse::every() > 1));
    }
}
