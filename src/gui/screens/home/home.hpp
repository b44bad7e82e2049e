// Home: what can be resumed in one press, a new night in two, the nights and cubes that there are. Each place draws
// itself; this knows which one is open and what the next night is to have.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/deck_workshop.hpp"
#include "src/gui/screens/home/library_page.hpp"
#include "src/gui/screens/home/lists_page.hpp"
#include "src/gui/screens/home/new_night.hpp"
#include "src/gui/screens/home/practice_page.hpp"
#include "src/gui/screens/home/printed_page.hpp"
#include "src/gui/screens/home/puzzles_page.hpp"
#include "src/gui/screens/home/resume_card.hpp"
#include "src/gui/screens/home/rulebook_page.hpp"
#include "src/gui/screens/home/rulings_page.hpp"
#include "src/gui/screens/home/seating.hpp"
#include "src/gui/screens/home/settings_page.hpp"
#include "src/gui/screens/home/table_choice.hpp"
#include "src/gui/screens/home/workshop_page.hpp"

namespace cubenight::gui {

class Home final : public Screen {
public:
    explicit Home(HomePlace place = HomePlace::tonight) : place_(place) {}
    const char* name() const override { return "home"; }
    void draw(Frame& f) override;

private:
    HomeWishes page(Frame& f, Rect r);
    HomeWishes tonight(Frame& f, Rect r);
    void import_list(Frame& f, Rect r);
    void seat_people(Frame& f);
    void to_the_bench(DeckWish wish);
    void draw_bench(Frame& f, Rect r);

    HomePlace place_;
    TableChoice choice_;
    NewNightPanel new_night_;
    ResumeCard resume_;
    NightDeletion deletion_;
    LibraryPage library_;
    RulingsPage rulings_;
    RulebookPage rulebook_;
    PracticePage practice_;
    PuzzlesPage puzzles_;
    PrintedPage printed_;
    ListsPage lists_;
    OnBench bench_ = OnBench::cube;
    WorkshopPage workshop_;
    DeckWorkshop deck_workshop_;
    SettingsPage settings_;
    std::optional<Seating> seating_;
};

}  // namespace cubenight::gui
