#include "draft/judge/effect_value.hpp"

#include <algorithm>
#include <span>

#include "draft/judge/effect_aim.hpp"
#include "engine/cards/effect_tree.hpp"

namespace cubenight::draft {
namespace {

constexpr int most_weight = 4 * thousand;  // however often a part may happen
constexpr int most_times = 100 * thousand;

class Judge {
public:
    explicit Judge(const Effect& effect) : nodes_(effect.nodes), read_(effect.nodes) {}

    EffectValue judge() {
        if (nodes_.empty()) return value_;
        const bool conditional = find_child(nodes_, 0, NodeKind::only_if) != no_node;
        below(0, conditional ? 650 : thousand);
        value_.times = times_set_ ? times_ : thousand;
        value_.serves = read_.serves;
        value_.worth = std::clamp(value_.worth, -60, 120);
        value_.fails = std::clamp(value_.fails, 0, thousand);
        return value_;
    }

private:
    using Handler = void (Judge::*)(NodeIndex, int weight);
    struct Entry {
        NodeKind kind;
        Handler handler;
    };
    static std::span<const Entry> handlers();

    // Everything below a node, with the chance `weight` that it comes to it.
    void below(NodeIndex index, int weight) {
        if (++depth_ < deepest_judged)
            for (const NodeIndex at : children(nodes_, index)) visit(at, std::min(weight, most_weight));
        --depth_;
    }
    void visit(NodeIndex index, int weight) {
        for (const auto& entry : handlers())
            if (entry.kind == nodes_[index].kind) return (this->*entry.handler)(index, weight);
        if (nodes_[index].kind == NodeKind::block) below(index, weight);
    }

    void add(Role role, int points, int weight) {
        if (points > 0) value_.roles.add(role);
        value_.worth += points * weight / thousand;
    }
    void pay(int points, int weight) { value_.worth -= points * weight / thousand; }
    // For them it is good what is bad for me.
    static int sign(Whose whose) { return whose == Whose::theirs ? 1 : whose == Whose::mine ? -1 : 0; }

    // controls
    void may(NodeIndex index, int weight);
    void if_(NodeIndex index, int weight);
    void flip(NodeIndex index, int weight);
    void either(NodeIndex index, int weight) { below(index, weight * 6 / 10); }
    void by(NodeIndex index, int weight);
    void mostly(NodeIndex index, int weight) { below(index, weight * 9 / 10); }
    void sometimes(NodeIndex index, int weight) { below(index, weight * 55 / 100); }
    void each(NodeIndex index, int weight);
    void plainly(NodeIndex index, int weight) { below(index, weight); }
    void choose(NodeIndex index, int weight);
    void give(NodeIndex index, int weight);
    // verbs
    void damage(NodeIndex index, int weight) { hit(index, weight, 1); }
    void counters(NodeIndex index, int weight) { hit(index, weight, 10); }
    void hit(NodeIndex index, int weight, int points);
    void more(NodeIndex index, int weight) {
        value_.more += read_.first_quantity(index) * weight / thousand / thousand;
    }
    void less(NodeIndex index, int weight) {
        value_.more -= read_.first_quantity(index) * weight / thousand / thousand;
    }
    void times(NodeIndex index, int weight);
    void fail(NodeIndex, int weight) { value_.fails += weight; }
    void ignore(NodeIndex, int weight) { value_.worth += 6 * weight / thousand; }
    void move_counters(NodeIndex, int weight) { add(Role::spreads, 20, weight); }
    void heal(NodeIndex index, int weight);
    void knock_out(NodeIndex index, int weight);
    void inflict(NodeIndex index, int weight);
    void cure(NodeIndex, int weight) { add(Role::heals, 6, weight); }
    void draw(NodeIndex index, int weight);
    void search(NodeIndex index, int weight);
    void look(NodeIndex index, int weight);
    void put(NodeIndex index, int weight);
    void discard(NodeIndex index, int weight);
    void attach(NodeIndex index, int weight);
    void move(NodeIndex, int weight) { add(Role::accelerates, 6, weight); }
    void switch_(NodeIndex index, int weight);
    void evolve(NodeIndex, int weight) { add(Role::searches, 22, weight); }
    void devolve(NodeIndex, int weight) { add(Role::disrupts, 18, weight); }
    void strong(NodeIndex, int weight) { value_.worth += 30 * weight / thousand; }
    void copy(NodeIndex, int weight) { value_.worth += 18 * weight / thousand; }
    void end_turn(NodeIndex, int weight) { pay(15, weight); }
    // modifiers, inside give
    void modify(NodeIndex index, int weight);
    void provides(NodeIndex, int weight) { add(Role::energy, 14, weight); }
    void protects(NodeIndex, int weight) { add(Role::boosts, for_me(26), weight); }
    void cant(NodeIndex, int weight) { for_me(1) > 0 ? pay(14, weight) : add(Role::disrupts, 20, weight); }
    void can(NodeIndex, int weight) { add(Role::boosts, for_me(10), weight); }
    void without(NodeIndex, int weight) { add(Role::disrupts, -for_me(16), weight); }
    void cost_change(NodeIndex index, int weight);
    int for_me(int points) const { return -sign(target_) * points; }

