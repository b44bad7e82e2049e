// Of several cases one comes true: coins, conditions, what is said where they do not hold.
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// Of two one is done: each begins from what was said before both. `no` may be no_node.
void Chinese::alternatives(NodeIndex yes, const Lead& lead, NodeIndex no, const Lead& otherwise) {
    const bool said = damage_said_;
    statements(yes, lead);
    if (no == no_node) return;
    const bool after = std::exchange(damage_said_, said);
    const bool last = std::exchange(in_last_case_, true);
    statements(at(no).first, otherwise);
    in_last_case_ = last;
    damage_said_ |= after;
}

// "若…，則"; "在這個回合，若…，則": when it happened comes first.
std::string Chinese::if_words(const std::string& asked) const {
    for (const Phrase window :
         {Phrase::in_this_turn, Phrase::in_their_last_turn, Phrase::in_my_last_turn, Phrase::in_this_game})
        if (const std::string when = say(window) + say(Phrase::comma); asked.starts_with(when))
            return when + say(Phrase::if_, asked.substr(when.size()));
    return say(Phrase::if_, asked);
}

void Chinese::if_so(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex yes = at(node.first).next, no = at(yes).next;
    if (goes_without_saying(nodes_, index)) return statements(at(yes).first, lead);
    if (fails_otherwise(index, lead)) return;
    std::string asked = clause_of(node.first);
    if (source_.of == TextOf::play && asked == say(Phrase::first_turn_second))
        asked = say(Phrase::used_first_turn_second);
    if (source_.of == TextOf::play && at(node.first).kind == NodeKind::first_turn &&
        sub_as<Player>(at(node.first)) == Player::me)
        asked = say(Phrase::used_first_turn, asked);
    const std::string condition = if_words(asked);
    if (no != no_node && lead.words.empty() && !lead.may && says_other_number(yes, no, condition)) return;
    const std::string other = no == no_node ? "" : otherwise(node.first);
    const std::string opened =
        no == no_node && !lead.may ? further_condition(lead.words, asked) : lead.words + condition;
    alternatives(at(yes).first, {opened, lead.may, true}, no, {other, false, true});
}

// "選擇1個…，將其丟棄。若無法丟棄，則這個招式失敗。": false where it is anything else.
bool Chinese::fails_otherwise(NodeIndex index, const Lead& lead) {
    const NodeIndex discards = fails_unless_discarded(nodes_, index);
    if (discards == no_node) return false;
    statements(discards, lead);
    const NodeIndex select = at(at(discards).first).first, many = at(at(select).first).first;
    const Node& on = at(base_of(nodes_, select));
    const bool energy = sub_as<AttachedKind>(on) == AttachedKind::energy;
    const std::string number = number_of(many, energy ? Phrase::measure_unit : Phrase::measure_card);
    emit(index, say(Phrase::fails_if_not_discarded, is_one(many) ? "" : say(Phrase::so_many_to_discard, number)));
    return true;
}

// "若為正面，並且對手的備戰區有寶可夢，則": one condition under another one.
std::string Chinese::further_condition(std::string before, const std::string& asked) const {
    const std::string whole = say(Phrase::if_, asked);
    if (before.empty()) return if_words(asked);
    const std::string closing = whole.substr(whole.rfind(asked) + asked.size());
    const std::string hence = say(Phrase::comma) + say(Phrase::hence);
    const bool conditional = before.ends_with(closing);
    if (!conditional && !before.ends_with(hence)) return before + whole;
    before.resize(before.size() - (conditional ? closing : hence).size());
    return before + say(Phrase::and_also) + asked + closing;
}

// "從自己的牌庫抽出5張卡。若…，則改為抽出8張卡": where nothing but a number hangs on the condition.
bool Chinese::says_other_number(NodeIndex yes, NodeIndex no, const std::string& condition) {
    const NodeIndex deed = at(yes).first, plain = at(no).first;
    if (deed == no_node || plain == no_node || at(deed).next != no_node || at(plain).next != no_node) return false;
    const auto [number, unused] = only_number_apart(nodes_, deed, plain);
    if (number == no_node) return false;
    const Node& node = at(deed);
    std::string other;
    if (node.kind == NodeKind::draw && number == node.first && sub_as<DrawKind>(node) != DrawKind::up_to) {
        const bool until = sub_as<DrawKind>(node) == DrawKind::until;
        other = say(until ? Phrase::draw_until_instead : Phrase::draw_instead, number_of(number, Phrase::measure_card));
    } else if (node.kind == NodeKind::search && at(number).kind == NodeKind::range) {
        other = say(Phrase::choose_so_many_instead, in_range(number, Phrase::measure_card));
    }
    if (other.empty()) return false;
    statements(plain, {});
    emit(deed, condition + other);
    return true;
}

