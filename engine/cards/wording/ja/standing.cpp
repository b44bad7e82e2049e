// What stands, and what lasts.
#include <algorithm>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

std::string Japanese::span_words(const Node& span) {
    constexpr std::string_view players[] = {"自分", "相手", "おたがい", "持ち主"};
    const std::string whose =
        "次の" + std::string(players[span.number >= 0 && span.number < 4 ? span.number : 0]) + "の番";
    switch (sub_as<SpanKind>(span)) {
        case SpanKind::this_turn: return "この番、";
        case SpanKind::next_turn: return whose + "、";
        case SpanKind::until_end_of_next_turn: return whose + "の終わりまで、";
        case SpanKind::while_: return while_words(clause_of(span.first));
        case SpanKind::rest_of_game: return "この対戦が終わるまで、";
    }
    return "";
}

// Whether it is given to a player while something holds.
bool Japanese::is_of_player(NodeIndex index) const {
    if (at(index).kind != NodeKind::while_) return false;
    return at(at(at(at(index).first).next).first).kind == NodeKind::player;
}

// Whether the second says for the other side what the first says for one's own.
bool Japanese::mirrored(NodeIndex one, NodeIndex other) const {
    const NodeIndex length = static_cast<NodeIndex>(subtree_end(nodes_, one) - one);
    if (subtree_end(nodes_, other) - other != length) return false;
    bool swapped = false;
    for (NodeIndex i = 0; i < length; ++i) {
        const Node &a = at(static_cast<NodeIndex>(one + i)), &b = at(static_cast<NodeIndex>(other + i));
        if (a.kind != b.kind) return false;
        if (a.kind == NodeKind::turn_of || a.kind == NodeKind::player) {
            const auto me = static_cast<std::uint8_t>(Player::me), them = static_cast<std::uint8_t>(Player::them);
            if ((a.sub == me || a.sub == them) && b.sub != (a.sub == me ? them : me)) return false;
            continue;
        }
        if (a.sub != b.sub) return false;
        const bool sided = a.kind == NodeKind::place || a.kind == NodeKind::zone;
        const auto my = static_cast<std::int16_t>(Side::my), their = static_cast<std::int16_t>(Side::their);
        if (sided && (a.number == my || a.number == their)) {
            const auto own = static_cast<std::int16_t>(Side::own);
            if (b.number != (a.number == my ? their : my) && !(a.number == my && b.number == own)) return false;
            swapped = true;
        } else if (a.number != b.number) {
            return false;
        }
    }
    return swapped;
}

// "このカードは、HP60の{C}タイプのたねポケモンとして、場に出せる"; of what is in play already, that it counts as one.
std::string Japanese::basic_words(const std::vector<NodeIndex>& like, const std::string& whom) {
    const bool played = is_played_as_pokemon(whom);
    std::string hp, type;
    for (const NodeIndex mod : like) {
        if (at(mod).kind == NodeKind::modify) {
            const std::string number = value(at(at(mod).first).first);
            hp = played ? "HP" + number + "の" : "最大HPが「" + number + "」の";
        }
        if (at(mod).kind == NodeKind::type_change) type = type_words(at(at(mod).first)) + "の";
    }
    if (played) return whom + "は、" + hp + type + "たねポケモンとして、場に出せる";
    return topic(whom) + hp + type + "たねポケモンとしてあつかう";
}

// A card that is no Pokémon until its text makes it one.
bool Japanese::is_played_as_pokemon(const std::string& whom) const {
    return source_.of == TextOf::play && !source_.on_pokemon && whom == "このカード";
}

// "このカードは、HP60のたねポケモンとして、場に出せる。このカードは特殊状態にならず、にげられない。…": a rule of it a sentence.
void Japanese::played_as_pokemon(NodeIndex index, const Lead& lead, const std::string& whom) {
    const NodeIndex to = at(index).first, first = at(to).next;
    const std::vector<NodeIndex> like = as_basic(nodes_, first);
    std::string words = lead.words + basic_words(like, whom);
    const std::string opening = topic(whom);
    for (NodeIndex mod : siblings_from(nodes_, at(first).next)) {
        if (std::ranges::find(like, mod) != like.end()) continue;
        const bool can = at(mod).kind == NodeKind::can;
        const bool goes = can && static_cast<ActionKind>(at(at(mod).first).sub) == ActionKind::discard;
        std::string said =
            goes ? "自分の番の中でなら、場に出ている" + whom + "をトラッシュできる" : modifier(mod, to, whom);
        const bool joins = said.starts_with(opening) && words.starts_with(opening) && !words.ends_with("場に出せる");
        if (joins) {
            words = inflected(words, Form::joining) + "、" + said.substr(opening.size());
            continue;
        }
        emit(index, words);
        words = std::move(said);
    }
    emit(index, words);
}

