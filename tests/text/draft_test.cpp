// What the draft says: denials, the deck check, reasons for picks, advice. The draft itself gives kinds and numbers.
#include "src/text/draft/advice_text.hpp"
#include "src/text/draft/deck_text.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/draft/pick_text.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::text;
using namespace cubenight::draft;

namespace {

std::string denied(Denial why, int number = 0, int other = 0, std::optional<SeatId> seat = {}) {
    return denial_sentence({why, number, other, seat, {}});
}

PickReason reason_of(PickReasonKind kind, int number = 0, Type type = Type::fire) {
    PickReason reason;
    reason.kind = kind;
    reason.number = number;
    reason.type = type;
    return reason;
}

BrokenRule broken_by(DeckRule rule, int number, int other = 0) {
    BrokenRule broken;
    broken.rule = rule;
    broken.number = number;
    broken.other = other;
    broken.name = "Pup";
    return broken;
}

}  // namespace

TEST_CASE("Every denial has a sentence without a place left open", "[text.draft]") {
    for (int why = 0; why <= static_cast<int>(Denial::clock_unchanged); ++why)
        for (const int number : {0, 1, 2, 99}) {
            const std::string told = denied(static_cast<Denial>(why), number, 50, SeatId{2});
            INFO(told);
            CHECK(told.ends_with('.'));
            CHECK(told.find('{') == std::string::npos);
        }
}

TEST_CASE("A denial names its numbers and its seat", "[text.draft]") {
    CHECK(denied(Denial::too_few_picks, 36, 50) ==
          "A deck takes 50 cards, a seat gets 36 at most: deal more packs or set smaller decks.");
    CHECK(denied(Denial::too_many_copies, 24, 50) ==
          "A deck takes 50 cards, of this cube it can have 24 at most: only so many copies of a card are allowed.");
    CHECK(denied(Denial::cube_too_small, 360, 359) == "The packs need 360 cards; the cube has 359.");
    CHECK(denied(Denial::players_out_of_range, 20, 16) == "Players: 20 is too many; the most is 16.");
    CHECK(denied(Denial::players_out_of_range, 1, 2) == "Players: 1 is too few; the least is 2.");
    CHECK(denied(Denial::deck_illegal, 1, 0, SeatId{2}) == "The deck of Seat 3 breaks 1 rule.");
    CHECK(denied(Denial::deck_illegal, 2, 0, SeatId{2}) == "The deck of Seat 3 breaks 2 rules.");
    CHECK(denied(Denial::too_few_seats, 1) == "Only 1 seat still plays.");
    CHECK(denied(Denial::no_such_seat, 8) == "There is no seat 9.");
    CHECK(denied(Denial::no_pack) == "The seat has no pack in front of it.");
    CHECK(denied(Denial::wrong_phase, 0, 2) == "That belongs to the rounds; the night is in the draft.");
    CHECK(denied(Denial::wrong_phase, 9, 3) == "That belongs to after its end; the night is in another phase.");
}

TEST_CASE("Every rule of a deck has its words and what is wrong has them too", "[text.draft]") {
    test::TestCube made;
    const DeckRules rules{40, 4, 7, TypeSet::all(), LinePolicy::single_cards};
    for (int rule = 0; rule < deck_rule_count; ++rule) {
        const std::string told = rule_text(static_cast<DeckRule>(rule), rules);
        const std::string wrong = broken_rule_text(broken_by(static_cast<DeckRule>(rule), 3, 1), made.cards());
        INFO(told << " / " << wrong);
        CHECK_FALSE(told.empty());
        CHECK_FALSE(wrong.empty());
        CHECK((told + wrong).find('{') == std::string::npos);
    }
    CHECK(rule_text(DeckRule::size, rules) == "40 cards exactly");
    CHECK(rule_text(DeckRule::copies, rules) == "At most 4 of a name");
}

