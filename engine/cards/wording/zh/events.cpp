// What texts wait for, and what has happened.
#include "engine/cards/wording/event_spot.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// "對手的寶可夢的": whose Ability it is.
std::string Chinese::whose_ability(NodeIndex selection) {
    const std::string whose = by_whose(selection);
    const std::string of = say(Phrase::of, "");
    return whose.empty() || whose.ends_with(of) ? whose : whose + of;
}

// "对手的宝可梦的", whose attack it is; nothing where it may be anybody's.
std::string Chinese::by_whose(NodeIndex selection) {
    if (selection == no_node) return "";
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(nodes_, select));
    const bool anybody = base.kind == NodeKind::place && sub_as<Place>(base) == Place::pokemon &&
                         static_cast<Side>(base.number) == Side::any && base.next == no_node &&
                         at(select).next == no_node;
    if (anybody) return say(Phrase::of_any_pokemon);
    // Of those in play, whoever's they are.
    const bool either = base.kind == NodeKind::place && sub_as<Place>(base) == Place::pokemon &&
                        static_cast<Side>(base.number) == Side::any && at(select).next == no_node;
    if (either) return say(Phrase::of_doer, noun(base.next, Among::in_play).words());
    return say(Phrase::of_doer, things(selection, Use::plain).words());
}

std::string Chinese::done_by(NodeIndex by, TextEvent event) {
    if (by == no_node || at(by).kind != NodeKind::by_whom) return "";
    const Node& node = at(by);
    constexpr Phrase sources[] = {Phrase::effects_of_attacks, Phrase::effects_of_abilities, Phrase::effects_of_trainers,
                                  Phrase::effects_of_all};
    const std::string whose = by_whose(node.first);
    if (is_by_text(node)) {
        if (takes_in_damage(node)) return say(Phrase::because_of_damage_or_effects, whose);
        // Trainers are played from a hand: "对手的物品的效果".
        const bool cards = node.first != no_node && at(base_of(nodes_, at(node.first).first)).kind == NodeKind::zone;
        return say(Phrase::because_of,
                   cards ? say(Phrase::effects_of_cards, nouns_of(node.first))
                         : say(sources[static_cast<std::size_t>(*text_source(node))],
                               *text_source(node) == EffectSource::abilities ? whose_ability(node.first) : whose));
    }
    if (node.first == no_node || event == TextEvent::attacks) return "";
    if (event == TextEvent::knocked_out) return say(Phrase::hit_by_attack, whose);
    return say(Phrase::because_of, subject_words(node.first));
}

std::string Chinese::place_words(NodeIndex part, Side whose) {
    if (part == no_node) return "";
    const Node& spot = at(at(part).first);
    if (spot.kind == NodeKind::zone) return say(Phrase::inside, zone_words(spot));
    switch (sub_as<Place>(spot)) {
        case Place::active:
            return whose == Side::none ? say(Phrase::active_spot) : say(Phrase::active_spot_of, side(whose));
        case Place::bench: return whose == Side::none ? say(Phrase::bench) : say(Phrase::bench_of, side(whose));
        case Place::this_: return say(Phrase::on_body_of, this_word());
        case Place::holder: return say(Phrase::on_body_of, single_place(Place::holder, Noun{}));
        case Place::pokemon:
        case Place::attacker: break;
    }
    return say(Phrase::field);
}

