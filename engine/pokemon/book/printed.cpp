// What is printed on cards, asked of the records alone; and the sets of cards that filters of printed facts mean,
// computed once for all matches.

#include "engine/pokemon/book/printed.hpp"

namespace cubenight::pokemon {
namespace {

bool has_trait(const CompiledCard& c, int word) {
    for (int i = 0; i < c.trait_count; ++i)
        if (c.traits[static_cast<std::size_t>(i)] == word) return true;
    return false;
}

// Who is a Pokémon V: VMAX, VSTAR and V-UNION too (FI liite-a.rulebox, liite-d.v).
bool has_box(RuleBoxSet boxes, RuleBox box) {
    return boxes.has(box) ||
           (box == RuleBox::v && (boxes.has(RuleBox::vmax) || boxes.has(RuleBox::vstar) || boxes.has(RuleBox::vunion)));
}

// An Ultra Beast is known by its frame, no rule is printed on it (FI liite-k, JA D-18.b3); what is Tera has its rule box as
// a Pokémon ex.
bool has_a_rule(RuleBoxSet boxes) {
    RuleBoxSet others;
    others.add(RuleBox::ultra_beast);
    others.add(RuleBox::tera);
    return (boxes.bits & ~others.bits) != 0;
}

// The types that a filter compares with: of energy what it provides.
TypeSet types_for_filters(const CompiledCard& c) {
    if (!is_energy(c.kind)) return c.types;
    TypeSet types;
    for (int i = 0; i < c.unit_count; ++i) types = types | c.units[static_cast<std::size_t>(i)];
    return types;
}

bool is_about_print(const Node& filter) {
    if (filter.kind == NodeKind::name) return is_whole_name(filter);
    if (filter.kind != NodeKind::kind) return false;
    const auto word = static_cast<KindWord>(filter.sub);
    return word != KindWord::evolved && word != KindWord::face_up && word != KindWord::at && word != KindWord::variable;
}

bool print_passes(const Node& filter, const CompiledCard& c) {
    if (filter.kind == NodeKind::name) return c.name == filter.number;
    if (c.stage == Stage::vunion && !tells_of_part(static_cast<KindWord>(filter.sub))) return false;
    const auto word = static_cast<KindWord>(filter.sub);
    if (word == KindWord::type) return types_for_filters(c).has_all({static_cast<std::uint16_t>(filter.number)});
    if (word == KindWord::no_type) return types_for_filters(c).empty();
    return is_printed_as(filter, c);
}

}  // namespace

bool tells_of_part(KindWord word) {
    return word == KindWord::type || word == KindWord::pokemon || word == KindWord::face_up || word == KindWord::at ||
           word == KindWord::variable;
}

// Follows FI liite-t.effects.
bool is_printed_as(const Node& kind, const CompiledCard& c) {
    switch (static_cast<KindWord>(kind.sub)) {
        case KindWord::type: return c.types.has_all({static_cast<std::uint16_t>(kind.number)});
        case KindWord::no_type: return c.types.empty();
        case KindWord::basic_energy: return c.kind == CardKind::basic_energy;
        case KindWord::special_energy: return c.kind == CardKind::special_energy;
        case KindWord::energy: return is_energy(c.kind);
        case KindWord::basic: return c.is_basic();
        case KindWord::stage1: return c.stage == Stage::stage1;
        case KindWord::stage2: return c.stage == Stage::stage2;
        case KindWord::evolution: return is_evolution(c.stage) && c.stage != Stage::level_up;
        case KindWord::evolved: return false;
        case KindWord::pokemon: return c.kind == CardKind::pokemon;
        case KindWord::item: return c.kind == CardKind::item || c.kind == CardKind::tool;  // JA I-B-01.b3
        case KindWord::tool: return c.kind == CardKind::tool;
        case KindWord::supporter: return c.kind == CardKind::supporter;
        case KindWord::stadium: return c.kind == CardKind::stadium;
        case KindWord::trainer: return is_trainer(c.kind);
        case KindWord::rule: return has_a_rule(c.rule_boxes);
        case KindWord::rule_box: return has_box(c.rule_boxes, static_cast<RuleBox>(kind.number));
        case KindWord::trait: return has_trait(c, kind.number);
        case KindWord::face_up:
        case KindWord::at:
        case KindWord::variable: return false;
    }
    return false;
}

void Rulebook::make_printed_sets() {
    set_words_ = (cards_.size() + 63) / 64;
    for (const Program& program : programs_) {
        const auto at = [&](NodeIndex i) -> Node& { return nodes_[program.base + i]; };
        for (NodeIndex i = 0; i < program.size; ++i) {
            if (at(i).kind != NodeKind::set) continue;
            bool all = true;
            for (NodeIndex k = at(i).first; k != no_node; k = at(k).next)
                all &= is_about_print(at(k).kind == NodeKind::not_filter ? at(at(k).first) : at(k));
            const std::size_t index = printed_sets_.size() / set_words_ + 1;
            if (!all || index > 32'000) continue;
            at(i).number = static_cast<std::int16_t>(index);
            printed_sets_.resize(printed_sets_.size() + set_words_);
            std::uint64_t* bits = &printed_sets_[(index - 1) * set_words_];
            for (std::size_t id = 0; id < cards_.size(); ++id) {
                bool in = true;
                for (NodeIndex k = at(i).first; k != no_node; k = at(k).next)
                    in &= at(k).kind == NodeKind::not_filter ? !print_passes(at(at(k).first), cards_[id])
                                                             : print_passes(at(k), cards_[id]);
                bits[id / 64] |= std::uint64_t{in} << (id % 64);
            }
        }
    }
}

Where attached_as(const CompiledCard& c) {
    if (is_energy(c.kind)) return Where::energy;
    if (c.kind == CardKind::tool) return Where::tool;
    if (c.kind == CardKind::pokemon && c.attached != no_program) return c.unit_count > 0 ? Where::energy : Where::tool;
    return c.attached != no_program ? Where::item : Where::under;
}

}  // namespace cubenight::pokemon
