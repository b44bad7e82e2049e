#include "engine/ultraman/change/forgetting.hpp"

namespace cubenight::ultraman {
namespace {

bool marks_card(const Lasting& lasting) { return !lasting.cards.empty() && lasting.kind != Binding::Kind::characters; }

// Calls f(set) for each set of characters that something names.
template <class F>
void each_set_of_characters(Match& m, F&& f) {
    for (Lasting& lasting : m.lasting) {
        f(lasting.subjects);
        if (lasting.kind == Binding::Kind::characters) f(lasting.cards);
    }
    for (Frame& frame : m.frames)
        if (holds_characters(frame)) f(frame.set);
    if (m.selected_characters) f(m.selected);
}

template <class F>
void each_spot(Match& m, F&& f) {
    for (Waiting& waiting : m.waiting) f(waiting.event.spot);
    for (Context& context : m.contexts) f(context.event.spot);
}

}  // namespace

void forget_copy(Match& m, CopyId copy) {
    for (CopySet& seen : m.sees) seen.erase(copy);
    for (std::size_t i = m.lasting.size(); i-- > 0;) {
        Lasting& lasting = m.lasting[i];
        if (!marks_card(lasting) || !lasting.cards.contains(copy)) continue;
        lasting.cards.erase(copy);
        if (lasting.cards.empty() && lasting.change != Change::waits) m.lasting.erase(i);
    }
    for (Context& context : m.contexts) context.gone.insert(copy);
    for (Waiting& waiting : m.waiting)
        if (waiting.as != WaitsAs::lasting && waiting.source == copy) waiting.as = WaitsAs::gone;
}

void end_effects_on(Match& m, Spot spot) {
    for (Lasting& lasting : m.lasting) lasting.subjects.erase({spot.value});
}

void forget_character(Match& m, Spot spot) {
    each_set_of_characters(m, [&](CopySet& set) { set.erase({spot.value}); });
    for (Context& context : m.contexts) context.left.insert({spot.value});
    each_spot(m, [&](Spot& named) {
        if (named == spot) named = no_spot;
    });
}

void follow_swap(Match& m, Spot a, Spot b) {
    const auto change_places = [&](CopySet& set) {
        const CopyId x{a.value}, y{b.value};
        const bool had_x = set.contains(x), had_y = set.contains(y);
        set.erase(x), set.erase(y);
        if (had_x) set.insert(y);
        if (had_y) set.insert(x);
    };
    each_set_of_characters(m, change_places);
    for (Context& context : m.contexts) {
        change_places(context.left);
        for (Binding& binding : context.bindings)
            if (binding.kind == Binding::Kind::characters) change_places(binding.set);
    }
    each_spot(m, [&](Spot& named) {
        if (named == a) named = b;
        else if (named == b) named = a;
    });
}

}  // namespace cubenight::ultraman
