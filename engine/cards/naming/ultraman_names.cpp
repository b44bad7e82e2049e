// The book of all names that cards of the Ultraman Card Game use.
#include <algorithm>
#include <set>

#include "engine/cards/naming/lexicon.hpp"
#include "engine/cards/ultraman/effect.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::naming {
namespace {

namespace game = cubenight::ultraman;

class UltramanBook {
public:
    UltramanBook(const std::vector<const game::Card*>& cards, Lexicon lexicon)
        : cards_(cards), lexicon_(std::move(lexicon)) {}

    std::shared_ptr<const NameBook> book() {
        for (const game::Card* card : cards_)
            for (const OwnName& own : card->own_names) book_.put(NameOf::card, card->name, own.language, own.name);
        for (const game::Card* card : cards_) names_of(*card);
        for (const std::string& word : asked_characters_) known(NameOf::trait, word, lexicon_.trait(word));
        for (const std::string& part : asked_) known(NameOf::part, part, said_part(part));
        return std::make_shared<const NameBook>(std::move(book_));
    }

private:
    void names_of(const game::Card& card) {
        known(NameOf::card, card.name, lexicon_.card(card.name));
        if (!card.form.empty()) known(NameOf::part, card.form, lexicon_.part(card.form));
        if (!card.character.empty()) known(NameOf::trait, card.character, character_of(card));
        for (const std::string& team : card.teams) known(NameOf::trait, team, lexicon_.trait(team));
        for (const game::Text& text : card.texts) words_of(text.effect);
        for (int i = 0; i < language_count; ++i) {
            const auto language = static_cast<Language>(i);
            book_.put(NameOf::card, rules_name(card), language, whole_name_in(card, &book_, language));
        }
    }

    // Where its name is not known in a language, the character is written as in the names of its cards, not in capitals.
    Translated character_of(const game::Card& card) const {
        Translated names = lexicon_.trait(card.character);
        const std::string written = as_written(card.character);
        for (std::string& name : names)
            if (name.empty()) name = written;
        return names;
    }
    std::string as_written(const std::string& character) const {
        const auto alike = [](char one, char other) {
            return one == other || (one >= 'a' && one - 'a' + 'A' == other);
        };
        for (const game::Card* card : cards_) {
            const std::string& name = card->name;
            const auto found = std::search(name.begin(), name.end(), character.begin(), character.end(), alike);
            if (found != name.end()) return {found, found + static_cast<std::ptrdiff_t>(character.size())};
        }
        return character;
    }

    void words_of(const Effect& effect) {
        for (const Node& node : effect.nodes) {
            if (node.kind != NodeKind::name) continue;
            const std::string& word = effect.words[static_cast<std::size_t>(node.number)];
            if (sub_as<game::NameOf>(node) == game::NameOf::part) asked_.insert(word);
            else asked_characters_.insert(word);
        }
    }

    // A part by which a text asks for cards. Where one of them is called otherwise, as its name is not known in that
    // language, the part is said in English too.
    Translated said_part(const std::string& part) const {
        Translated names = lexicon_.part(part);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const bool apart = std::ranges::any_of(cards_, [&](const game::Card* card) {
                return card->is_character() && rules_name(*card).find(part) != part.npos &&
                       whole_name_in(*card, &book_, named_languages[i]).find(names[i]) == part.npos;
            });
            if (apart && names[i] != part) names[i] += " / " + part;
        }
        return names;
    }

    void known(NameOf what, std::string_view english, const Translated& names) {
        for (std::size_t i = 0; i < names.size(); ++i) book_.put(what, english, named_languages[i], names[i]);
    }

    const std::vector<const game::Card*>& cards_;
    Lexicon lexicon_;
    NameBook book_;
    std::set<std::string> asked_, asked_characters_;  // parts of names and characters by which texts ask
};

}  // namespace

std::shared_ptr<const NameBook> names_of(const std::vector<const ultraman::Card*>& cards, Lexicon lexicon) {
    return UltramanBook(cards, std::move(lexicon)).book();
}

}  // namespace cubenight::naming
