#include "src/gui/screens/match/match_table.hpp"

#include <algorithm>

#include "src/gui/screens/common/hand_fan.hpp"
#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/match/asked.hpp"
#include "src/gui/screens/match/bar.hpp"
#include "src/gui/screens/match/board.hpp"
#include "src/gui/screens/match/hand.hpp"
#include "src/gui/screens/match/moves.hpp"
#include "src/gui/screens/match/puzzle.hpp"
#include "src/gui/screens/screens.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

MatchSession& session(const Frame& f) { return *f.session.match(); }

}  // namespace

void MatchTable::draw(Frame& f) {
    MatchSession* match = f.session.match();
    if (!match) return f.go.back();
    if (const std::optional<SeatId> who = match->awaited()) {
        back_.leave();
        motion_.forget();
        const std::string title = f.say(Text::curtain_hand_to, {match->name(*who)});
        if (curtain_.draw(f, {title, f.say(Text::match_covered)}).open) match->reveal();
        return;
    }
    refresh(f);
    if (!back_.on()) pace_.listen(f, *match);
    look_back(f);
    const Layout lay = lay_out(f);
    follow_motion(f, lay);
    parts(f, lay);
    keys(f);
    if (match->seat() && !back_.on() && (pace_.skips() || !motion_.runs())) pace_.follow(f, *match);
}

// What has happened since the moment that was shown last moves, where one step led from there to here.
void MatchTable::follow_motion(Frame& f, const Layout& lay) {
    MatchValues& v = back_.on() ? then_ : v_;
    v.motion = &motion_;
    const MatchSession& match = session(f);
    const int prizes = v.names.book->option(OptionKey::prize_cards);
    const auto sight = [&](const View& view) {
        return sight_of(view, lay.board, prizes, hand_boxes(f, lay.hand, view.seat, back_));
    };
    const auto told = [&](std::size_t since) { return happenings(match.log().first(v.told).subspan(since)); };
    motion_.follow(f, shown_moment(match, v.view.seat, back_, v.told), v.view, pace_, sight, told);
}

void MatchTable::draw_motion(Frame& f, const Layout& lay) const {
    const MatchValues& v = shown();
    CardPainter painter(f.c, f.say, f.words);
    const auto face = [&](Rect box, CopyId copy) {
        const Card* card = v.card(copy);
        if (!card) return painter.back(box.corner(), box.w);
        CardLook look = v.look(*card);
        InPlay play;
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if (v.view.pokemon[slot].top == copy) play = v.in_play(slot), look.in_play = &play;
        painter.draw(box.corner(), box.w, look);
    };
    motion_.draw(f, {face, [&](Rect box) { painter.back(box.corner(), box.w); }}, lay.board.board);
}

void MatchTable::parts(Frame& f, const Layout& lay) {
    const MatchValues& v = shown();
    pointed_.reset();
    carry_out(f, draw_bar(f, v));
    if (v.asks()) lit_.push_back(CopyId{v.view.choice.source});
    carry_out(f, draw_board(f, v, lay.board, lit_));
    const Asking asked = asking_of(f.words, v);
    asking(f, v, asked, lay);
    hands(f, v, lay);
    draw_motion(f, lay);
    lit_.clear();
    if (has_panels(f)) side_panels(f, lay.side);
    // What is asked over the board, and how it ended, come when everything lies there.
    const bool lies = !motion_.runs();
    if (lies || v.at != AskAt::list) carry_out(f, draw_choices(f, v, asked, list_, lay.board.board, lay.prompt.w));
    const bool free = v.at == AskAt::list ? !list_.put_away() : sheets_.none_open();
    close_up(f, v, free ? pointed_ : std::nullopt, lay.board.board);
    if (lies || v.view.outcome == Outcome::running) carry_out(f, sheets_.draw(f, v));
    undo_.draw(f, session(f));
}

// The own hand; of a moment at which both are open, both beside each other.
void MatchTable::hands(Frame& f, const MatchValues& v, const Layout& lay) {
    const bool both = back_.on() && back_.sight() == Sight::both;
    carry_out(f, draw_hand(f, v, v.hand, both ? hand_half(lay.hand, 0) : lay.hand, lit_));
    if (both) carry_out(f, draw_hand(f, v, v.other_hand, hand_half(lay.hand, 1), lit_));
}

