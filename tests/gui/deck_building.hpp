// A deck that is built at the deck screen of the samples, by what the screen offers.
#pragma once

#include <memory>
#include <string>

#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::gui {

struct Building {
    std::unique_ptr<MemorySession> session = sample_session(lantern(), gui::Page::deck, SampleState::usual);
    Headless stage{*session, gui::Page::deck, 1600, 1000};
    Building() { stage.settle(); }

    const draft::Night& night() const { return *session->night(); }
    const draft::Seat& seat(std::uint8_t seat) const { return night().seats[seat]; }
    int people() const { return session->sharing(); }
    // Until nothing is left to mend, by the first button of the last rule.
    void mend() {
        for (int i = 0; i < 6; ++i) {
            const std::size_t wrong = draft::deck_check(night(), *session->seat()).size();
            if (wrong == 0) return;
            REQUIRE(stage.click("deck.mend." + std::to_string(wrong - 1) + ".0"));
        }
    }
    void hand_in() {
        mend();
        REQUIRE(stage.click("deck.ready"));
    }
    void open_curtain() {
        stage.frames(2);
        stage.hold(Key::space, 900);
        stage.settle();
    }
    // Everybody's deck is handed in, one after the other.
    void hand_all_in() {
        for (int i = people(); i > 0; --i) {
            hand_in();
            if (session->awaited()) open_curtain();
        }
        session->advance();
        stage.settle();
    }
    std::string screen() { return stage.shown("night.menu") ? "night" : stage.shown("deck.ready") ? "deck" : ""; }
};

}  // namespace cubenight::gui
