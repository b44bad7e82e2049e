// Asks for a reason in one line: undoing a pick, changing a result. The journal keeps it.
#pragma once

#include <string>

#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

class ReasonSheet {
public:
    ReasonSheet(std::string title, std::string under, std::string button)
        : title_(std::move(title)), under_(std::move(under)), button_(std::move(button)) {}

    enum class Answer : std::uint8_t { open, cancelled, given };
    Answer draw(Frame& f);
    const std::string& reason() const { return reason_; }

private:
    std::string title_, under_, button_, reason_;
    bool fresh_ = true;
};

}  // namespace cubenight::gui
