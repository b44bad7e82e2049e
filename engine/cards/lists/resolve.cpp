#include "engine/cards/lists/resolve.hpp"

#include <algorithm>

#include "engine/cards/lists/basic_energy_names.hpp"
#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/lists/printed_sets.hpp"

namespace cubenight {
namespace {

using Printings = std::vector<Printing>;

void add_new(Printings& to, Printings from) {
    for (Printing& one : from)
        if (std::ranges::find(to, one.id, &Printing::id) == to.end()) to.push_back(std::move(one));
}

// Resolves one entry.
class Resolver {
public:
    Resolver(const ListEntry& entry, const CardIndex& index, StandIns stand_ins)
        : entry_(entry), index_(index), stand_ins_(stand_ins), english_(index.english_of(entry.name)) {}

    Resolution resolve() {
        by_columns_ = meant_by(entry_.printing);
        by_picture_ = meant_by(entry_.picture);
        if (const auto type = basic_energy_of(entry_)) return basic(*type);
        const bool has_number = !entry_.printing.number.empty() || !entry_.picture.number.empty();
        if (has_number) return by_number();
        return entry_.printing.set.empty() ? by_name() : by_name_in_set();
    }

private:
    // The sets that a key may mean, as the index calls them: known ones, else the word as it is.
    static std::vector<std::string> sets_of(const ListedPrinting& key) {
        std::vector<std::string> ids;
        for (const PrintedSet* set : sets_called(key.set)) ids.emplace_back(set->id);
        if (ids.empty() && !key.set.empty()) ids.push_back(in_small_letters(key.set));
        return ids;
    }

    Printings meant_by(const ListedPrinting& key) const {
        Printings found;
        if (key.number.empty()) return found;
        for (const std::string& id : sets_of(key)) {
            const PrintedSet* set = set_of_id(id);
            const PrintedSet unknown{id, {}, {}, {}};
            for (const std::string& number : numbers_in(set ? *set : unknown, key.number)) {
                auto here = index_.at(id, number);
                if (here.empty()) continue;
                add_new(found, std::move(here));
                break;
            }
        }
        return found;
    }

    bool is_meant(const Printing& printing) const {
        return entry_.name.empty() || may_mean(entry_.name, printing.name) ||
               std::ranges::find(english_, printing.name) != english_.end();
    }
    Printings agreeing(const Printings& all) const {
        Printings found;
        std::ranges::copy_if(all, std::back_inserter(found), [&](const Printing& one) { return is_meant(one); });
        return found;
    }

    Resolution basic(Type type) const {
        Printings there = by_columns_;
        add_new(there, by_picture_);
        for (const Printing& one : agreeing(there))
            if (!one.is_basic_energy && one.section == ListSection::energy) return settled(one);
        const bool agrees =
            std::ranges::any_of(there, [&](const Printing& one) { return basic_energy_called(one.name) == type; });
        if (!there.empty() && !agrees) return open(Verdict::question, VerdictReason::names_differ, there);
        Resolution resolution;
        resolution.verdict = Verdict::basic_energy;
        resolution.energy = type;
        return resolution;
    }

    Resolution by_number() const {
        const Printings columns = agreeing(by_columns_), picture = agreeing(by_picture_);
        Printings both;
        for (const Printing& one : columns)
            if (std::ranges::find(picture, one.id, &Printing::id) != picture.end()) both.push_back(one);
        Printings all = by_columns_;
        add_new(all, by_picture_);
        if (both.size() == 1) return settled(both.front());
        const bool one_key_alone = by_columns_.empty() || by_picture_.empty();
        if (!one_key_alone && both.empty() && !(columns.empty() && picture.empty()))
            return open(Verdict::question, VerdictReason::keys_differ, all);
        Printings found = columns;
        add_new(found, picture);
        if (found.size() == 1) return settled(found.front());
        if (found.size() > 1) return open(Verdict::question, VerdictReason::several_cards, found);
        if (!all.empty()) return open(Verdict::question, VerdictReason::names_differ, all);
        return not_there();
    }

    // No printing of that number: why, and what else has the name.
    Resolution not_there() const {
        const Printings called = of_this_name();
        if (stand_ins_ == StandIns::other_printings && !called.empty() && play_alike(called)) {
            Resolution resolution = settled(called.front());
            resolution.reason = VerdictReason::other_printing;
            return resolution;
        }
        return open(Verdict::unresolved, why_not_there(), {});
    }

    VerdictReason why_not_there() const {
        const ListedPrinting& key = entry_.printing.set.empty() ? entry_.picture : entry_.printing;
        const auto ids = sets_of(key);
        if (std::ranges::any_of(ids, [&](const std::string& id) { return index_.has_set(id); }))
            return VerdictReason::number_not_there;
        return is_set_code(key.set) || !sets_called(key.set).empty() ? VerdictReason::set_not_there
                                                                     : VerdictReason::set_unknown;
    }

