// What is done to Pokémon in play: damage, counters, Special Conditions, switching, evolving.
#include <algorithm>

#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

// What says of an attack what it does itself.
std::string Deeds::of_attack_clause(const Node& node, bool as_action) {
    const std::string attack = as_action ? verb("do") + " " : attack_said_ + " does ";
    if (node.kind == NodeKind::damage) return damage(node, as_action);
    const bool changed = node.kind == NodeKind::more || node.kind == NodeKind::less;
    const bool adds = node.kind == NodeKind::more && (source_.damage > 0 || damage_said_);
    damage_said_ |= node.kind == NodeKind::more;
    if (adds && node.kind == NodeKind::more)
        if (std::string most = more_at_most(node.first); !most.empty()) return attack + most;
    if (changed && at(node.first).kind != NodeKind::integer && units_of(node.first).unit == no_node) {
        if (node.kind == NodeKind::more)
            return attack + (adds ? "additional " : "") + "damage equal to " + value(node.first);
        if (as_action) return verb("do") + " less damage, by " + value(node.first);
        return possessive(attack_said_) + " damage is reduced by " + value(node.first);
    }
    if (node.kind == NodeKind::more) return attack + damage_amount(node.first, adds ? "more" : "");
    if (node.kind == NodeKind::less) return attack + damage_amount(node.first, "less");
    if (node.kind == NodeKind::fail && attack_said_ == "that attack") return "that attack doesn't happen";
    if (node.kind == NodeKind::fail)
        return as_action ? "have " + attack_said_ + " do nothing" : attack_said_ + " does nothing";
    if (node.kind == NodeKind::times) {
        const Scaled parts = units_of(node.first);
        if (is_integer(node.first, 0)) return attack + "no damage";
        if (parts.unit == no_node)
            return attack + std::to_string(source_.damage) + " damage times " + value(node.first);
        return attack + std::to_string(source_.damage * parts.factor) + " damage " + for_each(parts.unit);
    }
    std::vector<std::string> ignored;
    if (node.sub & raw_weakness) ignored.emplace_back("Weakness");
    if (node.sub & raw_resistance) ignored.emplace_back("Resistance");
    if (node.sub & raw_effects)
        ignored.push_back(std::string(ignored.empty() ? "any effects" : "any other effects") +
                          " on your opponent's Active Pokémon");
    return (as_action ? "have this attack's damage not be affected by " : "this attack's damage isn't affected by ") +
           listed(ignored, "or");
}

// "20 more damage for each ... . You can't add more than 40 damage in this way": of Energy that the cost does not need, so
// much damage at most; else nothing.
std::string Deeds::more_at_most(NodeIndex quantity) {
    if (at(quantity).kind != NodeKind::minimum) return "";
    const NodeIndex most = at(quantity).first, counted = at(most).next;
    const Scaled parts = units_of(counted);
    const SpareBehind behind = spare_behind(nodes_, parts.unit);
    const NodeIndex spare = behind.count != no_node ? behind.count : spare_energy(nodes_, parts.unit);
    if (spare == no_node) return "";
    if (at(most).kind == NodeKind::integer)
        return damage_amount(counted, "more") + ". You can't add more than " + std::to_string(at(most).number) +
               " damage in this way";
    // "Extra {W} Energy after the 2nd doesn't count"
    const NodeIndex each = at(most).first, times = at(each).next;
    const bool counts_units = at(most).kind == NodeKind::multiply && is_integer(each, parts.factor) &&
                              at(times).kind == NodeKind::integer && at(times).number > 0 && at(times).number < 10;
    const std::string energy = things(at(spare).first, Use::many).words;
    const std::size_t cut = energy.find(attached_to);
    if (!counts_units || cut == std::string::npos) return "";
    constexpr std::string_view endings[] = {"th", "st", "nd", "rd"};
    const int last = at(times).number;
    return damage_amount(counted, "more") + ". Extra " + energy.substr(0, cut) + " after the " + std::to_string(last) +
           std::string(endings[last < 4 ? last : 0]) + " doesn't count";
}

