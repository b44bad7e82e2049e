// How a text opens: how often, from where, under what condition and for what price it is used.
#include <utility>

#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

void Chinese::once(const Node& node) {
    const bool attack = is_attack();
    switch (sub_as<OnceKind>(node)) {
        case OnceKind::plain: use_ = say(Phrase::once_a_turn); return;
        case OnceKind::by_name:
            use_ = attack ? "" : say(Phrase::once_a_turn);
            name_rule_ = say(attack                      ? Phrase::one_attack_a_turn
                             : source_.of == TextOf::use ? Phrase::one_use_a_turn
                                                         : Phrase::one_ability_a_turn,
                             source_.name);
            return;
        case OnceKind::per_game:
            use_ = attack ? "" : say(Phrase::usable_in_turn);
            name_rule_ = say(Phrase::once_a_game, power_of_game(node.number));
            return;
        case OnceKind::either_player:
            use_ = say(Phrase::once_either_player);
            own_is_self_ = true;
            return;
    }
}

// "GX招式", "【VSTAR】力量": what is used once in a match. Only the first is always an attack.
std::string Chinese::power_of_game(int name) const {
    return say(word(name) == "GX" ? Phrase::attacks_per_game : Phrase::powers_per_game, word(name));
}

void Chinese::only_if(NodeIndex index, std::vector<std::string>& conditions) {
    const Node& node = at(index);
    const bool uses = source_.of == TextOf::ability || source_.of == TextOf::use || source_.of == TextOf::stadium;
    std::string clause = clause_of(node.first);
    const std::string in = say(Phrase::located_at, "");
    if (uses) {
        conditions.push_back(clause);
        return;
    }
    if (source_.of != TextOf::attached) {
        // "只有在后攻玩家的最初回合": no verb of its own.
        const std::string is = say(Phrase::is, "");
        const bool turn = at(node.first).kind == NodeKind::first_turn || clause == say(Phrase::first_turn_second);
        if (turn && clause.starts_with(is)) clause.erase(0, is.size());
        else if (clause.starts_with(in)) clause.erase(0, in.size());
        constexpr std::string_view done = "了";
        if (clause.ends_with(done)) clause.resize(clause.size() - done.size());
        const bool attack = is_attack();
        emit(index, turn ? say(attack ? Phrase::attack_only_in : Phrase::card_only_in, clause)
                         : say(attack ? Phrase::attack_only_if : Phrase::card_only_if, clause));
        return;
    }
    const Node& asked = at(node.first);
    const bool holder = asked.kind == NodeKind::is && at(at(asked.first).first).next == no_node &&
                        at(base_of(nodes_, at(asked.first).first)).kind == NodeKind::place &&
                        sub_as<Place>(at(base_of(nodes_, at(asked.first).first))) == Place::holder &&
                        at(base_of(nodes_, at(asked.first).first)).next == no_node;
    const std::string pokemon = holder ? pokemon_that(at(asked.first).next) : "";
    const std::string only = holder ? say(Phrase::only_attached_to, pokemon) : say(Phrase::only_attached_if, clause);
    if (is_to_attach(node)) return emit(index, only);
    if (holder) return emit(index, only + say(Phrase::comma) + say(Phrase::discarded_otherwise, pokemon));
    emit(index, only);
    emit(index, say(Phrase::discarded_if_not));
}

void Chinese::cost(NodeIndex index, std::vector<std::string>& conditions) {
    std::vector<std::string> price;
    flat_ = true;
    for (NodeIndex part : children(nodes_, at(index).first)) price.push_back(verb_clause(part));
    flat_ = false;
    if (price.empty()) return;
    const std::string paid = clauses(price, Phrase::and_also);
    switch (source_.of) {
        case TextOf::attack: return emit(index, say(Phrase::attack_only_paid, paid));
        case TextOf::play: return emit(index, say(Phrase::card_only_paid, paid));
        case TextOf::attached: return emit(index, say(Phrase::attached_only_paid, paid));
        case TextOf::ability:
        case TextOf::use:
        case TextOf::stadium: conditions.push_back(paid), paid_ = true; return;
    }
}

// How often the text is used, and what else its use brings.
std::string Chinese::use_words(const std::string& condition) const {
    std::string words = condition + use_;
    if (paid_ && source_.of != TextOf::stadium) {
        const Phrase frame = use_ == say(Phrase::once_a_turn)         ? Phrase::paid_once_a_turn
                             : use_ == say(Phrase::as_often_as_liked) ? Phrase::paid_as_often_as_liked
                                                                      : Phrase::paid_in_turn;
        words = say(frame, condition);
    }
    return hoisted_ == no_node ? words : say(Phrase::ends_turn_if_used, words);
}

