// Building decks on one screen: whose turn it is, taking a deck back, what the pointer shows.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <imgui.h>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/sessions/practice_decks.hpp"
#include "src/gui/shell/deck_picture_file.hpp"
#include "src/gui/shell/picture_file.hpp"
#include "src/gui/widgets/card_faces.hpp"
#include "tests/gui/deck_building.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("A deck that was handed in is taken back from the night's board until the round is paired",
          "[gui.deck][window.deck]") {
    Building t;
    t.hand_all_in();
    REQUIRE_FALSE(draft::can_pair(t.night()));
    REQUIRE(t.screen() == "night");
    REQUIRE(t.stage.click("night.menu"));
    REQUIRE(t.stage.click("night.menu.deck"));
    t.stage.settle();
    REQUIRE(t.screen() == "deck");
    const SeatId seat = *t.session->seat();
    REQUIRE(t.stage.click("deck.ready"));  // nothing was changed
    t.stage.settle();
    CHECK(t.screen() == "night");
    REQUIRE(t.stage.click("night.menu"));
    REQUIRE(t.stage.click("night.menu.deck"));
    t.stage.settle();
    const auto row = std::ranges::find_if(t.stage.app().ui().items(), [](const Item& item) {
        return item.id.starts_with("deck.row.") && item.id.ends_with(".minus");
    });
    REQUIRE(row != t.stage.app().ui().items().end());
    REQUIRE(t.stage.click(std::string(row->id)));
    CHECK(t.seat(seat.value).handed_in == 0);
    t.hand_in();
    t.stage.settle();
    CHECK(t.screen() == "night");
    REQUIRE_FALSE(t.session->pair_round());
    t.stage.settle();
    REQUIRE(t.stage.click("night.menu"));
    CHECK_FALSE(t.stage.shown("night.menu.deck"));
}

TEST_CASE("A change of a deck that was handed in is told, and Z or a button hand it in again", "[gui.deck]") {
    Building t;
    t.hand_all_in();
    REQUIRE(t.stage.click("night.menu"));
    REQUIRE(t.stage.click("night.menu.deck"));
    t.stage.settle();
    const SeatId seat = *t.session->seat();
    const draft::Deck handed = t.seat(seat.value).deck;
    const auto change = [&] {
        const auto row = std::ranges::find_if(t.stage.app().ui().items(), [](const Item& item) {
            return item.id.starts_with("deck.row.") && item.id.ends_with(".minus");
        });
        REQUIRE(row != t.stage.app().ui().items().end());
        REQUIRE(t.stage.click(std::string(row->id)));
        t.stage.settle();
        REQUIRE(t.seat(seat.value).handed_in == 0);
        REQUIRE(t.stage.shown("deck.in.back"));
    };
    change();
    CHECK(std::ranges::any_of(t.stage.texts(), [](const TextMark& mark) { return mark.text.starts_with("−1 "); }));
    const draft::Deck changed = t.seat(seat.value).deck;
    CHECK_FALSE(t.stage.shown("deck.redo"));
    t.stage.press(Key::z);
    t.stage.settle();
    CHECK(t.seat(seat.value).handed_in == 1);
    CHECK_FALSE(t.stage.shown("deck.in.back"));
    CHECK(t.screen() == "deck");  // nobody is led away by an undo
    REQUIRE(t.stage.click("deck.redo"));
    t.stage.settle();
    CHECK(t.seat(seat.value).deck == changed);
    REQUIRE(t.stage.click("deck.in.back"));
    t.stage.settle();
    CHECK(t.seat(seat.value).handed_in == 1);
    CHECK(t.seat(seat.value).deck == handed);
    REQUIRE(t.stage.click("deck.ready"));
    t.stage.settle();
    CHECK(t.screen() == "night");
}

TEST_CASE("No pile moves when one of its cards goes into the deck", "[gui.deck][window.deck]") {
    Building t;
    const auto places = [&] {
        std::vector<std::pair<std::string, float>> found;
        for (const Item& item : t.stage.app().ui().items())
            if (item.id.starts_with("deck.pool.")) found.emplace_back(item.id, item.rect.x);
        return found;
    };
    for (int i = 0; i < 5; ++i) {
        const auto before = places();
        REQUIRE_FALSE(before.empty());
        REQUIRE(t.stage.double_click(before.front().first));
        t.stage.settle();
        const auto after = places();
        CHECK(after.size() + 1 == before.size());
        for (const auto& place : after) CHECK(std::ranges::find(before, place) != before.end());
    }
}

