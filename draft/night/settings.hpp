// What a night is set with, before anything happens. Settings and entries together are the night. A night is drafted, or it
// is constructed: then every seat brings a deck, and the cube is those decks.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "draft/night/pairings.hpp"
#include "draft/pool/deck.hpp"
#include "draft/table/drafting.hpp"
#include "draft/table/table.hpp"

namespace cubenight::draft {

enum class SeatKind : std::uint8_t { person, bot };
// How a bot drafts and plays: as well as it can, or by chance.
enum class BotSkill : std::uint8_t { steady, random };

struct SeatSettings {
    std::string name;
    SeatKind kind = SeatKind::person;
    BotSkill skill = BotSkill::steady;  // once it is a bot
    friend bool operator==(const SeatSettings&, const SeatSettings&) = default;
};

// A deck that a seat brings. Its cards lie beside each other in the cube: those of the first seat first, then those of the
// next one, to the cube's end.
struct BroughtDeck {
    std::string name;
    std::uint16_t cards = 0;
    friend bool operator==(const BroughtDeck&, const BroughtDeck&) = default;
};

// One rule option that differs from the cube's rules, by its name in files.
struct RuleChange {
    std::string option;
    int value = 0;
    friend bool operator==(const RuleChange&, const RuleChange&) = default;
};

struct NightSettings {
    std::string name;
    std::string cube;              // its name, for people
    std::uint64_t cube_cards = 0;  // cube_hash() of the cards that it was set with
    std::uint64_t seed = 0;
    // What was announced of the deal before it began: a salted digest of the seed, and its salt, both as the caller made
    // them. Empty: nothing was.
    std::string deal_salt, deal_seal;
    DraftTableRow row{};
    std::vector<SeatSettings> seats;  // in table order, clockwise; row.players of them
    std::vector<BroughtDeck> decks;   // of a constructed night, one for each seat in table order; of a drafted one none
    Passing passing = Passing::as_ready;
    int leave = 0;         // cards of each pack that are discarded at its end
    std::string rule_set;  // empty: the cube's own rules
    std::vector<RuleChange> rule_changes;
    PairingSystem pairing = PairingSystem::by_size;
    int rounds = 0;  // 0: default_rounds(); single elimination has no others
    // Clocks for the screens; 0: none. Nothing in the night itself happens when one runs out: a screen that has shown a pack for
    // so long picks for its person.
    int pick_seconds = 0;
    int build_minutes = 0;
    int round_minutes = 0;

    // Whether decks are brought. Then the row has no packs.
    bool constructed() const { return !decks.empty(); }
    friend bool operator==(const NightSettings&, const NightSettings&) = default;
};

inline constexpr std::size_t longest_name = 120;     // bytes
inline constexpr std::size_t longest_reason = 1000;  // bytes

// Settings for a cube and its seats with everything else as usual.
NightSettings usual_settings(const DraftCards& cards, std::string name, std::vector<SeatSettings> seats,
                             std::uint64_t seed);
// The same where every seat brings a deck: for a cube that is those decks.
NightSettings constructed_settings(const DraftCards& cards, std::string name, std::vector<SeatSettings> seats,
                                   std::vector<BroughtDeck> decks, std::uint64_t seed);
// Makes the packs of a drafted night smaller where it deals fewer cards than they need: a cube has fewer whole lines than cards.
void fit_packs(NightSettings& settings, const DraftCards& cards);
// The cards that a seat of a constructed night has brought, as they lie in the cube. REQUIRES: it has brought a deck.
std::vector<CubeCopyId> brought_by(const NightSettings& settings, SeatId seat);

// Why a seat may not play that deck of that pool.
Refused check_seats_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                         const DeckRules& rules, SeatId seat);
// Why no night can be made of them. A deck that is brought and is not legal is refused with its seat and the clause.
Refused check_settings(const NightSettings& settings, const DraftCards& cards);
// Its line policy; that of the cube where its rules are none.
LinePolicy lines_of(const NightSettings& settings, const DraftCards& cards);
// The rules that its matches are played under: the cube's or the named set, deck size and Prize cards of the row,
// then the changes. REQUIRES: check_settings refuses nothing.
GameRules night_rules(const NightSettings& settings, const DraftCards& cards);
// These rules after the changes. REQUIRES: they have the options and their values.
GameRules changed(GameRules rules, std::span<const RuleChange> changes);
// These rules at a table of that row, then the changes. REQUIRES: the rules have the options and their values.
GameRules rules_at(GameRules rules, const DraftTableRow& row, std::span<const RuleChange> changes = {});
// Of so many players.
int rounds_of(const NightSettings& settings, int players);

}  // namespace cubenight::draft
