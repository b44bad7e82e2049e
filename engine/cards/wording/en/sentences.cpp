// Sentences in their order: what leads to a statement, what joins one to the one before, and what one sentence says of
// two statements.
#include <utility>

#include "engine/cards/wording/en/english.hpp"

namespace cubenight::wording {

void English::emit(NodeIndex node, const std::string& words) {
    const bool closed = words.ends_with(".)") || words.ends_with(".") || words.ends_with(":");
    out_.push_back({node, capitalised(words) + (closed ? "" : ".")});
}

void English::append(const std::string& words) {
    std::string& last = out_.back().words;
    const std::string_view stop = words.ends_with(".)") ? "" : ".";
    if (last.ends_with(".)")) last += " Also, ";
    else if (last.ends_with(".")) last.replace(last.size() - 1, 1, ", and ");
    else last += ", and ";
    last += words + std::string(stop);
}

std::string English::subject() const {
    switch (actor_) {
        case Actor::you: return "";
        case Actor::opponent: return "your opponent ";
        case Actor::each: return "each player ";
        case Actor::that_player: return "they ";
    }
    return "";
}

std::string English::led(const Lead& lead, const std::string& words, bool is_action) const {
    if (!lead.may) return lead.words + (is_action ? subject() : "") + words;
    const std::string who = actor_ == Actor::you ? "you " : actor_ == Actor::that_player ? "that player " : subject();
    return lead.words + who + "may " + words;
}

std::string English::led(NodeIndex index, const Lead& lead) {
    const std::string words = in_form(lead, [&] { return verb_clause(index, lead.may); });
    const bool own_subject =
        words.starts_with("your opponent ") || words.starts_with("each player ") || words.starts_with("both players ");
    if (lead.may && own_subject) return lead.words + (actor_ == Actor::you ? "you " : subject()) + "may have " + words;
    return led(lead, words, (is_action(index) || lead.may) && !own_subject);
}

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
    const int variable = at(at(wanted).first).number - 1;
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
        emit(index, led(lead, in_form(lead, [&] { return shuffled_into_deck(index, next); }), true));
    } else if (kind == NodeKind::order && after == NodeKind::put && at(at(at(next).first).next).sub == 0) {
        const std::string what = things(at(index).first, Use::object).words;
        const std::string where = to_where(at(at(next).first).next);
        const std::string put = in_form(lead, [&] { return verb("put"); });
        emit(index, led(lead, put + " " + what + " back " + where + " in any order", true));
    } else if (kind == NodeKind::search && after == NodeKind::attach && attaches_what_was_found(index, next)) {
        std::string words = led(index, lead);
        it_named_ = true;
        words += " and " + in_form(lead, [&] { return verb_clause(next, false); });
        it_named_ = false;
        emit(index, words);
    } else if ((kind == NodeKind::look && after == NodeKind::put && puts_what_was_seen(index, next)) ||
               (kind == NodeKind::discard && after == NodeKind::draw && discards_the_hand(index))) {
        const std::string words = led(index, lead);
        emit(index, words + " and " + in_form(lead, [&] { return verb_clause(next, false); }));
    } else {
        return no_node;
    }
    return next;
}

std::string English::shuffled_into_deck(NodeIndex put, NodeIndex shuffle) {
    const NodeIndex selection = at(put).first;
    const Phrase what = things(selection, Use::object);
    const std::string deck = zone_words(at(at(shuffle).first));
    if (at(at(selection).next).sub & move_reveal)
        return verb("reveal") + " " + what.words + " and " + verb("shuffle") + " " +
               std::string(them_or_it(what.plural)) + " into " + deck;
    return verb("shuffle") + " " + what.words + (means_pokemon(at(selection).first) ? " and all attached cards" : "") +
           " into " + deck;
}

void English::statements(NodeIndex first, const Lead& lead) {
    if (first == no_node && !(lead.words.empty() && !lead.may))
        return emit(holder_, led(lead, lead.may ? "do nothing" : "nothing happens", lead.may));
    Said said;
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        if (is_limit(at(i).kind)) continue;
        i = next_statement(i, lead, said);
        said.before = i;
    }
}

// Says a statement, and perhaps the next with it; the last that it said.
NodeIndex English::next_statement(NodeIndex index, const Lead& lead, Said& said) {
    const Node& node = at(index);
    const bool begun = said.before != no_node;
    if (begun && node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::zone) {
        shuffled(index, said.looked);
        return index;
    }
    if (node.kind == NodeKind::then_) {
        then(index, begun ? Lead{"", false, lead.held} : lead, said.before);
        return index;
    }
    const bool verb = family_of(node.kind) == NodeFamily::verb;
    const bool joins =
        begun && family_of(at(said.before).kind) == NodeFamily::verb && at(said.before).kind != NodeKind::shuffle;
    if ((lead.held || lead.may) && verb && joins && !out_.empty()) return joined_to_last(index);
    Lead now = lead;
    if (begun) now = {joint(lead, verb, joins), false, lead.held};
    if (node.kind == NodeKind::look) said.looked = true;
    if (pending_) now = *std::exchange(pending_, std::nullopt);
    if (const NodeIndex last = merged(index, now); last != no_node) return last;
    statement(index, now);
    return index;
}

// What a further statement begins with, so that it is clear that it hangs on the same condition or choice.
std::string English::joint(const Lead& lead, bool verb, bool joins) const {
    if (lead.may && !joins)
        return source_.of == TextOf::ability && actor_ == Actor::you ? "if you use this Ability, " : "if you do, ";
    if (lead.may && !verb) return "if you do, ";
    return lead.held ? "in that case, " : "";
}

// "..., and draw a card": in the sentence before, which the same condition holds for.
NodeIndex English::joined_to_last(NodeIndex index) {
    const NodeIndex last = merged(index, {"and ", false, false});
    if (last == no_node) {
        append(led(index, Lead{}));
        return index;
    }
    std::string words = out_.back().words;
    out_.pop_back();
    if (!words.ends_with(".)")) words.pop_back();
    append(words.substr(std::string_view("And ").size()));
    return last;
}

// A shuffle behind another statement.
void English::shuffled(NodeIndex index, bool looked) {
    const Node& zone = at(at(index).first);
    const std::string deck = zone_words(zone);
    if (looked && sub_as<Zone>(zone) == Zone::deck)
        return emit(index, led({}, verb("shuffle") + " the other cards back into " + deck, true));
    emit(index, led({"then, ", false, false}, verb("shuffle") + " " + deck, true));
}

void English::then(NodeIndex index, Lead lead, NodeIndex before) {
    const NodeIndex body = at(index).first;
    const bool shuffled = before != no_node && at(before).kind == NodeKind::shuffle;
    lead.words = shuffled ? "then, " : actor_ == Actor::you ? "if you do, " : "if they do, ";
    statements(at(body).kind == NodeKind::block ? at(body).first : body, lead);
}

void English::statement(NodeIndex index, const Lead& lead) {
    if (family_of(at(index).kind) == NodeFamily::verb) return emit(index, led(index, lead));
    const NodeIndex before = std::exchange(holder_, index);
    control(index, lead);
    holder_ = before;
}

}  // namespace cubenight::wording
