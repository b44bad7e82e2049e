#include "draft/pool/copies.hpp"

#include "engine/core/hash.hpp"

namespace cubenight::draft {

std::uint64_t cube_hash(const DraftCards& cards) {
    std::uint64_t hash = hash_start;
    for (const CardId id : cards.cube->cards) {
        const Card& card = (*cards.set)[id];
        hash = hash_byte(hash_text(card.key, hash), 0);
        hash = hash_byte(hash_text(card.name, hash), 0);
    }
    for (const Type type : cards.cube->energy) hash = hash_byte(hash, static_cast<std::uint8_t>(type));
    return hash;
}

std::optional<CardId> energy_card(const CardSet& set, Type type) {
    if (!has_basic_energy(type)) return std::nullopt;
    return set.find_key(basic_energy(type).key);
}

}  // namespace cubenight::draft
