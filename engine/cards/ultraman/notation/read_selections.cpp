// Selections: which characters, cards and zones a text is about.
#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {
namespace {

constexpr int most_meant = 99;  // a number before a selection

}  // namespace

NodeIndex EffectReader::selection(Numbers numbers) {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    const NodeIndex here = parent_of(NodeKind::selection, 0, 0, {select(numbers)});
    while (in_.accept_word("and")) adopt(here, select(numbers));
    return here;
}

// In a condition `and` joins conditions; things that are meant together are named before it.
NodeIndex EffectReader::one_select(Numbers numbers) { return parent_of(NodeKind::selection, 0, 0, {select(numbers)}); }

bool EffectReader::at_side_dot(std::size_t ahead) const {
    return in_.is_any_word({"my", "their", "any", "own"}, ahead) && in_.is_mark(".", ahead + 1);
}

// Whether a selection without a range can begin there.
bool EffectReader::at_select(std::size_t ahead) const {
    return in_.is_kind(TokenKind::variable, ahead) || at_side_dot(ahead) ||
           in_.is_any_word({"this", "foe", "scene", "cards", "top", "bottom", "charges"}, ahead);
}

bool EffectReader::at_range() const {
    if (in_.is_kind(TokenKind::number) || in_.is_phrase("up to") || in_.is_phrase("any number")) return true;
    return in_.is_kind(TokenKind::variable) && at_select(1) && !in_.is_word("this", 1);
}

NodeIndex EffectReader::select(Numbers numbers) {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    const NodeIndex here = node(NodeKind::select);
    if (at_range()) {
        if (numbers == Numbers::refused)
            in_.fail_here(
                saying("nobody chooses here, all that fit are meant; some are named first: `choose $c = 1 my.hand`"));
        adopt(here, range());
        check_many();
    }
    const NodeIndex base = select_base();
    adopt(here, base);
    if (!in_.failed() && in_.is_mark("[")) {
        const Node& made = tree_[base];
        const bool one = made.kind == NodeKind::place && sub_as<Place>(made) != Place::characters;
        if (one || (made.kind != NodeKind::place && made.kind != NodeKind::zone && made.kind != NodeKind::var))
            in_.fail_here(
                saying("filters stand behind characters, a zone or a name, and behind the `foe` of `foe[...] of`"));
        adopt(here, set());
    }
    if (!in_.is_word("as")) return here;
    if (numbers == Numbers::refused)
        in_.fail_here(saying("nothing is named here: `as` stands where something is done"));
    in_.skip();
    const int variable = variable_here();
    tree_.bind(variable);
    say_number(here, variable + 1);
    return here;
}

void EffectReader::check_many() {
    const bool foe = in_.is_word("foe") && !in_.is_word("of", 1) && !in_.is_mark("[", 1);
    if (foe || in_.is_any_word({"this", "scene"}) || (at_side_dot() && in_.is_word("scene", 2)))
        in_.fail_here(saying("there is one of it at most: no number stands before it"));
}

NodeIndex EffectReader::range() {
    if (in_.accept_phrase("any number")) return node(NodeKind::range, static_cast<int>(RangeKind::any_number));
    const bool up_to = in_.accept_phrase("up to");
    const NodeIndex number = range_number();
    RangeKind kind = up_to ? RangeKind::up_to : RangeKind::number;
    if (!up_to && in_.accept_word("random")) kind = RangeKind::random;
    return parent_of(NodeKind::range, static_cast<int>(kind), 0, {number});
}

NodeIndex EffectReader::range_number() {
    if (in_.is_kind(TokenKind::variable)) return node(NodeKind::variable, 0, variable_used());
    return node(NodeKind::integer, 0, in_.expect_number(saying("how many"), 1, most_meant));
}

NodeIndex EffectReader::select_base() {
    if (in_.is_kind(TokenKind::variable)) return node(NodeKind::var, 0, variable_used());
    if (in_.is_word("foe") && (in_.is_word("of", 1) || in_.is_mark("[", 1))) return facing();
    if (in_.is_any_word({"cards", "charges"}) || in_.is_phrase("top card") || in_.is_phrase("bottom card") ||
        in_.is_phrase("bottom charge"))
        return part();
    if (in_.accept_word("top")) return end_of_deck(NodeKind::top_of);
    if (in_.accept_word("bottom")) return end_of_deck(NodeKind::bottom_of);
    return place_or_zone();
}

