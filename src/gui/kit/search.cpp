#include "src/gui/kit/search.hpp"

#include <algorithm>

#include "src/text/finding.hpp"

namespace cubenight::gui {

bool found_on(const Card& card, const CardWords& words, const Strings& say, std::string_view wanted) {
    const auto found = [wanted](std::string_view text) { return text::found_in(text, wanted); };
    if (wanted.empty() || found(card.name) || found(say.name(card)) || found(words.text(card))) return true;
    for (std::size_t i = 0; i < card.attacks.size(); ++i) {
        const Attack& attack = card.attacks[i];
        if (found(attack.name) || found(say.name(card, attack)) || found(words.attack(card, i))) return true;
    }
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        const Ability& ability = card.abilities[i];
        if (found(ability.name) || found(say.name(card, ability)) || found(words.ability(card, i))) return true;
    }
    return false;
}

bool found_on(const ultraman::Card& card, const CardWords& words, const Strings& say, std::string_view wanted) {
    const auto found = [wanted](std::string_view text) { return text::found_in(text, wanted); };
    if (wanted.empty() || found(card.number) || found(card.name) || found(say.name(card))) return true;
    if (found(card.form) || found(say.form(card)) || found(card.character) || found(say.character(card))) return true;
    for (const std::string& team : card.teams)
        if (found(team) || found(ultraman::team_in(card, team, say.language()))) return true;
    if (std::ranges::any_of(card.unread, found, &ultraman::UnreadText::text)) return true;
    for (std::size_t i = 0; i < card.texts.size(); ++i)
        if (found(words.text(card, i))) return true;
    return false;
}

}  // namespace cubenight::gui
