#include "src/gui/screens/ultraman/asked.hpp"

#include <algorithm>

#include "src/gui/kit/search.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/icons.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/ending_text.hpp"

namespace cubenight::gui::ucg {

void asked_icon(Canvas& c, const Values& v, Vec at) {
    const auto& choice = v.view.choice;
    const Card* source =
        v.at != AskAt::nowhere && choice.source < ultraman::most_copies ? v.card(CopyId{choice.source}) : nullptr;
    if (source) return card_mark(c, at, 14, *source);
    if (v.over()) return icon(c, at, 11, Icon::flag, c.p.t2);
    if (v.at == AskAt::nowhere) return icon(c, at, 11, Icon::clock, c.p.t2);
    icon(c, at, 11, v.of_turn() ? Icon::play : Icon::hand, c.p.accent);
}

namespace {

// The whole text of the card that asks, where it asks how; what else it asks stands in the prompt.
std::string asking_words(const Values& v) {
    const ChoiceKind kind = v.kind();
    if (kind != ChoiceKind::either && kind != ChoiceKind::agree) return {};
    const auto asking = said::asking_text(*v.names.book, v.view);
    return asking ? v.names.words_of_text(asking->card, static_cast<int>(asking->index)) : std::string();
}

bool is_of_judge(const Values& v) { return v.kind() == ChoiceKind::by_hand || v.kind() == ChoiceKind::hand_place; }

bool is_small(OptionKind kind) { return kind == OptionKind::type || kind == OptionKind::number; }

}  // namespace

namespace {

// Nothing is asked any more: who has won, and how.
Asking ending_of(Frame& f, const Values& v) {
    Asking asking;
    const auto winner = play::winner_of(v.view.outcome);
    asking.title =
        winner ? f.say(Text::match_over_title, {v.names.seats[*winner]}) : std::string(f.say(Text::match_over_draw));
    asking.sentence = text::capitalized(said::ending_text(v.view.ending, v.view.turn, f.say.language()));
    asking.way_back = v.way_back;
    asking.over = true;
    return asking;
}

}  // namespace

Asking asking_of(Frame& f, const Values& v, CopyId held) {
    if (v.over()) return ending_of(f, v);
    Asking asking;
    asking.title = v.prompt.title;
    if (v.armed) asking.title = f.say(Text::ucg_redraw_again, {std::to_string(v.view.seats[v.me].hand.size())});
    asking.sentence = v.prompt.sentence;
    asking.words = asking_words(v);
    asking.at = v.at;
    asking.numbered = v.count_numbered();
    asking.picked = v.view.choice.picked;
    asking.least = v.view.choice.least;
    asking.most = std::max<int>(1, v.view.choice.most);
    if (v.at == AskAt::buttons)
        for (const Option& option : v.options) {
            // A first hand is kept unless somebody says otherwise.
            const bool keeps = v.view.choice.kind == ChoiceKind::redraw && option.kind == OptionKind::no;
            if (keeps) asking.likely = asking.answers.size();
            asking.answers.push_back(said::option_label(v.names, v.view, option));
        }
    if (!v.options.empty() && is_small(v.options.front().kind)) asking.columns = 4, asking.column = 170;
    if (is_of_judge(v)) asking.columns = 3, asking.column = 240;
    if (v.done) asking.done = said::option_label(v.names, v.view, *v.done);
    asking.ends_step = v.of_turn();
    asking.done_is_meant = v.done_is_meant();
    asking.way_back = v.way_back;
    asking.bot_acts = v.bot_acts;
    if (const HandCard* card = v.held(held); card && card->card) {
        asking.title = f.say(Text::ucg_where_title, {card->label, std::string(f.say.name(*card->card))});
        asking.sentence = f.say(Text::ucg_where);
        asking.at = AskAt::board;
        asking.numbered = static_cast<int>(card->plays.size());
        asking.done.clear();
        asking.way_back = false;
    }
    return asking;
}

Asking told_of(Frame& f, const Values& v) {
    Asking asking;
    asking.title =
        v.view.phase == Phase::setup ? f.say(Text::match_setup) : said::phase_text(v.view.phase, f.say.language());
    if (!v.lines.empty()) asking.sentence = v.lines.back().text;
    asking.bot_acts = true;  // it is skipped as what a bot does
    return asking;
}

namespace {

// Where a character of the other side may be chosen, the cards lie over the own one.
BoardSide looked_side(const Values& v) {
    const bool theirs = std::ranges::any_of(v.options, [&](const Option& option) {
        return option.kind == OptionKind::character && ultraman::seat_of(Spot{option.a}) == v.them;
    });
    return theirs ? BoardSide::own : BoardSide::other;
}

}  // namespace

Wishes draw_choices(Frame& f, const Values& v, const Asking& asking, ChoiceList& list, Rect board, float bar_width) {
    std::vector<ListedFace> cards, looked;
    for (const ListedCard& card : v.list) cards.push_back({CopyId{card.option.a}, card.count, card.place, card.copies});
    for (const ListedCard& card : v.looked)
        looked.push_back({CopyId{card.option.a}, card.count, card.place, card.copies});
    const Choices choices{.asking = asking,
                          .list = cards,
                          .looked = looked,
                          .looked_at = looked_side(v),
                          .source = v.asks() ? CopyId{v.view.choice.source} : no_copy,
                          .face =
                              [&](Rect box, CopyId copy) {
                                  UltramanPainter painter(f.c, f.say, f.words);
                                  if (const Card* card = v.card(copy)) painter.draw(box.corner(), box.w, *card);
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
                                      type_badge(f.c, at, 11, static_cast<ultraman::Type>(option.a));
                              }};
    return list.draw(f, choices, board, bar_width);
}

}  // namespace cubenight::gui::ucg
