// The cube workshop, the import of a list and the card library in the window, by mouse and keys.
#include <chrono>
#include <thread>

#include <imgui.h>

#include "src/store/library.hpp"
#include "tests/gui/workshop_bench.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using gui::Page;

TEST_CASE("A cube that is opened again shows none of the cards that it had before", "[gui.workshop]") {
    Bench w(Page::workshop);
    const auto card = std::ranges::find_if(w.stage->app().ui().items(),
                                           [](const Item& item) { return item.id.starts_with("shop.card."); });
    REQUIRE(card != w.stage->app().ui().items().end());
    w.press(std::string(card->id));
    REQUIRE(w.stage->shown("shop.chosen.more"));
    REQUIRE_FALSE(w.session->workshop().open_cube("lantern"));
    w.stage->frames(1);
    CHECK_FALSE(w.stage->shown("shop.chosen.more"));
    CHECK(w.tells("Choose a card of the cube first."));
}

TEST_CASE("A card of the library is added to the cube, taken back and saved as a copy", "[gui.workshop]") {
    Bench w(Page::workshop);
    const int before = w.cube().size();
    w.press("shop.tab.1");
    w.write("shop.wanted", "Tide Crab");
    w.press("shop.add.0");
    CHECK(w.cube().size() == before + 1);
    CHECK(w.stage->shown("shop.chosen.more"));
    w.press("shop.chosen.more");
    CHECK(w.cube().size() == before + 2);
    w.press("shop.undo");
    w.press("shop.undo");
    CHECK(w.cube().size() == before);
    w.press("shop.redo");
    w.press("shop.copy");
    w.write("shop.copy_name", "Two");
    w.press("shop.copy.save");
    const auto cubes = store::cube_files();
    const auto mine = std::ranges::find_if(
        cubes, [&](const auto& path) { return path.string().starts_with(w.folder.path().string()); });
    REQUIRE(mine != cubes.end());
    const auto loaded = store::load_cube(*mine, CUBENIGHT_TEST_DATA);
    REQUIRE(loaded);
    CHECK(static_cast<int>(loaded->cube.cards.size()) == before + 1);
}

TEST_CASE("A cube of the program stays as it is: what was changed is saved as a cube of one's own", "[gui.workshop]") {
    Bench w(Page::workshop);
    const std::filesystem::path program = w.cube().path();
    const auto before = store::load_cube(program, CUBENIGHT_TEST_DATA);
    REQUIRE(before);
    REQUIRE_FALSE(w.cube().set_copies(w.cube()[w.cube().entries().front().card].key, 0));
    w.press("shop.save");
    CHECK(w.tells("This cube comes with the program"));
    w.write("shop.copy_name", before->cube.name);
    w.press("shop.copy.save");
    CHECK(w.stage->shown("shop.copy.save"));  // the name is taken
    w.write("shop.copy_name", "Mine");
    w.press("shop.copy.save");
    CHECK(w.cube().path() != program);
    CHECK(w.cube().path().string().starts_with(w.folder.path().string()));
    const auto after = store::load_cube(program, CUBENIGHT_TEST_DATA);
    REQUIRE(after);
    CHECK(after->cube.cards.size() == before->cube.cards.size());
}

TEST_CASE("A cube is compared with those of its own game", "[gui.workshop]") {
    Bench w(Page::workshop);
    auto cubes = w.session->cubes();
    const std::string own = w.cube().path().stem().string();
    const auto of_own_game = std::ranges::find(cubes, own, &CubeSummary::id);
    REQUIRE(of_own_game != cubes.end());
    CubeSummary another = *of_own_game, of_ultraman = *of_own_game;
    another.id = another.name = "Another";
    of_ultraman.id = of_ultraman.name = "Of Ultraman";
    of_ultraman.counts = UltramanCounts{};
    cubes = {*of_own_game, another, of_ultraman};
    w.session->set_library(w.session->nights(), cubes);
    w.press("shop.tab.2");
    CHECK_FALSE(w.stage->shown("shop.other.0"));
    CHECK(w.stage->shown("shop.other.1"));
    CHECK_FALSE(w.stage->shown("shop.other.2"));
    w.session->set_library(w.session->nights(), {cubes[0], cubes[2]});
    w.stage->settle();
    CHECK(w.tells("No other cube"));
}

