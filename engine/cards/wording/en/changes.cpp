// Numbers of the game that a standing text changes: damage, HP, costs, Prize cards.
#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

std::string Deeds::modify(const Node& node, const Phrase& whom) {
    const bool named = at(node.first).kind == NodeKind::attack_name;
    const NodeIndex change = named ? at(node.first).next : node.first;
    const NodeIndex other = at(change).next;
    const NumberChange how{sub_as<ChangeKind>(at(change)), at(change).first};
    switch (static_cast<ModNumber>(node.sub)) {
        case ModNumber::deals: return damage_dealt(how, whom, other);
        case ModNumber::takes: return damage_taken(how, whom, other);
        case ModNumber::hp: return hp_changed(how, whom);
        case ModNumber::retreat: return retreat_changed(how, whom);
        case ModNumber::base: return base_damage(how, whom, named ? node.first : no_node);
        case ModNumber::prizes: return prizes_changed(how, whom);
        case ModNumber::poison: return checkup_counters(how, whom, "Poisoned", 1);
        case ModNumber::burn: return checkup_counters(how, whom, "Burned", 2);
        case ModNumber::bench_size:
            if (how.kind == ChangeKind::none) return whom.words + " can't have any Benched Pokémon";
            return whom.words + " can have " + up_to_or_more(how) + " Pokémon on " +
                   (whom.words == "you" ? "your" : "their") + " Bench";
        case ModNumber::tools:
            return whom.words + " may have " + up_to_or_more(how) +
                   (is_integer(how.quantity, 1) ? " Pokémon Tool" : " Pokémon Tools") + " attached to " +
                   (whom.plural ? "each of them" : "it");
        case ModNumber::weakness_value:
            if (how.kind == ChangeKind::fixed) return weakness_applied(how, whom);
            return affinity_changed(how, affinity_of(whom, "Weakness"));
        case ModNumber::resistance_value: return affinity_changed(how, affinity_of(whom, "Resistance"));
        case ModNumber::sleep_coins:
            return "flip " + (how.is_relative() ? change_words(how, "more", "fewer") : now(how)) +
                   (is_integer(how.quantity, 1) ? " coin for " : " coins for ") +
                   (!whom.each.empty() ? whom.each
                    : whom.words.starts_with("all ")
                        ? "each of the " + whom.words.substr(std::string_view("all ").size())
                        : (whom.plural ? "each of " : "") + whom.words) +
                   " if it is Asleep during Pokémon Checkup. If any of them is tails, it is still Asleep";
    }
    return "";
}

// "+20" as "20 more", and the like; what is counted stands in `more` and `less`.
std::string Deeds::change_words(const NumberChange& how, std::string_view more, std::string_view less) {
    const std::string way(how.kind == ChangeKind::plus ? more : less);
    if (const Scaled parts = units_of(how.quantity); parts.unit != no_node)
        return std::to_string(parts.factor) + " " + way + " " + for_each(parts.unit);
    return value(how.quantity) + " " + way;
}

// What a number is now, where it is not more or less than before.
std::string Deeds::now(const NumberChange& how) { return how.kind == ChangeKind::none ? "0" : value(how.quantity); }

std::string Deeds::up_to_or_more(const NumberChange& how) {
    if (how.kind == ChangeKind::none) return "no";
    return how.kind == ChangeKind::fixed ? "up to " + value(how.quantity) : change_words(how, "more", "fewer");
}

// The number of a change, and what it is taken for: "20", " for each ...".
Deeds::PerUnit Deeds::per_unit(const NumberChange& how) {
    if (const Scaled parts = units_of(how.quantity); parts.unit != no_node)
        return {std::to_string(parts.factor), " " + for_each(parts.unit)};
    return {value(how.quantity), ""};
}

// "attacks used by this Pokémon".
std::string Deeds::attacks_of(const Phrase& whom) const {
    if (whom.words == "it" || receiver_named_) return whom.plural ? "their attacks" : "its attacks";
    const std::size_t all = whom.words.starts_with("all ") ? std::string_view("all ").size() : 0;
    return "attacks used by " + whom.words.substr(all);
}

