// Rule options that chapter I touches, each one both ways (the documents' differences, and sizes of a match).
#include <set>

#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto cards = R"(
Boom: pokemon basic colorless hp 100 attack "Crash" [] 100 { damage 100 to this } attack "Burst" [] 100 { damage 100 to this; again turn }
Egg: pokemon basic grass hp 30 attack "Roll" [] 30
Sprout: pokemon basic grass hp 50
Bloom: pokemon stage1 grass hp 80 evolves from "Sprout"
Moss: pokemon basic grass hp 90 ability "Grow" { when checkup { heal 20 this } }
Snake: pokemon basic grass hp 90 attack "Toxin" [] { inflict poisoned(3) on their.active } attack "Bite" [] { inflict poisoned on their.active }
Ram: pokemon basic fire hp 200 weakness fire x2 attack "Recoil" [] 30 { damage 40 to this }
Yak: pokemon basic fire hp 200 resistance fire -30 attack "Recoil" [] 30 { damage 40 to this }
Once: pokemon basic fire hp 90 attack "Grand" [] 50 { once per game "GX"; flip 1 { tails: fail } }
Cook: supporter play { draw 1 }
Park: stadium stadium { give any.pokemon { hp +20 } }
Tower: stadium stadium { give any.pokemon { hp +10 } }
)";

// A board under the usual rules with one option changed.
struct With : Board {
    With(const char* option, int value, const char* rule_set = "ja-3.0") : Board(cards, rule_set) {
        rule(option, value);
    }
};

TEST_CASE("difference 1 - with a turn to follow the own one JA lets the player of that turn promote first",
          "[difference.1]") {
    With next_turn("promotion", 0);
    next_turn.mine("Boom", "Egg", "Moss").theirs("Bear", "Egg", "Moss").attack("Burst");
    CHECK(next_turn.asks(Side::mine, ChoiceKind::promote));
    With opponent("promotion", 1);
    opponent.mine("Boom", "Egg", "Moss").theirs("Bear", "Egg", "Moss").attack("Burst");
    CHECK(opponent.asks(Side::theirs, ChoiceKind::promote));
}

TEST_CASE("difference 1 - in a usual turn the opponent promotes first under both", "[difference.1]") {
    for (int value : {0, 1}) {
        With board("promotion", value);
        board.mine("Boom", "Egg", "Moss").theirs("Bear", "Egg", "Moss").attack("Crash");
        CHECK(board.asks(Side::theirs, ChoiceKind::promote));
    }
}

TEST_CASE("difference 1 - in the Checkup FI promotes before the Prize card is taken", "[difference.1]") {
    const auto order = [](int value) {
        With board("checkup_prize_before_promotion", value);
        board.mine("Egg 20 poisoned", "Bear").end_turn();
        return board.sequence({EventKind::prize_taken, EventKind::promoted});
    };
    CHECK(order(1) == std::vector{EventKind::prize_taken, EventKind::promoted});
    CHECK(order(0) == std::vector{EventKind::promoted, EventKind::prize_taken});
}

TEST_CASE("difference 1 - in a turn the Prize card comes first under both", "[difference.1]") {
    for (int value : {0, 1}) {
        With board("checkup_prize_before_promotion", value);
        board.mine("Egg").theirs("Egg", "Bear").attack("Roll");
        CHECK(board.sequence({EventKind::prize_taken, EventKind::promoted}) ==
              std::vector{EventKind::prize_taken, EventKind::promoted});
    }
}

TEST_CASE("difference 1 - the last Prize card wins although a Pokemon came up before it", "[difference.1]") {
    With board("checkup_prize_before_promotion", 0);
    board.mine("Egg 20 poisoned", "Bear").their(Where::prizes, "fire").end_turn();
    CHECK(board.outcome() == Outcome::seat1_wins);
}

TEST_CASE("difference 2 - an attack that failed by its own text counts as used in JA only", "[difference.2]") {
    const auto again = [](int value, const char* coins) {
        With board("own_fail_is_used", value);
        board.mine("Once").coins(coins).attack("Grand").end_turn();
        return board.may_attack("Grand") ? Clause::none : board.why_not_attack("Grand");
    };
    CHECK(again(1, "T") == Clause::E_12_b1);
    CHECK(again(0, "T") == Clause::none);
    CHECK(again(1, "H") == Clause::E_12_b1);
    CHECK(again(0, "H") == Clause::E_12_b1);
}

