// What is done with cards: drawn, searched for, looked at, put away, attached.
#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

std::string Deeds::drawn(const Node& node) {
    const Node& how_many = at(node.first);
    const bool integer = how_many.kind == NodeKind::integer;
    switch (sub_as<DrawKind>(node)) {
        case DrawKind::number:
            if (drew_ && integer)
                return verb("draw") + " " + std::to_string(how_many.number) +
                       (how_many.number == 1 ? " more card" : " more cards");
            drew_ = true;
            return verb("draw") + " " + amount(node.first, "card", "cards");
        case DrawKind::until:
            return verb("draw") + " cards until " + (actor_ == Actor::you ? "you have " : "they have ") +
                   (integer ? amount(node.first, "card", "cards") : "as many cards") + " in " + own() + " hand" +
                   (integer ? "" : " as " + value(node.first));
        case DrawKind::up_to:
            if (!integer) return verb("draw") + " a number of cards up to " + value(node.first);
            return verb("draw") + " up to " + std::to_string(how_many.number) +
                   (how_many.number == 1 ? " card" : " cards");
    }
    return "";
}

// Where a card goes: "into your hand".
std::string Deeds::to_where(NodeIndex move_to) {
    const Node& where = at(at(move_to).first);
    return destination(where) + (at(move_to).sub & move_face_up ? " face up" : "");
}

std::string Deeds::to_zone(const Node& zone) const {
    if (is_its_owners(zone)) return "into " + owned_zone(zone);
    if (whose(zone) == Side::their && sub_as<Zone>(zone) != Zone::prizes && bench_owner_ == "your opponent's" &&
        actor_ == Actor::you)
        return "into their " + zone_words(zone).substr(bench_owner_.size() + 1);
    if (sub_as<Zone>(zone) == Zone::prizes) return "with " + zone_words(zone);
    return (sub_as<Zone>(zone) == Zone::lost ? "in " : "into ") + zone_words(zone);
}

// A card goes to its owner's zone, whoever moves it.
bool Deeds::is_its_owners(const Node& zone) const { return whose(zone) == Side::own && actor_ == Actor::you; }

std::string Deeds::owned_zone(const Node& zone) const {
    const std::string words = zone_words(zone);
    return is_its_owners(zone) ? "its owner's " + words.substr(std::string_view("your ").size()) : words;
}

