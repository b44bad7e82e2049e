#include "src/store/file_name.hpp"

#include <algorithm>
#include <string_view>

#include "engine/core/utf8.hpp"

namespace cubenight::store {

std::string file_name(const std::string& name) {
    constexpr std::size_t longest = 60;  // bytes
    constexpr std::string_view unfit = "/\\:*?\"<>|.\x7F";
    std::string made;
    for (std::string_view rest = name; !rest.empty();) {
        const std::size_t size = std::max<std::size_t>(1, utf8_length(rest));
        if (made.size() + size > longest) break;
        const bool fits = static_cast<unsigned char>(rest[0]) >= 0x20 && unfit.find(rest[0]) == std::string_view::npos;
        made += fits ? rest.substr(0, size) : "-";
        rest.remove_prefix(size);
    }
    return made.empty() ? "deck" : made;
}

}  // namespace cubenight::store
