// The window's session: the screens' wishes and questions, answered by a conductor over the journal. Knows the
// screens' language (src/gui/sessions/session.hpp) and nothing of drawing.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "src/gui/sessions/seated_session.hpp"
#include "src/night/conductor.hpp"
#include "src/session/cube_shelf.hpp"
#include "src/session/night_table.hpp"
#include "src/text/say.hpp"

namespace cubenight {

struct SessionOptions {
    std::filesystem::path data;                            // --data
    std::function<std::uint64_t()> now;                    // milliseconds since 1970
    std::function<std::uint64_t()> new_seed;               // for a new night
    std::function<void(const std::string&)> to_clipboard;  // may be empty
    // Draws the deck of the seat that looks at the screen into that file; may be empty.
    std::function<std::optional<Error>(gui::Session&, text::Language, const std::string&)> draw_deck = {};
};

class NightSession final : public gui::SeatedSession {
public:
    explicit NightSession(SessionOptions options);

    const std::vector<gui::NightSummary>& nights() const override { return nights_; }
    const std::vector<Error>& unread_nights() const override { return unread_nights_; }
    const std::vector<gui::CubeSummary>& cubes() const override { return cube_shelf_.summaries(); }
    Result<std::filesystem::path> delete_night(const std::string& night) override;
    gui::Said resume(const std::string& night) override;
    gui::Said start(const gui::NewNight& wanted) override;
    gui::Said show_cube_folder() override;
    gui::Said replay(const std::string& night) override;
    void put_night_away() override;
    std::optional<draft::DraftCards> library(const std::string& cube) override;
    std::uint64_t library_version() const override { return cube_shelf_.version(); }

    const draft::Night* night() const override { return conductor_ ? &conductor_->night() : nullptr; }
    bool read_only() const override { return conductor_ && conductor_->only_looks(); }
    std::uint64_t version() const override { return version_; }
    std::uint64_t now() const override { return options_.now(); }
    text::Day today() const override;
    gui::SeatPlace place(SeatId seat) const override;

    gui::Said pick(SeatId seat, draft::CubeCopyId card) override;
    gui::Said undo_pick(SeatId seat, const std::string& reason) override;
    gui::Said replace(SeatId seat, const draft::SeatSettings& who) override;

    gui::Said set_deck(SeatId seat, const draft::Deck& deck) override;
    gui::Said undo_deck(SeatId seat) override;
    gui::Said redo_deck(SeatId seat) override;
    gui::Said lock(SeatId seat, const std::vector<draft::CubeCopyId>& cards,
                   const draft::EnergyCounts& energy) override;
    gui::Said hand_in(SeatId seat) override;
    gui::Said export_deck(SeatId seat, gui::DeckForm form) override;
    const gui::Exported& exported() const override { return exported_; }

    gui::Said pair_round() override;
    gui::Said enter_result(int table, draft::MatchResult result) override;
    gui::Said adjust_result(int round, int table, draft::MatchResult result, const std::string& reason) override;
    std::optional<gui::EnteredResult> entered() const override;
    gui::Said withdraw_result() override;
    gui::Said drop(SeatId seat, draft::Presence presence, const std::string& reason) override;
    gui::Said join(const draft::SeatSettings& who) override;
    gui::Said end_night(const std::string& reason) override { return act(draft::FinishEntry{reason}); }
    gui::Said write_sheet() override;
    gui::Said clock(draft::ClockAction action, int seconds) override;
    gui::Said play_match(int table) override;
    gui::Said watch(int table) override;
    gui::Said look_back(int round, int table) override;
    std::optional<gui::MatchSign> sign(int table) const override;

    bool advance() override;
    std::vector<std::string> news() override;

private:
    gui::MatchSession* night_match() override { return match_.get(); }
    gui::UltramanSession* night_ultraman_match() override { return ultraman_match_.get(); }
    std::uint64_t new_seed() override { return options_.new_seed(); }
    std::optional<gui::HeldCube> held_cube(const std::string& id) override;
    std::vector<gui::NightDeck> night_decks(const gui::HeldCube& cube) override;
    ConductorOptions conductor_options(std::filesystem::path journal);
    // What a night is begun with.
    struct Table {
        Conductor::Cube cube;
        draft::NightSettings settings;
    };
    Result<Table> table_for_draft(const gui::NewNight& wanted);
    Result<Table> table_for_decks(const gui::NewNight& wanted);
    gui::Said open(Result<Conductor> conductor);
    void let_go();
    Result<std::filesystem::path> deck_file(SeatId seat, const std::string& ending) const;
    gui::Said draw_deck(SeatId seat);
    gui::Said act(draft::EntryAction action);
    gui::Said act_together(std::span<const draft::EntryAction> actions);
    gui::Said sit_down(int round, int table);
    void read_library();
    bool follow_files();
    void tell_unread(const Error& error);
    bool rests() const;
    void meet(const Error& trouble);

    SessionOptions options_;
    std::vector<gui::NightSummary> nights_;
    std::vector<Error> unread_nights_;
    CubeShelf cube_shelf_;
    std::uint64_t looked_at_ = 0;  // when the cubes' files were looked at last
    std::unique_ptr<Conductor> conductor_;
    // The match of the night on this screen, one of these by its game; they live no longer than the conductor.
    std::unique_ptr<PokemonNightTable> match_;
    std::unique_ptr<UltramanNightTable> ultraman_match_;
    std::uint64_t version_ = 0;
    std::optional<gui::EnteredResult> entered_;
    struct Trouble {
        Error told;
        std::uint64_t tried_at = 0;
    };
    std::optional<Trouble> trouble_;  // the last advance failed; told once, and tried again after a while
    std::vector<std::string> news_;
    gui::Exported exported_;
    std::set<std::string> told_unread_;  // why files could not be read: each is told once, or when one asks again
};

}  // namespace cubenight
