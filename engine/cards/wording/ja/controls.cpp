// Coins, choices, conditions: what stands before the statements below them.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

void Japanese::control(NodeIndex index, Lead lead) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::block: return statements(node.first, lead);
        case NodeKind::then_:
            lead.words += "その後、";
            return statements(at(node.first).kind == NodeKind::block ? at(node.first).first : node.first, lead);
        case NodeKind::may: return may(index, lead);
        case NodeKind::if_: return if_so(index, lead);
        case NodeKind::each: return for_each_of(index, lead);
        case NodeKind::either: return either(index, lead);
        case NodeKind::flip: return flip(index, lead);
        case NodeKind::by: return by_player(index, lead);
        case NodeKind::choose: return choose(index, lead);
        case NodeKind::before_damage:
            return statements(at(node.first).first, {lead.words + "ダメージを与える前に、", false, true});
        case NodeKind::lasting: return lasting(index, lead);
        case NodeKind::proceed: return emit(index, lead.words + "そのまま通常どおりに行う");
        case NodeKind::give: return give(index, lead);
        case NodeKind::while_: return while_given(index, lead);
        case NodeKind::when: return when(index, lead);
        case NodeKind::instead: return instead(index, lead);
        case NodeKind::face:
        case NodeKind::span:
        case NodeKind::event:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::at:
        case NodeKind::move_to:
        case NodeKind::under:
        case NodeKind::aside:
        case NodeKind::top:
        case NodeKind::bottom:
        case NodeKind::into:
        case NodeKind::spread:
        case NodeKind::condition_value:
        case NodeKind::attack_name:
        case NodeKind::cost_units:
        case NodeKind::change:
        case NodeKind::action:
        case NodeKind::player:
        case NodeKind::value:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_standing
#define CUBENIGHT_NAMED_part
#include "engine/language/other_kinds.def"
            return;
    }
}

void Japanese::if_so(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex yes = at(node.first).next, no = at(yes).next;
    if (goes_without_saying(nodes_, index)) return statements(at(yes).first, lead);
    if (fails_otherwise(index, lead)) return;
    Clause condition = clause_of(node.first);
    // Of what is played: "最初の自分の番に使ったなら".
    if (source_.of == TextOf::play && at(node.first).kind == NodeKind::first_turn &&
        sub_as<Player>(at(node.first)) == Player::me)
        condition = {condition.words + "に使った", false};
    if (const std::string_view own = "相手自身の"; condition.words.starts_with(own))
        condition.words.replace(0, own.size(), "相手の");
    if (at(yes).first == no_node && no != no_node)
        return statements(at(no).first, {lead.words + if_words(negated(condition)), false, true});
    if (no != no_node && lead.words.empty() && says_other_number(yes, no, if_words(condition))) return;
    const bool drawn = drawn_, number_said = number_said_, attack_said = attack_said_;
    // "オモテで、…がいるなら、": one condition under another one.
    const std::string before = no == no_node ? and_then(lead.words) : lead.words;
    statements(at(yes).first, {before + if_words(condition), false, true});
    drawn_ = drawn;
    if (no == no_node) return;
    const bool said = std::exchange(number_said_, number_said);
    const bool hit = std::exchange(attack_said_, attack_said);
    statements(at(no).first, {"そうでないなら、", false, true});
    number_said_ |= said;
    attack_said_ |= hit;
    drawn_ = drawn;
}

// "…を2枚選び、トラッシュする。2枚トラッシュできないなら、このワザは失敗。": false where it is anything else.
bool Japanese::fails_otherwise(NodeIndex if_, const Lead& lead) {
    const NodeIndex discards = fails_unless_discarded(nodes_, if_);
    if (discards == no_node) return false;
    statements(discards, lead);
    const NodeIndex select = at(at(discards).first).first, many = at(range_of(select)).first;
    const std::string number = is_integer(many, 1) ? "" : amount(many, thing(select).counter);
    emit(if_, number + "トラッシュできないなら、" + this_attack() + "は失敗");
    return true;
}

