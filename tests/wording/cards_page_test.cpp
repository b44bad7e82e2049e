// docs/cards.md teaches by cards; below each stands what its texts say.
#include <sstream>
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;

namespace {

// As the page quotes it.
std::string quoted(const Card& card) {
    std::string all;
    for (const wording::CardText& text : wording::texts_of(card)) {
        std::string words = wording::rules_text(*text.effect, text.source, Language::english);
        if (!text.source.name.empty()) words = "**" + std::string(text.source.name) + ".** " + words;
        for (std::size_t at = words.find('\n'); at != std::string::npos; at = words.find('\n', at + 6))
            words.replace(at, 1, "\n>\n> ");
        all += (all.empty() ? "> " : "\n> ") + words;
    }
    return all + "\n";
}

}  // namespace

TEST_CASE("each card of docs/cards.md says what stands below it") {
    std::istringstream page(test::text_of(CUBENIGHT_SOURCE_DIR "/docs/cards.md"));
    std::string block, quote;
    bool inside = false;
    int cards = 0;
    const auto check = [&] {
        if (block.empty()) return;
        const auto read = read_cards(block, "docs/cards.md");
        REQUIRE(read);
        std::string said;
        for (const Card& card : *read) said += quoted(card);
        CHECK(quote == said);
        ++cards;
        block.clear(), quote.clear();
    };
    for (std::string line; std::getline(page, line);) {
        if (line == "```cards") check(), inside = true;
        else if (line == "```") inside = false;
        else if (inside) block += line + "\n";
        else if (line.starts_with(">")) quote += line + "\n";
    }
    check();
    CHECK(cards == 20);
}
