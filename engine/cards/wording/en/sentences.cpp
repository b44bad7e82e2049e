// Sentences in their order: what leads to a statement, and what joins one to the one before.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/en/english.hpp"
#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {
namespace {

bool is_of_attack(NodeKind kind) {
    return kind == NodeKind::more || kind == NodeKind::less || kind == NodeKind::times || kind == NodeKind::damage;
}

}  // namespace

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
    if (lead.words.empty() && !lead.may && !done_is_asked(index))
        if (std::string counted = counted_first(words); !counted.empty()) return counted;
    if (lead.may && own_subject) return lead.words + (actor_ == Actor::you ? "you " : subject()) + "may have " + words;
    return led(lead, words, (is_action(index) || lead.may) && !own_subject);
}

// "for each Energy card you discarded in this way, discard the top 3 cards of ...": what was discarded before is counted
// before others are; nothing where no such thing is counted.
std::string English::counted_first(const std::string& words) {
    constexpr std::string_view discard = "discard ", from = " from the top of ", counted = " for each ";
    const std::size_t zone = words.find(from), each = words.find(counted);
    if (!words.starts_with(discard) || zone == std::string::npos || each == std::string::npos || each < zone ||
        !words.ends_with(" you discarded in this way"))
        return "";
    std::string many = words.substr(discard.size(), zone - discard.size());
    if (many.starts_with("a ")) many.erase(0, 2);
    const std::string whose = words.substr(zone + from.size(), each - zone - from.size());
    return words.substr(each + 1) + ", discard the top " + many + " of " + whose;
}

// A further verb of the same sentence.
std::string English::second(NodeIndex index, const Lead& lead) {
    done_by_ = index;
    return in_form(lead, [&] { return verb_clause(index, false); });
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
    if (begun && is_of_attack(at(said.before).kind)) asked_of_.clear();  // the attack was named in between
    if ((lead.held || lead.may) && verb && joins && !out_.empty()) return joined_to_last(index, said.before, lead);
    Lead now = lead;
    if (begun) now = {joint(lead, said.before, verb, joins), false, lead.held};
    if (begun && node.kind == NodeKind::discard && discards_asked_stadium(said.before)) now.words = "then, ";
    const bool reshuffled = begun && node.kind == NodeKind::draw && at(said.before).kind == NodeKind::shuffle;
    if (reshuffled && now.words.empty() && !now.held && actor_ == Actor::you) now.words = "then, ";
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
        named_active_ = active_meant(before), named_as_ = "that Pokémon";
        std::string words = let ? in_form(lead, [&] { return verb_clause(index, true); })
                            : action && behind_action && actor_ != Actor::you ? second(index, lead)
                                                                              : led(index, Lead{});
        named_active_ = Side::none, named_as_ = "it";
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

// Whether as many cards are discarded as the sentence lets be chosen: "up to 5 cards from the top of your deck".
bool English::discards_up_to(NodeIndex discard) const {
    if (at(discard).kind != NodeKind::discard) return false;
    const Node& top = at(base_of(at(at(discard).first).first));
    const Node& many = at(top.first);
    return top.kind == NodeKind::top_of && many.kind == NodeKind::variable && !meaning(many.number).up_to.empty();
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
    // "You may discard up to 5 cards ... . This attack does 40 more damage for each ...": for none it does none more.
    if (before != no_node && discards_up_to(before) && done_is_asked(body)) lead = {};
    statements(at(body).kind == NodeKind::block ? at(body).first : body, lead);
}

void English::statement(NodeIndex index, const Lead& lead) {
    if (family_of(at(index).kind) == NodeFamily::verb) return emit(index, led(index, lead));
    const NodeIndex before = std::exchange(holder_, index);
    control(index, lead);
    holder_ = before;
}

}  // namespace cubenight::wording
