// Pokémon in play, and cards where they lie or are attached.
#include <algorithm>

#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view prize_cards = "Prize cards";

}  // namespace

std::string Descriptions::side(Side side) const {
    switch (side) {
        case Side::my: return mirrored_ ? "that player's " : "your ";
        case Side::their: return mirrored_ ? "the opponent's " : "your opponent's ";
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
        case Zone::prizes: return any + std::string(prize_cards);
        case Zone::lost: return whose(zone) == Side::my ? "the Lost Zone" : any + "Lost Zone";
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
            if (use == Use::doer && whose(base) != Side::any && !pokemon.sorts.empty()) {
                std::vector<std::string> sorts;
                for (const std::string& sort : pokemon.sorts) sorts.push_back("Active " + sort);
                return {side(whose(base)) + listed(sorts, "and") + pokemon.after_many, false};
            }
            if (whose(base) != Side::any) return {active_words(base, pokemon), false};
            break;
        case Place::bench:
        case Place::pokemon: break;
    }
    if (whose(base) == Side::any) return of_both_sides(place, pokemon, range, use);
    const std::string owner = side(whose(base)), spot(spot_of(place));
    if (pokemon.other && is_one(range)) return {"another of " + owner + spot + pokemon.many + pokemon.after_one, false};
    const bool counts = (use == Use::unit || left_out_ != nullptr) && place == Place::pokemon;
    const std::string& many = is_all(range) && !any_of_them_ && !pokemon.all.empty() ? pokemon.all : pokemon.many;
    const std::string named = owner + (pokemon.other ? "other " : "") + spot + many + (counts ? " in play" : "");
    return group(range, named + pokemon.after_many, named + pokemon.after_one, use);
}

// "any of your Pokémon-GX or Pokémon-EX": one of them will do.
Descriptions::Phrase Descriptions::any_one_of(NodeIndex selection, Use use) {
    any_of_them_ = true;
    Phrase phrase = things(selection, use);
    any_of_them_ = false;
    return phrase;
}

// "your Active Pokémon"; "it", where the statement before was about that one.
std::string Descriptions::active_words(const Node& base, const Noun& pokemon) const {
    const std::string one = pokemon.one + pokemon.after_one;
    if (named_active_ == whose(base) && !pokemon.filtered) return named_as_;
    if (!defending_ || whose(base) != Side::their) return side(whose(base)) + "Active " + one;
    return is_attack() ? "the Defending " + one : "your opponent's current Active " + one;
}

// "2 Pokémon in play": there is no owner to be one of.
Descriptions::Phrase Descriptions::of_both_sides(Place place, const Noun& pokemon, NodeIndex range, Use use) {
    const std::string spot(spot_of(place)), in_play = place == Place::pokemon ? " in play" : "";
    if (!is_all(range)) {
        Noun there = pokemon;
        const std::string either = in_play + " (yours or your opponent's)";
        there.one = spot + pokemon.one + either, there.many = spot + pokemon.many + either;
        return counted(range, there, use, "all ");
    }
    const std::string other = pokemon.other ? "other " : "", both = in_play + " (both yours and your opponent's)";
    const std::string& sorts = pokemon.all.empty() ? pokemon.many : pokemon.all;
    const std::string one = other + spot + pokemon.one + both + pokemon.after_one;
    if (use == Use::unit) return {one, false};
    if (use == Use::doer) return {(pokemon.filtered ? "" : "any ") + spot + sorts + pokemon.after_many, true};
    if (use == Use::each) return {"each " + one, false};
    const std::string many = other + spot + sorts + both + pokemon.after_many;
    return {(use == Use::many ? "" : "all ") + many, true, "each " + one};
}

// "face-down Prize cards", and no more than that.
bool Descriptions::is_face_down(NodeIndex set) const {
    const NodeIndex filter = set == no_node ? no_node : at(set).first;
    return filter != no_node && at(filter).next == no_node && at(filter).kind == NodeKind::not_filter &&
           is_kind(at(filter).first, KindWord::face_up);
}

