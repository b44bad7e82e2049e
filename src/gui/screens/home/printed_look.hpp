// A card of the library, or of the cubes that come with the program, as it is looked at: its face as it is played, where it was printed, and its texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

class PrintedLook {
public:
    // What is looked at from now on; read only where it is another one than before.
    void at(WorkshopDesk& desk, const std::string& id);
    void at_nothing() { id_.clear(), version_.reset(), card_.reset(); }
    // Once in a frame, before its places: whether pointer or focus have come elsewhere since the last one.
    void follow(const Frame& f);
    // Whether a person has come to look at that place within `view`: the pointer moved there, or the focus came to the item.
    bool comes_to(const Frame& f, Rect place, Rect view, std::string_view id) const;
    const std::optional<Card>& card() const { return card_; }
    // Of its picture.
    const Family& family() const { return family_; }
    // In a panel, as large as there is room beside its texts. `under`: a line that stands below it all; empty is none.
    void draw(Frame& f, Rect r, std::string_view id, const std::string& under = {}) const;

private:
    // Whether it is another card than before, or of another library.
    bool turns_to(WorkshopDesk& desk, const std::string& id);

    Family family_of(WorkshopDesk& desk, const Card& card);

    std::string id_;
    std::optional<std::uint64_t> version_;  // of the library
    std::optional<Card> card_;
    Family family_;
    std::optional<Families> families_;  // of the cards that come with the program
    std::string printed_in_;
    Vec pointer_{-1e6f, -1e6f};
    std::string focus_;
    bool pointer_moved_ = false, focus_moved_ = false;
};

}  // namespace cubenight::gui
