// A deck that is offered: which cards would go in and which out, as small cards by what they are, and whether it is taken.
#pragma once

#include <string>
#include <vector>

#include "draft/decks/auto_build.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_values.hpp"

namespace cubenight::gui {

class OfferSheet {
public:
    explicit OfferSheet(draft::AutoBuild offer) : offer_(std::move(offer)) {}

    enum class Answer : std::uint8_t { open, kept, taken };
    Answer draw(Frame& f, const DeckValues& v);
    const draft::Deck& deck() const { return offer_.deck; }

private:
    enum class Way : std::uint8_t { in, out };
    // A card, or basic energy of a type, and how many of it come or go.
    struct Change {
        CardId card = no_card;
        Type energy = Type::colorless;
        int before = 0, after = 0;
        int by() const { return after > before ? after - before : before - after; }
    };
    struct Group {
        std::string label;
        int count = 0;
        std::vector<Change> cards = {};
    };
    struct Block {
        Rect head;  // of the group
        std::vector<Rect> cards;
    };
    struct Laid {
        std::vector<Block> blocks;
        float bottom = 0;
    };

    bool changes_nothing() const { return offer_.ok() && offer_.changes.empty(); }
    std::string under(const Frame& f, const DeckValues& v) const;
    std::vector<Group> groups(const Frame& f, const DeckValues& v, Way way) const;
    static Laid lay(Frame& f, const std::vector<Group>& groups, Rect column);
    float part(Frame& f, const DeckValues& v, Rect view, Rect column, Way way) const;
    void face(Frame& f, const DeckValues& v, Rect box, const Change& change) const;
    Answer foot(Frame& f, const DeckValues& v, Rect r) const;

    draft::AutoBuild offer_;
    float height_ = 0;  // of the cards, as they were drawn last
};

}  // namespace cubenight::gui
