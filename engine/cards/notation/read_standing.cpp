// Standing parts: what a text changes for as long as it stands, and what it waits for.
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {
namespace {

// Whether an attack can be what makes it happen.
bool comes_of_attacks(TextEvent event) {
    switch (event) {
        case TextEvent::checkup:
        case TextEvent::turn_ends:
        case TextEvent::turn_starts:
        case TextEvent::set_up:
        case TextEvent::played:
        case TextEvent::ability_used:
        case TextEvent::remains:
        case TextEvent::retreats: return false;
        case TextEvent::damaged:
        case TextEvent::knocked_out:
        case TextEvent::benched:
        case TextEvent::evolved:
        case TextEvent::attached:
        case TextEvent::attacks:
        case TextEvent::moved:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::flipped:
        case TextEvent::healed:
        case TextEvent::switched:
        case TextEvent::becomes: return true;
    }
    return false;
}

}  // namespace

NodeIndex EffectReader::give() {
    const bool live = in_.is_word("live");
    if (live && lasting_ == 0)
        in_.fail_here(saying("`live` stands inside `lasting`; elsewhere everything is looked at anew anyway"));
    in_.accept_word("live");
    const NodeIndex here = node(NodeKind::give, static_cast<int>(live ? Liveness::live : Liveness::snapshot));
    const Within no_coins(flipped_, 0), nothing_done(done_, 0), attacked(attack_, 1);
    const unsigned bound = tree_.bound();
    if (const auto whom = in_.accept_one_of(words::player)) {
        if (live) in_.fail(saying("a player needs no `live`"));
        adopt(here, node(NodeKind::player, *whom));
    } else {
        adopt(here, selection());
        check_receivers_name(tree_[here].first);
    }
    check_given_by_played_card(tree_[here].first);
    in_.expect_mark("{");
    do {
        const NodeIndex change = modifier();
        check_receiver(tree_[here].first, change);
        adopt(here, change);
    } while (in_.accept_mark(";"));
    if (!in_.accept_mark("}")) in_.expected(saying("`;` and another change, or `}`"));
    tree_.forget_bound_but(bound);
    return here;
}

// What a played card says of itself may stand there; what it does to others it does for a time.
void EffectReader::check_given_by_played_card(NodeIndex receiver) {
    if (in_.failed() || text_place_ != TextPlace::play || lasting_ != 0) return;
    const bool itself =
        tree_[receiver].kind == NodeKind::selection && tree_.child_count(receiver) == 1 && means_this(tree_, receiver);
    if (!itself) in_.fail(saying("`give` of a played card needs `lasting`: how long does it hold?"));
}

// `give S as $p`: each that it is given to, so that it needs one name.
void EffectReader::check_receivers_name(NodeIndex receivers) {
    if (in_.failed() || tree_.child_count(receivers) < 2) return;
    for (NodeIndex select = tree_[receivers].first; select != no_node; select = tree_[select].next)
        if (tree_[select].number != 0)
            return in_.fail(
                saying("`as` names each one that it is given to, of one selection: give to each selection by itself"));
}

// A player has no HP, types or attacks, and a Pokémon no Bench.
void EffectReader::check_receiver(NodeIndex receiver, NodeIndex change) {
    if (in_.failed()) return;
    const Node& what = tree_[change];
    const bool bench = what.kind == NodeKind::modify && sub_as<ModNumber>(what) == ModNumber::bench_size;
    const bool of_both = what.kind == NodeKind::cant || what.kind == NodeKind::can || what.kind == NodeKind::coin;
    if (tree_[receiver].kind == NodeKind::player) {
        if (!bench && !of_both)
            in_.fail(
                saying("that is given to Pokémon or cards, as in `give my.pokemon { hp +10 }`; a player gets `can't`, "
                       "`can`, `bench size` and `coin`"));
    } else if (bench) {
        in_.fail(saying("`bench size` is given to a player: `give both { bench size = 8 }`"));
    } else if (what.kind == NodeKind::type_change && means_cards(receiver)) {
        if (!means_energy(receiver))
            in_.fail(
                saying("attached energy has a type that a text may change: `give energy on this { type = fire }`"));
    } else if (means_cards(receiver) && !of_both && what.kind != NodeKind::provides && what.kind != NodeKind::without &&
               what.kind != NodeKind::counts_as) {
        in_.fail(
            saying("that is given to Pokémon; a card gets `provides`, `type` (energy), `counts as`, `without`, `can't` "
                   "and `can`, and from its own text what is given to `this`"));
    }
}

// Attached energy alone.
bool EffectReader::means_energy(NodeIndex selection) const {
    for (NodeIndex select = tree_[selection].first; select != no_node; select = tree_[select].next) {
        const Node& base = tree_[tree_[select].first];
        if (base.kind != NodeKind::on || sub_as<AttachedKind>(base) != AttachedKind::energy) return false;
    }
    return true;
}

// Attached cards, or cards of a zone, and no Pokémon beside them.
bool EffectReader::means_cards(NodeIndex selection) const {
    for (NodeIndex select = tree_[selection].first; select != no_node; select = tree_[select].next) {
        NodeIndex base = tree_[select].first;
        if (tree_[base].kind == NodeKind::range) base = tree_[base].next;
        const NodeKind kind = tree_[base].kind;
        if (kind != NodeKind::on && kind != NodeKind::zone && kind != NodeKind::top_of && kind != NodeKind::bottom_of)
            return false;
    }
    return true;
}

NodeIndex EffectReader::while_predicate() {
    const Within no_coins(flipped_, 0), nothing_done(done_, 0), attacked(attack_, 1);
    const NodeIndex as_long_as = predicate();
    in_.expect_phrase("give");
    return parent_of(NodeKind::while_, 0, 0, {as_long_as, give()});
}

NodeIndex EffectReader::when() { return trigger(NodeKind::when); }

NodeIndex EffectReader::instead() {
    in_.expect_phrase("of");
    if (in_.is_word("attacks"))
        in_.fail_here(
            saying("an attack that another text makes fail says so: `when attacks of ... { flip 1 { tails: fail } }`"));
    else if (!in_.is_any_word({"damaged", "knocked", "drawn", "prize", "played", "checkup", "discarded"}))
        in_.expected(
            saying("what can happen otherwise: `damaged`, `knocked out`, `drawn`, `prize taken`, `played`, `checkup` "
                   "or `discarded`"));
    return trigger(NodeKind::instead);
}

NodeIndex EffectReader::trigger(NodeKind kind) {
    const Within no_coins(flipped_, 0), nothing_done(done_, 0), attacked(attack_, 1);
    const unsigned bound = tree_.bound();
    const NodeIndex what = event();
    const NodeIndex here = parent_of(kind, 0, 0, {what});
    if (in_.is_word("by") && in_.is_any_word({"effects", "attacks"}, 1)) adopt(here, by_text(what));
    else by_whom_into(here);
    const auto which = in_.failed() ? TextEvent::damaged : sub_as<TextEvent>(tree_[what]);
    const bool attacks = which == TextEvent::attacks;
    done_ = which == TextEvent::damaged || which == TextEvent::healed ? done_in_points : 0;
    attack_ = comes_of_attacks(which);
    const Within inside_instead(instead_, kind == NodeKind::instead ? 1 : 0);
    const Within inside_attack_event(attack_event_, attacks ? 1 : 0);
    adopt(here, block(BlockRole::inner));
    tree_.forget_bound_but(bound);
    return here;
}

NodeIndex EffectReader::event() {
    const NodeIndex here = node(NodeKind::event, in_.expect_one_of(words::event, saying("an event")));
    const bool attacks = !in_.failed() && sub_as<TextEvent>(tree_[here]) == TextEvent::attacks;
    if (attacks && at_attack_name()) adopt(here, attack_name());
    const bool ill = !in_.failed() && is_of_conditions(tree_[here]);
    if (const int which = ill ? conditions_heard() : 0; !in_.failed())
        tree_[here].number = static_cast<std::int16_t>(which);
    if (in_.is_word("of") && is_of_a_turn(tree_, here))
        in_.fail_here(saying("that happens to nobody: whose turn it is asks a condition, `if turn of me { }`"));
    if (in_.accept_word("of")) adopt(here, parent_of(NodeKind::of, 0, 0, {selection()}));
    if (in_.accept_word("at")) adopt(here, parent_of(NodeKind::at, 0, 0, {place_or_zone()}));
    if (in_.failed() || ill) return here;
    const auto kind = sub_as<TextEvent>(tree_[here]);
    auto turn = EventTurn::any;
    if (in_.accept_phrase("from hand")) turn = EventTurn::from_hand;
    else if ((kind == TextEvent::drawn || kind == TextEvent::attached) && in_.accept_phrase("for turn"))
        turn = EventTurn::for_turn;
    else if (kind == TextEvent::discarded && in_.accept_phrase("for retreat")) turn = EventTurn::for_retreat;
    if (!in_.failed()) tree_[here].number = static_cast<std::int16_t>(turn);
    return here;
}

// `becomes ill`, `becomes asleep & confused`: 0 for any, else a bit each.
int EffectReader::conditions_heard() {
    if (in_.accept_word("ill")) return 0;
    if (!at_condition_name()) in_.expected(saying("which Special Conditions, or `ill`"));
    return named_conditions();
}

// `by effects of attacks from their.pokemon`: what kind of text does it, and whose; `by attacks` takes in their damage.
NodeIndex EffectReader::by_text(NodeIndex event) {
    const auto kind = in_.failed() ? TextEvent::switched : sub_as<TextEvent>(tree_[event]);
    in_.skip();
    const bool damage = in_.is_word("attacks");
    if (!damage && !is_done_by_text(kind))
        in_.fail_here(saying("by what kind of effect is told of `switched`, `discarded`, `knocked out` and `becomes`"));
    if (damage && kind != TextEvent::knocked_out)
        in_.fail_here(saying("damage alone does no such thing: `by effects of attacks`"));
    if (!damage) in_.expect_phrase("effects of");
    const NodeIndex here = node(NodeKind::by_whom,
                                cubenight::by_text(static_cast<EffectSource>(
                                    in_.expect_one_of(words::effect_source, saying("effects of what")))),
                                damage);
    if (!in_.accept_word("from")) return here;
    adopt(here, selection());
    if (!in_.failed() && damage && means_cards(tree_[here].first))
        in_.fail(saying("an attack is a Pokémon's: `by attacks from their.pokemon`"));
    return here;
}

void EffectReader::by_whom_into(NodeIndex parent) {
    if (in_.accept_word("by")) adopt(parent, parent_of(NodeKind::by_whom, 0, 0, {selection()}));
}

}  // namespace cubenight
