// Sentences of a text in their order: what joins them, what stands before them, what one sentence says of two statements.
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// Whether its last sentence has its end: also a remark in brackets behind one.
bool Chinese::is_closed(std::string_view words) {
    constexpr std::string_view close = "）", remark = "。（";
    for (std::string_view end : {"。", "]", "："})
        if (words.ends_with(end)) return true;
    const std::size_t open = words.rfind(remark);
    return open != words.npos && words.find(close, open) == words.size() - close.size();
}

void Chinese::emit(NodeIndex node, const std::string& words) {
    std::string all = words;
    name_holder_once(all, single_place(Place::holder, Noun{}), say(Phrase::that_pokemon), say(Phrase::pokemon));
    out_.push_back({node, all + (is_closed(all) ? "" : "。")});
}

// What is only remarked, behind all that is done.
void Chinese::say_remarks() {
    for (const Sentence& remark : std::exchange(remarks_, {})) out_.push_back(remark);
}

void Chinese::remark(const std::string& words) {
    for (const Sentence& said : remarks_)
        if (said.words == words) return;
    remarks_.push_back({control_, words});
}

// Adds to the sentence before, which the same condition holds for; false where that one is closed.
bool Chinese::append(const std::string& words) {
    constexpr std::string_view stop = "。";
    if (out_.empty() || !out_.back().words.ends_with(stop)) return false;
    std::string& last = out_.back().words;
    last.resize(last.size() - stop.size());
    // "並將…", but "並且這隻寶可夢…": who does it stands before it.
    bool named = false;
    for (const std::string& who :
         {say(Phrase::this_attack), say(Phrase::opponent), say(Phrase::me), say(Phrase::both_sides), this_word(),
          say(Phrase::that_pokemon), say(Phrase::those_pokemon), single_place(Place::holder, {}),
          single_place(Place::attacker, {})})
        named |= words.starts_with(who);
    last += named ? say(Phrase::and_also) + words : say(Phrase::and_does, words);
    if (!is_closed(last)) last += stop;
    return true;
}

std::string Chinese::subject() const {
    switch (actor_) {
        case Actor::you: return "";
        case Actor::opponent: return say(Phrase::opponent);
        case Actor::each: return say(Phrase::each_player);
        case Actor::that_player: return say(Phrase::that_player);
    }
    return "";
}

std::string Chinese::led(const Lead& lead, const std::string& words, bool is_action) const {
    const std::string who = is_action ? subject() : "";
    if (!lead.may) return lead.words + who + words;
    return lead.words + say(lead.words.empty() ? Phrase::may : Phrase::may_then, subject(), words);
}

std::string Chinese::led(NodeIndex index, const Lead& lead) {
    const std::string words = verb_clause(index);
    return led(lead, words, is_action(at(index)));
}

// "将那些卡牌反面朝上重洗，放回牌库下方": cards that are shuffled and go elsewhere. Empty where that is not so.
std::string Chinese::shuffled_away(NodeIndex index, NodeIndex next) {
    const Node &node = at(index), &after = at(next);
    const bool zone = node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::zone;
    const NodeIndex body = after.kind == NodeKind::then_ ? after.first : next;
    if (const NodeIndex put = zone ? put_as_a_whole(nodes_, body, at(node.first)) : no_node; put != no_node)
        return say(Phrase::shuffle_cards, zone_words(at(node.first)) + say(Phrase::all)) + say(Phrase::comma) +
               to_where(at(at(put).first).next);
    const bool cards = node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::selection;
    if (!cards || after.kind != NodeKind::put || at(at(after.first).next).sub != move_plainly) return "";
    const Node& base = at(base_of(nodes_, at(node.first).first));
    const Thing shuffled = things(node.first, Use::object);
    const std::string what = shuffled.words();
    if (base.kind == NodeKind::place && !shuffled.picked && what == things(after.first, Use::object).words())
        return say(Phrase::shuffle_with_attached, what, to_where(at(after.first).next, after.first));
    if (base.kind != NodeKind::var || !means_all_of(nodes_, after.first, base.number)) return "";
    return say(Phrase::shuffle_cards, what) + say(Phrase::comma) + to_where(at(after.first).next);
}

