#include "engine/scenario/script/cites.hpp"

#include <algorithm>
#include <vector>

namespace cubenight::scenario {
namespace {

// Every row of assets/rulebook.tsv, and what its column `same` says (engine/CMakeLists.txt).
constexpr std::string_view all_clauses[] = {
#include "clauses_all.inc"
};

struct SameClause {
    std::string_view clause;
    std::string_view says;  // another clause, which it repeats wholly or in part
};
constexpr SameClause same_clauses[] = {
#include "clauses_same.inc"
};

// A clause with all that it repeats, and what those repeat.
std::vector<std::string_view> with_repeated(std::string_view clause) {
    std::vector<std::string_view> all{clause};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto& [one, says] : same_clauses) {
            const bool repeats = i == 0 ? is_or_is_below(one, all[i]) : one == all[i];
            if (repeats && std::find(all.begin(), all.end(), says) == all.end()) all.push_back(says);
        }
    return all;
}

}  // namespace

bool is_or_is_below(std::string_view actual, std::string_view wanted) {
    const std::size_t blank = actual.find(' ');
    if (wanted.find(' ') == std::string_view::npos && blank != std::string_view::npos) actual.remove_prefix(blank + 1);
    // The Chinese guide translates the Japanese one, clause for clause.
    if (wanted.starts_with("ZH ") && actual.starts_with("JA ")) wanted.remove_prefix(3), actual.remove_prefix(3);
    if (!actual.starts_with(wanted)) return false;
    if (actual.size() == wanted.size()) return true;
    const char next = actual[wanted.size()], last = wanted.back();
    return next == '.' || next == ':' ||
           (last >= '0' && last <= '9' && next >= 'a' && next <= 'z');  // a step's item: A-02.1a
}

bool cites(std::string_view actual, std::string_view wanted) {
    const auto meant = with_repeated(wanted);
    for (std::string_view one : with_repeated(actual))
        if (std::any_of(meant.begin(), meant.end(),
                        [&](std::string_view clause) { return is_or_is_below(one, clause); }))
            return true;
    return false;
}

bool is_clause(std::string_view wanted) {
    return std::ranges::any_of(all_clauses, [&](std::string_view clause) { return is_or_is_below(clause, wanted); });
}

}  // namespace cubenight::scenario
