// Card data into a library: what is read, what is refused, and with which words.
#include "src/library/import.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "src/library/card_json.hpp"
#include "tests/library/invented.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/full_disk.hpp"

using namespace cubenight;
using namespace cubenight::library;
using namespace cubenight::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* squid =
    R"({"id":"reef1-2","name":"Lantern Squid","supertype":"Pokémon","subtypes":["Basic"],"hp":60,"set":"reef1","number":"2"})";

// A library of its own, and files to read into it.
struct Shelf {
    Folder folder;
    Library library = sound(Library::in_memory());

    fs::path put(const std::string& name, const std::string& bytes) const {
        put_bytes(folder / name, bytes);
        return folder / name;
    }
    ImportReport read(const std::vector<fs::path>& places, Begin begin = Begin::with_what_is_there) const {
        return sound(import_cards(library, places, begin));
    }
    ImportReport read_text(const std::string& bytes) const { return read({put("data.json", bytes)}); }
    // The faults without the file's name.
    std::string faults_of(const std::string& bytes) const {
        std::string told;
        for (const Error& fault : read_text(bytes).faults) {
            Error without = fault;
            without.file.clear();
            told += without.english() + "\n";
        }
        return told;
    }
};

// The one fault of a card of which a field is written otherwise.
std::string fault_with(const std::string& fields) {
    const Shelf shelf;
    const std::string card = R"({"id":"r-1","set":"r","number":"1","name":"Eel","supertype":"Pokémon",)" + fields + "}";
    const std::string told = shelf.faults_of("[" + card + ",\n" + squid + "]");
    CHECK(sound(shelf.library.size()) == (told.empty() ? 2 : 1));  // the other card is in
    return told.substr(0, told.find('\n'));
}

}  // namespace

TEST_CASE("a card of the short layout is read with every field", "[library.json]") {
    const Shelf shelf;
    const ImportReport report = shelf.read_text(R"([
{"id":"reef2-7a","name":"Lantern Kraken δ","supertype":"Pokémon","subtypes":["Stage 1","Tidal"],"level":"41","hp":130,"types":["Water","Darkness"],"evolvesFrom":"Lantern Squid","abilities":[{"name":"Deep Glow","type":"Poké-Body","text":"Heal 10 damage.\nTwice."},{"name":"Ink Wall","type":"Ability","text":"Stays."}],"ancientTrait":{"name":"ω Tide","text":"Rises."},"attacks":[{"name":"Ink Veil","cost":["Water","Colorless"],"damage":"20×","text":"Flip a lamp."},{"name":"Splash Down","cost":[],"damage":"","text":""}],"weaknesses":[{"type":"Lightning","value":"×2"},{"type":"Grass","value":"+20"}],"resistances":[{"type":"Fire","value":"-30"}],"retreatCost":["Colorless","Colorless"],"rules":["Rule of lamps: one a turn.",""],"regulationMark":"Q","set":"reef2","number":"7a"}
])");
    CHECK(report.added == 1);
    CHECK(report.refused == 0);
    CHECK(sound(shelf.library.by_id("reef2-7a")) == full_card());
}

TEST_CASE("a card of the original layout is read and what nobody needs is passed over", "[library.json]") {
    const Shelf shelf;
    const ImportReport report = shelf.read_text(R"([
  {
    "id": "reef1-TG05",
    "name": " Lantern Squid ",
    "supertype": "Pokémon",
    "subtypes": ["Basic"],
    "hp": "60",
    "types": ["Water"],
    "evolvesTo": ["Lantern Kraken"],
    "attacks": [
      {"name": "Ink Veil", "cost": ["Water"], "convertedEnergyCost": 1, "damage": "20", "text": "Flip\u00a0a lamp. "}
    ],
    "weaknesses": [{"type": "Lightning", "value": "×2"}],
    "retreatCost": ["Colorless"],
    "convertedRetreatCost": 1,
    "number": "TG05",
    "artist": "Nobody",
    "rarity": "Rare",
    "flavorText": "It glows.\u202E",
    "nationalPokedexNumbers": [9001],
    "legalities": {"unlimited": "Legal"},
    "regulationMark": null,
    "images": {"small": "https://example.invalid/1.png"},
    "tcgplayer": {"prices": {"holofoil": {"low": 0.5, "high": 1e300}}}
  }
])");
    CHECK(report.faults == std::vector<Error>{});
    LibraryCard card = invented("reef1", "TG05", "Lantern Squid");
    card.hp = 60;
    card.attacks = {{"Ink Veil", {"Water"}, "20", "Flip a lamp."}};
    card.weaknesses = {{"Lightning", "×2"}}, card.retreat_cost = {"Colorless"};
    CHECK(sound(shelf.library.by_id("reef1-TG05")) == card);
}

