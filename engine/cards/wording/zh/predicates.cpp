// Conditions as clauses, without their "if".
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// "對手的戰鬥寶可夢沒有因這個招式的傷害而【昏厥】": HP that are left when damage was done, or counters were put. Empty where
// it is anything else.
std::string Chinese::still_there(NodeIndex predicate, bool negated) {
    const NodeIndex whom = still_standing(nodes_, predicate);
    if (whom == no_node) return "";
    const NodeKind before = done_of_ == no_node ? NodeKind::block : at(done_of_).kind;
    const bool deed = before == NodeKind::counters || before == NodeKind::damage || before == NodeKind::move_counters;
    if (!deed && (!is_attack() || in_lasting_)) return "";
    const Phrase stands = deed ? Phrase::stands_after_that : Phrase::stands_after_attack;
    const Phrase falls = deed ? Phrase::falls_by_that : Phrase::falls_by_attack;
    return say(negated ? falls : stands, things(whom, Use::subject).words());
}

std::string Chinese::compared(const Node& node, bool negated) {
    const NodeIndex left = node.first, right = at(left).next;
    const Phrase measure = measure_of(left);
    const bool points = measure == Phrase::measure_none || measure == Phrase::measure_plain;
    const Bound bound = bound_of(negated, sub_as<Relation>(node), right, points);
    const bool room = at(left).kind == NodeKind::bench_room && bound.relation == Relation::equal && bound.number == 0;
    if (room)
        return say(bound.negated ? Phrase::bench_not_full : Phrase::bench_full, player_word(sub_as<Player>(at(left))));
    if (std::string carried = carried_number(left, bound); !carried.empty()) return carried;
    const bool retreat = at(left).kind == NodeKind::stat && sub_as<Stat>(at(left)) == Stat::retreat;
    const std::string a = retreat && right != no_node && at(right).kind == NodeKind::integer
                              ? say(Phrase::retreat_energy_of, things(at(left).first, Use::field).words())
                              : value(left);
    if (right == no_node) return a + amounts_to(bound, "");
    if (at(left).kind == NodeKind::heads && bound.relation == Relation::equal && !bound.negated && bound.number > 0)
        return say(Phrase::heads_shown, say(Phrase::measure_times, std::to_string(bound.number)));
    if (at(right).kind == NodeKind::integer) return a + amounts_to(bound, say(measure, std::to_string(bound.number)));
    const std::string b = value(right);
    switch (bound.relation) {
        case Relation::at_least: return say(Phrase::not_less_than, a, b);
        case Relation::at_most: return say(Phrase::not_greater_than, a, b);
        case Relation::greater: return say(Phrase::greater_than, a, b);
        case Relation::less: return say(Phrase::less_than, a, b);
        case Relation::equal: return say(bound.negated ? Phrase::differs_from : Phrase::same_as, a, b);
        case Relation::odd:
        case Relation::even: break;
    }
    return a + amounts_to(bound, "");
}

// "这只宝可梦身上放置有3个及以上伤害指示物": what one Pokémon has on it. Empty where something else is compared.
std::string Chinese::carried_number(NodeIndex quantity, const Bound& bound) {
    const Node& node = at(quantity);
    if (node.kind == NodeKind::stat && sub_as<Stat>(node) == Stat::counters) {
        const bool several = means_several(at(node.first).first) || at(at(node.first).first).next != no_node;
        if (several && !bound.any() && !bound.none()) return "";
        const std::string words = counters_carried(bound);
        return words.empty() ? "" : subject_words(node.first) + words;
    }
    if (node.kind != NodeKind::count || at(node.first).kind != NodeKind::selection) return "";
    const NodeIndex select = at(node.first).first;
    const Node& on = at(base_of(nodes_, select));
    const auto kind = sub_as<AttachedKind>(on);
    const bool attached = on.kind == NodeKind::on && kind != AttachedKind::evolution && kind != AttachedKind::earlier;
    if (!attached || at(select).next != no_node) return "";
    const NodeIndex set = at(on.first).kind == NodeKind::set ? on.first : no_node;
    const NodeIndex host = set == no_node ? on.first : at(set).next;
    if (bound.relation != Relation::at_least || bound.number < 2 || !is_single(at(base_of(nodes_, host)))) return "";
    return thing(host, Use::field).words() + cards_carried(kind, set, bound);
}

