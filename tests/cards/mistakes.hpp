// Mistakes in texts and cards, each with the line and a part of the reason that its error has to name.
#pragma once

#include <string>

#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {

struct Mistake {
    std::string text;
    int line;
    std::string reason;  // a part of it
};

inline void check(const Error& error, const Mistake& mistake) {
    CHECK(error.file == "file");
    CHECK(error.line == mistake.line);
    CHECK_THAT(error.reason.english(), Catch::Contains(mistake.reason));
}

inline void check_effects(std::initializer_list<Mistake> mistakes) {
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto effect = read_effect(mistake.text, "file", 1);
        CHECK_FALSE(effect.ok());
        if (!effect.ok()) check(effect.error(), mistake);
    }
}

inline void check_cards(std::initializer_list<Mistake> mistakes) {
    for (const auto& mistake : mistakes) {
        INFO(mistake.text);
        const auto cards = read_cards(mistake.text, "file");
        CHECK_FALSE(cards.ok());
        if (!cards.ok()) check(cards.error(), mistake);
    }
}

inline std::string item(const std::string& fields) { return "card \"k\" \"n\" {\n item\n " + fields + "\n}"; }
inline std::string tool(const std::string& fields) { return "card \"k\" \"n\" { tool " + fields + " }"; }
inline std::string stadium(const std::string& text) { return "card \"k\" \"n\" { stadium stadium " + text + " }"; }
inline std::string pokemon(const std::string& fields) {
    return "card \"k\" \"n\" {\n pokemon basic fire hp 60\n " + fields + "\n}";
}

inline std::string repeated(const std::string& part, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += part;
    return out;
}

}  // namespace cubenight::test
