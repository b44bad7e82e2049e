// Reading the table of names: a line of five fields a row, cut by tabulators; lines that begin with # and empty ones are
// passed over.
#include <algorithm>

#include "engine/cards/naming/lexicon.hpp"
#include "engine/cards/naming/places.hpp"
#include "engine/core/utf8.hpp"

namespace cubenight::naming {
namespace {

constexpr std::string_view header = "kind\ten\tja\tzh-hans\tzh-hant";
constexpr std::size_t most_rows = 20'000;
constexpr std::size_t longest_name = 200;  // bytes
constexpr std::size_t fields_in_row = 5;

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t end = 0; end != line.npos && fields.size() <= fields_in_row;) {
        end = line.find('\t');
        fields.push_back(line.substr(0, end));
        if (end != line.npos) line.remove_prefix(end + 1);
    }
    return fields;
}

bool is_whole(std::string_view name) {
    return name.size() <= longest_name && is_utf8(name) &&
           std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

std::string words_of(std::span<const KindName> kinds) {
    std::string words;
    for (const KindName& kind : kinds) words.append(words.empty() ? "" : ", ").append(kind.word);
    return words;
}

bool has(std::string_view text, std::string_view place) { return text.find(place) != text.npos; }

bool has_once(std::string_view text, std::string_view place) {
    const auto at = text.find(place);
    return at != text.npos && text.find(place, at + place.size()) == text.npos;
}

}  // namespace

class TableReader {
public:
    TableReader(std::string_view table, std::string_view file, std::span<const KindName> kinds)
        : rest_(table), file_(file), kinds_(kinds) {}

    Result<Lexicon> read() {
        bool headed = false;
        while (!rest_.empty()) {
            const std::string_view line = next_line();
            if (line.empty() || line.starts_with('#')) continue;
            const auto problem =
                headed ? row(line)
                : line == header
                    ? std::nullopt
                    : std::optional(saying("the first row is \"kind en ja zh-hans zh-hant\", cut by tabulators"));
            if (problem) return Error{std::string(file_), line_, *problem};
            headed = true;
        }
        return std::move(lexicon_);
    }

private:
    std::string_view next_line() {
        const auto end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
        ++line_;
        return line;
    }

    // Nothing, or what is wrong with it.
    std::optional<Saying> row(std::string_view line) {
        const auto fields = fields_of(line);
        if (fields.size() != fields_in_row) return saying("a row has five fields, cut by tabulators");
        if (!std::ranges::all_of(fields, is_whole))
            return saying("a name has at most {0} bytes of UTF-8 without control characters", longest_name);
        const auto named = std::ranges::find(kinds_, fields[0], &KindName::word);
        if (named == kinds_.end())
            return saying("there is no kind \"{0}\"; there are: {1}", fields[0].substr(0, 40), words_of(kinds_));
        if (fields[1].empty()) return saying("the English name is missing");
        if (++rows_ > most_rows) return saying("there are more than {0} rows", most_rows);
        const RowKind kind = named->kind;
        Translated names;
        for (std::size_t i = 0; i < names.size(); ++i) names[i] = fields[2 + i];
        if (kind == RowKind::form || kind == RowKind::owned || kind == RowKind::team)
            return pattern(kind, plain_quotes(fields[1]), std::move(names));
        auto& rows = lexicon_.rows_[static_cast<std::size_t>(kind)];
        if (!rows.try_emplace(plain_quotes(fields[1]), std::move(names)).second)
            return saying("\"{0}\" stands twice", fields[1]);
        return std::nullopt;
    }

    std::optional<Saying> pattern(RowKind kind, const std::string& english, Translated names) {
        const bool two = kind != RowKind::form;
        const auto fits = [two](std::string_view text) {
            return has_once(text, first_place) && (two ? has_once(text, second_place) : !has(text, second_place));
        };
        if (!fits(english) || !std::ranges::all_of(names, [&](auto& name) { return name.empty() || fits(name); }))
            return two ? saying("a pattern of this kind has {0} and {1} once each", first_place, second_place)
                       : saying("a pattern of this kind has {0} once", first_place);
        Lexicon::Pattern made{kind, {}, {}, {}, false, std::move(names)};
        const std::size_t first = english.find(first_place), second = two ? english.find(second_place) : first;
        made.second_first = second < first;
        const auto [left, right] = std::minmax(first, second);
        made.before = english.substr(0, left);
        if (two) made.between = english.substr(left + first_place.size(), right - left - first_place.size());
        made.behind = english.substr(right + second_place.size());
        if (made.before.empty() && made.between.empty() && made.behind.empty())
            return saying("a pattern has words of its own");
        if (two && made.between.empty())
            return saying("something stands between {0} and {1}", first_place, second_place);
        lexicon_.patterns_.push_back(std::move(made));
        return std::nullopt;
    }

    std::string_view rest_;
    std::string_view file_;
    std::span<const KindName> kinds_;
    int line_ = 0;
    std::size_t rows_ = 0;
    Lexicon lexicon_;
};

Result<Lexicon> Lexicon::read(std::string_view table, std::string_view file, std::span<const KindName> kinds) {
    return TableReader(table, file, kinds).read();
}

}  // namespace cubenight::naming
