// Conditions, as clauses.
#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {
namespace {

Relation opposite(Relation relation) {
    switch (relation) {
        case Relation::at_least: return Relation::less;
        case Relation::at_most: return Relation::greater;
        case Relation::greater: return Relation::at_most;
        case Relation::less: return Relation::at_least;
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return relation;
}

}  // namespace

std::string Chinese::predicate(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::and_:
        case NodeKind::or_: {
            const bool any = (node.kind == NodeKind::or_) != negated;
            std::string out;
            for (const NodeIndex part : children(text_.nodes(), index))
                out += (out.empty() ? ""
                        : any       ? "，" + say(Phrase::or_)
                                    : say(Phrase::and_)) +
                       predicate(part, negated);
            return out;
        }
        case NodeKind::not_: return predicate(node.first, !negated);
        case NodeKind::lead:
            return say((sub_as<Player>(node) == Player::me) != negated ? Phrase::me_lead : Phrase::me_next);
        case NodeKind::happened: {
            const std::string said =
                say(Phrase::this_turn_it, {event(node.first, text_[node.first].next, Tense::past)});
            return negated ? say(Phrase::not_so, {said}) : said;
        }
        case NodeKind::compare: return comparison(node, negated);
        case NodeKind::any: return exists(text_.first(node.first), "", negated);
        case NodeKind::is: {
            const Thing subject = text_.first(node.first);
            return (text_.is_many(subject) ? bare(subject) : noun(subject)) + quality(text_[node.first].next, negated);
        }
        case NodeKind::first_turn:
        case NodeKind::second_player:
        case NodeKind::turn_of:
        case NodeKind::agrees:
        case NodeKind::spent:
#define CUBENIGHT_NAMED_predicate
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

// how_many, "2名以上的", is empty for "at least one".
std::string Chinese::exists(const Thing& thing, const std::string& how_many, bool negated) const {
    const auto pick = [&](Phrase there, Phrase none) { return negated ? none : there; };
    const bool plain = thing.kinds.size() == 1 && is_plain(thing.kinds.front());
    const std::string what = how_many + kinds(thing);
    switch (thing.base) {
        case Base::characters:
            if (thing.side == Side::any) return say(pick(Phrase::stands, Phrase::stands_not), {what});
            return say(pick(Phrase::side_there_are, Phrase::side_there_are_none), {whose(thing.side), what});
        case Base::zone:
            if (thing.zone != Zone::scene)
                return say(pick(Phrase::in_there_are, Phrase::in_there_are_none), {zone(thing), what});
            if (thing.side == Side::none) return say(pick(Phrase::scene_there, Phrase::scene_not_there), {what});
            return say(pick(Phrase::side_there_are, Phrase::side_there_are_none), {whose(thing.side), what});
        case Base::part:
            if (thing.part == AttachedKind::charges)
                return say(pick(Phrase::under_there_are, Phrase::under_there_are_none),
                           {noun(text_.thing(thing.whose)), how_many + say(Phrase::charge_card)});
            return say(pick(Phrase::there_are, Phrase::there_are_none), {how_many + bare(thing)});
        case Base::variable:
            if (plain && how_many.empty())
                return say(pick(Phrase::there_are, Phrase::there_are_none), {name_of(thing.variable)});
            return say(pick(Phrase::in_there_are, Phrase::in_there_are_none), {name_of(thing.variable), what});
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: break;
    }
    return say(pick(Phrase::there_are, Phrase::there_are_none), {bare(thing)});
}

std::string Chinese::comparison(const Node& node, bool negated) const {
    auto relation = sub_as<Relation>(node);
    if (negated && relation != Relation::equal) relation = opposite(relation), negated = false;
    const NodeIndex left = node.first, right = text_[left].next;
    const Node& counted = text_[left];
    const bool selects = counted.kind == NodeKind::count && text_[text_[counted.first].first].next == no_node;
    if (selects && text_[right].kind == NodeKind::integer) {
        Thing thing = text_.first(counted.first);
        int n = text_[right].number;
        // "多於2名" is "3名以上".
        if (relation == Relation::greater) relation = Relation::at_least, ++n;
        if (relation == Relation::less && n > 0) relation = Relation::at_most, --n;
        const std::string number = std::to_string(n);
        if (const auto same = thing.kinds.front().distinct) {
            for (Traits& traits : thing.kinds) traits.distinct.reset();
            if (n == 1 && relation == Relation::equal && !negated && *same == SameIn::printed_type &&
                thing.base == Base::characters && thing.amount.all)
                return say(Phrase::only_one_printed_type, {noun(thing)});
            if (n == 1 && relation == Relation::equal && !negated)
                return say(Phrase::only_one_kind, {bare(thing), shared(*same)});
            return say(Phrase::kinds_of, {bare(thing), shared(*same), compared(relation, number + say(Phrase::sorts))});
        }
        if (relation == Relation::at_least && n == 1) return exists(thing, "", negated);
        if (n == 0 && (relation == Relation::at_most || relation == Relation::equal))
            return exists(thing, "", !negated);
        const std::string so_many = number + say(unit(thing));
        if (relation == Relation::equal) return exists(thing, say(Phrase::exactly, {so_many}), negated);
        return exists(thing, say(Phrase::of_clause, {compared(relation, so_many)}), negated);
    }
    if (selects && text_[right].kind == NodeKind::count) {
        const auto both = [&](Phrase than) { return say(than, {quantity(left), quantity(right)}); };
        switch (relation) {
            case Relation::greater: return both(Phrase::more_than);
            case Relation::less: return both(Phrase::fewer_than);
            case Relation::at_least: return both(Phrase::no_fewer_than);
            case Relation::at_most: return both(Phrase::no_more_than);
            case Relation::equal:
            case Relation::odd:
            case Relation::even: break;
        }
        return both(negated ? Phrase::not_as_many_as : Phrase::as_many_as);
    }
    std::string number = quantity(right);
    if (counted.kind == NodeKind::stat && sub_as<Stat>(counted) == Stat::area)
        number = say(Phrase::area_number, {number});
    return say(negated ? Phrase::number_is_not : Phrase::number_is, {quantity(left), compared(relation, number)});
}

}  // namespace cubenight::ultraman::wording
