// The draft at the table (CUBE draft.1 to draft.3): every seat picks from the pack in front of it, the pack goes
// on to the neighbour, first clockwise, with the next pack the other way.
//
// The state is the dealt packs and the list of picks; everything else is computed from them.
// 1. Per pack: dealt = picked + discarded + left.
// 2. A card is picked at most once; a seat's pool is its picks and what goes with them.
// 3. A seat's pick number k of a round is from the pack that k seats before it opened.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draft/pool/pick_lines.hpp"
#include "draft/table/packs.hpp"
#include "draft/table/refusal.hpp"

namespace cubenight::draft {

enum class Direction : std::uint8_t { clockwise, counter_clockwise };  // clockwise: to the next higher seat
// When a pack goes on: as soon as its card is picked (it may queue at the neighbour), or when everyone has picked.
enum class Passing : std::uint8_t { as_ready, together };
enum class DraftState : std::uint8_t { choosing, waiting, done };  // of a seat

struct Pick {
    SeatId seat{};
    CubeCopyId card{};
    PackId pack{};
    std::uint64_t at = 0;  // milliseconds, as the caller gave it
    friend bool operator==(const Pick&, const Pick&) = default;
};

struct PackCount {
    int dealt = 0, picked = 0, discarded = 0, left = 0;
};

class Drafting {
public:
    Drafting() = default;
    // REQUIRES: check_row(row, lines.dealt().size(), leave) refuses nothing.
    Drafting(const DraftTableRow& row, PickLines lines, std::uint64_t seed, Passing passing, int leave = 0);
    // The same where each of so many cards is a pick.
    Drafting(const DraftTableRow& row, std::size_t cube_cards, std::uint64_t seed, Passing passing, int leave = 0);
    // Of a night to which decks are brought: no packs, and over.
    static Drafting none(int players, std::size_t cube_cards);

    int players() const { return row_.players; }
    int rounds() const { return row_.packs; }  // packs that each seat opens
    int picks_per_round() const { return row_.pack_size - leave_; }
    int round() const;  // 0-based: the pack on the table; rounds() when all is picked
    bool over() const { return round() == rounds(); }
    static Direction direction(int round) {  // CUBE draft.1, draft.2
        return round % 2 == 0 ? Direction::clockwise : Direction::counter_clockwise;
    }
    // The seat to which `seat` passes in that round.
    SeatId passes_to(SeatId seat, int round) const;

    const std::vector<Pack>& packs() const { return packs_; }
    const std::vector<Pick>& picks() const { return picks_; }
    const PickLines& lines() const { return lines_; }
    DraftState state(SeatId seat) const;
    std::optional<PackId> front(SeatId seat) const;  // the pack that it picks from now
    int waiting_packs(SeatId seat) const;            // behind the front one
    int picks_made(SeatId seat) const { return seat.value < made_.size() ? made_[seat.value] : 0; }
    int pick_number(SeatId seat) const;               // 0-based, of this round
    std::vector<CubeCopyId> left(PackId pack) const;  // in dealt order
    // In picked order, each pick behind it what goes with it.
    std::vector<CubeCopyId> pool(SeatId seat) const;
    PackCount count(PackId pack) const;
    // What the seat takes without a choice: the last card of a pack.
    std::optional<CubeCopyId> only_card(SeatId seat) const;

    Refused check_pick(SeatId seat, CubeCopyId card) const;
    Refused pick(SeatId seat, CubeCopyId card, std::uint64_t at);

    // What taking back a seat's last pick takes back: that pick and the later ones that came of it (from the same
    // pack, by the same seats, in later rounds), in picked order. Empty where the seat has no pick.
    std::vector<Pick> undone_by(SeatId seat) const;
    Refused undo(SeatId seat);

    // The first invariant that does not hold, in words; for tests. Nothing where all hold.
    std::optional<std::string> broken_invariant() const;
    friend bool operator==(const Drafting&, const Drafting&) = default;

private:
    PackId pack_at(SeatId seat, int round, int number) const;
    int arrived(SeatId seat, int round) const;
    std::vector<std::size_t> undone_indexes(SeatId seat) const;
    void recount();

    DraftTableRow row_{};
    int leave_ = 0;
    Passing passing_ = Passing::as_ready;
    PickLines lines_;
    std::vector<Pack> packs_;
    std::vector<Pick> picks_;
    std::vector<std::uint16_t> made_;      // picks per seat
    std::vector<std::uint16_t> taken_by_;  // pick index + 1 per copy of the cube; 0: not picked
    std::vector<std::uint16_t> pack_of_;   // pack + 1 per copy of the cube; 0: not dealt
};

}  // namespace cubenight::draft
