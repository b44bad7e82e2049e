// What there is, as a condition asks it: "kädessäsi on vähintään 3 Item-korttia", "jollakin Pokémoneistasi on vauriomerkkejä".
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

// "vähintään 3 Item-korttia"
std::string Finnish::so_many_of(Noun noun, const HowMany& asked) const {
    if (noun.other) {
        noun.one = decline(words::other, Number::one) + noun.one;
        noun.many = decline(words::other, Number::many) + noun.many;
    }
    const bool group = asked.many.starts_with("pari") || asked.many.ends_with("verran ");
    return asked.many + in(group ? noun.many : noun.one, asked.parted || group ? Case::partitive : Case::nominative) +
           ((asked.parted || group) && asked.many != "yhtään " ? noun.after_many : noun.after_one);
}

// Of Pokémon: "penkilläsi on ...", "sinulla on pelissä ..."
std::string Finnish::there_is_in_play(const Node& base, const HowMany& asked) {
    const auto whose = static_cast<Side>(base.number);
    const std::string is = asked.negated ? " ei ole " : " on ",
                      what = so_many_of(noun(base.next, Among::in_play), asked);
    const std::string sum = asked.sums_up(whose) ? "yhteensä " : "";
    if (sub_as<Place>(base) == Place::bench) {
        const std::string where = whose != Side::any    ? in(bench_words(whose), Case::adessive)
                                  : asked.negated       ? "kummankaan pelaajan penkillä"
                                  : asked.one_or_more() ? "jommankumman pelaajan penkillä"
                                                        : "penkeillä";
        return where + is + sum + what;
    }
    if (sub_as<Place>(base) == Place::active && whose == Side::any)
        return "jommallakummalla pelaajalla" + is + "aktiivisena " + what;
    const std::string who = whose == Side::their                         ? "vastustajallasi"
                            : whose == Side::own && owner_unnamed_       ? "kyseisellä pelaajalla"
                            : whose == Side::own && actor_ != Actor::you ? "hänellä"
                                                                         : "sinulla";
    return (whose == Side::any ? "pelissä" + is : who + is + "pelissä ") + what;
}

// Of attached cards: "tähän Pokémoniin on liitetty ..."
std::string Finnish::there_is_attached(const Node& base, const HowMany& asked) {
    const NodeIndex filter = at(base.first).kind == NodeKind::set ? base.first : no_node;
    const NodeIndex inner = filter == no_node ? base.first : at(filter).next;
    const auto kind = sub_as<AttachedKind>(base);
    const std::string is = asked.negated ? " ei ole " : " on ";
    const bool one_of = means_several(inner) && !asked.negated && !asked.parted;
    const bool own_cards = kind == AttachedKind::evolution || kind == AttachedKind::earlier;
    const std::string host =
        thing(inner, one_of ? Use::some : Use::inside).in(own_cards ? Case::adessive : Case::illative);
    if (own_cards) {
        Noun cards = noun(filter, Among::attached);
        const std::string_view below = kind == AttachedKind::earlier ? "aiemman kehitysasteen " : "evoluutio";
        cards.one = finnish::before(below, cards.one), cards.many = finnish::before(below, cards.many);
        return host + is + so_many_of(cards, asked);
    }
    // "on liitetty {R}-energiaa": of cards "vähintään yksi Pokémon Tool"
    const Noun cards = noun(filter, kind == AttachedKind::energy  ? Among::energy
                                    : kind == AttachedKind::tools ? Among::tools
                                                                  : Among::attached);
    if (asked.one_or_more() && kind == AttachedKind::energy && !asked.negated && !cards.other)
        return host + is + "liitetty " + in(cards.one, Case::partitive) + cards.after_one;
    return host + is + "liitetty " + so_many_of(cards, asked);
}