    std::span<const Node> nodes_;
    AimReader read_;
    EffectValue value_;
    int times_ = 0;
    bool times_set_ = false;
    int depth_ = 0;
    int many_times_ = 0;          // how many parts around may happen more than once
    Whose target_ = Whose::mine;  // of the give around
};

std::span<const Judge::Entry> Judge::handlers() {
    using K = NodeKind;
    static constexpr Entry table[] = {
        {K::may, &Judge::may},
        {K::if_, &Judge::if_},
        {K::flip, &Judge::flip},
        {K::either, &Judge::either},
        {K::by, &Judge::by},
        {K::then_, &Judge::mostly},
        {K::each, &Judge::each},
        {K::choose, &Judge::choose},
        {K::cost, &Judge::plainly},
        {K::before_damage, &Judge::plainly},
        {K::lasting, &Judge::mostly},
        {K::give, &Judge::give},
        {K::while_, &Judge::sometimes},
        {K::when, &Judge::sometimes},
        {K::instead, &Judge::sometimes},
        {K::damage, &Judge::damage},
        {K::counters, &Judge::counters},
        {K::more, &Judge::more},
        {K::less, &Judge::less},
        {K::times, &Judge::times},
        {K::fail, &Judge::fail},
        {K::ignore, &Judge::ignore},
        {K::move_counters, &Judge::move_counters},
        {K::heal, &Judge::heal},
        {K::knock_out, &Judge::knock_out},
        {K::inflict, &Judge::inflict},
        {K::cure, &Judge::cure},
        {K::draw, &Judge::draw},
        {K::search, &Judge::search},
        {K::look, &Judge::look},
        {K::put, &Judge::put},
        {K::discard, &Judge::discard},
        {K::attach, &Judge::attach},
        {K::move, &Judge::move},
        {K::switch_, &Judge::switch_},
        {K::evolve, &Judge::evolve},
        {K::devolve, &Judge::devolve},
        {K::take_prize, &Judge::strong},
        {K::win, &Judge::strong},
        {K::again, &Judge::strong},
        {K::use_attack, &Judge::copy},
        {K::use_text, &Judge::copy},
        {K::exchange, &Judge::copy},
        {K::has_attacks, &Judge::copy},
        {K::end_turn, &Judge::end_turn},
        {K::modify, &Judge::modify},
        {K::provides, &Judge::provides},
        {K::no_damage, &Judge::protects},
        {K::no_effects, &Judge::can},
        {K::cant, &Judge::cant},
        {K::can, &Judge::can},
        {K::without, &Judge::without},
        {K::cost_change, &Judge::cost_change},
        {K::weakness, &Judge::can},
    };
    return table;
}

// ---- controls ----

void Judge::may(NodeIndex index, int weight) {
    int share = 9;
    for (const NodeIndex at : children(nodes_, index)) {
        visit(at, weight * share / 10);
        share = 2;
    }
}

void Judge::if_(NodeIndex index, int weight) {
    for (const NodeIndex at : children(nodes_, index))
        if (nodes_[at].kind == NodeKind::block) visit(at, weight / 2);
}

void Judge::each(NodeIndex index, int weight) {
    ++many_times_;
    below(index, weight * 3 / 2);
    --many_times_;
}

void Judge::flip(NodeIndex index, int weight) {
    const NodeIndex first = child(nodes_, index);
    const bool counted = first != no_node && nodes_[first].kind != NodeKind::face;
    const int coins =
        counted ? std::clamp(read_.quantity(first) / thousand, 1, 10) : 2;  // until tails: one heads to expect
    const int outer = read_.heads;
    read_.heads = coins * thousand / 2;
    many_times_ += coins > 1;
    for (const NodeIndex at : children(nodes_, index)) {
        if (nodes_[at].kind != NodeKind::face) continue;
        switch (sub_as<FaceKind>(nodes_[at])) {
            case FaceKind::heads:
            case FaceKind::tails: below(at, weight * coins / 2); break;
            case FaceKind::all_heads:
            case FaceKind::all_tails: below(at, weight >> coins); break;
            case FaceKind::after: below(at, weight); break;
        }
    }
    many_times_ -= coins > 1;
    read_.heads = outer;
}

void Judge::by(NodeIndex index, int weight) {
    const Whose outer = read_.actor;
    const auto player = sub_as<Player>(nodes_[index]);
    read_.actor = player == Player::them ? Whose::theirs : player == Player::both ? Whose::both : Whose::mine;
    below(index, weight);
    read_.actor = outer;
}

void Judge::choose(NodeIndex index, int) { read_.bind(nodes_[index].number, read_.aim_child(index)); }

void Judge::give(NodeIndex index, int weight) {
    const Whose outer = target_;
    const NodeIndex player = find_child(nodes_, index, NodeKind::player);
    if (player == no_node) target_ = read_.aim_child(index).whose;
    else
        target_ = sub_as<Player>(nodes_[player]) == Player::them   ? Whose::theirs
                  : sub_as<Player>(nodes_[player]) == Player::both ? Whose::both
                                                                   : Whose::mine;
    below(index, weight);
    target_ = outer;
}

// ---- verbs ----

void Judge::hit(NodeIndex index, int weight, int points) {
    const Aim at = read_.aim_child(index);
    const int dealt = std::min(read_.first_quantity(index) * points / thousand, 200);
    const int worth = dealt * std::min(at.amount, 4 * thousand) / thousand / 3;
    if (at.whose == Whose::theirs) add(at.where == AimPlace::play ? Role::boosts : Role::spreads, worth, weight);
    else pay(worth, weight);
}

void Judge::times(NodeIndex index, int weight) {
    const auto more = std::int64_t{read_.first_quantity(index)} * weight / thousand;
    times_ = static_cast<int>(std::clamp<std::int64_t>(times_ + more, -most_times, most_times));
    times_set_ = true;
}

void Judge::heal(NodeIndex index, int weight) {
    const bool all = sub_as<HealKind>(nodes_[index]) != HealKind::points;
    const int points = all ? 60 : std::min(read_.first_quantity(index) / thousand, 80);
    const Aim at = read_.aim_child(index);
    if (at.whose == Whose::theirs) return pay(points / 4, weight);
    add(Role::heals, points / 4 * std::min(at.amount, 2 * thousand) / thousand, weight);
}

void Judge::knock_out(NodeIndex index, int weight) {
    const Aim at = read_.aim_child(index);
    if (at.whose == Whose::theirs) add(Role::disrupts, 60, weight);
    else pay(40, weight);
}

void Judge::inflict(NodeIndex index, int weight) {
    static constexpr int worth[condition_count] = {12, 14, 14, 24, 12};
    int points = 0;
    for (const NodeIndex at : children(nodes_, index))
        if (nodes_[at].kind == NodeKind::condition_value)
            points += nodes_[at].sub < condition_count ? worth[nodes_[at].sub] : 20;
    if (read_.aim_child(index).whose == Whose::mine) pay(points, weight);
    else add(Role::disrupts, points, weight);
}

void Judge::draw(NodeIndex index, int weight) {
    int cards = read_.first_quantity(index) / thousand;
    if (static_cast<DrawKind>(nodes_[index].sub) == DrawKind::until)
        cards = std::max(cards - 3, 1);  // until: three are in hand already
    cards = std::clamp(cards, 0, 8);
    if (read_.actor == Whose::theirs) return pay(cards * 8, weight);
    add(Role::draws, read_.actor == Whose::both ? cards * 6 : cards * 14, weight);
    const NodeIndex number = child(nodes_, index);
    const bool fixed = sub_as<DrawKind>(nodes_[index]) != DrawKind::until && many_times_ == 0 && number != no_node &&
                       nodes_[number].kind == NodeKind::integer;
    value_.draws = either_draw(value_.draws, fixed ? cards : draws_vary);
}

void Judge::search(NodeIndex index, int weight) {
    const Aim at = read_.aim_child(index);
    if (at.whose == Whose::theirs) return add(Role::disrupts, 10, weight);
    add(Role::searches, 22 + 10 * std::clamp(at.amount / thousand - 1, 0, 3), weight);
}

void Judge::look(NodeIndex index, int weight) {
    const Aim at = read_.aim_child(index);
    if (at.whose == Whose::mine && at.where == AimPlace::deck) add(Role::searches, 8, weight);
}

void Judge::put(NodeIndex index, int weight) {
    const Aim at = read_.aim_child(index);
    const int cards = std::clamp(at.amount / thousand, 1, 3);
    if (at.whose == Whose::theirs) return add(Role::disrupts, 12 + 6 * cards, weight);
    if (at.where == AimPlace::discard) return add(Role::recovers, 12 + 8 * cards, weight);
    if (at.where == AimPlace::deck) return add(Role::searches, 12 + 8 * cards, weight);
    if (at.where == AimPlace::play || at.where == AimPlace::bench) return add(Role::heals, 10, weight);
    pay(4 * cards, weight);
}

void Judge::discard(NodeIndex index, int weight) {
    const Aim at = read_.aim_child(index);
    const int cards = std::clamp(at.amount / thousand, 1, 4);
    const bool stadium = at.whose == Whose::both && at.where == AimPlace::other;
    if (stadium) return pay(-6, weight);
    if (at.whose == Whose::both) return add(Role::disrupts, 6, weight);
    if (at.whose == Whose::theirs)
        return add(Role::disrupts, at.where == AimPlace::deck ? 5 * cards : 6 + 8 * cards, weight);
    pay((at.where == AimPlace::attached ? 9 : 5) * cards, weight);
}

void Judge::attach(NodeIndex index, int weight) {
    const Aim at = read_.aim_child(index);
    add(Role::accelerates, 20 + 10 * std::clamp(at.amount / thousand - 1, 0, 3), weight);
}

void Judge::switch_(NodeIndex index, int weight) {
    switch (sub_as<SwitchKind>(nodes_[index])) {
        case SwitchKind::mine: return add(Role::switches, 16, weight);
        case SwitchKind::theirs_by_them: return add(Role::switches, 14, weight);
        case SwitchKind::theirs_by_me: return add(Role::switches, 34, weight);
    }
}

// ---- modifiers ----

void Judge::modify(NodeIndex index, int weight) {
    const NodeIndex change = find_child(nodes_, index, NodeKind::change);
    const auto kind = change == no_node ? ChangeKind::plus : sub_as<ChangeKind>(nodes_[change]);
    const bool minus = kind == ChangeKind::minus || kind == ChangeKind::half;
    const auto good = [&](bool is_good, int points) { add(Role::boosts, for_me(is_good ? points : -points), weight); };
    switch (sub_as<ModNumber>(nodes_[index])) {
        case ModNumber::deals: return good(!minus, 20);
        case ModNumber::takes: return good(minus, 18);
        case ModNumber::hp: return good(!minus, 16);
        case ModNumber::retreat: return good(minus || change == no_node || child(nodes_, change) == no_node, 8);
        case ModNumber::prizes: return good(minus, 16);
        case ModNumber::base:
        case ModNumber::poison:
        case ModNumber::burn:
        case ModNumber::bench_size:
        case ModNumber::tools:
        case ModNumber::weakness_value:
        case ModNumber::resistance_value:
        case ModNumber::sleep_coins: value_.worth += 8 * weight / thousand; return;
    }
}

void Judge::cost_change(NodeIndex index, int weight) {
    const auto kind = sub_as<ChangeKind>(nodes_[index]);
    const bool cheaper = kind == ChangeKind::minus || kind == ChangeKind::none || kind == ChangeKind::fixed;
    add(Role::accelerates, for_me(cheaper ? 16 : -16), weight);
}

}  // namespace

int either_draw(int one, int other) {
    if (one == 0 || other == 0) return one + other;
    return one == other ? one : draws_vary;
}

EffectValue effect_value(const Effect& effect) { return Judge(effect).judge(); }

}  // namespace cubenight::draft
