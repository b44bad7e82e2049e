// cubenight cube show CUBE: what is in a cube and how much of it the program plays. cubenight cube compare A B.
#include <CLI/CLI.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

#include "engine/core/printable.hpp"
#include "src/cli/cube_commands.hpp"
#include "src/cli/print_json.hpp"
#include "src/cli/workshop_talk.hpp"
#include "src/text/names.hpp"
#include "src/workshop/comparison.hpp"

namespace cubenight::cli {
namespace {

using cereal::make_nvp;
using workshop::Entry, workshop::OpenedCube, workshop::Readiness;

struct ShowWish {
    std::string cube;
    bool counts = false, missing = false, checklist = false, json = false;
};

struct CompareWish {
    std::string one, other;
    bool json = false;
};

// The library where there is one: what is missing can be named without it, too.
std::optional<library::Library> library_if_there() {
    auto library = library::Library::open(library::Library::usual_path());
    if (!library) return std::nullopt;
    return std::move(*library);
}

std::string mark_of(Readiness ready) {
    switch (ready) {
        case Readiness::whole: return {};
        case Readiness::by_hand: return std::string(say(Word::mark_by_hand));
        case Readiness::not_played: return std::string(say(Word::mark_not_played));
    }
    return {};
}

// What a card stands under in the list: the kind, and the type of a Pokémon.
std::string group_of(const OpenedCube& cube, CardId id) {
    if (const auto* cards = cube.ucg_cards())
        return std::string(say((*cards)[id].is_scene() ? Word::kind_scenes : Word::kind_characters));
    const Card& card = cube[id];
    std::string group(say(card.kind));
    if (card.kind == CardKind::pokemon && !card.types.empty()) group += ", " + std::string(say(card.types.first()));
    return group;
}

// The cube's cards in groups, each group and each card of it in the order of the file.
std::string cards_text(const OpenedCube& cube, const ShowWish& wish) {
    std::vector<std::pair<std::string, std::string>> groups;
    for (const Entry& entry : cube.entries()) {
        const std::string name = group_of(cube, entry.card);
        auto group = std::ranges::find(groups, name, &std::pair<std::string, std::string>::first);
        if (group == groups.end()) group = groups.insert(groups.end(), {name, {}});
        const Card& card = cube[entry.card];
        const std::string mark = wish.checklist ? std::string() : mark_of(workshop::readiness_of(cube, entry.card));
        group->second += (wish.checklist ? "  [ ] " : "  ") + card_line(entry.copies, card.name, card.key) +
                         (mark.empty() ? "" : ": " + mark) + "\n";
    }
    std::string text;
    for (const auto& [name, lines] : groups) text += name + "\n" + lines;
    return text;
}

std::string head_text(const OpenedCube& cube) {
    return say(Word::cube_is, {printable(cube.path().string()), printable(cube.name()), std::to_string(cube.size()),
                               std::to_string(cube.entries().size())}) +
           "\n";
}

struct CardJson {
    std::string key, name, kind, type, stage, plays;
    int copies;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("key", key), make_nvp("name", name), make_nvp("copies", copies), make_nvp("kind", kind),
                make_nvp("type", type), make_nvp("stage", stage), make_nvp("plays", plays));
    }
};

struct CountJson {
    std::string name;
    workshop::Count count;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("name", name), make_nvp("copies", count.copies), make_nvp("different", count.different));
    }
};

struct PartJson {
    std::string name;
    std::vector<CountJson> counts;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("name", name), make_nvp("counts", counts));
    }
};

struct MissingJson {
    MissingText text;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("name", text.name), make_nvp("wanted_by", text.wanted_by),
                make_nvp("in_library", text.in_library));
    }
};

const char* word_for_readiness(Readiness ready) {
    switch (ready) {
        case Readiness::whole: return "whole";
        case Readiness::by_hand: return "by_hand";
        case Readiness::not_played: return "not_played";
    }
    return "";
}

// Its words are English, whatever the language of the run.
CardJson card_json(const OpenedCube& cube, const Entry& entry) {
    const Card& card = cube[entry.card];
    const text::Say english;
    CardJson json{card.key,    card.name, {}, {}, {}, word_for_readiness(workshop::readiness_of(cube, entry.card)),
                  entry.copies};
    if (const auto* cards = cube.ucg_cards()) {
        json.kind = english((*cards)[entry.card].is_scene() ? Word::kind_scenes : Word::kind_characters);
        return json;
    }
    json.kind = english(card.kind);
    json.stage = english(card.stage);
    if (!card.types.empty()) json.type = english(card.types.first());
    return json;
}

