#include "src/gui/sessions/open_views.hpp"

namespace cubenight::gui {

namespace {

template <class Copies>
void add(Copies& known, const Copies& other) {
    for (std::size_t i = 0; i < known.size() && i < other.size(); ++i)
        if (known[i] == no_copy) known[i] = other[i];
}

// What the views of all games have alike. Unknown cards of a hand come last, so that the other seat's own hand is taken whole.
template <class View>
void open_hands(View& view, const View& other) {
    for (std::size_t i = 0; i < view.cards.size(); ++i)
        if (view.cards[i] == no_card) view.cards[i] = other.cards[i];
    view.seats[other.seat].hand = other.seats[other.seat].hand;
    for (const SeatId seat : play::both_seats) add(view.seats[seat].deck, other.seats[seat].deck);
}

}  // namespace

void open_to_both(pokemon::View& view, const pokemon::View& other) {
    open_hands(view, other);
    for (const SeatId seat : play::both_seats) add(view.seats[seat].prizes, other.seats[seat].prizes);
    for (std::size_t slot = 0; slot < view.pokemon.size(); ++slot)
        if (view.pokemon[slot].top == no_copy) view.pokemon[slot] = other.pokemon[slot];
}

void open_to_both(ultraman::View& view, const ultraman::View& other) {
    open_hands(view, other);
    for (std::size_t spot = 0; spot < view.characters.size(); ++spot) {
        add(view.characters[spot].cards, other.characters[spot].cards);
        add(view.characters[spot].charged, other.characters[spot].charged);
    }
}

}  // namespace cubenight::gui
