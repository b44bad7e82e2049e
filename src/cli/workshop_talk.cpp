#include "src/cli/workshop_talk.hpp"

#include <iostream>

#include "draft/pool/lines.hpp"
#include "engine/core/printable.hpp"
#include "src/cli/complaint.hpp"
#include "src/night/night_cards.hpp"
#include "src/text/names.hpp"
#include "src/text/ultraman/log_text.hpp"

namespace cubenight::cli {
namespace {

using workshop::Count, workshop::Readiness;

std::string number(int n) { return std::to_string(n); }

// One part of all that is counted; nothing where it is empty.
template <class Key, class Name>
void add_part(std::vector<CountPart>& parts, Word heading, const std::map<Key, Count>& counts, Name name) {
    if (counts.empty()) return;
    CountPart part{heading, {}};
    for (const auto& [key, count] : counts) part.counts.emplace_back(name(key), count);
    parts.push_back(std::move(part));
}

}  // namespace

std::optional<workshop::OpenedCube> opened_cube(const std::string& named, const Request& request) {
    const auto file = store::find_cube(named, request.data);
    auto cube = file ? workshop::OpenedCube::open(*file, request.data) : Result<workshop::OpenedCube>(file.error());
    if (cube) return std::move(*cube);
    std::cerr << complaint(cube.error());
    return std::nullopt;
}

std::string ready_text(const workshop::ReadinessCounts& counts) {
    const auto copies = [&](Readiness ready) { return counts[static_cast<std::size_t>(ready)].copies; };
    const int whole = copies(Readiness::whole), by_hand = copies(Readiness::by_hand),
              not_played = copies(Readiness::not_played);
    return say(Word::cube_ready,
               {number(whole), number(whole + by_hand + not_played), number(by_hand), number(not_played)});
}

std::string ready_before_night(const store::LoadedCube& cube) {
    const workshop::ReadinessCounts counts = workshop::readiness_of(cube);
    if (counts[1].copies + counts[2].copies == 0) return {};
    return ready_text(counts) + " (" + say(Word::see_cube_show, {printable(cube.path.stem().string())}) + ")\n";
}

std::string stranded_text(const store::LoadedCube& cube, LinePolicy lines) {
    const draft::LineCounts counts = draft::line_counts(cards_of(cube));
    const int stranded = counts.stranded(lines);
    if (stranded == 0) return {};
    const bool helps = counts.stranded(LinePolicy::with_pick) < stranded;
    return say(Word::stages_lacking, {number(stranded), number(counts.pokemon())}) +
           (helps ? " (" + std::string(say(Word::see_with_pick)) + ")\n" : "\n");
}

std::vector<CountPart> count_parts(const workshop::CubeCounts& counts, text::Language language) {
    const text::Say in(language);
    const auto named = [&](auto key) { return std::string(in(key)); };
    std::vector<CountPart> parts;
    add_part(parts, Word::by_kind, counts.kinds, named);
    add_part(parts, Word::by_type, counts.types, named);
    add_part(parts, Word::by_stage, counts.stages, named);
    std::map<Word, Count> ucg_kinds;
    if (counts.characters.copies > 0) ucg_kinds[Word::kind_characters] = counts.characters;
    if (counts.scenes.copies > 0) ucg_kinds[Word::kind_scenes] = counts.scenes;
    add_part(parts, Word::by_kind, ucg_kinds, named);
    add_part(parts, Word::by_ucg_type, counts.character_types,
             [&](ultraman::Type type) { return ultraman::text::type_text(type, language); });
    add_part(parts, Word::by_level, counts.levels, number);
    return parts;
}

std::string counts_text(const workshop::CubeCounts& counts) {
    std::string text;
    for (const CountPart& part : count_parts(counts, say.language())) {
        text += std::string(say(part.heading)) + "\n";
        for (const auto& [name, count] : part.counts)
            text += "  " + say(Word::count_line, {name, number(count.copies), number(count.different)}) + "\n";
    }
    return text;
}

std::vector<MissingText> missing_lines(const workshop::OpenedCube& cube, const library::Library* library) {
    std::vector<MissingText> lines;
    for (const workshop::MissingStage& missing : workshop::missing_stages(cube)) {
        MissingText line{missing.name, {}, {}};
        for (const CardId card : missing.wanted_by) line.wanted_by.push_back(cube[card].key);
        if (library)
            if (const auto found = library->by_name(missing.name))
                for (const library::LibraryCard& card : *found) line.in_library.push_back(card.id);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string missing_text(const std::vector<MissingText>& missing) {
    if (missing.empty()) return std::string(say(Word::no_stage_missing)) + "\n";
    std::string text = std::string(say(Word::missing_stages)) + "\n";
    for (const MissingText& one : missing) {
        text += "  " + say(Word::missing_stage, {printable(one.name), say.row(one.wanted_by)}) + "\n";
        if (!one.in_library.empty()) text += "    " + say(Word::in_the_library, {say.row(one.in_library)}) + "\n";
    }
    return text;
}

std::string card_line(int copies, const std::string& name, const std::string& key) {
    return number(copies) + " " + printable(name) + " (" + printable(key) + ")";
}

}  // namespace cubenight::cli
