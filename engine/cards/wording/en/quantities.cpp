// Numbers that a text reckons: "the number of cards in your hand", "for each damage counter on this Pokémon".
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view not_used_to_pay = " but not used to pay for this attack's Energy cost";

// Of such Energy, where the first of it is not counted in any case.
std::string behind_first(int first) {
    return " beyond the first" + (first == 1 ? "" : " " + std::to_string(first)) + std::string(not_used_to_pay);
}

}  // namespace

Scaled Descriptions::units_of(NodeIndex index) const {
    const Scaled alike = scaled(nodes_, index);
    if (alike.unit != no_node) return alike;
    const auto is_unit = [&](NodeIndex unit) {
        if (at(unit).kind == NodeKind::done) return !measured().one.empty();
        if (spare_behind(nodes_, unit).count != no_node) return true;
        return at(unit).kind == NodeKind::variable && meaning(at(unit).number).words == number_of_heads;
    };
    if (is_unit(index)) return {1, index};
    if (at(index).kind != NodeKind::multiply) return {};
    const NodeIndex left = at(index).first, right = at(left).next;
    if (at(left).kind == NodeKind::integer && is_unit(right)) return {at(left).number, right};
    if (at(right).kind == NodeKind::integer && is_unit(left)) return {at(right).number, left};
    return {};
}

// "type among your Pokémon": where only what differs is counted; else nothing.
std::string Descriptions::sorts_counted(NodeIndex selection) {
    const NodeIndex select = at(selection).first, base = base_of(select);
    const NodeIndex set = at(base).kind == NodeKind::on ? at(base).first : at(base).next;
    if (at(select).next != no_node || set == no_node || at(set).kind != NodeKind::set) return "";
    for (NodeIndex filter : children(nodes_, set)) {
        if (at(filter).kind != NodeKind::distinct) continue;
        const bool names = is_in_name(at(filter));
        std::string words = things(selection, Use::many).words;
        const std::string said = names ? " with different names" : " of different types";
        if (const std::size_t cut = words.find(said); cut != std::string::npos) words.erase(cut, said.size());
        if (words == "those of them that are cards") words = "those cards";
        return (names ? "name among " : "type among ") + words;
    }
    return "";
}

// "Special Condition affecting your opponent's Active Pokémon", where that is what is counted; else nothing.
std::string Descriptions::ills_of_active(NodeIndex index, std::string_view noun) const {
    if (ills_counted(nodes_, index, Place::this_) != no_node) return std::string(noun) + " affecting " + this_word();
    const NodeIndex place = ills_counted(nodes_, index);
    if (place == no_node) return "";
    return std::string(noun) + " affecting " + side(whose(at(place))) + "Active Pokémon";
}

