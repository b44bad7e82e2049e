// What a text of a card called Lure says.
#pragma once

#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {

// `damage` is printed beside the name of an attack.
inline std::string said(const std::string& notation, wording::TextOf of, int damage, Language language) {
    const auto effect = read_effect(notation);
    REQUIRE(effect);
    wording::Source source;
    source.of = of;
    source.on_pokemon = of == wording::TextOf::attack || of == wording::TextOf::ability;
    source.name = "Lure";
    source.damage = damage;
    return wording::rules_text(*effect, source, language);
}

// An attack does 30 damage.
inline std::string said(const std::string& notation, wording::TextOf of, Language language = Language::english) {
    return said(notation, of, of == wording::TextOf::attack ? 30 : 0, language);
}

}  // namespace cubenight::test
