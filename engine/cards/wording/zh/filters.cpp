// What a filter says of its subject: "处于【中毒】状态", "身上放置有伤害指示物". With 的 behind it, it stands before a noun.
#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

std::string Chinese::is(bool negated, std::string_view what) const {
    return say(negated ? Phrase::is_not : Phrase::is, what);
}

std::string Chinese::has(bool negated, std::string_view what) const {
    return say(negated ? Phrase::has_not : Phrase::has, what);
}

std::string Chinese::says_at(const Node& where, bool negated) {
    if (where.kind == NodeKind::zone) return say(negated ? Phrase::not_at : Phrase::located_at, zone_words(where));
    Phrase place = Phrase::field;
    switch (sub_as<Place>(where)) {
        case Place::active: place = Phrase::active_spot; break;
        case Place::bench: place = Phrase::bench; break;
        case Place::pokemon:
        case Place::this_:
        case Place::holder:
        case Place::attacker: break;
    }
    const auto whose = static_cast<Side>(where.number);
    const std::string owner = whose == Side::their ? say(Phrase::of, side(whose)) : "";
    return say(negated ? Phrase::not_at : Phrase::located_at, owner + say(place));
}

std::string Chinese::says_kind(const Node& filter, bool negated) {
    const std::string words = kind_words(filter);
    switch (sub_as<KindWord>(filter)) {
        case KindWord::type: return is(negated, types(filter.number, Phrase::either_or) + say(Phrase::pokemon));
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
        case KindWord::trait: return is(negated, words + say(Phrase::pokemon));
        case KindWord::no_type: return has(!negated, say(Phrase::type));
        case KindWord::evolved: return say(negated ? Phrase::has_not_evolved : Phrase::has_evolved);
        case KindWord::rule: return say(negated ? Phrase::without_rule_box : Phrase::with_rule_box);
        case KindWord::face_up: return say(negated ? Phrase::is_face_down : Phrase::is_face_up);
        case KindWord::at: return says_at(at(filter.first), negated);
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::pokemon:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule_box: return is(negated, words);
        case KindWord::variable: break;
    }
    switch (meaning(filter.number).kind) {
        case Meaning::Kind::type: return is(negated, words);
        case Meaning::Kind::condition: return say(negated ? Phrase::is_not_ill : Phrase::is_ill, words);
        case Meaning::Kind::name:
        case Meaning::Kind::number: return has(negated, words);
        case Meaning::Kind::nothing:
        case Meaning::Kind::cards:
        case Meaning::Kind::pokemon:
        case Meaning::Kind::attack: break;
    }
    return is(negated, words);
}

// "3张及以上"; "不少于…" where the number has to be worked out.
std::string Chinese::limited(const Bound& bound, const std::string& number) const {
    const bool known = bound.number >= 0;
    switch (bound.relation) {
        case Relation::at_least: return say(known ? Phrase::at_least : Phrase::no_fewer_than, number);
        case Relation::at_most: return say(known ? Phrase::at_most : Phrase::no_more_than, number);
        case Relation::equal: return number;
        case Relation::greater: return say(known ? Phrase::more_than : Phrase::more_than_that, number);
        case Relation::less: return say(known ? Phrase::fewer_than : Phrase::fewer_than_that, number);
        case Relation::odd: return say(Phrase::odd);
        case Relation::even: return say(Phrase::even);
    }
    return number;
}

std::string Chinese::amounts_to(const Bound& bound, const std::string& number) const {
    std::string words = limited(bound, number);
    const bool range = bound.relation == Relation::at_least || bound.relation == Relation::at_most;
    const bool verb = bound.relation == Relation::greater || bound.relation == Relation::less;
    if (verb || (range && bound.number < 0)) return words;
    if (range) return say(Phrase::ranges, words);
    return say(bound.negated ? Phrase::not_equals : Phrase::equals, words);
}

// "身上放置有3个及以上伤害指示物"; empty where their number has to be named.
std::string Chinese::counters_carried(const Bound& bound) const {
    if (bound.any() || bound.none()) return say(bound.any() ? Phrase::carries_counters : Phrase::carries_no_counters);
    if (bound.relation != Relation::at_least || bound.number < 0) return "";
    const std::string number = say(Phrase::measure_unit, std::to_string(bound.number));
    return say(Phrase::carries_so_many_counters, say(Phrase::at_least, number));
}

