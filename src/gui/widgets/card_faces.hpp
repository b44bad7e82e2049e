// The cards of a cube as draft, deck builder and library show them, whatever the game: their faces, their names and marks,
// and the groups in which lists put them. Each game has its own (pokemon_faces.cpp, ultraman_faces.cpp); faces_of() chooses
// once.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draft/pool/copies.hpp"
#include "draft/pool/game_rules.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

// What the cards of a list can be grouped by.
enum class CardSort : std::uint8_t {
    type,
    stage,      // of Pokémon
    cost,       // of the cheapest attack of Pokémon
    level,      // of characters
    character,  // whose card it is
    kind,       // stage or level; other cards by what they are
};
Text sort_name(CardSort sort);

// A group of a list. Groups stand in the order of their keys.
struct CardGroup {
    int key = 0;
    std::string label;
};
// Many small groups as one; and the first of those that stand behind all others, however many cards they have: Trainers and
// energy, scenes.
inline constexpr int others_key = 97, first_late_key = 98;

// A line of cards that go onto each other, as far as a pool has it.
struct CardLine {
    std::string name;
    std::vector<Node> steps;  // lowest first
    Colour colour;
    int have = 0;
    std::vector<draft::CubeCopyId> cards = {};  // of the pool, each in one line only
    bool complete() const { return have == static_cast<int>(steps.size()); }
};

class CardFaces {
public:
    virtual ~CardFaces() = default;

    // Upright, its corner at `at`, `width` units wide (card_face.hpp).
    virtual void draw(Frame& f, Vec at, float width, CardId card) const = 0;
    // Its picture alone, as a strip of a row.
    virtual void art(Canvas& c, Rect strip, CardId card) const = 0;
    virtual void mark(Canvas& c, Vec centre, float radius, CardId card) const = 0;
    // What its row is marked with.
    virtual Colour colour(CardId card) const = 0;
    virtual std::string name(const Strings& say, CardId card) const = 0;
    // What tells it from others where its name has no room; the name itself where nothing shorter does.
    virtual std::string short_name(const Strings& say, CardId card) const { return name(say, card); }
    // What it is, in a word or two: "Stage 1", "Lv 2".
    virtual std::string kind(const Strings& say, CardId card) const = 0;
    // The same in a line under its name.
    virtual std::string about(const Strings& say, CardId card) const = 0;
    // Each of its texts as people read it, behind the name of the attack or Ability; and that it has no name in the language of
    // the screen, where it has none.
    virtual std::vector<std::string> sentences(const Frame& f, CardId card) const = 0;
    // The whole card as files have it.
    virtual std::string notation(CardId card) const = 0;
    // Whether name or text of the card have these words.
    virtual bool found(const Frame& f, CardId card, std::string_view wanted) const = 0;

    // How lists of the game are sorted; the first is the usual one. All can be sorted by kind besides, and picks in their order.
    virtual std::span<const CardSort> sorts() const = 0;
    virtual CardGroup group(const Strings& say, CardId card, CardSort sort) const = 0;
    virtual void group_mark(Canvas& c, Vec centre, float radius, CardSort sort, int key, On ground) const = 0;
    // The groups by type of which the cube has a card, to which a list can be narrowed, and whether a card is one of theirs: cards of two types are of both.
    virtual std::span<const int> filters() const = 0;
    virtual bool passes(CardId card, int filter) const = 0;

    // Lines of the pool, what they are called together, and what stands in their place before the first pick.
    virtual std::vector<CardLine> lines(const Strings& say, std::span<const draft::CubeCopyId> pool) const = 0;
    virtual Text lines_title() const = 0;
    virtual Text line_name() const = 0;  // of one, in a word
    virtual Text no_picks() const = 0;
    // Three different cards for a fan, as far as there are such.
    virtual std::vector<CardId> fan() const = 0;
};

// The same of a card of Pokémon that is in no cube.
std::vector<std::string> sentences_of(const Frame& f, const Card& card);

// The name in a row of that width, or the short one. Returns the width that is taken.
float draw_name(Frame& f, const CardFaces& faces, Vec baseline, CardId card, const TextStyle& style, float room);

// The cards must outlive the faces.
std::shared_ptr<const CardFaces> faces_of(const draft::DraftCards& cards, const draft::GameRules& rules);
std::shared_ptr<const CardFaces> pokemon_faces(const draft::DraftCards& cards, const RuleSet& rules);
// REQUIRES: cards.ucg is there.
std::shared_ptr<const CardFaces> ultraman_faces(const draft::DraftCards& cards);

}  // namespace cubenight::gui
