// What waits for an event, and what happens instead of one.
#include <utility>

#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

// Named once in the condition, it is "そのポケモン" behind it.
std::string with_that(std::string words) {
    for (std::size_t place = words.find(holder_words); place != std::string::npos; place = words.find(holder_words))
        words.replace(place, holder_words.size(), "そのポケモン");
    return words;
}

// Whether the event is one's own card that comes from the hand: it "can be used once" then.
bool Japanese::opens_with_hand(NodeIndex event) const {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    return turn_of_event(node) == EventTurn::from_hand && (kind == TextEvent::evolved || kind == TextEvent::benched) &&
           at(event).next != no_node && at(at(event).next).kind == NodeKind::block && node.first != no_node &&
           at(node.first).kind == NodeKind::of && is_this(at(base_of(nodes_, at(at(node.first).first).first)));
}

// The condition of the only statement, where that is an `if` without another way.
NodeIndex Japanese::only_asked(NodeIndex first) const {
    const bool one_if = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::if_ &&
                        at(at(at(first).first).next).next == no_node;
    return one_if ? at(first).first : no_node;
}

// Whose turn a condition asks for, alone or before one other thing; `rest` is the other thing.
std::optional<Player> Japanese::turn_asked(NodeIndex asked, NodeIndex& rest) const {
    rest = no_node;
    if (asked == no_node) return std::nullopt;
    NodeIndex turn = asked;
    if (at(asked).kind == NodeKind::and_) {
        turn = at(asked).first;
        rest = at(turn).next;
        if (at(rest).next != no_node) return std::nullopt;
    }
    const Player player = sub_as<Player>(at(turn));
    if (at(turn).kind != NodeKind::turn_of || player == Player::both) return std::nullopt;
    return player;
}

// "自分の番の終わりに、", "おたがいの番の終わりに、その番のプレイヤーは、".
std::string Japanese::turn_words(TextEvent event, NodeIndex& first) {
    const std::string when = event == TextEvent::turn_ends ? "番の終わりに、" : "番のはじめに、";
    const NodeIndex asked = only_asked(first);
    NodeIndex rest = no_node;
    if (const auto player = turn_asked(asked, rest)) {
        first = at(at(asked).next).first;
        return (*player == Player::them ? "相手の" : "自分の") + when +
               (rest == no_node ? "" : if_words(clause_of(rest)));
    }
    if (same_for_both(first)) {
        const NodeIndex mine = at(first).first;
        turn_asked(mine, rest);
        skipped_ = at(first).next;
        first = at(at(mine).next).first;
        return "おたがいの" + when + "その番のプレイヤーは、" + (rest == no_node ? "" : if_words(clause_of(rest)));
    }
    // A card that is discarded so never sees another turn's end.
    const bool goes = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::discard &&
                      is_this(at(base_of(nodes_, at(at(first).first).first)));
    const bool while_attached = goes && source_.of == TextOf::attached;
    return (while_attached ? "このカードをつけた" : goes ? "" : "おたがいの") + when;
}

// Whether two statements say the same of each player in that player's turn.
bool Japanese::same_for_both(NodeIndex first) const {
    const NodeIndex other = first == no_node ? no_node : at(first).next;
    if (other == no_node || at(other).next != no_node || at(other).kind != NodeKind::if_) return false;
    if (at(first).kind != NodeKind::if_) return false;
    const NodeIndex asked = at(first).first, asked_too = at(other).first;
    NodeIndex rest = no_node;
    if (turn_asked(asked, rest) != Player::me || !mirrored(asked, asked_too)) return false;
    const NodeIndex does = at(asked).next, does_too = at(asked_too).next;
    if (at(does).next != no_node || at(does_too).next != no_node) return false;
    if (mirrored(does, does_too)) return true;
    // "by them { ... own ... }"
    const NodeIndex by = at(does_too).first;
    if (by == no_node || at(by).kind != NodeKind::by || at(by).next != no_node) return false;
    return sub_as<Player>(at(by)) == Player::them && mirrored(does, at(by).first);
}

// "このカードを手札からバトルポケモンにつけたとき、": a condition that only says to which Pokémon is said with it.
std::string Japanese::attached_to_words(NodeIndex& first) {
    const NodeIndex asked = only_asked(first);
    if (asked == no_node || at(asked).kind != NodeKind::is) return "";
    const Clause condition = clause_of(asked);
    const std::string it = std::string(holder_words) + "が";
    std::string whom;
    if (condition.noun && condition.words.starts_with(it)) whom = condition.words.substr(it.size());
    else if (condition.words == it + "バトル場にいる") whom = "バトルポケモン";
    if (whom.empty()) return "";
    first = at(at(asked).next).first;
    return "このカードを手札から" + whom + "につけたとき、";
}

