#include "src/store/tried_rulings.hpp"

#include <charconv>
#include <sstream>

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::store {
namespace {

constexpr std::size_t largest_list = 4u << 20;  // bytes

std::filesystem::path list_file() { return user_folder() / "rulings.tsv"; }

}  // namespace

std::map<std::string, int> tried_rulings() {
    std::map<std::string, int> tried;
    const auto text = read_file(list_file(), largest_list);
    if (!text) return tried;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t tab = line.find('\t');
        int mark = 0;
        const auto read = std::from_chars(line.data(), line.data() + std::min(tab, line.size()), mark);
        if (tab != std::string::npos && read.ec == std::errc()) tried[line.substr(tab + 1)] = mark;
    }
    return tried;
}

std::optional<Error> keep_tried_rulings(const std::map<std::string, int>& tried) {
    if (user_folder().empty()) return std::nullopt;
    std::string text;
    for (const auto& [key, mark] : tried) text += std::to_string(mark) + "\t" + key + "\n";
    if (auto error = make_folder(list_file().parent_path())) return error;
    return replace_file(list_file(), text);
}

}  // namespace cubenight::store
