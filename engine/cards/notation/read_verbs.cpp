// Verbs: what a text does to the game. Each function reads what follows its first word.
#include "engine/cards/effect_tree.hpp"
#include "engine/cards/meaningless.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

// The words of RawFlags that stand here, in their order.
int EffectReader::raw_flags() {
    int flags = 0;
    while (const auto bit = in_.accept_one_of(words::raw)) {
        if (flags >= 1 << *bit)
            in_.fail(saying("these words stand once each, in the order weakness, resistance, effects"));
        flags |= 1 << *bit;
    }
    return flags;
}

NodeIndex EffectReader::damage() {
    const NodeIndex points = quantity_of_damage();
    in_.expect_phrase("to");
    const NodeIndex to = selection();
    // `plain` comes first here, so it is read before the others.
    int flags = in_.accept_word("plain") ? static_cast<int>(raw_plain) : 0;
    if (in_.accept_phrase("with weakness and resistance")) flags |= raw_bench;
    const int others = raw_flags();
    const int both = raw_weakness | raw_resistance;
    if (flags == (raw_plain | raw_bench) || (flags == raw_bench && (others & both)))
        in_.fail(saying("either with Weakness and Resistance, on the Bench too, or without"));
    if ((others & both) == both || (others & raw_plain) || (flags && (others & both)))
        in_.fail(saying("damage without Weakness and Resistance is `plain`"));
    return parent_of(NodeKind::damage, flags | others, 0, {points, to});
}

// All damage of an attack is worked out before any of it is dealt.
NodeIndex EffectReader::quantity_of_damage() {
    const Within not_dealt(before_own_damage_, 1);
    return quantity();
}

NodeIndex EffectReader::more() { return parent_of(NodeKind::more, 0, 0, {quantity_of_damage()}); }
NodeIndex EffectReader::less() { return parent_of(NodeKind::less, 0, 0, {quantity_of_damage()}); }
NodeIndex EffectReader::times() { return parent_of(NodeKind::times, 0, 0, {quantity_of_damage()}); }

NodeIndex EffectReader::ignore() {
    const int flags = raw_flags();
    if (flags == 0) in_.expected(saying("what is ignored: weakness, resistance, effects"));
    if (flags & raw_plain) in_.fail(saying("`ignore` says weakness and resistance by their names"));
    return node(NodeKind::ignore, flags);
}

NodeIndex EffectReader::counters() {
    auto kind = CountersKind::number;
    if (in_.accept_phrase("until left")) kind = CountersKind::until_left;
    else if (in_.accept_word("worth")) kind = CountersKind::worth;
    const NodeIndex how_many = quantity();
    if (!in_.failed() && kind == CountersKind::number && in_points(tree_, how_many, done_ >= done_in_points))
        in_.fail(saying("that is in points: `counters worth done` are as many counters as that is"));
    in_.expect_phrase("on");
    const NodeIndex here = parent_of(NodeKind::counters, static_cast<int>(kind), 0, {how_many, selection()});
    spread_into(here);
    return here;
}

void EffectReader::spread_into(NodeIndex parent) {
    if (const auto kind = in_.accept_one_of(words::spread)) adopt(parent, node(NodeKind::spread, *kind));
}

NodeIndex EffectReader::move() {
    if (in_.accept_word("counters")) return move_counters();
    const NodeIndex what = selection();
    in_.expect_phrase("to");
    const NodeIndex here = parent_of(NodeKind::move, 0, 0, {what, selection()});
    spread_into(here);
    return here;
}

NodeIndex EffectReader::move_counters() {
    NodeIndex how_many = 0;
    if (in_.is_phrase("up to") || in_.is_phrase("any number") || in_.is_any_word({"exactly", "all"}))
        how_many = range();
    else if (in_.is_word("from")) in_.expected(saying("how many damage counters"));
    else how_many = quantity();
    in_.expect_phrase("from");
    const NodeIndex from = selection();
    in_.expect_phrase("to");
    const NodeIndex here = parent_of(NodeKind::move_counters, 0, 0, {how_many, from, selection()});
    spread_into(here);
    return here;
}

NodeIndex EffectReader::heal() {
    if (in_.accept_word("all")) return parent_of(NodeKind::heal, static_cast<int>(HealKind::all), 0, {selection()});
    const auto kind = in_.accept_phrase("until left") ? HealKind::until_left : HealKind::points;
    const NodeIndex points = quantity();
    return parent_of(NodeKind::heal, static_cast<int>(kind), 0, {points, selection()});
}

NodeIndex EffectReader::knock_out() {
    in_.expect_phrase("out");
    return parent_of(NodeKind::knock_out, 0, 0, {selection()});
}

