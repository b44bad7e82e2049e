#include "src/lists/card_files.hpp"

#include <cstdio>
#include <system_error>

#include "engine/core/hash.hpp"

namespace cubenight {

namespace fs = std::filesystem;

std::string written_card_file(const std::string& stem, std::string_view text) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash_text(text)));
    return stem + "." + digits + ".cards";
}

bool is_written_card_file(const std::string& stem, std::string_view name) {
    constexpr std::size_t digits = 16;
    return name.size() == stem.size() + 1 + digits + std::string_view(".cards").size() &&
           name.starts_with(stem + ".") && name.ends_with(".cards") &&
           name.substr(stem.size() + 1, digits).find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void remove_unused_card_files(const fs::path& folder, const std::string& stem, const std::set<std::string>& used) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (is_written_card_file(stem, name) && !used.contains(name)) fs::remove(entry.path(), ignored);
    }
}

}  // namespace cubenight
