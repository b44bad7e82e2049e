// Who has a seat: a person, a bot, or a bot that plays by chance; and what such a seat is called.
#pragma once

#include <string_view>
#include <vector>

#include "draft/night/settings.hpp"
#include "src/gui/kit/screen.hpp"

namespace cubenight::gui {

// What a seat of that kind is called that nobody has named; no other seat is called so.
std::string usual_seat_name(const Strings& say, const std::vector<draft::SeatSettings>& seats, std::size_t index,
                            draft::SeatKind kind);

// Tabs for the kind. A name that the program gave follows when the kind changes; one that a person typed stays.
// They are seat_kind_width() wide, or wider.
void seat_kind_tabs(Frame& f, std::string_view id, Rect r, std::vector<draft::SeatSettings>& seats, std::size_t index);
float seat_kind_width(Frame& f);

// The same three for a bot alone, where the person's place is settled: steady or by chance.
draft::BotSkill bot_skill_tabs(Frame& f, std::string_view id, Rect r, draft::BotSkill skill);

}  // namespace cubenight::gui
