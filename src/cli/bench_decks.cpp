#include "src/cli/bench_decks.hpp"

#include <algorithm>
#include <numeric>

#include "draft/decks/auto_build.hpp"
#include "src/games/games.hpp"
#include "src/night/names.hpp"
#include "src/night/night_cards.hpp"

namespace cubenight::cli {
namespace {

std::size_t text_length(const Card& card) {
    std::size_t nodes = 0;
    for (const auto& attack : card.attacks) nodes += attack.effect.nodes.size();
    for (const auto& ability : card.abilities) nodes += ability.effect.nodes.size();
    for (const auto& text : {card.play, card.stadium, card.attached})
        if (text) nodes += text->nodes.size();
    return nodes;
}

}  // namespace

std::optional<Conductor> drafted_night(const Conductor::Cube& cube, int players, std::uint64_t seed) {
    std::vector<draft::SeatSettings> seats;
    for (int seat = 0; seat < players; ++seat) seats.push_back({bot_name(seat), draft::SeatKind::bot});
    const draft::DraftCards cards = cards_of(*cube);
    ConductorOptions options;
    options.game = match_rules;
    auto night = Conductor::begin(cube, draft::usual_settings(cards, "bench", seats, seed), std::move(options));
    if (!night) return std::nullopt;
    while (night->night().rounds.empty())
        if (const auto advance = night->advance(); !advance || *advance != Advance::worked) return std::nullopt;
    return std::move(*night);
}

std::vector<MatchDeck> decks_of(const draft::Night& night) {
    std::vector<MatchDeck> decks;
    for (const auto& seat : night.seats)
        if (auto deck = draft::match_cards(night.cards, seat.deck)) decks.push_back(std::move(*deck));
    return decks;
}

std::vector<MatchDeck> wordy_decks(const Conductor& drafted, int size) {
    const draft::Night& night = drafted.night();
    std::vector<draft::CubeCopyId> order(night.cards.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = draft::CubeCopyId{static_cast<decltype(draft::CubeCopyId::value)>(i)};
    std::stable_sort(order.begin(), order.end(), [&](draft::CubeCopyId a, draft::CubeCopyId b) {
        return text_length(night.cards[a]) > text_length(night.cards[b]);
    });
    order.resize(order.size() / 2);
    draft::DeckRules rules = night.deck_rules;
    rules.deck_size = size;
    std::vector<MatchDeck> decks;
    for (std::size_t half = 0; half < 2; ++half) {
        std::vector<draft::CubeCopyId> pool;
        for (std::size_t i = half; i < order.size(); i += 2) pool.push_back(order[i]);
        const auto built = draft::auto_build(night.cards, drafted.values(), pool, draft::Deck{}, rules);
        if (!built.ok()) return {};
        if (auto deck = draft::match_cards(night.cards, built.deck)) decks.push_back(std::move(*deck));
    }
    return decks;
}

}  // namespace cubenight::cli