// "どちらかのプレイヤーが自分の番にたねポケモンをベンチに出すたび、": of both sides, each in one's own turn.
std::string Japanese::either_benches(const std::string& clause, NodeIndex& first) {
    const NodeIndex asked = only_asked(first);
    NodeIndex rest = no_node;
    const std::string_view all = "おたがいの", came = "がベンチに出る";
    if (!mirrored_ || turn_asked(asked, rest) != Player::me || rest != no_node || !clause.ends_with(came)) return "";
    first = at(at(asked).next).first;
    std::string who = clause.substr(0, clause.size() - came.size());
    if (const std::size_t place = who.find(all); place != std::string::npos) who.erase(place, all.size());
    return "どちらかのプレイヤーが自分の番に" + who + "をベンチに出すたび、";
}

// "このポケモンがバトル場にいるかぎり、ポケモンチェックのたび、"
std::string Japanese::checkup_words(NodeIndex& first) {
    std::string each_time = "ポケモンチェックのたび、";
    const NodeIndex asked = only_asked(first);
    if (asked == no_node || at(asked).kind != NodeKind::is) return each_time;
    const std::string words = clause_of(asked).words;
    if (!words.starts_with(this_word()) || !words.ends_with("いる")) return each_time;
    first = at(at(asked).next).first;
    return words + "かぎり、" + each_time;
}

// "このポケモンがバトル場にいるかぎり、自分の手札からエネルギーをポケモンにつけるたび、", "自分の番に、…つけるたび、".
std::string Japanese::each_time(const std::string& clause, NodeIndex& first) {
    const NodeIndex asked = only_asked(first);
    if (asked == no_node || source_.of != TextOf::ability) return clause + "たび、";
    std::string before;
    NodeIndex rest = no_node;
    if (at(asked).kind == NodeKind::is) {
        const std::string words = clause_of(asked).words;
        if (words.starts_with(this_word()) && words.ends_with("いる")) before = words + "かぎり、";
    } else if (turn_asked(asked, rest) == Player::me && rest == no_node) {
        before = "自分の番に、";
    }
    if (before.empty()) return clause + "たび、";
    first = at(at(asked).next).first;
    return before + clause + "たび、";
}

// "自分の番に、このポケモンがベンチにいるなら、自分の手札からエネルギーをこのポケモンにつけるたび、1回使える": what is used once
// a turn when one attaches something oneself. The `may` in it; `no_node` where that is not all.
NodeIndex Japanese::used_when_attached(NodeIndex event, NodeIndex first, std::string& words) {
    const bool attached =
        sub_as<TextEvent>(at(event)) == TextEvent::attached && at(at(event).next).kind == NodeKind::block;
    if (!attached || source_.of != TextOf::ability || once_.empty() || !comes_in_own_turn(nodes_, event))
        return no_node;
    const NodeIndex asked = only_asked(first);
    const NodeIndex may = asked == no_node ? first : at(at(asked).next).first;
    if (may == no_node || at(may).kind != NodeKind::may || at(may).next != no_node) return no_node;
    if (at(at(may).first).next != no_node || (asked != no_node && at(asked).kind != NodeKind::is)) return no_node;
    words =
        "自分の番に、" + (asked == no_node ? "" : if_words(clause_of(asked))) + event_clause(event, no_node) + "たび、";
    return may;
}

// "自分の番の終わりに、", "このポケモンが…したとき、"; a condition that only narrows it is said with it.
std::string Japanese::when_words_of(NodeIndex index, NodeIndex& first) {
    const NodeIndex event = at(index).first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const auto kind = sub_as<TextEvent>(at(event));
    const std::string clause = event_clause(event, by);
    if (kind == TextEvent::turn_ends || kind == TextEvent::turn_starts) return turn_words(kind, first);
    if (kind == TextEvent::checkup) return checkup_words(first);
    std::string words;
    if (clause == "このカードを手札からポケモンにつける") words = attached_to_words(first);
    if (kind == TextEvent::benched && by == no_node) words = either_benches(clause, first);
    if (!words.empty()) return words;
    // What others do again and again.
    const bool again =
        clause.ends_with("につける") || clause.ends_with("をベンチに出す") || clause.ends_with("進化させる");
    if (again && !clause.starts_with("自分の番に、この") && !clause.starts_with("このカードを") && once_.empty())
        return each_time(clause, first);
    // Before an attack it is decided whether it fails.
    for (NodeIndex i = index; kind == TextEvent::attacks && i < subtree_end(nodes_, index); ++i)
        if (at(i).kind == NodeKind::fail) return clause + "とき、";
    return inflected(clause, Form::past) + "とき、";
}