TEST_CASE("the set stands in the id where the card does not say it", "[library.json]") {
    const Shelf shelf;
    const auto set_of = [&](const std::string& id, const std::string& number) {
        shelf.read_text(R"([{"id":")" + id + R"(","number":")" + number + R"(","name":"Eel","supertype":"Pokemon"}])");
        const auto card = sound(shelf.library.by_id(id));
        CHECK(card->supertype == "Pokémon");
        return card->set;
    };
    CHECK(set_of("reef1-5", "5") == "reef1");
    CHECK(set_of("reef-x-5", "5") == "reef-x");
    CHECK(set_of("reef-x-5", "x-5") == "reef");
    CHECK(set_of("reef25c-15_A1", "15") == "reef25c");
}

TEST_CASE("sets are read from both layouts and decks are passed over", "[library.json]") {
    const Shelf shelf;
    const ImportReport report = shelf.read_text(R"([
{"id":"reef1","name":"Reef of Lamps","series":"Tides","printedTotal":12,"total":14,"ptcgoCode":"RF","releaseDate":"2023/03/31","images":{}},
{"set":"reef2","name":"Second Reef","series":"Tides","group":"T","released":"2024/01/02","cards":3},
{"id":"d-reef1-1","name":"Tide","types":["Water"],"cards":[{"id":"reef1-2","count":2}]}])");
    CHECK(report.sets == 2);
    CHECK(report.deck_lists == 1);
    CHECK(report.refused == 0);
    CHECK(sound(shelf.library.sets()) ==
          std::vector{LibrarySet{"reef1", "RF", "Reef of Lamps", "Tides", "2023/03/31", 12, 14, 0},
                      LibrarySet{"reef2", "", "Second Reef", "Tides", "2024/01/02", 0, 3, 0}});
}

TEST_CASE("a card with a wrong field is refused by the field's name and the others go in", "[library.json]") {
    CHECK(fault_with(R"("hp":[60])") == "line 1: r-1: hp: a whole number is expected");
    CHECK(fault_with(R"("hp":"sixty")") == "line 1: r-1: hp: a whole number is expected");
    CHECK(fault_with(R"("hp":-10)") == "line 1: r-1: hp: a whole number is expected");
    CHECK(fault_with(R"("hp":60.5)") == "line 1: r-1: hp: a whole number is expected");
    CHECK(fault_with(R"("hp":99999)") == "line 1: r-1: hp is no number from 0 to 9999");
    CHECK(fault_with(R"("hp":18446744073709551615)") == "line 1: r-1: hp: a whole number is expected");
    CHECK(fault_with(R"("hp":1e999)").starts_with("line 1: r-1: has a number that is none"));
    CHECK(fault_with(R"("types":"Fire")") == "line 1: r-1: types: a list is expected");
    CHECK(fault_with(R"("types":[1])") == "line 1: r-1: types: a text is expected");
    CHECK(fault_with(R"("types":[""])") == "line 1: r-1: types is missing");
    CHECK(fault_with(R"("types":["a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q"])") ==
          "line 1: r-1: types: there are more than 16");
    CHECK(fault_with(R"("attacks":["Splash"])") == "line 1: r-1: attacks: an object is expected");
    CHECK(fault_with(R"("attacks":[{"name":"A","cost":"Fire"}])") == "line 1: r-1: attacks.cost: a list is expected");
    CHECK(fault_with(R"("attacks":[{"cost":[]}])") == "line 1: r-1: attacks.name is missing");
    CHECK(fault_with(R"("ancientTrait":[])") == "line 1: r-1: ancientTrait: an object is expected");
    CHECK(fault_with(R"("level":1,"level":2)") == "line 1: r-1: level: a text is expected");
    CHECK(fault_with(R"("level":"1","level":"2")") == "line 1: r-1: level: the field is there twice");
    CHECK(fault_with(R"("level":"a\u0000b")") == "line 1: r-1: level has the control sign U+0000");
    CHECK(fault_with(R"("evolvesFrom":"\u202eleE")") == "line 1: r-1: evolvesFrom has the control sign U+202E");
    CHECK(fault_with(R"("rules":["\u001b[2J"])") == "line 1: r-1: rules has the control sign U+001B");
    CHECK(fault_with(R"("rules":["\ud800"])") == "line 1: r-1: has a text that is not well-formed");
    CHECK(fault_with("\"rules\":[\"\xFF\"]") == "line 1: r-1: is not UTF-8");
    CHECK(fault_with("\"rules\":[\"a\tb\"]") == "line 1: r-1: has a text that is not well-formed");
    CHECK(fault_with(R"("rules":["a" "b"])").starts_with("line 1: r-1: is no well-formed JSON"));
    CHECK(fault_with(R"("rules":["a",])").starts_with("line 1: r-1: is no well-formed JSON"));
    CHECK(fault_with(R"("rules":[tru])").starts_with("line 1: r-1: is no well-formed JSON"));
    CHECK(fault_with(R"("x":)" + std::string(40, '[') + std::string(40, ']')) ==
          "line 1, column 2: r-1: is nested deeper than 32 brackets");
    CHECK(fault_with(R"("level":")" + std::string(65, 'x') + "\"") == "line 1: r-1: level is longer than 64 bytes");
    CHECK(fault_with(R"("flavorText":")" + std::string(300'000, 'x') + "\"") ==
          "line 1, column 2: r-1: is larger than 262144 bytes");
    CHECK(fault_with(R"("hp":null)").empty());
}

