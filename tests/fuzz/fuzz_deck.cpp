// Bytes as edits of a deck over a pool of any cards: the deck check says what is wrong, its mends can be applied, the
// edits between two decks lead from one to the other, and what is legal can be played.
#include <cstdint>

#include "draft/decks/legality.hpp"
#include "draft/pool/deck.hpp"
#include "engine/core/ensure.hpp"
#include "engine/pokemon/game.hpp"
#include "src/text/draft/deck_text.hpp"
#include "tests/support/random_match.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

struct Pool {
    Cube cube;
    RandomTable table;
    std::vector<CubeCopyId> copies;
    Pool() : table(random_table(5)) {
        cube.name = "Any";
        cube.rules = *named_rule_set("cube");
        for (std::uint16_t i = 0; i < table.cards.size(); ++i) cube.cards.push_back(CardId{i});
        for (std::uint16_t i = 0; i < table.cards.size(); ++i) copies.push_back(CubeCopyId{i});
    }
};

DeckEdit edit_of(std::uint8_t what, std::uint8_t which, std::uint8_t count, const Pool& pool) {
    DeckEdit edit;
    edit.op = static_cast<DeckEdit::Op>(what % 6);
    edit.card = CubeCopyId{static_cast<std::uint16_t>(which % pool.cube.cards.size())};
    edit.type = static_cast<Type>(which % type_count);
    edit.offered = CardId{static_cast<std::uint16_t>(which % pool.table.cards.size())};
    edit.count = count;
    return edit;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Pool pool;
    if (size < 2) return 0;
    const DraftCards cards{&pool.cube, &pool.table.cards};
    const DeckRules rules{data[0] % 61, 1 + data[1] % 4, 7, TypeSet{data[1]}, static_cast<LinePolicy>(data[0] % 5)};
    std::vector<DeckEdit> edits;
    for (std::size_t i = 2; i + 2 < size; i += 3) edits.push_back(edit_of(data[i], data[i + 1], data[i + 2], pool));
    const Deck deck = apply_edits(Deck{}, edits);
    ENSURE(apply_edits(Deck{}, edits_between(Deck{}, deck)) == deck);
    const auto broken = check_deck(cards, pool.copies, deck, rules);
    for (const BrokenRule& one : broken) {
        ENSURE(!text::broken_rule_text(one, cards).empty() && !text::rule_text(one.rule, rules).empty());
        for (const Mend& mend : one.mends) {
            ENSURE(!text::mend_text(mend, cards).empty());
            const Deck mended = apply_edits(deck, mend.edits);
            ENSURE(apply_edits(deck, edits_between(deck, mended)) == in_order(mended));
        }
    }
    (void)deck_stats(cards, deck, rules.lines);
    const auto match = match_cards(cards, deck);
    ENSURE(match || deck.energy_count() > 0);
    if (match && broken.empty() && rules.deck_size > 0)
        ENSURE(pokemon::start_match(pool.table.book, {{*match, *match}, 1, pokemon::ChanceMode::generator}).ok());
    return 0;
}
