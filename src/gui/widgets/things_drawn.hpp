// One function for each thing and place that a name can call for (things_called.cpp).
#pragma once

#include "src/gui/widgets/creatures.hpp"

namespace cubenight::gui {

void draw_ball(Cutout& f, const FamilyMarks& b);
void draw_flask(Cutout& f, const FamilyMarks& b);
void draw_hammer(Cutout& f, const FamilyMarks& b);
void draw_rod(Cutout& f, const FamilyMarks& b);
void draw_candy(Cutout& f, const FamilyMarks& b);
void draw_bell(Cutout& f, const FamilyMarks& b);
void draw_egg(Cutout& f, const FamilyMarks& b);
void draw_wheels(Cutout& f, const FamilyMarks& b);
void draw_bike(Cutout& f, const FamilyMarks& b);
void draw_shoe(Cutout& f, const FamilyMarks& b);
void draw_herb(Cutout& f, const FamilyMarks& b);
void draw_pot(Cutout& f, const FamilyMarks& b);
void draw_bag(Cutout& f, const FamilyMarks& b);
void draw_box(Cutout& f, const FamilyMarks& b);
void draw_screen(Cutout& f, const FamilyMarks& b);
void draw_paper(Cutout& f, const FamilyMarks& b);
void draw_arrows(Cutout& f, const FamilyMarks& b);
void draw_net(Cutout& f, const FamilyMarks& b);
void draw_fan(Cutout& f, const FamilyMarks& b);
void draw_flame(Cutout& f, const FamilyMarks& b);
void draw_shards(Cutout& f, const FamilyMarks& b);
void draw_spark(Cutout& f, const FamilyMarks& b);
void draw_belt(Cutout& f, const FamilyMarks& b);
void draw_helmet(Cutout& f, const FamilyMarks& b);
void draw_plate(Cutout& f, const FamilyMarks& b);
void draw_mask(Cutout& f, const FamilyMarks& b);
void draw_scarf(Cutout& f, const FamilyMarks& b);
void draw_balloon(Cutout& f, const FamilyMarks& b);
void draw_parasol(Cutout& f, const FamilyMarks& b);
void draw_glove(Cutout& f, const FamilyMarks& b);

void draw_wood(Cutout& f, const FamilyMarks& b);
void draw_tower(Cutout& f, const FamilyMarks& b);
void draw_temple(Cutout& f, const FamilyMarks& b);
void draw_beach(Cutout& f, const FamilyMarks& b);
void draw_peaks(Cutout& f, const FamilyMarks& b);
void draw_tents(Cutout& f, const FamilyMarks& b);

}  // namespace cubenight::gui
