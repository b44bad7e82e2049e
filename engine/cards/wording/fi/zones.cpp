// Cards where they lie: in zones, on Pokémon, at an end of a deck.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

Finnish::Phrase Finnish::of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto zone = sub_as<Zone>(base);
    if (zone == Zone::stadium) {
        const auto whose = static_cast<Side>(base.number);
        const Noun card = noun(set, Among::cards);
        if (card.filtered)
            return {finnish::before("pelissä ", decline(words::being, Number::one) + card.one), card.after_one};
        const std::string whose_words = whose == Side::their ? ", jos se on vastustajasi kortti,"
                                        : whose == Side::my  ? ", jos se on sinun korttisi,"
                                                             : "";
        const Declined stadium = decline(words::being, Number::one) + decline(words::stadium, Number::one);
        return {finnish::before("pelissä ", stadium), whose_words};
    }
    Noun cards = noun(set, Among::cards);
    one_of_both_ = !all_of(range) || use == Use::unit || use == Use::some;
    Phrase phrase = of_pile(base, range, cards, use);
    one_of_both_ = false;
    return phrase;
}

// Where chance takes as many as leave so many there: that number. -1 where it is another one.
int Finnish::left_over(const Node& base, NodeIndex range) const {
    if (range == no_node || sub_as<RangeKind>(at(range)) != RangeKind::random || at(range).first == no_node) return -1;
    const Node& most = at(at(range).first);
    if (most.kind != NodeKind::maximum || at(most.first).kind != NodeKind::integer || at(most.first).number != 0)
        return -1;
    const Node& rest = at(at(most.first).next);
    if (rest.kind != NodeKind::subtract || at(rest.first).kind != NodeKind::count) return -1;
    const NodeIndex kept = at(rest.first).next, counted = at(rest.first).first;
    if (at(kept).kind != NodeKind::integer || at(counted).kind != NodeKind::selection) return -1;
    const Node& there = at(base_of(nodes_, at(counted).first));
    const bool same = there.kind == base.kind && there.sub == base.sub && there.number == base.number;
    return same && there.next == no_node && base.next == no_node ? at(kept).number : -1;
}

// Cards of a zone, which is not the Stadium.
Finnish::Phrase Finnish::of_pile(const Node& base, NodeIndex range, Noun cards, Use use) {
    const auto zone = sub_as<Zone>(base);
    const bool whole = all_of(range) && !cards.filtered && !cards.other && (zone == Zone::hand || zone == Zone::deck);
    if (whole && (use == Use::object || use == Use::inside || use == Use::each)) {
        // "poista kätesi": all the cards of it, as a player says it.
        return {zone_words(base), ""};
    }
    if (zone == Zone::prizes && use == Use::object && all_of(range) && !cards.filtered)
        return {pronouns::all + zone_words(base), "", Person::they};
    const bool inside = use == Use::inside || use == Use::unit || use == Use::some || use == Use::doer;
    if (inside && zone == Zone::prizes && !cards.filtered) {
        const auto side = static_cast<Side>(base.number);
        cards.one = finnish::before(owner_of(side) + "palkinto", decline(words::card, Number::one, suffix_of(side)));
        cards.many = finnish::before(owner_of(side) + "palkinto", decline(words::card, Number::many, suffix_of(side)));
        cards.owned = suffix_of(side) != Suffix::none;
    } else if (inside) {
        const std::string where = zone_in(base, Case::inessive) + " ";
        cards.one = finnish::before(where, decline(words::being, Number::one) + cards.one);
        cards.many = finnish::before(where, decline(words::being, Number::many) + cards.many);
    }
    if (const int left = left_over(base, range); left >= 0 && use == Use::object)
        return {finnish::before("satunnaisesti valittuja ",
                                unchanged(in(cards.many, Case::partitive) + " " + zone_in(base, Case::elative))),
                ", kunnes jäljellä on " + std::to_string(left) + ",", Person::they};
    Phrase phrase = numbered(range, cards, use, false);
    if (use == Use::object || use == Use::each) {
        const std::string from = zone_in(base, Case::elative);
        phrase.core = phrase.after.empty() ? behind(phrase.core, " " + from) : finnish::before(from + " ", phrase.core);
    }
    return phrase;
}

// Where attached cards are: "tähän Pokémoniin", "jollakin Pokémoneistasi".
std::string Finnish::holder_words(NodeIndex select, Case which, Use use) { return thing(select, use).in(which); }

// "sen päällimmäinen evoluutiokortti, jos se on Stage 2 -Pokémon,".
Finnish::Phrase Finnish::of_topmost(const std::string& whose, NodeIndex set) {
    const Declined card =
        decline(words::topmost, Number::one) + finnish::before("evoluutio", decline(words::card, Number::one));
    std::string only;
    if (set != no_node) {
        const Noun asked = noun(set, Among::cards);
        only = ", jos se on " + in(asked.one, Case::nominative) + (asked.after_one.empty() ? "," : asked.after_one);
    }
    return {finnish::before(whose + " ", card), only};
}

