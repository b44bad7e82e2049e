// Conditions and quantities: what is asked, and the numbers that are counted.
#include "engine/cards/meaningless.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {
namespace {

constexpr int most_agreements = 8;  // in one condition

}  // namespace

NodeIndex EffectReader::predicate() {
    const Within deep(depth_, depth_ + 1);
    const Within open(open_predicate_, 1);
    check_depth();
    const NodeIndex first = predicate_and();
    if (!in_.is_word("or")) return first;
    const NodeIndex here = parent_of(NodeKind::or_, 0, 0, {first});
    while (in_.accept_word("or")) adopt(here, predicate_and());
    return here;
}

// The condition of an `if`: players can be asked while the text is carried out.
NodeIndex EffectReader::asking_predicate() {
    const Within asking(agreements_, most_agreements);
    return predicate();
}

NodeIndex EffectReader::agrees() {
    if (agreements_ == 0)
        in_.fail_here(
            saying("a player is asked by `if`, at most eight times: what stands, waits or limits a text asks nobody"));
    if (in_.is_word("both")) in_.fail_here(saying("one player is asked: `me agrees and them agrees`"));
    --agreements_;
    const NodeIndex here = about_player(NodeKind::agrees);
    in_.expect_phrase("agrees");
    return here;
}

NodeIndex EffectReader::predicate_and() {
    const NodeIndex first = predicate_part();
    if (!in_.is_word("and")) return first;
    const NodeIndex here = parent_of(NodeKind::and_, 0, 0, {first});
    while (in_.accept_word("and")) adopt(here, predicate_part());
    return here;
}

NodeIndex EffectReader::predicate_part() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    if (in_.accept_word("not")) return parent_of(NodeKind::not_, 0, 0, {predicate_part()});
    if (in_.accept_mark("(")) {
        const NodeIndex inner = predicate();
        in_.expect_mark(")");
        return inner;
    }
    if (in_.accept_phrase("first turn of")) return about_player(NodeKind::first_turn);
    if (in_.accept_phrase("turn of")) return about_player(NodeKind::turn_of);
    if (in_.accept_word("second")) return about_player(NodeKind::second_player);
    if (in_.accept_word("happened")) return happened();
    if (in_.accept_word("spent")) return spent();
    if (in_.is_word("any") && !in_.is_mark(".", 1) && !in_.is_word("number", 1)) {
        in_.skip();
        return parent_of(NodeKind::any, 0, 0, {selection()});
    }
    if (in_.is_word("agrees", 1)) return agrees();
    if (at_quantity()) return comparison();
    if (!at_select())
        in_.expected(saying("a condition such as their.active is poisoned, any my.bench or count(my.hand) >= 3"));
    return subject_is();
}

// `spent "GX" of them`: the word of a `once per game`, and whose.
NodeIndex EffectReader::spent() {
    const int under = word(saying("the name under which it counts, as in `once per game`"));
    in_.expect_phrase("of");
    if (in_.is_word("both"))
        in_.fail_here(saying("one player is meant: `spent \"GX\" of me and spent \"GX\" of them`"));
    return node(NodeKind::spent, player(), under);
}

NodeIndex EffectReader::about_player(NodeKind kind) { return node(kind, player()); }

NodeIndex EffectReader::happened() {
    const NodeIndex here = parent_of(NodeKind::happened, 0, 0, {event()});
    if (!in_.failed() && says_what_for(tree_[tree_[here].first]))
        in_.fail(saying("what it was for is heard as it happens, and not remembered"));
    if (in_.is_word("by") && in_.is_any_word({"effects", "attacks"}, 1)) adopt(here, by_text(tree_[here].first));
    else by_whom_into(here);
    if (!in_.failed()) check_remembered(tree_[here].first);
    const int when = in_.expect_one_of(words::window, saying("when it happened"));
    if (!in_.failed()) tree_[here].sub = static_cast<std::uint8_t>(when);
    return here;
}

