#include "engine/bots/ultraman/plan.hpp"

#include <algorithm>

#include "engine/bots/ultraman/best.hpp"
#include "engine/bots/ultraman/picks.hpp"
#include "engine/bots/ultraman/prospect.hpp"
#include "engine/bots/ultraman/sense.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::steady {
namespace {

// What an act must bring at least, and what it is worth to have a character a level up before others need it.
inline constexpr int least_gain = 20, worth_of_tempo = 450;
// A thousand BP of a character that is set.
inline constexpr int worth_of_thousand_set = 250;
// Choices of a text that is tried.
inline constexpr int most_choices_tried = 60;

CopyId copy_of(const Table& table, Option option) { return table.placed[option.a]; }

// The card comes onto that spot: what its texts bring with it.
int play_on(const Table& table, Match& match, CopyId copy, Spot spot) {
    put_on(match, copy, spot);
    return worth_of_entering(*table.book, table.card(copy), at(match, spot).count, table.me);
}

struct LevelUp {
    CopyId copy = no_copy;
    Spot spot = no_spot;
};

// Calls f(LevelUp) for all that the hand allows, on characters that have not been levelled up in this plan.
template <class F>
void each_level_up(const Table& table, const Match& match, SpotSet levelled, F&& f) {
    each_character(match, table.me, [&](Spot spot) {
        const Character& character = at(match, spot);
        if (levelled.contains(spot) || character.count >= state_count) return;
        for (CopyId copy : match.seats[table.me].hand)
            if (fits(table.card(copy), table.card(character.top))) f(LevelUp{copy, spot});
    });
}

// What the match is worth when the hand has levelled up what it likes to.
int worth_levelled(const Table& table, Match match) {
    SpotSet levelled;
    int extra = 0, best = worth(table, match);
    while (!table.effort->spent()) {
        LevelUp chosen;
        int before = best, gained = 0;
        each_level_up(table, match, levelled, [&](LevelUp one) {
            if (table.effort->spent()) return;
            Match tried = match;
            const int entering = play_on(table, tried, one.copy, one.spot);
            const int value = worth(table, tried) + extra + entering + worth_of_tempo;
            if (value <= best) return;
            best = value;
            chosen = one;
            gained = entering + worth_of_tempo;
        });
        if (best == before) return best;
        put_on(match, chosen.copy, chosen.spot);
        levelled.insert(chosen.spot);
        extra += gained;
    }
    return best;
}

}  // namespace

// A scene draws a card (6.2.1), so that it costs nothing; the one with fewer rounds first, since it cannot replace others
// later (6.3.2).
Option scene_option(const Table& table, const View& view, Generator& generator) {
    Best best(generator);
    for (const Option& option : view.choice.options)
        best.add(option, option.kind == OptionKind::done ? -most_round - 1 : -table.card(copy_of(table, option)).round);
    return best.option();
}

namespace {

// The BP that the card comes to when it is set and the hand levels it up.
int bp_to_come(const Table& table, CopyId copy) {
    const CompiledCard& low = table.card(copy);
    int best = low.bp[0];
    for (CopyId other : table.match.seats[table.me].hand)
        if (other != copy && fits(table.card(other), low)) best = std::max<int>(best, table.card(other).bp[1]);
    return best;
}

}  // namespace

// Whoever is set stays to the end of the match: BP that this battle does not ask for is worth something, too.
Option set_option(const Table& table, const View& view, Generator& generator) {
    Best best(generator);
    std::size_t left = view.choice.options.size();
    for (const Option& option : view.choice.options) {
        table.effort->share(left--);
        Match tried = table.match;
        const CopyId copy = copy_of(table, option);
        const int entering = play_on(table, tried, copy, Spot{option.b});
        const int lasting = worth_of_thousand_set * bp_to_come(table, copy) / 1000;
        best.add(option, worth_levelled(table, tried) + entering + lasting);
    }
    return best.option();
}

Option level_up_option(const Table& table, const View& view, Generator& generator) {
    Best best(generator);
    for (const Option& option : view.choice.options) {
        if (option.kind == OptionKind::done) {
            best.add(option, worth(table, table.match) + least_gain);
            continue;
        }
        Match tried = table.match;
        const int entering = play_on(table, tried, copy_of(table, option), Spot{option.b});
        best.add(option, worth(table, tried) + entering + worth_of_tempo);
    }
    return best.option();
}

namespace {

// Answers what a text asks that is being tried, until its player may use the next one.
void answer_all(const Table& table, Match& match, Generator& generator) {
    for (int i = 0; i < most_choices_tried && to_act(match) != Actor::nobody; ++i) {
        if (match.choice.kind == ChoiceKind::activate || match.phase != Phase::activate || table.effort->spent())
            return;
        const SeatId seat{static_cast<std::uint8_t>(match.choice.actor)};
        choose(*table.book, match,
               pick_option(*table.book, view_for(*table.book, match, seat), *table.effort, generator));
    }
}

}  // namespace

Option activate_option(const Table& table, const View& view, Generator& generator) {
    Best best(generator);
    std::size_t left = view.choice.options.size();
    for (const Option& option : view.choice.options) {
        table.effort->share(left--);
        if (option.kind == OptionKind::done) {
            best.add(option, worth(table, table.match) + least_gain);
            continue;
        }
        Match tried = table.match;
        if (choose(*table.book, tried, {OptionKind::activate, copy_of(table, option).value, option.b, 0})) continue;
        answer_all(table, tried, generator);
        best.add(option, worth(table, tried));
    }
    return best.option();
}

}  // namespace cubenight::ultraman::steady