void MatchTable::look_back(Frame& f) {
    if (!back_.on()) return moment_then_.reset();
    const std::pair<std::size_t, Sight> moment{back_.moment(), back_.sight()};
    if (moment_then_ == moment && then_.names.language == f.say.language()) return;
    moment_then_ = moment;
    const MatchSession::Past past = session(f).past(moment.first, moment.second);
    entries_then_ = past.entries;
    then_.read_past(session(f), past, f.say.language());
}

void MatchTable::asking(Frame& f, const MatchValues& v, const Asking& asking, const Layout& lay) {
    if (back_.on()) {
        const std::string_view happened = v.lines.empty() ? std::string_view() : v.lines.back().text;
        if (back_.draw(f, session(f), v_.lines, happened, lay.prompt)) f.go.back();
        return;
    }
    const LogShown log = has_panels(f) ? LogShown::yes : LogShown::no;
    const ListShown list = list_.put_away() ? ListShown::no : ListShown::yes;
    carry_out(f, draw_prompt(f, asking, v.lines, lay.prompt, log, list, [&](Vec at) { asked_icon(f.c, v, at); }));
}

void MatchTable::close_up(Frame& f, const MatchValues& v, std::optional<CopyId> pointed, Rect board) {
    const float share = close_up_share(f, pointed.has_value());
    const Card* card = pointed ? v.card(*pointed) : nullptr;
    if (share <= 0 || !card) return;
    const Rect box = close_up_box(f, board, std::max(264.f, 232 / f.c.scale()));
    const int mark = f.c.mark();
    CardPainter(f.c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
    f.c.fade(mark, share);
}

// The log; above it the scenario, where the match is one.
void MatchTable::side_panels(Frame& f, Rect r) {
    if (ScenarioScript* script = back_.on() ? nullptr : session(f).script()) {
        const Rect above = r.cut_top(r.h * .54f);
        play_script(f, script->puzzle() ? draw_puzzle(f, *script, v_, above) : script_.draw(f, *script, above));
        r.cut_top(10);
    }
    const bool asked = v_.at != AskAt::nowhere && v_.view.outcome == Outcome::running;
    const Told told{.lines = v_.lines, .me = v_.me, .asked = asked ? v_.prompt.title : std::string_view()};
    const MatchWishes wishes = log_.draw(f, told, r, back_.on() ? entries_then_ : ~std::size_t{0});
    lit_ = wishes.lit;
    carry_out(f, wishes);
}

void MatchTable::refresh(Frame& f) {
    MatchSession& match = session(f);
    if (cards_ != &match.cards()) {
        cards_ = &match.cards();
        panels_unfolded_ = match.script() != nullptr;  // a scenario is read beside its position
    }
    const bool other = match_shown_ != &match;
    match_shown_ = &match;
    if (!v_.refresh(match, f.say.language())) return;
    // Whoever comes to a match that is over looks at it from its beginning.
    if (other && v_.view.outcome != Outcome::running && !match.script()) back_.replay(match), sheets_.seen_over();
    list_.refresh();
    log_.refresh();
    sheets_.refresh(v_);
}

MatchTable::Layout MatchTable::lay_out(Frame& f) const {
    const Rect a = f.area;
    const float hand_height = f.narrow() ? 104.f : 176.f, log_width = 312;
    const float width = a.w - 20 - (has_panels(f) ? log_width + 12 : 0);
    const float more = back_.on() ? LookBack::more_height : 0;
    const Rect table{a.x + 10, a.y + 60, width, a.h - 60 - hand_height - 68 - more};
    const MatchValues& v = shown();
    return {.board = {table, v.places(v.me), v.places(v.them)},
            .prompt = {table.x, table.bottom() + 8, width, 58 + more},
            .hand = {table.x, a.bottom() - hand_height, width, hand_height},
            .side = {a.right() - 10 - log_width, a.y + 60, log_width, a.h - 70}};
}

void MatchTable::carry_out(Frame& f, const MatchWishes& all) {
    const MatchWishes wishes = back_.on() ? all.only_looking() : all;
    if (wishes.pointed) pointed_ = wishes.pointed;
    if (wishes.fold_panels) panels_unfolded_ = !panels_unfolded_;
    if (wishes.show_list) list_.show();
    if (wishes.sheet) sheets_.open(*wishes.sheet);
    if (wishes.menu) sheets_.open({.kind = SheetKind::menu});
    if (wishes.clause) sheets_.open({.kind = SheetKind::clause, .clause = *wishes.clause});
    if (wishes.answer) answer(f, *wishes.answer);
    if (wishes.done && v_.done) take(f, *v_.done);
    if (wishes.take_back)
        if (const Said said = session(f).take_back()) f.ui.toast(*said);
    if (wishes.take) take(f, *wishes.take);
    if (wishes.end_turn) end_turn(f);
    if (wishes.undo) undo_.ask(f, session(f));
    if (wishes.skip) pace_.skip();
    if (wishes.past) back_.at_entry(session(f), *wishes.past);
    if (wishes.concede)
        if (const Said said = session(f).concede()) f.ui.toast(*said);
}

void MatchTable::play_script(Frame& f, const MatchWishes& wishes) {
    ScenarioScript& script = *session(f).script();
    if (wishes.step && script.puzzle()) script.give_hint();
    else if (wishes.step)
        if (const Said said = script.step()) f.ui.toast(*said);
    if (wishes.restart)
        if (const Said said = script.restart()) f.ui.toast(*said);
}

void MatchTable::take(Frame& f, Option option) {
    MatchSession& match = session(f);
    const bool of_choice =
        std::find(v_.options.begin(), v_.options.end(), option) != v_.options.end() || option == v_.done;
    if (!of_choice && v_.can_take_back)
        if (const Said said = match.take_back()) return f.ui.toast(*said);
    if (const Said said = match.choose(option)) f.ui.toast(*said);
    sheets_.close();
}

// Of the list, or of the buttons.
void MatchTable::answer(Frame& f, std::size_t place) {
    if (v_.at == AskAt::list && place < v_.list.size()) take(f, v_.list[place].option);
    if (v_.at == AskAt::buttons && place < v_.options.size()) take(f, v_.options[place]);
}

// Where an attack could still be used, it is asked first.
void MatchTable::end_turn(Frame& f) {
    const std::optional<Option> end = v_.action_of(OptionKind::end_turn);
    if (!end) return;
    if (v_.action_of(OptionKind::attack)) sheets_.open({.kind = SheetKind::end_turn});
    else take(f, *end);
}

// True when a key has chosen something.
bool MatchTable::choose_by_key(Frame& f) {
    static constexpr Key attack_keys[] = {Key::q, Key::w, Key::e};
    const std::uint64_t before = session(f).version();
    for (int digit = 1; digit <= 9 && session(f).version() == before; ++digit)
        if (f.ui.key(digit_key(digit)))
            if (const auto option = v_.numbered(digit)) take(f, *option);
    if (session(f).version() != before) return true;
    for (std::size_t i = 0; i < std::size(attack_keys) && i < v_.attacks.size(); ++i)
        if (v_.attacks[i].option && !v_.actions.empty() && f.ui.key(attack_keys[i])) {
            take(f, *v_.attacks[i].option);
            break;
        }
    return session(f).version() != before;
}

void MatchTable::keys(Frame& f) {
    if (back_.on()) {
        if (back_.keys(f, session(f), motion_.runs())) f.go.back();
        return;
    }
    if (choose_by_key(f)) return;
    if (session(f).script() && !has_panels(f)) play_script(f, Script::keys(f));
    if (f.ui.key(Key::h)) session(f).cover();
    if (f.ui.key(Key::p)) back_.earlier(session(f));
    if (!f.ui.key(Key::escape)) return;
    if (panels_unfolded_ && f.narrow()) panels_unfolded_ = false;
    else sheets_.open({.kind = SheetKind::menu});
}

std::unique_ptr<Screen> make_match_table() { return std::make_unique<MatchTable>(); }

}  // namespace cubenight::gui
