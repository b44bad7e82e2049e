// The face of a card, drawn from its record: shapes and text only. Width 100u, height 140u; four levels of detail by
// the width in real pixels (L0 from 230, L1 from 108, L2 from 52, L3 below).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"
#include "src/gui/kit/canvas.hpp"
#include "src/gui/kit/card_words.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/gui/widgets/body_plan.hpp"

namespace cubenight::gui {

// Real pixels of a card's width from which all that stands on it is to be read.
inline constexpr float enlarged = 300;

enum class Level : std::uint8_t { large, hand, bench, pile };  // L0 to L3
Level level_at(float real_pixels);

// What lies on a Pokémon in play.
struct InPlay {
    int hp_left = 0;
    int hp = 0;
    std::vector<TypeSet> energy;  // units in the order in which they were attached
    std::string tool{};           // name; empty where there is none
    bool asleep = false, confused = false, paralyzed = false, burned = false, poisoned = false;
    bool disc_apart = false;  // the damage disc is drawn beside the card, so that it stays upright
    int damage() const { return hp - hp_left; }
};

struct CardLook {
    const Card& card;
    Family family = {};          // of the art: the same for a whole evolution line
    std::string_view cube = {};  // printed small at the foot
    std::string_view number = {};
    const std::vector<Affinity>* weaknesses = nullptr;  // where a house rule changes them
    const InPlay* in_play = nullptr;
};

// Paints cards with one canvas, in one language.
class CardPainter {
public:
    CardPainter(Canvas& canvas, const Strings& strings, const CardWords& words)
        : c(canvas), say(strings), words_(words) {}

    // Upright, its corner at `at`, `width` units wide; in no more detail than that, however large it is.
    void draw(Vec at, float width, const CardLook& look, Level finest = Level::large);
    // The card's place with its shadow; the same box that draw fills.
    static Rect box(Vec at, float width) { return {at.x, at.y, width, width * 1.4f}; }
    void back(Vec at, float width);
    // Discs, energy, Tool and HP bar of a Pokémon in play, over its face.
    void overlay(Rect box, const CardLook& look, Level level);

    Canvas& c;
    const Strings& say;

private:
    // One file each: card_pokemon, card_hand, card_small, card_other.
    void pokemon_large(Rect box, const CardLook& look);
    void pokemon_hand(Rect box, const CardLook& look);
    void trainer(Rect box, const CardLook& look, Level level);
    void trainer_text(Rect box, const CardLook& look);
    void energy(Rect box, const CardLook& look, Level level);
    void energy_head(Rect box, Rect inner, const Card& card, Level level);
    // What stands below the signs of an energy card.
    struct Foot {
        std::string words;
        TextStyle text{};
        float height = 0;  // in u
    };
    Foot energy_foot(Rect box, const Card& card, Level level);
    void write_energy_foot(Rect box, Rect inner, const Card& card, Level level, const Foot& foot);
    void bench(Rect box, const CardLook& look);
    void pile(Rect box, const CardLook& look);

    // Returns how much lower than usual it ends.
    float header(Rect box, const CardLook& look, Level level);
    // How the large face of a Pokémon is set: its picture gives way and its letters shrink before a text is cut.
    struct Setting {
        TextStyle text;
        float art = 46;     // height of the picture, in u
        bool whole = true;  // every text has room
    };
    Setting large_setting(Rect box, const Card& card);
    float large_height(Rect box, const Card& card, const TextStyle& text);
    float large_ability(Rect box, const CardLook& look, std::size_t index, float y, const Setting& set);
    float large_attack(Rect box, const CardLook& look, std::size_t index, float y, float room, const Setting& set);
    void large_foot(Rect box, const CardLook& look);
    void hand_attack(Rect box, const CardLook& look, std::size_t index, float y);
    void hand_foot(Rect box, const CardLook& look);
    void stage_chips(Rect box, const CardLook& look, Level level);
    // The card's picture, and on it whether some text of it is carried out by hand.
    void picture(Rect window, const CardLook& look, Level level);
    void affinities(Rect box, const std::vector<Affinity>& list, float x, float width, bool house);
    void imprint(Rect box, const CardLook& look, float baseline);

    const CardWords& words_;
};

// The printed number with its sign: "30+", "20x".
std::string damage_text(const Attack& attack);
std::string affinity_text(const Affinity& affinity);

// Which names evolve from which, as far as a set knows it.
class Ancestry {
public:
    Ancestry() = default;
    explicit Ancestry(const CardSet& cards);
    // The Basic that the line of this name begins with.
    const std::string& root(const std::string& name) const;
    // Of a card that may be none of the set: then by the name that it evolves from. Other cards than Pokémon: their own name.
    const std::string& root_of(const Card& card) const;

private:
    std::map<std::string, std::string> from_;
};

// Whose pictures the cards of a set have: those of one evolution line share seed and body plan.
class Families {
public:
    Families() = default;
    explicit Families(const CardSet& cards);
    // A card that is none of the set belongs to the family of its name, or of the name that it evolves from.
    Family of(const Card& card) const;
    // Whether a card of the set belongs to it.
    bool knows(const Card& card) const { return plans_.contains(ancestry_.root_of(card)); }

private:
    Ancestry ancestry_;
    std::map<std::string, BodyPlan, std::less<>> plans_;  // by root
};

// How the cards of a set are drawn under the rules that they are played by: their families' pictures, and their Weakness
// where a house rule changes it.
class CardLooks {
public:
    CardLooks() = default;
    CardLooks(const CardSet& cards, const RuleSet& rules);
    // The look names the card, and what is kept here. REQUIRES: both outlive it; the card is one of the set, or its
    // Weakness is printed.
    CardLook of(const Card& card, std::string_view cube = {}) const;
    const Families& families() const { return families_; }

private:
    Families families_;
    std::map<const Card*, std::vector<Affinity>> weaknesses_;
};

// The picture in a card's window: gradient, disc, hills and a creature that grows with the stage.
void card_art(Canvas& c, Rect window, const Card& card, const Family& family, Level level, float radius);

}  // namespace cubenight::gui