// "sen aiempien kehitysasteiden perus-Pokémonit".
Finnish::Phrase Finnish::of_earlier(const std::string& whose, NodeIndex set) {
    const Noun cards = noun(set, Among::cards);
    return {finnish::before(whose + " aiempien kehitysasteiden ", cards.many), cards.after_many, Person::they};
}

Finnish::Phrase Finnish::of_attached(const Node& base, NodeIndex range, Use use) {
    const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
    const NodeIndex inner = set == no_node ? base.first : at(set).next;
    const auto kind = sub_as<AttachedKind>(base);
    const bool ranged = at(at(inner).first).kind == NodeKind::range;
    if (kind == AttachedKind::evolution || kind == AttachedKind::earlier) {
        const std::string whose = holder_words(inner, Case::genitive, ranged ? Use::object : Use::inside);
        return kind == AttachedKind::evolution ? of_topmost(whose, set) : of_earlier(whose, set);
    }
    Noun cards = noun(set, kind == AttachedKind::energy  ? Among::energy
                           : kind == AttachedKind::tools ? Among::tools
                                                         : Among::attached);
    const bool inside = use == Use::inside || use == Use::unit || use == Use::some || use == Use::doer;
    const bool several = means_several(inner) && !ranged;
    const bool one = !all_of(range) && at(range).first != no_node && at(at(range).first).kind == NodeKind::integer &&
                     at(at(range).first).number == 1;
    if (inside) {
        const bool of_any = at(base_of(nodes_, inner)).kind == NodeKind::place &&
                            static_cast<Side>(at(base_of(nodes_, inner)).number) == Side::any;
        const std::string whom = holder_words(inner, Case::illative,
                                              ranged                       ? Use::object
                                              : of_any && use == Use::some ? Use::some
                                                                           : Use::inside) +
                                 " ";
        cards.one = finnish::before(whom, decline(words::attached, Number::one) + cards.one);
        cards.many = finnish::before(whom, decline(words::attached, Number::many) + cards.many);
        return numbered(range, cards, use, false);
    }
    Phrase phrase = numbered(range, cards, use, false);
    one_of_both_ = !all_of(range);
    const Node& group = at(base_of(nodes_, inner));
    const bool of_group = several && one && group.kind == NodeKind::place && at(inner).number == 0 &&
                          static_cast<Side>(group.number) != Side::any;
    const std::string from = of_group ? one_of(pronouns::one, in_place(group, group.next)).in(Case::ablative)
                                      : holder_words(inner, Case::ablative,
                                                     ranged                     ? Use::object
                                                     : several && one           ? Use::some
                                                     : several && all_of(range) ? Use::object
                                                                                : Use::inside);
    one_of_both_ = false;
    if (phrase.after.empty()) phrase.after = " " + from;
    else phrase.core = finnish::before(from + " ", phrase.core);  // the clause is the card's
    return phrase;
}

Finnish::Phrase Finnish::of_end(const Node& base) {
    const bool top = base.kind == NodeKind::top_of;
    const Node& zone = at(at(base.first).next);
    const Node& how_many = at(base.first);
    const std::string where = in(zone_words(zone), Case::genitive);
    if (how_many.kind == NodeKind::set) {
        const Noun cards = noun(base.first, Among::cards);
        return {finnish::before(where + (top ? " päältä " : " pohjalta "), decline(words::card, Number::many)),
                ", kunnes vastaan tulee " + in(cards.one, Case::nominative) + cards.after_one + ",", Person::they};
    }
    const Declined card =
        decline(top ? words::topmost : words::lowest, Number::one) + decline(words::card, Number::one);
    if (how_many.kind == NodeKind::integer && how_many.number == 1) return {finnish::before(where + " ", card), ""};
    if (how_many.kind == NodeKind::integer)
        return {finnish::before(where + " ", counted(how_many.number, card)), "", Person::they};
    if (const int most = how_many.kind == NodeKind::variable ? meaning(how_many.number).up_to : 0; most > 0)
        return {finnish::before(where + (top ? " päältä enintään " : " pohjalta enintään "),
                                counted(most, decline(words::card, Number::one))),
                "", Person::they};
    Declined cards = decline(words::card, Number::many);
    for (Case whole : {Case::nominative, Case::object})
        cards[static_cast<std::size_t>(whole)] = in(cards, Case::partitive);
    const std::string much = in(value(base.first), Case::genitive) + " verran ";
    return {finnish::before(where + (top ? " päältä " : " pohjalta ") + much, cards), "", Person::they};
}

}  // namespace cubenight::wording
