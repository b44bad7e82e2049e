// What changes: numbers, costs, types, protections, what one can do.
#include <algorithm>

#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

std::string Chinese::attack_called(NodeIndex name) {
    const Node& node = at(name);
    if (names_chosen(node)) return reference(node.number);
    return names_per_game(node) ? say(Phrase::attacks_per_game, word(node.number)) : quoted(word(node.number));
}

// "增加2个", "变为3个".
std::string Chinese::changed(const Node& change, Phrase measure) {
    const bool worked_out = change.first != no_node && at(change.first).kind != NodeKind::integer;
    std::string number;
    if (!worked_out && change.first != no_node) number = number_of(change.first, measure);
    else if (worked_out && measure == Phrase::measure_none) number = value(change.first);
    else if (worked_out)
        number = say(measure == Phrase::measure_points ? Phrase::points : Phrase::same_number, value(change.first));
    const auto each = [&](const std::string& words) {
        return targets_several_ && measure != Phrase::measure_points ? say(Phrase::each_of_them, words) : words;
    };
    switch (sub_as<ChangeKind>(change)) {
        case ChangeKind::plus: return each(say(Phrase::goes_up, number));
        case ChangeKind::minus: return each(say(Phrase::goes_down, number));
        case ChangeKind::fixed: return say(Phrase::becomes_number, number);
        case ChangeKind::none: return say(Phrase::becomes_number, say(measure, "0"));
        case ChangeKind::half: return say(Phrase::is_halved);
    }
    return "";
}

std::string Chinese::modified(ModNumber number, const std::string& whom, const Node& change) {
    const auto kind = sub_as<ChangeKind>(change);
    const auto of = [&](Phrase what, Phrase measure) { return say(what, whom) + changed(change, measure); };
    switch (number) {
        case ModNumber::hp: {
            const bool plus = kind == ChangeKind::plus;
            if ((plus || kind == ChangeKind::minus) && at(change.first).kind == NodeKind::integer)
                return say(targets_several_ ? Phrase::hp_changed_each : Phrase::hp_changed, whom,
                           (plus ? "+" : "-") + value(change.first));
            return of(Phrase::max_hp_of, Phrase::measure_none);
        }
        case ModNumber::retreat:
            if (kind == ChangeKind::none) return say(Phrase::retreat_for_nothing, whom);
            return of(Phrase::retreat_energy_of, Phrase::measure_unit);
        case ModNumber::prizes:
            targets_several_ = false;  // whenever one of them is
            if (kind == ChangeKind::none) {
                const std::string who = say(whom.starts_with(say(Phrase::opponent)) ? Phrase::me : Phrase::opponent);
                return knock_out_waited_ ? say(Phrase::no_prizes, who) : say(Phrase::no_prizes_for, whom, who);
            }
            if (knock_out_waited_) return say(Phrase::prizes_then, "") + changed(change, Phrase::measure_card);
            return of(Phrase::prizes_for, Phrase::measure_card);
        case ModNumber::poison: return of(Phrase::poison_counters_of, Phrase::measure_unit);
        case ModNumber::burn: return of(Phrase::burn_counters_of, Phrase::measure_unit);
        case ModNumber::bench_size: return of(Phrase::bench_size_of, Phrase::measure_pokemon);
        case ModNumber::tools:
            if (kind == ChangeKind::fixed)
                return say(Phrase::may_hold_tools, whom, number_of(change.first, Phrase::measure_card));
            return of(Phrase::tools_of, Phrase::measure_card);
        case ModNumber::weakness_value:
            // With how much it is multiplied then, whatever was printed.
            if (kind == ChangeKind::fixed) return say(Phrase::weakness_times, whom, value(change.first));
            return of(Phrase::weakness_value_of, Phrase::measure_none);
        case ModNumber::resistance_value: return of(Phrase::resistance_value_of, Phrase::measure_none);
        case ModNumber::sleep_coins:
            return of(while_asleep_ ? Phrase::sleep_coins_now : Phrase::sleep_coins_of, Phrase::measure_times) +
                   say(Phrase::all_must_be_heads);
        case ModNumber::deals:
        case ModNumber::takes:
        case ModNumber::base: break;
    }
    return "";
}

