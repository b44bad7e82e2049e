#include "src/gui/kit/strings.hpp"

#include "engine/core/utf8.hpp"

namespace cubenight::gui {

std::string_view Strings::category(ultraman::Category category) const {
    switch (category) {
        case ultraman::Category::ultraman: return (*this)(Text::ucg_ultraman);
        case ultraman::Category::kaiju: return (*this)(Text::ucg_kaiju);
        case ultraman::Category::mech: return (*this)(Text::ucg_mech);
        case ultraman::Category::scene: break;
    }
    return (*this)(Text::ucg_scene);
}

std::string Strings::categories(ultraman::CategorySet categories) const {
    std::vector<std::string> words;
    for (int i = 0; i < ultraman::category_count; ++i)
        if (categories.has(static_cast<ultraman::Category>(i)))
            words.emplace_back(category(static_cast<ultraman::Category>(i)));
    return row(words);
}

std::string_view first_letter(std::string_view name) { return name.substr(0, utf8_length(name)); }

}  // namespace cubenight::gui
