// Sentences in their order: what leads to a statement, what joins one to the one before, and what one sentence says of
// two statements.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/en/english.hpp"
#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {

void English::emit(NodeIndex node, const std::string& words) {
    const bool closed = words.ends_with(".)") || words.ends_with(".") || words.ends_with(":");
    const bool new_line = std::exchange(list_ended_, false);
    out_.push_back({node, (new_line ? "\n" : "") + capitalised(words) + (closed ? "" : ".")});
}

// "..., reveal a card, and put it into your hand"; "... and draw a card"; what has a subject of its own gets a comma.
void English::append(const std::string& words, bool is_action) {
    std::string& last = out_.back().words;
    const bool remark = last.ends_with(".)");
    const std::size_t clause = std::min(last.rfind(", ") + 1, last.size());  // npos + 1 is 0
    const bool plain = is_action && last.find(" and ", clause) == std::string::npos;
    std::string more = words;
    std::string_view joint = plain ? " and " : ", and ";
    const std::size_t put = words.find(" and put ");
    if (plain && words.starts_with("reveal ") && put != std::string::npos) {
        more.insert(put, ",");
        joint = ", ";
    }
    if (remark) last += " Also, ";
    else if (last.ends_with(".")) last.replace(last.size() - 1, 1, joint);
    else last += joint;
    last += more + (words.ends_with(".)") ? "" : ".");
}

std::string English::subject() const {
    switch (actor_) {
        case Actor::you: return "";
        case Actor::opponent: return "your opponent ";
        case Actor::each: return "each player ";
        case Actor::that_player: return "that player ";
    }
    return "";
}

std::string English::led(const Lead& lead, const std::string& words, bool is_action) const {
    if (lead.joined) return lead.words + words;
    if (!lead.may) return lead.words + (is_action ? subject() : "") + words;
    if (lead.has_done) return lead.words + "you may have " + subject() + words;
    const bool named = actor_ == Actor::that_player && lead.words.find("that player") != std::string::npos;
    const std::string who = actor_ == Actor::you ? "you " : named ? "they " : subject();
    return lead.words + who + "may " + words;
}

std::string English::led(NodeIndex index, const Lead& lead) {
    own_named_ = is_action(index) || lead.may || lead.words.find("that player") != std::string::npos;
    const std::string words = in_form(lead, [&] { return verb_clause(index, lead.may); });
    own_named_ = true;
    done_by_ = index;
    const bool own_subject =
        words.starts_with("your opponent ") || words.starts_with("each player ") || words.starts_with("both players ");
    if (lead.may && own_subject) return lead.words + (actor_ == Actor::you ? "you " : subject()) + "may have " + words;
    return led(lead, words, (is_action(index) || lead.may) && !own_subject);
}

// A further verb of the same sentence.
std::string English::second(NodeIndex index, const Lead& lead) {
    done_by_ = index;
    return in_form(lead, [&] { return verb_clause(index, false); });
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
        emit(index, led(lead, in_form(lead, [&] { return shuffled_into_deck(index, next); }), true));
    } else if (kind == NodeKind::order && after == NodeKind::put && at(at(at(next).first).next).sub == move_plainly &&
               are_the_same(nodes_, at(index).first, at(next).first)) {
        const std::string what = things(at(index).first, Use::object).words;
        const NodeIndex to = at(at(at(next).first).next).first;
        const std::string where = at(to).kind == NodeKind::top ? "" : " " + to_where(at(at(next).first).next);
        const std::string put = in_form(lead, [&] { return verb("put"); });
        emit(index, led(lead, put + " " + what + " back" + where + " in any order", true));
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
    const Phrase what = things(selection, Use::object);
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

void English::statements(NodeIndex first, const Lead& lead) {
    if (first == no_node && !(lead.words.empty() && !lead.may))
        return emit(holder_, led(lead, lead.may ? "do nothing" : "nothing happens", lead.may));
    Said said;
    const bool drew = drew_;
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        if (is_limit(at(i).kind)) continue;
        const std::size_t sentences = out_.size();
        i = next_statement(i, lead, said);
        said.searched |= said.before != no_node && searches(said.before);
        said.before = i;
        said.aloud = out_.size() > sentences;
    }
    if (lead.held) drew_ = drew;  // perhaps none were drawn
}

