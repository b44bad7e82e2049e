#include "src/gui/screens/match/match_table.hpp"

#include <algorithm>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/screens/common/hand_fan.hpp"
#include "src/gui/screens/common/puzzle_panel.hpp"
#include "src/gui/screens/match/asked.hpp"
#include "src/gui/screens/match/bar.hpp"
#include "src/gui/screens/match/board.hpp"
#include "src/gui/screens/match/damage_panel.hpp"
#include "src/gui/screens/match/deeds.hpp"
#include "src/gui/screens/match/hand.hpp"
#include "src/gui/screens/match/kept_in_sight.hpp"
#include "src/gui/screens/match/moves.hpp"
#include "src/gui/screens/screens.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

MatchSession& session(const Frame& f) { return *f.session.match(); }

}  // namespace

void MatchTable::draw(Frame& f) {
    if (script_.changes_puzzle(f)) return;
    MatchSession* match = f.session.match();
    if (!match) return f.go.back();
    if (covers_table(f, curtain_, *match)) {
        back_.leave();
        motion_.forget();
        return;
    }
    refresh(f);
    thinking_.follow(f, *match);
    if (!back_.on()) pace_.listen(f, *match);
    then_.follow(*match, back_, f.say.language());
    const Layout lay = lay_out(f);
    follow_motion(f, lay);
    follow_deeds(f);
    parts(f, lay);
    keys(f);
    if (match->seat() && !back_.on() && (pace_.skips() || lies())) pace_.follow(f, *match);
    follow_end(f, std::exchange(leaves_, EndChoice::open), Page::match);
}

// What has happened since the moment that was shown last moves, where one step led from there to here.
void MatchTable::follow_motion(Frame& f, const Layout& lay) {
    MatchValues& v = back_.on() ? then_.values() : v_;
    v.motion = &motion_;
    const MatchSession& match = session(f);
    const auto sight = [&](const View& view) { return lying(view, lay); };
    const auto told = [&](std::size_t since) { return happenings(match.log().first(v.told).subspan(since)); };
    motion_.follow(f, shown_moment(match, v.view.seat, back_, v.told), v.view, pace_, sight, told);
}

// What a bot has done is shown large, as long as it takes to read; so is the Prize card that one has taken.
void MatchTable::follow_deeds(Frame& f) {
    const MatchSession& match = session(f);
    const auto news = spotlight_.news(match);
    if (news && !news->by_bot && !back_.on()) sheets_.show_search(match.log().subspan(news->since), v_);
    if (const auto since = pace_.take_skipped())
        if (std::string words = done_by_others(v_.lines, *since, v_.me); !words.empty())
            f.ui.toast(std::move(words), skipped_is_read);
    // A list over the board says itself what it is about.
    if (back_.on() || pace_.skips() || v_.at == AskAt::list || f.go.taste().pace == Pace::off)
        return spotlight_.clear();
    if (news) {
        const auto told = match.log().subspan(news->since);
        if (news->by_bot) spotlight_.show(deeds_of(told, v_.names));
        if (v_.view.outcome == Outcome::running) spotlight_.show(prizes_taken(told, v_.names, v_.me));
    }
    if (tells()) spotlight_.go_on(f);
}

TableSight MatchTable::lying(const View& view, const Layout& lay) const {
    const int prizes = v_.names.book->option(OptionKey::prize_cards);
    return sight_of(view, lay.places, prizes, hand_boxes(lay.hand, view.seat, back_));
}

void MatchTable::draw_deeds(Frame& f, const Layout& lay) const {
    if (!tells()) return;
    const auto face = [&](Rect box, CopyId copy) {
        CardPainter(f.c, f.say, f.words).draw(box.corner(), box.w, v_.look(*v_.card(copy)));
    };
    const Rect board = lay.board.meet(f.sight);
    spotlight_.draw(f, {.middle = {board.x + board.w * .29f, board.centre().y},
                        .board = board,
                        .sight = in_sight_of(v_, lay.places, lying(v_.view, lay)),
                        .has_face = [&](CopyId copy) { return v_.card(copy) != nullptr; },
                        .face = face});
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
    motion_.draw(f, {face, [&](Rect box) { painter.back(box.corner(), box.w); }}, lay.board);
}