// "kädessäsi on vähintään 3 Item-korttia": what there is, behind its place.
std::string Finnish::there_is(NodeIndex select, const HowMany& asked) {
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex set = base.next;
    const auto whose = static_cast<Side>(base.number);
    const std::string is = asked.negated ? " ei ole " : " on ";
    switch (base.kind) {
        case NodeKind::place: return there_is_in_play(base, asked);
        case NodeKind::on: return there_is_attached(base, asked);
        case NodeKind::zone: {
            Noun card = noun(set, Among::cards);
            if (sub_as<Zone>(base) != Zone::stadium)
                return zone_in(base, Case::inessive) + is + (asked.sums_up(whose) ? "yhteensä " : "") +
                       so_many_of(card, asked);
            const std::string_view owner = whose == Side::their ? "vastustajasi " : whose == Side::my ? "sinun " : "";
            if (!card.filtered) card.one = decline(words::stadium, Number::one);
            card.one = finnish::before(owner, card.one), card.many = finnish::before(owner, card.many);
            return "pelissä" + is + so_many_of(card, asked);
        }
        case NodeKind::var: {
            const bool pokemon = meaning(base.number).kind == Meaning::Kind::pokemon;
            return in(reference(base.number), Case::genitive) + " joukossa" + is +
                   so_many_of(noun(set, pokemon ? Among::in_play : Among::cards), asked);
        }
        case NodeKind::top_of:
        case NodeKind::bottom_of: {
            Noun card;
            card.one = decline(words::card, Number::one), card.many = decline(words::card, Number::many);
            return of_end(base).in(Case::genitive) + " joukossa" + is + so_many_of(card, asked);
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// "jollakin penkki-Pokémoneistasi on vauriomerkkejä": what is asked of somebody's Pokémon, where it is one thing that no
// noun says. Empty where it is not.
std::string Finnish::some_one(NodeIndex select, bool negated) {
    const Node& base = at(base_of(nodes_, select));
    const bool theirs = base.kind == NodeKind::place && static_cast<Side>(base.number) <= Side::their &&
                        (sub_as<Place>(base) == Place::bench || sub_as<Place>(base) == Place::pokemon);
    if (negated || !theirs || base.next == no_node) return "";
    const NodeIndex filter = at(base.next).first;
    const Noun asked = noun(base.next, Among::in_play);
    if (filter == no_node || at(filter).next != no_node || asked.after_one.empty()) return "";
    const Phrase whom = of_place(base, no_node, no_node, Use::some);
    return says(filter, whom.core, pronouns::it, false, false);
}

// Whether there is one at all.
std::string Finnish::any_clause(const Node& node, bool negated) {
    std::vector<std::string> parts;
    for (NodeIndex select : children(nodes_, node.first)) {
        const Node& base = at(base_of(nodes_, select));
        const bool one = base.kind == NodeKind::place ? !means_several(select)
                                                      : base.kind == NodeKind::var && !means_several(select);
        if (const std::string words = some_one(select, negated); !words.empty()) {
            parts.push_back(words);
            continue;
        }
        if (!one) {
            const bool stadium = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium;
            parts.push_back(there_is(select, {negated                          ? "yhtään "
                                              : stadium || asks_for_name(base) ? ""
                                                                               : "vähintään yksi ",
                                              negated, negated}));
            continue;
        }
        // "kyseinen kortti on {F}-energiakortti"
        if (base.kind == NodeKind::var && base.next != no_node && meaning(base.number).kind == Meaning::Kind::cards) {
            const Noun card = noun(base.next, Among::cards);
            if (card.after_one.empty() && in(card.one, Case::nominative) != "kortti") {
                parts.push_back(in(reference(base.number), Case::nominative) + (negated ? " ei ole " : " on ") +
                                in(card.one, Case::nominative));
                continue;
            }
        }
        // "vastustajasi aktiivinen Pokémon on ...": the filters are what is asked.
        Node plain = base;
        plain.next = no_node;
        const Phrase whom = base.kind == NodeKind::place ? of_place(plain, no_node, no_node, Use::inside)
                                                         : Phrase{reference(base.number), ""};
        std::string clause;
        for (NodeIndex filter : siblings_from(nodes_, base.next == no_node ? no_node : at(base.next).first))
            clause += (clause.empty() ? ""
                       : negated      ? " tai "
                                      : " ja ") +
                      says(filter, clause.empty() ? whom.whole() : pronouns::it, pronouns::it, false, negated);
        parts.push_back(clause.empty() ? whom.in(Case::nominative) + (negated ? " ei ole" : " on") + " pelissä"
                                       : clause);
    }
    return listed(parts, negated ? "ja" : "tai");
}

// "penkilläsi on X-Pokémon ja Y-Pokémon": Pokémon of several names at one place. Empty where it is anything else.
std::string Finnish::all_there(const Node& all) {
    std::vector<std::string> names;
    std::string where;
    for (NodeIndex part : siblings_from(nodes_, all.first)) {
        if (at(part).kind != NodeKind::any || at(at(at(part).first).first).next != no_node) return "";
        const Node& base = at(base_of(nodes_, at(at(part).first).first));
        if (base.kind != NodeKind::place || base.next == no_node) return "";
        const NodeIndex filter = at(base.next).first;
        const auto place = sub_as<Place>(base);
        if ((place != Place::bench && place != Place::pokemon) || static_cast<Side>(base.number) == Side::any)
            return "";
        if (at(filter).next != no_node || at(filter).kind != NodeKind::name || !is_whole_name(at(filter))) return "";
        const std::string there = there_is_in_play(base, {"", false, false}), name = hyphened(word(at(filter).number));
        const std::size_t cut = there.rfind(name);
        if (cut == there.npos || (!where.empty() && there.substr(0, cut) != where)) return "";
        where = there.substr(0, cut);
        names.push_back(there.substr(cut));
    }
    return where + listed(names, "ja");
}

}  // namespace cubenight::wording
