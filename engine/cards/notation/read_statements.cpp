// Blocks and control: the first parts of a text, and the joints between its verbs.
#include <algorithm>
#include <bit>

#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

namespace {

bool is_verb(NodeKind kind) { return kind >= NodeKind::damage && kind <= NodeKind::unmark; }

// Verbs of which every selection means Pokémon.
bool is_done_to_pokemon(NodeKind kind) {
    switch (kind) {
        case NodeKind::damage:
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::heal:
        case NodeKind::knock_out:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::devolve:
        case NodeKind::mark:
        case NodeKind::unmark: return true;
        default: return false;
    }
}

// The variable that the node binds, or -1.
int bound_by(const Node& node) {
    switch (node.kind) {
        case NodeKind::each:
        case NodeKind::choose: return node.number;
        case NodeKind::select:
        case NodeKind::switch_: return node.number - 1;
        default: return -1;
    }
}

// Of an attack's text: it changes the attack's damage, or is done before that is dealt.
bool comes_before_damage(NodeKind kind) {
    switch (kind) {
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
        case NodeKind::damage:
        case NodeKind::before_damage: return true;
        default: return false;
    }
}

}  // namespace

std::span<const EffectReader::StatementRule> EffectReader::statement_rules() {
    using R = EffectReader;
    using enum StatementSort;
    static constexpr StatementRule rules[] = {
        {"once", limit, &R::once},
        {"often", limit, &R::often},
        {"no", limit, &R::no_stack},
        {"from", limit, &R::from_zone},
        {"only", limit, &R::only_if},
        {"cost", limit, &R::cost},
        {"then", action, &R::then},
        {"may", action, &R::may},
        {"if", action, &R::if_predicate},
        {"each", action, &R::each},
        {"either", action, &R::either},
        {"flip", action, &R::flip},
        {"by", action, &R::by_player},
        {"choose", action, &R::choose},
        {"before", attack_action, &R::before_damage},
        {"lasting", action, &R::lasting},
        {"proceed", action, &R::proceed},
        {"give", standing, &R::give},
        {"while", standing, &R::while_predicate},
        {"when", standing, &R::when},
        {"instead", standing, &R::instead},
        {"damage", action, &R::damage},
        {"more", attack_action, &R::more},
        {"less", attack_action, &R::less},
        {"times", attack_action, &R::times},
        {"ignore", attack_action, &R::ignore},
        {"counters", action, &R::counters},
        {"move", action, &R::move},
        {"heal", action, &R::heal},
        {"knock", action, &R::knock_out},
        {"inflict", action, &R::inflict},
        {"cure", action, &R::cure},
        {"fail", attack_action, &R::fail},
        {"draw", action, &R::draw},
        {"search", action, &R::search},
        {"look", action, &R::look},
        {"put", action, &R::put},
        {"discard", action, &R::discard},
        {"attach", action, &R::attach},
        {"shuffle", action, &R::shuffle},
        {"order", action, &R::order},
        {"take", action, &R::take_prize},
        {"exchange", action, &R::exchange},
        {"switch", action, &R::switch_active},
        {"evolve", action, &R::evolve},
        {"devolve", action, &R::devolve},
        {"use", action, &R::use},
        {"end", action, &R::end_turn},
        {"win", action, &R::win},
        {"lose", action, &R::lose},
        {"again", action, &R::again},
        {"mark", action, &R::mark},
        {"unmark", action, &R::unmark},
    };
    return rules;
}

NodeIndex EffectReader::block(BlockRole role) {
    const Within deep(depth_, depth_ + 1);
    const Within lasting(lasting_, role == BlockRole::lasting ? 1 : 0);
    check_depth();
    const NodeIndex here = node(NodeKind::block);
    in_.expect_mark("{");
    if (in_.accept_mark("}")) return here;
    do adopt(here, statement(role, here));
    while (in_.accept_mark(";"));
    if (!in_.accept_mark("}")) in_.expected("`;` and another statement, or `}`");
    return here;
}

