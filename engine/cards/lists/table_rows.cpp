#include "engine/cards/lists/table_rows.hpp"

#include <algorithm>
#include <optional>

#include "engine/cards/lists/card_names.hpp"

namespace cubenight {
namespace {

// Cuts one row, beginning in a line, and goes on into the next ones while a quote is open.
class RowCutter {
public:
    RowCutter(const std::vector<std::string_view>& lines, std::size_t first, char separator)
        : lines_(lines), at_line_(first), separator_(separator) {
        row_.first_line = first;
    }

    // Nothing where a quote is never closed.
    std::optional<TableRow> cut() {
        while (true) {
            std::string field;
            if (!take_field(field)) return std::nullopt;
            row_.fields.push_back(std::move(field));
            if (at_ == line().size()) break;
            ++at_;  // the separator
        }
        row_.lines = at_line_ - row_.first_line + 1;
        return row_;
    }

private:
    std::string_view line() const { return lines_[at_line_]; }

    bool take_field(std::string& field) {
        while (at_ < line().size() && line()[at_] == ' ') ++at_;
        if (at_ < line().size() && line()[at_] == '"') {
            ++at_;
            if (!take_quoted(field)) return false;
        }
        const auto end = std::min(line().find(separator_, at_), line().size());
        field += trimmed(line().substr(at_, end - at_));
        at_ = end;
        return true;
    }

    bool take_quoted(std::string& field) {
        while (true) {
            const auto quote = line().find('"', at_);
            field += line().substr(at_, std::min(quote, line().size()) - at_);
            if (quote == std::string_view::npos) {
                if (++at_line_ == lines_.size() || at_line_ - row_.first_line >= most_lines_of_a_row) return false;
                at_ = 0;
                field += '\n';
                continue;
            }
            at_ = quote + 1;
            if (at_ == line().size() || line()[at_] != '"') return true;
            field += '"';
            ++at_;
        }
    }

    const std::vector<std::string_view>& lines_;
    std::size_t at_line_;
    std::size_t at_ = 0;
    char separator_;
    TableRow row_;
};

TableRow cut_plainly(std::string_view line, std::size_t number, char separator) {
    TableRow row;
    row.first_line = number;
    while (true) {
        const auto end = line.find(separator);
        row.fields.emplace_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos) return row;
        line.remove_prefix(end + 1);
    }
}

}  // namespace

bool TableRow::blank() const {
    return std::ranges::all_of(fields, [](const std::string& field) { return trimmed(field).empty(); });
}

std::vector<TableRow> table_rows(const std::vector<std::string_view>& lines, char separator, Quotes quotes) {
    std::vector<TableRow> rows;
    for (std::size_t at = 0; at < lines.size(); at += rows.back().lines) {
        std::optional<TableRow> row;
        if (quotes == Quotes::known) row = RowCutter(lines, at, separator).cut();
        if (!row) {
            row = cut_plainly(lines[at], at, separator);
            row->unclosed = quotes == Quotes::known;
        }
        rows.push_back(std::move(*row));
    }
    return rows;
}

std::string table_field(std::string_view text) {
    const bool plain = text.find_first_of(",;\t\"\n\r") == std::string_view::npos && trimmed(text) == text;
    if (plain) return std::string(text);
    std::string quoted = "\"";
    for (const char sign : text) quoted += sign == '"' ? std::string("\"\"") : std::string(1, sign);
    return quoted + "\"";
}

}  // namespace cubenight
