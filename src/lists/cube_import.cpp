#include "src/lists/cube_import.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/cards/notation.hpp"
#include "engine/core/printable.hpp"
#include "src/lists/card_files.hpp"
#include "src/lists/card_text.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/new_file.hpp"

namespace cubenight {

namespace fs = std::filesystem;

namespace {

constexpr int most_copies = 99;  // of one card in a cube file

// Collects the entries of a list.
class CubeMaker {
public:
    CubeMaker(const CardList& list, const library::Library& library) : list_(list), library_(library) {}

    std::optional<Error> take(const ListEntry& entry, const Resolution& found) {
        if (found.energy) return offer(*found.energy), std::nullopt;
        if (!found.printing) return leave_out(entry, said_of(entry, found)), std::nullopt;
        const std::string& id = found.printing->id;
        if (!lines_.contains(id)) {
            auto error = write(entry, id);
            if (error || !lines_.contains(id)) return error;
        }
        int& copies = made_.file.lines[lines_.at(id)].copies;
        if (copies + entry.count > most_copies)
            return leave_out(entry, saying("a cube has at most {0} copies of a card", most_copies)), std::nullopt;
        copies += entry.count;
        made_.copies += entry.count;
        return std::nullopt;
    }

    MadeCube finish(const std::string& name) {
        made_.file.cube.name = name;
        made_.file.cube.rules = *named_rule_set("cube");
        std::erase_if(made_.file.lines, [](const CubeFile::Line& line) { return line.copies == 0; });
        made_.different = static_cast<int>(made_.file.lines.size());
        made_.energies = static_cast<int>(made_.file.cube.energy.size());
        for (const Error& error : list_.errors) remark(error.line, error.reason.english());
        return std::move(made_);
    }

private:
    void offer(Type type) {
        auto& energy = made_.file.cube.energy;
        const auto place = std::ranges::lower_bound(energy, type);
        if (place == energy.end() || *place != type) energy.insert(place, type);
    }

    std::optional<Error> write(const ListEntry& entry, const std::string& id) {
        const auto printed = library_.by_id(id);
        if (!printed) return printed.error();
        if (!*printed) return leave_out(entry, saying("the library has no card of that name")), std::nullopt;
        const auto card = written_card(**printed);
        if (!card) {
            made_.refused.push_back({card.error().file, entry.line, card.error().reason});
            return leave_out(entry, card.error().reason), std::nullopt;
        }
        if (made_.cards.empty() || made_.cards.back().size() + card->text.size() > largest_written_card_file)
            made_.cards.emplace_back();
        made_.cards.back() += card->text;
        if (card->by_hand) ++made_.by_hand;
        lines_[id] = made_.file.lines.size();
        made_.file.lines.push_back({id, 0, 0});
        return std::nullopt;
    }

    void leave_out(const ListEntry& entry, const Saying& why) {
        made_.left_out += entry.count;
        remark(entry.line, entry.raw + ": " + why.english());
    }

    void remark(int line, const std::string& words) {
        if (made_.remarks.empty()) made_.remarks = "\n# Lines of the list that are not in the cube:\n";
        std::string plain = words;
        std::ranges::replace(plain, '\t', ' ');
        made_.remarks += "# " + std::to_string(line) + ": " + printable(plain) + "\n";
    }

    const CardList& list_;
    const library::Library& library_;
    MadeCube made_;
    std::map<std::string, std::size_t> lines_;  // of each card's id: its place in the cube file
};

}  // namespace

Result<MadeCube> made_cube(const std::string& name, const CardList& list, const std::vector<Resolution>& found,
                           const library::Library& library) {
    CubeMaker maker(list, library);
    for (std::size_t i = 0; i < list.entries.size(); ++i)
        if (auto error = maker.take(list.entries[i], found[i])) return *error;
    MadeCube made = maker.finish(name);
    if (made.different == 0)
        return Error{{}, 0, saying("none of the list's cards is known: there is nothing to make a cube of")};
    return made;
}

Result<fs::path> save_made_cube(MadeCube cube, const std::string& stem, IfThere if_there) {
    const fs::path folder = store::user_folder() / "cubes", file = folder / (stem + ".cube");
    std::error_code ignored;
    if (if_there == IfThere::refuse && fs::exists(file, ignored))
        return Error{file.string(), 0, store::name_is_taken()};
    if (auto error = store::make_folder(folder)) return *error;
    std::set<std::string> used;
    for (const std::string& cards : cube.cards) {
        cube.file.uses.push_back(written_card_file(stem, cards));
        used.insert(cube.file.uses.back());
        if (auto error = store::replace_file(folder / cube.file.uses.back(), cards)) return *error;
    }
    if (auto error = store::replace_file(file, write_cube(cube.file) + cube.remarks)) return *error;
    remove_unused_card_files(folder, stem, used);
    return file;
}

}  // namespace cubenight
