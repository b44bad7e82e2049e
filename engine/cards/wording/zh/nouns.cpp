// Nouns for what a set of filters lets through: clauses and adjectives first, then the head.
#include <utility>

#include "engine/cards/type_letters.hpp"
#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {
namespace {

struct Head {
    unsigned classes;
    Phrase name;
};
constexpr Head card_head_list[] = {
    {pokemon_cards, Phrase::pokemon_card},
    {basic_pokemon, Phrase::basic_card},
    {evolutions, Phrase::evolution_card},
    {trainer_cards, Phrase::trainer_card},
    {items, Phrase::item_card},
    {tools, Phrase::tool_card},
    {supporters, Phrase::supporter_card},
    {stadiums, Phrase::stadium_card},
    {energy_cards, Phrase::energy_card},
    {basic_energies, Phrase::basic_energy_card},
    {special_energies, Phrase::special_energy_card},
};

// "{W}{L}"
std::string joined_up(const std::vector<std::string>& symbols) {
    std::string out;
    for (const std::string& symbol : symbols) out += symbol;
    return out;
}

}  // namespace

std::string Chinese::energy_symbol(int type) { return type_symbol(static_cast<Type>(type)); }

std::string Chinese::types(int bits, Phrase joint) const {
    std::vector<std::string> symbols;
    for (int t = 0; t < type_count; ++t)
        if ((bits >> t) & 1) symbols.push_back(energy_symbol(t));
    return listed(symbols, joint);
}

// "{C}", "{W}{L}2种属性的"
std::string Chinese::unit_kind(TypeSet unit, Phrase any) const {
    std::vector<std::string> names;
    for (int t = 0; t < type_count; ++t)
        if (unit.has(static_cast<Type>(t))) names.push_back(energy_symbol(t));
    if (unit == TypeSet::all()) return say(any);
    if (names.size() == 1) return names.front();
    return say(Phrase::of_several_types, joined_up(names), std::to_string(names.size()));
}

// "1个{C}能量", "1个{W}{L}2种属性的能量".
std::string Chinese::units_of(const std::vector<TypeSet>& units) const {
    std::vector<std::string> kinds;
    std::vector<int> counts;
    for (const TypeSet unit : units) {
        const std::string one = unit_kind(unit, Phrase::of_every_type);
        if (!kinds.empty() && kinds.back() == one) {
            ++counts.back();
        } else {
            kinds.push_back(one);
            counts.push_back(1);
        }
    }
    std::vector<std::string> said;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        said.push_back(say(Phrase::units_of_energy, std::to_string(counts[i]), kinds[i]));
    return listed(said, Phrase::both_and);
}

std::string Chinese::units(NodeIndex first, int factor) const {
    std::vector<TypeSet> sets;
    for (NodeIndex i : siblings_from(nodes_, first))
        for (int time = 0; time < factor && at(i).kind == NodeKind::cost_units; ++time)
            sets.push_back(TypeSet{static_cast<std::uint16_t>(at(i).number)});
    return units_of(sets);
}

Phrase Chinese::ability_word(int kind) const {
    constexpr Phrase names[] = {Phrase::ability,       Phrase::poke_power,    Phrase::poke_body,
                                Phrase::ancient_trait, Phrase::pokemon_power, Phrase::ability};
    return kind >= 0 && static_cast<std::size_t>(kind) < std::size(names) ? names[kind] : Phrase::ability;
}

std::string Chinese::box_words(int box) const {
    constexpr Phrase names[] = {
        Phrase::box_ex_lower,   Phrase::box_ex_upper,    Phrase::box_gx,      Phrase::box_v,       Phrase::box_vmax,
        Phrase::box_vstar,      Phrase::box_v_union,     Phrase::box_break,   Phrase::box_mega,    Phrase::box_tag_team,
        Phrase::box_prism_star, Phrase::box_ace_spec,    Phrase::box_radiant, Phrase::box_level_x, Phrase::box_legend,
        Phrase::box_star,       Phrase::box_ultra_beast, Phrase::box_tera,
    };
    static_assert(std::size(names) == static_cast<std::size_t>(RuleBox::tera) + 1);
    return say(names[box]);
}