// "自分の手札が5枚になるように、山札を引く。…なら、8枚になるように引く": where nothing but a number hangs on it.
bool Japanese::says_other_number(NodeIndex yes, NodeIndex no, const std::string& condition) {
    const NodeIndex deed = at(yes).first, plain = at(no).first;
    if (deed == no_node || plain == no_node || at(deed).next != no_node || at(plain).next != no_node) return false;
    const auto [number, unused] = only_number_apart(nodes_, deed, plain);
    if (number == no_node || actor_ != Actor::me) return false;
    const Node& node = at(deed);
    std::string other;
    if (node.kind == NodeKind::draw && number == node.first && at(number).kind == NodeKind::integer) {
        if (sub_as<DrawKind>(node) == DrawKind::up_to) return false;
        const bool until = sub_as<DrawKind>(node) == DrawKind::until;
        other = until ? amount(number, "枚") + "になるように引く" : "引く枚数は" + amount(number, "枚") + "になる";
    } else if (node.kind == NodeKind::search && at(number).kind == NodeKind::range) {
        const auto kind = sub_as<RangeKind>(at(number));
        if (kind != RangeKind::number && kind != RangeKind::up_to) return false;
        other = "選ぶ枚数は" + amount(at(number).first, "枚") + (kind == RangeKind::up_to ? "までになる" : "になる");
    }
    if (other.empty()) return false;
    const bool drawn = drawn_;
    statements(plain, {});
    drawn_ = drawn;
    emit(deed, condition + other);
    return true;
}

void Japanese::may(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    if (may_take(index, lead) || may_then(index, lead)) return;
    const bool drawn = drawn_;
    // As many as one likes may be none.
    const bool leads = node.next != no_node && at(node.next).kind == NodeKind::then_;
    if (at(node.first).next == no_node && !leads && takes_any_number(nodes_, at(node.first).first))
        return taken_freely(at(node.first).first, lead);
    statements(at(node.first).first, {lead.words + subject() + "のぞむなら、", false, true});
    drawn_ = drawn;
    if (const NodeIndex no = at(node.first).next; no != no_node)
        statements(at(no).first, {"のぞまないなら、", false, true});
    drawn_ = drawn;
}

// "…上から5枚見て、その中から基本エネルギーを好きなだけ選び、…": what is taken of cards that were looked at a moment ago.
void Japanese::taken_freely(NodeIndex deed, const Lead& lead) {
    const bool just_looked =
        looked_ && lead.words.empty() && !out_.empty() && at(out_.back().node).kind == NodeKind::look;
    const Node& base = at(base_of(nodes_, at(at(deed).first).first));
    const bool of_them = base.kind == NodeKind::var && meaning_of(base.number).looked_at;
    if (just_looked && of_them && actor_ == Actor::me) return append(verb_clause(deed));
    statements(deed, lead);
}

// Behind a condition or an event, one deed alone: "…なら、自分の山札を1枚引いてよい". False where there is more.
bool Japanese::may_then(NodeIndex may, const Lead& lead) {
    const NodeIndex yes = at(may).first, deed = at(yes).first;
    const bool led_by = lead.words.ends_with("なら、") || lead.words.ends_with("とき、") ||
                        lead.words.ends_with("たび、") || lead.words.ends_with("につき、");
    if (!led_by || actor_ != Actor::me || at(yes).next != no_node || deed == no_node || at(deed).next != no_node)
        return false;
    if (family_of(at(deed).kind) != NodeFamily::verb || !is_action(deed)) return false;
    emit(deed, lead.words + inflected(verb_clause(deed), Form::te) + "よい");
    return true;
}

// Of cards that were looked at some may be taken: "その中からグッズを1枚選び、手札に加えてよい"; "as many as you like"
// may be none. False where something else may be done.
bool Japanese::may_take(NodeIndex may, const Lead& lead) {
    const NodeIndex yes = at(may).first, put = at(yes).first;
    if (!looked_ || actor_ != Actor::me || at(yes).next != no_node || put == no_node) return false;
    if (at(put).kind != NodeKind::put || at(put).next != no_node) return false;
    const NodeIndex select = at(at(put).first).first, range = range_of(select);
    const Node& base = at(base_of(nodes_, select));
    if (at(select).next != no_node || range == no_node || base.kind != NodeKind::var) return false;
    if (!meaning_of(base.number).looked_at) return false;
    const bool any = sub_as<RangeKind>(at(range)) == RangeKind::any_number;
    std::string words = verb_clause(put);
    if (!any) words = inflected(words, Form::te) + "よい";
    // "…上から7枚見て、その中から…"
    const bool just_looked = lead.words.empty() && !out_.empty() && at(out_.back().node).kind == NodeKind::look;
    if (just_looked) append(words);
    else emit(may, lead.words + words);
    return true;
}

// "オモテなら、" of one coin, "オモテ1回につき、" of several.
std::string Japanese::face_words(const Node& face, bool one, bool first) const {
    std::string comma = first ? "、" : "";
    switch (sub_as<FaceKind>(face)) {
        case FaceKind::heads: return one ? "オモテなら、" : comma + "オモテ1回につき、";
        case FaceKind::tails: return one ? "ウラなら、" : comma + "ウラ1回につき、";
        case FaceKind::all_heads: return comma + "すべてオモテなら、";
        case FaceKind::all_tails: return comma + "すべてウラなら、";
        case FaceKind::after: return comma;
    }
    return "";
}

