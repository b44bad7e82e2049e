// The machine under the grammar of printed texts: words, patterns, forms, all readings, and what "it" means.
#include <array>

#include "engine/cards/printed/chart.hpp"
#include "engine/cards/printed/choices.hpp"
#include "engine/cards/printed/demands.hpp"
#include "engine/cards/printed/pattern.hpp"
#include "engine/cards/printed/reader.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

std::string joined(std::string_view text) {
    std::string all;
    for (const Word& word : words_of(text)) all += (all.empty() ? "" : " ") + word.text;
    return all;
}

Result<Grammar> grammar_of(std::string_view rules, std::string_view root = "Root") {
    const std::array files = {GrammarFile{"test.grammar", rules}};
    const std::array roots = {root};
    return Grammar::read(files, roots);
}

std::string fault_of(std::string_view rules) {
    const auto grammar = grammar_of(rules);
    return grammar ? "" : grammar.error().english();
}

// All meanings of a whole text.
std::vector<std::string> meanings(const Grammar& grammar, std::string_view text,
                                  std::span<const std::string> own = {}) {
    const std::vector<Word> words = words_of(text);
    Chart chart(grammar, text, words, own);
    std::vector<std::string> made;
    for (const Chart::Reading& reading : chart.readings(grammar.phrase("Root"), 0))
        if (reading.end == words.size()) made.push_back((*reading.meaning)[""]);
    return made;
}

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("a printed text is cut into words, signs and symbols", "[printed]") {
    CHECK(joined("Your opponent's Active Pok\u00e9mon isn't here.") == "your opponent 's active pokemon isn't here .");
    CHECK(joined("Pok\u00e9mon-GX, Mr. Mime's 20\u00d7 (or +30) {R}[W]") ==
          "pokemon-gx , mr. mime 's 20 x ( or + 30 ) {r} {w}");
    CHECK(joined("a\u2019s \u201cb\u201d \u2014 c") == "a 's \" b \" - c");
    CHECK(joined("") == "");
    CHECK(joined("\xff\xfe") == "\xff\xfe");
    const std::string text = "  Caf\u00e9 20";
    const auto words = words_of(text);
    REQUIRE(words.size() == 2);
    CHECK(words[0].at == 2);
    CHECK(text.substr(words[0].at, words[0].length) == "Caf\u00e9");
}

TEST_CASE("a pattern stands for all its plain sequences", "[printed]") {
    const auto sequences = sequences_of("a/b [c | d <E>]? f");
    REQUIRE(sequences);
    CHECK(sequences->size() == 6);
    CHECK_FALSE(sequences_of("a [b"));
    CHECK_FALSE(sequences_of("a ]"));
    CHECK_FALSE(sequences_of("a <b"));
    std::string wide;
    for (int i = 0; i < 20; ++i) wide += "[a | b] ";
    CHECK_FALSE(sequences_of(wide));
}

TEST_CASE("a rule file that cannot work is refused with file, line and reason", "[printed]") {
    CHECK(fault_of("Root: fish <Sea>\n") == "test.grammar:1: no rule says <Sea>");
    CHECK(fault_of("Root: fish\nSea: water\n") == "test.grammar:2: nothing uses <Sea>");
    CHECK(fault_of("Root: <Sea>\nSea: <Sea> water => a\n") == "test.grammar:2: <Sea> begins with itself");
    CHECK(fault_of("Root: [fish]? => a\n") == "test.grammar:1: the pattern can be empty");
    CHECK(fault_of("Root: fish => %size\n") == "test.grammar:1: the pattern has no part \"size\"");
    CHECK(fault_of("Root: <a: Int> of <b: Int>\n") == "test.grammar:1: a form is missing");
    CHECK(fault_of("Boat: fish => a\n") == "test.grammar:1: nothing uses <Boat>");
    CHECK(fault_of("# nothing\n") == "no rule says <Root>");
}

TEST_CASE("a part that stands twice in a pattern means the same both times", "[printed]") {
    const auto grammar = grammar_of("Root: <a: Int> of <b: Fish> , or <a: Int> => %a %b\nFish: cod/pike\n");
    REQUIRE(grammar);
    CHECK(meanings(*grammar, "2 of cod, or 2") == Strings{"2 cod"});
    CHECK(meanings(*grammar, "2 of cod, or 3").empty());
}

