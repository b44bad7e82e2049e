// A table for tests of the Ultraman Card Game: a position in a few lines, acts by name, and questions about what came of
// them.
//
//   UltramanBoard board(R"(Flash: ultraman level 2 speed character "RED" bp 6000 text single { when enters { draw 1 } })");
//   board.area("Red1/*Flash", "Kai").at(Phase::open);
//   CHECK(board.my(Where::hand) == "Red1");
//
// Cards are written one a line as `Name: ` and the rest of the card in the notation; a name is one word, and the card's number
// and name. Every board also knows the characters Red1 to Red4 (RED, Basic; Red4 without SINGLE), Blue1 to Blue3 (BLUE, Power),
// Kai5 to Kai7 (KAI, kaiju, Hazard) and the scenes Moon0 to Moon3 (of so many rounds): stock_cards says the numbers.
//
// A character is its cards, the lowest first, joined by `/`; from the first with `*` on they lie face down; `+Card` are charge
// cards, the highest first; `used` says that its first text was used in this turn. An empty one is a vacancy.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ultraman/arrange.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/inspect.hpp"
#include "engine/ultraman/promises.hpp"
#include "engine/ultraman/view.hpp"
#include "tests/support/catch.hpp"

// A failed comparison of clauses prints their citations.
template <>
struct Catch::StringMaker<cubenight::ultraman::Clause> {
    static std::string convert(cubenight::ultraman::Clause clause) { return cubenight::ultraman::citation(clause); }
};

namespace cubenight::test {

using namespace cubenight::ultraman;

// I am seat 0, and the Lead player where nothing else is said.
enum class Whose : std::uint8_t { mine, theirs };
constexpr SeatId seat_of(Whose side) { return side == Whose::mine ? seat0 : seat1; }

class UltramanBoard : private EventListener {
public:
    explicit UltramanBoard(std::string_view cards = {});
    UltramanBoard(const UltramanBoard&) = delete;
    UltramanBoard& operator=(const UltramanBoard&) = delete;

    // -- the position; what is not said is ten Red1 in each deck
    UltramanBoard& area(std::string_view mine, std::string_view theirs = {});
    UltramanBoard& my(Where zone, std::string_view cards) { return fill(Whose::mine, zone, cards); }
    UltramanBoard& their(Where zone, std::string_view cards) { return fill(Whose::theirs, zone, cards); }
    UltramanBoard& scene(std::string_view card, Whose owner = Whose::mine);
    UltramanBoard& lead(Whose side);
    UltramanBoard& turn(int number);
    UltramanBoard& rule(std::string_view option, int value);
    UltramanBoard& at(Phase phase);
    UltramanBoard& ask_all();
    UltramanBoard& chance_asked();
    UltramanBoard& seed(std::uint64_t seed);
    // A whole match from its start, decks with the top first; chance is asked.
    UltramanBoard& deal(std::string_view my_deck, std::string_view their_deck);

    // -- acts: each must be allowed, else the test fails and names the refusal's clause
    UltramanBoard& act(Option option);
    UltramanBoard& act(OptionKind kind) { return act({kind, 0, 0, 0}); }
    UltramanBoard& yes() { return act(OptionKind::yes); }
    UltramanBoard& no() { return act(OptionKind::no); }
    UltramanBoard& done() { return act(OptionKind::done); }
    UltramanBoard& set(std::string_view card);
    UltramanBoard& play_scene(std::string_view card) { return act({OptionKind::scene, hand_card(card).value, 0, 0}); }
    UltramanBoard& level_up(std::string_view card, int area);
    UltramanBoard& activate(std::string_view card, int text = 0) { return act(activation(card, text)); }
    // A card or character that the running choice offers: a name, or "my 2", "their 1" for a battle area.
    UltramanBoard& choose(std::string_view what);
    UltramanBoard& choose_text(int text);
    UltramanBoard& number(int n);
    UltramanBoard& type(Type type) { return act({OptionKind::type, static_cast<std::uint8_t>(type), 0, 0}); }
    // Says done, or the first option where that is not to be had, until the phase has come or the match is over.
    UltramanBoard& pass_to(Phase phase);
    UltramanBoard& pass_turn();

    // -- refusals: the clause that forbids it; fails where it is allowed, or where anything changed
    Clause refusal(Option option);
    Clause why_not_set(std::string_view card);
    Clause why_not_scene(std::string_view card) { return refusal({OptionKind::scene, hand_card(card).value, 0, 0}); }
    Clause why_not_level_up(std::string_view card, int area);
    Clause why_not_activate(std::string_view card, int text = 0) { return refusal(activation(card, text)); }
    bool offers(Option option);
    bool offers(std::string_view what) { return find_option(what).has_value(); }

    // -- questions. Battle areas count from 1.
    const Match& match();
    const Rulebook& book();
    Spot spot(Whose side, int area) { return ultraman::spot_of(area - 1, seat_of(side)); }
    CharacterNumbers numbers(Whose side, int area);
    std::vector<BpStep> bp_steps(Whose side, int area);
    int bp(int area) { return numbers(Whose::mine, area).bp.value; }
    int their_bp(int area) { return numbers(Whose::theirs, area).bp.value; }
    // Its cards, the lowest first; empty for a vacancy.
    std::string character(Whose side, int area);
    std::string mine(int area) { return character(Whose::mine, area); }
    std::string theirs(int area) { return character(Whose::theirs, area); }
    std::string charges(Whose side, int area);
    // Names of the cards of a zone: the deck and the discard pile from the top, a hand as the cards came.
    std::string my(Where zone) { return list(Whose::mine, zone); }
    std::string their(Where zone) { return list(Whose::theirs, zone); }
    std::string scene();
    Fought fought(Whose side, int area);
    SeatId asked() { return *play::seat_of(match().choice.actor); }
    ChoiceKind asks() { return match().choice.kind; }
    Outcome outcome() { return match().outcome; }
    Ending ending() { return match().ending; }
    View view(Whose side) { return view_for(book(), match(), seat_of(side)); }
    // Whether an event of that kind was told with that clause.
    bool told(EventKind kind, Clause clause) const;
    int times_told(EventKind kind) const;
    const std::vector<Event>& events() const { return events_; }
    std::string name(CopyId copy);
    CopyId hand_card(std::string_view card);
    CopyId copy_of(std::string_view card);

private:
    void on_event(const Match&, const Event& event) override { events_.push_back(event); }
    UltramanBoard& fill(Whose side, Where zone, std::string_view cards);
    std::string list(Whose side, Where zone);
    CardId card(std::string_view name);
    PlacedCharacter placed(std::string_view text);
    std::vector<CardId> cards(std::string_view names);
    Option activation(std::string_view card, int text);
    std::optional<Option> find_option(std::string_view what);
    void begin();

    CardSet cards_;
    RuleSet rules_;
    std::optional<Rulebook> book_;
    Position position_;
    PerSeat<bool> has_deck_;
    std::optional<Match> match_;
    std::vector<Event> events_;
};

}  // namespace cubenight::test
