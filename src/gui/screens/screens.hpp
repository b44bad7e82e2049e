// The screens, one file each.
#pragma once

#include <memory>

namespace cubenight::gui {

class Screen;

std::unique_ptr<Screen> make_anatomy();
std::unique_ptr<Screen> make_home();
std::unique_ptr<Screen> make_rulings();   // home, where the scenario files are
std::unique_ptr<Screen> make_rulebook();  // the rulebook by itself, to come back from
std::unique_ptr<Screen> make_settings();  // the settings, likewise
std::unique_ptr<Screen> make_lists();     // home, where a list is imported
std::unique_ptr<Screen> make_printed();   // home, at the card library
std::unique_ptr<Screen> make_workshop();  // home, at the cube on the bench
std::unique_ptr<Screen> make_draft_table();
std::unique_ptr<Screen> make_night_board();
std::unique_ptr<Screen> make_deck_builder();
std::unique_ptr<Screen> make_deck_picture();
std::unique_ptr<Screen> make_match_table();
std::unique_ptr<Screen> make_ultraman_table();

}  // namespace cubenight::gui
