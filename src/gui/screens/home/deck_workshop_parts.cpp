// The workshop of decks: which one is on the bench, what is wrong with it, what is in it, where it lies.
#include <algorithm>

#include "draft/night/settings.hpp"
#include "engine/core/utf8.hpp"
#include "src/gui/screens/home/cube_choice.hpp"
#include "src/gui/screens/home/deck_workshop.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {
namespace {

// A name that a night takes.
void cut_name(std::string& name) {
    while (name.size() > draft::longest_name) {
        name.pop_back();
        while (!name.empty() && !is_utf8(name)) name.pop_back();
    }
}

}  // namespace

bool DeckWorkshop::deck_row(Frame& f, Rect r, const std::string& id, const std::string& name, const std::string& under,
                            Colour colour, bool chosen) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, chosen || at.hovered ? c.p.s3 : c.p.s2, 8);
    if (chosen) c.rect({r.x, r.y + 10, 4, r.h - 20}, c.p.accent, 2);
    c.text_within({r.x + 16, r.y + 20}, name, bold(15, c.p.t1).cuttable(), r.w - 28);
    c.text_within({r.x + 16, r.y + 37}, under, regular(13, colour).cuttable(), r.w - 28);
    return at.clicked;
}

// A new one, one that lies on the bench and in no file yet, and those of the files.
void DeckWorkshop::decks(Frame& f, Rect r, DeckDesk& desk, OnBench& bench) {
    Canvas& c = f.c;
    panel(c, r, 18);
    Rect view{r.x + 10, r.y + 10, r.w - 20, r.h - 20};
    bench = bench_tabs(f, view.cut_top(34), bench);
    view.cut_top(8);
    const auto& all = desk.decks();
    const workshop::OpenedDeck* deck = desk.deck();
    const bool unfiled = deck && deck->path().empty();
    constexpr float high = 48, first = 38;
    float y = view.y - f.ui.begin_scroll("decks.list", view, first + high * static_cast<float>(all.size() + unfiled));
    if (button(f, {.id = "decks.new",
                   .box = {view.x, y, view.w - 8, first - 4},
                   .label = f.say(Text::decks_new),
                   .icon = Icon::plus}))
        begin(f, desk);
    y += first;
    const auto row = [&] { return Rect{view.x, std::exchange(y, y + high), view.w - 8, high - 4}; };
    if (unfiled)
        deck_row(f, row(), "decks.unfiled", deck->name(), std::string(f.say(Text::shop_unsaved)), c.p.warn, true);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect box = row();
        if (!box.overlaps(view)) continue;
        const bool chosen = deck && !unfiled && deck->path().string() == all[i].id;
        const bool unsaved = chosen && deck->changed();
        const std::string cards = f.say.count(Text::match_cards_one, Text::match_cards, all[i].cards);
        const bool is_list = workshop::deck_file_kind(all[i].id) == workshop::DeckFileKind::list;
        const std::string under = unsaved                        ? std::string(f.say(Text::shop_unsaved))
                                  : all[i].starter()             ? f.say(Text::deck_starter, {cards})
                                  : is_list && all[i].playable() ? std::string(f.say(Text::pokemon)) + " · " + cards
                                  : all[i].playable()            ? cards
                                                                 : f.say(all[i].problems.front().reason);
        const Colour colour = unsaved || !all[i].playable() ? c.p.warn : c.p.t2;
        const std::string name = all[i].starter() ? text::given_name(all[i].name, f.say.language()) : all[i].name;
        if (deck_row(f, box, "decks.deck." + std::to_string(i), name, under, colour, chosen) && !chosen)
            wanted_ = DeckWish{all[i].id};
    }
    f.ui.end_scroll();
}

// What is wrong, all of it; a fault of a card leads to it.
float DeckWorkshop::faults(Frame& f, Rect r, float y) {
    Canvas& c = f.c;
    if (faults_.empty()) {
        icon(c, {r.x + 8, y + 12}, 7, Icon::tick, c.p.ok);
        const int lines = c.paragraph({r.x + 24, y + 17}, f.say(Text::decks_legal), bold(14, c.p.ok), r.w - 24, 18, 3);
        return y + 8 + 18 * static_cast<float>(std::max(1, lines));
    }
    for (std::size_t i = 0; i < faults_.size(); ++i) {
        const std::string& told = faults_[i].told;
        const auto lines = static_cast<float>(c.wrapped(told, regular(14, c.p.bad), r.w - 30).size());
        const Rect box{r.x - 6, y, r.w + 8, 18 * lines + 10};
        const bool leads = !faults_[i].cards.empty();
        const Response at = f.ui.item("decks.fault." + std::to_string(i), box, leads ? Can::be_pressed : Can::be_seen);
        c.rect(box, at.hovered && leads ? c.p.s3 : c.p.s2, 6);
        icon(c, {box.x + 14, box.y + 15}, 6, Icon::warning, c.p.warn);
        c.paragraph({box.x + 28, box.y + 19}, told, regular(14, c.p.warn), r.w - 30, 18, static_cast<int>(lines));
        if (at.clicked) chosen_ = *faults_[i].cards.begin(), tab_ = Tab::cards, search_.clear(), filter_ = 0;
        y += box.h + 4;
    }
    return y;
}