std::string Chinese::modify(const Node& node, const std::string& whom) {
    const bool named = at(node.first).kind == NodeKind::attack_name;
    const NodeIndex index = named ? at(node.first).next : node.first, peer = at(index).next;
    const Node& change = at(index);
    const auto kind = sub_as<ChangeKind>(change);
    const auto number = static_cast<ModNumber>(node.sub);
    const bool sum = kind == ChangeKind::plus || kind == ChangeKind::minus;
    std::string much;
    if (sum && at(change.first).kind == NodeKind::integer)
        much = say(Phrase::signed_damage, (kind == ChangeKind::plus ? "+" : "-") + value(change.first));
    else much = changed(change, Phrase::measure_points);
    switch (number) {
        case ModNumber::deals:
            if (peer == no_node) return say(Phrase::deals, whom) + much;
            return say(Phrase::deals_to, whom, things(peer, Use::plain).words()) + much;
        case ModNumber::takes: return say(Phrase::takes, whom, by_whose(peer)) + much;
        case ModNumber::base: return say(Phrase::attack_damage_of, whom, named ? attack_called(node.first) : "") + much;
        case ModNumber::hp:
        case ModNumber::retreat:
        case ModNumber::prizes:
        case ModNumber::poison:
        case ModNumber::burn:
        case ModNumber::bench_size:
        case ModNumber::tools:
        case ModNumber::weakness_value:
        case ModNumber::resistance_value:
        case ModNumber::sleep_coins: break;
    }
    return modified(number, whom, change);
}

// "使用招式所需的{C}能量，减少与…相同的数量": one unit for each of something.
std::string Chinese::counted_cost(const Node& node, const std::string& whom, NodeIndex unit) {
    const bool named = at(node.first).kind == NodeKind::attack_name;
    const std::string attack = named ? attack_called(node.first) : say(Phrase::attack);
    const TypeSet types{static_cast<std::uint16_t>(at(unit).number)};
    const std::string cost = say(Phrase::attack_cost_in, whom, attack, unit_kind(types, Phrase::of_any_type));
    const std::string number = say(Phrase::same_number, value(at(unit).next));
    const std::string change =
        say(sub_as<ChangeKind>(node) == ChangeKind::plus ? Phrase::goes_up : Phrase::goes_down, number);
    return cost + (targets_several_ ? say(Phrase::each_of_them, change) : change);
}

std::string Chinese::cost_change(const Node& node, const std::string& whom) {
    NodeIndex first = node.first;
    std::string cost = say(Phrase::attack_cost_of, whom);
    if (first != no_node && at(first).kind == NodeKind::attack_name) {
        cost = say(Phrase::named_attack_cost_of, whom, attack_called(first));
        first = at(first).next;
    }
    const bool said = first != no_node && at(first).kind == NodeKind::cost_units;
    NodeIndex times = first;
    while (times != no_node && at(times).kind == NodeKind::cost_units) times = at(times).next;
    const int factor = times != no_node && at(times).kind == NodeKind::integer ? at(times).number : 1;
    std::string energy = said ? units(first, factor) : say(Phrase::units_of_energy, "0", "");
    const std::string every = say(Phrase::of_every_type);
    if (const std::size_t place = energy.find(every); place != energy.npos)
        energy.replace(place, every.size(), say(Phrase::of_any_type));
    const bool counted = times != no_node && at(times).kind != NodeKind::integer;
    if (counted && at(first).next == times) return counted_cost(node, whom, first);
    const std::string each = counted ? say(Phrase::so_many_times, value(times)) : "";
    const std::string all = targets_several_ ? say(Phrase::each_of_them, "") : "";
    switch (sub_as<ChangeKind>(node)) {
        case ChangeKind::plus: return cost + all + say(Phrase::goes_up, energy) + each;
        case ChangeKind::minus: return cost + all + say(Phrase::goes_down, energy) + each;
        case ChangeKind::fixed: return cost + say(Phrase::becomes_number, energy);
        case ChangeKind::none: return cost + say(Phrase::costs_nothing);
        case ChangeKind::half: break;
    }
    return cost + say(Phrase::is_halved);
}

std::string Chinese::affinity(const Node& node, const std::string& whom) {
    const bool weak = node.kind == NodeKind::weakness;
    const Node& kind = at(node.first);
    if (sub_as<KindWord>(kind) == KindWord::no_type)
        return say(weak ? Phrase::without_weakness : Phrase::without_resistance, whom);
    std::string words = say(weak ? Phrase::weakness_becomes : Phrase::resistance_becomes, whom, kind_words(kind));
    if (!states_amount(node)) return words;
    constexpr std::string_view signs[] = {"×", "+", "-"};
    const std::string much = std::string(signs[amount_sign(node)]) + std::to_string(node.number);
    return words + say(weak ? Phrase::weakness_of_amount : Phrase::resistance_of_amount, much);
}

