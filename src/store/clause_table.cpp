#include "src/store/clause_table.hpp"

#include <algorithm>

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_clause_table = 2u << 20;  // bytes

}  // namespace

std::vector<std::string> cut(std::string_view text, std::string_view by) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(by, from), text.size());
        parts.emplace_back(text.substr(from, to - from));
        from = to + by.size();
    }
    return parts;
}

std::optional<std::vector<ClauseLine>> lines_of_table(std::string_view text, std::string_view columns) {
    std::vector<ClauseLine> lines;
    int line = 0;
    for (const std::string& written : cut(text, "\n")) {
        if (++line == 1 && written != columns) return {};
        if (line > 1 && !written.empty()) lines.push_back({line, cut(written, "\t")});
    }
    return lines;
}

Result<ClauseTable> load_clause_table(std::string_view name, const fs::path& wanted_data) {
    const auto files = files_in(data_folders(wanted_data), {"assets"}, ".tsv");
    const auto found = std::ranges::find_if(files, [&](const fs::path& path) { return path.filename() == name; });
    if (found == files.end()) return Error{std::string(name), 0, saying("there is no such file")};
    auto text = read_file(*found, largest_clause_table);
    if (!text) return text.error();
    return ClauseTable{found->string(), std::move(*text)};
}

}  // namespace cubenight::store
