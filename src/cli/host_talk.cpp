#include "src/cli/host_talk.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <sstream>

#include "engine/core/printable.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/replay_match.hpp"
#include "src/cli/words.hpp"
#include "src/night/names.hpp"

namespace cubenight::cli {
namespace {

// A seat by its number from 1 on, or by its name.
std::optional<SeatId> seat_in(const draft::Night& night, const std::string& word) {
    std::size_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec == std::errc() && read.ptr == word.data() + word.size() && number >= 1 && number <= night.seats.size())
        return SeatId{static_cast<std::uint8_t>(number - 1)};
    for (std::size_t s = 0; s < night.seats.size(); ++s)
        if (const SeatId seat{static_cast<std::uint8_t>(s)};
            night.seats[s].name == word || seat_name(night, seat, say.language()) == word)
            return seat;
    return std::nullopt;
}

std::optional<draft::MatchResult> result_in(const std::string& word) {
    if (word == "1") return draft::MatchResult::first_wins;
    if (word == "2") return draft::MatchResult::second_wins;
    if (word == "draw") return draft::MatchResult::draw;
    if (word == "open") return draft::MatchResult::none;
    return std::nullopt;
}

std::string rest_of(std::istringstream& words) {
    std::string rest;
    std::getline(words >> std::ws, rest);
    return rest;
}

std::optional<draft::EntryAction> adjust_in(std::istringstream& words) {
    std::string table, result;
    words >> table >> result;
    const auto wanted = read_wanted(table);
    const auto said = result_in(result);
    if (!wanted || !said) return std::nullopt;
    return draft::AdjustEntry{wanted->round, wanted->table, *said, rest_of(words)};
}

// The entry that the words ask for; nothing where they are not understood.
std::optional<draft::EntryAction> action_in(const draft::Night& night, const std::string& verb,
                                            std::istringstream& words) {
    if (verb == "adjust") return adjust_in(words);
    if (verb == "finish") return draft::FinishEntry{rest_of(words)};
    if (verb == "note") return draft::NoteEntry{rest_of(words)};
    std::string word;
    words >> word;
    const auto seat = seat_in(night, word);
    if (!seat) return std::nullopt;
    std::string rest = rest_of(words);
    const auto name = [&] { return rest.empty() ? night.seats[seat->value].name : rest; };
    if (verb == "bot") return draft::SeatEntry{*seat, draft::SeatKind::bot, name()};
    if (verb == "person") return draft::SeatEntry{*seat, draft::SeatKind::person, name()};
    if (verb == "undo") return draft::UndoEntry{*seat, rest};
    if (verb == "out") return draft::DropEntry{*seat, draft::Presence::out, rest};
    if (verb == "back") return draft::DropEntry{*seat, draft::Presence::back, rest};
    return std::nullopt;
}

// What came of it, now that it is done.
std::string done_text(const draft::Night& night, const draft::EntryAction& action) {
    const auto of_seat = [&](Word word, SeatId seat) { return say(word, {name_of(night, seat)}); };
    if (const auto* seat = std::get_if<draft::SeatEntry>(&action))
        return of_seat(seat->kind == draft::SeatKind::bot ? Word::host_bot : Word::host_person, seat->seat);
    if (const auto* undo = std::get_if<draft::UndoEntry>(&action)) return of_seat(Word::host_undone, undo->seat);
    if (const auto* drop = std::get_if<draft::DropEntry>(&action))
        return of_seat(drop->presence == draft::Presence::out ? Word::host_out : Word::host_back, drop->seat);
    if (const auto* finish = std::get_if<draft::FinishEntry>(&action))
        return say(Word::host_finished, {printable(finish->reason)});
    if (const auto* note = std::get_if<draft::NoteEntry>(&action))
        return say(Word::host_noted, {printable(note->text)});
    const auto& adjusted = std::get<draft::AdjustEntry>(action);
    const auto& tables = night.rounds[static_cast<std::size_t>(adjusted.round) - 1].tables;
    return say(Word::seats_play, {std::to_string(adjusted.round), std::to_string(adjusted.table),
                                  result_text(night, tables[static_cast<std::size_t>(adjusted.table) - 1])});
}

constexpr std::string_view verbs[] = {"adjust", "back", "bot", "finish", "note", "out", "person", "standings", "undo"};

// What the host may do, and what was nearly said.
void tell_host_help(std::string_view verb) {
    const bool known = verb.empty() || std::ranges::find(verbs, verb) != std::end(verbs);
    if (!known) tell(or_command(say(Word::not_understood), verb, verbs));
    std::cout << say(Word::host_help);
}

}  // namespace

void host_act(Conductor& conductor, const std::string& text) {
    std::istringstream words(text);
    std::string verb;
    words >> verb;
    if (verb == "standings") {
        std::cout << standings_text(conductor.night());
        return;
    }
    auto action = action_in(conductor.night(), verb, words);
    if (!action) {
        tell_host_help(verb);
        return;
    }
    const auto hindered = conductor.act(*action);
    tell(hindered ? hindered->text(say.language()) : done_text(conductor.night(), *action));
}

}  // namespace cubenight::cli
