// What a match of the Ultraman Card Game says: every kind of event, choice, option, ending and refusal has words in every
// language, no place stays open, and nobody reads a card that is hidden from them.
#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "engine/ultraman/view.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/ending_text.hpp"
#include "src/text/ultraman/log_text.hpp"
#include "src/text/ultraman/option_text.hpp"
#include "src/text/ultraman/why_not.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/ultraman_names.hpp"
#include "tests/ultraman/board.hpp"
#include "tests/ultraman/laws.hpp"

namespace cubenight::ultraman::text {
namespace {

using cubenight::text::clause_reason;
using cubenight::text::clause_sentence;
using cubenight::text::LineKind;

constexpr Language languages[] = {Language::english, Language::simplified_chinese, Language::traditional_chinese,
                                  Language::japanese, Language::finnish};
constexpr int event_kinds = static_cast<int>(EventKind::match_ends) + 1;
constexpr int choice_kinds = static_cast<int>(ChoiceKind::random_card) + 1;
constexpr int option_kinds = static_cast<int>(OptionKind::by_generator) + 1;
constexpr int changes = static_cast<int>(Change::negated) + 1;
constexpr int endings = static_cast<int>(Ending::agreed) + 1;

const test::UltramanLeague& real_cards() {
    static const test::UltramanLeague league = test::real_league(CUBENIGHT_SOURCE_DIR);
    return league;
}

// The cards of the program by the names that its table knows.
const CardSet& named_cards() {
    static const CardSet cards = [] {
        CardSet named = real_cards().cards;
        test::name_by_table(named, CUBENIGHT_SOURCE_DIR);
        return named;
    }();
    return cards;
}

Names names_of(const test::UltramanLeague& league, Language language) {
    return {&*league.book, {"Aino", "Ben"}, language, &league.cards};
}

// A card's number as it is printed, "01-001": nobody should read one.
bool has_card_number(std::string_view text) {
    for (std::size_t i = 2; i + 3 < text.size(); ++i) {
        const auto digit = [&](std::size_t at) { return std::isdigit(static_cast<unsigned char>(text[at])) != 0; };
        if (text[i] == '-' && digit(i - 2) && digit(i - 1) && digit(i + 1) && digit(i + 2) && digit(i + 3)) return true;
    }
    return false;
}

bool is_said(std::string_view text) {
    return !text.empty() && text.find('{') == text.npos && text.find("UCG ") == text.npos && !has_card_number(text);
}

// The clauses by which the engine refuses, or says that a text that waited does nothing.
constexpr Clause refusals[] = {
    Clause::c1_2_2,   Clause::c2_3_5_2,    Clause::c5_1_2,    Clause::c5_4_1,    Clause::c5_5_3_1, Clause::c5_5_4_1,
    Clause::c5_6_1,   Clause::c5_6_2_1,    Clause::c5_6_2_2,  Clause::c5_6_2_3,  Clause::c5_8_2_1, Clause::c5_8_3_1,
    Clause::c6_3_1,   Clause::c6_3_2,      Clause::c6_3_3,    Clause::c9_4_1,    Clause::c9_4_2,   Clause::c9_4_4,
    Clause::c10_1_1,  Clause::c10_1_2,     Clause::c10_1_3_1, Clause::c10_1_3_2, Clause::c11_1,    Clause::c11_13_2,
    Clause::c11_15_1, Clause::rule_choice, Clause::rule_over, Clause::rule_hand};

std::vector<Clause> every_clause() {
#define CUBENIGHT_LISTED(name, citation) Clause::name,
    return {CUBENIGHT_UCG_CLAUSES(CUBENIGHT_LISTED)};
#undef CUBENIGHT_LISTED
}

// A match at random, of which everything is kept. In asked mode the decks are shuffled by the generator all the same.
struct Played {
    const test::UltramanLeague& league;
    Match match;
    LogBook log;
    Generator generator;

