// What is done to Pokémon: damage, counters, Special Conditions, switching, evolving.
#include <utility>

#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// Whether the player who acts does it, so that who it is stands before it.
bool Chinese::is_action(const Node& node) const {
    switch (node.kind) {
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
        case NodeKind::knock_out:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose: return false;
        case NodeKind::switch_: return sub_as<SwitchKind>(node) != SwitchKind::theirs_by_them;
        case NodeKind::again: return sub_as<AgainKind>(node) == AgainKind::flip;
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::heal:
        case NodeKind::draw:
        case NodeKind::search:
        case NodeKind::look:
        case NodeKind::put:
        case NodeKind::discard:
        case NodeKind::attach:
        case NodeKind::move:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::take_prize:
        case NodeKind::exchange:
        case NodeKind::evolve:
        case NodeKind::devolve:
        case NodeKind::use_attack:
        case NodeKind::use_text:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return true;
}

// Over which Pokémon something is spread: their number is said where there is one.
Chinese::Use Chinese::spread_over(NodeIndex selection) const {
    return cubenight::number_of(nodes_, at(selection).first) == no_node ? Use::plain : Use::object;
}

std::string Chinese::counters(const Node& node) {
    const NodeIndex target = at(node.first).next, spread = at(target).next;
    const auto kind = sub_as<CountersKind>(node);
    const Thing whom = things(target, spread == no_node ? Use::subject : spread_over(target));
    const std::string chance = whom.random ? say(Phrase::at_random_among) : "";
    const std::string words = chance + whom.words();
    if (kind == CountersKind::until_left)
        return say(spread == no_node                                      ? Phrase::counters_until_left
                   : sub_as<SpreadKind>(at(spread)) == SpreadKind::spread ? Phrase::spread_until_left
                                                                          : Phrase::each_one_until_left,
                   words, value(node.first));
    const std::string counters = kind == CountersKind::worth
                                     ? say(Phrase::counters_worth, value(node.first))
                                     : number_of(node.first, Phrase::measure_unit) + say(Phrase::damage_counters);
    if (spread != no_node)
        return say(
            sub_as<SpreadKind>(at(spread)) == SpreadKind::spread ? Phrase::spread_counters : Phrase::each_one_counter,
            counters, words);
    // "将与受到的伤害相同数值的伤害指示物，放置于…"
    if (at(node.first).kind != NodeKind::integer)
        return say(whom.several ? Phrase::as_many_counters_each : Phrase::as_many_counters, words, counters);
    return say(whom.several ? Phrase::put_counters_each : Phrase::put_counters, words, counters);
}

// `1 my.pokemon`, whatever it has on it.
bool Chinese::is_any_of(NodeIndex selection) const {
    const NodeIndex select = at(selection).first;
    const NodeIndex range = at(select).first;
    if (at(select).next != no_node || at(range).kind != NodeKind::range) return false;
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex filter = base.next == no_node ? no_node : at(base.next).first;
    const bool hurt = filter == no_node || (at(filter).next == no_node && at(filter).kind == NodeKind::stat_compare &&
                                            sub_as<Stat>(at(filter)) == Stat::counters);
    return hurt && sub_as<RangeKind>(at(range)) == RangeKind::number && is_one(at(range).first) &&
           base.kind == NodeKind::place;
}

std::string Chinese::move_counters(const Node& node) {
    const NodeIndex from = at(node.first).next, to = at(from).next, spread = at(to).next;
    const Node& how_many = at(node.first);
    const bool range = how_many.kind == NodeKind::range;
    const bool all = range && sub_as<RangeKind>(how_many) == RangeKind::all;
    const bool single =
        range ? sub_as<RangeKind>(how_many) == RangeKind::number && is_one(how_many.first) : is_one(node.first);
    const Node& base = at(base_of(nodes_, at(from).first));
    const bool named = base.kind == NodeKind::var && meaning(base.number).picked && !meaning(base.number).once.empty();
    without_counters_ = true;
    Thing whose = named ? Thing{} : things(from, Use::subject);
    // So many in all, from any of several: "選擇最多4個自己的場上寶可夢身上放置的傷害指示物".
    const bool in_all = !named && !all && !single && whose.several && !whose.picked;
    if (in_all) whose = things(from, Use::field);
    const bool chosen = (named || whose.picked) && !whose.random;
    if (named) whose.noun = reference(base.number);
    // "选择1个自己场上宝可梦身上放置的伤害指示物": the Pokémon is chosen with it.
    const bool with_it = single && !named && spread == no_node && chosen && is_any_of(from);
    if (with_it) whose = things(from, Use::field);
    without_counters_ = false;
    const std::string source = words_of(whose);
    const std::string target = words_of(things(to, spread == no_node ? Use::object : spread_over(to)));
    if (all && spread == no_node)
        return say(chosen ? Phrase::pick_all_counters : Phrase::move_all_counters, source, target);
    const std::string many = all     ? say(Phrase::all_of_them)
                             : range ? in_range(node.first, Phrase::measure_unit)
                                     : number_of(node.first, Phrase::measure_unit);
    if (spread != no_node) {
        const bool freely = sub_as<SpreadKind>(at(spread)) == SpreadKind::spread;
        return say(in_all   ? (freely ? Phrase::pick_counters_spread : Phrase::pick_counters_each)
                   : freely ? Phrase::move_counters_spread
                            : Phrase::move_counters_each,
                   source, many, target);
    }
    return say(with_it || in_all ? Phrase::pick_counters
               : chosen          ? Phrase::pick_counters_of_one
                                 : Phrase::move_counters,
               source, many, target);
}

std::string Chinese::heal(const Node& node) {
    const auto kind = sub_as<HealKind>(node);
    const Thing whom = things(kind == HealKind::all ? node.first : at(node.first).next, Use::subject);
    const std::string words = words_of(whom);
    if (kind == HealKind::all) return say(Phrase::heal_all, words);
    const std::string much = value(node.first);
    if (kind == HealKind::until_left) return say(Phrase::stays_with_hp, words, much);
    if (at(node.first).kind != NodeKind::integer)
        return say(whom.several ? Phrase::heal_as_much_each : Phrase::heal_as_much, words, much);
    return say(whom.several ? Phrase::heal_each : Phrase::heal, words, much);
}

std::string Chinese::inflict(const Node& node) {
    std::vector<std::string> ill;
    std::string behind;
    bool chosen = false;
    NodeIndex target = no_node;
    std::vector<NodeIndex> conditions;
    for (NodeIndex i : siblings_from(nodes_, node.first)) {
        if (at(i).kind != NodeKind::condition_value) {
            target = i;
            break;
        }
        conditions.push_back(i);
    }
    // Those with markers come first.
    std::ranges::stable_sort(conditions, {}, [&](NodeIndex i) {
        if (at(i).sub == static_cast<std::uint8_t>(SpecialCondition::poisoned)) return 0;
        return at(i).sub == static_cast<std::uint8_t>(SpecialCondition::burned) ? 1 : 2;
    });
    for (NodeIndex i : conditions) {
        const bool known = at(i).sub == by_variable;
        chosen |= known;
        ill.push_back(known ? reference(at(i).number) : condition(at(i).sub));
        if (!known && at(i).number > 0)
            behind += say(Phrase::condition_counters, ill.back(), std::to_string(at(i).number));
    }
    const Thing whom = things(target, Use::subject);
    const std::string words = words_of(whom);
    return say(chosen ? Phrase::inflict_chosen : Phrase::inflict, words, listed(ill, Phrase::conditions_and)) + behind;
}

std::string Chinese::cure(const Node& node) {
    const bool named = at(node.first).kind == NodeKind::condition_value;
    const std::string whom = subject_words(named ? at(node.first).next : node.first);
    if (!named) return say(Phrase::cure_all, whom);
    const Node& ill = at(node.first);
    if (ill.sub == by_variable) return say(Phrase::cure_chosen, whom, reference(ill.number));
    return say(Phrase::cure, whom, condition(ill.sub));
}

std::string Chinese::switched(const Node& node) {
    if (node.number > 0) {
        Meaning fresh;
        fresh.kind = Meaning::Kind::pokemon;
        fresh.words = say(Phrase::new_active);
        bind(node.number - 1, fresh);
    }
    const Noun bench = noun(node.first, Among::in_play);
    const bool any = !bench.filtered;
    const auto kind = sub_as<SwitchKind>(node);
    const std::string whose = kind == SwitchKind::mine ? side(Side::own) : say(Phrase::opponent);
    const std::string who = kind == SwitchKind::mine && is_attack() && actor_ == Actor::you
                                ? this_word()
                                : say(Phrase::of, whose) + say(Phrase::active_pokemon);
    const std::string with = any ? say(Phrase::benched_pokemon) : say(Phrase::from_bench, bench.words());
    switch (kind) {
        case SwitchKind::mine:
            if (const int named = named_alone(nodes_, node.first); named >= 0)
                return say(Phrase::switch_with, reference(named), who);
            return say(Phrase::switch_with, who, with);
        case SwitchKind::theirs_by_them: return say(Phrase::switch_with, who, with) + say(Phrase::opponent_chooses);
        case SwitchKind::theirs_by_me: {
            Thing up;
            up.number = say(Phrase::measure_pokemon, "1");
            up.owner = say(any ? Phrase::of : Phrase::of_bench, whose);
            up.noun = any ? say(Phrase::benched_pokemon) : bench.words();
            return choosing(up) + say(Phrase::comma) + say(Phrase::switched_with_active);
        }
    }
    return "";
}

bool Chinese::asks_for(NodeIndex selection, KindWord word) const {
    const Node& base = at(base_of(nodes_, at(selection).first));
    for (NodeIndex filter : siblings_from(nodes_, base.next == no_node ? no_node : at(base.next).first))
        if (at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == word) return true;
    return false;
}

std::string Chinese::evolve(const Node& node) {
    const Thing whom = things(node.first, Use::object);
    const Thing card = things(at(node.first).next, Use::object);
    std::string words = whom.picked ? choosing(whom) + say(Phrase::comma) : "";
    const std::string target = whom.picked ? say(Phrase::that_pokemon) : whom.words();
    const bool skips = asks_for(node.first, KindWord::basic) && asks_for(at(node.first).next, KindWord::stage2);
    if (card.picked)
        words += choosing(card) + say(Phrase::comma) +
                 say(skips ? Phrase::put_on_skipping : Phrase::put_on_to_evolve, target);
    else words += say(Phrase::evolve_with, card.words(), target);
    if (node.sub & evolve_unrelated) words += say(Phrase::evolve_unrelated, target);
    if (node.sub & evolve_not_early) words += say(Phrase::evolve_not_early);
    return words;
}

std::string Chinese::devolve(const Node& node) {
    const Thing whom = things(node.first, Use::subject);
    const NodeIndex next = at(node.first).next;
    const bool counted = at(next).kind != NodeKind::move_to;
    const NodeIndex to = counted ? at(next).next : next;
    const std::string many = counted ? number_of(next, Phrase::measure_card) : say(Phrase::all_of_them);
    std::string where = to_where(to);
    if (where == say(Phrase::into_hand)) where = say(Phrase::back_to_hand);  // it comes from play
    return say(whom.several ? Phrase::devolve_each : Phrase::devolve, whom.words(), many, where);
}

std::string Chinese::pokemon_verb(NodeIndex index) {
    const Node& node = at(index);
    if (node.kind == NodeKind::counters) return counters(node);
    if (node.kind == NodeKind::move_counters) return move_counters(node);
    if (node.kind == NodeKind::heal) return heal(node);
    if (node.kind == NodeKind::inflict) return inflict(node);
    if (node.kind == NodeKind::cure) return cure(node);
    if (node.kind == NodeKind::switch_) return switched(node);
    if (node.kind == NodeKind::evolve) return evolve(node);
    if (node.kind == NodeKind::devolve) return devolve(node);
    if (node.kind == NodeKind::knock_out) return say(Phrase::knock_out, subject_words(node.first));
    const Node& base = at(base_of(nodes_, at(node.first).first));
    const Thing whose = things(node.first, base.kind == NodeKind::on ? Use::plain : Use::object);
    return say(whose.picked ? Phrase::use_attack_of_one : Phrase::use_attack, words_of(whose)) +
           (is_paid(node)           ? say(Phrase::energy_needed)
            : leaves_cost_out(node) ? say(Phrase::cost_left_out)
                                    : "");
}

std::string Chinese::verb_clause(NodeIndex index) {
    switch (at(index).kind) {
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail: return attack_verb(index);
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::heal:
        case NodeKind::knock_out:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::switch_:
        case NodeKind::evolve:
        case NodeKind::devolve:
        case NodeKind::use_attack: return pokemon_verb(index);
        case NodeKind::draw:
        case NodeKind::search:
        case NodeKind::look:
        case NodeKind::put:
        case NodeKind::discard:
        case NodeKind::attach:
        case NodeKind::move:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::take_prize:
        case NodeKind::exchange:
        case NodeKind::use_text:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand: return card_verb(index);
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
