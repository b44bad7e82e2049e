// The card library: every card of a cube to look through, narrowed by what it is, and each by itself with what it says.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/table_choice.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

class LibraryPage {
public:
    // Shows the chosen cube, and lets another one be chosen.
    void draw(Frame& f, Rect r, TableChoice& choice);

private:
    // A way to sort that has few enough groups to choose one of them.
    struct Narrowing {
        CardSort sort;
        std::vector<CardGroup> groups;
        std::optional<int> chosen;  // the key of a group
    };

    void open(Frame& f, const CubeSummary& cube, const draft::DraftCards& cards);
    void draw_cubes(Frame& f, Rect r, TableChoice& choice);
    void draw_filters(Frame& f, Rect r, const draft::DraftCards& cards);
    void draw_narrowings(Frame& f, Rect r);
    void draw_cards(Frame& f, Rect r);
    void draw_close_up(Frame& f);
    void look_up(Frame& f, const draft::DraftCards& cards);
    bool passes(const Frame& f, CardId card) const;
    void find_narrowings(const Frame& f, const draft::DraftCards& cards);

    std::string cube_id_;
    const Cube* cube_ = nullptr;
    std::uint64_t version_ = 0;  // of the library: what is kept here is of that one
    std::string search_;
    int filter_ = 0;  // 0: all, 1 and up: that filter of the faces
    std::vector<Narrowing> narrowings_;
    Language narrowed_in_ = Language::english;  // the language of their labels
    std::vector<CardId> shown_;                 // each card once; kept, because working it out takes a while
    std::string shown_for_;                     // what `shown_` answers
    std::shared_ptr<const CardFaces> faces_;
    bool notation_ = false;  // whether a card is shown as files have it, too
    std::optional<CardId> close_up_;
};

}  // namespace cubenight::gui
