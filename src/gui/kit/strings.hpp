// The words of the screens (src/text), as the screens ask for them.
#pragma once

#include <string_view>

#include "engine/cards/names.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "src/text/names.hpp"
#include "src/text/say.hpp"
#include "src/text/screen_words.hpp"
#include "src/text/ultraman/log_text.hpp"

namespace cubenight::gui {

using Text = text::ScreenText;
using text::Language;
using text::language_count;

class Strings : public text::Say {
public:
    using Say::Say;
    std::string_view type(Type type) const { return (*this)(type); }
    std::string_view stage(Stage stage) const { return (*this)(stage); }
    std::string_view kind(CardKind kind) const { return (*this)(kind); }
    std::string_view condition(SpecialCondition condition) const { return (*this)(condition); }
    // "BASIC": as the texts of the cards say it.
    std::string type(ultraman::Type type) const { return ultraman::text::type_text(type, language()); }
    std::string_view category(ultraman::Category category) const;
    // "Ultraman", or several: "Ultraman, Kaiju".
    std::string categories(ultraman::CategorySet categories) const;
    // Names of cards in the language of the screen.
    std::string_view name(const Card& card) const { return name_in(card, language()); }
    std::string_view name(const ultraman::Card& card) const { return ultraman::name_in(card, language()); }
    std::string_view form(const ultraman::Card& card) const { return ultraman::form_in(card, language()); }
    std::string_view character(const ultraman::Card& card) const { return ultraman::character_in(card, language()); }
    std::string_view name(const CardSet& cards, std::string_view english) const {
        return name_in(cards.names().get(), language(), NameOf::card, english);
    }
    std::string_view name(const Card& card, const Attack& attack) const { return name_in(card, attack, language()); }
    std::string_view name(const Card& card, const Ability& ability) const { return name_in(card, ability, language()); }
};

// Of a name, whatever its script.
std::string_view first_letter(std::string_view name);

}  // namespace cubenight::gui
