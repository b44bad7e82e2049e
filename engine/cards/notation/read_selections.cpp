// Selections: which Pokémon, cards and zones a text is about.
#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

// In an open condition `and` joins selections as well as conditions: what follows it is a new condition where an
// `is` or a comparison comes behind it. The subject of an `is` takes all that it can.
NodeIndex EffectReader::selection(SelectionRole role) {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    const NodeIndex here = parent_of(NodeKind::selection, 0, 0, {select()});
    const bool may_end = open_predicate_ != 0 && role == SelectionRole::usual;
    while (in_.is_word("and")) {
        const std::size_t before = in_.position();
        const TreeBuilder::Mark mark = tree_.mark();
        in_.skip();
        const bool new_condition = may_end && (!at_select() || at_quantity());
        const NodeIndex one = new_condition ? 0 : select();
        if (in_.failed()) return here;
        if (new_condition || (may_end && in_.is_word("is"))) {
            tree_.forget_since(mark);
            in_.go_back(before);
            return here;
        }
        adopt(here, one);
    }
    return here;
}

bool EffectReader::at_side_dot() const { return in_.is_any_word({"my", "their", "any", "own"}) && in_.is_mark(".", 1); }

// Whether a selection can begin here.
bool EffectReader::at_select() const {
    if (in_.is_kind(TokenKind::number) || in_.is_kind(TokenKind::variable) || at_side_dot()) return true;
    return in_.is_any_word({"this", "holder", "attacker", "stadium", "energy", "tools", "cards", "evolution", "earlier",
                            "top", "bottom", "exactly", "all", "random"}) ||
           in_.is_phrase("up to") || in_.is_phrase("any number");
}

NodeIndex EffectReader::select(Naming naming) {
    const Within deep(depth_, depth_ + 1);
    check_depth();
    const NodeIndex here = node(NodeKind::select);
    const bool ranged = in_.is_kind(TokenKind::number) || in_.is_any_word({"exactly", "all"}) ||
                        in_.is_phrase("up to") || in_.is_phrase("any number") || in_.is_word("random");
    if (ranged) adopt(here, range());
    const NodeIndex base = select_base();
    adopt(here, base);
    check_hosts(here, base);
    if (!in_.failed() && in_.is_mark("[")) {
        const NodeKind kind = tree_[base].kind;
        if (kind != NodeKind::place && kind != NodeKind::zone && kind != NodeKind::var)
            in_.fail_here(saying("filters stand behind a place, a zone, a variable or the kind of the attached cards"));
        adopt(here, set());
    }
    if (naming == Naming::none || !in_.accept_word("as")) return here;
    const int variable = variable_here();
    tree_.bind(variable);
    if (!in_.failed()) tree_[here].number = static_cast<std::int16_t>(variable + 1);
    return here;
}

// `2 energy on 1 their.pokemon` takes both from one Pokémon. Any other number behind `on` would have to be chosen first.
void EffectReader::check_hosts(NodeIndex select, NodeIndex base) {
    if (in_.failed() || tree_[base].kind != NodeKind::on) return;
    NodeIndex host = tree_[base].first;
    if (tree_[host].kind == NodeKind::set) host = tree_[host].next;
    const NodeIndex hosts = number_of(tree_, host);
    if (hosts == no_node) return;
    const bool one = sub_as<RangeKind>(tree_[hosts]) == RangeKind::number && tree_[tree_[hosts].first].number == 1;
    if (!one || number_of(tree_, select) == no_node)
        in_.fail_here(
            saying("whose cards they are is chosen first: `choose $p = 1 their.pokemon; discard energy on $p`; only `2 "
                   "energy on 1 their.pokemon` may be said at once"));
}

NodeIndex EffectReader::range() {
    if (in_.is_kind(TokenKind::number)) {
        const int many = in_.expect_number(saying("how many"), 1, largest_number);
        const NodeIndex number = node(NodeKind::integer, 0, many);
        const RangeKind kind = in_.accept_word("random") ? RangeKind::random : RangeKind::number;
        return parent_of(NodeKind::range, static_cast<int>(kind), 0, {number});
    }
    if (in_.accept_word("random")) {
        if (in_.is_kind(TokenKind::number))
            in_.fail_here(saying("a number stands before: `2 random`; behind `random` it is worked out"));
        return parent_of(NodeKind::range, static_cast<int>(RangeKind::random), 0, {atom()});
    }
    const auto kind = static_cast<RangeKind>(in_.expect_one_of(words::range, saying("how many")));
    const NodeIndex here = node(NodeKind::range, static_cast<int>(kind));
    if (kind == RangeKind::up_to || kind == RangeKind::exactly) adopt(here, atom());
    return here;
}