// "Bloom used by this Pokémon", "its Bloom attack".
std::string Deeds::attack_of_whom(const Node& name, const Phrase& whom) {
    if (whom.words == "it" || names_chosen(name)) return possessive(whom.words) + " " + attack_word(name) + " attack";
    return attack_word(name) + " used by " + whom.words;
}

std::string Deeds::damage_dealt(const NumberChange& how, const Phrase& whom, NodeIndex to) {
    const PerUnit number = how.kind == ChangeKind::half || how.kind == ChangeKind::none ? PerUnit{} : per_unit(how);
    const std::string attacks = attacks_of(whom) + " do ";
    const std::string target = to == no_node ? "" : " to " + things(to, Use::doer).words;
    const std::string before = " (before applying Weakness and Resistance)";
    switch (how.kind) {
        case ChangeKind::half:
            return attacks + "half the damage" + target + " (after applying Weakness and Resistance)";
        case ChangeKind::none: return attacks + "no damage" + target;
        case ChangeKind::fixed: return attacks + value(how.quantity) + " damage" + target;
        case ChangeKind::plus: return attacks + number.number + " more damage" + target + number.each + before;
        case ChangeKind::minus: return attacks + number.number + " less damage" + target + number.each + before;
    }
    return "";
}

std::string Deeds::damage_taken(const NumberChange& how, const Phrase& whom, NodeIndex from) {
    const PerUnit number = how.kind == ChangeKind::half || how.kind == ChangeKind::none ? PerUnit{} : per_unit(how);
    const std::string attacks = from == no_node ? "" : " from " + things(from, Use::doer).words;
    const std::string source = " from attacks" + attacks, after = " (after applying Weakness and Resistance)";
    const std::string take = whom.words + (whom.plural ? " take " : " takes ");
    switch (how.kind) {
        case ChangeKind::half: return take + "half the damage" + source + after;
        case ChangeKind::none: return take + "no damage" + source;
        case ChangeKind::fixed: return take + value(how.quantity) + " damage" + source + after;
        case ChangeKind::plus: return take + number.number + " more damage" + source + number.each + after;
        case ChangeKind::minus: return take + number.number + " less damage" + source + number.each + after;
    }
    return "";
}

std::string Deeds::hp_changed(const NumberChange& how, const Phrase& whom) {
    if (!how.is_relative())
        return "the maximum HP of " + (whom.each.empty() ? whom.words : whom.each) + " is " + now(how);
    const PerUnit number = per_unit(how);
    return whom.words + (whom.plural ? " get " : " gets ") + (how.kind == ChangeKind::plus ? "+" : "-") +
           number.number + " HP" + number.each;
}

std::string Deeds::retreat_changed(const NumberChange& how, const Phrase& whom) {
    if (how.kind == ChangeKind::none) return whom.words + " " + to_have(whom.plural) + " no Retreat Cost";
    const std::string cost = receiver_named_ && !whom.plural
                                 ? "its Retreat Cost is "
                                 : "the Retreat Cost of " + (whom.each.empty() ? whom.words : whom.each) + " is ";
    if (!how.is_relative() && at(how.quantity).kind != NodeKind::integer)
        return cost + "a number of {C} equal to " + value(how.quantity);
    const std::string way = how.kind == ChangeKind::plus ? " more" : " less";
    if (at(how.quantity).kind != NodeKind::integer && units_of(how.quantity).unit == no_node)
        return cost + "a number of {C}" + way + ", equal to " + value(how.quantity);
    if (at(how.quantity).kind != NodeKind::integer) return cost + "{C}" + way + per_unit(how).each;
    std::string symbols;
    const int most = 12;  // more are said as a number
    if (at(how.quantity).number > most) symbols = value(how.quantity) + " {C}";
    else
        for (int i = 0; i < at(how.quantity).number; ++i) symbols += "{C}";
    if (!how.is_relative() && symbols.empty()) symbols = "nothing";
    return cost + symbols + (how.is_relative() ? way : "");
}

std::string Deeds::base_damage(const NumberChange& how, const Phrase& whom, NodeIndex name) {
    const std::string called = name == no_node ? "attack" : attack_word(at(name)) + " attack";
    const std::string attack = possessive(whom.words) + " " + called;
    if (!how.is_relative()) return attack + "'s base damage is " + now(how);
    const PerUnit number = per_unit(how);
    return attack + " does " + number.number + (how.kind == ChangeKind::plus ? " more" : " less") + " damage" +
           number.each + " (before applying Weakness and Resistance)";
}

