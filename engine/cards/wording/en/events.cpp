// What texts wait for, and what has happened.
#include <algorithm>

#include "engine/cards/wording/en/descriptions.hpp"
#include "engine/cards/wording/event_spot.hpp"

namespace cubenight::wording {

// " by an attack from your opponent's Pokémon"
std::string Descriptions::done_by(NodeIndex by, TextEvent event) {
    if (by == no_node || at(by).kind != NodeKind::by_whom) return event == TextEvent::damaged ? " by an attack" : "";
    const Node& node = at(by);
    const Node& doers = at(at(at(node.first).first).first);
    const bool anybody =
        node.first != no_node && is_place(doers, Place::pokemon) && whose(doers) == Side::any && doers.next == no_node;
    if (is_by_text(node)) return done_by_text(node);
    std::string whose = node.first == no_node || anybody ? "" : " from " + things(node.first, Use::doer).words;
    if (node.first == no_node) return "";
    switch (event) {
        case TextEvent::damaged: return " by an attack" + whose;
        case TextEvent::knocked_out: return " by damage from an attack" + whose;
        case TextEvent::attacks: return whose;
        case TextEvent::benched:
        case TextEvent::evolved:
        case TextEvent::attached:
        case TextEvent::checkup:
        case TextEvent::turn_ends:
        case TextEvent::turn_starts:
        case TextEvent::moved:
        case TextEvent::played:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::flipped:
        case TextEvent::set_up:
        case TextEvent::ability_used:
        case TextEvent::healed:
        case TextEvent::retreats:
        case TextEvent::switched:
        case TextEvent::becomes:
        case TextEvent::remains: break;
    }
    return " by " + things(node.first, Use::subject).words;
}

// " by an effect of an Item card your opponent played"
std::string Descriptions::done_by_text(const Node& by) {
    constexpr std::string_view sources[] = {"an attack", "an Ability", "a Trainer card",
                                            "an attack, Ability, or Trainer card"};
    const std::string what = takes_in_damage(by) ? " by damage or an effect of " : " by an effect of ";
    if (by.first == no_node) return what + std::string(sources[static_cast<std::size_t>(*text_source(by))]);
    const NodeIndex select = at(by.first).first;
    const Node& base = at(base_of(select));
    const bool played = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && at(select).next == no_node;
    if (!played)
        return what + std::string(sources[static_cast<std::size_t>(*text_source(by))]) + " from " +
               things(by.first, Use::doer).words;
    const Noun cards = noun(base.next, Among::cards);
    const bool trainers = text_source(by) == EffectSource::trainers && !cards.filtered;
    return what + (trainers ? "a Trainer card" : with_article(cards.one + cards.after_one)) + " " +
           (whose(base) == Side::my    ? "you"
            : whose(base) == Side::any ? "a player"
                                       : "your opponent") +
           " played";
}

// To whom or what it happens: "1 of your Pokémon", of a card "an Energy card".
Descriptions::Phrase Descriptions::event_subject(NodeIndex event, bool past) {
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const auto kind = sub_as<TextEvent>(at(event));
    const bool of_card = kind == TextEvent::attached || kind == TextEvent::played || kind == TextEvent::discarded ||
                         kind == TextEvent::drawn;
    if (of == no_node)
        return {of_card ? "a card" : kind == TextEvent::prize_taken ? "a Prize card" : "a Pokémon", false};
    const NodeIndex selection = at(of).first, select = at(selection).first;
    const Node& base = at(base_of(select));
    const bool anybody = base.kind == NodeKind::place && whose(base) == Side::any;
    Phrase whom = any_one_of(selection, Use::subject);
    const bool several = whom.plural || means_several(select);
    if (anybody && at(select).next != no_node && kind == TextEvent::attacks) {
        std::vector<std::string> sorts;
        for (NodeIndex each : children(nodes_, selection)) {
            const Node& sort = at(base_of(each));
            const Noun pokemon = noun(sort.next, Among::in_play);
            const std::string spot(sort.kind == NodeKind::place ? spot_of(sub_as<Place>(sort)) : "");
            sorts.push_back(with_article(spot + pokemon.one + pokemon.after_one));
        }
        whom = {listed(sorts, "or") + " (yours or your opponent's)", false};
    } else if (anybody && at(select).next == no_node) {
        const Noun pokemon = noun(base.next, Among::in_play);
        const bool active = sub_as<Place>(base) == Place::active;
        const std::string spot(spot_of(sub_as<Place>(base)));
        whom = {active ? "either player's Active " + pokemon.one + pokemon.after_one
                       : with_article(spot + pokemon.one) + " (yours or your opponent's)" + pokemon.after_one,
                false};
    } else if (several && base.kind != NodeKind::place && base.kind != NodeKind::var) {
        const std::string one = things(selection, Use::unit).words;
        whom = {one.starts_with("of ") ? "1 " + one : with_article(one), false};
    } else if (several) {
        constexpr std::string_view all = "all ";
        const bool of_all = whom.words.starts_with(all);
        whom = {(past ? "any of " : "1 of ") + (of_all ? "the " + whom.words.substr(all.size()) : whom.words), past};
    }
    bind_event_subject(at(event), selection);
    return whom;
}

// " in the Active Spot"; whose it is where the event is about Pokémon of both players.
std::string Descriptions::event_place(NodeIndex event) const {
    const NodeIndex place = find_child(nodes_, event, NodeKind::at);
    if (place == no_node) return "";
    const Node& spot = at(at(place).first);
    if (spot.kind == NodeKind::zone) return " in " + zone_words(spot);
    const Side owner_asked = owner_of_spot(nodes_, event);
    const std::string owner = owner_asked == Side::none ? "the " : side(owner_asked);
    switch (sub_as<Place>(spot)) {
        case Place::active: return " in " + owner + "Active Spot";
        case Place::bench: return " on " + owner + "Bench";
        case Place::this_: return " on " + this_word();
        case Place::holder: return " on the Pokémon this card is attached to";
        case Place::pokemon:
        case Place::attacker: break;
    }
    return " in play";
}

std::string Descriptions::event_clause(NodeIndex event, NodeIndex by, Tense tense) {
    const std::string_view for_turn =
        is_attached_for_turn(at(event)) ? " (except with an attack, Ability, or Trainer card)" : "";
    return event_words(event, by, tense) + std::string(for_turn);
}

std::string Descriptions::event_words(NodeIndex event, NodeIndex by, Tense tense) {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    const bool past = tense == Tense::past;
    if (std::string player = player_clause(event, by, tense); !player.empty()) return player;
    const Phrase whom = event_subject(event, past);
    const std::string is = past ? (whom.plural ? " were " : " was ") : whom.plural ? " are " : " is ";
    const std::string be = tense == Tense::would ? " would be " : is;
    const std::string spot = event_place(event);
    const std::string by_words = done_by(by, kind);
    const std::string there = whom.words + (spot.empty() ? "" : is.substr(0, is.size() - 1) + spot + " and");
    const std::string at_spot = there + be;
    const auto turn = turn_of_event(node);
    const std::string from_hand = turn == EventTurn::from_hand ? " from your hand" : "";
    switch (kind) {
        case TextEvent::damaged: return at_spot + "damaged" + by_words;
        case TextEvent::knocked_out: return at_spot + "Knocked Out" + by_words;
        case TextEvent::benched: return benched_clause(event, whom.words + be, past);
        case TextEvent::attached: return whom.words + be + "attached" + (spot.empty() ? "" : " to it") + from_hand;
        case TextEvent::checkup:
            return past                    ? "there was a Pokémon Checkup"
                   : tense == Tense::would ? "it would be Pokémon Checkup"
                                           : "it is Pokémon Checkup";
        case TextEvent::turn_ends: return past ? "a turn ended" : "a turn ends";
        case TextEvent::turn_starts: return past ? "a turn began" : "a turn begins";
        case TextEvent::played: return whom.words + be + "played" + from_hand + by_words;
        case TextEvent::drawn:
            return whom.words + be + "drawn" + (turn == EventTurn::for_turn ? " at the beginning of the turn" : "");
        case TextEvent::prize_taken: {
            const Node& taken = at(base_of(at(at(find_child(nodes_, event, NodeKind::of)).first).first));
            if (is_this(taken) && is_face_down(taken.next))
                return this_word() + be + "taken as a face-down Prize card" + by_words;
            return whom.words + be + "taken" + by_words;
        }
        case TextEvent::discarded: return discarded_clause(node, whom.words, be) + by_words;
        case TextEvent::flipped:
            if (whom.words == "a Pokémon") return "a coin" + be + "flipped";
            return std::string("you ") +
                   (past                    ? "flipped"
                    : tense == Tense::would ? "would flip"
                                            : "flip") +
                   " any coins for an attack or Ability of " + whom.words;
        case TextEvent::set_up: return past ? "the game was set up" : "the game is set up";
        case TextEvent::healed: return at_spot + "healed" + by_words;
        case TextEvent::switched: return whom.words + be + "moved from the Active Spot to the Bench" + by_words;
        case TextEvent::evolved:
            if (turn == EventTurn::from_hand)
                return whom.words + be + "played from the hand to evolve a Pokémon" + spot;
            return there + (past ? " evolved" : whom.plural ? " evolve" : " evolves");
        case TextEvent::moved: return deed_clause(event, whom, by_words, past);
        case TextEvent::attacks:
        case TextEvent::ability_used:
        case TextEvent::retreats:
        case TextEvent::becomes:
        case TextEvent::remains: return deed_clause(event, {there, whom.plural}, by_words, past);
    }
    return "";
}

// "a card is discarded from your hand", "this Pokémon is discarded"
std::string Descriptions::discarded_clause(const Node& event, const std::string& whom, const std::string& be) {
    const std::size_t zone = std::min(whom.find(" in your"), whom.size());
    const std::string lay = zone == whom.size() ? "" : " from" + whom.substr(zone + std::string_view(" in").size());
    return whom.substr(0, zone) + be + "discarded" + lay +
           (turn_of_event(event) == EventTurn::for_retreat ? " for retreating" : "");
}

// What a Pokémon does or becomes, rather than what is done to it.
std::string Descriptions::deed_clause(NodeIndex event, const Phrase& whom, const std::string& by, bool past) {
    const Node& node = at(event);
    const auto does = [&](std::string_view one, std::string_view many, std::string_view did) {
        return whom.words + " " + std::string(past ? did : whom.plural ? many : one);
    };
    const auto ill = [&] { return conditions_in(node.number, "affected by a Special Condition"); };
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::attacks: {
            const NodeIndex name = find_child(nodes_, event, NodeKind::attack_name);
            if (name == no_node) return does("attacks", "attack", "attacked") + by;
            return does("uses ", "use ", "used ") + attack_word(at(name));
        }
        case TextEvent::moved: {
            const NodeIndex place = find_child(nodes_, event, NodeKind::at);
            const bool to_bench = place != no_node && is_place(at(at(place).first), Place::bench);
            if (place == no_node) return does("moves", "move", "moved") + " between the Bench and the Active Spot" + by;
            return does("moves", "move", "moved") +
                   (to_bench ? " from the Active Spot to the Bench" : " from the Bench to the Active Spot") + by;
        }
        case TextEvent::ability_used: return does("uses", "use", "used") + " an Ability";
        case TextEvent::retreats: return does("retreats", "retreat", "retreated");
        case TextEvent::becomes: return does("becomes ", "become ", "became ") + ill() + by;
        case TextEvent::remains:
            return does("is still ", "are still ", "was still ") + ill() + " after Pokémon Checkup";
        case TextEvent::damaged:
        case TextEvent::knocked_out:
        case TextEvent::benched:
        case TextEvent::evolved:
        case TextEvent::attached:
        case TextEvent::checkup:
        case TextEvent::turn_ends:
        case TextEvent::turn_starts:
        case TextEvent::played:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::flipped:
        case TextEvent::set_up:
        case TextEvent::healed:
        case TextEvent::switched: break;
    }
    return "";
}