std::string Deeds::destination(const Node& where) {
    switch (where.kind) {
        case NodeKind::place: return to_place(where);
        case NodeKind::zone: return to_zone(where);
        case NodeKind::top: return "on top of " + owned_zone(at(where.first));
        case NodeKind::bottom: return "on the bottom of " + owned_zone(at(where.first));
        case NodeKind::into: return "into " + owned_zone(at(where.first));
        case NodeKind::under: return "under " + things(where.first, Use::object).words;
        case NodeKind::aside: return "aside";
        case NodeKind::move_to:
        case NodeKind::span:
        case NodeKind::event:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::at:
        case NodeKind::face:
        case NodeKind::spread:
        case NodeKind::condition_value:
        case NodeKind::attack_name:
        case NodeKind::cost_units:
        case NodeKind::change:
        case NodeKind::action:
        case NodeKind::player:
        case NodeKind::value:
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::on:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::var:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#define CUBENIGHT_NAMED_part
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

std::string Deeds::to_place(const Node& place) const {
    if (sub_as<Place>(place) == Place::active) return "into the Active Spot";
    switch (whose(place)) {
        case Side::my: return "onto your Bench";
        case Side::their: return "onto your opponent's Bench";
        case Side::own: return "onto " + own() + " Bench";
        case Side::any:
        case Side::none: break;
    }
    // The opponent was named as the owner of the cards.
    const bool their = actor_ != Actor::you || bench_owner_ == "your opponent's";
    return "onto " + (their ? "their" : bench_owner_) + " Bench";
}

std::string Deeds::searched(const Node& node) {
    const NodeIndex zone = node.first, wanted = at(zone).next, move_to = at(wanted).next;
    const Phrase what = things(wanted, Use::found);
    for (NodeIndex select : children(nodes_, wanted)) {
        if (at(select).number == 0) continue;
        for (Meaning& other : meanings_)
            other.apart |= other.kind == Meaning::Kind::cards && !other.plural && !other.looked_at;
        bind_select(select, true);
        meaning(at(select).number - 1).plural |= what.plural;
    }
    std::string words = verb("search") + " " + zone_words(at(zone)) + " for " + what.words;
    if (move_to == no_node) return words;
    bench_owner_ = side(whose(at(zone)));
    if (bench_owner_.empty()) bench_owner_ = "its owner's";
    else bench_owner_.pop_back();
    const std::string it(them_or_it(what.plural));
    const Node& where = at(at(move_to).first);
    const bool discards = where.kind == NodeKind::zone && sub_as<Zone>(where) == Zone::discard;
    const std::string put = discards ? verb("discard") + " " + it : verb("put") + " " + it + " " + to_where(move_to);
    if (at(move_to).sub & move_reveal) return words + ", " + verb("reveal") + " " + it + ", and " + put;
    return words + " and " + put;
}

// "their Active Pokémon": the opponent was named in this clause.
std::string Deeds::with_their(std::string words) {
    const std::string_view full = "your opponent's ";
    for (std::size_t cut = words.find(full); cut != std::string::npos; cut = words.find(full))
        words.replace(cut, full.size(), "their ");
    return words;
}

// "it", where the condition before has named it.
Deeds::Phrase Deeds::said_before(const Phrase& what) const {
    return !asked_of_.empty() && what.words == asked_of_ ? Phrase{"it", false} : what;
}

Deeds::Phrase Deeds::object(NodeIndex selection) { return said_before(things(selection, Use::object)); }

std::string Deeds::put(const Node& node) {
    const NodeIndex move_to = at(node.first).next;
    bench_owner_ = "your";
    for (NodeIndex select : children(nodes_, node.first)) {
        const Node& base = at(base_of(select));
        const bool placed = base.kind == NodeKind::zone || base.kind == NodeKind::place;
        const Side owner = placed ? whose(base) : base.kind == NodeKind::var ? meaning(base.number).owner : Side::none;
        if (owner == Side::their) bench_owner_ = "your opponent's";
        if (owner == Side::any) bench_owner_ = "its owner's";
    }
    attached_stays_ = true;
    const Phrase what = object(node.first);
    attached_stays_ = false;
    // A Pokémon that leaves play takes along what is attached to it.
    const bool leaves = means_pokemon(at(node.first).first) && at(at(move_to).first).kind != NodeKind::place &&
                        !is_stripped(nodes_, index_of(node), node.first);
    const bool itself = source_.of == TextOf::play && !source_.fossil && is_this(at(base_of(at(node.first).first))) &&
                        at(at(node.first).first).next == no_node;
    const bool named = what.words.find("your opponent's ") != std::string::npos && actor_ == Actor::you;
    const Node& zone = at(at(move_to).first);
    if ((at(move_to).sub & move_face_up) != 0 && zone.kind == NodeKind::zone && sub_as<Zone>(zone) == Zone::prizes)
        return verb("turn") + " " + what.words + " face up";
    const std::string to = to_where(move_to);
    const std::string where = (leaves ? " and all attached cards " : " ") + (named ? with_their(to) : to) +
                              (itself ? " instead of discarding it" : "");
    if (at(move_to).sub & move_reveal)
        return verb("reveal") + " " + what.words + " and " + verb("put") + " " + std::string(them_or_it(what.plural)) +
               where;
    return verb("put") + " " + what.words + where;
}

std::string Deeds::looked(const Node& node, bool as_action) {
    const NodeIndex select = at(node.first).first;
    const Phrase what = things(node.first, Use::object);
    if (at(select).number > 0) bind_select(select, true);
    const auto shown_to = sub_as<Player>(node);
    if (shown_to == Player::me || shown_to == Player::owner) return verb("look") + " at " + what.words;
    const Node& base = at(at(select).first);
    // Who holds a hand reveals it to the other, or to both.
    const bool to_other = shown_to != Player::them || whose(base) == Side::my;
    if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && to_other && at(select).next == no_node) {
        switch (whose(base)) {
            case Side::my: return verb("reveal") + " your hand";
            case Side::their:
                return std::string(as_action ? "have your opponent reveal" : "your opponent reveals") + " their hand";
            case Side::any:
                return std::string(as_action ? "each player reveal" : "each player reveals") + " their hand";
            case Side::own: return verb("reveal") + " " + own() + " hand";
            case Side::none: break;
        }
    }
    if (shown_to == Player::them) return verb("show") + " your opponent " + with_their(what.words);
    return verb("reveal") + " " + what.words;
}

// Whether attached cards go from some Pokémon to the same Pokémon.
bool Deeds::moves_among_themselves(NodeIndex moved, NodeIndex to) const {
    const NodeIndex from = at(moved).first, receiver = at(to).first;
    const Node& on = at(base_of(from));
    if (at(from).next != no_node || on.kind != NodeKind::on || at(receiver).next != no_node) return false;
    const NodeIndex host = host_of(on), group = base_of(receiver);
    const bool all = range_of(host) == no_node && range_of(receiver) == no_node;
    return all && at(group).kind == NodeKind::place && whose(at(group)) != Side::any && means_several(receiver) &&
           same(base_of(host), group, false) && same_after(at(base_of(host)).next, at(group).next, false);
}

// Cards are attached, or attached cards are moved.
std::string Deeds::attached(const Node& node, std::string_view how) {
    const NodeIndex to = at(node.first).next;
    const bool spread = at(to).next != no_node;
    const Phrase what = things(node.first, Use::object);
    std::string receivers = said_before(things(to, spread ? Use::subject : Use::object)).words;
    if (spread && moves_among_themselves(node.first, to))
        receivers.insert(side(whose(at(base_of(at(to).first)))).size(), "other ");
    const bool named =
        how == "move" && what.words.find("your opponent's ") != std::string::npos && actor_ == Actor::you;
    const std::string whom = named ? with_their(receivers) : receivers;
    return verb(how) + " " + (it_named_ ? std::string(them_or_it(what.plural)) : what.words) + " to " + whom +
           std::string(spread_words(to));
}

}  // namespace cubenight::wording
