// Conditions as clauses, without their "if".
#include <algorithm>
#include <utility>

#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {

std::string Descriptions::clause_of(NodeIndex index, bool negated) {
    const Node& node = at(index);
    const auto who = [&] { return person(sub_as<Player>(node)); };
    switch (node.kind) {
        case NodeKind::and_:
            if (const NodeIndex name = evolved_this_turn_from(nodes_, index); name != no_node)
                return this_word() + (negated ? " didn't evolve from " : " evolved from ") +
                       std::string(word(at(name).number)) + " during this turn";
            return joined(node, negated ? "or" : "and", negated);
        case NodeKind::or_: return joined(node, negated ? "and" : "or", negated);
        case NodeKind::not_: return clause_of(node.first, !negated);
        case NodeKind::first_turn:
            return (negated ? "it isn't " : "it's ") + std::string(who().possessive) + " first turn";
        case NodeKind::second_player: return std::string(who().subject) + (negated ? " went first" : " went second");
        case NodeKind::turn_of: return (negated ? "it isn't " : "it's ") + std::string(who().possessive) + " turn";
        case NodeKind::happened: return happened(node, negated);
        case NodeKind::compare: return compared(node, negated);
        case NodeKind::any: return any_clause(node, negated);
        case NodeKind::is: {
            if (const std::string sort = negated ? "" : holder_sort(index); !sort.empty())
                return "this card is attached to " + sort;
            const Phrase whom = things(node.first, Use::subject);
            const Node& group = at(base_of(at(node.first).first));
            const bool of_group = whom.plural && group.kind == NodeKind::place && whose(group) != Side::any;
            if (of_group)
                return (negated ? "not all of " : "all of ") + whom.words + " " +
                       says(at(node.first).next, true, false);
            return whom.words + " " + says(at(node.first).next, whom.plural, negated);
        }
        case NodeKind::agrees:
            return std::string(who().subject) + (who().have == "has" ? (negated ? " doesn't agree" : " agrees")
                                                                     : (negated ? " don't agree" : " agree"));
        case NodeKind::spent:
            return std::string(who().subject) + " " + std::string(who().have) + (negated ? "n't" : "") + " used " +
                   (sub_as<Player>(node) == Player::me ? "your " : "their ") + std::string(word(node.number)) +
                   (word(node.number) == "GX" ? " attack" : " Power") + " during this game";
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// "a {F} Pokémon", where a condition only says of what sort the Pokémon is that the card is attached to; else nothing.
std::string Descriptions::holder_sort(NodeIndex condition) {
    const Node& node = at(condition);
    const Node& select = at(at(node.first).first);
    if (node.kind != NodeKind::is || select.next != no_node || just_attached_ || holder_named_) return "";
    if (!is_place(at(select.first), Place::holder) || at(select.first).next != no_node) return "";
    const std::string said = says(at(node.first).next, false);
    return said.starts_with("is a") && said.ends_with(" Pokémon") ? said.substr(std::string_view("is ").size()) : "";
}

std::string Descriptions::happened(const Node& node, bool negated) {
    std::string when;
    switch (sub_as<Window>(node)) {
        case Window::this_turn: when = " during this turn"; break;
        case Window::last_turn: when = " during your opponent's last turn"; break;
        case Window::this_game: when = " during this game"; break;
        case Window::own_last_turn: when = " during your last turn"; break;
    }
    std::string clause = event_clause(node.first, at(node.first).next, Tense::past) + when;
    if (!negated) return clause;
    if (clause.starts_with("any of ")) return "none" + clause.substr(std::string_view("any").size());
    for (std::string_view be : {" was ", " were "})
        if (const std::size_t cut = clause.find(be); cut != std::string::npos)
            return clause.substr(0, cut + be.size() - 1) + "n't " + clause.substr(cut + be.size());
    return "it is not so that " + clause;
}

// Of which name there is a Pokémon or a Stadium in play, where that is all that is asked; else nothing.
std::string Descriptions::name_in_play(const Node& node) const {
    std::vector<std::string_view> names;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::any) return "";
        const NodeIndex select = at(at(part).first).first, base = at(select).first;
        const bool asked = (at(base).kind == NodeKind::place && sub_as<Place>(at(base)) == Place::pokemon &&
                            whose(at(base)) == Side::any) ||
                           (at(base).kind == NodeKind::zone && sub_as<Zone>(at(base)) == Zone::stadium);
        const NodeIndex set = at(base).next, name = set == no_node ? no_node : at(set).first;
        if (!asked || name == no_node || at(name).kind != NodeKind::name || !is_whole_name(at(name))) return "";
        if (at(name).next != no_node || at(select).next != no_node) return "";
        names.push_back(word(at(name).number));
    }
    return names.size() == 2 && names[0] == names[1] ? std::string(names[0]) : "";
}

