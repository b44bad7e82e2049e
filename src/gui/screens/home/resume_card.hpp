// The card of the night that waits: how far it is, who sits at its table, three cards of its cube. Where none waits, what one
// may do before a first one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/night_deletion.hpp"
#include "src/gui/screens/home/table_choice.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

class ResumeCard {
public:
    // Returns where to go.
    std::optional<HomePlace> draw(Frame& f, Rect r, const TableChoice& choice, NightDeletion& deletion);

private:
    void table(Frame& f, Rect r, const NightSummary* night, const TableChoice& choice);
    struct Rim {
        Vec middle, radii;
    };
    static void plates(Frame& f, Rect r, Rim rim, const NightSummary& night);
    void refresh_fan(Session& session, const CubeSummary& cube);
    void draw_fan(Frame& f, Vec middle) const;

    std::string fan_of_;  // the cube's id and the library's version; its cards are asked for once
    std::shared_ptr<const CardFaces> faces_;
    std::vector<CardId> fan_;
};

}  // namespace cubenight::gui
