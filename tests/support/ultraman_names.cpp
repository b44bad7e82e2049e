#include "tests/support/ultraman_names.hpp"

#include <stdexcept>

#include "engine/cards/naming/lexicon.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::test {

void name_by_table(ultraman::CardSet& cards, const std::string& root) {
    const std::string path = root + "/assets/ultraman_names.tsv";
    auto table = naming::Lexicon::read(text_of(path), path, naming::ultraman_kinds);
    if (!table) throw std::runtime_error(table.error().english());
    std::vector<const ultraman::Card*> all;
    for (const ultraman::Card& card : cards) all.push_back(&card);
    cards.name_by(naming::names_of(all, std::move(*table)));
}

}  // namespace cubenight::test
