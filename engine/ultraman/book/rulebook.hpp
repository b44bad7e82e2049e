// What every match of a night shares and never changes: the rule options and the cards, compiled from their records into
// flat tables. Thread-safe to read.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "engine/core/result.hpp"
#include "engine/language/tree.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman {

constexpr std::uint32_t bit(Change change) { return 1u << static_cast<int>(change); }
constexpr std::uint32_t bit(TextEvent event) { return 1u << static_cast<int>(event); }
// The change that a modifier makes. REQUIRES: the node is a modifier of this game.
Change change_of(const Node& modifier);

// A standing part of a text: a `give`, with the condition of its `while`.
struct Standing {
    NodeIndex give = no_node;
    NodeIndex condition = no_node;
    std::uint32_t changes = 0;  // bits of Change
    bool own = false;           // to nobody but the character whose text it is
};

// A text that waits: a `when`.
struct Listening {
    NodeIndex when = no_node;
    TextEvent event = TextEvent::enters;
};

// One text of a card with what is known about it beforehand.
struct CompiledText {
    std::uint32_t base = 0;  // of its nodes in the rulebook
    std::uint16_t size = 0;  // of them
    std::uint16_t program = 0;
    CardId card = no_card;
    std::uint8_t states = 0;   // bits of State; 0 for all of them
    std::uint8_t counter = 0;  // which text of the card it is
    std::uint8_t limit = 0;    // uses in a turn; 0 where they are not counted
    bool activated = false;    // an [Activate] text (9.4)
    bool no_stack = false;
    bool price_is_plain = true;   // its cost makes no more than one choice
    NodeIndex only_if = no_node;  // predicate
    NodeIndex cost = no_node;     // block
    NodeIndex first = no_node;    // its first action
    std::uint32_t changes = 0;    // bits of Change of its standing parts
    std::uint32_t events = 0;     // bits of TextEvent that it waits for
    std::vector<Standing> standing;
    std::vector<Listening> listening;
};

struct CompiledCard {
    std::uint16_t character = 0;  // word
    CategorySet categories;
    TypeSet types;
    std::uint64_t teams = 0;  // bits
    std::array<std::int16_t, state_count> bp{};
    std::int16_t extra = no_bp;
    std::uint8_t level = 0;
    std::uint8_t round = 0;
    std::uint8_t text_count = 0;
    bool activated = false;     // some text is
    std::uint32_t changes = 0;  // of its standing texts
    std::uint32_t events = 0;   // that its texts wait for
    std::uint16_t first_text = 0;

    bool is_scene() const { return categories.has(Category::scene); }
    bool is_character() const { return !is_scene(); }
};

class Rulebook {
public:
    // Compiles the set under the rules. More than 64 TEAMs are an error.
    static Result<Rulebook> make(const CardSet& cards, const RuleSet& rules);

    const RuleSet& rules() const { return rules_; }
    int option(OptionKey key) const { return rules_[key]; }
    const CompiledCard& card(CardId id) const { return cards_[id.value]; }
    std::size_t card_count() const { return cards_.size(); }
    const CompiledText& text(std::uint16_t program) const { return texts_[program]; }
    const CompiledText& text(const CompiledCard& card, int index) const {
        return texts_[static_cast<std::size_t>(card.first_text) + static_cast<std::size_t>(index)];
    }
    const Node* nodes(const CompiledText& text) const { return nodes_.data() + text.base; }
    // Whether the card's name has the part in it that the filter names (2.3.1.2).
    bool has_part(CardId id, int part) const {
        return (parts_[static_cast<std::size_t>(part)][id.value / 64] >> (id.value % 64)) & 1;
    }
    // Cards of one number are the same to whoever counts different names.
    std::uint16_t name(CardId id) const { return names_[id.value]; }
    const std::string& word(std::uint16_t index) const { return words_[index]; }

private:
    std::uint16_t intern(std::string_view text);
    std::optional<int> team(std::string_view name);
    int part(const CardSet& cards, const std::string& words);
    std::optional<Saying> compile(const CardSet& cards, CardId id);
    std::optional<Saying> compile_text(const CardSet& cards, CardId id, const Text& text, std::uint8_t counter);
    std::optional<Saying> name_words(const CardSet& cards, const CompiledText& text, const Effect& effect);

    RuleSet rules_;
    std::vector<CompiledCard> cards_;
    std::vector<CompiledText> texts_;
    std::vector<Node> nodes_;
    std::vector<std::string> words_;
    std::map<std::string, std::uint16_t, std::less<>> word_index_;
    std::vector<std::uint16_t> names_;  // words
    std::vector<std::string> teams_;
    std::vector<std::string> part_words_;
    std::vector<std::vector<std::uint64_t>> parts_;  // beside them: bits of cards
};

}  // namespace cubenight::ultraman
