// The workshop of decks: which deck comes to lie on the bench, and what is asked before one comes, turns to other cards or goes.
#include <algorithm>

#include "src/gui/screens/common/free_name.hpp"
#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/home/cube_choice.hpp"
#include "src/gui/screens/home/deck_workshop.hpp"
#include "src/gui/screens/home/delete_sheet.hpp"
#include "src/gui/screens/home/unsaved_sheet.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

using workshop::DeckFileKind;

std::string DeckWorkshop::free_deck_name(Frame& f, DeckDesk& desk, const std::string& usual, DeckFileKind kind) {
    return free_name(f.say, usual, [&](const std::string& name) { return desk.is_taken(name, kind); });
}

void DeckWorkshop::sheets(Frame& f, DeckDesk& desk) {
    switch (sheet_) {
        case Sheet::none: break;
        case Sheet::beginning:
        case Sheet::turning: choose_cards(f, desk); break;
        case Sheet::deleting: delete_sheet(f, desk); break;
    }
    if (wanted_) turn_to_wanted(f, desk);
}

// Where there are cards of one cube or game alone, nothing is asked.
void DeckWorkshop::begin(Frame& f, DeckDesk& desk) {
    const auto cubes = pokemon_cubes(f.session);
    if (cubes.size() + (desk.ultraman_cards() > 0 ? 1 : 0) > 1) {
        sheet_ = Sheet::beginning;
        f.ui.focus("decks.of.0");
    } else {
        wanted_ = DeckWish{.cube = cubes.empty() ? std::string() : cubes.front()};
    }
}

// At once where nothing is lost by it.
void DeckWorkshop::turn_to_wanted(Frame& f, DeckDesk& desk) {
    const workshop::OpenedDeck* deck = desk.deck();
    if (deck && !wanted_->begins() && deck->path().string() == wanted_->edit) {
        const DeckWish wish = *std::exchange(wanted_, std::nullopt);
        if (!wish.cube.empty() && wish.cube != desk.cube()) deed_ = [&desk, wish] { return desk.turn_to(wish.cube); };
        return;
    }
    if (deck && deck->changed()) return ask_first(f, desk);
    deed_ = [this, &f, &desk, wish = *std::exchange(wanted_, std::nullopt)] { return lay(f, desk, wish); };
}

Said DeckWorkshop::lay(Frame& f, DeckDesk& desk, const DeckWish& wish) {
    chosen_.reset();
    search_.clear(), filter_ = 0;
    tab_ = wish.begins() ? Tab::add : Tab::cards;
    if (!wish.list.empty()) {
        tab_ = Tab::cards;
        const auto cubes = pokemon_cubes(f.session);
        if (cubes.empty()) return Said(f.say(Text::home_no_cubes));
        return desk.begin_list(free_deck_name(f, desk, wish.called, DeckFileKind::list), wish.list, cubes);
    }
    if (wish.begins()) {
        const DeckFileKind kind = wish.cube.empty() ? DeckFileKind::ultraman : DeckFileKind::list;
        return desk.begin(free_deck_name(f, desk, std::string(f.say(Text::decks_usual_name)), kind), wish.cube);
    }
    if (workshop::deck_file_kind(wish.edit) == DeckFileKind::list) {
        const std::string cube = wish.cube.empty() ? desk.likely_cube(wish.edit, pokemon_cubes(f.session)) : wish.cube;
        return cube.empty() ? Said(f.say(Text::home_no_cubes)) : desk.open(wish.edit, cube);
    }
    const DeckFile* file = find_deck(desk.decks(), wish.edit);
    if (!file || !file->starter()) return desk.open(wish.edit, {});
    const std::string name = text::given_name(file->name, f.say.language());
    if (Said no = desk.open_copy(wish.edit, free_deck_name(f, desk, name, DeckFileKind::ultraman))) return no;
    f.ui.toast(f.say(Text::decks_copied, {name}), 5000);
    return std::nullopt;
}

// Over the page, while another deck is wanted and changes of this one are not saved.
void DeckWorkshop::ask_first(Frame& f, DeckDesk& desk) {
    const UnsavedAnswer answer = ask_unsaved(f, "decks.first", desk.deck()->name(), why_not_saved(f, desk));
    if (answer == UnsavedAnswer::open) return;
    const DeckWish wish = *std::exchange(wanted_, std::nullopt);
    if (answer == UnsavedAnswer::stay) return;
    deed_ = [this, &f, &desk, wish, saves = answer == UnsavedAnswer::save] {
        if (saves)
            if (Said no = desk.save()) return no;
        return lay(f, desk, wish);
    };
}

// A new deck is of the Ultraman Card Game or of a cube of Pokémon; a list turns from one such cube to another.
void DeckWorkshop::choose_cards(Frame& f, DeckDesk& desk) {
    Canvas& c = f.c;
    Layer layer(f);
    const bool begins = sheet_ == Sheet::beginning;
    std::vector<std::string> cubes = pokemon_cubes(f.session);
    if (begins && desk.ultraman_cards() > 0) cubes.emplace_back();
    const float high = cube_row_height * static_cast<float>(cubes.size());
    const Rect box = layer.sheet(560, 156 + high);
    c.text_within({box.x + 28, box.y + 46}, f.say(Text::decks_which_cards), bold(20, c.p.t1), box.w - 56);
    const Rect view{box.x + 28, box.y + 68, box.w - 48, box.h - 68 - 78};
    float y = view.y - f.ui.begin_scroll("decks.ofs", view, high);
    std::optional<std::string> chosen;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        const Rect row{view.x, std::exchange(y, y + cube_row_height), view.w - 8, cube_row_height - 6};
        if (!row.overlaps(view)) continue;
        const std::string id = "decks.of." + std::to_string(i);
        const CubeSummary* const cube = find_cube(f.session, cubes[i]);
        const bool pressed =
            cube ? draw_cube_row(f, row, id, *cube, !begins && cubes[i] == desk.cube())
                 : deck_row(f, {row.x, row.y, row.w, 46}, id, std::string(f.say(Text::home_game_ucg)),
                            f.say(Text::home_cards, {std::to_string(desk.ultraman_cards())}), c.p.t2, false);
        if (pressed) chosen = cubes[i];
    }
    f.ui.end_scroll();
    if (cancel_button(f, box) || chosen) sheet_ = Sheet::none;
    if (!chosen) return;
    if (begins) wanted_ = DeckWish{.cube = *chosen};
    else deed_ = [&desk, cube = *chosen] { return desk.turn_to(cube); };
}

void DeckWorkshop::delete_sheet(Frame& f, DeckDesk& desk) {
    const std::string name = desk.deck()->name();
    const DeleteAnswer answer = ask_delete(f, "decks", name, Text::decks_delete_under);
    if (answer == DeleteAnswer::open) return;
    sheet_ = Sheet::none;
    if (answer == DeleteAnswer::no) return;
    deed_ = [&f, &desk, name] { return tell_deleted(f, name, desk.put_aside()); };
}

}  // namespace cubenight::gui
