#include "draft/table/text.hpp"

#include <algorithm>

#include "engine/core/utf8.hpp"

namespace cubenight::draft {

Refused check_text(std::string_view text, std::size_t longest) {
    if (text.size() > longest)
        return NightRefusal{Denial::text_too_long,
                            static_cast<int>(std::min<std::size_t>(text.size(), 1 << 30)),
                            static_cast<int>(longest),
                            {},
                            {}};
    if (!is_utf8(text)) return NightRefusal{Denial::text_not_utf8, 0, 0, {}, {}};
    return std::nullopt;
}

}  // namespace cubenight::draft
