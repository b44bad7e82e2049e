#include "src/gui/screens/common/host_sheet.hpp"

#include "src/gui/screens/common/night_names.hpp"
#include "src/text/draft/denial_text.hpp"

namespace cubenight::gui {

void HostSheet::ask_to_end(Frame& f) {
    asked_.emplace(Asked{{std::string(f.say(Text::night_end)), std::string(f.say(Text::night_end_under)),
                          std::string(f.say(Text::night_end))},
                         [](Session& session, const std::string& reason) { return session.end_night(reason); }});
    const bool needed = draft::host_owes_reasons(*f.session.night());
    asked_->sheet.ask(std::string(f.say(needed ? Text::night_end_why : Text::night_end_why_free)),
                      needed ? ReasonSheet::Needed::yes : ReasonSheet::Needed::no);
}

void HostSheet::leave_or_return(Frame& f, SeatId seat) {
    const draft::Night& night = *f.session.night();
    const draft::Presence presence = night.seats[seat.value].dropped ? draft::Presence::back : draft::Presence::out;
    const draft::DropEntry entry{seat, presence, "-"};
    if (const auto refused = draft::check(night, {0, entry}))
        return f.ui.toast(text::denial_sentence(*refused, f.say.language()));
    const bool out = presence == draft::Presence::out;
    asked_.emplace(Asked{{f.say(out ? Text::night_leaves : Text::night_returns, {seat_name(f.say, night, seat)}),
                          std::string(f.say(out ? Text::night_leaves_under : Text::night_returns_under)),
                          std::string(f.say(out ? Text::night_leave : Text::night_return))},
                         [seat, presence](Session& session, const std::string& reason) {
                             return session.drop(seat, presence, reason);
                         }});
}

void HostSheet::draw(Frame& f) {
    if (!asked_) return;
    const ReasonSheet::Answer answer = asked_->sheet.draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    const Asked asked = *std::exchange(asked_, std::nullopt);
    if (answer == ReasonSheet::Answer::given)
        if (const Said said = asked.then(f.session, asked.sheet.reason())) f.ui.toast(*said);
}

}  // namespace cubenight::gui