// "选择自己牌库中的1张能量，附着于…": false where what was found isn't what is attached.
bool Chinese::found_and_attached(NodeIndex index, NodeIndex next, const Lead& lead) {
    if (at(index).kind != NodeKind::search || at(next).kind != NodeKind::attach) return false;
    const NodeIndex wanted = at(at(index).first).next;
    const int variable = at(at(wanted).first).number - 1;
    const bool alone = at(at(wanted).first).next == no_node && at(wanted).next == no_node;
    if (!alone || variable < 0 || !means_all_of(nodes_, at(next).first, variable)) return false;
    const std::string words = led(index, lead);
    std::string rest = verb_clause(next);
    // "将那张卡牌附着于…": chosen a moment ago.
    const std::string object = say(Phrase::object_marker) + reference(variable);
    if (rest.starts_with(object)) rest.erase(0, object.size());
    if (rest.starts_with(say(Phrase::all))) rest.erase(0, say(Phrase::all).size());
    emit(index, words + say(Phrase::comma) + rest);
    return true;
}

// "查看對手的手牌，造成其中訓練家卡的張數×30點傷害", "將自己的牌庫上方3張卡丟棄，造成其中…": false where the next statement does not
// count those very cards.
bool Chinese::counted_behind(NodeIndex index, NodeIndex next, const Lead& lead) {
    const Node& node = at(index);
    if (family_of(at(next).kind) != NodeFamily::verb) return false;
    if (node.kind != NodeKind::look && node.kind != NodeKind::discard) return false;
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(nodes_, select));
    const bool hand = node.kind == NodeKind::look && base.kind == NodeKind::zone && counts_in_zone(nodes_, next, base);
    if (!hand && !counts_of_named(nodes_, next, at(select).number - 1)) return false;
    const std::string words = led(index, lead) + say(Phrase::comma);
    std::string rest = led(next, {});
    const std::string there = hand ? say(Phrase::in_of, zone_words(base)) : "";
    if (const std::size_t place = hand ? rest.find(there) : rest.npos; place != rest.npos)
        rest.replace(place, there.size(), say(Phrase::among_them));
    emit(index, words + rest);
    return true;
}

// "查看自己牌库上方5张卡牌，选择其中…": false where something else is done than with those cards.
bool Chinese::looked_and_taken(NodeIndex index, NodeIndex next, const Lead& lead) {
    // As many as one likes may be none: "選擇其中任意數量的能量卡".
    const bool may = at(next).kind == NodeKind::may && at(at(next).first).next == no_node &&
                     takes_any_number(nodes_, at(at(next).first).first) &&
                     (at(next).next == no_node || at(at(next).next).kind != NodeKind::then_);
    const NodeIndex deed = may ? at(at(next).first).first : next;
    const Node &node = at(index), &after = at(deed);
    const bool taken = after.kind == NodeKind::put || after.kind == NodeKind::attach;
    if (node.kind != NodeKind::look || !taken) return false;
    const int variable = at(at(node.first).first).number - 1;
    const Node& base = at(base_of(nodes_, at(after.first).first));
    if (variable < 0 || base.kind != NodeKind::var || base.number != variable) return false;
    const std::string words = led(index, lead);
    emit(index, words + say(Phrase::comma) + verb_clause(deed));
    return true;
}

// "放回牌庫上方": where cards go that were looked at and put in order.
std::string Chinese::put_back(NodeIndex look, const OrderedLook& ordered) {
    if (ordered.put != no_node) return to_where(at(at(ordered.put).first).next);
    return back_on(at(base_of(nodes_, at(at(look).first).first)));
}

// The same of that end of a deck.
std::string Chinese::back_on(const Node& end) {
    const Node& deck = at(at(end.first).next);
    const bool mine = side(static_cast<Side>(deck.number)) == say(Phrase::me);
    return say(end.kind == NodeKind::top_of ? Phrase::onto_deck : Phrase::below_deck,
               mine ? say(Phrase::deck) : zone_words(deck));
}

