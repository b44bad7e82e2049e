#include "engine/pokemon/promises.hpp"

#include <algorithm>
#include <cstring>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/surplus.hpp"
#include "engine/pokemon/rules/play_card.hpp"

namespace cubenight::pokemon {
namespace {

template <class T>
bool same_bytes(const T& a, const T& b) {
    static_assert(std::has_unique_object_representations_v<T>);
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

class Checker {
public:
    Checker(const Rulebook& book, const Match& match) : book_(book), m_(match) {}

    std::optional<std::string> check() {
        check_zones();
        check_pokemon();
        check_copies();
        check_texts();
        check_work();
        check_choice();
        if (!problem_ && m_.outcome == Outcome::running && m_.choice.kind == ChoiceKind::main) check_rest();
        return problem_;
    }

private:
    bool fail(const char* what, int which = -1) {
        if (!problem_)
            problem_ = which < 0 ? std::string(what) : std::string(what) + " (" + std::to_string(which) + ")";
        return false;
    }
    void expect(bool holds, const char* what, int which = -1) {
        if (!holds) fail(what, which);
    }

    // Notes that the copy lies here. Each copy may be noted once, and must know it.
    bool note(CopyId copy, Where where, std::uint8_t slot = no_slot) {
        if (copy.value >= most_copies) return fail("a place holds no copy");
        const CopyState& c = m_.copies[copy.value];
        if (c.card == no_card || c.card.value >= book_.card_count())
            return fail("a copy in the match is no card", copy.value);
        if (seen_.contains(copy)) return fail("a copy is in two places", copy.value);
        seen_.insert(copy);
        if (c.where != where) return fail("a copy is elsewhere than its place says", copy.value);
        if (c.slot != slot) return fail("a copy is part of another Pokémon than it says", copy.value);
        return true;
    }

    void check_pile(const Pile& pile, Where where, SeatId owner_seat) {
        for (CopyId copy : pile) {
            if (!note(copy, where)) return;
            expect(owner_seat == no_seat || owner(copy) == owner_seat, "a copy is in a pile of the other seat",
                   copy.value);
            expect(m_.copies[copy.value].next == no_copy, "a copy in a pile has a card below it", copy.value);
        }
    }

    void check_zones() {
        for (SeatId seat : both_seats) {
            const SeatState& player = m_.seats[seat];
            check_pile(player.deck, Where::deck, seat);
            check_pile(player.hand, Where::hand, seat);
            check_pile(player.discard, Where::discard, seat);
            check_pile(player.lost, Where::lost, seat);
            for (CopyId copy : player.hand)
                expect((m_.copies[copy.value].known & seat_bit(seat)) != 0, "a seat does not know its own hand",
                       copy.value);
            check_prizes(player, seat);
        }
        check_pile(m_.aside, Where::aside, no_seat);
        if (m_.stadium != no_copy) note(m_.stadium, Where::stadium);
        for (std::uint8_t i = 0; i < most_copies; ++i)
            if (m_.copies[i].where == Where::playing) {
                note(CopyId{i}, Where::playing);
                const bool played = std::any_of(m_.frames.begin(), m_.frames.end(), [&](const Frame& f) {
                    return f.proc == Proc::play_card && card_played(f) == CopyId{i};
                });
                expect(played || m_.outcome != Outcome::running, "a Trainer is being carried out by nobody", i);
            }
    }

    void check_prizes(const SeatState& player, SeatId seat) {
        for (std::size_t i = 0; i < player.prizes.size(); ++i) {
            const CopyId copy = player.prizes[i];
            const bool up = (player.prizes_face_up >> i) & 1;
            if (copy == no_copy) {
                expect(!up, "an empty Prize place is face up", static_cast<int>(i));
                continue;
            }
            note(copy, Where::prizes);
            expect(owner(copy) == seat, "a Prize card belongs to the other seat", copy.value);
            expect(!up || m_.copies[copy.value].known == 3, "a face-up Prize card is not known to both", copy.value);
        }
        expect(player.prize_count <= most_prizes, "a seat began with more than six Prize cards", seat.value);
    }

    void check_pokemon() {
        int placed[slot_count] = {};
        for (SeatId seat : both_seats) {
            const auto place = [&](std::uint8_t slot) {
                if (slot >= slot_count || slot_seat(slot) != seat) {
                    fail("a place holds a slot of the other seat", slot);
                    return;
                }
                ++placed[slot];
            };
            if (m_.seats[seat].active != no_slot) place(m_.seats[seat].active);
            for (std::uint8_t slot : m_.seats[seat].bench) place(slot);
        }
        for (std::uint8_t slot = 0; slot < slot_count && !problem_; ++slot) {
            const Pokemon& p = m_.pokemon[slot];
            if (placed[slot] != (p.in_play() ? 1 : 0)) fail("a Pokémon is in no place or in two", slot);
            else if (p.in_play()) check_one(p, slot);
            else expect(same_bytes(p, Pokemon{}), "a free slot is not empty", slot);
        }
    }

    void check_one(const Pokemon& p, std::uint8_t slot) {
        CopyId last = no_copy;
        for (CopyId copy = p.top; copy != no_copy; copy = m_.copies[copy.value].next) {
            if (!note(copy, Where::stack, slot)) return;
            expect(owner(copy) == slot_seat(slot), "a Pokémon's card belongs to the other seat", copy.value);
            last = copy;
        }
        expect(last == p.bottom, "a Pokémon's lowest card is another one", slot);
        for (CopyId copy = p.attached; copy != no_copy; copy = m_.copies[copy.value].next) {
            if (copy.value >= most_copies) {
                fail("an attached card is no copy", slot);
                return;
            }
            const Where as = m_.copies[copy.value].where;
            if (!lies_on_pokemon(as)) {
                fail("an attached card is not attached", copy.value);
                return;
            }
            if (!note(copy, as, slot)) return;
        }
        expect(p.damage % 10 == 0, "damage is not counted in tens", slot);
        expect(p.conditions == 0 || is_active(m_, slot), "a Benched Pokémon has a Special Condition", slot);
        const int turned =
            p.is(SpecialCondition::asleep) + p.is(SpecialCondition::confused) + p.is(SpecialCondition::paralyzed);
        expect(turned <= 1 && p.conditions < (1 << condition_count), "a Pokémon lies in two ways", slot);
        expect(p.is(SpecialCondition::poisoned) == (p.poison > 0), "Poison and its counters disagree", slot);
        expect(p.is(SpecialCondition::burned) == (p.burn > 0), "Burn and its counters disagree", slot);
        expect(p.is(SpecialCondition::paralyzed) || p.paralyzed_since == 0,
               "a Pokémon remembers a Paralysis that is over", slot);
        expect(m_.phase == MatchPhase::over || p.face_up == (m_.phase != MatchPhase::setup),
               "a Pokémon lies with the wrong side up", slot);
        const CompiledCard& top = book_.card(m_.copies[p.top.value].card);
        expect(top.kind == CardKind::pokemon || top.fossil, "what is in play is no Pokémon", slot);
    }

    void check_copies() {
        PerSeat<int> counts;
        for (std::uint8_t i = 0; i < most_copies && !problem_; ++i) {
            const CopyState& c = m_.copies[i];
            const bool there = seen_.contains(CopyId{i});
            if (c.card != no_card) ++counts[owner(CopyId{i})];
            expect(there == (c.card != no_card), "a copy is in no place", i);
            if (!there) expect(same_bytes(c, CopyState{}), "an unused copy is not empty", i);
            expect(c.known < 4, "a copy is known to more than two seats", i);
        }
        for (SeatId seat : both_seats)
            expect(counts[seat] == m_.deck_sizes[seat], "cards have come or gone", seat.value);
    }

    bool has_texts(CopyId copy) const {
        const CompiledCard& c = book_.card(m_.copies[copy.value].card);
        return (c.mods | c.events) != 0;
    }

    // A card of a Pokémon whose text it has: the top one, and those that the cards above keep.
    bool has_text_in_play(CopyId copy) const {
        const CopyState& c = m_.copies[copy.value];
        if (c.where != Where::stack || c.slot >= slot_count || !m_.pokemon[c.slot].face_up) return false;
        for (CopyId above = m_.pokemon[c.slot].top; above != copy; above = m_.copies[above.value].next)
            if (above == no_copy || !book_.card(m_.copies[above.value].card).keeps_below) return false;
        return true;
    }

    // The list of standing texts holds exactly the cards in play that have one, and the masks cover them.
    void check_texts() {
        CopySet listed, wanted;
        std::uint32_t mods = 0, events = 0;
        for (CopyId copy : m_.standing) {
            expect(!listed.contains(copy), "a text stands twice", copy.value);
            listed.insert(copy);
        }
        for (std::uint8_t i = 0; i < most_copies; ++i) {
            const CopyState& c = m_.copies[i];
            const bool works = is_attached(c.where) || c.where == Where::stadium || has_text_in_play(CopyId{i});
            if (!works || !has_texts(CopyId{i})) continue;
            wanted.insert(CopyId{i});
            mods |= book_.card(c.card).mods;
            events |= book_.card(c.card).events;
        }
        if (listed != wanted) {
            const CopySet differing = (listed | wanted) - (listed & wanted);
            fail(listed.contains(differing.first()) ? "a text is in force that is not in play"
                                                    : "a text in play is not in force",
                 differing.first().value);
        }
        for (const Lasting& lasting : m_.lasting) mods |= lasting.mods, events |= lasting.events;
        expect((m_.modifiers_seen & mods) == mods && (m_.events_heard & events) == events,
               "a text in force is not looked for");
    }

    void check_work() {
        if (m_.outcome != Outcome::running) {
            expect(m_.turn_choices == 0, "a turn goes on after the end");
            expect(m_.frames.empty() && m_.contexts.empty() && m_.triggers.empty(), "work goes on after the end");
            expect(m_.phase == MatchPhase::over && m_.ending != Ending::none, "an ended match does not say so");
            return;
        }
        expect(!m_.frames.empty() && m_.ending == Ending::none && m_.phase != MatchPhase::over,
               "a running match has nothing to do");
        expect(m_.turn_choices < most_turn_choices && m_.steps < most_match_choices, "a match goes on for ever");
        for (const Frame& frame : m_.frames)
            expect(frame.context == 0xFF || frame.context < m_.contexts.size(), "a procedure refers to no text");
        if (m_.attacker != no_slot)
            expect(m_.attacker < slot_count && m_.pokemon[m_.attacker].in_play(), "the attacker is not in play");
    }

    void check_choice() {
        const Choice& choice = m_.choice;
        if (m_.outcome != Outcome::running) {
            expect(choice.kind == ChoiceKind::none && choice.options.empty(), "an ended match asks");
            return;
        }
        expect(choice.kind != ChoiceKind::none && choice.actor != Actor::nobody, "a running match asks nobody");
        expect(!choice.options.empty(), "a choice has no options", static_cast<int>(choice.kind));
        for (std::size_t i = 0; i < choice.options.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (choice.options[i] == choice.options[k]) {
                    fail("an option is listed twice", static_cast<int>(choice.kind));
                    return;
                }
        expect(choice.actor != Actor::chance || m_.chance == ChanceMode::asked,
               "chance is asked in a match with a generator");
    }

    // Between actions nothing is in the middle of being done, and everything is settled.
    void check_rest() {
        expect(m_.choice.actor == actor_of(m_.turn_seat) && m_.phase == MatchPhase::turn,
               "the other seat acts in a turn");
        expect(m_.frames.size() == 1 && m_.contexts.empty(), "an action is asked for within another");
        expect(m_.triggers.empty(), "a text still waits");
        expect(m_.attacker == no_slot, "an attack is not over");
        expect(m_.joining == no_copy, "a card has not joined the hand");
        Match copy = m_;
        Game g{book_, copy, nullptr};
        for (SeatId seat : both_seats) {
            expect(m_.seats[seat].active != no_slot, "an Active Spot is empty", seat.value);
            expect(m_.seats[seat].prizes_owed == 0, "a Prize card is still to be taken", seat.value);
            each_pokemon(m_, seat, [&](std::uint8_t slot) {
                expect(left_hp(g, slot) > 0, "a Pokémon without HP is in play", slot);
                expect(m_.pokemon[slot].felled_by == no_slot && m_.pokemon[slot].felled_by_text == 0,
                       "a Pokémon remembers an attack that is over", slot);
            });
        }
        expect(!has_surplus(g), "there is more somewhere than may be");
        expect(unfit_card(g) == no_copy, "a card is attached where its text does not let it be");
        for (const Lasting& lasting : m_.lasting) expect(lasting.last_turn >= m_.turn, "an effect outlived its time");
    }

    const Rulebook& book_;
    const Match& m_;
    CopySet seen_;
    std::optional<std::string> problem_;
};

}  // namespace

std::optional<std::string> broken_invariant(const Rulebook& book, const Match& match) {
    return Checker(book, match).check();
}

}  // namespace cubenight::pokemon
