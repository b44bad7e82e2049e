#include "engine/cards/printed/statements.hpp"

namespace cubenight::printed {

std::size_t end_of_statement(std::string_view text, std::size_t from) {
    int deep = 0;
    bool quoted = false;
    for (std::size_t at = from; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"' && (at == 0 || text[at - 1] != '\\')) quoted = !quoted;
        if (quoted) continue;
        if (deep == 0 && (c == ';' || c == '}')) return at;
        if (c == '{' || c == '(' || c == '[') ++deep;
        if (c == '}' || c == ')' || c == ']') --deep;
    }
    return text.size();
}

std::size_t end_of_bracket(std::string_view text, std::size_t open) {
    const char opens = text[open], closes = opens == '(' ? ')' : opens == '[' ? ']' : '}';
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = open; i < text.size(); ++i) {
        quoted = quoted != (text[i] == '"');
        if (quoted) continue;
        depth += (text[i] == opens) - (text[i] == closes);
        if (depth == 0) return i;
    }
    return std::string_view::npos;
}

std::size_t beginning_of(std::string_view text, std::size_t end) {
    int deep = 0;
    for (std::size_t i = end; i > 0; --i) {
        const char c = text[i - 1];
        if (c == '}' || c == ')' || c == ']') ++deep;
        if (c == '{' || c == '(' || c == '[') --deep;
        if (deep < 0 || (deep == 0 && (c == ';' || c == ':'))) {
            while (i < end && text[i] == ' ') ++i;
            return i;
        }
    }
    return 0;
}

std::size_t block_around(std::string_view text, std::size_t at) {
    int deep = 0;
    for (std::size_t i = at; i > 0; --i) {
        if (text[i - 1] == '}') ++deep;
        if (text[i - 1] == '{' && --deep < 0) return i - 1;
    }
    return std::string_view::npos;
}

}  // namespace cubenight::printed
