#include "src/lists/set_index.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/cards/lists/card_names.hpp"
#include "engine/language/slips.hpp"

namespace cubenight {

Printing printing_of(const CardSet& cards, CardId id) {
    const Card& card = cards[id];
    const auto dash = card.key.rfind('-');
    const bool split = dash != std::string::npos;
    return {card.key,
            card.name,
            split ? card.key.substr(0, dash) : std::string(),
            split ? card.key.substr(dash + 1) : card.key,
            ListSection::none,
            card.kind == CardKind::basic_energy,
            id.value};
}

std::vector<Printing> SetIndex::at(std::string_view set, std::string_view number) const {
    const auto found = cards_.find_key(std::string(set) + "-" + std::string(number));
    return found ? std::vector{printing_of(cards_, *found)} : std::vector<Printing>();
}

std::vector<Printing> SetIndex::called(std::string_view name) const {
    const std::string folded = folded_name(name);
    std::vector<Printing> found;
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (const CardId id{static_cast<std::uint16_t>(i)}; folded_name(cards_[id].name) == folded)
            found.push_back(printing_of(cards_, id));
    return found;
}

std::vector<Printing> SetIndex::nearly_called(std::string_view name, std::size_t most) const {
    const std::string folded = folded_name(name);
    std::map<std::pair<std::size_t, std::string>, Printing> near;  // by distance and name, each name once
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        const std::string called = folded_name(cards_[id].name);
        if (const auto distance = name_distance(folded, called))
            near.try_emplace({*distance, called}, printing_of(cards_, id));
        if (near.size() > most) near.erase(std::prev(near.end()));
    }
    std::vector<Printing> found;
    for (auto& [key, printing] : near) found.push_back(std::move(printing));
    return found;
}

bool SetIndex::has_set(std::string_view set) const {
    const std::string start = std::string(set) + "-";
    return std::ranges::any_of(cards_, [&](const Card& card) { return card.key.starts_with(start); });
}

SourcesIndex::SourcesIndex(CardSources sources) : others_(*sources.others) {
    if (sources.library) library_.emplace(*sources.library);
}

std::vector<Printing> SourcesIndex::at(std::string_view set, std::string_view number) const {
    auto found = library_ ? library_->at(set, number) : std::vector<Printing>();
    return found.empty() ? others_.at(set, number) : found;
}

std::vector<Printing> SourcesIndex::called(std::string_view name) const {
    auto found = library_ ? library_->called(name) : std::vector<Printing>();
    return found.empty() ? others_.called(name) : found;
}

std::vector<Printing> SourcesIndex::nearly_called(std::string_view name, std::size_t most) const {
    auto found = library_ ? library_->nearly_called(name, most) : std::vector<Printing>();
    return found.empty() ? others_.nearly_called(name, most) : found;
}

bool SourcesIndex::has_set(std::string_view set) const {
    return (library_ && library_->has_set(set)) || others_.has_set(set);
}

}  // namespace cubenight
