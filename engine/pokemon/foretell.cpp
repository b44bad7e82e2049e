// What an attack would come to, followed through everything that may become of it (inspect.hpp).
#include <algorithm>
#include <vector>

#include "engine/pokemon/game.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/pokemon/match/places.hpp"

namespace cubenight::pokemon {
namespace {

constexpr int most_followed = 400;  // choices and coins, over all ways
constexpr int most_coins_of_a_way = 16;

// One way that the attack may go, and how far it was followed.
struct Way {
    Match match;
    int dealt = 0;  // to the Defending Pokémon
    int coins = 0;
    bool hit = false;   // its damage is done
    bool out = false;   // the Defending Pokémon is Knocked Out
    bool over = false;  // nothing more comes of the attack
};

// Equal cards of one place: whichever of them is chosen, the same comes of it.
bool are_alike(const Match& m, Option a, Option b) {
    if (a.kind != OptionKind::copy || b.kind != OptionKind::copy) return false;
    const CopyState &one = m.copies[a.a], &other = m.copies[b.a];
    const bool same = one.card == other.card && one.where == other.where && one.slot == other.slot;
    return same && one.where != Where::stack && owner(CopyId{a.a}) == owner(CopyId{b.a});
}

class Follower final : public EventListener {
public:
    Follower(const Rulebook& book, const Match& match)
        : book_(book), seat_(match.turn_seat), defender_(match.seats[opponent(match.turn_seat)].active) {}

    std::optional<Foretold> follow(const Match& match, Option attack) {
        if (defender_ == no_slot) return std::nullopt;
        Way first{match};
        first.match.chance = ChanceMode::asked;  // each coin is looked at from both sides
        ways_.push_back(first);
        take(ways_.back(), attack);
        while (!ways_.empty() && !untold_) {
            const Way way = ways_.back();
            ways_.pop_back();
            go_on(way);
        }
        if (untold_ || !told_) return std::nullopt;
        return result_;
    }

private:
    void on_event(const Match& match, const Event& event) override;
    void take(Way& way, Option option);
    void go_on(const Way& way);
    void branch(const Way& way, Option option);
    void tell(const Way& way);
    bool names_hidden(const Match& m, Option option) const;
    bool is_new(const Way& way);

