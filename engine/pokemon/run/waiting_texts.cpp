#include "engine/pokemon/run/waiting_texts.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/past.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/ask/taken_away.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

Object subject_of(const Happening& happening) { return {happening.facts.subject_copy, happening.facts.subject}; }

// The zone that a card has left as the event is heard: it may be meant as a card of that one, too.
std::optional<Zone> zone_left(TextEvent kind) {
    if (kind == TextEvent::played) return Zone::hand;
    if (kind == TextEvent::drawn) return Zone::deck;
    if (kind == TextEvent::prize_taken) return Zone::prizes;
    return std::nullopt;
}

bool is_turn_event(TextEvent kind) {
    return kind == TextEvent::turn_ends || kind == TextEvent::turn_starts || kind == TextEvent::checkup;
}

// Nodes below which a text only asks or counts.
bool only_asks(NodeKind kind) {
    return family_of(kind) == NodeFamily::predicate || family_of(kind) == NodeFamily::quantity ||
           kind == NodeKind::event || kind == NodeKind::by_whom;
}

// The first selection of Pokémon or cards that the reaction does something with.
NodeIndex affected_selection(const Game& g, const Scope& scope, NodeIndex index) {
    for (NodeIndex i = scope.node(g, index).first; i != no_node; i = scope.node(g, i).next) {
        const NodeKind kind = scope.node(g, i).kind;
        if (kind == NodeKind::selection) return i;
        if (only_asks(kind)) continue;
        if (const NodeIndex found = affected_selection(g, scope, i); found != no_node) return found;
    }
    return no_node;
}

// Whose Pokémon or cards the reaction affects: that seat orders it (JA I-F.b3.2, E-08.b2, E-20.b2). Where it affects both
// seats', the player of the turn does.
SeatId affected_seat(Game& g, const Scope& scope, NodeIndex reaction) {
    const NodeIndex selection = affected_selection(g, scope, reaction);
    if (selection == no_node) return scope.controller;
    PerSeat<bool> of_seat;
    for (CopyId copy : all_of(g, scope, selection).set) of_seat[owner(copy)] = true;
    if (of_seat[seat0] != of_seat[seat1]) return of_seat[seat0] ? seat0 : seat1;
    return of_seat[seat0] ? g.m.turn_seat : scope.controller;
}

}  // namespace

NodeIndex block_of(const Game& g, const Program& program, NodeIndex reaction) {
    NodeIndex i = g.book.node(program, g.book.node(program, reaction).first).next;
    if (g.book.node(program, i).kind == NodeKind::by_whom) i = g.book.node(program, i).next;
    return i;
}

namespace {

// The variable + 1 that is whom the event happened to: `when benched of any.pokemon as $a`; or `when retreats of $d`, though
// the effect that said so ended as it retreated (JA E-20.ex2). 0 where there is none.
int subject_variable(const Game& g, const Context& context, const Program& program, NodeIndex select) {
    const Node& meant = g.book.node(program, select);
    const Node& base = g.book.node(program, meant.first);
    if (meant.number > 0 || base.kind != NodeKind::var) return meant.number;
    return context.bindings[static_cast<std::size_t>(base.number)].set.empty() ? base.number + 1 : 0;
}

// Who did it, where the text names them: `by their.pokemon as $a`.
void bind_cause(Game& g, Context& context, const Trigger& t, const Program& program, NodeIndex by) {
    if (t.event.cause == no_slot || g.book.node(program, by).kind != NodeKind::by_whom ||
        g.book.node(program, by).first == no_node)
        return;
    const Node& selection = g.book.node(program, g.book.node(program, by).first);
    const int variable = g.book.node(program, selection.first).number;
    if (variable <= 0) return;
    const CopyId bottom = g.m.pokemon[t.event.cause].bottom;
    context.bindings[static_cast<std::size_t>(variable - 1)] =
        Binding{bottom == no_copy ? CopySet{} : CopySet::of(bottom), 0, g.m.serial, Binding::Kind::pokemon, {}};
}

// The Pokémon that it happened to, unless it has left play since, whoever came in its place.
CopySet subject_pokemon(const Game& g, const Trigger& t) {
    const CopyId bottom = g.m.pokemon[t.event.subject].bottom;
    const bool named_by_card = t.heard == TextEvent::attached || t.event.subject_copy == no_copy;
    return bottom != no_copy && (named_by_card || bottom == t.event.subject_copy) ? CopySet::of(bottom) : CopySet{};
}

void bind_subject(Game& g, Context& context, const Trigger& t) {
    const Program& program = g.book.program(t.program);
    const Node& event = g.book.node(program, g.book.node(program, t.node).first);
    if (event.next != no_node) bind_cause(g, context, t, program, event.next);
    for (NodeIndex i = event.first; i != no_node; i = g.book.node(program, i).next) {
        if (g.book.node(program, i).kind != NodeKind::of) continue;
        const Node& selection = g.book.node(program, g.book.node(program, i).first);
        const int variable = subject_variable(g, context, program, selection.first);
        if (variable <= 0) continue;
        const bool of_pokemon = t.event.subject != no_slot;
        const CopySet subject = of_pokemon                        ? subject_pokemon(g, t)
                                : t.event.subject_copy == no_copy ? CopySet{}
                                                                  : CopySet::of(t.event.subject_copy);
        if (!of_pokemon && subject.empty()) continue;
        context.event_variable = static_cast<std::uint8_t>(variable - 1);
        context.bindings[static_cast<std::size_t>(variable - 1)] =
            Binding{subject, 0, g.m.serial, of_pokemon ? Binding::Kind::pokemon : Binding::Kind::cards, {}};
    }
}

}  // namespace

