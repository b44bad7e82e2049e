#include "engine/bots/read/sight.hpp"

namespace cubenight::bots {
namespace {

void take(CopySet& from, const Pile& pile) {
    for (CopyId copy : pile)
        if (copy != no_copy) from.erase(copy);
}

}  // namespace

Sight::Sight(const Rulebook& rulebook, const View& seen)
    : book(rulebook), view(seen), me(seen.seat), them(opponent(me)) {
    for (CopyId copy : mine().hand)
        if (copy != no_copy) hand_.insert(copy);
    const int first = me.value * deck_capacity;
    for (int i = first; i < first + deck_capacity; ++i)
        if (view.cards[static_cast<std::size_t>(i)] != no_card) unseen_.insert(CopyId{static_cast<std::uint8_t>(i)});
    unseen_ -= hand_;
    take(unseen_, mine().discard);
    take(unseen_, mine().lost);
    if (view.stadium != no_copy) unseen_.erase(view.stadium);
    for (const PokemonView& p : view.pokemon) {
        if (p.top == no_copy) continue;
        unseen_.erase(p.top);
        for (CopyId copy : p.below) unseen_.erase(copy);
        for (CopyId copy : p.attached) unseen_.erase(copy);
    }
    if (view.choice.source < most_copies) unseen_.erase(CopyId{view.choice.source});
}

const CompiledCard* Sight::card(CopyId copy) const {
    if (copy.value >= most_copies || view.cards[copy.value] == no_card) return nullptr;
    return &book.card(view.cards[copy.value]);
}

const CompiledCard* Sight::top(std::uint8_t slot) const {
    return pokemon(slot).in_play ? card(pokemon(slot).top) : nullptr;
}

bool Sight::ill(std::uint8_t slot, SpecialCondition condition) const { return pokemon(slot).is(condition); }

int Sight::pokemon_count(SeatId seat) const {
    return static_cast<int>(view.seats[seat].bench.size()) + (view.seats[seat].active != no_slot);
}

int Sight::prizes_left(SeatId seat) const { return std::popcount(view.seats[seat].prize_there); }

}  // namespace cubenight::bots