std::string Chinese::condition(int condition) const {
    constexpr Phrase names[] = {Phrase::asleep, Phrase::burned, Phrase::confused, Phrase::paralyzed, Phrase::poisoned};
    static_assert(std::size(names) == condition_count);
    return say(names[condition]);
}

std::string Chinese::conditions_in(int bits, Phrase joint) const {
    std::vector<std::string> names;
    for (int c = 0; c < condition_count; ++c)
        if ((bits >> c) & 1) names.push_back(condition(c));
    return names.empty() ? say(Phrase::special_conditions) : say(Phrase::state_of, listed(names, joint));
}

std::string Chinese::kind_words(const Node& kind) {
    switch (sub_as<KindWord>(kind)) {
        case KindWord::type: return types(kind.number, Phrase::both_and);
        case KindWord::no_type: return say(Phrase::typeless);
        case KindWord::basic_energy: return say(Phrase::basic_energy_card);
        case KindWord::special_energy: return say(Phrase::special_energy_card);
        case KindWord::energy: return say(Phrase::energy_card);
        case KindWord::basic: return say(Phrase::basic);
        case KindWord::stage1: return say(Phrase::stage_1);
        case KindWord::stage2: return say(Phrase::stage_2);
        case KindWord::evolution: return say(Phrase::evolution);
        case KindWord::evolved: return say(Phrase::evolved);
        case KindWord::pokemon: return say(Phrase::pokemon);
        case KindWord::item: return say(Phrase::item_card);
        case KindWord::tool: return say(Phrase::tool_card);
        case KindWord::supporter: return say(Phrase::supporter_card);
        case KindWord::stadium: return say(Phrase::stadium_card);
        case KindWord::trainer: return say(Phrase::trainer_card);
        case KindWord::rule: return say(Phrase::rule_box_pokemon);
        case KindWord::rule_box: return box_words(kind.number);
        case KindWord::trait: return quoted(word(kind.number));
        case KindWord::face_up: return say(Phrase::face_up);
        case KindWord::at: return says_at(at(kind.first), false);
        case KindWord::variable: return reference(kind.number);
    }
    return "";
}

bool Chinese::put_kind(const Node& node, Among among, Noun& noun, unsigned& classes, std::string& adjectives) {
    switch (sub_as<KindWord>(node)) {
        case KindWord::type:
            adjectives += types(node.number, Phrase::either_or);  // a type in common
            if (among == Among::cards) classes &= pokemon_cards | energy_cards;
            return true;
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
            if (among == Among::energy || among == Among::tools) return false;
            noun.stage += kind_words(node);
            if (among != Among::in_play) classes &= pokemon_cards;
            return true;
        case KindWord::rule:
            if (!noun.head.empty() || among != Among::in_play) return false;
            noun.head = kind_words(node);
            return true;
        case KindWord::pokemon: return among == Among::in_play;
        case KindWord::trait: noun.mods += kind_words(node); return true;
        case KindWord::rule_box:
            if (!noun.head.empty() || (among != Among::in_play && among != Among::cards)) return false;
            noun.head = box_words(node.number);
            return true;
        case KindWord::variable:
            if (meaning(node.number).kind != Meaning::Kind::type) return false;
            noun.mods += say(Phrase::attribute, reference(node.number));
            return true;
        case KindWord::no_type:
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::evolved:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::face_up:
        case KindWord::at: break;
    }
    return false;
}

// A special Energy is no basic one, whatever basic Energy it shares its name with.
std::string Chinese::called(const Node& name, unsigned classes) const {
    constexpr std::string_view basic = "基本";
    const std::string_view known = word(name.number);
    const bool special = (classes & ~special_energies) == 0 && known.starts_with(basic);
    return std::string(special ? known.substr(basic.size()) : known);
}

