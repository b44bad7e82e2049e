// What a filter says of its subject: "(に) ダメカンがのっている", "(が) どく", "(の) 残りHPが「40」以下".
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

std::string_view energy_counter(AttachedKind kind) { return kind == AttachedKind::energy ? "個" : "枚"; }

}  // namespace

Japanese::Said Japanese::negated(const Said& said) {
    if (said.words == full_words) return {said.particle, "HPが減っている", false};
    if (said.words == face_up_words) return {said.particle, "ウラになっている", false};
    if (said.noun) return {said.particle, said.words + "でない", false};
    return {said.particle, inflected(said.words, Form::negative), false};
}

Japanese::Said Japanese::says_kind(const Node& filter) {
    switch (sub_as<KindWord>(filter)) {
        case KindWord::type: return {"が", types(filter.number, "または") + "タイプ", true};
        case KindWord::no_type: return {"が", "タイプを持たない", false};
        case KindWord::evolved: return {"が", "進化している", false};
        case KindWord::face_up: return {"が", std::string(face_up_words), false};
        case KindWord::at: {
            const Node& where = at(filter.first);
            if (where.kind == NodeKind::zone) return {"が", zone_words(where) + "にある", false};
            const std::string whose =
                static_cast<Side>(where.number) == Side::my ? "" : side(static_cast<Side>(where.number));
            switch (sub_as<Place>(where)) {
                case Place::active: return {"が", whose + "バトル場にいる", false};
                case Place::bench: return {"が", whose + "ベンチにいる", false};
                case Place::pokemon: return {"が", whose + "場にいる", false};
                case Place::this_: return {"が", this_word() + "についている", false};
                case Place::holder: return {"が", "このカードをつけているポケモンについている", false};
                case Place::attacker: return {"が", "ワザを使ったポケモンについている", false};
            }
            return {"が", "場にいる", false};
        }
        case KindWord::variable: {
            const auto kind = meaning_of(filter.number).kind;
            if (kind == Meaning::Kind::name) return {"が", reference(filter.number) + "と同じ名前", true};
            return {"が", reference(filter.number), true};
        }
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
        case KindWord::pokemon:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule:
        case KindWord::rule_box:
        case KindWord::trait: break;
    }
    return {"が", kind_words(filter), true};
}

Japanese::Said Japanese::says_stat(const Node& filter) {
    const auto relation = static_cast<Relation>(filter.number);
    const bool integer = filter.first != no_node && at(filter.first).kind == NodeKind::integer;
    const int number = integer ? at(filter.first).number : 0;
    const auto many = [&](std::string_view counter) {
        if (filter.first == no_node || integer) return how_many(relation, number, counter);
        const std::string quantity = value(filter.first);
        switch (relation) {
            case Relation::at_least: return quantity + "以上";
            case Relation::at_most: return quantity + "以下";
            case Relation::greater: return quantity + "を超える数";
            case Relation::less: return quantity + "未満";
            case Relation::equal:
            case Relation::odd:
            case Relation::even: break;
        }
        return quantity + "と同じ数";
    };
    const bool any = integer && relation == Relation::at_least && number == 1;
    const bool none = integer && relation == Relation::equal && number == 0;
    switch (sub_as<Stat>(filter)) {
        case Stat::hp:
            return {"の", (of_cards_ ? "HPが" : "最大HPが") + in_points(relation, filter.first),
                    relation != Relation::greater};
        case Stat::left: return {"の", "残りHPが" + in_points(relation, filter.first), relation != Relation::greater};
        case Stat::retreat:
            if (none) return {"の", "にげるためのエネルギーがない", false};
            return {"の", "にげるためのエネルギーが" + (integer ? just_so_many(relation, number, "個") : many("個")),
                    true};
        case Stat::counters:
            if (any) return {"に", "ダメカンがのっている", false};
            if (none) return {"に", "ダメカンがのっていない", false};
            return {"に", "ダメカンが" + many("個") + "のっている", false};
        case Stat::attacks: return {"の", "持っているワザの数が" + many("つ"), true};
        case Stat::extra_energy: return {"の", "余分なエネルギーが" + many("個"), true};
    }
    return {"が", "", true};
}

