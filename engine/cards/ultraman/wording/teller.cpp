#include "engine/cards/ultraman/wording/teller.hpp"

#include <utility>

namespace cubenight::ultraman::wording {
namespace {

// More deeds than that are no sentence any more.
constexpr std::size_t most_deeds = 3;

}  // namespace

std::vector<Sentence> Teller::text() {
    limits();
    Lead lead;
    statements(text_[0].first, lead);
    const NodeIndex alone = find_child(text_.nodes(), 0, NodeKind::no_stack);
    if (alone != no_node) sentences_.push_back({alone, sentence(no_stack())});
    return std::move(sentences_);
}

std::vector<Sentence> Teller::block(NodeIndex index) {
    Lead lead;
    statements(text_[index].first, lead);
    return std::move(sentences_);
}

void Teller::limits() {
    for (const NodeIndex i : children(text_.nodes(), 0)) {
        const Node& limit = text_[i];
        switch (limit.kind) {
            case NodeKind::activate: sentences_.push_back({i, activate(limit.number)}); break;
            case NodeKind::once: sentences_.push_back({i, once()}); break;
            case NodeKind::only_if: sentences_.push_back({i, sentence(only_if(limit.first))}); break;
            case NodeKind::cost: price(i); break;
            case NodeKind::no_stack: break;  // said last
            case NodeKind::often:
            case NodeKind::from_zone:
#define CUBENIGHT_NAMED_limit
#include "engine/cards/ultraman/other_kinds.def"
                return;
        }
    }
}

// One sentence before an arrow, or several before the arrow.
void Teller::price(NodeIndex index) {
    const NodeIndex block = text_[index].first;
    if (all_deeds(block)) return sentences_.push_back({index, cost(said_of(block))});
    Lead lead;
    statements(text_[block].first, lead);
    sentences_.back().words += " →";
}

// -- deeds

bool Teller::all_deeds(NodeIndex block) const {
    for (const NodeIndex i : children(text_.nodes(), block))
        if (!is_deed(i, Within::deed)) return false;
    return true;
}

bool Teller::is_short_either(NodeIndex either) const {
    constexpr int most_parts = 3, most_in_part = 2;
    if (text_[text_[either].first].kind == NodeKind::range || child_count(text_.nodes(), either) > most_parts)
        return false;
    for (const NodeIndex part : children(text_.nodes(), either))
        if (!all_deeds(part) || child_count(text_.nodes(), part) > most_in_part) return false;
    return true;
}

bool Teller::is_deed(NodeIndex index, Within within) const {
    const Node& node = text_[index];
    if (family_of(node.kind) == NodeFamily::verb || node.kind == NodeKind::choose) return true;
    if (node.kind == NodeKind::lasting) return text_.only_gives(index);
    if (node.kind == NodeKind::either) return is_short_either(index);
    return within == Within::deed && node.kind == NodeKind::by && all_deeds(node.first);
}

Said Teller::said(NodeIndex index) const {
    const Node& node = text_[index];
    if (node.kind == NodeKind::by) return done_by(sub_as<Player>(node), said_of(node.first));
    if (node.kind != NodeKind::either) return deed(index);
    std::vector<Said> parts;
    for (const NodeIndex part : children(text_.nodes(), index)) parts.push_back(said_of(part));
    return together(parts, Joint::or_);
}

Said Teller::said_of(NodeIndex block) const {
    std::vector<Said> deeds;
    for (const NodeIndex i : children(text_.nodes(), block)) deeds.push_back(said(i));
    return together(deeds, Joint::then);
}

// The deeds with which the block begins; `rest` is what follows them.
std::vector<Said> Teller::leading_deeds(NodeIndex block, NodeIndex& rest) const {
    std::vector<Said> deeds;
    for (rest = text_[block].first; rest != no_node; rest = text_[rest].next) {
        if (!is_deed(rest, Within::deed) || deeds.size() == most_deeds) break;
        deeds.push_back(said(rest));
    }
    return deeds;
}

// -- sentences

std::string Teller::begun(Lead& lead) const {
    std::string words = std::exchange(lead.words, "");
    if (!std::exchange(lead.said, true)) return words;
    const bool goes_on = lead.next == Link::then || lead.next == Link::addition;
    const Link link = goes_on && lead.in_case ? Link::in_that_case : goes_on && lead.in_may ? Link::then : lead.next;
    return linked(link) + words;
}

void Teller::emit(NodeIndex node, Lead& lead, const std::string& clause) {
    const std::string before = begun(lead);
    sentences_.push_back({node, sentence(before + clause)});
}

// What stands before a part of the statement: what stood before the statement, then these words.
Teller::Lead Teller::inner(Lead& lead, const std::string& words) const {
    Lead inner = lead;
    inner.words = begun(lead) + words;
    inner.said = inner.in_case = inner.in_may = inner.optional = false;
    inner.next = Link::then;
    return inner;
}

void Teller::statements(NodeIndex first, Lead& lead) {
    std::vector<Said> deeds;
    NodeIndex from = no_node;
    const auto flush = [&] {
        if (deeds.empty()) return;
        emit(from, lead, told(together(deeds, Joint::then), lead.actor));
        lead.next = Link::then;
        deeds.clear();
    };
    for (const NodeIndex i : siblings_from(text_.nodes(), first)) {
        const Node& node = text_[i];
        if (is_limit(node.kind)) continue;
        if (is_deed(i, Within::block)) {
            if (deeds.size() == most_deeds) flush();
            if (deeds.empty()) from = i;
            deeds.push_back(said(i));
            continue;
        }
        const bool free = node.kind == NodeKind::may && text_[node.first].next == no_node && all_deeds(node.first);
        if (free && !deeds.empty()) {
            emit(from, lead, and_may(together(deeds, Joint::then), said_of(node.first), lead.actor));
            lead.next = Link::addition;
            deeds.clear();
            continue;
        }
        flush();
        statement(i, lead);
        lead.next = Link::addition;
    }
    flush();
}

void Teller::statement(NodeIndex index, Lead& lead) {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::may: return perhaps(index, lead);
        case NodeKind::pay: return bought(index, lead);
        case NodeKind::if_: return if_so_then(index, lead);
        case NodeKind::fully: return fully(index, lead);
        case NodeKind::either: return either(index, lead);
        case NodeKind::when: return waiting(index, lead);
        case NodeKind::lasting:
            for (const NodeIndex part : children(text_.nodes(), text_[node.first].next)) {
                const bool waits = text_[part].kind == NodeKind::when;
                // What waits hangs on a condition, and else on nothing before.
                const bool loose = waits && lead.said && !lead.in_case;
                Lead held = inner(lead, waits ? "" : during(sub_as<SpanKind>(text_[node.first])));
                if (loose) held.words.clear();
                statement(part, held);
                lead.next = Link::addition;
            }
            return;
        case NodeKind::give: return emit(index, lead, given(index));
        case NodeKind::while_: {
            Lead held = inner(lead, as_long_as(node.first));
            return emit(index, held, given(text_[node.first].next));
        }
        case NodeKind::by: {
            Lead theirs = inner(lead, "");
            theirs.actor = sub_as<Player>(node);
            return statements(text_[node.first].first, theirs);
        }
        case NodeKind::each: {
            Lead one = inner(lead, for_each(node.first));
            return statements(text_[text_[node.first].next].first, one);
        }
        case NodeKind::choose:  // a deed
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
        case NodeKind::instead:
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_standing
#include "engine/cards/ultraman/other_kinds.def"
            return;
    }
}