TEST_CASE("difference 2 - an attack that Confusion stopped is not used under either", "[difference.2][JA.A-01.2b]") {
    for (int value : {0, 1}) {
        With board("own_fail_is_used", value);
        board.mine("Once confused").coins("T").attack("Grand").end_turn();
        CHECK(board.may_attack("Grand"));
    }
}

TEST_CASE("difference 3 - Burn puts two counters and then a coin is flipped", "[difference.3]") {
    With board("burn", 0);
    board.mine("Bear burned").coins("H").end_turn();
    CHECK(board.sequence({EventKind::counters, EventKind::coin, EventKind::cured}) ==
          std::vector{EventKind::counters, EventKind::coin, EventKind::cured});
    CHECK(board.damage("my active") == 20);
}

TEST_CASE("difference 4 - damage to the attacker itself uses its Weakness and Resistance or not", "[difference.4]") {
    const auto recoil = [](int value, const char* attacker) {
        With board("self_damage_uses_wr", value);
        board.mine(attacker).attack("Recoil");
        return board.damage("my active");
    };
    CHECK(recoil(1, "Ram") == 80);
    CHECK(recoil(0, "Ram") == 40);
    CHECK(recoil(1, "Yak") == 10);
    CHECK(recoil(0, "Yak") == 40);
}

TEST_CASE("difference 4 - the Defending Pokemon's Weakness counts under both", "[difference.4]") {
    for (int value : {0, 1}) {
        With board("self_damage_uses_wr", value);
        board.mine("Yak").theirs("Ram").attack("Recoil");
        CHECK(board.damage("Ram") == 60);
    }
}

TEST_CASE("difference 5 - whether the first player attacks in the first turn", "[difference.5]") {
    With banned("first_turn_attack", 0);
    banned.turn(1).mine("Egg");
    CHECK(banned.why_not_attack("Roll") == Clause::note_1);
    With allowed("first_turn_attack", 1);
    allowed.turn(1).mine("Egg").attack("Roll");
    CHECK(allowed.damage("their active") == 30);
}

TEST_CASE("difference 5 - whether the first player plays a Supporter in the first turn", "[difference.5]") {
    With banned("first_turn_supporter", 0);
    banned.turn(1).my(Where::hand, "Cook");
    CHECK(banned.why_not_play("Cook") == Clause::first_supporter);
    With allowed("first_turn_supporter", 1);
    allowed.turn(1).my(Where::hand, "Cook").play("Cook");
    CHECK(allowed.my(Where::hand) == "fire");
}

TEST_CASE("difference 6 - whether a changed Poison replaces the usual one", "[difference.6]") {
    const auto poison = [](int value, const char* before, const char* attack) {
        With board("poison_newest_replaces", value);
        board.mine("Snake").theirs(before).attack(attack);
        return static_cast<int>(board.at("their active").poison);
    };
    CHECK(poison(1, "Bear poisoned", "Toxin") == 3);
    CHECK(poison(0, "Bear poisoned", "Toxin") == 1);
    CHECK(poison(1, "Bear poisoned(3)", "Bite") == 1);
    CHECK(poison(0, "Bear poisoned(3)", "Bite") == 1);
    CHECK(poison(0, "Bear", "Toxin") == 3);
}

TEST_CASE("difference 7 - the Checkup comes between turns or at the owner's turn start", "[difference.7]") {
    With between("checkup", 0);
    between.mine("Bear poisoned").theirs("Bear poisoned").end_turn();
    CHECK(between.damage("my active") == 10);
    CHECK(between.damage("their active") == 10);
    With own("checkup", 1);
    own.mine("Bear poisoned").theirs("Bear poisoned").end_turn();
    CHECK(own.damage("my active") == 0);
    CHECK(own.damage("their active") == 10);
}

