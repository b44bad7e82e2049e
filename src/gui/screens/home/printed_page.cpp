// Home: the card library.
#include "src/gui/screens/home/printed_page.hpp"

#include <algorithm>
#include <utility>

#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/home/printed_facts.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr std::size_t most_shown = 500;
constexpr float row_height = 48;

// As card data names them.
constexpr const char* type_names[] = {"Grass",    "Fire",  "Water", "Lightning", "Psychic",  "Fighting",
                                      "Darkness", "Metal", "Fairy", "Dragon",    "Colorless"};
static_assert(std::size(type_names) == static_cast<std::size_t>(type_count));
struct Kind {
    const char* name;
    Text label;
};
constexpr Kind kinds[] = {
    {"Pokémon", Text::library_pokemon}, {"Trainer", Text::library_trainers}, {"Energy", Text::library_energy}};

// A chip that is on or off; the wish is empty when it is pressed again.
bool filter_chip(Frame& f, const std::string& id, Rect box, bool on) {
    const Response at = f.ui.item(id, box);
    f.c.rect(box, on ? f.c.p.s3 : at.hovered ? f.c.p.s2 : f.c.p.s1, size::button_radius);
    if (on) f.c.frame(box, f.c.p.accent, size::button_radius, 1.5f);
    return at.clicked;
}

}  // namespace

// What came of an import stays in the sheet where nothing came in, else it is told by the way.
void PrintedPage::follow_import(Frame& f) {
    WorkshopDesk& desk = f.session.workshop();
    if (desk.importing()) f.ui.keep_ticking();
    const auto report = desk.imported();
    if (!report) return;
    if (!*report) return failed(f.say(report->error()));
    const library::ImportReport& read = **report;
    if (read.cards() + read.sets == 0 && !read.faults.empty()) return failed(f.say(read.faults.front()));
    f.ui.toast(f.say(Text::printed_imported,
                     {std::to_string(read.cards()), std::to_string(read.added), std::to_string(read.refused)}),
               9000);
}

void PrintedPage::failed(std::string why) {
    why_not_ = std::move(why);
    open_import();
}

void PrintedPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    WorkshopDesk& desk = f.session.workshop();
    r = r.inset(36, 0);
    const float titled = c.text({r.x, r.y + 62}, f.say(Text::home_printed), bold(28, c.p.t1));
    ButtonRow top(f, ButtonRow::From::right, r.right(), r.y + 32, 42);
    const auto per_cent = desk.importing();
    if (top.button({.id = "printed.import", .label = f.say(Text::printed_import), .icon = Icon::plus}, 180))
        open_import();
    if (per_cent)
        c.text({top.edge() - 12, r.y + 58}, f.say(Text::printed_importing, {std::to_string(*per_cent)}),
               bold(15, c.p.accent, Align::right));
    else
        c.text_within({r.x + titled + 18, r.y + 61},
                      f.say(Text::printed_pokemon, {std::string(f.say(Text::home_library))}), regular(14, c.p.t2),
                      top.edge() - r.x - titled - 36);
    r.cut_top(92);
    r.cut_bottom(24);
    if (!desk.library()) r.cut_top(12 + draw_own_cards_note(f, r));
    look_up(f, desk);
    filters(f, r.cut_top(44), desk);
    r.cut_top(14);
    if (!found_.cards.empty()) {
        look_.at(desk, found_.cards[chosen_].id);
        look_.draw(f, r.cut_right(352), "printed.texts");
        r.cut_right(20);
    }
    list(f, r);
    if (sheet_ == Sheet::sets) sets_sheet(f, desk);
    if (sheet_ == Sheet::import) import_sheet(f, desk);
}

// What the library has, or without one the program, in the language of the screen.
void PrintedPage::look_up(Frame& f, WorkshopDesk& desk) {
    const Language language = f.say.language();
    if (version_ == desk.library_version() && asked_ == question_ && asked_in_ == language) return;
    version_ = desk.library_version(), asked_ = question_, asked_in_ = language;
    const auto says = [&](const Card& card) { return answers_words(f, card, question_.words); };
    found_ = desk.find(question_, most_shown, says);
    chosen_ = 0;
    f.ui.scroll_to("printed.cards", 0);
}

void PrintedPage::filters(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    const Rect search{r.x, r.y, 290, 40};
    search_field(f, "printed.search", search, question_.words, f.say(Text::library_search), c.p.well);
    float x = search.right() + 12;
    for (int i = 0; i < type_count; ++i, x += 37) {
        const Rect box{x, r.y, 34, 40};
        const bool on = question_.type == type_names[i];
        if (filter_chip(f, "printed.type." + std::to_string(i), box, on)) question_.type = on ? "" : type_names[i];
        type_badge(c, box.centre(), 10, static_cast<Type>(i), On::plate);
    }
    x += 8;
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        const Rect box{x, r.y, c.width(f.say(kinds[i].label), bold(13, c.p.t1)) + 20, 40};
        const bool on = question_.kind == kinds[i].name;
        if (filter_chip(f, "printed.kind." + std::to_string(i), box, on)) question_.kind = on ? "" : kinds[i].name;
        c.text_in(box, f.say(kinds[i].label), bold(13, c.p.t1, Align::centre));
        x += box.w + 4;
    }
    const Rect sets{x + 8, r.y, std::min(220.f, r.right() - x - 8), 40};
    const std::string name =
        question_.set.empty() ? std::string(f.say(Text::printed_all_sets)) : desk.set_name(question_.set);
    if (button(f, {.id = "printed.sets", .box = sets, .label = name, .cutting = Cutting::allowed}))
        sheet_ = Sheet::sets;
}