TEST_CASE("every way to read a text is found, each once", "[printed]") {
    const auto grammar = grammar_of(
        "Root: <a: Fish> and <b: Root> => (%a %b)\n| <a: Root2> => %a\nRoot2: <Fish>\n| <a: Fish> and <b: Fish> => <%a "
        "%b>\n"
        "Fish: cod/pike\n| <n: Int> cod => %n\n");
    REQUIRE(grammar);
    CHECK(meanings(*grammar, "cod") == Strings{"cod"});
    CHECK(meanings(*grammar, "3 cod") == Strings{"3"});
    CHECK(meanings(*grammar, "cod and pike") == Strings{"(cod pike)", "<cod pike>"});
    CHECK(meanings(*grammar, "cod and").empty());
    CHECK(meanings(*grammar, "cod eel").empty());
}

TEST_CASE("a form writes pieces, bodies and what depends on a part", "[printed]") {
    const auto grammar = grammar_of(
        "Root: do <d: Deeds> [to <n: Noun>]? => do %d:body%?n( to [%n:set])%!n( to none) $x\n"
        "Deeds: <a: Deed> => %a\n| <a: Deed> then <b: Deed> => %a; %b\nDeed: dig/swim\n| lift <n: Int> => lift "
        "%n:tens\n"
        "Noun: big fish => fish @set big\n");
    REQUIRE(grammar);
    CHECK(meanings(*grammar, "do dig") == Strings{"do dig to none $x0"});
    CHECK(meanings(*grammar, "do dig then lift 3 to big fish") == Strings{"do { dig; lift 30 } to [big] $x0"});
}

TEST_CASE("a card calls itself by its name, and other names have capital letters", "[printed]") {
    const auto grammar = grammar_of("Root: <Own> => this\n| <n: Name> => %n\n| the <n: Name> fish => %n\n");
    REQUIRE(grammar);
    const std::vector<std::string> own = {"Reef Warden"};
    CHECK(meanings(*grammar, "Reef Warden", own) == Strings{"this", "\"Reef Warden\""});
    CHECK(meanings(*grammar, "the Old Man of the Sea fish") == Strings{"\"Old Man of the Sea\""});
    CHECK(meanings(*grammar, "the small fish").empty());
    CHECK(meanings(*grammar, "Unown I") == Strings{"\"Unown [I]\""});
    CHECK(meanings(*grammar, "Unown V") == Strings{"\"Unown V\""});
}

TEST_CASE("what is meant is the nearest selection of its kind before it", "[printed]") {
    const PrintedDamage damage{20, DamageSign::times};
    const auto read = [&](std::string_view text) { return without_marks(text, damage); };
    CHECK(read("heal 10 ?pk{1 my.bench}; cure ?(pk)") == "heal 10 1 my.bench as $r0; cure $r0");
    CHECK(read("heal 10 ?pk{1 my.bench}") == "heal 10 1 my.bench");
    CHECK(read("heal 10 ?pk{this}; cure ?(pk)") == "heal 10 this; cure this");
    CHECK(read("choose ?:pk{1 their.pokemon}; damage 20 to ?(pk)") == "choose $r0 = 1 their.pokemon; damage 20 to $r0");
    // Whoever has the energy is chosen first; a name behind it would be the energy's.
    CHECK(read("discard ?card{1 energy on ?pk{1 my.bench}}; cure ?(pk)") ==
          "choose $r1 = 1 my.bench; discard 1 energy on $r1; cure $r1");
    CHECK(read("discard ?card{1 energy on ?pk{1 my.bench}}; put ?(card) -> my.hand") ==
          "discard 1 energy on 1 my.bench as $r0; put $r0 -> my.hand");
    // What is said without being written, and one Pokémon of whatever kind.
    CHECK(read("by them { ?=who{own}draw 1; discard 1 ?(who).hand }?=who{their}; look ?(who).hand") ==
          "by them { draw 1; discard 1 own.hand }; look their.hand");
    CHECK(read("give ?pk{holder[fire]} { hp +10 }; heal 10 ?(pk)") == "give holder[fire] { hp +10 }; heal 10 holder");
    CHECK(read("hp = ?printed(hp)") == "hp = 20");
    CHECK_FALSE(read("cure ?(pk)"));
    CHECK_FALSE(read("discard ?card{1 energy on ?(card)}"));
    CHECK_FALSE(read("heal ?pk{1 my.bench"));
    CHECK(read("times heads ?printed(x20)") == "times heads ");
    CHECK_FALSE(read("times heads ?printed(x30)"));
    CHECK_FALSE(read("more 20 ?printed(+20)"));
    CHECK(read("name \"Who?\"") == "name \"Who?\"");
}

