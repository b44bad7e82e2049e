// Home: what can be resumed in one press, a new night in two, the nights and cubes that there are.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/seating.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

// The rail at the left, from the top.
enum class HomePlace : std::uint8_t { tonight, cubes, library, replays, rulings, settings };

// What the card library shows: kept here, because working it out takes a while.
struct LibraryView {
    const Cube* cube = nullptr;
    std::string search;
    int filter = 0;  // 0: all, 1 + type, then Trainers, then energy
    std::vector<draft::CubeCopyId> shown;
    Families families;
    std::string shown_for;  // search and filter that `shown` answers
    std::optional<draft::CubeCopyId> close_up;
};

// What the page of scenario files shows.
struct RulingsView {
    std::size_t file = 0;
    std::string search;  // in titles and clauses of all files
};

class Home final : public Screen {
public:
    explicit Home(HomePlace place = HomePlace::tonight) : place_(place) {}
    const char* name() const override { return "home"; }
    void draw(Frame& f) override;

private:
    // home.cpp: the rail at the left and the frame of it all.
    void rail(Frame& f, Rect r);
    void rail_places(Frame& f, Rect r);
    void rail_games(Frame& f, Rect r);
    void rail_languages(Frame& f, Rect r);
    void tonight(Frame& f, Rect r);

    // home_rulings.cpp
    void rulings_page(Frame& f, Rect r);
    void ruling_files(Frame& f, Rect r, const std::vector<RulingFile>& files);
    void ruling_file(Frame& f, Rect r, const std::vector<RulingFile>& files, std::size_t index);
    void ruling_problem(Frame& f, Rect r, const RulingFile& file);
    void ruling_list(Frame& f, Rect r, const std::vector<RulingFile>& files);
    bool ruling_row(Frame& f, Rect r, const RulingFile::Entry& entry, std::string_view id, std::string_view file);

    // home_places.cpp, home_library.cpp, home_settings.cpp
    void cubes_page(Frame& f, Rect r);
    void cube_detail(Frame& f, Rect r, const CubeSummary& cube);
    void cube_inside(Frame& f, Rect r, const CubeSummary& cube);
    void replays_page(Frame& f, Rect r);
    void library_page(Frame& f, Rect r);
    void library_filters(Frame& f, Rect r, const draft::DraftCards& cards);
    void library_cards(Frame& f, Rect r, const draft::DraftCards& cards);
    void library_close_up(Frame& f, const draft::DraftCards& cards);
    void settings_page(Frame& f, Rect r);

    // home_night.cpp: the card of the paused night, and the new one.
    void resume_card(Frame& f, Rect r);
    void resume_plate(Frame& f, Rect r, const NightSummary& night);
    void resume_table(Frame& f, Rect r, const NightSummary* night);
    void progress(Frame& f, Vec at, const NightSummary& night);
    void new_night(Frame& f, Rect r);
    void cube_choice(Frame& f, Rect r, const CubeSummary& cube);
    void player_choice(Frame& f, Rect r, const CubeSummary& cube);
    void sizes(Frame& f, Rect r, const DraftTableRow& row);

    // home_lists.cpp
    void recent(Frame& f, Rect r);
    void recent_row(Frame& f, Rect r, const NightSummary& night, int index);
    void cubes(Frame& f, Rect r);
    void cube_row(Frame& f, Rect r, const CubeSummary& cube, int index);
    void type_bar(Frame& f, Rect r, const CubeSummary& cube);

    const NightSummary* paused(const Session& session) const;
    const CubeSummary* cube(const Session& session) const;
    DraftTableRow row(const CubeSummary& cube) const;
    void set_table(Frame& f);

    HomePlace place_;
    std::size_t cube_ = 0;
    int players_ = 8;
    std::optional<Seating> seating_;
    LibraryView library_;
    RulingsView rulings_;
};

}  // namespace cubenight::gui