std::string Chinese::played_words(const Node& event, const std::string& whom, NodeIndex select, Aspect aspect) {
    const bool hand = turn_of_event(event) == EventTurn::from_hand;
    const Node* base = select == no_node ? nullptr : &at(base_of(nodes_, select));
    std::string player = say(select == no_node ? Phrase::either_player : Phrase::me);
    if (base != nullptr && base->kind == NodeKind::place && !is_this(*base)) {
        const auto whose = static_cast<Side>(base->number);
        if (whose == Side::their) player = say(Phrase::opponent);
        if (whose == Side::any) player = say(Phrase::either_player);
    }
    const bool named = base != nullptr && base->kind == NodeKind::place && !is_this(*base);
    const std::string what = named ? noun(base->next, Among::in_play).words() : whom;
    switch (sub_as<TextEvent>(event)) {
        case TextEvent::benched:
            return occurs(hand ? Phrase::is_benched_from_hand : Phrase::is_benched, aspect, player, what);
        case TextEvent::evolved:
            return occurs(hand ? Phrase::is_evolved_from_hand : Phrase::is_evolved, aspect, player, whom);
        case TextEvent::damaged:
        case TextEvent::knocked_out:
        case TextEvent::attached:
        case TextEvent::checkup:
        case TextEvent::turn_ends:
        case TextEvent::turn_starts:
        case TextEvent::attacks:
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
    return whom;
}

// The Pokémon or the cards of an event; any of them where the text names none.
std::string Chinese::whom_it_meets(TextEvent kind, NodeIndex selection) {
    const bool taken = kind == TextEvent::played || kind == TextEvent::drawn || kind == TextEvent::prize_taken;
    const bool card = taken || kind == TextEvent::discarded || kind == TextEvent::attached;
    if (selection == no_node) return say(card ? Phrase::card : Phrase::some_pokemon);
    if (taken) return cards_in_event(at(selection).first, selection);
    const Node& base = at(base_of(nodes_, at(selection).first));
    const bool whole_deck = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::deck && base.next == no_node;
    if (whole_deck) return say(Phrase::in_of, zone_words(base)) + say(Phrase::card);
    return things(selection, Use::plain).words();
}

// "使用了招式": what has happened, or has not, says so at its verb.
std::string Chinese::with_aspect(std::string_view frame, Aspect aspect) const {
    std::string out;
    for (const char c : frame) {
        if (c == '<') out += aspect == Aspect::has_not ? say(Phrase::has_not_happened) : "";
        else if (c == '>') out += aspect == Aspect::has ? say(Phrase::has_happened) : "";
        else out += c;
    }
    return out;
}

// "这只宝可梦在战斗场上受到对手的宝可梦的招式的伤害"
std::string Chinese::event_clause(NodeIndex event, NodeIndex by, Aspect aspect) {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const NodeIndex selection = of == no_node ? no_node : at(of).first;
    const std::string whom = whom_it_meets(kind, selection);
    bind_event(selection);
    // Of what is attached, the Pokémon is meant.
    if (kind == TextEvent::attached && selection != no_node)
        for (NodeIndex one : children(nodes_, selection))
            if (at(one).number > 0) meaning(at(one).number - 1).kind = Meaning::Kind::pokemon;
    const bool of_cards = kind == TextEvent::attached || kind == TextEvent::played || kind == TextEvent::drawn ||
                          kind == TextEvent::prize_taken || kind == TextEvent::discarded;
    if (is_attached_for_turn(node)) return say(Phrase::not_by_texts, card_event(event, by, whom, aspect));
    return of_cards ? card_event(event, by, whom, aspect) : pokemon_event(event, by, whom, aspect);
}

std::string Chinese::pokemon_event(NodeIndex event, NodeIndex by, const std::string& whom, Aspect aspect) {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of), place = find_child(nodes_, event, NodeKind::at);
    const std::string by_words = done_by(by, kind);
    const std::string spot = place_words(place, owner_of_spot(nodes_, event));
    const std::string there = whom + (spot.empty() ? "" : say(Phrase::while_at, spot));
    switch (kind) {
        case TextEvent::damaged:
            return occurs(Phrase::is_damaged, aspect, there, by == no_node ? "" : by_whose(at(by).first));
        case TextEvent::knocked_out: {
            const bool hit = !by_words.empty() && !is_by_text(at(by));
            return occurs(Phrase::is_knocked_out, aspect, there, hit ? say(Phrase::damaged_and, by_words) : by_words);
        }
        case TextEvent::benched:
        case TextEvent::evolved:
            return played_words(node, kind == TextEvent::evolved ? there : whom,
                                of == no_node ? no_node : at(at(of).first).first, aspect);
        case TextEvent::checkup: return occurs(Phrase::is_checkup, aspect);
        case TextEvent::turn_ends: return occurs(Phrase::turn_ends, aspect);
        case TextEvent::turn_starts: return occurs(Phrase::turn_starts, aspect);
        case TextEvent::attacks: return attack_event(event, by, there, aspect);
        case TextEvent::moved: return occurs(move_to_spot(place), aspect, whom, by_words);
        case TextEvent::flipped:
            if (of != no_node) return occurs(Phrase::coins_for_text, aspect, whom);
            return occurs(Phrase::coin_is_flipped, aspect);
        case TextEvent::set_up: return occurs(Phrase::is_set_up, aspect);
        case TextEvent::ability_used: return occurs(Phrase::uses_its_ability, aspect, there);
        case TextEvent::healed: return occurs(Phrase::is_healed, aspect, there, by_words);
        case TextEvent::retreats: return occurs(Phrase::retreats, aspect, there);
        case TextEvent::switched: return occurs(Phrase::is_switched_out, aspect, whom, by_words);
        case TextEvent::becomes:
            return occurs(node.number == 0 ? Phrase::becomes : Phrase::becomes_in_state, aspect, there, by_words,
                          conditions_in(node.number, Phrase::either_or));
        case TextEvent::remains:
            return occurs(node.number == 0 ? Phrase::remains : Phrase::remains_in_state, aspect, there,
                          conditions_in(node.number, Phrase::either_or));
        case TextEvent::attached:
        case TextEvent::played:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded: break;
    }
    return "";
}

