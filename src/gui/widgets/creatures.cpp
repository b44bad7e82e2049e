#include "src/gui/widgets/creatures.hpp"

#include <algorithm>

#include "engine/core/chance.hpp"

namespace cubenight::gui {

FamilyMarks::FamilyMarks(std::uint64_t seed) {
    Generator chance(seed);
    for (float& s : share) s = static_cast<float>(chance.below(1000)) / 1000;
    for (unsigned& p : pick) p = chance.below(12);
    look = chance.below(4);
}

namespace {

Creature drawn_by(BodyPlan plan) {
    switch (plan) {
        case BodyPlan::bird: return draw_bird;
        case BodyPlan::bat: return draw_bat;
        case BodyPlan::moth: return draw_moth;
        case BodyPlan::crawler: return draw_crawler;
        case BodyPlan::fish: return draw_fish;
        case BodyPlan::serpent: return draw_serpent;
        case BodyPlan::turtle: return draw_turtle;
        case BodyPlan::crab: return draw_crab;
        case BodyPlan::jelly: return draw_jelly;
        case BodyPlan::saurian: return draw_saurian;
        case BodyPlan::dragon: return draw_dragon;
        case BodyPlan::beast: return draw_beast;
        case BodyPlan::sprout: return draw_sprout;
        case BodyPlan::tree: return draw_tree;
        case BodyPlan::mushroom: return draw_mushroom;
        case BodyPlan::ghost: return draw_ghost;
        case BodyPlan::rock: return draw_rock;
        case BodyPlan::machine: return draw_machine;
        case BodyPlan::puff: return draw_puff;
        case BodyPlan::biped: return draw_biped;
        case BodyPlan::giant: return draw_giant;
    }
    return draw_puff;
}

}  // namespace

bool stands(BodyPlan plan) {
    switch (plan) {
        case BodyPlan::bat:
        case BodyPlan::moth:
        case BodyPlan::fish:
        case BodyPlan::jelly:
        case BodyPlan::ghost: return false;
        case BodyPlan::bird:
        case BodyPlan::crawler:
        case BodyPlan::serpent:
        case BodyPlan::turtle:
        case BodyPlan::crab:
        case BodyPlan::saurian:
        case BodyPlan::dragon:
        case BodyPlan::beast:
        case BodyPlan::sprout:
        case BodyPlan::tree:
        case BodyPlan::mushroom:
        case BodyPlan::rock:
        case BodyPlan::machine:
        case BodyPlan::puff:
        case BodyPlan::biped:
        case BodyPlan::giant: return true;
    }
    return true;
}

Cutout creature(const Family& family, int tiers, int steps) {
    Cutout figure(steps);
    drawn_by(family.plan)(figure, FamilyMarks(family.seed), static_cast<float>(std::clamp(tiers, 1, 3) - 1));
    return figure;
}

}  // namespace cubenight::gui
