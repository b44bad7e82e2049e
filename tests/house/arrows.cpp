#include "tests/house/arrows.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace cubenight::house {
namespace {

namespace fs = std::filesystem;

std::string folder_of(const std::string& path) { return path.substr(0, std::min(path.rfind('/'), path.size())); }

bool is_source(const fs::path& path) {
    const auto ending = path.extension();
    return ending == ".cpp" || ending == ".hpp" || ending == ".def" || ending == ".inc";
}

// What stands between the quotes of an #include of ours; empty on every other line.
std::string included(const std::string& line) {
    const std::string_view word = "#include \"";
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string::npos || line.compare(begin, word.size(), word) != 0) return {};
    const auto end = line.find('"', begin + word.size());
    return end == std::string::npos ? std::string{} : line.substr(begin + word.size(), end - begin - word.size());
}

// Adds to each room what the rooms behind it may include, which are read by then.
bool grows(Arrows& arrows) {
    bool grown = false;
    for (auto& [name, room] : arrows)
        for (const std::string& behind : room.behind)
            for (const std::string& more : arrows[behind].may) grown |= room.may.insert(more).second;
    return grown;
}

// "face X: a.hpp b.hpp"; the first word is read already.
std::string read_face(std::istringstream& words, Arrows& arrows) {
    std::string name, header;
    words >> name;
    if (name.empty() || name.back() != ':') return "a face is `face room: header...`";
    name.pop_back();
    if (!arrows.contains(name)) return "the face of a room that has no line above: " + name;
    while (words >> header) arrows[name].face.insert(header);
    return arrows[name].face.empty() ? "the face of " + name + " has no headers" : "";
}

// "about X: what it is for"; the first word is read already.
std::string read_about(std::istringstream& words, Arrows& arrows) {
    std::string name, word;
    words >> name;
    if (name.empty() || name.back() != ':') return "what a room is for is `about room: words`";
    name.pop_back();
    if (!arrows.contains(name)) return "the purpose of a room that has no line above: " + name;
    std::string& about = arrows[name].about;
    while (words >> word) about += (about.empty() ? "" : " ") + word;
    return about.empty() ? "nothing is said about " + name : "";
}

std::string read_room(const std::string& name, int line, std::istringstream& words, Arrows& arrows) {
    if (arrows.contains(name)) return name + " has a line already";
    Room room;
    room.line = line;
    for (std::string other; words >> other;) {
        if (other.back() == '+') room.behind.push_back(other.substr(0, other.size() - 1));
        room.may.insert(other.back() == '+' ? room.behind.back() : other);
    }
    arrows[name] = room;
    return "";
}

}  // namespace

Result<Arrows> read_arrows(std::string_view text, const std::string& name) {
    Arrows arrows;
    std::istringstream lines{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::istringstream words(line.substr(0, line.find('#')));
        std::string first;
        if (!(words >> first)) continue;
        const std::string wrong = first == "face"    ? read_face(words, arrows)
                                  : first == "about" ? read_about(words, arrows)
                                                     : read_room(first, number, words, arrows);
        if (!wrong.empty()) return Error{name, number, Saying::as_is(wrong)};
    }
    for (const auto& [room, about] : arrows)
        for (const std::string& other : about.may) {
            const auto found = arrows.find(other);
            if (found == arrows.end())
                return Error{name, about.line, Saying::as_is("no line says what " + other + " is")};
            if (found->second.line > about.line)
                return Error{name, about.line,
                             Saying::as_is(room + " may not include " + other + ", which stands lower")};
        }
    while (grows(arrows)) {
    }
    return arrows;
}

std::vector<std::string> broken_arrows(const Arrows& arrows, const std::string& path, std::string_view source) {
    std::vector<std::string> broken;
    const std::string from = folder_of(path);
    const auto room = arrows.find(from);
    std::istringstream lines{std::string(source)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string header = included(line);
        const std::string to = folder_of(header);
        if (header.find('/') == std::string::npos || to == from || room == arrows.end()) continue;
        const auto target = arrows.find(to);
        const bool hidden = target != arrows.end() && !target->second.face.empty() &&
                            !target->second.face.contains(header.substr(to.size() + 1));
        if (room->second.may.contains(to) && !hidden) continue;
        broken.push_back(path + ":" + std::to_string(number) + ": " + from + " -> " + to + " (" + header + ")" +
                         (hidden ? " is not in the face of " + to : ""));
    }
    return broken;
}

std::vector<std::string> broken_arrows(const Arrows& arrows, const fs::path& root) {
    std::vector<std::string> broken;
    std::set<std::string> folders;
    for (const char* top : {"engine", "draft", "src"})
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            if (!entry.is_regular_file() || !is_source(entry.path())) continue;
            const std::string path = fs::relative(entry.path(), root).generic_string();
            folders.insert(folder_of(path));
            std::ifstream file(entry.path());
            const std::string source{std::istreambuf_iterator<char>(file), {}};
            std::ranges::copy(broken_arrows(arrows, path, source), std::back_inserter(broken));
        }
    for (const std::string& folder : folders)
        if (!arrows.contains(folder)) broken.push_back(folder + ": arrows.txt has no line for this folder");
    for (const auto& [name, room] : arrows)
        if (!folders.contains(name))
            broken.push_back("arrows.txt:" + std::to_string(room.line) + ": no sources lie in " + name);
    std::ranges::sort(broken);
    return broken;
}

}  // namespace cubenight::house
