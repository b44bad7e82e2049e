// What a filter says of a subject: "is Poisoned", "has any damage counters on it".
#include <algorithm>

#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {
namespace {

// Things that one of several fits: "any of the Pokémon in play", where they were called all.
std::string any_of(const std::string& words, bool several) {
    if (!several) return words;
    constexpr std::string_view all_of = "all of ", all = "all ";
    if (words.starts_with(all_of)) return "any of " + words.substr(all_of.size());
    return "any of " + (words.starts_with(all) ? "the " + words.substr(all.size()) : words);
}

constexpr std::string_view ability_words[] = {"Ability",       "Poké-Power",    "Poké-Body",
                                              "Ancient Trait", "Pokémon Power", "Ability"};
// By RuleBox: what the Pokémon (or card) is called.
constexpr std::string_view box_words[] = {"Pokémon ex",       "Pokémon-EX",      "Pokémon-GX",
                                          "Pokémon V",        "Pokémon VMAX",    "Pokémon VSTAR",
                                          "Pokémon V-UNION",  "Pokémon BREAK",   "Mega Evolution Pokémon",
                                          "TAG TEAM Pokémon", "Prism Star card", "ACE SPEC card",
                                          "Radiant Pokémon",  "Pokémon LV.X",    "Pokémon LEGEND",
                                          "Pokémon Star",     "Ultra Beast",     "Tera Pokémon"};
// By Stat, behind "the most".
constexpr std::string_view stat_words[] = {"maximum HP",      "HP remaining", "Retreat Cost",
                                           "damage counters", "attacks",      "extra Energy"};

}  // namespace

std::string Descriptions::kind_words(const Node& kind) {
    switch (sub_as<KindWord>(kind)) {
        case KindWord::type: return type_symbols(kind.number);
        case KindWord::no_type: return "typeless";
        case KindWord::basic_energy: return "Basic Energy";
        case KindWord::special_energy: return "Special Energy";
        case KindWord::energy: return "Energy";
        case KindWord::basic: return "Basic";
        case KindWord::stage1: return "Stage 1";
        case KindWord::stage2: return "Stage 2";
        case KindWord::evolution: return "Evolution";
        case KindWord::evolved: return "evolved";
        case KindWord::pokemon: return "Pokémon";
        case KindWord::item: return "Item";
        case KindWord::tool: return "Pokémon Tool";
        case KindWord::supporter: return "Supporter";
        case KindWord::stadium: return "Stadium";
        case KindWord::trainer: return "Trainer";
        case KindWord::rule: return "Rule Box";
        case KindWord::rule_box: return std::string(box_words[kind.number]);
        case KindWord::trait: return std::string(word(kind.number));
        case KindWord::face_up: return "face-up";
        case KindWord::at: return "";
        case KindWord::variable: return reference(kind.number);
    }
    return "";
}

// "any Weakness", "{F} Resistance"
std::string Descriptions::affinity_words(const Node& has_affinity) const {
    constexpr std::string_view names[] = {"Weakness", "Resistance"};
    return (has_affinity.number == 0 ? "any" : type_symbols(has_affinity.number)) + " " +
           std::string(names[has_affinity.sub]);
}

