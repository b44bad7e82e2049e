// What the lines of a saved night's journal say: first its cube, then its settings, then what happened.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "draft/night/night.hpp"
#include "engine/core/result.hpp"
#include "src/night/night_cards.hpp"
#include "src/store/library.hpp"
#include "src/text/language.hpp"

namespace cubenight {

struct SavedNight {
    std::shared_ptr<const store::LoadedCube> cube;
    draft::NightSettings settings;
    std::vector<draft::Entry> entries;
    std::optional<Error> fault;  // the line after them that is no entry, and why; nothing where all are

    draft::DraftCards cards() const { return cards_of(*cube); }
};

// Cubes that were read already, by the line that names them: for whoever reads many nights.
using CubeCache = std::map<std::string, std::shared_ptr<const store::LoadedCube>>;

// Reads the lines of `file`. An error names the file and the line; there is none for lines behind the settings, which end at the
// first fault.
Result<SavedNight> read_saved_night(const std::vector<std::string>& lines, const std::filesystem::path& file,
                                    const std::filesystem::path& wanted_data, CubeCache* cache = nullptr);

// Says where a saved night is at fault: its file and the line of `lines[index]`.
Error error_at(const std::filesystem::path& file, std::size_t index, Saying reason);
// The same where the night refuses what a line says.
Error error_at(const std::filesystem::path& file, const draft::NightRefusedAt& refused, text::Language language);

}  // namespace cubenight