// "your opponent puts a Pokémon from their hand onto their Bench"
std::string Descriptions::benched_clause(NodeIndex event, const std::string& whom_is, bool past) {
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const bool from_hand = turn_of_event(at(event)) == EventTurn::from_hand;
    const Node& base = at(at(at(at(of).first).first).first);
    const bool known = of == no_node || base.kind != NodeKind::place || sub_as<Place>(base) == Place::this_ ||
                       sub_as<Place>(base) == Place::holder;
    if (known || past) return whom_is + "put onto the Bench" + (from_hand ? " from your hand" : "");
    const Noun pokemon = noun(base.next, Among::in_play);
    const std::string who = whose(base) == Side::their ? "your opponent puts "
                            : whose(base) == Side::any ? "either player puts "
                                                       : "you put ";
    const std::string own_words = whose(base) == Side::my ? "your" : "their";
    return who + with_article(pokemon.one + pokemon.after_one) + (from_hand ? " from " + own_words + " hand" : "") +
           " onto " + own_words + " Bench";
}

// "if this Pokémon is damaged by an attack": to one Pokémon it happens once at a time, to several of them more often.
std::string Descriptions::harmed_clause(NodeIndex event, NodeIndex by) {
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const bool several = of == no_node || means_several(at(at(of).first).first);
    const bool by_attacker = by != no_node && at(by).kind == NodeKind::by_whom;
    const bool or_knocked_out = by_attacker && sub_as<TextEvent>(at(event)) == TextEvent::damaged;
    // Another Pokémon was named behind it: "it" would be that one.
    const bool itself = of != no_node && is_this(at(base_of(at(at(of).first).first)));
    const std::string harmed = itself ? this_word() : "that Pokémon";
    return (several ? "whenever " : "if ") + event_clause(event, by, Tense::now) +
           (or_knocked_out ? " (even if " + harmed + " is Knocked Out)" : "");
}

