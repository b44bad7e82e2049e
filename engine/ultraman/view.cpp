#include "engine/ultraman/view.hpp"

#include "engine/ultraman/ask/quantities.hpp"

namespace cubenight::ultraman {
namespace {

class Viewer {
public:
    Viewer(Game& game, SeatId seat) : g_(game), seat_(seat) {}

    View build() {
        View view;
        view.seat = seat_;
        view.lead = g_.m.lead;
        view.turn = g_.m.turn;
        view.phase = g_.m.phase;
        view.outcome = g_.m.outcome;
        view.ending = g_.m.ending;
        view.scene = g_.m.scene;
        view.areas = g_.m.areas;
        view.rounds = static_cast<std::uint8_t>(rounds_of(g_));
        add_choice(view);
        for (SeatId seat : both_seats) add_seat(view.seats[seat], seat);
        each_character(g_.m, [&](Spot spot) { add_character(view.characters[spot.value], spot); });
        for (std::uint8_t i = 0; i < most_copies; ++i) {
            const CopyId copy{i};
            const CardId card = state(g_.m, copy).card;
            view.cards[i] = card != no_card && (owner(copy) == seat_ || knows(copy)) ? card : no_card;
        }
        return view;
    }

private:
    bool sees(CopyId copy) const { return g_.m.sees[seat_].contains(copy); }

    // Follows 3.2.1, 3.3.1, 3.3.2, 3.4.1, 3.4.2, 3.5.2, 3.6.2, 3.6.3, 3.7.2, 3.8.3, 11.17.1, 12.3.1.
    bool knows(CopyId copy) const {
        const CopyState& c = state(g_.m, copy);
        switch (c.where) {
            case Where::nowhere: return false;
            case Where::deck: return sees(copy);
            case Where::hand:
            case Where::charge: return owner(copy) == seat_ || sees(copy);
            case Where::character: return !c.face_down || owner(copy) == seat_ || sees(copy);
            case Where::discard:
            case Where::exile:
            case Where::scene: break;
        }
        return true;
    }
    CopyId shown(CopyId copy) const { return knows(copy) ? copy : no_copy; }

    void add_choice(View& view) const {
        const Choice& choice = g_.m.choice;
        view.asks_me = choice.actor == actor_of(seat_);
        if (view.asks_me) {
            view.choice = choice;
            return;
        }
        view.choice.actor = choice.actor;
        view.choice.kind = choice.kind;
        view.choice.clause = choice.clause;
    }

    // How many cards lie in a pile is known to both (3.1.5).
    void add_seat(SeatView& view, SeatId seat) const {
        const SeatState& from = g_.m.seats[seat];
        for (CopyId copy : from.deck) view.deck.push_back(shown(copy));
        for (CopyId copy : from.hand)
            if (knows(copy)) view.hand.push_back(copy);
        while (view.hand.size() < from.hand.size()) view.hand.push_back(no_copy);
        view.discard = from.discard;
        view.exile = from.exile;
        view.wins = g_.m.wins[seat];
    }

    void add_character(CharacterView& view, Spot spot) {
        const Character& character = at(g_.m, spot);
        view.there = true;
        view.count = character.count;
        view.charges = character.charges;
        view.fought = character.fought;
        each_card(g_.m, character.top, [&](CopyId copy) {
            view.face_down = static_cast<std::uint8_t>(view.face_down + state(g_.m, copy).face_down);
            if (!view.cards.full()) view.cards.push_back(shown(copy));
        });
        each_card(g_.m, character.charge, [&](CopyId copy) {
            if (!view.charged.full()) view.charged.push_back(shown(copy));
        });
        const CopyId top = open_top(g_.m, spot);
        view.open = top != no_copy;
        if (!view.open) return;
        view.bp = bp_of(g_, spot);
        view.types = types_of(g_, spot);
        view.level = static_cast<std::uint8_t>(level_of(g_, spot));
        view.raised = view.bp.ups > 0;
        view.lowered = view.bp.downs > 0;
    }

    Game& g_;
    SeatId seat_;
};

}  // namespace

View view_for(const Rulebook& book, const Match& match, SeatId seat) {
    Match copy = match;
    Game g{book, copy};
    return Viewer(g, seat).build();
}

}  // namespace cubenight::ultraman
