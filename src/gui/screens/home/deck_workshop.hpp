// The deck on the bench: which decks there are, its cards, all cards of the game to add, and what is wrong with it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/bench.hpp"
#include "src/gui/screens/home/card_rows.hpp"
#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/sessions/deck_desk.hpp"

namespace cubenight::gui {

class DeckWorkshop {
public:
    // Lays another deck on the bench; where changes of the one there are not saved, a person is asked first.
    void want(DeckWish wish) { wanted_ = std::move(wish); }
    void draw(Frame& f, Rect r, OnBench& bench);

private:
    enum class Tab : std::uint8_t { cards, add };
    struct Counts {
        int characters = 0, scenes = 0;
        std::map<int, int> levels;
        std::map<ultraman::Type, int> types;  // a character of two counts for both
    };
    // What is done when the frame is drawn: nothing on it may change before.
    using Deed = std::function<Said()>;

    // deck_workshop.cpp
    void refresh(Frame& f, DeckDesk& desk, const draft::DraftCards& cards);
    void make_rows(Frame& f, DeckDesk& desk, const draft::DraftCards& cards);
    void count(const DeckDesk& desk, const draft::DraftCards& cards);
    void top(Frame& f, Rect r, DeckDesk& desk);
    void middle(Frame& f, Rect r, DeckDesk& desk);
    void filters(Frame& f, Rect r);
    void chosen_card(Frame& f, Rect r, DeckDesk& desk);
    void set_copies(Frame& f, DeckDesk& desk, const std::string& number, int copies);
    std::string_view why_not_saved(Frame& f, DeckDesk& desk);
    void turn_to_wanted(Frame& f, DeckDesk& desk);
    void ask_first(Frame& f, DeckDesk& desk);
    Said lay(Frame& f, DeckDesk& desk, const DeckWish& wish);
    // deck_workshop_parts.cpp: the column at the left
    void decks(Frame& f, Rect r, DeckDesk& desk, OnBench& bench);
    bool deck_row(Frame& f, Rect r, const std::string& id, const std::string& name, const std::string& under,
                  Colour colour, bool chosen);
    void inside(Frame& f, Rect r, DeckDesk& desk);
    float faults(Frame& f, Rect r, float y);
    float unknown(Frame& f, Rect r, DeckDesk& desk, float y);
    float counts(Frame& f, Rect r, float y);

    std::optional<DeckWish> wanted_;
    std::shared_ptr<const CardFaces> faces_;  // of all cards
    std::string made_for_;                    // what the following answers
    std::vector<CardRow> rows_;
    std::vector<store::UltramanDeckFault> faults_;
    std::vector<ultraman::DeckFile::Line> unknown_;  // lines of numbers that no card has
    Counts counts_;
    std::map<std::string, CardId> ids_;  // of all cards, by their numbers

    Tab tab_ = Tab::cards;
    std::size_t sort_ = 0;
    int filter_ = 0;  // 0: all, 1 and up: that filter of the faces
    std::string search_;
    std::optional<CardId> chosen_;
    float inside_height_ = 0;
    Deed deed_;
};

}  // namespace cubenight::gui
