// Match: the bar that says what is asked: of whom, about which card, with which keys, and the way out.
#include "src/gui/screens/match/match_table.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/text/asking.hpp"

namespace cubenight::gui {

using namespace pokemon;

void MatchTable::prompt(Frame& f) {
    Canvas& c = f.c;
    const Rect r = prompt_rect_;
    const bool mine = v_.at != AskAt::nowhere;
    const bool choosing = mine && v_.at != AskAt::turn;
    c.rect(r, mine ? c.p.own_row : c.p.s1, 14);
    c.frame(r, mine ? c.p.accent.alpha(choosing ? f.ui.glow() : .7f) : c.p.line, 14, mine ? 2.f : 1.f);
    prompt_icon(f, {r.x + 36, r.centre().y});
    const float buttons = prompt_buttons(f, r);
    float room = buttons - r.x - 74 - 16;
    if (choosing) prompt_keys(f, buttons - 16, r.centre().y), room -= v_.at == AskAt::board ? 190.f : 0.f;
    const std::string words = asking_words(f);
    const std::string told = words.empty() ? v_.prompt.sentence : v_.prompt.sentence + " " + words;
    const TextStyle style = regular(14, c.p.t2);
    const bool tail = !has_panels(f) && !choosing && !v_.lines.empty();
    if (tail) room = std::min(room, std::max(420.f, std::min(c.width(told, style) + 1, room * .6f)));
    c.text_within({r.x + 74, r.y + 25}, v_.prompt.title, bold(17, c.p.t1), room);
    if (c.width(told, style) > room)
        f.ui.tip(f.ui.item("prompt.words", {r.x + 74, r.y + 31, room, 20}, Can::be_seen), told);
    c.text({r.x + 74, r.y + 46}, c.whole_sentences(told, style, room), style);
    if (!tail) return;
    const float left = r.x + 74 + room + 20;
    for (std::size_t i = 0; i < 2 && i < v_.lines.size(); ++i) {
        const text::LogLine& line = v_.lines[v_.lines.size() - 1 - i];
        c.text_within({left, r.y + 46 - 21 * static_cast<float>(i)}, line.text, regular(13, i == 0 ? c.p.t1 : c.p.t3),
                      buttons - left - 12);
    }
}

void MatchTable::prompt_icon(Frame& f, Vec at) {
    Canvas& c = f.c;
    const Choice& choice = v_.view.choice;
    const Card* source =
        v_.at != AskAt::nowhere && choice.source < most_copies ? v_.card(CopyId{choice.source}) : nullptr;
    if (source) return card_mark(c, at, 14, *source);
    if (v_.view.outcome != Outcome::running) return icon(c, at, 11, Icon::flag, c.p.t2);
    if (v_.at == AskAt::nowhere) return icon(c, at, 11, Icon::clock, c.p.t2);
    icon(c, at, 11, v_.at == AskAt::turn ? Icon::play : Icon::hand, c.p.accent);
}

// The words of the text that asks, where a language has them; else what its optional part does, in notation.
std::string MatchTable::asking_words(Frame& f) const {
    const ChoiceKind kind = v_.view.choice.kind;
    if (!v_.view.asks_me || (kind != ChoiceKind::may && kind != ChoiceKind::either && kind != ChoiceKind::agree))
        return {};
    const auto asking = text::asking_text(*v_.names.book, v_.view);
    const Card* card = asking ? v_.card(CopyId{v_.view.choice.source}) : nullptr;
    if (!card) return {};
    std::string words;
    if (asking->place == text::TextPlace::attack) words = f.words.attack(*card, asking->index);
    else if (asking->place == text::TextPlace::ability) words = f.words.ability(*card, asking->index);
    else words = f.words.text(*card);
    if (!words.empty() || kind != ChoiceKind::may) return words;
    const Effect* effect = text::effect_of(*card, *asking);
    return effect ? text::may_notation(*effect, v_.view.choice.node) : std::string();
}

std::string MatchTable::button_label(Frame&, Option option) const {
    const std::string label = text::option_label(v_.names, v_.view, option);
    if (option.kind != OptionKind::part || v_.view.choice.kind != ChoiceKind::either) return label;
    const auto asking = text::asking_text(*v_.names.book, v_.view);
    const Card* card = asking ? v_.card(CopyId{v_.view.choice.source}) : nullptr;
    const Effect* effect = card ? text::effect_of(*card, *asking) : nullptr;
    const std::string part = effect ? text::part_notation(*effect, v_.view.choice.node, option.a) : std::string();
    return part.empty() ? label : part;
}

// Buttons from the right: the way out, done, and the few answers that fit. Returns where they begin.
float MatchTable::prompt_buttons(Frame& f, Rect r) {
    ButtonRow row(f, ButtonRow::From::right, r.right() - 12, r.y + 10, 38, 8);
    if (v_.can_take_back && row.button({.id = "prompt.back",
                                        .label = f.say(Text::match_take_back),
                                        .rank = Rank::quiet,
                                        .icon = Icon::cross,
                                        .key = Key::escape},
                                       160))
        take_back(f);
    if (v_.done && (v_.at == AskAt::board || v_.at == AskAt::buttons)) {
        const std::string label = text::option_label(v_.names, v_.view, *v_.done);
        if (row.button(
                {.id = "prompt.done", .label = label, .rank = Rank::primary, .icon = Icon::tick, .key = Key::enter},
                150)) {
            take(f, *v_.done);
            return row.edge();
        }
    }
    if (v_.at == AskAt::list && looking_ &&
        row.button(
            {.id = "prompt.list", .label = f.say(Text::match_show_list), .rank = Rank::primary, .key = Key::enter},
            180))
        looking_ = false;
    if (v_.at != AskAt::buttons || !choices_fit(f)) return row.edge();
    for (std::size_t i = v_.options.size(); i-- > 0;) {
        const std::string id = "option." + std::to_string(i), label = button_label(f, v_.options[i]);
        if (row.button({.id = id,
                        .label = label,
                        .rank = i == 0 ? Rank::primary : Rank::quiet,
                        .key = digit_key(static_cast<int>(i) + 1)},
                       90)) {
            take(f, v_.options[i]);
            break;
        }
    }
    return row.edge();
}

void MatchTable::prompt_keys(Frame& f, float right, float y) {
    if (v_.at != AskAt::board) return;
    const int count = std::min(9, static_cast<int>(v_.options.size()));
    const int shown = std::min(count, 5);
    float x = right;
    for (int i = shown; i >= 1; --i, x -= 25) {
        const int digit = i == shown ? count : i;
        key_cap(f.c, {x, y}, digit_key(digit), f.c.p.s1, f.c.p.t2);
    }
    f.c.text({x - 6, y + 5}, f.say(Text::match_choose), regular(14, f.c.p.t2, Align::right));
}

}  // namespace cubenight::gui
