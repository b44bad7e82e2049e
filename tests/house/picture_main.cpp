// house_picture ROOT            fails where docs/pictures/rooms.svg is not what arrows.txt says
// house_picture ROOT --write    writes it
#include <cstdio>
#include <fstream>
#include <string_view>

#include "tests/house/picture.hpp"
#include "tests/support/texts.hpp"

namespace {

using namespace cubenight;

int fail(const std::string& reason) {
    std::fprintf(stderr, "%s\n", reason.c_str());
    return 1;
}

}  // namespace

int main(int count, char** arguments) {
    const bool write = count == 3 && std::string_view(arguments[2]) == "--write";
    if (count != 2 && !write) return fail("usage: house_picture ROOT [--write]");
    const std::filesystem::path root = arguments[1];
    const auto rooms = house::read_arrows(test::text_of(root / "arrows.txt"), "arrows.txt");
    if (!rooms) return fail(rooms.error().english());
    const std::string picture = house::picture(*rooms);
    if (picture.empty()) return fail("arrows.txt: the arrows between folders lead in a circle");
    const auto path = root / "docs/pictures/rooms.svg";
    if (write) std::ofstream(path, std::ios::binary) << picture;
    if (test::text_of(path) != picture)
        return fail("docs/pictures/rooms.svg is not up to date: house_picture . --write");
    return 0;
}
