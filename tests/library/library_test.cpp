// The card library: cards in, cards out; by id, number, name and words.
#include "tests/library/invented.hpp"

using namespace cubenight;
using namespace cubenight::library;
using namespace cubenight::test;
using Ids = std::vector<std::string>;

namespace {

LibrarySet reef() { return {"reef1", "RF", "Reef of Lamps", "Tides", "2023/03/31", 12, 14}; }
LibrarySet old_reef() { return {"reef0", "RF", "First Reef", "Tides", "1999/01/09"}; }

Library reefs() {
    return library_of({invented("reef1", "10", "Lamp Eel"), invented("reef1", "2", "Lantern Squid"),
                       invented("reef1", "TG05", "Pokémon Diver"), invented("reef0", "1", "Lamp Eel"),
                       invented_item("reef1", "11", "Farmer’s Net", "Search your deck for 2 fish."), full_card()},
                      {reef(), old_reef()});
}

Ids found(const Library& library, const std::string& words) { return ids_of(sound(library.search(words)).cards); }

}  // namespace

TEST_CASE("a card comes out of the library as it was put in", "[library]") {
    const Library library = library_of({full_card()});
    CHECK(sound(library.by_id("reef2-7a")) == full_card());
    CHECK(sound(library.size()) == 1);
    CHECK_FALSE(sound(library.by_id("reef2-7A")));
    CHECK_FALSE(sound(library.by_id("")));
    CHECK_FALSE(sound(library.by_id("' OR 1=1 --")));
}

TEST_CASE("putting a card in again says whether it differs and leaves nothing of the old one", "[library]") {
    Library library = library_of({full_card()});
    LibraryCard less = full_card();
    less.attacks.pop_back(), less.rules.clear(), less.ancient_trait.reset(), less.name = "Lantern Whale";
    {
        Writing writing = sound(Writing::begin(library));
        CHECK(sound(writing.put(full_card())) == Put::same);
        CHECK(sound(writing.put(less)) == Put::changed);
        CHECK(sound(writing.put(invented("reef2", "8", "Lamp Cod"))) == Put::added);
        REQUIRE_FALSE(writing.commit());
    }
    CHECK(sound(library.by_id("reef2-7a")) == less);
    CHECK(sound(library.size()) == 2);
    CHECK(found(library, "kraken").empty());
    CHECK(found(library, "whale") == Ids{"reef2-7a"});
}

TEST_CASE("what is not committed has not happened", "[library]") {
    Library library = library_of({full_card()});
    {
        Writing writing = sound(Writing::begin(library, Begin::empty));
        CHECK(sound(writing.put(invented("reef2", "8", "Lamp Cod"))) == Put::added);
    }
    CHECK(sound(library.by_id("reef2-7a")) == full_card());
    CHECK_FALSE(sound(library.by_id("reef2-8")));
    CHECK(found(library, "kraken") == Ids{"reef2-7a"});
}

TEST_CASE("beginning with an empty library leaves what is put in alone", "[library]") {
    Library library = library_of({full_card()}, {reef()});
    {
        Writing writing = sound(Writing::begin(library, Begin::empty));
        CHECK(sound(writing.put(invented("reef9", "8", "Lamp Cod"))) == Put::added);
        REQUIRE_FALSE(writing.commit());
    }
    CHECK(sound(library.size()) == 1);
    CHECK(sound(library.sets()).size() == 1);
    CHECK(found(library, "kraken").empty());
}

TEST_CASE("a number is found with zeros and in small letters and by each code of its set", "[library]") {
    const Library library = reefs();
    CHECK(ids_of(sound(library.by_number("reef1", "2"))) == Ids{"reef1-2"});
    CHECK(ids_of(sound(library.by_number("REEF1", "002"))) == Ids{"reef1-2"});
    CHECK(ids_of(sound(library.by_number("reef1", "tg5"))) == Ids{"reef1-TG05"});
    CHECK(ids_of(sound(library.by_number("rf", "10"))) == Ids{"reef1-10"});
    CHECK(sound(library.by_number("reef1", "20")).empty());
    CHECK(sound(library.by_number("reef1", "")).empty());
    CHECK(sound(library.by_number("", "2")).empty());
}

