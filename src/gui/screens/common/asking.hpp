// What is asked of the seat at the screen, as the parts show it that the match screens of all games share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "src/gui/kit/imgui_compat.hpp"

namespace cubenight::gui {

// Where what can be answered is pressed.
enum class AskAt : std::uint8_t {
    nowhere,  // nothing is asked of this seat
    turn,     // a turn's actions: hand, board, buttons
    board,    // what lies in sight
    list,     // cards of a pile or below another, in a list
    buttons,  // yes and no, numbers, types, parts
};

enum class LogShown : std::uint8_t { no, yes };
// Whether the list of cards to choose from lies over the board; no: it was put away to look at the table.
enum class ListShown : std::uint8_t { no, yes };

struct Asking {
    std::string title;
    std::string sentence;  // what to do, and the rule behind it
    std::string words;     // of the text that asks
    AskAt at = AskAt::nowhere;
    std::vector<std::string> answers;  // what the buttons are called, in their order; none where there are none
    std::size_t likely = 0;            // of them, the one that a person most likely means
    int columns = 1;                   // of buttons, where there are many answers; short ones stand in a grid
    float column = 620;                // how wide one is
    bool whole_text = false;           // the sentence is to be read wholly before anything is answered
    int numbered = 0;                  // what a digit chooses on the board
    std::size_t picked = 0;            // parts that were chosen before this one
    int least = 0, most = 0;           // parts that are chosen of a list; 0 where nobody says it
    std::string done;                  // what "no more" is called; empty where it cannot be said
    bool done_is_meant = false;        // a person most likely means it
    bool ends_step = false;            // it ends a step of the turn, and has a key of its own
    bool way_back = false;             // something can be taken back freely
    bool bot_acts = false;             // one waits for a bot
    bool over = false;

    // The key of an answer: of its place, or the digit that all of them are called by.
    Key answer_key(std::size_t place) const {
        const auto is_digit = [](const std::string& name) {
            return name.size() == 1 && name[0] >= '0' && name[0] <= '9';
        };
        if (std::ranges::all_of(answers, is_digit)) return digit_key(answers[place][0] - '0');
        return place < 9 ? digit_key(static_cast<int>(place) + 1) : Key::none;
    }
    Key done_key() const { return ends_step ? Key::t : done_is_meant ? Key::enter : Key::digit0; }
};

}  // namespace cubenight::gui