NodeIndex EffectReader::condition_value() {
    if (in_.is_kind(TokenKind::variable)) return node(NodeKind::condition_value, by_variable, variable_used());
    const int which = in_.expect_one_of(words::condition, saying("a Special Condition"));
    const NodeIndex here = node(NodeKind::condition_value, which);
    const int usual = usual_counters(static_cast<SpecialCondition>(which));
    if (usual == 0 || !in_.accept_mark("(")) return here;
    const int counters = in_.expect_number(saying("the number of damage counters"), 1, 99);
    in_.expect_mark(")");
    if (counters == usual) in_.fail(saying("the usual number of damage counters is left out"));
    if (!in_.failed()) tree_[here].number = static_cast<std::int16_t>(counters);
    return here;
}

NodeIndex EffectReader::inflict() {
    const NodeIndex here = node(NodeKind::inflict);
    do adopt(here, condition_value());
    while (in_.accept_mark("&"));
    in_.expect_phrase("on");
    adopt(here, selection());
    return here;
}

NodeIndex EffectReader::cure() {
    const NodeIndex here = node(NodeKind::cure);
    const bool variable = in_.is_kind(TokenKind::variable);
    if (at_condition_name() || (variable && in_.is_word("on", 1))) {
        adopt(here, condition_value());
        in_.expect_phrase("on");
    }
    adopt(here, selection());
    return here;
}

NodeIndex EffectReader::fail() { return node(NodeKind::fail); }

NodeIndex EffectReader::draw() {
    const DrawKind kind = in_.accept_word("until")     ? DrawKind::until
                          : in_.accept_phrase("up to") ? DrawKind::up_to
                                                       : DrawKind::number;
    return parent_of(NodeKind::draw, static_cast<int>(kind), 0, {quantity()});
}

NodeIndex EffectReader::search() {
    const NodeIndex where = zone_here();
    in_.expect_phrase("for");
    const NodeIndex what = selection();
    if (!in_.failed() && searches_elsewhere(tree_, where, what))
        in_.fail(saying("what is searched for does not lie there: `search my.deck for 1 my.deck[basic] -> my.hand`"));
    const NodeIndex here = parent_of(NodeKind::search, 0, 0, {where, what});
    if (in_.is_mark("->")) adopt(here, move_to());
    return here;
}

NodeIndex EffectReader::look() {
    const NodeIndex what = selection();
    const int whom = in_.accept_word("to") ? player() : static_cast<int>(Player::me);
    return parent_of(NodeKind::look, whom, 0, {what});
}

NodeIndex EffectReader::put() {
    const NodeIndex what = selection();
    const NodeIndex to = move_to();
    const NodeIndex target = in_.failed() ? no_node : tree_[to].first;
    if (target != no_node && tree_[target].kind == NodeKind::zone && sub_as<Zone>(tree_[target]) == Zone::discard)
        in_.fail(saying("to put into a discard pile is `discard`, without `->`"));
    return parent_of(NodeKind::put, 0, 0, {what, to});
}

NodeIndex EffectReader::move_to() {
    in_.expect_mark("->");
    const NodeIndex here = parent_of(NodeKind::move_to, 0, 0, {destination()});
    for (int bit = 0; bit < 2; ++bit)
        if (in_.accept_phrase(words::move[static_cast<std::size_t>(bit)]) && !in_.failed())
            tree_[here].sub = static_cast<std::uint8_t>(tree_[here].sub | 1 << bit);
    return here;
}

NodeIndex EffectReader::destination() {
    const int none = static_cast<int>(Side::none);
    if (in_.accept_word("bench")) return node(NodeKind::place, static_cast<int>(Place::bench), none);
    if (in_.accept_word("active")) return node(NodeKind::place, static_cast<int>(Place::active), none);
    if (in_.accept_word("aside")) return node(NodeKind::aside);
    if (in_.accept_word("under")) return parent_of(NodeKind::under, 0, 0, {selection()});
    if (in_.accept_phrase("top of")) return deck_part(NodeKind::top);
    if (in_.accept_phrase("bottom of")) return deck_part(NodeKind::bottom);
    if (in_.accept_word("into")) return deck_part(NodeKind::into);
    if (!at_side_dot() && !in_.is_word("stadium"))
        in_.expected(saying("where to: a zone, bench, active, under, aside, top of, bottom of, into"));
    const NodeIndex where = zone_here();
    if (!in_.failed() && sub_as<Zone>(tree_[where]) == Zone::deck)
        in_.fail(saying("where in the deck: `top of`, `bottom of` or `into`?"));
    return where;
}

NodeIndex EffectReader::deck_part(NodeKind kind) {
    const NodeIndex where = zone_here();
    if (!in_.failed() && sub_as<Zone>(tree_[where]) != Zone::deck)
        in_.fail(saying("only a deck has a top, a bottom and an inside"));
    return parent_of(kind, 0, 0, {where});
}

