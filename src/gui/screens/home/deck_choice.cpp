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

// Returns whether it was pressed.
bool deck_row(Frame& f, Rect r, const DeckFile& deck, const std::string& id, bool chosen) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, chosen || at.hovered ? c.p.s3 : c.p.s2, 10);
    if (chosen) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    const std::string name = deck.source == DeckSource::drafted ? std::string(f.say(Text::deck_drafted))
                             : deck.source == DeckSource::night ? text::given_name(deck.name, f.say.language())
                                                                : deck.name;
    const float room = r.w - 34 - type_badges(c, r, deck);
    c.text_within({r.x + 18, r.y + 23}, name, bold(15, c.p.t1).cuttable(), room);
    if (deck.problem) {
        icon(c, {r.x + 25, r.y + 39}, 6, Icon::warning, c.p.warn);
        c.text_within({r.x + 38, r.y + 43}, f.say(deck.problem->reason), regular(13, c.p.warn).cuttable(), r.w - 54);
        f.ui.tip(at, f.say(*deck.problem));
    } else {
        c.text_within({r.x + 18, r.y + 43}, about(f.say, deck), regular(13, c.p.t2).cuttable(), room);
        if (at.hovered && !deck.contents.empty()) f.ui.tip(at, contents_of(f.say, deck));
    }
    return at.clicked;
}

}  // namespace

const DeckFile* find_deck(const std::vector<DeckFile>& decks, std::string_view id) {
    const auto found = std::ranges::find(decks, id, &DeckFile::id);
    return found == decks.end() ? nullptr : &*found;
}

std::optional<std::size_t> draw_deck_rows(Frame& f, Rect view, const std::string& id,
                                          const std::vector<DeckFile>& decks, std::string_view chosen) {
    std::optional<std::size_t> pressed;
    const float up = f.ui.begin_scroll(id + "s", view, deck_row_height * static_cast<float>(decks.size()));
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const Rect row{view.x, view.y + deck_row_height * static_cast<float>(i) - up, view.w - 8, deck_row_height - 6};
        if (!row.overlaps(view)) continue;
        if (deck_row(f, row, decks[i], id + "." + std::to_string(i), decks[i].id == chosen)) pressed = i;
    }
    f.ui.end_scroll();
    return pressed;
}

bool DeckSheet::draw(Frame& f) {
    Layer layer(f);
    const auto& decks = f.session.deck_files();
    const Rect box = layer.sheet(560, 156 + deck_row_height * static_cast<float>(decks.size()));
    f.c.text_within({box.x + 28, box.y + 46}, f.say(Text::seating_deck_of, {whose_}), bold(20, f.c.p.t1).cuttable(),
                    box.w - 56);
    const Rect view{box.x + 28, box.y + 68, box.w - 48, box.h - 68 - 78};
    const auto pressed = draw_deck_rows(f, view, "seating.deck_of", decks, chosen_);
    if (pressed) chosen_ = decks[*pressed].id;
    return !close_button(f, box) && !pressed;
}

}  // namespace cubenight::gui