std::string Chinese::provides(const Node& node, const std::string& whom) {
    const bool itself = source_.of == TextOf::attached && whom == this_word();
    if (itself && !under_condition_) return say(Phrase::provides_while_attached, units(node.first));
    return say(Phrase::provides, whom + (targets_several_ ? say(Phrase::each_of_them, "") : ""), units(node.first));
}

std::string Chinese::no_damage(const Node& node, const std::string& whom) {
    const bool named = node.first != no_node && at(node.first).kind == NodeKind::selection;
    const std::string whose = named ? by_whose(node.first) : "";
    std::vector<std::string> amounts;
    for (NodeIndex i : siblings_from(nodes_, named ? at(node.first).next : node.first))
        amounts.push_back(std::to_string(at(i).number));
    if (!amounts.empty()) return say(Phrase::no_damage_of, whom, whose, listed(amounts, Phrase::either_or));
    if (node.number >= 0) return say(Phrase::no_damage_up_to, whom, whose, std::to_string(node.number));
    return say(Phrase::no_damage, whom, whose);
}

std::string Chinese::no_effects(const Node& node, const std::string& whom) {
    constexpr Phrase sources[] = {Phrase::effects_of_attacks, Phrase::effects_of_abilities, Phrase::effects_of_trainers,
                                  Phrase::effects_of_all};
    // Trainers are played from a hand: "对手的物品", not "对手手牌中的物品".
    const bool cards = node.first != no_node && at(base_of(nodes_, at(node.first).first)).kind == NodeKind::zone;
    if (const Played hand = cards ? played(node.first) : Played{}; !hand.cards.empty() && !keeps_counters_off(node))
        return say(Phrase::no_effects_of_played, whom, listed(hand.cards, Phrase::either_or), hand.by);
    const bool abilities = !cards && sub_as<EffectSource>(node) == EffectSource::abilities;
    const std::string whose = cards       ? nouns_of(node.first)
                              : abilities ? whose_ability(node.first)
                                          : by_whose(node.first);
    // Trainers are none of a Pokémon's.
    const bool pokemon = !cards && node.first != no_node && sub_as<EffectSource>(node) == EffectSource::all;
    const bool attacks = !cards && node.first != no_node && sub_as<EffectSource>(node) == EffectSource::attacks;
    const std::string effects = cards     ? say(Phrase::effects_of_cards, whose)
                                : pokemon ? say(Phrase::effects_of_pokemon, whose)
                                : attacks ? say(Phrase::use_effect_of, things(node.first, Use::plain).words())
                                          : say(sources[node.sub], whose);
    return say(keeps_counters_off(node) ? Phrase::no_counters : Phrase::no_effects, whom, effects);
}

// What cards of a hand, and whose: only Trainers have effects from there. None where they are of anything else.
Chinese::Played Chinese::played(NodeIndex selection) {
    Played hand;
    for (NodeIndex select : children(nodes_, selection)) {
        const Node& base = at(base_of(nodes_, select));
        if (base.kind != NodeKind::zone || sub_as<Zone>(base) != Zone::hand) return {};
        hand.by = side(static_cast<Side>(base.number));
        const Noun cards = noun(base.next, Among::cards);
        hand.cards.push_back(cards.filtered ? cards.words() : say(Phrase::trainer_card));
    }
    return hand;
}

// "對手的物品卡與支援者卡".
std::string Chinese::nouns_of(NodeIndex selection) {
    const Played hand = played(selection);
    if (hand.cards.empty()) return things(selection, Use::bare).words();
    return say(Phrase::of, hand.by) + listed(hand.cards, Phrase::both_and);
}