std::string Descriptions::says(NodeIndex filter, bool plural, bool negated) {
    const Node& node = at(filter);
    const std::string have = to_have(plural, negated) + " ";
    const std::string be = to_be(plural, negated) + " ";
    switch (node.kind) {
        case NodeKind::not_filter: return says(node.first, plural, !negated);
        case NodeKind::one_of: return says_either(filter, plural, negated);
        case NodeKind::kind: return says_kind(node, plural, negated);
        case NodeKind::other: return negated ? be.substr(0, be.size() - 4) + " " + this_word() : be + "another Pokémon";
        case NodeKind::distinct: return have + (is_in_name(node) ? "different names" : "different types");
        case NodeKind::shares: return says_shares(node, have);
        case NodeKind::evolves_from: return says_evolves_from(node, plural, negated);
        case NodeKind::name: return says_name(node, plural, negated);
        case NodeKind::has_ability: {
            const std::string kind(ability_words[node.sub]);
            return have +
                   (node.number > 0 ? "the " + std::string(word(node.number - 1)) + " " + kind : with_article(kind));
        }
        case NodeKind::has_affinity: return have + affinity_words(node);
        case NodeKind::has_attack: {
            const Node& attack = at(node.first);
            if (names_per_game(attack)) return have + with_article(std::string(word(attack.number)) + " attack");
            return have + (names_chosen(attack) ? reference(attack.number)
                                                : "the " + std::string(word(attack.number)) + " attack");
        }
        case NodeKind::full: return to_have(plural, negated) + " full HP";
        case NodeKind::marked: return have + with_article(word(node.number)) + " marker " + std::string(on_it(plural));
        case NodeKind::extreme: return have + says_extreme(node);
        case NodeKind::stat_compare: return says_stat(node, plural, negated);
        case NodeKind::carries: return says_carries(node, plural, negated);
        case NodeKind::ill: return says_ill(node, be);
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// "the most damage counters", "the lowest maximum HP"
std::string Descriptions::says_extreme(const Node& filter) {
    const bool least = is_least(filter);
    const auto stat = sub_as<Stat>(filter);
    const std::string what(stat_words[filter.sub]);
    if (stat == Stat::hp || stat == Stat::retreat) return (least ? "the lowest " : "the highest ") + what;
    if (stat == Stat::counters || stat == Stat::attacks) return (least ? "the fewest " : "the most ") + what;
    return (least ? "the least " : "the most ") + what;
}

// "is a Pokémon VMAX or an Ultra Beast": the verb is said once.
std::string Descriptions::says_either(NodeIndex one_of, bool plural, bool negated) {
    const std::string be = to_be(plural, negated) + " ";
    std::vector<std::string> parts;
    for (NodeIndex part : children(nodes_, one_of)) parts.push_back(says(part, plural, negated));
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].starts_with(be) && parts[0].starts_with(be)) parts[i].erase(0, be.size());
    return listed(parts, negated ? "and" : "or");
}

std::string Descriptions::says_shares(const Node& filter, const std::string& have) {
    const std::string same = have + (is_in_name(filter) ? "the same name as " : "the same type as ");
    const NodeIndex select = at(filter.first).first;
    if (at(select).next == no_node && at(at(select).first).kind == NodeKind::zone)
        return same + with_article(thing(select, Use::unit).words);
    const bool several = means_several(select);
    const std::string whom = things(filter.first, Use::subject).words;
    const Node& place = at(base_of(select));
    const bool in_play = at(select).next == no_node && is_place(place, Place::pokemon) && whose(place) != Side::any;
    if (in_play && several && have.find("n't") == std::string::npos) return same + "1 of " + whom + " in play";
    return same + any_of(whom, several);
}

std::string Descriptions::says_evolves_from(const Node& filter, bool plural, bool negated) {
    const std::string_view evolve = negated  ? (plural ? "don't evolve" : "doesn't evolve")
                                    : plural ? "evolve"
                                             : "evolves";
    return std::string(evolve) + " from " +
           (filter.first == no_node
                ? std::string(word(filter.number))
                : any_of(things(filter.first, Use::subject).words, means_several(at(filter.first).first)));
}

std::string Descriptions::says_name(const Node& filter, bool plural, bool negated) const {
    const std::string have = to_have(plural, negated) + " ", name(word(filter.number));
    if (!is_whole_name(filter)) return have + "“" + name + "” in " + (plural ? "their names" : "its name");
    return have + "the name " + name;
}

std::string Descriptions::says_ill(const Node& filter, const std::string& be) const {
    if (filter.sub == any_condition) return be + "affected by a Special Condition";
    std::string ill = be + std::string(condition_word(filter.sub));
    if (filter.number == 0) return ill;
    return ill + " so that " + std::to_string(filter.number) + " damage counters are put " +
           std::string(on_it(be.starts_with("are"))) + " during Pokémon Checkup";
}

