// What can be looked at while a match runs: how damage comes about, the piles, who is at it and for how long.
#include <algorithm>

#include "engine/pokemon/inspect.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "tests/gui/match_pressing.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;

namespace {

bool tells(const Headless& stage, std::string_view wanted) {
    return std::ranges::any_of(stage.texts(),
                               [&](const TextMark& mark) { return mark.text.find(wanted) != std::string::npos; });
}

// To a turn of the person in which that holds.
template <class Holds>
bool play_to(Table& t, Holds holds) {
    for (int steps = 0; steps < 500 && !t.over(); ++steps) {
        t.go_on();
        if (t.over()) return false;
        if (t.read().view.asks_me && holds(t.values)) {
            t.stage.frames(2);
            return true;
        }
        t.match->play(t.match->bot_choice(bots::MatchBot::steady));
    }
    return false;
}

bool can_attack(const MatchValues& v) {
    return v.at == AskAt::turn &&
           std::ranges::any_of(v.attacks, [](const AttackRow& row) { return row.option && !row.number.empty(); });
}

}  // namespace

TEST_CASE("The steps of a damage come to the number beside the attack", "[gui.match][gui.looking]") {
    int attacks = 0, changed = 0;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
        Table t(seed, SeatPlace::bot);
        for (int steps = 0; steps < 300 && !t.over(); ++steps) {
            const pokemon::Match& m = t.match->match();
            if (m.choice.kind == ChoiceKind::main) {
                const pokemon::View view = pokemon::view_for(t.match->book(), m, m.turn_seat);
                for (std::size_t i = 0; i < view.attacks.size(); ++i) {
                    const auto all = pokemon::damage_steps(t.match->book(), m, static_cast<int>(i));
                    if (all.empty()) continue;
                    CHECK(std::max(0, all.back().value) == view.attacks[i].now);
                    ++attacks, changed += all.size() > 1;
                }
            }
            t.match->play(t.match->bot_choice(bots::MatchBot::steady));
        }
    }
    CHECK(attacks > 100);
    CHECK(changed > 10);
}

TEST_CASE("An attack that is pointed at or has the focus says its damage step by step", "[gui.match][gui.looking]") {
    Table t(3, SeatPlace::bot);
    REQUIRE(play_to(t, can_attack));
    std::size_t row = 0;
    while (!t.values.attacks[row].option || t.values.attacks[row].number.empty()) ++row;
    CHECK_FALSE(tells(t.stage, "printed on the card"));
    REQUIRE(t.stage.hover("attack." + std::to_string(row)));
    t.stage.frames(2);
    CHECK(tells(t.stage, "printed on the card"));
    CHECK(t.stage.shown("damage.step.0"));
    t.stage.point_away();
    CHECK_FALSE(tells(t.stage, "printed on the card"));
    t.stage.app().ui().focus("attack." + std::to_string(row));
    t.stage.frames(2);
    CHECK(tells(t.stage, "printed on the card"));
}

TEST_CASE("The piles of both players are looked through by mouse and by key while something is asked",
          "[gui.match][gui.looking][window.match]") {
    Table t(5, SeatPlace::bot);
    REQUIRE(play_to(t, [](const MatchValues& v) {
        return v.at == AskAt::list && !v.view.seats[v.me].discard.empty() && !v.view.seats[v.them].discard.empty();
    }));
    const std::uint64_t before = pokemon::hash(t.match->match());
    t.stage.press(Key::d);
    REQUIRE(t.stage.shown("pile.0"));
    CHECK_FALSE(t.stage.shown("pick.0"));
    const auto& seats = t.values.view.seats;
    const auto shows = [&](const pokemon::Pile& pile) {
        for (std::size_t i = 0; i < pile.size(); ++i) CHECK(t.stage.shown("pile." + std::to_string(i)));
        CHECK_FALSE(t.stage.shown("pile." + std::to_string(pile.size())));
    };
    shows(seats[t.values.me].discard);
    t.stage.press(Key::digit4);
    t.stage.frames(2);
    shows(seats[t.values.them].discard);
    t.stage.press(Key::digit3);
    t.stage.frames(2);
    CHECK(t.stage.shown("pile.0"));  // Prize cards, face down
    t.stage.press(Key::escape);
    t.stage.frames(2);
    CHECK(t.stage.shown("pick.0"));
    CHECK(pokemon::hash(t.match->match()) == before);
    t.stage.press(Key::v);  // the table by mouse
    t.stage.frames(2);
    REQUIRE(t.stage.click("match.discard.1"));
    t.stage.frames(2);
    shows(seats[t.values.them].discard);
}

