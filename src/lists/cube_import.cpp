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
    CubeMaker(const CardList& list, CardSources sources) : list_(list), sources_(sources) {}

    std::optional<Error> take(const ListEntry& entry, const Resolution& found) {
        if (found.energy) return offer(*found.energy), std::nullopt;
        if (!found.printing) return leave_out(entry, said_of(entry, found)), std::nullopt;
        const std::string& id = found.printing->id;
        if (!lines_.contains(id)) {
            auto error = write(entry, id);
            if (error || !written_.contains(id)) return error;
            made_.by_hand += written_.at(id);
            lines_[id] = made_.file.lines.size();
            made_.file.lines.push_back({id, 0, 0});
        }
        int& copies = made_.file.lines[lines_.at(id)].copies;
        if (copies + entry.count > most_copies)
            return leave_out(entry, saying("a cube has at most {0} copies of a card", most_copies)), std::nullopt;
        copies += entry.count;
        made_.copies += entry.count;
        return std::nullopt;
    }

    // An entry that everybody may have in the deck.
    std::optional<Error> take_free(const ListEntry& entry, const Resolution& found) {
        if (found.energy) return offer(*found.energy), std::nullopt;
        if (!found.printing) return Error{"--free", entry.line, said_of(entry, found)};
        const std::string& id = found.printing->id;
        if (auto error = write(entry, id)) return error;
        if (!written_.contains(id)) return Error{"--free", entry.line, made_.refused.back().reason};
        const auto place = std::ranges::find(made_.file.free, id, &CubeFile::Line::key);
        if (place == made_.file.free.end()) made_.file.free.push_back({id, std::min(entry.count, most_copies), 0});
        else place->copies = std::min(place->copies + entry.count, most_copies);
        return std::nullopt;
    }

    // Lower stages that no entry names, from the library.
    std::optional<Error> add_lower_stages() {
        for (std::size_t i = 0; i < evolutions_.size(); ++i) {
            const Evolution above = evolutions_[i];
            if (listed_.contains(above.evolves_from)) continue;
            auto lower = lower_stage(above);
            if (!lower) return lower.error();
            if (!lower->empty()) made_.file.below.push_back({above.id, *lower, 0});
        }
        return std::nullopt;
    }

    // What is written from here on is no entry of the list.
    void end_list() { in_list_ = false; }

    MadeCube finish(const std::string& name) {
        made_.file.cube.name = name;
        made_.file.cube.rules = *named_rule_set("cube");
        std::erase_if(made_.file.lines, [](const CubeFile::Line& line) { return line.copies == 0; });
        made_.different = static_cast<int>(made_.file.lines.size());
        made_.energies = static_cast<int>(made_.file.cube.energy.size());
        made_.free = static_cast<int>(made_.file.free.size());
        made_.lower_stages = static_cast<int>(lower_.size());
        for (const Error& error : list_.errors) remark(error.line, error.reason.english());
        return std::move(made_);
    }

private:
    void offer(Type type) {
        auto& energy = made_.file.cube.energy;
        const auto place = std::ranges::lower_bound(energy, type);
        if (place == energy.end() || *place != type) energy.insert(place, type);
    }

    struct Evolution {
        std::string id, set, evolves_from;
    };

    // Puts the card among those of the cube's files; once.
    void add(const std::string& id, const std::string& set, const WrittenCard& card) {
        if (made_.cards.empty() || made_.cards.back().size() + card.text.size() > largest_written_card_file)
            made_.cards.emplace_back();
        made_.cards.back() += card.text;
        written_[id] = card.by_hand;
        if (in_list_) listed_.insert(card.name);
        if (!card.evolves_from.empty()) evolutions_.push_back({id, set, card.evolves_from});
    }

    // The id of the card that stands below that evolution; empty where the library has none that the game can have. Then the
    // line that it tells is told by names.
    Result<std::string> lower_stage(const Evolution& above) {
        if (const auto known = lower_.find(above.evolves_from); known != lower_.end()) return known->second;
        auto named = sources_.library ? sources_.library->by_name(above.evolves_from)
                                      : Result(std::vector<library::LibraryCard>());
        if (!named) return named.error();
        std::erase_if(*named, [&](const auto& card) { return name_for_rules(card.name) != above.evolves_from; });
        std::ranges::reverse(*named);  // the newest first
        std::stable_partition(named->begin(), named->end(), [&](const auto& card) { return card.set == above.set; });
        for (const auto& card : *named) {
            const auto written = written_card(card);
            if (!written) continue;
            if (!written_.contains(card.id)) add(card.id, card.set, *written);
            return lower_[above.evolves_from] = card.id;
        }
        if (const Card* other = other_called(above.evolves_from)) {
            if (!written_.contains(other->key)) add(other->key, {}, written(*other));
            return lower_[above.evolves_from] = other->key;
        }
        if (!named->empty() && !named->front().evolves_from.empty())
            made_.file.names.push_back({named->front().name, named->front().evolves_from});
        return std::string();
    }

    // Cards of the set beside the library; null where it has none such.
    const Card* other_of(const std::string& key) const {
        const auto found = sources_.others ? sources_.others->find_key(key) : std::nullopt;
        return found ? &(*sources_.others)[*found] : nullptr;
    }
    const Card* other_called(const std::string& name) const {
        if (!sources_.others) return nullptr;
        for (const Card& card : *sources_.others)
            if (name_for_rules(card.name) == name) return &card;
        return nullptr;
    }
    static WrittenCard written(const Card& card) {
        return {write_card(card) + "\n", name_for_rules(card.name), name_for_rules(card.evolves_from), false};
    }

    std::optional<Error> write(const ListEntry& entry, const std::string& id) {
        if (written_.contains(id)) return std::nullopt;
        auto printed = sources_.library ? sources_.library->by_id(id) : Result(std::optional<library::LibraryCard>());
        if (!printed) return printed.error();
        if (const Card* other = *printed ? nullptr : other_of(id)) return add(id, {}, written(*other)), std::nullopt;
        if (!*printed)
            return leave_out(entry, saying("no card of that name is in the card library or the cubes of the program")),
                   std::nullopt;
        const auto card = written_card(**printed);
        if (!card) {
            made_.refused.push_back({card.error().file, entry.line, card.error().reason});
            return leave_out(entry, card.error().reason), std::nullopt;
        }
        add(id, (*printed)->set, *card);
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
    CardSources sources_;
    MadeCube made_;
    std::map<std::string, std::size_t> lines_;  // of each card's id: its place in the cube file
    std::map<std::string, bool> written_;       // of each card's id: whether some text of it is carried out by hand
    std::set<std::string> listed_;              // names of the list's cards
    std::vector<Evolution> evolutions_;
    std::map<std::string, std::string> lower_;  // of a name that something evolves from: the id of its card
    bool in_list_ = true;
};

}  // namespace

Result<MadeCube> made_cube(const std::string& name, ResolvedList cube, ResolvedList free, CardSources sources) {
    CubeMaker maker(cube.list, sources);
    for (std::size_t i = 0; i < cube.list.entries.size(); ++i)
        if (auto error = maker.take(cube.list.entries[i], cube.found[i])) return *error;
    maker.end_list();
    for (std::size_t i = 0; i < free.list.entries.size(); ++i)
        if (auto error = maker.take_free(free.list.entries[i], free.found[i])) return *error;
    if (auto error = maker.add_lower_stages()) return *error;
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
