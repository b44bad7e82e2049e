// What the home screen lists: the saved nights and the cubes that there are.
#pragma once

#include <filesystem>
#include <vector>

#include "src/gui/sessions/practice_decks.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight {

// What could be read, and why the other files could not.
template <class Summary>
struct Listing {
    std::vector<Summary> list;
    std::vector<Error> unread;
};

// The day where this machine stands; nothing for no time.
std::optional<text::Day> local_day(std::uint64_t milliseconds);

// The saved nights, the one that was written to last first; at most this many. Damaged ones as far as they can be read. Why the
// rules of a night refuse what stands in its file is said in that language.
inline constexpr std::size_t most_nights_listed = 40;
Listing<gui::NightSummary> night_summaries(const std::filesystem::path& wanted_data, text::Language language);

// The decks of nights of that cube which are over, the one that was written to last first.
std::vector<gui::NightDeck> decks_of_nights(std::string_view cube, const std::filesystem::path& wanted_data,
                                            const text::Say& say);

}  // namespace cubenight