std::string Descriptions::joined(const Node& node, std::string_view joint, bool negated) {
    if (node.kind == NodeKind::or_ && negated)
        if (std::string ills = none_of_ills(node); !ills.empty()) return ills;
    if (node.kind == NodeKind::or_ && !negated)
        if (std::string numbers = one_of_prize_numbers(node); !numbers.empty()) return numbers;
    if (const std::string name = node.kind == NodeKind::or_ ? name_in_play(node) : ""; !name.empty())
        return name + (negated ? " isn't in play" : " is in play");
    // Who went second in the first turn of all.
    const NodeIndex first = node.first, next = at(first).next;
    if (node.kind == NodeKind::and_ && !negated && at(first).kind == NodeKind::first_turn &&
        at(next).kind == NodeKind::second_player && at(next).next == no_node && at(first).sub == at(next).sub &&
        sub_as<Player>(at(first)) == Player::me)
        return std::string(second_in_the_first_turn);
    if (node.kind == NodeKind::and_ && !negated)
        if (std::string names = all_of_names(node); !names.empty()) return names;
    std::vector<std::string> parts;
    std::string before;
    // Of several things asked of one Pokémon none is said of the card: "... is a {D} Pokémon or has “Dark” in its name".
    const bool named = std::exchange(holder_named_, holder_named_ || node.kind == NodeKind::or_);
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const bool inner = at(part).kind == NodeKind::or_ && node.kind == NodeKind::and_;
        std::string clause = clause_of(part, negated);
        // The same subject is said once.
        const std::string whom = inner ? "" : subject_of(part) + " ";
        const bool begins = clause.starts_with(whom);
        if (whom.size() > 1 && !parts.empty() && whom == before && begins) {
            clause.erase(0, whom.size());
            if (clause.starts_with("is ") && node.kind == NodeKind::or_) clause.erase(0, 3);
        }
        // "attached to an Evolution Pokémon that doesn't have a Rule Box"
        const bool of_holder = !parts.empty() && node.kind == NodeKind::and_ && whom == before &&
                               parts.back().find("this card is attached to a") != std::string::npos;
        if (of_holder && clause.starts_with(whom)) clause.erase(0, whom.size());
        if (of_holder && !clause.starts_with("this card ")) {
            parts.back() += " that " + clause;
            continue;
        }
        before = begins || clause.starts_with("this card is attached to ") ? whom : "";
        parts.push_back(inner && name_in_play(at(part)).empty() ? "either " + clause : clause);
    }
    holder_named_ = named;
    for (NodeIndex part : siblings_from(nodes_, node.first))
        if (at(part).kind == NodeKind::or_ && node.kind == NodeKind::and_ && parts.size() == 2)
            return parts[0] + ", " + std::string(joint) + " " + parts[1];
    if (joint == "and" && parts.size() == 2 && parts[1].starts_with("this card is attached to "))
        return parts[0] + ", and if " + parts[1];
    return listed(parts, joint);
}

