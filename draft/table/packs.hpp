// Packs: cards of the cube dealt at random, without replacement (CUBE draft).
#pragma once

#include <cstdint>
#include <vector>

#include "draft/pool/copies.hpp"
#include "draft/table/table.hpp"

namespace cubenight::draft {

// Packs are numbered round by round, seat by seat: number = round * players + the seat that opens it.
using PackId = Id<struct PackTag, std::uint16_t>;

struct Pack {
    std::uint8_t round = 0;
    SeatId opener{};
    std::vector<CubeCopyId> cards;  // as dealt; their order is their place on the screen
    friend bool operator==(const Pack&, const Pack&) = default;
};

// Deals all packs of a night. The same row, cards and seed give the same packs on every machine.
// REQUIRES: check_row(row, dealt.size()) refuses nothing.
std::vector<Pack> deal_packs(const DraftTableRow& row, std::vector<CubeCopyId> dealt, std::uint64_t seed);
// The same for all cards of a cube.
std::vector<Pack> deal_packs(const DraftTableRow& row, std::size_t cube_cards, std::uint64_t seed);

}  // namespace cubenight::draft
