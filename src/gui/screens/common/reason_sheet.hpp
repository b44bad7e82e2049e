// Asks for a reason in one line: undoing a pick, changing a result. The journal keeps it.
#pragma once

#include <string>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

class ReasonSheet {
public:
    enum class Needed : std::uint8_t { yes, no };  // no: it may be left empty
    ReasonSheet(std::string title, std::string under, std::string button)
        : title_(std::move(title)), under_(std::move(under)), button_(std::move(button)) {}
    // What is asked above the field.
    void ask(std::string question, Needed needed) { question_ = std::move(question), needed_ = needed; }

    enum class Answer : std::uint8_t { open, cancelled, given };
    Answer draw(Frame& f);
    const std::string& reason() const { return reason_; }

private:
    std::string title_, under_, button_, question_, reason_;
    Needed needed_ = Needed::yes;
    bool fresh_ = true;
};

}  // namespace cubenight::gui
