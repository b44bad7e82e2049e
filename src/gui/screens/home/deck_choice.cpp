#include "src/gui/screens/home/deck_choice.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"
#include "src/text/match_phrases.hpp"

namespace cubenight::gui {
namespace {

// How many cards it has, and where it comes from.
std::string about(const Strings& say, const DeckFile& deck) {
    const std::string cards = say.count(Text::match_cards_one, Text::match_cards, deck.cards);
    switch (deck.source) {
        case DeckSource::starter: return say(Text::deck_starter, {cards});
        case DeckSource::drafted: return say(Text::deck_of_night, {say(Text::deck_drafted_under), cards});
        case DeckSource::night: return say(Text::deck_of_night, {cards, deck.of});
        case DeckSource::file: break;
    }
    return cards;
}

// "2 Tepig, Pignite ...".
std::string contents_of(const Strings& say, const DeckFile& deck) {
    std::vector<std::string> cards;
    for (const auto& [id, count] : deck.contents) {
        const std::string name(say.name((*deck.set)[id]));
        cards.push_back(count == 1 ? name : say(text::MatchPhrase::several_of, {std::to_string(count), name}));
    }
    return say.row(cards);
}

// The types of its Pokémon at the right end of its row. Returns how wide they are.
float type_badges(Canvas& c, Rect r, const DeckFile& deck) {
    const std::size_t shown = std::min<std::size_t>(deck.types.size(), 4);
    for (std::size_t i = 0; i < shown; ++i)
        type_badge(c, {r.right() - 22 - 24 * static_cast<float>(shown - 1 - i), r.centre().y}, 10, deck.types[i]);
    return 24 * static_cast<float>(shown);
}

constexpr float usual_row = 58, problem_line = 18, new_row = 46;
constexpr std::size_t most_problems = 3;  // that a row tells; pointed at, it tells all

float deck_height(const DeckFile& deck) {
    const std::size_t told = std::min(deck.problems.size(), most_problems);
    return usual_row + problem_line * static_cast<float>(told > 1 ? told - 1 : 0);
}

// Why it cannot be played, a line for each reason as far as there is room.
void tell_problems(Frame& f, Rect r, const DeckFile& deck, const Response& at) {
    Canvas& c = f.c;
    icon(c, {r.x + 25, r.y + 39}, 6, Icon::warning, c.p.warn);
    std::string all;
    for (std::size_t i = 0; i < deck.problems.size(); ++i) {
        all += (i > 0 ? "\n" : "") + f.say(deck.problems[i]);
        if (i >= most_problems) continue;
        const bool rest = i + 1 == most_problems && deck.problems.size() > most_problems;
        const std::string told = rest ? f.say(Text::deck_problems_more, {std::to_string(deck.problems.size() - i)})
                                      : f.say(deck.problems[i].reason);
        c.text_within({r.x + 38, r.y + 43 + problem_line * static_cast<float>(i)}, told,
                      regular(13, c.p.warn).cuttable(), r.w - 54);
    }
    f.ui.tip(at, all);
}

// Returns whether it was pressed.
bool choice_row(Frame& f, Rect r, const DeckFile& deck, const std::string& id, bool chosen) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, chosen || at.hovered ? c.p.s3 : c.p.s2, 10);
    if (chosen) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    const std::string name = deck.source == DeckSource::drafted ? std::string(f.say(Text::deck_drafted))
                             : deck.source == DeckSource::night ? text::given_name(deck.name, f.say.language())
                                                                : deck.name;
    const float room = r.w - 34 - type_badges(c, r, deck);
    c.text_within({r.x + 18, r.y + 23}, name, bold(15, c.p.t1).cuttable(), room);
    if (!deck.playable()) return tell_problems(f, r, deck, at), at.clicked;
    c.text_within({r.x + 18, r.y + 43}, about(f.say, deck), regular(13, c.p.t2).cuttable(), room);
    if (at.hovered && !deck.contents.empty()) f.ui.tip(at, contents_of(f.say, deck));
    return at.clicked;
}

// Of a deck file of one's own, or of a starter deck, which stays as it is: a copy. What else stands in the list is no deck file.
bool can_be_edited(const DeckFile& deck) {
    return deck.starter() ||
           (deck.source == DeckSource::file && (deck.id.ends_with(".deck") || deck.id.ends_with(".txt")));
}

bool edit_button(Frame& f, Rect r, const std::string& id, const DeckFile& deck) {
    const Response at = f.ui.item(id, r);
    f.c.rect(r, at.hovered ? f.c.p.s3 : f.c.p.s2, 10);
    icon(f.c, r.centre(), 8, Icon::pencil, at.hovered ? f.c.p.t1 : f.c.p.t2);
    f.ui.tip(at, std::string(f.say(deck.starter() ? Text::decks_edit_copy : Text::decks_edit)));
    return at.clicked;
}

}  // namespace

const DeckFile* find_deck(const std::vector<DeckFile>& decks, std::string_view id) {
    const auto found = std::ranges::find(decks, id, &DeckFile::id);
    return found == decks.end() ? nullptr : &*found;
}

float deck_rows_height(const std::vector<DeckFile>& decks) {
    float high = new_row;
    for (const DeckFile& deck : decks) high += deck_height(deck);
    return high;
}

DeckRowsPress draw_deck_rows(Frame& f, Rect view, const std::string& id, const std::vector<DeckFile>& decks,
                             std::string_view chosen) {
    DeckRowsPress press;
    float y = view.y - f.ui.begin_scroll(id + "s", view, deck_rows_height(decks));
    for (std::size_t i = 0; i < decks.size(); ++i) {
        Rect row{view.x, y, view.w - 8, deck_height(decks[i]) - 6};
        y += deck_height(decks[i]);
        if (!row.overlaps(view)) continue;
        const std::string place = "." + std::to_string(i);
        if (can_be_edited(decks[i])) {
            const Rect edit = row.cut_right(46);
            row.cut_right(4);
            if (edit_button(f, edit, id + ".edit" + place, decks[i])) press.wish = DeckWish{decks[i].id};
        }
        if (choice_row(f, row, decks[i], id + place, decks[i].id == chosen)) press.chosen = i;
    }
    if (button(f, {.id = id + ".new",
                   .box = {view.x, y, view.w - 8, new_row - 6},
                   .label = f.say(Text::decks_new),
                   .rank = Rank::quiet,
                   .icon = Icon::plus}))
        press.wish = DeckWish();
    f.ui.end_scroll();
    return press;
}

bool DeckSheet::draw(Frame& f) {
    Layer layer(f);
    const auto& decks = f.session.deck_files();
    const Rect box = layer.sheet(560, 156 + deck_rows_height(decks));
    f.c.text_within({box.x + 28, box.y + 46}, f.say(Text::seating_deck_of, {whose_}), bold(20, f.c.p.t1).cuttable(),
                    box.w - 56);
    const Rect view{box.x + 28, box.y + 68, box.w - 48, box.h - 68 - 78};
    DeckRowsPress press = draw_deck_rows(f, view, "seating.deck_of", decks, chosen_);
    if (press.chosen) chosen_ = decks[*press.chosen].id;
    wish_ = std::move(press.wish);
    return !cancel_button(f, box) && !press.chosen && !wish_;
}

}  // namespace cubenight::gui