TEST_CASE("A Pokémon is looked into by the right button and by a key and its cards are shown large",
          "[gui.match][gui.looking]") {
    Table t(5, SeatPlace::bot);
    REQUIRE(play_to(t, [](const MatchValues& v) {
        return v.at == AskAt::turn && !v.view.pokemon[v.view.seats[v.me].active].attached.empty();
    }));
    const std::string slot = "slot." + std::to_string(t.values.view.seats[t.values.me].active);
    t.stage.app().ui().focus(slot);
    t.stage.frames(2);
    t.stage.press(Key::i);
    t.stage.frames(2);
    CHECK(t.stage.shown("attached.0"));
}

TEST_CASE("The plate of a person who is at it says for how long", "[gui.match][gui.looking]") {
    Table t(5, SeatPlace::bot);
    REQUIRE(play_to(t, [](const MatchValues& v) { return v.at == AskAt::turn; }));
    t.stage.frames(40, 100);
    const BoardLayout lay({10, 60, width - 20 - 324, height - 60 - 176 - 68}, 5, 5);
    CHECK_FALSE(has(texts_in(t.stage, lay.player(0)), "0:04"));
    t.stage.frames(30, 100);
    const auto texts = texts_in(t.stage, lay.player(0));
    CHECK((has(texts, "0:06") || has(texts, "0:07")));
    CHECK_FALSE(has(texts_in(t.stage, lay.player(1)), "0:07"));
}

TEST_CASE("Neither a large card nor a lifted one hides what is asked or how the turn ends",
          "[gui.match][gui.looking][window.match]") {
    for (const int wide : {1280, 1600}) {
        const auto session = sample_session(lantern(), Page::match, SampleState::usual);
        Headless stage(*session, Page::match, wide, wide == 1280 ? 720 : 1000, Table::quick());
        stage.settle();
        MatchValues v;
        v.refresh(*dynamic_cast<LocalMatch*>(session->match()), Language::english);
        const Item* prompt = stage.app().ui().find("prompt.back");
        REQUIRE(prompt != nullptr);
        // Where it lies in the window, as the texts do.
        const auto in_window = [&](Rect r) {
            const Vec corner = stage.app().to_pixels(r.corner()), end = stage.app().to_pixels({r.right(), r.bottom()});
            return Rect{corner.x, corner.y, end.x - corner.x, end.y - corner.y};
        };
        const Rect bar = in_window(prompt->rect);
        REQUIRE(stage.hover("card." + std::to_string(v.hand.front().copy.value)));
        stage.frames(60);
        // The letters of the card lie below the bar, those of its large face not over the button that ends the turn.
        const Item* end = stage.app().ui().find("match.end");
        REQUIRE(end != nullptr);
        int on_button = 0;
        for (const TextMark& mark : stage.texts()) on_button += in_window(end->rect).contains(mark.box.centre());
        CHECK(on_button == 2);  // its label and its key
        for (const TextMark& mark : stage.texts())
            if (mark.text == v.hand.front().card->name) CHECK((mark.box.y > bar.bottom() || mark.box.y < bar.y));
    }
}

TEST_CASE("What has one answer alone is not asked and can be taken back", "[gui.match][gui.looking]") {
    Table t(8, SeatPlace::bot);
    const auto one_pokemon = [](const MatchValues& v) {
        if (v.at != AskAt::turn || !v.view.seats[v.me].bench.empty()) return false;
        return std::ranges::any_of(v.hand,
                                   [](const HandCard& card) { return card.play && is_energy(card.card->kind); });
    };
    REQUIRE(play_to(t, one_pokemon));
    const auto held = std::ranges::find_if(
        t.values.hand, [](const HandCard& card) { return card.play && is_energy(card.card->kind); });
    const std::uint64_t before = pokemon::hash(t.match->match());
    const auto attached = t.values.view.pokemon[t.values.view.seats[t.values.me].active].attached.size();
    REQUIRE(t.stage.click("card." + std::to_string(held->copy.value)));
    CHECK(t.match->match().choice.kind == ChoiceKind::main);
    CHECK(t.match->view().pokemon[t.match->view().seats[t.values.me].active].attached.size() == attached + 1);
    t.stage.press(Key::escape);
    CHECK(pokemon::hash(t.match->match()) == before);
}