// Which of your Pokémon, where the event says at what place.
std::string_view Descriptions::own_at(NodeIndex event) const {
    const NodeIndex place = find_child(nodes_, event, NodeKind::at);
    if (place != no_node && is_place(at(at(place).first), Place::active)) return "your Active Pokémon";
    if (place != no_node && is_place(at(at(place).first), Place::bench)) return "1 of your Benched Pokémon";
    return "1 of your Pokémon";
}

// How a text opens that waits for it.
std::string Descriptions::when_clause(NodeIndex event, NodeIndex by) {
    const Node& node = at(event);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const Node& base = at(at(at(at(of).first).first).first);
    const bool this_from_hand =
        of != no_node && is_this(base) && base.next == no_node && turn_of_event(node) == EventTurn::from_hand;
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::checkup: return "during Pokémon Checkup";
        case TextEvent::turn_ends: return "at the end of each turn";
        case TextEvent::turn_starts: return "at the beginning of each turn";
        case TextEvent::evolved:
            if (!this_from_hand) break;
            return "when you play this Pokémon from your hand to evolve " + std::string(own_at(event)) +
                   (in_own_turn_ ? "" : " during your turn");
        case TextEvent::benched:
            if (!this_from_hand) break;
            return std::string("when you play this Pokémon from your hand onto your Bench") +
                   (in_own_turn_ ? "" : " during your turn");
        case TextEvent::attached:
            if (!this_from_hand || is_attached_for_turn(node)) break;
            return "when you attach this card from your hand to 1 of your Pokémon";
        case TextEvent::damaged:
        case TextEvent::knocked_out: return harmed_clause(event, by);
        case TextEvent::set_up: return "when you set up to play";
        case TextEvent::flipped:
            if (of == no_node) break;
            return "after " + event_clause(event, by, Tense::now);
        case TextEvent::attacks:
        case TextEvent::moved:
        case TextEvent::played:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::ability_used:
        case TextEvent::healed:
        case TextEvent::retreats:
        case TextEvent::switched:
        case TextEvent::becomes:
        case TextEvent::remains: break;
    }
    return (once_said_ ? "when " : "whenever ") + event_clause(event, by, Tense::now);
}

}  // namespace cubenight::wording
