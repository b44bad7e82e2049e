// The panel of what a seat has picked: by type, by stage or in order, and the evolution lines in it.
#pragma once

#include <vector>

#include "draft/pool/lines.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

class PicksPanel {
public:
    void refresh(const draft::DraftCards& cards, std::span<const draft::CubeCopyId> pool);
    // `in_all`: picks of the whole draft. Returns the card that is pointed at.
    std::optional<draft::CubeCopyId> draw(Frame& f, Rect r, int in_all);

private:
    struct Group {
        int key = 0;  // type, stage or 0; trainers after all types
        std::string label;
        std::vector<draft::CubeCopyId> cards;
    };

    std::vector<Group> groups(const Strings& say) const;
    float group(Frame& f, const Group& group, Rect r, float y, std::optional<draft::CubeCopyId>& pointed);
    void row(Frame& f, Rect r, draft::CubeCopyId card, std::size_t index, std::optional<draft::CubeCopyId>& pointed);
    void lines(Frame& f, Rect r);
    void line(Frame& f, Rect r, const draft::EvolutionLine& line);
    float lines_height() const;

    draft::DraftCards cards_;
    std::vector<draft::CubeCopyId> pool_;
    std::vector<draft::EvolutionLine> lines_;
    int sort_ = 0;
};

}  // namespace cubenight::gui
