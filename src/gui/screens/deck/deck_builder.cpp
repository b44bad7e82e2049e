#include "src/gui/screens/deck/deck_builder.hpp"

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::gui {

void DeckBuilder::refresh(Frame& f) {
    const SeatId before = v_.seat;
    if (!v_.refresh(f.session)) return;
    if (before == v_.seat) return;
    undo_.clear(), redo_.clear(), selected_.reset(), search_.clear(), offer_.reset();
}

void DeckBuilder::draw(Frame& f) {
    const draft::Night* night = f.session.night();
    if (!night) return f.go.back();
    if (night->phase() != draft::NightPhase::build)
        return f.go.swap(night->phase() == draft::NightPhase::draft ? Page::draft : Page::night);
    if (!draft::can_pair(*night)) return f.go.swap(Page::night);  // every deck is handed in
    refresh(f);
    bar(f);
    Rect r{f.area.x + 16, f.area.y + 76, f.area.w - 32, f.area.h - 92};
    Rect side = r.cut_right(346);
    r.cut_right(16);
    deck_rect_ = r.cut_right(f.narrow() ? 450 : 474);
    r.cut_right(16);
    pool_rect_ = r;
    pool(f, pool_rect_);
    list(f, deck_rect_);
    if (f.narrow()) {
        const std::string_view labels[] = {f.say(Text::deck_check), f.say(Text::deck_shape)};
        side_tab_ = tabs(f, "deck.side", side.cut_top(32), labels, side_tab_);
        side.cut_top(8);
        if (side_tab_ == 0) checks(f, side);
        else shape(f, side);
    } else {
        checks(f, side.cut_top(side.h - 464));
        side.cut_top(16);
        shape(f, side);
    }
    if (dragged_) {
        const Vec at = f.ui.pointer();
        CardPainter(f.c, f.say, f.words).draw({at.x - 40, at.y - 30}, 84, look(*dragged_));
        f.ui.keep_moving();
    }
    if (close_up_) closer(f);
    keys(f);
    sheets(f);
}

void DeckBuilder::bar(Frame& f) {
    const draft::Night& night = *f.session.night();
    const std::string under = night.seats[v_.seat.value].name + " · " +
                              f.say(Text::home_cube_players, {v_.view.cube, std::to_string(night.seats.size())});
    const Rect bar = top_bar(f, f.say(Text::deck_title), under);
    bar_steps(f, bar);
    bar_buttons(f, bar);
}

void DeckBuilder::bar_steps(Frame& f, Rect bar) {
    Canvas& c = f.c;
    const float y = bar.centre().y;
    float x = bar.x + (f.narrow() ? 300.f : 320.f);
    const Text steps[] = {Text::home_draft, Text::home_build, Text::home_play};
    for (int i = 0; i < 3; ++i) {
        c.circle({x + 9, y}, 9, i == 0 ? c.p.ok : i == 1 ? c.p.accent : c.p.s3);
        if (i == 0) icon(c, {x + 9, y}, 5, Icon::tick, ink);
        const TextStyle style = i == 1 ? bold(15, c.p.t1) : regular(15, i == 0 ? c.p.t1 : c.p.t3);
        x += 26 + c.text({x + 26, y + 5}, f.say(steps[i]), style) + 12;
        if (i < 2) c.line({x, y}, {x + 22, y}, c.p.line, 2), x += 34;
    }
    if (const auto left = draft::build_seconds_left(*f.session.night(), f.session.now()))
        figure(c, {x + 20, bar.y + 26}, f.say(Text::draft_time), clock_text(*left), "", *left <= 60 ? c.p.bad : c.p.t1);
}

void DeckBuilder::bar_buttons(Frame& f, Rect bar) {
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 20, bar.y + 12, 36, 12);
    const bool legal = v_.broken.empty(), in = v_.handed_in();
    const std::string_view why =
        legal ? (in ? f.say(Text::deck_is_in) : std::string_view()) : f.say(Text::deck_not_legal);
    const bool narrow = f.narrow();
    if (row.button({.id = "deck.ready",
                    .label = f.say(in ? Text::deck_handed_in : Text::deck_ready),
                    .rank = Rank::primary,
                    .icon = in ? Icon::tick : Icon::flag,
                    .locked = why,
                    .text = 15},
                   narrow ? 130.f : 170.f))
        ready(f);
    if (row.button(
            {.id = "deck.export", .label = f.say(Text::deck_export), .icon = Icon::share, .key = Key::e, .text = 15},
            narrow ? 120.f : 140.f))
        export_ = true;
    if (row.button({.id = "deck.auto",
                    .label = f.say(Text::deck_auto),
                    .rank = Rank::quiet,
                    .icon = Icon::star,
                    .key = Key::a,
                    .text = 15},
                   narrow ? 172.f : 176.f))
        offer_ = draft::auto_build(v_.cards, v_.values, v_.view.pool, v_.deck(), v_.view.deck_rules);
    if (!f.ui.shift() && row.button({.id = "deck.undo",
                                     .label = f.say(Text::deck_undo),
                                     .icon = Icon::undo,
                                     .key = Key::z,
                                     .locked = undo_.empty() ? f.say(Text::deck_nothing_undone) : std::string_view()},
                                    124))
        undo(f);
    if (f.ui.shift() && row.button({.id = "deck.redo",
                                    .label = f.say(Text::deck_redo),
                                    .icon = Icon::arrow_right,
                                    .key = Key::z,
                                    .locked = redo_.empty() ? f.say(Text::deck_nothing_redone) : std::string_view()},
                                   124))
        redo(f);
}