// One Pokémon, whichever text it is.
bool Chinese::is_single(const Node& base) const {
    if (base.kind != NodeKind::place || base.next != no_node) return false;
    const auto place = sub_as<Place>(base);
    return place == Place::this_ || place == Place::holder || place == Place::attacker ||
           (place == Place::active && static_cast<Side>(base.number) != Side::any);
}

// "自己的备战宝可梦身上放置有伤害指示物": where that is all that is asked of them.
std::string Chinese::any_carrying(const Node& base, Place place, bool negated) {
    const NodeIndex filter = base.next == no_node ? no_node : at(base.next).first;
    if (negated || filter == no_node || at(filter).next != no_node) return "";
    const Node& node = at(filter);
    const bool counters = node.kind == NodeKind::stat_compare && sub_as<Stat>(node) == Stat::counters;
    if (!counters && node.kind != NodeKind::carries) return "";
    if (!bound_of(false, static_cast<Relation>(node.number), number_in(node), false).any()) return "";
    const Phrase whom = place == Place::active  ? Phrase::active_pokemon
                        : place == Place::bench ? Phrase::benched_pokemon
                                                : Phrase::pokemon;
    return say(Phrase::of, side(static_cast<Side>(base.number))) + say(whom) + says(filter);
}

std::string Chinese::any_in_place(const Node& base, bool negated) {
    const Phrase there = negated ? Phrase::there_is_no : Phrase::there_is;
    const auto whose = static_cast<Side>(base.number);
    const auto place = sub_as<Place>(base);
    const bool single = place != Place::bench && place != Place::pokemon;
    if (single && (place != Place::active || whose != Side::any)) {
        const std::string whom = place == Place::active ? say(Phrase::of, side(whose)) + say(Phrase::active_pokemon)
                                                        : single_place(place, Noun{});
        std::vector<std::string> parts;
        for (NodeIndex filter : siblings_from(nodes_, base.next == no_node ? no_node : at(base.next).first))
            parts.push_back(says(filter, negated));
        if (parts.empty()) return whom + say(negated ? Phrase::not_at : Phrase::located_at, say(Phrase::field));
        const bool owns = tells_property(at(at(base.next).first));
        return (owns ? say(Phrase::of, whom) : whom) + clauses(parts, negated ? Phrase::or_else : Phrase::and_also);
    }
    if (std::string carrying = any_carrying(base, place, negated); !carrying.empty()) return carrying;
    const Noun pokemon = noun(base.next, Among::in_play);
    const Phrase where = place == Place::active  ? Phrase::active_spot_of
                         : place == Place::bench ? Phrase::bench_of
                                                 : Phrase::field_of;
    return say(there, say(where, side(whose)), (pokemon.other ? say(Phrase::other) : "") + pokemon.words());
}