// Of what has happened it is known who it was and who did it, and what is printed on them.
void EffectReader::check_remembered(NodeIndex event) {
    for (NodeIndex part = tree_[event].first; part != no_node; part = tree_[part].next)
        if (tree_[part].kind == NodeKind::of) check_remembered_one(tree_[part].first);
    const NodeIndex by = tree_[event].next;
    if (by != no_node && tree_[by].first != no_node) check_remembered_one(tree_[by].first);
}

void EffectReader::check_remembered_one(NodeIndex selection) {
    for (NodeIndex select = tree_[selection].first; select != no_node; select = tree_[select].next) {
        const NodeIndex base = tree_[select].first;
        if (tree_[select].number > 0)
            in_.fail(saying("a question names nobody: `as` stands in what is chosen or waited for"));
        if (leaves_no_trace(tree_[base]))
            in_.fail(
                saying("nobody remembers that: what has happened is asked of Pokémon, of cards, and of the energy and "
                       "Tools on a Pokémon"));
        check_remembered_sets(select);
    }
}

// Also those of what it was attached to.
void EffectReader::check_remembered_sets(NodeIndex parent) {
    for (NodeIndex part = tree_[parent].first; part != no_node; part = tree_[part].next) {
        const NodeKind kind = tree_[part].kind;
        if (kind == NodeKind::on || kind == NodeKind::select) check_remembered_sets(part);
        if (kind != NodeKind::set) continue;
        for (NodeIndex filter = tree_[part].first; filter != no_node; filter = tree_[filter].next)
            if (asks_how_it_was(tree_, filter))
                in_.fail(
                    saying("nobody remembers how it was then: of what has happened one asks what is printed on it"));
    }
}

NodeIndex EffectReader::comparison() {
    const NodeIndex left = quantity();
    const NodeIndex here = parent_of(NodeKind::compare, 0, 0, {left});
    for (std::size_t relation = 0; relation < words::relation.size(); ++relation) {
        if (!in_.accept_mark(words::relation[relation]) && !in_.accept_word(words::relation[relation])) continue;
        if (in_.failed()) return here;
        tree_[here].sub = static_cast<std::uint8_t>(relation);
        if (relation < static_cast<std::size_t>(Relation::odd)) adopt(here, quantity());
        return here;
    }
    in_.expected(saying("a comparison: >=, <=, =, >, <, odd, even"));
    return here;
}

// After the relation of a filter: the quantity it is compared with.
void EffectReader::relation_into(NodeIndex parent) {
    for (std::size_t relation = 0; relation < words::relation.size(); ++relation) {
        if (!in_.accept_mark(words::relation[relation]) && !in_.accept_word(words::relation[relation])) continue;
        if (in_.failed()) return;
        tree_[parent].number = static_cast<std::int16_t>(relation);
        if (relation < static_cast<std::size_t>(Relation::odd)) adopt(parent, quantity());
        return;
    }
    in_.expected(saying("a comparison: >=, <=, =, >, <, odd, even"));
}

NodeIndex EffectReader::subject_is() {
    const NodeIndex subject = selection(SelectionRole::subject);
    if (!in_.accept_word("is")) in_.expected(saying("`is` and a filter, as in `their.active is poisoned`"));
    return parent_of(NodeKind::is, 0, 0, {subject, filter()});
}

bool EffectReader::at_relation(std::size_t ahead) const {
    return in_.is_any_word({"odd", "even"}, ahead) || in_.is_mark(">=", ahead) || in_.is_mark("<=", ahead) ||
           in_.is_mark("=", ahead) || in_.is_mark(">", ahead) || in_.is_mark("<", ahead);
}

bool EffectReader::at_operator(std::size_t ahead) const {
    return in_.is_mark("+", ahead) || in_.is_mark("-", ahead) || in_.is_mark("*", ahead);
}

// Numbers and variables open a quantity as well as a selection; the token behind them decides.
bool EffectReader::at_quantity() const {
    if (in_.is_kind(TokenKind::number) || in_.is_kind(TokenKind::variable)) return at_relation(1) || at_operator(1);
    if (in_.is_any_word({"counters", "hp", "left", "retreat", "count", "points", "min", "max"}))
        return in_.is_mark("(", 1);
    return in_.is_any_word({"heads", "done", "half", "extra", "prizes"}) || in_.is_phrase("bench room");
}

