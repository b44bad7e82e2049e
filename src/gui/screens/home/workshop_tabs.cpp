// The cube workshop: its cards, those of the library, another cube, its house rules.
#include <algorithm>
#include <map>

#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/screens/home/printed_facts.hpp"
#include "src/gui/screens/home/workshop_page.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/workshop/house_rules.hpp"

namespace cubenight::gui {
namespace {

constexpr std::size_t most_shown = 200;

Text words_of(const workshop::Difference& one) {
    if (one.says_other) return Text::shop_texts;
    if (one.there == 0) return Text::shop_only_here;
    return one.here == 0 ? Text::shop_only_there : Text::shop_counts;
}

}  // namespace

void WorkshopPage::cards_tab(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    Rect line = r.cut_top(40);
    search_field(f, "shop.search", line.cut_left(std::min(250.f, line.w * .45f)), search_, f.say(Text::library_search),
                 c.p.well);
    line.cut_left(10);
    std::vector<std::string_view> labels;
    for (const CardSort sort : faces_->sorts()) labels.push_back(f.say(sort_name(sort)));
    sort_ = static_cast<std::size_t>(tabs(f, "shop.sort", line, labels, static_cast<int>(sort_)));
    r.cut_top(10);
    if (rows_.empty()) return void(c.text({r.x, r.y + 30}, f.say(Text::library_no_match), regular(15, c.p.t2)));
    const CardRowsWish wish = draw_card_rows(f, r, "shop", *faces_, rows_, chosen_);
    if (wish.chosen) chosen_ = wish.chosen;
    if (wish.changed) set_copies(f, desk, *wish.changed, wish.copies);
}

// What the search finds: of a cube of Pokémon cards of the library, of the other game those that the cube's files have.
void WorkshopPage::find_offered(Frame& f, WorkshopDesk& desk) {
    const std::string asked = wanted_ + "/" + std::to_string(static_cast<int>(f.say.language())) + "/" +
                              std::to_string(desk.library_version());
    if (asked_ == asked && offered_of_ == cards_) return;
    asked_ = asked, offered_of_ = cards_;
    offered_.clear();
    seen_ = 0;
    f.ui.scroll_to("shop.found", 0);
    if (!desk.cube()->ucg_cards()) {
        const auto says = [&](const Card& card) { return answers_words(f, card, wanted_); };
        for (const auto& card :
             desk.find({.words = wanted_, .type = {}, .kind = {}, .set = {}}, most_shown, says).cards)
            offered_.push_back({card.id, desk.name_of(card.name, f.say.language()),
                                desk.printed_in(card.id) + " · " + printed_facts(f.say, card)});
        return;
    }
    for (std::uint16_t i = 0; i < cards_->size() && offered_.size() < most_shown; ++i)
        if (const CardId card{i}; faces_->found(f, card, wanted_))
            offered_.push_back({(*cards_)[card].key, faces_->name(f.say, card),
                                (*cards_)[card].key + " · " + faces_->about(f.say, card)});
}

void WorkshopPage::add_tab(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    const bool ucg = desk.cube()->ucg_cards() != nullptr;
    search_field(f, "shop.wanted", r.cut_top(40), wanted_, f.say(ucg ? Text::library_search : Text::shop_search),
                 c.p.well);
    r.cut_top(10);
    if (!ucg && !desk.library()) r.cut_top(8 + draw_own_cards_note(f, r));
    find_offered(f, desk);
    if (offered_.empty()) {
        look_.at_nothing();
        return void(c.text({r.x, r.y + 30}, f.say(Text::library_no_match), regular(15, c.p.t2)));
    }
    look_.follow(f);
    const float up = f.ui.begin_scroll("shop.found", r, 54 * static_cast<float>(offered_.size()));
    for (std::size_t i = 0; i < offered_.size(); ++i) {
        const Rect box{r.x, r.y + 54 * static_cast<float>(i) - up, r.w - 12, 50};
        if (!box.overlaps(r)) continue;
        const std::string number = "." + std::to_string(i);
        for (const char* part : {"shop.found", "shop.swap", "shop.add"})
            if (look_.comes_to(f, box, r, part + number)) seen_ = i;
        found_row(f, box, desk, i);
    }
    f.ui.end_scroll();
    if (ucg) look_.at_nothing();
    else look_.at(desk, offered_[seen_].id);
}

// A card that is offered: what it is, and that it comes into the cube, beside what is there or instead of the chosen card.
void WorkshopPage::found_row(Frame& f, Rect box, WorkshopDesk& desk, std::size_t place) {
    Canvas& c = f.c;
    const auto& [id, name, facts] = offered_[place];
    const std::string number = "." + std::to_string(place);
    const std::string swaps =
        chosen_ ? f.say(Text::shop_swap_tip, {faces_->name(f.say, *chosen_), name}) : std::string();
    const float wide = std::max(60.f, c.width(f.say(Text::shop_swap), bold(14, c.p.t1)) + 24);
    const Rect add{box.right() - 44, box.y + 8, 36, 34}, swap{add.x - wide - 8, box.y + 8, wide, 34};
    const Response at = f.ui.item("shop.found" + number, {box.x, box.y, swap.x - box.x - 6, box.h});
    if (at.clicked) seen_ = place;
    c.rect(box, seen_ == place ? c.p.s3 : c.p.s2, 8);
    if (seen_ == place) c.rect({box.x, box.y + 8, 4, box.h - 16}, c.p.accent, 2);
    c.text_within({box.x + 14, box.y + 21}, name, bold(15, c.p.t1).cuttable(), swap.x - box.x - 24);
    c.text_within({box.x + 14, box.y + 40}, facts, regular(13, c.p.t2).cuttable(), swap.x - box.x - 24);
    if (button(f, {.id = "shop.swap" + number,
                   .box = swap,
                   .label = f.say(Text::shop_swap),
                   .rank = Rank::quiet,
                   .locked = chosen_ ? std::string_view() : f.say(Text::shop_no_swap),
                   .tip = swaps,
                   .text = 14}))
        deed_ = [this, &desk, wanted = id] {
            Said no = desk.swap((*desk.cube())[*chosen_].key, wanted);
            if (!no) chosen_ = desk.cube()->cards().find_key(wanted);
            return no;
        };
    if (button(f, {.id = "shop.add" + number, .box = add, .label = "+", .tip = f.say(Text::shop_add_tip), .text = 18}))
        deed_ = [this, &f, &desk, wanted = id, called = name] {
            Said no = desk.add(wanted);
            if (no) return no;
            chosen_ = desk.cube()->cards().find_key(wanted);
            f.ui.toast(f.say(Text::shop_added, {called}));
            return Said();
        };
}

// The card that one is about to add, and what a swap would do with it; once it is in the cube, how many of it there are.
void WorkshopPage::look_at_found(Frame& f, Rect r, WorkshopDesk& desk) {
    const auto& cube = *desk.cube();
    const auto in_cube = cube.cards().find_key(offered_[seen_].id);
    if (cube.ucg_cards()) return card_panel(f, r, desk, *in_cube);
    const int copies = in_cube ? cube.copies(*in_cube) : 0;
    std::string under;
    if (chosen_ && chosen_ != in_cube)
        under = std::string(f.say(Text::shop_swap)) + ": " +
                f.say(Text::shop_swap_tip, {faces_->name(f.say, *chosen_), f.say.name(*look_.card())});
    if (copies == 0) return look_.draw(f, r, "shop.texts", under);
    const Rect foot = r.cut_bottom(56);
    look_.draw(f, r, "shop.texts", under);
    const Rect steps{foot.centre().x - 70, foot.y + 10, 140, 36};
    if (const auto wanted = copies_stepper(f, steps, "shop.chosen", copies, StepperKeys::heard))
        set_copies(f, desk, *in_cube, *wanted);
}

// The other cubes of the game, in as many rows as their names need. Returns where they end.
float WorkshopPage::other_cubes(Frame& f, Rect r, WorkshopDesk& desk) {
    const bool ultraman = desk.cube()->ucg_cards() != nullptr;
    Rect at{r.x, r.y, 0, 34};
    for (std::size_t i = 0; i < f.session.cubes().size(); ++i) {
        const CubeSummary& each = f.session.cubes()[i];
        if (each.id == path_.stem() || std::holds_alternative<UltramanCounts>(each.counts) != ultraman) continue;
        const std::string id = "shop.other." + std::to_string(i);
        Button one{.id = id, .box = at, .label = each.name, .text = 14, .cutting = Cutting::allowed};
        one.rank = other_ == each.id ? Rank::usual : Rank::quiet;
        one.box.w = std::min(r.w, std::max(60.f, button_width(f.c, one)));
        if (at.x > r.x && at.x + one.box.w > r.right()) at.x = r.x, at.y += 40, one.box.x = at.x, one.box.y = at.y;
        at.x += one.box.w + 6;
        if (button(f, one))
            deed_ = [this, &f, &desk, wanted = each.id] {
                auto other = desk.other_cube(wanted);
                if (!other) return Said(f.say(other.error()));
                other_ = wanted;
                other_cube_ = std::move(*other);
                comparison_.reset();
                return Said();
            };
    }
    if (at.x == r.x) f.c.text_within({r.x, r.y + 20}, f.say(Text::shop_no_other), regular(15, f.c.p.t2), r.w);
    return at.bottom();
}

void WorkshopPage::compare_tab(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    c.text_within({r.x, r.y + 18}, f.say(Text::shop_compare_with), bold(15, c.p.t2), r.w);
    r.cut_top(28);
    r.cut_top(other_cubes(f, r, desk) - r.y + 12);
    if (!other_cube_) return;
    if (!comparison_) comparison_ = workshop::compare(*desk.cube(), *other_cube_);
    const auto& all = comparison_->differences;
    const std::string sum = all.empty() ? std::string(f.say(Text::shop_no_difference))
                                        : f.say(Text::shop_alike, {std::to_string(comparison_->alike)});
    c.text_within({r.x, r.y + 16}, sum, bold(15, c.p.t1), r.w);
    r.cut_top(28);
    std::map<std::string_view, int> namesakes;
    for (const workshop::Difference& each : all) ++namesakes[each.name];
    const float up = f.ui.begin_scroll("shop.differences", r, 40 * static_cast<float>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect box{r.x, r.y + 40 * static_cast<float>(i) - up, r.w - 12, 36};
        if (!box.overlaps(r)) continue;
        c.rect(box, c.p.s2, 8);
        const float wide =
            c.text_within({box.x + 14, box.y + 24}, all[i].name, bold(15, c.p.t1).cuttable(), box.w - 240);
        if (namesakes.at(all[i].name) > 1)
            c.text_within({box.x + 24 + wide, box.y + 24}, desk.printed_in(all[i].key), regular(13, c.p.t2).cuttable(),
                          box.w - 250 - wide);
        c.text({box.right() - 90, box.y + 24}, f.say(words_of(all[i])), regular(13, c.p.t2, Align::right));
        c.text({box.right() - 14, box.y + 24}, std::to_string(all[i].here) + " : " + std::to_string(all[i].there),
               bold(15, c.p.t1, Align::right));
    }
    f.ui.end_scroll();
}

void WorkshopPage::rules_tab(Frame& f, Rect r, WorkshopDesk& desk) {
    Canvas& c = f.c;
    const workshop::OpenedCube& cube = *desk.cube();
    const draft::GameRules rules = rules_of(cube);
    float y = r.y + 8;
    const auto switch_row = [&](const std::string& id, Text words, bool on, const WeaknessRule& now) {
        c.text_within({r.x + 56, y + 21}, f.say(words), regular(15, c.p.t1), r.w - 70);
        if (toggle(f, id, {r.x + 6, y + 6}, Key::none, on) != on) {
            const workshop::WeaknessLine line = workshop::weakness_line(now);
            deed_ = [&f, &desk, line, id, on]() -> Said {
                const std::string value = id == "shop.psychic" && on ? "usual" : line.value;
                const auto error = desk.cube()->set_rule(line.rule, value);
                return error ? Said(f.say(*error)) : std::nullopt;
            };
        }
        y += 42;
    };
    if (!cube.ucg_rules()) {
        const auto& lines = cube.file().cube.rules.weakness_rules;
        const auto psychic = std::ranges::find(lines, Type::psychic, &WeaknessRule::whose);
        const bool on = psychic != lines.end();
        switch_row("shop.psychic", Text::shop_psychic, on, {});
        if (on) {
            WeaknessRule other = *psychic;
            other.give_missing = !psychic->give_missing;
            switch_row("shop.psychic_all", Text::shop_psychic_all, psychic->give_missing, other);
        }
    }
    if (button(f, {.id = "shop.options",
                   .box = {r.x, y + 4, 230, 40},
                   .label = f.say(Text::shop_options),
                   .icon = Icon::gear})) {
        changes_.clear();
        for (const ChangedRule& one : changed_rules(rules, f.say.language()))
            changes_.push_back({one.now.name, one.now.value});
        sheet_ = Sheet::options;
    }
    y += 60;
    for (const ChangedRule& one : changed_rules(rules, f.say.language())) {
        if (y + 40 > r.bottom()) break;
        const std::string told =
            f.say(Text::night_rule_differs, {std::string(one.now.title), one.now.value_in_words(one.now.value),
                                             one.now.value_in_words(one.usual), std::string(one.now.clause)});
        const int lines = c.paragraph({r.x + 4, y + 16}, told, regular(14, c.p.t1), r.w - 16, 18, 3);
        y += 18 * static_cast<float>(lines) + 14;
    }
}

}  // namespace cubenight::gui