std::string Chinese::any_select(NodeIndex select, bool negated) {
    const Node& base = at(base_of(nodes_, select));
    const Phrase there = negated ? Phrase::there_is_no : Phrase::there_is;
    const auto whose = static_cast<Side>(base.number);
    if (base.kind == NodeKind::place) return any_in_place(base, negated);
    if (base.kind == NodeKind::zone) {
        const Noun cards = noun(base.next, Among::cards);
        const bool stadium = sub_as<Zone>(base) == Zone::stadium;
        const std::string what = stadium && !cards.filtered ? say(Phrase::stadium) : cards.words();
        const bool owned = stadium && (whose == Side::my || whose == Side::their);
        return say(there, stadium ? say(Phrase::field) : say(Phrase::inside, zone_words(base)),
                   (owned ? say(Phrase::of, side(whose)) : "") + (cards.other ? say(Phrase::other) : "") + what);
    }
    if (base.kind == NodeKind::on && sub_as<AttachedKind>(base) != AttachedKind::evolution &&
        sub_as<AttachedKind>(base) != AttachedKind::earlier) {
        const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
        const NodeIndex inner = set == no_node ? base.first : at(set).next;
        const auto kind = sub_as<AttachedKind>(base);
        const Noun cards = noun(set, kind == AttachedKind::energy  ? Among::energy
                                     : kind == AttachedKind::tools ? Among::tools
                                                                   : Among::attached);
        const bool tools = kind == AttachedKind::tools;
        const Phrase carries = tools ? (negated ? Phrase::carries_no_tool : Phrase::carries_tool)
                                     : (negated ? Phrase::carries_no : Phrase::carries);
        return thing(inner, Use::field).words() + say(carries, (cards.other ? say(Phrase::other) : "") + cards.words());
    }
    // Of a single card that was named: what it is.
    const NodeIndex filter = base.kind == NodeKind::var && base.next != no_node ? at(base.next).first : no_node;
    if (filter != no_node && at(filter).next == no_node && !meaning(base.number).plural)
        return reference(base.number) + says(filter, negated);
    const bool cards = base.kind == NodeKind::var && meaning(base.number).kind == Meaning::Kind::cards;
    if (cards && cubenight::number_of(nodes_, select) == no_node && base.next != no_node)
        return say(there, say(Phrase::among_them), noun(base.next, Among::cards).words());
    return say(negated ? Phrase::is_absent : Phrase::is_present, thing(select, Use::bare).words());
}

std::string Chinese::any_clause(const Node& node, bool negated) {
    std::vector<std::string> parts;
    for (NodeIndex select : children(nodes_, node.first)) parts.push_back(any_select(select, negated));
    return clauses(parts, negated ? Phrase::and_also : Phrase::or_else);
}

// "在這個回合，這隻寶可夢從「X」進化而來". Empty where it is anything else.
std::string Chinese::evolved_from_it(NodeIndex predicate, bool negated) {
    const NodeIndex name = evolved_this_turn_from(nodes_, predicate);
    if (name == no_node) return "";
    const std::string evolved = occurs(Phrase::is_evolved_from, negated ? Aspect::has_not : Aspect::has, this_word(),
                                       quoted(word(at(name).number)));
    return say(Phrase::happened_when, say(Phrase::in_this_turn), evolved);
}

// "自己的備戰區有「A」與「B」": Pokémon of several names at one place. Empty where it is anything else.
std::string Chinese::all_there(const Node& all) {
    std::string where;
    std::vector<std::string> names;
    for (NodeIndex part : siblings_from(nodes_, all.first)) {
        if (at(part).kind != NodeKind::any || at(at(at(part).first).first).next != no_node) return "";
        const Node& base = at(base_of(nodes_, at(at(part).first).first));
        if (base.kind != NodeKind::place || base.next == no_node) return "";
        const auto place = sub_as<Place>(base);
        const NodeIndex filter = at(base.next).first;
        if ((place != Place::bench && place != Place::pokemon) || at(filter).next != no_node) return "";
        if (at(filter).kind != NodeKind::name || !is_whole_name(at(filter))) return "";
        const std::string there =
            say(place == Place::bench ? Phrase::bench_of : Phrase::field_of, side(static_cast<Side>(base.number)));
        if (!where.empty() && where != there) return "";
        where = there;
        names.push_back(quoted(word(at(filter).number)));
    }
    return say(Phrase::there_is, where, listed(names, Phrase::both_and));
}