TEST_CASE("difference 8 - other effects of the Checkup each on its own or as one block", "[difference.8]") {
    With single("checkup_effects", 0);
    single.mine("Moss 40 poisoned", "Moss 40").end_turn();
    CHECK(single.asks(Side::mine, ChoiceKind::trigger_order));
    With before("checkup_effects", 1);
    before.mine("Moss 10 poisoned").end_turn();
    CHECK(before.asks(Side::mine, ChoiceKind::may));
    before.yes();
    CHECK(before.damage("Moss") == 10);
    With after("checkup_effects", 1);
    after.mine("Moss 10 poisoned").end_turn().no();
    CHECK(after.damage("Moss") == 0);
}

TEST_CASE("difference 8 - without other effects nobody is asked", "[difference.8]") {
    With board("checkup_effects", 1);
    board.mine("Bear poisoned").end_turn();
    CHECK(board.asks(Side::theirs, ChoiceKind::main));
}

TEST_CASE("difference 19 - a drawn match goes on or ends", "[difference.19]") {
    With sudden_death("on_draw", 0);
    sudden_death.mine("Boom").coins("H").attack("Crash");
    CHECK(sudden_death.outcome() == Outcome::running);
    CHECK(sudden_death.count(EventKind::sudden_death) == 1);
    With draw("on_draw", 1);
    draw.mine("Boom").attack("Crash");
    CHECK(draw.outcome() == Outcome::draw);
}

TEST_CASE("difference 20 - extra cards after the Prize cards or at each redraw", "[difference.20]") {
    const auto prizes_when_asked = [](int value) {
        With board("extra_draw", value);
        board.coins("H").shuffle("").shuffle("").shuffle("Egg").deal("Bear fire*19", "water*7 Egg water*12").yes();
        if (value == 0) board.choose("Bear").choose("Egg");
        CHECK(board.asks(Side::mine, ChoiceKind::extra_cards));
        return board.prizes_left(Side::mine);
    };
    CHECK(prizes_when_asked(0) == 6);
    CHECK(prizes_when_asked(1) == 0);
}

TEST_CASE("option prize_cards - as many Prize cards as the night says", "[option]") {
    for (int value : {1, 3, 6}) {
        With board("prize_cards", value);
        board.coins("H").deal("Bear fire*19", "Bear fire*19").yes().choose("Bear").choose("Bear");
        CHECK(board.prizes_left(Side::mine) == value);
    }
}

TEST_CASE("option hand_size - as many cards in the first hand as the night says", "[option]") {
    for (int value : {5, 7}) {
        With board("hand_size", value);
        board.coins("H").deal("Bear fire*19", "Bear fire*19").yes();
        CHECK(board.match().seats[pokemon::seat0].hand.size() == static_cast<std::size_t>(value));
    }
}

TEST_CASE("option bench_size - a Bench of another size in the turn and at set-up", "[option][JA.A-04.b2]") {
    With small("bench_size", 3);
    small.mine("Bear", "Bear", "Bear", "Bear").my(Where::hand, "Egg");
    CHECK(small.why_not_play("Egg") == Clause::A_04_b2);
    CHECK(small.view(Side::mine).seats[pokemon::seat0].bench_limit == 3);
    With large("bench_size", 8);
    large.mine("Bear", "Bear", "Bear", "Bear", "Bear", "Bear").my(Where::hand, "Egg").play("Egg");
    CHECK(large.match().seats[pokemon::seat0].bench.size() == 6);
    With setup("bench_size", 2);
    setup.coins("H").deal("Bear*7 fire*13", "Egg fire*19").yes().choose("Bear").choose("Bear").choose("Bear");
    CHECK(setup.asks(Side::theirs, ChoiceKind::place_active));
}

TEST_CASE("option first_turn_evolve - evolving in the own first turn", "[option][JA.A-05.b2]") {
    With banned("first_turn_evolve", 0);
    banned.turn(2).mine("Sprout").my(Where::hand, "Bloom");
    CHECK(banned.why_not_play("Bloom") == Clause::A_05_b2);
    With allowed("first_turn_evolve", 1);
    allowed.turn(2).mine("Sprout", "Sprout new").my(Where::hand, "Bloom Bloom").play("Bloom", "my active");
    CHECK(allowed.why_not_play("Bloom") == Clause::A_05_b2);  // the other one came this turn
}

