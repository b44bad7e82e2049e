// A card of the library as it is looked at: its face as it is played, where it was printed, and its texts.
#pragma once

#include <optional>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/workshop_desk.hpp"

namespace cubenight::gui {

class PrintedLook {
public:
    // What is looked at from now on; read only where it is another one than before.
    void at(WorkshopDesk& desk, const library::LibraryCard& card);
    void at(WorkshopDesk& desk, const std::string& id);
    void at_nothing() { *this = {}; }
    const std::optional<Card>& card() const { return card_; }
    // In a panel, as large as there is room beside its texts. `under`: a line that stands below it all; empty is none.
    void draw(Frame& f, Rect r, std::string_view id, const std::string& under = {}) const;

private:
    std::string id_;
    std::optional<std::uint64_t> version_;  // of the library
    std::optional<Card> card_;
    std::string printed_in_;
};

// Whether a person looks at that place of a list within `view`: the item there has the focus, or else the pointer is there.
bool looked_at(const Frame& f, Rect place, Rect view, std::string_view id);

}  // namespace cubenight::gui
