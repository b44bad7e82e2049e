#include "engine/cards/ultraman/card.hpp"

#include <algorithm>
#include <limits>

namespace cubenight::ultraman {

std::string rules_name(const Card& card) { return card.form.empty() ? card.name : card.name + " " + card.form; }

std::string_view rules_number(std::string_view printed) {
    // Brackets hold what art adds; within one number they stand before it or behind it.
    if (printed.starts_with('(')) {
        const std::size_t end = printed.find(')');
        if (end != std::string_view::npos) printed.remove_prefix(end + 1);
    }
    if (printed.starts_with("AP(")) {
        const std::size_t end = printed.find(')');
        if (end != std::string_view::npos) printed.remove_prefix(end + 1);
    }
    const std::size_t added = printed.find('(');
    if (added != std::string_view::npos) printed = printed.substr(0, added);
    while (printed.ends_with(' ')) printed.remove_suffix(1);
    while (printed.starts_with(' ')) printed.remove_prefix(1);
    return printed;
}

std::optional<CardId> CardSet::add(Card card) {
    if (cards_.size() >= std::numeric_limits<std::uint16_t>::max() || find_number(card.number)) return std::nullopt;
    const CardId id{static_cast<std::uint16_t>(cards_.size())};
    by_number_.emplace(card.number, id);
    cards_.push_back(std::move(card));
    return id;
}

std::optional<CardId> CardSet::find_number(std::string_view number) const {
    const auto found = by_number_.find(number);
    if (found == by_number_.end()) return std::nullopt;
    return found->second;
}

bool levels_up(const Card& lower, const Card& upper) {
    if (lower.is_scene() || upper.is_scene() || upper.level != lower.level + 1) return false;
    if (lower.character == upper.character) return true;
    return std::ranges::any_of(upper.teams, [&](const std::string& team) {
        return std::ranges::find(lower.teams, team) != lower.teams.end();
    });
}

}  // namespace cubenight::ultraman
