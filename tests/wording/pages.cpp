#include "tests/wording/pages.hpp"

#include <filesystem>
#include <map>
#include <stdexcept>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::test {

std::vector<Card> cards_in(const std::string& folder) {
    std::vector<Card> all;
    for (const auto& file : files_of(Game::pokemon, folder, ".cards")) {
        auto cards = read_cards(text_of(file), file.string());
        if (!cards) throw std::runtime_error(cards.error().english());
        all.insert(all.end(), cards->begin(), cards->end());
    }
    return all;
}

std::string heading_of(const Effect& effect, const wording::Source& source) {
    std::string heading(name_of(source.of));
    if (source.damage > 0) heading += " " + std::to_string(source.damage);
    return heading + " " + write_effect(effect);
}

std::string page_of_texts(const std::vector<Card>& cards, Language language) {
    std::map<std::string, std::string> said;  // by place and notation
    for (const Card& card : cards)
        for (const wording::CardText& text : wording::texts_of(card)) {
            said.emplace(heading_of(*text.effect, text.source),
                         wording::rules_text(*text.effect, text.source, language));
        }
    std::string page;
    for (const auto& [heading, sentences] : said) page += heading + "\n    " + sentences + "\n";
    return page;
}

}  // namespace cubenight::test
