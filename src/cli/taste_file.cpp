#include "src/cli/taste_file.hpp"

#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "draft/night/pairings.hpp"
#include "draft/night/settings.hpp"
#include "draft/table/table.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::cli {
namespace {

constexpr std::size_t largest_settings = 1u << 16;  // bytes
constexpr draft::PairingSystem last_pairing = draft::PairingSystem::elimination;

// What older files lack keeps its usual value.
template <class Archive, class Value>
void later_one(Archive& archive, const char* name, Value& value) try {
    archive(cereal::make_nvp(name, value));
} catch (const cereal::Exception&) {
}

// A key that was moved, by the names on the caps.
struct KeyJson {
    std::string screen, key, place;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(CEREAL_NVP(screen), CEREAL_NVP(key), CEREAL_NVP(place));
    }
};

// How a night was set up.
struct TableJson {
    std::string cube;
    int players = 0, packs = 0, pack_size = 0, deck_size = 0, prizes = 0;
    int pick_seconds = 0, build_minutes = 0, round_minutes = 0;
    int pairing = 0, rounds = 0;
    std::vector<std::string> people;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(CEREAL_NVP(cube), CEREAL_NVP(players), CEREAL_NVP(packs), CEREAL_NVP(pack_size), CEREAL_NVP(deck_size),
                CEREAL_NVP(prizes), CEREAL_NVP(pick_seconds), CEREAL_NVP(build_minutes), CEREAL_NVP(round_minutes),
                CEREAL_NVP(pairing), CEREAL_NVP(rounds));
        later_one(archive, "people", people);
    }
};

// Numbers as they stand in the file; whole ones, because cereal's reader is exact for those alone.
struct TasteJson {
    int language = 0;
    int scale_percent = 100;
    int contrast = 0;
    int motion = 0;
    int pace = static_cast<int>(gui::Taste().pace);
    int theme = 0;
    int marks = 0;
    int sounds = 0;
    int suggestions = 0;
    int picks = 0;
    int window_width = gui::WindowSize().width, window_height = gui::WindowSize().height, window_maximized = 0;
    std::vector<KeyJson> keys;
    std::vector<TableJson> tables;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(CEREAL_NVP(language), CEREAL_NVP(scale_percent), CEREAL_NVP(contrast), CEREAL_NVP(motion));
        later_one(archive, "pace", pace);
        later_one(archive, "theme", theme);
        later_one(archive, "marks", marks);
        later_one(archive, "sounds", sounds);
        later_one(archive, "suggestions", suggestions);
        later_one(archive, "picks", picks);
        later_one(archive, "window_width", window_width);
        later_one(archive, "window_height", window_height);
        later_one(archive, "window_maximized", window_maximized);
        later_one(archive, "keys", keys);
        later_one(archive, "tables", tables);
    }
};

constexpr std::size_t most_keys = 200;

// Moved keys that there are, where they may be; the rest of a file that somebody changed is left out.
gui::KeyMap keys_of(const std::vector<KeyJson>& kept) {
    gui::KeyMap keys;
    if (kept.size() > most_keys) return keys;
    for (const KeyJson& one : kept) {
        const gui::Key key = gui::key_called(one.key), place = gui::key_called(one.place);
        const gui::KeyRow* const row = gui::row_of(gui::key_room(one.screen), key);
        if (row && !row->stays() && row->room == gui::key_room(one.screen) && gui::KeyMap::can_be_put(place))
            keys.put(*row, place);
    }
    return keys;
}

std::vector<KeyJson> json_of(const gui::KeyMap& keys) {
    std::vector<KeyJson> kept;
    for (const auto& change : keys.changes())
        kept.push_back({std::string(gui::screen_of(change.room)), std::string(gui::key_name(change.key)),
                        std::string(gui::key_name(change.place))});
    return kept;
}

// Names that seats can have.
std::vector<std::string> people_of(std::vector<std::string> kept) {
    std::erase_if(kept, [](const std::string& name) { return name.empty() || name.size() > draft::longest_name; });
    if (kept.size() > draft::most_players) kept.resize(draft::most_players);
    return kept;
}

