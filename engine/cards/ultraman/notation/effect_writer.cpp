#include "engine/cards/ultraman/notation/effect_writer.hpp"

#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::ultraman {

std::string EffectWriter::text() {
    out_.clear();
    if (nodes_.empty()) return "{}";
    write(0);
    return std::move(out_);
}

// One line a kind: the whole notation at a glance.
void EffectWriter::write(NodeIndex index) {
    const Node& n = nodes_[index];
    using enum NodeKind;
    // clang-format off
    switch (n.kind) {
        case block: return EffectWriter::block(n);
        case activate: return say("activate "), say(std::to_string(n.number));
        case once: return say("once");
        case no_stack: return say("no stack");
        case only_if: return phrase("only if", n);
        case cost: return phrase("cost", n);
        case may: return with_else("may", n);
        case if_: return with_else("if", n);
        case each: return say("each "), say_variable(n.number), phrase(" in", n);
        case either: return EffectWriter::either(n);
        case by: return say("by "), phrase(words::player[n.sub], n);
        case choose: return EffectWriter::choose(n);
        case lasting: return phrase("lasting", n);
        case pay: return two_parts("pay", "to", n);
        case fully: return phrase("fully", n);
        case span: return say(words::span[n.sub]);
        case give: return EffectWriter::give(n);
        case while_: return phrase("while", n);
        case when: return phrase("when", n);
        case event: return EffectWriter::event(n);
        case of: return phrase("of", n);
        case by_whom: return EffectWriter::by_whom(n);
        case NodeKind::at: return phrase("at", n);
        case draw: return phrase("draw", n);
        case look: return EffectWriter::look(n);
        case put: return phrase("put", n);
        case discard: return phrase("discard", n);
        case exile: return phrase("exile", n);
        case order: return phrase("order", n);
        case shuffle: return phrase("shuffle", n);
        case use_text: return say("use "), say(words::use[n.sub]), phrase(" text of", n);
        case stack: return EffectWriter::stack(n);
        case swap: return say("swap "), write_list(n.first, " with ");
        case charge: return two_parts("charge", "under", n);
        case negate: return phrase("negate", n);
        case move_to: return phrase("->", n);
        case top: return phrase("top of", n);
        case bottom: return phrase("bottom of", n);
        case in_place: return phrase("place of", n);
        case modify: return EffectWriter::modify(n);
        case change: return say(words::change[n.sub]), write(n.first);
        case type_change: return say("type "), phrase(words::type_change[n.sub], n);
        case becomes_extra: return say("bp = extra");
        case unaffected: return say("unaffected by "), say(words::influence[n.sub]);
        case battle: return say("battle = "), say(words::battle[n.sub]);
        case cant: return phrase("can't", n);
        case action: return EffectWriter::action(n);
        case and_: return predicates(" and ", n);
        case or_: return predicates(" or ", n);
        case not_: return negated(n);
        case lead: return say("lead "), say(words::player[n.sub]);
        case happened: return phrase("happened", n), say(" this turn");
        case compare: return EffectWriter::compare(n);
        case any: return phrase("any", n);
        case is: return write_list(n.first, " is ");
        case integer: return say(std::to_string(n.number));
        case add: return write_list(n.first, " + ");
        case subtract: return write_list(n.first, " - ");
        case multiply: return write_list(n.first, " * ");
        case divide: return write(n.first), say(" / "), say(std::to_string(n.number));
        case minimum: return function("min", n);
        case maximum: return function("max", n);
        case count: return function("count", n);
        case rounds: return say("rounds");
        case stat: return function(words::stat[n.sub], n);
        case variable: return say_variable(n.number);
        case selection: return write_list(n.first, " and ");
        case select: return EffectWriter::select(n);
        case range: return EffectWriter::range(n);
        case place: return sided(words::place[n.sub], n.number);
        case zone: return sided(words::zone[n.sub], n.number);
        case on: return two_parts(words::part[n.sub], "", n);
        case top_of: return say("top "), write_list(n.first, " of ");
        case bottom_of: return say("bottom "), write_list(n.first, " of ");
        case facing: return EffectWriter::facing(n);
        case var: return say_variable(n.number);
        case set: return say("["), write_list(n.first, ", "), say("]");
        case not_filter: return say("!"), write(n.first);
        case one_of: return write_list(n.first, " or ");
        case all_of: return write_list(n.first, " & ");
        case kind: return EffectWriter::kind(n);
        case other: return say("other");
        case distinct: return say("distinct "), say(words::distinct[n.sub]);
        case shares: return say("shares "), say(words::shares[n.sub]), phrase(" with", n);
        case name: return say(words::name[n.sub]), say(" "), say_word(n.number);
        case stat_compare: return EffectWriter::stat_compare(n);
        case value: return EffectWriter::value(n);
        // Words of every game that no text of this one says.
        case often:
        case from_zone:
        case proceed:
        case then_:
        case flip:
        case face:
        case instead:
        case search:
        case end_turn:
        case win:
        case lose:
        case again:
        case mark:
        case unmark:
        case under:
        case aside:
        case into:
        case spread:
        case can:
        case coin:
        case first_turn:
        case second_player:
        case turn_of:
        case agrees:
        case spent:
        case half:
        case heads:
        case done:
        case marked:
        case extreme:
        case carries:
        case player:
#define CUBENIGHT_NAMED_every_family
#include "engine/cards/ultraman/other_kinds.def"
            return;  // words of the other game
    }
    // clang-format on
}

