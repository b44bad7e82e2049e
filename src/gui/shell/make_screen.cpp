#include "src/gui/shell/make_screen.hpp"

#include "src/gui/screens/screens.hpp"

namespace cubenight::gui {

std::unique_ptr<Screen> make_screen(Page page) {
    switch (page) {
        case Page::home: return make_home();
        case Page::draft: return make_draft_table();
        case Page::deck: return make_deck_builder();
        case Page::night: return make_night_board();
        case Page::match: return make_match_table();
        case Page::anatomy: return make_anatomy();
        case Page::rulings: return make_rulings();
        case Page::rulebook: return make_rulebook();
        case Page::settings: return make_settings();
        case Page::ultraman: return make_ultraman_table();
        case Page::lists: return make_lists();
        case Page::printed: return make_printed();
        case Page::workshop: return make_workshop();
        case Page::deck_picture: return make_deck_picture();
    }
    return make_anatomy();
}

}  // namespace cubenight::gui
