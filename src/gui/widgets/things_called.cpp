// Which word calls for which thing.
#include <algorithm>
#include <cctype>
#include <span>

#include "src/gui/widgets/things.hpp"
#include "src/gui/widgets/things_drawn.hpp"

namespace cubenight::gui {
namespace {

struct Called {
    std::string_view words;
    DrawThing draw;
};

constexpr Called things[] = {
    {"ball", draw_ball},
    {"potion heal cologne aroma perfume elixir spray revive", draw_flask},
    {"hammer mallet pickaxe", draw_hammer},
    {"rod fishing hook rope", draw_rod},
    {"candy sweet", draw_candy},
    {"bell charm", draw_bell},
    {"egg incubator", draw_egg},
    {"bike bicycle", draw_bike},
    {"cart board skates raft", draw_wheels},
    {"shoes boots sandals", draw_shoe},
    {"herb berry leaf mushroom", draw_herb},
    {"milk honey curry soup bucket jar tea seasoned pot", draw_pot},
    {"bag backpack gear pack camping", draw_bag},
    {"box gift present crate surprise", draw_box},
    {"pc phone pokégear pokénav nav communication machine matic radio", draw_screen},
    {"pad pass letter ticket loto list note map order tag book", draw_paper},
    {"switch mover scoop return exchange", draw_arrows},
    {"catcher net trap capture lure", draw_net},
    {"blower fan wind turbo", draw_fan},
    {"crystal stone gem shard patch", draw_shards},
    {"energy electropower recycler retrieval spinner search", draw_spark},
    {"belt", draw_belt},
    {"helmet cap hat", draw_helmet},
    {"chestplate padding armor vest jacket coat", draw_plate},
    {"mask goggles glasses", draw_mask},
    {"scarf cape band", draw_scarf},
    {"balloon", draw_balloon},
    {"parasol umbrella", draw_parasol},
    {"arm glove claw fist", draw_glove},
    {"flint fire burning flame", draw_flame},
};

constexpr Called places[] = {
    {"forest garden woods jungle bog", draw_wood},
    {"tower pillar spire castle", draw_tower},
    {"temple altar shrine ruins", draw_temple},
    {"beach sea coast lake island paradise", draw_beach},
    {"valley mountain cave canyon mine peak", draw_peaks},
    {"festival park fair town village city", draw_tents},
};

// Whether a word of the name is this one, whatever its letters are like.
bool has_word(std::string_view name, std::string_view wanted) {
    for (std::size_t at = 0; at + wanted.size() <= name.size(); ++at) {
        if (at > 0 && name[at - 1] != ' ' && name[at - 1] != '-') continue;
        const std::size_t end = at + wanted.size();
        if (end < name.size() && name[end] != ' ' && name[end] != '-' && name[end] != '\'') continue;
        if (std::equal(wanted.begin(), wanted.end(), name.begin() + static_cast<std::ptrdiff_t>(at),
                       [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)) || a == b; }))
            return true;
    }
    return false;
}

bool has_one(std::string_view name, std::string_view words) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (has_word(name, words.substr(0, end))) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

DrawThing called(std::span<const Called> list, std::string_view name) {
    const auto found = std::ranges::find_if(list, [&](const Called& row) { return has_one(name, row.words); });
    return found == list.end() ? nullptr : found->draw;
}

}  // namespace

DrawThing thing_called(std::string_view name) { return called(things, name); }
DrawThing place_called(std::string_view name) { return called(places, name); }

Attire attire_called(std::string_view name) {
    if (has_one(name, "professor doctor scientist nurse teacher oak analysis research")) return Attire::coat;
    if (has_one(name, "worker welder trainer guard soldier miner digging")) return Attire::helmet;
    if (has_one(name, "fisherman keeper catcher hiker ranger camper")) return Attire::brim;
    if (has_one(name, "lady dancer girl queen reporter")) return Attire::long_hair;
    return Attire::any;
}

}  // namespace cubenight::gui