void EffectWriter::write_list(NodeIndex first, std::string_view joint) {
    for (NodeIndex index : siblings_from(nodes_, first)) {
        if (index != first) say(joint);
        write(index);
    }
}

void EffectWriter::phrase(std::string_view word, const Node& node) {
    say(word);
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        say(" ");
        write(index);
    }
}

// Without a joint between the parts: the word, `on` and the part.
void EffectWriter::two_parts(std::string_view word, std::string_view joint, const Node& node) {
    say(word);
    say(" ");
    if (joint.empty()) return say("on "), write(node.first);
    write(node.first);
    say(" "), say(joint), say(" ");
    write(second(node));
}

void EffectWriter::say_variable(int variable) {
    out_ += '$';
    out_ += static_cast<char>('a' + variable);
}

void EffectWriter::say_word(int word) { say(quoted(words_[static_cast<std::size_t>(word)])); }

void EffectWriter::say_types(int bits, std::string_view joint) {
    bool later = false;
    for (std::size_t type = 0; type < words::type.size(); ++type) {
        if (!(bits >> type & 1)) continue;
        if (later) say(joint);
        say(words::type[type]);
        later = true;
    }
}

// -- statements

void EffectWriter::block(const Node& node) {
    if (node.first == no_node) return say("{}");
    say("{ ");
    write_list(node.first, "; ");
    say(" }");
}

// `if` has a condition first; the last of two blocks is the `else`.
void EffectWriter::with_else(std::string_view word, const Node& node) {
    say(word);
    bool block_before = false;
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        say(block_before ? " else " : " ");
        write(index);
        block_before = at(index).kind == NodeKind::block;
    }
}

void EffectWriter::either(const Node& node) {
    say("either ");
    NodeIndex first = node.first;
    if (at(first).kind == NodeKind::range) {
        write(first);
        say(" ");
        first = at(first).next;
    }
    say("{ ");
    write_list(first, " | ");
    say(" }");
}

void EffectWriter::choose(const Node& node) {
    say("choose ");
    say_variable(node.number);
    say(" = ");
    write(node.first);
}

void EffectWriter::value(const Node& node) {
    if (sub_as<ValueKind>(node) == ValueKind::bp) return phrase("a bp of", node);
    say_types(node.number, " or ");
}

void EffectWriter::give(const Node& node) {
    say("give ");
    write(node.first);
    say(" { ");
    write_list(second(node), "; ");
    say(" }");
}

