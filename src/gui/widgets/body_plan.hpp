// What a creature in a drawn picture is built like: decided once for a whole evolution line, by words of the names that stand on
// its cards, else by its seed among the plans that suit its type.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cards/card.hpp"
#include "engine/cards/ultraman/card.hpp"

namespace cubenight::gui {

// Where words speak for two of them alike, the one that stands first here is taken.
enum class BodyPlan : std::uint8_t {
    bird,
    bat,
    moth,
    crawler,
    fish,
    serpent,
    turtle,
    crab,
    jelly,
    saurian,
    dragon,
    beast,
    tree,
    sprout,
    mushroom,
    ghost,
    rock,
    machine,
    puff,
    biped,
    giant,
};
inline constexpr std::size_t body_plan_count = 21;

// Whose picture it is: what all cards of an evolution line have alike.
struct Family {
    std::uint64_t seed = 0;
    BodyPlan plan = BodyPlan::beast;
    friend bool operator==(const Family&, const Family&) = default;
};

// What the names say for each plan.
class PlanVotes {
public:
    // The names on a card, in every language in which it has one that helps.
    void add(const Card& card);
    // The plan that most speaks for; without any, one that suits the type.
    BodyPlan winner(Type type, std::uint64_t seed) const;

private:
    std::array<int, body_plan_count> votes_{};
};

// Of a character of the Ultraman Card Game.
BodyPlan plan_of(const ultraman::Card& card, std::uint64_t seed);

}  // namespace cubenight::gui
