#include "engine/bots/ultraman/table.hpp"

#include <algorithm>
#include <utility>

#include "engine/ultraman/arrange.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/inspect.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::steady {
namespace {

// Takes a view apart into a position, and notes which copy becomes which (arrange.hpp says in which order).
class Layer {
public:
    Layer(const View& view, Table& table) : view_(view), table_(table) {
        table_.placed.fill(no_copy);
        for (SeatId seat : both_seats) stand_in_[seat] = stand_in(seat);
    }

    Position position() {
        for (int area = 0; area < view_.areas; ++area) {
            auto& placed = position_.areas.emplace_back();
            for (SeatId seat : both_seats) add_character(placed[seat], spot_of(area, seat));
        }
        if (view_.scene != no_copy) {
            const SeatId seat = owner(view_.scene);
            position_.scene = PlacedScene{seat, take(seat, view_.scene)};
        }
        for (SeatId seat : both_seats) {
            add_pile(seat, position_.seats[seat].hand, view_.seats[seat].hand);
            add_pile(seat, position_.seats[seat].discard, view_.seats[seat].discard);
            add_pile(seat, position_.seats[seat].exile, view_.seats[seat].exile);
        }
        for (SeatId seat : both_seats) add_deck(seat);
        position_.turn = view_.turn;
        position_.lead = view_.lead;
        position_.phase = Phase::activate;
        position_.asks_all = true;
        return std::move(position_);
    }

private:
    // A card of that seat for those that are not known; one of the other seat where none is.
    CardId stand_in(SeatId seat) const {
        CardId any{0};
        for (std::uint8_t i = 0; i < most_copies; ++i) {
            if (view_.cards[i] == no_card) continue;
            any = view_.cards[i];
            if (owner(CopyId{i}) == seat) return any;
        }
        return any;
    }

    CardId take(SeatId seat, CopyId copy) {
        const CopyId next{static_cast<std::uint8_t>(seat.value * deck_capacity + taken_[seat]++)};
        if (copy == no_copy || view_.cards[copy.value] == no_card) return stand_in_[seat];
        table_.placed[copy.value] = next;
        return view_.cards[copy.value];
    }

    void add_character(std::optional<PlacedCharacter>& to, Spot spot) {
        const CharacterView& seen = view_.characters[spot.value];
        if (!seen.there) return;
        const SeatId seat = seat_of(spot);
        PlacedCharacter placed;
        for (std::size_t i = seen.cards.size(); i-- > 0;) {
            if (seen.cards[i] == no_copy) ++table_.hidden[spot.value];
            else placed.cards.push_back(take(seat, seen.cards[i]));
        }
        if (placed.cards.empty()) return;
        if (seat == view_.seat) placed.face_down = seen.face_down;
        for (CopyId copy : seen.charged) placed.charges.push_back(take(seat, copy));
        to = placed;
    }

    void add_pile(SeatId seat, std::vector<CardId>& to, const Pile& pile) {
        for (CopyId copy : pile) to.push_back(take(seat, copy));
    }

    // Nobody knows the order of a deck; of my own I know what is left in it.
    void add_deck(SeatId seat) {
        std::size_t left = view_.seats[seat].deck.size();
        std::vector<CardId>& to = position_.seats[seat].deck;
        for (std::uint8_t i = 0; i < most_copies && seat == view_.seat && to.size() < left; ++i)
            if (owner(CopyId{i}) == seat && view_.cards[i] != no_card && table_.placed[i] == no_copy)
                to.push_back(take(seat, CopyId{i}));
        while (to.size() < left) to.push_back(take(seat, no_copy));
    }

    const View& view_;
    Table& table_;
    Position position_;
    PerSeat<CardId> stand_in_;
    PerSeat<int> taken_;
};

// What texts have done to the character in this turn, and what can be seen of it only in its numbers.
void add_lasting(Table& table, const CharacterView& seen, Spot spot) {
    const CharacterNumbers plain = numbers_of(*table.book, table.match, spot);
    const auto add = [&](Change what, int amount) {
        if (amount != 0) give(table.match, spot, what, amount);
    };
    add(Change::grade, std::max(0, seen.bp.ups - plain.bp.ups));
    add(Change::grade, -std::max(0, seen.bp.downs - plain.bp.downs));
    add(Change::bp, std::max(0, seen.bp.plus - plain.bp.plus));
    add(Change::bp, -std::max(0, seen.bp.minus - plain.bp.minus));
    add(Change::extra, seen.bp.on_extra && !plain.bp.on_extra);
    add(Change::type_also, seen.types.bits & ~plain.types.bits);
}

// All that is known lies open: my own face-down cards.
void open_all(Match& match) {
    each_character(match, [&](Spot spot) {
        each_card(match, at(match, spot).top, [&](CopyId copy) { state(match, copy).face_down = 0; });
    });
}

void note_what_comes(Table& table, const View& view) {
    const bool i_lead = view.lead == view.seat;
    table.i_set = view.phase <= Phase::set;
    table.they_set = view.phase < Phase::set || (view.phase == Phase::set && i_lead);
    table.they_level_up = view.phase < Phase::level_up || (view.phase == Phase::level_up && i_lead);
    table.texts_come = view.phase < Phase::activate || (view.phase == Phase::activate && i_lead);
}

}  // namespace

std::optional<Table> lay_out(const Rulebook& book, const View& view, Effort& effort) {
    if (view.turn == 0 || view.outcome != Outcome::running) return std::nullopt;
    std::optional<Table> made(std::in_place);
    Table& table = *made;
    table.book = &book;
    table.effort = &effort;
    table.me = view.seat;
    table.rivals = rivals_of(book, view);
    auto match = arrange(book, Layer(view, table).position());
    if (!match) return std::nullopt;
    table.match = *match;
    if (table.match.choice.actor != actor_of(table.me)) choose(book, table.match, {OptionKind::done, 0, 0, 0});
    if (table.match.choice.actor != actor_of(table.me)) return std::nullopt;
    each_character(table.match, [&](Spot spot) {
        const CharacterView& seen = view.characters[spot.value];
        if (seen.open && open_top(table.match, spot) != no_copy) add_lasting(table, seen, spot);
    });
    open_all(table.match);
    effort.spend(view.areas);
    note_what_comes(table, view);
    return made;
}

void put_on(Match& match, CopyId copy, Spot spot) {
    Pile& hand = match.seats[owner(copy)].hand;
    if (const auto it = std::find(hand.begin(), hand.end(), copy); it != hand.end())
        hand.erase(static_cast<std::size_t>(it - hand.begin()));
    Character& character = at(match, spot);
    CopyState& card = state(match, copy);
    card.where = Where::character;
    card.spot = spot;
    card.next = character.top;
    if (!character.there()) character.bottom = copy;
    character.top = copy;
    ++character.count;
    match.areas = std::max(match.areas, static_cast<std::uint8_t>(area_of(spot) + 1));
}

void give(Match& match, Spot spot, Change what, int amount) {
    if (match.lasting.full()) return;
    Lasting lasting;
    lasting.subjects.insert(CopyId{spot.value});
    lasting.change = what;
    lasting.amount = static_cast<std::int16_t>(amount);
    lasting.first_turn = lasting.last_turn = match.turn;
    lasting.controller = seat_of(spot);
    match.lasting.push_back(lasting);
}

bool fits(const CompiledCard& upper, const CompiledCard& lower) {
    return upper.is_character() && lower.is_character() && upper.level == lower.level + 1 &&
           (upper.character == lower.character || (upper.teams & lower.teams) != 0);
}

}  // namespace cubenight::ultraman::steady
