// A session that lives in memory: nights are values, nothing is on disk, time stands where it was put. Pictures and
// tests run on it; it follows the same laws as the program's own conductor because both let apply() decide.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "draft/judge/card_value.hpp"
#include "src/gui/sessions/match_session.hpp"
#include "src/gui/sessions/seated_session.hpp"

namespace cubenight::gui {

// A cube and the cards that it is made of, kept alive together.
struct SampleCube {
    std::shared_ptr<const CardSet> set;
    std::shared_ptr<const Cube> cube;
    std::filesystem::path data = {};                              // where it was looked for; empty: the usual folders
    std::shared_ptr<const ultraman::CubeContents> ucg = nullptr;  // of a cube of the Ultraman Card Game
    draft::DraftCards cards() const { return {cube.get(), set.get(), ucg.get()}; }
};

class MemorySession final : public SeatedSession {
public:
    explicit MemorySession(SampleCube cube);

    // Puts a night on the table; `seat` looks at the screen, `places` says who sits where.
    void open(draft::Night night, SeatId seat, std::vector<SeatPlace> places);
    void close() { night_.reset(); }
    void set_library(std::vector<NightSummary> nights, std::vector<CubeSummary> cubes);
    void set_unread_nights(std::vector<Error> unread) { unread_nights_ = std::move(unread); }
    void set_now(std::uint64_t now) { now_ = now; }
    void set_sign(int table, MatchSign sign) { signs_[table] = sign; }
    RulingShelf& shelf() { return shelf_; }
    PracticeShelf& practice() { return practice_; }
    // Puts a match on the screen; nothing takes it away.
    void set_match(std::unique_ptr<MatchSession> match) { match_ = std::move(match); }
    draft::Refused happen(draft::EntryAction action);
    // What was asked for that has no place in memory: "export 0", "watch 2". For tests.
    Exported exported_;
    const std::vector<std::string>& wishes() const { return wishes_; }
    // What it said no to, in its words. For tests.
    const std::vector<std::string>& refusals() const { return refusals_; }

    const std::vector<NightSummary>& nights() const override { return nights_; }
    const std::vector<Error>& unread_nights() const override { return unread_nights_; }
    const std::vector<CubeSummary>& cubes() const override { return cubes_; }
    Said resume(const std::string& night) override;
    Result<std::filesystem::path> delete_night(const std::string& night) override;
    Said start(const NewNight& night) override;
    Said show_cube_folder() override;
    Said replay(const std::string& night) override;
    void put_night_away() override;  // its only night stays, to be resumed
    std::optional<draft::DraftCards> library(const std::string&) override { return cube_.cards(); }

    const draft::Night* night() const override { return night_ ? night_.get() : nullptr; }
    bool read_only() const override { return read_only_; }
    std::uint64_t version() const override { return version_; }
    std::uint64_t now() const override { return now_; }
    text::Day today() const override { return text::day_of(now_); }
    SeatPlace place(SeatId seat) const override;

    Said pick(SeatId seat, draft::CubeCopyId card) override;
    Said undo_pick(SeatId seat, const std::string& reason) override;
    Said replace(SeatId seat, const draft::SeatSettings& who) override;
    Said set_deck(SeatId seat, const draft::Deck& deck) override;
    Said undo_deck(SeatId seat) override;
    Said redo_deck(SeatId seat) override;
    Said lock(SeatId seat, const std::vector<draft::CubeCopyId>& cards, const draft::EnergyCounts& energy) override;
    Said hand_in(SeatId seat) override;
    Said export_deck(SeatId seat, DeckForm form) override;
    const Exported& exported() const override { return exported_; }
    Said pair_round() override;
    Said enter_result(int table, draft::MatchResult result) override;
    Said adjust_result(int round, int table, draft::MatchResult result, const std::string& reason) override;
    std::optional<EnteredResult> entered() const override { return entered_; }
    Said withdraw_result() override;
    Said drop(SeatId seat, draft::Presence presence, const std::string& reason) override;
    Said join(const draft::SeatSettings& who) override;
    Said end_night(const std::string& reason) override { return act(draft::FinishEntry{reason}); }
    Said write_sheet() override;
    Said clock(draft::ClockAction action, int seconds) override;
    Said play_match(int table) override;
    Said watch(int table) override;
    Said look_back(int round, int table) override;
    std::optional<MatchSign> sign(int table) const override;
    bool advance() override;
    std::vector<std::string> news() override { return {}; }

private:
    MatchSession* night_match() override { return match_.get(); }
    UltramanSession* night_ultraman_match() override { return nullptr; }
    std::uint64_t new_seed() override { return 4711; }
    std::optional<HeldCube> held_cube(const std::string&) override {
        return HeldCube{cube_.set, cube_.cube, cube_.ucg};
    }
    std::vector<NightDeck> night_decks(const HeldCube& cube) override;
    Said act(draft::EntryAction action);
    Said refuse(std::string why);
    void read_library();
    Said change_deck(draft::DeckEntry entry);
    bool moves_by_itself(SeatId seat);

    SampleCube cube_;
    draft::CardValues values_;
    std::unique_ptr<draft::Night> night_;
    std::vector<SeatPlace> places_;
    bool read_only_ = false;
    std::uint64_t version_ = 0;
    std::uint64_t now_ = 0;
    std::vector<NightSummary> nights_;
    std::vector<Error> unread_nights_;
    std::vector<CubeSummary> cubes_;
    std::map<int, MatchSign> signs_;
    std::optional<EnteredResult> entered_;
    std::unique_ptr<MatchSession> match_;
    std::vector<std::string> wishes_, refusals_;
};

}  // namespace cubenight::gui
