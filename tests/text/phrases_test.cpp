// The tables of sentences as they are written: every language has every phrase, with the same places for arguments as in
// English, and every phrase is said somewhere.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path texts = fs::path(CUBENIGHT_SOURCE_DIR) / "src" / "text";
constexpr const char* others[] = {"fi", "ja", "zh-hans", "zh-hant"};

// What a table says, by macro and enumerator: "CUBENIGHT_PHRASE wins".
using Sayings = std::map<std::string, std::string>;

std::string without_remarks(const std::string& text) {
    static const std::regex remark("(^|\n)[ \t]*//[^\n]*");
    return std::regex_replace(text, remark, "$1");
}

Sayings sayings_in(const fs::path& file) {
    static const std::regex entry(R"re((CUBENIGHT_\w+)\(\s*(\w+)\s*,((?:\s*"(?:[^"\\]|\\.)*")+)\s*\))re");
    static const std::regex part(R"re("((?:[^"\\]|\\.)*)")re");
    const std::string text = without_remarks(cubenight::test::text_of(file));
    Sayings found;
    for (std::sregex_iterator at(text.begin(), text.end(), entry), end; at != end; ++at) {
        const std::string parts = (*at)[3];
        std::string words;
        for (std::sregex_iterator p(parts.begin(), parts.end(), part); p != end; ++p) words += (*p)[1];
        found[(*at)[1].str() + " " + (*at)[2].str()] = words;
    }
    return found;
}

std::set<std::string> places_in(const std::string& words) {
    static const std::regex place(R"(\{\d\})");
    std::set<std::string> found;
    for (std::sregex_iterator at(words.begin(), words.end(), place), end; at != end; ++at) found.insert(at->str());
    return found;
}

// A sentence for one thing alone: a language may need none, or not name the number.
bool is_for_one(const std::string& key) { return key.find("_ONE ") != key.npos; }

std::vector<fs::path> tables() {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(texts / "en"))
        if (entry.path().extension() == ".def") found.push_back(entry.path().filename());
    std::sort(found.begin(), found.end());
    return found;
}

// The sources that say phrases of the table: both games call the enumeration of their own phrases alike.
struct Sources {
    std::string of_ultraman, others;

    bool say(const std::string& table, const std::string& phrase) const;
};

Sources all_sources() {
    Sources all;
    for (const auto& entry : fs::recursive_directory_iterator(texts.parent_path())) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
        const bool ultraman = entry.path().parent_path().filename() == "ultraman";
        (ultraman ? all.of_ultraman : all.others) += cubenight::test::text_of(entry.path());
    }
    return all;
}

// What sources call the enumeration of each table.
const std::map<std::string, std::vector<std::string>> names_of_table = {
    {"advice.def", {"AdvicePhrase"}},
    {"deck_rules.def", {"DeckPhrase"}},
    {"denials.def", {"DenialPhrase"}},
    {"help.def", {"Help"}},
    {"learn.def", {"Learn"}},
    {"lists.def", {"ListPhrase"}},
    {"log.def", {"Phrase"}},
    {"match.def", {"MatchPhrase"}},
    {"match_screen.def", {"Text"}},
    {"picks.def", {"PickPhrase"}},
    {"prompts.def", {"Phrase"}},
    {"rulebook_screen.def", {"Text"}},
    {"screens.def", {"Text"}},
    {"session.def", {"SessionPhrase"}},
    {"taste.def", {"Text"}},
    {"terminal.def", {"Word"}},
    {"ultraman_log.def", {"Phrase"}},
    {"tonight.def", {"Text", "ScreenText"}},
    {"ultraman_prompts.def", {"Phrase"}},
    {"ultraman_screen.def", {"Text"}},
};

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// The word stands there whole.
bool has_word(std::string_view text, const std::string& word) {
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const bool begins = at == 0 || !is_letter(text[at - 1]);
        const auto end = at + word.size();
        if (begins && (end == text.size() || !is_letter(text[end]))) return true;
    }
    return false;
}

bool Sources::say(const std::string& table, const std::string& phrase) const {
    const bool own = phrase.starts_with("Phrase::"), ultraman = table.starts_with("ultraman_");
    return (!(own && ultraman) && has_word(others, phrase)) || (!(own && !ultraman) && has_word(of_ultraman, phrase));
}

}  // namespace

TEST_CASE("every language has every phrase and no other", "[text.phrases]") {
    REQUIRE(tables().size() > 12);
    std::string wrong;
    for (const fs::path& table : tables()) {
        const Sayings english = sayings_in(texts / "en" / table);
        CHECK(english.size() > 1);
        for (const std::string language : others) {
            const Sayings own = sayings_in(texts / language / table);
            const std::string where = "\n" + language + "/" + table.string() + ": ";
            for (const auto& [key, words] : english)
                if (!own.contains(key) && !is_for_one(key)) wrong += where + "lacks " + key;
            for (const auto& [key, words] : own) {
                if (!english.contains(key)) wrong += where + "knows " + key + " alone";
                if (words.empty()) wrong += where + "says nothing for " + key;
            }
        }
    }
    CHECK(wrong == "");
}

TEST_CASE("a phrase has the same places for arguments in every language", "[text.phrases]") {
    std::string wrong;
    for (const fs::path& table : tables()) {
        const Sayings english = sayings_in(texts / "en" / table);
        for (const std::string language : others)
            for (const auto& [key, words] : sayings_in(texts / language / table)) {
                const auto known = english.find(key);
                if (known == english.end()) continue;
                auto wanted = places_in(known->second), found = places_in(words);
                if (is_for_one(key)) wanted.erase("{0}"), found.erase("{0}");
                if (wanted != found) wrong += "\n" + language + "/" + table.string() + ": " + key + ": " + words;
            }
    }
    CHECK(wrong == "");
}

TEST_CASE("every phrase is said somewhere", "[text.phrases]") {
    const Sources sources = all_sources();
    REQUIRE(sources.others.size() > 100'000);
    std::string unused;
    int phrases = 0;
    for (const fs::path& table : tables())
        for (const auto& [key, words] : sayings_in(texts / "en" / table)) {
            if (!key.starts_with("CUBENIGHT_PHRASE "))
                continue;  // the others are known by enumerators of their subject
            const auto names = names_of_table.find(table.string());
            REQUIRE(names != names_of_table.end());
            ++phrases;
            const std::string phrase = key.substr(key.find(' ') + 1);
            const bool said = std::ranges::any_of(names->second, [&](const std::string& name) {
                return sources.say(table.string(), name + "::" + phrase);
            });
            if (!said) unused += "\n" + table.string() + ": " + phrase;
        }
    CHECK(phrases > 700);
    CHECK(unused == "");
}
