// Which word of a text a node names, and what it is the name of.
#pragma once

#include <optional>

#include "engine/cards/effect.hpp"
#include "engine/cards/names.hpp"

namespace cubenight {

struct NamedWord {
    NameOf what = NameOf::card;
    std::size_t index = 0;  // in Effect::words
};

inline std::optional<NamedWord> word_of(const Node& node) {
    const auto named = [&node](NameOf what) { return NamedWord{what, static_cast<std::size_t>(node.number)}; };
    const NodeKind kind = node.kind;
    if (kind == NodeKind::name) return named(is_whole_name(node) ? NameOf::card : NameOf::part);
    if (kind == NodeKind::evolves_from && node.first == no_node) return named(NameOf::card);
    if (kind == NodeKind::attack_name && !names_chosen(node))
        return named(names_per_game(node) ? NameOf::trait : NameOf::text);
    if (names_ability(node)) return NamedWord{NameOf::text, static_cast<std::size_t>(node.number) - 1};
    const bool per_game =
        kind == NodeKind::spent || (kind == NodeKind::once && static_cast<OnceKind>(node.sub) == OnceKind::per_game);
    const bool trait = kind == NodeKind::kind && static_cast<KindWord>(node.sub) == KindWord::trait;
    const bool marker = kind == NodeKind::mark || kind == NodeKind::unmark || kind == NodeKind::marked;
    if (per_game || trait || marker) return named(NameOf::trait);
    return std::nullopt;
}

}  // namespace cubenight
