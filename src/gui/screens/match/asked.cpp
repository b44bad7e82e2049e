#include "src/gui/screens/match/asked.hpp"

#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/pokemon/asking.hpp"

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

bool answers_fit(Canvas& c, const MatchValues& v, float width) {
    if (v.options.size() > 4) return false;
    float wanted = 0;
    for (const Option& option : v.options) {
        const std::string label = answer_label(v, option);
        const Button shown{.box = {0, 0, 0, 38}, .label = label, .key = Key::digit1};
        wanted += std::max(90.f, button_width(c, shown)) + 8;
    }
    return wanted < width * .55f;
}

}  // namespace cubenight::gui