// What one sentence says of several statements. The last of them, or `no_node` where there is no such sentence.
NodeIndex Chinese::merged(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    if (next == no_node) return no_node;
    if (const NodeIndex last = chosen_and_done(index, lead); last != no_node) return last;
    const Node& after = at(next);
    // `then { shuffle DECK; ... }`: what stands behind that comes in a sentence of its own.
    const bool behind = after.kind == NodeKind::then_ && at(after.first).kind == NodeKind::block;
    const NodeIndex shuffle = behind ? at(after.first).first : next;
    if (leads_into_deck(nodes_, index, shuffle) && (!behind || hoisted_ == no_node)) {
        emit(index, led(index, lead) + say(Phrase::and_shuffle));
        if (behind) hoisted_ = shuffle;
        return behind ? index : next;
    }
    if (goes_alone(nodes_, index, next)) {
        emit(index, led(next, lead) + say(Phrase::goes_alone));
        return next;
    }
    if (const OrderedLook ordered = ordered_look(nodes_, index); ordered.order != no_node) {
        const std::string words = led(index, lead);
        emit(index, words + say(Phrase::in_any_order) + put_back(index, ordered));
        return ordered.last();
    }
    if (const FoundOnTop found = found_on_top(nodes_, index); found.put != no_node && actor_ == Actor::you) {
        const std::string words = led(index, lead);
        emit(index, words + say(found.ordered ? Phrase::found_on_top_in_order : Phrase::found_on_top));
        return found.last;
    }
    if (heals_and_cures(nodes_, index, next)) {
        emit(index, led(index, lead) + say(Phrase::cured_too));
        return next;
    }
    if (found_and_attached(index, next, lead) || looked_and_taken(index, next, lead)) return next;
    if (counted_behind(index, next, lead)) return next;
    if (node.kind == NodeKind::order && after.kind == NodeKind::put && at(at(after.first).next).sub == move_plainly) {
        const std::string what = things(node.first, Use::object).words();
        if (what == things(after.first, Use::object).words()) {
            emit(index, led(lead, say(Phrase::put_back_in_order, what, to_where(at(after.first).next)), true));
            return next;
        }
    }
    if (const std::string words = shuffled_away(index, next); !words.empty()) {
        emit(index, led(lead, words, true));
        return next;
    }
    return no_node;
}

bool Chinese::looks_into_deck(const Node& node) const {
    if (node.kind != NodeKind::look) return false;
    const Node& base = at(base_of(nodes_, at(node.first).first));
    return base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
}

// Whether somebody may leave it undone, or only one outcome of a coin or a condition does it.
bool Chinese::holds_a_choice(NodeIndex statement) const {
    for (NodeIndex i = statement; i < subtree_end(nodes_, statement); ++i)
        if (at(i).kind == NodeKind::may || at(i).kind == NodeKind::if_ || at(i).kind == NodeKind::face) return true;
    return false;
}

// What is done if the statement before it was: "然後，" behind what has to be done, else "這個情況下，".
void Chinese::then(NodeIndex index, NodeIndex before, const Lead& lead) {
    const Node& node = at(index);
    const bool perhaps = lead.may || lead.held || (before != no_node && holds_a_choice(before));
    const bool plain = before == no_node || at(before).kind == NodeKind::shuffle;
    const bool drawn = before != no_node && at(before).kind == NodeKind::draw;
    // Who comes up was named: it may not be there.
    const bool switched = before != no_node && at(before).kind == NodeKind::switch_ && at(before).first != no_node;
    deck_said_ = plain;
    done_of_ = before;
    const bool last = std::exchange(in_last_case_, true);
    statements(at(node.first).kind == NodeKind::block ? at(node.first).first : node.first,
               {say(switched            ? Phrase::if_switched
                    : perhaps && !drawn ? Phrase::in_that_case
                    : drawn             ? Phrase::if_drawn
                                        : Phrase::then),
                false, true});
    in_last_case_ = last;
    deck_said_ = false;
}

