// A Pokémon match at its screen, with no display: where its options are pressed, and what comes of it.
#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include "engine/pokemon/game.hpp"
#include "src/gui/samples/sample_match.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/shell/headless.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::gui {

using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Outcome;

inline constexpr int width = 1600, height = 1000;

// A match between a person at this screen and whoever sits at the other side.
struct Table {
    std::unique_ptr<MemorySession> session;
    LocalMatch* match;
    Headless stage;
    MatchValues values;

    Table(std::uint64_t seed, SeatPlace other, int deck_size = 40, int prizes = 4)
        : session(sample_session(lantern(), Page::home, SampleState::usual)),
          match(put(*session, seed, other, deck_size, prizes)), stage(*session, Page::match, width, height, quick()) {
        stage.settle();
        open_curtain();
    }

    static LocalMatch* put(MemorySession& session, std::uint64_t seed, SeatPlace other, int deck_size, int prizes) {
        auto begun = LocalMatch::begin(sample_setup(lantern(), seed, other, deck_size, prizes));
        REQUIRE(begun.ok());
        LocalMatch* made = begun->get();
        session.set_match(std::move(*begun));
        return made;
    }
    static AppSettings quick() {
        AppSettings settings;
        settings.taste.motion = Motion::reduced;
        return settings;
    }
    void open_curtain() {
        if (match->awaited()) stage.hold(Key::space, 800);
        REQUIRE_FALSE(match->awaited().has_value());
    }
    bool over() const { return match->match().outcome != Outcome::running; }
    const MatchValues& read() {
        values.refresh(*match, Language::english);
        return values;
    }
    // Bots take their steps and the person of the curtain sits down, until somebody here has to choose.
    void go_on() {
        while (match->advance()) {
        }
        if (match->awaited()) open_curtain();
        stage.frames(2);
        if (stage.shown("pile.0")) stage.press(Key::escape);  // a deck that was searched in vain
    }
};

// Where an option is pressed, and the key for it. An option of equal cards stands for all of them.
struct Press {
    std::string id;
    Key key = Key::none;
    std::string then;    // of the sheet that opens: the button behind it
    Option option;       // what is taken
    bool twice = false;  // an attack that stands
};

inline Press of_turn(const MatchValues& v, Option option) {
    static constexpr Key attack_keys[] = {Key::q, Key::w, Key::e};
    Press press{{}, Key::none, {}, option};
    const std::vector<Option> abilities = v.abilities();
    switch (option.kind) {
        case OptionKind::play:
            press.id = "card." + std::to_string(option.a);
            for (const HandCard& held : v.hand)
                if (held.copy.value == option.a) press.key = digit_of(static_cast<std::size_t>(held.number));
            break;
        case OptionKind::attack: {
            press.id = "attack." + std::to_string(option.a);
            if (option.a < 3) press.key = attack_keys[option.a];
            for (const AttackRow& row : v.attacks) press.twice = press.twice || (row.option == option && row.stands);
            break;
        }
        case OptionKind::retreat: press.id = "match.retreat", press.key = Key::r; break;
        case OptionKind::use_stadium: press.id = "match.stadium", press.key = Key::s; break;
        case OptionKind::end_turn:
            press.id = "match.end", press.key = Key::t;
            if (v.action_of(OptionKind::attack)) press.then = "sheet.yes";
            break;
        default: {
            press.id = "match.ability", press.key = Key::a;
            const auto at = std::find(abilities.begin(), abilities.end(), option);
            REQUIRE(at != abilities.end());
            if (abilities.size() > 1) press.then = "ability." + std::to_string(at - abilities.begin());
        }
    }
    return press;
}

inline Press press_for(const MatchValues& v, Option option) {
    if (v.at == AskAt::turn) return of_turn(v, option);
    if (option.kind == OptionKind::done)
        return {v.at == AskAt::list ? "list.done" : "prompt.done",
                v.done_is_meant() ? Key::enter : Key::digit0,
                {},
                option};
    if (v.at == AskAt::list) {
        for (std::size_t i = 0; i < v.list.size(); ++i) {
            const ListedCard& entry = v.list[i];
            const bool same = entry.option == option || (entry.count > 1 && entry.card == v.card(CopyId{option.a}));
            // Cards keep their numbers while several are chosen.
            const std::size_t number = v.view.picks.empty() ? i + 1 : 0;
            if (same) return {"pick." + std::to_string(i), digit_of(number), {}, entry.option};
        }
        FAIL("an option is in no list");
    }
    const auto number =
        static_cast<std::size_t>(std::find(v.options.begin(), v.options.end(), option) - v.options.begin());
    REQUIRE(number < v.options.size());
    if (v.at == AskAt::buttons) return {"option." + std::to_string(number), digit_of(number + 1), {}, option};
    const char* place = option.kind == OptionKind::slot    ? "slot."
                        : option.kind == OptionKind::prize ? "prize."
                                                           : "card.";
    const int digit = v.number_of(option.kind, option.a);
    return {place + std::to_string(option.a), digit_of(static_cast<std::size_t>(digit)), {}, option};
}

// What people here are not asked, since there is one answer.
inline void answer_forced(const LocalMatch& session, pokemon::Match& match) {
    while (const auto only = PokemonTable::forced(match)) {
        const auto who = play::seat_of(pokemon::to_act(match));
        if (!who || session.place(*who) == SeatPlace::bot) return;
        REQUIRE_FALSE(pokemon::choose(session.book(), match, *only));
    }
}

inline void take(Table& t, Option wanted, By by) {
    const MatchValues& v = t.read();
    const Press press = press_for(v, wanted);
    pokemon::Match expected = t.match->match();
    const bool none = v.at_once && press.option == v.done;  // which is to say no
    if (v.at_once && !none) REQUIRE_FALSE(pokemon::choose(t.match->book(), expected, v.at_once->yes));
    REQUIRE_FALSE(pokemon::choose(t.match->book(), expected, none ? v.at_once->no : press.option));
    answer_forced(*t.match, expected);
    INFO("option " << text::option_label(v.names, v.view, press.option) << ", asked at " << static_cast<int>(v.at)
                   << ", by " << static_cast<int>(by));
    press_item(t.stage, press.id, press.key, by);
    if (press.twice) press_item(t.stage, press.id, press.key, by);
    if (!press.then.empty()) {
        t.stage.frames(2);
        press_item(t.stage, press.then, Key::none, by == By::key ? By::focus : by);
    }
    INFO("the turn is now " << t.match->match().turn << " and was to be " << expected.turn << "; focus on "
                            << t.stage.app().ui().focused());
    REQUIRE(pokemon::hash(t.match->match()) == pokemon::hash(expected));
}

}  // namespace cubenight::gui
