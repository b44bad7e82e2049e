// Everything that the deck screen shows, worked out once per change: rows, piles, what is wrong, numbers.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "draft/decks/advice.hpp"
#include "draft/decks/auto_build.hpp"
#include "draft/judge/card_value.hpp"
#include "draft/night/night_view.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/gui/screens/deck/deck_game.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

class Session;

// Pool cards that are not in the deck, in one pile on the felt.
struct Pile {
    std::string label;
    int key = 0;  // of its group
    std::vector<draft::CubeCopyId> cards;
    bool late() const { return key >= first_late_key; }
};

struct DeckValues {
    SeatId seat{0xFF};
    std::uint64_t version = ~std::uint64_t{0};
    draft::DraftCards cards;
    draft::CardValues values;
    draft::NightView view;
    std::vector<DeckSection> sections;
    std::vector<draft::BrokenRule> broken;
    std::vector<draft::Advice> advice;

    // Works everything out anew when the night has moved on. True when it did.
    bool refresh(const Session& session);
    // The cards of the pool that are wanted, each group in a pile of its own as far as there are columns.
    std::vector<Pile> piles(const Strings& say, CardSort sort, int columns,
                            const std::function<bool(CardId)>& wanted) const;
    const draft::Deck& deck() const { return view.deck; }
    // What would be built of the pool around what is locked.
    draft::AutoBuild built() const {
        return draft::auto_build(cards, values, view.pool, deck(), view.deck_rules, locked, locked_energy);
    }
    std::vector<draft::CubeCopyId> locked;  // of the deck
    draft::EnergyCounts locked_energy{};
    int locked_count() const;
    // The same with all of the deck's energy of that type locked, or, where some is, none of it.
    draft::EnergyCounts with_turned_lock(Type type) const;
    bool can_undo = false, can_redo = false;
    bool is_locked(draft::CubeCopyId card) const;
    // The deck's copies of the same card.
    std::vector<draft::CubeCopyId> copies_of(draft::CubeCopyId card) const;
    // What is locked after all of those copies are, or, where they are, none of them.
    std::vector<draft::CubeCopyId> with_turned_lock(draft::CubeCopyId card) const;
    bool handed_in() const;
    // The deck that was handed in last, where this one is another.
    std::optional<draft::Deck> handed;
    // Of basic Energy, as its card is called.
    std::string energy_name(const Strings& say, Type type) const;
    // What was changed since: "+2 Doduo".
    std::vector<std::string> changes(const Strings& say) const;
    // The card and, where the game has lines, the cards that it needs below it.
    std::vector<draft::CubeCopyId> line_of(draft::CubeCopyId card) const;
    const CardFaces& faces() const { return *faces_; }
    const DeckGame& game() const { return *game_; }
    // Its face, upright, its corner at `at`.
    void draw(Frame& f, Vec at, float width, draft::CubeCopyId card) const {
        faces_->draw(f, at, width, cards.id(card));
    }

private:
    void order(const Strings& say, Pile& pile) const;

    std::shared_ptr<const CardFaces> faces_;
    std::shared_ptr<const DeckGame> game_;
};

// Whether the window has little height, so that the pool takes room from what stands below it.
inline bool is_low(const Frame& f) { return f.area.h < 900; }

}  // namespace cubenight::gui
