// Home: the import of a list.
#include "src/gui/screens/home/lists_page.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/home/lines_strip.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/store/new_file.hpp"
#include "src/workshop/deck_lines.hpp"

namespace cubenight::gui {

ListsWish ListsPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    WorkshopDesk& desk = f.session.workshop();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_lists), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::lists_under), regular(15, c.p.t2), r.w);
    r.cut_top(112);
    r.cut_bottom(28);
    source(f, r.cut_top(46), desk);
    r.cut_top(16);
    desk.read_on();
    if (const auto read = desk.list_read()) take(f, *read);
    if (!why_not_.empty()) {
        draw_fault(f, r.cut_top(44), why_not_);
        r.cut_top(8);
    }
    if (const auto per_cent = desk.reading()) return reading(f, r, *per_cent), ListsWish();
    if (!desk.list()) {
        panel(c, r, 18);
        const Text words = desk.library() ? Text::lists_nothing : Text::lists_no_library;
        const int lines = c.paragraph({r.x + 28, r.y + 48}, f.say(words), regular(15, c.p.t2), r.w - 56, 24, 3);
        if (desk.library()) return {};
        ButtonRow row(f, ButtonRow::From::left, r.x + 28, r.y + 48 + 24 * static_cast<float>(lines), 44);
        return {.card_data = card_data_button(f, row)};
    }
    const Rect below = r.cut_bottom(56);
    r.cut_bottom(14);
    if (needs_lines_strip(desk.lines_of_list(), desk.rules_of_list())) {
        draw_lines_strip(f, r.cut_bottom(lines_strip_height), desk.lines_of_list(), desk.rules_of_list(), rules_);
        r.cut_bottom(10);
    }
    look_.follow(f);
    if (!look_.card()) look_at_first(desk);
    if (look_.card()) {
        look_.draw(f, r.cut_right(readable_width(c) + 36), "lists.texts");
        r.cut_right(16);
    }
    report(f, r, desk);
    return foot(f, below, desk);
}

// Leads to where card data is imported.
bool ListsPage::card_data_button(Frame& f, ButtonRow& row) const {
    return row.button({.id = "lists.card_data", .label = f.say(Text::printed_import), .icon = Icon::plus}, 200);
}

// How far it is; the list that was read before comes back where this one cannot be read.
void ListsPage::reading(Frame& f, Rect r, int per_cent) {
    Canvas& c = f.c;
    panel(c, r, 18);
    c.text({r.x + 28, r.y + 48}, f.say(Text::lists_reading, {std::to_string(per_cent)}), bold(16, c.p.accent));
    bar(c, {r.x + 28, r.y + 64, std::min(520.f, r.w - 56), 8}, static_cast<float>(per_cent) / 100, c.p.accent);
    f.ui.keep_ticking();
}

void ListsPage::take(Frame& f, const Said& said) {
    why_not_ = said.value_or("");
    if (said) return;
    const ReadList& read = *f.session.workshop().list();
    if (std::exchange(text_, read.text) == read.text) return;  // the same list with other card data
    name_ = read.name;
    replace_ = false;
    rules_.clear();
    labels_.clear();
    look_.at_nothing();
    f.ui.scroll_to("lists.report", 0);
}

void ListsPage::source(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    const bool in_field = f.ui.focused() == "lists.path", busy = desk.reading().has_value();
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y, 44);
    const bool paste = row.button({.id = "lists.paste", .label = f.say(Text::lists_paste)}, 110);
    if (store::FileChooser* const chooser = desk.chooser()) {
        if (row.button({.id = "lists.choose", .label = f.say(Text::choose_file), .icon = Icon::cards}, 150))
            chooser->ask(store::Wanted::file);
        if (chooser->asks()) f.ui.keep_ticking();
        if (const auto chosen = chooser->chosen()) path_ = *chosen, desk.begin_list_file(path_);
    }
    const bool wanted = row.button({.id = "lists.read",
                                    .label = f.say(Text::lists_read),
                                    .rank = desk.list() ? Rank::usual : Rank::primary,
                                    .key = !desk.list() || in_field ? Key::enter : Key::none,
                                    .locked = path_.empty() || busy ? f.say(Text::lists_path) : std::string_view()},
                                   120);
    const Rect field{r.x, r.y, row.edge() - r.x - 4, 44};
    c.rect(field, c.p.well, size::button_radius);
    if (std::exchange(fresh_, false) && !desk.list() && !busy) f.ui.focus("lists.path");
    if (f.ui.text_field("lists.path", field.inset(14, 4), path_, f.say(Text::lists_path))) why_not_.clear();
    if (wanted) desk.begin_list_file(path_);
    if (paste) {
        const char* text = ImGui::GetClipboardText();
        desk.begin_list(text ? text : "");
    }
}