std::string Descriptions::says_kind(const Node& filter, bool plural, bool negated) {
    const std::string be = to_be(plural, negated) + " ";
    const auto one_of_them = [&](const std::string& words) { return be + (plural ? words : with_article(words)); };
    switch (sub_as<KindWord>(filter)) {
        case KindWord::type:
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution: return one_of_them(kind_words(filter) + " Pokémon");
        case KindWord::trait:
            if (cards_asked_) return one_of_them(kind_words(filter) + (plural ? " cards" : " card"));
            return one_of_them(kind_words(filter) + " Pokémon");
        case KindWord::no_type: return to_have(plural, !negated) + " a type";
        case KindWord::evolved: return (plural ? "have" : "has") + std::string(negated ? "n't evolved" : " evolved");
        case KindWord::pokemon: return be + (plural ? "Pokémon" : "a Pokémon");
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer: return one_of_them(kind_words(filter) + (plural ? " cards" : " card"));
        case KindWord::rule: return to_have(plural, negated) + " a Rule Box";
        case KindWord::rule_box: return one_of_them(kind_words(filter));
        case KindWord::face_up: return be + "face up";
        case KindWord::at: return be + spot_words(at(filter.first));
        case KindWord::variable: return says_meant(filter, plural, negated);
    }
    return "";
}

// "in the Active Spot": where something stands, behind "is".
std::string Descriptions::spot_words(const Node& where) const {
    if (where.kind == NodeKind::zone) return "in " + zone_words(where);
    switch (sub_as<Place>(where)) {
        case Place::active: return "in the Active Spot";
        case Place::bench: return "on " + (whose(where) == Side::any ? "the " : side(whose(where))) + "Bench";
        case Place::pokemon: return "in play";
        case Place::this_:
        case Place::holder:
        case Place::attacker: break;
    }
    return "there";
}

// "is of that type", "has that name": what a variable stands for, said of a subject.
std::string Descriptions::says_meant(const Node& filter, bool plural, bool negated) {
    const std::string be = to_be(plural, negated) + " ";
    const Meaning& meant = meaning(filter.number);
    const std::string words = reference(filter.number);
    switch (meant.kind) {
        case Meaning::Kind::type: return be + "of that type";
        case Meaning::Kind::name: return to_have(plural, negated) + " that name";
        case Meaning::Kind::condition: return be + "affected by that Special Condition";
        case Meaning::Kind::number: return to_have(plural, negated) + " that number";
        case Meaning::Kind::nothing:
        case Meaning::Kind::cards:
        case Meaning::Kind::pokemon:
        case Meaning::Kind::attack: break;
    }
    return be + (meant.plural && !plural ? "one of " : "") + words;
}

std::string Descriptions::says_stat(const Node& filter, bool plural, bool negated) {
    const auto relation = static_cast<Relation>(filter.number);
    const std::string have = to_have(plural, negated) + " ";
    const std::string quantity = filter.first == no_node ? "" : value(filter.first);
    const bool none = relation == Relation::equal && is_integer(filter.first, 0);
    if (filter.first != no_node && at(filter.first).kind != NodeKind::integer)
        return have + stat_of_so_much(sub_as<Stat>(filter), relation, quantity, plural);
    if (filter.first == no_node && sub_as<Stat>(filter) == Stat::retreat)
        return have + (relation == Relation::odd ? "an odd Retreat Cost" : "an even Retreat Cost");
    switch (sub_as<Stat>(filter)) {
        case Stat::hp: return have + limited(relation, quantity, false, "HP");
        case Stat::left: return have + limited(relation, quantity, false, "HP") + " remaining";
        case Stat::retreat:
            if (none) return to_have(plural) + (negated ? " a Retreat Cost" : " no Retreat Cost");
            return have + "a Retreat Cost of " + limited(relation, quantity, false);
        case Stat::counters: {
            const std::string counters = " damage counters " + std::string(on_it(plural));
            if (relation == Relation::at_least && is_integer(filter.first, 1)) return have + "any" + counters;
            if (none) return to_have(plural) + (negated ? " any" : " no") + counters;
            return have + limited(relation, quantity, true, "damage counters") + " " + std::string(on_it(plural));
        }
        case Stat::attacks: return have + limited(relation, quantity, true, "attacks");
        case Stat::extra_energy: return have + limited(relation, quantity, false, "extra Energy");
    }
    return "";
}

