// A table for tests of the rules: a position in two or three lines, acts by name, and questions about what came of
// them. Coins, shuffles and random cards come from scripts; a coin that no script foresees fails the test.
//
//   Board board(R"(Pup: pokemon basic fire hp 60 attack "Nip" [R] 20)");
//   board.mine("Pup +fire").theirs("Bear 30 asleep", "Bear");
//   board.attack("Nip");
//   CHECK(board.damage("their active") == 50);
//
// Cards are written one a line as `Name: ` and the rest of the card in the notation; a name is one word. Every board
// also knows "Bear" (Basic, Colorless, 100 HP, no Weakness, retreat 1, attack "Hit" [C] 20), "Cub" (the same with
// 30 HP) and the basic energies by the word of their type.
//
// A Pokémon is written as its cards, the lowest first, joined by `/`, then in any order: damage in points, `+Card`
// for each attached card, `_Card` for each card kept below it, conditions (`asleep`, `poisoned(3)`), `new` (came this
// turn), `grown` (evolved this turn), `#marker`. A list of cards is their names, `fire*3` for three.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/pokemon/arrange.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/match/clauses.hpp"
#include "engine/pokemon/view.hpp"
#include "tests/support/catch.hpp"

// A failed comparison of clauses prints their citations.
template <>
struct Catch::StringMaker<cubenight::pokemon::Clause> {
    static std::string convert(cubenight::pokemon::Clause clause) { return cubenight::pokemon::citation(clause); }
};

namespace cubenight::test {

using pokemon::ChoiceKind;
using pokemon::Clause;
using pokemon::Ending;
using pokemon::Event;
using pokemon::EventKind;
using pokemon::MatchPhase;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Outcome;
using pokemon::Where;

// I am seat 0.
enum class Side : std::uint8_t { mine, theirs };
constexpr SeatId seat_of(Side side) { return side == Side::mine ? pokemon::seat0 : pokemon::seat1; }

class Board : private pokemon::EventListener {
public:
    explicit Board(std::string_view cards = {}, std::string_view rule_set = "ja-3.0");
    // With the cards of a set; their keys are the words by which the test names them.
    Board(const CardSet& set, const RuleSet& rules, std::string_view cards);
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    // -- the position; what is not said is a Bear in the Active Spot, ten fire energies in the deck, all Prize cards
    template <class... Bench>
    Board& mine(std::string_view active, const Bench&... bench) {
        return place(Side::mine, active, {std::string_view(bench)...});
    }
    template <class... Bench>
    Board& theirs(std::string_view active, const Bench&... bench) {
        return place(Side::theirs, active, {std::string_view(bench)...});
    }
    // Cards of a zone, the deck's top first. A Prize card's name may begin with `^` (face up).
    Board& my(Where zone, std::string_view cards) { return fill(Side::mine, zone, cards); }
    Board& their(Where zone, std::string_view cards) { return fill(Side::theirs, zone, cards); }
    Board& stadium(std::string_view card, Side owner = Side::mine);
    // A hidden card that he knows. Each side's copies are counted in the order of placing: Pokémon with what is attached,
    // hand, discard pile, Prize cards, deck.
    Board& seen(CopyId copy, Side by) {
        position_.seen.push_back({copy, static_cast<std::uint8_t>(by == Side::mine ? 1 : 2)});
        return *this;
    }
    // The running turn's number over both seats and whose it is.
    Board& turn(int number, Side whose = Side::mine);
    Board& their_turn() { return turn(6, Side::theirs); }
    Board& rule(std::string_view option, int value);
    Board& house_rule(WeaknessRule rule);
    // What the rest of the position may still need.
    pokemon::Position& position() { return position_; }

    // -- chance: coins as H and T; for each shuffle the cards that come to lie on top, else it stays as it lies
    Board& coins(std::string_view faces);
    Board& shuffle(std::string_view top);
    Board& random(std::string_view card);
    // No coin of the script is left.
    bool coins_used() const { return next_coin_ == coins_.size(); }

    // A whole match from its start, decks with the top first; the first coin is of the script.
    Board& deal(std::string_view my_deck, std::string_view their_deck);

