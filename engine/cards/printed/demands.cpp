#include "engine/cards/printed/demands.hpp"

#include <array>
#include <cctype>
#include <string_view>

#include "engine/cards/printed/statements.hpp"

namespace cubenight::printed {
namespace {

constexpr std::array<std::string_view, 4> puts_cards = {"discard ", "put ", "attach ", "move "};

// Whether " and " stands between two selections, outside of brackets.
bool names_two(std::string_view statement) {
    int deep = 0;
    for (std::size_t i = 0; i < statement.size(); ++i) {
        if (statement[i] == '[') ++deep;
        if (statement[i] == ']') --deep;
        if (deep == 0 && statement.substr(i).starts_with(" and ")) return true;
    }
    return false;
}

std::size_t digits_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
    return end - at;
}

// Whether the block that opens behind that place has damage in it.
bool deals_damage(std::string_view text, std::size_t open) {
    int deep = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '{') ++deep;
        if (text[i] == '}' && --deep == 0) return false;
        if (text.substr(i).starts_with(" damage ") && !text.substr(0, i).ends_with("no") &&
            !text.substr(0, i).ends_with("before"))
            return true;
    }
    return false;
}

// Whether the statement that begins there is done for a coin's face.
bool is_of_a_face(std::string_view text, std::size_t from) {
    std::string_view before = text.substr(0, from);
    while (before.ends_with(' ')) before.remove_suffix(1);
    return before.ends_with("heads:") || before.ends_with("tails:");
}

// Whether an attack's printed "x" is worked out only where a coin falls so, or under a condition: otherwise the printed number
// itself would be dealt, unless the attack fails then or is said to do none.
bool multiplies_at_times(std::string_view text) {
    static constexpr std::string_view times = "times ";
    for (std::size_t at = text.find(times); at != std::string_view::npos; at = text.find(times, at + 1)) {
        if (is_of_a_face(text, at)) return true;
        for (std::size_t open = block_around(text, at); open != std::string_view::npos;
             open = block_around(text, open)) {
            const std::size_t from = beginning_of(text, open);
            if (text.substr(from).starts_with("if ") || is_of_a_face(text, from)) return true;
        }
    }
    return false;
}

// What is done if the statement that ends there was: that takes as many as it says. Whether that can be said; `at` goes along
// with what is written in front of it.
bool demand_all(std::string& notation, std::size_t& at) {
    const std::size_t from = beginning_of(notation, at);
    const std::string_view statement = std::string_view(notation).substr(from, at - from);
    for (const std::string_view verb : puts_cards) {
        if (!statement.starts_with(verb)) continue;
        const std::size_t digits = digits_at(statement, verb.size());
        if (digits == 0) return true;
        if (names_two(statement)) return false;
        if (statement.substr(verb.size(), digits) == "1" ||
            statement.substr(verb.size() + digits).starts_with(" random"))
            return true;
        static constexpr std::string_view exactly = "exactly ";
        notation.insert(from + verb.size(), exactly);
        at += exactly.size();
        return true;
    }
    return true;
}

// Whether the text gives its own Pokémon something after it has put it somewhere out of play: that would hold for nothing.
bool gives_to_what_left(std::string_view text) {
    static constexpr std::string_view put = "put this -> ", given = "give this {";
    for (std::size_t at = text.find(put); at != std::string_view::npos; at = text.find(put, at + 1)) {
        const std::string_view where = text.substr(at + put.size());
        if (where.starts_with("bench") || where.starts_with("active")) continue;
        // To the end of the block.
        std::size_t end = at;
        for (int deep = 0; end < text.size() && (text[end] != '}' || deep > 0); ++end)
            deep += (text[end] == '{') - (text[end] == '}');
        if (text.substr(at, end - at).find(given) != std::string_view::npos) return true;
    }
    return false;
}

}  // namespace

std::optional<std::string> with_demands(std::string notation) {
    // "If you discarded any of them" asks for a part of what was said, "if you do" for all of it.
    static constexpr std::string_view then = "; then ", some = "some ", before = "before damage {";
    for (std::size_t at = notation.find(before); at != std::string::npos; at = notation.find(before, at + 1))
        if (deals_damage(notation, at + before.size() - 1)) return std::nullopt;
    if (gives_to_what_left(notation)) return std::nullopt;
    if (multiplies_at_times(notation) && notation.find("fail") == std::string::npos &&
        notation.find("times 0") == std::string::npos)
        return std::nullopt;
    for (std::size_t at = notation.find(then); at != std::string::npos; at = notation.find(then, at + 1)) {
        if (notation.compare(at + then.size(), some.size(), some) == 0) {
            notation.erase(at + then.size(), some.size());
            continue;
        }
        if (!demand_all(notation, at)) return std::nullopt;
    }
    return notation;
}

}  // namespace cubenight::printed
