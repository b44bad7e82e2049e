// Every clause of the rules, version 1.6, by its number.
#include "engine/scenario/ultraman/written/clauses.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "engine/scenario/script/cites.hpp"

namespace cubenight::ultraman::scenario {
namespace {

constexpr std::string_view all_clauses[] = {
    "UCG 1.1",      "UCG 1.1.1",    "UCG 1.2",      "UCG 1.2.1",   "UCG 1.2.2",   "UCG 1.2.3",    "UCG 1.3",
    "UCG 1.3.1",    "UCG 1.3.2",    "UCG 1.3.3",    "UCG 1.3.3.1", "UCG 1.3.4",   "UCG 1.3.5",    "UCG 1.3.6",
    "UCG 2.1",      "UCG 2.1.1",    "UCG 2.2",      "UCG 2.2.1",   "UCG 2.2.2",   "UCG 2.3",      "UCG 2.3.1",
    "UCG 2.3.1.1",  "UCG 2.3.1.2",  "UCG 2.3.2",    "UCG 2.3.2.1", "UCG 2.3.2.2", "UCG 2.3.3",    "UCG 2.3.3.1",
    "UCG 2.3.4",    "UCG 2.3.4.1",  "UCG 2.3.4.2",  "UCG 2.3.5",   "UCG 2.3.5.1", "UCG 2.3.5.2",  "UCG 2.3.6",
    "UCG 2.3.6.1",  "UCG 2.3.6.2",  "UCG 2.3.6.3",  "UCG 2.3.7",   "UCG 2.3.7.1", "UCG 2.3.7.2",  "UCG 2.3.7.3",
    "UCG 2.3.8",    "UCG 2.3.8.1",  "UCG 2.3.9",    "UCG 2.3.9.1", "UCG 2.3.10",  "UCG 2.3.10.1", "UCG 2.3.10.2",
    "UCG 2.3.11",   "UCG 2.3.11.1", "UCG 2.4",      "UCG 2.4.1",   "UCG 2.4.1.1", "UCG 2.4.1.2",  "UCG 2.4.1.3",
    "UCG 2.4.2",    "UCG 2.4.2.1",  "UCG 2.4.2.2",  "UCG 2.4.2.3", "UCG 2.4.3",   "UCG 2.4.3.1",  "UCG 2.4.4",
    "UCG 2.4.4.1",  "UCG 2.4.4.2",  "UCG 2.4.5",    "UCG 2.4.5.1", "UCG 2.4.6",   "UCG 2.4.6.1",  "UCG 3.1",
    "UCG 3.1.1",    "UCG 3.1.2",    "UCG 3.1.3",    "UCG 3.1.4",   "UCG 3.1.5",   "UCG 3.2",      "UCG 3.2.1",
    "UCG 3.2.2",    "UCG 3.2.3",    "UCG 3.3",      "UCG 3.3.1",   "UCG 3.3.2",   "UCG 3.3.3",    "UCG 3.4",
    "UCG 3.4.1",    "UCG 3.4.2",    "UCG 3.4.3",    "UCG 3.5",     "UCG 3.5.1",   "UCG 3.5.2",    "UCG 3.6",
    "UCG 3.6.1",    "UCG 3.6.2",    "UCG 3.6.3",    "UCG 3.7",     "UCG 3.7.1",   "UCG 3.7.2",    "UCG 3.7.3",
    "UCG 3.8",      "UCG 3.8.1",    "UCG 3.8.2",    "UCG 3.8.3",   "UCG 3.8.4",   "UCG 3.8.5",    "UCG 4.1",
    "UCG 4.1.1",    "UCG 4.1.2",    "UCG 4.1.3",    "UCG 4.2",     "UCG 4.2.1",   "UCG 4.2.2",    "UCG 4.2.3",
    "UCG 5.1",      "UCG 5.1.1",    "UCG 5.1.2",    "UCG 5.1.3",   "UCG 5.2",     "UCG 5.2.1",    "UCG 5.3",
    "UCG 5.3.1",    "UCG 5.3.2",    "UCG 5.3.3",    "UCG 5.4",     "UCG 5.4.1",   "UCG 5.4.2",    "UCG 5.5",
    "UCG 5.5.1",    "UCG 5.5.2",    "UCG 5.5.2.1",  "UCG 5.5.3",   "UCG 5.5.3.1", "UCG 5.5.4",    "UCG 5.5.4.1",
    "UCG 5.5.5",    "UCG 5.5.6",    "UCG 5.5.7",    "UCG 5.6",     "UCG 5.6.1",   "UCG 5.6.2",    "UCG 5.6.2.1",
    "UCG 5.6.2.2",  "UCG 5.6.2.3",  "UCG 5.6.3",    "UCG 5.6.3.1", "UCG 5.7",     "UCG 5.7.1",    "UCG 5.7.2",
    "UCG 5.7.2.1",  "UCG 5.7.3",    "UCG 5.7.3.1",  "UCG 5.8",     "UCG 5.8.1",   "UCG 5.8.2",    "UCG 5.8.2.1",
    "UCG 5.8.3",    "UCG 5.8.3.1",  "UCG 5.9",      "UCG 5.9.1",   "UCG 5.9.2",   "UCG 5.9.3",    "UCG 5.9.3.1",
    "UCG 5.9.3.2",  "UCG 5.9.4",    "UCG 5.9.4.1",  "UCG 5.9.4.2", "UCG 5.9.5",   "UCG 5.9.5.1",  "UCG 5.9.5.2",
    "UCG 5.9.6",    "UCG 5.9.6.1",  "UCG 5.9.6.2",  "UCG 5.10",    "UCG 5.10.1",  "UCG 5.10.2",   "UCG 6.1",
    "UCG 6.1.1",    "UCG 6.1.2",    "UCG 6.1.3",    "UCG 6.2",     "UCG 6.2.1",   "UCG 6.2.2",    "UCG 6.2.3",
    "UCG 6.3",      "UCG 6.3.1",    "UCG 6.3.2",    "UCG 6.3.3",   "UCG 7.1",     "UCG 7.1.1",    "UCG 7.1.2",
    "UCG 8.1",      "UCG 8.1.1",    "UCG 8.1.2",    "UCG 9.1",     "UCG 9.1.1",   "UCG 9.2",      "UCG 9.2.1",
    "UCG 9.2.2",    "UCG 9.3",      "UCG 9.3.1",    "UCG 9.3.2",   "UCG 9.4",     "UCG 9.4.1",    "UCG 9.4.2",
    "UCG 9.4.3",    "UCG 9.4.4",    "UCG 10.1",     "UCG 10.1.1",  "UCG 10.1.2",  "UCG 10.1.3",   "UCG 10.1.3.1",
    "UCG 10.1.3.2", "UCG 10.1.3.3", "UCG 10.1.3.4", "UCG 10.2",    "UCG 10.2.1",  "UCG 11.1",     "UCG 11.2",
    "UCG 11.2.1",   "UCG 11.3",     "UCG 11.3.1",   "UCG 11.3.2",  "UCG 11.4",    "UCG 11.4.1",   "UCG 11.4.2",
    "UCG 11.4.3",   "UCG 11.4.4",   "UCG 11.5",     "UCG 11.5.1",  "UCG 11.6",    "UCG 11.6.1",   "UCG 11.6.2",
    "UCG 11.6.3",   "UCG 11.6.4",   "UCG 11.6.5",   "UCG 11.7",    "UCG 11.7.1",  "UCG 11.7.2",   "UCG 11.7.3",
    "UCG 11.8",     "UCG 11.8.1",   "UCG 11.8.2",   "UCG 11.9",    "UCG 11.9.1",  "UCG 11.9.2",   "UCG 11.10",
    "UCG 11.10.1",  "UCG 11.11",    "UCG 11.11.1",  "UCG 11.12",   "UCG 11.12.1", "UCG 11.12.2",  "UCG 11.13",
    "UCG 11.13.1",  "UCG 11.13.2",  "UCG 11.14",    "UCG 11.14.1", "UCG 11.14.2", "UCG 11.15",    "UCG 11.15.1",
    "UCG 11.16",    "UCG 11.16.1",  "UCG 11.16.2",  "UCG 11.16.3", "UCG 11.17",   "UCG 11.17.1",  "UCG 11.17.2",
    "UCG 11.17.3",  "UCG 11.17.4",  "UCG 11.17.5",  "UCG 11.17.6", "UCG 11.17.7", "UCG 11.18",    "UCG 11.18.1",
    "UCG 11.19",    "UCG 11.19.1",  "UCG 11.19.2",  "UCG 11.19.3", "UCG 11.20",   "UCG 11.20.1",  "UCG 11.20.2",
    "UCG 11.20.3",  "UCG 12.1",     "UCG 12.1.1",   "UCG 12.2",    "UCG 12.2.1",  "UCG 12.2.2",   "UCG 12.3",
    "UCG 12.3.1",   "UCG 12.3.2",   "UCG 12.4",     "UCG 12.4.1",  "UCG 12.4.2",  "UCG 12.4.2.1", "UCG 12.4.2.2",
    "UCG 12.4.2.3", "UCG 12.4.3",
};

struct Founded {
    std::string_view named;
    std::array<std::string_view, 7> also;
};

// What the match names, and what else forbids the same thing.
constexpr Founded founded[] = {
    {"UCG 5.1.2", {"UCG 5.4.1", "UCG 5.5.1", "UCG 5.6.1", "UCG 5.8.1", "UCG 9.4.1", "UCG 5.4.2", "UCG 6.1.2"}},
    {"UCG 5.4.1", {"UCG 5.4.2", "UCG 6.1.1", "UCG 6.1.2", "UCG 2.2.1", "UCG 3.5.1"}},
    {"UCG 5.5.3.1", {"UCG 2.2.1", "UCG 5.5.1", "UCG 5.5.6", "UCG 12.4.3"}},
    {"UCG 5.5.4.1", {"UCG 2.2.1", "UCG 5.5.1", "UCG 5.5.6", "UCG 12.4.3"}},
    {"UCG 5.6.1", {"UCG 5.6.2.1", "UCG 5.6.3.1", "UCG 2.2.1"}},
    {"UCG 5.6.2.1", {"UCG 5.6.1", "UCG 5.6.3.1", "UCG 2.3.2.2", "UCG 11.18.1", "UCG 12.1.1"}},
    {"UCG 5.6.2.2", {"UCG 5.6.1", "UCG 5.6.2.1", "UCG 5.6.3.1", "UCG 11.18.1", "UCG 12.1.1"}},
    {"UCG 5.6.2.3", {"UCG 5.6.3.1"}},
    {"UCG 5.8.2.1", {"UCG 5.8.1"}},
    {"UCG 5.8.3.1", {"UCG 5.8.1"}},
    {"UCG 6.3.1", {"UCG 2.4.2.1", "UCG 2.4.2.2", "UCG 2.4.2.3"}},
    {"UCG 6.3.2", {"UCG 6.3.1"}},
    {"UCG 2.3.5.2", {"UCG 9.4.1", "UCG 11.6.2", "UCG 11.17.2"}},
    {"UCG 9.4.4", {"UCG 9.4.3", "UCG 9.4.1"}},
    {"UCG 11.13.2", {"UCG 11.13.1"}},
    {"UCG 11.15.1", {"UCG 2.3.7.2", "UCG 12.4.3"}},
};

// What an event names, and what else says that it happens so.
constexpr Founded told_by[] = {
    {"UCG 1.3.4", {"UCG 12.4.3", "UCG 11.15.1"}},
    {"UCG 12.4.3", {"UCG 1.3.4", "UCG 11.15.1"}},
    {"UCG 1.3.2", {"UCG 1.3.1"}},
    {"UCG 1.3.3", {"UCG 1.3.1"}},
    {"UCG 5.7.1", {"UCG 10.1.3"}},
    {"UCG 5.9.4.1", {"UCG 5.9.2", "UCG 5.9.3.1", "UCG 5.9.3.2"}},
    {"UCG 5.9.5.1", {"UCG 5.9.2", "UCG 5.9.3.1", "UCG 5.9.3.2"}},
    {"UCG 6.2.1", {"UCG 6.2.3"}},
    {"UCG 9.2.1", {"UCG 9.2.2", "UCG 5.7.2.1", "UCG 5.7.3.1", "UCG 11.8.2"}},
    {"UCG 9.4.1", {"UCG 5.8.2.1", "UCG 5.8.3.1", "UCG 9.4.3"}},
    {"UCG 10.1.3.2", {"UCG 11.12.2", "UCG 10.1.3.1", "UCG 2.3.5.2"}},
    {"UCG 11.4.4", {"UCG 11.4.2", "UCG 11.4.3"}},
    {"UCG 11.9.1", {"UCG 11.9.2"}},
    {"UCG 11.13.2", {"UCG 11.13.1", "UCG 10.1.3.2"}},
    {"UCG 11.17.1", {"UCG 11.17.3"}},
    {"UCG 11.17.6", {"UCG 11.17.5"}},
    {"UCG 12.2.1", {"UCG 12.2.2"}},
};

bool founds(std::span<const Founded> table, std::string_view actual, std::string_view wanted) {
    if (wanted.empty() || cites(actual, wanted)) return true;
    for (const Founded& entry : table)
        if (entry.named == actual)
            for (std::string_view also : entry.also)
                if (!also.empty() && cites(also, wanted)) return true;
    return false;
}

}  // namespace

bool is_clause(std::string_view wanted) {
    return std::ranges::any_of(
        all_clauses, [&](std::string_view clause) { return cubenight::scenario::is_or_is_below(clause, wanted); });
}

bool cites(std::string_view actual, std::string_view wanted) {
    return cubenight::scenario::is_or_is_below(actual, wanted);
}

bool founds_refusal(std::string_view actual, std::string_view wanted) { return founds(founded, actual, wanted); }
bool founds_event(std::string_view actual, std::string_view wanted) { return founds(told_by, actual, wanted); }

}  // namespace cubenight::ultraman::scenario
