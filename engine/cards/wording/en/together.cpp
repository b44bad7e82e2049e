// What one sentence says of several statements.
#include "engine/cards/wording/en/english.hpp"
#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {

// `look S as $a; put N $a -> ...`
bool English::puts_what_was_seen(NodeIndex look, NodeIndex put) const {
    const NodeIndex select = at(at(put).first).first;
    if (at(at(at(put).first).next).sub & move_reveal || at(select).next != no_node) return false;
    const int variable = at(at(at(look).first).first).number - 1;
    const Node& base = at(base_of(select));
    return variable >= 0 && base.kind == NodeKind::var && base.number == variable;
}

// `search DECK for S as $a; attach $a to ...`
bool English::attaches_what_was_found(NodeIndex search, NodeIndex attach) const {
    const NodeIndex wanted = at(at(search).first).next;
    int variable = -1;
    for (NodeIndex select : children(nodes_, wanted)) variable = at(select).number - 1;
    return at(wanted).next == no_node && variable >= 0 && means_all_of(nodes_, at(attach).first, variable);
}

bool English::discards_the_hand(NodeIndex discard) const {
    const NodeIndex select = at(at(discard).first).first;
    if (at(select).next != no_node || number_of(nodes_, select) != no_node) return false;
    const Node& base = at(base_of(select));
    return base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && base.next == no_node;
}

// What one sentence says of two statements. The last of them, or `no_node` where there is no such sentence.
NodeIndex English::merged(NodeIndex index, const Lead& lead) {
    const NodeIndex next = at(index).next;
    if (next == no_node) return no_node;
    const NodeKind kind = at(index).kind, after = at(next).kind;
    if (leads_into_deck(nodes_, index, next)) {
        const std::string before = asked_of_;
        if (asked_of_.empty() && lead.words.find("if " + this_word() + " is ") != std::string::npos)
            asked_of_ = this_word();
        emit(index, led(lead, in_form(lead, [&] { return shuffled_into_deck(index, next); }), true));
        asked_of_ = before;
    } else if (kind == NodeKind::order && after == NodeKind::put && at(at(at(next).first).next).sub == move_plainly &&
               are_the_same(nodes_, at(index).first, at(next).first)) {
        const std::string what = things(at(index).first, Use::object).words;
        const NodeIndex to = at(at(at(next).first).next).first;
        const std::string where = at(to).kind == NodeKind::top ? "" : " " + to_where(at(at(next).first).next);
        const std::string put = in_form(lead, [&] { return verb("put"); });
        emit(index, led(lead, put + " " + what + " back" + where + " in any order", true));
    } else if (const NodeIndex last = put_on_top(nodes_, index); last != no_node && actor_ == Actor::you) {
        const std::string found = in_form(lead, [&] { return searched_and_put(index, last); });
        emit(index, led(lead, found, true));
        return last;
    } else if (kind == NodeKind::search && after == NodeKind::attach && attaches_what_was_found(index, next)) {
        std::string words = led(index, lead);
        it_named_ = true;
        words += " and " + second(next, lead);
        it_named_ = false;
        emit(index, words);
    } else if (kind == NodeKind::shuffle && after == NodeKind::put && at(at(index).first).kind == NodeKind::selection &&
               means_the_same(at(index).first, at(next).first)) {
        emit(index, led(lead, in_form(lead, [&] { return shuffled_and_put(index, next); }), true));
    } else if (kind == NodeKind::heal && after == NodeKind::cure && heals_and_cures(index, next)) {
        const std::string words = led(index, lead);
        emit(index, words + ", and " + recovers_too(index, next));
    } else if ((kind == NodeKind::look && after == NodeKind::put && puts_what_was_seen(index, next)) ||
               (kind == NodeKind::discard && after == NodeKind::draw && discards_the_hand(index))) {
        const std::string words = led(index, lead);
        // Another has done the first of them.
        if (words.starts_with("your opponent ") && actor_ == Actor::you) {
            emit(index, words);
            emit(next, led(next, {"", false, lead.held}));
        } else {
            emit(index, words + " and " + second(next, lead));
        }
    } else {
        return no_node;
    }
    return next;
}

