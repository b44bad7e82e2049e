// What lasts for a time, and what waits for an event.
#include <utility>

#include "engine/cards/wording/en/english.hpp"

namespace cubenight::wording {

void English::lasting(const Node& node, Lead lead) {
    const Node& time = at(node.first);
    const std::string span = span_words(time);
    if (knock_out_waited_ && !lead.may && tells_of_its_prizes(nodes_, index_of(node))) {
        const std::string said = standing(at(at(node.first).next).first, ""), out = " is Knocked Out, ";
        if (said.ends_with(" can't take any Prize cards for it"))
            return emit(index_of(node), lead.words + said.substr(said.find(out) + out.size()));
    }
    in_their_turn_ = sub_as<SpanKind>(time) == SpanKind::next_turn && static_cast<Player>(time.number) == Player::them;
    for (NodeIndex part : children(nodes_, at(node.first).next)) {
        const bool holds = at(part).kind == NodeKind::give || at(part).kind == NodeKind::while_;
        if (!holds)
            control(part, {lead.words + (lead.may ? "you may use this effect: " : "") + span, false, lead.held});
        else emit(part, given_for(span, part, lead) + effects_remark(part, false));
        lead.words = lead.held ? "in that case, " : "";
        lead.may = false;
    }
    in_their_turn_ = false;
}

// "during your opponent's next turn, ..."; "it can't attack during ...", where a condition has named it.
std::string English::given_for(const std::string& span, NodeIndex part, const Lead& lead) {
    defending_ = at(part).kind == NodeKind::while_ || sub_as<Liveness>(at(part)) != Liveness::live;
    const std::string said = standing(part, "");
    defending_ = false;
    if (lead.may) return led(lead, used_for(span, said), true);
    if (!asked_of_.empty() && said.starts_with("it ") && !said.ends_with(")"))
        return lead.words + said + " " + span.substr(0, span.size() - std::string_view(", ").size());
    return lead.words + span + said;
}

// "prevent ... during your opponent's next turn": behind "you may".
std::string English::used_for(const std::string& span, const std::string& said) {
    if (said.starts_with("prevent ")) return said + " " + span.substr(0, span.size() - std::string_view(", ").size());
    return "use this effect: " + capitalised(span) + said;
}

// The parts of a `when` or `instead`: its event, who causes it, and what is done.
English::Waiting English::waiting(const Node& node) const {
    const NodeIndex next = at(node.first).next;
    const bool caused = at(next).kind == NodeKind::by_whom;
    return {node.first, caused ? next : no_node, at(caused ? at(next).next : next).first};
}

// The only statement, where it is an `if` without `else`.
NodeIndex English::only_if_of(NodeIndex first) const {
    const bool lone = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::if_;
    return lone && at(at(at(first).first).next).next == no_node ? first : no_node;
}

void English::when(const Node& node, const Lead& lead) {
    const Waiting parts = waiting(node);
    std::string opening = lead.words, words = when_clause(parts.event, parts.by);
    if (parts.by != no_node && at(parts.by).first != no_node) {
        bind_one_of_each(at(parts.by).first);
        const int named = at(at(at(parts.by).first).first).number - 1;
        if (named >= 0 && !is_by_text(at(parts.by))) meaning(named).words = "the Attacking Pokémon";
    }
    NodeIndex first = parts.first;
    const auto kind = sub_as<TextEvent>(at(parts.event));
    done_event_ = done_of_event(kind, words);
    attack_said_ = kind == TextEvent::attacks ? "that attack" : "this attack";
    if (kind == TextEvent::turn_ends || kind == TextEvent::turn_starts)
        words =
            turn_words(words, kind == TextEvent::turn_ends ? "at the end of " : "at the beginning of ", first, opening);
    if (turn_said_) first = at(at(at(first).first).next).first;
    turn_said_ = false;
    just_attached_ = words == "when you attach this card from your hand to 1 of your Pokémon";
    if (just_attached_) words = attaching_words(words, first);
    attached_to_active_ = words.ends_with("to your Active Pokémon");
    prize_besides_ = brings_prizes(nodes_, parts.event);
    knock_out_waited_ = kind == TextEvent::knocked_out;
    const bool itself = words.starts_with("when you play " + this_word() + " from your hand onto your Bench");
    asked_of_ = itself ? this_word() : "";
    const int coins_deep = std::exchange(coins_deep_, 0);
    statements(first, {opening + words + ", ", lead.may, true});
    coins_deep_ = coins_deep;
    asked_of_.clear();
    just_attached_ = attached_to_active_ = prize_besides_ = knock_out_waited_ = false;
    done_event_.clear();
    attack_said_ = "this attack";
}

// How much the event was, as a noun; nothing where that is no damage and no healing.
std::string English::done_of_event(TextEvent kind, const std::string& when) {
    if (kind != TextEvent::damaged && kind != TextEvent::healed) return "";
    const bool itself = when.find(" " + this_word() + " is ") != std::string::npos ||
                        when.find(" " + this_word() + " would ") != std::string::npos;
    return (kind == TextEvent::damaged ? "the damage done to " : "the damage healed from ") +
           (itself ? this_word() : "that Pokémon");
}

// Whose turn it is stands in the text, or the span before has said it.
std::string English::turn_words(const std::string& usual, const std::string& edge, NodeIndex& first,
                                std::string& opening) {
    if (const NodeIndex lone = only_if_of(first); lone != no_node && at(at(lone).first).kind == NodeKind::turn_of) {
        const auto player = sub_as<Player>(at(at(lone).first));
        if (player != Player::me && player != Player::them) return usual;
        first = at(at(at(lone).first).next).first;
        return edge + std::string(person(player).possessive) + " turn";
    }
    if (discards_itself(first)) return edge + "the turn";
    if (!opening.ends_with("turn, ")) return usual;
    for (std::string_view turn : {"this turn", "your opponent's next turn", "your next turn"})
        if (opening.starts_with("during " + std::string(turn))) {
            opening.clear();
            return edge + std::string(turn);
        }
    return edge + "that turn";
}

// A card that goes with the turn in which it came.
bool English::discards_itself(NodeIndex first) const {
    if (first == no_node || at(first).next != no_node || at(first).kind != NodeKind::discard) return false;
    return source_.of == TextOf::attached && is_this(at(base_of(at(at(first).first).first)));
}

// "When you attach this card from your hand to a {L} Pokémon": the Pokémon is asked for at once.
std::string English::attaching_words(const std::string& usual, NodeIndex& first) {
    const NodeIndex lone = only_if_of(first);
    const NodeIndex condition = at(lone).first;
    if (lone == no_node || at(condition).kind != NodeKind::is) return usual;
    const std::string said = says(at(at(condition).first).next, false);
    const bool sort = said.starts_with("is a") && said.ends_with(" Pokémon");
    if (!clause_of(condition).starts_with("that Pokémon ") || (!sort && said != "is in the Active Spot")) return usual;
    first = at(at(condition).next).first;
    return "when you attach this card from your hand to " + (sort ? said.substr(3) : "your Active Pokémon");
}

void English::instead(NodeIndex index, const Lead& lead) {
    const Waiting parts = waiting(at(index));
    const NodeIndex first = parts.first;
    const auto kind = sub_as<TextEvent>(at(parts.event));
    const std::string would = event_clause(parts.event, parts.by, Tense::would);
    done_event_ = done_of_event(kind, " " + would);
    proceeds_ = kind == TextEvent::damaged       ? "that damage is done as usual"
                : kind == TextEvent::knocked_out ? "it is Knocked Out as usual"
                                                 : "that happens as usual";
    const bool alone = first != no_node && at(first).next == no_node;
    if (alone && at(first).kind == NodeKind::if_ && else_proceeds(first)) return instead_if(first, would, lead);
    if (alone && family_of(at(first).kind) == NodeFamily::verb)
        return emit(index, lead.words + "if " + would + ", " + led(first, Lead{}) + " instead");
    const CoinAgainst coin = coin_against(nodes_, first);
    if (kind == TextEvent::damaged && coin.found && coin.heads == no_node) {
        emit(index, lead.words + "if " + damage_done(would) + ", flip a coin. If heads, prevent that damage");
    } else {
        const std::string_view prevented =
            kind == TextEvent::damaged ? ", prevent that damage" : ", do the following instead";
        emit(index, lead.words + "if " + would + std::string(prevented));
        statements(first, {"", false, false});
    }
    done_event_.clear();
}

// "any damage is done to this Pokémon by attacks", where that Pokémon "would be damaged by an attack".
std::string English::damage_done(const std::string& would) {
    constexpr std::string_view damaged = " would be damaged by an attack";
    const std::size_t cut = would.find(damaged);
    if (cut == std::string::npos) return would;
    return "any damage is done to " + would.substr(0, cut) + " by attacks" + would.substr(cut + damaged.size());
}

bool English::else_proceeds(NodeIndex if_) const {
    const NodeIndex no = at(at(at(if_).first).next).next;
    return no != no_node && at(at(no).first).kind == NodeKind::proceed && at(at(no).first).next == no_node;
}

// "if COND and it would be ..., ... instead": the rest happens as usual.
void English::instead_if(NodeIndex if_, std::string would, const Lead& lead) {
    const NodeIndex condition = at(if_).first;
    asked_of_ = subject_of(condition);
    if (!asked_of_.empty() && would.starts_with(asked_of_ + " ")) would.erase(0, asked_of_.size() + 1);
    statements(at(at(condition).next).first,
               {lead.words + "if " + clause_of(condition) + " and " + would + ", ", false, true});
    asked_of_.clear();
    if (!out_.empty() && out_.back().words.ends_with(".") &&
        out_.back().words.find("not Knocked Out") == std::string::npos)
        out_.back().words.insert(out_.back().words.size() - 1, " instead");
}

}  // namespace cubenight::wording
