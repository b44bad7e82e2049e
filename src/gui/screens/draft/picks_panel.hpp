// The panel of what a seat has picked: in groups or in order, and the lines in it.
#pragma once

#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_values.hpp"

namespace cubenight::gui {

class PicksPanel {
public:
    // The pool has changed.
    void refresh(std::span<const draft::CubeCopyId> pool);
    // `in_all`: picks of the whole draft. Returns the card that is pointed at.
    std::optional<draft::CubeCopyId> draw(Frame& f, const DraftValues& v, Rect r, int in_all);

private:
    struct Group {
        int key = 0;
        std::string label;
        std::vector<draft::CubeCopyId> cards;
    };

    // By what the groups are made; nothing where the picks stand in their order.
    std::optional<CardSort> sort(const CardFaces& faces) const;
    std::vector<Group> groups(const Frame& f, const DraftValues& v) const;
    float group(Frame& f, const DraftValues& v, const Group& group, Rect r, float y,
                std::optional<draft::CubeCopyId>& pointed);
    void row(Frame& f, const DraftValues& v, Rect r, draft::CubeCopyId card, std::size_t index,
             std::optional<draft::CubeCopyId>& pointed);
    void lines(Frame& f, const DraftValues& v, Rect r);
    static void line(Frame& f, Rect r, const CardLine& line);
    float lines_height() const;

    std::vector<draft::CubeCopyId> pool_;
    std::vector<CardLine> lines_;
    std::optional<Language> lines_in_;  // the language that they are in; nothing where the pool has changed since
    int sort_ = 0;
};

}  // namespace cubenight::gui
