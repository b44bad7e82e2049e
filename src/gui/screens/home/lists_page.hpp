// A list of cards that becomes a cube: read from a file, a paste or a drop, line by line with what is open and what comes near.
#pragma once

#include <optional>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/workshop_desk.hpp"

namespace cubenight::gui {

class ListsPage {
public:
    // Returns the cube that was made, by its id; empty while none is.
    std::string draw(Frame& f, Rect r);
    // The page is come to: the cursor stands in its field where nothing was read yet.
    void open() { fresh_ = true; }

private:
    void source(Frame& f, Rect r, WorkshopDesk& desk);
    void take(Frame& f, const Said& said);
    void reading(Frame& f, Rect r, int per_cent);
    void sums(Frame& f, Rect r, const ReadList& read);
    void report(Frame& f, Rect r, WorkshopDesk& desk);
    float faults(Frame& f, Rect r, const ReadList& read, float y);
    float entry(Frame& f, Rect r, WorkshopDesk& desk, std::size_t index, float y);
    std::string foot(Frame& f, Rect r, WorkshopDesk& desk);

    std::string path_, name_;
    bool fresh_ = true;
    bool all_ = false;      // lines that are clear, too
    bool replace_ = false;  // it was said that there is a cube of that name
    const ReadList* named_for_ = nullptr;
    float height_ = 0;  // of the report, as it was drawn last
};

}  // namespace cubenight::gui
