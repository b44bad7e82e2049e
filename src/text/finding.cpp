#include "src/text/finding.hpp"

#include <algorithm>

namespace cubenight::text {

bool found_in(std::string_view text, std::string_view wanted) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const auto same = [&](char a, char b) { return lower(a) == lower(b); };
    return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), same) != text.end();
}

bool has_words(std::string_view text, std::string_view wanted) {
    while (!wanted.empty()) {
        const std::size_t end = std::min(wanted.find(' '), wanted.size());
        if (end > 0 && !found_in(text, wanted.substr(0, end))) return false;
        wanted.remove_prefix(std::min(end + 1, wanted.size()));
    }
    return true;
}

}  // namespace cubenight::text
