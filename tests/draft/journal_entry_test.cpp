#include "draft/night/journal_entry.hpp"

#include "draft/night/line_fields.hpp"
#include "draft/night/night.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/draft/night_runs.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

SeatId seat(std::uint32_t number) { return SeatId{static_cast<std::uint8_t>(number)}; }

std::string random_text(Generator& chance) {
    static const std::string pieces[] = {"a",
                                         "Z9",
                                         " ",
                                         "\"",
                                         "\\",
                                         "\n",
                                         "\t",
                                         "=",
                                         ",",
                                         ":",
                                         "-",
                                         "\xE9\x9B\xA8",
                                         "\xFF",
                                         "\xC3",
                                         std::string(1, '\0'),
                                         "\x7F",
                                         "\xF0\x9F\x83\x8F",
                                         "\\x41",
                                         "seat=3"};
    std::string text;
    for (auto n = chance.below(12); n > 0; --n) text += pieces[chance.below(std::size(pieces))];
    return text;
}

Deck random_deck(Generator& chance) {
    Deck deck;
    for (auto n = chance.below(40); n > 0; --n) deck.cards.push_back({static_cast<std::uint16_t>(chance.below(60000))});
    for (auto n = chance.below(3); n > 0; --n)
        deck.offered.push_back({static_cast<std::uint16_t>(chance.below(65535))});
    for (auto& energy : deck.energy) energy = static_cast<std::uint8_t>(chance.below(3) ? 0 : chance.below(100));
    return deck;
}

