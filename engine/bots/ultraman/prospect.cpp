#include "engine/bots/ultraman/prospect.hpp"

#include <algorithm>

#include "engine/bots/ultraman/hand.hpp"
#include "engine/core/inline_vector.hpp"
#include "engine/ultraman/inspect.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::steady {
namespace {

// BP that characters have as a rule where nobody knows them, and what a card more adds.
inline constexpr int usual_single = 6800, usual_step = 4500;
// By how much such guesses are wrong.
inline constexpr int doubt_of_card = 2000, doubt_of_level_up = 2500, doubt_of_texts = 300, doubt_of_turn = 4500;
// A level-up that may come, as likely as it is.
inline constexpr int likely_level_up = 1500, likely_growth = 2000;
// What the next character is measured against: low, so that the best cards go to those who are there.
inline constexpr int usual_rival = 4000, doubt_of_rival = 6000;
inline constexpr std::size_t most_battles = 12;

using Battles = InlineVector<Chances, most_battles>;

// A character as it is expected to fight.
struct Force {
    bool there = false;
    int bp = 0;
    int doubt = 0;
    bool wins = false, ties = false;  // said of its battle (11.16)
    bool grows = false;               // it may be levelled up again
};

// A character of mine as it fights a rival of one TYPE, and how likely that is, in 1024ths.
struct Meeting {
    Force mine;
    int share = 0;
};
using Meetings = InlineVector<Meeting, type_count>;

// A character of mine as it may fight in a later turn.
struct Post {
    bool there = false;
    bool levelled = false;  // with a card of the hand
    const CompiledCard* top = nullptr;
    int count = 0;
    int bp = 0, rival = usual_rival, doubt = doubt_of_rival;
};
using Plan = InlineVector<Post, most_battles>;

// Level 3 is the highest of most ultraman, and kaiju are seldom levelled up.
bool may_grow(const CompiledCard& top) { return top.level < 3; }

class Judge {
public:
    Judge(const Table& table, const Match& match) : table_(table), m_(match), me_(table.me) {}

    int worth() const {
        Battles now;
        Plan plan;
        for (int area = std::max(0, m_.areas - static_cast<int>(most_battles) + 3); area < m_.areas; ++area) {
            Force mine = force(spot_of(area, me_));
            const Force theirs = force(spot_of(area, opponent(me_)));
            const Meetings unseen = meetings(mine, theirs, spot_of(area, me_));
            now.push_back(unseen.empty() ? battle(mine, theirs) : battle(unseen, theirs));
            if (!unseen.empty()) mine.bp = usual_bp(unseen);
            plan.push_back(kept(mine, theirs, area));
        }
        do plan.push_back(Post{});
        while (plan.size() < 3);
        const int needed = table_.book->option(OptionKey::wins);
        const Chances decided = judgement({now.begin(), now.size()}, needed);
        const int left = sure - decided.win - decided.lose;
        spend_hand(plan);
        Battles later;
        for (const Post& post : plan) later.push_back({chance_of(post), sure - chance_of(post)});
        return 16 * decided.win + left * future(later, needed) / 64 + worth_of_cards() + left * readiness() / sure;
    }

private:
    Force force(Spot spot) const {
        Force f;
        const int hidden = table_.hidden[spot.value];
        if (at(m_, spot).there()) {
            const CharacterNumbers numbers = numbers_of(*table_.book, m_, spot);
            f.bp = numbers.bp.value + hidden * usual_step;
            f.wins = numbers.wins;
            f.ties = numbers.ties;
            f.grows = may_grow(table_.book->card(state(m_, at(m_, spot).top).card));
        } else if (hidden > 0) {
            f.bp = usual_single + (hidden - 1) * usual_step;
            f.grows = true;
        } else if (seat_of(spot) == me_ ? table_.i_set : table_.they_set) {
            f.bp = usual_single;
            f.doubt = doubt_of_card;
            f.grows = true;
        } else {
            return f;  // nobody comes
        }
        f.there = true;
        f.doubt += hidden * doubt_of_card;
        if (seat_of(spot) != me_ && table_.they_level_up && f.grows) {
            f.bp += likely_level_up;
            f.doubt += doubt_of_level_up;
        }
        return f;
    }