    Resolution by_name_in_set() const {
        const auto ids = sets_of(entry_.printing);
        Printings found;
        for (const Printing& one : of_this_name())
            if (std::ranges::find(ids, one.set) != ids.end()) found.push_back(one);
        if (!found.empty()) return one_of(found);
        const VerdictReason why = why_not_there();
        return open(Verdict::unresolved, why == VerdictReason::number_not_there ? VerdictReason::name_not_in_set : why,
                    {});
    }

    Resolution by_name() const {
        const Printings found = of_this_name();
        return found.empty() ? open(Verdict::unresolved, VerdictReason::name_unknown, {}) : one_of(found);
    }

    // Those of the name, the newest first; where some are written exactly so, those alone (`Mew ex` is not `Mew EX`).
    Printings of_this_name() const {
        if (entry_.name.empty()) return {};
        Printings found = index_.called(entry_.name), exact;
        for (const std::string& name : english_) add_new(found, index_.called(name));
        std::ranges::copy_if(found, std::back_inserter(exact),
                             [&](const Printing& one) { return one.name == entry_.name; });
        return exact.empty() ? found : exact;
    }

    static bool play_alike(const Printings& all) {
        return std::ranges::all_of(all, [&](const Printing& one) { return one.plays_as == all.front().plays_as; });
    }

    // Trainer cards of one name are one card, whatever they say: their newest text holds.
    Resolution one_of(const Printings& found) const {
        const bool trainers =
            std::ranges::all_of(found, [](const Printing& one) { return one.section == ListSection::trainers; });
        if (!trainers && !play_alike(found)) return open(Verdict::question, VerdictReason::several_cards, found);
        Resolution resolution = settled(found.front());
        if (found.size() > 1) resolution.reason = VerdictReason::newest_of_several;
        return resolution;
    }

    static Resolution settled(const Printing& printing) {
        Resolution resolution;
        resolution.verdict = Verdict::printing;
        resolution.printing = printing;
        return resolution;
    }

    // What a person decides. Near are the printings that the keys lead to, then those of the same name, then like names.
    Resolution open(Verdict verdict, VerdictReason reason, const Printings& by_key) const {
        Resolution resolution;
        resolution.verdict = verdict;
        resolution.reason = reason;
        const auto add = [&](NearBy by, const Printing& printing) {
            const bool there = std::ranges::any_of(
                resolution.near, [&](const NearMiss& miss) { return miss.printing.id == printing.id; });
            if (!there && resolution.near.size() < most_near_misses) resolution.near.push_back({by, printing});
        };
        for (const Printing& one : by_key) add(is_meant(one) ? NearBy::same_name : NearBy::same_number, one);
        const Printings called = of_this_name();
        for (const Printing& one : called) add(NearBy::same_name, one);
        if (called.empty() && !entry_.name.empty())
            for (const Printing& one : index_.nearly_called(entry_.name, most_near_misses)) add(NearBy::like_name, one);
        return resolution;
    }

    const ListEntry& entry_;
    const CardIndex& index_;
    StandIns stand_ins_;
    std::vector<std::string> english_;  // names, where the entry is written in another language
    Printings by_columns_, by_picture_;
};

}  // namespace

Resolution resolve(const ListEntry& entry, const CardIndex& index, StandIns stand_ins) {
    return Resolver(entry, index, stand_ins).resolve();
}

Saying said_of(const ListEntry& entry, const Resolution& resolution) {
    const ListedPrinting& key = entry.printing.set.empty() ? entry.picture : entry.printing;
    switch (resolution.reason) {
        case VerdictReason::none: return {};
        case VerdictReason::newest_of_several: return saying("the newest of several printings that play alike");
        case VerdictReason::other_printing:
            return saying("another printing of that name; the library lacks the one that is named");
        case VerdictReason::names_differ: return saying("set and number are those of a card with another name");
        case VerdictReason::keys_differ: return saying("set and number say one card, the picture or the id another");
        case VerdictReason::several_cards: return saying("there are several cards of that name that play differently");
        case VerdictReason::set_unknown: return saying("nobody knows the set \"{0}\"", key.set);
        case VerdictReason::set_not_there: return saying("the library has no cards of the set {0}", key.set);
        case VerdictReason::number_not_there:
            return saying("the library has no card with the number {0} in the set {1}", key.number, key.set);
        case VerdictReason::name_not_in_set:
            return saying("the library has no card of that name in the set {0}", key.set);
        case VerdictReason::name_unknown:
            return saying("no card of that name is in the card library or the cubes of the program");
    }
    return {};
}

std::vector<Resolution> resolve(const CardList& list, const CardIndex& index, StandIns stand_ins) {
    std::vector<Resolution> resolutions;
    for (const ListEntry& entry : list.entries) resolutions.push_back(resolve(entry, index, stand_ins));
    return resolutions;
}

}  // namespace cubenight