// Lines that are wrong and counts that do not hold. Returns where they end.
float ListsPage::faults(Frame& f, Rect r, const ReadList& read, float y) {
    Canvas& c = f.c;
    const auto tell = [&](int line, const std::string& words) {
        const Rect row{r.x, y, r.w, 40};
        if (row.overlaps(r)) {
            c.rect(row, c.p.bad_row, 8);
            icon(c, {row.x + 22, row.centre().y}, 7, Icon::warning, c.p.bad);
            c.text_within({row.x + 42, row.y + 26}, f.say(Text::lists_line, {std::to_string(line)}) + " · " + words,
                          regular(14, c.p.t1).cuttable(), row.w - 60);
        }
        y += 44;
    };
    for (const Error& error : read.list.errors) tell(error.line, f.say(error.reason));
    for (const ListClaim& claim : read.list.claims)
        if (!claim.holds()) tell(claim.line, f.say(said_of(claim)));
    return y;
}

// Before anything is pointed at: what the first open line may mean, else what a line means.
void ListsPage::look_at_first(WorkshopDesk& desk) {
    const auto& found = desk.list()->found;
    const auto open =
        std::ranges::find_if(found, [](const auto& each) { return !each.settled() && !each.near.empty(); });
    if (open != found.end()) return look_.at(desk, open->near.front().printing.id);
    const auto clear = std::ranges::find_if(found, [](const auto& each) { return each.printing.has_value(); });
    if (clear != found.end()) look_.at(desk, clear->printing->id);
}

// The card of a place that a person looks at, until another one is.
void ListsPage::look_at(Frame& f, Rect place, Rect view, std::string_view id, WorkshopDesk& desk,
                        const std::string& card) {
    if (look_.comes_to(f, place, view, id)) look_.at(desk, card);
}

// An entry with its reason and, where it is open, the cards that come near. Returns where it ends.
float ListsPage::entry(Frame& f, Rect r, WorkshopDesk& desk, std::size_t index, float y) {
    Canvas& c = f.c;
    const ListEntry& entry = desk.list()->list.entries[index];
    const Resolution& found = desk.list()->found[index];
    const std::vector<Rect> places = near_places(f, desk, index, {r.x + 42, y + 60}, r.right() - 10);
    const Rect row{r.x, y, r.w, places.empty() ? 60.f : places.back().bottom() + 8 - y};
    if (!row.overlaps(r)) return row.bottom() + 6;
    c.rect(row, c.p.s2, 8);
    icon(c, {row.x + 22, row.y + 22}, 7, found.settled() ? Icon::tick : Icon::warning,
         found.settled() ? c.p.ok : c.p.warn);
    std::string raw = entry.raw;
    std::ranges::replace(raw, '\t', ' ');
    const std::string head = f.say(Text::lists_line, {std::to_string(entry.line)}) + " · " + raw;
    c.text_within({row.x + 42, row.y + 25}, head, bold(15, c.p.t1).cuttable(), row.w - 60);
    std::string words = f.say(said_of(entry, found));
    if (found.printing) {
        const Printing& card = *found.printing;
        words = desk.name_of(card.name, f.say.language()) + " · " + desk.printed_in(card.id) +
                (words.empty() ? "" : " · " + words);
        const std::string id = "lists.entry." + std::to_string(index);
        if (f.ui.item(id, row).clicked) look_.at(desk, card.id);
        look_at(f, row, r, id, desk, card.id);
    }
    if (found.energy) words = f.say.type(*found.energy);
    c.text_within({row.x + 42, row.y + 47}, words, regular(14, found.settled() ? c.p.t2 : c.p.warn).cuttable(),
                  row.w - 60);
    near_buttons(f, desk, index, places, r);
    return row.bottom() + 6;
}

