// Numbers compared, with whoever has them as the subject: "you have 3 or more cards in your hand".
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {
namespace {

// "30 or less" as "30 HP or less".
std::string points(const std::string& many) {
    const std::size_t or_more = many.starts_with("more or ") ? std::string::npos : many.find(" or ");
    return or_more == std::string::npos ? many + " HP" : many.substr(0, or_more) + " HP" + many.substr(or_more);
}

}  // namespace

std::string Descriptions::Comparison::many(bool countable) const {
    if (negated) return number == 0 ? "any" : "more or fewer than " + std::to_string(number);
    if (number == 0 && relation == Relation::greater) return "any";
    if (number == 0 && relation == Relation::at_most) return "no";
    return how_many(relation, number, countable);
}

std::string Descriptions::compared(const Node& node, bool negated) {
    auto relation = sub_as<Relation>(node);
    const NodeIndex left = node.first, right = at(left).next;
    // "Not 3 or more" is "fewer than 3"; only "not exactly 3" has to be said so.
    if (negated && relation != Relation::equal) relation = opposite(relation), negated = false;
    if (right == no_node) return compared_with({relation, 0, negated}, left);
    if (at(right).kind == NodeKind::integer) return compared_with({relation, at(right).number, negated}, left);
    const Node &l = at(left), &r = at(right);
    if (l.kind == NodeKind::prizes && r.kind == NodeKind::prizes && l.sub == r.sub && l.number != r.number)
        return prizes_compared(l, r, relation, negated);
    const std::string a = value(left), b = value(right);
    switch (relation) {
        case Relation::at_least: return a + " is at least " + b;
        case Relation::at_most: return a + " is at most " + b;
        case Relation::greater: return a + " is greater than " + b;
        case Relation::less: return a + " is less than " + b;
        case Relation::equal: return a + (negated ? " is different from " : " is the same as ") + b;
        case Relation::odd: return a + " is odd";
        case Relation::even: return a + " is even";
    }
    return "";
}

// "you have more Prize cards remaining than your opponent"
std::string Descriptions::prizes_compared(const Node& left, const Node& right, Relation relation, bool negated) {
    const Person who = person(static_cast<Player>(left.number));
    const std::string than(person(static_cast<Player>(right.number)).subject);
    const std::string cards = std::string(" Prize cards") + (counts_left(left) ? " remaining" : "");
    const std::string have =
        std::string(who.subject) + " " + std::string(who.have) + " " + (counts_left(left) ? "" : "taken ");
    switch (relation) {
        case Relation::greater: return have + "more" + cards + " than " + than;
        case Relation::less: return have + "fewer" + cards + " than " + than;
        case Relation::equal:
            if (negated && counts_left(left))
                return std::string(who.subject) + (who.have == "has" ? " doesn't have " : " don't have ") +
                       "the same number of" + cards + " as " + than;
            return (negated ? std::string(who.subject) + " " + std::string(who.have) + "n't taken " : have) +
                   "the same number of" + cards + " as " + than;
        case Relation::at_least: return have + "at least as many" + cards + " as " + than;
        case Relation::at_most: return have + "no more" + cards + " than " + than;
        case Relation::odd:
        case Relation::even: break;  // of one number only
    }
    return "";
}

std::string Descriptions::compared_with(const Comparison& asked, NodeIndex index) {
    const Node& node = at(index);
    std::string clause;
    const SpareBehind behind = spare_behind(nodes_, index);
    const NodeIndex spare = behind.count != no_node ? behind.count : spare_energy(nodes_, index);
    if (spare != no_node && !asked.negated && asked.relation == Relation::at_least) {
        const std::string what = things(at(spare).first, Use::many).words;
        const std::string first = behind.first == 0   ? ""
                                  : behind.first == 1 ? " beyond the first"
                                                      : " beyond the first " + std::to_string(behind.first);
        if (const std::size_t cut = what.find(attached_to); cut != std::string::npos)
            return what.substr(cut + attached_to.size()) + " has at least " + std::to_string(asked.number) + " extra " +
                   what.substr(0, cut) + " attached to it" + first + " (in addition to this attack's cost)";
    }
    switch (node.kind) {
        case NodeKind::prizes: {
            const Person who = person(static_cast<Player>(node.number));
            const std::string cards = asked.is(Relation::equal, 1) ? " Prize card" : " Prize cards";
            return std::string(who.subject) + " " + std::string(who.have) + " " +
                   (counts_left(node) ? asked.many(true) + cards + " remaining" : "taken " + asked.many(true) + cards);
        }
        case NodeKind::bench_room: {
            const std::string bench = std::string(person(sub_as<Player>(node)).possessive) + " Bench ";
            if (asked.is(Relation::equal, 0)) return bench + "is full";
            return bench + "has room for " + asked.many(true) + " Pokémon";
        }
        case NodeKind::count: clause = count_compared(node, asked); break;
        case NodeKind::stat: return stat_compared(node, asked);
        case NodeKind::heads:
            if (asked.is(Relation::at_least, 1)) return "any of them are heads";
            if (asked.is(Relation::equal, 0)) return "none of them are heads";
            return asked.many(true) + " of them are heads";
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::points:
        case NodeKind::done:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    if (!clause.empty()) return clause;
    if (asked.relation == Relation::odd) return value(index) + " is odd";
    if (asked.relation == Relation::even) return value(index) + " is even";
    return value(index) + (asked.negated ? " isn't " : " is ") + how_many(asked.relation, asked.number, false);
}

// Nothing where nobody is said to have what is counted.
std::string Descriptions::count_compared(const Node& count, const Comparison& asked) {
    if (at(count.first).kind == NodeKind::happened) return "";
    const NodeIndex select = at(count.first).first;
    const Node& base = at(at(select).first);
    if (at(select).next != no_node) return "";
    std::string what = things(count.first, Use::many).words;
    if (base.kind == NodeKind::zone && whose(base) != Side::any && whose(base) != Side::none) {
        const std::string_view theirs = "your opponent's ";
        const std::size_t cut = whose(base) == Side::their ? what.find(theirs) : std::string::npos;
        if (cut != std::string::npos) what.replace(cut, theirs.size(), "their ");
        return side_has(whose(base)) + asked.many(true) + " " + what;
    }
    if (base.kind == NodeKind::place) {
        const auto place = sub_as<Place>(base);
        const Noun pokemon = noun(base.next, Among::in_play);
        return (whose(base) == Side::any ? "there are " : side_has(whose(base))) + asked.many(true) + " " +
               (place == Place::bench ? "Benched " : "") + pokemon.many + pokemon.after_many +
               (place == Place::pokemon ? " in play" : "");
    }
    const std::size_t cut = what.find(attached_to);
    if (base.kind != NodeKind::on || cut == std::string::npos) return "";
    const NodeIndex host = host_of(base);
    const Node& there = at(base_of(host));
    const bool anywhere = is_place(there, Place::pokemon) && there.next == no_node && range_of(host) == no_node;
    if (anywhere && whose(there) != Side::any)
        return side_has(whose(there)) + asked.many(true) + " " + what.substr(0, cut) + " in play";
    const bool any = asked.is(Relation::at_least, 1) || asked.is(Relation::greater, 0);
    return what.substr(cut + attached_to.size()) + " has " +
           (any ? any_or_one(select, what.substr(0, cut)) : asked.many(false) + " " + what.substr(0, cut)) +
           " attached";
}

std::string Descriptions::stat_compared(const Node& stat, const Comparison& asked) {
    const Phrase whom = things(stat.first, Use::subject);
    const std::string has = whom.words + " " + to_have(whom.plural) + " ";
    switch (sub_as<Stat>(stat)) {
        case Stat::hp: return has + points(asked.many(false));
        case Stat::left: return has + points(asked.many(false)) + " remaining";
        case Stat::retreat:
            if (asked.relation == Relation::equal && asked.number == 0) return has + "no Retreat Cost";
            return has + "a Retreat Cost of " + asked.many(false);
        case Stat::counters:
            if (whom.plural) return "there are " + asked.many(true) + " damage counters on " + whom.words;
            if (asked.is(Relation::at_least, 1) || asked.is(Relation::greater, 0))
                return has + "any damage counters on it";
            return has + asked.many(true) + " damage counters on it";
        case Stat::attacks: return has + asked.many(true) + " attacks";
        case Stat::extra_energy:
            return has + asked.many(false) + " extra Energy attached (in addition to this attack's cost)";
    }
    return "";
}

}  // namespace cubenight::wording