// "若不為【基礎】寶可夢，則", "若沒有，則": the condition said a moment ago does not hold.
std::string Chinese::otherwise(NodeIndex predicate) {
    const bool negated = at(predicate).kind == NodeKind::not_;
    return in_the_other_case(negated ? at(predicate).first : predicate, !negated);
}

std::string Chinese::in_the_other_case(NodeIndex predicate, bool negated) {
    const Node& node = at(predicate);
    const auto full = [&] { return if_words(clause_of(predicate, negated)); };
    switch (node.kind) {
        case NodeKind::and_:
        case NodeKind::or_:
            if (clause_of(predicate) != say(Phrase::first_turn_second)) return say(Phrase::otherwise);
            return say(Phrase::if_, say(source_.of == TextOf::play ? Phrase::not_used_first_turn_second
                                                                   : Phrase::not_first_turn_second));
        case NodeKind::any: {
            const NodeIndex select = at(node.first).first;
            const Node& base = at(base_of(nodes_, select));
            if (at(select).next != no_node) return say(Phrase::otherwise);
            const NodeIndex filter = base.next == no_node ? no_node : at(base.next).first;
            const bool one = base.kind == NodeKind::var && !meaning(base.number).plural;
            if (one && filter != no_node && at(filter).next == no_node) return say(Phrase::if_, says(filter, negated));
            const bool place = base.kind == NodeKind::place;
            const bool spot = place && sub_as<Place>(base) != Place::bench && sub_as<Place>(base) != Place::pokemon;
            if (spot || one) return full();
            return say(negated ? Phrase::if_there_is_none : Phrase::if_there_is_one);
        }
        case NodeKind::is: {
            const NodeIndex filter = at(node.first).next;
            const bool several = things(node.first, Use::subject).several;
            if (several || at(filter).next != no_node || tells_property(at(filter))) return full();
            return say(Phrase::if_, says(filter, negated));
        }
        case NodeKind::not_:
        case NodeKind::first_turn:
        case NodeKind::second_player:
        case NodeKind::turn_of:
        case NodeKind::happened:
        case NodeKind::compare:
        case NodeKind::agrees:
        case NodeKind::spent:
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return full();
}

std::string Chinese::face_words(const Node& face, bool one) const {
    switch (sub_as<FaceKind>(face)) {
        case FaceKind::heads: return say(one ? Phrase::if_heads : Phrase::for_each_heads);
        case FaceKind::tails: return say(one ? Phrase::if_tails : Phrase::for_each_tails);
        case FaceKind::all_heads: return say(Phrase::if_all_heads);
        case FaceKind::all_tails: return say(Phrase::if_all_tails);
        case FaceKind::after: break;
    }
    return "";
}

// The first face stands in one sentence with the flip.
void Chinese::flip(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const bool until = at(node.first).kind == NodeKind::face;
    const bool one = !until && is_one(node.first);
    const std::string words =
        until ? say(Phrase::flip_until_tails) : say(Phrase::flip, number_of(node.first, Phrase::measure_times));
    // In the opponent's turn it is said who flips.
    const bool in_their_turn = of_damage_ && actor_ == Actor::you,
               by_somebody = in_their_turn || !subject().empty() || lead.words.ends_with(say(Phrase::hence)) ||
                             lead.words.ends_with(say(Phrase::each_of_them, ""));
    std::string before = led(lead, in_their_turn ? say(Phrase::me) + words : words, true);
    const bool said = damage_said_;
    bool first = true;
    const NodeIndex counted = one ? no_node : counted_face(index);
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::face) continue;
        const Node& face = at(part);
        const std::string condition = part == counted ? "" : face_words(face, one);
        const bool heads = sub_as<FaceKind>(face) == FaceKind::heads;
        const bool either_face = heads || sub_as<FaceKind>(face) == FaceKind::tails;
        std::string opening = std::exchange(before, {});
        if (one) damage_said_ = said;
        if (opening.empty()) opening = condition;
        else if (one && by_somebody) opening += say(Phrase::flip_ends) + condition;
        else if (one && either_face) opening = say(heads ? Phrase::flip_if_heads : Phrase::flip_if_tails, opening);
        else opening += say(Phrase::comma) + condition;
        const Lead inner{opening, false, !condition.empty()};
        const bool last = std::exchange(in_last_case_, !one || (at(part).next == no_node && !first));
        counts_heads_ = part == counted && heads;
        counts_tails_ = part == counted && !heads;
        if (at(face.first).kind == NodeKind::block) statements(at(face.first).first, inner);
        else statement(face.first, inner);
        in_last_case_ = last;
        first = counts_heads_ = counts_tails_ = false;
    }
}

