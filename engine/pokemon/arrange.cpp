#include "engine/pokemon/arrange.hpp"

#include <algorithm>

#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/book/printed.hpp"
#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/procedures.hpp"
#include "engine/pokemon/rules/turn.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

inline constexpr int most_turns = 399;

bool turns_the_card(SpecialCondition condition) {
    return condition == SpecialCondition::asleep || condition == SpecialCondition::confused ||
           condition == SpecialCondition::paralyzed;
}

// Says what is wrong with a position; the rest may then rely on it.
class Checker {
public:
    explicit Checker(const Rulebook& book) : book_(book) {}

    std::optional<Error> check(const Position& position) {
        if (position.turn < 1 || position.turn > most_turns) fail(saying("turns are numbered from 1 to 399"));
        if (!plays(position.turn_seat) || !plays(position.first_seat.value_or(seat0)))
            fail(saying("a match has the seats 0 and 1"));
        if (position.sudden_deaths < 0 || position.sudden_deaths > most_sudden_deaths)
            fail(saying("there are at most 8 Sudden Deaths"));
        for (SeatId seat : both_seats)
            check(position.seats[seat], position.turn, theirs_on(position.seats[opponent(seat)]));
        if (position.stadium &&
            (!plays(position.stadium->owner) || !is_kind(position.stadium->card, CardKind::stadium)))
            fail(saying("what lies in the Stadium's place is a Stadium card of one of the players"));
        return problem_;
    }

private:
    void fail(Saying problem) {
        if (!problem_) problem_ = Error{{}, line_, std::move(problem)};
    }

    static bool plays(SeatId seat) { return seat == seat0 || seat == seat1; }

    bool is_known(CardId id) {
        if (id.value < book_.card_count()) return true;
        fail(saying("a card is not in the card set"));
        return false;
    }

    bool is_kind(CardId id, CardKind kind) { return is_known(id) && book_.card(id).kind == kind; }

    // Cards that their owner has on the other player's Pokémon.
    static std::size_t theirs_on(const PlacedSeat& seat) {
        std::size_t count = seat.active ? seat.active->theirs.size() : 0;
        for (const PlacedPokemon& pokemon : seat.bench) count += pokemon.theirs.size();
        return count;
    }

    void check(const PlacedSeat& seat, int turn, std::size_t elsewhere) {
        std::size_t copies = elsewhere + seat.deck.size() + seat.hand.size() + seat.discard.size() + seat.lost.size() +
                             seat.aside.size() + seat.prizes.size() + 1;
        for (const auto* pile : {&seat.deck, &seat.hand, &seat.discard, &seat.lost, &seat.aside})
            for (CardId id : *pile) is_known(id);
        for (const PlacedPrize& prize : seat.prizes) is_known(prize.card);
        const int start = seat.prizes_at_start.value_or(book_.option(OptionKey::prize_cards));
        if (seat.prizes.size() > most_prizes || start > most_prizes || start < 0)
            fail(saying("there is room for six Prize cards"));
        if (seat.bench.size() > slots_per_seat - 1) fail(saying("a Bench has at most eight places"));
        if (seat.active) copies += check(*seat.active, turn, Spot::active);
        for (const PlacedPokemon& pokemon : seat.bench) copies += check(pokemon, turn, Spot::bench);
        if (copies > deck_capacity + 1u) fail(saying("a seat has more than 60 cards, one of them for a Stadium"));
    }

    std::size_t check(const PlacedPokemon& pokemon, int turn, Spot spot) {
        line_ = pokemon.line;
        if (pokemon.cards.empty()) fail(saying("a Pokémon has at least one card"));
        for (std::size_t i = 0; i < pokemon.cards.size(); ++i)
            if (is_known(pokemon.cards[i])) {
                const CompiledCard& card = book_.card(pokemon.cards[i]);
                if (card.kind != CardKind::pokemon && !(i == 0 && card.fossil))
                    fail(saying("{0} is no Pokémon", name(card)));
            }
        for (const auto* cards : {&pokemon.attached, &pokemon.theirs})
            for (CardId id : *cards)
                if (is_known(id) && attached_as(book_.card(id)) == Where::under)
                    fail(saying("{0} is neither energy nor a Tool, and stays attached by no text",
                                name(book_.card(id))));
        for (CardId id : pokemon.under) is_known(id);
        if (pokemon.damage < 0 || pokemon.damage > 9990 || pokemon.damage % 10 != 0)
            fail(saying("damage is counted in tens"));
        for (const auto& number : {pokemon.came, pokemon.changed, pokemon.paralyzed_since})
            if (number && (*number < 0 || *number > turn))
                fail(saying("nothing happened in a turn that is still to come"));
        check_marks(pokemon);
        check_conditions(pokemon, spot);
        line_ = 0;
        return pokemon.cards.size() + pokemon.attached.size() + pokemon.under.size();
    }

