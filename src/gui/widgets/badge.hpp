// Small marks that mean something: type badges, the icons of Trainer kinds and conditions, counters, key caps.
#pragma once

#include <string_view>

#include "engine/cards/card.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "src/gui/kit/canvas.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

enum class On : std::uint8_t { print, plate, cloth };

// A type's silhouette with its letter. Never under 6 real pixels of radius.
void type_badge(Canvas& c, Vec centre, float radius, Type type, On ground = On::plate);
// The same of the Ultraman Card Game's TYPEs, which have silhouettes and letters of their own.
void type_badge(Canvas& c, Vec centre, float radius, ultraman::Type type, On ground = On::plate);
// All of them beside each other from the right; returns the width.
float type_badges(Canvas& c, Vec right_centre, float radius, ultraman::TypeSet types, On ground = On::plate);
// Star, three claws, cog, dome.
void category_icon(Canvas& c, Vec centre, float radius, ultraman::Category category, Colour colour);
// The mark of any card of that game: its first TYPE, or the dome of scenes.
void card_mark(Canvas& c, Vec centre, float radius, const ultraman::Card& card, On ground = On::plate);

// A unit of energy that counts for several types: the badges as slices would not be read, so the first with a plus.
void energy_badge(Canvas& c, Vec centre, float radius, TypeSet types, On ground = On::plate);
// All units of an energy card beside each other around a point. The radius is that of one which is alone.
void energy_units(Canvas& c, Vec centre, float radius, const Card& card);
// A cost from the left; returns the width.
float cost_badges(Canvas& c, Vec left_centre, float radius, float step, const EnergyCost& cost, On ground);

// Rhomb, bust, dome, ring. REQUIRES: is_trainer(kind).
void trainer_icon(Canvas& c, Vec centre, float radius, CardKind kind, Colour colour);
// The mark of any card: type badge or trainer icon.
void card_mark(Canvas& c, Vec centre, float radius, const Card& card, On ground = On::plate);

void condition_icon(Canvas& c, Vec centre, float radius, SpecialCondition condition);
// Icon and word in a rounded outline; returns its width.
float condition_chip(Canvas& c, const Strings& say, Vec corner, SpecialCondition condition);

// The damage of a Pokémon in play, or one counter of 10, 50 or 100.
void damage_disc(Canvas& c, Vec centre, float radius, int points);

}  // namespace cubenight::gui