void print_as_json(const OpenedCube& cube, const library::Library* library) {
    std::vector<CardJson> cards;
    for (const Entry& entry : cube.entries()) cards.push_back(card_json(cube, entry));
    std::vector<PartJson> parts;
    for (const CountPart& part : count_parts(workshop::counts_of(cube), text::Language::english)) {
        parts.push_back({std::string(text::Say()(part.heading)), {}});
        for (const auto& [name, count] : part.counts) parts.back().counts.push_back({name, count});
    }
    std::vector<MissingJson> missing;
    for (MissingText& one : missing_lines(cube, library)) missing.push_back({std::move(one)});
    const workshop::ReadinessCounts ready = workshop::readiness_of(cube);
    print_json(make_nvp("format", 1), make_nvp("file", cube.path().string()), make_nvp("name", cube.name()),
               make_nvp("cards", cube.size()), make_nvp("different", cube.entries().size()),
               make_nvp("whole", ready[0].copies), make_nvp("by_hand", ready[1].copies),
               make_nvp("not_played", ready[2].copies), make_nvp("entries", cards), make_nvp("counts", parts),
               make_nvp("missing", missing));
}

int show(const ShowWish& wish, const Request& request) {
    const auto cube = opened_cube(wish.cube, request);
    if (!cube) return failed;
    const auto library = library_if_there();
    const library::Library* cards = library ? &*library : nullptr;
    if (wish.json) return print_as_json(*cube, cards), done;
    std::cout << head_text(*cube);
    const bool all = !wish.counts && !wish.missing && !wish.checklist;
    if (all) std::cout << ready_text(workshop::readiness_of(*cube)) << "\n";
    if (all || wish.checklist) std::cout << cards_text(*cube, wish);
    if (wish.counts) std::cout << counts_text(workshop::counts_of(*cube));
    if (wish.missing || (all && !workshop::missing_stages(*cube).empty()))
        std::cout << missing_text(missing_lines(*cube, cards));
    return done;
}

// The differences of one sort, under their heading.
template <class Belongs>
std::string differences_text(const workshop::Comparison& both, const std::string& heading, Belongs belongs) {
    std::string text;
    for (const workshop::Difference& one : both.differences) {
        if (!belongs(one)) continue;
        const bool counts = one.here > 0 && one.there > 0;
        text += "  " + (counts ? std::to_string(one.here) + " : " : "") +
                card_line(counts || one.here == 0 ? one.there : one.here, one.name, one.key) + "\n";
    }
    return text.empty() ? text : heading + "\n" + text;
}

std::string comparison_text(const OpenedCube& one, const OpenedCube& other) {
    const workshop::Comparison both = workshop::compare(one, other);
    if (both.differences.empty()) return std::string(say(Word::cubes_are_alike)) + "\n";
    using workshop::Difference;
    return say(Word::alike_in_both, {std::to_string(both.alike)}) + "\n" +
           differences_text(both, say(Word::only_in, {printable(one.name())}),
                            [](const Difference& each) { return each.there == 0; }) +
           differences_text(both, say(Word::only_in, {printable(other.name())}),
                            [](const Difference& each) { return each.here == 0; }) +
           differences_text(
               both, std::string(say(Word::counts_differ)),
               [](const Difference& each) { return each.here > 0 && each.there > 0 && !each.says_other; }) +
           differences_text(both, std::string(say(Word::says_other)),
                            [](const Difference& each) { return each.says_other; });
}

struct DifferenceJson {
    workshop::Difference one;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("key", one.key), make_nvp("name", one.name), make_nvp("here", one.here),
                make_nvp("there", one.there), make_nvp("says_other", one.says_other));
    }
};

int compare_cubes(const CompareWish& wish, const Request& request) {
    const auto one = opened_cube(wish.one, request), other = opened_cube(wish.other, request);
    if (!one || !other) return failed;
    if (!wish.json) return std::cout << comparison_text(*one, *other), done;
    const workshop::Comparison both = workshop::compare(*one, *other);
    std::vector<DifferenceJson> differences;
    for (const workshop::Difference& each : both.differences) differences.push_back({each});
    print_json(make_nvp("format", 1), make_nvp("alike", both.alike), make_nvp("differences", differences));
    return done;
}

}  // namespace

void add_cube_show(CLI::App& cube, Request& request) {
    auto* show_command = cube.add_subcommand("show", help(Help::cube_show));
    const auto wish = std::make_shared<ShowWish>();
    show_command->add_option("CUBE", wish->cube, help(Help::cube))->required();
    show_command->add_flag("--counts", wish->counts, help(Help::cube_counts));
    show_command->add_flag("--missing", wish->missing, help(Help::cube_missing));
    show_command->add_flag("--checklist", wish->checklist, help(Help::cube_checklist));
    show_command->add_flag("--json", wish->json, help(Help::cube_show_json));
    show_command->callback([wish, &request] { request.action = [wish, &request] { return show(*wish, request); }; });
    auto* compare = cube.add_subcommand("compare", help(Help::cube_compare));
    const auto both = std::make_shared<CompareWish>();
    compare->add_option("CUBE", both->one, help(Help::cube))->required();
    compare->add_option("OTHER", both->other, help(Help::cube))->required();
    compare->add_flag("--json", both->json, help(Help::cube_show_json));
    compare->callback(
        [both, &request] { request.action = [both, &request] { return compare_cubes(*both, request); }; });
}

}  // namespace cubenight::cli