    Played(const test::UltramanLeague& of, const test::UltramanFixture& fixture, std::uint64_t seed,
           ChanceMode chance = ChanceMode::generator)
        : league(of), log(*of.book), generator(seed) {
        MatchSetup setup = fixture.setup(seed);
        setup.chance = chance;
        auto begun = start_match(*league.book, setup, &log);
        REQUIRE(begun.ok());
        match = *begun;
    }
    bool goes_on() const { return to_act(match) != Actor::nobody; }
    void act() {
        const Option first = match.choice.options[0];
        const bool shuffles = first.kind == OptionKind::by_generator;
        const Option option = shuffles ? first : test::next_option(match, generator);
        REQUIRE_FALSE(choose(*league.book, match, option, &log));
    }
    void play() {
        while (goes_on()) act();
    }
    std::vector<LogEntry> seen(SeatId seat) const {
        std::vector<LogEntry> entries;
        for (const LogEntry& entry : log.entries()) entries.push_back(seen_by(entry, seat));
        return entries;
    }
};

Played real_match(std::uint64_t number, ChanceMode chance = ChanceMode::generator) {
    const test::UltramanFixture fixture = number % 4 == 0 ? test::starter_decks(real_cards(), CUBENIGHT_SOURCE_DIR)
                                                          : test::legal_decks(real_cards(), number);
    return {real_cards(), fixture, number, chance};
}

LogEntry entry_of(EventKind kind) {
    LogEntry entry;
    entry.event.type = kind;
    entry.event.seat = seat0;
    entry.event.copy = CopyId{7};
    entry.event.spot = Spot{2};
    entry.event.n = 1;
    entry.event.bp[seat0] = 9000;
    entry.event.bp[seat1] = 7000;
    entry.event.clause = Clause::c5_9_4_1;
    entry.card = CardId{3};
    entry.other = CardId{40};
    entry.spot_card = CardId{5};
    entry.other_spot_card = CardId{80};
    entry.fighters[seat0] = CardId{6};
    entry.fighters[seat1] = CardId{90};
    if (kind == EventKind::text_lost) entry.event.clause = Clause::c10_1_3_2;
    if (kind == EventKind::battle_tied) entry.event.clause = Clause::c5_9_5_1;
    if (kind == EventKind::lasting_begins) entry.event.change = Change::bp;
    if (kind == EventKind::passed || kind == EventKind::unable)
        entry.event.n = static_cast<std::int16_t>(Phase::level_up);
    return entry;
}

}  // namespace

TEST_CASE("UCG - every kind of event has a sentence of its own in every language", "[text.ultraman]") {
    for (const Language language : languages) {
        const Names names = names_of(real_cards(), language);
        std::set<std::string> sentences;
        for (int kind = 0; kind < event_kinds; ++kind) {
            const std::string told = sentence_of(entry_of(static_cast<EventKind>(kind)), names);
            INFO(static_cast<int>(language) << ", " << kind << ": " << told);
            CHECK(is_said(told));
            CHECK(sentences.insert(told).second);
        }
    }
}

TEST_CASE("UCG - every change that lasts has a sentence of its own in every language", "[text.ultraman]") {
    for (const Language language : languages) {
        const Names names = names_of(real_cards(), language);
        std::set<std::string> sentences;
        const auto told = [&](Change change, int n, Lasts lasts = Lasts::this_turn) {
            LogEntry entry = entry_of(EventKind::lasting_begins);
            entry.event.change = change;
            entry.event.n = static_cast<std::int16_t>(n);
            entry.lasts = lasts;
            const std::string sentence = sentence_of(entry, names);
            INFO(static_cast<int>(language) << ", " << static_cast<int>(change) << ": " << sentence);
            CHECK(is_said(sentence));
            CHECK(sentences.insert(sentence).second);
        };
        for (int change = 0; change < changes; ++change)
            if (static_cast<Change>(change) != Change::cant) told(static_cast<Change>(change), 0x0201);
        told(Change::grade, -1), told(Change::bp, -1000), told(Change::level, -2);
        told(Change::bp, 1000, Lasts::next_turn), told(Change::bp, 1000, Lasts::rest_of_match);
        for (const ActionKind action : {ActionKind::level_up, ActionKind::resolve_enter})
            told(Change::cant, static_cast<int>(action));
        for (const ActionKind action : {ActionKind::be_exiled, ActionKind::be_discarded})
            for (const Player whose : {Player::them, Player::both})
                told(Change::cant, static_cast<int>(action) | static_cast<int>(whose) << 8);
    }
}

TEST_CASE("UCG - a sentence names cards, characters, battle areas and both BPs", "[text.ultraman]") {
    const Names names = names_of(real_cards(), Language::english);
    const auto told = [&](const LogEntry& entry) { return sentence_of(entry, names); };
    LogEntry battle = entry_of(EventKind::battle);
    battle.fighters[seat0] = *real_cards().cards.find_number("SD01-004");
    battle.fighters[seat1] = *real_cards().cards.find_number("SD01-001");
    CHECK(told(battle) ==
          "Area 2 to Aino: Ultraman Tiga Multi Type (BP 9000) beats Ultraman Dyna Flash Type (BP 7000).");
    battle.event.clause = Clause::c11_16_1;
    CHECK(
        told(battle) ==
        "Area 2 to Aino by an effect: Ultraman Tiga Multi Type (BP 9000) against Ultraman Dyna Flash Type (BP 7000).");
    battle.event.bp[seat1] = -1;
    CHECK(told(battle) == "Area 2 to Aino: Ultraman Tiga Multi Type has no opponent.");
    LogEntry set = entry_of(EventKind::character_set);
    set.card = *real_cards().cards.find_number("SD01-004");
    CHECK(told(set) == "Aino sets Ultraman Tiga Multi Type Lv 1 face down in area 2.");
    set.card = no_card;
    CHECK(told(set) == "Aino sets a character face down in area 2.");
    LogEntry level = entry_of(EventKind::levelled_up);
    level.card = level.other = level.spot_card = no_card;
    CHECK(told(level) == "Aino levels up the character in area 2 with a face-down card.");
    LogEntry drawn = entry_of(EventKind::drawn);
    drawn.card = *real_cards().cards.find_number("SD01-004");
    drawn.event.by = {CopyId{9}, 0, false};
    drawn.by = *real_cards().cards.find_number("SD01-001");
    CHECK(with_source(told(drawn), drawn, names) == "Ultraman Dyna Flash Type: Aino draws Ultraman Tiga Multi Type.");
}

TEST_CASE("UCG - a log and a prompt call cards and characters as their reader does", "[text.ultraman]") {
    const auto names_in = [](Language language) {
        return Names{&*real_cards().book, {"Aino", "Ben"}, language, &named_cards()};
    };
    const auto id = [](std::string_view number) { return *real_cards().cards.find_number(number); };
    const auto has = [](const std::string& text, std::string_view part) { return text.find(part) != text.npos; };
    const Names names = names_in(Language::japanese);
    LogEntry battle = entry_of(EventKind::battle);
    battle.fighters[seat0] = id("SD01-004");
    battle.fighters[seat1] = id("SD01-001");
    CHECK(has(sentence_of(battle, names), "ウルトラマンティガ マルチタイプ"));
    CHECK(has(sentence_of(battle, names), "ウルトラマンダイナ フラッシュタイプ"));
    CHECK(has(sentence_of(battle, names_in(Language::traditional_chinese)), "超人力霸王迪卡 複合型"));
    CHECK(has(sentence_of(battle, names_in(Language::simplified_chinese)), "戴拿奥特曼 闪亮型"));
    CHECK(has(sentence_of(battle, names_in(Language::finnish)), "Ultraman Tiga Multi Type"));
    // A card that the reader has not seen is named in no language.
    LogEntry set = entry_of(EventKind::character_set);
    set.card = no_card;
    CHECK_FALSE(has(sentence_of(set, names), "ウルトラマン"));

    // Prompts, labels and logs of whole matches: no name whose Japanese is known stands in English.
    std::set<std::string> english;
    for (const Card& card : named_cards()) {
        const auto known = [&](std::string_view name, std::string_view told) {
            if (name != told && name.size() > 3) english.insert(std::string(name));
        };
        known(card.name, name_in(card, Language::japanese));
        known(card.form, form_in(card, Language::japanese));
    }
    CHECK(english.size() > 200);
    const auto is_japanese = [&](const std::string& text) {
        INFO(text);
        for (const std::string& name : english)
            if (name != "Zetton" && name != "Eleking") CHECK_FALSE(has(text, name));
    };
    Played played = real_match(4);
    int labels = 0, lines = 0;
    for (; played.goes_on(); played.act())
        for (const SeatId seat : both_seats) {
            const View view = view_for(*played.league.book, played.match, seat);
            const Prompt prompt = prompt_of(names, view);
            is_japanese(prompt.title), is_japanese(prompt.sentence);
            for (const Option& option : view.choice.options) {
                const std::string label = option_label(names, view, option);
                is_japanese(label);
                labels += has(label, "ウルトラマン") ? 1 : 0;
            }
        }
    for (const LogLine& line : log_lines(played.seen(seat0), names)) {
        is_japanese(line.text);
        lines += has(line.text, "ウルトラマン") ? 1 : 0;
    }
    CHECK(labels > 20);
    CHECK(lines > 20);
}

TEST_CASE("UCG - every ending is told in every language", "[text.ultraman]") {
    CHECK(ending_text(Ending::none, 4).empty());
    CHECK(ending_text(Ending::wins, 4) == "enough battles were won at once in turn 4");
    for (const Language language : languages) {
        std::set<std::string> told;
        for (int ending = 1; ending < endings; ++ending) {
            const std::string words = ending_text(static_cast<Ending>(ending), 4, language);
            INFO(words);
            CHECK(is_said(words));
            CHECK(told.insert(words).second);
        }
    }
}

TEST_CASE("UCG - every clause has a sentence and every refusal a reason in every language", "[text.ultraman]") {
    for (const Language language : languages) {
        for (const Clause clause : every_clause()) {
            INFO(citation(clause));
            CHECK(is_said(clause_sentence(citation(clause), language)));
            if (language != Language::english)
                CHECK(clause_sentence(citation(clause), language) !=
                      clause_sentence(citation(clause), Language::english));
        }
        for (const Clause clause : refusals) {
            INFO(citation(clause));
            CHECK(is_said(clause_reason(citation(clause), language)));
            if (language != Language::english)
                CHECK(clause_reason(citation(clause), language) != clause_reason(citation(clause), Language::english));
        }
    }
    CHECK(clause_sentence("UCG 5.3.1", Language::english) == "Nobody draws in the first turn.");
    CHECK(why_not_cited(Clause::c5_6_2_3, *real_cards().book) == "levelled up this turn (UCG 5.6.2.3)");
}

TEST_CASE("UCG - every kind of choice has a prompt and every kind of option a label", "[text.ultraman]") {
    Played played = real_match(4);
    for (int i = 0; i < 30 && played.goes_on(); ++i) played.act();
    View view = view_for(*played.league.book, played.match, seat0);
    view.asks_me = true;
    view.choice.source = 0;
    view.choice.node = no_node;
    for (const Language language : languages) {
        const Names names = names_of(real_cards(), language);
        for (int kind = 0; kind < choice_kinds; ++kind) {
            view.choice.kind = static_cast<ChoiceKind>(kind);
            view.choice.options.clear();
            view.choice.options.push_back({OptionKind::set, 0, 2, 0});
            const Prompt prompt = prompt_of(names, view);
            INFO(kind << ": " << prompt.title << " / " << prompt.sentence);
            CHECK(is_said(prompt.title));
            CHECK(is_said(prompt.sentence));
            for (int option = 1; option < option_kinds; ++option) {
                const std::string label = option_label(names, view, {static_cast<OptionKind>(option), 1, 0, 0});
                INFO(option << ": " << label);
                CHECK(is_said(label));
            }
        }
        for (const OptionKind kind : {OptionKind::scene, OptionKind::set, OptionKind::level_up, OptionKind::activate})
            CHECK(is_said(act_label(kind, language)));
        for (int type = 0; type < type_count; ++type) CHECK(is_said(type_text(static_cast<Type>(type), language)));
        for (int kind = 0; kind < category_count; ++kind)
            CHECK(is_said(category_text(static_cast<Category>(kind), language)));
        CHECK(role_text(Role::lead, language) != role_text(Role::next, language));
    }
}

TEST_CASE("UCG - whoever is asked reads what for, and whoever waits for whom", "[text.ultraman]") {
    const Names names = names_of(real_cards(), Language::english);
    Played played = real_match(4);
    const auto prompt = [&](SeatId seat) {
        return prompt_of(names, view_for(*played.league.book, played.match, seat));
    };
    const SeatId winner = *play::seat_of(to_act(played.match));
    CHECK(prompt(winner).title == "Lead or Next?");
    CHECK(prompt(opponent(winner)).title == "Waiting for " + names.seat(winner));
    const auto act = [&](OptionKind kind) {
        const auto& options = played.match.choice.options;
        const auto option =
            std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.kind == kind; });
        REQUIRE(option != options.end());
        REQUIRE_FALSE(choose(*played.league.book, played.match, *option, &played.log));
    };
    act(OptionKind::lead);
    CHECK(prompt(winner).title == "Keep this hand?");
    act(OptionKind::no);
    CHECK(prompt(opponent(winner)).title == "Keep this hand?");
    act(OptionKind::no);
    while (played.match.choice.kind != ChoiceKind::set_character) act(OptionKind::done);
    CHECK(prompt(winner).title == "A character for area 1");
    CHECK(prompt(opponent(winner)).sentence == names.seat(winner) + " sets a character.");
    const View view = view_for(*played.league.book, played.match, winner);
    const std::string label = option_label(names, view, played.match.choice.options[0]);
    CHECK(label.starts_with("Set "));
    CHECK(label.ends_with(" in area 1"));
}

