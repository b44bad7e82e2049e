#include "src/gui/samples/sample_match.hpp"

#include <algorithm>
#include <tuple>

#include "engine/bots/random_deck.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/match/places.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr std::uint64_t tried_seeds = 12;

std::unique_ptr<LocalMatch> begin(LocalSetup setup) {
    Result<std::unique_ptr<LocalMatch>> made = LocalMatch::begin(std::move(setup));
    ENSURE(made.ok());
    return std::move(*made);
}

int conditions_on(const Match& m, SeatId seat) {
    const std::uint8_t active = m.seats[seat].active;
    return active == no_slot ? 0 : m.pokemon[active].conditions;
}

// How much there is to see: the more, the better as a picture of the middle of a match.
int interest(const Match& m) {
    if (m.choice.kind != ChoiceKind::main || m.choice.actor != Actor::seat0 || m.turn < 5) return -1;
    const SeatState& mine = m.seats[seat0];
    const SeatState& theirs = m.seats[seat1];
    const int hand = static_cast<int>(mine.hand.size());
    if (hand < 5 || hand > 9 || mine.turn.energy) return -1;
    int score = (m.stadium != no_copy ? 40 : 0) + 12 * static_cast<int>(std::min<std::size_t>(4, mine.bench.size())) +
                8 * static_cast<int>(std::min<std::size_t>(3, theirs.bench.size())) - 4 * std::abs(hand - 7);
    if (conditions_on(m, seat1)) score += 30;
    if (conditions_on(m, seat0)) score += 15;
    for (const Option& option : m.choice.options) {
        if (option.kind == OptionKind::attack) score += 15;
        if (option.kind == OptionKind::play) score += 4;
        if (option.kind == OptionKind::retreat) score += 5;
    }
    for (const Pokemon& p : m.pokemon)
        if (p.in_play() && p.damage > 0) score += 5;
    return score;
}

// An energy card that may be played now, if there is one.
std::optional<Option> energy_option(const LocalMatch& match) {
    const Match& m = match.match();
    for (const Option& option : m.choice.options)
        if (option.kind == OptionKind::play && is_energy(match.book().card(m.copies[option.a].card).kind))
            return option;
    return std::nullopt;
}

std::unique_ptr<LocalMatch> usual_match(const SampleCube& cube) {
    std::uint64_t best_seed = 0;
    int best = -1, best_step = 0;
    for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed) {
        const auto match = begin(sample_setup(cube, seed));
        for (int step = 0; step < 400 && match->match().outcome == Outcome::running; ++step) {
            const int score = interest(match->match());
            if (score > best && energy_option(*match)) best = score, best_seed = seed, best_step = step;
            match->play(match->bot_choice(bots::MatchBot::steady));
        }
    }
    auto match = begin(sample_setup(cube, best_seed));
    for (int step = 0; step < best_step; ++step) match->play(match->bot_choice(bots::MatchBot::steady));
    if (const std::optional<Option> energy = energy_option(*match)) match->choose(*energy);
    return match;
}

// Leaves the Defending Pokémon more than half of its HP.
bool harmless(const View& view, Option option) {
    const std::uint8_t slot = view.seats[opponent(view.seat)].active;
    if (option.a >= view.attacks.size() || slot == no_slot) return false;
    const AttackView& attack = view.attacks[option.a];
    const PokemonView& defender = view.pokemon[slot];
    return attack.sign == DamageSign::none ||
           (attack.sign == DamageSign::plain && 2 * (defender.damage + attack.now) <= defender.max_hp);
}

// Fills the board and keeps the rest in hand; attacks without knocking anything out.
Option hoard(const LocalMatch& match, Generator& chance) {
    const Match& m = match.match();
    const View view = view_for(match.book(), m, play::seat_of(m.choice.actor).value());
    const auto wanted = [&](const Option& option) {
        if (option.kind == OptionKind::attack) return harmless(view, option);
        if (option.kind != OptionKind::play) return false;
        const CompiledCard& card = match.book().card(m.copies[option.a].card);
        return card.kind == CardKind::pokemon || card.kind == CardKind::tool || is_energy(card.kind) ||
               card.kind == CardKind::stadium;
    };
    if (m.choice.kind == ChoiceKind::main) {
        const auto found = std::find_if(m.choice.options.begin(), m.choice.options.end(), wanted);
        return found != m.choice.options.end() ? *found : Option{OptionKind::end_turn, 0, 0, 0};
    }
    return m.choice.options[chance.below(static_cast<std::uint32_t>(m.choice.options.size()))];
}

std::unique_ptr<LocalMatch> full_match(const SampleCube& cube, SampleState state) {
    LocalSetup setup = sample_setup(cube, 5, SeatPlace::here, 60, 6);
    if (state == SampleState::hostile) std::tie(setup.seats[seat0].name, setup.seats[seat1].name) = hostile_players();
    auto match = begin(std::move(setup));
    Generator chance(11);
    for (int step = 0; step < 1500 && match->match().outcome == Outcome::running; ++step) {
        const Match& m = match->match();
        if (m.choice.kind == ChoiceKind::main && m.choice.actor == Actor::seat0 && m.seats[seat0].hand.size() >= 20)
            break;
        match->play(hoard(*match, chance));
    }
    match->reveal();
    return match;
}

}  // namespace

LocalSetup sample_setup(const SampleCube& cube, std::uint64_t seed, SeatPlace other_place, int deck_size, int prizes) {
    LocalSetup setup;
    setup.at = NightPlace{.round = 2, .table = 1};
    setup.cards = cube.set;
    setup.rules = cube.cube->rules;
    setup.rules.set("deck_size", deck_size);
    setup.rules.set("prize_cards", prizes);
    setup.seed = seed;
    setup.seconds = 31 * 60 + 7;
    Generator chance(seed * 977 + 13);
    setup.seats[seat0].name = "Alice";
    setup.seats[seat1].name = "Aino";
    setup.seats[seat1].place = other_place;
    for (LocalSeat& seat : setup.seats) seat.deck = bots::random_deck(*cube.set, cube.cube->cards, deck_size, chance);
    return setup;
}

std::unique_ptr<LocalMatch> sample_match(const SampleCube& cube, SampleState state) {
    switch (state) {
        case SampleState::empty: {
            auto match = begin(sample_setup(cube, 3));
            while (match->match().choice.kind != ChoiceKind::place_active ||
                   match->match().choice.actor != Actor::seat0)
                match->play(match->bot_choice(bots::MatchBot::steady));
            return match;
        }
        case SampleState::usual: return usual_match(cube);
        case SampleState::full:
        case SampleState::hostile: return full_match(cube, state);
    }
    return nullptr;
}

}  // namespace cubenight::gui
