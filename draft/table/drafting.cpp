#include "draft/table/drafting.hpp"

#include <algorithm>

#include "engine/core/ensure.hpp"

namespace cubenight::draft {

Drafting::Drafting(const DraftTableRow& row, std::size_t cube_cards, std::uint64_t seed, Passing passing, int leave)
    : Drafting(row, PickLines(cube_cards), seed, passing, leave) {}

Drafting::Drafting(const DraftTableRow& row, PickLines lines, std::uint64_t seed, Passing passing, int leave)
    : row_(row), leave_(leave), passing_(passing), lines_(std::move(lines)),
      packs_(deal_packs(row, lines_.dealt(), seed)), pack_of_(lines_.cube_cards(), 0) {
    ENSURE(!check_row(row, lines_.dealt().size(), leave, prizes_in(row)));
    for (std::size_t pack = 0; pack < packs_.size(); ++pack)
        for (const auto card : packs_[pack].cards) pack_of_[card.value] = static_cast<std::uint16_t>(pack + 1);
    recount();
}

Drafting Drafting::none(int players, std::size_t cube_cards) {
    Drafting made;
    made.row_.players = players;
    made.pack_of_.assign(cube_cards, 0);
    made.recount();
    return made;
}

// Computes what the list of picks implies: picks per seat, who has which card.
void Drafting::recount() {
    made_.assign(static_cast<std::size_t>(row_.players), 0);
    taken_by_.assign(pack_of_.size(), 0);
    for (std::size_t i = 0; i < picks_.size(); ++i) {
        ++made_[picks_[i].seat.value];
        taken_by_[picks_[i].card.value] = static_cast<std::uint16_t>(i + 1);
    }
}

int Drafting::round() const {
    if (made_.empty() || packs_.empty()) return 0;
    return *std::min_element(made_.begin(), made_.end()) / picks_per_round();
}

SeatId Drafting::passes_to(SeatId seat, int round) const {
    const int step = direction(round) == Direction::clockwise ? 1 : row_.players - 1;
    return SeatId{static_cast<std::uint8_t>((seat.value + step) % row_.players)};
}

// The pack from which the seat makes its pick `number` of the round: opened `number` seats before it.
PackId Drafting::pack_at(SeatId seat, int round, int number) const {
    const int n = row_.players;
    const int back = direction(round) == Direction::clockwise ? n - number % n : number % n;
    return PackId{static_cast<std::uint16_t>(round * n + (seat.value + back) % n)};
}

// How many packs of the round have come to the seat so far, its own included.
int Drafting::arrived(SeatId seat, int round) const {
    const int before = round * picks_per_round();
    int passed_on = 0;
    if (passing_ == Passing::together) {
        passed_on = *std::min_element(made_.begin(), made_.end()) - before;
    } else {
        const SeatId giver = passes_to(seat, round + 1);  // the other direction
        passed_on = picks_made(giver) - before;
    }
    return std::clamp(passed_on + 1, 1, picks_per_round());
}

std::optional<PackId> Drafting::front(SeatId seat) const {
    const int now = round();
    if (now == rounds() || seat.value >= row_.players) return std::nullopt;
    const int number = picks_made(seat) - now * picks_per_round();
    if (number >= arrived(seat, now)) return std::nullopt;
    return pack_at(seat, now, number);
}

int Drafting::waiting_packs(SeatId seat) const {
    if (!front(seat)) return 0;
    const int now = round();
    return arrived(seat, now) - (picks_made(seat) - now * picks_per_round()) - 1;
}

DraftState Drafting::state(SeatId seat) const {
    if (seat.value >= row_.players) return DraftState::done;  // it came late
    if (front(seat)) return DraftState::choosing;
    return picks_made(seat) == rounds() * picks_per_round() ? DraftState::done : DraftState::waiting;
}

int Drafting::pick_number(SeatId seat) const {
    const int now = round();
    return now == rounds() ? picks_per_round() : picks_made(seat) - now * picks_per_round();
}

std::vector<CubeCopyId> Drafting::left(PackId pack) const {
    std::vector<CubeCopyId> cards;
    for (const auto card : packs_[pack.value].cards)
        if (!taken_by_[card.value]) cards.push_back(card);
    if (static_cast<int>(cards.size()) <= leave_) cards.clear();  // the rest of a pack that is through is discarded
    return cards;
}

std::vector<CubeCopyId> Drafting::pool(SeatId seat) const {
    std::vector<CubeCopyId> cards;
    for (const auto& pick : picks_)
        if (pick.seat == seat) {
            cards.push_back(pick.card);
            const auto with = lines_.with(pick.card);
            cards.insert(cards.end(), with.begin(), with.end());
        }
    return cards;
}

PackCount Drafting::count(PackId pack) const {
    PackCount count;
    count.dealt = static_cast<int>(packs_[pack.value].cards.size());
    for (const auto card : packs_[pack.value].cards) count.picked += taken_by_[card.value] != 0;
    count.left = static_cast<int>(left(pack).size());
    if (count.picked == picks_per_round()) count.discarded = leave_;
    return count;
}

std::optional<CubeCopyId> Drafting::only_card(SeatId seat) const {
    const auto pack = front(seat);
    if (!pack) return std::nullopt;
    const auto cards = left(*pack);
    return cards.size() == 1 ? std::optional(cards.front()) : std::nullopt;
}

Refused Drafting::check_pick(SeatId seat, CubeCopyId card) const {
    if (seat.value >= row_.players) return NightRefusal{Denial::no_such_seat, seat.value, 0, {}, {}};
    if (card.value >= pack_of_.size()) return NightRefusal{Denial::no_such_card, card.value, 0, seat, {}};
    const auto pack = front(seat);
    if (!pack) return NightRefusal{Denial::no_pack, 0, 0, seat, card};
    if (pack_of_[card.value] != pack->value + 1 || taken_by_[card.value])
        return NightRefusal{Denial::not_in_pack, 0, 0, seat, card};
    return std::nullopt;
}

Refused Drafting::pick(SeatId seat, CubeCopyId card, std::uint64_t at) {
    if (auto refused = check_pick(seat, card)) return refused;
    picks_.push_back({seat, card, *front(seat), at});
    ++made_[seat.value];
    taken_by_[card.value] = static_cast<std::uint16_t>(picks_.size());
    return std::nullopt;
}

std::vector<Pick> Drafting::undone_by(SeatId seat) const {
    std::vector<Pick> undone;
    for (const auto index : undone_indexes(seat)) undone.push_back(picks_[index]);
    return undone;
}

std::vector<std::size_t> Drafting::undone_indexes(SeatId seat) const {
    std::vector<std::size_t> undone;
    if (seat.value >= row_.players || made_[seat.value] == 0) return undone;
    const int last = made_[seat.value] - 1;  // which of its picks the seat takes back
    // A later pick came of it where nobody could have made it before: in a later round, or, where all pass
    // together, any pick after that one.
    const int stride = passing_ == Passing::together ? 1 : picks_per_round();
    std::vector<int> numbers(static_cast<std::size_t>(row_.players), 0);
    std::vector<bool> seats(numbers.size());
    std::vector<bool> packs(packs_.size());
    for (std::size_t i = 0; i < picks_.size(); ++i) {
        const auto& pick = picks_[i];
        const int number = numbers[pick.seat.value]++;
        const bool is_it = pick.seat == seat && number == last;
        const bool after = number / stride > last / stride;
        if (!is_it && !after && !seats[pick.seat.value] && !packs[pick.pack.value]) continue;
        seats[pick.seat.value] = packs[pick.pack.value] = true;
        undone.push_back(i);
    }
    return undone;
}

Refused Drafting::undo(SeatId seat) {
    if (seat.value >= row_.players) return NightRefusal{Denial::no_such_seat, seat.value, 0, {}, {}};
    const auto undone = undone_indexes(seat);
    if (undone.empty()) return NightRefusal{Denial::nothing_to_undo, 0, 0, seat, {}};
    for (auto index = undone.rbegin(); index != undone.rend(); ++index)
        picks_.erase(picks_.begin() + static_cast<std::ptrdiff_t>(*index));
    recount();
    return std::nullopt;
}

std::optional<std::string> Drafting::broken_invariant() const {
    std::vector<int> seen(pack_of_.size(), 0);
    for (const auto& pack : packs_)
        for (const auto card : pack.cards)
            if (++seen[card.value] > 1) return "card " + std::to_string(card.value) + " was dealt twice";
    std::vector<int> numbers(static_cast<std::size_t>(row_.players), 0);
    std::vector<int> picked(pack_of_.size(), 0);
    for (const auto& pick : picks_) {
        const int number = numbers[pick.seat.value]++;
        const int of_round = number / picks_per_round();
        if (pack_at(pick.seat, of_round, number % picks_per_round()) != pick.pack)
            return "a pick is from a pack that was not there";
        if (pack_of_[pick.card.value] != pick.pack.value + 1) return "a picked card is not from its pack";
        if (++picked[pick.card.value] > 1) return "card " + std::to_string(pick.card.value) + " was picked twice";
    }
    for (std::size_t pack = 0; pack < packs_.size(); ++pack) {
        const auto c = count(PackId{static_cast<std::uint16_t>(pack)});
        if (c.dealt != c.picked + c.discarded + c.left)
            return "pack " + std::to_string(pack) + " was dealt " + std::to_string(c.dealt) + " cards, not " +
                   std::to_string(c.picked) + " + " + std::to_string(c.discarded) + " + " + std::to_string(c.left);
    }
    return std::nullopt;
}

}  // namespace cubenight::draft