std::string Deeds::damage(const Node& node, bool as_action) {
    const NodeIndex target = at(node.first).next;
    const Phrase whom = things(target, Use::each);
    const std::string much = damage_amount(node.first);
    const Node& named = at(base_of(at(target).first));
    const bool one_chosen = named.kind == NodeKind::var && node.sub == 0 && meaning(named.number).stood != nullptr;
    const Node& base = one_chosen ? *meaning(named.number).stood : named;
    // "20 damage to it for each ...", "damage to it equal to ..."
    const std::size_t cut = std::min({much.find(" for each "), much.find(" equal to "), much.size()});
    const std::string to_whom = " does " + much.substr(0, cut) + " to ";
    const std::string behind = much.substr(cut) + damage_remarks(node, base, whom.plural);
    if (as_action) return verb("do") + " " + much.substr(0, cut) + " to " + whom.words + behind;
    if (is_attack() && is_this(base)) return this_word() + " also" + to_whom + "itself" + behind;
    const std::string who = is_attack() ? "this attack" : source_.of == TextOf::ability ? "this Ability" : "this card";
    return who + (is_attack() && source_.damage > 0 ? " also" : "") + to_whom + whom.words + behind;
}

// What the damage leaves out, and what it does on a Bench, in sentences of their own.
std::string Deeds::damage_remarks(const Node& node, const Node& base, bool plural) const {
    const bool benched = is_place(base, Place::bench);
    std::vector<std::string> without;
    if (!benched && (node.sub & raw_plain)) without = {"Weakness", "Resistance"};
    if (node.sub & raw_weakness) without.emplace_back("Weakness");
    if (node.sub & raw_resistance) without.emplace_back("Resistance");
    if (node.sub & raw_effects) {
        const std::string those = is_this(base) ? this_word() : plural ? "those Pokémon" : "that Pokémon";
        without.push_back("any effects on " + those);
    }
    std::string words;
    if (!without.empty()) words = ". This damage isn't affected by " + listed(without, "or");
    const bool usual = (node.sub & (raw_plain | raw_weakness | raw_resistance)) == 0;
    if (node.sub & raw_bench) words += ". (Apply Weakness and Resistance for Benched Pokémon.)";
    else if (benched || (is_place(base, Place::pokemon) && usual))
        words += ". (Don't apply Weakness and Resistance for Benched Pokémon.)";
    return words;
}

std::string Deeds::counters(const Node& node) {
    const NodeIndex target = at(node.first).next, how = at(target).next;
    const bool spread = how != no_node && sub_as<SpreadKind>(at(how)) == SpreadKind::spread;
    const bool number = sub_as<CountersKind>(node) == CountersKind::number;
    std::string much = number ? amount(node.first, "damage counter", "damage counters") : "damage counters";
    // "2 damage counters on it for each ...": what is counted stands behind, or before all of it, where they are spread.
    std::string each;
    if (const std::size_t cut = much.find(" for each "); cut != std::string::npos) {
        each = much.substr(cut);
        much.resize(cut);
    }
    const Phrase whom = things(target, how != no_node ? Use::subject : Use::each);
    // "a number of damage counters on it equal to ..."
    if (const std::size_t cut = much.find(" equal to "); cut != std::string::npos && how == no_node) {
        each = much.substr(cut);
        much.resize(cut);
    }
    std::string words = verb("put") + " " + much + " on " + whom.words;
    if (spread && !each.empty() && actor_ == Actor::you && !base_form_)
        return each.substr(1) + ", " + words + " in any way you like";
    if (spread && !each.empty()) return verb("put") + " " + much + each + " on " + whom.words + " in any way you like";
    switch (sub_as<CountersKind>(node)) {
        case CountersKind::number: words += each; break;
        case CountersKind::until_left:
            words += std::string(" until ") + (whom.plural ? "their" : "its") + " remaining HP is " + value(node.first);
            break;
        case CountersKind::worth: words += " equal to " + value(node.first); break;
    }
    if (how == no_node) return words;
    return words + (spread ? " in any way you like" : ", no more than 1 on each");
}

