#include "engine/bots/worth/appraisal.hpp"

#include <algorithm>
#include <functional>

namespace cubenight::bots {

int Tally::applied(int printed) const {
    constexpr std::int64_t most = 30'000;  // more knocks nobody out any better
    std::int64_t points = std::int64_t{printed} * sixteenths;
    if (times >= 0) points = points * times / sixteenths;
    points = std::clamp<std::int64_t>((points + more) / sixteenths, 0, most);
    return static_cast<int>(points * works / certain);
}

Tally damage_words(const Sight& at, const CompiledAttack& attack, std::uint8_t slot) {
    const Speech speech = speech_of(at.book, attack.program, slot_seat(slot), at.pokemon(slot).top, slot);
    Appraiser appraiser(at, nullptr, speech);
    appraiser.read_all(speech.program->first, certain);
    return appraiser.tally();
}

int standing_worth(const Outlook& outlook, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot) {
    if (program == no_program) return 0;
    Appraiser appraiser(outlook.at, &outlook, speech_of(outlook.at.book, program, controller, source, slot));
    int worth = 0;
    for (const Standing& standing : outlook.at.book.program(program).standing)
        worth += appraiser.standing_worth(standing);
    return worth;
}

int tool_worth(const Outlook& outlook, std::uint8_t slot, CopyId tool) {
    const CompiledCard* card = outlook.at.card(tool);
    if (!card || !outlook.at.top(slot)) return 0;
    const int worth = standing_worth(outlook, card->attached, slot_seat(slot), tool, slot);
    return slot_seat(slot) == outlook.at.me ? worth + pokemon_value(outlook, slot) / 10 : worth;
}

void Appraiser::read_text() {
    if (speech_.program->cost != no_node) read(speech_.program->cost, certain);
    read_all(speech_.program->first, certain);
}

void Appraiser::read_all(NodeIndex first, int weight) {
    for (NodeIndex i = first; i != no_node; i = node(i).next) read(i, weight);
}

void Appraiser::read(NodeIndex statement, int weight) {
    const Node& n = node(statement);
    if (n.kind == NodeKind::end_turn) {
        ends_turn_ = true;
        return;
    }
    switch (n.kind) {
        case NodeKind::block: return read_all(n.first, weight);
        case NodeKind::then_:
            if (performed_) read(n.first, weight);
            return;
        case NodeKind::before_damage: return read(n.first, weight);
        case NodeKind::cost: return read(n.first, weight);
        case NodeKind::may: return read_may(n, weight);
        case NodeKind::if_: return read_if(n, weight);
        case NodeKind::each: {
            bind(n.number, {find(n.first), {0, 0, true, false}});
            return read(node(n.first).next, weight);
        }
        case NodeKind::either: return read_either(n, weight);
        case NodeKind::flip: return read_flip(n, weight);
        case NodeKind::by: {
            const SeatId before = speech_.actor;
            if (static_cast<Player>(n.sub) == Player::them) speech_.actor = opponent(speech_.controller);
            read(n.first, weight);
            speech_.actor = before;
            return;
        }
        case NodeKind::choose: return read_choose(n);
        case NodeKind::once:
        case NodeKind::often:
        case NodeKind::no_stack:
        case NodeKind::from_zone:
        case NodeKind::only_if:
        case NodeKind::proceed:
        case NodeKind::give:
        case NodeKind::while_:
        case NodeKind::when:
        case NodeKind::instead: return;
        case NodeKind::lasting:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_limit
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_standing
#include "engine/language/other_kinds.def"
            performed_ = true;
            spending_ = n.kind == NodeKind::discard || n.kind == NodeKind::put;
            if (damage_word(n, weight) || !outlook_) return;
            worth_ += verb(n) * weight / certain;
    }
}

void Appraiser::merge(const Appraiser& part, int weight) {
    worth_ += part.worth_ * weight / certain;
    tally_.more += part.tally_.more * weight / certain;
    if (part.tally_.times >= 0) tally_.times = (part.tally_.times * weight + sixteenths * (certain - weight)) / certain;
    tally_.works -= (certain - part.tally_.works) * weight / certain;
    tally_.ignores |= part.tally_.ignores;
    ends_turn_ |= part.ends_turn_;
    helps_attack_ |= part.helps_attack_;
    spends_hand_ |= part.spends_hand_;
}

void Appraiser::read_may(const Node& n, int weight) {
    Appraiser taken(at_, outlook_, speech_);
    taken.read(n.first, certain);
    const NodeIndex otherwise = node(n.first).next;
    if (otherwise == no_node) {
        if (taken.total() > 0) merge(taken, weight);
        return;
    }
    Appraiser declined(at_, outlook_, speech_);
    declined.read(otherwise, certain);
    merge(taken.total() >= declined.total() ? taken : declined, weight);
}

void Appraiser::read_if(const Node& n, int weight) {
    const NodeIndex then_block = node(n.first).next;
    const NodeIndex else_block = node(then_block).next;
    const Truth truth = reader_.holds(n.first);
    const int part = truth == Truth::yes ? weight : truth == Truth::no ? 0 : weight / 2;
    if (part > 0) read(then_block, part);
    if (else_block != no_node && part < weight) read(else_block, weight - part);
}

void Appraiser::read_either(const Node& n, int weight) {
    NodeIndex part = n.first;
    if (node(part).kind == NodeKind::range) part = node(part).next;
    int best = 0;
    NodeIndex chosen = no_node;
    for (; part != no_node; part = node(part).next) {
        Appraiser one(at_, outlook_, speech_);
        one.read(part, certain);
        if (chosen == no_node || one.total() > best) best = one.total(), chosen = part;
    }
    if (chosen != no_node) read(chosen, weight);
}

void Appraiser::read_flip(const Node& n, int weight) {
    NodeIndex face = n.first;
    int coins = 2;  // until tails: one heads and one tails are to be expected
    if (node(face).kind != NodeKind::face) {
        coins = std::clamp((reader_.quantity(face) + sixteenths / 2) / sixteenths, 0, 10);
        face = node(face).next;
    }
    for (; face != no_node; face = node(face).next) {
        speech_.heads = coins * sixteenths / 2;
        int part = weight;
        switch (static_cast<FaceKind>(node(face).sub)) {
            case FaceKind::heads:
            case FaceKind::tails: part = weight * coins / 2; break;
            case FaceKind::all_heads:
            case FaceKind::all_tails: part = weight >> coins; break;
            case FaceKind::after: break;
        }
        read(node(face).first, part);
    }
}

void Appraiser::read_choose(const Node& n) {
    const Node& what = node(n.first);
    if (what.kind != NodeKind::selection || what.first == no_node) return;
    if (n.first == supposed_) return bind(n.number, {supposition_, {0, 0, true, false}});
    bind(n.number, pick(what.first));
}

bool Appraiser::damage_word(const Node& n, int weight) {
    switch (n.kind) {
        case NodeKind::more: tally_.more += reader_.quantity(n.first) * 1 * weight / certain; return true;
        case NodeKind::less: tally_.more -= reader_.quantity(n.first) * weight / certain; return true;
        case NodeKind::times: {
            const int times = reader_.quantity(n.first);
            tally_.times = weight >= certain ? times : (times * weight + sixteenths * (certain - weight)) / certain;
            return true;
        }
        case NodeKind::fail: tally_.works = std::max(0, tally_.works - weight); return true;
        case NodeKind::ignore: tally_.ignores = true; return true;
        case NodeKind::damage:
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::heal:
        case NodeKind::knock_out:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::draw:
        case NodeKind::search:
        case NodeKind::look:
        case NodeKind::put:
        case NodeKind::discard:
        case NodeKind::attach:
        case NodeKind::move:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::take_prize:
        case NodeKind::exchange:
        case NodeKind::switch_:
        case NodeKind::evolve:
        case NodeKind::devolve:
        case NodeKind::use_attack:
        case NodeKind::use_text:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

// ---- selections

void Appraiser::suppose(NodeIndex selection, Thing thing) {
    supposed_ = selection;
    supposition_ = Found{};
    supposition_.of_pokemon = thing.is_pokemon();
    if (thing.is_pokemon()) supposition_.slots = 1u << thing.slot;
    else if (thing.copy != no_copy) supposition_.cards.insert(thing.copy);
    speech_.done = supposition_.count();
    performed_ = speech_.done > 0;
}

void Appraiser::remember_looks(NodeIndex before) {
    for (NodeIndex i = 0; i < before; ++i)
        if (node(i).kind == NodeKind::look && node(i).first != no_node) pick(node(node(i).first).first);
}

Appraiser::Pick Appraiser::pick(NodeIndex select) {
    Pick out{reader_.find(select), reader_.range(select)};
    if (out.range.all && out.found.limit > 0) out.range = {out.found.limit, out.found.limit, false, false};
    const CopySet& hand = at_.hand();
    spends_hand_ |= spending_ && !out.found.cards.empty() && (out.found.cards - hand).empty();
    if (node(select).number > 0) bind(node(select).number - 1, out);
    return out;
}

void Appraiser::bind(int variable, const Pick& pick) {
    if (variable < 0 || variable >= 8) return;
    Found& bound = speech_.bound[static_cast<std::size_t>(variable)];
    bound = pick.found;
    bound.limit = pick.range.all ? 0 : pick.range.most;
    speech_.bound_mask |= static_cast<std::uint8_t>(1u << variable);
}

// The chooser takes what is best for it: the seat the highest numbers, its opponent the lowest.
int Appraiser::choose_from(std::span<int> values, const Pick& pick) const {
    const int count = static_cast<int>(values.size());
    if (count == 0) return 0;
    const bool mine = speech_.actor == at_.me;
    int sum = 0;
    for (int value : values) sum += value;
    if (pick.found.drawn > 0) {  // some of them only are there
        const int there = std::max(
            1, count * sixteenths * std::min(pick.found.drawn, pick.found.pool) / std::max(1, pick.found.pool));
        const int taken = pick.range.all ? there : std::min(there, pick.range.most * sixteenths);
        std::sort(values.begin(), values.end(), std::greater<>());
        const int top = pick.range.all ? count : (count + 1) / 2;
        int part = 0;
        for (int i = 0; i < top; ++i) part += values[static_cast<std::size_t>(i)];
        return part / top * taken / sixteenths;
    }
    if (pick.range.all) return sum;
    if (pick.range.random) return sum * std::min(pick.range.most, count) / count;
    if (mine) std::sort(values.begin(), values.end(), std::greater<>());
    else std::sort(values.begin(), values.end());
    int chosen = 0;
    for (int i = 0; i < std::min(count, pick.range.most); ++i) {
        const int value = values[static_cast<std::size_t>(i)];
        if (i >= pick.range.least && (mine ? value <= 0 : value >= 0)) break;
        chosen += value;
    }
    return chosen;
}

}  // namespace cubenight::bots
