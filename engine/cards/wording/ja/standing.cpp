// What stands, what lasts, what waits for an event.
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view holder_words = "このカードをつけているポケモン";

// Named once in the condition, it is "そのポケモン" behind it.
std::string with_that(std::string words) {
    for (std::size_t place = words.find(holder_words); place != std::string::npos; place = words.find(holder_words))
        words.replace(place, holder_words.size(), "そのポケモン");
    return words;
}

}  // namespace

std::string Japanese::span_words(const Node& span) {
    const bool mine = static_cast<Player>(span.number) != Player::them;
    switch (sub_as<SpanKind>(span)) {
        case SpanKind::this_turn: return "この番、";
        case SpanKind::next_turn: return mine ? "次の自分の番、" : "次の相手の番、";
        case SpanKind::until_end_of_next_turn:
            return mine ? "次の自分の番の終わりまで、" : "次の相手の番の終わりまで、";
        case SpanKind::while_: return while_words(clause_of(span.first));
        case SpanKind::rest_of_game: return "この対戦が終わるまで、";
    }
    return "";
}

// Whether the second says for the other side what the first says for one's own.
bool Japanese::mirrored(NodeIndex one, NodeIndex other) const {
    const NodeIndex length = static_cast<NodeIndex>(subtree_end(nodes_, one) - one);
    if (subtree_end(nodes_, other) - other != length) return false;
    bool swapped = false;
    for (NodeIndex i = 0; i < length; ++i) {
        const Node &a = at(static_cast<NodeIndex>(one + i)), &b = at(static_cast<NodeIndex>(other + i));
        if (a.kind != b.kind || a.sub != b.sub) return false;
        const bool sided = a.kind == NodeKind::place || a.kind == NodeKind::zone;
        const auto my = static_cast<std::int16_t>(Side::my), their = static_cast<std::int16_t>(Side::their);
        if (sided && (a.number == my || a.number == their)) {
            if (b.number != (a.number == my ? their : my)) return false;
            swapped = true;
        } else if (a.number != b.number) {
            return false;
        }
    }
    return swapped;
}

// All that is given, in one sentence; whom is named once, and is "it" afterwards.
std::string Japanese::gifts(NodeIndex to, const std::string& whom, const std::string& it) {
    std::string words;
    std::string last;
    for (NodeIndex mod : siblings_from(nodes_, at(to).next)) {
        std::string said = modifier(mod, to, whom);
        const std::string_view damage = "ワザのダメージを受けない";
        const bool no_attacks = at(mod).kind == NodeKind::no_effects && at(mod).number == 0 &&
                                sub_as<EffectSource>(at(mod)) == EffectSource::attacks;
        const std::string from = !no_attacks || at(mod).first == no_node ? "" : from_whom(at(mod).first);
        if (no_attacks && last == topic(whom) + from + std::string(damage)) {
            words.resize(words.size() - damage.size());
            words += "ワザのダメージや効果を受けない";
            continue;
        }
        const std::string about = topic(whom);
        const std::string before = last;
        last = said;
        if (mod != at(to).next) {
            if (said.starts_with(about) && before.starts_with(about)) said.erase(0, about.size());
            else if (said.starts_with(whom)) said.replace(0, whom.size(), it);
            words = inflected(words, Form::joining);
            words += "、";
            words += said;
        } else {
            words += said;
        }
    }
    return words;
}

