// Statements that hold others: conditions, choices, coins, and whose they are.
#include <utility>

#include "engine/cards/wording/en/english.hpp"

namespace cubenight::wording {

void English::control(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::block: return statements(node.first, lead);
        case NodeKind::then_: return statements(node.first, {lead.words + "if you do, ", lead.may, lead.held});
        case NodeKind::may: return may(node, lead);
        case NodeKind::if_: return if_so(node, lead);
        case NodeKind::each: return for_each_of(node, lead);
        case NodeKind::either: return either(index, lead);
        case NodeKind::flip: return flip(index, lead);
        case NodeKind::by: return by_player(node, lead);
        case NodeKind::choose: return choose(index, lead);
        case NodeKind::before_damage:
            return statements(at(node.first).first, {lead.words + "before doing damage, ", lead.may, true});
        case NodeKind::lasting: return lasting(node, lead);
        case NodeKind::proceed: return emit(index, lead.words + proceeds_);
        case NodeKind::give:
        case NodeKind::while_: return emit(index, standing(index, lead.words) + effects_remark(index, true));
        case NodeKind::when: return when(node, lead);
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

void English::may(const Node& node, const Lead& lead) {
    // Nothing or something: the something is what may be done.
    const NodeIndex instead = at(node.first).next;
    if (at(node.first).first == no_node && instead != no_node)
        return statements(at(instead).first, {lead.words, true, lead.held});
    const NodeIndex no = at(node.first).next;
    const bool drew = drew_, damage_said = damage_said_;
    const bool follows = std::exchange(branch_follows_, branch_follows_ || no != no_node);
    statements(at(node.first).first, {lead.words, true, lead.held});
    branch_follows_ = follows;
    if (no == no_node) return;
    const bool said = std::exchange(damage_said_, damage_said);
    drew_ = drew;
    statements(at(no).first, {actor_ == Actor::you ? "if you don't, " : "if they don't, ", false, true});
    damage_said_ |= said;
}

// Whether the statement lays something on the opponent's Active Pokémon of this moment, for a time.
bool English::lasts_for_defender(NodeIndex statement) const {
    if (at(statement).kind != NodeKind::lasting) return false;
    const NodeIndex part = at(at(at(statement).first).next).first;
    if (at(part).kind != NodeKind::give || sub_as<Liveness>(at(part)) == Liveness::live) return false;
    const Node& base = at(base_of(at(at(part).first).first));
    return is_place(base, Place::active) && whose(base) == Side::their;
}

// `if C { search DECK for 3 S } else { search DECK for 1 S }`
bool English::searches_for_more(NodeIndex yes, NodeIndex no) const {
    if (no == no_node) return false;
    const NodeIndex most = at(yes).first, usual = at(no).first;
    if (at(most).kind != NodeKind::search || at(usual).kind != NodeKind::search) return false;
    if (at(most).next != no_node || at(usual).next != no_node || !same(at(most).first, at(usual).first, false))
        return false;
    const NodeIndex more = at(at(most).first).next, fewer = at(at(usual).first).next;
    const NodeIndex many = at(more).first, few = at(fewer).first;
    const bool alone = at(many).next == no_node && at(few).next == no_node && at(many).number + at(few).number == 0;
    if (!alone || range_of(many) == no_node || range_of(few) == no_node) return false;
    const bool number = at(at(range_of(many)).first).kind == NodeKind::integer &&
                        sub_as<RangeKind>(at(range_of(few))) == RangeKind::number &&
                        at(at(range_of(few)).first).kind == NodeKind::integer;
    return number && same_after(base_of(many), base_of(few), false) && same_after(at(more).next, at(fewer).next, false);
}

// "Search your deck for a card .... If ..., search for up to 3 cards instead of 1."
void English::search_for_more(NodeIndex if_) {
    const NodeIndex yes = at(at(if_).first).next, usual = at(at(yes).next).first, most = at(yes).first;
    emit(if_, led(usual, {}));
    const NodeIndex few = range_of(at(at(at(usual).first).next).first);
    const std::string more = things(at(at(most).first).next, Use::found).words;
    emit(if_, "if " + clause_of(at(if_).first) + ", " + led({}, verb("search") + " for " + more, true) +
                  " instead of " + value(at(few).first));
}

// `if C { draw 8 } else { draw 4 }`: of one thing more or less of it, where C asks nothing that it changes.
bool English::differs_in_number(NodeIndex if_, const Lead& lead) const {
    const NodeIndex condition = at(if_).first, yes = at(condition).next, no = at(yes).next;
    const bool once = lead.may && !lead.held && (lead.words.empty() || lead.words == "once during your turn, ");
    if (no == no_node || actor_ != Actor::you || !(once || (lead.words.empty() && !lead.may && !lead.held)))
        return false;
    const Node &then = at(at(yes).first), &usual = at(at(no).first);
    if (then.kind != usual.kind || then.sub != usual.sub || then.next != no_node || usual.next != no_node) return false;
    const NodeIndex more = then.first, fewer = usual.first;
    const bool numbers = at(more).kind == NodeKind::integer && at(fewer).kind == NodeKind::integer;
    if (asks_for(condition, NodeKind::done)) return false;
    if (then.kind == NodeKind::draw) return numbers && !asks_for(condition, NodeKind::zone);
    const bool spread =
        then.kind == NodeKind::counters && numbers && sub_as<CountersKind>(then) == CountersKind::number;
    return spread && at(at(more).next).next != no_node && same_after(at(more).next, at(fewer).next, false) &&
           !asks_for(condition, NodeKind::place);
}

bool English::asks_for(NodeIndex condition, NodeKind kind) const {
    if (at(condition).kind == kind) return true;
    if (at(condition).kind == NodeKind::stat && sub_as<Stat>(at(condition)) == Stat::extra_energy) return false;
    for (NodeIndex part : children(nodes_, condition))
        if (asks_for(part, kind)) return true;
    return false;
}

// "Draw 4 cards. If ..., draw 8 cards instead."
void English::more_instead(NodeIndex if_, const Lead& lead) {
    const NodeIndex condition = at(if_).first, yes = at(condition).next;
    const bool drew = drew_;
    emit(if_, led(at(at(yes).next).first, lead));
    std::string more;
    drew_ = drew;
    const Lead also{"if " + clause_of(condition) + ", ", lead.may, false};
    if (const Node& verb_node = at(at(yes).first); verb_node.kind == NodeKind::draw) {
        more = led(at(yes).first, also);
    } else {
        const std::string counters = amount(verb_node.first, "damage counter", "damage counters");
        more = led(also, "put " + counters + " on them", true);
    }
    emit(if_, more + " instead");
}

// `if count(Z) >= 2 { discard 2 Z } else { fail }`
bool English::fails_without(NodeIndex if_) const {
    const NodeIndex asked = at(if_).first, yes = at(asked).next, no = at(yes).next;
    if (no == no_node || at(asked).kind != NodeKind::compare || sub_as<Relation>(at(asked)) != Relation::at_least)
        return false;
    const NodeIndex counted = at(asked).first, number = at(counted).next, discard = at(yes).first, fail = at(no).first;
    if (at(counted).kind != NodeKind::count || at(number).kind != NodeKind::integer ||
        at(discard).kind != NodeKind::discard || at(fail).kind != NodeKind::fail || at(discard).next != no_node)
        return false;
    const NodeIndex there = at(at(counted).first).first, gone = at(at(discard).first).first, range = range_of(gone);
    if (range == no_node || !is_integer(at(range).first, at(number).number) || range_of(there) != no_node) return false;
    return same(base_of(there), base_of(gone), false) &&
           same_after(at(base_of(there)).next, at(base_of(gone)).next, false);
}

void English::if_so(const Node& node, const Lead& lead) {
    const NodeIndex yes = at(node.first).next, no = at(yes).next;
    if (lead.words.starts_with("if ") && fails_without(index_of(node))) {
        statements(at(yes).first, {lead.words, lead.may, true});
        return statements(at(no).first, {"if you can't, ", false, true});
    }
    if (differs_in_number(index_of(node), lead)) return more_instead(index_of(node), lead);
    if (lead.words.empty() && !lead.may && searches_for_more(yes, no)) return search_for_more(index_of(node));
    defending_ = is_attack() && lasts_for_defender(at(yes).first);
    const std::string condition = clause_of(node.first);
    // Where it is held against another Pokémon, "it" could be either.
    const bool of_two =
        at(node.first).kind == NodeKind::compare && at(at(at(node.first).first).next).kind == NodeKind::stat;
    asked_of_ = of_two ? "" : subject_of(node.first);
    defending_ = false;
    const bool drew = drew_, damage_said = damage_said_;
    const bool follows = std::exchange(branch_follows_, branch_follows_ || no != no_node);
    // "if heads, and if you have any Benched Pokémon, ..."
    const std::string also = lead.words.starts_with("if ") ? "and if " : "if ";
    statements(at(yes).first, {lead.words + also + condition + ", ", lead.may, true});
    branch_follows_ = follows;
    asked_of_.clear();
    drew_ = drew;
    if (no == no_node) return;
    const bool said = std::exchange(damage_said_, damage_said);
    // "If heads, and if you have no Benched Pokémon, ...": otherwise than the second condition, not than the first.
    const bool second = also.starts_with("and ");
    const std::string otherwise = second ? lead.words + also + clause_of(node.first, true) + ", " : "otherwise, ";
    statements(at(no).first, {otherwise, false, true});
    damage_said_ |= said;
}

void English::for_each_of(const Node& node, const Lead& lead) {
    const NodeIndex select = at(node.first).first;
    std::string whom = things(node.first, Use::object).words;
    if (whom.starts_with("all of ")) whom.erase(0, std::string_view("all of ").size());
    else if (whom.starts_with("all ")) whom.replace(0, std::string_view("all").size(), "the");
    bind_select(select, false);
    Meaning meaning;
    meaning.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    if (at(base_of(select)).kind == NodeKind::place) meaning.stood = &at(base_of(select));
    for (Meaning& other : meanings_) other.apart |= other.kind == Meaning::Kind::pokemon && !other.plural;
    bind(node.number, meaning);
    statements(at(at(node.first).next).first, {lead.words + "for each of " + whom + ", ", lead.may, true});
}

void English::flip(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& how_many = at(node.first);
    const bool until = how_many.kind == NodeKind::face;
    const bool another = coins_deep_ > 0 && is_integer(node.first, 1);
    const std::string words = in_form(lead, [&] {
        if (another) return verb("flip") + " another coin";
        if (!until) return verb("flip") + " " + amount(node.first, "coin", "coins");
        return verb("flip") + " a coin until " + (actor_ == Actor::you ? "you get tails" : "they get tails");
    });
    emit(index, led(lead, words, true));
    const int coins = how_many.kind == NodeKind::integer ? how_many.number : 0;
    const bool drew = drew_, damage_said = damage_said_;  // of two faces one comes true
    bool said = damage_said;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::face) continue;
        if (coins == 1) damage_said_ = damage_said;
        const bool follows = std::exchange(branch_follows_, branch_follows_ || at(part).next != no_node);
        coins_deep_ += coins == 1 ? 1 : 0;
        face(at(part), coins, another);
        coins_deep_ -= coins == 1 ? 1 : 0;
        branch_follows_ = follows;
        drew_ = drew;
        said |= damage_said_;
    }
    damage_said_ = said;
}

