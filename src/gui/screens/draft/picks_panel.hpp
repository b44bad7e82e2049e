// The panel of what a seat has picked: by type, kind, line or in order; below, always in sight, the lines in it.
#pragma once

#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"

namespace cubenight::gui {

class PicksPanel {
public:
    // The pool has changed.
    void refresh(std::span<const draft::CubeCopyId> pool);
    // `in_all`: picks of the whole draft.
    void draw(Frame& f, const DraftValues& v, Rect r, int in_all, DraftHand& hand);
    std::vector<draft::CubeCopyId> in_order(const Frame& f, const DraftValues& v) const;
    // The card that is pointed at, or has the focus, as drawn last.
    std::optional<draft::CubeCopyId> pointed() const { return pointed_; }

private:
    struct Group {
        int key = 0;
        std::string label;
        std::vector<draft::CubeCopyId> cards;
        std::optional<Colour> colour = std::nullopt;  // of a line
    };

    std::vector<Group> groups(const Frame& f, const DraftValues& v) const;
    std::vector<Group> groups_by(const Frame& f, const DraftValues& v, CardSort sort) const;
    std::vector<Group> groups_by_line(const Frame& f) const;
    void list(Frame& f, const DraftValues& v, Rect view, DraftHand& hand);
    float group(Frame& f, const DraftValues& v, const Group& group, Rect r, float y, DraftHand& hand);
    void row(Frame& f, const DraftValues& v, Rect r, draft::CubeCopyId card, std::size_t index, DraftHand& hand);
    void lines(Frame& f, const DraftValues& v, Rect r);
    static void line(Frame& f, Rect r, const CardLine& line);
    float lines_height(Canvas& c, Rect panel);

    std::vector<draft::CubeCopyId> pool_;
    std::vector<CardLine> lines_;
    std::optional<Language> lines_in_;  // the language that they are in; nothing where the pool has changed since
    PickOrder by_ = PickOrder::type;
    std::optional<draft::CubeCopyId> pointed_;
    float line_height_ = 0;  // of a line with its nodes, in this frame
};

}  // namespace cubenight::gui
