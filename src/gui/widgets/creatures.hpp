// Creatures of pictures, one function for each body plan: what a family has for itself comes from its build, and what it grows from
// stage to stage from its tiers.
#pragma once

#include <cstdint>

#include "src/gui/widgets/body_plan.hpp"
#include "src/gui/widgets/cutout.hpp"

namespace cubenight::gui {

// The marks of a family. They are the same at every stage.
struct FamilyMarks {
    explicit FamilyMarks(std::uint64_t seed);
    float of(float least, float most, unsigned which) const { return least + (most - least) * share[which]; }

    float share[6];    // 0 to 1: proportions
    unsigned pick[6];  // 0 to 11: kinds of ears, tails, patterns
    unsigned look;     // of the eyes
};

// `grown`: 0 for the first stage, up to 2.
using Creature = void (*)(Cutout& f, const FamilyMarks& b, float grown);

void draw_beast(Cutout& f, const FamilyMarks& b, float grown);
void draw_biped(Cutout& f, const FamilyMarks& b, float grown);
void draw_giant(Cutout& f, const FamilyMarks& b, float grown);
void draw_saurian(Cutout& f, const FamilyMarks& b, float grown);
void draw_dragon(Cutout& f, const FamilyMarks& b, float grown);
void draw_serpent(Cutout& f, const FamilyMarks& b, float grown);
void draw_turtle(Cutout& f, const FamilyMarks& b, float grown);
void draw_bird(Cutout& f, const FamilyMarks& b, float grown);
void draw_bat(Cutout& f, const FamilyMarks& b, float grown);
void draw_moth(Cutout& f, const FamilyMarks& b, float grown);
void draw_crawler(Cutout& f, const FamilyMarks& b, float grown);
void draw_fish(Cutout& f, const FamilyMarks& b, float grown);
void draw_crab(Cutout& f, const FamilyMarks& b, float grown);
void draw_jelly(Cutout& f, const FamilyMarks& b, float grown);
void draw_sprout(Cutout& f, const FamilyMarks& b, float grown);
void draw_tree(Cutout& f, const FamilyMarks& b, float grown);
void draw_mushroom(Cutout& f, const FamilyMarks& b, float grown);
void draw_ghost(Cutout& f, const FamilyMarks& b, float grown);
void draw_rock(Cutout& f, const FamilyMarks& b, float grown);
void draw_machine(Cutout& f, const FamilyMarks& b, float grown);
void draw_puff(Cutout& f, const FamilyMarks& b, float grown);

// Whether it stands on the ground.
bool stands(BodyPlan plan);
Cutout creature(const Family& family, int tiers, int steps);

}  // namespace cubenight::gui