Phrase Chinese::move_to_spot(NodeIndex place) const {
    const Node* spot = place == no_node ? nullptr : &at(at(place).first);
    if (spot == nullptr || spot->kind != NodeKind::place) return Phrase::moves_either_way;
    if (sub_as<Place>(*spot) == Place::bench) return Phrase::moves_to_bench;
    return sub_as<Place>(*spot) == Place::active ? Phrase::moves_to_active : Phrase::moves_either_way;
}

std::string Chinese::attack_event(NodeIndex event, NodeIndex by, const std::string& whom, Aspect aspect) {
    const NodeIndex name = find_child(nodes_, event, NodeKind::attack_name);
    const bool other = by != no_node && at(by).kind == NodeKind::by_whom && at(by).first != no_node;
    const bool unsaid = find_child(nodes_, event, NodeKind::of) == no_node;
    const std::string who = other && unsaid ? subject_words(at(by).first) : whom;
    return name == no_node ? occurs(Phrase::uses_an_attack, aspect, who)
                           : occurs(Phrase::uses, aspect, who, attack_called(name));
}

std::string Chinese::card_event(NodeIndex event, NodeIndex by, const std::string& whom, Aspect aspect) {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of), place = find_child(nodes_, event, NodeKind::at);
    const NodeIndex selection = of == no_node ? no_node : at(of).first;
    const NodeIndex select = selection == no_node ? no_node : at(selection).first;
    const std::string by_words = done_by(by, kind), who = of_player(select);
    const EventTurn turn = turn_of_event(node);
    const bool hand = turn == EventTurn::from_hand;
    if (kind == TextEvent::attached) {
        if (select != no_node && at(base_of(nodes_, select)).kind == NodeKind::on)
            return attached_to_host(select, hand, aspect);
        return occurs(hand ? Phrase::is_attached_from_hand : Phrase::is_attached, aspect, whom,
                      place == no_node ? say(Phrase::on_body_of, say(Phrase::pokemon)) : place_words(place));
    }
    if (kind == TextEvent::played)
        return occurs(hand ? Phrase::is_played_from_hand : Phrase::is_played, aspect, whom, who + by_words);
    if (kind == TextEvent::drawn)
        return who + occurs(turn == EventTurn::for_turn ? Phrase::is_drawn_for_turn : Phrase::is_drawn, aspect, whom);
    if (kind == TextEvent::prize_taken && (selection == no_node || is_whole_zone(select)))
        return who + occurs(Phrase::takes_prize, aspect, by_words);
    if (kind == TextEvent::prize_taken) return occurs(Phrase::is_taken_as_prize, aspect, whom, who + by_words);
    return occurs(turn == EventTurn::for_retreat ? Phrase::is_discarded_for_retreat : Phrase::is_discarded, aspect,
                  whom, by_words);
}

