#include "engine/cards/notation/effect_writer.hpp"

#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {
namespace {

constexpr std::string_view counters_words[] = {"counters", "counters until left", "counters worth"};  // by CountersKind
constexpr std::string_view evolve_words[] = {"", "not early", "unrelated", "unrelated not early"};    // by EvolveFlags

}  // namespace

std::string EffectWriter::text() {
    out_.clear();
    if (nodes_.empty()) return "{}";
    write(0);
    return std::move(out_);
}

// One line a kind: the whole notation at a glance.
void EffectWriter::write(NodeIndex index) {
    const Node& n = nodes_[index];
    using enum NodeKind;
    // clang-format off
    switch (n.kind) {
        case block: return EffectWriter::block(n);
        case once: return EffectWriter::once(n);
        case often: return say("often");
        case no_stack: return say("no stack");
        case from_zone: return say("from "), say(words::from_zone[n.sub]);
        case only_if: return phrase(is_to_attach(n) ? "only attach if" : "only if", n);
        case cost: return phrase("cost", n);
        case then_: return phrase("then", n);
        case may: return with_else("may", n);
        case if_: return with_else("if", n);
        case each: return say("each "), say_variable(n.number), phrase(" in", n);
        case either: return EffectWriter::either(n);
        case flip: return EffectWriter::flip(n);
        case face: return say(words::face[n.sub]), phrase(":", n);
        case by: return say("by "), phrase(words::player[n.sub], n);
        case choose: return EffectWriter::choose(n);
        case before_damage: return phrase("before damage", n);
        case lasting: return phrase("lasting", n);
        case proceed: return say("proceed");
        case span: return EffectWriter::span(n);
        case give: return EffectWriter::give(n);
        case while_: return phrase("while", n);
        case when: return phrase("when", n);
        case instead: return phrase("instead of", n);
        case event: return EffectWriter::event(n);
        case of: return phrase("of", n);
        case by_whom: return EffectWriter::by_whom(n);
        case at: return phrase("at", n);
        case damage: return EffectWriter::damage(n);
        case more: return phrase("more", n);
        case less: return phrase("less", n);
        case times: return phrase("times", n);
        case ignore: return say("ignore"), say_flags(words::raw, n.sub);
        case counters: return two_parts(counters_words[n.sub % 3], "on", n, "");
        case move_counters: return EffectWriter::move_counters(n);
        case heal: return EffectWriter::heal(n);
        case knock_out: return phrase("knock out", n);
        case inflict: return EffectWriter::inflict(n);
        case cure: return EffectWriter::cure(n);
        case fail: return say("fail");
        case draw: return phrase(sub_as<DrawKind>(n) == DrawKind::number ? "draw" : sub_as<DrawKind>(n) == DrawKind::until ? "draw until" : "draw up to", n);
        case search: return EffectWriter::search(n);
        case look: return EffectWriter::look(n);
        case put: return phrase("put", n);
        case discard: return phrase("discard", n);
        case attach: return two_parts("attach", "to", n, "");
        case move: return two_parts("move", "to", n, "");
        case shuffle: return phrase("shuffle", n);
        case order: return phrase("order", n);
        case take_prize: return phrase("take prize", n);
        case exchange: return two_parts("exchange", "with", n, is_inheriting(n) ? "inheriting" : "");
        case switch_: return switch_active(n);
        case evolve: return two_parts("evolve", "with", n, evolve_words[n.sub & 3]);
        case devolve: return phrase("devolve", n);
        case use_attack: return phrase("use attack of", n), say(is_paid(n) ? " paid" : leaves_cost_out(n) ? " without cost" : "");
        case use_text: return phrase("use text of", n);
        case end_turn: return say("end turn");
        case win: return say("win "), say(words::player[n.sub]);
        case lose: return say("lose "), say(words::player[n.sub]);
        case again: return say("again "), say(words::again[n.sub]);
        case by_hand: return say("by hand "), say_quoted_word(n.number);
        case mark: return marker("mark", n);
        case unmark: return marker("unmark", n);
        case move_to: return EffectWriter::move_to(n);
        case under: return phrase("under", n);
        case aside: return say("aside");
        case top: return phrase("top of", n);
        case bottom: return phrase("bottom of", n);
        case into: return phrase("into", n);
        case spread: return say(words::spread[n.sub]);
        case condition_value: return EffectWriter::condition_value(n);
        case attack_name: return EffectWriter::attack_name(n);
        case modify: return EffectWriter::modify(n);
        case cost_change: return EffectWriter::cost_change(n);
        case cost_units: return say_units(index);
        case type_change: return phrase(is_also(n) ? "type also" : "type =", n);
        case weakness: return affinity("weakness =", n);
        case resistance: return affinity("resistance =", n);
        case counts_as: return phrase("counts as", n);
        case provides: return say("provides "), say_units(n.first);
        case no_damage: return EffectWriter::no_damage(n);
        case no_effects: return EffectWriter::no_effects(n);
        case cant: return phrase("can't", n);
        case can: return phrase("can", n);
        case has_attacks: return phrase("has attacks of", n);
        case NodeKind::without: return EffectWriter::without(n);
        case coin: return say("coin = "), say(words::coin_face[n.sub]);
        case change: return EffectWriter::change(n);
        case action: return EffectWriter::action(n);
        case and_: return predicates(" and ", n);
        case or_: return predicates(" or ", n);
        case not_: return negated(n);
        case first_turn: return say("first turn of "), say(words::player[n.sub]);
        case second_player: return say("second "), say(words::player[n.sub]);
        case turn_of: return say("turn of "), say(words::player[n.sub]);
        case happened: return phrase("happened", n), say(" "), say(words::window[n.sub]);
        case compare: return EffectWriter::compare(n);
        case any: return phrase("any", n);
        case is: return write_list(n.first, " is ");
        case agrees: return say(words::player[n.sub]), say(" agrees");
        case spent: return named_phrase("spent", n), say(" of "), say_player(n.sub);
        case integer: return say_number(n.number);
        case add: return infix(" + ", n);
        case subtract: return infix(" - ", n);
        case multiply: return infix(" * ", n);
        case minimum: return function("min", n);
        case maximum: return function("max", n);
        case half: return phrase(words::half[n.sub], n);
        case count: return function("count", n);
        case points: return function("points", n);
        case heads: return say("heads");
        case done: return say("done");
        case stat: return function(words::stat[n.sub], n);
        case prizes: return say("prizes "), say(words::prizes[n.sub]), say(" "), say_player(n.number);
        case bench_room: return say("bench room "), say_player(n.sub);
        case variable: return say_variable(n.number);
        case selection: return write_list(n.first, " and ");
        case select: return EffectWriter::select(n);
        case range: return EffectWriter::range(n);
        case place: return EffectWriter::place(n);
        case zone: return EffectWriter::zone(n);
        case on: return attached(n);
        case top_of: return end_of_zone("top ", n);
        case bottom_of: return end_of_zone("bottom ", n);
        case var: return say_variable(n.number);
        case set: return EffectWriter::set(n);
        case not_filter: return say("!"), write(n.first);
        case one_of: return write_list(n.first, " or ");
        case kind: return EffectWriter::kind(n);
        case other: return say("other");
        case distinct: return say("distinct "), say(words::distinct[n.sub]);
        case shares: return say("shares "), say(words::shares[n.sub]), phrase(" with", n);
        case evolves_from: return EffectWriter::evolves_from(n);
        case name: return named_phrase(is_whole_name(n) ? "name" : "name with", n);
        case has_ability: return say("has "), say(words::ability[n.sub]), n.number ? (say(" "), say_quoted_word(n.number - 1)) : void();
        case has_attack: return phrase("has attack", n);
        case has_affinity: return EffectWriter::has_affinity(n);
        case full: return say("full");
        case marked: return named_phrase("marked", n);
        case extreme: return say(words::extreme[static_cast<std::size_t>(n.number)]), say(" "), say(words::stat[n.sub]);
        case stat_compare: return say(words::stat[n.sub]), relation(n.number, n.first);
        case carries: return EffectWriter::carries(n);
        case ill: return EffectWriter::ill(n);
        case player: return say(words::player[n.sub]);
        case value: return EffectWriter::value(n);
#define CUBENIGHT_NAMED_every_family
#include "engine/language/other_kinds.def"
            return;  // words of the other game
    }
    // clang-format on
}

