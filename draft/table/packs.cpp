#include "draft/table/packs.hpp"

#include "draft/pool/pick_lines.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {

std::vector<Pack> deal_packs(const DraftTableRow& row, std::size_t cube_cards, std::uint64_t seed) {
    return deal_packs(row, PickLines(cube_cards).dealt(), seed);
}

std::vector<Pack> deal_packs(const DraftTableRow& row, std::vector<CubeCopyId> heap, std::uint64_t seed) {
    ENSURE(!check_row(row, heap.size(), 0, prizes_in(row)));
    Generator(seed).shuffle(heap.data(), heap.size());

    std::vector<Pack> packs;
    packs.reserve(static_cast<std::size_t>(row.packs) * static_cast<std::size_t>(row.players));
    auto next = heap.begin();
    for (int round = 0; round < row.packs; ++round)
        for (int seat = 0; seat < row.players; ++seat) {
            Pack pack{static_cast<std::uint8_t>(round), SeatId{static_cast<std::uint8_t>(seat)}, {}};
            pack.cards.assign(next, next + row.pack_size);
            next += row.pack_size;
            packs.push_back(std::move(pack));
        }
    return packs;
}

}  // namespace cubenight::draft