TEST_CASE("a card without a field that each has is refused", "[library.json]") {
    const Shelf shelf;
    CHECK(shelf.faults_of(R"([
{"set":"r","number":"1","name":"Eel","supertype":"Pokémon"},
{"id":"r-2","set":"r","name":"Eel","supertype":"Pokémon"},
{"id":"r-3","set":"r","number":"3","supertype":"Pokémon"},
{"id":"r-4","set":"r","number":"4","name":"Eel"},
{"id":"r5","number":"5","name":"Eel","supertype":"Trainer"},
{"id":"r-6","set":"r","number":"6","name":"Eel","supertype":"Toy"},
{"id":"r","name":"Reef","series":5},
{}, 7])") ==
          "line 2: id is missing\n"
          "line 3: r-2: number is missing\n"
          "line 4: r-3: name is missing\n"
          "line 5: r-4: is neither a card nor a set: it has no supertype and no series\n"
          "line 6: r5: set is missing\n"
          "line 7: r-6: supertype is none of Pokémon, Trainer, Energy\n"
          "line 8: r: series: a text is expected\n"
          "line 9: is neither a card nor a set: it has no supertype and no series\n"
          "line 9, column 5: here stands something that is no card\n");
    CHECK(sound(shelf.library.size()) == 0);
}

TEST_CASE("of two cards with one id the first counts and the second is told", "[library.json]") {
    const Shelf shelf;
    const fs::path file = shelf.put("a.json", std::string("[") + squid + ",\n" + squid + "]");
    const fs::path other = shelf.put("b.json", std::string("[") + squid + "]");
    const ImportReport report = shelf.read({file, other});
    CHECK(report.added == 1);
    REQUIRE(report.faults.size() == 2);
    CHECK(report.faults[0].english() ==
          file.string() + ":2: reef1-2: the same id is in " + file.string() + ":1, and what is there counts");
    CHECK(report.faults[1].file == other.string());
}

TEST_CASE("importing again updates and takes nothing out", "[library.json]") {
    const Shelf shelf;
    const fs::path file =
        shelf.put("a.json", std::string("[") + squid +
                                R"(,{"id":"reef1-3","name":"Eel","supertype":"Energy","set":"reef1","number":"3"}])");
    CHECK(shelf.read({file}).added == 2);
    const ImportReport again = shelf.read({file});
    CHECK((again.added == 0 && again.changed == 0 && again.same == 2 && again.kept == 0));
    std::string brighter = squid;
    brighter.replace(brighter.find("Lantern"), 7, "Brighter");
    const ImportReport changed = shelf.read({shelf.put("b.json", "[" + brighter + "]")});
    CHECK((changed.added == 0 && changed.changed == 1 && changed.same == 0 && changed.kept == 1));
    CHECK(sound(shelf.library.by_name("Brighter Squid")).size() == 1);
    CHECK(sound(shelf.library.size()) == 2);
    const ImportReport anew = shelf.read({file}, Begin::empty);
    CHECK((anew.added == 2 && anew.kept == 0));
    CHECK(sound(shelf.library.by_name("Brighter Squid")).empty());
}

