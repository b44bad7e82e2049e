// What the home screen lists: the saved nights and the cubes that there are.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "src/gui/sessions/session.hpp"
#include "src/text/say.hpp"

namespace cubenight {

// What could be read, and why the other files could not.
template <class Summary>
struct Listing {
    std::vector<Summary> list;
    std::vector<Error> unread;
};

// The saved nights, the one that was written to last first; at most this many. Damaged ones as far as they can be read.
inline constexpr std::size_t most_nights_listed = 40;
Listing<gui::NightSummary> night_summaries(const std::filesystem::path& wanted_data, std::uint64_t now,
                                           text::Say say = text::Say());

// The cubes of the data folders and the user's own.
Listing<gui::CubeSummary> cube_summaries(const std::filesystem::path& wanted_data);

// "just now", "12 minutes ago", "3 days ago"; both in milliseconds.
std::string ago(std::uint64_t then, std::uint64_t now, text::Say say = text::Say());

}  // namespace cubenight
