// Bytes as a match: cards with random texts, a deck for each seat, and what the seats choose. Whatever they choose, the
// match stays whole, a listed option is never refused, and an option that is not listed changes nothing.
#include <cstdint>
#include <cstring>

#include "engine/core/ensure.hpp"
#include "engine/pokemon/promises.hpp"
#include "engine/pokemon/view.hpp"
#include "tests/support/random_match.hpp"

using namespace cubenight;
using pokemon::Match;

namespace {

// The bytes one after the other, zeros when they have run out.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
    bool empty() const { return left_ == 0; }
    std::uint8_t next() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }

private:
    const std::uint8_t* data_;
    std::size_t left_;
};

void expect_whole(const RandomTable& table, const Match& match) {
    const auto problem = pokemon::broken_invariant(table.book, match);
    if (problem) std::fprintf(stderr, "step %d: %s\n", match.steps, problem->c_str());
    ENSURE(!problem);
}

void try_what_is_not_listed(const RandomTable& table, Match& match, Bytes& bytes) {
    const auto kind = static_cast<pokemon::OptionKind>(bytes.next() % 24);
    const pokemon::Option wild{kind, bytes.next(), bytes.next(), 0};
    for (const pokemon::Option& listed : match.choice.options)
        if (listed == wild) return;
    using enum pokemon::OptionKind;
    if (kind == concede || kind == agree_draw || kind == judge) return;
    const Match before = match;
    ENSURE(pokemon::choose(table.book, match, wild).has_value());
    ENSURE(std::memcmp(&before, &match, sizeof(Match)) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    std::uint64_t number = 0;
    for (int i = 0; i < 3; ++i) number = number << 8 | bytes.next();
    const RandomTable table = random_table(number);
    const auto chance = bytes.next() % 2 ? pokemon::ChanceMode::asked : pokemon::ChanceMode::generator;
    auto started = pokemon::start_match(table.book, table.setup(number, chance));
    ENSURE(started.ok());
    Match match = *started;
    while (pokemon::to_act(match) != pokemon::Actor::nobody && !bytes.empty()) {
        expect_whole(table, match);
        const std::uint8_t which = bytes.next();
        if (which == 255) {
            try_what_is_not_listed(table, match, bytes);
            continue;
        }
        (void)pokemon::view_for(table.book, match, SeatId{static_cast<std::uint8_t>(which & 1)});
        ENSURE(!pokemon::choose(table.book, match, match.choice.options[which % match.choice.options.size()]));
    }
    expect_whole(table, match);
    return 0;
}