NodeIndex EffectReader::select_base() {
    if (in_.is_kind(TokenKind::variable)) return node(NodeKind::var, 0, variable_used());
    if (in_.is_any_word({"energy", "tools", "cards", "evolution", "earlier"})) return select_attached();
    const bool top = in_.is_word("top");
    if (top || in_.is_word("bottom")) {
        in_.skip();
        const NodeIndex how_many = in_.accept_word("until") ? set(false) : quantity();
        in_.expect_phrase("of");
        return parent_of(top ? NodeKind::top_of : NodeKind::bottom_of, 0, 0, {how_many, zone_here()});
    }
    return place_or_zone();
}

NodeIndex EffectReader::select_attached() {
    const NodeIndex here = node(NodeKind::on, in_.expect_one_of(words::attached, saying("attached cards")));
    if (in_.is_mark("[")) adopt(here, set(!in_.failed() && sub_as<AttachedKind>(tree_[here]) == AttachedKind::energy));
    in_.expect_phrase("on");
    // An `as` behind names the cards, not what they are attached to.
    adopt(here, select(Naming::none));
    return here;
}

NodeIndex EffectReader::place_or_zone() {
    const int no_side = static_cast<int>(Side::none);
    if (in_.accept_word("stadium")) return node(NodeKind::zone, static_cast<int>(Zone::stadium), no_side);
    if (in_.is_word("attacker") && !attack_)
        in_.fail_here(
            saying("nobody attacks here: the `attacker` is asked for in an attack's text, in what stands, and where "
                   "damage, Knock Outs and the like are waited for"));
    if (in_.is_word("holder") && (text_place_ == TextPlace::play || text_place_ == TextPlace::stadium))
        in_.fail_here(saying("this card is attached to nobody: there is no `holder`"));
    for (Place place : {Place::this_, Place::holder, Place::attacker})
        if (in_.accept_word(words::place[static_cast<std::size_t>(place)]))
            return node(NodeKind::place, static_cast<int>(place), no_side);
    if (!at_side_dot()) whose();
    const int side = in_.expect_one_of(words::side, saying("whose"));
    in_.expect_mark(".");
    for (Place place : {Place::active, Place::bench, Place::pokemon})
        if (in_.accept_word(words::place[static_cast<std::size_t>(place)]))
            return node(NodeKind::place, static_cast<int>(place), side);
    const bool one_side = static_cast<Side>(side) == Side::my || static_cast<Side>(side) == Side::their;
    if (one_side && in_.accept_word("stadium")) return node(NodeKind::zone, static_cast<int>(Zone::stadium), side);
    for (Zone zone : {Zone::deck, Zone::hand, Zone::discard, Zone::prizes, Zone::lost})
        if (in_.accept_word(words::zone[static_cast<std::size_t>(zone)]))
            return node(NodeKind::zone, static_cast<int>(zone), side);
    in_.expected(saying("active, bench, pokemon, deck, hand, discard, prizes or lost"));
    return node(NodeKind::zone);
}

// No place stands here: perhaps it is not said whose it is, or in another word.
void EffectReader::whose() {
    const auto word = in_.is_kind(TokenKind::word) ? in_.text_of(in_.peek()) : std::string_view();
    const auto is_one_of = [word](std::span<const std::string_view> words) {
        return !word.empty() && std::ranges::find(words, word) != words.end();
    };
    static constexpr std::string_view theirs[] = {"opponent", "opponent's", "opponents", "enemy", "foe"};
    static constexpr std::string_view mine[] = {"your", "you", "mine", "me"};
    if (is_one_of(std::span(words::place).subspan(3)) || is_one_of(words::zone))
        return in_.fail_here(saying("whose: `my.{0}` or `their.{0}`?", word));
    if (is_one_of(theirs))
        return in_.fail_here(saying("the opponent's are `their.active`, `their.bench`, `their.hand` and so on"));
    if (is_one_of(mine)) return in_.fail_here(saying("one's own are `my.active`, `my.bench`, `my.hand` and so on"));
    in_.expected(saying("a place or a zone such as this, my.active, their.hand"));
}

NodeIndex EffectReader::zone_here() {
    const NodeIndex here = place_or_zone();
    if (!in_.failed() && tree_[here].kind != NodeKind::zone)
        in_.fail(saying("a zone is meant here: deck, hand, discard, prizes, lost or stadium"));
    return here;
}

// of_energy: of attached energy.
NodeIndex EffectReader::set(bool of_energy) {
    const Within enclosed(open_predicate_, 0);
    const NodeIndex here = node(NodeKind::set);
    const std::size_t begin = in_.position();
    in_.expect_mark("[");
    do adopt(here, filters());
    while (in_.accept_mark(","));
    if (!in_.accept_mark("]")) in_.expected(saying("`,` and another filter, or `]`"));
    if (!in_.failed() && stray_basic(tree_, here, of_energy) != no_node)
        in_.fail_at(begin, saying("`basic` alone is a Basic Pokémon, and no energy is one: `basic energy` is meant"));
    return here;
}

}  // namespace cubenight
