#include "tests/house/cpp_text.hpp"

#include <algorithm>
#include <cctype>

namespace cubenight::test {

namespace {

// Where a quoted text ends that opens at a quote: behind its closing one.
std::size_t behind_quoted(const std::string& source, std::size_t open) {
    for (std::size_t i = open + 1; i < source.size(); ++i) {
        if (source[i] == '\\') ++i;
        else if (source[i] == source[open]) return i + 1;
    }
    return source.size();
}

// Where a raw string ends whose quote stands at that place.
std::size_t behind_raw(const std::string& source, std::size_t quote) {
    const std::size_t open = std::min(source.find('(', quote), source.size());
    const std::string closing = ")" + source.substr(quote + 1, open - quote - 1) + "\"";
    const std::size_t end = source.find(closing, open);
    return end == std::string::npos ? source.size() : end + closing.size();
}

// Where what is no code ends that begins at that place; the place itself where it is code. A ' within a number is code.
std::size_t behind_no_code(const std::string& source, std::size_t at) {
    if (source.compare(at, 2, "//") == 0) return std::min(source.find('\n', at), source.size());
    if (source.compare(at, 2, "/*") == 0) return std::min(source.find("*/", at), source.size() - 2) + 2;
    const char before = at > 0 ? source[at - 1] : ' ';
    if (source[at] == '"') return before == 'R' ? behind_raw(source, at) : behind_quoted(source, at);
    if (source[at] == '\'' && !in_name(before)) return behind_quoted(source, at);
    return at;
}

}  // namespace

bool in_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string code_of(const std::string& source) {
    std::string code;
    for (std::size_t at = 0; at < source.size();) {
        const std::size_t end = behind_no_code(source, at);
        if (end == at) code += source[at++];
        for (; at < end; ++at)
            if (source[at] == '\n') code += '\n';
    }
    return code;
}

}  // namespace cubenight::test