// `first turn of me and not second me`, in whatever order.
bool Chinese::is_first_turn_of_first(const Node& node) const {
    bool turn = false, first = false;
    int parts = 0;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        ++parts;
        const Node& inner = at(part).kind == NodeKind::not_ ? at(at(part).first) : at(part);
        if (sub_as<Player>(inner) != Player::me) return false;
        turn |= at(part).kind == NodeKind::first_turn;
        first |= at(part).kind == NodeKind::not_ && inner.kind == NodeKind::second_player;
    }
    return parts == 2 && turn && first;
}

std::string Chinese::joined(const Node& node, bool negated) {
    if (node.kind == NodeKind::and_ && !negated)
        if (std::string there = all_there(node); !there.empty()) return there;
    const bool and_ = (node.kind == NodeKind::and_) != negated;
    const NodeIndex first = node.first, next = at(first).next;
    // Who went second, in the first turn of all.
    const bool both = (at(first).kind == NodeKind::first_turn && at(next).kind == NodeKind::second_player) ||
                      (at(first).kind == NodeKind::second_player && at(next).kind == NodeKind::first_turn);
    if (and_ && !negated && both && at(next).next == no_node && at(first).sub == at(next).sub &&
        sub_as<Player>(at(first)) == Player::me)
        return say(Phrase::first_turn_second);
    if (and_ && !negated && is_first_turn_of_first(node)) return say(Phrase::first_turn_first);
    if (!and_ && !negated)
        if (std::string numbers = one_of_numbers(node); !numbers.empty()) return numbers;
    if (!and_ && !negated)
        if (std::string states = one_of_states(node, false); !states.empty()) return states;
    if (node.kind == NodeKind::or_ && negated)
        if (std::string states = one_of_states(node, true); !states.empty()) return states;
    std::vector<std::string> parts;
    std::string whom;
    const std::string holder = single_place(Place::holder, Noun{});
    bool holder_said = false;
    for (NodeIndex part : siblings_from(nodes_, first)) {
        const bool inner = at(part).kind == NodeKind::or_ || at(part).kind == NodeKind::and_;
        std::string clause = clause_of(part, negated);
        // The same subject is said once.
        const std::string of_it = say(Phrase::of, "");
        const NodeIndex asked = at(part).kind == NodeKind::not_ ? at(part).first : part;
        const std::string subject = at(asked).kind == NodeKind::is ? subject_words(at(asked).first) : "";
        if (!parts.empty() && !subject.empty() && subject == whom && clause.starts_with(subject)) {
            clause.erase(0, subject.size());
            if (clause.starts_with(of_it)) clause.replace(0, of_it.size(), say(Phrase::its));
        } else if (clause.starts_with(holder) && holder_said)
            clause.replace(0, holder.size(), say(Phrase::that_pokemon));
        whom = subject;
        holder_said |= clause.find(holder) != clause.npos;
        parts.push_back(inner ? say(Phrase::bracketed, clause) : clause);
    }
    return clauses(parts, and_ ? Phrase::and_also : Phrase::or_else);
}

// "处于【睡眠】或【麻痹】状态"; empty where it is not one Pokémon in one of several states.
std::string Chinese::one_of_states(const Node& node, bool negated) {
    std::vector<std::string> states;
    std::string whom;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::is) return "";
        const NodeIndex filter = at(at(part).first).next;
        const Node& ill = at(filter);
        if (ill.kind != NodeKind::ill || ill.sub == any_condition || ill.number > 0 || ill.next != no_node) return "";
        const std::string subject = subject_words(at(part).first);
        if (!whom.empty() && whom != subject) return "";
        whom = subject;
        states.push_back(condition(ill.sub));
    }
    return whom + say(negated ? Phrase::is_not_in_state : Phrase::is_in_state, listed(states, Phrase::either_or));
}

