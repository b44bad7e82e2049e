#include "engine/pokemon/book/rulebook.hpp"

#include <algorithm>
#include <map>

#include "engine/cards/house_rules.hpp"
#include "engine/cards/line_policy.hpp"
#include "engine/language/tree.hpp"
#include "engine/pokemon/book/attack_choices.hpp"
#include "engine/pokemon/book/attack_order.hpp"
#include "engine/pokemon/book/attack_phases.hpp"
#include "engine/pokemon/book/sure_change.hpp"

namespace cubenight::pokemon {
namespace {

// Kinds whose `number` is a word of the effect, to be numbered anew over all cards.
bool carries_word(const Node& node) {
    if (node.kind == NodeKind::once) return static_cast<OnceKind>(node.sub) == OnceKind::per_game;
    if (node.kind == NodeKind::evolves_from) return node.first == no_node;
    if (node.kind == NodeKind::attack_name) return !names_chosen(node);
    if (node.kind == NodeKind::kind) return static_cast<KindWord>(node.sub) == KindWord::trait;
    return node.kind == NodeKind::mark || node.kind == NodeKind::unmark || node.kind == NodeKind::name ||
           node.kind == NodeKind::spent || node.kind == NodeKind::marked;
}

// A Pokémon card that is attached as energy says what it provides then; one that is a Tool there provides nothing.
std::vector<TypeSet> units_as_energy(const Effect& attached) {
    std::vector<TypeSet> units;
    for (const Node& node : attached.nodes)
        for (NodeIndex unit = node.kind == NodeKind::provides ? node.first : no_node; unit != no_node;
             unit = attached.nodes[unit].next)
            units.push_back({static_cast<std::uint16_t>(attached.nodes[unit].number)});
    return units;
}

OnceLimit once_limit(const Node& node) {
    switch (static_cast<OnceKind>(node.sub)) {
        case OnceKind::plain: return OnceLimit::once;
        case OnceKind::by_name: return OnceLimit::by_name;
        case OnceKind::per_game: return OnceLimit::per_game;
        case OnceKind::either_player: return OnceLimit::either_player;
    }
    return OnceLimit::none;
}

}  // namespace

std::uint16_t Rulebook::intern(std::string_view text) {
    const auto found = word_index_.find(text);
    if (found != word_index_.end()) return found->second;
    const auto index = static_cast<std::uint16_t>(words_.size());
    words_.emplace_back(text);
    word_index_.emplace(std::string(text), index);
    return index;
}

std::uint16_t Rulebook::find_word(std::string_view text) const {
    const auto found = word_index_.find(text);
    return found == word_index_.end() ? std::uint16_t{0} : found->second;
}

namespace {

// Of a `can` or `can't`, as action_bit.
std::uint32_t action_bits(auto&& at, NodeIndex modifier) {
    const Node& node = at(modifier);
    if (node.kind != NodeKind::cant && node.kind != NodeKind::can) return 0;
    return action_bit(mod_kind(node), static_cast<ActionKind>(at(node.first).sub));
}

// `give this { ... }` or `give holder { ... }`: the place that is meant, where nothing else is.
std::optional<Place> own_place(auto&& at, NodeIndex give) {
    const Node& target = at(at(give).first);
    if (target.kind != NodeKind::selection || at(target.first).next != no_node) return std::nullopt;
    const Node& base = at(at(target.first).first);
    const auto place = static_cast<Place>(base.sub);
    const bool own = base.kind == NodeKind::place && (place == Place::this_ || place == Place::holder);
    return own ? std::optional(place) : std::nullopt;
}

// A Trainer whose text makes it itself a Basic Pokémon (fossils and dolls, FI liite-i).
bool stands_as_pokemon(const Effect& play) {
    const auto at = [&](NodeIndex i) -> const Node& { return play.nodes[i]; };
    for (std::size_t n = 0; n < play.nodes.size(); ++n) {
        const auto i = static_cast<NodeIndex>(n);
        if (at(i).kind != NodeKind::give || own_place(at, i) != Place::this_) continue;
        for (NodeIndex mod = at(at(i).first).next; mod != no_node; mod = at(mod).next)
            if (at(mod).kind == NodeKind::counts_as && at(mod).first != no_node &&
                static_cast<KindWord>(at(at(mod).first).sub) == KindWord::basic)
                return true;
    }
    return false;
}

std::uint32_t evolution_of(std::uint16_t name, std::uint16_t from) { return std::uint32_t{name} << 16 | from; }

}  // namespace

bool keeps_below(Stage stage) {
    return stage == Stage::break_ || stage == Stage::level_up || stage == Stage::vunion || stage == Stage::legend;
}

bool prints_affinity(const CompiledCard& card, const Node& has_affinity) {
    const bool weakness = sub_as<AffinityKind>(has_affinity) == AffinityKind::weakness;
    const auto& printed = weakness ? card.weaknesses : card.resistances;
    return std::any_of(printed.begin(), printed.begin() + (weakness ? card.weakness_count : card.resistance_count),
                       [&](const Affinity& each) { return is_asked_for(has_affinity, each); });
}

std::uint16_t Rulebook::compile_text(const Effect& effect, std::string_view name, TextKind kind) {
    Program program;
    program.base = static_cast<std::uint32_t>(nodes_.size());
    program.size = static_cast<std::uint16_t>(effect.nodes.size());
    program.name = intern(name);
    program.kind = kind;
    for (Node node : effect.nodes) {
        if (carries_word(node)) {
            const auto word = static_cast<std::size_t>(node.number);
            const bool is_name =
                (node.kind == NodeKind::name && is_whole_name(node)) || node.kind == NodeKind::evolves_from;
            node.number =
                static_cast<std::int16_t>(intern(is_name ? name_for_rules(effect.words[word]) : effect.words[word]));
        } else if (names_ability(node)) {
            node.number =
                static_cast<std::int16_t>(1 + intern(effect.words[static_cast<std::size_t>(node.number) - 1]));
        }
        nodes_.push_back(node);
        changes_tools_ |= node.kind == NodeKind::modify && mod_kind(node) == ModKind::tools;
        const auto marker = static_cast<std::uint16_t>(node.number);
        if (node.kind == NodeKind::mark && std::find(markers_.begin(), markers_.end(), marker) == markers_.end())
            markers_.push_back(marker);
    }
    auto at = [&](NodeIndex i) -> const Node& { return nodes_[program.base + i]; };
    auto add_standing = [&](NodeIndex index, NodeIndex condition) {
        Standing part{index, condition};
        const Node& node = at(index);
        if (node.kind == NodeKind::give) {
            for (NodeIndex mod = at(node.first).next; mod != no_node; mod = at(mod).next) {
                part.mods |= mod_bits(at, mod);
                program.actions |= action_bits(at, mod);
            }
            const auto own = own_place(at, index);
            part.own = own.has_value();
            const bool own_energy = kind == TextKind::energy && own == Place::this_;
            if ((part.mods & (bit(ModKind::provides) | bit(ModKind::type))) && !own_energy) part.mods |= changes_energy;
            program.mods |= part.mods;
        } else {
            part.event = static_cast<TextEvent>(at(node.first).sub);
            program.events |= 1u << static_cast<int>(part.event);
        }
        program.standing.push_back(part);
    };
    // An attack's own give tells how it is used; a Trainer's `instead` is heard before the card joins the hand.
    const bool never_waits = kind == TextKind::attack, never_gives = kind == TextKind::trainer;
    int conditions = 0;
    for (NodeIndex i = effect.nodes.empty() ? no_node : effect.nodes[0].first; i != no_node; i = at(i).next) {
        const Node& node = at(i);
        switch (node.kind) {
            case NodeKind::once:
                program.once = once_limit(node);
                program.once_word = static_cast<std::uint16_t>(node.number);
                program.declared = true;
                break;
            case NodeKind::often: program.often = program.declared = true; break;
            case NodeKind::no_stack: program.no_stack = true; break;
            case NodeKind::from_zone:
                program.zone =
                    static_cast<FromZone>(node.sub) == FromZone::hand ? ActiveZone::hand : ActiveZone::discard;
                program.declared = true;
                break;
            case NodeKind::only_if:
                if (is_to_attach(node)) program.attach_if = node.first;
                else if (conditions < 3) program.only_if[conditions++] = node.first;
                break;
            case NodeKind::cost: program.cost = node.first; break;
            case NodeKind::give:
                if (own_place(at, i) == Place::this_)
                    for (NodeIndex mod = at(node.first).next; mod != no_node; mod = at(mod).next)
                        program.own_actions |= action_bits(at, mod);
                if (!never_gives) add_standing(i, no_node);
                break;
            case NodeKind::while_:
                if (!never_gives) add_standing(at(node.first).next, node.first);
                break;
            case NodeKind::when:
            case NodeKind::instead:
                if (!never_waits) add_standing(i, no_node);
                break;
#define CUBENIGHT_NAMED_limit
#define CUBENIGHT_NAMED_standing
#include "engine/language/other_kinds.def"
                if (program.first == no_node) program.first = i;
        }
    }
    for (const Node& node : effect.nodes)
        if (node.kind == NodeKind::happened) {
            remembered_ |= 1u << effect.nodes[node.first].sub;
            if (static_cast<Window>(node.sub) == Window::this_game)
                remembered_long_ |= 1u << effect.nodes[node.first].sub;
        }
    for (const Node& node : effect.nodes)
        if (node.kind == NodeKind::when || node.kind == NodeKind::instead || node.kind == NodeKind::happened) {
            const Node& event = effect.nodes[node.first];
            if (event.next == no_node) continue;
            const Node& by = effect.nodes[event.next];
            if (by.kind != NodeKind::by_whom || !is_by_text(by)) continue;
            asks_what_felled_ |= static_cast<TextEvent>(event.sub) == TextEvent::knocked_out;
            remembers_texts_ |= node.kind == NodeKind::happened;
        }
    program.inflicts =
        std::ranges::any_of(effect.nodes, [](const Node& node) { return node.kind == NodeKind::inflict; });
    program.looks_into_deck = std::ranges::any_of(
        effect.nodes, [](const Node& node) { return node.kind == NodeKind::search || node.kind == NodeKind::look; });
    if (kind == TextKind::attack) program.choices = attack_choices(effect.nodes);
    program.for_all = std::none_of(effect.nodes.begin(), effect.nodes.end(), [](const Node& node) {
        const bool sided = node.kind == NodeKind::place || node.kind == NodeKind::zone;
        return sided && static_cast<Side>(node.number) != Side::any;
    });
    auto facts = node_facts(effect.nodes);
    program.with_deck = program.cost == no_node && changes_with_deck(effect.nodes, facts);
    if (kind == TextKind::attack) {
        const auto phases = attack_phases(effect.nodes);
        for (std::size_t i = 0; i < facts.size(); ++i) facts[i].before_damage = phases[i] != 0;
    }
    facts_.insert(facts_.end(), facts.begin(), facts.end());
    programs_.push_back(std::move(program));
    return static_cast<std::uint16_t>(programs_.size() - 1);
}

std::optional<Saying> Rulebook::compile_card(const Card& card) {
    const auto too_many = [&](const Saying& what) {
        return saying("{0} \"{1}\" has more {2} than a match can hold", card.key, card.name, what);
    };
    if (card.attacks.size() > most_attacks) return too_many(saying("attacks"));
    if (card.abilities.size() > most_abilities) return too_many(saying("abilities"));
    if (card.provides.size() > most_units) return too_many(saying("units of energy"));
    if (card.traits.size() > most_traits) return too_many(saying("traits"));
    if (card.weaknesses.size() > 2 || card.resistances.size() > 2) return too_many(saying("Weaknesses or Resistances"));
    CompiledCard out;
    out.name = intern(name_for_rules(card.name));
    // LV.X goes on the Pokémon of its own name (FI term.lvx).
    const std::string& from =
        card.evolves_from.empty() && card.stage == Stage::level_up ? card.name : card.evolves_from;
    out.evolves_from = from.empty() ? std::uint16_t{0} : intern(name_for_rules(from));
    if (!card.set.empty() || !card.illustrator.empty()) out.printing = intern(card.set + "\n" + card.illustrator);
    out.kind = card.kind;
    out.stage = card.stage;
    out.keeps_below = keeps_below(card.stage);
    out.plays_as_basic = plays_as_basic(card, rules_.lines());
    out.stand_in = rules_.lines() == LinePolicy::stand_in && is_stand_in(card);
    out.types = card.types;
    out.hp = static_cast<std::int16_t>(card.hp);
    out.retreat = static_cast<std::uint8_t>(card.retreat);
    out.prizes = static_cast<std::uint8_t>(prize_value(card));
    out.rule_boxes = card.rule_boxes;
    out.on_theirs = card.on_theirs;
    out.unread = !card.unread.empty();
    const auto changed = changed_weaknesses(card, rules_.weakness_rules);
    out.weakness_changed = changed.has_value();
    for (const auto& w : changed ? *changed : card.weaknesses) out.weaknesses[out.weakness_count++] = w;
    for (const auto& r : card.resistances) out.resistances[out.resistance_count++] = r;
    for (TypeSet unit : card.provides) out.units[out.unit_count++] = unit_of(unit);
    for (const auto& trait : card.traits) out.traits[out.trait_count++] = intern(trait);
    for (const auto& attack : card.attacks) {
        auto& slot = out.attacks[out.attack_count++];
        const Effect text = in_attack_order(attack.effect, option(OptionKey::attack_choices_up_front) != 0);
        slot = {intern(attack.name), compile_text(text, attack.name, TextKind::attack),
                static_cast<std::int16_t>(attack.damage), attack.sign, attack.cost};
    }
    auto standing = [&](std::uint16_t program) {
        out.mods |= programs_[program].mods;
        out.actions |= programs_[program].actions;
        out.events |= programs_[program].events;
        if (programs_[program].only_if[0] != no_node) out.events |= stands_only_if;
        return program;
    };
    if (card.kind == CardKind::pokemon && card.attached)
        for (TypeSet unit : units_as_energy(*card.attached))
            if (out.unit_count < most_units) out.units[out.unit_count++] = unit_of(unit);
    const TextKind attached = is_energy(card.kind) || out.unit_count > 0 ? TextKind::energy : TextKind::tool;
    for (const auto& ability : card.abilities) {
        const bool use = ability.kind == AbilityKind::use;  // nothing of it stands
        const std::uint16_t text = compile_text(ability.effect, ability.name, use ? attached : TextKind::ability);
        out.abilities[out.ability_count++] = {intern(ability.name), use ? text : standing(text), ability.kind};
    }
    if (card.play) {
        out.fossil = is_trainer(card.kind) && stands_as_pokemon(*card.play);
        out.play = compile_text(*card.play, card.name, out.fossil ? TextKind::ability : TextKind::trainer);
        if (out.fossil) standing(out.play);
        if (out.fossil && out.hp == 0) out.mods |= lowers_hp;  // its text alone gives it HP
        out.joining = programs_[out.play].events;
    }
    if (card.stadium) out.stadium = standing(compile_text(*card.stadium, card.name, TextKind::stadium));
    if (card.attached) out.attached = standing(compile_text(*card.attached, card.name, attached));
    out.joining |= out.events & ~stands_only_if;
    for (int i = 0; i < out.ability_count; ++i) {
        const Program& program = programs_[out.abilities[static_cast<std::size_t>(i)].program];
        const ActiveZone zone = program.zone;
        if (out.abilities[static_cast<std::size_t>(i)].kind == AbilityKind::use) out.works_outside |= outside_attached;
        out.declares |= zone == ActiveZone::play && program.declared;
        if (zone == ActiveZone::hand) out.works_outside |= outside_hand;
        if (zone == ActiveZone::discard) out.works_outside |= outside_discard;
    }
    if (out.stage == Stage::vunion) out.works_outside |= outside_union;
    out.set_up = out.kind == CardKind::pokemon && (out.events >> static_cast<int>(TextEvent::set_up)) & 1;
    if ((out.kind == CardKind::pokemon || out.fossil) && out.hp > 0) least_hp_ = std::min<int>(least_hp_, out.hp);
    cards_.push_back(out);
    return std::nullopt;
}

namespace {

// What is printed on another part of the same LEGEND or V-UNION.
void take_over(CompiledCard& part, const CompiledCard& other) {
    part.hp = std::max(part.hp, other.hp);
    part.retreat = std::max(part.retreat, other.retreat);
    part.prizes = std::max(part.prizes, other.prizes);
    if (part.rule_boxes.empty()) part.rule_boxes = other.rule_boxes;
    if (part.weakness_count == 0) {
        part.weaknesses = other.weaknesses;
        part.weakness_count = other.weakness_count;
        part.weakness_changed = other.weakness_changed;
    }
    if (part.resistance_count == 0) {
        part.resistances = other.resistances;
        part.resistance_count = other.resistance_count;
    }
}

}  // namespace

// In play the parts are one card (FI liite-a.onecard, term.legend): whichever of them lies on top tells of all.
void Rulebook::join_parts() {
    const auto is_part = [](const CompiledCard& c) { return c.stage == Stage::vunion || c.stage == Stage::legend; };
    std::map<std::pair<Stage, std::uint16_t>, CompiledCard> whole;
    for (const CompiledCard& part : cards_)
        if (is_part(part)) take_over(whole.try_emplace({part.stage, part.name}, part).first->second, part);
    for (CompiledCard& part : cards_)
        if (is_part(part)) take_over(part, whole.at({part.stage, part.name}));
}

void Rulebook::bind_names() {
    std::vector<std::uint16_t> names;
    for (const Program& program : programs_)
        if (program.kind == TextKind::ability && program.once == OnceLimit::by_name) names.push_back(program.name);
    for (Program& program : programs_) {
        const bool bound = program.kind == TextKind::ability && std::ranges::find(names, program.name) != names.end();
        program.name_binds = bound || program.once == OnceLimit::by_name;
    }
}

Result<Rulebook> Rulebook::make(const CardSet& cards, const RuleSet& rules) {
    Rulebook book;
    book.rules_ = rules;
    book.names_ = cards.names();
    book.intern("");
    for (const Card& card : cards)
        if (auto problem = book.compile_card(card)) return Error{{}, 0, *problem};
    if (book.markers_.size() > most_markers)
        return Error{{},
                     0,
                     saying("these cards put {0} different markers on Pokémon; a match knows {1}", book.markers_.size(),
                            most_markers)};
    book.join_parts();
    book.make_printed_sets();
    book.bind_names();
    for (const CompiledCard& card : book.cards_)
        if (card.kind == CardKind::pokemon) book.evolutions_.push_back(evolution_of(card.name, card.evolves_from));
    for (const NamedLine& line : cards.lines())
        if (const auto name = book.find_word(line.name), from = book.find_word(line.from); name != 0 && from != 0)
            book.evolutions_.push_back(evolution_of(name, from));
    std::ranges::sort(book.evolutions_);
    return book;
}

std::uint16_t Rulebook::marker_bit(std::uint16_t word) const {
    for (std::size_t i = 0; i < markers_.size() && i < most_markers; ++i)
        if (markers_[i] == word) return static_cast<std::uint16_t>(1u << i);
    return 0;
}

bool Rulebook::is_used_once_as(std::uint16_t attack, int word) const {
    return std::ranges::any_of(programs_, [&](const Program& program) {
        return program.kind == TextKind::attack && program.once == OnceLimit::per_game && program.name == attack &&
               program.once_word == word;
    });
}

bool Rulebook::evolves_through(std::uint16_t from, std::uint16_t to) const {
    return std::binary_search(evolutions_.begin(), evolutions_.end(), evolution_of(to, from));
}

}  // namespace cubenight::pokemon