// Whose hand, deck or Prize cards it is: who plays, draws or takes.
std::string Chinese::of_player(NodeIndex select) const {
    if (select == no_node) return "";
    const Node& base = at(base_of(nodes_, select));
    if (base.kind != NodeKind::zone) return "";
    return static_cast<Side>(base.number) == Side::any ? say(Phrase::either_player)
                                                       : side(static_cast<Side>(base.number));
}

bool Chinese::is_whole_zone(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    return base.kind == NodeKind::zone && base.next == no_node && at(select).next == no_node;
}

// Of a zone whose player is named, the cards alone.
std::string Chinese::cards_in_event(NodeIndex select, NodeIndex selection) {
    const Node& base = at(base_of(nodes_, select));
    const bool held =
        at(at(selection).first).next == no_node && base.kind == NodeKind::zone &&
        (sub_as<Zone>(base) == Zone::hand || sub_as<Zone>(base) == Zone::deck || sub_as<Zone>(base) == Zone::prizes);
    if (!held) return things(selection, Use::plain).words();
    bind_event(selection);
    return noun(base.next, Among::cards).words();
}

// "从手牌将{W}能量附着于这只宝可梦身上"
std::string Chinese::attached_to_host(NodeIndex select, bool from_hand, Aspect aspect) {
    const Node& on = at(base_of(nodes_, select));
    const NodeIndex set = at(on.first).kind == NodeKind::set ? on.first : no_node;
    const std::string host = things(set == no_node ? on.first : at(set).next, Use::plain).words();
    const auto kind = sub_as<AttachedKind>(on);
    const std::string what = noun(set, kind == AttachedKind::energy  ? Among::energy
                                       : kind == AttachedKind::tools ? Among::tools
                                                                     : Among::cards)
                                 .words();
    const bool tool = kind == AttachedKind::tools;
    const Phrase frame = tool ? (from_hand ? Phrase::tool_is_attached_from_hand : Phrase::tool_is_attached)
                              : (from_hand ? Phrase::is_attached_from_hand : Phrase::is_attached);
    // In the opponent's turn it is the opponent who attaches.
    const NodeIndex onto = set == no_node ? on.first : at(set).next;
    const bool theirs = others_turn_ && from_hand && at(base_of(nodes_, onto)).kind == NodeKind::var;
    const bool own = is_this(at(base_of(nodes_, onto))) && !others_turn_ && frame == Phrase::is_attached_from_hand;
    if (own) return occurs(Phrase::is_attached_from_own_hand, aspect, what, say(Phrase::on_body_of, host));
    return (theirs ? say(Phrase::opponent) : "") + occurs(frame, aspect, what, say(Phrase::on_body_of, host));
}

// How a text opens that waits for it: "每当…时，".
std::string Chinese::when_lead(NodeIndex event, NodeIndex by) {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    bool this_one = false;
    if (of != no_node) {
        const NodeIndex base = base_of(nodes_, at(at(of).first).first);
        this_one = is_this(at(base)) && at(base).next == no_node;
    }
    const bool hand = turn_of_event(node) == EventTurn::from_hand;
    if (kind == TextEvent::checkup) return say(Phrase::during_checkup);
    if (kind == TextEvent::turn_ends) return say(Phrase::at_each_turn_end);
    if (kind == TextEvent::turn_starts) return say(Phrase::at_each_turn_start);
    if (this_one && hand && kind == TextEvent::evolved) {
        if (!source_.levels_up.empty()) return say(Phrase::when_this_levels_up, source_.levels_up);
        const NodeIndex place = find_child(nodes_, event, NodeKind::at);
        if (place != no_node) return say(Phrase::when_this_evolves_at, place_words(place));
        return say(Phrase::when_this_evolves);
    }
    if (this_one && hand && kind == TextEvent::benched) return say(Phrase::when_this_is_benched);
    if (this_one && hand && kind == TextEvent::attached && !is_attached_for_turn(node))
        return say(Phrase::when_this_is_attached);
    const std::string clause = event_clause(event, by);
    const bool once = this_one || kind == TextEvent::set_up || source_.of == TextOf::attached;
    const std::string anybody = say(Phrase::either_player);
    if (!once && clause.starts_with(anybody))
        return say(Phrase::whenever_player, anybody, clause.substr(anybody.size()));
    return say(once ? Phrase::when : Phrase::whenever, clause);
}

}  // namespace cubenight::wording