TEST_CASE("What is wrong with a deck is told with names and numbers", "[text.draft]") {
    test::TestCube made;
    const CubeCopyId ember = made.add(test::pokemon("Ember", Type::fire));
    const auto told = [&](const BrokenRule& broken) { return broken_rule_text(broken, made.cards()); };
    CHECK(told(broken_by(DeckRule::size, 8, 10)) == "8 now, 2 cards short");
    CHECK(told(broken_by(DeckRule::size, 9, 10)) == "9 now, 1 card short");
    CHECK(told(broken_by(DeckRule::size, 12, 10)) == "12 now, 2 cards over");
    CHECK(told(broken_by(DeckRule::copies, 5, 4)) == "Pup is there 5 times");
    CHECK(told(broken_by(DeckRule::radiant, 2, 1)) == "2 Radiant Pokémon");
    BrokenRule foreign = broken_by(DeckRule::own_pool, 0);
    foreign.cards = {ember, CubeCopyId{999}};
    CHECK(told(foreign) == "Not in the pool: Ember, an unknown card");
    BrokenRule lacking = broken_by(DeckRule::evolution_lines, 0);
    lacking.cards = {ember};
    CHECK(told(lacking) == "Ember lacks Pup");
    lacking = broken_by(DeckRule::offered_cards, 1);
    lacking.name.clear();
    CHECK(told(lacking) == "The night does not offer that card so often");
}

TEST_CASE("What mends a deck is told by its edits", "[text.draft]") {
    test::TestCube made;
    const CubeCopyId ember = made.add(test::pokemon("Ember", Type::fire));
    const auto told = [&](const Mend& mend) { return mend_text(mend, made.cards()); };
    const DeckEdit add{DeckEdit::Op::add_card, ember, {}, no_card, 1};
    CHECK(told({Mend::Kind::add_cards, {add}}) == "Add Ember");
    CHECK(told({Mend::Kind::remove_cards, {add, add, add, add}}) == "Remove 4 cards");
    const DeckEdit energy{DeckEdit::Op::add_energy, no_cube_copy, Type::fire, no_card, 2};
    CHECK(told({Mend::Kind::add_energy, {energy}}) == "Add 2 Fire Energy");
    const DeckEdit water{DeckEdit::Op::remove_energy, no_cube_copy, Type::water, no_card, 1};
    CHECK(told({Mend::Kind::remove_energy, {water}}) == "Remove 1 Water Energy");
    CHECK(told({Mend::Kind::add_energy, {energy, energy, energy, energy}}) == "Add 8 Energy");
    CHECK(told({Mend::Kind::add_cards, {add, energy}}) == "Add Ember, 2 Fire Energy");
}

TEST_CASE("Why no deck can be built is told, with the rule that locked cards break", "[text.draft]") {
    test::TestCube made;
    const auto told = [&](BuildFailure failure, std::optional<BrokenRule> broken = {}) {
        return failure_text({failure, {}, {}, {}, std::move(broken)}, made.cards());
    };
    CHECK(told(BuildFailure::none).empty());
    CHECK_FALSE(told(BuildFailure::no_basic_pokemon).empty());
    CHECK(told(BuildFailure::not_enough_cards) != told(BuildFailure::no_basic_pokemon));
    CHECK(told(BuildFailure::locked_cards) == "No legal deck has all the locked cards.");
    CHECK(told(BuildFailure::locked_cards, broken_by(DeckRule::size, 41, 40)) == "41 cards are locked; a deck has 40.");
    CHECK(told(BuildFailure::locked_cards, broken_by(DeckRule::copies, 5, 4)) ==
          "The locked cards break a rule: Pup is there 5 times.");
}

TEST_CASE("Every reason for a pick has its words", "[text.draft]") {
    test::TestCube made;
    const CubeCopyId ember = made.add(test::pokemon("Ember", Type::fire));
    for (int kind = 0; kind <= static_cast<int>(PickReasonKind::best_left); ++kind)
        for (const int number : {0, 1, 2}) {
            PickReason reason = reason_of(static_cast<PickReasonKind>(kind), number);
            for (const CubeCopyId card : {ember, no_cube_copy}) {
                reason.card = card;
                const std::string told = reason_text(reason, made.cards());
                INFO(told);
                CHECK_FALSE(told.empty());
                CHECK(told.find('{') == std::string::npos);
            }
        }
}