    const Rulebook& book_;
    SeatId seat_;
    std::uint8_t defender_;
    Way* now_ = nullptr;
    std::vector<Way> ways_;
    std::vector<std::uint64_t> seen_;
    Foretold result_{.knocks_out = true};
    int followed_ = 0;
    bool told_ = false;    // some way was followed to its end
    bool untold_ = false;  // it depends on what its player does not see, or on too much
};

// What its player learns or loses sight of before the damage may decide about it.
void Follower::on_event(const Match&, const Event& e) {
    Way& way = *now_;
    if (way.over) return;
    switch (e.type) {
        case EventKind::turn_ends:
        case EventKind::checkup_begins:
        case EventKind::turn_begins:
        case EventKind::match_ends: way.over = true; return;
        case EventKind::damaged:
            way.hit = true;
            if (e.slot == defender_) way.dealt += e.n;
            return;
        case EventKind::damage_zero: way.hit = true; return;
        case EventKind::knocked_out:
            if (e.slot == defender_) way.out = way.over = true;
            return;
        case EventKind::drawn:
        case EventKind::looked:
        case EventKind::revealed:
        case EventKind::shuffled:
        case EventKind::prize_taken:
        case EventKind::by_hand: untold_ |= !way.hit; return;
        case EventKind::moved: {
            const bool hidden = e.from == Where::deck || e.from == Where::prizes;
            untold_ |= !way.hit && (hidden || (e.from == Where::hand && e.seat != seat_));
            return;
        }
        case EventKind::switched:
        case EventKind::promoted: untold_ |= !way.hit && e.slot != no_slot && slot_seat(e.slot) != seat_; return;
        // neither hurts nor tells anything
        case EventKind::coin:
        case EventKind::goes_first:
        case EventKind::no_basic:
        case EventKind::placed:
        case EventKind::extra_cards:
        case EventKind::match_begins:
        case EventKind::benched:
        case EventKind::attached:
        case EventKind::evolved:
        case EventKind::devolved:
        case EventKind::played:
        case EventKind::stadium_in_play:
        case EventKind::ability_used:
        case EventKind::stadium_used:
        case EventKind::retreated:
        case EventKind::attack_declared:
        case EventKind::attack_failed:
        case EventKind::counters:
        case EventKind::healed:
        case EventKind::condition:
        case EventKind::cured:
        case EventKind::blocked:
        case EventKind::lasting_begins:
        case EventKind::sudden_death:
        case EventKind::value_chosen:
        case EventKind::marked:
        case EventKind::not_carried_out:
        case EventKind::copied:
        case EventKind::lasting_ends: return;
    }
}

void Follower::take(Way& way, Option option) {
    now_ = &way;
    if (++followed_ > most_followed || choose(book_, way.match, option, this)) untold_ = true;
    way.over |= way.match.outcome != Outcome::running || way.match.choice.kind == ChoiceKind::main;
}

void Follower::tell(const Way& way) {
    result_.least = told_ ? std::min(result_.least, way.dealt) : way.dealt;
    result_.most = std::max(result_.most, way.dealt);
    result_.knocks_out &= way.out;
    result_.may_knock_out |= way.out;
    told_ = true;
}

bool Follower::names_hidden(const Match& m, Option option) const {
    if (option.kind != OptionKind::copy && option.kind != OptionKind::name) return false;
    const CopyState& copy = m.copies[option.a];
    const bool theirs = copy.where == Where::hand && owner(CopyId{option.a}) != seat_;
    const bool down = theirs || copy.where == Where::deck || copy.where == Where::prizes;
    return down && (copy.known & seat_bit(seat_)) == 0;
}

bool Follower::is_new(const Way& way) {
    const std::uint64_t key = hash(way.match) ^ (static_cast<std::uint64_t>(way.dealt) << 1 | way.hit);
    if (std::ranges::find(seen_, key) != seen_.end()) return false;
    seen_.push_back(key);
    return true;
}

void Follower::branch(const Way& way, Option option) {
    Way next = way;
    take(next, option);
    if (is_new(next)) ways_.push_back(next);
}

// Before the damage every answer is tried; behind it what is chosen seldom matters, and the first and the last stand for all.
void Follower::go_on(const Way& way) {
    if (way.over) return tell(way);
    const auto& options = way.match.choice.options;
    if (options.empty()) return static_cast<void>(untold_ = true);
    const ChoiceKind kind = way.match.choice.kind;
    if (kind == ChoiceKind::shuffle) return branch(way, options[0]);  // by the generator
    if (!way.hit)
        for (const Option& option : options) untold_ |= names_hidden(way.match, option);
    Way next = way;
    if (kind == ChoiceKind::flip && ++next.coins > most_coins_of_a_way) {
        result_.more = result_.may_knock_out = true;
        result_.knocks_out = false;
        return;
    }
    for (std::size_t i = 0; i < options.size() && !untold_; ++i) {
        if (way.hit && kind != ChoiceKind::flip && i != 0 && i + 1 != options.size()) continue;
        const auto before = std::span(options.begin(), i);
        if (std::ranges::none_of(before, [&](const Option& o) { return are_alike(way.match, o, options[i]); }))
            branch(next, options[i]);
    }
}

}  // namespace

std::optional<Foretold> foretold(const Rulebook& book, const Match& match, int attack) {
    const Option option{OptionKind::attack, static_cast<std::uint8_t>(attack), 0, 0};
    const auto& listed = match.choice.options;
    if (match.choice.kind != ChoiceKind::main || std::find(listed.begin(), listed.end(), option) == listed.end())
        return std::nullopt;
    return Follower(book, match).follow(match, option);
}

}  // namespace cubenight::pokemon
