// Home: the cube workshop.
#include "src/gui/screens/home/workshop_page.hpp"

#include <imgui.h>

#include <algorithm>
#include <map>

#include "src/gui/kit/search.hpp"
#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/texts_panel.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
draft::GameRules rules_of(const workshop::OpenedCube& cube) {
    if (const ultraman::RuleSet* rules = cube.ucg_rules()) return *rules;
    return cube.file().cube.rules;
}

// What is worked out from the cube, once for each change of it.
void WorkshopPage::refresh(Frame& f, WorkshopDesk& desk) {
    const workshop::OpenedCube* cube = desk.cube();
    if (!cube) return;
    // One that is opened again has other cards, though its versions count from the beginning.
    const bool opened = cards_ != cube->shared_cards();
    if (opened || version_ != cube->version() || path_ != cube->path()) {
        if (opened || path_ != cube->path()) chosen_.reset(), comparison_.reset(), other_cube_.reset(), other_.clear();
        cards_ = cube->shared_cards();
        version_ = cube->version();
        if (path_ != cube->path()) of_program_ = desk.comes_with_program();
        path_ = cube->path();
        cube_ = cube->file().cube;
        cube_.cards.clear();
        for (const workshop::Entry& entry : cube->entries())
            cube_.cards.insert(cube_.cards.end(), static_cast<std::size_t>(entry.copies), entry.card);
        const draft::DraftCards cards{&cube_, &cube->cards(), cube->ucg_contents().get()};
        faces_ = faces_of(cards, rules_of(*cube));
        counts_ = workshop::counts_of(*cube);
        ready_ = workshop::readiness_of(*cube);
        missing_ = workshop::missing_stages(*cube);
        comparison_.reset();
        rows_for_.clear();
    }
    if (sort_ >= faces_->sorts().size()) sort_ = 0;
    const std::string wanted = std::to_string(*version_) + "/" + std::to_string(sort_) + "/" + search_ + "/" +
                               std::to_string(static_cast<int>(f.say.language()));
    if (rows_for_ == wanted) return;
    rows_for_ = wanted;
    make_rows(f, desk);
}

void WorkshopPage::make_rows(Frame& f, WorkshopDesk& desk) {
    const workshop::OpenedCube& cube = *desk.cube();
    std::map<int, std::vector<CardRow>> groups;
    for (const workshop::Entry& entry : cube.entries()) {
        if (!faces_->found(f, entry.card, search_)) continue;
        const CardGroup group = faces_->group(f.say, entry.card, faces_->sorts()[sort_]);
        auto& rows = groups[group.key];
        if (rows.empty()) rows.push_back({group.label, std::nullopt, 0});
        rows.front().copies += entry.copies;
        rows.push_back({faces_->name(f.say, entry.card), entry.card, entry.copies});
        rows.back().marked = workshop::readiness_of(cube, entry.card) != workshop::Readiness::whole;
    }
    rows_.clear();
    for (auto& [key, rows] : groups) std::ranges::move(rows, std::back_inserter(rows_));
    tell_namesakes(desk);
}

// Cards of one name are told apart by their sets and numbers.
void WorkshopPage::tell_namesakes(WorkshopDesk& desk) {
    std::map<std::string, int> names;
    for (const CardRow& row : rows_)
        if (row.card) ++names[row.label];
    for (CardRow& row : rows_)
        if (row.card && names[row.label] > 1) row.printed_in = desk.printed_in((*desk.cube())[*row.card].key);
}

void WorkshopPage::draw(Frame& f, Rect r, OnBench& bench) {
    Canvas& c = f.c;
    WorkshopDesk& desk = f.session.workshop();
    deed_ = {};
    refresh(f, desk);
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_workshop), bold(28, c.p.t1));
    if (desk.cube()) top(f, {r.x, r.y + 34, r.w, 42}, desk);
    r.cut_top(92);
    r.cut_bottom(24);
    Rect left = r.cut_left(282);
    r.cut_left(16);
    cubes(f, left.cut_top(bench_list_height(left, f.session.cubes().size())), desk, bench);
    left.cut_top(12);
    if (desk.cube()) {
        inside(f, left, *desk.cube());
        const Rect card = r.cut_right(readable_width(c) + 36);
        r.cut_right(16);
        middle(f, r, desk);
        const bool looks = tab_ == Tab::add && !offered_.empty() && (look_.card() || desk.cube()->ucg_cards());
        if (looks && offered_of_ == cards_) look_at_found(f, card, desk);
        else chosen_card(f, card, desk);
        sheets(f, desk);
    } else {
        panel(c, r, 18);
        c.text({r.x + 28, r.y + 48}, f.say(Text::shop_none), regular(15, c.p.t2));
    }
    if (!deed_) return;
    if (const Said refused = deed_()) f.ui.toast(*refused, 7000);
    refresh(f, desk);
}