namespace {

// Not more cards than decks have.
bool is_deck(const ReadList& read) { return read.list.cards() <= workshop::most_in_deck_file; }

Button near_button(std::string_view id, Rect box, std::string_view label) {
    return {.id = id, .box = box, .label = label, .rank = Rank::quiet, .text = 13};
}

}  // namespace

// What the near cards of an entry are called and where they were printed; worked out once.
const std::vector<std::string>& ListsPage::near_labels(Frame& f, WorkshopDesk& desk, std::size_t index) {
    const std::string wanted =
        std::to_string(desk.library_version()) + "/" + std::to_string(static_cast<int>(f.say.language()));
    if (std::exchange(labels_for_, wanted) != wanted) labels_.clear();
    const auto [labels, first] = labels_.try_emplace(index);
    if (first)
        for (const NearMiss& near : desk.list()->found[index].near)
            labels->second.push_back(desk.name_of(near.printing.name, f.say.language()) + " · " +
                                     desk.printed_in(near.printing.id));
    return labels->second;
}

// Where the near cards of an open entry stand, in as many lines as they need; nowhere where there are none.
std::vector<Rect> ListsPage::near_places(Frame& f, WorkshopDesk& desk, std::size_t index, Vec corner, float right) {
    const Resolution& found = desk.list()->found[index];
    std::vector<Rect> places;
    if (found.settled() || found.near.empty()) return places;
    constexpr float high = 32, gap = 6, least = 90;
    Vec at = corner;
    for (const std::string& label : near_labels(f, desk, index)) {
        const float wide = std::min(std::max(least, button_width(f.c, near_button({}, {}, label))), right - corner.x);
        if (at.x > corner.x && at.x + wide > right) at = {corner.x, at.y + high + gap};
        places.push_back({at.x, at.y, wide, high});
        at.x += wide + gap;
    }
    return places;
}

// The first one that is pressed is what the entry means.
void ListsPage::near_buttons(Frame& f, WorkshopDesk& desk, std::size_t index, const std::vector<Rect>& places,
                             Rect view) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string id = "lists.near." + std::to_string(index) + "." + std::to_string(i);
        look_at(f, places[i], view, id, desk, desk.list()->found[index].near[i].printing.id);
        Button one = near_button(id, places[i], near_labels(f, desk, index)[i]);
        one.cutting = Cutting::allowed;
        if (button(f, one)) return desk.choose(index, i);
    }
}

// The lines as they add up: cards of the cube, Basic Energy, and what is open. Returns how high that is.
float ListsPage::sums(Frame& f, Rect r, const ReadList& read) {
    Canvas& c = f.c;
    const auto number = [](int n) { return std::to_string(n); };
    const int entries = static_cast<int>(read.list.entries.size());
    c.text_within(
        {r.x, r.y + 18},
        f.say(Text::lists_settled, {number(read.settled_entries), number(entries), number(read.settled_cards)}),
        bold(16, read.settled_entries == entries ? c.p.ok : c.p.warn), r.w);
    std::vector<std::string> parts;
    if (read.energy_entries > 0)
        parts.push_back(f.say.count(Text::lists_energy_one, Text::lists_energy, read.energy_entries));
    if (read.open_cards() > 0)
        parts.push_back(f.say.count(Text::lists_open_one, Text::lists_open_cards, read.open_cards()));
    std::string told;
    for (const std::string& part : parts) told += (told.empty() ? "" : " · ") + part;
    const int lines = c.paragraph({r.x, r.y + 38}, told, regular(14, c.p.t2), r.w, 18, 2);
    return 38 + 18 * static_cast<float>(std::max(lines, 1));
}

