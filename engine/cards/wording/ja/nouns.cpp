// What a set of filters is called: "基本{R}エネルギー", "{W}タイプのたねポケモン（「X」をのぞく）".
#include "engine/cards/type_letters.hpp"
#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

// By RuleBox.
constexpr std::string_view box_words[] = {"「ポケモンex」",         "「ポケモンEX」",       "「ポケモンGX」",
                                          "「ポケモンV」",          "「ポケモンVMAX」",     "「ポケモンVSTAR」",
                                          "「ポケモンV-UNION」",    "「ポケモンBREAK」",    "「メガシンカポケモン」",
                                          "「TAG TEAM」のポケモン", "「プリズムスター」",   "「ACE SPEC」のカード",
                                          "「かがやくポケモン」",   "「ポケモンLV.X」",     "「ポケモンLEGEND」",
                                          "「ポケモン☆」",          "「ウルトラビースト」", "「テラスタル」のポケモン"};

struct Head {
    unsigned classes;
    std::string_view name;
};
constexpr Head card_heads[] = {
    {pokemon_cards, "ポケモン"},
    {basic_pokemon, "たねポケモン"},
    {evolutions, "進化ポケモン"},
    {trainer_cards, "トレーナーズ"},
    {items, "グッズ"},
    {tools, "「ポケモンのどうぐ」"},
    {supporters, "サポート"},
    {stadiums, "スタジアム"},
    {energy_cards, "エネルギー"},
    {basic_energies, "基本エネルギー"},
    {special_energies, "特殊エネルギー"},
};

// "{R}ポケモン", "基本{R}エネルギー", but "{R}タイプのたねポケモン".
std::string typed(const std::string& type, const std::string& head) {
    if (type.empty()) return head;
    if (head == "ポケモン" || head == "エネルギー") return type + head;
    if (head == "基本エネルギー") return "「基本" + type + "エネルギー」";
    return type + "タイプの" + head;
}

bool is_stage(KindWord kind) {
    return kind == KindWord::basic || kind == KindWord::stage1 || kind == KindWord::stage2 ||
           kind == KindWord::evolution;
}

}  // namespace

std::string JapaneseParts::Noun::one() const {
    if (heads.size() < 3) return near + strung(heads, "または") + after;
    const std::vector<std::string> others(heads.begin(), heads.end() - 1);
    return near + strung(others, "、") + "または" + heads.back() + after;
}
std::string JapaneseParts::Noun::several() const { return near + strung(heads, "と") + after; }

std::string Japanese::energy_symbol(int type) { return type_symbol(static_cast<Type>(type)); }

std::string Japanese::types(int bits, std::string_view joint) const {
    std::vector<std::string> names;
    for (int t = 0; t < type_count; ++t)
        if ((bits >> t) & 1) names.push_back(energy_symbol(t));
    return strung(names, joint);
}

// Energy as it is provided: "{C}エネルギー2個ぶん".
std::string Japanese::units(NodeIndex first) const {
    std::vector<TypeSet> sets;
    for (NodeIndex i : siblings_from(nodes_, first)) {
        if (at(i).kind != NodeKind::cost_units) break;
        sets.push_back({static_cast<std::uint16_t>(at(i).number)});
    }
    return units(sets);
}

std::string Japanese::units(std::span<const TypeSet> sets) const {
    std::vector<std::pair<std::string, int>> kinds;
    for (const TypeSet set : sets) {
        std::string name = types(set.bits) + "エネルギー";
        if (set == TypeSet::all()) name = "すべてのタイプのエネルギー";
        else if (set.size() > 1) name = types(set.bits) + "の" + std::to_string(set.size()) + "つのタイプのエネルギー";
        if (!kinds.empty() && kinds.back().first == name) ++kinds.back().second;
        else kinds.emplace_back(name, 1);
    }
    std::vector<std::string> all;
    all.reserve(kinds.size());
    for (const auto& [name, count] : kinds) all.push_back(name + std::to_string(count) + "個ぶん");
    return strung(all, "と");
}

std::string Japanese::kind_words(const Node& kind) {
    switch (sub_as<KindWord>(kind)) {
        case KindWord::type: return types(kind.number, "と");
        case KindWord::no_type: return "タイプのない";
        case KindWord::basic_energy: return "基本エネルギー";
        case KindWord::special_energy: return "特殊エネルギー";
        case KindWord::energy: return "エネルギー";
        case KindWord::basic: return "たねポケモン";
        case KindWord::stage1: return "1進化ポケモン";
        case KindWord::stage2: return "2進化ポケモン";
        case KindWord::evolution: return "進化ポケモン";
        case KindWord::evolved: return "進化しているポケモン";
        case KindWord::pokemon: return "ポケモン";
        case KindWord::item: return "グッズ";
        case KindWord::tool: return "「ポケモンのどうぐ」";
        case KindWord::supporter: return "サポート";
        case KindWord::stadium: return "スタジアム";
        case KindWord::trainer: return "トレーナーズ";
        case KindWord::rule: return "「ルールを持つポケモン」";
        case KindWord::rule_box: return std::string(box_words[kind.number]);
        case KindWord::trait: return quoted(kind.number) + "のポケモン";
        case KindWord::face_up: return "オモテのカード";
        case KindWord::at: return "";
        case KindWord::variable: return reference(kind.number);
    }
    return "";
}

