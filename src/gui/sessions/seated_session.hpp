// What all sessions on a screen share: whose seat looks at it, which card of a pack is selected, and the rulings, decks and
// matches of practice that lie on shelves of their own.
#pragma once

#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/deck_desk.hpp"
#include "src/gui/sessions/practice_shelf.hpp"
#include "src/gui/sessions/ruling_shelf.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/sessions/workshop_desk.hpp"

namespace cubenight::gui {

class SeatedSession : public Session {
public:
    void speak(text::Language language) override;
    std::optional<SeatId> seat() const override { return awaited_ || !night() ? std::nullopt : std::optional(seat_); }
    std::optional<SeatId> awaited() const override { return awaited_; }
    void cover() override;
    void reveal() override;
    std::vector<SeatId> could_sit_down() const override;
    void wait_for(SeatId seat) override;
    int sharing() const override;
    Said select(SeatId seat, draft::CubeCopyId card) override;
    std::optional<draft::CubeCopyId> selected(SeatId seat) const override;
    bool undo_is_free(SeatId seat) const override;
    std::optional<SeatId> takes_back() const override;
    Said take_back() override;
    std::uint64_t any_seed() override { return new_seed(); }

    const std::vector<RulingFile>& rulings() override { return shelf_.files(); }
    void open_rulings(const std::string& path) override { shelf_.put_in(path); }
    Said try_ruling(std::size_t file, std::size_t entry) override { return shelf_.take_out(file, entry); }
    void put_ruling_away() override { shelf_.put_away(); }
    RulingShelf& ruling_shelf() override { return shelf_; }
    ClauseShelf& clause_shelf() override { return clauses_; }
    const std::vector<DeckFile>& deck_files() override { return decks_.decks(); }
    const std::vector<DeckFile>& practice_decks(const std::string& cube) override;
    Said practise(const Practice& wanted) override;
    Said practise_again() override { return practice_.begin_again(new_seed()); }
    bool practises() const override { return shelf_.taken_out() == 0 && practice_.lies_there(); }
    void put_practice_away() override { practice_.put_away(); }
    WorkshopDesk& workshop() override { return workshop_; }
    DeckDesk& deck_desk() override { return deck_desk_; }
    // A ruling that is tried hides the match of practice, and that hides one of a night, of whichever games they are.
    MatchSession* match() override {
        if (shelf_.taken_out() > 0) return shelf_.match();
        return practice_.lies_there() ? practice_.match() : night_match();
    }
    UltramanSession* ultraman_match() override {
        if (shelf_.taken_out() > 0) return shelf_.ultraman_match();
        return practice_.lies_there() ? practice_.ultraman_match() : night_ultraman_match();
    }

protected:
    explicit SeatedSession(const std::filesystem::path& data = {})
        : shelf_(data), clauses_(data), decks_(data), practice_decks_(decks_, lists_), workshop_(data),
          deck_desk_(
              decks_, lists_, [this](const std::string& id) { return held_cube(id); }, data) {}
    // The night's match on this screen, or nothing.
    virtual MatchSession* night_match() = 0;
    virtual UltramanSession* night_ultraman_match() = 0;
    // For a match that begins.
    virtual std::uint64_t new_seed() = 0;
    // The cube with that id, to practise with its cards; nothing where there is none. And decks of nights that were played with it.
    virtual std::optional<HeldCube> held_cube(const std::string& id) = 0;
    virtual std::vector<NightDeck> night_decks(const HeldCube& cube) = 0;
    // Whether the seat's person sits here and has something to do. REQUIRES: a night is open.
    bool needs_screen(SeatId seat) const;
    // The seat has picked, or was refused.
    void picked(SeatId seat, const Said& refused);
    // Gives the screen to the next person in seat order who has something to do. REQUIRES: a night is open.
    void hand_over();

    text::Say say_;
    SeatId seat_{0};
    std::optional<SeatId> awaited_;
    std::optional<draft::CubeCopyId> selected_;
    std::optional<SeatId> unseen_pick_;  // whose last pick no other person has sat down behind
    RulingShelf shelf_;
    ClauseShelf clauses_;
    DeckShelf decks_;
    ListShelf lists_;
    PracticeDecks practice_decks_;
    PracticeShelf practice_;
    WorkshopDesk workshop_;
    DeckDesk deck_desk_;

private:
    std::optional<std::string> practised_;  // the cube whose decks practice_decks_ has, and when they were read
};

}  // namespace cubenight::gui
