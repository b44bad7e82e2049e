#include "engine/cards/lists/card_list.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/lists/deck_line.hpp"
#include "engine/cards/lists/headings.hpp"
#include "engine/cards/lists/list_bytes.hpp"
#include "engine/cards/lists/table_columns.hpp"
#include "engine/core/printable.hpp"

namespace cubenight {
namespace {

struct KindName {
    std::string_view name;
    ListKind kind;
};
constexpr auto kind_names = std::to_array<KindName>({{"plain", ListKind::plain},
                                                     {"live", ListKind::live},
                                                     {"ptcgo", ListKind::ptcgo},
                                                     {"csv", ListKind::table},
                                                     {"cubekoga", ListKind::cubekoga}});

using Lines = std::vector<std::string_view>;

// Lines end with a line feed, a carriage return or both.
Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const auto end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    }
    return lines;
}

bool is_remark(std::string_view line) {
    return line.starts_with("//") || (line.starts_with('#') && !line.starts_with("##"));
}

bool is_fit(std::string_view text) {
    return std::ranges::none_of(text, [](char sign) { return sign == '\t'; })
               ? is_printable(text)
               : std::ranges::all_of(table_rows({text}, '\t', Quotes::none).front().fields,
                                     [](const std::string& field) { return is_printable(field); });
}

// The first line that says something.
std::string_view first_words(std::span<const std::string_view> lines) {
    for (const std::string_view line : lines)
        if (const auto words = trimmed(line); !words.empty() && !is_remark(words)) return line;
    return {};
}

ListKind kind_of_lines(const Lines& lines) {
    const std::string_view first = first_words(lines);
    if (is_cubekoga_line(first)) return ListKind::cubekoga;
    if (separator_of_head(first)) return ListKind::table;
    ListKind kind = ListKind::plain;
    for (const std::string_view line : lines) {
        const auto heading = line.size() <= longest_list_line ? heading_in(line) : std::nullopt;
        if (!heading) continue;
        if (heading->marked || heading->of == ListHeading::Of::banner) return ListKind::ptcgo;
        kind = ListKind::live;
    }
    return kind;
}

// Reads the lines of one text into a list.
class ListReader {
public:
    ListReader(CardList& list, const Lines& lines, std::string_view file) : list_(list), lines_(lines), file_(file) {
        list_.lines.assign(lines.size(), LineIs::blank);
    }

    void read_lines() {
        for (at_ = 0; at_ < lines_.size(); ++at_) list_.lines[at_] = read_line(trimmed(lines_[at_]));
        settle_claims();
    }

    void read_table() {
        while (at_ < lines_.size() && !is_text(lines_[at_])) pass_over();
        if (at_ == lines_.size()) return;
        const auto separator = separator_of_head(lines_[at_]);
        if (!separator) {
            wrong(saying("the first line names no columns: a column of names is needed, and one of sets or numbers"));
            for (++at_; at_ < lines_.size(); ++at_)
                if (!trimmed(lines_[at_]).empty()) wrong(saying("the table has no head that says what this is"));
            return;
        }
        const auto rows = rows_from(at_, *separator, Quotes::known);
        const auto columns = columns_of(rows.front());
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i] == Column::unused) list_.unused_columns.push_back(rows.front().fields[i]);
        mark(rows.front(), LineIs::columns);
        read_rows(std::span(rows).subspan(1), columns);
    }

    void read_cubekoga() { read_rows(rows_from(0, '\t', Quotes::none), cubekoga_columns()); }