// coins: how many are flipped, or 0 where that is not known.
void English::face(const Node& node, int coins, bool second) {
    const std::string all = coins == 2 ? "if both of them are " : "if all of them are ";
    const std::string each = second ? "if the second coin is " : coins == 1 ? "if " : "for each ";
    std::string words;
    switch (sub_as<FaceKind>(node)) {
        case FaceKind::heads: words = each + "heads, "; break;
        case FaceKind::tails: words = each + "tails, "; break;
        case FaceKind::all_heads: words = all + "heads, "; break;
        case FaceKind::all_tails: words = all + "tails, "; break;
        case FaceKind::after: break;
    }
    const Lead lead{words, false, !words.empty()};
    // A block under a face holds for that face alone.
    if (at(node.first).kind == NodeKind::block) statements(at(node.first).first, lead);
    else statement(node.first, lead);
}

void English::either(NodeIndex index, const Lead& lead) {
    NodeIndex part = at(index).first;
    std::string many = "1";
    if (at(part).kind == NodeKind::range) {
        const Node& range = at(part);
        const std::string up_to = sub_as<RangeKind>(range) == RangeKind::up_to ? "up to " : "";
        const bool all = sub_as<RangeKind>(range) == RangeKind::all;
        many = all ? "all of them" : range.first == no_node ? "any number" : up_to + value(range.first);
        part = range.next;
    }
    emit(index, led(lead, in_form(lead, [&] { return verb("choose"); }) + " " + many + ":", true));
    const bool drew = drew_, damage_said = damage_said_;
    for (; part != no_node; part = at(part).next, drew_ = drew, damage_said_ = damage_said) {
        const std::size_t from = out_.size();
        list_ended_ = false;
        statements(at(part).first, {});
        std::string words = "\n" + std::string(bullet);
        for (std::size_t i = from; i < out_.size(); ++i) words += (i > from ? " " : "") + out_[i].words;
        if (out_.size() == from) words += "Do nothing.";
        out_.resize(from);
        out_.push_back({part, words});
    }
    list_ended_ = true;
}