// What may be done, and nothing else, where it is one's own turn; else `no_node`.
NodeIndex Japanese::used_in_own_turn(NodeIndex first) const {
    const NodeIndex asked = only_asked(first);
    NodeIndex rest = no_node;
    if (source_.of != TextOf::ability || turn_asked(asked, rest) != Player::me || rest != no_node) return no_node;
    const NodeIndex may = at(at(asked).next).first;
    const bool alone = may != no_node && at(may).kind == NodeKind::may && at(may).next == no_node;
    return alone && at(at(may).first).next == no_node ? may : no_node;
}

// What waits for the end of the turn that is running, or of the next one: "この番の終わりに、".
static void end_of_that_turn(std::string& before, std::string& words) {
    for (const std::string_view turn : {"この番、", "次の自分の番、", "次の相手の番、"})
        if (before.ends_with(turn) && words.starts_with("おたがいの番の")) {
            before.resize(before.size() - std::string_view("、").size());
            words.erase(0, std::string_view("おたがいの番").size());
        }
}

// Whether an Ability waits for what happens to others, as it does while its Pokémon is in play.
bool Japanese::waits_while_in_play(NodeIndex event, const std::string& words) const {
    if (source_.of != TextOf::ability || in_lasting_ || !once_.empty() || !in_play_) return false;
    if (sub_as<TextEvent>(at(event)) == TextEvent::set_up) return false;
    return words.find("この") == words.npos && words.find("番の") == words.npos;
}

void Japanese::when(NodeIndex index, Lead lead) {
    const Node& node = at(index);
    drawn_ = false;
    const bool outer = std::exchange(in_when_, true);
    damage_done_ = sub_as<TextEvent>(at(at(index).first)) == TextEvent::damaged;
    heal_waited_ = sub_as<TextEvent>(at(at(index).first)) == TextEvent::healed;
    knock_out_waited_ = sub_as<TextEvent>(at(at(index).first)) == TextEvent::knocked_out;
    const NodeIndex event = node.first;
    const bool named_by = at(at(event).next).kind == NodeKind::by_whom;
    const NodeIndex block = named_by ? at(at(event).next).next : at(event).next;
    NodeIndex first = at(block).first;
    std::string words = when_words_of(index, first);
    end_of_that_turn(lead.words, words);
    if (lead.words.empty() && waits_while_in_play(event, words)) lead.words = this_word() + "がいるかぎり、";
    prize_besides_ = brings_prizes(nodes_, event);
    other_acts_ = words.starts_with("どちらかのプレイヤーが") || words.starts_with("相手が");
    const bool attached = words.starts_with("このカードを手札から");
    const std::size_t from = out_.size();
    const bool alone = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::may &&
                       at(at(first).first).next == no_node;
    std::string attaching;
    if (const NodeIndex may = used_when_attached(event, at(block).first, attaching);
        may != no_node && lead.words.empty()) {
        emit(index, attaching + "1回使える");
        statements(at(at(may).first).first, {"", false, false});
    } else if (const NodeIndex own = used_in_own_turn(first); own != no_node && !once_.empty() && lead.words.empty()) {
        // "自分の番に、このポケモンがベンチからバトル場に出たとき、1回使える。"
        emit(index, "自分の番に、" + words + "1回使える");
        statements(at(at(own).first).first, {"", false, false});
    } else if (opens_with_hand(event) && alone && source_.of == TextOf::ability && words.ends_with("とき、")) {
        emit(index, lead.words + words + "1回使える");
        statements(at(at(first).first).first, {"", false, false});
    } else if (opens_with_hand(event) && source_.of == TextOf::ability && once_.empty() && first != no_node &&
               at(first).kind != NodeKind::may && at(first).kind != NodeKind::if_ && words.ends_with("とき、")) {
        emit(index, lead.words + words + "必ず1回使う");
        statements(first, {"", false, false});
    } else {
        statements(first, {lead.words + words + once_, false, true, "そのとき、"});
    }
    for (std::size_t i = from; attached && i < out_.size(); ++i) out_[i].words = with_that(out_[i].words);
    in_when_ = outer;
    damage_done_ = heal_waited_ = other_acts_ = prize_besides_ = knock_out_waited_ = false;
}