// "（「A」與「B」除外）"
void Chinese::leave_out(Noun& noun, const std::string& what) const {
    noun.left_out.push_back(what);
    noun.except = say(Phrase::except, listed(noun.left_out, Phrase::both_and));
}

bool Chinese::put_filter(NodeIndex filter, Among among, Noun& noun, unsigned& classes, std::string& adjectives) {
    const Node& node = at(filter);
    const Node* inner = node.kind == NodeKind::not_filter ? &at(node.first) : nullptr;
    if (inner != nullptr && inner->kind == NodeKind::kind && sub_as<KindWord>(*inner) == KindWord::variable) {
        const auto kind = meaning(inner->number).kind;
        const bool card =
            kind == Meaning::Kind::cards && among == Among::cards && !is_overtaken(meaning(inner->number));
        if (card || (kind == Meaning::Kind::pokemon && among == Among::in_play)) {
            noun.other = true;
            return true;
        }
        if (kind == Meaning::Kind::pokemon || kind == Meaning::Kind::cards) {
            leave_out(noun, reference(inner->number));
            return true;
        }
    }
    if (inner != nullptr && inner->kind == NodeKind::name && is_whole_name(*inner)) {
        leave_out(noun, quoted(called(*inner, classes)));
        return true;
    }
    if (inner != nullptr && inner->kind == NodeKind::kind && sub_as<KindWord>(*inner) == KindWord::type &&
        among == Among::in_play) {
        leave_out(noun, types(inner->number, Phrase::either_or) + say(Phrase::pokemon));
        return true;
    }
    const auto but = inner != nullptr && inner->kind == NodeKind::kind ? sub_as<KindWord>(*inner) : KindWord::type;
    if (but == KindWord::rule || but == KindWord::rule_box) {
        leave_out(noun, kind_words(*inner));
        return true;
    }
    if (const unsigned only = classes_of(nodes_, filter);
        only != 0 && among != Among::in_play && among != Among::tools) {
        if (among == Among::energy && (only & energy_cards) == energy_cards) return true;
        classes &= only;
        return true;
    }
    if (node.kind == NodeKind::kind) return put_kind(node, among, noun, classes, adjectives);
    constexpr std::string_view whose = "的";
    if (node.kind == NodeKind::name && !is_whole_name(node) && noun.owner.empty() &&
        word(node.number).ends_with(whose)) {
        noun.owner = word(node.number);
        return true;
    }
    if (node.kind == NodeKind::name && is_whole_name(node) && noun.head.empty()) {
        noun.head = quoted(word(node.number));
        return true;
    }
    return node.kind == NodeKind::one_of && put_alternatives(filter, among, noun, classes, adjectives);
}

std::vector<std::string> Chinese::card_heads(unsigned classes, const std::string& adjectives) const {
    if (classes == 0) return {say(Phrase::no_such_card)};
    std::vector<std::string> heads;
    for (const Head& head : card_head_list) {
        if ((classes & head.classes) != head.classes) continue;
        classes &= ~head.classes;
        const bool staged = head.name == Phrase::basic_card || head.name == Phrase::evolution_card;
        if (adjectives.empty()) heads.push_back(say(head.name));
        else if (head.name == Phrase::basic_energy_card) heads.push_back(say(Phrase::basic_energy_of, adjectives));
        else if (staged) heads.push_back(say(Phrase::attribute, say(Phrase::of_type, adjectives)) + say(head.name));
        else heads.push_back(adjectives + say(head.name));
    }
    return heads;
}