TEST_CASE("Who saves while closing keeps a changed cube of the program as one of their own", "[gui.workshop]") {
    Bench w(Page::workshop);
    const std::filesystem::path program = w.cube().path();
    const auto before = store::load_cube(program, CUBENIGHT_TEST_DATA);
    REQUIRE(before);
    REQUIRE_FALSE(w.cube().set_copies(w.cube()[w.cube().entries().front().card].key, 0));
    w.stage->app().close();
    w.stage->settle();
    w.press("leaving.save");
    CHECK(w.stage->app().left());
    CHECK(w.cube().path().string().starts_with(w.folder.path().string()));
    CHECK(w.cube().name() != before->cube.name);
    const auto after = store::load_cube(program, CUBENIGHT_TEST_DATA);
    REQUIRE(after);
    CHECK(after->cube.cards.size() == before->cube.cards.size());
}

TEST_CASE("A cube of one's own gets another name, and goes when that is wished twice", "[gui.workshop][window.night]") {
    Bench w(Page::workshop);
    w.press("shop.rename");  // it comes with the program
    CHECK_FALSE(w.stage->shown("shop.copy.save"));
    w.press("shop.delete");
    CHECK_FALSE(w.stage->shown("shop.delete.do"));
    w.press("shop.copy");
    w.write("shop.copy_name", "Mine");
    w.press("shop.copy.save");
    const std::filesystem::path file = w.cube().path();
    w.press("shop.rename");
    w.write("shop.copy_name", "Ours");
    w.press("shop.copy.save");
    CHECK(w.cube().name() == "Ours");
    w.press("shop.save");
    const auto named = store::load_cube(file, CUBENIGHT_TEST_DATA);
    REQUIRE(named);
    CHECK(named->cube.name == "Ours");
    w.press("shop.delete");
    w.press("shop.delete.cancel");
    CHECK(std::filesystem::exists(file));
    w.press("shop.delete");
    w.press("shop.delete.do");
    CHECK_FALSE(std::filesystem::exists(file));
    CHECK(std::filesystem::exists(file.parent_path() / "deleted" / file.filename()));
    CHECK(w.session->workshop().cube() == nullptr);
}

TEST_CASE("Where nobody says which data folder, the cubes beside the program are the program's", "[gui.workshop]") {
    const test::Folder folder;
    ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    const Result<SampleCube> cube = sample_cube();
    REQUIRE(cube);
    REQUIRE(cube->data.empty());
    const auto session = sample_session(*cube, Page::workshop, SampleState::usual);
    WorkshopDesk& desk = session->workshop();
    desk.keep_files();
    REQUIRE(desk.cube());
    CHECK(desk.comes_with_program());
    REQUIRE_FALSE(desk.save_as("Mine"));
    CHECK_FALSE(desk.comes_with_program());
    ::unsetenv("XDG_DATA_HOME");
}

TEST_CASE("A card of the cube is swapped for one of the library, and copies are stepped in its row", "[gui.workshop]") {
    Bench w(Page::workshop);
    const int before = w.cube().size();
    const CardId first = w.cube().entries().front().card;
    const std::string row = std::to_string(first.value);
    w.press("shop.card." + row);
    w.press("shop.copies." + row + ".more");
    CHECK(w.cube().copies(first) == 2);
    w.press("shop.tab.1");
    w.write("shop.wanted", "Coal Crab");
    CHECK(w.tells("Swap"));
    w.press("shop.swap.0");
    CHECK(w.cube().copies(first) == 0);
    CHECK(w.cube().copies(*w.cube().cards().find_key("sv2-41")) == 2);
    CHECK(w.cube().size() == before + 1);
}

TEST_CASE("Closing the window asks first while changes of the cube are not saved", "[gui.workshop]") {
    {
        Bench w(Page::workshop);
        w.stage->app().close();
        CHECK(w.stage->app().left());
    }
    const auto changed = [](Bench& w) {
        const CardId first = w.cube().entries().front().card;
        w.press("shop.copies." + std::to_string(first.value) + ".more");
        w.stage->app().close();
        w.stage->settle();
        CHECK_FALSE(w.stage->app().left());
        CHECK(w.tells("has changes that are not saved"));
    };
    Bench w(Page::workshop);
    changed(w);
    w.press("leaving.stay");
    CHECK_FALSE(w.stage->shown("leaving.stay"));
    CHECK_FALSE(w.stage->app().left());
    w.stage->app().close();
    w.stage->settle();
    w.press("leaving.drop");
    CHECK(w.stage->app().left());
    CHECK(w.cube().changed());
    Bench saved(Page::workshop);
    saved.press("shop.copy");
    saved.write("shop.copy_name", "Two");
    saved.press("shop.copy.save");
    REQUIRE(saved.cube().path().string().starts_with(saved.folder.path().string()));
    changed(saved);
    const int size = saved.cube().size();
    saved.stage->press(Key::enter);
    saved.stage->settle();
    CHECK(saved.stage->app().left());
    const auto loaded = store::load_cube(saved.cube().path(), CUBENIGHT_TEST_DATA);
    REQUIRE(loaded);
    CHECK(static_cast<int>(loaded->cube.cards.size()) == size);
}

