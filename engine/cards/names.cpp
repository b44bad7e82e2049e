#include "engine/cards/names.hpp"

#include <algorithm>

namespace cubenight {

void NameBook::put(NameOf what, std::string_view english, Language language, std::string_view name) {
    if (name.empty() || language == Language::english) return;
    names_[static_cast<std::size_t>(what)][static_cast<std::size_t>(language)].try_emplace(std::string(english), name);
}

std::string_view NameBook::in(Language language, NameOf what, std::string_view english) const {
    const Names& names = names_[static_cast<std::size_t>(what)][static_cast<std::size_t>(language)];
    const auto found = names.find(english);
    return found == names.end() ? english : std::string_view(found->second);
}

bool NameBook::knows(Language language, NameOf what, std::string_view english) const {
    return names_[static_cast<std::size_t>(what)][static_cast<std::size_t>(language)].contains(english);
}

std::string_view name_in(const NameBook* names, Language language, NameOf what, std::string_view english) {
    return names ? names->in(language, what, english) : english;
}

namespace {

std::string_view own_or_known(const OwnNames& own, const Card& card, Language language, NameOf what,
                              std::string_view english) {
    const auto found = std::ranges::find(own, language, &OwnName::language);
    return found != own.end() ? std::string_view(found->name) : name_in(card.names.book.get(), language, what, english);
}

}  // namespace

std::string_view name_in(const Card& card, Language language) {
    constexpr std::string_view basic = "基本";
    std::string_view name = own_or_known(card.own_names, card, language, NameOf::card, card.name);
    // A special Energy is no basic one, whatever basic Energy it shares its English name with.
    const bool own = std::ranges::find(card.own_names, language, &OwnName::language) != card.own_names.end();
    if (!own && card.kind == CardKind::special_energy && name.starts_with(basic)) name.remove_prefix(basic.size());
    return name;
}

std::string_view name_in(const Card& card, const Attack& attack, Language language) {
    return own_or_known(attack.own_names, card, language, NameOf::text, attack.name);
}

std::string_view name_in(const Card& card, const Ability& ability, Language language) {
    return own_or_known(ability.own_names, card, language, NameOf::text, ability.name);
}

bool is_named_in(const OwnNames& own, const NameBook* names, Language language, std::string_view english) {
    if (language == Language::english || language == Language::finnish) return true;
    return std::ranges::find(own, language, &OwnName::language) != own.end() ||
           (names && names->knows(language, NameOf::card, english));
}

bool is_named_in(const Card& card, Language language) {
    return is_named_in(card.own_names, card.names.book.get(), language, card.name);
}

std::string_view ancestor_in(const Card& card, Language language) {
    return name_in(card.names.book.get(), language, NameOf::card, card.evolves_from);
}

}  // namespace cubenight