// All that is given, in one sentence; whom is named once, and is "it" afterwards.
std::string Japanese::gifts(NodeIndex to, const std::string& whom, const std::string& it) {
    std::string words;
    std::string last;
    const std::vector<NodeIndex> like = as_basic(nodes_, at(to).next);
    for (NodeIndex mod : siblings_from(nodes_, at(to).next)) {
        if (std::ranges::find(like, mod) != like.end()) {
            if (mod == like.front()) words = last = basic_words(like, whom);
            continue;
        }
        std::string said = modifier(mod, to, whom);
        const std::string_view damage = "ワザのダメージを受けない";
        const bool no_attacks = at(mod).kind == NodeKind::no_effects && !keeps_counters_off(at(mod)) &&
                                sub_as<EffectSource>(at(mod)) == EffectSource::attacks;
        const std::string from = !no_attacks || at(mod).first == no_node ? "" : from_whom(at(mod).first);
        const std::string about = last.starts_with(whom + "は、") ? whom + "は、" : topic(whom);
        if (no_attacks && last == about + from + std::string(damage)) {
            words.resize(words.size() - damage.size());
            words += "ワザのダメージや効果を受けない";
            continue;
        }
        const std::string before = last;
        last = said;
        if (mod != at(to).next) {
            const std::string opening = said.starts_with(whom + "は、") ? whom + "は、" : topic(whom);
            if (said.starts_with(opening) && before.starts_with(whom + "は")) said.erase(0, opening.size());
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

// One side's Active Pokémon, whichever it is.
bool Japanese::is_now_active(const Node& base) const {
    return base.kind == NodeKind::place && sub_as<Place>(base) == Place::active && base.next == no_node && !mirrored_ &&
           (static_cast<Side>(base.number) == Side::my || static_cast<Side>(base.number) == Side::their);
}

// What lasts stays with the Pokémon that stood there when it began.
std::string Japanese::who_was_active(const Node& base) const {
    const bool ability = source_.of == TextOf::ability || source_.of == TextOf::use;
    const std::string when = in_when_ ? "そのとき" : ability ? "この特性を使ったとき" : "このカードを使ったとき";
    return when + side(static_cast<Side>(base.number)) + "バトル場にいたポケモン";
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
    if (whom.empty() && in_lasting_ && !live && !is_attack() && is_now_active(base)) whom = who_was_active(base);
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
    if (is_played_as_pokemon(whom) && !as_basic(nodes_, at(to).next).empty())
        return played_as_pokemon(index, lead, whom);
    std::string words = lead.words;
    // An Ability that changes others does so while its Pokémon is in play.
    if (source_.of == TextOf::ability && !in_lasting_ && !under_condition_ && (select == no_node || !is_this(base)))
        words += this_word() + "がいるかぎり、";
    words += gifts(to, whom, it);
    if (live && select != no_node)
        notes_ +=
            bare_active ? "（新しくバトル場に出したポケモンもふくむ。）" : "（新しく場に出したポケモンもふくむ。）";
    emit(index, words);
}

// "自分の{R}ポケモンがいるプレイヤーが": each for oneself.
void Japanese::while_each(NodeIndex index, const Lead& lead) {
    mirrored_ = false;
    under_condition_ = true;
    const Clause each = clause_of(at(index).first);
    give(at(at(index).first).next, lead, each.words + (each.noun ? "の" : "") + "プレイヤー");
    under_condition_ = false;
}

// "このポケモンがバトル場にいて、特殊状態でないかぎり、": what the text asks for anyway is said with where it has to be.
std::string Japanese::while_both(const Clause& place, std::string asked) {
    const std::string_view if_so = "なら、", is = "が";
    const bool verb = asked.ends_with("ないなら、") || asked.ends_with("いるなら、") || asked.ends_with("あるなら、");
    if (!verb || asked.find("、") != asked.size() - std::string_view("、").size()) return asked + while_words(place);
    asked.resize(asked.size() - if_so.size());
    const std::string whom = place.words.substr(0, place.words.find(is) + is.size());
    if (place.words.find(is) != std::string::npos && asked.starts_with(whom)) asked.erase(0, whom.size());
    return inflected(place.words, Form::joining) + "、" + asked + "かぎり、";
}

void Japanese::while_given(NodeIndex index, const Lead& lead) {
    if (mirrored_) return while_each(index, lead);
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
                kind == KindWord::type ? types(filter.number, "または") + "ポケモン" : kind_words(filter);
            give(given, lead, "このカードをつけている" + name);
            under_condition_ = false;
            return;
        }
    }
    const Clause clause = clause_of(node.first);
    std::string condition = clause.place ? while_both(clause, lead.words) : lead.words + if_words(clause);
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
    const bool waited = knock_out_waited_;
    knock_out_waited_ &= tells_of_its_prizes(nodes_, index);
    const std::string span = knock_out_waited_ ? "" : span_words(at(node.first));
    const bool outer = in_lasting_, outer_turn = others_turn_;
    in_lasting_ = true;
    const auto kind = sub_as<SpanKind>(at(node.first));
    others_turn_ = kind == SpanKind::next_turn && static_cast<Player>(at(node.first).number) == Player::them;
    for (NodeIndex part : children(nodes_, at(node.first).next)) {
        control(part, {lead.words + span, false, lead.held, lead.further});
        lead.words = lead.held ? lead.further : "";
    }
    in_lasting_ = outer;
    others_turn_ = outer_turn;
    knock_out_waited_ = waited;
}

}  // namespace cubenight::wording
