// Everything that the draft screen shows, worked out once per change: the pack, who sits where, what is suggested.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "draft/judge/bot.hpp"
#include "draft/night/night_view.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

class Session;

struct DraftValues {
    SeatId seat{0xFF};
    draft::DraftCards cards;
    draft::NightView view;
    std::vector<draft::Suggestion> suggestions;

    enum class News : std::uint8_t { none, changed, next_pack /* the seat had one, and has another */ };
    // Works everything out anew when the night has moved on or another seat looks.
    News refresh(const Session& session);
    bool in_pack(draft::CubeCopyId card) const { return std::ranges::find(view.pack, card) != view.pack.end(); }
    int rank_of(draft::CubeCopyId card) const;  // 1 to 3 among the suggestions; 0: none
    const CardFaces& faces() const { return *faces_; }
    // Its face, upright, its corner at `at`.
    void draw(Frame& f, Vec at, float width, draft::CubeCopyId card) const {
        faces_->draw(f, at, width, cards.id(card));
    }
    std::string seat_name(const Strings& say, SeatId wanted) const;
    int picks_made() const;
    draft::CubeCopyId last_pick = draft::no_cube_copy;  // of this seat
    // "+ Ember, Blaze": the cards that go with that one of the pack; empty where none does.
    std::string goes_with(const Strings& say, draft::CubeCopyId card) const;
    // The English name of the Pokémon that it has to stand on; empty where it needs none.
    std::string_view stands_on(draft::CubeCopyId card) const;
    int picked(std::string_view name) const;  // how many of the pool are called so

private:
    std::uint64_t version_ = ~std::uint64_t{0};
    draft::CardValues values_;
    std::shared_ptr<const CardFaces> faces_;
};

}  // namespace cubenight::gui
