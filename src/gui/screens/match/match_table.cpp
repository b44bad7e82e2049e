#include "src/gui/screens/match/match_table.hpp"

#include "src/gui/screens/screens.hpp"
#include "src/gui/shell/app.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float bot_pause = 550;  // milliseconds between two steps of a bot, so that the log can be followed

}  // namespace

MatchSession& MatchTable::session(Frame& f) const { return *f.session.match(); }

void MatchTable::draw(Frame& f) {
    MatchSession* match = f.session.match();
    if (!match) return f.go.back();
    if (const std::optional<int> who = match->awaited()) {
        if (draw_curtain(f, match->name(*who), f.say(Text::match_covered))) match->reveal();
        return;
    }
    refresh(f);
    lay_out(f);
    pointed_.reset(), pointed_slot_.reset(), lit_next_.clear();
    bar(f);
    board(f);
    prompt(f);
    hand(f);
    if (has_panels(f)) side_panels(f);
    list(f);
    choices(f);
    large_card(f);
    sheets(f);
    ask_reason(f);
    lit_ = lit_next_;
    keys(f);
    pace(f);
}

// The log; above it the scenario, where the match is one.
void MatchTable::side_panels(Frame& f) {
    Rect r = log_rect_;
    if (session(f).script()) {
        script(f, r.cut_top(r.h * .54f));
        r.cut_top(10);
    }
    log(f, r);
}

void MatchTable::refresh(Frame& f) {
    MatchSession& match = session(f);
    if (families_of_ != &match.cards()) {
        families_of_ = &match.cards();
        families_ = Families(match.cards());
        drawer_ = match.script() != nullptr;  // a scenario is read beside its position
    }
    if (!v_.refresh(match, f.say.language())) return;
    looking_ = false;
    laid_.clear();
    if (sheet_ != Sheet::menu && sheet_ != Sheet::clause) sheet_ = Sheet::none;
    if (v_.view.outcome == Outcome::running) over_seen_ = false;
    else if (!over_seen_) over_seen_ = true, sheet_ = Sheet::over;
}

void MatchTable::lay_out(Frame& f) {
    const Rect a = f.area;
    const bool narrow = f.narrow();
    const float hand_height = narrow ? 104.f : 176.f, log_width = 312;
    const float width = a.w - 20 - (has_panels(f) ? log_width + 12 : 0);
    const Rect table{a.x + 10, a.y + 60, width, a.h - 60 - hand_height - 68};
    lay_.emplace(table, v_.places(v_.me), v_.places(v_.them));
    prompt_rect_ = {table.x, table.bottom() + 8, width, 58};
    hand_rect_ = {table.x, a.bottom() - hand_height, width, hand_height};
    log_rect_ = {a.right() - 10 - log_width, a.y + 60, log_width, a.h - 70};
}

void MatchTable::take(Frame& f, Option option) {
    MatchSession& match = session(f);
    const bool of_choice =
        std::find(v_.options.begin(), v_.options.end(), option) != v_.options.end() || option == v_.done;
    if (!of_choice && v_.can_take_back)
        if (const Said said = match.take_back()) return f.ui.toast(*said);
    if (const Said said = match.choose(option)) f.ui.toast(*said);
    sheet_ = Sheet::none;
}

void MatchTable::take_back(Frame& f) {
    if (const Said said = session(f).take_back()) f.ui.toast(*said);
}

void MatchTable::undo(Frame& f) {
    if (session(f).undoing() == Undoing::with_reason) {
        reason_.emplace(std::string(f.say(Text::match_undo_title)), std::string(f.say(Text::match_undo_under)),
                        std::string(f.say(Text::match_undo)));
        return;
    }
    if (const Said said = session(f).undo({})) f.ui.toast(*said);
}

// The host's undo at a night's table: nothing happens without a reason.
void MatchTable::ask_reason(Frame& f) {
    if (!reason_) return;
    const ReasonSheet::Answer answer = reason_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given)
        if (const Said said = session(f).undo(reason_->reason())) f.ui.toast(*said);
    reason_.reset();
}

void MatchTable::end_turn(Frame& f) {
    const std::optional<Option> end = v_.action_of(OptionKind::end_turn);
    if (!end) return;
    if (v_.action_of(OptionKind::attack)) sheet_ = Sheet::end_turn;
    else take(f, *end);
}

void MatchTable::press_number(Frame& f, int number) {
    const auto at = static_cast<std::size_t>(number) - 1;
    if (v_.at == AskAt::turn) {
        for (const HandCard& held : v_.hand)
            if (held.number == number && held.play) return take(f, *held.play);
        return;
    }
    if (v_.at == AskAt::list && at < v_.list.size()) return take(f, v_.list[at].option);
    if ((v_.at == AskAt::board || v_.at == AskAt::buttons) && at < v_.options.size()) take(f, v_.options[at]);
}

void MatchTable::turn_keys(Frame& f) {
    static constexpr Key attack_keys[] = {Key::q, Key::w, Key::e};
    for (std::size_t i = 0; i < std::size(attack_keys) && i < v_.attacks.size(); ++i)
        if (v_.attacks[i].option && !v_.actions.empty() && f.ui.key(attack_keys[i]))
            return take(f, *v_.attacks[i].option);
}

void MatchTable::keys(Frame& f) {
    const std::uint64_t before = session(f).version();
    for (int digit = 1; digit <= 9 && session(f).version() == before; ++digit)
        if (f.ui.key(digit_key(digit))) press_number(f, digit);
    if (session(f).version() != before) return;
    turn_keys(f);
    if (session(f).version() != before) return;
    if (session(f).script() && !has_panels(f)) script_keys(f);
    if (f.ui.key(Key::h)) session(f).cover();
    if (f.ui.key(Key::space) && session(f).advance()) return;
    if (!f.ui.key(Key::escape)) return;
    if (drawer_ && f.narrow()) drawer_ = false;
    else sheet_ = Sheet::menu;
}

// Bots act one step at a time, so that one can follow.
void MatchTable::pace(Frame& f) {
    const Actor actor = v_.view.choice.actor;
    const bool running = v_.view.outcome == Outcome::running && !v_.view.asks_me;
    const bool bot = running && actor != Actor::nobody && actor != Actor::chance &&
                     session(f).place(actor == Actor::seat0 ? 0 : 1) == SeatPlace::bot;
    if (f.ui.hold("match.bot", bot) < bot_pause) return;
    f.ui.hold("match.bot", false);
    session(f).advance();
    f.ui.keep_moving();
}

CardLook MatchTable::look(CopyId copy, const Card& card) {
    CardLook look{card, families_.seed(card), {}, card.key};
    const CardId id = copy == no_copy ? no_card : v_.view.cards[copy.value];
    weak_.clear();
    if (id == no_card) return look;
    const CompiledCard& compiled = v_.names.book->card(id);
    if (!compiled.weakness_changed) return look;
    weak_.assign(compiled.weaknesses.begin(), compiled.weaknesses.begin() + compiled.weakness_count);
    look.weaknesses = &weak_;
    return look;
}

std::unique_ptr<Screen> make_match_table() { return std::make_unique<MatchTable>(); }

}  // namespace cubenight::gui