TEST_CASE("The pointer shows a row's card and Enter does nothing to it", "[gui.deck][window.deck]") {
    Building t;
    const auto& items = t.stage.app().ui().items();
    const auto card = std::ranges::find_if(items, [](const Item& item) { return item.id.starts_with("deck.pool."); });
    REQUIRE(card != items.end());
    const std::string id = card->id;
    REQUIRE_FALSE(t.stage.shown("deck.add"));
    t.stage.hover(id);
    t.stage.frames(3);
    CHECK(t.stage.shown("deck.add"));
    const draft::Deck before = t.seat(t.session->seat()->value).deck;
    t.stage.press(Key::enter);
    CHECK(t.seat(t.session->seat()->value).deck == before);
}

TEST_CASE("The deck screen shows the card of the pointer or of the focus, whichever moved last",
          "[gui.deck][window.deck]") {
    Building t;
    std::vector<std::string> rows;
    for (const Item& item : t.stage.app().ui().items())
        if (item.id.starts_with("deck.row.") && !item.id.ends_with("minus")) rows.push_back(item.id);
    REQUIRE(rows.size() > 1);
    REQUIRE(t.stage.click(rows[1]));
    t.stage.settle();
    const auto has_key = [&] {  // of the card that is selected, and of no other
        return std::ranges::any_of(t.stage.texts(), [](const TextMark& mark) { return mark.text == "K"; });
    };
    REQUIRE(has_key());
    t.stage.hover(rows[0]);
    t.stage.frames(3);
    CHECK_FALSE(has_key());
    t.stage.press(Key::tab);
    t.stage.frames(3);
    CHECK(has_key());
    t.stage.hover(rows[0]);
    t.stage.point_away();
    t.stage.hover(rows[0]);
    t.stage.frames(3);
    CHECK_FALSE(has_key());
}

TEST_CASE("Enter hands in a legal deck while no card is selected", "[gui.deck][window.deck]") {
    Building t;
    t.mend();
    t.stage.settle();
    const SeatId seat = *t.session->seat();
    REQUIRE(draft::deck_check(t.night(), seat).empty());
    t.stage.point_away();
    while (t.stage.shown("deck.take_out") || t.stage.shown("deck.add")) t.stage.press(Key::escape);
    t.stage.press(Key::enter);
    CHECK(t.seat(seat.value).handed_in);
}

TEST_CASE("A hand is dealt by its key and dealt again as another one", "[gui.deck]") {
    Building t;
    const auto hand = [&] {
        std::vector<std::string> names;
        for (const TextMark& mark : t.stage.texts())
            if (mark.group > 0) names.push_back(mark.text);  // on faces
        return names;
    };
    const draft::Deck deck = t.seat(0).deck;
    t.stage.press(Key::d);
    REQUIRE(t.stage.shown("deck.hand.6"));
    CHECK_FALSE(t.stage.shown("deck.hand.7"));
    t.stage.settle();
    const auto first = hand();
    t.stage.press(Key::d);
    t.stage.settle();
    CHECK(hand() != first);
    t.stage.press(Key::n);
    CHECK(t.stage.shown("deck.hand.7"));
    t.stage.press(Key::escape);
    CHECK_FALSE(t.stage.shown("deck.hand.0"));
    CHECK(t.seat(0).deck == deck);
    REQUIRE(t.stage.click("deck.side.1"));
    CHECK(t.stage.shown("deck.deal"));
}

