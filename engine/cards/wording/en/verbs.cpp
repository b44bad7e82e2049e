// What is done: each verb as a clause. An action of the player who acts has no subject of its own here; what happens by
// itself ("this Pokémon is Knocked Out") has one, unless it is said as what somebody may do.
#include <algorithm>

#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

// The verb as the actor takes it: "search", or "searches" of an opponent.
std::string Deeds::verb(std::string_view base) const {
    std::string verb(base);
    if (actor_ == Actor::you || base_form_) return verb;
    const char last = verb.back();
    const bool hisses = last == 's' || last == 'x' || verb.ends_with("ch") || verb.ends_with("sh");
    const bool consonant_y = last == 'y' && verb.size() > 1 &&
                             std::string_view("aeiou").find(verb[verb.size() - 2]) == std::string_view::npos;
    if (consonant_y) {
        verb.pop_back();
        return verb + "ies";
    }
    return verb + (hisses || verb == "do" || verb == "go" ? "es" : "s");
}

// Whether the player does it, so that "you may" can stand before it as it is.
bool Deeds::is_action(NodeIndex index) const {
    switch (at(index).kind) {
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
        case NodeKind::by_hand: return true;
        case NodeKind::again: return sub_as<AgainKind>(at(index)) != AgainKind::attack;
        case NodeKind::switch_:
            return actor_ == Actor::you || sub_as<SwitchKind>(at(index)) != SwitchKind::theirs_by_them;
        case NodeKind::knock_out: return names_a_number(nodes_, at(index).first);
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

std::string Deeds::verb_clause(NodeIndex index, bool as_action) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail: return of_attack_clause(node, as_action);
        case NodeKind::counters: return counters(node);
        case NodeKind::move_counters: return moved_counters(node);
        case NodeKind::heal: return healed(node, as_action);
        case NodeKind::knock_out: return knocked_out(node, as_action);
        case NodeKind::inflict: return inflicted(node, as_action);
        case NodeKind::cure: return cured(node, as_action);
        case NodeKind::draw: return drawn(node);
        case NodeKind::search: return searched(node);
        case NodeKind::look: return looked(node, as_action);
        case NodeKind::put: return put(node);
        case NodeKind::discard: return discarded(node);
        case NodeKind::attach: return attached(node, "attach");
        case NodeKind::move: return attached(node, "move");
        case NodeKind::shuffle:
            return verb("shuffle") + " " +
                   (at(node.first).kind != NodeKind::zone ? things(node.first, Use::object).words
                    : whose(at(node.first)) == Side::any  ? "each " + zone_words(at(node.first)).substr(7)
                                                          : zone_words(at(node.first)));
        case NodeKind::order: return verb("put") + " " + things(node.first, Use::object).words + " back in any order";
        case NodeKind::take_prize:
            if (prize_besides_ && is_integer(node.first, 1)) return verb("take") + " 1 more Prize card";
            return verb("take") + " " +
                   amount(node.first, prize_besides_ ? "more Prize card" : "Prize card",
                          prize_besides_ ? "more Prize cards" : "Prize cards");
        case NodeKind::exchange: return exchanged(node);
        case NodeKind::switch_: return switched(node);
        case NodeKind::evolve: return evolved(node);
        case NodeKind::devolve: return devolved(node);
        case NodeKind::use_attack:
        case NodeKind::use_text: return used(node);
        case NodeKind::end_turn:
            if (in_their_turn_ && actor_ == Actor::you) return as_action ? "end their turn" : "their turn ends";
            return as_action ? verb("end") + " " + own() + " turn" : own() + " turn ends";
        case NodeKind::win:
        case NodeKind::lose: return game_decided(node, as_action);
        case NodeKind::again: return done_again(node, as_action);
        case NodeKind::by_hand:
            return verb("do") + " this by hand: \"" + std::string(without_stop(word(node.number))) + "\"";
        case NodeKind::mark:
            return verb("put") + " " + with_article(word(node.number)) + " marker on " +
                   things(node.first, Use::each).words;
        case NodeKind::unmark:
            return verb("remove") + " the " + std::string(word(node.number)) + " marker from " +
                   things(node.first, Use::each).words;
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// A Pokémon goes with all that is attached to it.
std::string Deeds::discarded(const Node& node) {
    const NodeIndex select = at(node.first).first;
    const bool in_play =
        at(select).next == no_node && means_pokemon(select) && !is_stripped(nodes_, index_of(node), node.first);
    energy_counted_ = done_is_asked(at(index_of(node)).next);
    const std::string what = object(node.first).words;
    energy_counted_ = false;
    for (NodeIndex each : children(nodes_, node.first))
        if (at(each).number > 0) {
            meaning(at(each).number - 1).gone = true;
            meaning(at(each).number - 1).by_you = actor_ == Actor::you;
        }
    return verb("discard") + " " + what + (in_play ? " and all attached cards" : "");
}

// Whether the statement asks how much the one before it managed.
bool Deeds::done_is_asked(NodeIndex statement) const {
    if (statement == no_node) return false;
    if (at(statement).kind == NodeKind::done) return true;
    const auto parts = children(nodes_, statement);
    return std::ranges::any_of(parts, [&](NodeIndex part) { return done_is_asked(part); });
}

// "1 of your opponent's Active Pokémon's attacks", "an attack from 1 of your Benched Pokémon"
std::string Deeds::attack_of(NodeIndex selection) {
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(select));
    const bool one = at(select).next == no_node && range_of(select) == no_node;
    if (one && base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::earlier)
        return "an attack from " + possessive(thing(host_of(base), Use::subject).words) + " previous Evolutions";
    const Phrase whom = things(selection, one ? Use::subject : Use::object);
    const bool one_of_some = whom.words.starts_with("1 of ");
    if (one && !whom.plural && !one_of_some) return "1 of " + possessive(whom.words) + " attacks";
    return std::string("an attack from ") +
           (one && base.kind == NodeKind::place && whose(base) != Side::any ? "1 of " : "") + whom.words;
}

std::string Deeds::used(const Node& node) {
    if (node.kind == NodeKind::use_text) {
        // The card stays where it is.
        std::string what = things(node.first, Use::object).words;
        const std::string_view from = " from ";
        if (const std::size_t cut = what.find(from); cut != std::string::npos) what.replace(cut, from.size(), " in ");
        return verb("use") + " the effect of " + what + " as the effect of this card";
    }
    return verb("choose") + " " + attack_of(node.first) + " and " + verb("use") + " it as this attack" +
           (is_paid(node)           ? " if this Pokémon has the Energy to use that attack"
            : leaves_cost_out(node) ? ", except for anything required in order to use that attack"
                                    : "");
}

std::string Deeds::game_decided(const Node& node, bool as_action) {
    const std::string end = node.kind == NodeKind::win ? "win" : "lose";
    switch (sub_as<Player>(node)) {
        case Player::both: return "both players " + end + " the game";
        case Player::them: return "your opponent " + end + (as_action ? " the game" : "s the game");
        case Player::me:
        case Player::owner: break;
    }
    return (as_action ? "" : "you ") + end + " the game";
}

std::string Deeds::done_again(const Node& node, bool as_action) const {
    switch (sub_as<AgainKind>(node)) {
        case AgainKind::turn: return verb("take") + " another turn after this one";
        case AgainKind::turn_at_once:
            return verb("take") + " another turn after this one, without a Pokémon Checkup between the turns";
        case AgainKind::attack:
            if (as_action) return verb("attack") + " again before " + own() + " turn ends";
            return "your turn doesn't end, and you may attack again";
        case AgainKind::flip:
            return verb("ignore") + " all results of those coin flips and " + verb("begin") +
                   " flipping those coins again";
    }
    return "";
}

// " in any way you like", behind where several things go.
std::string_view Deeds::spread_words(NodeIndex to) const {
    if (at(to).next == no_node) return "";
    return sub_as<SpreadKind>(at(at(to).next)) == SpreadKind::spread ? " in any way you like"
                                                                     : ", no more than 1 to each";
}

}  // namespace cubenight::wording
