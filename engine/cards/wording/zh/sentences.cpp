// Sentences of a text in their order: what joins them, what stands before them, what one sentence says of two statements.
#include <utility>

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
    out_.push_back({node, words + (is_closed(words) ? "" : "。")});
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
    last += say(Phrase::and_does, words);
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
    return lead.words + say(Phrase::may, subject(), words);
}

std::string Chinese::led(NodeIndex index, const Lead& lead) {
    const std::string words = verb_clause(index);
    return led(lead, words, is_action(at(index)));
}

// "将那些卡牌反面朝上重洗，放回牌库下方": cards that are shuffled and go elsewhere. Empty where that is not so.
std::string Chinese::shuffled_away(NodeIndex index, NodeIndex next) {
    const Node &node = at(index), &after = at(next);
    const bool cards = node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::selection;
    if (!cards || after.kind != NodeKind::put || at(at(after.first).next).sub != 0) return "";
    const Node& base = at(base_of(nodes_, at(node.first).first));
    if (base.kind != NodeKind::var || !means_all_of(nodes_, after.first, base.number)) return "";
    const std::string what = things(node.first, Use::object).words();
    return say(Phrase::shuffle_cards, what) + say(Phrase::comma) + to_where(at(after.first).next);
}

// What one sentence says of several statements. The last of them, or `no_node` where there is no such sentence.
NodeIndex Chinese::merged(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    if (next == no_node) return no_node;
    const Node& after = at(next);
    if (leads_into_deck(nodes_, index, next)) {
        emit(index, led(index, lead) + say(Phrase::and_shuffle));
        return next;
    }
    if (node.kind == NodeKind::search && after.kind == NodeKind::attach) {
        const NodeIndex wanted = at(node.first).next;
        const int variable = at(at(wanted).first).number - 1;
        if (at(at(wanted).first).next == no_node && at(wanted).next == no_node && variable >= 0 &&
            means_all_of(nodes_, after.first, variable)) {
            const std::string words = led(index, lead);
            std::string rest = verb_clause(next);
            // "将那张卡牌附着于…": chosen a moment ago.
            const std::string object = say(Phrase::object_marker) + reference(variable);
            if (rest.starts_with(object)) rest.erase(0, object.size());
            if (rest.starts_with(say(Phrase::all))) rest.erase(0, say(Phrase::all).size());
            emit(index, words + say(Phrase::comma) + rest);
            return next;
        }
    }
    if (node.kind == NodeKind::order && after.kind == NodeKind::put && at(at(after.first).next).sub == 0) {
        const std::string what = things(node.first, Use::object).words();
        emit(index, led(lead, say(Phrase::put_back_in_order, what, to_where(at(after.first).next)), true));
        return next;
    }
    if (const std::string words = shuffled_away(index, next); !words.empty()) {
        emit(index, led(lead, words, true));
        return next;
    }
    const bool takes =
        node.kind == NodeKind::look && after.kind == NodeKind::put && at(at(node.first).first).number > 0;
    if (takes) {
        const int variable = at(at(node.first).first).number - 1;
        const NodeIndex base = base_of(nodes_, at(after.first).first);
        if (at(base).kind == NodeKind::var && at(base).number == variable) {
            const std::string words = led(index, lead);
            emit(index, words + say(Phrase::comma) + verb_clause(next));
            return next;
        }
    }
    return no_node;
}

bool Chinese::looks_into_deck(const Node& node) const {
    if (node.kind != NodeKind::look) return false;
    const Node& base = at(base_of(nodes_, at(node.first).first));
    return base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
}

// What is done if the statement before it was.
void Chinese::then(NodeIndex index, NodeIndex before) {
    const Node& node = at(index);
    const bool plain = before == no_node || at(before).kind == NodeKind::shuffle;
    const bool drawn = before != no_node && at(before).kind == NodeKind::draw;
    deck_said_ = plain;
    done_of_ = before;
    statements(at(node.first).kind == NodeKind::block ? at(node.first).first : node.first,
               {say(plain   ? Phrase::then
                    : drawn ? Phrase::if_drawn
                            : Phrase::in_that_case),
                false, true});
    deck_said_ = false;
}

void Chinese::statements(NodeIndex first, const Lead& lead) {
    bool begun = false;
    NodeIndex before = no_node;
    bool looked = false;
    const bool drew = drew_;
    if (first == no_node) return emit(control_, led(lead, say(Phrase::nothing_happens), true));
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        const Node& node = at(i);
        if (is_limit(node.kind) || i == hoisted_) continue;
        if (before != no_node && at(before).kind == NodeKind::draw && actor_ == Actor::you) drew_ = true;
        if (before != no_node) done_of_ = before;
        Lead now = begun ? Lead{} : lead;
        if (node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::zone && begun) {
            const bool mine = side(static_cast<Side>(at(node.first).number)) == say(Phrase::me);
            const bool deck = sub_as<Zone>(at(node.first)) == Zone::deck;
            if (looked && deck)
                emit(i, say(Phrase::rest_back_and_shuffle, mine ? say(Phrase::deck) : zone_words(at(node.first))));
            else
                emit(i, deck && mine ? say(Phrase::then_shuffle)
                                     : say(Phrase::then_shuffle_of, zone_words(at(node.first))));
            before = i;
            continue;
        }
        if (node.kind == NodeKind::then_) {
            then(i, before);
            before = i;
            continue;
        }
        const bool verb = family_of(node.kind) == NodeFamily::verb;
        const bool under = begun && (lead.held || lead.may);
        if (under && verb && family_of(at(before).kind) == NodeFamily::verb && at(before).kind != NodeKind::shuffle) {
            NodeIndex last = merged(i, {});
            std::string words;
            if (last != no_node) {
                words = out_.back().words;
                out_.pop_back();
                if (words.ends_with("。")) words.resize(words.size() - std::string_view("。").size());
            } else {
                words = led(i, Lead{});
                last = i;
            }
            if (!append(words)) emit(i, say(Phrase::under_that_condition) + words);
            looked |= looks_into_deck(node);
            before = i = last;
            continue;
        }
        if (under) now.words = say(Phrase::under_that_condition), now.held = true;
        looked |= looks_into_deck(node);
        if (const NodeIndex last = merged(i, now); last != no_node) i = last;
        else statement(i, now);
        begun = true;
        before = i;
    }
    drew_ = drew;
}

void Chinese::statement(NodeIndex index, const Lead& lead) {
    if (family_of(at(index).kind) == NodeFamily::verb) return emit(index, led(index, lead));
    control(index, lead);
}

}  // namespace cubenight::wording
