#include "engine/pokemon/run/kept_choices.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

bool keeps(const Frame& frame, std::uint8_t context, NodeIndex node) {
    return frame.proc == Proc::chosen && frame.context == context && frame.node == node;
}

bool may_take(const Game& g, std::uint8_t context) {
    return option(g, OptionKey::attack_choices_up_front) && !chooses_up_front(g, context);
}

// A new frame that keeps something for that node of the running attack.
Frame& insert_kept(Game& g, std::uint8_t context, NodeIndex node) {
    const auto attack = std::ranges::find_if(
        g.m.frames, [&](const Frame& f) { return f.proc == Proc::attack && f.context == context; });
    ENSURE(attack != g.m.frames.end());
    const auto place = static_cast<std::size_t>(attack - g.m.frames.begin());
    Frame kept;
    kept.proc = Proc::chosen;
    kept.context = context;
    kept.node = node;
    g.m.frames.insert(place, kept);
    return g.m.frames[place];
}

struct Kept {
    std::int16_t count;  // of parts: one frame keeps those that are alike, its set says to whom
    CopyId what;         // of parts
    std::uint8_t of_pokemon;
};
CopyId what_of(const Frame& frame) { return locals_of<Kept>(frame).what; }

}  // namespace

void keep_choice(Game& g, std::uint8_t context, NodeIndex node) {
    Frame& kept = insert_kept(g, context, node);
    locals_of<Kept>(kept).of_pokemon = g.m.selected_pokemon;
    kept.set = g.m.selected;
}

const Frame* kept_choice(const Game& g, std::uint8_t context, NodeIndex node) {
    const auto kept = std::ranges::find_if(g.m.frames, [&](const Frame& f) { return keeps(f, context, node); });
    return kept == g.m.frames.end() ? nullptr : &*kept;
}

bool take_choice(Game& g, std::uint8_t context, NodeIndex node) {
    if (!may_take(g, context)) return false;
    for (Frame& frame : g.m.frames) {
        if (!keeps(frame, context, node)) continue;
        const bool of_pokemon = locals_of<Kept>(frame).of_pokemon != 0;
        g.m.selected = of_pokemon ? in_play(g.m, frame.set) : frame.set;
        g.m.selected_pokemon = of_pokemon;
        frame.node = no_node;
        return true;
    }
    return false;
}

void keep_part(Game& g, std::uint8_t context, NodeIndex statement, KeptPart part) {
    for (Frame& frame : g.m.frames)
        if (keeps(frame, context, statement) && what_of(frame) == part.what && frame.set.contains(part.to))
            return void(++locals_of<Kept>(frame).count);
    if (!has_room(g)) return;
    Frame& kept = insert_kept(g, context, statement);
    locals_of<Kept>(kept) = {1, part.what, 0};
    kept.set = CopySet::of(part.to);
}

std::optional<KeptPart> take_part(Game& g, std::uint8_t context, NodeIndex statement, CopySet what) {
    if (!may_take(g, context)) return std::nullopt;
    for (Frame& frame : g.m.frames) {
        if (!keeps(frame, context, statement) || locals_of<Kept>(frame).count <= 0) continue;
        const KeptPart part{what_of(frame), frame.set.first()};
        if (part.what != no_copy && !what.contains(part.what)) continue;
        --locals_of<Kept>(frame).count;
        if (slot_of(g.m, part.to) != no_slot) return part;
        locals_of<Kept>(frame).count = 0;
    }
    return std::nullopt;
}

void all_parts_kept(Game& g) {
    if (g.m.answer.kind != OptionKind::done) g.m.answer = Option{};
    g.m.selected = CopySet{};
    pop(g);
}

void keep_selected(Game& g, const Scope& scope, std::uint8_t context, NodeIndex selection) {
    if (chooses_up_front(g, context) && names_a_number(scope.nodes, selection) && !g.m.selected.empty())
        keep_choice(g, context, selection);
}

int parts_kept(const Game& g, std::uint8_t context, NodeIndex statement, CopyId what) {
    int count = 0;
    for (const Frame& frame : g.m.frames)
        if (keeps(frame, context, statement) && what_of(frame) == what) count += locals_of<Kept>(frame).count;
    return count;
}

}  // namespace cubenight::pokemon
