#include "src/gui/kit/strings.hpp"

#include "engine/core/utf8.hpp"

namespace cubenight::gui {
namespace {

constexpr std::string_view english[] = {
#define CUBENIGHT_TEXT(id, text) text,
#include "src/gui/kit/strings.def"
#undef CUBENIGHT_TEXT
};

// A language's own words; an empty entry means the English one. The tables come with the translations.
std::string_view own_word(Language language, Text) {
    switch (language) {
        case Language::english:
        case Language::simplified_chinese:
        case Language::traditional_chinese:
        case Language::japanese:
        case Language::finnish: break;
    }
    return {};
}

}  // namespace

std::string_view first_letter(std::string_view name) { return name.substr(0, utf8_length(name)); }

std::size_t text_count() { return std::size(english); }

std::string_view Strings::operator()(Text id) const {
    const std::string_view own = own_word(language_, id);
    return own.empty() ? english[static_cast<std::size_t>(id)] : own;
}

std::string Strings::operator()(Text id, std::initializer_list<std::string_view> arguments) const {
    const std::string_view pattern = (*this)(id);
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
        const auto which = place ? static_cast<std::size_t>(pattern[i + 1] - '0') : arguments.size();
        if (which < arguments.size()) out += arguments.begin()[which], i += 2;
        else out += pattern[i];
    }
    return out;
}

std::string Strings::count(Text one, Text many, int number) const {
    return (*this)(number == 1 ? one : many, {std::to_string(number)});
}

std::string_view Strings::type(Type type) const {
    return (*this)(static_cast<Text>(static_cast<int>(Text::type_grass) + static_cast<int>(type)));
}

std::string_view Strings::stage(Stage stage) const {
    return (*this)(static_cast<Text>(static_cast<int>(Text::stage_none) + static_cast<int>(stage)));
}

std::string_view Strings::kind(CardKind kind) const {
    return (*this)(static_cast<Text>(static_cast<int>(Text::kind_pokemon) + static_cast<int>(kind)));
}

std::string_view Strings::condition(SpecialCondition condition) const {
    return (*this)(static_cast<Text>(static_cast<int>(Text::condition_asleep) + static_cast<int>(condition)));
}

}  // namespace cubenight::gui