std::string Descriptions::for_each(NodeIndex index) {
    const Node& node = at(index);
    if (std::string ills = ills_of_active(index, "for each Special Condition"); !ills.empty()) return ills;
    if (const NodeIndex spare = spare_energy(nodes_, index); spare != no_node)
        return for_each(spare) + std::string(not_used_to_pay);
    if (const SpareBehind spare = spare_behind(nodes_, index); spare.count != no_node)
        return for_each(spare.count) + behind_first(spare.first);
    switch (node.kind) {
        case NodeKind::heads: return "for each heads";
        case NodeKind::count:
            if (at(node.first).kind == NodeKind::happened) return "for each time " + happened(at(node.first), false);
            if (const std::string sorts = sorts_counted(node.first); !sorts.empty())
                return "for each different " + sorts;
            return "for each " + things(node.first, Use::unit).words;
        case NodeKind::stat: return for_each_of_stat(node);
        case NodeKind::prizes: {
            // Of the player who acts.
            if (static_cast<Player>(node.number) == Player::owner && actor_ != Actor::you)
                return counts_left(node) ? "for each of their remaining Prize cards"
                                         : "for each Prize card they have taken";
            const Person who = person(static_cast<Player>(node.number));
            if (counts_left(node)) return "for each of " + std::string(who.possessive) + " remaining Prize cards";
            return "for each Prize card " + std::string(who.subject) + " " + std::string(who.have) + " taken";
        }
        case NodeKind::bench_room: return "for each more Pokémon that fits on " + bench_of(sub_as<Player>(node));
        case NodeKind::done: return "for each " + measured().one;
        case NodeKind::variable: return "for each heads";
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::points:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

std::string Descriptions::for_each_of_stat(const Node& node) {
    const std::string whom = things(node.first, Use::subject).words;
    switch (sub_as<Stat>(node)) {
        case Stat::counters: return "for each damage counter on " + whom;
        case Stat::retreat: return "for each {C} in " + possessive(whom) + " Retreat Cost";
        case Stat::extra_energy: return "for each extra Energy attached to " + whom + " beyond the attack's cost";
        case Stat::hp:
        case Stat::left:
        case Stat::attacks: break;  // not countable
    }
    return "";
}

std::string Descriptions::bench_of(Player player) { return std::string(person(player).possessive) + " Bench"; }

std::string Descriptions::of_stat(const Node& node) {
    const std::string whom = things(node.first, Use::subject).words;
    switch (sub_as<Stat>(node)) {
        case Stat::hp: return possessive(whom) + " maximum HP";
        case Stat::left: return possessive(whom) + " remaining HP";
        case Stat::retreat: return "the number of {C} in " + possessive(whom) + " Retreat Cost";
        case Stat::counters: return "the number of damage counters on " + whom;
        case Stat::attacks: return "the number of " + possessive(whom) + " attacks";
        case Stat::extra_energy: return "the amount of extra Energy attached to " + whom;
    }
    return "";
}

std::string Descriptions::value(NodeIndex index) {
    if (std::string ills = ills_of_active(index, "the number of Special Conditions"); !ills.empty()) return ills;
    if (const NodeIndex spare = spare_energy(nodes_, index); spare != no_node)
        return value(spare) + std::string(not_used_to_pay);
    if (const SpareBehind spare = spare_behind(nodes_, index); spare.count != no_node)
        return value(spare.count) + behind_first(spare.first);
    const Node& node = at(without_floor(nodes_, index));
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add:
            if (std::string both = counted_among_all(node); !both.empty()) return both;
            return two_values(node, "", " plus ");
        case NodeKind::subtract: return two_values(node, "", " minus ");
        case NodeKind::multiply: return two_values(node, "", " times ");
        case NodeKind::minimum: return two_values(node, "the smaller of ", " and ");
        case NodeKind::maximum: return two_values(node, "the larger of ", " and ");
        case NodeKind::half: {
            constexpr std::string_view rounded[] = {"rounded down", "rounded up", "rounded up to the nearest 10"};
            return "half of " + value(node.first) + " (" + std::string(rounded[node.sub]) + ")";
        }
        case NodeKind::count:
            if (at(node.first).kind == NodeKind::happened)
                return "the number of times " + happened(at(node.first), false);
            if (std::string sorts = sorts_counted(node.first); !sorts.empty())
                return "the number of different " + sorts.insert(sorts.find(' '), "s");
            return "the number of " + among_those(things(node.first, Use::many).words, " among those cards");
        case NodeKind::points: {
            const Node& past = at(node.first);
            const bool damage = sub_as<TextEvent>(at(past.first)) == TextEvent::damaged;
            return (damage ? "all damage done when " : "all damage healed when ") + happened(past, false);
        }
        case NodeKind::heads: return std::string(number_of_heads);
        case NodeKind::done: return done_value();
        case NodeKind::stat: return of_stat(node);
        case NodeKind::prizes:
            return "the number of Prize cards " + std::string(person(static_cast<Player>(node.number)).subject) + " " +
                   std::string(person(static_cast<Player>(node.number)).have) +
                   (counts_left(node) ? " remaining" : " taken");
        case NodeKind::bench_room: return "the number of Pokémon that still fit on " + bench_of(sub_as<Player>(node));
        case NodeKind::variable: return number_meant(node.number);
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// "Energy cards among those cards", where they were called those that are such cards.
std::string Descriptions::among_those(const std::string& words, std::string_view among) {
    const std::string_view some = "those of them that are ";
    return words.starts_with(some) ? words.substr(some.size()) + std::string(among) : words;
}

// One sort of cards counted among what two names mean; else nothing.
std::string Descriptions::counted_among_all(const Node& sum) {
    const NodeIndex left = sum.first, right = at(left).next;
    if (at(left).kind != NodeKind::count || at(right).kind != NodeKind::count) return "";
    const Node &one = at(at(at(left).first).first), &other = at(at(at(right).first).first);
    const Node &cards = at(one.first), &more = at(other.first);
    const bool named = cards.kind == NodeKind::var && more.kind == NodeKind::var && cards.number != more.number;
    if (!named || one.next != no_node || other.next != no_node) return "";
    const std::string words = things(at(left).first, Use::many).words;
    if (words != things(at(right).first, Use::many).words) return "";
    const std::string said = among_those(words, " among all of those cards");
    return said == words ? "" : "the number of " + said;
}

std::string Descriptions::two_values(const Node& node, std::string_view before, std::string_view between) {
    const NodeIndex first = node.first, next = at(first).next;
    std::string left = value(first), right = value(next);
    // Of two numbers that were noted.
    if (at(first).kind == NodeKind::variable && at(next).kind == NodeKind::variable && left == "that number" &&
        left == right) {
        const bool in_order = at(first).number < at(next).number;
        left = in_order ? "the first number" : "the second number";
        right = in_order ? "the second number" : "the first number";
    }
    return std::string(before) + left + std::string(between) + right;
}

std::string Descriptions::number_meant(int variable) const {
    const Meaning& meant = meaning(variable);
    if (meant.kind == Meaning::Kind::cards) return "the number of those cards";
    if (meant.kind == Meaning::Kind::pokemon) return "the number of those Pokémon";
    return meant.words.empty() ? "that number" : meant.words;
}

std::string Descriptions::amount(NodeIndex quantity, std::string_view one, std::string_view many) {
    const auto some = [&](int number) {
        if (number == 1 && one != "damage counter") return with_article(one);
        return std::to_string(number) + " " + std::string(number == 1 ? one : many);
    };
    if (at(quantity).kind == NodeKind::integer) return some(at(quantity).number);
    if (const Scaled parts = units_of(quantity); parts.unit != no_node)
        return some(parts.factor) + " " + for_each(parts.unit);
    if (at(quantity).kind == NodeKind::variable && !meaning(at(quantity).number).up_to.empty())
        return meaning(at(quantity).number).up_to + " " + std::string(many);
    if (at(quantity).kind == NodeKind::variable && value(quantity) == "that number")
        return "that many " + std::string(many);
    return "a number of " + std::string(many) + " equal to " + value(quantity);
}

std::string Descriptions::damage_amount(NodeIndex quantity, std::string_view more) {
    const std::string noun = (more.empty() ? "" : std::string(more) + " ") + "damage";
    if (at(quantity).kind == NodeKind::integer) return std::to_string(at(quantity).number) + " " + noun;
    if (const Scaled parts = units_of(quantity); parts.unit != no_node)
        return std::to_string(parts.factor) + " " + noun + " " + for_each(parts.unit);
    return noun + " equal to " + value(quantity);
}

}  // namespace cubenight::wording
