// The parts that all statements of a scenario share: players, cards and characters by name, lists, clauses.
#pragma once

#include <optional>
#include <string>

#include "engine/language/tokens.hpp"
#include "engine/scenario/script/reading.hpp"
#include "engine/scenario/ultraman/written/scenario.hpp"

namespace cubenight::ultraman::scenario {

// Which words may follow a card to say which one is meant.
enum class Suffixes : std::uint8_t { all, none };
// Whether a list of cards gives labels (a position) or uses them.
enum class Labels : std::uint8_t { used, given };

class RefReader {
public:
    explicit RefReader(TokenReader& in) : in_(in) {}

    void set_players(PerSeat<std::string> names) { players_ = std::move(names); }

    // `me`, `them` or a player's name.
    std::optional<SeatId> accept_player();
    SeatId expect_player();
    // `my`, `their` or `Name's`.
    std::optional<SeatId> accept_side();
    bool at_side(std::size_t ahead = 0) const;
    bool at_player(std::size_t ahead = 0) const;

    bool at_ref() const;
    Ref ref(Suffixes suffixes = Suffixes::all);
    std::string label();
    // `hand`, `discard pile`, ...; nothing taken where there is none.
    std::optional<RefPlace> accept_zone();

    bool at_listed() const;
    // At least one card, or `none`.
    CardList list(Labels labels = Labels::used);
    ListedCard listed(Labels labels);
    // The same in a position, where how many cards of which nothing more is said may stand among them.
    CardList pile();

    bool at_number_check() const { return cubenight::scenario::at_number_check(in_); }
    Number number_check(int most) { return cubenight::scenario::read_number_check(in_, most); }
    bool same_line() const { return cubenight::scenario::in_same_line(in_); }
    std::optional<Phase> accept_phase();
    // One that the rules have, or a chapter of them; `UCG` may stand before it.
    std::string clause();
    std::string optional_clause();  // behind `by`
    bool at_clause() const { return in_.is_kind(TokenKind::number) || in_.is_word("UCG"); }

    TokenReader& in() { return in_; }

private:
    enum class Counts : std::uint8_t { none, too };  // `3` in a list
    void place(Ref& ref);
    bool at_count() const;
    bool goes_on(const CardList& cards, Counts counts);

    TokenReader& in_;
    PerSeat<std::string> players_{{"me", "them"}};
};

}  // namespace cubenight::ultraman::scenario
