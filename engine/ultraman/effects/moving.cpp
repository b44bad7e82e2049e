#include "engine/ultraman/effects/moving.hpp"

#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/ask/permissions.hpp"

namespace cubenight::ultraman {

Cards chosen_cards(const Match& m) {
    Cards cards;
    CopySet left = m.selected;
    for (CopyId copy : m.picks)
        if (left.contains(copy)) left.erase(copy), cards.push_back(copy);
    // Cards of characters go from the top.
    for (CopyId copy : m.selected) {
        if (!left.contains(copy)) continue;
        const Spot spot = spot_of(m, copy);
        if (spot == no_spot) {
            left.erase(copy), cards.push_back(copy);
            continue;
        }
        each_card(m, at(m, spot).top, [&](CopyId part) {
            if (left.contains(part)) left.erase(part), cards.push_back(part);
        });
    }
    return cards;
}

CopySet chosen_characters(const Match& m) {
    if (m.selected_characters) return m.selected;
    CopySet spots;
    for (CopyId copy : m.selected)
        if (const Spot spot = spot_of(m, copy); spot != no_spot) spots.insert(CopyId{spot.value});
    return spots;
}

namespace {

// A character without SINGLE BP is not made SINGLE by a text, nor is a card without it left alone (11.15.1).
bool leaves_none_alone(const Game& g, Spot spot, CopySet going) {
    int left = 0;
    CopyId last = no_copy;
    each_card(g.m, at(g.m, spot).top, [&](CopyId copy) {
        if (going.contains(copy)) return;
        ++left;
        last = copy;
    });
    if (left != 1 || at(g.m, spot).count == 1) return true;
    if (!stands_alone(card(g, last))) return false;
    return stands_alone(card(g, at(g.m, spot).top)) || option(g, OptionKey::single_by_text);
}

CopySet allowed(Acting& a, const Cards& cards, Where to) {
    Game& g = a.g;
    CopySet going;
    for (CopyId copy : cards) going.insert(copy);
    for (CopyId copy : cards) {
        const Spot spot = spot_of(g.m, copy);
        if (spot != no_spot && !leaves_none_alone(g, spot, going)) going.erase(copy);
    }
    const auto forbidden = to == Where::exile     ? std::optional(ActionKind::be_exiled)
                           : to == Where::discard ? std::optional(ActionKind::be_discarded)
                                                  : std::nullopt;
    if (forbidden)
        for (CopyId copy : cards)
            if (is_forbidden_of_card(g, copy, *forbidden, a.context.controller)) going.erase(copy);
    return going;
}

// What texts hear of it, before the cards move.
void tell(Acting& a, CopyId copy, Where to, PileEnd end, Heard& heard) {
    Game& g = a.g;
    const Spot spot = spot_of(g.m, copy);
    const bool is_top = spot != no_spot && at(g.m, spot).top == copy;
    Happening what;
    what.object = {copy, no_spot, true, is_top ? static_cast<std::uint8_t>(open_count(g.m, spot)) : std::uint8_t{0},
                   state(g.m, copy).where};
    what.cause = a.context.controller;
    what.by = a.context.source;
    if (to == Where::discard) {
        what.event = TextEvent::discarded;
    } else if (to == Where::hand && is_top) {
        what.event = TextEvent::returned;
        what.object.past = false;
        what.object.spot = spot;
    } else if (to == Where::deck && end == PileEnd::bottom) {
        what.event = TextEvent::bottomed;
    } else {
        return;
    }
    listen(g, what, heard);
}

}  // namespace

int move_cards(Acting& a, const Cards& cards, Where to, Clause clause, PileEnd end) {
    const CopySet going = allowed(a, cards, to);
    Heard heard;
    int moved = 0;
    for (CopyId copy : cards)
        if (going.contains(copy)) tell(a, copy, to, end, heard);
    for (CopyId copy : cards) {
        if (!going.contains(copy)) continue;
        move_to_pile(a.g, copy, to, clause, end);
        ++moved;
    }
    wait(a.g, heard);
    return moved;
}

}  // namespace cubenight::ultraman
