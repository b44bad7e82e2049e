#include "src/gui/screens/deck/deck_sheets.hpp"

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/sessions/session.hpp"
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
    else if (written_.is_open()) written_.draw(f);
    else if (why_) explain(f, v);
    else if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
    } else if (menu_) menu(f, v);
    else host_.draw(f);
    return {};
}

void DeckSheets::menu(Frame& f, const DeckValues& v) {
    const MenuEntry entries[] = {{"deck.menu.cover", f.say(Text::menu_cover), Icon::eye_off},
                                 {"deck.menu.seats", f.say(Text::menu_seats), Icon::person},
                                 {"deck.menu.drop", f.say(Text::deck_menu_drop), Icon::arrow_right},
                                 {"deck.menu.end", f.say(Text::night_end), Icon::flag},
                                 {"deck.menu.home", f.say(Text::menu_home), Icon::play}};
    const int chosen = menu_sheet(f, f.say(Text::deck_title), entries, {}, MenuFoot::help);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) f.go.cover();
    if (chosen == 1) seats_.emplace(f.say, *f.session.night());
    if (chosen == 2) host_.leave_or_return(f, v.seat);
    if (chosen == 3) host_.ask_to_end(f);
    if (chosen == 4) f.go.home();
}

DeckWishes DeckSheets::offered(Frame& f, const DeckValues& v) {
    DeckWishes wishes;
    const OfferSheet::Answer answer = offer_->draw(f, v);
    if (answer == OfferSheet::Answer::open) return wishes;
    if (answer == OfferSheet::Answer::taken) wishes.deck = offer_->deck();
    offer_.reset();
    return wishes;
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
    else written_.open(Text::deck_export);
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
