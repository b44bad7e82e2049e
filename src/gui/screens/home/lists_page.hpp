// A list of cards that becomes a cube: read from a file, a paste or a drop, line by line with what is open and what comes near.
#pragma once

#include <optional>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

struct ListsWish {
    std::string made{};      // the cube that was made, by its id; empty while none is
    bool card_data = false;  // to where card data is imported
};

class ListsPage {
public:
    ListsWish draw(Frame& f, Rect r);
    // The page is come to: the cursor stands in its field where nothing was read yet.
    void open() { fresh_ = true; }

private:
    bool card_data_button(Frame& f, ButtonRow& row) const;
    void source(Frame& f, Rect r, WorkshopDesk& desk);
    void take(Frame& f, const Said& said);
    void reading(Frame& f, Rect r, int per_cent);
    void sums(Frame& f, Rect r, const ReadList& read);
    void report(Frame& f, Rect r, WorkshopDesk& desk);
    float faults(Frame& f, Rect r, const ReadList& read, float y);
    float entry(Frame& f, Rect r, WorkshopDesk& desk, std::size_t index, float y);
    ListsWish foot(Frame& f, Rect r, WorkshopDesk& desk);
    static void choices(Frame& f, ButtonRow& row, WorkshopDesk& desk);

    std::string path_, name_;
    std::string text_;  // of the list that was read last
    bool fresh_ = true;
    bool all_ = false;      // lines that are clear, too
    bool replace_ = false;  // it was said that there is a cube of that name
    const ReadList* named_for_ = nullptr;
    float height_ = 0;  // of the report, as it was drawn last
};

}  // namespace cubenight::gui
