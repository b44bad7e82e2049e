// The book of all names that a set of cards uses.
#include "engine/cards/named_words.hpp"
#include "engine/cards/naming/lexicon.hpp"

namespace cubenight::naming {
namespace {

class BookMaker {
public:
    BookMaker(const std::vector<const Card*>& cards, Lexicon lexicon) : cards_(cards), lexicon_(std::move(lexicon)) {}

    std::shared_ptr<const NameBook> book() {
        for (const Card* card : cards_) own_names_of(*card);
        for (const Card* card : cards_) names_of(*card);
        return std::make_shared<const NameBook>(std::move(book_));
    }

private:
    void own(NameOf what, std::string_view english, const OwnNames& names) {
        for (const OwnName& one : names) book_.put(what, english, one.language, one.name);
    }

    // What the cards say themselves stands before what anybody else knows, and is a part of other names too.
    void own_names_of(const Card& card) {
        own(NameOf::card, card.name, card.own_names);
        for (const OwnName& one : card.own_names) lexicon_.add_card(card.name, one.language, one.name);
        for (const Attack& attack : card.attacks) own(NameOf::text, attack.name, attack.own_names);
        for (const Ability& ability : card.abilities) own(NameOf::text, ability.name, ability.own_names);
    }

    void names_of(const Card& card) {
        known(NameOf::card, card.name);
        if (!card.evolves_from.empty()) known(NameOf::card, card.evolves_from);
        for (const std::string& trait : card.traits) known(NameOf::trait, trait);
        for (const Attack& attack : card.attacks) known(NameOf::text, attack.name), words_of(attack.effect);
        for (const Ability& ability : card.abilities) known(NameOf::text, ability.name), words_of(ability.effect);
        for (const auto* text : {&card.play, &card.stadium, &card.attached})
            if (*text) words_of(**text);
    }

    void words_of(const Effect& effect) {
        for (const Node& node : effect.nodes)
            if (const auto word = word_of(node)) known(word->what, effect.words[word->index]);
    }

    void known(NameOf what, std::string_view english) {
        const Translated names = translated(what, english);
        for (std::size_t i = 0; i < names.size(); ++i) book_.put(what, english, named_languages[i], names[i]);
    }

    Translated translated(NameOf what, std::string_view english) const {
        switch (what) {
            case NameOf::card: return lexicon_.card(english);
            case NameOf::part: return lexicon_.part(english);
            case NameOf::text: return lexicon_.text(english);
            case NameOf::trait: return lexicon_.trait(english);
        }
        return {};
    }

    const std::vector<const Card*>& cards_;
    Lexicon lexicon_;
    NameBook book_;
};

}  // namespace

std::shared_ptr<const NameBook> names_of(const std::vector<const Card*>& cards, Lexicon lexicon) {
    return BookMaker(cards, std::move(lexicon)).book();
}

std::shared_ptr<const NameBook> names_of(const CardSet& cards, Lexicon lexicon) {
    std::vector<const Card*> all;
    for (const Card& card : cards) all.push_back(&card);
    return names_of(all, std::move(lexicon));
}

}  // namespace cubenight::naming