void Japanese::give(NodeIndex index, const Lead& lead, const std::string& named) {
    const Node& node = at(index);
    const NodeIndex to = node.first;
    const NodeIndex select = at(to).kind == NodeKind::selection ? at(to).first : no_node;
    const Node& base = select == no_node ? at(to) : at(base_of(nodes_, select));
    const Node& one = at(at(to).next);
    const bool of_attacks = one.kind == NodeKind::modify &&
                            (sub_as<ModNumber>(one) == ModNumber::deals || sub_as<ModNumber>(one) == ModNumber::takes ||
                             sub_as<ModNumber>(one) == ModNumber::base);
    const bool attackers = of_attacks || one.kind == NodeKind::cost_change || one.kind == NodeKind::provides;
    std::string whom = named;
    const bool bare_active = select != no_node && base.kind == NodeKind::place &&
                             sub_as<Place>(base) == Place::active && static_cast<Side>(base.number) == Side::their &&
                             base.next == no_node;
    const bool live = sub_as<Liveness>(node) == Liveness::live;
    if (whom.empty() && bare_active && in_lasting_ && is_attack() && !live && !switched_)
        whom = "このワザを受けたポケモン";
    if (whom.empty()) whom = target(to, attackers ? Use::plain : Use::target).words;
    given_several_ = named.empty() && target(to, Use::plain).several;
    for (NodeIndex each : children(nodes_, to))
        if (at(each).kind == NodeKind::select && at(each).number > 0)
            meanings_[static_cast<std::size_t>((at(each).number - 1) & 7)].plural = false;
    const bool on_card = base.kind == NodeKind::on;
    const std::string it = on_card
                               ? (sub_as<AttachedKind>(base) == AttachedKind::energy ? "そのエネルギー" : "そのカード")
                           : whom == this_word() || select == no_node ? whom
                                                                      : std::string("そのポケモン");
    std::string words = lead.words;
    // An Ability that changes others does so while its Pokémon is in play.
    if (source_.of == TextOf::ability && !in_lasting_ && !under_condition_ && select != no_node && !is_this(base))
        words += this_word() + "がいるかぎり、";
    words += gifts(to, whom, it);
    if (live && select != no_node)
        notes_ +=
            bare_active ? "（新しくバトル場に出したポケモンもふくむ。）" : "（新しく場に出したポケモンもふくむ。）";
    emit(index, words);
}

void Japanese::while_given(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex given = at(node.first).next;
    const Node& is = at(node.first);
    const NodeIndex target_selection = at(given).first;
    const auto holder_alone = [&](NodeIndex selection) {
        if (at(selection).kind != NodeKind::selection || at(at(selection).first).next != no_node) return false;
        const Node& base = at(base_of(nodes_, at(selection).first));
        return base.kind == NodeKind::place && sub_as<Place>(base) == Place::holder && base.next == no_node;
    };
    under_condition_ = true;
    if (is.kind == NodeKind::is && holder_alone(is.first) && holder_alone(target_selection)) {
        const Node& filter = at(at(is.first).next);
        const auto kind = sub_as<KindWord>(filter);
        const bool sort = filter.kind == NodeKind::kind &&
                          (kind == KindWord::type || kind == KindWord::basic || kind == KindWord::stage1 ||
                           kind == KindWord::stage2 || kind == KindWord::evolution);
        if (sort) {
            const std::string name =
                kind == KindWord::type ? types(filter.number, "と") + "ポケモン" : kind_words(filter);
            give(given, lead, "このカードをつけている" + name);
            under_condition_ = false;
            return;
        }
    }
    const Clause clause = clause_of(node.first);
    std::string condition = lead.words + (clause.place ? while_words(clause) : if_words(clause));
    if (const std::size_t once = condition.find(holder_words); once != std::string::npos)
        condition =
            condition.substr(0, once + holder_words.size()) + with_that(condition.substr(once + holder_words.size()));
    const std::size_t from = out_.size();
    give(given, {"", false, false});
    under_condition_ = false;
    if (out_.size() == from) return;
    std::string& words = out_.back().words;
    const bool named = condition.find(holder_words) != std::string::npos;
    words = condition + (named ? with_that(words) : words);
    out_.back().node = index;
}

void Japanese::lasting(NodeIndex index, Lead lead) {
    const Node& node = at(index);
    const std::string span = span_words(at(node.first));
    const bool outer = in_lasting_;
    in_lasting_ = true;
    for (NodeIndex part : children(nodes_, at(node.first).next)) {
        control(part, {lead.words + span, false, lead.held});
        lead.words = lead.held ? "その場合、" : "";
    }
    in_lasting_ = outer;
}

// Whether the event is one's own card that comes from the hand: it "can be used once" then.
bool Japanese::opens_with_hand(NodeIndex event) const {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    return turn_of_event(node) == EventTurn::from_hand && (kind == TextEvent::evolved || kind == TextEvent::benched) &&
           at(event).next != no_node && at(at(event).next).kind == NodeKind::block && node.first != no_node &&
           at(node.first).kind == NodeKind::of && is_this(at(base_of(nodes_, at(at(node.first).first).first)));
}