TEST_CASE("Reasons for a pick are told with names and numbers", "[text.draft]") {
    test::TestCube made;
    const auto told = [&](const PickReason& reason) { return reason_text(reason, made.cards()); };
    PickReason bridge = reason_of(PickReasonKind::bridges_line);
    bridge.card = made.add(test::pokemon("Ember", Type::fire));
    bridge.other = made.add(test::pokemon("Inferno", Type::fire));
    CHECK(told(bridge) == "Bridges Ember to Inferno");
    CHECK(told(reason_of(PickReasonKind::low_cost, 2)) == "Low cost: 1 Fire + 1 more");
    CHECK(told(reason_of(PickReasonKind::low_cost, 1)) == "Low cost: 1 Fire");
    CHECK(told(reason_of(PickReasonKind::low_cost, 2, Type::colorless)) == "Low cost: 2 of any type");
    CHECK(told(reason_of(PickReasonKind::draws_cards, 0)) == "Draws cards");
    CHECK(told(reason_of(PickReasonKind::draws_cards, 1)) == "Draws 1 card");
    CHECK(told(reason_of(PickReasonKind::lacks_base, 2)) == "2 stages below it missing");
    CHECK(told(reason_of(PickReasonKind::deepest_type, 6)) == "Fire is your deepest type (6)");
    PickReason strong = reason_of(PickReasonKind::strong_attack, 120);
    strong.other_number = 3;
    CHECK(told(strong) == "120 damage for 3 energy");
}

TEST_CASE("Advice is told with names and numbers", "[text.draft]") {
    test::TestCube made;
    Advice advice;
    advice.name = "Blaze";
    advice.card = made.add(test::pokemon("Inferno", Type::fire));
    advice.types = TypeSet::of(Type::fire) | TypeSet::of(Type::water);
    advice.number = 755, advice.other = 7, advice.third = 9;
    const auto told = [&](AdviceKind kind) {
        advice.kind = kind;
        return advice_text(advice, made.cards());
    };
    CHECK(told(AdviceKind::line_gap) == "Inferno lacks Blaze");
    CHECK(told(AdviceKind::shape) == "Pokémon 755, Trainers 7, energy 9; the guide is 1:2:1");
    const draft::CubeCopyId other = made.add(test::pokemon("Ember", Type::fire));
    advice.cards = {made.cards().id(advice.card), made.cards().id(other)};
    CHECK(told(AdviceKind::unpayable_attack) == "No energy in the deck pays Fire, Water for Inferno, Ember");
    CHECK(told(AdviceKind::opening_basic) == "76 % to open with a Basic Pokémon in 7 cards");
    CHECK(told(AdviceKind::many_types) == "Attacks ask for Fire, Water");
    advice.level = AdviceLevel::warning;
    CHECK(told(AdviceKind::many_types) ==
          "Attacks ask for Fire, Water: with so many types the right energy often comes late");
    advice.number = 0;
    CHECK(told(AdviceKind::many_types) == "Attacks ask for no certain energy");
}

TEST_CASE("What adding a card would bring is told with names and numbers", "[text.draft]") {
    test::TestCube made;
    const auto told = [&made](AddNoteKind kind) {
        return add_note_text({kind, AdviceLevel::fine, "Blaze", TypeSet::of(Type::fire), 3}, made.cards());
    };
    CHECK(told(AddNoteKind::completes_line) == "Evolution line of Blaze complete: 3 of 3");
    CHECK(told(AddNoteKind::leaves_gap) == "Blaze is still missing below it");
    CHECK(told(AddNoteKind::another_type) == "Fire makes 3 energy types: costs get harder to pay");
    CHECK(told(AddNoteKind::fits_types) == "Energy types then: Fire");
    CHECK(told(AddNoteKind::over_size) == "3 over the deck size");
    CHECK(told(AddNoteKind::breaks_copies) == "Blaze would be there 3 times");
}
