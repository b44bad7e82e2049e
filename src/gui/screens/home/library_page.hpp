// The card library: every card of the chosen cube to look through.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

class LibraryPage {
public:
    // `chosen`: nothing where there is no cube.
    void draw(Frame& f, Rect r, const CubeSummary* chosen);

private:
    void draw_filters(Frame& f, Rect r, const draft::DraftCards& cards);
    void draw_cards(Frame& f, Rect r);
    void draw_close_up(Frame& f);
    void look_up(Frame& f, const draft::DraftCards& cards);

    std::string cube_id_;
    const Cube* cube_ = nullptr;
    std::uint64_t version_ = 0;  // of the library: what is kept here is of that one
    std::string search_;
    int filter_ = 0;             // 0: all, 1 and up: that filter of the faces
    std::vector<CardId> shown_;  // each card once; kept, because working it out takes a while
    std::string shown_for_;      // search and filter that `shown_` answers
    std::shared_ptr<const CardFaces> faces_;
    std::optional<CardId> close_up_;
};

}  // namespace cubenight::gui
