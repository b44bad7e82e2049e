// The deck on the bench: which decks there are, its cards, all cards of its game or cube to add, and what is wrong with it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/bench.hpp"
#include "src/gui/screens/home/card_rows.hpp"
#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/screens/home/deck_counts.hpp"
#include "src/gui/sessions/deck_desk.hpp"

namespace cubenight::gui {

class DeckWorkshop {
public:
    // Lays another deck on the bench; where changes of the one there are not saved, a person is asked first.
    void want(DeckWish wish) { wanted_ = std::move(wish); }
    void draw(Frame& f, Rect r, OnBench& bench);

private:
    enum class Tab : std::uint8_t { cards, add };
    // Of which cards a new deck is made, of which cube the cards of this one are, whether this one shall go.
    enum class Sheet : std::uint8_t { none, beginning, turning, deleting };
    // What is done when the frame is drawn: nothing on it may change before.
    using Deed = std::function<Said()>;

    // deck_workshop.cpp
    void refresh(Frame& f, DeckDesk& desk);
    void make_rows(Frame& f, DeckDesk& desk);
    void tell_namesakes(Frame& f, const DeckDesk& desk);
    void top(Frame& f, Rect r, DeckDesk& desk);
    void middle(Frame& f, Rect r, DeckDesk& desk);
    void filters(Frame& f, Rect r);
    void chosen_card(Frame& f, Rect r, DeckDesk& desk);
    void set_copies(DeckDesk& desk, CardId card, int copies);
    std::string_view why_not_saved(Frame& f, DeckDesk& desk);
    // deck_workshop_parts.cpp: the column at the left
    void decks(Frame& f, Rect r, DeckDesk& desk, OnBench& bench);
    bool deck_row(Frame& f, Rect r, const std::string& id, const std::string& name, const std::string& under,
                  Colour colour, bool chosen);
    void inside(Frame& f, Rect r, DeckDesk& desk);
    float size(Frame& f, Rect r, DeckDesk& desk, float y);
    float whose_cards(Frame& f, Rect r, const DeckDesk& desk, float y);
    float faults(Frame& f, Rect r, float y);
    float unknown(Frame& f, Rect r, DeckDesk& desk, float y);
    float counts(Frame& f, Rect r, float y);
    // deck_workshop_sheets.cpp: which deck comes to lie there, and what is asked before it does
    static std::string free_deck_name(Frame& f, DeckDesk& desk, const std::string& usual, workshop::DeckFileKind kind);
    void sheets(Frame& f, DeckDesk& desk);
    void begin(Frame& f, DeckDesk& desk);
    void turn_to_wanted(Frame& f, DeckDesk& desk);
    void ask_first(Frame& f, DeckDesk& desk);
    Said lay(Frame& f, DeckDesk& desk, const DeckWish& wish);
    void choose_cards(Frame& f, DeckDesk& desk);
    void delete_sheet(Frame& f, DeckDesk& desk);

    std::optional<DeckWish> wanted_;
    std::shared_ptr<const OwnDecks> own_;     // whose cards the deck has
    std::shared_ptr<const CardFaces> faces_;  // of all of them
    std::string made_for_;                    // what the following answers
    std::vector<CardRow> rows_;
    std::vector<OwnDeckFault> faults_;
    std::vector<workshop::DeckLine> unknown_;  // that mean none of the cards
    std::vector<DeckCountGroup> counts_;

    Tab tab_ = Tab::cards;
    Sheet sheet_ = Sheet::none;
    std::size_t sort_ = 0;
    int filter_ = 0;  // 0: all, 1 and up: that filter of the faces
    std::string search_;
    std::optional<CardId> chosen_;
    float inside_height_ = 0;
    Deed deed_;
};

}  // namespace cubenight::gui
