// Reading a card while a deck is built: its whole text, by pointer, by keys, and large.
#include <algorithm>
#include <cctype>

#include <imgui.h>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

// All that stands on the screen, without what is between words and lines.
std::string all_words(const Headless& stage) {
    std::string all;
    for (const TextMark& mark : stage.texts()) all += mark.text;
    std::erase(all, ' ');
    return all;
}

}  // namespace

TEST_CASE("The whole text of the card that is looked at is read by pointer, by keys and in a row of the deck",
          "[gui.deck]") {
    for (const auto& [w, h] : {std::pair{1280, 720}, std::pair{1600, 1000}})
        for (const Language language : {Language::english, Language::japanese}) {
            const auto session = sample_session(lantern(), gui::Page::deck, SampleState::usual);
            AppSettings settings;
            settings.taste.language = language;
            Headless stage(*session, gui::Page::deck, w, h, settings);
            stage.settle();
            const draft::DraftCards& cards = session->night()->cards;
            const CardWords& words = card_sentences(language);
            // The first letters of what the card's first attack or the Trainer says.
            const auto begins = [&](const std::string& id) {
                const auto number = static_cast<std::uint16_t>(std::stoi(id.substr(id.rfind('.') + 1)));
                const bool of_pool = id.starts_with("deck.pool.");
                const Card& card = of_pool ? cards[draft::CubeCopyId{number}] : (*cards.set)[CardId{number}];
                std::string text = card.attacks.empty() ? words.text(card) : words.attack(card, 0);
                std::size_t end = std::min<std::size_t>(text.size(), 24);
                while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
                text.resize(end);
                std::erase(text, ' ');
                return text;
            };
            std::vector<std::string> pool, rows;
            for (const Item& item : stage.app().ui().items()) {
                if (item.id.starts_with("deck.pool.") && !begins(item.id).empty()) pool.push_back(item.id);
                if (item.id.starts_with("deck.row.") && std::isdigit(static_cast<unsigned char>(item.id.back())) &&
                    !begins(item.id).empty())
                    rows.push_back(item.id);
            }
            REQUIRE(pool.size() > 1);
            const auto read = [&, wide = w, high = h](const std::string& id) {
                INFO(id << " in " << wide << "x" << high << ": " << begins(id) << " / " << all_words(stage));
                CHECK(all_words(stage).find(begins(id)) != std::string::npos);
            };
            REQUIRE(stage.hover(pool[0]));
            stage.settle();
            read(pool[0]);
            REQUIRE_FALSE(rows.empty());
            REQUIRE(stage.hover(rows[0]));
            stage.settle();
            read(rows[0]);
            stage.point_away();
            stage.app().ui().focus(pool[1]);
            stage.settle();
            read(pool[1]);
        }
}

TEST_CASE("Alt shows the card that the keys are at large while it is held", "[gui.deck][window.deck]") {
    const auto session = sample_session(lantern(), gui::Page::deck, SampleState::usual);
    Headless stage(*session, gui::Page::deck, 1280, 720);
    stage.settle();
    const auto& items = stage.app().ui().items();
    const auto card = std::ranges::find_if(items, [](const Item& item) { return item.id.starts_with("deck.pool."); });
    REQUIRE(card != items.end());
    stage.app().ui().focus(std::string(card->id));
    stage.frames(3);
    // The name of the foot is on large faces alone.
    const auto large = [&] {
        return std::ranges::count_if(stage.texts(), [](const TextMark& mark) { return mark.text == "Weakness"; });
    };
    CHECK(large() == 0);
    compat::key(ImGui::GetIO(), Key::alt, true);
    stage.frames(3);
    CHECK(large() == 1);
    compat::key(ImGui::GetIO(), Key::alt, false);
    stage.frames(3);
    CHECK(large() == 0);
    stage.settle();  // the focus rests there
    CHECK(large() == 1);
    stage.press(Key::down);
    CHECK(large() == 0);
}
