// The pages of all texts of the bundled cubes, for people to read: tests/wording/golden.
// texts_page ROOT            fails where a page is not up to date
// texts_page ROOT --write    writes them
#include <fstream>
#include <iostream>
#include <string>

#include "tests/support/texts.hpp"
#include "tests/wording/pages.hpp"

namespace {

using namespace cubenight;

constexpr std::pair<Language, const char*> pages[] = {{Language::english, "en"},
                                                      {Language::simplified_chinese, "zh-Hans"},
                                                      {Language::traditional_chinese, "zh-Hant"},
                                                      {Language::japanese, "ja"},
                                                      {Language::finnish, "fi"}};

}  // namespace

int main(int count, char** arguments) {
    const bool write = count == 3 && std::string_view(arguments[2]) == "--write";
    if (count != 2 && !write) {
        std::cerr << "usage: texts_page ROOT [--write]\n";
        return 2;
    }
    const std::string root = arguments[1];
    int status = 0;
    const auto cards = test::cards_in(root + "/cubes");
    for (const auto& [language, name] : pages) {
        const std::string path = root + "/tests/wording/golden/" + name + ".txt";
        const std::string page = test::page_of_texts(cards, language);
        if (write) std::ofstream(path) << page;
        else if (test::text_of(path) != page) {
            std::cerr << path << " is not up to date. Read what has changed: texts_page . --write; git diff\n";
            status = 1;
        }
    }
    return status;
}
