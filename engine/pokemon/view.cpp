#include "engine/pokemon/view.hpp"

#include <algorithm>

#include "engine/pokemon/ask/costs.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/foresee/legal.hpp"
#include "engine/pokemon/rules/damage.hpp"

namespace cubenight::pokemon {
namespace {

class Viewer {
public:
    Viewer(Game& game, SeatId seat) : g_(game), seat_(seat) {}

    View build() {
        View view;
        view.seat = seat_;
        view.turn_seat = g_.m.turn_seat;
        view.first_seat = g_.m.first_seat;
        view.sudden_deaths = g_.m.sudden_deaths;
        view.turn = g_.m.turn;
        view.phase = g_.m.phase;
        view.outcome = g_.m.outcome;
        view.ending = g_.m.ending;
        view.stadium = g_.m.stadium;
        view.attacker = g_.m.attacker;
        add_choice(view);
        for (SeatId seat : both_seats) add_seat(view, seat);
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if (g_.m.pokemon[slot].in_play()) add_pokemon(view.pokemon[slot], slot);
        add_cards(view);
        if (g_.m.phase == MatchPhase::turn && g_.m.turn_seat == seat_) add_attacks(view);
        return view;
    }

private:
    bool knows(CopyId copy) const {
        const CopyState& c = g_.m.copies[copy.value];
        switch (c.where) {
            case Where::deck:
            case Where::prizes: return (c.known & seat_bit(seat_)) != 0 || searched_.contains(copy);
            case Where::hand: return owner(copy) == seat_ || (c.known & seat_bit(seat_)) != 0;
            case Where::stack: return g_.m.pokemon[c.slot].face_up || owner(copy) == seat_;
            case Where::nowhere: return false;
            case Where::discard:
            case Where::lost:
            case Where::aside:
            case Where::stadium:
            case Where::playing:
            case Where::energy:
            case Where::tool:
            case Where::under:
            case Where::item: return true;
        }
        return false;
    }

    void add_choice(View& view) {
        view.asks_me = g_.m.choice.actor == actor_of(seat_);
        view.choice.actor = g_.m.choice.actor;
        view.choice.kind = g_.m.choice.kind;
        view.choice.clause = g_.m.choice.clause;
        if (!view.asks_me) return;
        view.choice = g_.m.choice;
        if (!g_.m.frames.empty() && g_.m.frames.back().proc == Proc::select) view.picks = g_.m.picks;
        for (const Option& option : g_.m.choice.options)
            if (option.kind == OptionKind::copy || option.kind == OptionKind::name) searched_.insert(CopyId{option.a});
    }

    // The place in a deck stays unknown for cards that are only offered by a search.
    bool knows_place(CopyId copy) const { return (g_.m.copies[copy.value].known & seat_bit(seat_)) != 0; }

    void add_seat(View& view, SeatId seat) {
        const SeatState& from = g_.m.seats[seat];
        SeatView& to = view.seats[seat];
        for (CopyId copy : from.deck) to.deck.push_back(knows_place(copy) ? copy : no_copy);
        CopySet known;
        for (CopyId copy : from.hand)
            if (knows(copy)) known.insert(copy);
        for (CopyId copy : known) to.hand.push_back(copy);
        while (to.hand.size() < from.hand.size()) to.hand.push_back(no_copy);
        to.discard = from.discard;
        to.lost = from.lost;
        to.prizes.fill(no_copy);
        for (std::size_t i = 0; i < from.prizes.size(); ++i) {
            if (from.prizes[i] == no_copy) continue;
            to.prize_there |= static_cast<std::uint8_t>(1u << i);
            if (knows_place(from.prizes[i])) to.prizes[i] = from.prizes[i];
        }
        to.prizes_face_up = from.prizes_face_up;
        to.prize_count = from.prize_count;
        to.active = from.active;
        to.bench = from.bench;
        to.bench_limit = static_cast<std::uint8_t>(bench_limit(g_, seat));
        to.turn = from.turn;
        to.turns = from.turns;
    }

