#include "tests/support/redeal.hpp"

#include <array>
#include <vector>

namespace cubenight::test {
namespace {

using pokemon::CopyState;
using pokemon::Match;
using pokemon::OptionKind;
using pokemon::Where;

bool hidden_from(const Match& match, CopyId copy, SeatId seat) {
    const CopyState& c = match.copies[copy.value];
    const bool own = copy.value / pokemon::deck_capacity == seat.value;
    switch (c.where) {
        case Where::deck:
        case Where::prizes: return !((c.known >> seat.value) & 1);
        case Where::hand: return !own && !((c.known >> seat.value) & 1);
        case Where::stack: return !own && !match.pokemon[c.slot].face_up;
        case Where::nowhere:
        case Where::discard:
        case Where::lost:
        case Where::aside:
        case Where::stadium:
        case Where::playing:
        case Where::energy:
        case Where::tool:
        case Where::under:
        case Where::item: return false;
    }
    return false;
}

CopySet shown_by_choice(const Match& match, SeatId seat) {
    CopySet shown;
    if (match.choice.actor != pokemon::actor_of(seat)) return shown;
    for (const auto& option : match.choice.options)
        if (option.kind == OptionKind::copy || option.kind == OptionKind::name) shown.insert(CopyId{option.a});
    return shown;
}

// Every copy takes the place of its image.
void rename(Match& match, const std::array<CopyId, pokemon::most_copies>& image) {
    const auto renamed = [&](CopyId& copy) {
        if (copy.value < pokemon::most_copies) copy = image[copy.value];
    };
    const auto before = match.copies;
    for (std::size_t i = 0; i < before.size(); ++i) {
        CopyState& to = match.copies[image[i].value];
        const CardId card = to.card;  // a copy stays the card that it is
        to = before[i];
        to.card = card;
        renamed(to.next);
    }
    for (auto& player : match.seats) {
        for (auto* pile : {&player.deck, &player.hand, &player.discard, &player.lost})
            for (CopyId& copy : *pile) renamed(copy);
        for (CopyId& copy : player.prizes) renamed(copy);
    }
    for (CopyId& copy : match.aside) renamed(copy);
    for (CopyId& copy : match.standing) renamed(copy);
    for (auto& p : match.pokemon) renamed(p.top), renamed(p.bottom), renamed(p.attached);
    renamed(match.stadium);
}

// Deals the places of these copies anew among them; and, where nobody knows which copy is which card, the cards.
struct Dealer {
    Match& dealt;
    std::array<CopyId, pokemon::most_copies>& image;
    Generator& generator;

    void deal(const std::vector<CopyId>& hidden, bool cards_too) {
        std::vector<CopyId> places = hidden;
        generator.shuffle(places.data(), places.size());
        for (std::size_t i = 0; i < hidden.size(); ++i) image[hidden[i].value] = places[i];
        if (!cards_too) return;
        generator.shuffle(places.data(), places.size());
        std::vector<CardId> cards;
        for (CopyId copy : places) cards.push_back(dealt.copies[copy.value].card);
        for (std::size_t i = 0; i < hidden.size(); ++i) dealt.copies[hidden[i].value].card = cards[i];
    }
};

}  // namespace

Match redeal(const pokemon::Rulebook& book, const Match& match, SeatId seat, Generator& generator) {
    Match dealt = match;
    const CopySet shown = shown_by_choice(match, seat);
    std::array<CopyId, pokemon::most_copies> image;
    for (std::uint8_t i = 0; i < pokemon::most_copies; ++i) image[i] = CopyId{i};
    Dealer dealer{dealt, image, generator};
    const bool face_down = match.phase == pokemon::MatchPhase::setup;
    for (std::uint8_t owner = 0; owner < 2; ++owner) {
        std::vector<CopyId> hidden, placeable;
        for (int i = 0; i < pokemon::deck_capacity; ++i) {
            const CopyId copy{static_cast<std::uint8_t>(owner * pokemon::deck_capacity + i)};
            const CardId card = match.copies[copy.value].card;
            if (card == no_card || shown.contains(copy) || !hidden_from(match, copy, seat)) continue;
            const auto& c = book.card(card);
            const bool may_be_placed = c.plays_as_basic || c.set_up;
            (face_down && may_be_placed ? placeable : hidden).push_back(copy);
        }
        dealer.deal(hidden, owner != seat.value);
        dealer.deal(placeable, owner != seat.value);
    }
    rename(dealt, image);
    return dealt;
}

}  // namespace cubenight::test