    // Follows 5.9.4, 5.9.5, 11.16, 12.4.2.
    static Chances compare(const Force& mine, const Force& theirs, int doubt) {
        if (!mine.there || !theirs.there) return {mine.there ? sure : 0, theirs.there ? sure : 0};
        if (mine.wins != theirs.wins) return {mine.wins ? sure : 0, theirs.wins ? sure : 0};
        if (mine.wins || mine.ties || theirs.ties) return {};
        const int difference = mine.bp - theirs.bp;
        if (doubt == 0) return {difference > 0 ? sure : 0, difference < 0 ? sure : 0};
        const int win = std::clamp(sure / 2 + sure / 2 * difference / doubt, sure / 40, sure - sure / 40);
        if (difference != 0) return {win, sure - win};
        return {sure * 2 / 5, sure * 2 / 5};
    }

    Chances battle(const Force& mine, const Force& theirs) const {
        return compare(mine, theirs, mine.doubt + theirs.doubt + (table_.texts_come ? doubt_of_texts : 0));
    }

    // My character there by the TYPEs of those whom it may face, where nobody sees yet who that is.
    Meetings meetings(const Force& mine, const Force& theirs, Spot spot) const {
        Meetings all;
        const Rivals& rivals = table_.rivals;
        if (!theirs.there || !at(m_, spot).there() || at(m_, facing(spot)).there() || rivals.plain == no_card)
            return all;
        Match tried = m_;
        if (!stand_in(rivals, tried, facing(spot))) return all;
        table_.effort->spend(m_.areas);
        const int without = numbers_of(*table_.book, m_, spot).bp.value;
        for (std::size_t type = 0; type < type_count; ++type) {
            if (rivals.shares[type] == 0) continue;
            turn_into(tried, static_cast<Type>(type));
            const CharacterNumbers numbers = numbers_of(*table_.book, tried, spot);
            Meeting one{mine, rivals.shares[type]};
            one.mine.bp += numbers.bp.value - without;
            one.mine.wins = numbers.wins;
            one.mine.ties = numbers.ties;
            all.push_back(one);
        }
        return all;
    }

    Chances battle(const Meetings& unseen, const Force& theirs) const {
        Chances sum;
        for (const Meeting& one : unseen) {
            const Chances chances = battle(one.mine, theirs);
            sum.win += chances.win * one.share / sure;
            sum.lose += chances.lose * one.share / sure;
        }
        return sum;
    }

    static int usual_bp(const Meetings& unseen) {
        int sum = 0, shares = 0;
        for (const Meeting& one : unseen) {
            sum += one.mine.bp * one.share;
            shares += one.share;
        }
        return sum / shares;
    }

    // A turn later: what lasts this turn is over, and they have grown.
    Post kept(const Force& mine, const Force& theirs, int area) const {
        Post post;
        const Character& character = at(m_, spot_of(area, me_));
        post.there = mine.there;
        if (character.there()) {
            post.top = &card(character.top);
            post.count = character.count;
        }
        post.bp = mine.bp;
        post.rival = theirs.there ? theirs.bp + (theirs.grows ? likely_growth : 0) : 0;
        post.doubt = doubt_of_turn + theirs.doubt / 2;
        return post;
    }

    static int chance_of(const Post& post) {
        if (!post.there) return 0;
        return std::clamp(sure / 2 + sure / 2 * (post.bp - post.rival) / post.doubt, sure / 16, sure - sure / 16);
    }