void Japanese::flip(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const bool until = at(node.first).kind == NodeKind::face;
    const bool one = !until && is_integer(node.first, 1);
    std::string words = lead.words + subject();
    if (until) words += "ウラが出るまでコインを投げ";
    else if (at(node.first).kind == NodeKind::integer) words += "コインを" + amount(node.first, "回") + "投げ";
    else words += amount(node.first, "回") + "コインを投げ";
    // Under a condition, and of what another player flips, the coin has a sentence of its own.
    const bool apart = one && (lead.words.ends_with("なら、") || !subject().empty());
    if (apart) {
        const std::string who = subject(), pause = "、";
        const bool topic = who.ends_with("は" + pause);
        emit(index, lead.words + (topic ? who.substr(0, who.size() - pause.size()) : who) + "コインを1回投げる");
        words.clear();
    }
    bool said = apart, number_said_on_any = false;
    const bool drawn = drawn_, number_said = number_said_;  // of the faces of one coin one comes true
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::face) continue;
        drawn_ = drawn;
        if (one) number_said_ = number_said;
        const std::size_t from = out_.size();
        face(at(part), (said ? "" : words) + face_words(at(part), one, !said));
        said |= out_.size() > from;
        number_said_on_any |= number_said_;
    }
    number_said_ |= number_said_on_any;
    if (!said) emit(index, words + "る");
}

void Japanese::face(const Node& face, const std::string& words) {
    const NodeIndex does = face.first;
    const Lead lead{words, false, sub_as<FaceKind>(face) != FaceKind::after};
    if (at(does).kind == NodeKind::block) return statements(at(does).first, lead);
    // One statement alone: what stands beside it is another face.
    if (at(does).kind == NodeKind::then_ || family_of(at(does).kind) != NodeFamily::verb) return control(does, lead);
    std::string verb = verb_clause(does);
    Lead counted = lead;
    if (const std::size_t each = words.rfind("1回につき、"); each != words.npos && of_each_one(verb))
        counted.words.replace(each, words.size() - each, "の数ぶん、");
    emit(does, led(counted, verb, is_action(does)));
}

// "相手の山札を上からトラッシュする": of what is done with one card or counter for each coin, "オモテの数ぶん" says how many. False
// where it is not one, and the clause as it was.
bool Japanese::of_each_one(std::string& clause) {
    const std::size_t one = clause.find_first_of("0123456789");
    if (one == clause.npos || clause.find_first_of("0123456789", one + 1) != clause.npos) return false;
    const std::string_view from = std::string_view(clause).substr(one);
    for (const std::string_view number : {"1枚", "1個"}) {
        const std::string_view behind = from.starts_with(number) ? from.substr(number.size()) : "まで";
        if (behind.starts_with("まで") || behind.starts_with("ずつ")) continue;
        clause.erase(one, number.size());
        return true;
    }
    return false;
}

void Japanese::either(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    std::string many = "から1つを選んで使う";
    NodeIndex part = node.first;
    if (at(part).kind == NodeKind::range) {
        const Node& range = at(part);
        const auto kind = sub_as<RangeKind>(range);
        if (kind == RangeKind::all) many = "を、すべて使う";
        else if (kind == RangeKind::any_number) many = "から好きなだけ選んで使う";
        else if (kind == RangeKind::up_to) many = "から" + amount(range.first, "つ") + "まで選んで使う";
        else many = "から" + amount(range.first, "つ") + "を選んで使う";
        part = at(part).next;
    }
    int parts = 0;
    for (NodeIndex i = part; i != no_node; i = at(i).next) ++parts;
    const bool of_card = source_.of == TextOf::play && out_.empty() && lead.words.empty();
    emit(index,
         lead.words + subject() + (of_card ? "このカードは、" : "次の") + std::to_string(parts) + "つの効果" + many);
    const bool drawn = drawn_, number_said = number_said_;
    for (; part != no_node; part = at(part).next) {
        const std::size_t from = out_.size();
        drawn_ = drawn;
        number_said_ = number_said;
        statements(at(part).first, {});
        std::string words = "\n" + std::string(bullet);
        for (std::size_t i = from; i < out_.size(); ++i) words += out_[i].words;
        if (out_.size() == from) words += "何もしない。";
        words += std::exchange(last_note_, {});
        out_.resize(from);
        out_.push_back({part, words});
    }
}

