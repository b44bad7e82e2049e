#include "engine/language/slips.hpp"

#include <algorithm>
#include <array>

namespace cubenight {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::size_t slips_between(std::string_view written, std::string_view meant) {
    if (written.size() > longest_slip || meant.size() > longest_slip) return longest_slip + 1;
    // Three rows of the table of distances: the one before the last, the last, and the one that is filled.
    std::array<std::array<std::size_t, longest_slip + 1>, 3> rows{};
    for (std::size_t j = 0; j <= meant.size(); ++j) rows[0][j] = j;
    for (std::size_t i = 1; i <= written.size(); ++i) {
        auto& row = rows[i % 3];
        const auto &above = rows[(i + 2) % 3], &two_above = rows[(i + 1) % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= meant.size(); ++j) {
            const bool same = small(written[i - 1]) == small(meant[j - 1]);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
            const bool crossed = i > 1 && j > 1 && small(written[i - 1]) == small(meant[j - 2]) &&
                                 small(written[i - 2]) == small(meant[j - 1]);
            if (crossed) row[j] = std::min(row[j], two_above[j - 2] + 1);
        }
    }
    return rows[written.size() % 3][meant.size()];
}

std::size_t slips_forgiven(std::string_view meant) {
    if (meant.size() < 3) return 0;
    return meant.size() < 5 ? 1 : meant.size() < 9 ? 2 : 3;
}

std::string_view nearest(std::string_view written, std::span<const std::string_view> words) {
    std::string_view best;
    std::size_t least = longest_slip;
    for (const std::string_view word : words) {
        const std::size_t slips = slips_between(written, word);
        if (slips > slips_forgiven(word) || slips >= least) continue;
        least = slips;
        best = word;
    }
    return best;
}

Saying or_meant(const Saying& reason, std::string_view meant) {
    return meant.empty() ? reason : saying("{0}; did you mean `{1}`?", reason, meant);
}

}  // namespace cubenight
