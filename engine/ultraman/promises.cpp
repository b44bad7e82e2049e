#include "engine/ultraman/promises.hpp"

#include <array>

#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman {
namespace {

class Auditor {
public:
    Auditor(const Rulebook& book, const Match& match) : book_(book), m_(match) {}

    std::optional<std::string> audit() {
        for (SeatId seat : both_seats) piles(seat);
        characters();
        if (m_.scene != no_copy) found(m_.scene, Where::scene, no_spot);
        for (CopyId copy : m_.loose) found(copy, Where::charge, no_spot);
        copies();
        choice();
        return problem_;
    }

private:
    void fail(const std::string& what) {
        if (!problem_) problem_ = what;
    }

    void found(CopyId copy, Where where, Spot spot) {
        if (copy.value >= most_copies) return fail("a list names no copy");
        const CopyState& c = state(m_, copy);
        if (c.card == no_card || c.card.value >= book_.card_count()) fail("a list names a copy that is no card");
        if (seen_[copy.value]) fail("copy " + std::to_string(copy.value) + " lies in two places");
        seen_[copy.value] = true;
        if (c.where != where || c.spot != spot) fail("copy " + std::to_string(copy.value) + " lies elsewhere");
    }

    void piles(SeatId seat) {
        for (Where where : {Where::deck, Where::hand, Where::discard, Where::exile})
            for (CopyId copy : *pile(m_, seat, where)) {
                found(copy, where, no_spot);
                if (owner(copy) != seat) fail("a card lies in the other seat's pile");
            }
    }

    void character(Spot spot) {
        const Character& character = at(m_, spot);
        int count = 0, charges = 0;
        CopyId last = no_copy;
        bool open = false;
        for (CopyId copy = character.top; copy != no_copy && count <= most_copies; copy = state(m_, copy).next) {
            found(copy, Where::character, spot);
            if (owner(copy) != seat_of(spot)) fail("a card lies on the other seat's side");
            if (!book_.card(state(m_, copy).card).is_character()) fail("a character holds a scene");
            if (open && state(m_, copy).face_down) fail("a card lies face down below one that lies face up");
            open = !state(m_, copy).face_down;
            last = copy;
            ++count;
        }
        for (CopyId copy = character.charge; copy != no_copy && charges <= most_copies; copy = state(m_, copy).next) {
            found(copy, Where::charge, spot);
            ++charges;
        }
        if (count != character.count || charges != character.charges || last != character.bottom)
            fail("a character has other cards than it counts");
        if (count == 0 && charges > 0) fail("charge cards lie below nobody");
        if (area_of(spot) >= m_.areas && count > 0) fail("a character stands beyond the battle areas");
    }

    void characters() {
        for (std::uint8_t i = 0; i < 2 * most_areas; ++i) character(Spot{i});
    }

    void copies() {
        for (std::uint8_t i = 0; i < most_copies; ++i) {
            const CopyState& c = state(m_, CopyId{i});
            if (c.card != no_card && !seen_[i]) fail("copy " + std::to_string(i) + " lies nowhere");
            if (c.card == no_card && c.where != Where::nowhere) fail("no card lies somewhere");
        }
    }

    void choice() {
        if (m_.outcome != Outcome::running) {
            if (!m_.frames.empty()) fail("work is left in a match that is over");
            return;
        }
        if (m_.choice.kind == ChoiceKind::none || m_.choice.options.empty()) fail("a choice without options");
        if (m_.frames.empty()) fail("a running match without work");
    }

    const Rulebook& book_;
    const Match& m_;
    std::array<bool, most_copies> seen_{};
    std::optional<std::string> problem_;
};

}  // namespace

std::optional<std::string> broken_invariant(const Rulebook& book, const Match& match) {
    return Auditor(book, match).audit();
}

}  // namespace cubenight::ultraman