void English::by_player(const Node& node, const Lead& lead) {
    const Actor before = actor_;
    switch (sub_as<Player>(node)) {
        case Player::me: actor_ = Actor::you; break;
        case Player::them: actor_ = Actor::opponent; break;
        case Player::both: actor_ = Actor::each; break;
        case Player::owner: actor_ = Actor::that_player; break;
    }
    const std::size_t from = out_.size();
    const bool drew = drew_;
    if (actor_ != before) drew_ = false;  // what somebody else draws is no more of what was drawn
    Lead of_them = lead;
    of_them.has_done = lead.may && before == Actor::you && actor_ != before;
    statements(at(node.first).first, of_them);
    if (actor_ != before) drew_ = drew;
    if (actor_ == Actor::each) join_deeds(from, "Each player ");
    if (actor_ == Actor::opponent && before != actor_ && out_.size() == from + 2) join_deeds(from, "Your opponent ");
    actor_ = before;
}

// "Each player shuffles their hand into their deck and draws 4 cards": each does all of it, one after the other.
void English::join_deeds(std::size_t from, std::string_view subject) {
    const auto plain = [](const Sentence& sentence) {
        return sentence.words.find_first_of("(:\n") == std::string::npos && sentence.words.ends_with(".");
    };
    if (out_.size() < from + 2 || !plain(out_[from]) || out_[from].words.find(subject.substr(1)) == std::string::npos)
        return;
    for (std::size_t i = from + 1; i < out_.size(); ++i)
        if (!plain(out_[i]) || !out_[i].words.starts_with(subject)) return;
    if (actor_ != Actor::each && out_[from].words.find(" and ") != std::string::npos) return;
    std::string& whole = out_[from].words;
    for (std::size_t i = from + 1; i < out_.size(); ++i)
        whole.replace(whole.size() - 1, 1, " and " + out_[i].words.substr(subject.size()));
    out_.resize(from + 1);
}

}  // namespace cubenight::wording
