// Conditions, as clauses.
#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::listed;

namespace {

// "you have a [BLU] and a [ROSSO]": what all parts begin with stands once.
void say_once(std::vector<std::string>& parts) {
    for (const std::string_view begin :
         {"you have ", "your opponent has ", "the battle opponent ", "this character "}) {
        bool all = true;
        for (const std::string& part : parts) all &= part.starts_with(begin);
        for (std::size_t i = 1; all && i < parts.size(); ++i) parts[i].erase(0, begin.size());
    }
}

std::string battle_area(Relation relation, const std::string& number) {
    switch (relation) {
        case Relation::at_least: return "battle area " + number + " or higher";
        case Relation::at_most: return "battle area " + number + " or lower";
        case Relation::greater: return "a battle area above " + number;
        case Relation::less: return "a battle area below " + number;
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return "battle area " + number;
}

}  // namespace

std::string English::predicate(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::and_:
        case NodeKind::or_: {
            std::vector<std::string> parts;
            for (const NodeIndex part : children(text_.nodes(), index)) parts.push_back(predicate(part, negated));
            say_once(parts);
            return listed(parts, (node.kind == NodeKind::or_) != negated ? "or" : "and");
        }
        case NodeKind::not_: return predicate(node.first, !negated);
        case NodeKind::lead: return (sub_as<Player>(node) == Player::me) != negated ? "you are Lead" : "you are Next";
        case NodeKind::happened: {
            const NodeIndex by = text_[node.first].next;
            const std::string said = event(node.first, by, Tense::past) + " this turn";
            return negated ? "it is not so that " + said : said;
        }
        case NodeKind::compare: return comparison(node, negated);
        case NodeKind::any: {
            const Thing thing = text_.first(node.first);
            return exists(thing, "", false, negated);
        }
        case NodeKind::is: return is(node, negated);
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

std::string English::is(const Node& node, bool negated) const {
    const NodeIndex filter = text_[node.first].next;
    const Thing subject = text_.first(node.first);
    const bool many = text_.is_many(subject);
    if (!many) return noun(subject, Prep::in) + " " + quality(filter, false, negated);
    return (negated ? "not all of " : "all of ") + bare(subject, true) + " " + quality(filter, true);
}

// how_many is empty for "at least one".
std::string English::exists(const Thing& thing, const std::string& how_many, bool many, bool negated) const {
    const std::string there = many      ? (negated ? "there aren't " : "there are ")
                              : negated ? "there is no "
                                        : "there is ";
    const auto counted_noun = [&](const std::string& noun) {
        if (!how_many.empty()) return how_many + " " + noun;
        return negated ? noun : cubenight::wording::with_article(noun);
    };
    const bool mine = thing.side == Side::my, theirs = thing.side == Side::their || thing.side == Side::own;
    const std::string has =
        mine      ? (negated ? (many || !how_many.empty() ? "you don't have " : "you have no ") : "you have ")
        : negated ? (how_many.empty() ? "your opponent has no " : "your opponent doesn't have ")
                  : "your opponent has ";
    switch (thing.base) {
        case Base::characters:
            if (mine || theirs) return has + counted_noun(kinds(thing, many));
            return there + counted_noun(kinds(thing, many) + " on either side");
        case Base::zone:
            if (thing.zone == Zone::scene) {
                if (mine || theirs) return has + counted_noun(kinds(thing, false));
                return there + counted_noun(kinds(thing, false) + " in the scene area");
            }
            if (thing.zone == Zone::exiled && thing.side == Side::any && is_plain(thing.kinds.front()))
                return there + counted_noun("exiled " + kinds(thing, many) + " in all");
            if (thing.zone == Zone::hand && is_plain(thing.kinds.front()) && thing.kinds.size() == 1 &&
                !how_many.empty() && (mine || theirs))
                return has + how_many + (many ? " cards in hand" : " card in hand");
            return there + counted_noun(bare(thing, many));
        case Base::variable: return done_so(thing, how_many, many, negated);
        case Base::part: return there + counted_noun(bare(thing, many));
        case Base::facing: {
            const Thing whose = text_.thing(thing.whose);
            if (!text_.is_many(whose) || thing.kinds.size() > 1 || !is_plain(thing.kinds.front())) break;
            if (negated) return "none of " + bare(whose, true) + " has a battle opponent";
            return one_of(whose) + " has a battle opponent";
        }
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::top_of:
        case Base::bottom_of: break;
    }
    return there + counted_noun(noun(thing, Prep::in));
}

// Of what a variable holds: "a Kaiju card was discarded this way".
std::string English::done_so(const Thing& thing, const std::string& how_many, bool many, bool negated) const {
    const Bound& bound = text_.bound(thing.variable);
    const std::string what = kinds(thing, many);
    const std::string was = many ? " were " : " was ";
    const std::string none = negated ? "no " + what : cubenight::wording::with_article(what);
    const std::string who = how_many.empty() ? none : how_many + " " + what;
    return who + (negated && !how_many.empty() ? (many ? " weren't " : " wasn't ") : was) +
           std::string(bound.deed == Deed::looked_at ? "looked at" : done_word(bound.deed)) + " this way";
}

std::string English::comparison(const Node& node, bool negated) const {
    auto relation = sub_as<Relation>(node);
    if (negated && relation != Relation::equal) relation = cubenight::wording::opposite(relation), negated = false;
    const NodeIndex left = node.first, right = text_[left].next;
    const Node& counted = text_[left];
    if (counted.kind == NodeKind::count && text_[text_[counted.first].first].next == no_node) {
        Thing thing = text_.first(counted.first);
        const bool one_thing = text_[counted.first].kind == NodeKind::selection;
        const bool number = text_[right].kind == NodeKind::integer;
        const int n = text_[right].number;
        const auto distinct = thing.kinds.front().distinct;
        if (one_thing && number && distinct) {
            for (Traits& traits : thing.kinds) traits.distinct.reset();
            const bool many = n != 1;
            if (relation == Relation::equal && n == 1)
                return std::string(negated ? "there isn't only 1 " : "there is only 1 ") + shared(*distinct, false) +
                       " among " + bare(thing, true);
            return std::string(negated ? "there aren't "
                               : many  ? "there are "
                                       : "there is ") +
                   cubenight::wording::how_many(relation, n, true) + " different " + shared(*distinct, many) +
                   " among " + bare(thing, true);
        }
        if (one_thing && number && relation == Relation::at_least && n == 1) return exists(thing, "", false, negated);
        if (one_thing && number) {
            const bool many = n != 1 || relation != Relation::equal;
            return exists(thing, cubenight::wording::how_many(relation, n, true), many, negated);
        }
        // "you have fewer cards in hand than your opponent"
        if (one_thing && text_[right].kind == NodeKind::count) {
            const Thing other = text_.first(text_[right].first);
            std::string more = "more ", than = " than ";
            if (relation == Relation::less) more = "fewer ";
            if (relation == Relation::equal) more = negated ? "not as many " : "as many ", than = " as ";
            if (relation == Relation::at_least) more = "at least as many ", than = " as ";
            if (relation == Relation::at_most) more = "at most as many ", than = " as ";
            return "there are " + more + bare(thing, true) + than + bare(other, true);
        }
    }
    const std::string is = negated ? " is not " : " is ";
    const std::string other = quantity(right);
    if (counted.kind == NodeKind::stat && sub_as<Stat>(counted) == Stat::area &&
        !text_.is_many(text_.first(counted.first)) && text_[right].kind == NodeKind::integer)
        return noun(text_.first(counted.first), Prep::in) + is + "in " + battle_area(relation, other);
    switch (relation) {
        case Relation::at_least: return quantity(left) + is + other + " or higher";
        case Relation::at_most: return quantity(left) + is + other + " or lower";
        case Relation::greater: return quantity(left) + is + "higher than " + other;
        case Relation::less: return quantity(left) + is + "lower than " + other;
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return quantity(left) + is + other;
}

}  // namespace cubenight::ultraman::wording
