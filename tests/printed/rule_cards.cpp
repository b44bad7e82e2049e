#include "tests/printed/rule_cards.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <set>

#include "engine/cards/printed/card_reader.hpp"
#include "tests/printed/rule_text.hpp"

namespace cubenight::test {
namespace {

using printed::TextKind;

constexpr int tries = 4000;      // for a rule and a kind of text
constexpr int most_detour = 29;  // words
// Beginnings that name what a rule may go on to speak of: "that card", "that many", "1 of them". Every other
// text has one before it. Their number has no factor in common with that of the detours: each comes before texts of every
// length.
constexpr const char* leads[] = {
    "choose 2 cards from your hand. ",
    "discard 2 cards from your hand. ",
    "look at the top 3 cards of your deck. ",
    "choose a number from 1 to 3. ",
    "choose 1 of your opponent's pokemon. ",
    "if your opponent has 3 or more benched pokemon, ",
    "choose a special condition that affects your active pokemon. ",
    "switch your active pokemon with 1 of your benched pokemon. ",
    "put a basic pokemon from your discard pile onto your bench. ",
    "discard the top 3 cards of your deck. ",
    "search your deck for 2 cards. ",
    "look at your opponent's hand. choose a number from 1 to 3. ",
    "put as many cards from your hand as you like on the bottom of your deck in any order. ",
};
constexpr const char* title = "Dragon Lure";
constexpr const char* name = "Lantern Fish";

constexpr const char* subtype_of(TextKind kind) {
    switch (kind) {
        case TextKind::attack:
        case TextKind::ability: return "Basic";
        case TextKind::play: return "Item";
        case TextKind::stadium: return "Stadium";
        case TextKind::tool: return "Pokémon Tool";
        case TextKind::energy: return "Special";
    }
    return "";
}

printed::PrintedCard card_with(TextKind kind, const std::string& text, const std::string& damage) {
    printed::PrintedCard card;
    card.id = card.name = name;
    card.subtypes = {subtype_of(kind)};
    card.supertype = kind == TextKind::energy ? "Energy" : "Trainer";
    if (kind != TextKind::attack && kind != TextKind::ability) {
        card.rules = {text};
        if (!damage.empty()) card.hp = std::stoi(damage);
        return card;
    }
    card.supertype = "Pokémon";
    card.hp = 70;
    card.types = {"Water"};
    card.retreat_cost = {"Colorless"};
    if (kind == TextKind::ability) card.abilities = {{title, "Ability", text}};
    const bool attacks = kind == TextKind::attack;
    card.attacks = {{title, {"Colorless"}, attacks ? damage : "20", attacks ? text : ""}};
    return card;
}

// What may be printed beside a text: nothing; of an attack the numbers of the text with every sign; of a Trainer that is
// played as a Pokémon its HP.
std::vector<std::string> damages_for(TextKind kind, const std::string& text) {
    if (kind == TextKind::play) return {"", "30"};
    if (kind != TextKind::attack) return {""};
    std::set<std::string> numbers = {"30"};
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = text.find_first_not_of("0123456789", i);
        const std::size_t length = (end == std::string::npos ? text.size() : end) - i;
        if (length > 1) numbers.insert(text.substr(i, length));
        i += std::max<std::size_t>(length, 1);
    }
    std::vector<std::string> damages = {""};
    for (const std::string& number : numbers)
        for (const char* sign : {"", "+", "×", "-"}) damages.push_back(number + sign);
    return damages;
}

class RuleCardMaker {
public:
    explicit RuleCardMaker(const printed::Grammar& grammar) : grammar_(grammar), texts_(grammar, 5) {}

    // Whether a line that is only a reminder uses the rule.
    bool reminds(std::uint32_t rule) {
        const auto line = texts_.of(printed::reminder_phrase, rule, 0);
        return line && printed::is_reminder(grammar_, *line, name);
    }

    std::optional<Card> card(std::uint32_t rule) {
        for (int i = 0; i < tries; ++i)
            for (int kind = 0; kind < 6; ++kind) {
                const int round = i / 2;  // once as it is, once behind a beginning
                const auto text = texts_.of(printed::phrase_of_kind[kind], rule, round % (most_detour + 1));
                if (!text) continue;
                const char* lead = i % 2 == 0 ? "" : leads[static_cast<std::size_t>(round) % std::size(leads)];
                if (auto card = read(static_cast<TextKind>(kind), lead + *text, rule)) return card;
            }
        return std::nullopt;
    }

private:
    std::optional<Card> read(TextKind kind, const std::string& text, std::uint32_t rule) const {
        for (const std::string& damage : damages_for(kind, text)) {
            const auto reading = printed::read_card(grammar_, card_with(kind, text, damage));
            if (!reading.whole() || reading.texts.empty()) continue;
            const auto& rules = reading.texts.front().reading.rules;
            if (std::binary_search(rules.begin(), rules.end(), rule)) return reading.card;
        }
        return std::nullopt;
    }

    const printed::Grammar& grammar_;
    RuleText texts_;
};

}  // namespace

RuleCards rule_cards(const printed::Grammar& grammar) {
    RuleCards made;
    RuleCardMaker maker(grammar);
    for (std::uint32_t rule = 0; rule < grammar.rules(); ++rule) {
        auto card = maker.card(rule);
        if (!card) {
            if (!maker.reminds(rule)) made.never_read.push_back(rule);
            continue;
        }
        const std::string number = std::to_string(rule);
        card->key = "rule-" + number;
        card->name += " " + number;  // as many of them may be in a deck as of any card
        made.cards.push_back(std::move(*card));
    }
    return made;
}

}  // namespace cubenight::test