// Says a statement, and perhaps the next with it; the last that it said.
NodeIndex English::next_statement(NodeIndex index, const Lead& lead, Said& said) {
    const Node& node = at(index);
    const bool begun = said.before != no_node;
    if (begun && node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::zone) {
        shuffled(index, said, lead);
        return index;
    }
    if (node.kind == NodeKind::then_) {
        said.looked |= looks_at_cards(index);
        then(index, begun ? Lead{"", false, lead.held} : lead, said);
        return index;
    }
    said.looked |= looks_at_cards(index);
    const bool verb = family_of(node.kind) == NodeFamily::verb;
    const bool joins =
        begun && (can_be_joined(said) || lead.has_done) && (!lead.may || joins_under_may(said.before, index));
    if ((lead.held || lead.may) && verb && joins && !out_.empty()) return joined_to_last(index, said.before, lead);
    Lead now = lead;
    if (begun) now = {joint(lead, said.before, verb, joins), false, lead.held};
    if (begun && node.kind == NodeKind::discard && discards_asked_stadium(said.before)) now.words = "then, ";
    if (begun) (verb ? named_active_ : laid_on_) = active_meant(said.before);
    if (pending_) now = *std::exchange(pending_, std::nullopt);
    if (const NodeIndex last = merged(index, now); last != no_node) {
        said.into_deck = node.kind == NodeKind::put && at(last).kind == NodeKind::shuffle &&
                         names_a_number(nodes_, node.first) && at(base_of(at(node.first).first)).kind == NodeKind::var;
        return last;
    }
    said.into_deck = false;
    statement(index, now);
    named_active_ = laid_on_ = Side::none;
    return index;
}

// Whether cards of a deck were looked at, in whichever branch.
bool English::looks_at_cards(NodeIndex index) const {
    if (at(index).kind == NodeKind::look) return true;
    for (NodeIndex part : children(nodes_, index))
        if (looks_at_cards(part)) return true;
    return false;
}

// "If a Stadium is in play, .... Then, discard that Stadium."
bool English::discards_asked_stadium(NodeIndex before) const {
    return at(before).kind == NodeKind::if_ && stadium_asked_;
}

// Whose Active Pokémon that verb does something to, and to nothing else: "it", right behind.
Side English::active_meant(NodeIndex index) const {
    const Node& node = at(index);
    if (node.kind != NodeKind::inflict && node.kind != NodeKind::cure) return Side::none;
    NodeIndex whom = node.first;
    while (at(whom).kind == NodeKind::condition_value) whom = at(whom).next;
    const NodeIndex select = at(whom).first;
    const Node& base = at(base_of(select));
    const bool alone = at(select).next == no_node && base.next == no_node && range_of(select) == no_node;
    return alone && is_place(base, Place::active) && whose(base) != Side::any ? whose(base) : Side::none;
}

bool English::can_be_joined(const Said& said) const {
    const NodeKind kind = at(said.before).kind;
    if (kind == NodeKind::choose) return said.aloud;
    return family_of(kind) == NodeFamily::verb && kind != NodeKind::shuffle;
}

// "You may do 30 more damage. If you do, ...": what the player does is one clause with what the player does, and no more.
bool English::joins_under_may(NodeIndex before, NodeIndex index) const {
    if (at(before).kind == NodeKind::more && at(index).kind == NodeKind::inflict) return true;
    return (at(before).kind == NodeKind::choose || is_action(before)) && is_action(index);
}

// What a further statement begins with, so that it is clear that it hangs on the same condition or choice.
std::string English::joint(const Lead& lead, NodeIndex before, bool verb, bool joins) const {
    // What stands before has a condition of its own, which this does not hang on.
    const NodeKind kind = at(before).kind;
    const bool conditional =
        kind == NodeKind::flip || kind == NodeKind::if_ || kind == NodeKind::may || (kind == NodeKind::then_ && !joins);
    if (lead.may && !joins && source_.of == TextOf::ability && actor_ == Actor::you) return "if you use this Ability, ";
    if (lead.may && (!joins || !verb))
        return conditional                    ? "if you chose to do this, "
               : actor_ == Actor::that_player ? "if they do, "
                                              : "if you do, ";
    if (lead.held) return conditional ? "either way, " : "in that case, ";
    return "";
}

