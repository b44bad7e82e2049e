#include "engine/cards/ultraman/card.hpp"

#include <algorithm>
#include <limits>

#include "engine/cards/names.hpp"

namespace cubenight::ultraman {

namespace {

using Kind = cubenight::NameOf;

std::string with_form(std::string_view name, std::string_view form) {
    std::string whole(name);
    if (!form.empty() && !name.ends_with(form)) whole.append(" ").append(form);
    return whole;
}

// A form that begins as the name ends would read as a slip of the pen: "Ultraman Geed – Geed Claw".
bool repeats_end(std::string_view name, std::string_view form) {
    const std::size_t last = name.rfind(' ');
    const std::string_view word = last == name.npos ? std::string_view() : name.substr(last + 1);
    return !word.empty() && form.size() > word.size() && form.starts_with(word) && form[word.size()] == ' ';
}

std::string_view name_by(const Card& card, const NameBook* names, Language language) {
    for (const OwnName& own : card.own_names)
        if (own.language == language) return own.name;
    return cubenight::name_in(names, language, Kind::card, card.name);
}

}  // namespace

std::string rules_name(const Card& card) { return with_form(card.name, card.form); }

std::string_view name_in(const Card& card, Language language) { return name_by(card, card.names.book.get(), language); }

bool is_named_in(const Card& card, Language language) {
    return cubenight::is_named_in(card.own_names, card.names.book.get(), language, card.name);
}

std::string_view form_in(const Card& card, Language language) {
    return cubenight::name_in(card.names.book.get(), language, Kind::part, card.form);
}

std::string_view character_in(const Card& card, Language language) {
    return cubenight::name_in(card.names.book.get(), language, Kind::trait, card.character);
}

std::string_view team_in(const Card& card, std::string_view team, Language language) {
    return cubenight::name_in(card.names.book.get(), language, Kind::trait, team);
}

std::string whole_name_in(const Card& card, Language language) {
    return whole_name_in(card, card.names.book.get(), language);
}

std::string whole_name_in(const Card& card, const NameBook* names, Language language) {
    const std::string_view name = name_by(card, names, language);
    const std::string_view form = cubenight::name_in(names, language, Kind::part, card.form);
    if (repeats_end(name, form)) return std::string(name) + " – " + std::string(form);
    return with_form(name, form);
}

std::string_view rules_number(std::string_view printed) {
    // What art adds stands in brackets, behind the number or before it, where `AP` may stand before the bracket.
    const std::size_t opening = printed.find('(');
    if (opening == std::string_view::npos) return printed;
    const std::string_view before = printed.substr(0, opening);
    const std::size_t closing = printed.find(')', opening);
    const bool in_front = before.empty() || before == "AP";
    std::string_view number = before;
    if (in_front) number = closing == std::string_view::npos ? printed : printed.substr(closing + 1);
    while (number.ends_with(' ')) number.remove_suffix(1);
    while (number.starts_with(' ')) number.remove_prefix(1);
    return number.empty() ? printed : number;
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

void CardSet::name_by(const std::shared_ptr<const NameBook>& names) {
    for (Card& card : cards_) card.names.book = names;
}

bool levels_up(const Card& lower, const Card& upper) {
    if (lower.is_scene() || upper.is_scene() || upper.level != lower.level + 1) return false;
    if (lower.character == upper.character) return true;
    return std::ranges::any_of(upper.teams, [&](const std::string& team) {
        return std::ranges::find(lower.teams, team) != lower.teams.end();
    });
}

}  // namespace cubenight::ultraman