// "并重洗牌库": shuffled behind something else; after a look into the deck, the rest of it goes back.
void Chinese::shuffle_behind(NodeIndex index, NodeIndex before, bool looked) {
    const Node& zone = at(at(index).first);
    const bool mine = side(static_cast<Side>(zone.number)) == say(Phrase::me);
    const bool deck = sub_as<Zone>(zone) == Zone::deck;
    const std::string which = mine && deck ? say(Phrase::deck) : zone_words(zone);
    if (looked && deck) return emit(index, say(Phrase::rest_back_and_shuffle, which));
    if (is_done_in_one_case(before)) return emit(index, say(Phrase::shuffle_in_any_case, which));
    const std::string words = deck && mine ? say(Phrase::then_shuffle) : say(Phrase::then_shuffle_of, zone_words(zone));
    constexpr std::string_view stop = "。";
    // In the last of several cases: a sentence of its own would be said of all of them.
    if (in_last_case_ && !out_.empty() && out_.back().words.ends_with(stop)) {
        std::string& last = out_.back().words;
        last.replace(last.size() - stop.size(), stop.size(), say(Phrase::comma) + words + std::string(stop));
        return;
    }
    emit(index, words);
}

// Of a coin or a condition only one outcome does something.
bool Chinese::is_done_in_one_case(NodeIndex index) const {
    const Node& node = at(index);
    if (node.kind == NodeKind::either) return true;
    if (node.kind == NodeKind::if_ || node.kind == NodeKind::may) {
        const NodeIndex yes = node.kind == NodeKind::may ? node.first : at(node.first).next;
        return at(yes).next == no_node;
    }
    if (node.kind != NodeKind::flip) return false;
    int cases = is_one(node.first) ? 0 : 1;  // each of several coins is a case
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::face) continue;
        if (sub_as<FaceKind>(at(part)) == FaceKind::after) return false;
        ++cases;
    }
    return cases == 1;
}

// One thing more under the condition of the sentence before. The last statement that it says.
NodeIndex Chinese::also_done(NodeIndex index) {
    NodeIndex last = merged(index, {});
    std::string words;
    if (last != no_node) {
        words = out_.back().words;
        out_.pop_back();
        if (words.ends_with("。")) words.resize(words.size() - std::string_view("。").size());
    } else {
        words = led(index, Lead{});
        last = index;
    }
    if (!append(words)) emit(index, say(Phrase::under_that_condition) + words);
    return last;
}

void Chinese::statements(NodeIndex first, const Lead& lead) {
    bool begun = false, looked = false;
    NodeIndex before = no_node;
    const bool drew = drew_;
    if (first == no_node) return emit(control_, led(lead, say(Phrase::nothing_happens), true));
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        const Node& node = at(i);
        if (is_limit(node.kind) || i == hoisted_) continue;
        if (before != no_node && at(before).kind == NodeKind::draw && actor_ == Actor::you) drew_ = true;
        if (before != no_node) done_of_ = before;
        const bool under = begun && (lead.held || lead.may);
        const bool deeds = under && family_of(node.kind) == NodeFamily::verb &&
                           (family_of(at(before).kind) == NodeFamily::verb || at(before).kind == NodeKind::choose) &&
                           at(before).kind != NodeKind::shuffle;
        if (begun && node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::zone) {
            shuffle_behind(i, before, looked);
        } else if (node.kind == NodeKind::then_) {
            then(i, before, lead);
        } else if (deeds) {
            i = also_done(i);
        } else {
            Lead now = begun ? Lead{} : lead;
            if (under) now.words = say(Phrase::under_that_condition), now.held = true;
            else if (begun && node.kind == NodeKind::draw && at(before).kind == NodeKind::shuffle &&
                     (actor_ == Actor::you || actor_ == Actor::opponent))
                now.words = say(Phrase::then), deck_said_ = true;
            const std::size_t said = out_.size();
            if (const NodeIndex last = merged(i, now); last != no_node) i = last;
            else statement(i, now);
            // What only names something says nothing: the next statement opens the sentence.
            begun |= node.kind != NodeKind::choose || out_.size() > said;
        }
        deck_said_ = false;
        looked |= looks_into_deck(node);
        before = i;
    }
    drew_ = drew;
}

void Chinese::statement(NodeIndex index, const Lead& lead) {
    if (family_of(at(index).kind) == NodeFamily::verb) return emit(index, led(index, lead));
    control(index, lead);
}

}  // namespace cubenight::wording
