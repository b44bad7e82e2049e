#include "engine/cards/lists/headings.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "engine/cards/lists/card_names.hpp"
#include "engine/core/digit.hpp"

namespace cubenight {
namespace {

struct PartName {
    std::string_view folded;
    ListSection section;
};

// Folded. The first three of them are what is left of é where a text went through a wrong encoding.
constexpr auto part_names = std::to_array<PartName>({
    {"pok?mon", ListSection::pokemon},        {"pok\uFFFDmon", ListSection::pokemon},
    {"poka\u00A9mon", ListSection::pokemon},  {"pokemon", ListSection::pokemon},
    {"pokemon cards", ListSection::pokemon},  {"ポケモン", ListSection::pokemon},
    {"宝可梦", ListSection::pokemon},         {"寶可夢", ListSection::pokemon},
    {"trainer", ListSection::trainers},       {"trainers", ListSection::trainers},
    {"trainer cards", ListSection::trainers}, {"dresseur", ListSection::trainers},
    {"dresseurs", ListSection::trainers},     {"entrenador", ListSection::trainers},
    {"allenatore", ListSection::trainers},    {"treinador", ListSection::trainers},
    {"トレーナーズ", ListSection::trainers},  {"训练家", ListSection::trainers},
    {"訓練家", ListSection::trainers},        {"supporter", ListSection::trainers},
    {"supporters", ListSection::trainers},    {"item", ListSection::trainers},
    {"items", ListSection::trainers},         {"tool", ListSection::trainers},
    {"tools", ListSection::trainers},         {"pokemon tool", ListSection::trainers},
    {"pokemon tools", ListSection::trainers}, {"stadium", ListSection::trainers},
    {"stadiums", ListSection::trainers},      {"グッズ", ListSection::trainers},
    {"サポート", ListSection::trainers},      {"スタジアム", ListSection::trainers},
    {"energy", ListSection::energy},          {"energies", ListSection::energy},
    {"energy cards", ListSection::energy},    {"basic energy", ListSection::energy},
    {"special energy", ListSection::energy},  {"energie", ListSection::energy},
    {"energia", ListSection::energy},         {"エネルギー", ListSection::energy},
    {"基本エネルギー", ListSection::energy},  {"能量", ListSection::energy},
});

constexpr std::size_t most_digits = 6;

std::optional<int> number_of(std::string_view digits) {
    if (digits.empty() || digits.size() > most_digits || !std::ranges::all_of(digits, is_digit)) return std::nullopt;
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

// Words, and the number behind them, or before them as in `12 - Pokémon`.
struct WordsAndNumber {
    std::string_view words;
    std::optional<int> number;
};
WordsAndNumber cut_at_number(std::string_view line) {
    if (line.ends_with(')')) {
        const auto open = line.rfind('(');
        if (open == std::string_view::npos) return {line, std::nullopt};
        const auto number = number_of(trimmed(line.substr(open + 1, line.size() - open - 2)));
        return number ? WordsAndNumber{trimmed(line.substr(0, open)), number} : WordsAndNumber{line, std::nullopt};
    }
    std::size_t at = line.size();
    while (at > 0 && is_digit(line[at - 1])) --at;
    if (const auto number = number_of(line.substr(at))) {
        std::string_view words = trimmed(line.substr(0, at));
        if (words.ends_with(':') || words.ends_with('-')) words.remove_suffix(1);
        return {trimmed(words), number};
    }
    const auto dash = line.find('-');
    if (dash == std::string_view::npos) return {line, std::nullopt};
    const auto number = number_of(trimmed(line.substr(0, dash)));
    return number ? WordsAndNumber{trimmed(line.substr(dash + 1)), number} : WordsAndNumber{line, std::nullopt};
}

bool is_total(std::string_view folded) { return folded == "total" || folded.starts_with("total "); }

}  // namespace

std::optional<ListSection> section_called(std::string_view words) {
    const std::string folded = folded_name(words);
    const auto found = std::ranges::find(part_names, folded, &PartName::folded);
    if (found == part_names.end()) return std::nullopt;
    return found->section;
}

std::optional<ListHeading> heading_in(std::string_view line) {
    line = trimmed(line);
    ListHeading heading;
    if (line.starts_with("***")) {
        heading.of = ListHeading::Of::banner;
        return heading;
    }
    while (line.starts_with('#')) {
        line.remove_prefix(1);
        heading.marked = true;
    }
    const auto [words, number] = cut_at_number(trimmed(line));
    heading.said = number;
    if (const auto section = section_called(words)) {
        heading.section = *section;
        return heading;
    }
    if (!number || !is_total(folded_name(words))) return std::nullopt;
    heading.of = ListHeading::Of::total;
    return heading;
}

std::optional<int> unknown_heading(std::string_view line) {
    line = trimmed(line);
    const auto colon = line.rfind(':');
    if (colon == std::string_view::npos || colon == 0) return std::nullopt;
    return number_of(trimmed(line.substr(colon + 1)));
}

}  // namespace cubenight
