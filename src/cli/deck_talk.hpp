// The deck builder of the terminal: what a seat is shown of its pool and its deck, and which deck its words wish for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "draft/night/night.hpp"
#include "draft/pool/offers.hpp"

namespace cubenight::cli {

// The pool of a seat: each different card on a line, with how often it is there.
void show_pool(const draft::Night& night, std::vector<draft::CubeCopyId> pool);

class DeckTalk {
public:
    // The night outlives it; the seat's pool stays as it is.
    DeckTalk(const draft::Night& night, SeatId seat);

    std::string_view prompt() const;
    // Every card of the pool with its number and whether it is in the deck, and what is wrong with the deck.
    void show_all() const;
    // What has gone into the deck and out of it, and how many cards it has.
    void show_change(const draft::Deck& before) const;
    // Names the cards that were in the deck and are not any more.
    void tell_taken_out(const draft::Deck& before) const;
    // Tells which rules the deck breaks and whose it is. False where it breaks none.
    bool tell_faults() const;
    // Tells a card, the list or what the words mean. False where the answer asks for nothing of that kind.
    bool told(const std::string& answer) const;
    // The deck after "12", "1 2 3", "e fire 5", "o 1 2", "x"; nothing where the words are not understood.
    std::optional<draft::Deck> wished(draft::Deck deck, const std::string& answer) const;
    // What could have been said instead of words that are not understood.
    std::string hint(const std::string& answer) const;

private:
    const draft::Deck& deck() const { return night_.seats[seat_.value].deck; }
    std::string line_of(draft::CubeCopyId copy) const;
    void show_energy() const;
    // Cards on offer beside the pool, with their numbers.
    void show_offers() const;
    std::vector<draft::Offer> offered() const;
    std::optional<draft::Deck> with_offered(draft::Deck deck, const std::string& words) const;
    void tell_help() const;
    bool asks_for_energy(const std::string& answer) const;
    std::optional<draft::Deck> with_energy(draft::Deck deck, const std::string& words) const;

    const draft::Night& night_;
    SeatId seat_;
    std::vector<draft::CubeCopyId> pool_;  // in the order of its numbers
};

}  // namespace cubenight::cli