NodeIndex Chinese::number_in(const Node& carries_or_compare) const {
    const NodeIndex first = carries_or_compare.first;
    return first != no_node && at(first).kind == NodeKind::set ? at(first).next : first;
}

std::string Chinese::says_stat(const Node& filter, bool negated) {
    const auto stat = sub_as<Stat>(filter);
    const bool points = stat == Stat::hp || stat == Stat::left;
    const Bound bound = bound_of(negated, static_cast<Relation>(filter.number), filter.first, points);
    const Phrase measure = points ? Phrase::measure_none : Phrase::measure_unit;
    const std::string quantity = filter.first == no_node ? ""
                                 : bound.number >= 0     ? say(measure, std::to_string(bound.number))
                                                         : value(filter.first);
    const auto compared_with = [&](Phrase what) { return say(what) + amounts_to(bound, quantity); };
    switch (stat) {
        case Stat::hp: return compared_with(Phrase::hp);
        case Stat::left: return compared_with(Phrase::hp_left);
        case Stat::retreat:
            if (bound.none()) return say(Phrase::no_retreat_cost);
            if (bound.any()) return say(Phrase::with_retreat_cost);
            return compared_with(Phrase::retreat_cost);
        case Stat::attacks: return compared_with(Phrase::attack_count);
        case Stat::extra_energy: return compared_with(Phrase::extra_energy);
        case Stat::counters: break;
    }
    const std::string carried = counters_carried(bound);
    return carried.empty() ? compared_with(Phrase::counters_on_it) : carried;
}

// "身上附着有2个及以上{W}能量", "身上附着的能量的数量为2个".
std::string Chinese::cards_carried(AttachedKind kind, NodeIndex set, const Bound& bound) {
    const bool energy = kind == AttachedKind::energy, tools = kind == AttachedKind::tools;
    const std::string cards = noun(set, energy ? Among::energy : tools ? Among::tools : Among::attached).words();
    const Phrase has = tools ? Phrase::carries_tool : Phrase::carries;
    if (bound.any()) return say(has, cards);
    if (bound.none()) return say(tools ? Phrase::carries_no_tool : Phrase::carries_no, cards);
    const std::string much =
        bound.number < 0 ? "" : say(energy ? Phrase::measure_unit : Phrase::measure_card, std::to_string(bound.number));
    if (bound.relation == Relation::at_least && bound.number > 0) return say(has, say(Phrase::at_least, much) + cards);
    return say(tools ? Phrase::number_of_tools : Phrase::attached_number, cards) + amounts_to(bound, much);
}

std::string Chinese::says_carries(const Node& filter, bool negated) {
    const NodeIndex number = number_in(filter);
    const NodeIndex set = number == filter.first ? no_node : filter.first;
    const Bound bound = bound_of(negated, static_cast<Relation>(filter.number), number, false);
    if (number == no_node || bound.number >= 0) return cards_carried(sub_as<AttachedKind>(filter), set, bound);
    const bool energy = sub_as<AttachedKind>(filter) == AttachedKind::energy;
    const bool tools = sub_as<AttachedKind>(filter) == AttachedKind::tools;
    const std::string cards = noun(set, energy ? Among::energy : tools ? Among::tools : Among::attached).words();
    return say(tools ? Phrase::number_of_tools : Phrase::attached_number, cards) + amounts_to(bound, value(number));
}

// "「POKÉ-POWER」或者「POKÉ-BODY」". Empty where it is anything else than kinds of Abilities.
std::string Chinese::one_of_abilities(NodeIndex one_of) const {
    std::vector<std::string> kinds;
    for (NodeIndex part : children(nodes_, one_of)) {
        if (at(part).kind != NodeKind::has_ability || at(part).number > 0) return "";
        kinds.push_back(say(ability_word(at(part).sub)));
    }
    return listed(kinds, Phrase::either_or);
}