void DeckBuilder::keys(Frame& f) {
    if (selected_ && f.ui.key(Key::del)) remove(f, *selected_);
    if (f.ui.key(Key::escape)) {
        if (!search_.empty()) search_.clear();
        else if (selected_) selected_.reset();
        else menu_ = true;
    }
}

void DeckBuilder::sheets(Frame& f) {
    if (offer_) return auto_sheet(f);
    if (export_) return export_sheet(f);
    if (why_) return why_sheet(f);
    if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
        return;
    }
    if (!menu_) return;
    const MenuEntry entries[] = {{"deck.menu.seats", f.say(Text::menu_seats), Icon::person},
                                 {"deck.menu.home", f.say(Text::menu_home), Icon::play}};
    const int chosen = menu_sheet(f, f.say(Text::deck_title), entries);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) seats_.emplace(*f.session.night());
    if (chosen == 1) f.go.home();
}

void DeckBuilder::auto_sheet(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const auto rows = static_cast<float>(std::clamp<std::size_t>(offer_->changes.size(), 2, 16));
    const Rect box = layer.sheet(560, 190 + 30 * rows);
    const bool ok = offer_->ok(), same = ok && offer_->changes.empty();
    c.text({box.x + 28, box.y + 44}, f.say(Text::deck_auto_title), bold(20, c.p.t1));
    const std::string under = !ok ? text::failure_text(offer_->failure, f.say.language())
                                  : std::string(f.say(same ? Text::deck_auto_same : Text::deck_auto_under));
    c.text_within({box.x + 28, box.y + 70}, under, regular(14, ok ? c.p.t2 : c.p.warn), box.w - 56);
    const Rect view{box.x + 20, box.y + 84, box.w - 40, 30 * rows + 4};
    const float up = f.ui.begin_scroll("deck.offer", view, 30 * static_cast<float>(offer_->changes.size()));
    for (std::size_t i = 0; i < offer_->changes.size(); ++i) {
        const draft::DeckChange& change = offer_->changes[i];
        const Rect row{view.x, view.y + 30 * static_cast<float>(i) - up, view.w - 12, 27};
        if (!row.overlaps(view)) continue;
        c.rect(row, c.p.s2, 5);
        const bool more = change.after > change.before;
        icon(c, {row.x + 16, row.centre().y}, 6, more ? Icon::plus : Icon::minus, more ? c.p.ok : c.p.bad);
        c.text_within({row.x + 34, row.y + 18.5f}, change.name, regular(14, c.p.t1), row.w - 150);
        c.text({row.right() - 12, row.y + 18.5f}, std::to_string(change.before) + " > " + std::to_string(change.after),
               bold(14, c.p.t2, Align::right));
    }
    f.ui.end_scroll();
    const float y = box.bottom() - 70;
    bool closed = button(f, {.id = "deck.offer.no",
                             .box = {box.x + 28, y, 150, 44},
                             .label = f.say(Text::deck_auto_keep),
                             .key = Key::escape});
    if (button(f, {.id = "deck.offer.yes",
                   .box = {box.right() - 248, y, 220, 44},
                   .label = f.say(Text::deck_auto_take),
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .locked = ok && !same ? std::string_view() : std::string_view(under)})) {
        change(f, offer_->deck);
        closed = true;
    }
    if (closed) offer_.reset();
}