TEST_CASE("House rules are switched on and off in the cube", "[gui.workshop]") {
    Bench w(Page::workshop);
    w.press("shop.tab.3");
    CHECK(w.cube().file().cube.rules.weakness_rules.size() == 1);
    w.press("shop.psychic_all");
    CHECK(w.cube().file().cube.rules.weakness_rules.at(0).give_missing);
    w.press("shop.psychic");
    CHECK(w.cube().file().cube.rules.weakness_rules.empty());
    w.press("shop.options");
    CHECK(w.stage->shown("rules.bench_size.less"));
    CHECK(w.tells("The rules of this cube"));
    w.press("rules.bench_size.less");
    w.press("sheet.close");
    CHECK(w.cube().text().find("option bench_size 4") != std::string::npos);
}

TEST_CASE("Near misses of a list are clicked and the cube that is made lies on the bench", "[gui.workshop]") {
    Bench w(Page::lists);
    CHECK(w.tells("Clear lines: 2 of 5"));
    w.press("lists.near.1.1");
    CHECK(w.tells("Clear lines: 3 of 5"));
    w.press("lists.near.3.0");
    CHECK(w.session->workshop().list()->settled_entries == 4);
    w.press("lists.make");
    CHECK(std::filesystem::exists(w.folder.path() / "cubenight/cubes/harbour.cube"));
    REQUIRE(w.session->workshop().cube());
    CHECK(w.cube().name() == "harbour");
    CHECK(w.cube().size() == 11);
}

TEST_CASE("All lines with cards of their name are settled by one press, and each choice goes back", "[gui.workshop]") {
    Bench w(Page::lists);
    const WorkshopDesk& desk = w.session->workshop();
    const int settled = desk.list()->settled_entries, namesakes = desk.namesakes();
    REQUIRE(namesakes > 0);
    CHECK_FALSE(w.stage->shown("lists.back"));
    w.press("lists.near.1.1");
    const int after_one = desk.list()->settled_entries, left = desk.namesakes();
    w.press("lists.back");
    CHECK(desk.list()->settled_entries == settled);
    w.press("lists.near.1.1");
    if (left > 0) {
        w.press("lists.namesakes");
        CHECK(desk.list()->settled_entries == after_one + left);
        CHECK_FALSE(w.stage->shown("lists.namesakes"));
        w.press("lists.back");
        CHECK(desk.list()->settled_entries == after_one);
    }
    w.press("lists.back");
    w.press("lists.namesakes");
    CHECK(desk.list()->settled_entries == settled + namesakes);
    for (const Resolution& found : desk.list()->found)
        if (!found.settled())
            for (const NearMiss& near : found.near) CHECK(near.by != NearBy::same_name);
}

TEST_CASE("A list that is dropped onto the window or pasted is read, and another file is told", "[gui.workshop]") {
    Bench w(Page::home);
    test::put_bytes(w.folder / "list.txt", "1 Nobody SVI 900\n");
    w.stage->app().dropped((w.folder / "list.txt").string());
    w.stage->settle();
    CHECK(w.tells("Line 1 · 1 Nobody SVI 900"));
    ImGui::SetClipboardText("3 Somebody\n");
    w.press("lists.paste");
    CHECK(w.tells("Line 1 · 3 Somebody"));
    w.stage->app().dropped("/tmp/picture.png");
    w.stage->frames(3);
    CHECK(w.tells("picture.png is no scenario file"));
}

TEST_CASE("The path of a list is typed at once and Enter reads it", "[gui.workshop][window.night]") {
    Bench w(Page::home);
    test::put_bytes(w.folder / "list.txt", "1 Nobody SVI 900\n10 Fire Energy\n4 Water Energy\n");
    w.press("home.lists");
    w.stage->type((w.folder / "list.txt").string());
    w.stage->press(Key::enter);
    w.stage->settle();
    CHECK(w.tells("Clear lines: 2 of 3; cards for the cube: 0"));
    CHECK(w.tells("2 lines are Basic Energy"));
    CHECK(w.tells("1 card is left out"));
}

