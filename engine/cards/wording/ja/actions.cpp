// What a player or Pokémon can or can't do.
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
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(nodes_, select));
    if (at(select).next != no_node || base.kind != NodeKind::zone || sub_as<Zone>(base) != Zone::hand)
        return plain(selection);
    const Noun cards = noun(base.next, Among::cards);
    return "手札から" + cards.clauses + cards.one();
}

std::string Japanese::action_words(NodeIndex index, bool can) {
    const Node& action = at(index);
    const NodeIndex what = find_child(nodes_, index, NodeKind::selection);
    const auto ability = [&](std::string_view yes, std::string_view no) { return std::string(can ? yes : no); };
    switch (static_cast<ActionKind>(action.sub)) {
        case ActionKind::attack: return ability("ワザが使える", "ワザが使えない");
        case ActionKind::retreat: return ability("にげられる", "にげられない");
        case ActionKind::evolve: return ability("進化できる", "進化できない");
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
        case ActionKind::be_chosen: return ability("相手の効果で選ばれる", "相手の効果で選ばれない");
        case ActionKind::take_prizes: return ability("サイドをとれる", "サイドをとれない");
        case ActionKind::have_more_than: {
            const std::string many = std::to_string(action.number);
            return (what == no_node ? std::string("カード") : plain(what)) + "を" + many +
                   ability("より多く持てる", "より多くは持てない");
        }
        case ActionKind::keep_turn:
            return ability("メガシンカポケモンに進化しても、番が終わらない",
                           "メガシンカポケモンに進化すると、番が終わる");
    }
    return "";
}

std::string Japanese::may_or_not(const Node& node, const std::string& whom) {
    const bool can = node.kind == NodeKind::can;
    std::string before;
    for (NodeIndex part : children(nodes_, node.first)) {
        if (family_of(at(part).kind) != NodeFamily::predicate) continue;
        const Clause clause = clause_of(part);
        const bool only = static_cast<ActionKind>(at(node.first).sub) == ActionKind::keep_turn;
        if (can && !only)
            before += (clause.noun ? clause.words + "でも" : inflected(clause.words, Form::te) + "も") + "、";
        else before += if_words(clause);
    }
    // "このポケモンは、ねむりでも": the subject is said once.
    if (before.starts_with(whom + "が")) before.erase(0, whom.size() + std::string_view("が").size());
    return topic(whom) + before + action_words(node.first, can);
}

}  // namespace cubenight::wording