void MatchTable::parts(Frame& f, const Layout& lay) {
    const MatchValues& v = shown();
    pointed_.reset();
    if (v_.armed && f.ui.key(Key::escape)) v_.armed.reset();
    carry_out(f, draw_bar(f, v));
    if (const ScenarioScript* script = folded_script(f)) panels_unfolded_ |= draw_folded_script(f, *script, lay.goal);
    explained_.reset();
    if (v.asks()) lit_.push_back(CopyId{v.view.choice.source});
    carry_out(f, draw_board(f, v, lay.places, lit_, thinking_));
    if (drag_) draw_drops(f, *drag_, v, lay.places);
    const Asking asked = asking_of(f.words, v);
    // In a page that is larger than the window the bar lies over the hand.
    if (!f.magnified()) asking(f, v, asked, lay);
    hands(f, v, lay);
    if (f.magnified()) asking(f, v, asked, lay);
    draw_motion(f, lay);
    lit_.clear();
    if (has_panels(f)) side_panels(f, lay.side);
    over_board(f, v, asked, lay);
}

// Lists, sheets and what is shown large. A sheet that is open stands for the list below it. What is asked over the board, and
// how it ended, come when everything lies there.
void MatchTable::over_board(Frame& f, const MatchValues& v, const Asking& asked, const Layout& lay) {
    const bool free = sheets_.none_open();
    if (free && (lies() || v.at != AskAt::list))
        carry_out(f, draw_choices(f, v, asked, list_, lay.board, lay.prompt.w));
    if (free && !back_.on()) {
        const std::vector<Rect> needed = in_sight_of(v, lay.places, lying(v.view, lay)).needed;
        for (const Rect& box : needed) f.ui.keep_in_sight(box);
        const bool in_hand = v.at == AskAt::turn || v.chooses_from_hand();
        if (lies() && std::exchange(asks_anew_, false)) look_at_asked(f, lay, in_hand, needed);
    }
    draw_deeds(f, lay);
    draw_opened(f, v, opened_);
    // While something is told, nothing lies over it.
    const bool looks = free && !drag_ && (!spotlight_.on() || compat::held(Key::alt));
    close_up(f, v, large_.meant(f, looks ? pointed_ : std::nullopt), lay);
    if (free && !drag_) explain(f, v, lay);
    if (const auto from = session(f).draw_offered()) {
        MatchWishes wishes;
        wishes.answer_draw = draw_offer_sheet(f, v.names.seats[*from]);
        return carry_out(f, wishes);
    }
    if (lies() || v.view.outcome == Outcome::running) carry_out(f, sheets_.draw(f, v));
    undo_.draw(f, session(f));
    judge_.draw(f, session(f));
    if (ScenarioScript* script = session(f).script(); script && lies() && !back_.on()) script_.draw_end(f, *script);
}

// The attack that is pointed at, where the log stands; in narrow windows at the board's left.
void MatchTable::explain(Frame& f, const MatchValues& v, const Layout& lay) {
    if (!explained_ || *explained_ >= v.attacks.size()) return;
    const std::optional<std::size_t> moment = back_.on() ? std::optional(back_.moment()) : std::nullopt;
    const std::uint64_t version = session(f).version();
    if (damage_.version != version || damage_.moment != moment || damage_.attack != explained_) {
        const bool asked = v.attacks[*explained_].option.has_value() || !v.view.attacks.empty();
        const int attack = static_cast<int>(*explained_);
        damage_ = {version, moment, explained_, {}};
        if (asked)
            damage_.steps = moment ? session(f).damage_steps_then(*moment, attack) : session(f).damage_steps(attack);
    }
    const Rect rows = lay.places.rows(), board = lay.board.meet(f.sight);
    const Rect beside = has_panels(f) ? Rect{lay.side.x, lay.side.y, lay.side.w, rows.bottom() - lay.side.y}
                                      : Rect{board.x + 16, board.y, 300, board.h - 16};
    draw_damage_panel(f, v, *explained_, damage_.steps, beside);
}