NodeIndex EffectReader::statement(BlockRole role, NodeIndex in_block) {
    const auto rules = statement_rules();
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const auto& rule) { return in_.is_word(rule.word); });
    if (found == rules.end()) {
        in_.expected("a statement");
        return 0;
    }
    check_place(*found, role, in_block);
    const std::size_t before = in_.position();
    const int line = in_.line();
    in_.skip();
    const NodeIndex here = (this->*found->read)();
    const bool of_attack =
        role == BlockRole::root && text_place_ == TextPlace::attack && found->sort == StatementSort::standing;
    if (of_attack && !in_.failed() && !is_use_of_attack(here))
        in_.fail_in_line(line,
                         "`" + std::string(found->word) + "` in an attack needs `lasting`: how long does it hold?");
    if (found->sort == StatementSort::limit && !in_.failed()) check_limit(in_block, here);
    if (!in_.failed() && is_verb(tree_[here].kind)) {
        check_meant(here, line);
        const NodeKind did = tree_[here].kind;
        done_ = did == NodeKind::damage || did == NodeKind::heal ? done_in_points : 1;
    }
    ENSURE(in_.failed() || in_.position() > before);
    return here;
}

// Statements that mean nothing where they stand are mistakes of the text's author; better told than ignored.
void EffectReader::check_place(const StatementRule& rule, BlockRole role, NodeIndex in_block) {
    const std::string word = "`" + std::string(rule.word) + "` ";
    switch (rule.sort) {
        case StatementSort::limit: {
            if (role != BlockRole::root)
                return in_.fail_here(word + "is a limit: it opens a text and stands nowhere else");
            for (NodeIndex at = tree_[in_block].first; at != no_node; at = tree_[at].next)
                if (!is_limit(tree_[at].kind)) return in_.fail_here(word + "is a limit: limits come first in a text");
            return;
        }
        case StatementSort::standing:
            if (role == BlockRole::inner)
                return in_.fail_here(word + "stands at the head of a text or directly in `lasting`, not in here");
            if (role == BlockRole::root && text_place_ == TextPlace::attack &&
                (rule.word == "when" || rule.word == "instead"))
                return in_.fail_here(word + "in an attack needs `lasting`: how long does it hold?");
            return;
        case StatementSort::attack_action:
            if (!of_attack() && attack_event_ == 0) return in_.fail_here(word + "stands in the text of an attack only");
            [[fallthrough]];
        case StatementSort::action:
            if (role == BlockRole::lasting)
                return in_.fail_here(word + "is done at once; in `lasting` stand give, while, when, instead of");
            if (rule.word == "then" && !follows_action(in_block))
                in_.fail_here("`then` follows another statement of its block");
    }
}

// What an attack says of its own use: when it can be used (JA E-27), and what it costs then (JA E-32).
bool EffectReader::is_use_of_attack(NodeIndex standing) const {
    NodeIndex give = standing;
    if (tree_[give].kind == NodeKind::while_) give = tree_[tree_[give].first].next;
    const NodeIndex select = tree_[tree_[give].first].first;
    if (tree_[tree_[give].first].kind != NodeKind::selection || tree_[select].next != no_node ||
        tree_[select].number != 0)
        return false;
    const Node& base = tree_[tree_[select].first];
    if (!is_this(base) || base.next != no_node) return false;
    for (NodeIndex mod = tree_[tree_[give].first].next; mod != no_node; mod = tree_[mod].next) {
        const bool own_cost = tree_[mod].kind == NodeKind::cost_change &&
                              (tree_[mod].first == no_node || tree_[tree_[mod].first].kind != NodeKind::attack_name);
        const bool usable =
            tree_[mod].kind == NodeKind::can && sub_as<ActionKind>(tree_[tree_[mod].first]) == ActionKind::attack;
        if (!own_cost && !usable) return false;
    }
    return true;
}

bool EffectReader::follows_action(NodeIndex in_block) const {
    const NodeIndex before = tree_.last_child(in_block);
    if (before == no_node) return false;
    return !is_limit(tree_[before].kind) && !is_standing(tree_[before].kind);
}

// The fossils and dolls: what is played is a Pokémon from then on.
bool EffectReader::is_played_as_pokemon() const {
    for (std::size_t i = 0; i < tree_.size(); ++i) {
        const Node& node = tree_[static_cast<NodeIndex>(i)];
        if (node.kind == NodeKind::counts_as && sub_as<KindWord>(tree_[node.first]) == KindWord::basic) return true;
    }
    return false;
}