namespace {

// One of those that are named, "all" of them or not: "1 of the Active Pokémon".
std::string one_of(const std::string& words, bool plural) {
    constexpr std::string_view all = "all ";
    if (words.starts_with(all)) return "1 of the " + words.substr(all.size());
    return (plural ? "1 of " : "") + words;
}

}  // namespace

std::string Deeds::prizes_changed(const NumberChange& how, const Phrase& whom) {
    const bool theirs = whom.words.starts_with("your opponent's ");
    const bool mine = whom.words.starts_with("your ") || whom.words.starts_with("this ") || whom.words == "it" ||
                      whom.words.starts_with("the Pokémon this card");
    const std::string who = theirs ? "you" : mine ? "your opponent" : "the opponent";
    const std::string out = "when " + one_of(whom.words, whom.plural) + " is Knocked Out, " + who;
    if (how.kind == ChangeKind::none) return out + " can't take any Prize cards for it";
    const std::string takes = out + (theirs ? " take " : " takes ");
    const std::string way = how.kind == ChangeKind::plus ? " more" : how.kind == ChangeKind::minus ? " fewer" : "";
    if (how.is_relative() && units_of(how.quantity).unit == no_node && at(how.quantity).kind != NodeKind::integer)
        return takes + "a number of" + way + " Prize cards equal to " + value(how.quantity);
    const PerUnit number = per_unit(how);
    return takes + number.number + way + (number.number == "1" ? " Prize card" : " Prize cards") + number.each;
}

std::string Deeds::checkup_counters(const NumberChange& how, const Phrase& whom, const std::string& ill, int usual) {
    // "your opponent's Poisoned Pokémon"
    const std::string_view pokemon = "Pokémon";
    const bool said = whom.words.find(ill) != std::string::npos;
    const std::size_t noun = whom.words.find(pokemon);
    const bool joined = !said && whom.plural && noun != std::string::npos;
    const std::string named = joined ? whom.words.substr(0, noun) + ill + " " + whom.words.substr(noun) : whom.words;
    const std::string put = "during Pokémon Checkup, put ", of = said || joined ? "" : " for being " + ill;
    const std::string on_whom = " on " + named + of;
    if (how.kind == ChangeKind::none) return put + "no damage counters" + on_whom;
    const std::string counters = is_integer(how.quantity, 1) ? " damage counter" : " damage counters";
    if (how.kind == ChangeKind::fixed)
        return put + value(how.quantity) + counters + on_whom + " instead of " + std::to_string(usual);
    const PerUnit number = per_unit(how);
    return put + number.number + (how.kind == ChangeKind::plus ? " more" : " fewer") + counters + on_whom + number.each;
}

// "this Pokémon's Weakness", "the Weakness of each Pokémon in play".
std::string Deeds::affinity_of(const Phrase& whom, const std::string& name) {
    return whom.each.empty() ? possessive(whom.words) + " " + name : "the " + name + " of " + whom.each;
}

// "apply Weakness for each Pokémon (both yours and your opponent's) as ×2 instead"
std::string Deeds::weakness_applied(const NumberChange& how, const Phrase& whom) {
    constexpr std::string_view in_play = " in play (both";
    std::string of = whom.each.empty() ? whom.words : whom.each;
    if (const std::size_t cut = of.find(in_play); cut != std::string::npos) of.replace(cut, in_play.size(), " (both");
    return "apply Weakness for " + of + " as ×" + value(how.quantity) + " instead";
}

std::string Deeds::affinity_changed(const NumberChange& how, const std::string& which) {
    const std::string number = "the amount of " + which;
    switch (how.kind) {
        case ChangeKind::none: return which + " has no effect";
        case ChangeKind::fixed: return number + " is now " + value(how.quantity);
        case ChangeKind::half: return number + " is halved";
        case ChangeKind::plus:
        case ChangeKind::minus: break;
    }
    return number + " is " + change_words(how, "more", "less");
}

}  // namespace cubenight::wording