void ListsPage::report(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    panel(c, r, 18);
    r = r.inset(20, 14);
    const ReadList& read = *desk.list();
    const float summed = sums(f, {r.x + 4, r.y, r.w - 330, 40}, read);
    const std::string_view labels[] = {f.say(Text::lists_open), f.say(Text::lists_all)};
    all_ = tabs(f, "lists.which", {r.right() - 310, r.y, 310, 36}, labels, all_ ? 1 : 0) == 1;
    r.cut_top(summed);
    const float up = f.ui.begin_scroll("lists.report", r, height_);
    Rect inside{r.x, r.y, r.w - 14, r.h};
    float y = faults(f, inside, read, r.y - up);
    bool any = y > r.y - up;
    for (std::size_t i = 0; i < read.found.size(); ++i)
        if (all_ || !read.found[i].settled()) y = entry(f, inside, desk, i, y), any = true;
    if (!any) c.text({r.x + 4, r.y + 26}, f.say(Text::lists_all_clear), regular(15, c.p.t2));
    f.ui.end_scroll();
    height_ = y - (r.y - up);
}

// What settles many lines at once, and the way back.
void ListsPage::choices(Frame& f, ButtonRow& row, WorkshopDesk& desk) {
    if (const int lines = desk.namesakes(); lines > 0) {
        const std::string label = f.say.count(Text::lists_namesake_one, Text::lists_namesakes, lines);
        if (row.button({.id = "lists.namesakes", .label = label, .icon = Icon::tick}, 160))
            return desk.choose_namesakes();
    }
    if (desk.can_take_back() &&
        row.button({.id = "lists.back", .label = f.say(Text::shop_undo), .rank = Rank::quiet, .icon = Icon::undo}, 90))
        desk.take_back_choice();
}

// A list that could be one is laid on the bench as a deck, called as the list.
std::optional<DeckWish> ListsPage::as_deck(Frame& f, ButtonRow& row, const WorkshopDesk& desk) const {
    if (!is_deck(*desk.list())) return std::nullopt;
    if (!row.button({.id = "lists.deck", .label = f.say(Text::lists_as_deck), .icon = Icon::cards}, 120))
        return std::nullopt;
    const std::string name = name_.empty() ? std::string(f.say(Text::decks_usual_name)) : name_;
    return DeckWish{.list = desk.deck_text(), .called = name};
}

ListsWish ListsPage::foot(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    if (named_for_ != desk.list()) {  // one that was dropped has its name, too
        named_for_ = desk.list();
        if (name_.empty()) name_ = desk.list()->name;
    }
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y + 6, 46);
    const bool no_data = !desk.library();
    const std::string_view locked = no_data && desk.list()->settled_cards == 0 ? f.say(Text::lists_no_library)
                                    : name_.empty()                            ? f.say(Text::lists_no_name)
                                                                               : std::string_view();
    const bool make = row.button({.id = "lists.make",
                                  .label = f.say(replace_ ? Text::lists_replace : Text::lists_make),
                                  .rank = Rank::primary,
                                  .icon = Icon::cube,
                                  .key = f.ui.focused() == "lists.path" ? Key::none : Key::enter,
                                  .locked = locked},
                                 200);
    const auto deck = as_deck(f, row, desk);
    const float wide = is_deck(*desk.list()) ? 266 : 376;
    const Rect field{row.edge() - wide - 4, r.y + 6, wide, 46};
    c.rect(field, c.p.well, size::button_radius);
    if (f.ui.text_field("lists.name", field.inset(14, 5), name_, f.say(Text::lists_name))) replace_ = false;
    ButtonRow left(f, ButtonRow::From::left, r.x, r.y + 6, 46);
    if (no_data && desk.list()->open_cards() > 0 && card_data_button(f, left)) return {.card_data = true};
    choices(f, left, desk);
    if (deck) return {.deck = deck};
    if (!make) return {};
    const auto made = desk.make_cube(name_, replace_, lines_after(desk.rules_of_list(), rules_));
    if (!made) {
        const bool there = made.error().reason == store::name_is_taken();
        f.ui.toast(there ? std::string(f.say(Text::lists_named_so)) : f.say(made.error()), 6000);
        replace_ = there;
        return {};
    }
    replace_ = false;
    f.ui.toast(
        f.say(made->energies > 0 ? Text::lists_made_energy : Text::lists_made,
              {name_, std::to_string(made->copies), std::to_string(made->left_out), std::to_string(made->energies)}),
        6000);
    return {.made = made->file.stem().string()};
}

}  // namespace cubenight::gui
