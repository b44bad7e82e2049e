// Home: the workshop of decks.
#include "src/gui/screens/home/deck_workshop.hpp"

#include <algorithm>

#include "src/gui/screens/common/free_name.hpp"
#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/texts_panel.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {
namespace {

std::string free_deck_name(Frame& f, DeckDesk& desk, const std::string& usual) {
    return free_name(f.say, usual, [&](const std::string& name) { return desk.is_taken(name); });
}

}  // namespace

void DeckWorkshop::refresh(Frame& f, DeckDesk& desk, const draft::DraftCards& cards) {
    if (!faces_) {
        faces_ = faces_of(cards, draft::cube_rules(cards));
        for (const CardId card : cards.cube->cards) ids_.emplace(desk.number(card), card);
    }
    const auto words = [](auto number) { return std::to_string(static_cast<std::uint64_t>(number)) + "/"; };
    const std::string wanted = words(desk.opened()) + words(desk.deck()->version()) + words(tab_) + words(sort_) +
                               words(filter_) + words(f.say.language()) + search_;
    if (made_for_ == wanted) return;
    made_for_ = wanted;
    faults_ = desk.faults();
    unknown_.clear();
    for (const auto& line : desk.deck()->lines())
        if (!ids_.contains(line.number)) unknown_.push_back(line);
    count(desk, cards);
    make_rows(f, desk, cards);
}

void DeckWorkshop::count(const DeckDesk& desk, const draft::DraftCards& cards) {
    counts_ = {};
    for (const auto& line : desk.deck()->lines()) {
        const auto id = ids_.find(line.number);
        if (id == ids_.end()) continue;
        const ultraman::Card& card = cards.ucg->cards[id->second];
        (card.is_scene() ? counts_.scenes : counts_.characters) += line.copies;
        if (card.is_scene()) continue;
        counts_.levels[card.level] += line.copies;
        for (int type = 0; type < ultraman::type_count; ++type)
            if (card.types.has(static_cast<ultraman::Type>(type)))
                counts_.types[static_cast<ultraman::Type>(type)] += line.copies;
    }
}

void DeckWorkshop::make_rows(Frame& f, DeckDesk& desk, const draft::DraftCards& cards) {
    const auto passes = [&](CardId card) {
        const bool fits =
            filter_ == 0 || faces_->passes(card, faces_->filters()[static_cast<std::size_t>(filter_) - 1]);
        return fits && faces_->found(f, card, search_);
    };
    std::map<int, std::vector<CardRow>> groups;
    for (const CardId card : cards.cube->cards) {
        const std::string& number = desk.number(card);
        const int copies = desk.deck()->copies(number);
        if ((tab_ == Tab::cards && copies == 0) || !passes(card)) continue;
        const CardGroup group = faces_->group(f.say, card, faces_->sorts()[sort_]);
        auto& rows = groups[group.key];
        if (rows.empty()) rows.push_back({group.label, std::nullopt});
        rows.front().copies += copies;
        rows.push_back({faces_->name(f.say, card), card, copies, number});
        rows.back().marked =
            std::ranges::any_of(faults_, [&](const auto& fault) { return fault.numbers.contains(number); });
    }
    rows_.clear();
    for (auto& [key, rows] : groups) std::ranges::move(rows, std::back_inserter(rows_));
}

void DeckWorkshop::draw(Frame& f, Rect r, OnBench& bench) {
    Canvas& c = f.c;
    DeckDesk& desk = f.session.deck_desk();
    deed_ = {};
    const auto cards = desk.cards();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_workshop), bold(28, c.p.t1));
    const bool there = cards && desk.deck();
    if (there) refresh(f, desk, *cards);
    if (there) top(f, {r.x, r.y + 34, r.w, 42}, desk);
    r.cut_top(92);
    r.cut_bottom(24);
    Rect left = r.cut_left(282);
    r.cut_left(16);
    decks(f, left.cut_top(214), desk, bench);
    left.cut_top(12);
    if (there) {
        inside(f, left, desk);
        const Rect card = r.cut_right(readable_width(c) + 36);
        r.cut_right(16);
        middle(f, r, desk);
        chosen_card(f, card, desk);
    } else {
        panel(c, r, 18);
        c.paragraph({r.x + 28, r.y + 48}, f.say(cards ? Text::decks_none : Text::library_none), regular(15, c.p.t2),
                    r.w - 56, 22, 4);
    }
    if (wanted_ && cards) turn_to_wanted(f, desk);
    if (deed_)
        if (const Said refused = deed_()) f.ui.toast(*refused, 7000);
    if (cards && desk.deck()) refresh(f, desk, *cards);
}