void EffectWriter::write_list(NodeIndex first, std::string_view joint) {
    for (NodeIndex index : siblings_from(nodes_, first)) {
        if (index != first) say(joint);
        write(index);
    }
}

void EffectWriter::phrase(std::string_view word, const Node& node) {
    say(word);
    for (NodeIndex index : siblings_from(nodes_, node.first)) {
        say(" ");
        write(index);
    }
}

void EffectWriter::named_phrase(std::string_view word, const Node& node) {
    say(word);
    say(" ");
    say_quoted_word(node.number);
}

void EffectWriter::say_variable(int variable) {
    out_ += '$';
    out_ += static_cast<char>('a' + variable);
}

void EffectWriter::say_player(int player) { say(words::player[static_cast<std::size_t>(player)]); }

void EffectWriter::say_quoted_word(int word) { say(quoted(words_[static_cast<std::size_t>(word)])); }

void EffectWriter::attack_name(const Node& node) {
    if (names_chosen(node)) return say_variable(node.number);
    if (names_per_game(node)) say("per game ");
    say_quoted_word(node.number);
}

void EffectWriter::say_flags(std::span<const std::string_view> flags, int bits) {
    for (std::size_t bit = 0; bit < flags.size(); ++bit)
        if (bits >> bit & 1) say(" "), say(flags[bit]);
}

void EffectWriter::say_types(int bits) {
    const char* joint = "";
    for (std::size_t type = 0; type < words::type.size(); ++type) {
        if (!(bits >> type & 1)) continue;
        say(joint);
        say(words::type[type]);
        joint = " & ";
    }
}

void EffectWriter::say_units(NodeIndex first) {
    std::vector<TypeSet> units;
    for (NodeIndex index : siblings_from(nodes_, first))
        if (nodes_[index].kind == NodeKind::cost_units)
            units.push_back({static_cast<std::uint16_t>(nodes_[index].number)});
    say(write_units(units));
}

}  // namespace cubenight