NodeIndex EffectReader::discard() { return parent_of(NodeKind::discard, 0, 0, {selection()}); }

NodeIndex EffectReader::attach() {
    const NodeIndex what = selection();
    in_.expect_phrase("to");
    const NodeIndex here = parent_of(NodeKind::attach, 0, 0, {what, selection()});
    spread_into(here);
    return here;
}

// A zone, or cards that do not make up a zone.
NodeIndex EffectReader::shuffle() {
    const NodeIndex what = selection();
    if (in_.failed()) return what;
    const NodeIndex select = tree_[what].first;
    const NodeIndex base = tree_[select].first;
    const bool whole = tree_[select].next == no_node && tree_[select].number == 0 && tree_[base].next == no_node;
    return parent_of(NodeKind::shuffle, 0, 0, {whole && tree_[base].kind == NodeKind::zone ? base : what});
}

NodeIndex EffectReader::order() { return parent_of(NodeKind::order, 0, 0, {selection()}); }

NodeIndex EffectReader::take_prize() {
    in_.expect_phrase("prize");
    return parent_of(NodeKind::take_prize, 0, 0, {quantity()});
}

namespace {

// Whether it means Pokémon, or what a variable stands for, and not cards that lie somewhere.
bool may_mean_pokemon(const TreeBuilder& tree, NodeIndex selection) {
    for (NodeIndex select = tree[selection].first; select != no_node; select = tree[select].next) {
        NodeIndex base = tree[select].first;
        if (base != no_node && tree[base].kind == NodeKind::range) base = tree[base].next;
        const NodeKind kind = base == no_node ? NodeKind::var : tree[base].kind;
        if (kind == NodeKind::place || kind == NodeKind::var || kind == NodeKind::facing) return true;
    }
    return false;
}

}  // namespace

NodeIndex EffectReader::exchange() {
    const NodeIndex what = selection();
    if (!in_.failed() && !may_mean_pokemon(tree_, what))
        in_.fail(saying("a Pokémon gives its place; cards of two zones change places by two `put`"));
    in_.expect_phrase("with");
    const NodeIndex with = selection();
    if (!in_.failed() && text_place_ == TextPlace::play && (means_this(tree_, what) || means_this(tree_, with)))
        in_.fail(saying("a played card has no place to give; a card of two zones changes places by two `put`"));
    return parent_of(NodeKind::exchange, in_.accept_word("inheriting"), 0, {what, with});
}

NodeIndex EffectReader::switch_active() {
    const NodeIndex here = node(NodeKind::switch_, in_.expect_one_of(words::switching, saying("who is switched")));
    if (in_.is_mark("[")) adopt(here, set());
    if (!in_.accept_word("as")) return here;
    const int variable = variable_here();
    tree_.bind(variable);
    if (!in_.failed()) tree_[here].number = static_cast<std::int16_t>(variable + 1);
    return here;
}

NodeIndex EffectReader::evolve() {
    const NodeIndex what = selection();
    in_.expect_phrase("with");
    const NodeIndex with = selection();
    const int unrelated = in_.accept_word("unrelated") ? evolve_unrelated : 0;
    const int early = in_.accept_phrase("not early") ? evolve_not_early : 0;
    return parent_of(NodeKind::evolve, unrelated | early, 0, {what, with});
}

NodeIndex EffectReader::devolve() {
    const NodeIndex here = parent_of(NodeKind::devolve, 0, 0, {selection()});
    if (!in_.is_mark("->")) adopt(here, quantity());
    adopt(here, move_to());
    return here;
}

NodeIndex EffectReader::use() {
    if (in_.accept_phrase("text of")) return parent_of(NodeKind::use_text, 0, 0, {selection()});
    in_.expect_phrase("attack of");
    const NodeIndex whose = selection();
    const auto how = in_.accept_word("paid")             ? AttackUse::paid
                     : in_.accept_phrase("without cost") ? AttackUse::without_cost
                                                         : AttackUse::free;
    return parent_of(NodeKind::use_attack, static_cast<int>(how), 0, {whose});
}

NodeIndex EffectReader::end_turn() {
    in_.expect_phrase("turn");
    return node(NodeKind::end_turn);
}

NodeIndex EffectReader::win() { return node(NodeKind::win, player()); }
NodeIndex EffectReader::lose() { return node(NodeKind::lose, player()); }
NodeIndex EffectReader::again() {
    return node(NodeKind::again, in_.expect_one_of(words::again, saying("what happens again")));
}

NodeIndex EffectReader::marker(NodeKind kind) {
    const NodeIndex whom = selection();
    return parent_of(kind, 0, word(saying("the marker's name")), {whom});
}
NodeIndex EffectReader::mark() { return marker(NodeKind::mark); }
NodeIndex EffectReader::unmark() { return marker(NodeKind::unmark); }

}  // namespace cubenight
