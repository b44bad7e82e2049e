// Verbs: what a text does.
#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"

namespace cubenight::ultraman {

NodeIndex EffectReader::draw() { return parent_of(NodeKind::draw, 0, 0, {quantity()}); }

NodeIndex EffectReader::look() {
    const NodeIndex what = selection();
    int whom = static_cast<int>(Player::me);
    if (in_.accept_word("to")) {
        whom = player();
        if (!in_.failed() && static_cast<Player>(whom) == Player::me)
            in_.fail(saying("`to me` is what `look` means anyway; it is left out"));
    }
    return parent_of(NodeKind::look, whom, 0, {what});
}

NodeIndex EffectReader::put() {
    const NodeIndex what = selection();
    in_.expect_mark("->");
    const NodeIndex to = parent_of(NodeKind::move_to, 0, 0, {destination()});
    return parent_of(NodeKind::put, 0, 0, {what, to});
}

NodeIndex EffectReader::destination() {
    if (in_.accept_phrase("top of")) return end_of_deck(NodeKind::top);
    if (in_.accept_phrase("bottom of")) return end_of_deck(NodeKind::bottom);
    if (in_.accept_phrase("place of")) return parent_of(NodeKind::in_place, 0, 0, {one_select(Numbers::allowed)});
    if (!at_side_dot() && !in_.is_word("scene"))
        in_.expected(saying("where to: a hand, the scene, top of, bottom of, place of"));
    const NodeIndex where = zone_here();
    if (in_.failed()) return where;
    switch (sub_as<Zone>(tree_[where])) {
        case Zone::deck: in_.fail(saying("where in the deck: `top of` or `bottom of`?")); break;
        case Zone::discard: in_.fail(saying("to put into a discard pile is `discard`, without `->`")); break;
        case Zone::exiled: in_.fail(saying("to put out of the game is `exile`, without `->`")); break;
        case Zone::scene:
            if (static_cast<Side>(tree_[where].number) != Side::none)
                in_.fail(saying("there is one place for a scene: `-> scene`"));
            break;
        case Zone::hand: break;
    }
    return where;
}

NodeIndex EffectReader::discard() { return parent_of(NodeKind::discard, 0, 0, {selection()}); }
NodeIndex EffectReader::exile() { return parent_of(NodeKind::exile, 0, 0, {selection()}); }
NodeIndex EffectReader::order() { return parent_of(NodeKind::order, 0, 0, {selection(Numbers::refused)}); }

NodeIndex EffectReader::shuffle() {
    const NodeIndex what = zone_here();
    if (!in_.failed() && sub_as<Zone>(tree_[what]) != Zone::deck) in_.fail(saying("a deck is shuffled, nothing else"));
    return parent_of(NodeKind::shuffle, 0, 0, {what});
}

// `use enter text of S`. Whether a price can be paid is known before; what another text would do is not.
NodeIndex EffectReader::use() {
    if (price_) in_.fail(saying("a price is paid by what stands in it, and not by another text"));
    const int which = in_.expect_one_of(words::use, saying("which text is used"));
    in_.expect_phrase("text of");
    return parent_of(NodeKind::use_text, which, 0, {selection()});
}

NodeIndex EffectReader::stack() {
    const NodeIndex cards = selection();
    int flags = stack_onto;
    if (in_.accept_word("under")) flags |= stack_under;
    else in_.expect_phrase("on");
    const NodeIndex whom = characters();
    if (in_.accept_word("freely")) flags |= stack_freely;
    return parent_of(NodeKind::stack, flags, 0, {cards, whom});
}

NodeIndex EffectReader::swap() {
    const NodeIndex here = parent_of(NodeKind::swap, 0, 0, {characters()});
    if (in_.accept_word("with")) adopt(here, characters());
    return here;
}

NodeIndex EffectReader::charge() {
    const NodeIndex many = quantity();
    in_.expect_phrase("under");
    return parent_of(NodeKind::charge, 0, 0, {many, characters()});
}

NodeIndex EffectReader::negate() { return parent_of(NodeKind::negate, 0, 0, {selection()}); }

NodeIndex EffectReader::characters() {
    const NodeIndex whom = selection();
    if (!in_.failed() && !means_characters(whom))
        in_.fail(saying("characters are meant here: this, foe, my.characters ..."));
    return whom;
}

// Nothing but characters and names, which may stand for some.
bool EffectReader::means_characters(NodeIndex selection) const {
    for (NodeIndex select = tree_[selection].first; select != no_node; select = tree_[select].next) {
        NodeIndex base = tree_[select].first;
        if (tree_[base].kind == NodeKind::range) base = tree_[base].next;
        const NodeKind kind = tree_[base].kind;
        if (kind != NodeKind::place && kind != NodeKind::facing && kind != NodeKind::var) return false;
    }
    return true;
}

}  // namespace cubenight::ultraman
