// Every file and folder that a page names is there, and pages about options and rooms are complete.
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/cards/rule_set.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

namespace {

using namespace cubenight;
namespace fs = std::filesystem;

const fs::path root = CUBENIGHT_SOURCE_DIR;

bool in_path(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.' || c == '/';
}

// Paths from the project's folder that stand in the text: "engine/core", "tests/rules/cube_test.cpp".
std::set<std::string> plain_paths(const std::string& page) {
    std::set<std::string> found;
    for (const std::string top :
         {"engine/", "draft/", "src/", "tests/", "docs/", "cubes/", "assets/", "tooling/", "cmake/", "scenarios/"})
        for (std::size_t at = page.find(top); at != std::string::npos; at = page.find(top, at + 1)) {
            if (at > 0 && (in_path(page[at - 1]) || page[at - 1] == '['))
                continue;  // the end of another path, or a link
            std::size_t end = at;
            while (end < page.size() && in_path(page[end])) ++end;
            if (end < page.size() && (page[end] == '*' || page[end] == '<' || page[end] == '{'))
                continue;                        // any of several
            while (page[end - 1] == '.') --end;  // the end of a sentence
            found.insert(page.substr(at, end - at));
        }
    return found;
}

// Where the links of the page lead, without the web and without places within a page.
std::set<std::string> links(const std::string& page) {
    std::set<std::string> found;
    const auto add = [&](std::size_t from, const char* ends) {
        std::string target = page.substr(from, page.find_first_of(ends, from) - from);
        target = target.substr(0, target.find('#'));
        if (!target.empty() && target.find(':') == std::string::npos) found.insert(target);
    };
    for (std::size_t at = page.find("]("); at != std::string::npos; at = page.find("](", at + 1)) add(at + 2, ")\n");
    for (std::size_t at = page.find("]: "); at != std::string::npos; at = page.find("]: ", at + 1)) add(at + 3, " \n");
    return found;
}

std::vector<fs::path> pages() {
    std::vector<fs::path> found = {root / "README.md", root / "CONTRIBUTING.md"};
    for (const auto& entry : fs::directory_iterator(root / "docs"))
        if (entry.path().extension() == ".md") found.push_back(entry.path());
    return found;
}

std::string missing_in(const fs::path& page) {
    const std::string text = test::text_of(page);
    std::string missing;
    const std::string name = page.lexically_relative(root).generic_string();
    for (const std::string& path : plain_paths(text))
        if (!fs::exists(root / path)) missing += name + " names " + path + ", which is not there\n";
    for (const std::string& link : links(text))
        if (!fs::exists(page.parent_path() / link)) missing += name + " leads to " + link + ", which is not there\n";
    return missing;
}

TEST_CASE("every path that a page names is there") {
    std::string missing;
    for (const fs::path& page : pages()) missing += missing_in(page);
    CHECK(missing == "");
}

TEST_CASE("a path that is not there is found") {
    CHECK(plain_paths("see engine/core/ids.hpp, `draft/pool/` and build/dev/tests/x.") ==
          std::set<std::string>{"draft/pool/", "engine/core/ids.hpp"});
    CHECK(links("[a](b.md#c) [d](https://e.f) [g]: ../h.cpp\n") == std::set<std::string>{"../h.cpp", "b.md"});
}

TEST_CASE("every rule option stands on the page about the documents beside the number that it answers") {
    const std::string page = test::text_of(root / "docs/differences.md");
    const std::string numbered = "difference ";
    for (const OptionInfo& option : option_table()) {
        const std::string cited = option.clause;
        if (!cited.starts_with(numbered)) continue;
        INFO(option.name);
        const std::size_t row = page.find("\n| " + cited.substr(numbered.size()) + " |");
        REQUIRE(row != std::string::npos);
        CHECK(page.substr(row + 1, page.find('\n', row + 1) - row).find(option.name) != std::string::npos);
    }
}

}  // namespace