void Teller::perhaps(NodeIndex index, Lead& lead) {
    const NodeIndex yes = text_[index].first, no = text_[yes].next;
    NodeIndex rest = no_node;
    const std::vector<Said> deeds = leading_deeds(yes, rest);
    if (!deeds.empty()) {
        emit(index, lead, may(together(deeds, Joint::then), lead.actor));
        Lead then = lead;
        then.in_may = true, then.in_case = false, then.next = Link::then;
        statements(rest, then);
    } else if (text_[rest].kind == NodeKind::either && text_[rest].next == no_node) {
        lead.optional = true;
        either(rest, lead);
        lead.optional = false;
    } else {
        emit(index, lead, may_follow(lead.actor));
        Lead all = lead;
        all.said = false;
        statements(rest, all);
    }
    if (no == no_node) return;
    lead.next = Link::if_not_done;
    Lead other = inner(lead, "");
    statements(text_[no].first, other);
}

void Teller::bought(NodeIndex index, Lead& lead) {
    const NodeIndex price = text_[index].first, result = text_[price].next;
    if (!all_deeds(price)) {
        emit(index, lead, may_follow(lead.actor));
        statements(text_[price].first, lead);
        Lead done = lead;
        done.words = if_done(no_node), done.said = false, done.in_case = true;
        return statements(text_[result].first, done);
    }
    const Said paid_with = said_of(price);
    const NodeIndex first = text_[result].first;
    const bool free = text_[first].kind == NodeKind::may && text_[text_[first].first].next == no_node &&
                      all_deeds(text_[first].first);
    NodeIndex rest = no_node;
    if (free) {
        emit(index, lead, pays_and_may(paid_with, said_of(text_[first].first), lead.actor));
        return statements(text_[first].next, lead);
    }
    const std::vector<Said> deeds = leading_deeds(result, rest);
    if (!deeds.empty()) {
        emit(index, lead, paid(paid_with, together(deeds, Joint::then), lead.actor));
        return statements(rest, lead);
    }
    Lead after = inner(lead, paying(paid_with, lead.actor));
    statements(first, after);
}

