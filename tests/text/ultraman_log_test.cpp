// The log of matches of the Ultraman Card Game: what comes of effects is told with its reason, nothing is lost, and nobody reads a
// card that is hidden from them.
#include <algorithm>
#include <array>
#include <set>

#include "engine/ultraman/view.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/ultraman/option_text.hpp"
#include "tests/text/ultraman_told.hpp"
#include "tests/ultraman/board.hpp"

namespace cubenight::ultraman::text {
namespace {

using cubenight::text::clause_sentence;
using cubenight::text::LineKind;

// A position in which a text brings a new character: no real card does, and cards with random texts seldom.
std::vector<LogEntry> deploying(test::UltramanBoard& board) {
    board.area("Act", "Red1").area("", "Red1").my(Where::hand, "Red1").ask_all().at(Phase::activate);
    board.activate("Act").choose("Red1");
    std::vector<LogEntry> entries;
    for (const Event& event : board.events()) entries.push_back(note(board.book(), board.match(), event));
    return entries;
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

}  // namespace

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
