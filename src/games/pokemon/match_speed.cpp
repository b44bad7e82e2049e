#include "src/games/pokemon/match_speed.hpp"

#include <chrono>
#include <map>

#include "engine/bots/bot_option.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/view.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight {

using namespace pokemon;
using text::Phrase;

namespace {

using Clock = std::chrono::steady_clock;
using Decks = std::vector<std::vector<CardId>>;

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::optional<bots::MatchBot> bot_of(SpeedPlayer player) {
    switch (player) {
        case SpeedPlayer::options_at_random: return std::nullopt;
        case SpeedPlayer::random_bot: return bots::MatchBot::random;
        case SpeedPlayer::steady_bot: return bots::MatchBot::steady;
    }
    return std::nullopt;
}

// `answer` carries out each option; false where it was refused.
template <class Answer>
Playouts play_steps(double seconds, const Rulebook& book, const Decks& decks, std::optional<bots::MatchBot> bot,
                    Answer answer) {
    Playouts all;
    std::uint64_t seed = 0;
    const auto start = Clock::now();
    do {
        auto match = start_match(book, {{decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed});
        Generator chance(seed++);
        while (match && to_act(*match) != Actor::nobody) {
            const SeatId seat = play::seat_of(to_act(*match)).value();
            const auto option = bot ? bot_option(*bot, book, view_for(book, *match, seat), chance)
                                    : bots::random_option(match->choice, chance);
            if (!answer(*match, option)) break;
            ++all.steps;
        }
        ++all.matches;
        all.passed = since(start);
    } while (all.passed < seconds);
    return all;
}

// What a step answers: a turn's action by its kind, or another choice.
Phrase phrase_of(const Choice& choice, Option option) {
    if (choice.kind != ChoiceKind::main) return Phrase::spent_choices;
    switch (option.kind) {
        case OptionKind::play: return Phrase::spent_hand;
        case OptionKind::ability: return Phrase::spent_abilities;
        case OptionKind::use_stadium: return Phrase::spent_stadium;
        case OptionKind::retreat: return Phrase::spent_retreats;
        case OptionKind::attack: return Phrase::spent_attacks;
        case OptionKind::end_turn: return Phrase::spent_turns;
        default: return Phrase::spent_actions;
    }
}

std::string name_of(const Choice& choice, Option option) {
    return std::string(words(phrase_of(choice, option), text::Language::english));
}

}  // namespace

std::string bot_name_of(SpeedPlayer player) { return std::string(bots::match_bot_name(bot_of(player).value())); }

Playouts play_out(const MatchRules& rules, const Decks& decks, SpeedPlayer player, double seconds) {
    const Rulebook& book = pokemon_book(rules);
    return play_steps(seconds, book, decks, bot_of(player),
                      [&](Match& match, Option option) { return !choose(book, match, option); });
}

std::vector<TimeSpent> where_time_goes(const MatchRules& rules, const Decks& decks, double seconds) {
    struct Spent {
        double time = 0;
        std::size_t steps = 0;
    };
    const Rulebook& book = pokemon_book(rules);
    std::map<std::string, Spent> all;
    double total = 0;
    play_steps(seconds, book, decks, {}, [&](Match& match, Option option) {
        Spent& spent = all[name_of(match.choice, option)];
        const auto start = Clock::now();
        if (choose(book, match, option)) return false;
        const double passed = since(start);
        spent.time += passed, total += passed, ++spent.steps;
        return true;
    });
    std::vector<TimeSpent> told;
    for (const auto& [name, spent] : all)
        told.push_back({name, 100 * spent.time / total, 1e9 * spent.time / static_cast<double>(spent.steps)});
    return told;
}

std::size_t match_bytes() { return sizeof(Match); }

double copies_a_second(double seconds) {
    static Match from, to;
    const auto start = Clock::now();
    std::size_t copies = 0;
    double passed = 0;
    do {
        for (int i = 0; i < 1000; ++i) {
            from.serial = static_cast<decltype(from.serial)>(to.serial + i);
            to = from;
        }
        copies += 1000;
        passed = since(start);
    } while (passed < seconds);
    return static_cast<double>(copies) / passed;
}

}  // namespace cubenight
