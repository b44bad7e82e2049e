// The curtain between two people who share a screen. What it hides is not drawn at all: only names of people are known here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

// What stands on it.
struct CurtainWords {
    std::string title;                      // for whom it waits
    std::string_view covered;               // what it covers
    std::string takes_back{};               // that a pick can be taken back; empty: it cannot
    std::span<const std::string> others{};  // who could sit down instead
};

struct CurtainWish {
    bool open = false;
    bool take_back = false;
    std::optional<std::size_t> other;  // sits down
};

class Curtain {
public:
    // It opens while Space, Enter or the button is held. A key that was down before it closed does not count.
    CurtainWish draw(Frame& f, const CurtainWords& words);

private:
    bool armed_ = false;  // a press has begun in front of it
};

// The curtain over a match, where it waits for somebody. False while nobody is waited for, and the match is to be drawn.
bool covers_table(Frame& f, Curtain& curtain, TableSession& match);

}  // namespace cubenight::gui
