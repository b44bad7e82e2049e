#include "src/cli/host_talk.hpp"

#include <charconv>
#include <iostream>
#include <sstream>

#include "src/cli/night_report.hpp"
#include "src/cli/replay_match.hpp"
#include "src/cli/words.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::cli {
namespace {

// A seat by its number from 1 on, or by its name.
std::optional<SeatId> seat_in(const draft::Night& night, const std::string& word) {
    std::size_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec == std::errc() && read.ptr == word.data() + word.size() && number >= 1 && number <= night.seats.size())
        return SeatId{static_cast<std::uint8_t>(number - 1)};
    for (std::size_t s = 0; s < night.seats.size(); ++s)
        if (night.seats[s].name == word || text::given_name(night.seats[s].name, say.language()) == word)
            return SeatId{static_cast<std::uint8_t>(s)};
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
        std::cout << say(Word::host_help);
        return;
    }
    const auto hindered = conductor.act(std::move(*action));
    std::cout << "  " << (hindered ? hindered->text(say.language()) : std::string(say(Word::host_did))) << "\n";
}

}  // namespace cubenight::cli