// "search your deck for 2 cards, shuffle your deck, then put those cards on top of it in any order"
std::string English::searched_and_put(NodeIndex search, NodeIndex last) {
    const std::string found = verb_clause(search, false), deck = zone_words(at(at(search).first));
    const NodeIndex put = at(at(search).next).next;
    return found + ", " + verb("shuffle") + " " + deck + ", then " + verb("put") + " " +
           things(at(put).first, Use::object).words + " on top of it" + (last == put ? "" : " in any order");
}

// Whether both selections mean all of the same.
bool English::means_the_same(NodeIndex one, NodeIndex other) const {
    const Node& base = at(base_of(at(one).first));
    if (base.kind == NodeKind::var && base.next == no_node)
        return means_all_of(nodes_, one, base.number) && means_all_of(nodes_, other, base.number);
    return same(one, other, false);
}

// The selection of a verb that is its last child.
NodeIndex English::target_of(NodeIndex verb) const {
    NodeIndex target = at(verb).first;
    while (at(target).kind != NodeKind::selection && at(target).next != no_node) target = at(target).next;
    return target;
}

// `heal 60 1 my.pokemon as $a; cure $a`, or of one thing that both of them name.
bool English::heals_and_cures(NodeIndex heal, NodeIndex cure) const {
    const NodeIndex healed = target_of(heal), cured = target_of(cure), select = at(healed).first;
    if (at(select).next != no_node) return false;
    const int variable = at(select).number - 1;
    const Node& base = at(base_of(select));
    if (variable >= 0) return means_all_of(nodes_, cured, variable);
    if (base.kind == NodeKind::var && range_of(select) == no_node) return means_all_of(nodes_, cured, base.number);
    return range_of(select) == no_node && base.kind == NodeKind::place && !means_several(select) &&
           same(healed, cured, false);
}

// "shuffle the other cards and put them on the bottom of your deck"
std::string English::shuffled_and_put(NodeIndex shuffle, NodeIndex put) {
    const Phrase what = things(at(shuffle).first, Use::object);
    const bool leaves = means_pokemon(at(at(shuffle).first).first);
    const std::string where = to_where(at(at(put).first).next);
    const bool named = what.words.find("your opponent's ") != std::string::npos;
    return verb("shuffle") + " " + what.words + (leaves ? " and all attached cards" : "") + " and " + verb("put") +
           (leaves || what.plural ? " them " : " it ") + (named ? with_their(where) : where);
}

// "it recovers from all Special Conditions", behind what heals it.
std::string English::recovers_too(NodeIndex heal, NodeIndex cure) const {
    const Node& ill = at(at(cure).first);
    const std::string what = ill.kind != NodeKind::condition_value ? "all Special Conditions"
                             : ill.sub == by_variable              ? "that Special Condition"
                                                                   : "being " + std::string(condition_word(ill.sub));
    return (means_several(at(target_of(heal)).first) ? "they recover from " : "it recovers from ") + what;
}

std::string English::shuffled_into_deck(NodeIndex put, NodeIndex shuffle) {
    const NodeIndex selection = at(put).first;
    const Phrase what = object(selection);
    const std::string deck = zone_words(at(at(shuffle).first));
    const bool revealed = (at(at(selection).next).sub & move_reveal) != 0;
    if (revealed && actor_ == Actor::you && is_random_of_theirs(selection))
        return verb("choose") + " " + what.words + ". Your opponent reveals " +
               (what.plural ? "those cards and shuffles them" : "that card and shuffles it") + " into " +
               with_their(deck);
    if (revealed)
        return verb("reveal") + " " + what.words + " and " + verb("shuffle") + " " +
               std::string(them_or_it(what.plural)) + " into " + deck;
    return verb("shuffle") + " " + what.words +
           (means_pokemon(at(selection).first) && !is_stripped(nodes_, put, selection) ? " and all attached cards"
                                                                                       : "") +
           " into " + (what.words.find("your opponent's ") != std::string::npos ? with_their(deck) : deck);
}

// Cards that are taken at random from the opponent's hand.
bool English::is_random_of_theirs(NodeIndex selection) const {
    const NodeIndex select = at(selection).first, range = range_of(select);
    const Node& base = at(base_of(select));
    return range != no_node && sub_as<RangeKind>(at(range)) == RangeKind::random && at(select).next == no_node &&
           base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && whose(base) == Side::their;
}

}  // namespace cubenight::wording