// The card whose text it is, and nothing else.
bool EffectReader::means_itself(NodeIndex selection) const {
    for (NodeIndex select = tree_[selection].first; select != no_node; select = tree_[select].next) {
        NodeIndex base = tree_[select].first;
        if (tree_[base].kind == NodeKind::range) base = tree_[base].next;
        if (!is_this(tree_[base])) return false;
    }
    return true;
}

// A Trainer or an energy is no Pokémon that could be healed or damaged.
void EffectReader::check_meant(NodeIndex statement, int line) {
    const NodeKind kind = tree_[statement].kind;
    const bool of_card = !of_attack() && text_place_ != TextPlace::ability;
    if (!of_card || !is_done_to_pokemon(kind)) return;
    for (NodeIndex i = tree_[statement].first; i != no_node; i = tree_[i].next) {
        if (tree_[i].kind != NodeKind::selection || !means_itself(i) || is_played_as_pokemon()) continue;
        return in_.fail_in_line(line,
                                "`this` is the card here, which is no Pokémon; whom it is attached to is the `holder`");
    }
}

// What lasts remembers two things that were named before it.
void EffectReader::check_kept(NodeIndex span, NodeIndex part, unsigned bound, int line) {
    unsigned used = 0, own = 0;
    for (const NodeIndex index : {span, part})
        tree_.each_below(index, [&](const Node& node) {
            if (names_variable(node)) used |= 1u << node.number;
            if (const int variable = bound_by(node); variable >= 0) own |= 1u << variable;
        });
    if (std::popcount(used & bound & ~own) > 2)
        in_.fail_in_line(line, "what lasts can mean two things that were named before it, no more");
}

// One statement stands alone; two or more need braces.
NodeIndex EffectReader::statement_or_block() {
    if (in_.is_word("then")) in_.fail_here("`then` follows another statement of its block");
    if (!in_.is_mark("{")) return statement(BlockRole::inner, 0);
    const NodeIndex here = block(BlockRole::inner);
    if (!in_.failed() && tree_.child_count(here) < 2) in_.fail("braces are for two statements or more here");
    return here;
}

NodeIndex EffectReader::then() { return parent_of(NodeKind::then_, 0, 0, {statement_or_block()}); }

NodeIndex EffectReader::may() {
    const NodeIndex here = parent_of(NodeKind::may, 0, 0, {block(BlockRole::inner)});
    if (in_.accept_word("else")) adopt(here, block(BlockRole::inner));
    return here;
}

NodeIndex EffectReader::if_predicate() {
    const int line = in_.line();
    const bool undealt = done_ == own_damage;
    const NodeIndex when = asking_predicate();
    const NodeIndex here = parent_of(NodeKind::if_, 0, 0, {when, block(BlockRole::inner)});
    if (in_.accept_word("else")) adopt(here, block(BlockRole::inner));
    if (undealt) check_dealt(when, here, line);
    return here;
}

// What the attack's damage hangs on is asked before it is dealt.
void EffectReader::check_dealt(NodeIndex asking, NodeIndex control, int line) {
    bool asks = false, changes = false;
    if (in_.failed()) return;
    tree_.each_below(asking, [&](const Node& node) { asks |= node.kind == NodeKind::done; });
    tree_.each_below(control, [&](const Node& node) { changes |= comes_before_damage(node.kind); });
    if (asks && changes)
        in_.fail_in_line(
            line,
            "nothing was done before that `done` could measure: what changes the damage is asked before it is dealt");
}

NodeIndex EffectReader::each() {
    const int variable = variable_here();
    in_.expect_phrase("in");
    const NodeIndex over = selection();
    tree_.bind(variable);
    return parent_of(NodeKind::each, 0, variable, {over, block(BlockRole::inner)});
}

NodeIndex EffectReader::either() {
    const NodeIndex here = node(NodeKind::either);
    if (!in_.is_mark("{")) {
        const NodeIndex how_many = range();
        const Node& made = tree_[how_many];
        if (!in_.failed() && sub_as<RangeKind>(made) == RangeKind::random) in_.fail("parts are not chosen at random");
        if (!in_.failed() && sub_as<RangeKind>(made) == RangeKind::number && tree_[made.first].number == 1)
            in_.fail("one part is what `either` means without a number");
        adopt(here, how_many);
    }
    in_.expect_mark("{");
    do adopt(here, block(BlockRole::inner));
    while (in_.accept_mark("|"));
    in_.expect_mark("}");
    if (!in_.failed() && tree_.child_count(here) - (tree_[tree_[here].first].kind == NodeKind::range) < 2)
        in_.fail("`either` needs two parts or more, each in braces, with `|` between them");
    return here;
}