// "remaining HP of at most the number of ..."
std::string Descriptions::stat_of_so_much(Stat stat, Relation relation, const std::string& quantity, bool plural) {
    constexpr std::string_view relations[] = {"at least ", "at most ", "exactly ", "more than ", "less than ", "", ""};
    const std::string of = " of " + std::string(relations[static_cast<std::size_t>(relation)]) + quantity;
    switch (stat) {
        case Stat::hp: return "maximum HP" + of;
        case Stat::left: return "remaining HP" + of;
        case Stat::retreat: return "a Retreat Cost" + of;
        case Stat::counters: return "a number of damage counters " + std::string(on_it(plural)) + of;
        case Stat::attacks: return "a number of attacks" + of;
        case Stat::extra_energy: return "extra Energy" + of;
    }
    return "";
}

// Whether the filters ask for a card by its name, which is no Energy.
bool Descriptions::is_named(NodeIndex set) const {
    if (set == no_node) return false;
    const auto filters = children(nodes_, set);
    return std::ranges::any_of(filters, [&](NodeIndex filter) {
        const Node& name = at(filter);
        return name.kind == NodeKind::name && is_whole_name(name) && !word(name.number).ends_with("Energy");
    });
}

// "Pokémon ex", "Lazy": what a negated filter keeps apart, where a noun says it; else nothing.
std::string Descriptions::left_out(NodeIndex filter) {
    const Node& node = at(at(filter).first);
    if (at(filter).kind != NodeKind::not_filter) return "";
    if (node.kind == NodeKind::has_ability && node.number > 0) return std::string(word(node.number - 1));
    if (node.kind != NodeKind::kind) return "";
    const auto kind = sub_as<KindWord>(node);
    if (kind == KindWord::rule_box) return kind_words(node);
    if (kind == KindWord::rule) return "Pokémon with a Rule Box";
    const bool sort = kind == KindWord::trait || kind == KindWord::basic || kind == KindWord::type;
    return sort ? kind_words(node) + " Pokémon" : "";
}

// "another": the source itself is left out, or things that were named before.
bool Descriptions::leaves_out_named(NodeIndex filter) const {
    const Node& node = at(filter);
    if (node.kind == NodeKind::other) return true;
    if (node.kind != NodeKind::not_filter || !is_kind(node.first, KindWord::variable)) return false;
    const Meaning& meant = meaning(at(node.first).number);
    return meant.kind == Meaning::Kind::pokemon || (meant.kind == Meaning::Kind::cards && !meant.gone);
}

std::string Descriptions::says_carries(const Node& filter, bool plural, bool negated) {
    const bool filtered = filter.first != no_node && at(filter.first).kind == NodeKind::set;
    const NodeIndex set = filtered ? filter.first : no_node;
    const NodeIndex number = filtered ? at(set).next : filter.first;
    const auto relation = static_cast<Relation>(filter.number);
    const Noun cards = noun(set, among_attached(sub_as<AttachedKind>(filter)));
    const std::string behind = cards.after_many + " attached";
    const std::string have = to_have(plural, negated) + " ";
    const bool one = (is_integer(number, 1) && relation == Relation::at_least) ||
                     (is_integer(number, 0) && relation == Relation::greater);
    if (one && !negated && is_named(set)) return have + with_article(cards.one) + cards.after_one + " attached";
    if (one) return have + "any " + cards.many + behind;
    if (is_integer(number, 0) && relation == Relation::equal)
        return to_have(plural) + (negated ? " any " : " no ") + cards.many + behind;
    return have + limited(relation, number == no_node ? "" : value(number), true, cards.many) + behind;
}

}  // namespace cubenight::wording