void DeckBuilder::export_sheet(Frame& f) {
    const MenuEntry entries[] = {{"deck.export.text", f.say(Text::deck_as_text), Icon::cards},
                                 {"deck.export.file", f.say(Text::deck_as_file), Icon::share},
                                 {"deck.export.picture", f.say(Text::deck_as_picture), Icon::film},
                                 {"deck.export.clipboard", f.say(Text::deck_as_clipboard), Icon::link}};
    const int chosen = menu_sheet(f, f.say(Text::deck_export), entries);
    if (chosen == menu_open) return;
    export_ = false;
    if (chosen < 0) return;
    if (const Said said = f.session.export_deck(v_.seat, static_cast<DeckForm>(chosen))) f.ui.toast(*said);
}

void DeckBuilder::why_sheet(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(520, 220);
    c.text({box.x + 28, box.y + 44}, draft::rule_clause(*why_), bold(16, c.p.info));
    c.paragraph({box.x + 28, box.y + 78}, text::rule_text(*why_, v_.view.deck_rules, f.say.language()),
                regular(16, c.p.t1), box.w - 56, 24, 4);
    if (button(f, {.id = "deck.why.close",
                   .box = {box.right() - 148, box.bottom() - 64, 120, 40},
                   .label = f.say(Text::close),
                   .rank = Rank::primary,
                   .key = Key::enter}) ||
        f.ui.key(Key::escape))
        why_.reset();
}

void DeckBuilder::ready(Frame& f) {
    const Said said = f.session.hand_in(v_.seat);
    f.ui.toast(said ? *said : std::string(f.say(Text::deck_is_in)));
}

void DeckBuilder::change(Frame& f, draft::Deck deck) {
    if (deck == v_.deck()) return;
    const draft::Deck before = v_.deck();
    if (const Said said = f.session.set_deck(v_.seat, deck)) {
        f.ui.toast(*said);
        return;
    }
    undo_.push_back(before);
    if (undo_.size() > 100) undo_.erase(undo_.begin());
    redo_.clear();
}

void DeckBuilder::edit(Frame& f, std::vector<draft::DeckEdit> edits) { change(f, apply_edits(v_.deck(), edits)); }

void DeckBuilder::undo(Frame& f) {
    const draft::Deck before = v_.deck(), target = undo_.back();
    if (const Said said = f.session.set_deck(v_.seat, target)) return f.ui.toast(*said);
    undo_.pop_back();
    redo_.push_back(before);
}

void DeckBuilder::redo(Frame& f) {
    const draft::Deck before = v_.deck(), target = redo_.back();
    if (const Said said = f.session.set_deck(v_.seat, target)) return f.ui.toast(*said);
    redo_.pop_back();
    undo_.push_back(before);
}

void DeckBuilder::add(Frame& f, draft::CubeCopyId card) {
    edit(f, {{.op = draft::DeckEdit::Op::add_card, .card = card}});
}

void DeckBuilder::add_line(Frame& f, draft::CubeCopyId card) {
    std::vector<draft::DeckEdit> edits;
    for (const draft::CubeCopyId copy : v_.line_of(card))
        edits.push_back({.op = draft::DeckEdit::Op::add_card, .card = copy});
    edit(f, std::move(edits));
}

void DeckBuilder::remove(Frame& f, draft::CubeCopyId card) {
    edit(f, {{.op = draft::DeckEdit::Op::remove_card, .card = card}});
}

void DeckBuilder::energy(Frame& f, Type type, int by) {
    const auto op = by > 0 ? draft::DeckEdit::Op::add_energy : draft::DeckEdit::Op::remove_energy;
    if (by != 0) edit(f, {{.op = op, .type = type, .count = std::abs(by)}});
}

CardLook DeckBuilder::look(draft::CubeCopyId copy) const {
    const Card& card = v_.cards[copy];
    return {card, v_.families.seed(card), v_.view.cube, card.key};
}

std::unique_ptr<Screen> make_deck_builder() { return std::make_unique<DeckBuilder>(); }

}  // namespace cubenight::gui