// At once where nothing is lost by it.
void DeckWorkshop::turn_to_wanted(Frame& f, DeckDesk& desk) {
    const workshop::OpenedDeck* deck = desk.deck();
    const bool lies_there = deck && !wanted_->begins() && deck->path().string() == wanted_->edit;
    if (lies_there) return wanted_.reset();
    if (deck && deck->changed()) return ask_first(f, desk);
    deed_ = [this, &f, &desk, wish = *std::exchange(wanted_, std::nullopt)] { return lay(f, desk, wish); };
}

Said DeckWorkshop::lay(Frame& f, DeckDesk& desk, const DeckWish& wish) {
    chosen_.reset();
    tab_ = wish.begins() ? Tab::add : Tab::cards;
    if (wish.begins()) {
        desk.begin(free_deck_name(f, desk, std::string(f.say(Text::decks_usual_name))));
        return std::nullopt;
    }
    const DeckFile* file = find_deck(f.session.deck_files(), wish.edit);
    if (!file || !file->starter()) return desk.open(wish.edit);
    if (Said no = desk.open_copy(wish.edit, free_deck_name(f, desk, file->name))) return no;
    f.ui.toast(f.say(Text::decks_copied, {file->name}), 5000);
    return std::nullopt;
}

// Over the page, while another deck is wanted and changes of this one are not saved.
void DeckWorkshop::ask_first(Frame& f, DeckDesk& desk) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(std::min(680.f, f.area.w - 40), 160);
    c.text_within({box.x + 28, box.y + 46}, f.say(Text::decks_save_first, {desk.deck()->name()}),
                  bold(20, c.p.t1).cuttable(), box.w - 56);
    const float y = box.bottom() - 66;
    ButtonRow left(f, ButtonRow::From::left, box.x + 28, y, 44);
    ButtonRow right(f, ButtonRow::From::right, box.right() - 28, y, 44);
    if (left.button({.id = "decks.first.stay", .label = f.say(Text::leaving_stay), .key = Key::escape}, 110))
        wanted_.reset();
    const auto go_on = [this, &f, &desk] {
        const DeckWish wish = *std::exchange(wanted_, std::nullopt);
        return lay(f, desk, wish);
    };
    if (right.button({.id = "decks.first.save",
                      .label = f.say(Text::shop_save),
                      .rank = Rank::primary,
                      .key = Key::enter,
                      .locked = why_not_saved(f, desk)},
                     120))
        deed_ = [&desk, go_on] {
            Said no = desk.save();
            return no ? no : go_on();
        };
    if (right.button({.id = "decks.first.drop", .label = f.say(Text::decks_drop), .rank = Rank::bad}, 150))
        deed_ = go_on;
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
            Said no = desk.save_copy(free_deck_name(f, desk, desk.deck()->name()));
            if (!no) f.ui.toast(f.say(Text::shop_saved, {desk.deck()->path().string()}));
            return no;
        };
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
    if (wish.changed) set_copies(f, desk, desk.number(*wish.changed), wish.copies);
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

void DeckWorkshop::set_copies(Frame& f, DeckDesk& desk, const std::string& number, int copies) {
    deed_ = [&f, &desk, number, copies] {
        const auto error = desk.deck()->set_copies(number, copies);
        return error ? Said(f.say(*error)) : std::nullopt;
    };
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
    const std::string& number = desk.number(*chosen_);
    const float y = r.y + 18 + width * 1.4f + 18;
    if (const auto copies = copies_stepper(f, {r.centre().x - 70, y, 140, 36}, "decks.chosen",
                                           desk.deck()->copies(number), StepperKeys::heard))
        set_copies(f, desk, number, *copies);
    std::vector<PanelText> texts;
    for (std::string& text : faces_->sentences(f, *chosen_)) texts.push_back({std::move(text), regular(15, c.p.t1)});
    draw_texts(f, "decks.texts", {r.x + 22, y + 48, r.w - 36, r.bottom() - y - 60}, texts);
}

}  // namespace cubenight::gui
