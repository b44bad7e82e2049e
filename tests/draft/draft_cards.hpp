// Invented cards for the draft's tests: small sets by hand, and a whole cube of any size made from a seed.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "draft/night/settings.hpp"
#include "draft/pool/copies.hpp"

namespace cubenight::test {
using namespace draft;

// A cube with the set that it is made of; cards() points into it.
struct TestCube {
    CardSet set;
    Cube cube;

    TestCube();
    TestCube(const TestCube&) = delete;
    TestCube& operator=(const TestCube&) = delete;
    DraftCards cards() const { return {&cube, &set}; }
    // Adds one record and as many copies of it to the cube. Returns the first copy.
    CubeCopyId add(Card card, int copies = 1);
    // Adds a record that is no card of the cube.
    CardId beside(Card card);
};

Card pokemon(std::string name, Type type, int hp = 60, Stage stage = Stage::basic, std::string from = {});
Attack attack(std::string name, EnergyCost cost, int damage);
EnergyCost cost(std::vector<Type> units);
Card trainer(std::string name, CardKind kind = CardKind::item);
// A Trainer that draws that many cards.
Card draw_card(std::string name, int cards);

// A cube of `size` invented cards: lines of one to three stages in eight types, Trainers, special energy.
std::unique_ptr<TestCube> invented_cube(int size, std::uint64_t seed = 1);

// Settings for that many seats named "Seat 1" and so on, bots or persons.
NightSettings settings_for(const DraftCards& cards, int players, SeatKind kind = SeatKind::bot, std::uint64_t seed = 7);

}  // namespace cubenight::test