// "this Pokémon isn't Asleep, Confused, or Paralyzed"; nothing where the parts ask for anything else.
std::string Descriptions::none_of_ills(const Node& node) {
    std::vector<std::string> ills;
    std::string whom;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const Node& ill = at(at(at(part).first).next);
        if (at(part).kind != NodeKind::is || ill.kind != NodeKind::ill || ill.sub == any_condition || ill.number != 0)
            return "";
        const std::string subject = subject_of(part);
        if (subject.empty() || (!ills.empty() && subject != whom)) return "";
        whom = subject;
        ills.emplace_back(condition_word(ill.sub));
    }
    return whom + " isn't " + listed(ills, "or");
}

// "you have exactly 1, 3, or 5 Prize cards remaining"; nothing where the parts ask for anything else.
std::string Descriptions::one_of_prize_numbers(const Node& node) const {
    std::vector<std::string> numbers;
    const Node& prizes = at(at(node.first).first);
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const Node& compare = at(part);
        if (compare.kind != NodeKind::compare || sub_as<Relation>(compare) != Relation::equal) return "";
        const Node& left = at(compare.first);
        if (left.kind != NodeKind::prizes || left.sub != prizes.sub || left.number != prizes.number) return "";
        if (at(left.next).kind != NodeKind::integer) return "";
        numbers.push_back(std::to_string(at(left.next).number));
    }
    const Person who = person(static_cast<Player>(prizes.number));
    return std::string(who.subject) + " " + std::string(who.have) +
           (counts_left(prizes) ? " exactly " : " taken exactly ") + listed(numbers, "or") + " Prize cards" +
           (counts_left(prizes) ? " remaining" : "");
}

// Whom a condition speaks of, where it is one: "it" afterwards.
std::string Descriptions::subject_of(NodeIndex predicate) {
    const Node& node = at(predicate);
    if (node.kind == NodeKind::not_) return subject_of(node.first);
    if (node.kind == NodeKind::compare && at(node.first).kind == NodeKind::stat)
        return things(at(node.first).first, Use::subject).words;
    if (node.kind == NodeKind::and_ || node.kind == NodeKind::or_) {
        std::string first = subject_of(node.first);
        for (NodeIndex part : siblings_from(nodes_, node.first))
            if (subject_of(part) != first) return "";
        return first;
    }
    if (node.kind == NodeKind::any) {
        const Node& base = at(at(at(node.first).first).first);
        if (base.kind != NodeKind::on) return "";
        const NodeIndex host = host_of(base);
        return means_several(host) ? "" : thing(host, Use::subject).words;
    }
    if (node.kind != NodeKind::is) return "";
    const Phrase whom = things(node.first, Use::subject);
    return whom.plural ? "" : whom.words;
}

// Whether there is one at all.
std::string Descriptions::any_clause(const Node& node, bool negated) {
    std::vector<std::string> parts;
    for (NodeIndex select : children(nodes_, node.first)) {
        const Node& base = at(at(select).first);
        if (base.kind == NodeKind::place) {
            const auto place = sub_as<Place>(base);
            const bool several = place == Place::bench || place == Place::pokemon;
            parts.push_back(several ? any_pokemon(base, negated) : any_at_spot(base, negated));
        } else if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium) {
            stadium_asked_ = !negated;
            const Noun stadium = noun(base.next, Among::cards);
            const std::string which = base.next == no_node ? "Stadium" : stadium.one + stadium.after_one;
            if (whose(base) == Side::my || whose(base) == Side::their) {
                parts.push_back(side_has(whose(base)) + (negated ? "no " + which : with_article(which)) + " in play");
                continue;
            }
            if (negated) {
                parts.push_back("there is no " + which + " in play");
                continue;
            }
            parts.push_back((base.next == no_node ? "a Stadium" : stadium.one + stadium.after_one) +
                            (negated ? " isn't in play" : " is in play"));
        } else {
            parts.push_back(any_cards(select, negated));
        }
    }
    return listed(parts, negated ? "and" : "or");
}