std::string Chinese::action_words(NodeIndex index) {
    const Node& action = at(index);
    const NodeIndex what = find_child(nodes_, index, NodeKind::selection);
    const NodeIndex name = find_child(nodes_, index, NodeKind::attack_name);
    const bool hand = what != no_node && at(base_of(nodes_, at(what).first)).kind == NodeKind::zone;
    std::vector<std::string> nouns;
    if (hand)
        for (NodeIndex select : children(nodes_, what)) {
            // Of either player's hand: said once.
            const std::string said = noun(at(base_of(nodes_, select)).next, Among::cards).words();
            if (std::find(nouns.begin(), nouns.end(), said) == nouns.end()) nouns.push_back(said);
        }
    const std::string cards = what == no_node ? (target_ == Target::card ? "" : say(Phrase::card))
                              : hand          ? listed(nouns, Phrase::both_and)
                                              : things(what, Use::bare).words();
    switch (static_cast<ActionKind>(action.sub)) {
        case ActionKind::attack: return say(Phrase::do_attack);
        case ActionKind::retreat: return say(Phrase::do_retreat);
        case ActionKind::evolve: return what == no_node ? say(Phrase::do_evolve) : say(Phrase::do_evolve_with, cards);
        case ActionKind::use_named: return say(Phrase::do_use, attack_called(name));
        case ActionKind::use_abilities: return say(Phrase::do_use, say(ability_word(action.number - 1)));
        case ActionKind::play: return say(Phrase::do_play, cards);
        case ActionKind::attach:
            return say(target_ == Target::pokemon ? Phrase::do_attach_onto : Phrase::do_attach, cards);
        case ActionKind::be_healed: return say(Phrase::be_healed);
        case ActionKind::be_cured: {
            constexpr Phrase ways[] = {Phrase::be_cured_by_effects, Phrase::be_cured_by_evolving,
                                       Phrase::be_cured_by_coins};
            return say(ways[action.number >> cure_way_shift], cured_of(action));
        }
        case ActionKind::be_ill:
            return say(action.number == 0 ? Phrase::be_ill : Phrase::be_in_state,
                       conditions_in(action.number, Phrase::states_and));
        case ActionKind::be_discarded: return say(Phrase::be_discarded);
        case ActionKind::discard: return say(Phrase::be_discarded_by_player);
        case ActionKind::be_chosen: return say(Phrase::be_chosen);
        case ActionKind::take_prizes: return say(Phrase::do_take_prizes);
        case ActionKind::have_more_than:
            return say(Phrase::have_more_than, cards, say(Phrase::measure_pokemon, std::to_string(action.number)));
        case ActionKind::keep_turn: return say(Phrase::keep_turn);
    }
    return "";
}

std::string Chinese::cured_of(const Node& action) const {
    return conditions_in(action.number & ((1 << cure_way_shift) - 1), Phrase::states_and);
}

// "在自己的最初回合": what a text lets happen in spite of it. Whom it is about is not named again; empty: it was not.
std::string Chinese::in_spite_of(NodeIndex condition, const std::string& whom) {
    const Node& node = at(condition);
    const auto player = [&] { return player_word(sub_as<Player>(node)); };
    if (node.kind == NodeKind::first_turn) return say(Phrase::during_first_turn, player());
    if (node.kind == NodeKind::and_ && is_first_turn_of_first(node)) return say(Phrase::in_first_turn_first);
    std::string when = clause_of(condition);
    if (whom.empty()) return when;
    for (const std::string& subject : {whom, single_place(Place::holder, Noun{}), this_word()})
        if (when.starts_with(subject)) when.erase(0, subject.size());
    return when;
}

// "这只宝可梦即使在自己的最初回合，也可以进化"
std::string Chinese::can(const Node& action, NodeIndex condition, const std::string& whom, const std::string& what) {
    const auto kind = static_cast<ActionKind>(action.sub);
    const bool onto = kind == ActionKind::attach && target_ == Target::pokemon;
    if (kind == ActionKind::attack && is_attack() && !in_lasting_ && whom == this_word()) {
        if (condition == no_node) return say(Phrase::attack_usable);
        return say(Phrase::usable_even_if, in_spite_of(condition, ""));
    }
    if (condition == no_node) {
        if (kind == ActionKind::evolve) return say(Phrase::can_evolve_early, whom);
        return say(onto ? Phrase::can_attach_to : Phrase::can, whom, what);
    }
    if (onto) return say(Phrase::even_if, clause_of(condition)) + say(Phrase::can_attach_to, whom, what);
    const bool later = at(condition).kind == NodeKind::not_ && at(at(condition).first).kind == NodeKind::first_turn;
    if (kind == ActionKind::evolve && later) return say(Phrase::can_evolve_when_new, whom);
    return say(Phrase::also_can, whom, what, in_spite_of(condition, whom));
}

