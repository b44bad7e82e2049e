// A match: the board with both sides, what is asked, the hand, the log. Everything that can be pressed is an option of
// the engine; what is lit and why something is not comes from there too.
#pragma once

#include <optional>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

class MatchTable final : public Screen {
public:
    const char* name() const override { return "match"; }
    void draw(Frame& f) override;

private:
    enum class Sheet : std::uint8_t { none, menu, concede, end_turn, abilities, pile, pokemon, clause, over };
    // How a card on the table is marked.
    enum class Mark : std::uint8_t { none, chosen_from, legal, held };
    struct LaidLine {
        std::vector<std::string> rows;
        float height = 0;
    };

    // match_table.cpp
    void refresh(Frame& f);
    void lay_out(Frame& f);
    bool has_panels(const Frame& f) const { return !f.narrow() || drawer_; }
    void side_panels(Frame& f);
    void keys(Frame& f);
    void turn_keys(Frame& f);
    void pace(Frame& f);
    void take(Frame& f, pokemon::Option option);
    void press_number(Frame& f, int number);
    void end_turn(Frame& f);
    void take_back(Frame& f);
    void undo(Frame& f);
    void ask_reason(Frame& f);
    void undo_key(Frame& f);
    MatchSession& session(Frame& f) const;

    // match_bar.cpp
    void bar(Frame& f);
    float turn_chips(Frame& f, Rect bar, float x);
    float turn_chip(Frame& f, Vec at, Text word, int used, int most, bool now);
    void bar_right(Frame& f, Rect bar);

    // match_board.cpp
    void board(Frame& f);
    void felt(Frame& f);
    void side(Frame& f, int side);
    void prizes(Frame& f, int side);
    void piles(Frame& f, int side);
    void pile_of(Frame& f, int side, Rect box, const pokemon::Pile& pile, std::string_view id, Text name);
    void deck(Frame& f, int side);
    void stadium(Frame& f);
    void player(Frame& f, int side);
    void markers(Frame& f, Rect box, int side);
    void coin_plate(Frame& f);

    // match_pokemon.cpp
    void bench(Frame& f, int side);
    void active(Frame& f, int side);
    void in_play(Frame& f, std::uint8_t slot, Rect box);
    void turned_card(Frame& f, std::uint8_t slot, Rect box, const CardLook& look);
    void press_pokemon(Frame& f, std::uint8_t slot, const Response& r);
    Mark mark_of(std::uint8_t slot) const;
    InPlay in_play_of(std::uint8_t slot) const;
    Rect moved(Frame& f, CopyId copy, Rect to);
    void halo(Frame& f, Rect box, Colour colour, float radius);
    void number_tab(Frame& f, Vec centre, int number);

    // match_plates.cpp
    void plate(Frame& f, int side);
    void plate_head(Frame& f, Rect r, std::uint8_t slot);
    void plate_energy(Frame& f, Rect r, std::uint8_t slot, int side);
    void rows(Frame& f);
    void attack_row(Frame& f, Rect r, const AttackRow& row, int index);
    void turn_buttons(Frame& f, Rect r);
    void end_button(Frame& f);

    // match_prompt.cpp
    void prompt(Frame& f);
    void prompt_icon(Frame& f, Vec centre);
    float prompt_buttons(Frame& f, Rect r);
    void prompt_keys(Frame& f, float right, float y);
    std::string asking_words(Frame& f) const;
    std::string button_label(Frame& f, pokemon::Option option) const;

    // match_hand.cpp
    void hand(Frame& f);
    void hand_card(Frame& f, const HandLayout& layout, int index, bool raised);
    void hand_label(Frame& f, Rect box, const HandCard& held, Mark mark, float shown);
    void lock(Frame& f, Rect box, const std::string& reason, float shown);
    Mark hand_mark(const HandCard& held) const;

    // match_log.cpp
    void log(Frame& f, Rect r);
    void log_head(Frame& f, Rect r);
    void log_lines(Frame& f, Rect view);
    void log_line(Frame& f, Rect r, std::size_t index);
    void lay_lines(Frame& f, float width);
    bool in_short(const text::LogLine& line) const;

    // match_script.cpp
    void script(Frame& f, Rect r);
    void script_keys(Frame& f);
    void script_step(Frame& f);
    void script_restart(Frame& f);
    void script_clauses(Frame& f, Rect r, const std::vector<std::string>& clauses);
    void script_lines(Frame& f, Rect view, const ScenarioScript& script);

    // match_list.cpp
    void list(Frame& f);
    void list_cards(Frame& f, Rect view);
    void choices(Frame& f);
    bool choices_fit(Frame& f) const;

    // match_sheets.cpp
    void sheets(Frame& f);
    void menu(Frame& f);
    void ask_yes(Frame& f, Text title, Text under, Text yes, bool& answer);
    void ability_sheet(Frame& f);
    void pile_sheet(Frame& f);
    void pokemon_sheet(Frame& f);
    void clause_sheet(Frame& f);
    void over_sheet(Frame& f);
    void large_card(Frame& f);

    CardLook look(CopyId copy, const Card& card);

    MatchValues v_;
    std::optional<BoardLayout> lay_;
    Families families_;
    const CardSet* families_of_ = nullptr;
    std::vector<Affinity> weak_;  // of the card that is drawn now, where a rule changes it
    Rect prompt_rect_, hand_rect_, log_rect_;
    bool drawer_ = false;   // narrow windows: the panels are open, and the board makes room
    bool looking_ = false;  // the list is put away to look at the table
    int log_tab_ = 0;
    std::size_t script_seen_ = 0;
    std::vector<LaidLine> laid_;
    float laid_width_ = 0;
    std::size_t lines_seen_ = 0;
    Sheet sheet_ = Sheet::none;
    std::uint8_t sheet_slot_ = pokemon::no_slot;
    int sheet_seat_ = 0;
    bool sheet_lost_ = false;
    pokemon::Clause clause_ = pokemon::Clause::none;
    bool over_seen_ = false;
    std::optional<ReasonSheet> reason_;  // for the host's undo
    std::optional<CopyId> pointed_;      // the card under the pointer or with the focus, in this frame
    std::optional<std::uint8_t> pointed_slot_;
    std::vector<CopyId> lit_;  // cards that the pointed line of the log is about
    std::vector<CopyId> lit_next_;
};

}  // namespace cubenight::gui