private:
    static bool is_text(std::string_view line) {
        const auto words = trimmed(line);
        return !words.empty() && !is_remark(words);
    }

    void pass_over() {
        if (!trimmed(lines_[at_]).empty()) list_.lines[at_] = LineIs::remark;
        ++at_;
    }

    void wrong(Saying why) {
        list_.errors.push_back(Error{std::string(file_), static_cast<int>(at_) + 1, std::move(why)});
        list_.lines[at_] = LineIs::wrong;
    }

    // Why a line is not even looked at.
    static std::optional<Saying> unfit(std::string_view line) {
        if (line.size() > longest_list_line)
            return saying("the line has {0} bytes; the most is {1}", line.size(), longest_list_line);
        if (!is_fit(line)) return saying("the line holds signs that are no text");
        return std::nullopt;
    }

    std::optional<Saying> unfit(const TableRow& row) const {
        for (std::size_t line = 0; line < row.lines; ++line)
            if (auto why = unfit(lines_[row.first_line + line])) return why;
        return std::nullopt;
    }

    ListEntry new_entry(std::string_view raw) const {
        ListEntry entry;
        entry.line = static_cast<int>(at_) + 1;
        entry.section = section_;
        entry.raw = raw;
        return entry;
    }

    LineIs read_line(std::string_view line) {
        if (line.empty()) return LineIs::blank;
        if (auto why = unfit(line)) return wrong(std::move(*why)), LineIs::wrong;
        if (is_remark(line)) return LineIs::remark;
        if (const auto heading = heading_in(line)) return take_heading(*heading), LineIs::heading;
        if (const auto said = unknown_heading(line)) {
            if (*said == cards_) return claim(ListSection::none, *said), LineIs::heading;
            return wrong(saying("nobody knows the heading \"{0}\"", line.substr(0, line.rfind(':')))), LineIs::wrong;
        }
        ListEntry entry = new_entry(line);
        if (auto why = read_deck_line(line, entry)) return wrong(std::move(*why)), LineIs::wrong;
        return take_entry(std::move(entry));
    }

    LineIs take_entry(ListEntry entry) {
        if (cards_ + entry.count > most_cards_listed)
            return wrong(saying("a list has at most {0} cards", most_cards_listed)), LineIs::wrong;
        cards_ += entry.count;
        list_.entries.push_back(std::move(entry));
        return LineIs::entry;
    }

    void take_heading(const ListHeading& heading) {
        if (heading.of == ListHeading::Of::part) section_ = heading.section;
        if (heading.said) claim(heading.of == ListHeading::Of::total ? ListSection::none : section_, *heading.said);
    }

    void claim(ListSection section, int said) {
        ListClaim claim;
        claim.line = static_cast<int>(at_) + 1;
        claim.section = section;
        claim.said = said;
        list_.claims.push_back(claim);
    }

    std::size_t first_entry_from(int line) const {
        const auto found = std::ranges::lower_bound(list_.entries, line, {}, &ListEntry::line);
        return static_cast<std::size_t>(found - list_.entries.begin());
    }

    // What stands under a heading is what follows until the next one; a total is of all.
    void settle_claims() {
        std::vector<int> cards_before = {0};
        for (const ListEntry& entry : list_.entries) cards_before.push_back(cards_before.back() + entry.count);
        const auto is_heading = [&](int line) {
            return list_.lines[static_cast<std::size_t>(line) - 1] == LineIs::heading;
        };
        for (ListClaim& claim : list_.claims) {
            std::size_t from = 0, to = list_.entries.size();
            if (claim.section != ListSection::none) {
                int end = claim.line + 1;
                while (end <= static_cast<int>(lines_.size()) && !is_heading(end)) ++end;
                from = first_entry_from(claim.line);
                to = first_entry_from(end);
            }
            claim.lines = static_cast<int>(to - from);
            claim.cards = cards_before[to] - cards_before[from];
        }
    }

    std::vector<TableRow> rows_from(std::size_t first, char separator, Quotes quotes) const {
        Lines rest(lines_.begin() + static_cast<std::ptrdiff_t>(first), lines_.end());
        for (std::string_view& line : rest)
            if (unfit(line)) line = {};  // told when its row is read
        auto rows = table_rows(rest, separator, quotes);
        for (TableRow& row : rows) row.first_line += first;
        return rows;
    }

    void mark(const TableRow& row, LineIs what) {
        for (std::size_t line = 0; line < row.lines; ++line) list_.lines[row.first_line + line] = what;
    }

    void read_rows(std::span<const TableRow> rows, const std::vector<Column>& columns) {
        for (const TableRow& row : rows) {
            at_ = row.first_line;
            mark(row, LineIs::wrong);
            if (const auto why = unfit(row)) wrong(*why);
            else if (row.blank()) mark(row, LineIs::blank);
            else mark(row, read_row_of(row, columns));
        }
    }

    LineIs read_row_of(const TableRow& row, const std::vector<Column>& columns) {
        ListEntry entry = new_entry(trimmed(lines_[at_]));
        if (auto why = read_row(row, columns, entry)) return wrong(std::move(*why)), LineIs::wrong;
        if (!is_printable(entry.name) || !is_printable(entry.printing.set) || !is_printable(entry.printing.number))
            return wrong(saying("the line holds signs that are no text")), LineIs::wrong;
        return take_entry(std::move(entry));
    }

    CardList& list_;
    const Lines& lines_;
    std::string_view file_;
    std::size_t at_ = 0;
    ListSection section_ = ListSection::none;
    int cards_ = 0;
};

Error refused(std::string_view file, Saying why) { return Error{std::string(file), 0, std::move(why)}; }

}  // namespace

std::optional<ListKind> list_kind_called(std::string_view name) {
    const auto found = std::ranges::find(kind_names, name, &KindName::name);
    if (found == kind_names.end()) return std::nullopt;
    return found->kind;
}

std::string_view name_of(ListKind kind) { return std::ranges::find(kind_names, kind, &KindName::kind)->name; }

int CardList::cards() const {
    int cards = 0;
    for (const ListEntry& entry : entries) cards += entry.count;
    return cards;
}

Saying said_of(const ListClaim& claim) {
    return saying("the list says {0} here; there are {1} cards in {2} lines", claim.said, claim.cards, claim.lines);
}

ListKind seeming_kind(std::string_view text) { return kind_of_lines(lines_of(text)); }

Result<CardList> read_card_list(std::string_view text, std::optional<ListKind> told, std::string_view file) {
    if (text.size() > longest_list)
        return refused(file, saying("the list has {0} bytes; the most is {1}", text.size(), longest_list));
    const auto decoded = list_text(text);
    if (!decoded) return refused(file, saying("this is no text"));
    const Lines lines = lines_of(decoded->text);
    if (lines.size() > static_cast<std::size_t>(most_list_lines))
        return refused(file, saying("the list has {0} lines; the most is {1}", lines.size(), most_list_lines));
    if (!told && trimmed(first_words(lines)).starts_with("cube \""))
        return refused(
            file, saying("this is a cube file of CubeNight already: it belongs into the folder of cubes as it is"));
    CardList list;
    list.recoded = decoded->recoded;
    list.kind = told.value_or(kind_of_lines(lines));
    ListReader reader(list, lines, file);
    switch (list.kind) {
        case ListKind::plain:
        case ListKind::live:
        case ListKind::ptcgo: reader.read_lines(); break;
        case ListKind::table: reader.read_table(); break;
        case ListKind::cubekoga: reader.read_cubekoga(); break;
    }
    return list;
}

}  // namespace cubenight
