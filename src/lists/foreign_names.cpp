#include "src/lists/foreign_names.hpp"

#include <algorithm>

#include "engine/cards/lists/card_names.hpp"

namespace cubenight {
namespace {

// The brackets around the sign of a type are there or not.
std::string without_brackets(std::string folded) {
    for (const std::string_view bracket : {"【", "】", "［", "］"})
        for (auto at = folded.find(bracket); at != folded.npos; at = folded.find(bracket))
            folded.erase(at, bracket.size());
    return folded;
}

}  // namespace

void ForeignNames::add(std::string_view english, std::string_view name) {
    if (name.empty() || name == english) return;
    const std::string key = without_brackets(folded_name(name));
    const auto [first, last] = english_.equal_range(key);
    if (std::none_of(first, last, [&](const auto& row) { return row.second == english; }))
        english_.emplace(key, english);
}

std::vector<std::string> ForeignNames::english_of(std::string_view name) const {
    std::vector<std::string> names;
    const auto [first, last] = english_.equal_range(without_brackets(folded_name(name)));
    for (auto row = first; row != last; ++row) names.push_back(row->second);
    return names;
}

}  // namespace cubenight