// Numbers that a sheet of seats can have; it says itself what is wrong with them for a cube.
gui::KeptTables tables_of(const std::vector<TableJson>& kept) {
    gui::KeptTables tables;
    if (kept.size() > gui::most_kept_tables) return tables;
    for (auto one = kept.rbegin(); one != kept.rend(); ++one) {
        const auto number = [](int value, int least, int most) { return std::clamp(value, least, most); };
        gui::keep_table(tables, {.cube = one->cube,
                                 .row = {.players = number(one->players, draft::fewest_players, draft::most_players),
                                         .packs = number(one->packs, 1, draft::most_packs),
                                         .pack_size = number(one->pack_size, 1, draft::most_pack_size),
                                         .deck_size = number(one->deck_size, 1, 999),
                                         .prize_cards = number(one->prizes, 0, 6)},
                                 .pick_seconds = number(one->pick_seconds, 0, 600),
                                 .build_minutes = number(one->build_minutes, 0, 180),
                                 .round_minutes = number(one->round_minutes, 0, 180),
                                 .pairing = number(one->pairing, 0, static_cast<int>(last_pairing)),
                                 .rounds = number(one->rounds, 0, draft::most_rounds),
                                 .people = people_of(one->people)});
    }
    return tables;
}

std::vector<TableJson> json_of(const gui::KeptTables& tables) {
    std::vector<TableJson> kept;
    for (const gui::KeptTable& one : tables)
        kept.push_back({one.cube, one.row.players, one.row.packs, one.row.pack_size, one.row.deck_size,
                        one.row.prize_cards, one.pick_seconds, one.build_minutes, one.round_minutes, one.pairing,
                        one.rounds, one.people});
    return kept;
}

std::filesystem::path settings_file() { return store::user_folder() / "settings.json"; }

template <class Enum>
Enum limited(int number, Enum last) {
    return static_cast<Enum>(std::clamp(number, 0, static_cast<int>(last)));
}

}  // namespace

gui::Taste kept_taste() {
    const auto text = store::read_file(settings_file(), largest_settings);
    if (!text) return {};
    TasteJson json;
    try {
        std::istringstream stream(*text);
        cereal::JSONInputArchive archive(stream);
        json.serialize(archive);
    } catch (const std::exception&) {
        return {};
    }
    gui::Taste taste;
    taste.language = limited(json.language, gui::Language::finnish);
    taste.scale = static_cast<float>(std::clamp(json.scale_percent, 80, 250)) / 100;
    taste.contrast = limited(json.contrast, gui::Contrast::high);
    taste.motion = limited(json.motion, gui::Motion::reduced);
    taste.pace = limited(json.pace, gui::Pace::calm);
    taste.theme = limited(json.theme, gui::Theme::day);
    taste.marks = limited(json.marks, gui::Marks::signs);
    taste.sounds = limited(json.sounds, gui::Sounds::words);
    taste.suggestions = limited(json.suggestions, gui::Suggestions::hidden);
    taste.picks = limited(json.picks, gui::PickOrder::picked);
    taste.window = {std::clamp(json.window_width, gui::least_window_side, gui::most_window_side),
                    std::clamp(json.window_height, gui::least_window_side, gui::most_window_side),
                    json.window_maximized != 0};
    taste.keys = keys_of(json.keys);
    taste.tables = tables_of(json.tables);
    return taste;
}

std::optional<Error> keep_taste(const gui::Taste& taste) {
    TasteJson json;
    json.language = static_cast<int>(taste.language);
    json.scale_percent = static_cast<int>(std::lround(taste.scale * 100));
    json.contrast = static_cast<int>(taste.contrast);
    json.motion = static_cast<int>(taste.motion);
    json.pace = static_cast<int>(taste.pace);
    json.theme = static_cast<int>(taste.theme);
    json.marks = static_cast<int>(taste.marks);
    json.sounds = static_cast<int>(taste.sounds);
    json.suggestions = static_cast<int>(taste.suggestions);
    json.picks = static_cast<int>(taste.picks);
    json.window_width = taste.window.width;
    json.window_height = taste.window.height;
    json.window_maximized = taste.window.maximized;
    json.keys = json_of(taste.keys);
    json.tables = json_of(taste.tables);
    std::ostringstream text;
    {
        cereal::JSONOutputArchive archive(text);
        json.serialize(archive);
    }
    if (auto error = store::make_folder(settings_file().parent_path())) return error;
    return store::replace_file(settings_file(), text.str() + "\n");
}

}  // namespace cubenight::cli
