// Mistakes in texts and cards of the Ultraman Card Game, each with the line, the column and a part of the reason that its
// error has to name.
#pragma once

#include <initializer_list>
#include <string>

#include "engine/cards/ultraman/notation.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {

struct UltramanMistake {
    std::string text;
    int line, column;
    std::string reason;  // a part of it
};

inline void check(const Error& error, const UltramanMistake& mistake) {
    CHECK(error.file == "file");
    CHECK(error.line == mistake.line);
    CHECK(error.column == mistake.column);
    CHECK_THAT(error.reason.english(), Catch::Contains(mistake.reason));
}

inline void check_texts(std::initializer_list<UltramanMistake> mistakes) {
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto effect = ultraman::read_effect(mistake.text, "file", 1);
        CHECK_FALSE(effect.ok());
        if (!effect.ok()) check(effect.error(), mistake);
    }
}

inline void check_cards(std::initializer_list<UltramanMistake> mistakes) {
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto cards = ultraman::read_cards(mistake.text, "file");
        CHECK_FALSE(cards.ok());
        if (!cards.ok()) check(cards.error(), mistake);
    }
}

}  // namespace cubenight::test
