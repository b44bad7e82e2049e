#include "src/gui/screens/match/asked.hpp"

#include <algorithm>

#include "engine/pokemon/match/places.hpp"
#include "src/gui/kit/search.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/icons.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/pokemon/asking.hpp"
#include "src/text/pokemon/ending_text.hpp"
#include "src/text/pokemon/option_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

void asked_icon(Canvas& c, const MatchValues& v, Vec at) {
    const Choice& choice = v.view.choice;
    const Card* source =
        v.at != AskAt::nowhere && choice.source < most_copies ? v.card(CopyId{choice.source}) : nullptr;
    if (source) return card_mark(c, at, 14, *source);
    if (v.view.outcome != Outcome::running) return icon(c, at, 11, Icon::flag, c.p.t2);
    if (v.at == AskAt::nowhere) return icon(c, at, 11, Icon::clock, c.p.t2);
    icon(c, at, 11, v.at == AskAt::turn ? Icon::play : Icon::hand, c.p.accent);
}

namespace {

// The words of the text that asks, where a language has them; else what its optional part does, in notation.
std::string asking_words(const CardWords& said, const MatchValues& v) {
    const ChoiceKind kind = v.view.choice.kind;
    if (!v.view.asks_me || (kind != ChoiceKind::either && kind != ChoiceKind::agree)) return {};
    const auto asking = text::asking_text(*v.names.book, v.view);
    const Card* card = asking ? v.card(CopyId{v.view.choice.source}) : nullptr;
    if (!card) return {};
    if (asking->place == text::TextPlace::attack) return said.attack(*card, asking->index);
    if (asking->place == text::TextPlace::ability) return said.ability(*card, asking->index);
    return said.text(*card);
}

std::string answer_label(const MatchValues& v, Option option) {
    const std::string label = text::option_label(v.names, v.view, option);
    if (option.kind != OptionKind::part || v.view.choice.kind != ChoiceKind::either) return label;
    const auto asking = text::asking_text(*v.names.book, v.view);
    const Card* card = asking ? v.card(CopyId{v.view.choice.source}) : nullptr;
    const std::string part =
        card ? text::words_of_part(*card, *asking, v.view.choice.node, option.a, v.names.language) : std::string();
    return part.empty() ? label : part;
}

ListedFace listed(const ListedCard& card, CopyId copy) { return {copy, card.count, card.place, card.copies}; }

}  // namespace

// Nothing is asked any more: who has won, and how.
static Asking ending_of(const MatchValues& v) {
    const text::Say say = v.names.say();
    const auto winner = play::winner_of(v.view.outcome);
    Asking asking;
    asking.title =
        winner ? say(Text::match_over_title, {v.names.seats[*winner]}) : std::string(say(Text::match_over_draw));
    asking.sentence = text::capitalized(text::ending_text(v.view.ending, v.view.turn, v.names.language));
    asking.way_back = v.way_back;
    asking.over = true;
    return asking;
}

Asking asking_of(const CardWords& said, const MatchValues& v) {
    if (v.view.outcome != Outcome::running) return ending_of(v);
    Asking asking;
    asking.title = v.prompt.title;
    asking.sentence = v.prompt.sentence;
    asking.words = asking_words(said, v);
    asking.at = v.at;
    asking.numbered = v.count_numbered();
    // Of a search for several things also what the steps before have brought.
    asking.picked = v.view.picks.empty() ? v.view.choice.picked : v.view.picks.size();
    if (v.at == AskAt::buttons)
        for (const Option& option : v.options) asking.answers.push_back(answer_label(v, option));
    const OptionKind kind = v.options.empty() ? OptionKind::none : v.options[0].kind;
    if (kind == OptionKind::type || kind == OptionKind::number) asking.columns = 4, asking.column = 170;
    if (kind == OptionKind::hand_verb || kind == OptionKind::hand_place) asking.columns = 3, asking.column = 240;
    asking.whole_text = v.view.choice.kind == ChoiceKind::by_hand;
    if (v.done) asking.done = text::option_label(v.names, v.view, *v.done);
    asking.done_is_meant = v.done_is_meant();
    asking.way_back = v.way_back;
    asking.bot_acts = v.bot_acts;
    return asking;
}

namespace {

// Where a Pokémon of the other side may be chosen, the cards lie over the own one.
BoardSide looked_side(const MatchValues& v) {
    const bool theirs = std::ranges::any_of(v.options, [&](const Option& option) {
        return option.kind == OptionKind::slot && slot_seat(option.a) == v.them;
    });
    return theirs ? BoardSide::own : BoardSide::other;
}

}  // namespace

MatchWishes draw_choices(Frame& f, const MatchValues& v, const Asking& asking, ChoiceList& list, Rect board,
                         float bar_width) {
    std::vector<ListedFace> cards, looked;
    for (const ListedCard& card : v.list) cards.push_back(listed(card, CopyId{card.option.a}));
    for (const ListedCard& card : v.looked) looked.push_back(listed(card, CopyId{card.option.a}));
    const Choices choices{.asking = asking,
                          .list = cards,
                          .looked = looked,
                          .looked_at = looked_side(v),
                          .source = v.asks() ? CopyId{v.view.choice.source} : no_copy,
                          .face =
                              [&](Rect box, CopyId copy) {
                                  CardPainter painter(f.c, f.say, f.words);
                                  if (const Card* card = v.card(copy)) painter.draw(box.corner(), box.w, v.look(*card));
                                  else painter.back(box.corner(), box.w);
                              },
                          .has_words =
                              [&](CopyId copy, std::string_view words) {
                                  const Card* card = v.card(copy);
                                  return card && found_on(*card, f.words, f.say, words);
                              },
                          .sign = [&](Vec at) { asked_icon(f.c, v, at); },
                          .answer_sign =
                              [&](Vec at, std::size_t answer) {
                                  const Option& option = v.options[answer];
                                  if (option.kind == OptionKind::type)
                                      type_badge(f.c, at, 11, static_cast<Type>(option.a));
                              }};
    return list.draw(f, choices, board, bar_width);
}

}  // namespace cubenight::gui