std::string Chinese::says(NodeIndex filter, bool negated) {
    const Node& node = at(filter);
    switch (node.kind) {
        case NodeKind::not_filter: return says(node.first, !negated);
        case NodeKind::one_of: {
            if (const std::string boxes = boxes_together(filter); !boxes.empty()) return is(negated, boxes);
            if (const std::string kinds = one_of_abilities(filter); !kinds.empty()) return has(negated, kinds);
            std::vector<std::string> parts;
            for (NodeIndex part : children(nodes_, filter)) parts.push_back(says(part, negated));
            return clauses(parts, negated ? Phrase::and_also : Phrase::or_else);
        }
        case NodeKind::kind: return says_kind(node, negated);
        case NodeKind::other: return is(!negated, this_word());
        case NodeKind::distinct:
            return say(is_in_name(node) ? (negated ? Phrase::names_same : Phrase::names_differ)
                                        : (negated ? Phrase::types_same : Phrase::types_differ));
        case NodeKind::shares: {
            const std::string whom = things(node.first, Use::bare).words();
            const Phrase same = is_in_name(node) ? Phrase::same_name : Phrase::same_type;
            const Phrase differs = is_in_name(node) ? Phrase::not_same_name : Phrase::not_same_type;
            return say(negated ? differs : same, whom);
        }
        case NodeKind::evolves_from: {
            const std::string from =
                node.first == no_node ? quoted(word(node.number)) : things(node.first, Use::bare).words();
            return say(negated ? Phrase::evolves_not_from : Phrase::evolves_from, from);
        }
        case NodeKind::name: {
            constexpr std::string_view whose = "的";
            if (!is_whole_name(node) && word(node.number).ends_with(whose))
                return is(negated, quoted(std::string(word(node.number)) + say(Phrase::pokemon)));
            const Phrase part = negated ? Phrase::name_without : Phrase::name_with;
            const Phrase whole = negated ? Phrase::name_is_not : Phrase::name_is;
            return say(is_whole_name(node) ? whole : part, word(node.number));
        }
        case NodeKind::has_ability: {
            const std::string kind = say(ability_word(node.sub));
            return has(negated, node.number > 0 ? kind + quoted(word(node.number - 1)) : kind);
        }
        case NodeKind::has_affinity: {
            const bool weak = sub_as<AffinityKind>(node) == AffinityKind::weakness;
            const std::string name = say(weak ? Phrase::weakness : Phrase::resistance);
            return has(negated, node.number == 0
                                    ? name
                                    : say(Phrase::affinity_of_type, types(node.number, Phrase::both_and), name));
        }
        case NodeKind::has_attack: return has(negated, attack_called(node.first));
        case NodeKind::full: return say(negated ? Phrase::hp_not_full : Phrase::hp_full);
        case NodeKind::marked: return say(negated ? Phrase::not_marked : Phrase::marked, word(node.number));
        case NodeKind::extreme: {
            constexpr Phrase stats[] = {Phrase::maximum_hp,     Phrase::hp_left,      Phrase::retreat_cost,
                                        Phrase::counters_on_it, Phrase::attack_count, Phrase::extra_energy};
            const Phrase most = is_least(node) ? Phrase::is_least : Phrase::is_most;
            const Phrase not_most = is_least(node) ? Phrase::is_not_least : Phrase::is_not_most;
            return say(negated ? not_most : most, say(stats[node.sub]));
        }
        case NodeKind::stat_compare: return says_stat(node, negated);
        case NodeKind::carries: return says_carries(node, negated);
        case NodeKind::ill: {
            std::string what = node.sub == any_condition ? say(Phrase::special_conditions) : condition(node.sub);
            if (node.sub != any_condition && node.number > 0)
                what += say(Phrase::of_so_many_counters, std::to_string(node.number));
            return say(node.sub == any_condition ? (negated ? Phrase::is_not_ill : Phrase::is_ill)
                                                 : (negated ? Phrase::is_not_in_state : Phrase::is_in_state),
                       what);
        }
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
        break;
    }
    return "";
}

// "【基礎】寶可夢的「寶可夢【V】」": what kind of card it has to be besides, where what it is called does not say it.
std::string Chinese::kind_before(const Noun& noun, unsigned classes) const {
    if (noun.head.empty() || !noun.stage.empty() || classes == all_cards) return "";
    if (classes == basic_pokemon) return say(Phrase::attribute, say(Phrase::basic) + say(Phrase::pokemon));
    if (classes == evolutions) return say(Phrase::attribute, say(Phrase::evolution) + say(Phrase::pokemon));
    const bool box_of_any = noun.head == say(Phrase::box_prism_star) || noun.head == say(Phrase::box_ace_spec);
    if (classes == pokemon_cards && !box_of_any) return "";
    return say(Phrase::attribute, listed(card_heads(classes, ""), Phrase::either_or));
}

}  // namespace cubenight::wording