    void check_marks(const PlacedPokemon& pokemon) {
        for (const std::string& marker : pokemon.markers)
            if (book_.marker_bit(book_.find_word(marker)) == 0)
                fail(saying("no card of the set uses the marker \"{0}\"", marker));
        for (int ability : pokemon.abilities_used)
            if (ability < 0 || pokemon.cards.empty() || !is_known(pokemon.cards.back()) ||
                ability >= book_.card(pokemon.cards.back()).ability_count)
                fail(saying("a Pokémon has not so many abilities"));
    }

    void check_conditions(const PlacedPokemon& pokemon, Spot spot) {
        if (!pokemon.conditions.empty() && spot == Spot::bench)
            fail(saying("a Benched Pokémon has no Special Condition"));
        int turned = 0;
        for (const PlacedCondition& placed : pokemon.conditions) {
            turned += turns_the_card(placed.condition);
            if (placed.counters < 0 || placed.counters > 99) fail(saying("a Special Condition puts 0 to 99 counters"));
        }
        if (turned > 1) fail(saying("Asleep, Confused and Paralyzed replace each other (CUBE cond.stack)"));
    }

    std::string name(const CompiledCard& card) const { return book_.word(card.name); }

    const Rulebook& book_;
    std::optional<Error> problem_;
    int line_ = 0;
};

// Puts the cards of one seat where they belong. Copies are numbered in the order of placing.
class Placer {
public:
    Placer(Game& g, SeatId seat) : g_(g), seat_(seat) {}

    CopyId place(CardId card, Where where) {
        const CopyId copy = fresh(card);
        if (where != Where::deck) move_card(g_, copy, where, Clause::none);
        return copy;
    }

    void place(const PlacedSeat& seat, int turn) {
        if (seat.active) place(*seat.active, turn, Spot::active);
        for (const PlacedPokemon& p : seat.bench) place(p, turn, Spot::bench);
        for (CardId id : seat.hand) place(id, Where::hand);
        for (CardId id : seat.discard) place(id, Where::discard);
        for (CardId id : seat.lost) place(id, Where::lost);
        for (CardId id : seat.aside) place(id, Where::aside);
        for (const PlacedPrize& prize : seat.prizes) place(prize);
        for (auto id = seat.deck.rbegin(); id != seat.deck.rend(); ++id) place(*id, Where::deck);
    }

    // On whosever Pokémon.
    void place_on(std::uint8_t slot, const std::vector<CardId>& cards) {
        for (CardId id : cards) {
            const CopyId copy = fresh(id);
            attach(g_, copy, slot, attached_as(card(g_, copy)), Clause::none);
        }
    }

private:
    CopyId fresh(CardId card) {
        const CopyId copy{static_cast<std::uint8_t>(seat_.value * deck_capacity + g_.m.deck_sizes[seat_]++)};
        state(g_, copy).card = card;
        g_.m.works_outside |= g_.book.card(card).works_outside;
        state(g_, copy).where = Where::deck;
        cubenight::pokemon::state(g_, seat_).deck.push_back(copy);
        return copy;
    }

    void place(const PlacedPrize& prize) {
        SeatState& player = cubenight::pokemon::state(g_, seat_);
        const CopyId copy = place(prize.card, Where::prizes);
        const auto position = std::find(player.prizes.begin(), player.prizes.end(), copy) - player.prizes.begin();
        state(g_, copy).known = prize.face_up ? std::uint8_t{3} : std::uint8_t{0};
        if (prize.face_up) player.prizes_face_up |= static_cast<std::uint8_t>(1u << position);
    }

