#include "src/gui/screens/match/drops.hpp"

#include <algorithm>

#include "engine/pokemon/match/places.hpp"
#include "src/gui/screens/common/marks.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// Whether what is asked is the card's place among Pokémon, and nothing else can be done with it.
bool asks_for_place(ChoiceKind kind) {
    return kind == ChoiceKind::evolve_target || kind == ChoiceKind::energy_target || kind == ChoiceKind::tool_target;
}

// The Pokémon, and the Bench for an evolution that may go there, that answer what is asked.
void add_targets(const Choice& choice, std::optional<Option> first, std::vector<Drop>& drops) {
    for (const Option& option : choice.options) {
        const Option begun = first.value_or(option);
        const std::optional<Option> then = first ? std::optional(option) : std::nullopt;
        if (option.kind == OptionKind::slot) drops.push_back({DropZone::pokemon, option.a, begun, then});
        if (option.kind == OptionKind::as_basic) drops.push_back({DropZone::bench, no_slot, begun, then});
    }
}

bool all_pokemon(const Choice& choice) {
    return !choice.options.empty() && std::ranges::all_of(choice.options, [](const Option& option) {
        return option.kind == OptionKind::slot || option.kind == OptionKind::done;
    });
}

// In a turn: the Bench, a Pokémon, the Stadium's place, or anywhere.
void add_plays(const MatchSession& session, const MatchValues& v, const HandCard& held, std::vector<Drop>& drops) {
    const Option play = *held.play;
    const std::optional<View> after = v.at == AskAt::turn ? session.preview(play) : std::nullopt;
    if (after && after->asks_me && asks_for_place(after->choice.kind)) return add_targets(after->choice, play, drops);
    if (after && after->asks_me && all_pokemon(after->choice) && after->choice.source == held.copy.value)
        add_targets(after->choice, play, drops);
    const bool comes_into_play = after && std::ranges::any_of(after->seats[v.me].bench, [&](std::uint8_t slot) {
                                     return after->pokemon[slot].top == held.copy;
                                 });
    if (held.card->kind == CardKind::pokemon || comes_into_play)
        return drops.push_back({DropZone::bench, no_slot, play});
    if (held.card->kind == CardKind::stadium) drops.push_back({DropZone::stadium, no_slot, play});
    drops.push_back({DropZone::table, no_slot, play});
}

// Where a card of the hand goes that answers what is asked.
DropZone zone_of_answer(const MatchValues& v) {
    const Choice& choice = v.view.choice;
    if (choice.kind == ChoiceKind::place_active) return DropZone::active;
    if (choice.kind == ChoiceKind::place_bench) return DropZone::bench;
    if (choice.node == no_node) return DropZone::table;
    const Program& program = v.names.book->program(choice.program);
    for (NodeIndex i = 0; i < program.size; ++i) {
        const auto& node = v.names.book->node(program, i);
        if (node.kind == NodeKind::discard && (i == choice.node || node.first == choice.node)) return DropZone::discard;
    }
    return DropZone::table;
}

Rect bench_box(const BoardLayout& lay) {
    const Rect first = lay.bench(0, 0), last = lay.bench(0, lay.bench_places(0) - 1);
    return Rect{first.x, first.y, last.right() - first.x, first.h}.inset(-8);
}

std::optional<Rect> place_of(const MatchValues& v, const BoardLayout& lay, std::uint8_t slot) {
    const int side = slot_seat(slot) == v.me ? 0 : 1;
    const SeatView& seat = v.view.seats[slot_seat(slot)];
    if (seat.active == slot) return lay.active(side);
    for (std::size_t place = 0; place < seat.bench.size(); ++place)
        if (seat.bench[place] == slot) return lay.bench(side, static_cast<int>(place));
    return std::nullopt;
}

}  // namespace

Drag drag_of(const MatchSession& session, const MatchValues& v, const HandCard& held) {
    Drag drag{held.copy, session.version(), v.chooses_from_hand() ? std::string() : held.label, {}};
    if (!held.card) return drag;
    const bool is_played = v.at == AskAt::board && v.view.choice.source == held.copy.value;
    const auto answer = v.at == AskAt::board ? v.option_of(OptionKind::copy, held.copy.value) : std::nullopt;
    if (answer) drag.drops.push_back({zone_of_answer(v), no_slot, *answer, std::nullopt});
    else if (is_played) add_targets(v.view.choice, std::nullopt, drag.drops);
    else if (held.play && !v.chooses_from_hand()) add_plays(session, v, held, drag.drops);
    return drag;
}

Rect drop_box(const MatchValues& v, const BoardLayout& lay, const Drop& drop) {
    switch (drop.zone) {
        case DropZone::pokemon: return place_of(v, lay, drop.slot).value_or(Rect{});
        case DropZone::active: return lay.active(0);
        case DropZone::bench: return bench_box(lay);
        case DropZone::stadium: return lay.stadium();
        case DropZone::discard: return lay.discard(0);
        case DropZone::table: break;
    }
    return lay.board.inset(6);
}

const Drop* drop_at(const Drag& drag, const MatchValues& v, const BoardLayout& lay, Vec at) {
    const Drop* found = nullptr;
    for (const Drop& drop : drag.drops) {
        const bool table = drop.zone == DropZone::table;
        if ((!found || !table) && drop_box(v, lay, drop).inset(table ? 0 : -6).contains(at)) found = &drop;
    }
    return found;
}

std::string why_no_drop(const MatchSession& session, const MatchValues& v, const HandCard& held, const Drag& drag,
                        const BoardLayout& lay, Vec at) {
    if (!lay.board.contains(at)) return {};
    const auto with_clause = [&](const std::string& why, Clause clause) {
        return text::with_clause(why, v.names.cited(clause));
    };
    if (v.chooses_from_hand()) return {};
    if (!held.why_not.empty()) return with_clause(held.why_not, held.clause);
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        const std::optional<Rect> place = v.view.pokemon[slot].in_play ? place_of(v, lay, slot) : std::nullopt;
        if (!place || !place->inset(-6).contains(at)) continue;
        const Option play = held.play.value_or(Option{OptionKind::play, held.copy.value, 0, 0});
        const Clause clause = session.why_not_onto(play, slot);
        if (clause != Clause::none) return with_clause(text::why_not_sentence(clause, v.names.language), clause);
    }
    const text::Say say = v.names.say();
    return std::string(say(drag.drops.empty() ? Text::match_drop_nowhere : Text::match_drop_lit));
}

void draw_drops(Frame& f, const Drag& drag, const MatchValues& v, const BoardLayout& lay) {
    Canvas& c = f.c;
    const Drop* under = drop_at(drag, v, lay, f.ui.pointer());
    for (const Drop& drop : drag.drops) {
        const Rect box = drop_box(v, lay, drop);
        const Colour colour = &drop == under ? c.p.accent : c.p.ok.alpha(f.ui.glow());
        if (&drop == under) c.rect(box, c.p.accent.alpha(drop.zone == DropZone::table ? .06f : .18f), 8);
        halo(c, box, colour, drop.zone == DropZone::table ? 16 : 6);
    }
    if (!under || drag.label.empty()) return;
    const Rect box = drop_box(v, lay, *under);
    const TextStyle style = bold(14, c.p.on_signal, Align::centre);
    const float wide = c.width(drag.label, style) + 24;
    const Rect pill = around({box.centre().x, std::max(box.y, lay.board.y + 18)}, wide, 26);
    c.rect(pill, c.p.accent, 13);
    c.text_in(pill, drag.label, style);
}

}  // namespace cubenight::gui
