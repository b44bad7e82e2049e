#include "src/gui/screens/night/result_sheet.hpp"

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// "Ben wins".
std::string in_words(const Strings& say, const NightValues& v, const draft::NightMatch& match,
                     draft::MatchResult result) {
    const auto name = [&](SeatId seat) { return seat_name(say, *v.night, seat); };
    switch (result) {
        case draft::MatchResult::first_wins: return say(Text::night_wins, {name(match.pairing.first)});
        case draft::MatchResult::second_wins: return say(Text::night_wins, {name(*match.pairing.second)});
        case draft::MatchResult::draw: return std::string(say(Text::night_draw));
        case draft::MatchResult::none: break;
    }
    return std::string(say(Text::night_open_again));
}

}  // namespace

void ResultSheet::draw(Frame& f, const NightValues& v) {
    if (!reason_) return choose(f, v);
    const ReasonSheet::Answer answer = reason_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given && table_ && result_)
        if (const Said said = f.session.adjust_result(v.shown + 1, *table_, *result_, reason_->reason()))
            f.ui.toast(*said);
    close();
}

void ResultSheet::row(Frame& f, Rect r, std::string_view id, std::string_view label, draft::MatchResult result,
                      std::string_view locked, Key key, bool stands) {
    Canvas& c = f.c;
    const bool can = locked.empty(), chosen = result_ == result;
    const Response at = f.ui.item(id, r, can ? Can::be_pressed : Can::be_seen);
    c.rect(r, chosen || (at.hovered && can) ? c.p.s3 : c.p.s2, size::button_radius);
    if (chosen) c.frame(r, c.p.accent, size::button_radius, 1.5f);
    const Vec mark{r.x + 26, r.centre().y};
    c.ring(mark, 8, chosen ? c.p.accent : c.p.t3, 1.5f);
    if (chosen) c.circle(mark, 4.5f, c.p.accent);
    const float told = stands ? c.text({r.right() - 44, r.centre().y + 5}, f.say(Text::night_as_it_is),
                                       regular(14, c.p.t2, Align::right))
                              : 0;
    c.text_within({r.x + 48, r.centre().y + 6}, label, bold(16, can ? c.p.t1 : c.p.t3).cuttable(), r.w - 100 - told);
    if (can) key_cap(c, {r.right() - 12, r.centre().y}, key, c.p.s1, c.p.t1);
    else f.ui.tip(at, std::string(locked));
    if (at.clicked || (can && f.ui.key(key))) result_ = result;
}

void ResultSheet::choose(Frame& f, const NightValues& v) {
    using draft::MatchResult;
    Canvas& c = f.c;
    const draft::NightMatch& match = v.match(*table_);
    const bool over = match.state == draft::MatchState::over;
    const bool tree = v.night->system() == draft::PairingSystem::elimination;
    Layer layer(f);
    const Rect box = layer.sheet(520, over ? 400 : 346);
    const Rect in = box.inset(28, 0);
    const std::string title = f.say(over ? Text::night_change_of : Text::night_enter_of, {std::to_string(*table_)});
    c.text_within({in.x, in.y + 46}, title, bold(20, c.p.t1), in.w);
    float y = in.y + 68;
    const auto one = [&](const char* id, MatchResult result, Key key, std::string_view locked = {}) {
        row(f, {in.x, y, in.w, 48}, id, in_words(f.say, v, match, result), result, locked, key,
            over && match.result == result);
        y += 54;
    };
    one("night.result.first", MatchResult::first_wins, Key::digit1);
    one("night.result.second", MatchResult::second_wins, Key::digit2);
    one("night.result.draw", MatchResult::draw, Key::digit3, tree ? f.say(Text::night_no_draw) : std::string_view());
    if (over) one("night.result.open", MatchResult::none, Key::digit4);
    const float foot = box.bottom() - 72;
    if (button(f, {.id = "night.result.cancel",
                   .box = {in.x, foot, 130, 44},
                   .label = f.say(Text::cancel),
                   .key = Key::escape}))
        return close();
    if (button(f, {.id = "night.result.enter",
                   .box = {in.right() - 220, foot, 220, 44},
                   .label = f.say(over ? Text::night_change : Text::night_enter),
                   .rank = Rank::primary,
                   .icon = Icon::tick,
                   .key = Key::enter,
                   .locked = result_ ? std::string_view() : f.say(Text::night_enter_locked),
                   .text = 15}))
        give(f, v);
}

void ResultSheet::give(Frame& f, const NightValues& v) {
    if (v.match(*table_).state == draft::MatchState::over || !v.current()) {
        reason_.emplace(std::string(f.say(Text::night_change_title)), std::string(f.say(Text::night_change_under)),
                        std::string(f.say(Text::night_change)));
        return;
    }
    if (const Said said = f.session.enter_result(*table_, *result_)) f.ui.toast(*said);
    close();
}

void draw_entered(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    const auto where = f.session.entered();
    if (!where || where->round != static_cast<int>(v.night->rounds.size())) return;
    const draft::NightMatch& match = v.night->rounds.back().tables[static_cast<std::size_t>(where->table) - 1];
    const std::string told =
        f.say(Text::night_entered, {std::to_string(where->table), in_words(f.say, v, match, match.result)});
    c.rect(r, c.p.s2, size::button_radius);
    icon(c, {r.x + 20, r.centre().y}, 7, Icon::tick, c.p.ok);
    Button back{.id = "night.entered.undo",
                .label = f.say(Text::night_take_back),
                .rank = Rank::quiet,
                .icon = Icon::undo,
                .key = Key::z};
    const float wide = std::max(130.f, button_width(c, back));
    back.box = {r.right() - wide - 4, r.y + 4, wide, r.h - 8};
    c.text_within({r.x + 38, r.centre().y + 5}, told, regular(15, c.p.t1).cuttable(), r.w - wide - 56);
    if (button(f, back))
        if (const Said said = f.session.withdraw_result()) f.ui.toast(*said);
}

}  // namespace cubenight::gui