TEST_CASE("The pool is narrowed to a type and to words", "[gui.deck][window.deck]") {
    const auto session = sample_session(lantern(), gui::Page::deck, SampleState::full);
    Headless stage(*session, gui::Page::deck, 1280, 720);
    stage.settle();
    const auto shown = [&] {
        std::vector<draft::CubeCopyId> cards;
        for (const Item& item : stage.app().ui().items())
            if (item.id.starts_with("deck.pool."))
                cards.push_back({static_cast<std::uint16_t>(std::stoi(item.id.substr(10)))});
        return cards;
    };
    const draft::DraftCards& cards = session->night()->cards;
    const auto all = shown();
    CHECK(all.size() == draft::view_for(*session->night(), SeatId{0}).side.size());  // none is scrolled away
    const auto faces = faces_of(cards, session->night()->rules);
    const auto filters = faces->filters();
    const auto psychic = std::ranges::find(filters, static_cast<int>(Type::psychic));
    REQUIRE(psychic != filters.end());
    const std::string filter = "deck.filter." + std::to_string(psychic - filters.begin() + 1);
    REQUIRE(stage.click(filter));
    const auto narrowed = shown();
    CHECK(narrowed.size() < all.size());
    REQUIRE_FALSE(narrowed.empty());
    for (const draft::CubeCopyId copy : narrowed) CHECK(cards[copy].types.has(Type::psychic));
    REQUIRE(stage.click(filter));
    CHECK(shown().size() == all.size());
    stage.press(Key::f);
    stage.type(cards[narrowed.front()].name);
    stage.settle();
    const auto found = shown();
    CHECK(std::ranges::find(found, narrowed.front()) != found.end());
    CHECK(found.size() < all.size());
}

// A window in the middle of a frame, as it is when somebody presses a button.
class FrameOfWindow {
public:
    FrameOfWindow() : around_(ImGui::GetCurrentContext()), window_(ImGui::CreateContext()) {
        ImGui::SetCurrentContext(window_);
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {800, 600};
        io.DeltaTime = .016f;
        compat::prepare_headless(io);
        unsigned char* pixels = nullptr;
        int width = 0, height = 0;
        io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
        ImGui::NewFrame();
        draw();
    }
    ~FrameOfWindow() {
        ImGui::SetCurrentContext(window_);
        ImGui::DestroyContext(window_);
        ImGui::SetCurrentContext(around_);
    }
    // How much the frame holds at its end.
    int end() {
        REQUIRE(ImGui::GetCurrentContext() == window_);
        draw();
        ImGui::Render();
        return ImGui::GetDrawData()->TotalVtxCount;
    }

private:
    static void draw() { ImGui::GetForegroundDrawList()->AddText({20, 20}, 0xFFFFFFFF, "Deck"); }
    ImGuiContext *around_, *window_;
};

TEST_CASE("The deck becomes a picture in the middle of a frame", "[gui.deck]") {
    Building t;
    const test::Folder folder;
    const std::string file = (folder.path() / "deck.png").string();
    {
        FrameOfWindow frame;
        REQUIRE_FALSE(write_deck_picture(*t.session, text::Language::japanese, file));
        CHECK(frame.end() == 2 * 4 * 4);  // a square for each letter of both texts
    }
    const auto picture = read_picture(test::text_of(file), 4096);
    REQUIRE(picture);
    CHECK(picture->width == 2400);
    CHECK(std::ranges::count(picture->rgba, picture->rgba.front()) <
          static_cast<std::ptrdiff_t>(picture->rgba.size() / 2));
    t.stage.press(Key::e);  // the window goes on
    CHECK(t.stage.shown("deck.export.picture"));
}

TEST_CASE("Practice lists a deck once that was exported in both forms", "[gui.deck]") {
    test::Folder folder;
    ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    const auto write = [&](const char* name, const char* text) {
        std::filesystem::create_directories(folder.path() / "cubenight" / "decks");
        test::put_bytes(folder.path() / "cubenight" / "decks" / name, text);
    };
    write("Alice Friday.txt", "2 Tepig\n1 Emboar\n");
    write("Alice Friday (Live).txt", "1 Emboar\n2 Tepig\n");
    write("Ben Friday.txt", "2 Tepig\n");
    write("Ben Friday (Live).txt", "1 Tepig\n");  // of another moment
    DeckShelf shelf(CUBENIGHT_TEST_DATA);
    ListShelf lists;
    PracticeDecks decks(shelf, lists);
    decks.read(HeldCube{lantern().set, lantern().cube}, {});
    ::unsetenv("XDG_DATA_HOME");
    std::vector<std::string> names;
    for (const DeckFile& deck : decks.list())
        if (deck.source != DeckSource::drafted) names.push_back(deck.name);
    std::ranges::sort(names);
    CHECK(names == std::vector<std::string>{"Alice Friday", "Ben Friday", "Ben Friday (Live)"});
}