Descriptions::Phrase Descriptions::of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto zone = sub_as<Zone>(base);
    if (zone == Zone::stadium) {
        const std::string owner = side(whose(base));
        if (use == Use::unit || use == Use::many) return {owner + "Stadium in play", false};
        if (owner.empty() && set == no_node && stadium_asked_) return {"that Stadium", false};
        if (owner.empty() && set == no_node && use == Use::object) return {"a Stadium in play", false};
        return {"the Stadium in play" + (owner.empty() ? "" : " if it is " + owner + "card"), false};
    }
    const std::string where = zone_words(base);
    const Noun cards = noun(set, Among::cards);
    if (zone == Zone::prizes && !cards.filtered) return group(range, where, where, use);
    if (zone == Zone::prizes && is_face_down(set)) {
        const std::string turned =
            where.substr(0, where.size() - prize_cards.size()) + "face-down " + prize_cards.data();
        return group(range, turned, turned, use);
    }
    const bool everything = is_all(range) && !cards.filtered && (zone == Zone::hand || zone == Zone::deck);
    if (everything && !cards.other && (use == Use::object || use == Use::subject))
        return {whose(base) == Side::any ? "each " + where.substr(std::string_view("either ").size()) : where, false};
    if (everything && cards.other && use == Use::object) return {"the other cards in " + where, true};
    if (use == Use::found) return counted(range, cards, use, "all ");
    const std::string there = !is_inside(use)        ? " from " + where
                              : zone == Zone::prizes ? " among " + where
                                                     : " in " + where;
    // A clause stands behind the place: "a card from your hand that evolves from this Pokémon".
    const bool clause = cards.after_one.starts_with(" that evolves ");
    Noun placed = cards;
    placed.after_one = clause ? there + cards.after_one : cards.after_one + there;
    placed.after_many = clause ? there + cards.after_many : cards.after_many + there;
    return counted(range, placed, use, "all ");
}

// What sort of cards all of the filters let through.
unsigned Descriptions::classes_of_set(NodeIndex set) const {
    unsigned classes = all_cards;
    if (set == no_node) return classes;
    for (NodeIndex filter : children(nodes_, set))
        if (const unsigned only = classes_of(nodes_, filter); only != 0) classes &= only;
    return classes;
}

// The top or bottom cards of a deck.
Descriptions::Phrase Descriptions::of_end(const Node& base) {
    const std::string end = base.kind == NodeKind::top_of ? "top" : "bottom";
    const Node& how_many = at(base.first);
    std::string zone = zone_words(at(how_many.next));
    // Of either deck so many.
    if (const std::string_view either = "either "; zone.starts_with(either)) zone.replace(0, either.size(), "each ");
    if (how_many.kind == NodeKind::set) {
        const Noun cards = noun(base.first, Among::cards);
        return {
            "cards from the " + end + " of " + zone + " until you find " + with_article(cards.one + cards.after_one),
            true};
    }
    if (is_integer(base.first, 1)) return {"the " + end + " card of " + zone, false};
    if (how_many.kind == NodeKind::integer)
        return {"the " + end + " " + std::to_string(how_many.number) + " cards of " + zone, true};
    const std::string many = amount(base.first, "card", "cards");
    const std::size_t cut = std::min({many.find(" for each "), many.find(" equal to "), many.size()});
    return {many.substr(0, cut) + " from the " + end + " of " + zone + many.substr(cut), true};
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
    if (kind == AttachedKind::evolution) {
        const Noun card = noun(set, Among::cards);
        return {"the highest Stage Evolution card on " + thing(inner, Use::object).words +
                    (card.filtered ? " if it is " + with_article(card.one + card.after_one) : ""),
                false};
    }
    if (kind == AttachedKind::earlier) {
        const Noun earlier = noun(set, Among::cards);
        const std::string evolved = " that " + thing(inner, Use::subject).words + " evolved from";
        return counted(range,
                       {earlier.one + earlier.after_one + evolved, earlier.many + earlier.after_many + evolved, "", "",
                        earlier.other, earlier.filtered},
                       use, "all ");
    }
    // "discard all {P} Energy from ...": that they are cards is said where they are counted.
    const bool energy = kind == AttachedKind::energy ||
                        (energy_counted_ && kind == AttachedKind::cards && classes_of_set(set) == energy_cards);
    const Noun cards = noun(set, energy ? Among::energy : among_attached(kind));
    const std::string host = host_words(inner, range, use);
    Phrase phrase = counted(range, cards, use, "all ");
    const std::string_view any_number = "any number of ";
    if (energy && phrase.words.starts_with(any_number)) phrase.words.replace(0, any_number.size(), "any amount of ");
    const bool stays = is_inside(use) || attached_stays_ || (kind == AttachedKind::cards && !energy);
    // "a number of Energy cards attached to it equal to ..."
    const std::size_t much = std::min(phrase.words.find(" equal to "), phrase.words.size());
    phrase.words.insert(much, (stays ? " attached to " : " from ") + host);
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
    if (!anybody) return (one ? "1 of " : "") + any_one_of(host, Use::subject).words;
    const Noun pokemon = noun(place.next, Among::in_play);
    const std::string spot(spot_of(sub_as<Place>(place)));
    return (one ? with_article(spot + pokemon.one) : "any " + spot + pokemon.many) + (spot.empty() ? " in play" : "") +
           " (yours or your opponent's)" + (one ? pokemon.after_one : pokemon.after_many);
}

}  // namespace cubenight::wording
