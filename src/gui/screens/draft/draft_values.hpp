// Everything that the draft screen shows, worked out once per change: the pack, who sits where, what is suggested.
#pragma once

#include <string>
#include <vector>

#include "draft/judge/bot.hpp"
#include "draft/night/night_view.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

class Session;

struct DraftValues {
    SeatId seat{0xFF};
    draft::DraftCards cards;
    draft::NightView view;
    std::vector<draft::Suggestion> suggestions;

    enum class News : std::uint8_t { none, changed, next_pack /* the seat had one, and has another */ };
    // Works everything out anew when the night has moved on or another seat looks.
    News refresh(const Session& session);
    int rank_of(draft::CubeCopyId card) const;  // 1 to 3 among the suggestions; 0: none
    CardLook look(draft::CubeCopyId card) const;
    std::string seat_name(SeatId wanted) const;
    // From ten seats on there is room for the short form of what is said about them.
    bool many_seats() const { return view.table.size() >= 10; }

private:
    std::uint64_t version_ = ~std::uint64_t{0};
    draft::CardValues values_;
    CardLooks looks_;
};

}  // namespace cubenight::gui