void PrintedPage::list(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.text({r.x, r.y + 14},
           f.say(Text::library_shown, {std::to_string(found_.cards.size()), std::to_string(found_.all)}),
           regular(14, c.p.t2));
    r.cut_top(24);
    if (found_.cards.empty()) {
        c.text({r.x, r.y + 30}, f.say(Text::library_no_match), regular(15, c.p.t2));
        return;
    }
    const float up = f.ui.begin_scroll("printed.cards", r, row_height * static_cast<float>(found_.cards.size()));
    for (std::size_t i = 0; i < found_.cards.size(); ++i) {
        const Rect row{r.x, r.y + row_height * static_cast<float>(i) - up, r.w - 12, row_height - 4};
        if (!row.overlaps(r)) continue;
        const library::LibraryCard& card = found_.cards[i];
        const Response at = f.ui.item("printed.card." + std::to_string(i), row);
        if (at.clicked) chosen_ = i;
        c.rect(row, at.hovered || chosen_ == i ? c.p.s3 : c.p.s2, 8);
        if (chosen_ == i) c.rect({row.x, row.y + 8, 4, row.h - 16}, c.p.accent, 2);
        c.text_within({row.x + 16, row.y + 19}, f.session.workshop().name_of(card.name, f.say.language()),
                      bold(15, c.p.t1).cuttable(), row.w - 220);
        c.text_within({row.x + 16, row.y + 37}, printed_facts(f.say, card), regular(13, c.p.t2).cuttable(),
                      row.w - 220);
        const std::string place =
            c.shortened(f.session.workshop().set_name(card.set), regular(13, c.p.t2).cuttable(), 180);
        c.text({row.right() - 12, row.y + 19}, place, regular(13, c.p.t2, Align::right).cuttable());
        c.text({row.right() - 12, row.y + 37}, card.id, regular(13, c.p.t2, Align::right).cuttable());
    }
    f.ui.end_scroll();
}

void PrintedPage::sets_sheet(Frame& f, WorkshopDesk& desk) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(620, 720);
    c.text({box.x + 28, box.y + 44}, f.say(Text::printed_sets), bold(20, c.p.t1));
    const Rect view{box.x + 20, box.y + 64, box.w - 32, box.h - 64 - 78};
    const auto& sets = desk.sets();
    const float up = f.ui.begin_scroll("printed.sets", view, 40 * static_cast<float>(sets.size() + 1));
    for (std::size_t i = 0; i <= sets.size(); ++i) {
        const Rect row{view.x + 8, view.y + 40 * static_cast<float>(i) - up, view.w - 20, 36};
        if (!row.overlaps(view)) continue;
        const Response at = f.ui.item("printed.set." + std::to_string(i), row);
        c.rect(row, at.hovered ? c.p.s3 : c.p.s2, 8);
        const std::string name = i == 0 ? std::string(f.say(Text::printed_all_sets)) : desk.set_name(sets[i - 1].code);
        c.text_within({row.x + 14, row.y + 24}, name, bold(15, c.p.t1).cuttable(), row.w - 250);
        if (i > 0) {
            c.text_within({row.right() - 220, row.y + 24}, sets[i - 1].series, regular(13, c.p.t2).cuttable(), 150);
            c.text({row.right() - 14, row.y + 24}, std::to_string(sets[i - 1].cards),
                   regular(14, c.p.t2, Align::right));
        }
        if (at.clicked) question_.set = i == 0 ? "" : sets[i - 1].code, sheet_ = Sheet::none;
    }
    f.ui.end_scroll();
    if (close_button(f, box)) sheet_ = Sheet::none;
}

void PrintedPage::import_sheet(Frame& f, WorkshopDesk& desk) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(720, why_not_.empty() ? 250.f : 300.f);
    c.text({box.x + 28, box.y + 44}, f.say(Text::printed_import), bold(20, c.p.t1));
    c.text_within({box.x + 28, box.y + 72}, f.say(Text::printed_drop), regular(14, c.p.t2), box.w - 56);
    const Rect field{box.x + 28, box.y + 92, box.w - 56, 44};
    c.rect(field, c.p.well, size::button_radius);
    if (std::exchange(fresh_, false)) f.ui.focus("printed.path");
    if (f.ui.text_field("printed.path", field.inset(12, 4), path_, f.say(Text::printed_path))) why_not_.clear();
    draw_fault(f, {field.x, field.bottom() + 6, field.w, 44}, why_not_);
    ButtonRow foot(f, ButtonRow::From::left, box.x + 28, box.bottom() - 66, 44);
    if (foot.button({.id = "printed.begin",
                     .label = f.say(Text::printed_import),
                     .rank = Rank::primary,
                     .key = Key::enter,
                     .locked = path_.empty() ? f.say(Text::printed_path) : std::string_view()},
                    160)) {
        why_not_.clear();
        desk.begin_import(path_);
        sheet_ = Sheet::none;
    }
    if (store::FileChooser* const chooser = desk.chooser()) {
        if (foot.button({.id = "printed.choose", .label = f.say(Text::choose_folder), .icon = Icon::cards}, 150))
            chooser->ask(store::Wanted::folder);
        if (chooser->asks()) f.ui.keep_ticking();
        if (const auto chosen = chooser->chosen()) path_ = *chosen;
    }
    if (foot.button({.id = "printed.cancel", .label = f.say(Text::close), .rank = Rank::quiet}, 120) ||
        f.ui.key(Key::escape))
        sheet_ = Sheet::none;
}

}  // namespace cubenight::gui
