// What has happened, with which clause.
#include <algorithm>

#include "engine/language/tokens.hpp"
#include "engine/scenario/ultraman/judge/judge.hpp"
#include "engine/scenario/ultraman/written/clauses.hpp"

namespace cubenight::ultraman::scenario {

// The card by its label or name, and whose it is.
bool Judge::is_meant(const Ref& ref, CopyId copy) const {
    if (copy == no_copy) return false;
    if (ref.seat && owner(copy) != *ref.seat) return false;
    if (!ref.label.empty()) return table_.labelled(ref.label) == copy;
    return table_.is_called(copy, ref.name);
}

// The two places of a swap, whichever is said first.
bool Judge::event_is_between(const Ref& one, const Ref& other, const Event& event) const {
    const auto first = table_.place(one, seat0), second = table_.place(other, seat0);
    const Spot from = event.spot, to{static_cast<std::uint8_t>(event.n)};
    return first && second && ((from == *first && to == *second) || (from == *second && to == *first));
}

bool Judge::event_is_through(const EventPattern& pattern, const Event& event) const {
    if (!event.by.is_text()) return false;
    if (pattern.through_text > 0 && event.by.text + 1 != pattern.through_text) return false;
    const Ref& source = *pattern.through;
    if (source.place == RefPlace::scene) return table_.match().scene == event.by.copy;
    if (source.place != RefPlace::area) return is_meant(source, event.by.copy);
    return at(table_.match(), *table_.place(source, seat0)).top == event.by.copy;
}

bool Judge::event_is_about(const Ref& ref, const Event& event) const {
    if (ref.place == RefPlace::area) {
        const auto place = table_.place(ref, seat0);
        if (event.spot != *place) return false;
        return ref.name.empty() || table_.is_called(event.copy, ref.name);
    }
    return is_meant(ref, event.copy);
}

// A name or label that nothing has is a mistake, and no event that did not happen.
Saying Judge::unknown_in(const EventPattern& pattern) const {
    for (const auto* ref : {&pattern.subject, &pattern.place, &pattern.other, &pattern.through}) {
        if (!*ref) continue;
        if (!(*ref)->label.empty() && !table_.labelled((*ref)->label))
            return saying("nothing has the label ${0}", (*ref)->label);
        if (!(*ref)->name.empty() && !table_.is_known_name((*ref)->name))
            return saying("no card is called {0}", quoted((*ref)->name));
    }
    return {};
}

bool Judge::event_fits(const EventPattern& pattern, const Event& event) const {
    const bool battle = event.type == EventKind::battle || event.type == EventKind::battle_tied ||
                        event.type == EventKind::battle_empty;
    if (event.type != pattern.type) return false;
    if (pattern.seat && event.seat != *pattern.seat) return false;
    if (pattern.phase && event.n != static_cast<int>(*pattern.phase)) return false;
    if (pattern.change && event.change != *pattern.change) return false;
    const bool swap = event.type == EventKind::swapped && pattern.subject && pattern.other;
    if (swap && !event_is_between(*pattern.subject, *pattern.other, event)) return false;
    if (!swap && pattern.subject && !event_is_about(*pattern.subject, event)) return false;
    if (!swap && pattern.other && !is_meant(*pattern.other, event.other)) return false;
    if (pattern.place && !event_is_about(*pattern.place, event)) return false;
    if (pattern.through && !event_is_through(pattern, event)) return false;
    if (pattern.text && event.n + 1 != *pattern.text) return false;
    if (pattern.area) {
        const bool there = event.spot != no_spot && area_of(event.spot) + 1 == *pattern.area;
        if (battle ? event.n + 1 != *pattern.area : !there) return false;
    }
    if (pattern.bp && (event.bp[seat0] != pattern.bp->first || event.bp[seat1] != pattern.bp->second)) return false;
    if (pattern.amount && !compare(*pattern.amount, event.n)) return false;
    if (pattern.from && event.from != *pattern.from) return false;
    if (pattern.to && event.to != *pattern.to) return false;
    return founds_event(citation(event.clause), pattern.clause);
}

Finding Judge::judge(const AboutEvents& about) {
    const auto& events = table_.events();
    const std::size_t begin = about.ever ? 0 : table_.since();
    const auto from = events.begin() + static_cast<std::ptrdiff_t>(begin);
    if (!about.cites.empty()) {
        const bool any = std::any_of(events.begin(), events.end(), [&](const Event& event) {
            return founds_event(citation(event.clause), about.cites);
        });
        return found(any, any ? saying("it is cited") : saying("nothing cites it"));
    }
    for (const EventPattern& pattern : about.order)
        if (const Saying why = unknown_in(pattern); !why.empty()) return cannot_be_asked(why);
    if (about.order.size() == 1 && about.order[0].times) {
        const auto count = static_cast<int>(
            std::count_if(from, events.end(), [&](const Event& event) { return event_fits(about.order[0], event); }));
        return found(compare(*about.order[0].times, count), saying("it happened {0} times", count));
    }
    auto next = from;
    for (const EventPattern& pattern : about.order) {
        next = std::find_if(next, events.end(), [&](const Event& event) { return event_fits(pattern, event); });
        if (next == events.end()) return found(false, saying("it did not happen"));
        ++next;
    }
    return found(true, saying("it happened"));
}

}  // namespace cubenight::ultraman::scenario
