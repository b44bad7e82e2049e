#include "src/gui/sessions/list_shelf.hpp"

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view lists_place = "decks";
constexpr std::size_t largest_list = 64u << 10;  // bytes

}  // namespace

fs::path ListShelf::folder() { return store::user_folder() / lists_place; }

const std::vector<ListShelf::File>& ListShelf::files() {
    if (!files_) read();
    return *files_;
}

void ListShelf::read() {
    files_.emplace();
    std::vector<fs::path> watched{folder()};
    for (const fs::path& path : store::files_in({store::user_folder()}, {lists_place}, ".txt")) {
        files_->push_back({path, store::read_file(path, largest_list)});
        watched.push_back(path);
    }
    watch_.watch(watched);
}

void ListShelf::read_again() {
    read();
    ++version_;
}

bool ListShelf::follow() {
    if (!files_ || watch_.changed().empty()) return false;
    read_again();
    return true;
}

}  // namespace cubenight::gui
