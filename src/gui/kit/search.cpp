#include "src/gui/kit/search.hpp"

#include <algorithm>

namespace cubenight::gui {

bool found_in(std::string_view text, std::string_view wanted) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const auto same = [&](char a, char b) { return lower(a) == lower(b); };
    return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), same) != text.end();
}

bool found_on(const Card& card, const CardWords& words, std::string_view wanted) {
    if (wanted.empty() || found_in(card.name, wanted) || found_in(words.text(card), wanted)) return true;
    for (std::size_t i = 0; i < card.attacks.size(); ++i)
        if (found_in(card.attacks[i].name, wanted) || found_in(words.attack(card, i), wanted)) return true;
    for (std::size_t i = 0; i < card.abilities.size(); ++i)
        if (found_in(card.abilities[i].name, wanted) || found_in(words.ability(card, i), wanted)) return true;
    return false;
}

}  // namespace cubenight::gui
