// The record of a card of the Ultraman Card Game: what is printed on it, its texts as trees. Records are immutable once
// read.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/own_names.hpp"
#include "engine/cards/ultraman/effect.hpp"
#include "engine/core/ids.hpp"

namespace cubenight::ultraman {

// One text, and the states of the character in which it is in force (UCG 2.3.5.2); none where all of them are meant, and
// of scenes.
struct Text {
    StateSet states;
    Effect effect;
    friend bool operator==(const Text&, const Text&) = default;
};

// A text that the language cannot say. Shown on the card and resolved by hand at the table.
struct UnreadText {
    std::string text;
    friend bool operator==(const UnreadText&, const UnreadText&) = default;
};

// What is not printed: a BP column (UCG 11.6.3, 11.15), EXTRA.
inline constexpr int no_bp = -1;
inline constexpr int most_bp = 32'000;
inline constexpr int most_level = 99;
inline constexpr int most_round = 9;
inline constexpr int most_texts = 4;
inline constexpr int most_teams = 4;

struct Card {
    std::string number;  // UCG 2.3.9, 2.4.6, unique in a card set: "SD01-005"
    std::string name;    // UCG 2.3.1, 2.4.1, without its form: "Ultraman Tiga"
    OwnNames own_names;
    CategorySet categories;  // one, or several of characters; a scene is nothing else (UCG 2.3.6, 2.4.4)
    // Characters only:
    int level = 0;                                                   // UCG 2.3.3
    TypeSet types;                                                   // UCG 2.3.4
    std::string character;                                           // UCG 2.3.2: "TIGA"
    std::string form;                                                // empty where none is printed: "Multi Type"
    std::vector<std::string> teams;                                  // UCG 11.18: "TRI-SQUAD"
    std::array<int, state_count> bp = {no_bp, no_bp, no_bp, no_bp};  // UCG 2.3.7
    int extra = no_bp;
    // Scenes only:
    int round = 0;  // UCG 2.4.2
    // Both:
    bool copies_any = false;  // a deck may hold any number of it (UCG 4.1.2, 9.1.1)
    std::vector<Text> texts;  // UCG 2.3.5, 2.4.3
    std::vector<UnreadText> unread;
    SharedNames names;

    bool is_scene() const { return categories.has(Category::scene); }
    bool is_character() const { return !is_scene(); }
    int bp_of(State state) const { return bp[static_cast<std::size_t>(state)]; }
    bool has_single() const { return bp_of(State::single) != no_bp; }  // (UCG 11.15)
    friend bool operator==(const Card&, const Card&) = default;
};

// The name in which texts look for a part: with its form behind it, "Ultraman Tiga Multi Type" (UCG 2.3.1.2). Nothing is
// added where the name ends with the form.
std::string rules_name(const Card& card);

// What the file of the card calls it, else the book of its set, else the English name. What is returned lives as long as
// the card and its book.
std::string_view name_in(const Card& card, Language language);
// Whether it is known in that language.
bool is_named_in(const Card& card, Language language);
// Its form, the same way; empty where it has none.
std::string_view form_in(const Card& card, Language language);
// Whose character it is, the same way; empty for scenes.
std::string_view character_in(const Card& card, Language language);
// A TEAM of the card, the same way.
std::string_view team_in(const Card& card, std::string_view team, Language language);
// The name with the form behind it, as rules_name() has it in English, and a dash between them where the form begins as the
// name ends; by another book than the card's, or by none.
std::string whole_name_in(const Card& card, Language language);
std::string whole_name_in(const Card& card, const NameBook* names, Language language);

// The number that counts, without what alternative art adds to it in brackets: "BP01-001" of "BP01-001(AP)", of
// "(UD01-011)BP01-001" and of "AP(06/20)BP01-001" (UCG 4.1.3).
std::string_view rules_number(std::string_view printed);

// All cards that a night or a match knows. Ids are positions and stay valid for the set's life.
class CardSet {
public:
    // Adds a card; its number must be new. Returns its id, or nothing where the number is taken or the set is full (65,535
    // cards).
    std::optional<CardId> add(Card card);
    std::size_t size() const { return cards_.size(); }
    // REQUIRES: id came from this set.
    const Card& operator[](CardId id) const { return cards_[id.value]; }
    std::optional<CardId> find_number(std::string_view number) const;
    // Gives every card of the set the book of their names.
    void name_by(const std::shared_ptr<const NameBook>& names);
    auto begin() const { return cards_.begin(); }
    auto end() const { return cards_.end(); }

private:
    std::vector<Card> cards_;
    std::map<std::string, CardId, std::less<>> by_number_;
};

// Whether `upper` may be put on `lower` by a level-up: one level higher, and of its character name or a TEAM of both
// (UCG 5.6.2, 11.18.1). The printed levels are compared.
bool levels_up(const Card& lower, const Card& upper);

}  // namespace cubenight::ultraman
