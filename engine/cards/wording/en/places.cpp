// Pokémon in play, and cards where they lie or are attached.
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {

std::string Descriptions::side(Side side) const {
    switch (side) {
        case Side::my: return "your ";
        case Side::their: return "your opponent's ";
        case Side::own: return own() + " ";
        case Side::any:
        case Side::none: return "";
    }
    return "";
}

// Before the noun: "Benched ".
std::string_view Descriptions::spot_of(Place place) {
    return place == Place::active ? "Active " : place == Place::bench ? "Benched " : "";
}

std::string Descriptions::zone_words(const Node& zone) const {
    const std::string owner = side(whose(zone)), any = owner.empty() ? "either player's " : owner;
    switch (sub_as<Zone>(zone)) {
        case Zone::deck: return any + "deck";
        case Zone::hand: return any + "hand";
        case Zone::discard: return any + "discard pile";
        case Zone::prizes: return any + "Prize cards";
        case Zone::lost: return owner.empty() || whose(zone) == Side::my ? "the Lost Zone" : owner + "Lost Zone";
        case Zone::stadium: return "play";
    }
    return "";
}

Descriptions::Phrase Descriptions::of_place(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto place = sub_as<Place>(base);
    const Noun pokemon = noun(set, Among::in_play);
    const std::string one = pokemon.one + pokemon.after_one;
    switch (place) {
        case Place::this_:
            return {this_word() + (pokemon.filtered ? " (if it is " + with_article(one) + ")" : ""), false};
        case Place::holder:
            if (just_attached_ && !pokemon.filtered) return {"that Pokémon", false};
            return {"the " + one + " this card is attached to", false};
        case Place::attacker: return {"the Attacking " + one, false};
        case Place::active:
            if (whose(base) != Side::any) return {side(whose(base)) + "Active " + one, false};
            break;
        case Place::bench:
        case Place::pokemon: break;
    }
    if (whose(base) == Side::any) return of_both_sides(place, pokemon, range, use);
    const std::string owner = side(whose(base)), spot(spot_of(place));
    if (pokemon.other && is_one(range)) return {"another of " + owner + spot + pokemon.many + pokemon.after_one, false};
    const std::string named = owner + (pokemon.other ? "other " : "") + spot + pokemon.many;
    return group(range, named + pokemon.after_many, named + pokemon.after_one, use);
}

// "2 Pokémon in play": there is no owner to be one of.
Descriptions::Phrase Descriptions::of_both_sides(Place place, const Noun& pokemon, NodeIndex range, Use use) {
    const std::string spot(spot_of(place)), in_play = place == Place::pokemon ? " in play" : "";
    if (!is_all(range)) {
        Noun there = pokemon;
        there.one = spot + pokemon.one + in_play, there.many = spot + pokemon.many + in_play;
        Phrase phrase = counted(range, there, use, "all ");
        phrase.words += " (yours or your opponent's)";
        return phrase;
    }
    const std::string other = pokemon.other ? "other " : "", both = " (both yours and your opponent's)";
    const std::string one = other + spot + pokemon.one + in_play + pokemon.after_one + both;
    if (use == Use::unit) return {one, false};
    if (use == Use::doer) return {(pokemon.filtered ? "" : "any ") + pokemon.many + pokemon.after_many, true};
    if (use == Use::each) return {"each " + one, false};
    const std::string many = other + spot + pokemon.many + in_play + pokemon.after_many + both;
    return {(use == Use::many ? "" : "all ") + many, true};
}

Descriptions::Phrase Descriptions::of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto zone = sub_as<Zone>(base);
    if (zone == Zone::stadium) {
        const std::string owner = side(whose(base));
        if (use == Use::unit || use == Use::many) return {owner + "Stadium in play", false};
        return {"the Stadium in play" + (owner.empty() ? "" : " if it is " + owner + "card"), false};
    }
    const std::string where = zone_words(base);
    const Noun cards = noun(set, Among::cards);
    if (zone == Zone::prizes && !cards.filtered) return group(range, where, where, use);
    const bool whole = is_all(range) && !cards.filtered && !cards.other;
    if (whole && (zone == Zone::hand || zone == Zone::deck) && (use == Use::object || use == Use::subject))
        return {where, false};
    Phrase phrase = counted(range, cards, use, "all ");
    if (use != Use::found)
        phrase.words += (!is_inside(use) ? " from " : zone == Zone::prizes ? " among " : " in ") + where;
    return phrase;
}

// The top or bottom cards of a deck.
Descriptions::Phrase Descriptions::of_end(const Node& base) {
    const std::string end = base.kind == NodeKind::top_of ? "top" : "bottom";
    const Node& how_many = at(base.first);
    const std::string zone = zone_words(at(how_many.next));
    if (how_many.kind == NodeKind::set) {
        const Noun cards = noun(base.first, Among::cards);
        return {
            "cards from the " + end + " of " + zone + " until you find " + with_article(cards.one + cards.after_one),
            true};
    }
    if (is_integer(base.first, 1)) return {"the " + end + " card of " + zone, false};
    if (how_many.kind == NodeKind::integer)
        return {"the " + end + " " + std::to_string(how_many.number) + " cards of " + zone, true};
    return {amount(base.first, "card", "cards") + " from the " + end + " of " + zone, true};
}

Descriptions::Among Descriptions::among_attached(AttachedKind kind) {
    switch (kind) {
        case AttachedKind::energy: return Among::energy;
        case AttachedKind::tools: return Among::tools;
        case AttachedKind::cards:
        case AttachedKind::evolution:
        case AttachedKind::earlier: break;
    }
    return Among::attached;
}

Descriptions::Phrase Descriptions::of_attached(const Node& base, NodeIndex range, Use use) {
    const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
    const NodeIndex inner = set == no_node ? base.first : at(set).next;
    const auto kind = sub_as<AttachedKind>(base);
    if (kind == AttachedKind::evolution)
        return {"the highest-Stage Evolution card on " + thing(inner, Use::object).words, false};
    if (kind == AttachedKind::earlier)
        return {(is_inside(use) ? "" : "all ") + std::string("cards it evolved from below ") +
                    thing(inner, Use::object).words,
                true};
    const Noun cards = noun(set, among_attached(kind));
    const std::string host = host_words(inner, range, use);
    Phrase phrase = counted(range, cards, use, "all ");
    phrase.words += (is_inside(use) || attached_stays_ ? " attached to " : " from ") + host;
    return phrase;
}

// To what it is attached. One card comes from one of them, several come from wherever they are.
std::string Descriptions::host_words(NodeIndex host, NodeIndex range, Use use) {
    const bool ranged = range_of(host) != no_node;
    const Phrase named = thing(host, ranged || is_inside(use) ? Use::subject : Use::object);
    if (!named.plural || ranged) return named.words;
    const Node& place = at(at(host).first);
    const bool anybody = place.kind == NodeKind::place && whose(place) == Side::any;
    if (is_inside(use)) return anybody ? thing(host, Use::many).words : named.words;
    const bool all = is_all(range);
    if (anybody && all) return named.words;
    if (!anybody && all) return "all of " + thing(host, Use::subject).words;
    const bool one = is_integer(at(range).first, 1);
    if (!anybody) return (one ? "1 of " : "any of ") + thing(host, Use::subject).words;
    const Noun pokemon = noun(place.next, Among::in_play);
    return (one ? "a " : "any ") + pokemon.one + (one ? pokemon.after_one : pokemon.after_many) +
           " in play (yours or your opponent's)";
}

}  // namespace cubenight::wording
