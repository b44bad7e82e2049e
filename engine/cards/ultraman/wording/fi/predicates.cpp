// Conditions, as clauses.
#include "engine/cards/ultraman/wording/fi/finnish.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Declined;
using fi::Number;

namespace {

// "sinulla on [BLU]-hahmo ja [ROSSO]-hahmo": what all parts begin with stands once.
void say_once(std::vector<std::string>& parts) {
    for (const std::string_view begin :
         {"sinulla on ", "vastustajallasi on ", "taisteluvastustaja on ", "tämä hahmo on "}) {
        bool all = true;
        for (const std::string& part : parts) all &= part.starts_with(begin);
        for (std::size_t i = 1; all && i < parts.size(); ++i) parts[i].erase(0, begin.size());
    }
}

// "on [BLU]- tai [KEN SATO] -kortti": names of characters are no nouns.
std::string with_head(std::string said, std::string_view head) {
    if (!said.ends_with("]")) return said;
    const bool spaced = said.find(' ', said.rfind('[')) != std::string::npos;
    for (const std::string_view joint : {"] tai [", "] ja [", "], ["})
        for (std::size_t at = said.find(joint); at != std::string::npos; at = said.find(joint, at))
            said.insert(at + 1, "-");
    return said + (spaced ? " -" : "-") + std::string(head);
}

}  // namespace

std::string Finnish::predicate(NodeIndex index, bool negated) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::and_:
        case NodeKind::or_: {
            std::vector<std::string> parts;
            for (const NodeIndex part : children(text_.nodes(), index)) parts.push_back(predicate(part, negated));
            say_once(parts);
            return fi::listed(parts, (node.kind == NodeKind::or_) != negated ? "tai" : "ja");
        }
        case NodeKind::not_: return predicate(node.first, !negated);
        case NodeKind::lead:
            return (sub_as<Player>(node) == Player::me) != negated ? "olet tämän vuoron aloittaja"
                                                                   : "olet tämän vuoron seuraaja";
        case NodeKind::happened: {
            const std::string said = event(node.first, text_[node.first].next, Tense::past) + " tällä vuorolla";
            return negated ? "ei ole niin, että " + said : said;
        }
        case NodeKind::compare: return comparison(node, negated);
        case NodeKind::any: return exists(text_.first(node.first), "", 1, negated);
        case NodeKind::is: {
            const Thing subject = text_.first(node.first);
            const bool many = text_.is_many(subject);
            const Quality said = quality(text_[node.first].next, many, negated);
            const Declined who = many ? bare(subject, Number::many) : noun(subject, Prep::in);
            // "on [MEBIUS]-kortti"
            return in(who, said.subject) + " " +
                   with_head(said.rest, subject.cards ? (many ? "kortteja" : "kortti") : (many ? "hahmoja" : "hahmo"));
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

// "sinulla on vähintään 2 hahmoa"; relation is empty for "at least one".
std::string Finnish::exists(const Thing& thing, const std::string& relation, int number, bool negated) const {
    const auto amount = [&](const Declined& one) {
        if (relation.empty()) return in(one, negated ? Case::partitive : Case::nominative);
        return relation + std::to_string(number) + " " + in(one, number == 1 ? Case::nominative : Case::partitive);
    };
    const std::string is = negated ? " ei ole " : " on ";
    const bool plain = thing.kinds.size() == 1 && is_plain(thing.kinds.front());
    const std::string has = thing.side == Side::my ? "sinulla" : "vastustajallasi";
    switch (thing.base) {
        case Base::characters:
            return (thing.side == Side::any ? "kentällä" : has) + is + amount(kinds(thing, Number::one));
        case Base::zone:
            if (thing.zone != Zone::scene || thing.side == Side::none)
                return where(thing, Prep::in) + is + amount(kinds(thing, Number::one));
            return has + is + amount(kinds(thing, Number::one));
        case Base::part: {
            const std::string whose = in(noun(text_.thing(thing.whose)), Case::genitive);
            const bool charges = thing.part == AttachedKind::charges;
            const Declined card = fi::before(charges ? "lataus" : "", fi::decline(fi::words::card, Number::one));
            return whose + (charges ? " alla" : " pinossa") + is + amount(card);
        }
        case Base::variable:
            if (plain && relation.empty())
                return in(name_of(thing.variable, Number::many), Case::partitive) + (negated ? " ei ole" : " on");
            return in(name_of(thing.variable, Number::many), Case::genitive) + " joukossa" + is +
                   amount(kinds(thing, Number::one));
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: break;
    }
    return "pelissä" + is + amount(noun(thing));
}

std::string Finnish::counts(const Node& count, Relation relation, int n, bool negated) const {
    Thing thing = text_.first(count.first);
    if (relation == Relation::greater) relation = Relation::at_least, ++n;
    if (relation == Relation::less && n > 0) relation = Relation::at_most, --n;
    const std::string how = relation == Relation::equal ? "tasan " : compared(relation, "");
    if (const auto same = thing.kinds.front().distinct) {
        for (Traits& traits : thing.kinds) traits.distinct.reset();
        const bool only = n == 1 && relation == Relation::equal;
        const std::string among =
            in(bare(thing, Number::many), Case::genitive) + " joukossa" + (negated ? " ei ole " : " on ");
        return among + (only ? "vain yksi " + shared(*same, Case::nominative)
                             : how + std::to_string(n) + " eri " + shared(*same, Case::partitive));
    }
    if (relation == Relation::at_least && n == 1) return exists(thing, "", 1, negated);
    if (n == 0 && (relation == Relation::at_most || relation == Relation::equal)) return exists(thing, "", 1, !negated);
    thing.amount = {false, RangeKind::number, n, no_node};
    return exists(thing, how, n, negated);
}

std::string Finnish::comparison(const Node& node, bool negated) const {
    auto relation = sub_as<Relation>(node);
    if (negated && relation != Relation::equal) relation = cubenight::wording::opposite(relation), negated = false;
    const NodeIndex left = node.first, right = text_[left].next;
    const bool selects = text_[left].kind == NodeKind::count && text_[text_[text_[left].first].first].next == no_node;
    if (selects && text_[right].kind == NodeKind::integer)
        return counts(text_[left], relation, text_[right].number, negated);
    const std::string mine = quantity(left), theirs = quantity(right), is = negated ? " ei ole " : " on ";
    if (!selects || text_[right].kind != NodeKind::count) return mine + is + compared(relation, theirs);
    switch (relation) {
        case Relation::greater: return mine + " on suurempi kuin " + theirs;
        case Relation::less: return mine + " on pienempi kuin " + theirs;
        case Relation::at_least: return mine + " on vähintään yhtä suuri kuin " + theirs;
        case Relation::at_most: return mine + " on enintään yhtä suuri kuin " + theirs;
        case Relation::equal:
        case Relation::odd:
        case Relation::even: break;
    }
    return mine + is + "yhtä suuri kuin " + theirs;
}

}  // namespace cubenight::ultraman::wording
