// Standing parts: what a text changes for as long as it stands, and what it waits for.
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

NodeIndex EffectReader::give() {
    const bool live = in_.is_word("live");
    if (live && lasting_ == 0)
        in_.fail_here("`live` stands inside `lasting`; elsewhere everything is looked at anew anyway");
    in_.accept_word("live");
    const NodeIndex here = node(NodeKind::give, static_cast<int>(live ? Liveness::live : Liveness::snapshot));
    if (const auto whom = in_.accept_one_of(words::player)) {
        if (live) in_.fail("a player needs no `live`");
        adopt(here, node(NodeKind::player, *whom));
    } else {
        adopt(here, selection());
    }
    in_.expect_mark("{");
    do adopt(here, modifier());
    while (in_.accept_mark(";"));
    if (!in_.accept_mark("}")) in_.expected("`;` and another change, or `}`");
    return here;
}

NodeIndex EffectReader::while_condition() {
    const NodeIndex as_long_as = condition();
    in_.expect_phrase("give");
    return parent_of(NodeKind::while_, 0, 0, {as_long_as, give()});
}

NodeIndex EffectReader::when() { return trigger(NodeKind::when); }

NodeIndex EffectReader::instead() {
    in_.expect_phrase("of");
    if (in_.is_word("attacks")) in_.fail_here("an attack that another text makes fail says so: `when attacks of ... { flip 1 { tails: fail } }`");
    else if (!in_.is_any_word({"damaged", "knocked", "drawn", "prize", "played", "checkup"}))
        in_.expected("what can happen otherwise: `damaged`, `knocked out`, `drawn`, `prize taken`, `played` or `checkup`");
    return trigger(NodeKind::instead);
}

NodeIndex EffectReader::trigger(NodeKind kind) {
    const NodeIndex what = event();
    const NodeIndex here = parent_of(kind, 0, 0, {what});
    by_whom_into(here);
    const bool attacks = !in_.failed() && sub_as<EventKind>(tree_[what]) == EventKind::attacks;
    const Within inside_instead(instead_, kind == NodeKind::instead ? 1 : 0);
    const Within inside_attack_event(attack_event_, attacks ? 1 : 0);
    adopt(here, block(BlockRole::inner));
    return here;
}

NodeIndex EffectReader::event() {
    const NodeIndex here = node(NodeKind::event, in_.expect_one_of(words::event, "an event"));
    if (in_.accept_word("of")) adopt(here, parent_of(NodeKind::of, 0, 0, {selection()}));
    if (in_.accept_word("at")) adopt(here, parent_of(NodeKind::at, 0, 0, {place_or_zone()}));
    if (in_.accept_phrase("from hand") && !in_.failed()) tree_[here].number = 1;
    return here;
}

void EffectReader::by_whom_into(NodeIndex parent) {
    if (in_.accept_word("by")) adopt(parent, parent_of(NodeKind::by_whom, 0, 0, {selection()}));
}

}  // namespace cubenight
