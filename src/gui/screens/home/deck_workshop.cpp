// Home: the workshop of decks.
#include "src/gui/screens/home/deck_workshop.hpp"

#include <algorithm>
#include <map>

#include "src/gui/screens/common/free_name.hpp"
#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/texts_panel.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/sessions/workshop_desk.hpp"

namespace cubenight::gui {

void DeckWorkshop::refresh(Frame& f, DeckDesk& desk) {
    if (own_ != desk.own()) {
        own_ = desk.own();
        faces_ = faces_of(own_->cards(), draft::cube_rules(own_->cards()));
        chosen_.reset();
        filter_ = 0, sort_ = 0;
    }
    const auto words = [](auto number) { return std::to_string(static_cast<std::uint64_t>(number)) + "/"; };
    const std::string wanted = words(desk.opened()) + words(desk.deck()->version()) + words(desk.size()) + words(tab_) +
                               words(sort_) + words(filter_) + words(f.say.language()) + search_;
    if (made_for_ == wanted) return;
    made_for_ = wanted;
    faults_ = desk.faults();
    unknown_.clear();
    for (const auto& line : desk.deck()->lines())
        if (!desk.knows(line)) unknown_.push_back(line);
    counts_ = deck_counts(f.say, own_->cards(), desk.contents());
    make_rows(f, desk);
}

void DeckWorkshop::make_rows(Frame& f, DeckDesk& desk) {
    const auto passes = [&](CardId card) {
        const bool fits =
            filter_ == 0 || faces_->passes(card, faces_->filters()[static_cast<std::size_t>(filter_) - 1]);
        return fits && faces_->found(f, card, search_);
    };
    const auto contents = desk.contents();
    std::map<int, std::vector<CardRow>> groups;
    for (const CardId card : own_->cards().cube->cards) {
        const auto there = contents.find(card);
        const int copies = there == contents.end() ? 0 : there->second;
        if ((tab_ == Tab::cards && copies == 0) || !passes(card)) continue;
        const CardGroup group = faces_->group(f.say, card, faces_->sorts()[sort_]);
        auto& rows = groups[group.key];
        if (rows.empty()) rows.push_back({group.label, std::nullopt});
        rows.front().copies += copies;
        rows.push_back({faces_->name(f.say, card), card, copies});
        rows.back().marked =
            std::ranges::any_of(faults_, [&](const OwnDeckFault& fault) { return fault.cards.contains(card); });
    }
    rows_.clear();
    for (auto& [key, rows] : groups) std::ranges::move(rows, std::back_inserter(rows_));
    tell_namesakes(f, desk);
}

// Cards of the Ultraman Card Game have level, BP and number below their names; others set and number where they are called alike.
void DeckWorkshop::tell_namesakes(Frame& f, const DeckDesk& desk) {
    const draft::DraftCards cards = own_->cards();
    std::map<std::string, int> names;
    for (const CardRow& row : rows_)
        if (row.card) ++names[row.label];
    for (CardRow& row : rows_) {
        if (!row.card) continue;
        if (cards.ucg) row.printed_in = faces_->kind(f.say, *row.card) + " · " + desk.called(*row.card);
        else if (names[row.label] > 1) row.printed_in = f.session.workshop().printed_in((*cards.set)[*row.card].key);
    }
}

void DeckWorkshop::draw(Frame& f, Rect r, OnBench& bench) {
    Canvas& c = f.c;
    DeckDesk& desk = f.session.deck_desk();
    deed_ = {};
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_workshop), bold(28, c.p.t1));
    const bool there = desk.deck() != nullptr;
    if (there) refresh(f, desk);
    if (there) top(f, {r.x, r.y + 34, r.w, 42}, desk);
    r.cut_top(92);
    r.cut_bottom(24);
    Rect left = r.cut_left(282);
    r.cut_left(16);
    decks(f, left.cut_top(bench_list_height(left, desk.decks().size() + 2)), desk, bench);
    left.cut_top(12);
    if (there) {
        inside(f, left, desk);
        const Rect card = r.cut_right(readable_width(c) + 36);
        r.cut_right(16);
        middle(f, r, desk);
        chosen_card(f, card, desk);
    } else {
        panel(c, r, 18);
        c.paragraph({r.x + 28, r.y + 48}, f.say(Text::decks_none), regular(15, c.p.t2), r.w - 56, 22, 4);
    }
    sheets(f, desk);
    if (deed_)
        if (const Said refused = deed_()) f.ui.toast(*refused, 7000);
    if (desk.deck()) refresh(f, desk);
}

std::string_view DeckWorkshop::why_not_saved(Frame& f, DeckDesk& desk) {
    if (desk.deck()->name().empty()) return f.say(Text::decks_no_name);
    if (desk.name_is_taken()) return f.say(Text::decks_name_taken);
    if (desk.deck()->lines().empty()) return f.say(Text::decks_empty);
    return desk.can_be_saved() ? std::string_view() : f.say(Text::shop_as_saved);
}

