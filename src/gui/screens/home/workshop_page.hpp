// The cube on the bench: its cards in groups, what is in it and what is missing, cards of the library to add, another cube beside it,
// and its house rules.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "draft/pool/game_rules.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/bench.hpp"
#include "src/gui/screens/home/card_rows.hpp"
#include "src/gui/screens/home/printed_look.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/widgets/card_faces.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/workshop/comparison.hpp"
#include "src/workshop/counts.hpp"

namespace cubenight::gui {

// The cube's rules, whichever its game.
draft::GameRules rules_of(const workshop::OpenedCube& cube);
// What an error says, as a wish tells it.
inline Said said(const Frame& f, const std::optional<Error>& error) {
    return error ? Said(f.say(*error)) : std::nullopt;
}

class WorkshopPage {
public:
    // `bench`: what lies there, a cube or a deck; it can be changed here.
    void draw(Frame& f, Rect r, OnBench& bench);

private:
    enum class Tab : std::uint8_t { cards, add, compare, rules };
    enum class Sheet : std::uint8_t { none, copy, rename, deleting, options };
    // A line of the list of cards: a heading, or a card with its copies.
    struct Row {
        std::string label;
        std::optional<CardId> card;
        int copies = 0;
        std::string printed_in = {};  // where another card of the cube is called so too
    };
    // A card that could come into the cube.
    struct Offered {
        std::string id, name, facts;
    };
    // What is done when the frame is drawn: nothing on it may change before.
    using Deed = std::function<Said()>;

    // workshop_page.cpp
    void refresh(Frame& f, WorkshopDesk& desk);
    void top(Frame& f, Rect r, WorkshopDesk& desk);
    void save(Frame& f, WorkshopDesk& desk);
    void middle(Frame& f, Rect r, WorkshopDesk& desk);
    void chosen_card(Frame& f, Rect r, WorkshopDesk& desk);
    void card_panel(Frame& f, Rect r, WorkshopDesk& desk, CardId card);
    void make_rows(Frame& f, WorkshopDesk& desk);
    void tell_namesakes(WorkshopDesk& desk);
    void set_copies(Frame& f, WorkshopDesk& desk, CardId card, int copies);
    // workshop_sheets.cpp
    void sheets(Frame& f, WorkshopDesk& desk);
    void ask_name(Frame& f, WorkshopDesk& desk, Sheet what);
    void name_sheet(Frame& f, WorkshopDesk& desk);
    void ask_first(Frame& f, WorkshopDesk& desk);
    void delete_sheet(Frame& f, WorkshopDesk& desk);
    void options_sheet(Frame& f, WorkshopDesk& desk);
    // workshop_parts.cpp: the column at the left
    void cubes(Frame& f, Rect r, WorkshopDesk& desk, OnBench& bench);
    void inside(Frame& f, Rect r, const workshop::OpenedCube& cube);
    float counts(Frame& f, Rect r, const workshop::OpenedCube& cube, float y);
    float missing(Frame& f, Rect r, const workshop::OpenedCube& cube, float y);
    // workshop_tabs.cpp
    void cards_tab(Frame& f, Rect r, WorkshopDesk& desk);
    void find_offered(Frame& f, WorkshopDesk& desk);
    void add_tab(Frame& f, Rect r, WorkshopDesk& desk);
    void found_row(Frame& f, Rect box, WorkshopDesk& desk, std::size_t place);
    void look_at_found(Frame& f, Rect r, WorkshopDesk& desk);
    float other_cubes(Frame& f, Rect r, WorkshopDesk& desk);
    void compare_tab(Frame& f, Rect r, WorkshopDesk& desk);
    void rules_tab(Frame& f, Rect r, WorkshopDesk& desk);

    std::optional<std::uint64_t> version_;  // of the cube that what follows is of
    std::filesystem::path path_;
    std::shared_ptr<const CardSet> cards_;
    Cube cube_;
    std::shared_ptr<const CardFaces> faces_;
    workshop::CubeCounts counts_;
    workshop::ReadinessCounts ready_{};
    std::vector<workshop::MissingStage> missing_;
    std::vector<CardRow> rows_;
    std::string rows_for_;

    Tab tab_ = Tab::cards;
    std::size_t sort_ = 0;
    std::string search_, wanted_, asked_;
    std::shared_ptr<const CardSet> offered_of_;  // the cube's cards when the search was asked
    std::vector<Offered> offered_;
    std::size_t seen_ = 0;  // of offered_: it is looked at
    PrintedLook look_;
    std::optional<CardId> chosen_;
    std::string wished_cube_;  // that comes when it was said what becomes of the one on the bench; empty while none is
    std::string other_;
    std::optional<workshop::OpenedCube> other_cube_;
    std::optional<workshop::Comparison> comparison_;
    Sheet sheet_ = Sheet::none;
    bool of_program_ = false;  // the cube comes with it; found out once, as it asks the disk
    std::string name_;         // in the sheet that asks for one
    std::vector<draft::RuleChange> changes_;
    float inside_height_ = 0;
    Deed deed_;
};

}  // namespace cubenight::gui
