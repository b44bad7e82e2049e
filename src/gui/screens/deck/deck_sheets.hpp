// What opens over the deck screen, one sheet at a time: an offered deck, the ways to export and where a deck went, what a rule says, who sits
// where, the menu.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/host_sheet.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"
#include "src/gui/screens/common/written_sheet.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"
#include "src/gui/screens/deck/offer_sheet.hpp"

namespace cubenight::gui {

class DeckSheets {
public:
    void ask_to_leave(Frame& f, SeatId seat) { host_.leave_or_return(f, seat); }
    void open_menu() { menu_ = true; }
    void open_export() { export_ = true; }
    void open_offer(draft::AutoBuild offer) { offer_.emplace(std::move(offer)); }
    void open_rule(WhyRule rule) { why_ = rule; }
    void drop_offer() { offer_.reset(); }
    DeckWishes draw(Frame& f, const DeckValues& v);

private:
    void menu(Frame& f, const DeckValues& v);
    DeckWishes offered(Frame& f, const DeckValues& v);
    void choose_export(Frame& f, const DeckValues& v);
    void explain(Frame& f, const DeckValues& v);

    std::optional<OfferSheet> offer_;
    std::optional<WhyRule> why_;
    std::optional<SeatSheet> seats_;
    HostSheet host_;
    WrittenSheet written_;
    bool export_ = false, menu_ = false;
};

}  // namespace cubenight::gui