// "..., and draw a card": in the sentence before, which the same condition holds for.
NodeIndex English::joined_to_last(NodeIndex index, NodeIndex before, const Lead& lead) {
    const bool behind_action = at(before).kind == NodeKind::choose || is_action(before);
    const bool of_others = behind_action && actor_ != Actor::you && (!lead.may || lead.has_done);
    const NodeIndex last = merged(index, {"and ", lead.has_done, false, false, of_others});
    if (last == no_node) {
        const bool let = lead.may && at(before).kind == NodeKind::more;  // "... and make that Pokémon Paralyzed"
        const bool action = is_action(index) || let;
        // The same who do both are said once.
        std::string words = let ? in_form(lead, [&] { return verb_clause(index, true); })
                            : action && behind_action && actor_ != Actor::you ? second(index, lead)
                                                                              : led(index, Lead{});
        // "..., and it recovers": the Pokémon was named in this sentence.
        if (!action && words.starts_with("that Pokémon "))
            words.replace(0, std::string_view("that Pokémon").size(), "it");
        append(words, let || (action && behind_action));
        return index;
    }
    std::string words = out_.back().words;
    out_.pop_back();
    if (!words.ends_with(".)")) words.pop_back();
    append(words.substr(std::string_view("And ").size()), behind_action);
    return last;
}

// A shuffle behind another statement. What holds for one branch alone stands in the sentence of that branch.
void English::shuffled(NodeIndex index, const Said& said, const Lead& lead) {
    const Node& zone = at(at(index).first);
    const std::string deck = zone_words(zone), what = verb("shuffle") + " " + deck;
    if (said.looked && sub_as<Zone>(zone) == Zone::deck)
        return emit(index, led({}, verb("shuffle") + " the other cards back into " + deck, true));
    if (said.aloud && (lead.held || lead.may) && (branch_follows_ || lead.words.starts_with("for each ")))
        return append(in_form(lead, [&] { return verb("shuffle") + " " + deck; }), true);
    const bool always = searches_perhaps(said.before) && !said.searched;
    emit(index, led({always ? "either way, " : "then, ", false, false}, what, true));
}

// Whether a deck is looked through or added to in some outcomes of the statement, and not in others.
bool English::searches_perhaps(NodeIndex index) const {
    const Node& node = at(index);
    const bool coin = node.kind == NodeKind::flip && is_integer(node.first, 1);
    const bool behind_first = coin || node.kind == NodeKind::if_;
    if (!behind_first && node.kind != NodeKind::may && node.kind != NodeKind::then_) return false;
    int outcomes = 0, searching = 0;
    for (NodeIndex outcome : siblings_from(nodes_, behind_first ? at(node.first).next : node.first)) {
        ++outcomes;
        searching += searches(outcome) ? 1 : 0;
    }
    return searching == 1 && outcomes <= 2;
}

bool English::searches(NodeIndex index) const {
    if (at(index).kind == NodeKind::search || at(index).kind == NodeKind::into) return true;
    const auto parts = children(nodes_, index);
    return std::ranges::any_of(parts, [&](NodeIndex part) { return searches(part); });
}

// What goes on however many of several are discarded: "discarded any Energy in this way, "; nothing where it needs them all.
std::string English::some_discarded(NodeIndex before) const {
    const NodeIndex select = at(before).kind == NodeKind::discard ? at(at(before).first).first : no_node;
    const NodeIndex range = select == no_node || at(select).next != no_node ? no_node : range_of(select);
    if (range == no_node || sub_as<RangeKind>(at(range)) != RangeKind::number || is_one(range)) return "";
    const Node& base = at(base_of(select));
    if (base.kind == NodeKind::place) return "";
    const bool energy = base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::energy;
    return std::string("discarded any ") + (energy ? "Energy" : "cards") + " in this way, ";
}

void English::then(NodeIndex index, Lead lead, const Said& said) {
    const NodeIndex body = at(index).first, before = said.before;
    // A deck is always shuffled, but not always by putting a card into it.
    const bool shuffled = before != no_node && at(before).kind == NodeKind::shuffle && !said.into_deck;
    const bool drew = before != no_node && at(before).kind == NodeKind::draw;
    const bool of_others = before != no_node && at(before).kind == NodeKind::by && at(before).sub != int(Player::me);
    const std::string who = actor_ == Actor::you && !of_others ? "if you " : "if they ";
    const std::string some = before == no_node ? "" : some_discarded(before);
    lead.words = shuffled ? "then, " : who + (drew ? "drew any cards in this way, " : some.empty() ? "do, " : some);
    lead.held |= !shuffled;
    statements(at(body).kind == NodeKind::block ? at(body).first : body, lead);
}

void English::statement(NodeIndex index, const Lead& lead) {
    if (family_of(at(index).kind) == NodeFamily::verb) return emit(index, led(index, lead));
    const NodeIndex before = std::exchange(holder_, index);
    control(index, lead);
    holder_ = before;
}

}  // namespace cubenight::wording