std::string Deeds::moved_counters(const Node& node) {
    const NodeIndex from = at(node.first).next, to = at(from).next;
    const std::string many = counters_moved(node.first);
    counters_implied_ = true;
    const bool any_of_them = !names_a_number(nodes_, from);
    const std::string source = things(from, any_of_them ? Use::subject : Use::object).words;
    counters_implied_ = false;
    return verb("move") + " " + many + " from " + source + " to " +
           things(to, at(to).next != no_node ? Use::subject : Use::object).words + std::string(spread_words(to));
}

std::string Deeds::counters_moved(NodeIndex how_many) {
    if (at(how_many).kind != NodeKind::range) return amount(how_many, "damage counter", "damage counters");
    const NodeIndex most = at(how_many).first;
    const auto kind = sub_as<RangeKind>(at(how_many));
    if (kind == RangeKind::all) return "all damage counters";
    if (kind == RangeKind::any_number) return "any number of damage counters";
    const std::string range = kind == RangeKind::exactly ? "exactly " : "up to ";
    if (is_integer(most, 1)) return range + "1 damage counter";
    return range + amount(most, "damage counter", "damage counters");
}

std::string Deeds::healed(const Node& node, bool as_action) {
    const auto kind = sub_as<HealKind>(node);
    if (kind == HealKind::all) return verb("heal") + " all damage from " + things(node.first, Use::each).words;
    const NodeIndex target = at(node.first).next;
    if (kind == HealKind::until_left) {
        const Phrase whom = things(target, Use::subject);
        const std::string_view its = whom.plural ? "their" : "its";
        const std::string named = !asked_of_.empty() && whom.words == asked_of_ ? "it" : whom.words;
        return (as_action ? verb("keep") + " " + named + " from being" : named + " " + to_be(whom.plural) + " not") +
               " Knocked Out, and " + std::string(its) + " remaining HP becomes " + value(node.first);
    }
    const std::string whom = things(target, Use::each).words;
    if (at(node.first).kind == NodeKind::done && measures_attack())
        return verb("heal") + " from " + whom + " the same amount of damage " + std::string(damage_of_attack);
    const std::string much = damage_amount(node.first);
    if (much.starts_with("damage equal to ")) return verb("heal") + " from " + whom + " an amount of " + much;
    const std::size_t cut = std::min(much.find(" for each "), much.size());
    return verb("heal") + " " + much.substr(0, cut) + " from " + whom + much.substr(cut);
}

std::string Deeds::knocked_out(const Node& node, bool as_action) {
    const bool chosen = as_action || names_a_number(nodes_, node.first);
    const Phrase whom = things(node.first, chosen ? Use::object : Use::subject);
    if (chosen) return verb("Knock") + " Out " + whom.words;
    return whom.words + (whom.plural ? " are" : " is") + " Knocked Out";
}

std::string Deeds::inflicted(const Node& node, bool as_action) {
    std::vector<std::string> names;
    std::string counters;
    NodeIndex part = node.first;
    for (; at(part).kind == NodeKind::condition_value; part = at(part).next) {
        const Node& condition = at(part);
        const bool named = condition.sub != by_variable;
        names.emplace_back(named ? condition_word(condition.sub) : "affected by that Special Condition");
        const bool burn = condition.sub == static_cast<std::uint8_t>(SpecialCondition::burned);
        if (named && condition.number > 0)
            counters += ". During Pokémon Checkup, put " + std::to_string(condition.number) +
                        " damage counters on that Pokémon instead of " +
                        (burn ? "2 (for this Burn only)" : "1 (for this Poison only)");
    }
    if (counters.empty()) std::ranges::sort(names);
    const std::string ill = listed(names, "and");
    Phrase whom = said_before(things(part, Use::subject));
    const NodeIndex one = at(part).first, other = at(one).next;
    const bool two = other != no_node && at(other).next == no_node && !means_several(one) && !means_several(other);
    if (two && !whom.words.starts_with("both ")) whom.words.insert(0, "both ");
    if (as_action) return verb("make") + " " + whom.words + " " + ill + counters;
    return whom.words + (whom.plural ? " are" : " is") + " now " + ill + counters;
}