NodeIndex EffectReader::flip() {
    const int line = in_.line();
    const NodeIndex here = node(NodeKind::flip);
    if (!in_.accept_phrase("until tails")) {
        if (in_.is_mark("{")) in_.expected("how many coins, or `until tails`");
        adopt(here, quantity());
    }
    const bool undealt = done_ == own_damage;
    flipped_ = 1;
    in_.expect_mark("{");
    unsigned seen = 0;
    do {
        const NodeIndex one = face();
        if (!in_.failed() && (seen >> tree_[one].sub & 1)) in_.fail("this face of the coin is told twice");
        if (!in_.failed()) seen |= 1u << tree_[one].sub;
        adopt(here, one);
    } while (in_.accept_mark(";"));
    in_.expect_mark("}");
    if (undealt && !in_.failed() && tree_[tree_[here].first].kind != NodeKind::face)
        check_dealt(tree_[here].first, here, line);
    return here;
}

NodeIndex EffectReader::face() {
    const int which = in_.expect_one_of(words::face, "a face of the coin");
    in_.expect_mark(":");
    return parent_of(NodeKind::face, which, 0, {statement_or_block()});
}

NodeIndex EffectReader::by_player() {
    const int who = player();
    return parent_of(NodeKind::by, who, 0, {block(BlockRole::inner)});
}

NodeIndex EffectReader::choose() {
    const int variable = variable_here();
    in_.expect_mark("=");
    NodeIndex what = 0;
    if (in_.is_any_word({"a", "an"})) {
        what = node(NodeKind::value, in_.expect_one_of(words::value, "what is chosen"));
        const auto kind = in_.failed() ? ValueKind::type : sub_as<ValueKind>(tree_[what]);
        if (kind == ValueKind::attack) in_.expect_phrase("of"), adopt(what, selection());
        else if (kind == ValueKind::name) in_.expect_phrase("of"), adopt(what, selection());
        else if (kind == ValueKind::number && in_.accept_phrase("up to")) adopt(what, quantity());
        else if (kind != ValueKind::number && in_.accept_word("of")) adopt(what, selection());
    } else {
        what = at_quantity() ? quantity() : selection();
    }
    tree_.bind(variable);
    return parent_of(NodeKind::choose, 0, variable, {what});
}

NodeIndex EffectReader::before_damage() {
    in_.expect_phrase("damage");
    const Within not_dealt(before_own_damage_, 1);
    return parent_of(NodeKind::before_damage, 0, 0, {block(BlockRole::inner)});
}

NodeIndex EffectReader::lasting() {
    const auto kind = static_cast<SpanKind>(in_.expect_one_of(words::span, "how long"));
    const NodeIndex span = node(NodeKind::span, static_cast<int>(kind));
    if (kind == SpanKind::next_turn || kind == SpanKind::until_end_of_next_turn) {
        const int whose = player();
        if (!in_.failed()) tree_[span].number = static_cast<std::int16_t>(whose);
    }
    if (kind == SpanKind::while_) {
        const Within no_coins(flipped_, 0), nothing_done(done_, 0), attacked(attack_, 1);
        adopt(span, predicate());
    }
    const Within outside_instead(instead_, 0);
    const int line = in_.line();
    const unsigned bound = tree_.bound();
    const NodeIndex body = block(BlockRole::lasting);
    if (!in_.failed())
        for (NodeIndex part = tree_[body].first; part != no_node; part = tree_[part].next)
            check_kept(span, part, bound, line);
    if (!in_.failed() && tree_[body].first == no_node) in_.fail("nothing lasts");
    return parent_of(NodeKind::lasting, 0, 0, {span, body});
}

NodeIndex EffectReader::proceed() {
    if (instead_ == 0) in_.fail("`proceed` stands inside `instead of`: there is no other event that could go on");
    return node(NodeKind::proceed);
}

}  // namespace cubenight
