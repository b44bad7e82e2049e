// The card library of the person: cards as their own data has them, searched and narrowed, the chosen one drawn as it is played.
#pragma once

#include <optional>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/printed_look.hpp"

namespace cubenight::gui {

class PrintedPage {
public:
    void draw(Frame& f, Rect r);
    // In every frame of Home, for whichever place is open when an import of card data ends.
    void follow_import(Frame& f);
    void open_import() { sheet_ = Sheet::import, fresh_ = true; }

private:
    void failed(std::string why);
    void look_up(Frame& f, WorkshopDesk& desk);
    void filters(Frame& f, Rect r, WorkshopDesk& desk);
    void list(Frame& f, Rect r);
    void sets_sheet(Frame& f, WorkshopDesk& desk);
    void import_sheet(Frame& f, WorkshopDesk& desk);

    CardQuestion question_, asked_;
    std::optional<std::uint64_t> version_;  // of the library that was asked
    Language asked_in_ = Language::english;
    library::FoundCards found_;
    std::size_t chosen_ = 0;  // of found_; the first one until another is chosen
    PrintedLook look_;        // at it
    enum class Sheet : std::uint8_t { none, sets, import } sheet_ = Sheet::none;
    bool fresh_ = false;  // the import's sheet opens in this frame: one types into its field
    std::string path_;
    std::string why_not_;  // the last import failed; empty: it did not, or another path is written since
};

}  // namespace cubenight::gui