TEST_CASE("Card data that is imported in the window can be searched and narrowed there", "[gui.workshop]") {
    Bench w(Page::printed, SampleState::empty);
    CHECK(w.tells("These cards come with the program"));
    test::put_bytes(w.folder / "cards.json", R"([
{"id":"reef1-1","number":"1","name":"Lamp Ray","supertype":"Pokémon","subtypes":["Basic"],"hp":60,"types":["Water"]},
{"id":"reef1-2","number":"2","name":"Lamp Oil","supertype":"Trainer","subtypes":["Item"],"rules":["Draw 2 cards."]}])");
    w.press("printed.import");
    w.stage->type((w.folder / "cards.json").string());
    w.stage->press(Key::enter);
    for (int i = 0; i < 200 && w.session->workshop().importing(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        w.stage->frames(1);
    }
    w.stage->settle();
    CHECK(w.tells("Cards: 2 of 2"));
    w.press("printed.kind.1");
    CHECK(w.tells("Cards: 1 of 1"));
    w.press("printed.card.0");
    CHECK(w.tells("Draw 2 cards."));
    w.press("printed.kind.1");
    w.write("printed.search", "ray");
    CHECK(w.tells("Cards: 1 of 1"));
    CHECK(w.tells("Lamp Ray"));
}

TEST_CASE("Card data that is imported elsewhere is in the card library at once", "[gui.workshop]") {
    const test::Folder folder;
    ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    WorkshopDesk desk;
    CHECK(desk.library() == nullptr);
    const std::uint64_t version = desk.library_version();
    CHECK(desk.library() == nullptr);
    CHECK(desk.library_version() == version);  // nothing is opened in vain
    std::filesystem::create_directories(library::Library::usual_path().parent_path());
    REQUIRE(library::Library::open_or_make(library::Library::usual_path()));
    CHECK(desk.library() != nullptr);
    CHECK(desk.library_version() > version);
    ::unsetenv("XDG_DATA_HOME");
}

TEST_CASE("Without card data a list of cards that the program plays becomes a cube", "[gui.workshop]") {
    Bench w(Page::lists, SampleState::empty);
    CHECK(w.stage->shown("lists.card_data"));
    const CardSet& known = *lantern().cards().set;
    const auto pokemon = [&](auto wanted) {
        return std::ranges::find_if(known,
                                    [&](const Card& card) { return card.kind == CardKind::pokemon && wanted(card); });
    };
    const Card& evolved = *pokemon([](const Card& card) { return !card.evolves_from.empty(); });
    ImGui::SetClipboardText(("2 " + evolved.name + "\n3 Fire Energy\n").c_str());
    w.press("lists.paste");
    CHECK(w.tells("Clear lines: 2 of 2; cards for the cube: 2"));
    CHECK_FALSE(w.stage->shown("lists.card_data"));
    w.write("lists.name", "known");
    w.press("lists.make");
    REQUIRE(w.session->workshop().cube());
    CHECK(w.cube().size() == 2);
    const auto loaded = store::load_cube(w.folder.path() / "cubenight/cubes/known.cube", CUBENIGHT_TEST_DATA);
    REQUIRE(loaded.ok());
    CHECK(loaded->cards->find_key(evolved.key));
    CHECK(std::ranges::any_of(*loaded->cards, [&](const Card& card) { return card.name == evolved.evolves_from; }));
}

TEST_CASE("Where card data is needed a button leads to its import and the list is read on by itself",
          "[gui.workshop]") {
    Bench w(Page::lists, SampleState::empty);
    ImGui::SetClipboardText("2 Lamp Oil\n");
    w.press("lists.paste");
    CHECK(w.tells("Clear lines: 0 of 1"));
    w.press("lists.card_data");
    test::put_bytes(w.folder / "cards.json", R"([
{"id":"reef1-2","number":"2","name":"Lamp Oil","supertype":"Trainer","subtypes":["Item"],"rules":["Draw 2 cards."]}])");
    w.stage->type((w.folder / "cards.json").string());
    w.press("printed.begin");
    for (int i = 0; i < 200 && w.session->workshop().importing(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        w.stage->frames(1);
    }
    w.stage->settle();
    w.press("home.lists");
    for (int i = 0; i < 200 && w.session->workshop().reading(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        w.stage->frames(1);
    }
    w.stage->settle();
    CHECK(w.tells("Clear lines: 1 of 1"));
    w.write("lists.name", "oil");
    w.stage->press(Key::enter);
    w.stage->settle();
    REQUIRE(w.session->workshop().cube());
    CHECK(w.cube().size() == 2);
}