Japanese::Said Japanese::says_carries(const Node& filter) {
    NodeIndex set = filter.first, number = filter.first;
    if (set != no_node && at(set).kind == NodeKind::set) number = at(set).next;
    else set = no_node;
    const auto relation = static_cast<Relation>(filter.number);
    const auto kind = sub_as<AttachedKind>(filter);
    const Noun cards = noun(set, kind == AttachedKind::energy  ? Among::energy
                                 : kind == AttachedKind::tools ? Among::tools
                                                               : Among::attached);
    const std::string what = cards.clauses + cards.one() + "が";
    const bool integer = number != no_node && at(number).kind == NodeKind::integer;
    if (integer && at(number).number == 1 && relation == Relation::at_least) return {"に", what + "ついている", false};
    if (integer && at(number).number == 0 && relation == Relation::equal) return {"に", what + "ついていない", false};
    if (number == no_node || integer)
        return {"に", what + how_many(relation, integer ? at(number).number : 0, energy_counter(kind)) + "ついている",
                false};
    const std::string quantity = value(number);
    switch (relation) {
        case Relation::at_least: return {"に", what + quantity + "以上ついている", false};
        case Relation::at_most: return {"に", what + quantity + "以下しかついていない", false};
        case Relation::greater: return {"に", what + quantity + "より多くついている", false};
        case Relation::less: return {"に", what + quantity + "より少なくついている", false};
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return {"に", what + quantity + "と同じ数ついている", false};
}

// "「ポケモンex・V」". No words where it is anything else than rule boxes of such names.
std::string Japanese::boxes_together(NodeIndex one_of) {
    constexpr std::string_view open = "「ポケモン", close = "」";
    std::vector<std::string> names;
    for (const NodeIndex box : boxes_named(nodes_, one_of)) {
        const std::string name = kind_words(at(box));
        if (!name.starts_with(open) || !name.ends_with(close)) return "";
        names.push_back(name.substr(open.size(), name.size() - open.size() - close.size()));
    }
    return names.empty() ? "" : std::string(open) + strung(names, "・") + std::string(close);
}

// One of several: nouns share their end, clauses stand one after the other.
Japanese::Said Japanese::says_either(NodeIndex filter) {
    if (const std::string boxes = boxes_together(filter); !boxes.empty()) return {"が", boxes, true};
    std::vector<std::string> names;
    bool nouns = true, types_only = true;
    std::vector<Said> parts;
    for (NodeIndex part : children(nodes_, filter)) {
        parts.push_back(says(part));
        nouns &= parts.back().noun && parts.back().particle == "が";
        types_only &= at(part).kind == NodeKind::kind && sub_as<KindWord>(at(part)) == KindWord::type;
    }
    if (types_only) {
        for (NodeIndex part : children(nodes_, filter)) names.push_back(types(at(part).number, "または"));
        return {"が", strung(names, "または") + "タイプ", true};
    }
    if (nouns) {
        for (const Said& part : parts) names.push_back(part.words);
        return {"が", strung(names, "または"), true};
    }
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) names.push_back(parts[i].words + "か、");
    std::string words;
    for (const std::string& name : names) words += name;
    return {parts[0].particle, words + "または" + parts.back().words, parts.back().noun};
}

Japanese::Said Japanese::says(NodeIndex filter) {
    const Node& node = at(filter);
    switch (node.kind) {
        case NodeKind::not_filter: return negated(says(node.first));
        case NodeKind::one_of: return says_either(filter);
        case NodeKind::kind: return says_kind(node);
        case NodeKind::other: return {"が", this_word() + "以外", true};
        case NodeKind::distinct: return {"が", is_in_name(node) ? "それぞれちがう名前" : "それぞれちがうタイプ", true};
        case NodeKind::shares:
            return {"が", plain(node.first) + (is_in_name(node) ? "と同じ名前" : "と同じタイプ"), true};
        case NodeKind::evolves_from:
            return {"が", (node.first == no_node ? quoted(node.number) : plain(node.first)) + "から進化する", false};
        case NodeKind::name:
            if (!is_whole_name(node)) return {"の", "名前に" + quoted(node.number) + "とつく", false};
            return {"が", quoted(node.number), true};
        case NodeKind::has_ability:
            return {"が",
                    std::string(ability_words[node.sub]) + (node.number > 0 ? quoted(node.number - 1) : "") + "を持つ",
                    false};
        case NodeKind::has_affinity: {
            const std::string type = node.number == 0 ? "" : types(node.number, "と") + "タイプの";
            return {"が", type + (sub_as<AffinityKind>(node) == AffinityKind::weakness ? "弱点" : "抵抗力") + "を持つ",
                    false};
        }
        case NodeKind::has_attack: {
            const Node& attack = at(node.first);
            if (names_chosen(attack)) return {"が", reference(attack.number) + "を持つ", false};
            if (names_per_game(attack))
                return {"が", "対戦中に1回しか使えない" + quoted(attack.number) + "のワザを持つ", false};
            return {"が", "ワザ" + quoted(attack.number) + "を持つ", false};
        }
        case NodeKind::full: return {"の", std::string(full_words), true};
        case NodeKind::marked: return {"に", quoted(node.number) + "のマーカーがのっている", false};
        case NodeKind::extreme: {
            constexpr std::string_view most[] = {
                "最大HPが",         "残りHPが",          "にげるためのエネルギーが", "のっているダメカンが",
                "持っているワザが", "余分なエネルギーが"};
            const bool points = sub_as<Stat>(node) == Stat::hp || sub_as<Stat>(node) == Stat::left;
            return {"の",
                    std::string(most[node.sub]) + "もっとも" +
                        (points ? (is_least(node) ? "小さい" : "大きい") : (is_least(node) ? "少ない" : "多い")),
                    false};
        }
        case NodeKind::stat_compare: return says_stat(node);
        case NodeKind::carries: return says_carries(node);
        case NodeKind::ill:
            if (node.sub == any_condition) return {"が", "特殊状態", true};
            if (node.number > 0)
                return {
                    "が",
                    "ダメカンを" + std::to_string(node.number) + "個のせる" + std::string(condition_words[node.sub]),
                    true};
            return {"が", std::string(condition_words[node.sub]), true};
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return {"が", "", true};
}

}  // namespace cubenight::wording