std::string Deeds::cured(const Node& node, bool as_action) {
    const Node& condition = at(node.first);
    const bool named = condition.kind == NodeKind::condition_value;
    const Phrase whom = said_before(things(named ? condition.next : node.first, Use::subject));
    const std::string what = !named                         ? "all Special Conditions"
                             : condition.sub == by_variable ? "that Special Condition"
                                                            : "being " + std::string(condition_word(condition.sub));
    if (as_action) return verb("make") + " " + whom.words + " recover from " + what;
    return whom.words + (whom.plural ? " recover" : " recovers") + " from " + what;
}

std::string Deeds::switched(const Node& node) {
    const Noun bench = noun(node.first, Among::in_play);
    const std::string benched = "Benched " + bench.many + bench.after_one;
    for (Meaning& meant : meanings_) meant.stood = nullptr;
    if (node.number > 0) {
        Meaning meaning;
        meaning.kind = Meaning::Kind::pokemon;
        meaning.words = "the new Active Pokémon";
        bind(node.number - 1, meaning);
    }
    switch (sub_as<SwitchKind>(node)) {
        case SwitchKind::mine:
            switched_mine_ = true;
            if (const int named = named_alone(nodes_, node.first); named >= 0 && !is_attack())
                return verb("switch") + " " + said_before({reference(named), false}).words + " with " + own() +
                       " Active Pokémon";
            return verb("switch") + " " +
                   (is_attack() && actor_ == Actor::you ? this_word()
                    : attached_to_active_               ? "that Pokémon"
                                                        : own() + " Active Pokémon") +
                   " with 1 of " + own() + " " + benched;
        case SwitchKind::theirs_by_them:
            if (actor_ != Actor::you)
                return std::string("your opponent ") + (base_form_ ? "switch" : "switches") +
                       " their Active Pokémon with 1 of their " + benched;
            return "switch out your opponent's Active Pokémon to the Bench. (Your opponent chooses the new Active "
                   "Pokémon" +
                   (node.first == no_node ? "" : " among their Benched " + bench.many + bench.after_many) + ".)";
        case SwitchKind::theirs_by_me:
            return verb("switch") + " in 1 of your opponent's " + benched + " to the Active Spot";
    }
    return "";
}

std::string Deeds::exchanged(const Node& node) {
    const std::string what = things(node.first, Use::object).words;
    const NodeIndex with = at(node.first).next;
    const Node& cards = at(base_of(at(with).first));
    const bool searched =
        cards.kind == NodeKind::zone && sub_as<Zone>(cards) == Zone::deck && at(at(with).first).next == no_node;
    std::string words = verb("switch") + " " + what + " with " + things(with, Use::object).words;
    if (searched)
        words = verb("search") + " " + zone_words(cards) + " for " + things(with, Use::found).words + " and " +
                verb("switch") + " it with " + what;
    if (is_inheriting(node))
        words +=
            ". Any attached cards, damage counters, Special Conditions, turns in play, and any other effects "
            "remain on the new Pokémon";
    const bool itself = is_this(at(base_of(at(node.first).first))) && actor_ == Actor::you;
    if (itself && comes_from_deck(nodes_, with))
        words += ". If you switched a Pokémon in this way, put this card into your deck";
    return words;
}

std::string Deeds::own_has() const { return actor_ == Actor::you ? "you have" : "they have"; }