    // Calls f(after, first, second) for all ways in which cards of the hand but those serve that post: a level-up, or a
    // character, perhaps with a level-up of its own.
    template <class F>
    void each_use(const Post& post, CopySet used, F&& f) const {
        const Pile& hand = m_.seats[me_].hand;
        for (CopyId one : hand) {
            if (used.contains(one) || !card(one).is_character()) continue;
            Post after = post;
            if (post.there) {
                if (!post.top || post.count >= state_count || !fits(card(one), *post.top)) continue;
                after.bp += card(one).bp[post.count] - std::max<int>(0, post.top->bp[post.count - 1u]);
                after.levelled = true;
                f(after, one, no_copy);
                continue;
            }
            if (card(one).bp[0] < 0) continue;
            after = {.there = true, .top = &card(one), .count = 1, .bp = card(one).bp[0]};
            f(after, one, no_copy);
            for (CopyId two : hand) {
                if (two == one || used.contains(two) || !fits(card(two), card(one))) continue;
                after.bp = card(two).bp[1];
                after.levelled = true;
                f(after, one, two);
            }
        }
    }

    // The cards of the hand go where they help most, each once; one level-up a character.
    void spend_hand(Plan& plan) const {
        CopySet used;
        for (;;) {
            Post* chosen = nullptr;
            Post best_post;
            CopyId low = no_copy, high = no_copy;
            int best = 0;
            for (Post& post : plan) {
                if (post.levelled) continue;
                each_use(post, used, [&](const Post& after, CopyId first, CopyId second) {
                    const int gain = (chance_of(after) - chance_of(post)) * (second == no_copy ? 2 : 1);
                    if (gain <= best) return;
                    best = gain;
                    chosen = &post;
                    best_post = after;
                    low = first;
                    high = second;
                });
            }
            if (!chosen) return;
            *chosen = best_post;
            for (CopyId copy : {low, high})
                if (copy != no_copy) used.insert(copy);
        }
    }

    static int future(const Battles& battles, int needed) {
        const Chances ends = judgement({battles.begin(), battles.size()}, needed);
        int lead = 0;
        for (const Chances& one : battles) lead += one.win - one.lose;
        return std::clamp(sure / 2 + (ends.win - ends.lose) * 3 / 8 + lead / 24, 0, sure);
    }

    int worth_of_cards() const { return worth_of_card * static_cast<int>(m_.seats[me_].hand.size()); }

    // Below nothing where the next character must come from the deck.
    int readiness() const {
        const auto settable = [&](CopyId copy) { return card(copy).is_character() && card(copy).bp[0] >= 0; };
        const SeatState& seat = m_.seats[me_];
        if (std::any_of(seat.hand.begin(), seat.hand.end(), settable)) return 0;
        if (seat.deck.empty()) return -8 * sure;
        const auto good = std::count_if(seat.deck.begin(), seat.deck.end(), settable);
        return -8 * sure + static_cast<int>(8L * sure * good / static_cast<long>(seat.deck.size()));
    }

    const CompiledCard& card(CopyId copy) const { return table_.book->card(state(m_, copy).card); }

    const Table& table_;
    const Match& m_;
    SeatId me_;
};

}  // namespace

Chances judgement(std::span<const Chances> battles, int needed) {
    // By how many battles each of them wins, in 2^20ths.
    std::array<std::array<int, most_battles + 1>, most_battles + 1> grid{};
    grid[0][0] = sure * sure;
    const std::size_t count = std::min(battles.size(), most_battles);
    for (std::size_t n = 0; n < count; ++n) {
        const Chances& one = battles[n];
        const int tie = sure - one.win - one.lose;
        for (std::size_t i = n + 2; i-- > 0;)
            for (std::size_t j = n + 2 - i; j-- > 0;) {
                int sum = grid[i][j] / sure * tie;
                if (i > 0) sum += grid[i - 1][j] / sure * one.win;
                if (j > 0) sum += grid[i][j - 1] / sure * one.lose;
                grid[i][j] = sum;
            }
    }
    Chances ends;
    for (std::size_t i = 0; i <= count; ++i)
        for (std::size_t j = 0; i + j <= count; ++j) {
            if (i > j && static_cast<int>(i) >= needed) ends.win += grid[i][j] / sure;
            if (j > i && static_cast<int>(j) >= needed) ends.lose += grid[i][j] / sure;
        }
    return ends;
}

int worth(const Table& table, const Match& match) {
    table.effort->spend(match.areas);
    return Judge(table, match).worth();
}

}  // namespace cubenight::ultraman::steady
