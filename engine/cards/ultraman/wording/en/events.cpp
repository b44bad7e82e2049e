// What a text waits for, and what has happened.
#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

// "this character enters", "a card from your hand was put on the bottom of a deck by an effect of one of your characters"
std::string English::event(NodeIndex index, NodeIndex by, Tense tense) const {
    const Node& node = text_[index];
    const NodeIndex of = find_child(text_.nodes(), index, NodeKind::of);
    const NodeIndex at = find_child(text_.nodes(), index, NodeKind::at);
    std::vector<std::string> nouns;
    if (of != no_node)
        for (const Thing& thing : text_.things(text_[of].first)) nouns.push_back(one_of(thing));
    const std::string who = of == no_node ? self() : cubenight::wording::listed(nouns, "or");
    const bool past = tense == Tense::past;
    const std::string is = past ? " was " : " is ";
    std::string said;
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::enters: said = who + (past ? " entered play" : " enters play"); break;
        case TextEvent::discarded: {
            said = who + is + "discarded";
            if (at == no_node) break;
            Thing zone;
            zone.zone = sub_as<Zone>(text_[text_[at].first]);
            zone.side = static_cast<Side>(text_[text_[at].first].number);
            said += zone.zone == Zone::scene ? " from the scene area" : " " + where(zone, Prep::from);
            break;
        }
        case TextEvent::returned: said = "the top card of " + who + is + "put into a hand"; break;
        case TextEvent::bottomed: said = who + is + "put on the bottom of a deck"; break;
        case TextEvent::activated: said = "an [Activate] effect of " + who + is + "used"; break;
        case TextEvent::turn_ends: return "the turn ends";
    }
    if (by == no_node) return said;
    if (text_[by].first == no_node) return said + " by an effect";
    return said + " by an effect of " + one_of(text_.first(text_[by].first));
}

std::string English::when(NodeIndex index, NodeIndex by) const {
    if (sub_as<TextEvent>(text_[index]) == TextEvent::turn_ends)
        return text_.span_around(index) == SpanKind::next_turn ? "at the end of the next turn, "
                                                               : "at the end of this turn, ";
    return "when " + event(index, by, Tense::present) + ", ";
}

}  // namespace cubenight::ultraman::wording
