// A list of cards that becomes a cube: read from a file, a paste or a drop, line by line with what is open and what comes near.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/screens/home/printed_look.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

struct ListsWish {
    std::string made{};                 // the cube that was made, by its id; empty while none is
    bool card_data = false;             // to where card data is imported
    std::optional<DeckWish> deck = {};  // it is a deck
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
    static float sums(Frame& f, Rect r, const ReadList& read);
    void report(Frame& f, Rect r, WorkshopDesk& desk);
    float faults(Frame& f, Rect r, const ReadList& read, float y);
    float entry(Frame& f, Rect r, WorkshopDesk& desk, std::size_t index, float y);
    ListsWish foot(Frame& f, Rect r, WorkshopDesk& desk);
    std::optional<DeckWish> as_deck(Frame& f, ButtonRow& row, const WorkshopDesk& desk) const;
    static void choices(Frame& f, ButtonRow& row, WorkshopDesk& desk);
    const std::vector<std::string>& near_labels(Frame& f, WorkshopDesk& desk, std::size_t index);
    std::vector<Rect> near_places(Frame& f, WorkshopDesk& desk, std::size_t index, Vec corner, float right);
    void near_buttons(Frame& f, WorkshopDesk& desk, std::size_t index, const std::vector<Rect>& places, Rect view);
    void look_at_first(WorkshopDesk& desk);
    void look_at(Frame& f, Rect place, Rect view, std::string_view id, WorkshopDesk& desk, const std::string& card);

    std::string why_not_;  // the last list could not be read; empty: it could, or another path is written since
    std::string path_, name_;
    std::string text_;  // of the list that was read last
    bool fresh_ = true;
    bool all_ = false;      // lines that are clear, too
    bool replace_ = false;  // it was said that there is a cube of that name
    const ReadList* named_for_ = nullptr;
    float height_ = 0;                                        // of the report, as it was drawn last
    std::vector<draft::RuleChange> rules_;                    // of the cube that is made
    std::map<std::size_t, std::vector<std::string>> labels_;  // of the near cards of an entry
    std::string labels_for_;                                  // the library and the language that they are of
    PrintedLook look_;                                        // at a card that comes near, or one that a line means
};

}  // namespace cubenight::gui
