#include "src/gui/screens/deck/deck_sheets.hpp"

#include <algorithm>

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::gui {

namespace {

// The rule as its game says it; else as every draft does.
std::string rule_sentence(const Frame& f, const DeckValues& v, draft::DeckRule rule) {
    const draft::DeckRules& rules = v.view.deck_rules;
    if (rule != draft::DeckRule::copies) return text::rule_text(rule, rules, f.say.language());
    return f.say(v.game().rule_name(rule), {std::to_string(rules.deck_size), std::to_string(rules.copy_limit)});
}

}  // namespace

DeckWishes DeckSheets::draw(Frame& f, const DeckValues& v) {
    if (offer_) return offered(f, v);
    if (export_) choose_export(f, v);
    else if (why_) explain(f, v);
    else if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
    } else if (menu_) menu(f);
    return {};
}

void DeckSheets::menu(Frame& f) {
    const MenuEntry entries[] = {{"deck.menu.cover", f.say(Text::menu_cover), Icon::eye_off},
                                 {"deck.menu.seats", f.say(Text::menu_seats), Icon::person},
                                 {"deck.menu.home", f.say(Text::menu_home), Icon::play}};
    const int chosen = menu_sheet(f, f.say(Text::deck_title), entries);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) f.go.cover();
    if (chosen == 1) seats_.emplace(*f.session.night());
    if (chosen == 2) f.go.home();
}

DeckWishes DeckSheets::offered(Frame& f, const DeckValues& v) {
    DeckWishes wishes;
    Canvas& c = f.c;
    Layer layer(f);
    const auto rows = static_cast<float>(std::clamp<std::size_t>(offer_->changes.size(), 2, 16));
    const float told = v.locked.empty() ? 0 : 22;
    const Rect box = layer.sheet(560, 190 + told + 30 * rows);
    const bool ok = offer_->ok(), same = ok && offer_->changes.empty();
    c.text({box.x + 28, box.y + 44}, f.say(Text::deck_auto_title), bold(20, c.p.t1));
    const std::string under = !ok ? text::failure_text(*offer_, v.cards, f.say.language())
                                  : std::string(f.say(same ? Text::deck_auto_same : Text::deck_auto_under));
    c.paragraph({box.x + 28, box.y + 70}, under, regular(14, ok ? c.p.t2 : c.p.warn), box.w - 56, 21, ok ? 1 : 3);
    if (ok && told > 0) {
        icon(c, {box.x + 35, box.y + 87}, 6, Icon::lock, c.p.accent);
        c.text_within({box.x + 48, box.y + 92},
                      f.say.count(Text::deck_locks_stay_one, Text::deck_locks_stay, static_cast<int>(v.locked.size())),
                      regular(14, c.p.t2), box.w - 76);
    }
    changes(f, v, {box.x + 20, box.y + 84 + told, box.w - 40, 30 * rows + 4});
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
        wishes.deck = offer_->deck;
        closed = true;
    }
    if (closed) offer_.reset();
    return wishes;
}

// What the offer changes, card by card.
void DeckSheets::changes(Frame& f, const DeckValues& v, Rect view) const {
    Canvas& c = f.c;
    const float up = f.ui.begin_scroll("deck.offer", view, 30 * static_cast<float>(offer_->changes.size()));
    for (std::size_t i = 0; i < offer_->changes.size(); ++i) {
        const draft::DeckChange& change = offer_->changes[i];
        const Rect row{view.x, view.y + 30 * static_cast<float>(i) - up, view.w - 12, 27};
        if (!row.overlaps(view)) continue;
        c.rect(row, c.p.s2, 5);
        const bool more = change.after > change.before;
        icon(c, {row.x + 16, row.centre().y}, 6, more ? Icon::plus : Icon::minus, more ? c.p.ok : c.p.bad);
        c.text_within({row.x + 34, row.y + 18.5f}, f.say.name(*v.cards.set, change.name),
                      regular(14, c.p.t1).cuttable(), row.w - 150);
        c.text({row.right() - 12, row.y + 18.5f}, std::to_string(change.before) + " > " + std::to_string(change.after),
               bold(14, c.p.t2, Align::right));
    }
    f.ui.end_scroll();
}

void DeckSheets::choose_export(Frame& f, const DeckValues& v) {
    std::vector<MenuEntry> entries = {{"deck.export.file", f.say(Text::deck_as_file), Icon::share}};
    std::vector<DeckForm> forms = {DeckForm::file};
    const auto add = [&](const char* id, Text name, Icon icon, DeckForm form) {
        entries.push_back({id, f.say(name), icon});
        forms.push_back(form);
    };
    if (v.game().has_live()) add("deck.export.live", Text::deck_as_live, Icon::share, DeckForm::live);
    add("deck.export.picture", Text::deck_as_picture, Icon::cards, DeckForm::picture);
    add("deck.export.clipboard", Text::deck_as_clipboard, Icon::link, DeckForm::clipboard);
    const int chosen = menu_sheet(f, f.say(Text::deck_export), entries);
    if (chosen == menu_open) return;
    export_ = false;
    if (chosen < 0) return;
    if (const Said said = f.session.export_deck(v.seat, forms[static_cast<std::size_t>(chosen)])) f.ui.toast(*said);
}

void DeckSheets::explain(Frame& f, const DeckValues& v) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(520, 220);
    c.text({box.x + 28, box.y + 44}, why_->clause, bold(16, c.p.info));
    c.paragraph({box.x + 28, box.y + 78}, rule_sentence(f, v, why_->rule), regular(16, c.p.t1), box.w - 56, 24, 4);
    if (button(f, {.id = "deck.why.close",
                   .box = {box.right() - 148, box.bottom() - 64, 120, 40},
                   .label = f.say(Text::close),
                   .rank = Rank::primary,
                   .key = Key::enter}) ||
        f.ui.key(Key::escape))
        why_.reset();
}

}  // namespace cubenight::gui