// "自分の番の終わりに、", "このポケモンが…したとき、"; a condition that only narrows it is said with it.
std::string Japanese::when_words_of(NodeIndex index, NodeIndex& first) {
    const NodeIndex event = at(index).first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const auto kind = sub_as<TextEvent>(at(event));
    const std::string clause = event_clause(event, by);
    const bool one_if = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::if_ &&
                        at(at(at(first).first).next).next == no_node;
    const NodeIndex asked = one_if ? at(first).first : no_node;
    if (kind == TextEvent::turn_ends || kind == TextEvent::turn_starts) {
        const std::string when = kind == TextEvent::turn_ends ? "番の終わりに、" : "番のはじめに、";
        if (one_if && at(asked).kind == NodeKind::turn_of && sub_as<Player>(at(asked)) != Player::both) {
            const bool them = sub_as<Player>(at(asked)) == Player::them;
            first = at(at(asked).next).first;
            return (them ? "相手の" : "自分の") + when;
        }
        return "おたがいの" + when;
    }
    if (kind == TextEvent::checkup) return "ポケモンチェックのとき、";
    if (one_if && clause == "このカードを手札からポケモンにつける" && at(asked).kind == NodeKind::is) {
        const Clause condition = clause_of(asked);
        const std::string it = std::string(holder_words) + "が";
        if (condition.noun && condition.words.starts_with(it)) {
            first = at(at(asked).next).first;
            return "このカードを手札から" + condition.words.substr(it.size()) + "につけたとき、";
        }
        if (condition.words == it + "バトル場にいる") {
            first = at(at(asked).next).first;
            return "このカードを手札からバトルポケモンにつけたとき、";
        }
    }
    return inflected(clause, Form::past) + "とき、";
}

void Japanese::when(NodeIndex index, Lead lead) {
    const Node& node = at(index);
    const NodeIndex event = node.first;
    const bool named_by = at(at(event).next).kind == NodeKind::by_whom;
    const NodeIndex block = named_by ? at(at(event).next).next : at(event).next;
    NodeIndex first = at(block).first;
    std::string words = when_words_of(index, first);
    // What waits for the end of the turn that is running, or of the next one.
    for (std::string_view turn : {"この番、", "次の自分の番、", "次の相手の番、"})
        if (lead.words.ends_with(turn) && words.starts_with("おたがいの番の")) {
            lead.words.resize(lead.words.size() - std::string_view("、").size());
            words.erase(0, std::string_view("おたがいの番").size());
        }
    const bool attached = words.starts_with("このカードを手札から");
    const std::size_t from = out_.size();
    const bool alone = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::may &&
                       at(at(first).first).next == no_node;
    if (opens_with_hand(event) && alone && source_.of == TextOf::ability && words.ends_with("とき、")) {
        emit(index, lead.words + words + "1回使える");
        statements(at(at(first).first).first, {"", false, false});
    } else if (opens_with_hand(event) && source_.of == TextOf::ability && once_.empty() && first != no_node &&
               at(first).kind != NodeKind::may && at(first).kind != NodeKind::if_ && words.ends_with("とき、")) {
        emit(index, lead.words + words + "必ず1回使う");
        statements(first, {"", false, false});
    } else {
        statements(first, {lead.words + words + once_, false, true});
    }
    for (std::size_t i = from; attached && i < out_.size(); ++i) out_[i].words = with_that(out_[i].words);
}

void Japanese::instead(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex event = node.first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    const NodeIndex first = at(block).first;
    const std::string would = event_clause(event, by) + "とき、";
    if (first != no_node && at(first).kind == NodeKind::if_ && at(first).next == no_node) {
        const NodeIndex yes = at(at(first).first).next, no = at(yes).next;
        const NodeIndex else_does = no == no_node ? no_node : at(no).first;
        const bool proceeds = else_does != no_node && at(else_does).kind == NodeKind::proceed &&
                              at(else_does).next == no_node && at(yes).first != no_node;
        if (proceeds) {
            const Clause condition = clause_of(at(first).first);
            statements(at(yes).first, {lead.words + would + if_words(condition) + "かわりに、", false, true});
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
