// The draft: my pack on the felt, who sits around it and whose turn it is, where packs go, what I have.
#pragma once

#include <optional>
#include <vector>

#include "draft/judge/bot.hpp"
#include "draft/pool/lines.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"
#include "src/gui/screens/draft/picks_panel.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

class DraftTable final : public Screen {
public:
    const char* name() const override { return "draft"; }
    void draw(Frame& f) override;

private:
    struct Grid {
        int columns = 1, rows = 1;
        float card = 124, gap_x = 11, gap_y = 20;
        Vec corner;
        Rect place(int index) const;
    };

    // draft_table.cpp
    void refresh(Frame& f);
    void bar(Frame& f);
    void bar_figures(Frame& f, Rect bar);
    void bar_buttons(Frame& f, Rect bar);
    void sheets(Frame& f);
    void keys(Frame& f);
    void leave_draft(Frame& f);

    // draft_felt.cpp
    void felt(Frame& f, Rect r);
    void plates(Frame& f, Rect r, Vec centre);
    void plate(Frame& f, Rect r, Vec spot, const draft::SeatSign& sign);
    Grid grid(Rect r, int cards) const;
    void pack(Frame& f, Rect r);
    void pack_card(Frame& f, Rect place, std::size_t index);
    void no_pack(Frame& f, Rect r);
    void motions(Frame& f);
    void draw_leaving(Frame& f, Rect picks);

    // draft_looking.cpp
    void looking(Frame& f, Rect r);
    void looking_card(Frame& f, Rect r, draft::CubeCopyId card);
    void suggestion(Frame& f, Rect r, draft::CubeCopyId card);
    void pick_button(Frame& f, Rect r);
    void next_person(Frame& f, Rect r);
    void at_pointer(Frame& f, draft::CubeCopyId card);

    void select(Frame& f, draft::CubeCopyId card);
    void pick(Frame& f, draft::CubeCopyId card);
    int rank_of(draft::CubeCopyId card) const;  // 1 to 3 among the suggestions; 0: none
    CardLook look(draft::CubeCopyId card) const;
    std::optional<draft::CubeCopyId> shown(const Frame& f) const;  // the hovered, else the selected card
    std::string seat_name(SeatId seat) const;

    std::uint64_t version_ = ~std::uint64_t{0};
    const Cube* cube_ = nullptr;
    draft::DraftCards cards_;
    SeatId seat_{0xFF};
    draft::NightView view_;
    draft::CardValues values_;
    Families families_;
    std::vector<draft::Suggestion> suggestions_;
    bool suggest_ = true;
    std::optional<draft::CubeCopyId> hovered_;
    std::optional<draft::CubeCopyId> selected_;
    PicksPanel picks_;
    std::optional<ReasonSheet> undo_;
    std::optional<SeatSheet> seats_;
    // Motion: a pack that comes, a card that goes to the picks.
    float arriving_ms_ = 0, leaving_ms_ = 0;
    std::optional<draft::CubeCopyId> leaving_;
    Rect leaving_from_;
    bool menu_ = false;
};

}  // namespace cubenight::gui