NodeIndex opening_may(const Game& g, const Program& program, NodeIndex reaction) {
    const auto at = [&](NodeIndex index) -> const Node& { return g.book.node(program, index); };
    NodeIndex first = at(block_of(g, program, reaction)).first;
    while (first != no_node &&
           at(first).kind == NodeKind::if_) {  // what it then asks, and nothing where it does not hold
        const NodeIndex body = at(at(first).first).next;
        first = at(body).next != no_node ? no_node : at(body).kind == NodeKind::block ? at(body).first : body;
    }
    return first != no_node && at(first).kind == NodeKind::may ? first : no_node;
}

// It is used as its player says yes to its "may"; any other text that waits works by itself (JA A-02.b2, A-02.b4).
static bool is_used(const Game& g, const Trigger& t) {
    return t.lasting == 0xFF && opening_may(g, g.book.program(t.program), t.node) != no_node;
}

// Whether the selection means the Pokémon that did it; it may have left play by its own text since.
static bool did_it(Game& g, const Scope& scope, NodeIndex selection, std::uint8_t slot) {
    if (const CopyId left = card_that_left(g, slot); left != no_copy) return means_who_left(g, scope, selection, left);
    return g.m.pokemon[slot].in_play() ? selects(g, scope, selection, pokemon_object(g, slot))
                                       : means_side(g, scope, selection, slot_seat(slot));
}

// `by effects of attacks from their.pokemon`; a Trainer is asked as the card that was played from hand.
static bool done_by_text(Game& g, const Scope& scope, const Node& by, const DoneBy& text) {
    if (text.kind == TextKind::rule || !is_effect_of(text.kind, *text_source(by))) return false;
    if (text.damage && !takes_in_damage(by)) return false;
    if (by.first == no_node) return true;
    if (text.slot != no_slot) return did_it(g, scope, by.first, text.slot);
    return text.source != no_copy && (fits_in_zone(g, scope, by.first, text.source, Zone::hand) ||
                                      selects(g, scope, by.first, {text.source, no_slot}));
}

bool is_doing_it(const Game& g, const Scope& scope) {
    return std::any_of(g.m.contexts.begin(), g.m.contexts.end(), [&](const Context& context) {
        return context.phase == TextPhase::reacting && context.source == scope.source &&
               &g.book.program(context.program) == scope.program;
    });
}

// `of`: to whom; receiver: who gets what is attached. An event of a player, as turns are, has no subject.
static bool happens_to(Game& g, const Scope& scope, NodeIndex whom, TextEvent kind, Object subject, Object receiver) {
    if (subject.copy == no_copy) return true;
    if (const auto from = zone_left(kind); from && fits_in_zone(g, scope, whom, subject.copy, *from)) return true;
    return selects(g, scope, whom, subject) || (receiver.is_pokemon() && selects(g, scope, whom, receiver));
}

// `at`: where.
static bool happens_at(const Game& g, const Scope& scope, const Node& where, Object subject) {
    if (where.kind != NodeKind::place || !subject.is_pokemon()) return true;
    const auto place = static_cast<Place>(where.sub);
    if (place != Place::pokemon && (place == Place::active) != is_active(g.m, subject.slot)) return false;
    return side_includes(scope, static_cast<Side>(where.number), slot_seat(subject.slot));
}

bool hears(Game& g, const Scope& scope, NodeIndex index, const Happening& happening) {
    const Node& reaction = scope.node(g, index);
    const Node& event = scope.node(g, reaction.first);
    if (static_cast<TextEvent>(event.sub) != happening.kind) return false;
    const EventTurn turn = turn_of_event(event);
    if (turn == EventTurn::from_hand && !happening.from_hand) return false;
    if (turn > EventTurn::from_hand && turn != happening.turn) return false;
    if (is_attached_for_turn(event) && happening.turn != EventTurn::for_turn) return false;
    if (is_of_conditions(event) && !hears_condition(event, happening.about)) return false;
    if (!names_the_attack(g, scope, event, happening.about)) return false;
    Object subject = subject_of(happening);
    // Attaching is asked of the card and of the Pokémon that receives it alike.
    const Object receiver = happening.kind == TextEvent::attached && happening.facts.subject != no_slot
                                ? Object{g.m.pokemon[happening.facts.subject].bottom, happening.facts.subject}
                                : Object{};
    if (happening.kind == TextEvent::attached) subject.slot = no_slot;
    for (NodeIndex i = event.first; i != no_node; i = scope.node(g, i).next) {
        const Node& part = scope.node(g, i);
        if (part.kind == NodeKind::of && !happens_to(g, scope, part.first, happening.kind, subject, receiver))
            return false;
        if (part.kind == NodeKind::at && !happens_at(g, scope, scope.node(g, part.first), subject)) return false;
    }
    const Node& by = scope.node(g, event.next);
    if (by.kind != NodeKind::by_whom) return true;
    if (is_by_text(by)) return done_by_text(g, scope, by, happening.by);
    const std::uint8_t cause = happening.facts.cause;
    return cause != no_slot && did_it(g, scope, by.first, cause);
}