// Lines that mean no card: they can only go.
float DeckWorkshop::unknown(Frame& f, Rect r, DeckDesk& desk, float y) {
    Canvas& c = f.c;
    if (unknown_.empty()) return y;
    c.text_within({r.x, y + 26}, capitals(f.say(own_->cards().ucg ? Text::decks_unknown : Text::decks_unknown_cards)),
                  bold(12, c.p.t3), r.w);
    y += 36;
    for (const auto& line : unknown_) {
        c.text_within({r.x, y + 22}, line.card, bold(14, c.p.t1).cuttable(), r.w - 120);
        if (const auto copies = copies_stepper(f, {r.right() - 108, y, 108, 32}, "decks.unknown." + line.card,
                                               line.copies, StepperKeys::none))
            deed_ = [&desk, card = line.card, copies = *copies] { return desk.set_copies(card, copies); };
        y += 38;
    }
    return y;
}

float DeckWorkshop::counts(Frame& f, Rect r, float y) {
    Canvas& c = f.c;
    for (const DeckCountGroup& group : counts_) {
        c.text_within({r.x, y + 26}, capitals(group.title), bold(12, c.p.t3), r.w);
        y += 34;
        for (const auto& [name, count] : group.counts) {
            c.text_within({r.x, y + 16}, name, regular(14, c.p.t2), r.w - 70);
            c.text({r.right(), y + 16}, std::to_string(count), bold(14, c.p.t1, Align::right));
            y += 23;
        }
    }
    return y;
}

// How many cards it has, and is to have where a person chooses that.
float DeckWorkshop::size(Frame& f, Rect r, DeckDesk& desk, float y) {
    const std::span<const int> sizes = desk.sizes();
    std::vector<std::string> numbers;
    for (const int size : sizes) numbers.push_back(std::to_string(size));
    const std::vector<std::string_view> labels(numbers.begin(), numbers.end());
    const float wide = labels.empty() ? 0 : 126;
    f.c.text_within({r.x, y + 20}, f.say.count(Text::match_cards_one, Text::match_cards, desk.deck()->size()),
                    bold(18, f.c.p.t1), r.w - wide - 8);
    if (labels.empty()) return y + 28;
    const auto chosen = std::ranges::find(sizes, desk.size()) - sizes.begin();
    const int wished = tabs(f, "decks.size", {r.right() - wide, y, wide, 30}, labels, static_cast<int>(chosen));
    if (wished != chosen)
        deed_ = [&desk, size = sizes[static_cast<std::size_t>(wished)]] {
            desk.set_size(size);
            return Said();
        };
    return y + 40;
}

// Of a list: which cube its cards are of.
float DeckWorkshop::whose_cards(Frame& f, Rect r, const DeckDesk& desk, float y) {
    const CubeSummary* const cube = find_cube(f.session, desk.cube());
    if (!cube) return y;
    const auto others = pokemon_cubes(f.session).size();
    if (others < 2) {
        f.c.text_within({r.x, y + 14}, cube->name, regular(14, f.c.p.t2).cuttable(), r.w);
        return y + 26;
    }
    if (button(f, {.id = "decks.cube",
                   .box = {r.x - 6, y, r.w + 8, 34},
                   .label = cube->name,
                   .rank = Rank::quiet,
                   .icon = Icon::cube,
                   .cutting = Cutting::allowed}))
        sheet_ = Sheet::turning;
    return y + 44;
}

void DeckWorkshop::inside(Frame& f, Rect r, DeckDesk& desk) {
    Canvas& c = f.c;
    panel(c, r, 18);
    workshop::OpenedDeck& deck = *desk.deck();
    const Rect field{r.x + 14, r.y + 14, r.w - 28, 40};
    c.rect(field, c.p.well, size::button_radius);
    std::string name = deck.name();
    if (f.ui.text_field("decks.name", field.inset(12, 4), name, f.say(Text::decks_name))) {
        cut_name(name);
        deck.set_name(std::move(name));
    }
    const Rect view{r.x + 10, r.y + 60, r.w - 20, r.h - 70};
    const float up = f.ui.begin_scroll("decks.inside", view, inside_height_);
    const Rect column{view.x + 10, view.y - up, view.w - 30, view.h};
    float y = column.y + 4;
    y = faults(f, column, whose_cards(f, column, desk, size(f, column, desk, y)));
    y = unknown(f, column, desk, y);
    y = counts(f, column, y);
    const std::string lies = deck.path().empty() ? f.say(Text::decks_will_lie, {DeckDesk::folder(deck.kind()).string()})
                                                 : f.say(Text::decks_lies, {deck.path().string()});
    const TextStyle style = regular(13, c.p.t3);
    const int lines = static_cast<int>(c.wrapped(lies, style, column.w).size());
    c.paragraph({column.x, y + 26}, lies, style, column.w, 17, lines);
    y += 26 + 17 * static_cast<float>(lines);
    f.ui.end_scroll();
    inside_height_ = y - column.y + 6;
}

}  // namespace cubenight::gui
