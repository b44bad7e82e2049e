// Blocks of statements: which word opens which, and where a statement means nothing.
#include <algorithm>

#include "engine/cards/notation/effect_reader.hpp"

namespace cubenight {

namespace {

bool is_verb(NodeKind kind) { return family_of(kind) == NodeFamily::verb; }

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
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
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
        case NodeKind::switch_:
        case NodeKind::evolve:
        case NodeKind::use_attack:
        case NodeKind::use_text:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::by_hand:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            return false;
    }
    return false;
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
    if (!in_.accept_mark("}")) in_.expected(saying("`;` and another statement, or `}`"));
    return here;
}

NodeIndex EffectReader::statement(BlockRole role, NodeIndex in_block) {
    const auto rules = statement_rules();
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const auto& rule) { return in_.is_word(rule.word); });
    if (found == rules.end()) {
        for (const auto phrase : {"knock out", "take prize", "end turn", "before damage", "instead of", "only if"})
            in_.is_phrase(phrase);  // so that `knockout` is asked about
        in_.expected(saying("a statement such as draw 2, heal 30 this or flip 1 { heads: more 20 }"));
        return 0;
    }
    check_place(*found, role, in_block);
    const std::size_t before = in_.position();
    const std::size_t begin = in_.position();
    in_.skip();
    const NodeIndex here = (this->*found->read)();
    const bool of_attack =
        role == BlockRole::root && text_place_ == TextPlace::attack && found->sort == StatementSort::standing;
    if (of_attack && !in_.failed() && !is_use_of_attack(here))
        in_.fail_at(begin, saying("`{0}` in an attack needs `lasting`: how long does it hold? as in `lasting next turn "
                                  "of them { give their.active { can't retreat } }`",
                                  found->word));
    if (found->sort == StatementSort::limit && !in_.failed()) check_limit(in_block, here);
    if (!in_.failed() && is_verb(tree_[here].kind)) {
        check_meant(here, begin);
        const NodeKind did = tree_[here].kind;
        done_ = did == NodeKind::damage || did == NodeKind::heal ? done_in_points : 1;
    }
    ENSURE(in_.failed() || in_.position() > before);
    return here;
}

// Statements that mean nothing where they stand are mistakes of the text's author; better told than ignored.
void EffectReader::check_place(const StatementRule& rule, BlockRole role, NodeIndex in_block) {
    switch (rule.sort) {
        case StatementSort::limit: {
            if (role != BlockRole::root)
                return in_.fail_here(saying("`{0}` is a limit: it opens a text and stands nowhere else", rule.word));
            for (NodeIndex at = tree_[in_block].first; at != no_node; at = tree_[at].next)
                if (!is_limit(tree_[at].kind))
                    return in_.fail_here(saying("`{0}` is a limit: limits come first in a text", rule.word));
            return;
        }
        case StatementSort::standing:
            if (role == BlockRole::inner)
                return in_.fail_here(
                    saying("`{0}` stands at the head of a text or directly in `lasting`, not in here", rule.word));
            if (role == BlockRole::root && text_place_ == TextPlace::attack &&
                (rule.word == "when" || rule.word == "instead"))
                return in_.fail_here(saying("`{0}` in an attack needs `lasting`: how long does it hold?", rule.word));
            return;
        case StatementSort::attack_action:
            if (!of_attack() && attack_event_ == 0)
                return in_.fail_here(saying("`{0}` stands in the text of an attack only", rule.word));
            [[fallthrough]];
        case StatementSort::action:
            if (role == BlockRole::lasting)
                return in_.fail_here(
                    saying("`{0}` is done at once; in `lasting` stand give, while, when, instead of", rule.word));
            if (rule.word == "then" && !follows_action(in_block))
                in_.fail_here(saying("`then` follows another statement of its block"));
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
void EffectReader::check_meant(NodeIndex statement, std::size_t begin) {
    const NodeKind kind = tree_[statement].kind;
    const bool of_card = !of_attack() && text_place_ != TextPlace::ability;
    if (!of_card || !is_done_to_pokemon(kind)) return;
    for (NodeIndex i = tree_[statement].first; i != no_node; i = tree_[i].next) {
        if (tree_[i].kind != NodeKind::selection || !means_itself(i) || is_played_as_pokemon()) continue;
        return in_.fail_at(
            begin, saying("`this` is the card here, which is no Pokémon; whom it is attached to is the `holder`"));
    }
}

}  // namespace cubenight