// "your opponent has", "they have" in the words of the actor.
std::string Descriptions::side_has(Side side) const {
    if (side == Side::their) return "your opponent has ";
    if (side == Side::own && actor_ == Actor::that_player) return "that player has ";
    return side == Side::own && actor_ != Actor::you ? "they have " : "you have ";
}

// "your Active Pokémon is Poisoned": the filters are what is asked.
std::string Descriptions::any_at_spot(const Node& place, bool negated) {
    const std::string whom = place.kind == NodeKind::var             ? reference(place.number)
                             : sub_as<Place>(place) == Place::active ? side(whose(place)) + "Active Pokémon"
                             : sub_as<Place>(place) == Place::holder ? "the Pokémon this card is attached to"
                                                                     : this_word();
    std::string clause;
    for (NodeIndex filter : siblings_from(nodes_, place.next == no_node ? no_node : at(place.next).first))
        clause += (clause.empty() ? whom + " " : " and ") + says(filter, false, negated);
    return clause.empty() ? whom + (negated ? " isn't in play" : " is in play") : clause;
}

// "you have Plusle and Minun on your Bench": of your Pokémon at one place several names; else nothing.
std::string Descriptions::all_of_names(const Node& node) const {
    std::vector<std::string> names;
    const auto place_of = [&](NodeIndex part) -> const Node& { return at(base_of(at(at(part).first).first)); };
    const Node& first = place_of(node.first);
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const Node& place = place_of(part);
        if (at(part).kind != NodeKind::any || at(at(at(part).first).first).next != no_node) return "";
        if (place.kind != NodeKind::place || place.sub != first.sub || whose(place) != Side::my) return "";
        if (place.next == no_node || !asks_for_name_alone(place.next)) return "";
        const Node& name = at(at(place.next).first);
        if (name.kind != NodeKind::name) return "";
        names.emplace_back(word(name.number));
    }
    const bool bench = is_place(first, Place::bench);
    if (!bench && !is_place(first, Place::pokemon)) return "";
    return "you have " + listed(names, "and") + (bench ? " on your Bench" : " in play");
}

// Whether the filters ask for a name, or one of some names, and for nothing else.
bool Descriptions::asks_for_name_alone(NodeIndex set) const {
    const NodeIndex filter = at(set).first;
    const auto is_name = [&](NodeIndex part) { return at(part).kind == NodeKind::name && is_whole_name(at(part)); };
    if (filter == no_node || at(filter).next != no_node) return false;
    const auto names = children(nodes_, filter);
    return is_name(filter) || (at(filter).kind == NodeKind::one_of && std::ranges::all_of(names, is_name));
}

std::string Descriptions::any_pokemon(const Node& place, bool negated) {
    const Noun pokemon = noun(place.next, Among::in_play);
    const std::string spot = sub_as<Place>(place) == Place::bench ? "Benched " : "";
    const std::string in_play = sub_as<Place>(place) == Place::pokemon ? " in play" : "";
    const Side side_of = whose(place);
    if (side_of == Side::any)
        return std::string(negated ? "there are no " : "there are any ") + spot + pokemon.many + pokemon.after_many +
               in_play;
    // "you have Shelmet in play": of a name one is enough.
    if (!negated && place.next != no_node && !pokemon.other && asks_for_name_alone(place.next))
        return side_has(side_of) + pokemon.many +
               (spot.empty()          ? in_play
                : side_of == Side::my ? " on your Bench"
                                      : " on their Bench");
    const std::string group = (pokemon.other ? "other " : "") + spot + pokemon.many;
    // "any of your Benched Pokémon have any damage counters on them"
    if (!negated && pokemon.after_many.starts_with(" that have any ") && !pokemon.other && !spot.empty())
        return side(side_of) + group + pokemon.after_many.substr(std::string_view(" that").size());
    if (pokemon.after_many.starts_with(" that "))
        return (negated ? "none of " : "any of ") + side(side_of) + group + " " + pokemon.after_many.substr(6);
    return side_has(side_of) + (negated ? "no " : "any ") + group + pokemon.after_many +
           (pokemon.after_many.ends_with(in_play) ? "" : in_play);
}