void DeckWorkshop::top(Frame& f, Rect r, DeckDesk& desk) {
    workshop::OpenedDeck& deck = *desk.deck();
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y, 42, 8);
    if (row.button({.id = "decks.save",
                    .label = f.say(Text::shop_save),
                    .rank = Rank::primary,
                    .locked = why_not_saved(f, desk)},
                   100))
        deed_ = [&f, &desk] {
            Said no = desk.save();
            if (!no) f.ui.toast(f.say(Text::shop_saved, {desk.deck()->path().string()}));
            return no;
        };
    const std::string_view no_cards = deck.lines().empty() ? f.say(Text::decks_empty) : std::string_view();
    if (row.button({.id = "decks.copy", .label = f.say(Text::shop_save_copy), .locked = no_cards}, 110))
        deed_ = [&f, &desk] {
            Said no = desk.save_copy(free_deck_name(f, desk, desk.deck()->name(), desk.deck()->kind()));
            if (!no) f.ui.toast(f.say(Text::shop_saved, {desk.deck()->path().string()}));
            return no;
        };
    const std::string_view unfiled = deck.path().empty() ? f.say(Text::shop_unsaved) : std::string_view();
    if (row.button({.id = "decks.delete", .label = f.say(Text::shop_delete), .rank = Rank::quiet, .locked = unfiled},
                   90))
        sheet_ = Sheet::deleting;
    const BenchStep step = step_buttons(f, row, "decks", {deck.can_undo(), deck.can_redo()});
    if (step == BenchStep::none) return;
    deed_ = [&f, &deck, step] {
        step == BenchStep::back ? deck.undo() : deck.redo();
        tell_step(f, step);
        return Said();
    };
}

void DeckWorkshop::middle(Frame& f, Rect r, DeckDesk& desk) {
    Canvas& c = f.c;
    const std::string_view labels[] = {f.say(Text::shop_cards), f.say(Text::shop_add)};
    tab_ = static_cast<Tab>(tabs(f, "decks.tab", r.cut_top(38), labels, static_cast<int>(tab_)));
    r.cut_top(10);
    Rect line = r.cut_top(40);
    search_field(f, "decks.search", line.cut_left(std::min(250.f, line.w * .45f)), search_, f.say(Text::library_search),
                 c.p.well);
    line.cut_left(10);
    std::vector<std::string_view> sorts;
    for (const CardSort sort : faces_->sorts()) sorts.push_back(f.say(sort_name(sort)));
    sort_ = static_cast<std::size_t>(tabs(f, "decks.sort", line, sorts, static_cast<int>(sort_)));
    r.cut_top(8);
    filters(f, r.cut_top(36));
    r.cut_top(8);
    if (rows_.empty()) {
        const Text none =
            desk.deck()->lines().empty() && tab_ == Tab::cards ? Text::decks_empty : Text::library_no_match;
        c.text_within({r.x, r.y + 30}, f.say(none), regular(15, c.p.t2), r.w);
        return;
    }
    const CardRowsWish wish = draw_card_rows(f, r, "decks", *faces_, rows_, chosen_);
    if (wish.chosen) chosen_ = wish.chosen;
    if (wish.changed) set_copies(desk, *wish.changed, wish.copies);
}

// All cards, or those of a type, or scenes; as wide as there is room for all of them.
void DeckWorkshop::filters(Frame& f, Rect r) {
    Canvas& c = f.c;
    const std::span<const int> marks = faces_->filters();
    constexpr float all = 56, gap = 4;
    const float wide = std::min(40.f, (r.w - all) / static_cast<float>(marks.size()) - gap);
    float x = r.x;
    for (int i = 0; i <= static_cast<int>(marks.size()); ++i) {
        const Rect box{x, r.y, i == 0 ? all : wide, r.h};
        x = box.right() + gap;
        const Response at = f.ui.item("decks.filter." + std::to_string(i), box);
        if (at.clicked) filter_ = i;
        c.rect(box, filter_ == i ? c.p.s3 : at.hovered ? c.p.s2 : c.p.s1, size::button_radius);
        if (filter_ == i) c.frame(box, c.p.accent, size::button_radius, 1.5f);
        if (i == 0) c.text_in(box, f.say(Text::library_all), bold(14, c.p.t1, Align::centre));
        else
            faces_->group_mark(c, box.centre(), std::min(10.f, wide / 2 - 2), CardSort::type,
                               marks[static_cast<std::size_t>(i) - 1], On::plate);
    }
}

void DeckWorkshop::set_copies(DeckDesk& desk, CardId card, int copies) {
    deed_ = [&desk, card, copies] { return desk.set_copies(card, copies); };
}

void DeckWorkshop::chosen_card(Frame& f, Rect r, DeckDesk& desk) {
    Canvas& c = f.c;
    panel(c, r, 18);
    if (!chosen_) {
        c.paragraph({r.x + 22, r.y + 42}, f.say(Text::decks_choose), regular(15, c.p.t2), r.w - 44, 24, 5);
        return;
    }
    const float width = std::min(r.w - 36, (r.h - 120) / 1.4f);
    c.set_group(c.next_group());
    faces_->draw(f, {r.centre().x - width / 2, r.y + 18}, width, *chosen_);
    c.set_group(0);
    const auto contents = desk.contents();
    const auto there = contents.find(*chosen_);
    const float y = r.y + 18 + width * 1.4f + 18;
    if (const auto copies = copies_stepper(f, {r.centre().x - 70, y, 140, 36}, "decks.chosen",
                                           there == contents.end() ? 0 : there->second, StepperKeys::heard))
        set_copies(desk, *chosen_, *copies);
    std::vector<PanelText> texts;
    for (std::string& text : faces_->sentences(f, *chosen_)) texts.push_back({std::move(text), regular(15, c.p.t1)});
    draw_texts(f, "decks.texts", {r.x + 22, y + 48, r.w - 36, r.bottom() - y - 60}, texts);
}

}  // namespace cubenight::gui
