// What a player or Pokémon can or can't do.
#include <algorithm>

#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

std::string conditions_in(int bits) {
    if (bits == 0) return "特殊状態";
    std::vector<std::string> names;
    for (int c = 0; c < condition_count; ++c)
        if ((bits >> c) & 1) names.emplace_back(condition_words[c]);
    return strung(names, "・");
}

std::string cured(int number, bool can) {
    const std::string ill = conditions_in(number & ((1 << cure_way_shift) - 1));
    const std::string end = can ? "回復する" : "回復しない";
    switch (static_cast<CureWay>(number >> cure_way_shift)) {
        case CureWay::effects: return "効果によって" + ill + "が" + end;
        case CureWay::evolving: return "進化・退化によって" + ill + "が" + end;
        case CureWay::coins: return "ポケモンチェックのコインによって" + ill + "が" + end;
    }
    return ill + "が" + end;
}

}  // namespace

// "手札からグッズ": whose hand is said before.
std::string Japanese::from_hand(NodeIndex selection) {
    std::vector<std::string> names;
    for (NodeIndex select : children(nodes_, selection)) {
        const Node& base = at(base_of(nodes_, select));
        if (base.kind != NodeKind::zone || sub_as<Zone>(base) != Zone::hand) return plain(selection);
        const Noun cards = noun(base.next, Among::cards);
        names.push_back(cards.clauses + cards.one());
    }
    return "手札から" + strung(names, "や");
}

std::string Japanese::action_words(NodeIndex index, bool can) {
    const Node& action = at(index);
    const NodeIndex what = find_child(nodes_, index, NodeKind::selection);
    const auto ability = [&](std::string_view yes, std::string_view no) { return std::string(can ? yes : no); };
    switch (static_cast<ActionKind>(action.sub)) {
        case ActionKind::attack: return ability("ワザが使える", "ワザが使えない");
        case ActionKind::retreat: return ability("にげられる", "にげられない");
        case ActionKind::evolve:
            if (what == no_node) return ability("進化できる", "進化できない");
            return from_hand(what) + ability("を出して進化できる", "を出して進化できない");
        case ActionKind::use_named: {
            const Node& name = at(find_child(nodes_, index, NodeKind::attack_name));
            const std::string attack = attack_name(name);
            return attack + ability("が使える", "が使えない");
        }
        case ActionKind::use_abilities: {
            // The number is 0, or one more than the kind that is named.
            const auto named = static_cast<std::size_t>(action.number > 0 ? action.number - 1 : 0);
            const std::size_t kind = named < std::size(ability_words) ? named : 0;
            return std::string(ability_words[kind]) + ability("が使える", "が使えない");
        }
        case ActionKind::play:
            if (what == no_node) return ability("手札から出して使える", "手札から出して使えない");
            return from_hand(what) + ability("を出して使える", "を出して使えない");
        case ActionKind::attach:
            if (what == no_node) return ability("ポケモンにつけられる", "ポケモンにつけられない");
            return from_hand(what) + ability("をポケモンにつけられる", "をポケモンにつけられない");
        case ActionKind::be_healed: return ability("HPを回復できる", "HPを回復できない");
        case ActionKind::be_cured: return cured(action.number, can);
        case ActionKind::be_ill: return conditions_in(action.number) + ability("になる", "にならない");
        case ActionKind::be_discarded: return ability("トラッシュされる", "トラッシュされない");
        case ActionKind::discard:
            return ability("自分の番に、場からトラッシュできる", "自分の番に、場からトラッシュできない");
        case ActionKind::be_chosen: return ability("相手の効果で選べる", "相手の効果では選べない");
        case ActionKind::take_prizes: return ability("サイドをとれる", "サイドをとれない");
        case ActionKind::have_more_than: {
            const bool pokemon = what != no_node && means_pokemon(at(what).first);
            const std::string many = std::to_string(action.number + 1) + (pokemon ? "匹以上" : "枚以上");
            return (what == no_node ? std::string("カード") : plain(what)) + "を" + many +
                   ability("持てる", "は持てない");
        }
        case ActionKind::keep_turn:
            return ability("メガシンカポケモンに進化しても、番が終わらない",
                           "メガシンカポケモンに進化すると、番が終わる");
    }
    return "";
}

// Whether the condition speaks of a limit that is lifted: of the first turn, or of a Special Condition that holds one.
bool Japanese::speaks_of_limit(NodeIndex condition, ActionKind action) const {
    const NodeKind kind = at(condition).kind;
    const bool held = action == ActionKind::attack || action == ActionKind::use_named || action == ActionKind::retreat;
    if (kind == NodeKind::not_) return false;
    if (kind == NodeKind::first_turn || (held && kind == NodeKind::ill)) return true;
    const auto parts = children(nodes_, condition);
    return std::ranges::any_of(parts, [&](NodeIndex part) { return speaks_of_limit(part, action); });
}