EntryAction random_action(Generator& c) {
    const int round = 1 + static_cast<int>(c.below(16)), table = 1 + static_cast<int>(c.below(16));
    const auto result = static_cast<MatchResult>(c.below(4));
    const auto who = seat(c.below(16));
    const auto skill = static_cast<BotSkill>(c.below(2));
    switch (c.below(19)) {
        case 0: return PickEntry{who, {static_cast<std::uint16_t>(c.below(65536))}};
        case 1: return UndoEntry{who, random_text(c)};
        case 2: return SeatEntry{who, static_cast<SeatKind>(c.below(2)), random_text(c), skill};
        case 3: return DeckEntry{who, random_deck(c), static_cast<DeckMove>(c.below(3))};
        case 4: return SubmitEntry{who};
        case 5: {
            PairEntry pair{round, {}};
            for (auto n = c.below(9); n > 0; --n)
                pair.tables.push_back(
                    {seat(c.below(16)), c.below(4) ? std::optional(seat(c.below(16))) : std::nullopt});
            return pair;
        }
        case 6: return StartEntry{round, table, c.next()};
        case 7: return StepEntry{round, table, static_cast<std::uint32_t>(c.next())};
        case 8: return TakeBackEntry{round, table, 1 + static_cast<int>(c.below(200'000)), random_text(c)};
        case 9: return ResultEntry{round, table, result};
        case 10: return AdjustEntry{round, table, result, random_text(c)};
        case 11: return DropEntry{who, static_cast<Presence>(c.below(2)), random_text(c)};
        case 12: return ClockEntry{static_cast<ClockAction>(c.below(3)), static_cast<int>(c.below(2000)) - 1000};
        case 13: return NoteEntry{random_text(c)};
        case 14: return JoinEntry{random_text(c), static_cast<SeatKind>(c.below(2)), random_deck(c).cards, skill};
        case 15: return WithdrawEntry{round, table};
        case 16: return RetractEntry{round, table, 1 + static_cast<int>(c.below(200'000))};
        case 17: {
            const Deck deck = random_deck(c);
            return LockEntry{who, deck.cards, c.below(2) ? deck.energy : EnergyCounts{}};
        }
        default: return FinishEntry{random_text(c)};
    }
}

NightSettings random_settings(Generator& c) {
    NightSettings s;
    s.name = random_text(c);
    s.cube = random_text(c);
    s.cube_cards = c.next();
    s.seed = c.next();
    s.row = {2 + static_cast<int>(c.below(15)), 1 + static_cast<int>(c.below(20)), 1 + static_cast<int>(c.below(60)),
             1 + static_cast<int>(c.below(60)), 1 + static_cast<int>(c.below(6))};
    for (auto n = c.below(17); n > 0; --n)
        s.seats.push_back({random_text(c), static_cast<SeatKind>(c.below(2)), static_cast<BotSkill>(c.below(2))});
    if (c.below(2)) {
        s.row.packs = s.row.pack_size = 0;
        for (auto n = 1 + c.below(16); n > 0; --n)
            s.decks.push_back({random_text(c), static_cast<std::uint16_t>(1 + c.below(200))});
    }
    s.passing = static_cast<Passing>(c.below(2));
    s.leave = static_cast<int>(c.below(61));
    s.rule_set = random_text(c);
    for (auto n = c.below(4); n > 0; --n)
        s.rule_changes.push_back({random_text(c), static_cast<int>(c.below(100)) - 50});
    s.pairing = static_cast<PairingSystem>(c.below(3));
    s.rounds = static_cast<int>(c.below(17));
    s.pick_seconds = static_cast<int>(c.below(1000));
    s.build_minutes = static_cast<int>(c.below(100));
    s.round_minutes = static_cast<int>(c.below(100));
    return s;
}

// One random change of a line: a byte changed, dropped or doubled, or a piece moved.
std::string mutated(std::string line, Generator& c) {
    if (line.empty()) return line;
    const auto at = c.below(static_cast<std::uint32_t>(line.size()));
    switch (c.below(5)) {
        case 0: line[at] = static_cast<char>(c.below(256)); break;
        case 1: line.erase(at, 1 + c.below(5)); break;
        case 2: line.insert(at, line.substr(at, 1 + c.below(9))); break;
        case 3: line.resize(at); break;
        case 4: line.insert(at, 1, "\"\\ =,:-0"[c.below(8)]); break;
    }
    return line;
}

std::string fault(std::string_view line) {
    const auto read = read_entry(line, 12);
    if (read) return {};
    CHECK(read.error().line == 12);
    return read.error().reason.english();
}

}  // namespace

TEST_CASE("entries have a line that people can read", "[journal]") {
    CHECK(write_entry({0, PickEntry{seat(3), {112}}}) == "pick seat=3 card=112");
    CHECK(write_entry({1764000000000, UndoEntry{seat(3), "wrong \"card\""}}) ==
          "undo seat=3 reason=\"wrong \\\"card\\\"\" at=1764000000000");
    Deck deck;
    deck.cards = {{1}, {7}, {30}};
    deck.energy[static_cast<std::size_t>(Type::fire)] = 6;
    deck.energy[static_cast<std::size_t>(Type::grass)] = 4;
    CHECK(write_entry({0, DeckEntry{seat(0), deck}}) == "deck seat=0 cards=1,7,30 energy=grass:4,fire:6 lower=");
    CHECK(write_entry({0, DeckEntry{seat(0), {}, DeckMove::taken_back}}) ==
          "deck seat=0 cards= energy= lower= move=taken_back");
    CHECK(write_entry({0, LockEntry{seat(0), {{1}, {7}}}}) == "lock seat=0 cards=1,7");
    CHECK(write_entry({0, LockEntry{seat(0), {}, {0, 3}}}) == "lock seat=0 cards= energy=fire:3");
    CHECK(write_entry({0, PairEntry{2, {{seat(0), seat(3)}, {seat(4), std::nullopt}}}}) == "pair round=2 tables=0-3,4");
    CHECK(write_entry({0, SeatEntry{seat(1), SeatKind::bot, "雨桐"}}) == "seat seat=1 kind=bot name=\"雨桐\"");
}

TEST_CASE("what is written is read back the same", "[journal][property]") {
    Generator chance(1);
    for (int i = 0; i < 4000; ++i) {
        const Entry entry{chance.below(3) ? chance.next() >> 12 : 0, random_action(chance)};
        const auto line = write_entry(entry);
        CHECK(line.find('\n') == std::string::npos);
        const auto read = read_entry(line);
        if (!read) FAIL(line << ": " << read.error().english());
        if (!(*read == entry)) FAIL("read back differently: " << line);
    }
    for (int i = 0; i < 500; ++i) {
        const auto settings = random_settings(chance);
        const auto line = write_settings(settings);
        CHECK(line.find('\n') == std::string::npos);
        const auto read = read_settings(line);
        if (!read) FAIL(line << ": " << read.error().english());
        if (!(*read == settings)) FAIL("read back differently: " << line);
    }
}

TEST_CASE("fields may stand in any order and nothing may be doubled or missing or strange", "[journal]") {
    CHECK(fault("pick card=112 seat=3").empty());
    CHECK(fault("pick seat=3") == "card is missing");
    CHECK(fault("pick seat=3 card=1 card=2") == "card stands there twice");
    CHECK(fault("pick seat=3 card=1 colour=2") == "there is a field that does not belong to pick");
    CHECK(fault("choose seat=3 card=1") == "\"choose\" is no kind of entry");
    CHECK_FALSE(fault("").empty());
    CHECK_FALSE(fault("pick").empty());
    CHECK_FALSE(fault("pick  seat=3 card=1").empty());
    CHECK_FALSE(fault("pick seat=3 card=1 ").empty());
    CHECK_FALSE(fault("pick seat=3,card=1").empty());
    CHECK_FALSE(fault(" pick seat=3 card=1").empty());
}

TEST_CASE("numbers out of their range are refused", "[journal][hostile]") {
    for (const char* line : {"pick seat=16 card=1",
                             "pick seat=-1 card=1",
                             "pick seat=3 card=65536",
                             "pick seat=3 card=",
                             "pick seat=3 card=1x",
                             "pick seat=3 card=+1",
                             "pick seat=3 card=0x1",
                             "pick seat= card=1",
                             "pick seat=99999999999999999999 card=1",
                             "pick seat=3 card=1 at=-5",
                             "pick seat=3 card=1 at=99999999999999999",
                             "start round=0 table=1 seed=1",
                             "start round=17 table=1 seed=1",
                             "start round=1 table=17 seed=1",
                             "start round=1 table=1 seed=18446744073709551616",
                             "step round=1 table=1 value=4294967296",
                             "step round=1 table=1 value=-1",
                             "clock action=add seconds=86401",
                             "result round=1 table=1 result=lost",
                             "deck seat=0 cards=1,,2 energy= lower=",
                             "deck seat=0 cards= energy=fire:100 lower=",
                             "deck seat=0 cards= energy=fire:0 lower=",
                             "deck seat=0 cards= energy=fire:1,fire:1 lower=",
                             "deck seat=0 cards= energy=steam:1 lower=",
                             "pair round=1 tables=0-1-2",
                             "pair round=1 tables=0-",
                             "pair round=1 tables=0-16",
                             "note text=plain",
                             "note text=\"open",
                             "note text=\"a\"b\"",
                             "note text=\"\\q\"",
                             "note text=\"\\x4\"",
                             "note text=\"\\xAG\"",
                             "note text=\"a\\\""})
        CHECK_FALSE(fault(line).empty());
    CHECK(fault("start round=1 table=1 seed=18446744073709551615").empty());
    CHECK(fault("step round=1 table=1 value=4294967295").empty());
}

TEST_CASE("long lines and lists and texts are refused without much work", "[journal][hostile]") {
    CHECK_FALSE(fault("note text=\"" + std::string(70'000, 'a') + "\"").empty());
    CHECK_FALSE(fault("note text=\"" + std::string(5'000, 'a') + "\"").empty());
    std::string list = "deck seat=0 energy= lower= cards=1";
    for (int i = 0; i < 300; ++i) list += ",1";
    CHECK_FALSE(fault(list).empty());
    std::string fields = "pick";
    for (int i = 0; i < 60; ++i) fields += " k" + std::to_string(i) + "=1";
    CHECK_FALSE(fault(fields).empty());
    CHECK_FALSE(read_settings(std::string(1 << 20, '"')).ok());
}

TEST_CASE("changed lines never crash the reader or the night", "[journal][hostile][property]") {
    const auto made = invented_cube(90);
    const CardValues values(made->cards());
    auto settings = settings_for(made->cards(), 4);
    settings.row = {4, 2, 6, 20, 3};
    NightRun run(settings, made->cards());
    run.let_bots_act(values);
    Generator chance(5);
    run.play_round(chance);

    std::vector<std::string> lines;
    for (const auto& entry : run.entries) lines.push_back(write_entry(entry));
    int sound = 0;
    for (int i = 0; i < 300; ++i) {
        auto night = *begin_night(settings, made->cards());
        for (const auto& line : lines) {
            const auto read = read_entry(chance.below(10) ? line : mutated(mutated(line, chance), chance));
            if (!read) continue;
            ++sound;
            (void)apply(night, *read);
        }
        CHECK(broken_invariant(night) == std::nullopt);
    }
    CHECK(sound > 1000);
    const auto line = write_settings(settings);
    for (int i = 0; i < 2000; ++i) {
        const auto read = read_settings(mutated(mutated(line, chance), chance));
        if (read) (void)begin_night(*read, made->cards());
    }
}

TEST_CASE("random sound entries leave a night whole", "[journal][hostile][property]") {
    const auto made = invented_cube(90);
    auto settings = settings_for(made->cards(), 4);
    settings.row = {4, 2, 6, 20, 3};
    const CardValues values(made->cards());
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Generator chance(seed);
        NightRun run(settings, made->cards());
        for (int i = 0; i < 400; ++i) {
            if (chance.below(2)) run.let_bots_act(values, 1);
            if (chance.below(20) == 0 && !can_pair(run.night)) run.happen(next_pairing(run.night));
            auto action = random_action(chance);
            if (std::holds_alternative<FinishEntry>(action) && chance.below(10)) continue;
            const auto before = run.night;
            if (apply(run.night, {0, action})) CHECK(same_state(before, run.night));
            else run.entries.push_back({0, action});
        }
        CHECK(broken_invariant(run.night) == std::nullopt);
        const auto again = replay(settings, made->cards(), run.entries);
        REQUIRE(again);
        CHECK(same_state(*again, run.night));
    }
}
