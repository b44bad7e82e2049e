// What a standing text changes about a Pokémon, a card or a player, its numbers apart (changes.cpp).
#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

std::string Deeds::modifier(NodeIndex index, const Phrase& whom) {
    const Node& node = at(index);
    const std::string be = whom.plural ? " are " : " is ";
    switch (node.kind) {
        case NodeKind::modify: return modify(node, whom);
        case NodeKind::cost_change: return cost_changed(node, whom);
        case NodeKind::type_change:
            if (is_kind(node.first, KindWord::variable))
                return whom.words + be + (is_also(node) ? "also " : "") + "of " + kind_words(at(node.first));
            return whom.words + (given_to_pokemon_ ? be : " is ") + (is_also(node) ? "also " : "") +
                   types_together(at(node.first)) + (given_to_pokemon_ ? " type" : " Energy");
        case NodeKind::weakness: return weakness(node, whom, "Weakness");
        case NodeKind::resistance: return weakness(node, whom, "Resistance");
        case NodeKind::counts_as: return counts_as(at(node.first), whom);
        case NodeKind::provides: return provides(node, whom);
        case NodeKind::no_damage: return no_damage(node, whom);
        case NodeKind::no_effects: return no_effects(node, whom);
        case NodeKind::cant:
        case NodeKind::can: return can_or_cant(node, whom);
        case NodeKind::has_attacks: return attacks_of_others(node, whom);
        case NodeKind::without: return without(node, whom);
        case NodeKind::coin:
            return "coins that " + whom.words + (whom.plural ? " flip" : " flips") + " are always " +
                   (static_cast<CoinFace>(node.sub) == CoinFace::heads ? "heads" : "tails");
#define CUBENIGHT_NAMED_modifier
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// "{G} and {R}": of all of these types at once.
std::string Deeds::types_together(const Node& kind) {
    if (sub_as<KindWord>(kind) != KindWord::type) return kind_words(kind);
    std::vector<std::string> names;
    for (int type = 0; type < type_count; ++type)
        if ((kind.number >> type) & 1) names.push_back(energy_symbol(type));
    return listed(names, "and");
}

// "this Pokémon can use any attack from its previous Evolutions"
std::string Deeds::attacks_of_others(const Node& node, const Phrase& whom) {
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(select));
    const std::string can_use = whom.words + " can use ";
    if (at(select).next == no_node && base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::earlier)
        return can_use + "any attack from " + (whom.plural ? "their" : "its") + " previous Evolutions";
    const Phrase others = any_one_of(node.first, Use::subject);
    return can_use + "the attacks of " + (others.plural ? "any " : "") +
           (others.plural && base.kind == NodeKind::place && whose(base) != Side::any ? "of " : "") + others.words;
}

// Energy as it is provided: "{C}{C}", or one unit of several types.
std::string Deeds::units(NodeIndex first, std::string_view joint) const {
    std::string out;
    int wild = 0;
    std::vector<std::string> either;
    for (NodeIndex i : siblings_from(nodes_, first)) {
        if (at(i).kind != NodeKind::cost_units) break;
        const TypeSet set{static_cast<std::uint16_t>(at(i).number)};
        std::vector<std::string> names;
        for (int type = 0; type < type_count; ++type)
            if (set.has(static_cast<Type>(type))) names.push_back(energy_symbol(type));
        if (set == TypeSet::all()) ++wild;
        else if (names.size() == 1) out += names[0];
        else either.push_back(listed(names, joint));
    }
    for (const std::string& one : either) out += (out.empty() ? "" : " Energy and ") + one;
    if (wild > 0) out += out.empty() ? "every type" : " Energy and " + std::to_string(wild) + " of every type of";
    return out;
}

// "{W} and {L}"
std::string Deeds::units_of_one(int types) {
    std::vector<std::string> names;
    for (int type = 0; type < type_count; ++type)
        if ((types >> type) & 1) names.push_back(energy_symbol(type));
    return listed(names, "and");
}

// How often a cost changes: " for each ...", ", 2 times".
std::string Deeds::times_words(NodeIndex quantity) {
    if (is_counted(quantity)) return " " + for_each(quantity);
    if (at(quantity).kind == NodeKind::integer) return ", " + value(quantity) + " times";
    return ", as many times as " + value(quantity);
}

std::string Deeds::cost_changed(const Node& node, const Phrase& whom) {
    NodeIndex part = node.first;
    std::string attacks = attacks_of(whom) + " cost ";
    if (part != no_node && at(part).kind == NodeKind::attack_name) {
        attacks = attack_of_whom(at(part), whom) + " costs ";
        part = at(part).next;
    }
    std::string energy = units(part);
    const std::string any_type = " Energy of any type";
    int wild = 0;
    for (; part != no_node && at(part).kind == NodeKind::cost_units; part = at(part).next) ++wild;
    if (energy == "every type") energy = std::to_string(wild) + any_type;
    const std::string each = part == no_node ? "" : times_words(part);
    switch (sub_as<ChangeKind>(node)) {
        case ChangeKind::plus: return attacks + energy + " more" + each;
        case ChangeKind::minus:
            if (energy.ends_with(any_type)) return attacks + std::to_string(wild) + " less" + any_type + each;
            return attacks + energy + " less" + each;
        case ChangeKind::fixed: return attacks + energy;
        case ChangeKind::none: return attacks + "no Energy";
        case ChangeKind::half: break;
    }
    return attacks + "half";
}

std::string Deeds::weakness(const Node& node, const Phrase& whom, const std::string& name) {
    const Node& kind = at(node.first);
    if (sub_as<KindWord>(kind) == KindWord::no_type) return whom.words + " " + to_have(whom.plural) + " no " + name;
    std::string much;
    if (states_amount(node)) {
        constexpr std::string_view signs[] = {"×", "+", "-"};
        much = " (" + std::string(signs[amount_sign(node)]) + std::to_string(node.number) + ")";
    }
    return possessive(whom.words) + " " + name + " is now " + kind_words(kind) + much;
}

std::string Deeds::counts_as(const Node& kind, const Phrase& whom) {
    const std::string counts = whom.words + (whom.plural ? " count as " : " counts as ");
    const std::string what = kind_words(kind);
    switch (sub_as<KindWord>(kind)) {
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
        case KindWord::evolved:
        case KindWord::type:
        case KindWord::trait: return counts + (whom.plural ? what + " Pokémon" : with_article(what + " Pokémon"));
        case KindWord::no_type: return counts + "having no type";
        case KindWord::rule: return counts + "having a Rule Box";
        case KindWord::pokemon:
        case KindWord::tool:
        case KindWord::rule_box: return counts + with_article(what);
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::item:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer: return counts + with_article(what + " card");
        case KindWord::face_up:
        case KindWord::at:
        case KindWord::variable: break;
    }
    return counts + what;
}

std::string Deeds::provides(const Node& node, const Phrase& whom) {
    const int count = child_count(nodes_, index_of(node));
    const std::string energy = units(node.first, count == 1 ? "and" : "or");
    bool every = true;
    for (NodeIndex unit : siblings_from(nodes_, node.first)) every &= at(unit).number == TypeSet::all().bits;
    const bool always = source_.of == TextOf::attached && whom.words == this_word() && !under_condition_;
    const std::string provide = (always ? "as long as this card is attached to a Pokémon, it" : whom.words) +
                                (whom.plural ? " provide " : " provides ");
    const std::string at_a_time = " Energy but provides only " + std::to_string(count) + " Energy at a time";
    if (every) return provide + "every type of" + at_a_time;
    if (const int types = at(node.first).number;
        count > 1 && at(node.first).kind == NodeKind::cost_units && (types & (types - 1)) != 0) {
        bool alike_units = true;
        for (NodeIndex unit : siblings_from(nodes_, node.first)) alike_units &= at(unit).number == types;
        if (alike_units)
            return provide + std::to_string(count) + " in any combination of " + units_of_one(types) + " Energy";
    }
    if (count == 1 && energy.find(" and ") != std::string::npos) return provide + energy + at_a_time;
    const bool other = under_condition_ && source_.of == TextOf::attached && !source_.provides.empty();
    return provide + energy + " Energy" + (other && whom.words == this_word() ? " instead" : "");
}

std::string Deeds::can_or_cant(const Node& node, const Phrase& whom) {
    const Node& action = at(node.first);
    const bool can = node.kind == NodeKind::can;
    whom_limited_ = whom.words;
    if (can && static_cast<ActionKind>(action.sub) == ActionKind::keep_turn)
        return turn_kept(whom) + limits_lifted(action, whom);
    const bool this_from_hand = static_cast<ActionKind>(action.sub) == ActionKind::play && whom.words == this_word() &&
                                find_child(nodes_, node.first, NodeKind::selection) == no_node;
    const bool given_to = !can && given_to_pokemon_ && static_cast<ActionKind>(action.sub) == ActionKind::attach &&
                          find_child(nodes_, node.first, NodeKind::selection) != no_node;
    action_denied_ = !can;
    std::string words =
        given_to ? cards_limited(action) + " can't be attached to " + whom.words
                 : (this_from_hand ? "you" : whom.words) + (can ? " can " : " can't ") + action_words(action);
    if (can && lifts_all_limits(action)) return words + limits_lifted(action, whom);
    for (NodeIndex part : siblings_from(nodes_, action.first)) {
        if (family_of(at(part).kind) != NodeFamily::predicate) continue;
        if (at(part).kind == NodeKind::turn_of || at(part).kind == NodeKind::first_turn) {
            const std::string turn(at(part).kind == NodeKind::turn_of ? " turn" : " first turn");
            words +=
                (can ? " even during " : " during ") + std::string(person(sub_as<Player>(at(part))).possessive) + turn;
            continue;
        }
        const std::string when = clause_of(part);
        // An attack says it of itself alone: "this attack can be used even if this Pokémon is Asleep".
        const bool itself = is_attack() && can && static_cast<ActionKind>(action.sub) == ActionKind::attack;
        if (itself && whom.words == this_word() && when.starts_with(this_word() + " is ")) {
            words = "this attack can be used even if " + when;
            continue;
        }
        // "even if it is Asleep": the subject is said once.
        const std::string said = when.starts_with(whom.words + " ") ? when.substr(whom.words.size()) : "";
        if (can && said.starts_with(" is ")) words += " even if it's " + said.substr(4);
        else if (can && !said.empty()) words += " even if it" + said;
        else words += (can ? " even if " : " if ") + when;
    }
    return words;
}

// "your turn does not end if the Pokémon this card is attached to becomes M Gardevoir-EX"
std::string Deeds::turn_kept(const Phrase& whom) {
    const std::string_view the = "the ", holder = " this card is attached to";
    if (whom.words.starts_with(the) && whom.words.ends_with(holder) && whom.words.find("Pokémon") == std::string::npos)
        return "your turn does not end if the Pokémon" + std::string(holder) + " becomes " +
               whom.words.substr(the.size(), whom.words.size() - the.size() - holder.size());
    return "the turn does not end if " + whom.words + (whom.plural ? " become" : " becomes") +
           " a Mega Evolution Pokémon";
}

// Whether the condition speaks of a limit that is lifted: of the first turn, or of being Asleep or Paralyzed.
bool Deeds::speaks_of_limit(NodeIndex condition, ActionKind action) const {
    if (at(condition).kind == NodeKind::not_) return false;
    if (at(condition).kind == NodeKind::first_turn) return true;
    const bool held = action == ActionKind::attack || action == ActionKind::use_named || action == ActionKind::retreat;
    if (held && at(condition).kind == NodeKind::ill) return true;
    for (NodeIndex part : children(nodes_, condition))
        if (speaks_of_limit(part, action)) return true;
    return false;
}

// Whether a "can" lifts whatever limits the rules set, perhaps under a condition.
bool Deeds::lifts_all_limits(const Node& action) const {
    for (NodeIndex part : siblings_from(nodes_, action.first))
        if (family_of(at(part).kind) == NodeFamily::predicate &&
            speaks_of_limit(part, static_cast<ActionKind>(action.sub)))
            return false;
    return true;
}

// What the rules would not allow, behind a "can" that lifts all their limits, and under which condition.
std::string Deeds::limits_lifted(const Node& action, const Phrase& whom) {
    const bool theirs = whom.words.starts_with("your opponent"),
               both = whom.words.find("both yours") < whom.words.size();
    const std::string first_turn = theirs ? "their first turn" : both ? "their player's first turn" : "your first turn";
    const std::string played = std::string("the turn ") +
                               (theirs ? "they play "
                                : both ? "that player plays "
                                       : "you play ") +
                               std::string(them_or_it(whom.plural));
    const std::string ill = std::string(whom.plural ? "they're" : "it's") + " Asleep or Paralyzed";
    NodeIndex condition = no_node;
    for (NodeIndex part : siblings_from(nodes_, action.first))
        if (family_of(at(part).kind) == NodeFamily::predicate) condition = part;
    std::string only = condition == no_node ? "" : " if " + clause_of(condition);
    if (const std::string named = " if " + whom.words + " "; !whom.plural && only.starts_with(named))
        only.replace(0, named.size(), " if it ");
    switch (static_cast<ActionKind>(action.sub)) {
        case ActionKind::evolve:
            if (at(condition).kind == NodeKind::not_ && at(at(condition).first).kind == NodeKind::first_turn)
                return " " + played + ", except during " + first_turn;
            return " during " + first_turn + " or " + played + only;
        case ActionKind::attack: return " even during " + first_turn + ", and even if " + ill + only;
        case ActionKind::retreat: return " more than once each turn, and even if " + ill + only;
        case ActionKind::use_named: return " even if the rules don't allow it" + only;
        case ActionKind::play:
        case ActionKind::attach: return " even if the rules don't allow any more of them this turn" + only;
        case ActionKind::use_abilities:
        case ActionKind::be_healed:
        case ActionKind::be_cured:
        case ActionKind::be_ill:
        case ActionKind::be_discarded:
        case ActionKind::discard:
        case ActionKind::be_chosen:
        case ActionKind::take_prizes:
        case ActionKind::have_more_than:
        case ActionKind::keep_turn: break;
    }
    return only;
}

// "Item cards from their hand": of the player who can't.
std::string Deeds::cards_limited(const Node& action) {
    const NodeIndex selection = find_child(nodes_, index_of(action), NodeKind::selection);
    const Node& base = at(base_of(at(selection).first));
    std::vector<std::string> nouns;
    for (NodeIndex select : children(nodes_, selection)) {
        const Node& each = at(base_of(select));
        if (each.kind != NodeKind::zone || sub_as<Zone>(each) != Zone::hand || whose(each) != whose(base))
            return things(selection, Use::many).words;
        const Noun cards = noun(each.next, Among::cards);
        nouns.push_back(cards.many + cards.after_many);
        if (nouns.back().starts_with(in_any_combination)) nouns.back().erase(0, in_any_combination.size());
    }
    const bool their = whom_limited_ != "you";
    const bool own_hand = whose(base) == (whom_limited_ == "you"                                        ? Side::my
                                          : whom_limited_ == "your opponent" || whom_limited_ == "they" ? Side::their
                                                                                                        : Side::any);
    return listed(nouns, "or") + " from " + (own_hand ? their ? "their hand" : "your hand" : zone_words(base));
}

// What a player or Pokémon can't do, or can: without the "can".
std::string Deeds::action_words(const Node& action) {
    const auto group_noun = [&] {
        const Node& base = at(base_of(at(find_child(nodes_, index_of(action), NodeKind::selection)).first));
        const Noun pokemon = noun(base.next, Among::in_play);
        const std::string spot(spot_of(sub_as<Place>(base)));
        return spot + pokemon.many + pokemon.after_many + (spot.empty() ? " in play" : "");
    };
    const bool anything = find_child(nodes_, index_of(action), NodeKind::selection) != no_node;
    switch (static_cast<ActionKind>(action.sub)) {
        case ActionKind::attack: return action_denied_ ? "use attacks" : "attack";
        case ActionKind::retreat: return "retreat";
        case ActionKind::evolve: return anything ? "evolve with any " + cards_limited(action) : "evolve";
        case ActionKind::use_named: {
            const Node& name = at(find_child(nodes_, index_of(action), NodeKind::attack_name));
            return "use " + (names_per_game(name) ? std::string(word(name.number)) + " attacks" : attack_word(name));
        }
        case ActionKind::use_abilities: {
            // Their kind + 1, or 0 for whatever is called an Ability, a Power or a Body.
            constexpr std::string_view kinds[] = {"Abilities",   "Abilities",      "Poké-Powers",
                                                  "Poké-Bodies", "Ancient Traits", "Pokémon Powers"};
            const auto kind = static_cast<std::size_t>(action.number);
            return "use " + std::string(kinds[kind < std::size(kinds) ? kind : 0]);
        }
        case ActionKind::play: return anything ? "play any " + cards_limited(action) : "play this card";
        case ActionKind::attach: return anything ? "attach any " + cards_limited(action) : "attach this card";
        case ActionKind::be_healed: return "be healed";
        case ActionKind::be_cured: return cured_by(action.number);
        case ActionKind::be_ill: return "be " + conditions_in(action.number, "affected by any Special Conditions");
        case ActionKind::be_discarded: return "be discarded";
        case ActionKind::discard: return "be discarded by its player during that player's turn";
        case ActionKind::be_chosen: return "be chosen by the opponent's effects";
        case ActionKind::take_prizes: return "take Prize cards";
        case ActionKind::have_more_than: return "have more than " + std::to_string(action.number) + " " + group_noun();
        case ActionKind::keep_turn: return "evolve into a Mega Evolution Pokémon without ending the turn";
    }
    return "";
}

}  // namespace cubenight::wording