Trigger make_trigger(Game& g, const Scope& scope, NodeIndex node, const Happening& happening) {
    Trigger t;
    t.program = static_cast<std::uint16_t>(scope.program - &g.book.program(0));
    t.node = node;
    t.controller = scope.controller;
    t.source = scope.source;
    t.slot = scope.slot;
    t.kind = scope.kind;
    t.source_arrived = scope.slot != no_slot ? g.m.pokemon[scope.slot].arrived : 0;
    t.heard = happening.kind;
    t.orders = is_turn_event(happening.kind) ? affected_seat(g, scope, node) : happening.seat;
    t.event = happening.facts;
    const Node& by = scope.node(g, scope.node(g, scope.node(g, node).first).next);
    if (by.kind == NodeKind::by_whom && is_by_text(by)) t.event.cause = happening.by.slot;
    if (t.event.cause != no_slot && card_that_left(g, t.event.cause) != no_copy) t.event.cause = no_slot;
    t.counters = static_cast<std::uint8_t>(std::clamp(happening.points / 10, 0, 255));
    if (scope.lasting) {
        t.lasting = static_cast<std::uint8_t>(scope.lasting - g.m.lasting.begin());
        t.created = scope.lasting->created;
    }
    return t;
}

std::uint8_t open_trigger(Game& g, const Trigger& t) {
    const std::uint8_t index = open_context(g, t.program, t.controller, t.source, t.slot);
    if (index == 0xFF) return index;
    Context& context = g.m.contexts[index];
    context.kind = t.kind == TextKind::attack ? TextKind::ability : t.kind;
    context.source_arrived = t.source_arrived;
    context.event = t.event;
    context.phase = TextPhase::reacting;
    context.done = static_cast<std::int16_t>(10 * t.counters);
    for (const Lasting& lasting : g.m.lasting)
        if (t.lasting != 0xFF && lasting.created == t.created)
            for (int i = 0; i < 2; ++i)
                if (lasting.variables[i] < 8) context.bindings[lasting.variables[i]] = lasting.bindings[i];
    bind_subject(g, context, t);
    return index;
}

// Texts that set each other off without end are stopped; no board has so many that do so in one action.
inline constexpr int most_reactions = 200;

bool may_be_used(Game& g, const Trigger& t) {
    if (t.kind != TextKind::ability || !is_used(g, t)) return true;
    const CompiledAbility* ability = ability_of(g, t.source, g.book.program(t.program));
    const int kind = static_cast<int>(ability ? ability->kind : AbilityKind::ancient_trait);
    return t.slot != no_slot ? !cant(g, t.slot, ActionKind::use_abilities, kind)
                             : !player_cant(g, t.controller, ActionKind::use_abilities, {}, kind);
}

bool may_react(Game& g, CopyId source) {
    if (g.m.reactions < most_reactions) return ++g.m.reactions;
    report_no_room(g, source);
    return false;
}

void push_trigger_text(Game& g, const Trigger& t, std::uint8_t context) {
    const Program& program = g.book.program(t.program);
    if (t.lasting == 0xFF && !is_used(g, t)) mark_moment_used(g, program, t.controller, t.slot, t.source);
    Frame& frame = push(g, Proc::trigger_text, t.controller);
    frame.context = context;
    frame.node = block_of(g, program, t.node);
}

Clause clause_of_order(TextEvent heard) {
    switch (heard) {
        case TextEvent::damaged: return Clause::E_03_b4;
        case TextEvent::knocked_out: return Clause::E_04_b3;
        case TextEvent::attached: return Clause::E_07_b3;
        case TextEvent::remains:
        case TextEvent::checkup: return Clause::E_08_b2;
        case TextEvent::benched:
        case TextEvent::evolved:
        case TextEvent::turn_ends:
        case TextEvent::turn_starts:
        case TextEvent::attacks:
        case TextEvent::moved:
        case TextEvent::played:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::flipped:
        case TextEvent::set_up:
        case TextEvent::ability_used:
        case TextEvent::healed:
        case TextEvent::retreats:
        case TextEvent::switched:
        case TextEvent::becomes: break;
    }
    return Clause::E_20_b2;
}

}  // namespace cubenight::pokemon
