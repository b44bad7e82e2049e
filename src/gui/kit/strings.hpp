// The words of the screens, one table per language, keyed by id. English is complete; a text that another language
// lacks falls back to English. "{0}", "{1}" ... stand for arguments, so that languages may reorder them.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/cards/types.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

enum class Text : std::uint16_t {
#define CUBENIGHT_TEXT(id, english) id,
#include "src/gui/kit/strings.def"
#undef CUBENIGHT_TEXT
};

using text::Language;
using text::language_count;

class Strings {
public:
    explicit Strings(Language language = Language::english) : language_(language) {}
    Language language() const { return language_; }
    void speak(Language language) { language_ = language; }

    std::string_view operator()(Text id) const;
    // With "{0}" and so on replaced.
    std::string operator()(Text id, std::initializer_list<std::string_view> arguments) const;
    // One of two texts by a count, which is argument 0 of both.
    std::string count(Text one, Text many, int number) const;

    std::string_view type(Type type) const;
    std::string_view stage(Stage stage) const;
    std::string_view kind(CardKind kind) const;
    std::string_view condition(SpecialCondition condition) const;

private:
    Language language_;
};

// Every id must be drawn with its arguments; tests walk the table.
std::size_t text_count();

// Of a name, whatever its script.
std::string_view first_letter(std::string_view name);

}  // namespace cubenight::gui