    void place(const PlacedPokemon& placed, int turn, Spot spot) {
        const std::uint8_t slot = put_into_play(g_, fresh(placed.cards[0]), seat_, spot, Clause::none);
        for (std::size_t i = 1; i < placed.cards.size(); ++i) evolve(g_, slot, fresh(placed.cards[i]), Clause::none);
        if (top_card(g_, slot).stage == Stage::vunion) note_in_game(g_, top_card(g_, slot).name, seat_);
        place_on(slot, placed.attached);
        for (CardId id : placed.under) attach(g_, fresh(id), slot, Where::under, Clause::none);
        Pokemon& p = pokemon(g_, slot);
        const int earlier = std::max(0, turn - 1);
        p.damage = static_cast<std::uint16_t>(placed.damage);
        p.turn_arrived = static_cast<std::uint16_t>(placed.came.value_or(earlier));
        p.turn_changed = static_cast<std::uint16_t>(placed.changed.value_or(p.turn_arrived));
        for (const PlacedCondition& c : placed.conditions) set_condition(g_, slot, c.condition, c.counters);
        if (p.is(SpecialCondition::paralyzed)) {
            const int turns = cubenight::pokemon::state(g_, seat_).turns;
            p.paralyzed_since = static_cast<std::uint16_t>(
                placed.paralyzed_since.value_or(std::max(0, turns - (g_.m.turn_seat == seat_))));
        }
        for (const std::string& marker : placed.markers) p.markers |= g_.book.marker_bit(g_.book.find_word(marker));
        for (int ability : placed.abilities_used) p.abilities_used |= static_cast<std::uint8_t>(1u << ability);
    }

    Game& g_;
    SeatId seat_;
};

// What the other player has attached to the Pokémon of this seat.
void place_theirs(Game& g, SeatId seat, const PlacedSeat& placed) {
    Placer owner(g, opponent(seat));
    if (placed.active) owner.place_on(state(g, seat).active, placed.active->theirs);
    for (std::size_t i = 0; i < placed.bench.size(); ++i)
        owner.place_on(state(g, seat).bench[i], placed.bench[i].theirs);
}

void place_limits(Game& g, SeatId seat, const PlacedSeat& placed, const Position& position) {
    SeatState& player = state(g, seat);
    const int before = position.turn - (position.moment == Moment::turn_start);
    const int counted = g.m.first_seat == seat ? (before + 1) / 2 : before / 2;
    const bool not_begun = position.moment == Moment::turn_start && position.turn_seat == seat && placed.turns;
    player.turns = static_cast<std::uint16_t>(std::max(0, placed.turns ? *placed.turns - not_begun : counted));
    player.turn = placed.turn;
    const auto start = static_cast<std::size_t>(placed.prizes_at_start.value_or(g.book.option(OptionKey::prize_cards)));
    player.prize_count = static_cast<std::uint8_t>(std::max(start, placed.prizes.size()));
    const auto note = [&](auto& list, const std::string& word) {
        if (!list.full()) list.push_back(seat_word(g.book.find_word(word), seat));
    };
    for (const std::string& name : placed.names_used) note(g.m.used_names, name);
    for (const std::string& word : placed.words_used) note(g.m.used_in_game, word);
}

}  // namespace

Result<Match> arrange(const Rulebook& book, const Position& position, EventListener* listener) {
    if (auto problem = Checker(book).check(position)) return *problem;
    Match match;
    match.generator = Generator(position.seed);
    match.chance = position.chance;
    const SeatId mover = position.turn_seat;
    const bool before_turn = position.moment == Moment::turn_start;
    match.turn_seat = before_turn ? opponent(mover) : mover;
    match.first_seat = position.first_seat ? *position.first_seat : position.turn % 2 ? mover : opponent(mover);
    match.turn = static_cast<std::uint16_t>(position.turn - before_turn);
    match.sudden_deaths = static_cast<std::uint8_t>(position.sudden_deaths);
    match.phase = MatchPhase::turn;
    Game g{book, match, nullptr};
    for (SeatId seat : both_seats) place_limits(g, seat, position.seats[seat], position);
    for (SeatId seat : both_seats) Placer(g, seat).place(position.seats[seat], position.turn);
    if (position.stadium) {
        const SeatId owner = position.stadium->owner;
        begin_texts(g, Placer(g, owner).place(position.stadium->card, Where::stadium));
    }
    for (SeatId seat : both_seats) place_theirs(g, seat, position.seats[seat]);
    for (const SeenCard& card : position.seen)
        if (card.copy.value < most_copies)
            match.copies[card.copy.value].known |= static_cast<std::uint8_t>(card.by & 3);
    g.listener = listener;
    if (before_turn) push(g, Proc::turn, mover);
    else resume_turn(g, mover);
    run(g);
    return match;
}

}  // namespace cubenight::pokemon