// The face of several coins for which one card or one counter more is meant each time; else `no_node`.
NodeIndex Chinese::counted_face(NodeIndex flip) const {
    NodeIndex counted = no_node;
    for (NodeIndex part : siblings_from(nodes_, at(flip).first)) {
        if (at(part).kind != NodeKind::face) continue;
        const auto face = sub_as<FaceKind>(at(part));
        if (face == FaceKind::after) return no_node;
        if (face != FaceKind::heads && face != FaceKind::tails) continue;
        if (counted != no_node) return no_node;
        counted = part;
    }
    return counted != no_node && is_one_of_something(at(counted).first) ? counted : no_node;
}

// "discard 1 energy on this", perhaps with a shuffle behind it: nothing else is chosen by it.
bool Chinese::is_one_of_something(NodeIndex statement) const {
    const bool block = at(statement).kind == NodeKind::block;
    const NodeIndex verb = block ? at(statement).first : statement;
    if (verb == no_node) return false;
    if (const NodeIndex next = at(verb).next; block && next != no_node) {
        const bool shuffled = at(next).kind == NodeKind::shuffle && at(at(next).first).kind == NodeKind::zone;
        if (!shuffled || at(next).next != no_node) return false;
    }
    const Node& node = at(verb);
    const auto one_of = [&](NodeIndex selection) {
        const NodeIndex select = at(selection).first, range = at(select).first;
        if (at(select).next != no_node || at(select).number > 0) return false;
        if (at(range).kind == NodeKind::top_of) return is_one(at(range).first);
        const bool number = at(range).kind == NodeKind::range && (sub_as<RangeKind>(at(range)) == RangeKind::number ||
                                                                  sub_as<RangeKind>(at(range)) == RangeKind::random);
        return number && is_one(at(range).first);
    };
    const auto is_given = [&](NodeIndex selection) {
        return at(selection).kind == NodeKind::selection && !names_a_number(nodes_, selection);
    };
    const auto on_chosen = [&](NodeIndex selection) {
        const Node& base = at(base_of(nodes_, at(selection).first));
        if (base.kind != NodeKind::on) return false;
        const NodeIndex host = at(base.first).kind == NodeKind::set ? at(base.first).next : base.first;
        return cubenight::number_of(nodes_, host) != no_node;
    };
    if (node.kind == NodeKind::draw) return sub_as<DrawKind>(node) == DrawKind::number && is_one(node.first);
    if (node.kind == NodeKind::search) return at(at(node.first).next).next != no_node && one_of(at(node.first).next);
    if (node.kind == NodeKind::discard || node.kind == NodeKind::put)
        return one_of(node.first) && !on_chosen(node.first) && !means_pokemon(at(node.first).first);
    if (node.kind == NodeKind::attach)
        return one_of(node.first) && !on_chosen(node.first) && is_given(at(node.first).next);
    if (node.kind != NodeKind::counters || sub_as<CountersKind>(node) != CountersKind::number) return false;
    const NodeIndex target = at(node.first).next;
    return is_one(node.first) && is_given(target) && at(target).next == no_node && !means_several(at(target).first);
}

}  // namespace cubenight::wording