// "最初の自分の番や、出したばかりの番でも、": what the rules would forbid. No words where nothing is told apart.
std::string Japanese::limits_lifted(const Node& action, NodeIndex condition, const std::string& whom) const {
    const auto kind = static_cast<ActionKind>(action.sub);
    const std::string first_turn = whom.starts_with("相手") ? "最初の相手の番" : "最初の自分の番";
    const bool but_first = condition != no_node && at(condition).kind == NodeKind::not_ &&
                           at(at(condition).first).kind == NodeKind::first_turn;
    if (kind == ActionKind::evolve)
        return but_first ? "出したばかりの番（" + first_turn + "をのぞく）でも、"
                         : first_turn + "や、出したばかりの番でも、";
    if (kind == ActionKind::attack || kind == ActionKind::use_named) return first_turn + "でも、ねむりやマヒでも、";
    if (kind == ActionKind::retreat) return "ねむりやマヒでも、番ごとに何回でも、";
    if (kind == ActionKind::play) return "ルールではもう使えないときでも、";
    if (kind == ActionKind::attach) return "ルールではもうつけられないときでも、";
    return "";
}

// "このポケモンがねむりでも、": what is forbidden otherwise may be done.
std::string Japanese::may(const Node& action, NodeIndex condition, const std::string& whom) {
    std::string before;
    if (condition != no_node && speaks_of_limit(condition, static_cast<ActionKind>(action.sub))) {
        const Clause clause = clause_of(condition);
        before = (clause.noun ? clause.words + "でも" : inflected(clause.words, Form::te) + "も") + "、";
    } else {
        const std::string lifted = limits_lifted(action, condition, whom);
        const bool said = lifted.find("をのぞく") != std::string::npos;
        before = (condition == no_node || said ? "" : if_words(clause_of(condition))) + lifted;
    }
    return before;
}

std::string Japanese::may_or_not(const Node& node, const std::string& whom) {
    const bool can = node.kind == NodeKind::can;
    const Node& action = at(node.first);
    NodeIndex condition = no_node;
    for (NodeIndex part : children(nodes_, node.first))
        if (family_of(at(part).kind) == NodeFamily::predicate) condition = part;
    // "このカードをつけているポケモンが「X」になっても、自分の番は終わらない"
    const std::string_view holding = "このカードをつけている";
    if (can && static_cast<ActionKind>(action.sub) == ActionKind::keep_turn &&
        whom.starts_with(std::string(holding) + "「"))
        return std::string(holder_words) + "が" + whom.substr(holding.size()) + "になっても、自分の番は終わらない";
    std::string does = action_words(node.first, can);
    // Players attach, not Pokémon: "相手は、手札から…をバトルポケモンにつけられない".
    const std::string_view theirs = "相手の", onto = "をポケモンにつけられない";
    if (!can && static_cast<ActionKind>(action.sub) == ActionKind::attach && whom.starts_with(theirs) &&
        does.ends_with(onto) && condition == no_node)
        return "相手は、" + does.substr(0, does.size() - onto.size()) + "を" + whom.substr(theirs.size()) +
               "につけられない";
    if (can && static_cast<ActionKind>(action.sub) != ActionKind::keep_turn) {
        std::string when = may(action, condition, whom);
        // Of its own use: "このワザは、このポケモンがねむりでも、使える".
        if (static_cast<ActionKind>(action.sub) == ActionKind::attack && is_attack() && !in_lasting_ &&
            whom == this_word())
            return "このワザは、" + when + "使える";
        // The subject is said once.
        if (when.starts_with(whom + "が")) when.erase(0, whom.size() + std::string_view("が").size());
        return (when.empty() ? topic(whom) : whom + "は、") + when + does;
    }
    if (condition == no_node && does.starts_with("手札から")) return whom + "は" + does;  // "相手は手札からグッズを…"
    if (condition == no_node) return topic(whom) + does;
    const Clause clause = clause_of(condition);
    // Whose turn it is stands before whom it is about: "own" is of the text's own player there.
    const bool of_turn = at(condition).kind == NodeKind::turn_of || at(condition).kind == NodeKind::first_turn;
    if (of_turn) return clause.words + "の間、" + topic(whom) + does;
    std::string before = if_words(clause);
    if (before.starts_with(whom + "が")) before.erase(0, whom.size() + std::string_view("が").size());
    return topic(whom) + before + does;
}

}  // namespace cubenight::wording
