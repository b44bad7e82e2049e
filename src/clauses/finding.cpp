#include "src/clauses/finding.hpp"

#include <algorithm>

namespace cubenight::clauses {

bool has_words(std::string_view text, std::string_view wanted) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const auto same = [&](char a, char b) { return lower(a) == lower(b); };
    while (!wanted.empty()) {
        const std::size_t end = std::min(wanted.find(' '), wanted.size());
        const std::string_view word = wanted.substr(0, end);
        if (std::search(text.begin(), text.end(), word.begin(), word.end(), same) == text.end() && !word.empty())
            return false;
        wanted.remove_prefix(std::min(end + 1, wanted.size()));
    }
    return true;
}

}  // namespace cubenight::clauses
