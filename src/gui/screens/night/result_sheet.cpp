#include "src/gui/screens/night/result_sheet.hpp"

#include "src/gui/screens/common/menu.hpp"

namespace cubenight::gui {

void ResultSheet::draw(Frame& f, const NightValues& v) {
    if (!reason_) return choose(f, v);
    const ReasonSheet::Answer answer = reason_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given && table_ && result_)
        if (const Said said = f.session.adjust_result(v.shown + 1, *table_, *result_, reason_->reason()))
            f.ui.toast(*said);
    reason_.reset(), table_.reset(), result_.reset();
}

void ResultSheet::choose(Frame& f, const NightValues& v) {
    const int number = *table_;
    const draft::NightMatch& match = v.match(number);
    const std::string first = f.say(Text::night_wins, {v.night->seats[match.pairing.first.value].name});
    const std::string second = f.say(Text::night_wins, {v.night->seats[match.pairing.second->value].name});
    const bool over = match.state == draft::MatchState::over;
    const std::string_view open = f.say(Text::night_open_again);
    const MenuEntry entries[] = {
        {"night.result.first", first, Icon::star},
        {"night.result.second", second, Icon::star},
        {"night.result.draw", f.say(Text::night_draw), Icon::minus},
        {"night.result.open", open, Icon::undo, over ? std::string_view() : f.say(Text::night_has_none)}};
    const int chosen =
        menu_sheet(f, f.say(over ? Text::night_change_of : Text::night_enter_of, {std::to_string(number)}), entries);
    if (chosen == menu_open) return;
    if (chosen == menu_closed) return table_.reset();
    constexpr draft::MatchResult results[] = {draft::MatchResult::first_wins, draft::MatchResult::second_wins,
                                              draft::MatchResult::draw, draft::MatchResult::none};
    give(f, v, results[chosen]);
}

void ResultSheet::give(Frame& f, const NightValues& v, draft::MatchResult result) {
    if (v.match(*table_).state == draft::MatchState::over || !v.current()) {
        result_ = result;
        reason_.emplace(std::string(f.say(Text::night_change_title)), std::string(f.say(Text::night_change_under)),
                        std::string(f.say(Text::night_change)));
        return;
    }
    if (const Said said = f.session.enter_result(*table_, result)) f.ui.toast(*said);
    table_.reset();
}

}  // namespace cubenight::gui
