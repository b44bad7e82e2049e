// Each text of own_texts.def is said in English and read again, and is then the same.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/facts.hpp"
#include "engine/cards/printed/reader.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

struct OwnText {
    TextKind kind;
    const char* damage;
    const char* notation;
};

constexpr OwnText own_texts[] = {
#define OWN_TEXT(kind, damage, notation) {TextKind::kind, damage, notation},
#include "tests/printed/own_texts.def"
#undef OWN_TEXT
};

constexpr wording::TextOf text_of(TextKind kind) {
    switch (kind) {
        case TextKind::attack: return wording::TextOf::attack;
        case TextKind::ability: return wording::TextOf::ability;
        case TextKind::play: return wording::TextOf::play;
        case TextKind::stadium: return wording::TextOf::stadium;
        case TextKind::tool:
        case TextKind::energy: return wording::TextOf::attached;
    }
    return wording::TextOf::play;
}

std::string said(const Effect& effect, const OwnText& text) {
    wording::Source source;
    const PrintedDamage damage = damage_of(text.damage);
    source.of = text_of(text.kind);
    source.on_pokemon = text.kind == TextKind::attack || text.kind == TextKind::ability;
    source.name = "Lure";
    source.damage = damage.points;
    source.sign = damage.sign;
    return wording::rules_text(effect, source, Language::english);
}

}  // namespace

TEST_CASE("texts of invented cards are read back the same from the program's own words", "[printed]") {
    for (const OwnText& text : own_texts) {
        INFO(text.notation);
        const auto effect = read_effect(text.notation);
        if (!effect) {
            FAIL_CHECK("the notation is not read");
            continue;
        }
        const std::string words = said(*effect, text);
        INFO(words);
        const TextReading reading =
            read_printed(english(), {text.kind, words, "Lantern Fish", damage_of(text.damage), "Lure"});
        CHECK((reading.effect ? write_effect(*reading.effect) : "unread") == write_effect(*effect));
    }
}
