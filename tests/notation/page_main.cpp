// The reference page of the notation, docs/notation.md: the sentence below each example and the index of all words.
// notation_page ROOT            fails where the page is not up to date, or something in it is not so
// notation_page ROOT --write    writes it
#include <filesystem>
#include <fstream>
#include <iostream>

#include "tests/notation/page.hpp"
#include "tests/support/texts.hpp"

int main(int count, char** arguments) {
    using namespace cubenight;
    const bool write = count == 3 && std::string_view(arguments[2]) == "--write";
    if (count != 2 && !write) {
        std::cerr << "usage: notation_page ROOT [--write]\n";
        return 2;
    }
    const std::string root = arguments[1], path = root + "/docs/notation.md";
    const std::string page = test::text_of(path);
    test::Page made = test::made_anew(page, root);
    for (const auto& other : std::filesystem::directory_iterator(root + "/docs"))
        if (other.is_regular_file())
            for (const std::string& lost : test::lost_links(test::text_of(other.path()), made.text))
                made.problems.push_back(other.path().string() + ": " + lost);
    for (const std::string& problem : made.problems) std::cerr << problem << "\n";
    if (write) std::ofstream(path) << made.text;
    else if (made.text != page) std::cerr << path << " is not up to date: notation_page . --write; git diff\n";
    return made.problems.empty() && (write || made.text == page) ? 0 : 1;
}