// A turn that ends with the text is told before the rest: it ends whatever a coin shows.
void Chinese::hoist_end_of_turn(NodeIndex first) {
    const bool play = source_.of == TextOf::play;
    if (!play && source_.of != TextOf::ability && source_.of != TextOf::use) return;
    if (use_.empty() != play) return;
    NodeIndex last = first;
    while (last != no_node && at(last).next != no_node) last = at(last).next;
    if (last == no_node || last == first || at(last).kind != NodeKind::end_turn) return;
    hoisted_ = last;
    if (play) emit(last, say(Phrase::ends_turn_if_played));
}

// Limits and prices, as the text opens. What it returns stands before what holds as long as the text is in force.
Chinese::Lead Chinese::opening(NodeIndex& first) {
    std::vector<std::string> conditions;
    const bool ability = source_.of == TextOf::ability || source_.of == TextOf::use;
    first = at(0).first;
    for (NodeIndex i : siblings_from(nodes_, first))
        if (at(i).kind == NodeKind::once) once(at(i));
    for (NodeIndex i : siblings_from(nodes_, first)) {
        const Node& node = at(i);
        switch (node.kind) {
            case NodeKind::once: break;
            case NodeKind::often: use_ = say(Phrase::as_often_as_liked); break;
            case NodeKind::no_stack:
                name_rule_ = say(ability ? Phrase::ability_does_not_stack : Phrase::card_does_not_stack);
                break;
            case NodeKind::from_zone:
                from_elsewhere_ = true;
                conditions.push_back(
                    say(sub_as<FromZone>(node) == FromZone::hand ? Phrase::this_in_hand : Phrase::this_in_discard));
                if (use_.empty()) use_ = say(Phrase::usable_in_turn);
                break;
            case NodeKind::only_if: only_if(i, conditions); break;
            case NodeKind::cost: cost(i, conditions); break;
#define CUBENIGHT_NAMED_limit
#include "engine/language/other_kinds.def"
                break;
        }
    }
    while (first != no_node && is_limit(at(first).kind)) first = at(first).next;
    asked_ = clauses(conditions, Phrase::and_also);
    return {asked_.empty() ? "" : if_words(asked_), false, false};
}

// An ability that may be used when something happens.
bool Chinese::used_when(NodeIndex block) const {
    return source_.of == TextOf::ability && block != no_node && at(block).kind == NodeKind::may &&
           at(block).next == no_node && at(at(block).first).next == no_node;
}

// What the card provides, where its text says nothing of it.
void Chinese::provided_as_printed(NodeIndex first) {
    if (always_provides(nodes_, first)) return;
    emit(0, say(Phrase::provides_while_attached, units_of(source_.provides)));
}

std::vector<Sentence> Chinese::text() {
    if (nodes_.empty()) return {};
    NodeIndex first = no_node;
    const Lead lead = opening(first);
    bool used = false;
    if (!source_.provides.empty()) provided_as_printed(first);
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        if (is_limit(at(i).kind)) continue;
        if (is_standing(at(i).kind)) {
            const NodeIndex next = at(i).next;
            if (const NodeIndex last = said_of_types(i, lead); last != no_node) {
                i = last;
                continue;
            }
            both_sides_ = source_.of == TextOf::stadium && next != no_node && mirrors(nodes_, i, next);
            control(i, lead);
            if (std::exchange(both_sides_, false)) i = next;
            continue;
        }
        used = true;
        hoist_end_of_turn(i);
        if (use_.empty()) {
            statements(i, lead);
        } else if (own_is_self_) {
            statements(i, {lead.words.empty() ? use_ : say(Phrase::once_either_player_if, lead.words), false, false});
        } else {
            emit(0, use_words(lead.words));
            statements(i, {});
        }
        break;
    }
    const NodeIndex once = find_child(nodes_, 0, NodeKind::once);
    if (!used && !usable_once_ && name_rule_.empty() && once != no_node) name_rule_ = say(Phrase::effect_once_a_turn);
    say_remarks();
    if (!name_rule_.empty()) emit(0, name_rule_);
    return std::move(out_);
}

}  // namespace cubenight::wording