TEST_CASE("several cards of a set can have one number", "[library]") {
    LibraryCard first = invented("cel", "15", "Claw"), second = invented("cel", "15", "Shell");
    first.id = "cel-15_A1", second.id = "cel-15_A2";
    CHECK(ids_of(sound(library_of({second, first}).by_number("cel", "15"))) == Ids{"cel-15_A1", "cel-15_A2"});
}

TEST_CASE("a name is found however its case and accents and apostrophes are typed", "[library]") {
    const Library library = reefs();
    for (const char* name : {"Pokémon Diver", "pokemon  diver", " POKÉMON DIVER", "Poke\xCC\x81mon Diver"})
        CHECK(ids_of(sound(library.by_name(name))) == Ids{"reef1-TG05"});
    for (const char* name : {"Farmer's Net", "farmer\xE2\x80\x98s net", "FARMER`S NET"})
        CHECK(ids_of(sound(library.by_name(name))) == Ids{"reef1-11"});
    CHECK(ids_of(sound(library.by_name("lamp eel"))) == Ids{"reef0-1", "reef1-10"});  // the older set first
    CHECK(sound(library.by_name("lamp")).empty());
    CHECK(sound(library.by_name("")).empty());
}

TEST_CASE("near names have the slips of a keyboard or hold what was written", "[library]") {
    const Library library = reefs();
    CHECK(sound(library.near_names("Lamp Ele")) == Ids{"Lamp Eel"});
    CHECK(sound(library.near_names("Lantren Squid")).front() == "Lantern Squid");
    CHECK(sound(library.near_names("lantern")) == Ids{"Lantern Squid", "Lantern Kraken δ"});
    CHECK(sound(library.near_names("diver")) == Ids{"Pokémon Diver"});
    CHECK(sound(library.near_names("lantern", 1)) == Ids{"Lantern Squid"});
    CHECK(sound(library.near_names("Quartz")).empty());
    CHECK(sound(library.near_names("e")).empty());
    CHECK(sound(library.near_names(std::string(100'000, 'l'))).empty());
}

TEST_CASE("a search finds cards by words of name and text and type and set and kind", "[library]") {
    const Library library = reefs();
    CHECK(found(library, "kraken") == Ids{"reef2-7a"});
    CHECK(found(library, "veil lamp") == Ids{"reef2-7a"});   // both in its texts
    CHECK(found(library, "darkness") == Ids{"reef2-7a"});    // a type
    CHECK(found(library, "item") == Ids{"reef1-11"});        // a kind
    CHECK(found(library, "first tides") == Ids{"reef0-1"});  // words of its set
    CHECK(found(library, "DELTA") == Ids{"reef2-7a"});       // a sign of its name
    CHECK(found(library, "farmers") == Ids{"reef1-11"});     // without the apostrophe
    CHECK(found(library, "farmer's") == Ids{"reef1-11"});
    CHECK(found(library, "pokem div") == Ids{"reef1-TG05"});  // words that are begun
    CHECK(found(library, "kraken item").empty());             // all words in one card
    CHECK(found(library, "reef1 10") == Ids{"reef1-10"});     // a number with its set
}

TEST_CASE("a search looks where it is told to", "[library]") {
    const Library library = reefs();
    CHECK(sound(library.search("squid")).all == 2);  // a name, and what another evolves from
    CHECK(found(library, "name:squid") == Ids{"reef1-2"});
    CHECK(found(library, "text:squid") == Ids{"reef2-7a"});
    CHECK(found(library, "Kind:stage type:water set:reef2") == Ids{"reef2-7a"});
    CHECK(found(library, "\"2 fish\"") == Ids{"reef1-11"});
    CHECK(found(library, "\"fish 2\"").empty());
    CHECK(found(library, "text:\"your deck\"") == Ids{"reef1-11"});
}

TEST_CASE("a name that has the word comes before a text that has it", "[library]") {
    const Library library = library_of({invented_item("a", "1", "Net", "Light a lamp."), invented("a", "2", "Lamp Eel"),
                                        invented_item("a", "3", "Rod", "Light a lamp.")});
    CHECK(found(library, "lamp") == Ids{"a-2", "a-1", "a-3"});
}

TEST_CASE("a search gives a part of what it found and says how much there is", "[library]") {
    std::vector<LibraryCard> cards;
    for (int i = 1; i <= 30; ++i) cards.push_back(invented("a", std::to_string(i), "Lamp Eel"));
    const Library library = library_of(cards);
    const FoundCards some = sound(library.search("lamp", 3, 10));
    CHECK(ids_of(some.cards) == Ids{"a-11", "a-12", "a-13"});
    CHECK(some.all == 30);
    CHECK(sound(library.search("lamp", 3, 30)).cards.empty());
    CHECK(sound(library.search("lamp", 0)).all == 30);
    CHECK(sound(library.search("lamp", static_cast<std::size_t>(-1), static_cast<std::size_t>(-1))).cards.empty());
}

TEST_CASE("whatever is typed is a search", "[library]") {
    const Library library = reefs();
    for (const char* typed : {"",
                              " ",
                              "\"",
                              "\"\"",
                              "*",
                              "AND",
                              "NOT NOT",
                              "lamp OR",
                              "NEAR(a b",
                              "name:",
                              "name::",
                              "zzz:lamp",
                              "^lamp",
                              "{name} : x",
                              "lamp*",
                              "(lamp",
                              "lamp)",
                              "- lamp",
                              "lamp;DROP TABLE cards",
                              "\xFF\xFE",
                              "★",
                              "\xE2\x98",
                              "'",
                              "name:\"",
                              "text:name:x",
                              "\xC2\xA0",
                              "+",
                              "a\tb\nc",
                              "%",
                              "_",
                              "\\",
                              "e\xCC\x81"})
        CHECK(library.search(typed).ok());
    CHECK(found(library, "(lamp\" OR*") == Ids{});  // "or" is a word like another
    CHECK(found(library, "kraken*") == Ids{"reef2-7a"});
    CHECK(library.search(std::string(1'000'000, '"')).ok());
    std::string many;
    for (int i = 0; i < 100'000; ++i) many += "lamp ";
    CHECK(sound(library.search(many)).all == sound(library.search("lamp")).all);
    CHECK(sound(library.search("kraken or not")).all == 0);
}

TEST_CASE("sets come in the order of their days and know their codes and how many cards there are", "[library]") {
    const Library library = reefs();
    const auto sets = sound(library.sets());
    REQUIRE(sets.size() == 3);
    CHECK(sets[0] == LibrarySet{"reef2", "", "", "", "", 0, 0, 1});  // nobody told of it
    LibrarySet known = reef();
    known.cards = 4;
    CHECK(sets[2] == known);
    CHECK(sound(library.sets_called("rf")).size() == 2);
    CHECK(sound(library.sets_called("Reef0")).size() == 1);
    CHECK(sound(library.sets_called("")).empty());
    CHECK(sound(library.sets_called("Tides")).empty());
}

TEST_CASE("what is told of a set is added to what was known", "[library]") {
    Library library = library_of({invented("reef1", "1", "Lamp Eel")}, {reef()});
    {
        Writing writing = sound(Writing::begin(library));
        CHECK(sound(writing.put(LibrarySet{"reef1", "", "Reef of Lanterns", "", "", 0, 15})) == Put::changed);
        CHECK(sound(writing.put(LibrarySet{"reef1", "", "Reef of Lanterns", "", "", 0, 15})) == Put::same);
        CHECK(sound(writing.put(LibrarySet{"reef3", "", "Third Reef", "", ""})) == Put::added);
        REQUIRE_FALSE(writing.commit());
    }
    CHECK(sound(library.sets_called("RF")) ==
          std::vector{LibrarySet{"reef1", "RF", "Reef of Lanterns", "Tides", "2023/03/31", 12, 15, 1}});
    CHECK(found(library, "lanterns") == Ids{"reef1-1"});
}

TEST_CASE("all cards come in order of sets and numbers", "[library]") {
    const Library library = reefs();
    Ids seen;
    CHECK_FALSE(library.for_each([&](const LibraryCard& card) {
        seen.push_back(card.id);
        return true;
    }));
    CHECK(seen == Ids{"reef2-7a", "reef0-1", "reef1-2", "reef1-10", "reef1-11", "reef1-TG05"});
    int count = 0;
    CHECK_FALSE(library.for_each([&](const LibraryCard&) { return ++count < 2; }));
    CHECK(count == 2);
}

TEST_CASE("two printings have the same text or not", "[library]") {
    LibraryCard reprint = full_card();
    reprint.id = "x-1", reprint.set = "x", reprint.number = "1", reprint.regulation_mark = "R";
    CHECK(same_text(full_card(), reprint));
    reprint.attacks[0].damage = "30×";
    CHECK_FALSE(same_text(full_card(), reprint));
}

TEST_CASE("what cannot be a card is named by its field", "[library]") {
    CHECK_FALSE(fault_of(full_card()));
    const auto fault = [](auto change) {
        LibraryCard card = full_card();
        change(card);
        const auto told = fault_of(card);
        return told ? told->english() : "";
    };
    CHECK(fault([](auto& card) { card.id.clear(); }) == "id is missing");
    CHECK(fault([](auto& card) { card.set.clear(); }) == "set is missing");
    CHECK(fault([](auto& card) { card.number.clear(); }) == "number is missing");
    CHECK(fault([](auto& card) { card.name.clear(); }) == "name is missing");
    CHECK(fault([](auto& card) { card.supertype = "Toy"; }) == "supertype is none of Pokémon, Trainer, Energy");
    CHECK(fault([](auto& card) { card.hp = -1; }) == "hp is no number from 0 to 9999");
    CHECK(fault([](auto& card) { card.hp = 10'000; }) == "hp is no number from 0 to 9999");
    CHECK(fault([](auto& card) { card.name = std::string(201, 'x'); }) == "name is longer than 200 bytes");
    CHECK(fault([](auto& card) { card.rules[0] = std::string(4001, 'x'); }) == "rules is longer than 4000 bytes");
    CHECK(fault([](auto& card) { card.types.resize(17, "Fire"); }) == "types has more than 16 parts");
    CHECK(fault([](auto& card) { card.attacks.resize(17, card.attacks[0]); }) == "attacks has more than 16 parts");
    CHECK(fault([](auto& card) { card.name = "a\xC3"; }) == "name is not UTF-8");
    CHECK(fault([](auto& card) { card.name = "a\x1B[2J"; }) == "name has the control sign U+001B");
    CHECK(fault([](auto& card) { card.name = "a\nb"; }) == "name has the control sign U+000A");
    CHECK(fault([](auto& card) { card.attacks[0].cost[0] = "a\nb"; }) == "attacks.cost has the control sign U+000A");
    CHECK(fault([](auto& card) { card.attacks[0].text = "a\xE2\x80\xAE"; }) ==
          "attacks.text has the control sign U+202E");
    CHECK(fault([](auto& card) { card.abilities[0].text = std::string("a\0b", 3); }) ==
          "abilities.text has the control sign U+0000");
    LibrarySet set = reef();
    CHECK_FALSE(fault_of(set));
    set.name = "a\nb";
    CHECK(fault_of(set));
    set = reef(), set.code.clear();
    CHECK(fault_of(set));
    set = reef(), set.total = -1;
    CHECK(fault_of(set));
}
