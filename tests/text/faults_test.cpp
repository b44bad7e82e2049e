// What goes wrong is said in every language: each pattern that a source says has its words in each list, and each line of a
// list is said somewhere.
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "src/text/fault_words.hpp"
#include "src/text/say.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;

namespace {

namespace fs = std::filesystem;

const fs::path root = CUBENIGHT_SOURCE_DIR;

const std::string literals = R"re(((?:"(?:[^"\\]|\\.)*"\s*)+))re";

// Adjacent literals as one text, as it is in the program.
std::string joined(const std::string& adjacent) {
    static const std::regex part(R"re("((?:[^"\\]|\\.)*)")re"), escape(R"re(\\(.))re");
    std::string text;
    for (std::sregex_iterator at(adjacent.begin(), adjacent.end(), part), end; at != end; ++at) text += (*at)[1];
    return std::regex_replace(text, escape, "$1");
}

// The patterns that the text of a source says.
std::set<std::string> patterns_in(const std::string& source) {
    static const std::regex remark("(^|\n)[ \t]*//[^\n]*");
    static const std::regex said(R"re(\b(?:saying|Pattern<[\w, ]*>)\(\s*)re" + literals);
    if (source.find("saying(") == source.npos && source.find("Pattern<") == source.npos) return {};
    const std::string text = std::regex_replace(source, remark, "$1");
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), said), end; at != end; ++at) found.insert(joined((*at)[1]));
    return found;
}

std::set<std::string> said_patterns() {
    std::set<std::string> found;
    for (const char* const room : {"engine", "draft", "src"})
        for (const auto& entry : fs::recursive_directory_iterator(root / room))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
                found.merge(patterns_in(test::text_of(entry.path())));
    return found;
}

struct Line {
    std::string pattern, words;
};

std::vector<Line> lines_of(const std::string& language) {
    static const std::regex line(R"re(CUBENIGHT_FAULT\(\s*)re" + literals + R"re(,\s*)re" + literals + R"re(\))re");
    std::vector<Line> found;
    for (const auto& entry : fs::directory_iterator(root / "src" / "text" / language)) {
        if (!entry.path().filename().string().starts_with("faults_of_")) continue;
        const std::string text = test::text_of(entry.path());
        for (std::sregex_iterator at(text.begin(), text.end(), line), end; at != end; ++at)
            found.push_back({joined((*at)[1]), joined((*at)[2])});
    }
    return found;
}

// Whether a pattern has words besides the notation, places and marks.
bool has_words(const std::string& pattern) {
    static const std::regex other(R"re(`[^`]*`|\{\d\})re"), word(R"re([a-z]{2,})re");
    return std::regex_search(std::regex_replace(pattern, other, ""), word);
}

}  // namespace

TEST_CASE("every pattern that is said has words in every language and no other has", "[text.faults]") {
    const std::set<std::string> said = said_patterns();
    REQUIRE(said.size() > 500);
    std::string wrong;
    for (const std::string language : {"fi", "ja", "zh-hans", "zh-hant"}) {
        std::map<std::string, int> known;
        for (const Line& line : lines_of(language)) {
            if (++known[line.pattern] > 1) wrong += "\n" + language + " has twice: " + line.pattern;
            if (!said.contains(line.pattern)) wrong += "\n" + language + " knows what nobody says: " + line.pattern;
            if (has_words(line.pattern) && line.words == line.pattern)
                wrong += "\n" + language + " says it in English: " + line.pattern;
        }
        for (const std::string& pattern : said)
            if (!known.contains(pattern)) wrong += "\n" + language + " lacks: " + pattern;
    }
    CHECK(wrong == "");
}

TEST_CASE("patterns are found however a source breaks them into lines", "[text.faults]") {
    CHECK(patterns_in("x(saying(\n    \"a `{0}` \"\n    \"b\", y));\n") == std::set<std::string>{"a `{0}` b"});
    CHECK(patterns_in("f(Pattern<Part, Part>(\"{0} \\\"{1}\\\"\"))") == std::set<std::string>{"{0} \"{1}\""});
    CHECK(patterns_in("  // saying(\"a\")\n").empty());
}

TEST_CASE("an error is said in the language of whoever reads it", "[text.faults]") {
    const Error error{"my.cube", 3, saying("there is no rule option called \"{0}\"", "bench"), 7};
    CHECK(text::Say()(error) == error.english());
    CHECK(error.english() == "my.cube:3:7: there is no rule option called \"bench\"");
    CHECK(text::Say(Language::finnish)(error) == "my.cube:3:7: sääntövalintaa \"bench\" ei ole");
    CHECK(text::Say(Language::japanese)(error) == "my.cube:3:7: 「bench」というルール設定はありません");
    CHECK(text::Say(Language::simplified_chinese)(error) == "my.cube:3:7: 没有名为“bench”的规则选项");
    CHECK(text::Say(Language::traditional_chinese)(error) == "my.cube:3:7: 沒有名為「bench」的規則選項");
}

TEST_CASE("what an error says of its arguments is said in the same language", "[text.faults]") {
    const Error error{{}, 2, saying("expected {0}, found {1}", saying("a type"), saying("`{0}`", "{1}")), 5};
    CHECK(error.english() == "line 2, column 5: expected a type, found `{1}`");
    CHECK(text::Say(Language::finnish)(error) == "rivi 2, sarake 5: tässä pitäisi olla tyyppi, mutta tässä on `{1}`");
    CHECK(text::Say(Language::japanese)(error) == "2行目5文字目：ここにはタイプが必要ですが、`{1}`があります");
    CHECK(text::Say(Language::japanese)(Saying::as_is("a type")) == "a type");
}

TEST_CASE("a pattern has as many places as it is given arguments", "[text.faults]") {
    STATIC_REQUIRE(places_in("a card") == 0);
    STATIC_REQUIRE(places_in("{0} and {1} and {0}") == 2);
    STATIC_REQUIRE(places_in("{ used {0} }") == 1);
    STATIC_REQUIRE(places_in("{1} without the first") == -1);
}