void EffectWriter::event(const Node& node) { phrase(words::event[node.sub], node); }

void EffectWriter::by_whom(const Node& node) { phrase(node.first == no_node ? "by effects" : "by effects from", node); }

void EffectWriter::look(const Node& node) {
    phrase("look", node);
    if (static_cast<Player>(node.sub) != Player::me) say(" to "), say(words::player[node.sub]);
}

void EffectWriter::stack(const Node& node) {
    two_parts("stack", node.sub & stack_under ? "under" : "on", node);
    if (node.sub & stack_freely) say(" freely");
}

// -- what stands

void EffectWriter::modify(const Node& node) { phrase(words::mod_number[node.sub], node); }

void EffectWriter::action(const Node& node) {
    say(words::action[node.sub]);
    const auto which = sub_as<ActionKind>(node);
    const bool by = which == ActionKind::be_exiled || which == ActionKind::be_discarded;
    if (by && static_cast<Player>(node.number) == Player::them) say(" by them");
}

// -- conditions and quantities

// Brackets where the reader would join the parts otherwise: an `or` below an `and`, and a list of the same kind.
void EffectWriter::predicates(std::string_view joint, const Node& node) {
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        const Node& part = at(index);
        if (index != node.first) say(joint);
        const bool list = part.kind == NodeKind::or_ || part.kind == node.kind;
        if (list) say("(");
        write(index);
        if (list) say(")");
    }
}

void EffectWriter::negated(const Node& node) {
    const NodeKind kind = at(node.first).kind;
    const bool list = kind == NodeKind::and_ || kind == NodeKind::or_;
    say(list ? "not (" : "not ");
    write(node.first);
    if (list) say(")");
}

void EffectWriter::compare(const Node& node) {
    write(node.first);
    say(" "), say(words::relation[node.sub]), say(" ");
    write(second(node));
}

void EffectWriter::function(std::string_view name, const Node& node) {
    say(name);
    say("(");
    write_list(node.first, ", ");
    say(")");
}

// -- selections and filters

void EffectWriter::select(const Node& node) {
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        write(index);
        if (at(index).kind == NodeKind::range) say(" ");
    }
    if (node.number) say(" as "), say_variable(node.number - 1);
}

void EffectWriter::range(const Node& node) {
    switch (sub_as<RangeKind>(node)) {
        case RangeKind::number: return write(node.first);
        case RangeKind::random: return write(node.first), say(" random");
        case RangeKind::up_to:
        case RangeKind::exactly:
        case RangeKind::any_number:
        case RangeKind::all: return phrase(words::range[node.sub], node);
    }
}

void EffectWriter::sided(std::string_view word, int side) {
    if (static_cast<Side>(side) != Side::none) say(words::side[static_cast<std::size_t>(side)]), say(".");
    say(word);
}

void EffectWriter::facing(const Node& node) {
    say("foe");
    NodeIndex whose = node.first;
    if (at(whose).kind == NodeKind::set) {
        write(whose);
        whose = at(whose).next;
    }
    say(" of ");
    write(whose);
}

void EffectWriter::kind(const Node& node) {
    switch (sub_as<KindWord>(node)) {
        case KindWord::type: return say_types(node.number, " & ");
        case KindWord::variable: return say_variable(node.number);
        case KindWord::ultraman:
        case KindWord::kaiju:
        case KindWord::mech:
        case KindWord::scene:
        case KindWord::character:
        case KindWord::single:
        case KindWord::double_:
        case KindWord::triple:
        case KindWord::quad:
        case KindWord::adjacent:
        case KindWord::foe:
        case KindWord::on_extra:
        case KindWord::raised:
        case KindWord::lowered: return say(words::kind[node.sub]);
    }
}

void EffectWriter::stat_compare(const Node& node) {
    say(words::stat[node.sub]);
    say(" "), say(words::relation[static_cast<std::size_t>(node.number)]), say(" ");
    write(node.first);
}

}  // namespace cubenight::ultraman
