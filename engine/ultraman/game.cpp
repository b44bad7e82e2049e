#include "engine/ultraman/game.hpp"

#include <algorithm>
#include <string>

#include "engine/core/hash.hpp"
#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/procedures.hpp"
#include "engine/ultraman/rules/activate.hpp"
#include "engine/ultraman/rules/by_hand.hpp"
#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {
namespace {

std::optional<Saying> deck_problem(const Rulebook& book, std::span<const CardId> deck) {
    if (deck.empty() || deck.size() > deck_capacity) return saying("a deck has 1 to 50 cards, not {0}", deck.size());
    for (CardId id : deck)
        if (id.value >= book.card_count()) return saying("a card of the deck is not in the card set");
    return std::nullopt;
}

// Every match ends: texts that let a turn go on for ever make it a draw.
void end_endless(Game& g) {
    if (g.m.outcome != Outcome::running) return;
    if (g.m.turn_choices >= most_turn_choices || g.m.steps >= most_match_choices)
        finish(g, Outcome::draw, Ending::choice_limit, Clause::rule_choice_limit);
}

}  // namespace

cubenight::Result<Match> start_match(const Rulebook& book, const MatchSetup& setup, EventListener* listener) {
    Match match;
    match.generator = Generator(setup.seed);
    match.chance = setup.chance;
    for (SeatId seat : both_seats) {
        const auto deck = setup.decks[seat];
        if (auto problem = deck_problem(book, deck))
            return Error{{}, 0, saying("seat {0}: {1}", seat.value + 1, *problem)};
        match.deck_sizes[seat] = static_cast<std::uint8_t>(deck.size());
        for (std::size_t i = 0; i < deck.size(); ++i) {
            const CopyId copy{static_cast<std::uint8_t>(std::size_t{seat.value} * deck_capacity + i)};
            match.copies[copy.value].card = deck[i];
            match.copies[copy.value].where = Where::deck;
            match.seats[seat].deck.push_back(copy);
            match.changes_seen |= book.card(deck[i]).changes;
            match.events_heard |= book.card(deck[i]).events;
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
    const auto& options = match.choice.options;
    const bool corrects = is_correction(match, option);
    if (!corrects && std::find(options.begin(), options.end(), option) == options.end()) {
        if (auto refusal = why_not(book, match, option)) return refusal;
        return Refusal{Clause::rule_choice};
    }
    match.answer = option;
    match.turn_choices = static_cast<std::uint16_t>(match.turn_choices + (match.choice.actor != Actor::chance));
    ++match.steps;
    match.choice = Choice{};
    if (corrects) begin_correction(g, SeatId{option.a});
    run(g);
    end_endless(g);
    return std::nullopt;
}

namespace {

Clause why_not(Game& g, SeatId seat, Option option) {
    if (option.a >= most_copies || state(g.m, CopyId{option.a}).card == no_card) return Clause::rule_choice;
    const CopyId copy{option.a};
    switch (option.kind) {
        case OptionKind::scene: return why_not_scene(g, seat, copy);
        case OptionKind::set: return why_not_set(g, seat, copy);
        case OptionKind::level_up: return why_not_level_up(g, seat, copy, Spot{option.b});
        case OptionKind::activate: return why_not_activate(g, seat, copy, option.b);
        case OptionKind::none:
        case OptionKind::winner:
        case OptionKind::lead:
        case OptionKind::next:
        case OptionKind::done:
        case OptionKind::yes:
        case OptionKind::no:
        case OptionKind::copy:
        case OptionKind::character:
        case OptionKind::spot:
        case OptionKind::text:
        case OptionKind::top:
        case OptionKind::bottom:
        case OptionKind::number:
        case OptionKind::type:
        case OptionKind::name:
        case OptionKind::part:
        case OptionKind::concede:
        case OptionKind::agree_draw:
        case OptionKind::by_generator:
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back:
        case OptionKind::judge: break;
    }
    return Clause::rule_choice;
}

}  // namespace

std::optional<Refusal> why_not(const Rulebook& book, const Match& match, Option option) {
    if (match.outcome != Outcome::running) return Refusal{Clause::rule_over};
    const auto& options = match.choice.options;
    if (std::find(options.begin(), options.end(), option) != options.end()) return std::nullopt;
    const auto seat = play::seat_of(match.choice.actor);
    if (!seat) return Refusal{Clause::rule_choice};
    Match copy = match;  // asking changes nothing, but the questions take a match at work
    Game g{book, copy};
    g.step = step;
    const Clause clause = why_not(g, *seat, option);
    return Refusal{clause == Clause::none ? Clause::rule_choice : clause};
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

}  // namespace cubenight::ultraman