NodeIndex EffectReader::integer() {
    const int number = in_.expect_number(saying("a number"), 0, largest_number);
    return node(NodeKind::integer, 0, number);
}

NodeIndex EffectReader::atom() {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    if (in_.is_kind(TokenKind::number)) return integer();
    if (in_.is_kind(TokenKind::variable)) return node(NodeKind::variable, 0, variable_used());
    if (in_.is_word("heads") && !flipped_)
        in_.fail_here(
            saying("no coins fell before that `heads` could count; what lasts or waits is told by a name: `choose $n = "
                   "heads`"));
    if (in_.accept_word("heads")) return node(NodeKind::heads);
    if (in_.is_word("done") && (!done_ || (done_ == own_damage && before_own_damage_)))
        in_.fail_here(saying("nothing was done before that `done` could measure"));
    if (in_.accept_word("done")) return node(NodeKind::done);
    if (in_.is_word("half")) {
        const int rounded = in_.expect_one_of(words::half, saying("half of what"));
        return parent_of(NodeKind::half, rounded, 0, {atom()});
    }
    if (in_.accept_word("min")) return two_quantities(NodeKind::minimum);
    if (in_.accept_word("max")) return two_quantities(NodeKind::maximum);
    if (in_.accept_word("count")) return counted();
    if (in_.accept_word("points")) return points();
    if (in_.accept_word("prizes")) {
        const int which = in_.expect_one_of(words::prizes, saying("which Prize cards"));
        return node(NodeKind::prizes, which, player());
    }
    if (in_.accept_phrase("bench room")) {
        if (in_.is_word("both"))
            in_.fail_here(saying("the room on one Bench is meant: `bench room me + bench room them`"));
        return about_player(NodeKind::bench_room);
    }
    const auto stat = in_.accept_one_of(words::stat);
    if (!stat || static_cast<Stat>(*stat) == Stat::attacks) in_.expected(saying("a quantity"));
    const NodeIndex whose = enclosed_selection();
    if (!in_.failed() && static_cast<Stat>(*stat) == Stat::extra_energy && means_cards(whose))
        in_.fail(saying(
            "whose extra energy it is: a Pokémon; energy of a type is counted by `count(energy[fire] on this)`"));
    return parent_of(NodeKind::stat, stat.value_or(0), 0, {whose});
}

// What there is, or how often something has happened: `count(happened played of my.discard[supporter] this turn)`.
NodeIndex EffectReader::counted() {
    const bool past = in_.is_mark("(") && in_.is_word("happened", 1);
    if (!past) return parent_of(NodeKind::count, 0, 0, {enclosed_selection()});
    return parent_of(NodeKind::count, 0, 0, {enclosed_happened()});
}

// Of damage or healing: `points(happened damaged of this last turn)`.
NodeIndex EffectReader::points() {
    const NodeIndex past = enclosed_happened();
    if (in_.failed()) return 0;
    if (!is_in_points(sub_as<TextEvent>(tree_[tree_[past].first])))
        in_.fail(saying("points are those of damage or healing: `points(happened damaged of this last turn)`"));
    return parent_of(NodeKind::points, 0, 0, {past});
}

NodeIndex EffectReader::enclosed_happened() {
    const Within enclosed(open_predicate_, 0);
    in_.expect_mark("(");
    if (!in_.accept_word("happened"))
        in_.expected(saying("what has happened, as in `happened damaged of this last turn`"));
    const NodeIndex here = in_.failed() ? 0 : happened();
    in_.expect_mark(")");
    return here;
}

NodeIndex EffectReader::enclosed_selection() {
    const Within enclosed(open_predicate_, 0);
    in_.expect_mark("(");
    const NodeIndex here = selection();
    in_.expect_mark(")");
    return here;
}

}  // namespace cubenight