TEST_CASE("UCG - prompts, labels and refusals of random matches are said in every language", "[text.ultraman]") {
    std::array<int, choice_kinds> asked{};
    std::array<int, option_kinds> offered{};
    std::set<Clause> refused;
    int parts = 0;
    for (std::uint64_t number = 1; number <= 150; ++number) {
        const Names names = names_of(real_cards(), languages[number % 5]);
        Played played = real_match(number, number % 10 == 9 ? ChanceMode::asked : ChanceMode::generator);
        for (; played.goes_on(); played.act()) {
            ++asked[static_cast<std::size_t>(played.match.choice.kind)];
            for (const SeatId seat : both_seats) {
                const View view = view_for(*played.league.book, played.match, seat);
                const Prompt prompt = prompt_of(names, view);
                INFO(number << ": " << prompt.title << " / " << prompt.sentence);
                REQUIRE(is_said(prompt.title));
                REQUIRE(is_said(prompt.sentence));
                REQUIRE(prompt.sentence.find("→.") == std::string::npos);
                // What chance decides is asked of neither seat.
                const bool table = !play::seat_of(to_act(played.match));
                for (const Option& option : table ? played.match.choice.options : view.choice.options) {
                    ++offered[static_cast<std::size_t>(option.kind)];
                    const std::string label = option_label(names, view, option);
                    INFO(label);
                    REQUIRE(is_said(label));
                }
                const auto asking = asking_text(*played.league.book, view);
                if (!asking || view.choice.kind != ChoiceKind::either) continue;
                const Card& card = real_cards().cards[asking->card];
                for (const Option& option : view.choice.options)
                    if (option.kind == OptionKind::part) {
                        const std::string words =
                            words_of_part(card, *asking, view.choice.node, option.a, names.language);
                        REQUIRE(is_said(words));
                        REQUIRE(option_label(names, view, option) == words);
                        ++parts;
                    }
            }
            const auto seat = play::seat_of(to_act(played.match));
            if (!seat) continue;
            const View view = view_for(*played.league.book, played.match, *seat);
            const auto ask = [&](Option option) {
                const auto refusal = why_not(*played.league.book, played.match, option);
                if (!refusal) return;
                refused.insert(refusal->clause);
                const std::string why =
                    why_not_here(*played.league.book, view, option, refusal->clause, names.language);
                INFO(citation(refusal->clause) << ": " << why);
                REQUIRE(is_said(why));
            };
            for (std::uint8_t copy = 0; copy < most_copies; copy = static_cast<std::uint8_t>(copy + 7)) {
                ask({OptionKind::scene, copy, 0, 0});
                ask({OptionKind::set, copy, 0, 0});
                ask({OptionKind::activate, copy, 0, 0});
                for (std::uint8_t spot = 0; spot < 4; ++spot) ask({OptionKind::level_up, copy, spot, 0});
            }
        }
    }
    for (const Clause clause : refused) {
        INFO(citation(clause));
        CHECK(std::ranges::find(refusals, clause) != std::end(refusals));
    }
    CHECK(refused.size() >= 15);
    CHECK(parts > 5);
    const auto met = [](const auto& counts) { return std::ranges::count_if(counts, [](int n) { return n > 0; }); };
    CHECK(met(asked) >= 16);
    CHECK(met(offered) >= 16);
}

