// The parts of a scenario that are the same in any card game: lists of cards by name, numbers, coins that are told, card
// files that it uses.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/language/node.hpp"

namespace cubenight::scenario {

// Bounds on hostile input beside those of the notation.
inline constexpr std::size_t most_statements = 20'000;  // of one file
inline constexpr std::size_t most_in_list = 120;        // cards named by one list

struct ListedCard {
    int line = 0;
    std::string name;
    std::string label;  // `as $x` in a position, `$x` elsewhere
    int copies = 1;
    bool face_up = false;       // Prize cards
    std::uint8_t known_to = 0;  // bit per seat
};
using CardList = std::vector<ListedCard>;

// -- chance

struct Coins {
    std::vector<bool> heads;
    std::optional<bool> always;  // from then on
};

// -- what must be true

struct Number {
    Relation relation = Relation::equal;
    int value = 0;
};

bool compare(const Number& number, int value);

// What a list of cards has to be.
struct ListCheck {
    enum class Mode : std::uint8_t { exactly, in_order, has, lacks, top, bottom, count };
    Mode mode = Mode::exactly;
    CardList cards;
    Number count;
};

// -- what is to be reached

enum class GoalKind : std::uint8_t {
    win,
    knock_out,
    take_prizes,
    so,  // whatever else can be expected
};
enum class GoalState : std::uint8_t { open, reached, failed };

// -- files

struct Use {
    std::string path;
    int line = 0;
};

// Of a scenario that cannot be read: the file's error, or `unread` in it, and the file is read on behind it.
enum class Unreadable : std::uint8_t { is_error, is_kept };

}  // namespace cubenight::scenario
