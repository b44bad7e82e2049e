#include "engine/pokemon/game.hpp"

#include <algorithm>

#include "engine/core/hash.hpp"
#include "engine/pokemon/foresee/legal.hpp"
#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {
namespace {

// Everything starts again with one Prize card; the first to take it wins (JA I-E.b5).
void step_sudden_death(Game& g) {
    Match fresh;
    fresh.generator = g.m.generator;
    fresh.chance = g.m.chance;
    fresh.deck_sizes = g.m.deck_sizes;
    fresh.sudden_deaths = static_cast<std::uint8_t>(g.m.sudden_deaths + 1);
    fresh.steps = g.m.steps;
    fresh.works_outside = g.m.works_outside;
    for (int i = 0; i < most_copies; ++i) {
        CopyState& copy = fresh.copies[static_cast<std::size_t>(i)];
        copy.card = g.m.copies[static_cast<std::size_t>(i)].card;
        if (copy.card == no_card) continue;
        copy.where = Where::deck;
        fresh.seats[static_cast<std::size_t>(i / deck_capacity)].deck.push_back(CopyId{static_cast<std::uint8_t>(i)});
    }
    g.m = fresh;
    push(g, Proc::setup);
    report(g, {.type = EventKind::sudden_death, .clause = Clause::I_E_b5_1});
}

void step(Game& g) {
    Frame& frame = g.m.frames.back();
    switch (frame.proc) {
        case Proc::setup: return step_setup(g, frame);
        case Proc::place_basics: return step_place_basics(g, frame);
        case Proc::turn: return step_turn(g, frame);
        case Proc::attack: return step_attack(g, frame);
        case Proc::knock_out: return step_knock_out(g, frame);
        case Proc::checkup: return step_checkup(g, frame);
        case Proc::retreat: return step_retreat(g, frame);
        case Proc::play_card: return step_play_card(g, frame);
        case Proc::use_ability: return step_use_ability(g, frame);
        case Proc::use_stadium: return step_use_stadium(g, frame);
        case Proc::text: return step_text(g, frame);
        case Proc::statement: return step_statement(g, frame);
        case Proc::block: return step_block(g, frame);
        case Proc::select: return step_select(g, frame);
        case Proc::triggers: return step_triggers(g, frame);
        case Proc::trigger_text: return step_trigger_text(g, frame);
        case Proc::instead: return step_instead(g, frame);
        case Proc::take_prizes: return step_take_prizes(g, frame);
        case Proc::promote: return step_promote(g, frame);
        case Proc::sudden_death: return step_sudden_death(g);
        case Proc::shuffle: return step_shuffle(g, frame);
        case Proc::surplus: return step_surplus(g, frame);
        case Proc::chosen: return pop(g);
    }
}

std::optional<std::string> deck_problem(const Rulebook& book, std::span<const CardId> deck) {
    if (deck.empty() || deck.size() > deck_capacity)
        return "a deck has 1 to 60 cards, not " + std::to_string(deck.size());
    bool basic = false;
    for (CardId id : deck) {
        if (id.value >= book.card_count()) return "a card of the deck is not in the card set";
        basic |= book.card(id).is_basic();
    }
    if (!basic) return "a deck needs at least one Basic Pokémon";
    return std::nullopt;
}

}  // namespace

void run(Game& g) {
    while (g.m.outcome == Outcome::running && g.m.choice.kind == ChoiceKind::none) {
        ENSURE(!g.m.frames.empty());
        ++g.work;
        step(g);
    }
}

Result<Match> start_match(const Rulebook& book, const MatchSetup& setup, EventListener* listener) {
    Match match;
    match.generator = Generator(setup.seed);
    match.chance = setup.chance;
    for (std::size_t s = 0; s < 2; ++s) {
        if (auto problem = deck_problem(book, setup.decks[s]))
            return Error{{}, 0, "seat " + std::to_string(s + 1) + ": " + *problem};
        match.deck_sizes[s] = static_cast<std::uint8_t>(setup.decks[s].size());
        for (std::size_t i = 0; i < setup.decks[s].size(); ++i) {
            const CopyId copy{static_cast<std::uint8_t>(s * deck_capacity + i)};
            match.copies[copy.value].card = setup.decks[s][i];
            match.works_outside |= book.card(setup.decks[s][i]).works_outside;
            match.copies[copy.value].where = Where::deck;
            match.seats[s].deck.push_back(copy);
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
        finish(g, option.a == 0 ? Outcome::seat1_wins : Outcome::seat0_wins, Ending::conceded, Clause::rule_concede);
        return std::nullopt;
    }
    bool listed = false;
    for (const Option& one : match.choice.options) listed |= one == option;
    if (!listed) {
        if (auto refusal = why_not(book, match, option)) return refusal;
        return Refusal{Clause::rule_choice};
    }
    match.answer = option;
    if (match.choice.kind == ChoiceKind::flip)
        report(g, {.type = EventKind::coin,
                   .seat = option.a,
                   .n = option.kind == OptionKind::heads,
                   .clause = match.choice.clause});
    match.choice.kind = ChoiceKind::none;
    match.choice.options.clear();
    ++match.steps;
    run(g);
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
