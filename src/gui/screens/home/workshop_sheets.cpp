// Home: what the cube workshop asks before it does it: a name, whether a cube shall go, the cube's rules.
#include <algorithm>
#include <utility>

#include "src/gui/screens/common/free_name.hpp"
#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/screens/home/delete_sheet.hpp"
#include "src/gui/screens/home/rules_sheet.hpp"
#include "src/gui/screens/home/unsaved_sheet.hpp"
#include "src/gui/screens/home/workshop_page.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void WorkshopPage::sheets(Frame& f, WorkshopDesk& desk) {
    switch (sheet_) {
        case Sheet::none:
            if (!wished_cube_.empty()) ask_first(f, desk);
            return;
        case Sheet::copy:
        case Sheet::rename: return name_sheet(f, desk);
        case Sheet::deleting: return delete_sheet(f, desk);
        case Sheet::options: return options_sheet(f, desk);
    }
}

// Another cube is wanted, and changes of this one are not saved. One of the program is saved as a copy, under a name.
void WorkshopPage::ask_first(Frame& f, WorkshopDesk& desk) {
    const UnsavedAnswer answer = ask_unsaved(f, "shop.first", desk.cube()->name(), {});
    if (answer == UnsavedAnswer::open) return;
    const std::string wished = std::exchange(wished_cube_, {});
    if (answer == UnsavedAnswer::stay) return;
    const bool saves = answer == UnsavedAnswer::save;
    if (saves && of_program_) return ask_name(f, desk, Sheet::copy);
    deed_ = [&desk, wished, saves] {
        if (saves)
            if (Said no = desk.save()) return no;
        return desk.open_cube(wished);
    };
}

// A copy begins with a name that is free.
void WorkshopPage::ask_name(Frame& f, WorkshopDesk& desk, Sheet what) {
    sheet_ = what;
    name_ = desk.cube()->name();
    if (what == Sheet::copy)
        name_ = free_name(f.say, name_, [&](const std::string& name) { return f.session.has_cube_called(name); });
    f.ui.focus("shop.copy_name");
}

void WorkshopPage::name_sheet(Frame& f, WorkshopDesk& desk) {
    Canvas& c = f.c;
    Layer layer(f);
    const bool copy = sheet_ == Sheet::copy;
    const float told = copy && of_program_ ? 52 : 0;
    const Rect box = layer.sheet(560, 220 + told);
    const std::string_view title = f.say(copy ? Text::shop_save_copy : Text::shop_rename);
    c.text({box.x + 28, box.y + 44}, title, bold(20, c.p.t1));
    if (told > 0)
        c.paragraph({box.x + 28, box.y + 76}, f.say(Text::shop_of_program), regular(15, c.p.t2), box.w - 56, 22, 2);
    const Rect field{box.x + 28, box.y + 66 + told, box.w - 56, 44};
    c.rect(field, c.p.well, size::button_radius);
    f.ui.text_field("shop.copy_name", field.inset(12, 4), name_,
                    f.say(copy ? Text::shop_copy_name : Text::shop_new_name), Ui::Marked::yes);
    ButtonRow foot(f, ButtonRow::From::left, box.x + 28, box.bottom() - 66, 44);
    const bool taken = f.session.has_cube_called(name_) && (copy || name_ != desk.cube()->name());
    if (foot.button({.id = "shop.copy.save",
                     .label = title,
                     .rank = Rank::primary,
                     .key = Key::enter,
                     .locked = name_.empty() ? f.say(Text::lists_no_name)
                               : taken       ? f.say(Text::shop_name_taken)
                                             : std::string_view()},
                    160)) {
        sheet_ = Sheet::none;
        deed_ = [this, &f, &desk, copy] {
            if (!copy) return said(f, desk.cube()->set_name(name_));
            if (Said no = desk.save_as(name_)) return no;
            f.ui.toast(f.say(Text::shop_saved, {name_}));
            return Said();
        };
    }
    if (foot.button({.id = "shop.copy.cancel", .label = f.say(Text::cancel), .rank = Rank::quiet, .key = Key::escape},
                    120))
        sheet_ = Sheet::none;
}

void WorkshopPage::delete_sheet(Frame& f, WorkshopDesk& desk) {
    const std::string name = desk.cube()->name();
    const DeleteAnswer answer = ask_delete(f, "shop", name, Text::shop_delete_under);
    if (answer == DeleteAnswer::open) return;
    sheet_ = Sheet::none;
    if (answer == DeleteAnswer::no) return;
    deed_ = [&f, &desk, name] { return tell_deleted(f, name, desk.put_cube_aside()); };
}

// The options of the cube as changes of its bundle; what differs afterwards is written into the cube.
void WorkshopPage::options_sheet(Frame& f, WorkshopDesk& desk) {
    const draft::GameRules rules = rules_of(*desk.cube()), bundle = bundle_of(rules).value_or(rules);
    if (draw_rules_sheet(f, Text::rules_of_cube, bundle, changes_)) return;
    sheet_ = Sheet::none;
    deed_ = [this, &f, &desk, bundle] {
        const auto now = rule_lines(rules_of(*desk.cube()), Language::english),
                   usual = rule_lines(bundle, Language::english);
        for (std::size_t i = 0; i < now.size(); ++i) {
            const auto change = std::ranges::find(changes_, now[i].name, &draft::RuleChange::option);
            const int value = change == changes_.end() ? usual[i].value : change->value;
            if (value == now[i].value) continue;
            const std::string written = value == usual[i].value ? "usual" : std::to_string(value);
            if (const Said no = said(f, desk.cube()->set_rule(now[i].name, written))) return no;
        }
        return Said();
    };
}

}  // namespace cubenight::gui
