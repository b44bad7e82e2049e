#include "engine/scenario/read/read_position.hpp"

#include <utility>

#include "engine/cards/notation/words.hpp"

namespace cubenight::scenario {
namespace {

constexpr int most_damage = 9990;
constexpr int most_turns = 399;

void append(CardList& to, CardList from) { to.insert(to.end(), from.begin(), from.end()); }

}  // namespace

void PositionReader::once(bool taken, std::string_view field) {
    if (taken) in_.fail_here(saying("`{0}` stands twice", field));
}

void PositionReader::seat_block(WrittenSeat& seat) {
    in_.expect_mark("{");
    while (!in_.accept_mark("}") && !in_.failed()) {
        if (in_.accept_mark(";")) continue;
        seat_field(seat);
    }
}

void PositionReader::seat_field(WrittenSeat& seat) {
    if (in_.accept_word("active")) {
        once(seat.active || seat.no_active, "active");
        if (in_.accept_word("none")) seat.no_active = true;
        else seat.active = pokemon();
    } else if (in_.accept_word("bench")) bench(seat);
    else if (in_.accept_word("deck")) deck(seat);
    else if (in_.accept_word("hand")) append(seat.hand, refs_.list(Labels::given));
    else if (in_.accept_word("discard")) {
        in_.accept_word("pile");
        append(seat.discard, refs_.list(Labels::given));
    } else if (in_.accept_word("lost")) {
        in_.accept_word("zone");
        append(seat.lost, refs_.list(Labels::given));
    } else if (in_.accept_word("aside")) append(seat.aside, refs_.list(Labels::given));
    else if (in_.accept_word("prizes")) prizes(seat);
    else if (in_.accept_word("turns")) seat.turns = in_.expect_number(saying("own turns begun"), 0, most_turns);
    else if (in_.accept_word("used")) used(seat);
    else
        in_.expected(
            saying("a part of the position: active, bench, hand, deck, discard, lost, aside, prizes, used, turns"));
}

void PositionReader::bench(WrittenSeat& seat) {
    if (in_.accept_word("none")) return;
    do {
        int copies = 1;
        const WrittenPokemon one = pokemon(&copies);
        seat.bench.insert(seat.bench.end(), static_cast<std::size_t>(copies), one);
    } while (in_.accept_mark(",") && !in_.failed());
    if (seat.bench.size() > 8) in_.fail(saying("a Bench has at most eight places"));
}

// Cards, or only how many: Grass Energy then.
void PositionReader::deck(WrittenSeat& seat) {
    once(seat.deck.has_value(), "deck");
    if (!in_.is_kind(TokenKind::number) || refs_.at_listed()) {
        seat.deck = refs_.list(Labels::given);
        return;
    }
    ListedCard card;
    card.line = in_.line();
    card.name = basic_energy(Type::grass).name;
    card.copies = in_.expect_number(saying("cards in the deck"), 1, 60);
    seat.deck = CardList{card};
}

void PositionReader::prizes(WrittenSeat& seat) {
    if (in_.accept_phrase("at start")) {
        seat.prizes_at_start = in_.expect_number(saying("Prize cards at the start"), 0, most_prizes);
        return;
    }
    once(seat.prizes || seat.prize_count, "prizes");
    if (in_.is_kind(TokenKind::number) && !refs_.at_listed()) {
        seat.prize_count = in_.expect_number(saying("Prize cards"), 0, most_prizes);
        return;
    }
    seat.prizes = refs_.list(Labels::given);
}

void PositionReader::used(WrittenSeat& seat) {
    do {
        if (in_.accept_word("supporter")) seat.used.supporter = 1;
        else if (in_.accept_word("energy")) seat.used.energy = 1;
        else if (in_.accept_word("retreat")) seat.used.retreated = 1;
        else if (in_.accept_phrase("stadium effect")) seat.used.stadium_used = 1;
        else if (in_.accept_word("stadium")) seat.used.stadium = 1;
        else if (in_.accept_word("ability")) seat.names_used.push_back(in_.expect_string(saying("an ability's name")));
        else if (in_.accept_phrase("per game"))
            seat.words_used.push_back(in_.expect_string(saying("the word of `once per game`")));
        else
            in_.expected(
                saying("what the turn has used: supporter, energy, retreat, stadium, stadium effect, ability \"Name\", "
                       "per game \"Word\""));
    } while (in_.accept_mark(",") && !in_.failed());
}

WrittenPokemon PositionReader::pokemon(int* copies) {
    WrittenPokemon pokemon;
    do pokemon.cards.push_back(refs_.listed(Labels::given));
    while (in_.accept_mark(">") && !in_.failed());
    if (copies && pokemon.cards.size() == 1) *copies = std::exchange(pokemon.cards.front().copies, 1);
    for (const ListedCard& card : pokemon.cards)
        if (card.copies != 1) in_.fail(saying("one Pokémon at a time; several stand as a list: \"A\", \"A\""));
    // A label behind the last card names the whole Pokémon.
    pokemon.label = std::exchange(pokemon.cards.back().label, {});
    while (attribute(pokemon, false)) {
    }
    if (!in_.accept_mark("{")) return pokemon;
    while (!in_.accept_mark("}") && !in_.failed()) {
        if (in_.accept_mark(";") || in_.accept_mark(",")) continue;
        if (!attribute(pokemon, true))
            in_.expected(
                saying("what is true of the Pokémon: damage 30, energy RRW, tool \"Name\", poisoned, new, ..."));
    }
    while (attribute(pokemon, false)) {
    }
    return pokemon;
}

// Without braces a `used` with another word behind it is the player's.
bool PositionReader::attribute(WrittenPokemon& pokemon, bool in_braces) {
    if (in_.failed()) return false;
    if (in_braces && in_.is_word("used")) in_.accept_phrase("used ability") || in_.accept_word("used");
    else if (in_.is_word("used") && in_.is_kind(TokenKind::string, 1)) in_.skip();
    else return attribute_of_state(pokemon);
    pokemon.abilities_used.push_back(in_.expect_string(saying("an ability's name")));
    return true;
}

bool PositionReader::attribute_of_state(WrittenPokemon& pokemon) {
    if (attribute_number(pokemon) || attribute_condition(pokemon)) return true;
    if (in_.accept_word("energy") || in_.accept_word("tool") || in_.accept_word("tools") || in_.accept_word("attached"))
        attached(pokemon, refs_.list(Labels::given));
    else if (in_.accept_word("under")) append(pokemon.under, refs_.list(Labels::given));
    else if (in_.accept_word("new")) pokemon.new_this_turn = true;
    else if (in_.accept_phrase("evolved this turn") || in_.accept_phrase("devolved this turn"))
        pokemon.changed_this_turn = true;
    else if (in_.accept_word("marker") || in_.accept_word("marked"))
        pokemon.facts.markers.push_back(in_.expect_string(saying("a marker")));
    else if (in_.accept_word("as")) pokemon.label = refs_.label();
    else return false;
    return true;
}

// Its player's, where nothing is said.
void PositionReader::attached(WrittenPokemon& pokemon, CardList cards) {
    if (!in_.accept_word("of")) return append(pokemon.attached, std::move(cards));
    const SeatId owner = refs_.expect_player();
    if (!cards.empty() && cards.back().label.empty() && in_.accept_word("as")) cards.back().label = refs_.label();
    append(pokemon.attached_of[owner], std::move(cards));
}

bool PositionReader::attribute_number(WrittenPokemon& pokemon) {
    if (in_.accept_word("damage")) pokemon.facts.damage = in_.expect_number(saying("damage in points"), 0, most_damage);
    else if (in_.accept_word("counters"))
        pokemon.facts.damage = 10 * in_.expect_number(saying("damage counters"), 0, most_damage / 10);
    else if (in_.accept_phrase("came in turn")) pokemon.facts.came = in_.expect_number(saying("a turn"), 0, most_turns);
    else if (in_.accept_phrase("evolved in turn"))
        pokemon.facts.changed = in_.expect_number(saying("a turn"), 0, most_turns);
    else return false;
    return true;
}

bool PositionReader::attribute_condition(WrittenPokemon& pokemon) {
    const auto which = in_.accept_one_of(cubenight::words::condition);
    if (!which) return false;
    pokemon::PlacedCondition placed{static_cast<SpecialCondition>(*which), 0};
    if (in_.accept_mark("(")) {
        placed.counters = in_.expect_number(saying("counters per Checkup"), 1, 99);
        in_.expect_mark(")");
    } else if (placed.condition == SpecialCondition::paralyzed && in_.accept_phrase("since own turn")) {
        pokemon.facts.paralyzed_since =
            in_.expect_number(saying("how many own turns its player had begun"), 0, most_turns);
    }
    pokemon.facts.conditions.push_back(placed);
    return true;
}

// -- the board

bool PositionReader::board_field(WrittenPosition& position) {
    if (in_.is_word("stadium") && (in_.is_kind(TokenKind::string, 1))) {
        once(position.stadium.has_value(), "stadium");
        in_.skip();
        position.stadium = refs_.listed(Labels::given);
        if (in_.accept_word("of")) position.stadium_seat = refs_.expect_player();
    } else if (in_.accept_word("turn")) turn(position);
    else if (in_.accept_word("first")) {
        in_.accept_word("player");
        position.first_seat = refs_.expect_player();
    } else if (in_.accept_phrase("sudden deaths"))
        position.sudden_deaths = in_.expect_number(saying("drawn games before"), 0, 8);
    else if (in_.accept_word("begin")) begin(position);
    else return false;
    return true;
}

void PositionReader::turn(WrittenPosition& position) {
    once(position.turn || position.turn_seat, "turn");
    const bool numbered = in_.is_kind(TokenKind::number);
    if (numbered) position.turn = in_.expect_number(saying("a turn, counted over both players"), 1, most_turns);
    if (in_.accept_word("of")) position.turn_seat = refs_.expect_player();
    else if (!numbered) in_.expected(saying("the turn's number, `of` and a player, or both"));
}

void PositionReader::begin(WrittenPosition& position) {
    if (in_.accept_phrase("with set up") || in_.accept_phrase("with setup")) position.begin = Begin::setup;
    else if (in_.accept_phrase("before the draw")) position.begin = Begin::turn_start;
    else if (in_.accept_phrase("with actions")) position.begin = Begin::main;
    else in_.expected(saying("where the scenario begins: `with set up`, `before the draw` or `with actions`"));
}

}  // namespace cubenight::scenario
