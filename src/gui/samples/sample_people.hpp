// Who sits at the tables of the samples.
#pragma once

#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

struct SamplePerson {
    const char* name;
    SeatPlace place;
};

inline constexpr SamplePerson usual_people[] = {
    {"Alice", SeatPlace::here},     {"Ben", SeatPlace::here},   {"雨桐", SeatPlace::here},
    {"さくら", SeatPlace::here},    {"Aino", SeatPlace::here},  {"Bot Lamp", SeatPlace::bot},
    {"Bot Teapot", SeatPlace::bot}, {"Elias", SeatPlace::here},
};
inline constexpr SamplePerson many_people[] = {
    {"Maximiliana von Hohenstein", SeatPlace::here},
    {"Bartholomew", SeatPlace::here},
    {"雨桐", SeatPlace::here},
    {"さくらこ", SeatPlace::here},
    {"Aino-Kaisa", SeatPlace::here},
    {"Bot Lantern", SeatPlace::bot},
    {"Noor", SeatPlace::here},
    {"Elias", SeatPlace::here},
    {"Wilhelmina", SeatPlace::here},
    {"Bot Kettle", SeatPlace::bot},
    {"Oluwaseun", SeatPlace::here},
    {"Väinämöinen", SeatPlace::here},
};

// As many as a table has room for, with names as long as they may be and of every kind.
inline constexpr SamplePerson hostile_people[] = {
    {"Maximiliana von Hohenstein-Wolkenkuckucksheim zu Unterwasser", SeatPlace::here},
    {"Bartholomew Featherstonehaugh-Cholmondeley of Upper Slaughter", SeatPlace::here},
    {"WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", SeatPlace::here},
    {"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii", SeatPlace::here},
    {"雨雨雨雨雨雨雨雨雨雨雨雨雨雨雨雨雨雨雨雨", SeatPlace::here},
    {"さくらこちゃんのながいながいなまえですか", SeatPlace::here},
    {"Äijänpään Öljylämpötilämääritelmäperiaatekäsityömestari Jr. ", SeatPlace::here},
    {"Bot Lantern the Magnificent, Keeper of a Thousand and One Lam", SeatPlace::bot},
    {"Oluwaseun Adebayo Ogunlesi-Fatimoh of the Seven Rivers Delta", SeatPlace::here},
    {"Väinämöinen Kalevalainen, Tietäjä Iän Ikuinen, Laulaja Suuri", SeatPlace::here},
    {"%s%n{0}{1}{R} <b>&amp;</b> \\n \"quoted\" 'single' ; DROP TABLE x", SeatPlace::here},
    {"Wilhelmina Wollstonecraft-Wintersgill of Wolverhampton West ", SeatPlace::here},
    {"Noor an-Nahar bint Abd ar-Rahman al-Qurtubi al-Andalusi ibnt", SeatPlace::here},
    {"Bot Kettle, Third of His Name, Warden of the Boiling Teapots", SeatPlace::bot},
    {"Aino-Kaisa Pekkarinen-Ylä-Hankala-Alapää-Keskinen-Vuorelaine", SeatPlace::here},
    {"Elias", SeatPlace::here},
};

}  // namespace cubenight::gui
