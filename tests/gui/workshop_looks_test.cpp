// Cards of the library and of a list are looked at in the workshop before they are taken: their faces, their sets, what is known of
// their names; and what an imported list lacks is told.
#include <algorithm>
#include <cstdlib>

#include "src/gui/widgets/ultraman_face.hpp"
#include "tests/gui/workshop_bench.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

using gui::Page;

struct Looks {
    test::Folder folder;
    std::unique_ptr<MemorySession> session;
    std::unique_ptr<Headless> stage;

    explicit Looks(Page page, Language language = Language::english) {
        ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
        session = sample_session(lantern(), page, SampleState::usual);
        session->workshop().keep_files();
        AppSettings settings;
        settings.taste.language = language;
        stage = std::make_unique<Headless>(*session, page, 1600, 1000, settings);
        stage->settle();
    }
    ~Looks() { ::unsetenv("XDG_DATA_HOME"); }
    Looks(const Looks&) = delete;
    Looks& operator=(const Looks&) = delete;

    void press(const std::string& id) {
        INFO(id);
        REQUIRE(stage->click(id));
        stage->settle();
    }
    void point(const std::string& id) {
        INFO(id);
        REQUIRE(stage->hover(id));
        stage->settle();
    }
    int told(std::string_view wanted) const {
        return static_cast<int>(std::ranges::count_if(
            stage->texts(), [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; }));
    }
    workshop::OpenedCube& cube() { return *session->workshop().cube(); }
};

constexpr const char* its_song = "Sing a song";  // a text of the first Tide Crab alone

}  // namespace

TEST_CASE("The card that one is about to add shows its face and its text", "[gui.workshop]") {
    Looks w(Page::workshop);
    w.press("shop.tab.1");
    CHECK(w.told("Lantern Fry") > 1);  // the first one, before anything is pointed at
    CHECK(w.told(its_song) == 0);
    w.point("shop.found.2");
    CHECK(w.told(its_song) > 0);
    w.point("shop.add.5");
    CHECK(w.told(its_song) == 0);
    CHECK(w.told("Harbour Lights sv2 · 40") == 2);  // its row, and below its face
    w.stage->app().ui().focus("shop.found.1");
    w.stage->press(Key::down);
    w.stage->settle();
    CHECK(w.told(its_song) > 0);
    w.press("shop.add.2");
    CHECK(w.stage->shown("shop.chosen.more"));
}

TEST_CASE("Cards of one name are told apart by set and number wherever they stand", "[gui.workshop]") {
    Looks w(Page::workshop);
    w.press("shop.tab.1");
    CHECK(w.told("Harbour Lights sv1 · 13") == 1);
    CHECK(w.told("Harbour Lights sv2 · 40") == 1);
    w.press("shop.add.2");
    w.press("shop.add.5");
    w.press("shop.tab.0");
    w.stage->app().ui().focus("shop.search");
    w.stage->frames(3);
    w.stage->type("Tide Crab");
    w.stage->settle();
    CHECK(w.told("Harbour Lights sv1 · 13") == 1);
    CHECK(w.told("Harbour Lights sv2 · 40") == 1);
}

TEST_CASE("Of several cards that a line may mean the one that is looked at shows its face", "[gui.workshop]") {
    Looks w(Page::lists);
    const auto& near = w.session->workshop().list()->found[1].near;
    REQUIRE(near.size() == 2);
    const std::size_t sings = near[0].printing.id == "sv1-13" ? 0 : 1;
    const auto candidate = [](std::size_t which) { return "lists.near.1." + std::to_string(which); };
    w.point(candidate(1 - sings));
    CHECK(w.told(its_song) == 0);
    w.point(candidate(sings));
    CHECK(w.told(its_song) > 0);
    w.stage->app().ui().focus(candidate(0));
    w.stage->press(Key::right);
    w.stage->settle();
    REQUIRE(w.stage->app().ui().focused() == candidate(1));
    CHECK((w.told(its_song) > 0) == (sings == 1));
    w.point(candidate(1 - sings));  // the pointer moves again
    CHECK(w.told(its_song) == 0);
    w.stage->app().ui().focus("lists.path");
    w.stage->frames(2);
    w.stage->type("x");  // one who types may point, too
    w.point(candidate(sings));
    CHECK(w.told(its_song) > 0);
    w.press("lists.which.1");
    w.point("lists.entry.0");
    CHECK(w.told("Lantern Fish") > 2);
}

TEST_CASE("An imported list tells how many evolutions are stranded and makes a cube whose picks bring their stages",
          "[gui.workshop][lines]") {
    Looks w(Page::lists);
    CHECK(w.told("Pokémon that lack a lower stage in this cube: 4 of 4.") == 1);
    w.press("lists.near.2.1");  // Lantern Fry, from which they evolve
    CHECK(w.told("Pokémon that lack a lower stage") == 0);
    w.press("lists.back");
    w.press("lines.with_pick");
    CHECK(w.told("Pokémon that lack a lower stage") == 0);
    w.press("lists.make");
    REQUIRE(w.session->workshop().cube());
    CHECK(w.cube().file().cube.rules.lines() == LinePolicy::with_pick);
}

TEST_CASE("A card without a name in the language of the screen says so where it is large", "[gui.workshop]") {
    Looks w(Page::workshop, Language::japanese);
    w.press("shop.tab.1");
    w.point("shop.found.6");
    CHECK(w.told("Coal Crab") > 0);
    CHECK(w.told("日本語のカード名") == 2);  // on its face, and below its texts
    CHECK(w.session->workshop().name_of("Pikachu", Language::japanese) == "ピカチュウ");
    CHECK(w.session->workshop().name_of("Coal Crab", Language::japanese) == "Coal Crab");
    Looks english(Page::workshop);
    english.press("shop.tab.1");
    english.point("shop.found.6");
    CHECK(english.told("No English name") == 0);
}

TEST_CASE("Before another cube comes onto the bench it is asked what becomes of changes", "[gui.workshop]") {
    Bench w(Page::workshop);
    std::vector<CubeSummary> cubes = w.session->cubes();
    cubes.push_back(cubes.front());
    cubes.back().id = "ultra", cubes.back().name = "Ultra Cube";
    w.session->set_library(w.session->nights(), cubes);
    const std::string other = "shop.cube." + std::to_string(cubes.size() - 1);
    REQUIRE_FALSE(w.cube().set_name("Another name"));
    w.stage->settle();
    CHECK(w.tells("Another name"));  // the list calls it so before it is saved
    const auto before = w.cube().path();
    w.press(other);
    w.press("shop.first.stay");
    CHECK(w.cube().path() == before);
    w.press(other);
    w.press("shop.first.drop");
    CHECK(w.cube().path() != before);
}

TEST_CASE("A name without room stands without its title but with what tells it from others", "[gui.workshop]") {
    CHECK(without_title("Ultraman Tiga", "TIGA") == "Tiga");
    CHECK(without_title("ウルトラマンギンガストリウム", "ギンガ") == "ギンガストリウム");
    CHECK(without_title("迪迦奥特曼", "迪迦") == "迪迦");
    CHECK(without_title("Gomora", "") == "Gomora");
}