void WorkshopPage::top(Frame& f, Rect r, WorkshopDesk& desk) {
    workshop::OpenedCube& cube = *desk.cube();
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y, 42, 8);
    if (row.button({.id = "shop.save",
                    .label = f.say(Text::shop_save),
                    .rank = Rank::primary,
                    .locked = cube.changed() ? std::string_view() : f.say(Text::shop_as_saved)},
                   100))
        save(f, desk);
    if (row.button({.id = "shop.copy", .label = f.say(Text::shop_save_copy)}, 110)) ask_name(f, desk, Sheet::copy);
    if (row.button({.id = "shop.export", .label = f.say(Text::shop_export), .rank = Rank::quiet}, 110)) {
        ImGui::SetClipboardText(desk.cube_as_list().c_str());
        f.ui.toast(std::string(f.say(Text::shop_exported)));
    }
    const std::string_view stays = of_program_ ? f.say(Text::shop_stays) : std::string_view();
    if (row.button({.id = "shop.rename", .label = f.say(Text::shop_rename), .rank = Rank::quiet, .locked = stays}, 100))
        ask_name(f, desk, Sheet::rename);
    if (row.button({.id = "shop.delete", .label = f.say(Text::shop_delete), .rank = Rank::quiet, .locked = stays}, 90))
        sheet_ = Sheet::deleting;
    const BenchStep step = step_buttons(f, row, "shop", {cube.can_undo(), cube.can_redo()});
    if (step == BenchStep::none) return;
    deed_ = [&f, &cube, step] {
        step == BenchStep::back ? cube.undo() : cube.redo();
        tell_step(f, step);
        return Said();
    };
}

// A cube of the program stays as it is.
void WorkshopPage::save(Frame& f, WorkshopDesk& desk) {
    if (of_program_) return ask_name(f, desk, Sheet::copy);
    deed_ = [&f, &desk] {
        if (Said no = desk.save()) return no;
        f.ui.toast(f.say(Text::shop_saved, {desk.cube()->name()}));
        return Said();
    };
}

void WorkshopPage::middle(Frame& f, Rect r, WorkshopDesk& desk) {
    const std::string_view labels[] = {f.say(Text::shop_cards), f.say(Text::shop_add), f.say(Text::shop_compare),
                                       f.say(Text::shop_rules)};
    tab_ = static_cast<Tab>(tabs(f, "shop.tab", r.cut_top(38), labels, static_cast<int>(tab_)));
    r.cut_top(10);
    switch (tab_) {
        case Tab::cards: return cards_tab(f, r, desk);
        case Tab::add: return add_tab(f, r, desk);
        case Tab::compare: return compare_tab(f, r, desk);
        case Tab::rules: return rules_tab(f, r, desk);
    }
}

void WorkshopPage::set_copies(Frame& f, WorkshopDesk& desk, CardId card, int copies) {
    deed_ = [&f, &desk, key = (*desk.cube())[card].key, copies] {
        return said(f, desk.cube()->set_copies(key, copies));
    };
}

void WorkshopPage::chosen_card(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    if (!chosen_) {
        panel(c, r, 18);
        c.paragraph({r.x + 22, r.y + 42}, f.say(Text::shop_no_swap), regular(15, c.p.t2), r.w - 44, 24, 5);
        return;
    }
    card_panel(f, r, desk, *chosen_);
}

// The card large, how many of it the cube has, and what it says.
void WorkshopPage::card_panel(Frame& f, Rect r, WorkshopDesk& desk, CardId card) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const float width = std::min(r.w - 36, (r.h - 120) / 1.4f);
    c.set_group(c.next_group());
    faces_->draw(f, {r.centre().x - width / 2, r.y + 18}, width, card);
    c.set_group(0);
    const workshop::OpenedCube& cube = *desk.cube();
    const float y = r.y + 18 + width * 1.4f + 18;
    if (const auto copies =
            copies_stepper(f, {r.centre().x - 70, y, 140, 36}, "shop.chosen", cube.copies(card), StepperKeys::heard))
        set_copies(f, desk, card, *copies);
    const workshop::Readiness ready = workshop::readiness_of(cube, card);
    std::vector<PanelText> texts;
    if (ready != workshop::Readiness::whole)
        texts.push_back(
            {std::string(f.say(ready == workshop::Readiness::by_hand ? Text::shop_by_hand : Text::shop_not_played)),
             bold(14, c.p.warn)});
    for (const std::string_view text : workshop::texts_by_hand(cube, card))
        texts.push_back({f.say(Text::shop_by_hand_text, {text}), regular(14, c.p.warn)});
    for (std::string& text : faces_->sentences(f, card)) texts.push_back({std::move(text), regular(15, c.p.t1)});
    draw_texts(f, "shop.texts", {r.x + 22, y + 48, r.w - 36, r.bottom() - y - 60}, texts);
}

}  // namespace cubenight::gui
