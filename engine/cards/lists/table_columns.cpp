#include "engine/cards/lists/table_columns.hpp"

#include <algorithm>
#include <array>

#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/lists/deck_line.hpp"
#include "engine/cards/lists/headings.hpp"
#include "engine/cards/lists/printed_sets.hpp"

namespace cubenight {
namespace {

struct ColumnName {
    std::string_view folded;
    Column column;
};
constexpr auto column_names = std::to_array<ColumnName>({
    {"count", Column::count},
    {"qty", Column::count},
    {"quantity", Column::count},
    {"copies", Column::count},
    {"amount", Column::count},
    {"number of copies", Column::count},
    {"name", Column::name},
    {"card", Column::name},
    {"card name", Column::name},
    {"cardname", Column::name},
    {"title", Column::name},
    {"set", Column::set},
    {"set code", Column::set},
    {"setcode", Column::set},
    {"set id", Column::set},
    {"code", Column::set},
    {"expansion code", Column::set},
    {"ptcgo code", Column::set},
    {"set name", Column::set_name},
    {"expansion", Column::set_name},
    {"edition", Column::set_name},
    {"number", Column::number},
    {"no", Column::number},
    {"nr", Column::number},
    {"card number", Column::number},
    {"cardnumber", Column::number},
    {"collector number", Column::number},
    {"collectors number", Column::number},
    {"id", Column::id},
    {"card id", Column::id},
    {"cardid", Column::id},
    {"image", Column::picture},
    {"picture", Column::picture},
    {"image url", Column::picture},
    {"imageurl", Column::picture},
    {"url", Column::picture},
    {"section", Column::section},
    {"type", Column::section},
    {"category", Column::section},
    {"supertype", Column::section},
    {"kind", Column::section},
});

constexpr std::size_t places_of_cubekoga = 7;
constexpr std::size_t picture_of_cubekoga = 5;

std::vector<std::string> cut(std::string_view line, char separator) {
    return std::move(table_rows({line}, separator, Quotes::known).front().fields);
}

// What rows say of a card's kind besides the names of parts: Basic and Special are energy.
ListSection section_of_row(std::string_view word) {
    if (const auto section = section_called(word)) return *section;
    const std::string folded = folded_name(word);
    return folded == "basic" || folded == "special" ? ListSection::energy : ListSection::none;
}

// The last part of an address behind a slash, which is taken off.
std::string_view take_behind_slash(std::string_view& address) {
    const auto slash = address.rfind('/');
    if (slash == std::string_view::npos) return {};
    const std::string_view part = address.substr(slash + 1);
    address = address.substr(0, slash);
    return part;
}

}  // namespace

std::vector<Column> columns_of(const TableRow& head) {
    std::vector<Column> columns;
    for (const std::string& field : head.fields) {
        const std::string folded = field == "#" ? "number" : folded_name(field);
        const auto found = std::ranges::find(column_names, folded, &ColumnName::folded);
        const Column column = found == column_names.end() ? Column::unused : found->column;
        const bool again = std::ranges::find(columns, column) != columns.end();
        columns.push_back(again ? Column::unused : column);
    }
    return columns;
}

const std::vector<Column>& cubekoga_columns() {
    // Name, set, number, kind, type, picture, price.
    static const std::vector<Column> columns = {Column::name,   Column::set,     Column::number, Column::section,
                                                Column::unused, Column::picture, Column::unused};
    return columns;
}

std::optional<char> separator_of_head(std::string_view line) {
    for (const char separator : {'\t', ';', ','}) {
        TableRow head;
        head.fields = cut(line, separator);
        const auto columns = columns_of(head);
        const auto known = std::ranges::count_if(columns, [](Column column) { return column != Column::unused; });
        const bool names = std::ranges::find(columns, Column::name) != columns.end() ||
                           std::ranges::find(columns, Column::id) != columns.end();
        if (names && known >= 2) return separator;
    }
    return std::nullopt;
}

bool is_cubekoga_line(std::string_view line) {
    const auto fields = table_rows({line}, '\t', Quotes::none).front().fields;
    return fields.size() == places_of_cubekoga && !fields[0].empty() &&
           !printing_in_address(fields[picture_of_cubekoga]).empty();
}

ListedPrinting printing_in_address(std::string_view address) {
    address = trimmed(address.substr(0, address.find_first_of("?#")));
    std::string_view number = take_behind_slash(address);
    number = number.substr(0, number.rfind('.'));
    if (number.ends_with("_hires")) number.remove_suffix(std::string_view("_hires").size());
    const std::string_view set = take_behind_slash(address);
    return joined_printing(std::string(set) + "-" + std::string(number)).value_or(ListedPrinting{});
}

std::optional<Saying> read_row(const TableRow& row, const std::vector<Column>& columns, ListEntry& entry) {
    if (row.unclosed) return saying("a quote opens a field and none closes it");
    const auto beyond = [&](std::size_t i) { return i >= columns.size() && !trimmed(row.fields[i]).empty(); };
    for (std::size_t i = 0; i < row.fields.size(); ++i)
        if (beyond(i))
            return saying("the row has {0} fields; the head of the table has {1}", row.fields.size(), columns.size());
    std::string set_name;
    for (std::size_t i = 0; i < std::min(columns.size(), row.fields.size()); ++i) {
        const std::string_view field = trimmed(row.fields[i]);
        if (field.empty()) continue;
        switch (columns[i]) {
            case Column::unused: break;
            case Column::count: {
                const auto count = count_in(field);
                if (!count) return saying("\"{0}\" is no number of copies", field.substr(0, 40));
                if (auto wrong = wrong_count(*count)) return wrong;
                entry.count = *count;
                break;
            }
            case Column::name: entry.name = field; break;
            case Column::set: entry.printing.set = field; break;
            case Column::set_name: set_name = field; break;
            case Column::number: entry.printing.number = bare_number(field); break;
            case Column::id:
                if (entry.picture.empty()) entry.picture = joined_printing(field).value_or(ListedPrinting{});
                break;
            case Column::picture:
                if (entry.picture.empty()) entry.picture = printing_in_address(field);
                break;
            case Column::section: entry.section = section_of_row(field); break;
        }
    }
    if (entry.printing.set.empty()) entry.printing.set = set_name;
    if (folded_name(entry.name).empty() && entry.picture.empty()) return saying("there is no card's name in this line");
    return std::nullopt;
}

}  // namespace cubenight