void Chinese::put_head(Among among, Noun& noun, unsigned classes, std::string adjectives, Phrase joint) {
    // "{R}属性的【基础】宝可梦"
    if (!noun.stage.empty() && !adjectives.empty())
        noun.mods += say(Phrase::attribute, say(Phrase::of_type, std::exchange(adjectives, {})));
    noun.mods += noun.stage;
    if (!noun.head.empty()) {
        noun.head = adjectives + noun.head;
        return;
    }
    switch (among) {
        case Among::in_play: noun.head = adjectives + say(Phrase::pokemon); return;
        case Among::tools: noun.head = adjectives + say(Phrase::tool_card); return;
        case Among::energy:
            if (classes & basic_energies && classes & special_energies) noun.head = adjectives + say(Phrase::energy);
            else if (classes & special_energies) noun.head = adjectives + say(Phrase::special_energy);
            else if (classes & basic_energies)
                noun.head =
                    adjectives.empty() ? say(Phrase::basic_energy) : say(Phrase::basic_energy_of_unit, adjectives);
            else noun.head = say(Phrase::no_such_card);
            return;
        case Among::attached:
        case Among::cards: {
            if (classes == all_cards) {
                noun.head = adjectives + say(Phrase::card);
                return;
            }
            std::vector<std::string> heads = card_heads(classes, adjectives);
            noun.kinds = heads.size() > 1;
            // "{R}或{W}属性的宝可梦或能量": the types once for all.
            const bool once = noun.kinds && adjectives.find(say(Phrase::either_or)) != adjectives.npos;
            if (once) heads = card_heads(classes, "");
            noun.head = (once ? say(Phrase::attribute, say(Phrase::of_type, adjectives)) : "") + listed(heads, joint);
            return;
        }
    }
}

std::string Chinese::pokemon_that(NodeIndex filter) {
    Noun noun;
    unsigned classes = all_cards;
    std::string adjectives;
    if (!put_filter(filter, Among::in_play, noun, classes, adjectives))
        noun.mods = say(Phrase::attribute, says(filter));
    put_head(Among::in_play, noun, classes, adjectives);
    return noun.words();
}

Chinese::Noun Chinese::noun(NodeIndex set, Among among, Phrase joint) {
    Noun noun;
    unsigned classes = all_cards;
    std::string adjectives, clauses;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first)) {
        const Node& node = at(filter);
        if (node.kind == NodeKind::other) {
            noun.other = true;
            continue;
        }
        const bool counters = node.kind == NodeKind::stat_compare && sub_as<Stat>(node) == Stat::counters;
        if (counters && without_counters_ &&
            bound_of(false, static_cast<Relation>(node.number), node.first, false).any())
            continue;
        noun.filtered = true;
        if (node.kind == NodeKind::distinct) {
            clauses += say(is_in_name(node) ? Phrase::of_distinct_names : Phrase::of_distinct_types);
            continue;
        }
        if (!put_filter(filter, among, noun, classes, adjectives)) clauses += say(Phrase::attribute, says(filter));
    }
    // "「小霞的寶可夢」"; of cards of which not all are Pokémon it is a part of the name.
    if (!noun.owner.empty()) {
        const bool of_pokemon = among == Among::in_play || (classes & ~pokemon_cards) == 0;
        const bool whose = of_pokemon && noun.head.empty();
        if (whose && noun.stage.empty() && classes == basic_pokemon) noun.stage = say(Phrase::basic);
        if (whose && noun.stage.empty() && classes == evolutions) noun.stage = say(Phrase::evolution);
        // "【基礎】寶可夢的「小霞的寶可夢」"
        if (whose && !noun.stage.empty()) noun.stage = say(Phrase::attribute, noun.stage + say(Phrase::pokemon));
        if (whose) noun.head = quoted(noun.owner + say(Phrase::pokemon));
        else clauses += say(Phrase::attribute, say(Phrase::name_with, noun.owner));
    }
    if (among == Among::cards && noun.owner.empty()) clauses += kind_before(noun, classes);
    noun.mods = clauses + noun.mods;
    put_head(among, noun, classes, adjectives, joint);
    constexpr std::string_view close = "」", open = "「";
    if (noun.mods.ends_with(close) && noun.head.starts_with(open)) noun.mods = say(Phrase::attribute, noun.mods);
    return noun;
}

}  // namespace cubenight::wording