// `foe[kaiju] of my.characters`: a number stands before it, and counts the opponents.
NodeIndex EffectReader::facing() {
    in_.skip();
    const NodeIndex here = node(NodeKind::facing);
    if (in_.is_mark("[")) adopt(here, set());
    in_.expect_phrase("of");
    if (at_range()) in_.fail_here(saying("how many stands in front: `1 foe of my.characters`"));
    if (in_.is_word("this")) in_.fail_here(saying("the opponent of this character is `foe`"));
    adopt(here, hosts());
    return here;
}

// `top card on 1 my.characters`: whose cards they are is chosen first.
NodeIndex EffectReader::part() {
    const NodeIndex here = node(NodeKind::on, in_.expect_one_of(words::part, saying("which of its cards")));
    in_.expect_phrase("on");
    adopt(here, hosts());
    return here;
}

// The characters behind an `on` or an `of`. An `as` behind them names what was chosen, not these.
NodeIndex EffectReader::hosts() {
    const NodeIndex here = node(NodeKind::select);
    if (at_range()) adopt(here, range()), check_many();
    const NodeIndex base = select_base();
    const NodeKind kind = in_.failed() ? NodeKind::place : tree_[base].kind;
    if (kind != NodeKind::place && kind != NodeKind::var && kind != NodeKind::facing)
        in_.fail(saying("characters are meant here, as in `top card on 1 my.characters`"));
    adopt(here, base);
    if (in_.is_mark("[")) adopt(here, set());
    return here;
}

// Of top, bottom: the deck. Of top_of, bottom_of: how many cards of which deck.
NodeIndex EffectReader::end_of_deck(NodeKind kind) {
    const bool cards = kind == NodeKind::top_of || kind == NodeKind::bottom_of;
    const NodeIndex here = node(kind);
    if (cards) {
        adopt(here, quantity());
        in_.expect_phrase("of");
    }
    const NodeIndex where = zone_here();
    if (!in_.failed() && sub_as<Zone>(tree_[where]) != Zone::deck)
        in_.fail(saying("only a deck has a top and a bottom"));
    adopt(here, where);
    return here;
}

NodeIndex EffectReader::place_or_zone() {
    const int no_side = static_cast<int>(Side::none);
    if (in_.accept_word("this")) return node(NodeKind::place, static_cast<int>(Place::this_), no_side);
    if (in_.accept_word("foe")) return node(NodeKind::place, static_cast<int>(Place::foe), no_side);
    if (in_.accept_word("scene")) return node(NodeKind::zone, static_cast<int>(Zone::scene), no_side);
    if (!at_side_dot()) {
        in_.expected(saying("characters or cards such as this, foe, my.characters, their.hand, scene"));
        return 0;
    }
    if (in_.is_word("own") && by_ == 0)
        in_.fail_here(saying("`own.` is the player's who acts, inside `by them` and `by both`"));
    const int side = in_.expect_one_of(words::side, saying("whose"));
    in_.expect_mark(".");
    for (const Place place : {Place::characters, Place::vacancies})
        if (in_.accept_word(words::place[static_cast<std::size_t>(place)]))
            return node(NodeKind::place, static_cast<int>(place), side);
    if (in_.is_word("scene") && static_cast<Side>(side) == Side::any)
        in_.fail_here(saying("there is one scene: `scene`, whosever it is"));
    return node(NodeKind::zone, in_.expect_one_of(words::zone, saying("characters, or a zone")), side);
}

NodeIndex EffectReader::zone_here() {
    const NodeIndex here = place_or_zone();
    if (!in_.failed() && tree_[here].kind != NodeKind::zone)
        in_.fail(saying("a zone is meant here: deck, hand, discard, exiled or scene"));
    return here;
}

NodeIndex EffectReader::set() {
    const Within enclosed(condition_, 0);
    const NodeIndex here = node(NodeKind::set);
    in_.expect_mark("[");
    do adopt(here, filters(true));
    while (in_.accept_mark(","));
    if (!in_.accept_mark("]")) in_.expected(saying("`,` and another filter, or `]`"));
    return here;
}

}  // namespace cubenight::ultraman
