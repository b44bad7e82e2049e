#include "engine/pokemon/game.hpp"

#include <algorithm>

#include "engine/core/hash.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/foresee/legal.hpp"
#include "engine/pokemon/procedures.hpp"
#include "engine/pokemon/run/at_work.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

std::optional<Saying> deck_problem(const Rulebook& book, std::span<const CardId> deck) {
    if (deck.empty() || deck.size() > deck_capacity) return saying("a deck has 1 to 60 cards, not {0}", deck.size());
    bool basic = false;
    for (CardId id : deck) {
        if (id.value >= book.card_count()) return saying("a card of the deck is not in the card set");
        basic |= book.card(id).plays_as_basic;
    }
    if (!basic) return saying("a deck needs at least one Basic Pokémon");
    return std::nullopt;
}

// A coin that somebody else has flipped.
void tell_coin(Game& g, Option fallen) {
    report(g, {.type = EventKind::coin,
               .seat = SeatId{fallen.a},
               .n = fallen.kind == OptionKind::heads,
               .clause = g.m.choice.clause,
               .by = text_at_work(g)});
}

// Every match ends: texts that let a turn go on for ever, or turns full of them, make it a draw.
void end_endless(Game& g) {
    if (g.m.outcome != Outcome::running) return;
    if (g.m.turn_choices >= most_turn_choices || g.m.steps >= most_match_choices)
        finish(g, Outcome::draw, Ending::choice_limit, Clause::rule_choice_limit);
}

}  // namespace

Result<Match> start_match(const Rulebook& book, const MatchSetup& setup, EventListener* listener) {
    Match match;
    match.generator = Generator(setup.seed);
    match.chance = setup.chance;
    for (SeatId seat : both_seats) {
        if (auto problem = deck_problem(book, setup.decks[seat]))
            return Error{{}, 0, saying("seat {0}: {1}", seat.value + 1, *problem)};
        match.deck_sizes[seat] = static_cast<std::uint8_t>(setup.decks[seat].size());
        for (std::size_t i = 0; i < setup.decks[seat].size(); ++i) {
            const CopyId copy{static_cast<std::uint8_t>(std::size_t{seat.value} * deck_capacity + i)};
            match.copies[copy.value].card = setup.decks[seat][i];
            match.works_outside |= book.card(setup.decks[seat][i]).works_outside;
            match.copies[copy.value].where = Where::deck;
            match.seats[seat].deck.push_back(copy);
        }
    }
    Game g{book, match, listener};
    push(g, Proc::setup);
    run(g);
    return match;
}

std::optional<Refusal> choose(const Rulebook& book, Match& match, Option option, EventListener* listener) {
    if (match.outcome != Outcome::running) return Refusal{Clause::rule_over};
    Game g{book, match, listener};
    if (option.kind == OptionKind::concede && option.a < 2) {
        finish(g, play::win_of(opponent(SeatId{option.a})), Ending::conceded, Clause::rule_concede);
        return std::nullopt;
    }
    if (option.kind == OptionKind::agree_draw) {
        finish(g, Outcome::draw, Ending::agreed, Clause::rule_agreed_draw);
        return std::nullopt;
    }
    bool listed = option.kind == OptionKind::judge && option.a < 2 && match.choice.kind == ChoiceKind::main;
    for (const Option& one : match.choice.options) listed |= one == option;
    if (!listed) {
        if (auto refusal = why_not(book, match, option)) return refusal;
        return Refusal{Clause::rule_choice};
    }
    match.answer = option;
    if (listener && match.choice.kind == ChoiceKind::flip) tell_coin(g, option);
    match.choice.kind = ChoiceKind::none;
    match.choice.options.clear();
    match.turn_choices = static_cast<std::uint16_t>(match.turn_choices + (match.choice.actor != Actor::chance));
    ++match.steps;
    run(g);
    end_endless(g);
    return std::nullopt;
}

std::optional<Refusal> why_not(const Rulebook& book, const Match& match, Option option,
                               std::span<const Clause> excused) {
    if (match.outcome != Outcome::running) return Refusal{Clause::rule_over};
    if (match.choice.kind != ChoiceKind::main) return Refusal{Clause::rule_choice};
    Match copy = match;  // asking changes nothing, but the questions take a match at work
    Game g{book, copy, nullptr};
    g.excused = excused;
    const Clause clause = cubenight::pokemon::why_not(g, option);
    return clause == Clause::none ? std::nullopt : std::optional(Refusal{clause});
}

std::uint64_t hash(const Match& match) {
    // Every byte is a value: the layout has no padding (match.hpp asserts it).
    const auto* bytes = reinterpret_cast<const unsigned char*>(&match);
    std::uint64_t h = hash_start;
    for (std::size_t i = 0; i < sizeof(Match); i += 8) {
        std::uint64_t word = 0;
        for (std::size_t k = 0; k < 8 && i + k < sizeof(Match); ++k) word |= std::uint64_t{bytes[i + k]} << (8 * k);
        h = (h ^ word) * 0x100000001B3u;
        h ^= h >> 29;
    }
    return h;
}

}  // namespace cubenight::pokemon