std::string Chinese::cant_or_can(const Node& node, const std::string& whom) {
    const Node& action = at(node.first);
    const auto kind = static_cast<ActionKind>(action.sub);
    const std::string what = action_words(node.first);
    // The Pokémon that becomes what is named: "变为「M X」".
    if (const std::string holding = say(Phrase::holder, ""), open = "「";
        node.kind == NodeKind::can && kind == ActionKind::keep_turn && whom.starts_with(holding + open))
        return say(Phrase::keep_turn_as, whom.substr(holding.size()));
    NodeIndex condition = no_node;
    for (NodeIndex part : siblings_from(nodes_, action.first))
        if (family_of(at(part).kind) == NodeFamily::predicate) condition = part;
    if (node.kind == NodeKind::can) return can(action, condition, whom, what);
    const std::string when = condition == no_node ? "" : as_long_as(condition);
    if (kind == ActionKind::attach && target_ == Target::pokemon)
        return when + say(Phrase::cannot_attach_to, whom, what);
    if (kind == ActionKind::be_cured) {
        constexpr Phrase ways[] = {Phrase::not_cured_by_effects, Phrase::not_cured_by_evolving,
                                   Phrase::not_cured_by_coins};
        return when + say(ways[action.number >> cure_way_shift], whom, cured_of(action));
    }
    const bool suffers = kind == ActionKind::be_healed || kind == ActionKind::be_ill ||
                         kind == ActionKind::be_discarded || kind == ActionKind::be_chosen;
    return when + say(suffers ? Phrase::will_not : Phrase::cannot, whom, what);
}

std::string Chinese::without(const Node& node, const std::string& whom) {
    const std::string but = leaves_named(node) ? say(Phrase::except, quoted(word(node.number - 1))) : "";
    switch (sub_as<WithoutKind>(node)) {
        case WithoutKind::abilities: return say(Phrase::lose, whom, say(Phrase::ability) + but);
        case WithoutKind::powers: return say(Phrase::lose, whom, say(Phrase::poke_power) + but);
        case WithoutKind::bodies: return say(Phrase::lose, whom, say(Phrase::poke_body) + but);
        case WithoutKind::pokemon_powers: return say(Phrase::lose, whom, say(Phrase::pokemon_power) + but);
        case WithoutKind::tools: return say(Phrase::lose_tools, whom);
        case WithoutKind::effects:
            return say(first_modifier_ ? Phrase::lose_effects : Phrase::lose_other_effects, whom);
        case WithoutKind::conditions:
            return say(node.number == 0 ? Phrase::free_of : Phrase::free_of_states, whom,
                       conditions_in(node.number, Phrase::states_and));
    }
    return "";
}

std::string Chinese::modifier(NodeIndex index, const std::string& whom) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::modify: return modify(node, whom);
        case NodeKind::cost_change: return cost_change(node, whom);
        case NodeKind::type_change:
            return say(is_also(node)                                            ? Phrase::also_of_type
                       : sub_as<KindWord>(at(node.first)) == KindWord::variable ? Phrase::type_becomes_that
                                                                                : Phrase::type_becomes,
                       whom, kind_words(at(node.first)));
        case NodeKind::weakness:
        case NodeKind::resistance: return affinity(node, whom);
        case NodeKind::counts_as: {
            const std::string what = kind_words(at(node.first));
            const auto kind = sub_as<KindWord>(at(node.first));
            const bool stage = kind == KindWord::basic || kind == KindWord::stage1 || kind == KindWord::stage2 ||
                               kind == KindWord::evolution;
            const bool type = sub_as<KindWord>(at(node.first)) == KindWord::type;
            if (type) return say(Phrase::counts_as, whom, say(Phrase::of_type, what));
            return say(Phrase::counts_as, whom, stage ? what + say(Phrase::pokemon) : what);
        }
        case NodeKind::provides: return provides(node, whom);
        case NodeKind::no_damage: return no_damage(node, whom);
        case NodeKind::no_effects: return no_effects(node, whom);
        case NodeKind::cant:
        case NodeKind::can: return cant_or_can(node, whom);
        case NodeKind::has_attacks: return say(Phrase::has_attacks_of, whom, subject_words(node.first));
        case NodeKind::without: return without(node, whom);
        case NodeKind::coin: {
            const bool heads = static_cast<CoinFace>(node.sub) == CoinFace::heads;
            return say(heads ? Phrase::coins_are_heads : Phrase::coins_are_tails, whom);
        }
#define CUBENIGHT_NAMED_modifier
#include "engine/language/other_kinds.def"
        break;
    }
    return "";
}

}  // namespace cubenight::wording
