// What players do with their cards, as events: "you draw a card", "your opponent plays an Item card from their hand".
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {
namespace {

struct Verb {
    std::string_view base, third, past;
};

// Whose side it is, as who does something.
struct Doer {
    std::string_view who, own;
    bool third;
};
Doer doer_of(Side side, bool names_player = false) {
    switch (side) {
        case Side::their: return {"your opponent", "their", true};
        case Side::any: return {"a player", "their", true};
        case Side::own:
            if (!names_player) break;
            return {"that player", "their", true};
        case Side::my:
        case Side::none: break;
    }
    return {"you", "your", false};
}

std::string says_who(const Doer& doer, const Verb& verb, Descriptions::Tense tense) {
    const std::string who = std::string(doer.who) + " ";
    if (tense == Descriptions::Tense::past) return who + std::string(verb.past);
    if (tense == Descriptions::Tense::would) return who + "would " + std::string(verb.base);
    return who + std::string(doer.third ? verb.third : verb.base);
}

}  // namespace

// Nothing where the event names no player, or is said as what happens to a thing.
std::string Descriptions::player_clause(NodeIndex event, NodeIndex by, Tense tense) {
    const Node& node = at(event);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const NodeIndex selection = of == no_node ? no_node : at(of).first, select = at(selection).first;
    if (of == no_node || at(select).next != no_node || range_of(select) != no_node) return "";
    const Node& base = at(at(select).first);
    std::string clause;
    if (base.kind == NodeKind::zone) clause = player_takes(node, base, tense);
    else if (base.kind == NodeKind::on && sub_as<TextEvent>(node) == TextEvent::attached)
        clause = player_attaches(node, base, tense);
    else if (base.kind == NodeKind::place) clause = player_evolves(node, base, tense);
    if (clause.empty()) return "";
    bind_event_subject(node, selection);
    return clause + event_place(event) + done_by(by, sub_as<TextEvent>(node));
}

// "you play a Supporter card from your hand"
std::string Descriptions::player_takes(const Node& event, const Node& zone, Tense tense) {
    const Doer doer = doer_of(whose(zone), actor_ == Actor::that_player);
    const auto kind = sub_as<TextEvent>(event);
    const auto where = sub_as<Zone>(zone);
    const Noun cards = noun(zone.next, Among::cards);
    const std::string card = with_article(cards.one + cards.after_one), own(doer.own);
    if (kind == TextEvent::drawn && where == Zone::deck)
        return says_who(doer, {"draw", "draws", "drew"}, tense) + " " + card +
               (turn_of_event(event) == EventTurn::for_turn ? " at the beginning of " + own + " turn" : "");
    if (kind == TextEvent::prize_taken && where == Zone::prizes)
        return says_who(doer, {"take", "takes", "took"}, tense) + " " +
               (cards.filtered ? card + " as a Prize card" : "a Prize card");
    if (kind == TextEvent::played && where == Zone::hand)
        return says_who(doer, {"play", "plays", "played"}, tense) + " " + card + " from " + own + " hand";
    return "";
}

// "you attach an Energy card from your hand to this Pokémon", "an Energy card is attached to this Pokémon"
std::string Descriptions::player_attaches(const Node& event, const Node& on, Tense tense) {
    const NodeIndex set = at(on.first).kind == NodeKind::set ? on.first : no_node;
    const NodeIndex host = host_of(on);
    const auto attached = sub_as<AttachedKind>(on);
    if (attached == AttachedKind::evolution || attached == AttachedKind::earlier) return "";
    const Noun cards = noun(set, among_attached(attached));
    const std::string what =
        with_article(cards.one + (attached == AttachedKind::energy ? " card" : "") + cards.after_one);
    const Node& place = at(base_of(host));
    const bool anybody = place.kind == NodeKind::place && whose(place) == Side::any;
    const Phrase named = thing(host, Use::subject);
    const Noun anyone = noun(place.next, Among::in_play);
    const std::string spot(place.kind == NodeKind::place ? spot_of(sub_as<Place>(place)) : "");
    const std::string whom = anybody ? with_article(spot + anyone.one) + (spot.empty() ? " in play" : "") +
                                           " (yours or your opponent's)" + anyone.after_one
                             : named.plural ? "1 of " + named.words
                                            : named.words;
    if (turn_of_event(event) != EventTurn::from_hand)
        return what +
               (tense == Tense::past    ? " was"
                : tense == Tense::would ? " would be"
                                        : " is") +
               " attached to " + whom;
    const bool theirs = place.kind != NodeKind::place && named.words == "the Defending Pokémon";
    const Doer doer = doer_of(place.kind == NodeKind::place ? whose(place) : theirs ? Side::their : Side::my);
    return says_who(doer, {"attach", "attaches", "attached"}, tense) + " " + what + " from " + std::string(doer.own) +
           " hand to " + whom;
}

// "you play a Pokémon from your hand to evolve 1 of your {R} Pokémon"
std::string Descriptions::player_evolves(const Node& event, const Node& place, Tense tense) {
    const auto spot = sub_as<Place>(place);
    const bool group = spot == Place::bench || spot == Place::pokemon;
    if (sub_as<TextEvent>(event) != TextEvent::evolved || turn_of_event(event) != EventTurn::from_hand || !group)
        return "";
    const Doer doer = doer_of(whose(place));
    const Noun pokemon = noun(place.next, Among::in_play);
    return says_who(doer, {"play", "plays", "played"}, tense) + " a Pokémon from " + std::string(doer.own) +
           " hand to evolve 1 of " + std::string(doer.own) + " " + (pokemon.other ? "other " : "") +
           std::string(spot_of(spot)) + pokemon.many + pokemon.after_many;
}

}  // namespace cubenight::wording
