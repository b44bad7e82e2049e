#include "src/gui/screens/ultraman/table.hpp"

#include <algorithm>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/screens/common/hand_fan.hpp"
#include "src/gui/screens/common/match_bar.hpp"
#include "src/gui/screens/common/puzzle_panel.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/screens/ultraman/areas.hpp"
#include "src/gui/screens/ultraman/asked.hpp"
#include "src/gui/screens/ultraman/board.hpp"
#include "src/gui/screens/ultraman/close_up.hpp"
#include "src/gui/screens/ultraman/deeds.hpp"
#include "src/gui/screens/ultraman/hand.hpp"
#include "src/gui/screens/ultraman/kept_in_sight.hpp"
#include "src/gui/screens/ultraman/moves.hpp"

namespace cubenight::gui {

namespace ucg {

namespace {

UltramanSession& session(const Frame& f) { return *f.session.ultraman_match(); }

}  // namespace

void Table::draw(Frame& f) {
    if (script_.changes_puzzle(f)) return;
    UltramanSession* match = f.session.ultraman_match();
    if (!match) return f.go.back();
    if (covers_table(f, curtain_, *match)) {
        back_.leave();
        held_ = no_copy;
        motion_.forget();
        return;
    }
    refresh(f);
    thinking_.follow(f, *match);
    if (!back_.on()) pace_.listen(f, *match);
    then_.follow(*match, back_, f.say.language());
    tell(f);
    const Places lay = lay_out(f);
    follow_motion(f, lay);
    if (!motion_.runs()) spotlight_.go_on(f);
    parts(f, lay);
    keys(f);
    if (match->seat() && !back_.on() && (pace_.skips() || lies())) pace_.follow(f, *match);
    follow_end(f, std::exchange(leaves_, EndChoice::open), Page::ultraman);
}

// What has happened since the moment that was shown last moves, where one step led from there to here.
void Table::follow_motion(Frame& f, const Places& lay) {
    Values& v = back_.on() ? then_.values() : telling_.on() ? telling_.shown() : v_;
    v.motion = &motion_;
    const UltramanSession& match = session(f);
    const auto sight = [&](const View& view) {
        return sight_of(view, lay.places, hand_boxes(lay.hand, view.seat, back_));
    };
    const auto told = [&](std::size_t since) {
        std::vector<Happening> all = happenings(match.log().first(v.told).subspan(since));
        // Now battles are judged one after another under the light.
        if (!back_.on()) std::erase_if(all, [](const Happening& one) { return one.what == Happened::won; });
        return all;
    };
    ShownMoment moment = shown_moment(match, v.view.seat, back_, v.told);
    if (telling_.on()) moment.moment = telling_.moment();
    motion_.follow(f, moment, v.view, pace_, sight, told);
}

// Each moment is told when the one before it has been read; whoever presses something sees the last one.
void Table::tell(Frame& f) {
    UltramanSession& match = session(f);
    const auto news = spotlight_.news(match);
    if (news) by_bot_ = news->by_bot;
    if (const auto since = pace_.take_skipped())
        if (std::string words = done_by_others(v_.lines, *since, v_.me); !words.empty())
            f.ui.toast(std::move(words), skipped_is_read);
    telling_.follow(match, f.say.language());
    swallows_ = std::max(0.f, swallows_ - f.ui.passed_ms());
    if (swallows_ > 0) f.ui.keep_moving();
    const bool at_once = back_.on() || pace_.skips() || f.go.taste().pace == Pace::off;
    // Space presses nothing that has the focus.
    const bool skips = telling_.on() && !news && (f.ui.key_before_focus(Key::space) || f.ui.something_pressed());
    if (at_once || skips) {
        constexpr float as_long_as_a_click = 250;
        if (!at_once) swallows_ = as_long_as_a_click;
        spotlight_.clear();
        return telling_.catch_up();
    }
    if (!telling_.on()) return;
    f.ui.keep_moving();
    if (!rests()) return;
    telling_.go_on(match, f.say.language());
    log_.refresh();
    show_deeds(f);
}

// What a bot has done, what opens, what texts do by themselves, and each area's judgement.
void Table::show_deeds(Frame& f) {
    // A list over the board says itself what it is about.
    if (!telling_.on() && v_.at == AskAt::list) return;
    const auto told = Telling::led_to(session(f), telling_.moment());
    spotlight_.show(by_bot_ ? deeds_of(told, v_.names) : std::vector<Deed>());
    if (!spotlight_.on()) spotlight_.show(effects_of(told, v_.names));
    spotlight_.show(judgements_of(told, v_.names));
}

// A card at the left, words alone at the upper edge; neither over what somebody decides by.
void Table::draw_deeds(Frame& f, const Places& lay) const {
    if (!spotlight_.on() || motion_.runs()) return;
    const Values& v = shown();
    const auto face = [&](Rect box, CopyId copy) {
        UltramanPainter(f.c, f.say, f.words).draw(box.corner(), box.w, *v.card(copy));
    };
    const TableSight table = sight_of(v.view, lay.places, hand_boxes(lay.hand, v.view.seat, back_));
    const Rect board = lay.board.meet(f.sight);
    const bool card = spotlight_.shown().copy != no_copy;
    spotlight_.draw(f, {.middle = card ? Vec{board.x, board.centre().y} : Vec{board.centre().x, board.y},
                        .board = board,
                        .sight = in_sight_of(v, lay.places, Shown::unasked),
                        .has_face = [&](CopyId copy) { return v.card(copy) != nullptr; },
                        .face = face,
                        .box = table.box});
}

void Table::draw_motion(Frame& f, const Places& lay) const {
    const Values& v = shown();
    UltramanPainter painter(f.c, f.say, f.words);
    const auto face = [&](Rect box, CopyId copy) {
        if (const Card* card = v.card(copy)) painter.draw(box.corner(), box.w, *card);
        else painter.back(box.corner(), box.w);
    };
    motion_.draw(f, {face, [&](Rect box) { painter.back(box.corner(), box.w); }}, lay.board);
}

void Table::refresh(Frame& f) {
    UltramanSession& match = session(f);
    const bool other = match_shown_ != &match;
    match_shown_ = &match;
    if (other) panels_unfolded_ = match.script() != nullptr;  // a scenario is read beside its position
    if (!v_.refresh(match, f.say.language())) return;
    // Whoever comes to a match that is over looks at it from its beginning.
    if (other && v_.over() && !match.script()) back_.replay(match), sheets_.seen_over();
    held_ = no_copy;
    if (v_.areas() != areas_seen_) areas_seen_ = v_.areas(), first_area_ = std::max(0, areas_seen_ - most_columns);
    list_.refresh();
    log_.refresh();
    if (match.script() && match.script()->puzzle()) sheets_.seen_over();  // it tells its own end
    sheets_.refresh(v_);
    asks_anew_ = v_.at != AskAt::nowhere;
}

// The own hand; of a moment at which both are open, both beside each other.
void Table::hands(Frame& f, const Values& v, const Places& lay, CopyId held) {
    const bool both = back_.on() && back_.sight() == Sight::both;
    carry_out(f, draw_hand(f, v, v.hand, both ? hand_half(lay.hand, 0) : lay.hand, lay.places, lit_, held));
    if (!both) return;
    carry_out(f, draw_hand(f, v, v.other_hand, hand_half(lay.hand, 1), lay.places, lit_, held));
    name_halves(f, lay.hand, {session(f).name(v.me), session(f).name(v.them)});
}

ScenarioScript* Table::folded_script(const Frame& f) const { return has_panels(f) ? nullptr : session(f).script(); }

Table::Places Table::lay_out(Frame& f) const {
    const TableFrame frame = table_frame(f, {has_panels(f), folded_script(f) != nullptr, back_.on()});
    const Values& v = shown();
    return {frame, Layout(frame.board, v.areas(), v.first_lead == v.me, first_area_)};
}

void Table::bar(Frame& f, const Values& v) {
    const MatchBar drawn = draw_match_bar(f, session(f));
    Canvas& c = f.c;
    const float y = drawn.bar.y + 31;
    float x = drawn.left;
    if (v.view.phase == Phase::setup) {
        c.text({x, y}, f.say(Text::match_setup), bold(16, c.p.accent));
    } else {
        x += c.text({x, y}, f.say(Text::match_turn, {std::to_string(v.view.turn)}), bold(16, c.p.accent)) + 14;
        const std::string leads = f.say(Text::ucg_leads, {v.names.seats[v.view.lead]});
        x += c.text_within({x, y}, leads, bold(16, c.p.t1).cuttable(), std::min(260.f, drawn.right - x - 20)) + 14;
        const std::string phase(v.over() ? f.say(Text::match_over) : said::phase_text(v.view.phase, f.say.language()));
        if (const TextStyle style = regular(14, c.p.t2); c.width(phase, style) < drawn.right - x - 16)
            c.text({x, y}, phase, style);
    }
    carry_out(f, drawn.wishes);
}

void Table::parts(Frame& f, const Places& lay) {
    const Values& v = shown();
    pointed_.reset();
    explained_.reset();
    if (v_.armed && f.ui.key(Key::escape)) v_.armed.reset();
    bar(f, v);
    if (const ScenarioScript* script = folded_script(f)) panels_unfolded_ |= draw_folded_script(f, *script, lay.goal);
    const CopyId held = only_looks() ? no_copy : held_;
    if (v.asks()) lit_.push_back(CopyId{v.view.choice.source});
    carry_out(f, draw_board(f, v, lay.places, lit_, held, thinking_));
    const Asking asked = telling_.on() ? told_of(f, v) : asking_of(f, v, held);
    // In a page that is larger than the window the bar lies over the hand.
    if (!f.magnified()) asking(f, v, asked, lay);
    hands(f, v, lay, held);
    if (f.magnified()) asking(f, v, asked, lay);
    draw_motion(f, lay);
    lit_.clear();
    if (has_panels(f)) side_panels(f, lay.side);
    over_board(f, v, asked, lay);
}

// Lists, sheets and what is shown large. A sheet that is open stands for the list below it. What is asked over the board, and
// how it ended, come when everything lies there.
void Table::over_board(Frame& f, const Values& v, const Asking& asked, const Places& lay) {
    const bool free = sheets_.none_open();
    if (free && (lies() || v.at != AskAt::list))
        carry_out(f, draw_choices(f, v, asked, list_, lay.board, lay.prompt.w));
    if (free && !back_.on()) {
        const std::vector<Rect> needed = in_sight_of(v, lay.places, Shown::unasked).needed;
        for (const Rect& box : needed) f.ui.keep_in_sight(box);
        if (lies() && std::exchange(asks_anew_, false)) look_at_asked(f, lay, v.at == AskAt::turn, needed);
    }
    draw_deeds(f, lay);
    if (opened_.card())
        opened_.draw(f, hand_with(*opened_.card(), v.hand, v.other_hand), [&](Rect box, CopyId copy) {
            UltramanPainter(f.c, f.say, f.words).draw(box.corner(), box.w, *v.card(copy));
        });
    close_up(f, v, free && (!spotlight_.on() || compat::held(Key::alt)), lay);  // nothing lies over what is told
    if (const auto from = session(f).draw_offered()) {
        Wishes wishes;
        wishes.answer_draw = draw_offer_sheet(f, v.names.seats[*from]);
        return carry_out(f, wishes);
    }
    if (lies() || !v_.over()) carry_out(f, sheets_.draw(f, v));
    undo_.draw(f, session(f));
    judge_.draw(f, session(f));
    if (ScenarioScript* script = session(f).script(); script && lies() && !back_.on()) script_.draw_end(f, *script);
}

void Table::asking(Frame& f, const Values& v, const Asking& asked, const Places& lay) {
    if (back_.on()) {
        const std::string_view happened = v.lines.empty() ? std::string_view() : v.lines.back().text;
        if (back_.draw(f, session(f), v_.lines, happened, lay.prompt)) f.go.back();
        return;
    }
    const LogShown log = has_panels(f) ? LogShown::yes : LogShown::no;
    const ListShown list = list_.put_away() ? ListShown::no : ListShown::yes;
    carry_out(f, draw_prompt(f, asked, v.lines, lay.prompt, log, list, [&](Vec at) { asked_icon(f.c, v, at); }));
}

// The log; above it the scenario, where the match is one.
void Table::side_panels(Frame& f, Rect r) {
    if (ScenarioScript* script = back_.on() ? nullptr : session(f).script()) {
        script_.draw(f, *script, v_.lines, r.cut_top(r.h * .54f));
        r.cut_top(10);
    }
    const bool asked = v_.at != AskAt::nowhere && !v_.over() && !telling_.on();
    const Told told{.lines = telling_.on() ? telling_.shown().lines : v_.lines,
                    .me = v_.me,
                    .asked = asked ? std::string_view(v_.prompt.title) : std::string_view(),
                    .document = "UCG"};
    const Wishes wishes = log_.draw(f, told, r, then_.entries());
    lit_ = wishes.lit;
    carry_out(f, wishes);
}

// The steps of a BP are asked for once a moment, not each frame.
void Table::read_bp(UltramanSession& match, Spot spot) {
    std::optional<std::size_t> moment;
    if (back_.on()) moment = back_.moment();
    else if (telling_.on()) moment = telling_.moment();
    if (bp_.spot == spot && bp_.version == match.version() && bp_.moment == moment) return;
    bp_ = {match.version(), moment, spot, moment ? match.bp_steps_then(*moment, spot) : match.bp_steps(spot)};
}

void Table::close_up(Frame& f, const Values& v, bool free, const Places& lay) {
    // The log, and what a scenario says, stay in sight.
    const float right = lay.board.right() - (has_panels(f) ? 12 : 250);
    const std::optional<CopyId> meant = large_.meant(f, free ? pointed_ : std::nullopt);
    if (!free) return draw_close_up(f, v, {}, lay.places, right);
    const bool open = explained_ && v.character(*explained_).open && !v_.is_behind(session(f));
    if (open) read_bp(session(f), *explained_);
    draw_close_up(f, v,
                  {.card = meant,
                   .character = open ? explained_ : std::nullopt,
                   .steps = open ? std::span<const BpStep>(bp_.steps) : std::span<const BpStep>()},
                  lay.places, right);
}

void Table::carry_out(Frame& f, const Wishes& all) {
    const Wishes wishes = only_looks() ? all.only_looking() : all;
    const auto tell = [&f](const Said& why_not) {
        if (why_not) f.ui.toast(*why_not);
    };
    if (wishes.pointed) pointed_ = wishes.pointed;
    if (wishes.opened) opened_.open(*wishes.opened);
    if (wishes.explained) explained_ = wishes.explained;
    if (wishes.fold_panels) panels_unfolded_ = !panels_unfolded_;
    if (wishes.show_list) list_.show();
    if (wishes.first_area) first_area_ = *wishes.first_area;
    if (wishes.sheet) sheets_.open(*wishes.sheet);
    if (wishes.menu) sheets_.open({.kind = SheetKind::menu});
    if (wishes.clause) sheets_.open({.kind = SheetKind::clause, .clause = *wishes.clause});
    if (wishes.hold) held_ = *wishes.hold;
    if (wishes.let_go) motion_.let_go(*wishes.let_go, dragged_box(f));
    if (wishes.take_back) tell(session(f).take_back());
    if (wishes.unchosen) static_cast<void>(session(f).take_back_pick(*wishes.unchosen));
    if (wishes.answer) answer(f, *wishes.answer);
    if (wishes.done && v_.done) take(f, *v_.done);
    if (wishes.take) take(f, *wishes.take);
    if (wishes.undo) undo_.ask(f, session(f), v_.lines);
    if (wishes.skip) pace_.skip(session(f));
    if (wishes.past) back_.at_entry(session(f), *wishes.past);
    if (wishes.concede) tell(session(f).concede());
    if (wishes.offer_draw) tell(session(f).offer_draw());
    if (wishes.answer_draw) tell(session(f).answer_draw(*wishes.answer_draw));
    if (wishes.judge) judge_.open();
    if (wishes.result) sheets_.open_end();
    if (wishes.end != EndChoice::open) leaves_ = wishes.end;
    if (wishes.piles) sheets_.open({.kind = SheetKind::piles, .seat = v_.me});
}

// The whole hand is exchanged by a second press.
void Table::take(Frame& f, Option option) {
    if (v_.exchanges_hand(option) && v_.armed != option) {
        v_.armed = option;
        return f.ui.keep_moving();
    }
    if (const Said said = session(f).choose(option)) f.ui.toast(*said);
    held_ = no_copy;
    sheets_.close();
}

// Of the list, or of the buttons.
void Table::answer(Frame& f, std::size_t place) {
    if (v_.at == AskAt::list && place < v_.list.size()) take(f, v_.list[place].option);
    if (v_.at == AskAt::buttons && place < v_.options.size()) take(f, v_.options[place]);
}

// What the digit chooses: the place of the card that is held, a card of the hand, else an option of what is asked.
void Table::press_digit(Frame& f, int digit) {
    const auto index = static_cast<std::size_t>(digit) - 1;
    if (const HandCard* card = v_.held(held_)) {
        if (index < card->plays.size()) take(f, card->plays[index]);
        return;
    }
    if (v_.of_turn() && v_.kind() != ChoiceKind::activate) {
        for (const HandCard& card : v_.hand)
            if (card.number == digit && !card.plays.empty()) return carry_out(f, press_card(v_, card, held_));
        return;
    }
    // Lists and buttons hear their own keys, where they are in sight.
    const bool on_board = v_.at == AskAt::board || v_.at == AskAt::turn;
    if (!on_board) return;
    if (const auto option = v_.numbered(digit)) take(f, *option);
    else if (const CopyId chosen = v_.chosen_by(digit); chosen != no_copy)
        static_cast<void>(session(f).take_back_pick(chosen));
}

// True when a key has chosen something.
bool Table::choose_by_key(Frame& f) {
    const std::uint64_t before = session(f).version();
    for (int digit = 1; digit <= 9; ++digit)
        if (f.ui.key(digit_key(digit))) {
            press_digit(f, digit);
            break;
        }
    return session(f).version() != before;
}

void Table::keys(Frame& f) {
    if (f.ui.key(Key::d)) sheets_.open({.kind = SheetKind::piles, .seat = v_.me});
    if (back_.on()) {
        if (back_.keys(f, session(f), motion_.runs())) f.go.back();
        return;
    }
    if (!only_looks() && choose_by_key(f)) return;
    if (ScenarioScript* script = folded_script(f)) script_.keys(f, *script);
    if (f.ui.key(Key::h)) session(f).cover();
    if (f.ui.key(Key::p)) back_.earlier(session(f));
    if (!f.ui.key(Key::escape)) return;
    if (held_ != no_copy) held_ = no_copy;
    else if (panels_unfolded_ && f.narrow()) panels_unfolded_ = false;
    else if (sheets_.none_open()) sheets_.open({.kind = SheetKind::menu});
}

}  // namespace ucg

std::unique_ptr<Screen> make_ultraman_table() { return std::make_unique<ucg::Table>(); }

}  // namespace cubenight::gui