TEST_CASE("The large face of a card at the left of the board leaves the log to be read", "[gui.match][gui.looking]") {
    const auto session = sample_session(lantern(), Page::match, SampleState::usual);
    Headless stage(*session, Page::match, width, height);
    stage.settle();
    const auto log_lines = [&] {
        int lines = 0;
        for (const TextMark& mark : stage.texts()) lines += mark.box.x > width - 322 && mark.group == 0;
        return lines;
    };
    const auto over_log = [&] {
        return std::ranges::count_if(
            stage.texts(), [](const TextMark& mark) { return mark.group > 0 && mark.box.right() > width - 322; });
    };
    const int before = log_lines();
    REQUIRE(before > 3);
    REQUIRE(stage.hover("match.stadium"));
    stage.frames(3, 400);
    REQUIRE(tells(stage, "Stays in play; replaces another Stadium."));  // on a large face alone
    CHECK(over_log() == 0);
    CHECK(log_lines() == before);
}

TEST_CASE("On the smallest cards in play no sign of energy lies on another or on the HP", "[gui.match][gui.looking]") {
    const auto session = sample_session(lantern(), Page::match, SampleState::full);
    Headless stage(*session, Page::match, 1280, 720, Table::quick());
    stage.settle();
    int signs = 0;
    for (const Item& item : stage.app().ui().items()) {
        if (!item.id.starts_with("slot.")) continue;
        const Vec corner = stage.app().to_pixels(item.rect.corner()),
                  end = stage.app().to_pixels({item.rect.right(), item.rect.bottom()});
        float right = 0;  // of the sign before
        for (const TextMark& mark : stage.texts()) {
            const Vec at = mark.box.centre();
            if (at.x < corner.x || at.x > end.x || at.y < end.y - 20 || at.y > end.y) continue;
            INFO(item.id << ": " << mark.text);
            if (mark.text.size() == 1) {
                CHECK(at.x - size::badge_floor >= right);
                right = at.x + size::badge_floor, ++signs;
            } else {
                CHECK(mark.box.x >= right);
            }
        }
    }
    CHECK(signs > 8);
}

TEST_CASE("A Benched Pokémon says its HP and its energy in a window of any size", "[gui.match][gui.looking]") {
    for (const auto& [w, h] : {std::pair{1280, 720}, std::pair{1600, 1000}, std::pair{3840, 2160}}) {
        int hurt = 0, energy = 0;
        for (const SampleState state : {SampleState::usual, SampleState::full}) {
            const auto session = sample_session(lantern(), Page::match, state);
            Headless stage(*session, Page::match, w, h, Table::quick());
            stage.settle();
            const pokemon::View& view = session->match()->view();
            for (const SeatId seat : {play::seat0, play::seat1})
                for (const std::uint8_t slot : view.seats[seat].bench) {
                    const Item* item = stage.app().ui().find("slot." + std::to_string(slot));
                    REQUIRE(item);
                    const Vec corner = stage.app().to_pixels(item->rect.corner()),
                              end = stage.app().to_pixels({item->rect.right(), item->rect.bottom()});
                    const auto low = [&](const TextMark& mark) {  // at the card's foot
                        const Vec at = mark.box.centre();
                        return at.x > corner.x && at.x < end.x && at.y > end.y - (end.y - corner.y) * .2f &&
                               at.y < end.y;
                    };
                    const pokemon::PokemonView& p = view.pokemon[slot];
                    const std::string left = std::to_string(p.max_hp - p.damage);
                    INFO(w << "x" << h << " slot " << static_cast<int>(slot) << " has " << left);
                    CHECK(std::ranges::any_of(stage.texts(),
                                              [&](const TextMark& mark) { return low(mark) && mark.text == left; }));
                    hurt += p.damage > 0;
                    for (const TextMark& mark : stage.texts()) energy += low(mark) && mark.text.size() == 1;
                }
        }
        CHECK(hurt > 0);
        CHECK(energy > 4);
    }
}
