#include "src/text/log_line.hpp"

#include <algorithm>

namespace cubenight::text {
namespace {

// A line that is about more shows these.
constexpr std::size_t most_copies_shown = 12;

}  // namespace

void LogLine::cite(std::string_view clause) {
    if (!clause.empty() && std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(clause);
}

void LogLine::mention(CopyId copy) {
    if (copy == no_copy || std::ranges::find(copies, copy) != copies.end()) return;
    if (copies.size() < most_copies_shown) copies.push_back(copy);
}

}  // namespace cubenight::text