TEST_CASE("option stadiums_per_turn - more Stadiums in a turn", "[option][JA.I-B-03.b1]") {
    With one("stadiums_per_turn", 1);
    one.my(Where::hand, "Park Tower").play("Park");
    CHECK(one.why_not_play("Tower") == Clause::I_B_03_b1);
    With more("stadiums_per_turn", 60);
    more.my(Where::hand, "Park Tower").play("Park").play("Tower");
    CHECK(more.stadium() == "Tower");
}

TEST_CASE("option - each document's rule set has its own values", "[option]") {
    const auto value = [](const char* set, OptionKey key) { return (*named_rule_set(set))[key]; };
    for (const OptionKey key : {OptionKey::protected_card_rest, OptionKey::hand_choice_may_fail,
                                OptionKey::zone_change_resets, OptionKey::single_search_may_fail}) {
        CHECK(value("ja-3.0", key) == 1);
        CHECK(value("zh-2.2", key) == 0);
    }
    CHECK(value("ja-3.0", OptionKey::empty_all_complies) == 0);
    CHECK(value("zh-2.2", OptionKey::empty_all_complies) == 1);
    CHECK(value("ja-3.0", OptionKey::energy_types) == 11);
    CHECK(value("fi-swsh", OptionKey::energy_types) == 11);
    CHECK(value("zh-2.2", OptionKey::energy_types) == 10);
    CHECK(value("fi-swsh", OptionKey::attack_choices_up_front) == 1);
    for (const char* set : {"cube", "ja-3.0", "zh-2.2"}) CHECK(value(set, OptionKey::attack_choices_up_front) == 0);
    CHECK(value("cube", OptionKey::on_draw) == 1);
    for (const char* set : {"cube", "ja-3.0", "zh-2.2", "fi-swsh"}) {
        CHECK(value(set, OptionKey::poison_newest_replaces) == 1);
        CHECK(value(set, OptionKey::effect_evolution_keeps_conditions) == 0);
        CHECK(value(set, OptionKey::immune_energy_receiver_discards) == 1);
        CHECK(value(set, OptionKey::past_event_survives_leaving) == 1);
        CHECK(value(set, OptionKey::first_turn_supporter) == 0);
        CHECK(value(set, OptionKey::first_turn_evolve) == 0);
        CHECK(value(set, OptionKey::prize_cards) == 6);
        CHECK(value(set, OptionKey::deck_size) == 60);
    }
    CHECK(value("zh-2.2", OptionKey::promotion) == 1);
    CHECK(value("fi-swsh", OptionKey::checkup_prize_before_promotion) == 0);
    CHECK(value("zh-2.2", OptionKey::own_fail_is_used) == 0);
    CHECK(value("fi-swsh", OptionKey::self_damage_uses_wr) == 0);
    CHECK(value("cube", OptionKey::checkup) == 1);
    CHECK(value("fi-swsh", OptionKey::checkup_effects) == 1);
    CHECK(value("cube", OptionKey::extra_draw) == 1);
    CHECK(value("fi-swsh", OptionKey::on_draw) == 0);
    for (const char* set : {"cube", "zh-2.2", "fi-swsh"}) CHECK(value(set, OptionKey::first_turn_attack) == 0);
    CHECK(changed_options(*named_rule_set("ja-3.0")).empty());
    CHECK_FALSE(named_rule_set("en-1.0"));
}

TEST_CASE("option - a value beyond its limits is refused and changes nothing", "[option]") {
    RuleSet rules = *named_rule_set("ja-3.0");
    const RuleSet before = rules;
    std::set<std::string> names;
    for (const OptionInfo& info : option_table()) {
        CHECK(names.insert(info.name).second);
        CHECK(find_option(info.name) == info.key);
        CHECK(rules.set(info.name, info.least - 1));
        CHECK(rules.set(info.name, info.most + 1));
        CHECK(rules == before);
        CHECK_FALSE(rules.set(info.name, info.most));
        rules = before;
    }
    CHECK(names.size() == static_cast<std::size_t>(option_count));
    CHECK(rules.set("no_such_option", 1));
}

}  // namespace
}  // namespace cubenight::test