    void add_pokemon(PokemonView& view, std::uint8_t slot) {
        const Pokemon& p = g_.m.pokemon[slot];
        view.in_play = true;
        view.active = is_active(g_.m, slot);
        if (!knows(p.top)) return;  // face down during set-up
        view.top = p.top;
        view.conditions = p.conditions;
        view.damage = static_cast<std::int16_t>(p.damage);
        view.max_hp = static_cast<std::int16_t>(max_hp(g_, slot));
        view.retreat = static_cast<std::uint8_t>(retreat_cost(g_, slot));
        view.poison = static_cast<std::uint8_t>(p.is(SpecialCondition::poisoned) ? poison_counters(g_, slot) : 0);
        view.burn = static_cast<std::uint8_t>(p.is(SpecialCondition::burned) ? burn_counters(g_, slot) : 0);
        view.types = types_of(g_, slot);
        copy_affinities(weaknesses_of(g_, slot), view.weaknesses, view.weakness_count);
        copy_affinities(resistances_of(g_, slot), view.resistances, view.resistance_count);
        const CompiledCard& top = top_card(g_, slot);
        view.weakness_changed =
            top.weakness_changed || view.weakness_count != top.weakness_count ||
            !std::equal(view.weaknesses.begin(), view.weaknesses.begin() + view.weakness_count, top.weaknesses.begin());
        for (CopyId below = g_.m.copies[p.top.value].next; below != no_copy && !view.below.full();
             below = g_.m.copies[below.value].next)
            view.below.push_back(below);
        each_attached(g_.m, slot, [&](CopyId copy) {
            if (!view.attached.full()) view.attached.push_back(copy);
            if (g_.m.copies[copy.value].where != Where::energy) return;
            const Units units = units_of(g_, copy);
            for (int i = 0; i < units.count && !view.energy.full(); ++i) view.energy.push_back(units.each[i]);
        });
    }

    static void copy_affinities(const Affinities& from, std::array<Affinity, 2>& to, std::uint8_t& count) {
        for (int i = 0; i < std::min(from.count, 2); ++i) to[count++] = from.each[i];
    }

    void add_cards(View& view) const {
        for (std::uint8_t i = 0; i < most_copies; ++i) {
            const CopyId copy{i};
            const bool mine = owner(copy) == seat_;
            view.cards[i] = g_.m.copies[i].card != no_card && (mine || knows(copy)) ? g_.m.copies[i].card : no_card;
        }
    }

    void add_attacks(View& view) {
        const std::uint8_t slot = g_.m.seats[seat_].active;
        if (slot == no_slot) return;
        const std::uint8_t defender = g_.m.seats[opponent(seat_)].active;
        UsableAttack attacks[most_usable_attacks];
        const int count = usable_attacks(g_, slot, attacks);
        for (int i = 0; i < count; ++i) {
            const CompiledAttack& attack = *attacks[i].attack;
            AttackView row;
            row.name = attack.name;
            row.from = attacks[i].from;
            row.cost = attack_cost(g_, slot, attack);
            row.printed = attack.damage;
            row.sign = attack.sign;
            if (defender != no_slot && attack.sign != DamageSign::none)
                row.now =
                    static_cast<std::int16_t>(damage_to(g_, slot, defender, attack_base(g_, slot, attack), 0).points);
            row.why_not = why_not_attack(g_, i);
            view.attacks.push_back(row);
        }
    }

    Game& g_;
    SeatId seat_;
    CopySet searched_;
};

}  // namespace

// Follows FI zone.prizes, zone.deck, zone.inplay, zone.hand, term.discard, term.lost-zone.
View view_for(const Rulebook& book, const Match& match, SeatId seat) {
    Match copy = match;
    Game g{book, copy, nullptr};
    return Viewer(g, seat).build();
}

}  // namespace cubenight::pokemon
