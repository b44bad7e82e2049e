#include "src/lists/choices.hpp"

#include <algorithm>

#include "src/lists/library_index.hpp"
#include "src/lists/set_index.hpp"

namespace cubenight {
namespace {

// Nothing where neither source has it.
Result<std::optional<Printing>> printing_in(CardSources sources, const std::string& id) {
    if (sources.library) {
        const auto card = sources.library->by_id(id);
        if (!card) return card.error();
        if (*card) return std::optional(printing_of(**card));
    }
    const auto other = sources.others ? sources.others->find_key(id) : std::nullopt;
    return other ? std::optional(printing_of(*sources.others, *other)) : std::nullopt;
}

}  // namespace

std::optional<Error> choose(const CardList& list, std::vector<Resolution>& found, std::span<const LineChoice> choices,
                            CardSources sources) {
    for (const LineChoice& choice : choices) {
        const auto entry = std::ranges::find(list.entries, choice.line, &ListEntry::line);
        if (entry == list.entries.end())
            return Error{{}, 0, saying("there is no entry in line {0} of the list", choice.line)};
        const auto card = printing_in(sources, choice.id);
        if (!card) return card.error();
        if (!*card) return Error{{}, 0, saying("the library has no card {0}", choice.id)};
        Resolution& resolution = found[static_cast<std::size_t>(entry - list.entries.begin())];
        resolution = {};
        resolution.verdict = Verdict::printing;
        resolution.printing = **card;
    }
    return std::nullopt;
}

}  // namespace cubenight
