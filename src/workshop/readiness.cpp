#include "src/workshop/readiness.hpp"

#include <map>

namespace cubenight::workshop {
namespace {

// Whether a card that is no Pokémon and no basic energy would do anything.
bool does_something(const Card& card) {
    return card.play || card.stadium || card.attached || !card.abilities.empty() || !card.attacks.empty() ||
           !card.provides.empty();
}

}  // namespace

Readiness readiness_of(const Card& card) {
    if (texts_by_hand(card).empty()) return Readiness::whole;
    return card.kind == CardKind::pokemon || does_something(card) ? Readiness::by_hand : Readiness::not_played;
}

Readiness readiness_of(const ultraman::Card& card) {
    if (card.unread.empty()) return Readiness::whole;
    return card.is_character() || !card.texts.empty() ? Readiness::by_hand : Readiness::not_played;
}

Readiness readiness_of(const OpenedCube& cube, CardId card) {
    return cube.ucg_cards() ? readiness_of((*cube.ucg_cards())[card]) : readiness_of(cube[card]);
}

std::vector<std::string_view> texts_by_hand(const OpenedCube& cube, CardId card) {
    if (!cube.ucg_cards()) return cubenight::texts_by_hand(cube[card]);
    std::vector<std::string_view> texts;
    for (const ultraman::UnreadText& unread : (*cube.ucg_cards())[card].unread) texts.push_back(unread.text);
    return texts;
}

ReadinessCounts readiness_of(const OpenedCube& cube) {
    ReadinessCounts counts;
    for (const Entry& entry : cube.entries())
        counts[static_cast<std::size_t>(readiness_of(cube, entry.card))].add(entry.copies);
    return counts;
}

ReadinessCounts readiness_of(const store::LoadedCube& cube) {
    std::map<CardId, int> copies;
    for (const CardId card : cube.cube.cards) ++copies[card];
    ReadinessCounts counts;
    for (const auto& [card, count] : copies) {
        const Readiness ready = cube.ucg ? readiness_of(cube.ucg->cards[card]) : readiness_of((*cube.cards)[card]);
        counts[static_cast<std::size_t>(ready)].add(count);
    }
    return counts;
}

}  // namespace cubenight::workshop
