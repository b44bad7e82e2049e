// The words of the notation stand wherever a list of them is kept by hand.
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "tests/notation/words.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;

namespace {

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '\'' || c == '-'; }

std::set<std::string> words_in(std::string_view text) {
    std::set<std::string> words;
    std::string word;
    for (const char c : text) {
        if (in_word(c)) {
            word += c;
            continue;
        }
        words.insert(std::exchange(word, {}));
    }
    words.insert(word);
    return words;
}

// What a page has between ` and `, and in its blocks.
std::string code_in(std::string_view page) {
    std::string code;
    bool inside = false;
    for (const char c : page) {
        if (c == '`') inside = !inside;
        code += inside && c != '`' ? c : ' ';
    }
    return code;
}

}  // namespace

TEST_CASE("UCG - every word of the notation stands on its page", "[notation]") {
    const auto told = words_in(code_in(test::text_of(CUBENIGHT_SOURCE_DIR "/docs/ultraman.md")));
    const auto words = test::ultraman_words(CUBENIGHT_SOURCE_DIR);
    CHECK(words.size() > 120);
    for (const auto& [word, sort] : words) {
        INFO(word);
        CHECK(told.contains(word));
    }
}

TEST_CASE("UCG - every word of the notation is known to the fuzzers", "[notation]") {
    const auto known = words_in(test::text_of(CUBENIGHT_SOURCE_DIR "/tests/fuzz/notation.dict"));
    for (const auto& [word, sort] : test::ultraman_words(CUBENIGHT_SOURCE_DIR)) {
        INFO(word);
        CHECK(known.contains(word));
    }
}
