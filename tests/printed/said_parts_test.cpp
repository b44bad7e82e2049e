// What a rule of the grammar finds in a text and names is in what the rule means: a sort, a place or a number that was read and
// left out would be a text read wrong.
#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "engine/cards/printed/rule_files.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight::printed;

namespace {

// Phrases that say which, where, when or how many.
constexpr std::array<std::string_view, 19> telling = {
    "Holder",         "HowOften",  "CardList", "PokemonPlace", "PokemonNoun", "Condition", "AllConditions",
    "TheirCondition", "Each",      "Number",   "EnergyOn",     "CardsFrom",   "EachPlace", "Several",
    "UpTo",           "Sentences", "Sentence", "Deed",         "WhichPokemon"};

bool in_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Whether a form writes that part or a piece of it, or asks whether it says something.
bool is_meant(std::string_view form, std::string_view part) {
    for (const std::string_view sign : {"%", "%?", "%!", "@@"}) {
        const std::string mark = std::string(sign) + std::string(part);
        for (std::size_t at = form.find(mark); at != form.npos; at = form.find(mark, at + 1))
            if (at + mark.size() == form.size() || !in_name(form[at + mark.size()])) return true;
    }
    return false;
}

struct Part {
    std::string_view name, phrase;
};

std::vector<Part> parts_of(std::string_view pattern) {
    std::vector<Part> parts;
    for (std::size_t at = pattern.find('<'); at != pattern.npos; at = pattern.find('<', at + 1)) {
        const std::string_view inside = pattern.substr(at + 1, pattern.find('>', at) - at - 1);
        if (const std::size_t colon = inside.find(": "); colon != inside.npos)
            parts.push_back({inside.substr(0, colon), inside.substr(colon + 2)});
    }
    return parts;
}

// The rules of a file, those of several lines in one.
std::vector<std::string> rules_of(std::string_view text) {
    std::vector<std::string> rules;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with(' ') && !rules.empty()) rules.back() += line;
        else rules.emplace_back(line);
    }
    return rules;
}

// Those that the rule finds and passes over. What stands there twice has to be the same, and is meant once.
std::string passed_over(const std::string& rule) {
    const std::size_t arrow = rule.find("=>");
    if (arrow == rule.npos) return {};
    std::string names;
    for (const Part& part : parts_of(std::string_view(rule).substr(0, arrow)))
        if (std::ranges::find(telling, part.phrase) != telling.end() &&
            !is_meant(std::string_view(rule).substr(arrow + 2), part.name))
            names += std::string(part.name) + " of " + rule + "\n";
    return names;
}

}  // namespace

TEST_CASE("what a rule of the grammar names and says which or how many by is in what it means", "[printed]") {
    CHECK(passed_over("Root: heal <n: Number> damage from <h: Holder> => heal %n holder") ==
          "h of Root: heal <n: Number> damage from <h: Holder> => heal %n holder\n");
    CHECK(passed_over("Root: heal <n: Number> damage from <h: Holder> => heal %n %h").empty());
    std::string found;
    std::size_t rules = 0;
    for (const GrammarFile& file : rule_files())
        for (const std::string& rule : rules_of(file.text)) {
            ++rules;
            found += passed_over(rule);
        }
    CHECK(found == "");
    CHECK(rules > 3'000);
}
