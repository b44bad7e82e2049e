#include "src/lists/choices.hpp"

#include <algorithm>

#include "src/lists/library_index.hpp"

namespace cubenight {

std::optional<Error> choose(const CardList& list, std::vector<Resolution>& found, std::span<const LineChoice> choices,
                            const library::Library& library) {
    for (const LineChoice& choice : choices) {
        const auto entry = std::ranges::find(list.entries, choice.line, &ListEntry::line);
        if (entry == list.entries.end())
            return Error{{}, 0, saying("there is no entry in line {0} of the list", choice.line)};
        const auto card = library.by_id(choice.id);
        if (!card) return card.error();
        if (!*card) return Error{{}, 0, saying("the library has no card {0}", choice.id)};
        Resolution& resolution = found[static_cast<std::size_t>(entry - list.entries.begin())];
        resolution = {};
        resolution.verdict = Verdict::printing;
        resolution.printing = printing_of(**card);
    }
    return std::nullopt;
}

}  // namespace cubenight