    // -- acts: each must be allowed, else the test fails and names the refusal's clause
    Board& attack(std::string_view name);
    Board& play(std::string_view card);
    // Onto a Pokémon: energy, a Tool, an Evolution card.
    Board& play(std::string_view card, std::string_view onto);
    // Pays with the first energy cards that are offered.
    Board& retreat(std::string_view to);
    Board& begin_retreat() { return act({OptionKind::retreat, 0, 0, 0}); }
    Board& ability(std::string_view name, std::string_view of = {});
    Board& use_stadium() { return act({OptionKind::use_stadium, 0, 0, 0}); }
    Board& end_turn() { return act({OptionKind::end_turn, 0, 0, 0}); }
    // A card or Pokémon that the running choice offers.
    Board& choose(std::string_view what);
    Board& yes() { return act({OptionKind::yes, 0, 0, 0}); }
    Board& no() { return act({OptionKind::no, 0, 0, 0}); }
    Board& done() { return answer(OptionKind::done); }
    Board& number(int n) { return act({OptionKind::number, static_cast<std::uint8_t>(n), 0, 0}); }
    Board& prize(int position) { return act({OptionKind::prize, static_cast<std::uint8_t>(position), 0, 0}); }
    Board& part(int which);
    Board& act(Option option);

    // -- refusals: the clause that forbids it; fails where it is allowed, or where anything changed
    Clause why_not_attack(std::string_view name);
    Clause why_not_play(std::string_view card);
    Clause why_not_play(std::string_view card, std::string_view onto);
    Clause why_not_retreat() { return refusal({OptionKind::retreat, 0, 0, 0}); }
    Clause why_not_ability(std::string_view name, std::string_view of = {});
    Clause why_not_stadium() { return refusal({OptionKind::use_stadium, 0, 0, 0}); }
    Clause why_not_choose(std::string_view what);
    Clause refusal(Option option);
    bool may_attack(std::string_view name) { return offers(attack_option(name)); }
    bool may_play(std::string_view card) { return offers({OptionKind::play, hand_card(card).value, 0, 0}); }

    // -- questions. A Pokémon is "my active", "their bench 2" or its name, mine before theirs, or "their Cat".
    const pokemon::Match& match();
    const pokemon::Rulebook& book();
    const pokemon::Pokemon& at(std::string_view pokemon);
    int damage(std::string_view pokemon) { return at(pokemon).damage; }
    bool is(std::string_view pokemon, SpecialCondition condition) { return at(pokemon).is(condition); }
    bool in_play(std::string_view pokemon) { return find_slot(pokemon) != pokemon::no_slot; }
    std::string name(std::string_view pokemon);
    // Names of attached cards, in the order of attaching.
    std::string attached(std::string_view pokemon);
    // Names of the cards of a zone, the deck and the discard pile from the top, a hand in order.
    std::string my(Where zone) { return list(Side::mine, zone); }
    std::string their(Where zone) { return list(Side::theirs, zone); }
    int prizes_left(Side side);
    std::string stadium();
    Outcome outcome() { return match().outcome; }
    Ending ending() { return match().ending; }
    // Whether that seat is asked for that now.
    bool asks(Side side, ChoiceKind kind);
    // Names of the cards and Pokémon that the running choice offers, `done` where nothing more need be chosen.
    std::string offered();
    bool offers(Option option);
    pokemon::View view(Side side);

    // -- what happened, since the start or the last forget()
    const std::vector<Event>& events() const { return events_; }
    void forget() { events_.clear(); }
    int count(EventKind type) const;
    // The last event of that kind; fails where there is none.
    const Event& last(EventKind type) const;
    bool cites(Clause clause) const;
    // The order of the events of these kinds.
    std::vector<EventKind> sequence(std::initializer_list<EventKind> kinds) const;

private:
    void on_event(const pokemon::Match& match, const Event& event) override;
    void add_usual_cards();
    void read_cards(std::string_view lines);
    CardId card_id(std::string_view name);
    std::vector<CardId> card_list(std::string_view names);
    pokemon::PlacedPokemon read_pokemon(std::string_view text);
    Board& place(Side side, std::string_view active, std::vector<std::string_view> bench);
    Board& fill(Side side, Where zone, std::string_view cards);
    void fill_prizes(pokemon::PlacedSeat& seat, std::string_view cards);
    void start();
    void make_book();
    void play_chance();
    void answer_chance();
    Option next_coin();
    Option next_of_shuffle();
    Option next_random();
    Board& answer(OptionKind kind);
    Option attack_option(std::string_view name);
    Option ability_option(std::string_view name, std::string_view of);
    Option choice_option(std::string_view what);
    CopyId hand_card(std::string_view name);
    std::uint8_t slot(std::string_view pokemon);
    std::uint8_t find_slot(std::string_view pokemon);
    std::string list(Side side, Where zone);
    std::string card_name(CopyId copy);

    CardSet cards_;
    RuleSet rules_;
    pokemon::Position position_;
    pokemon::PerSeat<bool> deck_given_, prizes_given_;
    std::optional<pokemon::Rulebook> book_;
    std::optional<pokemon::Match> match_;
    std::string coins_;
    std::size_t next_coin_ = 0;
    std::vector<std::vector<std::string>> shuffles_;
    std::vector<std::string> randoms_;
    std::vector<Event> events_;
};

}  // namespace cubenight::test
