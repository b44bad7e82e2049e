// The rooms keep to arrows.txt, and what does not keep to it is found.
#include "tests/house/arrows.hpp"

#include <fstream>
#include <iterator>

#include "tests/support/catch.hpp"

namespace {

using namespace cubenight;
namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

house::Arrows rooms(std::string_view text) {
    auto arrows = house::read_arrows(text, "arrows.txt");
    REQUIRE(arrows.ok());
    return *arrows;
}

// A small house in a folder of its own, which goes with it.
class SmallHouse {
public:
    SmallHouse() : root_(fs::temp_directory_path() / "cubenight_small_house") {
        fs::remove_all(root_);
        for (const char* top : {"draft", "src"}) fs::create_directories(root_ / top);
        add("engine/low/low.hpp", "#pragma once\n");
        add("engine/high/high.cpp", "#include \"engine/low/low.hpp\"\n");
    }
    ~SmallHouse() { fs::remove_all(root_); }

    void add(const std::string& path, std::string_view source) {
        fs::create_directories((root_ / path).parent_path());
        std::ofstream(root_ / path) << source;
    }
    std::vector<std::string> broken(std::string_view arrows) const {
        return house::broken_arrows(rooms(arrows), root_);
    }

private:
    fs::path root_;
};

TEST_CASE("what engine, draft and src include keeps to arrows.txt") {
    const auto arrows = house::read_arrows(contents(CUBENIGHT_SOURCE_DIR "/arrows.txt"), "arrows.txt");
    INFO((arrows.ok() ? "" : arrows.error().english()));
    REQUIRE(arrows.ok());
    std::string broken;
    for (const std::string& one : house::broken_arrows(*arrows, fs::path(CUBENIGHT_SOURCE_DIR))) broken += one + '\n';
    CHECK(broken == "");
}

TEST_CASE("an include against the arrows is found with its file and line") {
    const auto arrows = rooms("low\nmiddle low+\nhigh middle+\n");
    CHECK(house::broken_arrows(arrows, "high/a.cpp", "#include \"low/b.hpp\"\n#include \"high/a.hpp\"\n").empty());
    CHECK(house::broken_arrows(arrows, "low/a.cpp", "#include <vector>\n\n#include \"middle/b.hpp\"\n") ==
          std::vector<std::string>{"low/a.cpp:3: low -> middle (middle/b.hpp)"});
    CHECK(house::broken_arrows(arrows, "low/a.cpp", "#if 1\n  #include \"unknown/b.hpp\"\n#endif\n") ==
          std::vector<std::string>{"low/a.cpp:2: low -> unknown (unknown/b.hpp)"});
}

TEST_CASE("a plus takes along what the other room may include and no more") {
    const auto arrows = rooms("a\nb a\nc b\nd b+\n");
    CHECK_FALSE(arrows.at("c").may.contains("a"));
    CHECK(arrows.at("d").may == std::set<std::string>{"a", "b"});
}

TEST_CASE("behind its face a room is closed to others but not to itself") {
    const auto arrows = rooms("low\nface low: open.hpp\nhigh low\n");
    CHECK(house::broken_arrows(arrows, "high/a.cpp", "#include \"low/open.hpp\"\n").empty());
    CHECK(house::broken_arrows(arrows, "low/a.cpp", "#include \"low/shut.hpp\"\n").empty());
    CHECK(house::broken_arrows(arrows, "high/a.cpp", "#include \"low/shut.hpp\"\n") ==
          std::vector<std::string>{"high/a.cpp:1: high -> low (low/shut.hpp) is not in the face of low"});
}

TEST_CASE("folders and lines that have no other half are found") {
    SmallHouse small;
    CHECK(small.broken("engine/low\nengine/high engine/low\n").empty());
    CHECK(small.broken("engine/low\nengine/high engine/low\nengine/gone\n") ==
          std::vector<std::string>{"arrows.txt:3: no sources lie in engine/gone"});
    small.add("src/new/new.cpp", "");
    CHECK(small.broken("engine/low\nengine/high engine/low\n") ==
          std::vector<std::string>{"src/new: arrows.txt has no line for this folder"});
    small.add("engine/low/planted.cpp", "// a comment\n#include \"engine/high/high.hpp\"\n");
    CHECK(small.broken("engine/low\nengine/high engine/low\nsrc/new\n") ==
          std::vector<std::string>{"engine/low/planted.cpp:2: engine/low -> engine/high (engine/high/high.hpp)"});
}

TEST_CASE("errors in arrows.txt name the line") {
    const auto error = [](std::string_view text) { return house::read_arrows(text, "arrows.txt").error().english(); };
    CHECK(error("a\n\na # again\n") == "arrows.txt:3: a has a line already");
    CHECK(error("a\nb a c\n") == "arrows.txt:2: no line says what c is");
    CHECK(error("a\nb a c\nc\n") == "arrows.txt:2: b may not include c, which stands lower");
    CHECK(error("a\nb c+\nc a\n") == "arrows.txt:2: b may not include c, which stands lower");
    CHECK(error("face a: b.hpp\n") == "arrows.txt:1: the face of a room that has no line above: a");
    CHECK(error("a\nface a\n") == "arrows.txt:2: a face is `face room: header...`");
}

}  // namespace
