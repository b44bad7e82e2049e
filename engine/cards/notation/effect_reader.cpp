#include "engine/cards/notation/effect_reader.hpp"

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight {

std::optional<Effect> EffectReader::read() {
    const std::size_t begin = in_.position();
    const NodeIndex root = block(BlockRole::root);
    if (!in_.failed()) check_whole(root, begin);
    return finished(root, begin);
}

// What a text of its place cannot do without.
void EffectReader::check_whole(NodeIndex root, std::size_t begin) {
    bool usable = false, acts = false;
    const bool of_trainer_or_energy =
        text_place_ == TextPlace::play || text_place_ == TextPlace::stadium || text_place_ == TextPlace::attached;
    for (NodeIndex at = tree_[root].first; at != no_node; at = tree_[at].next) {
        const NodeKind kind = tree_[at].kind;
        if (of_trainer_or_energy && kind == NodeKind::from_zone)
            in_.fail_at(begin, saying("only an Ability is used from hand or discard pile"));
        acts |= !is_standing(kind) && !is_limit(kind);
        usable |= is_standing(kind) || kind == NodeKind::once || kind == NodeKind::often || kind == NodeKind::from_zone;
    }
    if (text_place_ != TextPlace::anywhere && tree_[root].first == no_node)
        in_.fail_at(begin, saying("an empty text is left out, braces and all"));
    if (text_place_ == TextPlace::attached && acts)
        in_.fail_at(begin, saying("what an attached card does stands (give, while, when, instead of) or is its cost; "
                                  "what its player uses is `use \"Name\" { }`"));
    if (text_place_ == TextPlace::ability && !usable)
        in_.fail_at(
            begin,
            saying("an ability is used `once` or `often`, or something in it stands: give, while, when, instead of"));
    if (text_place_ == TextPlace::use) check_use(root, begin);
    if (text_place_ == TextPlace::attack) check_limits_of_attack(root, begin);
}

// It is used in its player's turn, from where the card is attached.
void EffectReader::check_use(NodeIndex root, std::size_t begin) {
    bool limited = false, acts = false;
    for (NodeIndex at = tree_[root].first; at != no_node; at = tree_[at].next) {
        const NodeKind kind = tree_[at].kind;
        const bool either_player = kind == NodeKind::once && sub_as<OnceKind>(tree_[at]) == OnceKind::either_player;
        if (is_standing(kind)) in_.fail_at(begin, saying("what an attached card does by itself is said in `attached`"));
        if (kind == NodeKind::no_stack || kind == NodeKind::from_zone || either_player)
            in_.fail_at(begin, saying("of an attached card one says how often it is used: `once`, `once by name`, "
                                      "`once per game` or `often`"));
        limited |= kind == NodeKind::once || kind == NodeKind::often;
        acts |= !is_limit(kind);
    }
    if (!limited) in_.fail_at(begin, saying("an attached card is used `once` or `often`"));
    if (!acts) in_.fail_at(begin, saying("nothing happens when it is used"));
}

void EffectReader::adopt(NodeIndex parent, NodeIndex child) {
    if (in_.failed()) return;
    TreeReader::adopt(parent, child);
    if (tree_[child].kind == NodeKind::selection && means_all_that_fit(tree_[parent].kind)) check_nobody_chooses(child);
}

// A number of them would be read and mean nothing.
void EffectReader::check_nobody_chooses(NodeIndex selection) {
    if (names_a_number(tree_, selection))
        in_.fail(saying(
            "nobody chooses here, all that fit are meant; so many of them are chosen first: `choose $p = 1 my.bench`"));
}

bool EffectReader::at_attack_name() const {
    return in_.is_kind(TokenKind::string) || in_.is_kind(TokenKind::variable) || in_.is_phrase("per game");
}

NodeIndex EffectReader::attack_name() {
    if (in_.is_kind(TokenKind::variable))
        return node(NodeKind::attack_name, static_cast<int>(AttackBy::chosen), variable_used());
    if (in_.accept_phrase("per game"))
        return node(NodeKind::attack_name, static_cast<int>(AttackBy::per_game),
                    word(saying("the name under which it counts, as in `once per game`")));
    return node(NodeKind::attack_name, static_cast<int>(AttackBy::word), word(saying("an attack's name")));
}

int EffectReader::player() { return in_.expect_one_of(words::player, saying("a player")); }

}  // namespace cubenight