std::string Descriptions::any_cards(NodeIndex select, bool negated) {
    const Node& base = at(at(select).first);
    if (base.kind == NodeKind::var && meaning(base.number).kind == Meaning::Kind::pokemon &&
        !meaning(base.number).plural && range_of(select) == no_node)
        return any_at_spot(base, negated);
    const std::string what = thing(select, Use::many).words;
    const Node& zone =
        base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of ? at(at(base.first).next) : base;
    const bool owned = zone.kind == NodeKind::zone && whose(zone) != Side::any && whose(zone) != Side::none;
    // "your opponent has any cards in their hand"
    const auto has = [&](std::string cards) {
        const std::string_view theirs = "your opponent's ";
        const std::size_t cut = whose(zone) == Side::their ? cards.find(theirs) : std::string::npos;
        if (cut != std::string::npos) cards.replace(cut, theirs.size(), "their ");
        return owned ? side_has(whose(zone)) + (negated ? "no " : "any ") + cards
                     : (negated ? "there are no " : "there are any ") + cards;
    };
    if (&zone != &base) return has("cards in " + zone_words(zone));
    if (base.kind == NodeKind::on)
        if (const std::size_t cut = what.find(attached_to); cut != std::string::npos)
            return any_attached(select, what, cut, negated);
    // "any of those cards are Pokémon"; "you find any Pokémon there", among cards that were looked at
    const std::string_view some = "those of them that are ";
    if (base.kind == NodeKind::var && base.next != no_node && range_of(select) == no_node &&
        meaning(base.number).kind == Meaning::Kind::cards && !meaning(base.number).plural) {
        const Noun card = noun(base.next, Among::cards);
        return reference(base.number) + (negated ? " isn't " : " is ") + with_article(card.one + card.after_one);
    }
    if (base.kind == NodeKind::var && what.starts_with(some))
        return (negated ? "none of " : "any of ") + reference(base.number) + " are " + what.substr(some.size());
    const std::string_view all = "all ", found = " you find there";
    if (base.kind == NodeKind::var && what.starts_with(all) && what.ends_with(found))
        return (negated ? "you find no " : "you find any ") +
               what.substr(all.size(), what.size() - all.size() - found.size()) + " there";
    // Cards that may have been discarded or not.
    if (base.kind == NodeKind::var && base.next == no_node && range_of(select) == no_node)
        return negated ? "there were no such cards" : "there were any such cards";
    return has(what);
}

// "this Pokémon has any {R} Energy attached": `cut` is where its host begins to be said.
std::string Descriptions::any_attached(NodeIndex select, const std::string& what, std::size_t cut, bool negated) {
    const Node& base = at(at(select).first);
    const std::string host = what.substr(cut + attached_to.size()), cards = what.substr(0, cut);
    const bool several = means_several(host_of(base));
    if (several) return (negated ? "none of " : "any of ") + host + " have any " + cards + " attached";
    if (negated) return host + " has no " + cards + " attached";
    return host + " has " + any_or_one(select, cards) + " attached";
}

// "any {R} Energy", "a Pokémon Tool", "a Bright Charm": of what is attached, where one is enough.
std::string Descriptions::any_or_one(NodeIndex select, const std::string& cards) {
    const Node& base = at(base_of(select));
    const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
    if (sub_as<AttachedKind>(base) != AttachedKind::tools && !is_named(set)) return "any " + cards;
    const std::string one = thing(select, Use::unit).words;
    return with_article(one.substr(0, one.find(attached_to)));
}

}  // namespace cubenight::wording
