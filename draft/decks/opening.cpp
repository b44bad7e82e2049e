#include "draft/decks/opening.hpp"

#include <algorithm>
#include <numeric>

namespace cubenight::draft {
namespace {

constexpr std::uint64_t most_cases = std::uint64_t{1} << 50;

// Both numbers become smaller together until neither is larger than that.
Chance within(Chance chance, std::uint64_t most) {
    while (std::max(chance.of, chance.all) > most) chance.of /= 2, chance.all /= 2;
    return chance;
}

// The chance of this and of `of` in `all` cases more, in lowest terms.
Chance both(Chance chance, std::uint64_t of, std::uint64_t all) {
    const auto reduce = [](std::uint64_t& a, std::uint64_t& b) {
        const std::uint64_t shared = std::gcd(a, b);
        a /= shared, b /= shared;
    };
    reduce(of, all);
    reduce(chance.of, all);
    reduce(of, chance.all);
    chance = within(chance, most_cases);
    return {chance.of * of, chance.all * all};
}

// The nearest whole number to a share of a whole.
int rounded(Chance share, std::uint64_t whole) {
    share = within(share, most_cases);
    return static_cast<int>((share.of * whole + share.all / 2) / share.all);
}

}  // namespace

int Chance::per_mille() const { return rounded(*this, 1000); }

Chance chance_of_none(int deck_size, int wanted, int hand) {
    Chance none{1, 1};
    for (int i = 0; i < std::min(hand, deck_size) && none.of > 0; ++i)
        none = both(none, static_cast<std::uint64_t>(std::max(deck_size - wanted - i, 0)),
                    static_cast<std::uint64_t>(deck_size - i));
    return none;
}

Chance chance_of_any(int deck_size, int wanted, int hand) {
    return chance_of_none(deck_size, wanted, hand).otherwise();
}

std::optional<int> mulligans_in_hundredths(int deck_size, int wanted, int hand) {
    const Chance back = chance_of_none(deck_size, wanted, hand);
    const std::uint64_t stays = back.otherwise().of;
    if (stays == 0) return std::nullopt;
    return rounded({back.of, stays}, 100);
}

std::vector<CardId> shuffled_deck(const DraftCards& cards, const Deck& deck, Generator& chance) {
    std::vector<CardId> all = match_cards(cards, deck).value_or(std::vector<CardId>());
    chance.shuffle(all.data(), all.size());
    return all;
}

}  // namespace cubenight::draft