std::vector<std::string> Japanese::class_heads(unsigned classes) const {
    std::vector<std::string> found;
    if (classes == all_cards) return {"カード"};
    for (const Head& head : card_heads)
        if ((classes & head.classes) == head.classes) {
            found.emplace_back(head.name);
            classes &= ~head.classes;
        }
    if (found.empty()) found.emplace_back("どれでもないカード");
    return found;
}

std::string Japanese::head_of(const Parts& parts, Among among) {
    if (!parts.special.empty()) return parts.special;
    if (!parts.stage.empty()) return parts.stage;
    if (among == Among::in_play) return "ポケモン";
    if (among == Among::tools) return "「ポケモンのどうぐ」";
    if (parts.basic_energy) return "基本エネルギー";
    if (parts.special_energy) return "特殊エネルギー";
    return among == Among::energy || parts.energy || !parts.type.empty() ? "エネルギー" : "カード";
}

// Whether each of several says what the card is called, so that no noun is needed behind them.
bool Japanese::names_them(NodeIndex filter) const {
    if (at(filter).kind != NodeKind::one_of) return false;
    for (NodeIndex part : children(nodes_, filter)) {
        const Node& node = at(part);
        const auto kind = sub_as<KindWord>(node);
        const bool named =
            node.kind == NodeKind::kind && (kind == KindWord::rule_box || kind == KindWord::rule || is_stage(kind));
        if (!named && (node.kind != NodeKind::name || !is_whole_name(node))) return false;
    }
    return true;
}

// Whether the filter says what the card is called, so that no noun is needed behind it.
bool Japanese::is_called(NodeIndex filter) const {
    const Node& node = at(filter);
    if (node.kind == NodeKind::name) return is_whole_name(node);
    if (node.kind != NodeKind::kind) return names_them(filter);
    const auto kind = sub_as<KindWord>(node);
    if (kind == KindWord::variable) return meaning_of(node.number).kind == Meaning::Kind::pokemon;
    return kind == KindWord::rule_box || kind == KindWord::rule;
}

// "「A」「B」の": one of several groups. No words where it is anything else.
std::string Japanese::of_groups(NodeIndex filter) const {
    if (at(filter).kind != NodeKind::one_of) return "";
    std::string groups;
    for (NodeIndex part : children(nodes_, filter)) {
        const Node& node = at(part);
        if (node.kind != NodeKind::kind || sub_as<KindWord>(node) != KindWord::trait) return "";
        groups += quoted(node.number);
    }
    return groups + "の";
}

// What one filter asks for: a part of the head, or words around it.
void Japanese::add_filter(NodeIndex filter, Among among, Parts& parts, Noun& noun) {
    const Node& node = at(filter);
    const bool attached = among == Among::energy || among == Among::attached;
    const unsigned only = classes_of(nodes_, filter);
    if (attached && only == basic_energies) {
        parts.basic_energy = true;
    } else if (attached && only == special_energies) {
        parts.special_energy = true;
    } else if (attached && only == energy_cards) {
        parts.energy = true;
    } else if (among == Among::attached && only != 0 && (only & ~trainer_cards) == 0 && parts.special.empty()) {
        parts.special = strung(class_heads(only), "または");
    } else if (among == Among::cards && only != 0) {
        parts.classes &= only;
    } else if (among == Among::in_play && only == pokemon_cards) {
    } else if (node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::type && parts.type.empty()) {
        parts.type = types(node.number, "または");
        parts.classes &= pokemon_cards | energy_cards;
    } else if (node.kind == NodeKind::kind && kind_noun(node, among) && parts.stage.empty()) {
        parts.stage = kind_words(node);
        parts.short_stage = parts.stage.substr(0, parts.stage.size() - std::string_view("ポケモン").size()) + "の";
        parts.classes &= pokemon_cards;
    } else if (parts.special.empty() && is_called(filter)) {
        parts.special = node.kind == NodeKind::one_of ? says(filter).words
                        : node.kind == NodeKind::name ? quoted(node.number)
                                                      : kind_words(node);
    } else if (parts.owner.empty() && names_owner(node)) {
        parts.owner = word(node.number);
    } else if (node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::trait) {
        noun.near += quoted(node.number) + "の";
    } else if (const std::string groups = of_groups(filter); !groups.empty()) {
        noun.near += groups;
    } else {
        filter_noun(filter, among, noun);
        // A special Energy is no basic one, whatever basic Energy it shares its name with.
        constexpr std::string_view basic = "「基本", open = "「";
        if (const std::size_t place = noun.after.rfind(basic);
            place != noun.after.npos && (parts.special_energy || parts.classes == special_energies))
            noun.after.replace(place, basic.size(), open);
    }
}