TEST_CASE("what is chosen for the next statement alone is chosen in it", "[printed]") {
    CHECK(with_choices("{ choose $a = 1 their.bench; damage 20 to $a }") == "{ damage 20 to 1 their.bench plain }");
    CHECK(with_choices("{ choose $a = up to 2 my.pokemon[fire]; heal 20 $a; draw 1 }") ==
          "{ heal 20 up to 2 my.pokemon[fire]; draw 1 }");
    CHECK(with_choices("{ flip 1 { heads: { choose $a = 1 their.pokemon; damage 20 to $a plain } } }") ==
          "{ flip 1 { heads: damage 20 to 1 their.pokemon plain } }");
    CHECK(with_choices("{ if this is full { choose $a = 1 my.bench; cure $a } }") ==
          "{ if this is full { cure 1 my.bench } }");
    for (const char* kept : {"{ choose $a = 1 my.bench; heal 20 $a; cure $a }", "{ choose $a = their.active; cure $a }",
                             "{ choose $a = 1 my.bench; flip 1 { heads: heal 20 $a } }",
                             "{ choose $a = 1 my.bench; damage 10 * counters($a) to this }",
                             "{ choose $a = 1 my.bench; draw 1; heal 20 $a }"})
        CHECK(with_choices(kept) == kept);
}

TEST_CASE("if you do waits for all of several cards", "[printed]") {
    CHECK(with_demands("{ may { discard 2 my.hand[other]; then draw 3 } }") ==
          "{ may { discard exactly 2 my.hand[other]; then draw 3 } }");
    CHECK(with_demands("{ discard 2 my.hand; draw 1; then draw 3 }") == "{ discard 2 my.hand; draw 1; then draw 3 }");
    CHECK(with_demands("{ discard 1 my.hand; then draw 3 }") == "{ discard 1 my.hand; then draw 3 }");
    CHECK(with_demands("{ discard up to 2 my.hand; then draw 3 }") == "{ discard up to 2 my.hand; then draw 3 }");
    CHECK(with_demands("{ discard 2 random their.hand; then draw 3 }") ==
          "{ discard 2 random their.hand; then draw 3 }");
    CHECK(with_demands("{ flip 1 { heads: { put 3 my.discard -> my.hand; then draw 3 } } }") ==
          "{ flip 1 { heads: { put exactly 3 my.discard -> my.hand; then draw 3 } } }");
    CHECK_FALSE(with_demands("{ discard 1 energy[fire] on this and 1 energy[water] on this; then draw 3 }"));
}

TEST_CASE("a printed number is multiplied whatever a coin says, or the attack fails", "[printed]") {
    CHECK_FALSE(with_demands("{ flip 1 { heads: times counters(this) } }"));
    CHECK_FALSE(with_demands("{ flip 1 { heads: { draw 1; times counters(this) } } }"));
    CHECK_FALSE(with_demands("{ if any my.bench { times counters(this) } }"));
    CHECK(with_demands("{ flip 1 { heads: times counters(this); tails: fail } }"));
    CHECK(with_demands("{ flip 3 { after: times heads } }"));
    CHECK(with_demands("{ draw 1; times counters(this) }"));
}

TEST_CASE("an attack deals no damage of its own before its damage", "[printed]") {
    CHECK_FALSE(with_demands("{ before damage { may { switch theirs by me as $a; then damage 20 to $a } } }"));
    CHECK(with_demands("{ before damage { switch mine }; damage 20 to this }"));
    CHECK(with_demands("{ before damage { lasting this turn { give this { no damage } } } }"));
}
