// The pages for people to read of what texts of the Ultraman Card Game say: of all its cards (tests/wording/golden/ultraman),
// and of a sample of its whole effect language (tests/wording/golden/ultraman/every_node).
// ultraman_texts_page ROOT            fails where a page is not up to date
// ultraman_texts_page ROOT --write    writes them
#include <fstream>
#include <iostream>
#include <string>

#include "tests/support/texts.hpp"
#include "tests/wording/ultraman/pages.hpp"

namespace {

using namespace cubenight;

constexpr std::pair<Language, const char*> pages[] = {{Language::english, "en"},
                                                      {Language::simplified_chinese, "zh-Hans"},
                                                      {Language::traditional_chinese, "zh-Hant"},
                                                      {Language::japanese, "ja"},
                                                      {Language::finnish, "fi"}};

// Writes the page, or asks whether it is up to date.
bool settle(const std::string& path, const std::string& page, bool write) {
    if (write) std::ofstream(path) << page;
    else if (test::text_of(path) != page)
        std::cerr << path << " is not up to date. Read what has changed: ultraman_texts_page . --write; git diff\n";
    return write || test::text_of(path) == page;
}

}  // namespace

int main(int count, char** arguments) {
    const bool write = count == 3 && std::string_view(arguments[2]) == "--write";
    if (count != 2 && !write) {
        std::cerr << "usage: ultraman_texts_page ROOT [--write]\n";
        return 2;
    }
    const std::string root = arguments[1];
    bool settled = true;
    const auto cards = test::ultraman_cards_in(root + "/cubes");
    for (const auto& [language, name] : pages) {
        const std::string folder = root + "/tests/wording/golden/ultraman/", file = std::string(name) + ".txt";
        settled &= settle(folder + file, test::page_of_ultraman_texts(cards, language), write);
        settled &= settle(folder + "every_node/" + file, test::page_of_ultraman_samples(language), write);
    }
    return settled ? 0 : 1;
}