TEST_CASE("UCG - every part of every choice between parts has words of its own in every language", "[text.ultraman]") {
    int parts = 0;
    const CardSet& cards = real_cards().cards;
    for (std::uint16_t id = 0; id < cards.size(); ++id) {
        const Card& card = cards[CardId{id}];
        for (std::size_t index = 0; index < card.texts.size(); ++index) {
            const auto& nodes = card.texts[index].effect.nodes;
            for (NodeIndex node = 0; node < nodes.size(); ++node) {
                if (nodes[node].kind != NodeKind::either) continue;
                const auto said = [&](int part, Language language) {
                    const std::string words = words_of_part(card, {CardId{id}, index}, node, part, language);
                    INFO(card.number << ": " << words);
                    CHECK(is_said(words));
                    ++parts;
                    return words;
                };
                for (const Language language : languages) CHECK(said(0, language) != said(1, language));
            }
        }
    }
    CHECK(parts >= 100);
}

// A position in which a text brings a new character: no real card does, and cards with random texts seldom.
std::vector<LogEntry> deploying(test::UltramanBoard& board) {
    board.area("Act", "Red1").area("", "Red1").my(Where::hand, "Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("Red1");
    std::vector<LogEntry> entries;
    for (const Event& event : board.events()) entries.push_back(note(board.book(), board.match(), event));
    return entries;
}

TEST_CASE("UCG - cards of one character are turned up together, and what a text does after a choice names it",
          "[text.ultraman]") {
    test::UltramanBoard board(
        "Lift: ultraman level 2 basic character \"RED\" bp 1000 2000 text { when enters { may { draw 1 } } }\n");
    board.area("*Red1/Lift", "*Blue1").my(Where::hand, "Red1").at(Phase::open).yes();
    std::vector<LogEntry> entries;
    for (const Event& event : board.events()) entries.push_back(note(board.book(), board.match(), event));
    const Names names{&board.book(), {"Aino", "Ben"}};
    std::set<std::string> told;
    for (const LogLine& line : log_lines(entries, names)) told.insert(line.text);
    CHECK(told.contains("Aino turns up Lift on Red1 (area 1)."));
    CHECK(told.contains("Ben turns up Blue1 (area 1)."));
    CHECK(told.contains("Lift: Aino draws Red1."));
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// The lines of what has happened on that board, as the seat may know it.
std::vector<LogLine> lines_of(test::UltramanBoard& board, SeatId seat, const CardSet* cards = nullptr) {
    std::vector<LogEntry> entries;
    for (const Event& event : board.events())
        entries.push_back(seen_by(note(board.book(), board.match(), event), seat));
    return log_lines(entries, {&board.book(), {"Aino", "Ben"}, Language::english, cards});
}

std::set<std::string> told_of(test::UltramanBoard& board, SeatId seat, const CardSet* cards = nullptr) {
    std::set<std::string> told;
    for (const LogLine& line : lines_of(board, seat, cards)) told.insert(line.text);
    return told;
}

TEST_CASE("UCG - an effect of which nothing comes is told with the reason to whoever may know it", "[text.ultraman]") {
    struct Case {
        std::string_view effect, told, told_to_other;
    };
    constexpr std::string_view nothing = "Nothing comes of the effect of Lift";
    const Case cases[] = {
        {"draw 1", "The effect of Lift triggers.", "The effect of Lift triggers."},
        {"may { draw 1 }", "Aino leaves the effect of Lift unused.", "Nothing comes of the effect of Lift."},
        {"discard 1 my.hand[kaiju]", "Nothing comes of the effect of Lift: there is nothing that it could be done to.",
         "Nothing comes of the effect of Lift."},
        {"pay { discard 1 my.hand[kaiju] } to { draw 1 }",
         "Nothing comes of the effect of Lift: what has to be done first cannot be done.",
         "Nothing comes of the effect of Lift."},
    };
    for (const Case& each : cases) {
        INFO(each.effect);
        test::UltramanBoard board("Lift: ultraman level 2 basic character \"RED\" bp 1000 2000 text { when enters { " +
                                  std::string(each.effect) + " } }\n");
        board.area("*Red1/Lift", "*Blue1").my(Where::hand, "Red1").at(Phase::open);
        if (board.asks() == ChoiceKind::may) board.no();
        CHECK(told_of(board, seat0).contains(std::string(each.told)));
        CHECK(told_of(board, seat1).contains(std::string(each.told_to_other)));
        const bool idle = each.effect != "draw 1";
        CHECK(told_of(board, seat0).contains("The effect of Lift triggers.") == !idle);
        const auto lines = lines_of(board, seat1);
        CHECK(std::ranges::count_if(lines, [&](const LogLine& line) { return line.text.starts_with(nothing); }) ==
              idle);
    }
}

TEST_CASE("UCG - a condition that does not hold is told in its words, and of a hidden hand to its player alone",
          "[text.ultraman]") {
    // Whose text it is has to be a card of the set: one of the real ones.
    const CardSet& cards = named_cards();
    int open = 0, hidden = 0;
    for (std::uint64_t number = 1; number <= 200 && (open == 0 || hidden == 0); ++number) {
        Played played = real_match(number);
        played.play();
        Names names = names_of(played.league, Language::english);
        names.cards = &cards;
        for (const LogEntry& entry : played.log.entries()) {
            if (entry.event.type != EventKind::unmet) continue;
            INFO(names.card(entry.card) << ": " << names.words_of_text(entry.card, entry.event.by.text));
            const std::string words = names.words_of_condition(entry.card, entry.event.by.text, entry.event.n);
            CHECK(words.starts_with("if "));
            CHECK_FALSE(words.ends_with(","));
            const LogEntry other = seen_by(entry, opponent(entry.event.seat));
            ++(other.card == no_card ? hidden : open);
        }
        for (const LogLine& line : log_lines(played.log.entries(), names))
            if (has(line.text, "as this is not so")) CHECK(has(line.text, "if "));
    }
    CHECK(open > 0);
}

TEST_CASE("UCG - a phase in which nothing is done says so, and to the seat itself why", "[text.ultraman]") {
    test::UltramanBoard board;
    board.my(Where::hand, "Red1*3 Moon3").their(Where::hand, "Red1*3").at(Phase::lead_scene).pass_to(Phase::open);
    const std::set<std::string> own = told_of(board, seat0), other = told_of(board, seat1);
    CHECK(own.contains("Aino sets no scene: none in hand can be set now."));
    CHECK(other.contains("Aino sets no scene."));
    CHECK(own.contains("Aino levels up nobody: no card in hand fits onto a character."));
    CHECK(own.contains("Ben levels up nobody."));
    CHECK(other.contains("Ben levels up nobody: no card in hand fits onto a character."));
    test::UltramanBoard could;
    could.my(Where::hand, "Red1*2 Moon0").their(Where::hand, "Red1*3").at(Phase::lead_scene).done();
    CHECK(told_of(could, seat0).contains("Aino sets no scene."));
}

TEST_CASE("UCG - cards that are turned up are told with the card that lay open below them", "[text.ultraman]") {
    test::UltramanBoard board;
    board.area("Red1/*Red2", "Blue1/*Blue2/*Blue3").at(Phase::open);
    const std::set<std::string> told = told_of(board, seat0);
    CHECK(told.contains("Aino turns up Red2 on Red1 (area 1)."));
    CHECK(told.contains("Ben turns up Blue3 on Blue2 on Blue1 (area 1)."));
}

TEST_CASE("UCG - waiting texts of cards of one name are told apart by area and first words", "[text.ultraman]") {
    Played played = real_match(4);
    const CardSet& cards = named_cards();
    Names names = names_of(played.league, Language::english);
    names.cards = &cards;
    int alike = 0;
    for (std::uint64_t number = 1; number <= 400; ++number) {
        Played match = real_match(number);
        for (; match.goes_on(); match.act()) {
            if (match.match.choice.kind != ChoiceKind::trigger_order) continue;
            const auto& options = match.match.choice.options;
            const View view = view_for(*match.league.book, match.match, *play::seat_of(to_act(match.match)));
            std::set<std::string> labels;
            std::set<std::tuple<int, int, int>> texts;  // where the card lies, which it is, and its text
            for (const Option& option : options) {
                const CopyState& copy = state(match.match, CopyId{option.b});
                labels.insert(option_label(names, view, option));
                texts.insert({spot_of(match.match, CopyId{option.b}).value, copy.card.value, option.c});
            }
            CHECK(labels.size() == texts.size());
            for (const std::string& label : labels) alike += has(label, ": ");
        }
    }
    CHECK(alike > 5);
}

TEST_CASE("UCG - every line of random matches is said, with a clause that has its sentence", "[text.ultraman]") {
    std::array<int, event_kinds> met{};
    const auto look = [&](const Played& played, Language language) {
        const Names names = names_of(played.league, language);
        for (const LogEntry& entry : played.log.entries()) ++met[static_cast<std::size_t>(entry.event.type)];
        for (const SeatId seat : {seat0, seat1, no_seat})
            for (const LogLine& line : log_lines(played.seen(seat), names)) {
                INFO(line.text);
                REQUIRE(is_said(line.text));
                if (line.kind == LineKind::heading) continue;
                REQUIRE_FALSE(line.clauses.empty());
                for (const std::string_view clause : line.clauses)
                    REQUIRE_FALSE(clause_sentence(clause, language).empty());
            }
    };
    for (std::uint64_t number = 1; number <= 600; ++number) {
        Played played = real_match(number);
        played.play();
        look(played, languages[number % 5]);
    }
    for (std::uint64_t league_number = 0; league_number < 25; ++league_number) {
        const test::UltramanLeague league = test::random_league(league_number);
        REQUIRE(league.book);
        for (std::uint64_t number = 0; number < 2; ++number) {
            Played played(league, test::legal_decks(league, number), number);
            played.play();
            look(played, languages[number % 5]);
        }
    }
    test::UltramanBoard board(
        "Act: ultraman level 1 basic character \"A\" bp 1000 "
        "text { activate 1; put 1 my.hand -> place of 1 my.vacancies }\n");
    const std::vector<LogEntry> entries = deploying(board);
    for (const LogEntry& entry : entries) ++met[static_cast<std::size_t>(entry.event.type)];
    const Names names{&board.book(), {"Aino", "Ben"}};
    CHECK(std::ranges::any_of(log_lines(entries, names), [](const LogLine& line) {
        return line.text == "Act: New character of Aino in area 2: Red1.";
    }));
    for (int kind = 0; kind < event_kinds; ++kind) {
        INFO(kind);
        CHECK(met[static_cast<std::size_t>(kind)] > 0);
    }
}

TEST_CASE("UCG - no event of a match is lost between the lines", "[text.ultraman]") {
    for (std::uint64_t number = 1; number <= 60; ++number) {
        Played played = real_match(number);
        played.play();
        const Names names = names_of(played.league, Language::english);
        std::set<std::string_view> in_events, in_lines;
        for (const LogEntry& entry : played.log.entries()) {
            const EventKind type = entry.event.type;
            const bool heads =
                type == EventKind::turn_begins || type == EventKind::phase_begins || type == EventKind::step_begins;
            const bool reason = type == EventKind::unmet || type == EventKind::declined ||
                                type == EventKind::unpayable || type == EventKind::in_vain ||
                                type == EventKind::text_idle;
            const bool told_otherwise =
                reason || (type == EventKind::lasting_begins && entry.event.change == Change::negated);
            if (!heads && !told_otherwise && entry.event.clause != Clause::none)
                in_events.insert(names.cited(entry.event.clause));
        }
        for (const LogLine& line : log_lines(played.log.entries(), names))
            in_lines.insert(line.clauses.begin(), line.clauses.end());
        for (const std::string_view clause : in_events) {
            INFO("match " << number << ", " << clause);
            CHECK(in_lines.contains(clause));
        }
    }
}

TEST_CASE("UCG - a seat's log names no card that only the other seat has seen", "[text.ultraman]") {
    int hidden = 0, face_down = 0;
    for (std::uint64_t number = 1; number <= 200; ++number) {
        Played played = real_match(number);
        played.play();
        Names names = names_of(played.league, languages[number % 5]);
        names.cards = &named_cards();
        for (const LogEntry& entry : played.log.entries())
            for (const SeatId seat : {seat0, seat1, no_seat}) {
                const std::uint8_t eyes = seat == no_seat ? 3 : seat_bit(seat);
                if ((entry.event.seen_by & eyes) == eyes || entry.card == no_card) continue;
                const LogEntry seen = seen_by(entry, seat);
                const std::string told = sentence_of(seen, names), name = names.card(entry.card);
                INFO(sentence_of(entry, names) << " / " << told);
                REQUIRE(seen.card == no_card);
                const CopyId copy = entry.event.copy;
                for (const CopyId other : {seen.event.copy, seen.event.other, seen.spot_copy, seen.event.by.copy})
                    REQUIRE(other != copy);
                // Another open card of that name may stand there.
                const bool stands_there =
                    seen.spot_card != no_card && names.card(seen.spot_card).find(name) != name.npos;
                if (!stands_there) REQUIRE(told.find(name) == told.npos);
                face_down += entry.event.type == EventKind::character_set || entry.event.type == EventKind::levelled_up;
                ++hidden;
            }
    }
    CHECK(hidden > 2000);
    CHECK(face_down > 500);
}

TEST_CASE("UCG - a part of a log is told as it is in the whole", "[text.ultraman]") {
    Played played = real_match(8);
    played.play();
    const Names names = names_of(played.league, Language::english);
    const auto& entries = played.log.entries();
    const std::vector<LogLine> whole = log_lines(entries, names);
    REQUIRE_FALSE(whole.empty());
    CHECK(whole.back().end == entries.size());
    const auto event = std::ranges::find(whole, LineKind::event, &LogLine::kind);
    const std::vector<LogLine> rest =
        log_lines(std::span(entries).subspan(event->end), names, cubenight::text::LogPart::later);
    REQUIRE(rest.size() + 2 == whole.size());  // the heading of the set-up, and its first line
    for (std::size_t i = 0; i < rest.size(); ++i) CHECK(rest[i].text == whole[i + 2].text);
}

}  // namespace cubenight::ultraman::text
