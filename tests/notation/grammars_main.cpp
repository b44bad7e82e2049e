// Syntax colours for Vim and VS Code, tooling/editors: made from the words that the readers know.
// editor_grammars ROOT            fails where a file is not up to date
// editor_grammars ROOT --write    writes them
#include <fstream>
#include <iostream>

#include "tests/notation/grammars.hpp"
#include "tests/support/texts.hpp"

int main(int count, char** arguments) {
    using namespace cubenight;
    const bool write = count == 3 && std::string_view(arguments[2]) == "--write";
    if (count != 2 && !write) {
        std::cerr << "usage: editor_grammars ROOT [--write]\n";
        return 2;
    }
    const std::string root = arguments[1];
    int status = 0;
    for (const auto& [name, text] : test::editor_grammars(root)) {
        const std::string path = root + "/tooling/editors/" + name;
        if (write) std::ofstream(path) << text;
        else if (test::text_of(path) != text) {
            std::cerr << path << " is not up to date: editor_grammars . --write; git diff\n";
            status = 1;
        }
    }
    return status;
}