// The own hand; of a moment at which both are open, both beside each other.
void MatchTable::hands(Frame& f, const MatchValues& v, const Layout& lay) {
    const bool both = back_.on() && back_.sight() == Sight::both;
    const MatchWishes own = draw_hand(f, v, v.hand, both ? hand_half(lay.hand, 0) : lay.hand, lit_);
    carry_out(f, own);
    if (both) {
        carry_out(f, draw_hand(f, v, v.other_hand, hand_half(lay.hand, 1), lit_));
        name_halves(f, lay.hand, {session(f).name(v.me), session(f).name(v.them)});
    }
    drag(f, own, lay.places);
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

// Over the board, at its left, or left of what ends the turn, and over nothing that one is about to press: the log, and what a
// scenario says, stay in sight.
void MatchTable::close_up(Frame& f, const MatchValues& v, std::optional<CopyId> pointed, const Layout& lay) {
    const float share = close_up_share(f, pointed.has_value());
    const Card* card = pointed ? v.card(*pointed) : nullptr;
    if (share <= 0 || !card) return;
    const float width = readable_width(f.c);
    const float right = lay.places.end_turn().x - 12;
    const TableSight table = lying(v.view, lay);
    InSight sight = in_sight_of(v, lay.places, table);
    const auto lies = std::ranges::find(table.cards, *pointed, &Lying::copy);
    if (lies != table.cards.end()) sight.needed.push_back(lies->box);
    const Rect box = close_up_box(f, lay.board, {width, width * 1.4f}, right, sight);
    const int mark = f.c.mark();
    CardPainter(f.c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
    f.c.fade(mark, share);
}

// The log; above it the scenario, where the match is one.
void MatchTable::side_panels(Frame& f, Rect r) {
    if (ScenarioScript* script = back_.on() ? nullptr : session(f).script()) {
        script_.draw(f, *script, v_.lines, r.cut_top(r.h * .54f));
        r.cut_top(10);
    }
    const bool asked = v_.at != AskAt::nowhere && v_.view.outcome == Outcome::running;
    const Told told{.lines = v_.lines, .me = v_.me, .asked = asked ? v_.prompt.title : std::string_view()};
    const MatchWishes wishes = log_.draw(f, told, r, then_.entries());
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
    if (match.script() && match.script()->puzzle()) sheets_.seen_over();  // it tells its own end
    sheets_.refresh(v_);
    asks_anew_ = v_.at != AskAt::nowhere;
}

ScenarioScript* MatchTable::folded_script(const Frame& f) const {
    return has_panels(f) ? nullptr : session(f).script();
}

MatchTable::Layout MatchTable::lay_out(Frame& f) const {
    const TableFrame frame = table_frame(f, {has_panels(f), folded_script(f) != nullptr, back_.on()});
    const MatchValues& v = shown();
    return {frame, BoardLayout{frame.board, v.places(v.me), v.places(v.them)}};
}

void MatchTable::carry_out(Frame& f, const MatchWishes& all) {
    const MatchWishes wishes = back_.on() ? all.only_looking() : all;
    const auto tell = [&f](const Said& why_not) {
        if (why_not) f.ui.toast(*why_not);
    };
    if (wishes.pointed) pointed_ = wishes.pointed;
    if (wishes.opened) opened_.open(*wishes.opened);
    if (wishes.explained) explained_ = wishes.explained;
    if (wishes.result) sheets_.open_end();
    if (wishes.end != EndChoice::open) leaves_ = wishes.end;
    if (wishes.piles) sheets_.open({.kind = SheetKind::piles, .seat = v_.me});
    if (wishes.fold_panels) panels_unfolded_ = !panels_unfolded_;
    if (wishes.show_list) list_.show();
    if (wishes.sheet) sheets_.open(*wishes.sheet);
    if (wishes.menu) sheets_.open({.kind = SheetKind::menu});
    if (wishes.clause) sheets_.open({.kind = SheetKind::clause, .clause = *wishes.clause});
    if (wishes.answer) answer(f, *wishes.answer);
    if (wishes.done && v_.done) take(f, *v_.done);
    if (wishes.take_back) tell(session(f).take_back());
    if (wishes.unchosen) static_cast<void>(session(f).take_back_pick(*wishes.unchosen));
    if (wishes.take) take_action(f, *wishes.take);
    if (wishes.end_turn) end_turn(f);
    if (wishes.undo) undo_.ask(f, session(f), v_.lines);
    if (wishes.skip) pace_.skip(session(f));
    if (wishes.past) back_.at_entry(session(f), *wishes.past);
    if (wishes.concede) tell(session(f).concede());
    if (wishes.offer_draw) tell(session(f).offer_draw());
    if (wishes.answer_draw) tell(session(f).answer_draw(*wishes.answer_draw));
    if (wishes.judge) judge_.open();
}

// The places are looked for once a position. Another card than the one that is being played takes that one back first.
void MatchTable::drag(Frame& f, const MatchWishes& wishes, const BoardLayout& lay) {
    if (!wishes.dragged || back_.on()) return drag_.reset();
    MatchSession& match = session(f);
    const auto held = std::ranges::find_if(v_.hand, [&](const HandCard& card) { return card.copy == *wishes.dragged; });
    if (held == v_.hand.end() || v_.is_behind(match)) return;
    const bool other = v_.can_take_back && v_.view.choice.source != held->copy.value && !v_.chooses_from_hand();
    if (other && held->play) {
        const Said refused = match.take_back();
        if (!refused) return;  // the places are looked for in the position that is there then
    }
    if (!drag_ || drag_->card != held->copy || drag_->version != match.version()) drag_ = drag_of(match, v_, *held);
    f.ui.keep_moving();
    if (!wishes.dropped) return;
    drop(f, *held, lay);
    drag_.reset();
}

// Let go over the board: there, where it can be; else why not.
void MatchTable::drop(Frame& f, const HandCard& held, const BoardLayout& lay) {
    MatchSession& match = session(f);
    const Drop* place = drop_at(*drag_, v_, lay, f.ui.pointer());
    if (!place) {
        const std::string why = why_no_drop(match, v_, held, *drag_, lay, f.ui.pointer());
        if (!why.empty()) f.ui.toast(why);
        return;
    }
    const std::optional<Option> then = place->then;
    motion_.let_go(held.copy, dragged_box(f));
    take(f, place->first);
    const auto& options = match.view().choice.options;
    if (then && match.view().asks_me && std::find(options.begin(), options.end(), *then) != options.end())
        if (const Said said = match.choose(*then)) f.ui.toast(*said);
}

void MatchTable::take(Frame& f, Option option) {
    MatchSession& match = session(f);
    const bool of_choice =
        std::find(v_.options.begin(), v_.options.end(), option) != v_.options.end() || option == v_.done;
    if (!of_choice && v_.can_take_back)
        if (const Said said = match.take_back()) return f.ui.toast(*said);
    if (const Said said = v_.choose(match, option)) f.ui.toast(*said);
    sheets_.close();
}

void MatchTable::take_action(Frame& f, Option option) {
    const auto row = std::ranges::find_if(v_.attacks, [&](const AttackRow& one) { return one.option == option; });
    if (row == v_.attacks.end() || !row->stands || v_.armed == option) return take(f, option);
    v_.armed = option;
    f.ui.keep_moving();
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
        if (f.ui.key(digit_key(digit))) {
            if (const auto option = v_.numbered(digit)) take(f, *option);
            else static_cast<void>(session(f).take_back_pick(v_.chosen_by(digit)));
        }
    if (session(f).version() != before) return true;
    for (std::size_t i = 0; i < std::size(attack_keys) && i < v_.attacks.size(); ++i)
        if (v_.can_attack(v_.attacks[i]) && f.ui.key(attack_keys[i])) {
            take_action(f, *v_.attacks[i].option);
            break;
        }
    return session(f).version() != before;
}

void MatchTable::keys(Frame& f) {
    if (f.ui.key(Key::d)) sheets_.open({.kind = SheetKind::piles, .seat = v_.me});
    if (back_.on()) {
        if (back_.keys(f, session(f), motion_.runs())) f.go.back();
        return;
    }
    if (choose_by_key(f)) return;
    if (ScenarioScript* script = folded_script(f)) script_.keys(f, *script);
    if (f.ui.key(Key::h)) session(f).cover();
    if (f.ui.key(Key::p)) back_.earlier(session(f));
    if (!f.ui.key(Key::escape)) return;
    if (panels_unfolded_ && f.narrow()) panels_unfolded_ = false;
    else if (sheets_.none_open()) sheets_.open({.kind = SheetKind::menu});
}

std::unique_ptr<Screen> make_match_table() { return std::make_unique<MatchTable>(); }

}  // namespace cubenight::gui
