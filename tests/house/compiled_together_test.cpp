// Sources that are compiled as one see each other's own functions: none calls one of a neighbour's by its name, as it would
// mean one of its own or a shared one.
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/cpp_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

namespace {

namespace fs = std::filesystem;
using cubenight::test::code_of;
using cubenight::test::in_name;
using cubenight::test::lines_of;
using cubenight::test::text_of;

struct Source {
    std::string name, text;
};

// The name of the function that a line at the left margin defines or declares; empty where it does neither.
std::string function_of(const std::string& line) {
    if (line.empty() || std::string_view(" #/}").find(line[0]) != std::string_view::npos) return "";
    const std::size_t open = line.find('(');
    if (open == std::string::npos || line.find('=') < open || line.starts_with("TEST_CASE")) return "";
    std::size_t from = open;
    while (from > 0 && in_name(line[from - 1])) --from;
    const bool has_type = from > 1 && std::string_view(" *&").find(line[from - 1]) != std::string_view::npos;
    return has_type ? line.substr(from, open - from) : "";
}

// What a source names for itself: the functions of its unnamed namespace.
std::set<std::string> own_functions(const std::string& source) {
    std::set<std::string> found;
    bool own = false;
    for (const std::string& line : lines_of(source)) {
        if (line.starts_with("namespace {")) own = true;
        if (line == "}  // namespace") own = false;
        if (const std::string name = own ? function_of(line) : ""; !name.empty()) found.insert(name);
    }
    return found;
}

bool calls(const std::string& code, const std::string& name) {
    for (std::size_t at = code.find(name + "("); at != std::string::npos; at = code.find(name + "(", at + 1))
        if (at == 0 || (!in_name(code[at - 1]) && std::string_view(".>:").find(code[at - 1]) == std::string_view::npos))
            return true;
    return false;
}

// A line for each function of a source's own that a source behind it names too.
std::string mixed_up(const std::vector<Source>& together) {
    std::string found;
    std::vector<std::set<std::string>> named;
    for (std::size_t later = 0; later < together.size(); ++later) {
        const std::string code = code_of(together[later].text);
        for (std::size_t i = 0; i < later; ++i)
            for (const std::string& name : named[i])
                if (calls(code, name))
                    found +=
                        together[later].name + " calls " + name + ", which " + together[i].name + " has for itself\n";
        named.push_back(own_functions(together[later].text));
    }
    return found;
}

std::vector<Source> included_by(const fs::path& file) {
    std::vector<Source> found;
    for (const std::string& line : lines_of(text_of(file)))
        if (line.starts_with("#include \"") && line.ends_with(".cpp\"")) {
            const fs::path source = line.substr(10, line.size() - 11);
            found.push_back({source.filename().string(), text_of(source)});
        }
    return found;
}

// The files of this build that include several sources; what an earlier configuration left behind is none of them.
std::vector<fs::path> several_as_one() {
    const fs::path folder = CUBENIGHT_BINARY_DIR;
    const std::string rules = text_of(folder / "build.ninja");
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const fs::path place = entry.path().lexically_relative(folder);
        if (place.parent_path().filename() == "Unity" && place.extension() == ".cxx" &&
            rules.find(place.generic_string() + ".o") != std::string::npos)
            found.push_back(entry.path());
    }
    return found;
}

TEST_CASE("no source calls what another that is compiled with it has for itself") {
    std::string found;
    for (const fs::path& file : several_as_one()) found += mixed_up(included_by(file));
    INFO("List one of the two in cmake/compiled_alone.cmake, or give its function another name.");
    CHECK(found == "");
}

TEST_CASE("a function of a source's own is seen where a source behind it calls it") {
    const Source owner = {"a.cpp", "namespace {\n\nint taken(int n) {\n    return n;\n}\n\n}  // namespace\n"};
    const Source caller = {"b.cpp", "int f() { return taken(3); }  // a\n"};
    const Source other = {"c.cpp", "int g() { return x.taken(3) + y::taken(\"taken(\"); }  // taken(3)\n"};
    CHECK(mixed_up({owner, caller}) == "b.cpp calls taken, which a.cpp has for itself\n");
    CHECK(mixed_up({caller, owner}) == "");
    CHECK(mixed_up({owner, other}) == "");
    CHECK(own_functions("int shared(int n) {\n").empty());
}

}  // namespace
