#include "src/gui/screens/draft/draft_sheets.hpp"

#include "src/gui/screens/common/menu.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {
namespace {

void undo_now(Frame& f, SeatId seat, const std::string& reason) {
    const Said said = f.session.undo_pick(seat, reason);
    f.ui.toast(said ? *said : std::string(f.say(Text::draft_undone)));
}

}  // namespace

void DraftSheets::ask_undo(Frame& f, SeatId seat) {
    if (f.session.night()->drafting.picks_made(seat) == 0)
        return f.ui.toast(std::string(f.say(Text::deck_nothing_undone)));
    if (f.session.undo_is_free(seat)) return undo_now(f, seat, {});
    const std::string& name = f.session.night()->seats[seat.value].name;
    undo_.emplace(f.say(Text::draft_undo_of, {text::given_name(name, f.say.language())}),
                  std::string(f.say(Text::draft_undo_under)), std::string(f.say(Text::draft_undo_do)));
    undo_->ask(std::string(f.say(Text::draft_undo_why)), ReasonSheet::Needed::yes);
}

void DraftSheets::draw(Frame& f, const DraftValues& v) {
    if (menu_) return menu(f, v);
    if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
        return;
    }
    if (undo_) return undo(f, v.seat);
    host_.draw(f);
}

void DraftSheets::menu(Frame& f, const DraftValues& v) {
    const MenuEntry entries[] = {{"draft.menu.undo", f.say(Text::draft_undo), Icon::undo,
                                  v.picks_made() == 0 ? f.say(Text::deck_nothing_undone) : std::string_view()},
                                 {"draft.menu.cover", f.say(Text::menu_cover), Icon::eye_off},
                                 {"draft.menu.seats", f.say(Text::menu_seats), Icon::person},
                                 {"draft.menu.end", f.say(Text::night_end), Icon::flag},
                                 {"draft.menu.home", f.say(Text::menu_home), Icon::play}};
    const std::string& seal = f.session.night()->settings.deal_seal;
    const std::string deal = seal.empty() ? std::string()
                                          : f.say(Text::night_deal, {text::in_groups(seal)}) + "\n" +
                                                std::string(f.say(Text::night_deal_why));
    const int chosen = menu_sheet(f, f.say(Text::draft_title), entries, deal, MenuFoot::help);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) ask_undo(f, v.seat);
    if (chosen == 1) f.go.cover();
    if (chosen == 2) seats_.emplace(f.say, *f.session.night());
    if (chosen == 3) host_.ask_to_end(f);
    if (chosen == 4) f.go.home();
}

void DraftSheets::undo(Frame& f, SeatId seat) {
    const ReasonSheet::Answer answer = undo_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given) undo_now(f, seat, undo_->reason());
    undo_.reset();
}

}  // namespace cubenight::gui