// "张数为1张、3张或5张"; empty where it is not one number that may be several.
std::string Chinese::one_of_numbers(const Node& node) {
    std::vector<std::string> numbers;
    std::string left;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const Node& compare = at(part);
        const bool equal = compare.kind == NodeKind::compare && sub_as<Relation>(compare) == Relation::equal;
        const NodeIndex right = equal ? at(compare.first).next : no_node;
        if (right == no_node || at(right).kind != NodeKind::integer) return "";
        const std::string of = value(compare.first);
        if (!left.empty() && left != of) return "";
        left = of;
        numbers.push_back(say(measure_of(compare.first), std::to_string(at(right).number)));
    }
    return left + say(Phrase::equals, listed(numbers, Phrase::either_or));
}

Phrase Chinese::window_words(const Node& node) const {
    switch (sub_as<Window>(node)) {
        case Window::this_turn: break;
        case Window::last_turn: return Phrase::in_their_last_turn;
        case Window::this_game: return Phrase::in_this_game;
        case Window::own_last_turn: return Phrase::in_my_last_turn;
    }
    return Phrase::in_this_turn;
}

std::string Chinese::happened(const Node& node, bool negated) {
    const std::string clause = event_clause(node.first, at(node.first).next, negated ? Aspect::has_not : Aspect::has);
    return say(Phrase::happened_when, say(window_words(node)), clause);
}

// "自己所有的备战宝可梦都是【基础】宝可梦"; that it is not so means that one of them is none.
std::string Chinese::all_are(const Node& node, bool negated) {
    const Thing subject = things(node.first, Use::subject);
    const NodeIndex filter = at(node.first).next;
    const bool of_each = subject.group && subject.several;
    const std::string whom = words_of(subject);
    const bool owns = tells_property(at(filter));
    if (!of_each) return (owns ? say(Phrase::of, whom) : whom) + says(filter, negated);
    const std::string all = owns ? say(Phrase::of, whom) + says(filter) : say(Phrase::all_are, whom, says(filter));
    return negated ? say(Phrase::not_so, all) : all;
}

// What is said of something of the Pokémon's: "的HP…".
bool Chinese::tells_property(const Node& filter) const {
    if (filter.kind == NodeKind::not_filter) return false;
    const bool stat = filter.kind == NodeKind::stat_compare && sub_as<Stat>(filter) != Stat::counters &&
                      sub_as<Stat>(filter) != Stat::retreat;
    // Whose it is, is said of itself: "為「小霞的寶可夢」".
    const bool name = filter.kind == NodeKind::name && (is_whole_name(filter) || !word(filter.number).ends_with("的"));
    return stat || filter.kind == NodeKind::full || name;
}

std::string Chinese::clause_of(NodeIndex index, bool negated) {
    const Node& node = at(index);
    const auto who = [&] { return player_word(sub_as<Player>(node)); };
    switch (node.kind) {
        case NodeKind::and_:
        case NodeKind::or_: {
            const Phrase there = negated ? Phrase::there_is_no : Phrase::there_is;
            if (const NodeIndex name = named_in_play(nodes_, index); name != no_node)
                return say(there, say(Phrase::field), quoted(word(at(name).number)));
            const std::string evolved = evolved_from_it(index, negated);
            return evolved.empty() ? joined(node, negated) : evolved;
        }
        case NodeKind::not_: return clause_of(node.first, !negated);
        case NodeKind::first_turn: return say(negated ? Phrase::is_not_first_turn : Phrase::is_first_turn, who());
        case NodeKind::second_player: return say(negated ? Phrase::went_first : Phrase::went_second, who());
        case NodeKind::turn_of: return say(negated ? Phrase::is_not_turn_of : Phrase::is_turn_of, who());
        case NodeKind::happened: return happened(node, negated);
        case NodeKind::compare: {
            const std::string stands = still_there(index, negated);
            return stands.empty() ? compared(node, negated) : stands;
        }
        case NodeKind::any: return any_clause(node, negated);
        case NodeKind::is: return all_are(node, negated);
        case NodeKind::agrees: return say(negated ? Phrase::disagrees : Phrase::agrees, who());
        case NodeKind::spent:
            return say(negated ? Phrase::not_spent : Phrase::spent, who(), power_of_game(node.number));
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