std::string Deeds::evolved(const Node& node) {
    const NodeIndex whom = node.first, select = at(whom).first, with = at(whom).next;
    const Node& cards = at(base_of(at(with).first));
    const bool from_zone = cards.kind == NodeKind::zone && at(at(with).first).next == no_node;
    const auto zone = sub_as<Zone>(cards);
    std::string words;
    if (from_zone && zone == Zone::hand && is_one(range_of(select)) && is_one(range_of(at(with).first))) {
        words = evolved_by_choice(node);
    } else {
        // Who it is stands where it is said first: "a card that evolves from 1 of your Benched Pokémon".
        const std::string named = things(whom, Use::object).words;
        const Node& base = at(base_of(select));
        const int variable = base.kind == NodeKind::var ? base.number : at(select).number - 1;
        if (variable >= 0) meaning(variable).once = named;
        const Phrase what = things(with, from_zone && zone == Zone::deck ? Use::found : Use::object);
        const bool said = variable >= 0 && meaning(variable).once.empty();
        if (variable >= 0) meaning(variable).once.clear();
        const std::string onto = " onto " + (said ? reference(variable) : named) + " to evolve it";
        words = from_zone && zone == Zone::deck
                    ? verb("search") + " " + zone_words(cards) + " for " + what.words + " and " + verb("put") + " " +
                          std::string(them_or_it(what.plural)) + onto
                    : verb("put") + " " + what.words + onto;
    }
    if (node.sub & evolve_unrelated) words += ", whatever that card evolves from";
    if (node.sub & evolve_not_early)
        words += (is_attack() || is_ability() ? ". This can't be done" : ". You can't use this card") +
                 std::string(" during your first turn or on a ") +
                 (words.ends_with("skipping the Stage 1") ? "Basic " : "") + "Pokémon that was put into play this turn";
    return words;
}

// Who it is comes first: what evolves from it can only be said then.
std::string Deeds::evolved_by_choice(const Node& node) {
    const NodeIndex whom = node.first, select = at(whom).first, with = at(whom).next;
    std::string words = verb("choose") + " " + things(whom, Use::object).words;
    if (at(select).number == 0) bind_select(select, false);
    std::string card = things(with, Use::unit).words;
    if (card.find(" evolves from ") == std::string::npos && !(node.sub & evolve_unrelated))
        card += " that evolves from that Pokémon";
    const std::string_view stage2 = "Stage 2 Pokémon";
    const bool skips = words.ends_with("Basic Pokémon") && card.starts_with(stage2);
    if (skips) words += " in play", card.replace(0, stage2.size(), "Stage 2 card");
    return words + ". If " + own_has() + " " + with_article(card) + ", " + verb("put") + " that card onto " +
           (skips ? "the Basic Pokémon to evolve it, skipping the Stage 1" : "that Pokémon to evolve it");
}

std::string Deeds::devolved(const Node& node) {
    const std::string whom = things(node.first, Use::each).words;
    const NodeIndex next = at(node.first).next;
    const bool counted = at(next).kind != NodeKind::move_to;
    const std::string cards = !counted              ? "all Evolution cards"
                              : is_integer(next, 1) ? "the highest Stage Evolution card"
                              : at(next).kind == NodeKind::integer
                                  ? "the " + value(next) + " highest Stage Evolution cards"
                                  : amount(next, "Evolution card", "Evolution cards");
    const std::string where = to_where(counted ? at(next).next : next);
    return verb("devolve") + " " + whom + " by putting " + cards + " on it " +
           (whom.find("your opponent's ") != std::string::npos && actor_ == Actor::you ? with_their(where) : where);
}

// "recover from Asleep by coin flips"; the number is as `be_cured` has it.
std::string Deeds::cured_by(int number) {
    const int which = number & ((1 << cure_way_shift) - 1);
    const std::string recover =
        "recover from " + std::string(which == 0 ? "" : "being ") + conditions_in(which, "Special Conditions");
    switch (static_cast<CureWay>(number >> cure_way_shift)) {
        case CureWay::effects: return recover + " by effects";
        case CureWay::evolving: return recover + " by evolving or devolving";
        case CureWay::coins: return recover + " by coin flips";
    }
    return "";
}

}  // namespace cubenight::wording
