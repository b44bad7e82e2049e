// The workshop of decks in the window, over real files.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>

#include "src/gui/sessions/deck_desk.hpp"
#include "src/store/folders.hpp"
#include "tests/gui/ultraman_evening.hpp"

namespace cubenight::gui {

struct DeckBench : Evening {
    // What a new deck is made of, by its place on the sheet that asks for it.
    static constexpr const char* of_lantern = "decks.of.0";
    static constexpr const char* of_ultraman = "decks.of.1";

    DeckDesk& desk = session.deck_desk();
    std::filesystem::path folder = DeckDesk::folder(workshop::DeckFileKind::ultraman);
    std::filesystem::path lists = DeckDesk::folder(workshop::DeckFileKind::list);

    workshop::OpenedDeck& deck() {
        REQUIRE(desk.deck());
        return *desk.deck();
    }
    // Practice with the cards of that cube.
    void practise(const std::string& cube) {
        click("home.tonight");
        choose_cube(cube);
        click("home.practice");
    }
    // The bench with the decks on it.
    void to_decks() {
        click("home.workshop");
        if (!stage.shown("decks.new")) click("shop.bench.1");
    }
    void begin(const std::string& of) {
        click("decks.new");
        click(of);
    }
    // The item of that deck in a list.
    std::string in_list(const std::string& id, const std::string& name, const std::vector<DeckFile>& decks) {
        const auto found = std::ranges::find(decks, name, &DeckFile::name);
        REQUIRE(found != decks.end());
        return id + std::to_string(found - decks.begin());
    }
    std::string in_practice(const std::string& id, const std::string& name, const std::string& cube = "ultra") {
        return in_list(id, name, session.practice_decks(cube));
    }
    std::string in_files(const std::string& id, const std::string& name) {
        return in_list(id, name, session.deck_files());
    }
    // Presses the deck of that name beside the bench, wherever it stands in the list.
    void lay(const std::string& name) {
        const std::string row = in_list("decks.deck.", name, desk.decks());
        stage.app().ui().scroll_to("decks.list", 0);
        go_on();
        for (int i = 0; i < 100 && !in_sight(row); ++i) stage.wheel("decks.list", -1), stage.frames(1);
        click(row);
    }
    // Whether that is wrong with the deck, and all that is has a line beside the bench.
    bool faulted(const std::string& words) {
        const auto faults = desk.faults();
        for (std::size_t i = 0; i < faults.size(); ++i)
            CHECK(stage.app().ui().find("decks.fault." + std::to_string(i)));
        return std::ranges::any_of(faults, [&](const OwnDeckFault& fault) { return fault.told.starts_with(words); });
    }
    void write(const std::string& field, const std::string& text) {
        click(field);
        stage.frames(2);
        stage.type(text);
        go_on();
    }
    // Presses that button of the card's row, wherever the card stands in the list. `number`: as a line of the deck calls the card.
    void step(const std::string& number, const std::string& way) {
        REQUIRE(desk.own());
        const auto card = desk.own()->meant(number);
        REQUIRE(card);
        const std::string row = "decks.card." + std::to_string(card->value);
        stage.app().ui().scroll_to("decks.cards", 0);
        go_on();
        for (int i = 0; i < 400 && !in_sight(row); ++i) stage.wheel("decks.cards", -1), stage.frames(1);
        click("decks.copies." + std::to_string(card->value) + "." + way);
    }
    void put(const std::string& file, const std::string& text) { put(folder, file, text); }
    void put_list(const std::string& file, const std::string& text) { put(lists, file, text); }
    void put(const std::filesystem::path& there, const std::string& file, const std::string& text) {
        std::filesystem::create_directories(there);
        test::put_bytes(there / file, text);
        desk.keep_files();
        for (int i = 0; i < 3; ++i) now += 1000, session.advance(), stage.frames(1);
    }
    bool in_sight(const std::string& id) {
        const Item* const item = stage.app().ui().find(id);
        return item && item->visible.h > item->rect.h - 1;
    }
};

}  // namespace cubenight::gui
