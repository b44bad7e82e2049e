// The parts that all statements of a scenario share: players, cards and Pokémon by name, lists, numbers, clauses.
#pragma once

#include <array>
#include <string>

#include "engine/language/tokens.hpp"
#include "engine/scenario/script/reading.hpp"
#include "engine/scenario/written/scenario.hpp"

namespace cubenight::scenario {

// Which words may follow a card or Pokémon to say which one is meant.
enum class Suffixes : std::uint8_t { all, none, place /* on my bench */ };
// Whether a list of cards gives labels (a position) or uses them.
enum class Labels : std::uint8_t { used, given };

class RefReader {
public:
    explicit RefReader(TokenReader& in) : in_(in) {}

    void set_players(pokemon::PerSeat<std::string> names) { players_ = std::move(names); }

    // `me`, `them` or a player's name.
    std::optional<SeatId> accept_player();
    SeatId expect_player();
    // `my`, `their` or `Name's`.
    std::optional<SeatId> accept_side();
    bool at_side(std::size_t ahead = 0) const;
    bool at_player(std::size_t ahead = 0) const;

    bool at_ref() const;
    // Letters of basic energy, such as RRW.
    bool at_energy_letters() const;
    Ref ref(Suffixes suffixes = Suffixes::all);
    // A card by name or label alone.
    Ref card();

    std::string label();
    // `hand`, `discard pile`, ...; nothing taken where there is none.
    std::optional<RefPlace> accept_zone();

    bool at_listed() const;
    // A card for each letter. REQUIRES: at_energy_letters().
    CardList letters();
    // At least one card, or `none`.
    CardList list(Labels labels = Labels::used);
    ListedCard listed(Labels labels);
    // `x 3`, `x3`, `* 3` behind a card; 1 where nothing is said.
    bool at_times() const { return scenario::at_times(in_); }
    int times() { return read_times(in_); }

    bool at_number_check() const { return scenario::at_number_check(in_); }
    Number number_check(int most) { return read_number_check(in_, most); }
    // One that the documents have, or a chapter of them.
    std::string clause();
    std::string optional_clause();  // behind `by`

    // What stands here stands in the line of what was read last.
    bool same_line() const { return in_same_line(in_); }

    TokenReader& in() { return in_; }

private:
    bool says_under_whom(const Ref& ref);
    void suffix_place(Ref& ref);
    void suffix_with(Ref& ref);
    void side_place(Ref& ref);
    void bench_position(Ref& ref);
    bool accept_name(Ref& ref);
    std::optional<std::string> accept_energy_word(CardList* more);
    void marks_of(ListedCard& card, Labels labels);
    std::string written_clause();

    TokenReader& in_;
    pokemon::PerSeat<std::string> players_{{"me", "them"}};
};

}  // namespace cubenight::scenario
