#include "src/gui/screens/draft/draft_sheets.hpp"

#include "src/gui/screens/common/menu.hpp"

namespace cubenight::gui {

void DraftSheets::open_undo(Frame& f) {
    undo_.emplace(std::string(f.say(Text::draft_undo)), std::string(f.say(Text::draft_undo_under)),
                  std::string(f.say(Text::draft_undo_do)));
}

void DraftSheets::draw(Frame& f, SeatId seat) {
    if (menu_) return menu(f);
    if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
        return;
    }
    if (undo_) undo(f, seat);
}

void DraftSheets::menu(Frame& f) {
    const MenuEntry entries[] = {{"draft.menu.undo", f.say(Text::draft_undo), Icon::undo},
                                 {"draft.menu.seats", f.say(Text::menu_seats), Icon::person},
                                 {"draft.menu.home", f.say(Text::menu_home), Icon::play}};
    const std::string& seal = f.session.night()->settings.deal_seal;
    const int chosen = menu_sheet(f, f.say(Text::draft_title), entries,
                                  seal.empty() ? "" : f.say(Text::night_deal, {text::in_groups(seal)}));
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) open_undo(f);
    if (chosen == 1) seats_.emplace(*f.session.night());
    if (chosen == 2) f.go.home();
}

void DraftSheets::undo(Frame& f, SeatId seat) {
    const ReasonSheet::Answer answer = undo_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given) {
        const Said said = f.session.undo_pick(seat, undo_->reason());
        f.ui.toast(said ? *said : std::string(f.say(Text::draft_undone)));
    }
    undo_.reset();
}

}  // namespace cubenight::gui