void Japanese::by_player(NodeIndex index, const Lead& lead) {
    const Actor before = actor_;
    switch (sub_as<Player>(at(index))) {
        case Player::me: actor_ = Actor::me; break;
        case Player::them: actor_ = Actor::opponent; break;
        case Player::both: actor_ = Actor::each; break;
        case Player::owner: actor_ = Actor::owner; break;
    }
    const bool said = either_player_;
    either_player_ = false;
    statements(at(at(index).first).first, lead);
    either_player_ = said;
    actor_ = before;
}

bool Japanese::in_zone(NodeIndex selection) const {
    const Node& base = at(base_of(nodes_, at(selection).first));
    return base.kind == NodeKind::zone && base.next == no_node;
}

void Japanese::choose_value(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    Meaning meaning;
    const bool of_something = what.first != no_node && at(what.first).kind == NodeKind::selection;
    const std::string of = of_something ? plain(what.first) : "";
    std::string words;
    const auto but = type_left_out(what);
    const std::string left_out = but ? types(TypeSet::of(*but).bits, "と") : "";
    switch (sub_as<ValueKind>(what)) {
        case ValueKind::type:
            meaning.kind = Meaning::Kind::type;
            words = of_something ? of + "のタイプ" + (but ? "（" + left_out + "をのぞく）" : "") + "の中から1つを"
                                 : (but ? left_out + "以外の" : "") + "タイプを1つ";
            break;
        case ValueKind::number:
            meaning.kind = Meaning::Kind::number;
            words = what.first == no_node ? "好きな数を1つ" : "1から" + value(what.first) + "までの数を1つ";
            break;
        case ValueKind::condition:
            meaning.kind = Meaning::Kind::condition;
            words = of_something ? of + "が受けている特殊状態の中から1つを" : "特殊状態の中から1つを";
            break;
        case ValueKind::name:
            meaning.kind = Meaning::Kind::name;
            words = of + (in_zone(what.first) ? "にあるカード" : "") + "の名前を1つ";
            break;
        case ValueKind::attack:
            meaning.kind = Meaning::Kind::attack;
            words = of + "が持っているワザを1つ";
            break;
    }
    bind(node.number, meaning);
    if (most_looked_at(nodes_, node.number) == no_node) emit(index, led(lead, words + "選ぶ", true));
}

// A number as it is now.
void Japanese::choose_number(NodeIndex index, const Lead& lead) {
    const Node &node = at(index), &what = at(node.first);
    Meaning meaning;
    meaning.kind = Meaning::Kind::number;
    meaning.words = value(node.first);
    const auto numbers = std::ranges::count_if(nodes_, [&](const Node& other) {
        return other.kind == NodeKind::choose && family_of(at(other.first).kind) == NodeFamily::quantity;
    });
    // What is counted may be gone when the number is asked for.
    if (what.kind == NodeKind::count || what.kind == NodeKind::stat) {
        emit(index, led(lead, meaning.words + "を数える", true));
        meaning.words = numbers > 1 ? "数えた" + meaning.words : "数えた数";
    }
    bind(node.number, meaning);
}

void Japanese::choose(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    if (what.kind == NodeKind::value) return choose_value(index, lead);
    Meaning meaning;
    if (what.kind != NodeKind::selection) return choose_number(index, lead);
    if (moves_off_it(nodes_, index)) {
        // "自分の場のポケモンについているエネルギーを1個選び": the Pokémon is chosen with it.
        const Node& place = at(base_of(nodes_, at(node.first).first));
        meaning.kind = Meaning::Kind::pokemon;
        meaning.words = side(static_cast<Side>(place.number)) +
                        (sub_as<Place>(place) == Place::bench ? "ベンチポケモン" : "場のポケモン");
        return bind(node.number, meaning);
    }
    const NodeIndex select = what.first;
    meaning.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meaning.plural = means_several(select) || at(select).next != no_node;
    meaning.chosen = names_a_number(nodes_, node.first);
    if (!meaning.chosen) {
        const Node& base = at(base_of(nodes_, select));
        meaning.words = target(node.first, Use::target).words;
        // Who stands there now is meant, whoever stands there later.
        if (is_attack() && !switched_ && meaning.words == "相手のバトルポケモン")
            meaning.words = "このワザを受けたポケモン";
        meaning.was_active = base.kind == NodeKind::place && sub_as<Place>(base) == Place::active &&
                             static_cast<Side>(base.number) == Side::my;
        return bind(node.number, meaning);
    }
    const std::string words = object(node.first);
    const std::string_view choosing = "選び、";
    const std::string whom = words.ends_with(choosing) ? words.substr(0, words.size() - choosing.size()) : words;
    bind(node.number, meaning);
    emit(index, led(lead, whom + "選ぶ", true));
    said_just_now_ = node.number;
    join_next_ = true;
}

}  // namespace cubenight::wording