TEST_CASE("where nothing can be read the library stays as it was", "[library.json]") {
    const Shelf shelf;
    shelf.read_text(std::string("[") + squid + "]");
    for (const char* bytes : {"", "[]", "{}", "[{}]", "\0"})
        CHECK(shelf.read({shelf.put("b.json", bytes)}, Begin::empty).cards() == 0);
    CHECK(shelf.read({shelf.folder / "none.json"}, Begin::empty).faults.front().english() ==
          (shelf.folder / "none.json").string() + ": cannot read: No such file or directory");
    CHECK(sound(shelf.library.size()) == 1);
}

TEST_CASE("a folder is read with those below it, by name, and each file once", "[library.json]") {
    const Shelf shelf;
    const auto card = [](const std::string& number) {
        return R"([{"id":"r-)" + number + R"(","name":"Eel","supertype":"Energy","number":")" + number + R"("}])";
    };
    fs::create_directories(shelf.folder / "cards" / "en");
    fs::create_directories(shelf.folder / ".hidden");
    shelf.put("cards/en/b.json", card("2"));
    shelf.put("cards/a.json", card("1"));
    shelf.put("cards/.c.json", card("3"));
    shelf.put(".hidden/d.json", card("4"));
    shelf.put("cards/e.tsv", card("5"));
    fs::create_directory_symlink(shelf.folder / "cards", shelf.folder / "cards" / "round");
    const ImportReport report = shelf.read({shelf.folder.path(), shelf.folder / "cards" / "a.json"});
    CHECK(report.files == 2);
    CHECK(report.faults == std::vector<Error>{});
    CHECK(sound(shelf.library.size()) == 2);
    CHECK(shelf.read({shelf.folder / "cards" / "e.tsv"}).added == 1);  // named, it is read whatever it is called
    fs::create_directory(shelf.folder / "empty");
    CHECK(shelf.read({shelf.folder / "empty"}).faults.front().english() ==
          (shelf.folder / "empty").string() + ": holds no file that ends with .json");
}

TEST_CASE("what is no file is refused at once", "[library.json]") {
    const Shelf shelf;
    const fs::path pipe = shelf.folder / "pipe.json";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(shelf.read({pipe, shelf.put("good.json", std::string("[") + squid + "]")}).faults.front().english() ==
          pipe.string() + ": is not a file");
    CHECK(sound(shelf.library.size()) == 1);
}

TEST_CASE("faults are counted and the first of them kept", "[library.json]") {
    const Shelf shelf;
    const ImportReport many = shelf.read_text("[" + std::string(5000, ',') + squid + "]");
    CHECK(many.refused == 5000);
    CHECK(many.faults.size() == most_faults);
    CHECK(many.added == 1);
    const ImportReport too_many = shelf.read_text("[" + std::string(1'000'000, ',') + "]");
    CHECK(too_many.refused == 10'001);
}

TEST_CASE("progress goes up to all bytes", "[library.json]") {
    const Shelf shelf;
    std::size_t last = 0, whole = 0;
    const std::vector<fs::path> files = {shelf.put("a.json", std::string("[") + squid + "]"),
                                         shelf.put("b.json", "[" + std::string(300'000, ' ') + "]")};
    sound(import_cards(shelf.library, files, Begin::empty, [&](std::size_t done, std::size_t all) {
        CHECK(done >= last);
        last = done, whole = all;
    }));
    CHECK(last == whole);
    CHECK(whole > 300'000);
}

TEST_CASE("an id is found in an object that cannot be read", "[library.json]") {
    CHECK(id_in("{\"id\" : \"a-1\", !") == "a-1");
    CHECK(id_in("{\"id\":\"a").empty() == false);
    CHECK(id_in("{\"id\":7}").empty());
    CHECK(id_in("{\"id\"").empty());
    CHECK(id_in("").empty());
    CHECK(id_in("{\"id\":\"" + std::string(65, 'x') + "\"").empty());
    CHECK(id_in("{\"id\":\"\x1B[2J\"").empty());
}
