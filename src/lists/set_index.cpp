#include "src/lists/set_index.hpp"

#include <algorithm>
#include <map>

#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/names.hpp"
#include "src/library/folding.hpp"

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

SetIndex::SetIndex(const CardSet& cards) : cards_(cards) {
    for (const Card& card : cards)
        for (int i = 0; i < language_count; ++i) foreign_.add(card.name, name_in(card, static_cast<Language>(i)));
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
    const std::string written = library::name_key(name);
    std::map<std::string, std::pair<std::size_t, CardId>> near;  // by name
    for (std::uint16_t i = 0; i < cards_.size(); ++i) {
        const Card& card = cards_[CardId{i}];
        for (int language = 0; language < language_count; ++language) {
            const std::string key = library::name_key(name_in(card, static_cast<Language>(language)));
            const auto distance = library::distance_between(written, key);
            if (!distance) continue;
            const auto [place, first] = near.try_emplace(card.name, *distance, CardId{i});
            place->second.first = std::min(place->second.first, *distance);
        }
    }
    std::vector<std::pair<std::size_t, CardId>> nearest;
    for (const auto& [called, one] : near) nearest.push_back(one);
    std::ranges::stable_sort(nearest, {}, &std::pair<std::size_t, CardId>::first);
    std::vector<Printing> found;
    if (nearest.size() > most) nearest.erase(nearest.begin() + static_cast<std::ptrdiff_t>(most), nearest.end());
    for (const auto& [distance, card] : nearest) found.push_back(printing_of(cards_, card));
    return found;
}

bool SetIndex::has_set(std::string_view set) const {
    const std::string start = std::string(set) + "-";
    return std::ranges::any_of(cards_, [&](const Card& card) { return card.key.starts_with(start); });
}

SourcesIndex::SourcesIndex(CardSources sources) : others_(*sources.others) {
    if (sources.library) library_.emplace(*sources.library, sources.lexicon);
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

std::vector<std::string> SourcesIndex::english_of(std::string_view name) const {
    auto found = library_ ? library_->english_of(name) : std::vector<std::string>();
    for (std::string& english : others_.english_of(name))
        if (std::ranges::find(found, english) == found.end()) found.push_back(std::move(english));
    return found;
}

bool SourcesIndex::has_set(std::string_view set) const {
    return (library_ && library_->has_set(set)) || others_.has_set(set);
}

}  // namespace cubenight
