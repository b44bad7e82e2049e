#include "src/cli/read_aloud.hpp"

#include <ostream>

#include "engine/cards/names.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "engine/language/tokens.hpp"
#include "src/cli/words.hpp"

namespace cubenight::cli {
namespace {

// Of the attack or Ability that has the text; empty where none has.
std::string name_of(const Card& card, const wording::CardText& text, Language language) {
    for (const Attack& attack : card.attacks)
        if (text.effect == &attack.effect) return std::string(name_in(card, attack, language));
    for (const Ability& ability : card.abilities)
        if (text.effect == &ability.effect) return std::string(name_in(card, ability, language));
    return {};
}

// Lines of a text below one another, as far to the right as its first one.
std::string indented(std::string_view words, std::string_view by) {
    std::string out(by);
    for (char c : words) {
        out += c;
        if (c == '\n') out += by;
    }
    return out;
}

}  // namespace

CardAloud read_aloud(const Card& card, text::Language language) {
    CardAloud said{card.key, std::string(name_in(card, language)), card.name, {}, {}, {}};
    for (const wording::CardText& text : wording::texts_of(card))
        said.texts.push_back({std::string(name_of(text.source.of)), name_of(card, text, language),
                              write_effect(*text.effect),
                              wording::rules_text(*text.effect, text.source, language, card.names.book.get())});
    for (const UnreadText& unread : card.unread) said.unread.push_back(unread.text);
    return said;
}

CardAloud read_aloud(const ultraman::Card& card, text::Language language) {
    CardAloud said{card.number, ultraman::whole_name_in(card, language), ultraman::rules_name(card), {}, {}, {}};
    said.rules = ultraman::wording::rules_of(card, language);
    for (const auto& text : ultraman::wording::texts_of(card))
        said.texts.push_back(
            {"text",
             {},
             ultraman::write_effect(*text.effect),
             ultraman::wording::rules_text(*text.effect, text.source, language, card.names.book.get())});
    for (const auto& unread : card.unread) said.unread.push_back(unread.text);
    return said;
}

std::string texts_of(const CardAloud& card, Beside beside) {
    std::string told;
    for (const std::string& rule : card.rules) told += "  " + rule + "\n";
    for (const TextAloud& text : card.texts) {
        if (beside == Beside::nothing) {
            told += "  " + (text.name.empty() ? "" : text.name + ": ") + text.words + "\n";
            continue;
        }
        told += "  " + text.kind + (text.name.empty() ? "" : " " + cubenight::quoted(text.name)) + " " + text.notation +
                "\n" + indented(text.words, "    ") + "\n";
    }
    for (const std::string& unread : card.unread) told += "  " + say(Word::by_hand, {card.key, unread}) + "\n";
    return told;
}

void print(std::ostream& out, const CardAloud& card, Beside beside) {
    out << card.name << " (" << card.key << ")\n" << texts_of(card, beside);
}

}  // namespace cubenight::cli