void Teller::if_so_then(NodeIndex index, Lead& lead) {
    const NodeIndex asked = text_[index].first, yes = text_[asked].next, no = text_[yes].next;
    Lead so = inner(lead, if_so(asked));
    so.in_case = true;
    statements(text_[yes].first, so);
    if (no == no_node) return;
    lead.next = Link::otherwise;
    Lead otherwise = inner(lead, "");
    otherwise.in_case = true;
    statements(text_[no].first, otherwise);
}

// What follows only where all before it was done in full.
void Teller::fully(NodeIndex index, Lead& lead) {
    NodeIndex then = text_[index].first;
    if (text_[then].kind == NodeKind::block) then = text_[then].first;
    const bool asks = text_[then].kind == NodeKind::if_ && text_[then].next == no_node;
    const NodeIndex asked = asks ? text_[then].first : no_node;
    Lead done = lead;
    done.words = if_done(asked), done.said = done.in_may = false, done.in_case = true;
    lead.said = true;
    if (!asks) return statements(then, done);
    const NodeIndex yes = text_[asked].next, no = text_[yes].next;
    statements(text_[yes].first, done);
    if (no == no_node) return;
    lead.next = Link::otherwise;
    Lead otherwise = inner(lead, "");
    otherwise.in_case = true;
    statements(text_[no].first, otherwise);
}

void Teller::either(NodeIndex index, Lead& lead) {
    const NodeIndex first = text_[index].first;
    const bool ranged = text_[first].kind == NodeKind::range;
    emit(index, lead, choose_parts(ranged ? first : no_node, lead.optional, lead.actor));
    for (const NodeIndex part : children(text_.nodes(), index)) {
        if (text_[part].kind != NodeKind::block) continue;
        const std::size_t before = sentences_.size();
        Lead alone;
        alone.actor = lead.actor;
        statements(text_[part].first, alone);
        if (sentences_.size() == before) continue;
        Sentence& begins = sentences_[before];
        begins.words = "\n" + std::string(cubenight::wording::bullet) + begins.words;
    }
}

void Teller::waiting(NodeIndex index, Lead& lead) {
    const NodeIndex event = text_[index].first;
    NodeIndex block = text_[event].next, by = no_node;
    if (text_[block].kind == NodeKind::by_whom) by = block, block = text_[block].next;
    Lead then = lead;
    then.words = std::exchange(lead.words, "") + when(event, by), then.said = false;
    lead.said = true;
    statements(text_[block].first, then);
}

}  // namespace cubenight::ultraman::wording