// "たねポケモンの「ポケモンV」": what kind of card it has to be besides, where what it is called does not say it.
std::string Japanese::kind_before(const Parts& parts) const {
    if (parts.special.empty() || !parts.stage.empty() || parts.classes == all_cards) return "";
    const bool box_of_any = parts.special.find("プリズムスター") != std::string::npos ||
                            parts.special.find("ACE SPEC") != std::string::npos;
    if (parts.classes == pokemon_cards && !box_of_any) return "";
    return strung(class_heads(parts.classes), "または") + "の";
}

Japanese::Noun Japanese::noun(NodeIndex set, Among among) {
    Noun noun;
    Parts parts;
    parts.classes = all_cards;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first)) {
        noun.filtered = true;
        add_filter(filter, among, parts, noun);
    }
    // "「カスミのポケモン」"; of cards of which not all are Pokémon it is a part of the name.
    const bool of_pokemon = among == Among::in_play || (parts.classes & ~pokemon_cards) == 0;
    if (!parts.owner.empty() && parts.special.empty() && of_pokemon) {
        parts.special = "「" + parts.owner + "ポケモン」";
        if (!parts.stage.empty()) noun.near += parts.stage + "の";
        else if (among == Among::cards && parts.classes != pokemon_cards)
            noun.near += strung(class_heads(parts.classes), "または") + "の";
    } else {
        if (!parts.owner.empty()) noun.clauses += "名前に「" + parts.owner + "」とつく";
        if (!parts.special.empty()) noun.near += parts.short_stage;
        if (among == Among::cards) noun.near += kind_before(parts);
    }
    const bool cards = among == Among::cards && parts.special.empty() && parts.stage.empty();
    noun.heads = cards ? class_heads(parts.classes) : std::vector<std::string>{head_of(parts, among)};
    const bool of_several = parts.type.find("または") != std::string::npos;
    if (of_several && noun.heads.size() > 1) noun.heads = {parts.type + "タイプの" + strung(noun.heads, "か")};
    else
        for (std::string& head : noun.heads) head = typed(parts.type, head);
    noun.said =
        !noun.near.empty() || noun.heads.size() > 1 || (noun.heads[0] != "ポケモン" && noun.heads[0] != "カード");
    return noun;
}

// Whether it is a stage, which a noun has for its head.
bool Japanese::kind_noun(const Node& filter, Among among) {
    if (among == Among::energy || among == Among::tools) return false;
    return is_stage(sub_as<KindWord>(filter));
}

// "（「X」をのぞく）", "（「X」と「Y」をのぞく）".
void Japanese::leave_out(NodeIndex what, const std::string& words, Among among, Noun& noun) const {
    if (const std::string_view end = "をのぞく）"; among == Among::cards && noun.after.ends_with(end)) {
        noun.after.resize(noun.after.size() - end.size());
        noun.after += "と" + words + std::string(end);
        return;
    }
    noun.after += "（" + (among == Among::in_play ? of_pokemon(what, words) : words) + "をのぞく）";
}

// A filter that stands before the noun or in brackets behind it.
void Japanese::filter_noun(NodeIndex filter, Among among, Noun& noun) {
    const Node& node = at(filter);
    const NodeIndex inner = node.kind == NodeKind::not_filter ? node.first : no_node;
    if (node.kind == NodeKind::other) {
        // What pays for a card is never that card.
        if (in_cost_) return;
        noun.clauses += among == Among::in_play ? this_word() + "以外の" : std::string("このカード以外の");
        return;
    }
    if (inner != no_node && at(inner).kind == NodeKind::kind && sub_as<KindWord>(at(inner)) == KindWord::variable) {
        const auto kind = meaning_of(at(inner).number).kind;
        if (kind == Meaning::Kind::pokemon) noun.near = "別の" + noun.near;
        if (kind == Meaning::Kind::cards) noun.clauses += reference(at(inner).number) + "以外の";
        if (kind == Meaning::Kind::pokemon || kind == Meaning::Kind::cards) return;
    }
    if (node.kind == NodeKind::distinct) {
        noun.near = (is_in_name(node) ? "それぞれちがう名前の" : "それぞれちがうタイプの") + noun.near;
        return;
    }
    of_cards_ = among == Among::cards;
    const Said said = says(inner == no_node ? filter : inner);
    of_cards_ = false;
    if (inner != no_node && said.noun && said.words != full_words && at(inner).kind != NodeKind::ill) {
        leave_out(inner, said.words, among, noun);
        return;
    }
    const Said whole = inner == no_node ? said : negated(said);
    std::string words = attributive(whole);
    // "相手の特性を持つポケモン": whose they are comes first.
    const bool evolved = node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::evolved;
    if (among == Among::in_play && (evolved || (node.kind == NodeKind::has_ability && node.number == 0))) {
        noun.near += words;
        return;
    }
    const bool long_one = whole.particle != "が" || node.kind == NodeKind::shares;
    if (whole.noun && !long_one) noun.near += words;
    else noun.clauses += words;
}

}  // namespace cubenight::wording
