#include "draft/night/line_fields.hpp"

#include <charconv>

#include "engine/core/utf8.hpp"

namespace cubenight::draft {
namespace {

constexpr std::size_t most_fields = 40;

bool is_word_sign(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; }

// The word at the front, taken off.
std::string_view take_word(std::string_view& rest) {
    std::size_t end = 0;
    while (end < rest.size() && is_word_sign(rest[end])) ++end;
    const auto word = rest.substr(0, end);
    rest.remove_prefix(end);
    return word;
}

// Where a value ends: at a blank outside quotes, or npos where a quote stays open.
std::size_t value_end(std::string_view text) {
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (inside && text[i] == '\\') ++i;
        else if (text[i] == '"') inside = !inside;
        else if (!inside && text[i] == ' ') return i;
    }
    return inside ? std::string_view::npos : text.size();
}

int hex_digit(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1; }

template <class Number>
std::optional<Number> parsed(std::string_view value) {
    Number number{};
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (fault != std::errc{} || end != value.data() + value.size()) return std::nullopt;
    return number;
}

}  // namespace

std::string quoted_value(std::string_view text) {
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string made = "\"";
    while (!text.empty()) {
        const auto length = utf8_length(text);
        const auto byte = static_cast<unsigned char>(text[0]);
        if (byte == '"' || byte == '\\') made += std::string("\\") + text[0];
        else if (byte == '\n') made += "\\n";
        else if (byte == '\t') made += "\\t";
        else if (length == 0 || byte < 0x20 || byte == 0x7F) made += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        else made += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return made + '"';
}

std::optional<std::string> unquoted_value(std::string_view value) {
    if (value.size() < 2 || value.front() != '"' || value.back() != '"') return std::nullopt;
    value = value.substr(1, value.size() - 2);
    std::string made;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto byte = static_cast<unsigned char>(value[i]);
        if (made.size() > longest_quoted || byte == '"' || byte < 0x20 || byte == 0x7F) return std::nullopt;
        if (value[i] != '\\') {
            made += value[i];
            continue;
        }
        if (++i >= value.size()) return std::nullopt;
        if (value[i] == 'n') made += '\n';
        else if (value[i] == 't') made += '\t';
        else if (value[i] == '"' || value[i] == '\\') made += value[i];
        else if (value[i] == 'x' && i + 2 < value.size() && hex_digit(value[i + 1]) >= 0 &&
                 hex_digit(value[i + 2]) >= 0) {
            made += static_cast<char>(hex_digit(value[i + 1]) * 16 + hex_digit(value[i + 2]));
            i += 2;
        } else {
            return std::nullopt;
        }
    }
    return made.size() <= longest_quoted ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<std::int64_t> whole_number(std::string_view value, std::int64_t least, std::int64_t most) {
    const auto number = parsed<std::int64_t>(value);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

std::optional<std::uint64_t> natural_number(std::string_view value, std::uint64_t most) {
    const auto number = parsed<std::uint64_t>(value);
    return number && *number <= most ? number : std::nullopt;
}

std::optional<std::vector<std::string_view>> split_value(std::string_view value, char separator) {
    std::vector<std::string_view> parts;
    if (value.empty()) return parts;
    bool inside = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= value.size(); ++i) {
        if (i < value.size()) {
            if (inside && value[i] == '\\') {
                ++i;
                continue;
            }
            if (value[i] == '"') inside = !inside;
            if (inside || value[i] != separator) continue;
        }
        if (parts.size() == most_items) return std::nullopt;
        parts.push_back(value.substr(begin, std::min(i, value.size()) - begin));
        begin = i + 1;
    }
    return parts;
}

ReadLine read_fields(std::string_view line, std::size_t most_bytes) {
    ReadLine made;
    if (line.size() > most_bytes) return {{}, saying("the line is too long")};
    std::string_view rest = line;
    made.fields.word = take_word(rest);
    if (made.fields.word.empty()) return {{}, saying("a word is expected at the line's beginning")};
    while (!rest.empty()) {
        if (rest.front() != ' ') return {{}, saying("a blank is expected between fields")};
        rest.remove_prefix(1);
        const auto key = take_word(rest);
        if (key.empty() || rest.empty() || rest.front() != '=') return {{}, saying("key=value is expected")};
        rest.remove_prefix(1);
        const auto end = value_end(rest);
        if (end == std::string_view::npos) return {{}, saying("a quote stays open in {0}", key)};
        if (made.fields.of.size() == most_fields) return {{}, saying("there are too many fields")};
        if (!made.fields.of.emplace(key, rest.substr(0, end)).second)
            return {{}, saying("{0} stands there twice", key)};
        rest.remove_prefix(end);
    }
    return made;
}

}  // namespace cubenight::draft
