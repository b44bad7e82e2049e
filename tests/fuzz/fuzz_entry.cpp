// Any bytes as a night's journal, line by line: each line is refused with a reason, or read to an entry that is
// written and read back; what small nights let happen, one drafted and one of decks that were brought, leaves them whole.
#include <cstdint>
#include <string_view>

#include "draft/night/journal_entry.hpp"
#include "draft/night/night.hpp"
#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/core/ensure.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

// A cube of plain Basic Pokémon, enough for two seats.
struct PlainCube {
    CardSet set;
    Cube cube;
    PlainCube() {
        cube.name = "Plain";
        cube.rules = *named_rule_set("cube");
        cube.energy = {Type::fire};
        set.add(basic_energy(Type::fire));
        Card card;
        card.stage = Stage::basic;
        card.types = TypeSet::of(Type::fire);
        card.hp = 60;
        for (int i = 0; i < 8; ++i) {
            card.key = card.name = "Plain " + std::to_string(i);
            cube.cards.push_back(*set.add(card));
        }
    }
};

Night plain_night() {
    static const PlainCube plain;
    const DraftCards cards{&plain.cube, &plain.set};
    auto settings = usual_settings(cards, "Fuzz", {{"A", SeatKind::person}, {"B", SeatKind::person}}, 1);
    settings.row = {2, 2, 2, 12, 3};
    auto night = begin_night(settings, cards);
    ENSURE(night.ok());
    return *night;
}

// Cards of the Ultraman Card Game for two decks of ten.
struct PlainDecks {
    CardSet set;
    Cube cube;
    ultraman::CubeContents contents;
    PlainDecks() {
        cube.name = "Decks";
        contents.rules = ultraman::usual_rules();
        cube.table = ultraman::usual_table(contents.rules);
        for (int i = 0; i < 5; ++i) {
            ultraman::Card card;
            card.number = "P-" + std::to_string(i);
            const auto id = *set.add(ultraman::cover_of(card));
            contents.cards.add(std::move(card));
            cube.cards.insert(cube.cards.end(), 4, id);
        }
    }
};

Night constructed_night() {
    static const PlainDecks plain;
    const DraftCards cards{&plain.cube, &plain.set, &plain.contents};
    auto settings = constructed_settings(cards, "Fuzz", {{"A", SeatKind::person}, {"B", SeatKind::person}},
                                         {{"One", 10}, {"Two", 10}}, 1);
    settings.row.deck_size = 10;
    auto night = begin_night(settings, cards);
    ENSURE(night.ok());
    return *night;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    Night nights[] = {plain_night(), constructed_night()};
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (const auto settings = read_settings(line, 1)) {
            const auto again = read_settings(write_settings(*settings));
            ENSURE(again.ok() && *again == *settings);
            for (const Night& night : nights)
                if (const auto begun = begin_night(*settings, night.cards)) ENSURE(!broken_invariant(*begun));
        }
        const auto entry = read_entry(line, 1);
        if (!entry) {
            ENSURE(entry.error().line == 1 && !entry.error().reason.empty());
            continue;
        }
        const auto again = read_entry(write_entry(*entry));
        ENSURE(again.ok() && *again == *entry);
        for (Night& night : nights) (void)apply(night, *entry);
    }
    for (const Night& night : nights) ENSURE(!broken_invariant(night));
    return 0;
}