void Japanese::instead(NodeIndex index, const Lead& lead) {
    damage_done_ = sub_as<TextEvent>(at(at(index).first)) == TextEvent::damaged;
    happens_instead(index, lead);
    damage_done_ = false;
}

// "このポケモンが…きぜつするとき、きぜつせず、…": who it is was said in the event.
void Japanese::say_once_who_remains(std::string& words) const {
    for (const std::string& whom : {this_word(), std::string(holder_words)}) {
        const std::string again = whom + "はきぜつせず";
        const std::size_t place = words.find("とき、" + again);
        if (place == std::string::npos || words.find(whom + "が") > place) continue;
        words.erase(place + std::string_view("とき、").size(), whom.size() + std::string_view("は").size());
        return;
    }
}

// "自分はコインを1回投げる。オモテなら、このポケモンはそのダメージを受けない。": of what happens where the coin shows tails.
bool Japanese::coin_decides(NodeIndex first, NodeIndex event, const std::string& before) {
    const CoinAgainst coin = coin_against(nodes_, first);
    const bool damage = sub_as<TextEvent>(at(event)) == TextEvent::damaged;
    if (!coin.found || (coin.heads == no_node && !damage)) return false;
    emit(first, before + "自分はコインを1回投げる");
    const std::string whom = before.find(this_word()) != std::string::npos ? this_word() : "そのポケモン";
    if (coin.heads == no_node) emit(first, "オモテなら、" + whom + "はそのダメージを受けない");
    else
        statements(at(coin.heads).kind == NodeKind::block ? at(coin.heads).first : coin.heads,
                   {"オモテなら、", false, true});
    return true;
}

// "このポケモンは、相手のポケモンから「200」以上のワザのダメージを受けない": damage of which only less is done. No words where
// it is anything else.
std::string Japanese::keeps_off(NodeIndex event, NodeIndex by, NodeIndex first) {
    const NodeIndex of = find_child(nodes_, event, NodeKind::of), least = least_kept_off(nodes_, first);
    if (sub_as<TextEvent>(at(event)) != TextEvent::damaged || least == no_node || of == no_node) return "";
    if (find_child(nodes_, event, NodeKind::at) != no_node) return "";
    const std::string from = by == no_node || at(by).first == no_node ? "" : from_whom(at(by).first);
    return plain(at(of).first) + "は、" + from + in_points(Relation::at_least, least) + "のワザのダメージを受けない";
}

void Japanese::happens_instead(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex event = node.first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    const NodeIndex first = at(block).first;
    const std::string would = event_clause(event, by) + "とき、";
    if (coin_decides(first, event, lead.words + would)) return;
    if (const std::string kept_off = keeps_off(event, by, first); !kept_off.empty())
        return emit(index, lead.words + kept_off);
    if (first != no_node && at(first).kind == NodeKind::if_ && at(first).next == no_node) {
        const NodeIndex yes = at(at(first).first).next, no = at(yes).next;
        const NodeIndex else_does = no == no_node ? no_node : at(no).first;
        const bool proceeds = else_does != no_node && at(else_does).kind == NodeKind::proceed &&
                              at(else_does).next == no_node && at(yes).first != no_node;
        if (proceeds) {
            const Clause condition = clause_of(at(first).first);
            const NodeIndex does = at(yes).first;
            if (coin_decides(does, event, lead.words + if_words(condition) + would)) return;
            // What remains with so many HP is not Knocked Out: "instead" goes without saying.
            const bool remains = at(does).next == no_node && at(does).kind == NodeKind::heal &&
                                 sub_as<HealKind>(at(does)) == HealKind::until_left;
            const std::string so = remains ? "" : "かわりに、";
            const std::string before =
                condition.noun ? condition.words + "の状態で、" + would : would + if_words(condition);
            const std::size_t from = out_.size();
            statements(does, {lead.words + before + so, false, true});
            if (remains && out_.size() > from) say_once_who_remains(out_[from].words);
            return;
        }
    }
    if (first != no_node && at(first).next == no_node && family_of(at(first).kind) == NodeFamily::verb) {
        statements(first, {lead.words + would + "かわりに、", false, true});
        return;
    }
    emit(index, lead.words + would + "かわりに次の効果を行う");
    statements(first, {"", false, false});
}

}  // namespace cubenight::wording
