#include "draft/pool/lines.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "draft/pool/offers.hpp"

namespace cubenight::draft {
namespace {

constexpr int deepest_line = 6;  // stages below a card; hostile sets may evolve in circles

// How many stages stand below by the stage alone.
int printed_stages_below(Stage stage) {
    switch (stage) {
        case Stage::none:
        case Stage::basic:
        case Stage::restored:
        case Stage::legend:
        case Stage::vunion: return 0;
        case Stage::stage1:
        case Stage::vmax:
        case Stage::vstar:
        case Stage::mega:
        case Stage::break_:
        case Stage::level_up: return 1;
        case Stage::stage2: return 2;
    }
    return 0;
}

// Names (as rules count them) of cards, each with one copy. Trainers too: fossils are evolved from.
using ByName = std::map<std::string, CubeCopyId>;

ByName by_name(const DraftCards& cards, std::span<const CubeCopyId> copies) {
    ByName names;
    for (const auto copy : copies) names.try_emplace(name_for_rules(cards[copy].name), copy);
    return names;
}

// What the cube has: its names, for a name those that evolve from it, and how long the ways up are.
struct CubeNames {
    std::set<std::string> all;
    std::map<std::string, std::set<std::string>> above;
    std::map<std::string, int> height;

    explicit CubeNames(const DraftCards& cards) {
        for (const auto id : cards.cube->cards) {
            const Card& card = (*cards.set)[id];
            all.insert(name_for_rules(card.name));
            if (!card.evolves_from.empty()) above[name_for_rules(card.evolves_from)].insert(name_for_rules(card.name));
        }
        for (int step = 0; step < deepest_line; ++step) {  // longer ways, and circles, are cut there
            auto taller = height;
            for (const auto& [name, uppers] : above)
                for (const auto& upper : uppers) taller[name] = std::max(taller[name], height_of(upper) + 1);
            height = std::move(taller);
        }
    }
    int height_of(const std::string& name) const {
        const auto found = height.find(name);
        return found == height.end() ? 0 : found->second;
    }
    // The longest way up from a name, without the name itself; of equal ones the first by name.
    std::vector<std::string> way_up(std::string name) const {
        std::vector<std::string> way;
        while (static_cast<int>(way.size()) < deepest_line) {
            const auto found = above.find(name);
            if (found == above.end()) break;
            name = *std::max_element(found->second.begin(), found->second.end(),
                                     [&](const auto& a, const auto& b) { return height_of(a) < height_of(b); });
            way.push_back(name);
        }
        return way;
    }
};

EvolutionLine line_of(const DraftCards& cards, CubeCopyId highest, const ByName& pool, const CubeNames& cube,
                      LinePolicy lines) {
    auto stages = stages_below(*cards.set, cards.id(highest));
    stages.push_back({name_for_rules(cards[highest].name), {}});
    for (auto& name : cube.way_up(stages.back().name)) stages.push_back({std::move(name), {}});
    EvolutionLine line;
    for (auto& [name, below] : stages) {
        LineStep step{name, StepState::absent, no_cube_copy};
        if (const auto found = pool.find(name); !name.empty() && found != pool.end()) {
            step.state = StepState::have;
            step.copy = found->second;
        } else if (below && brings_lower_stages(lines)) {
            step.state = StepState::brought;
        } else if (cube.all.contains(name)) {
            step.state = StepState::missing;
        }
        line.steps.push_back(std::move(step));
    }
    return line;
}

}  // namespace

int EvolutionLine::have() const {
    return static_cast<int>(std::ranges::count_if(
        steps, [](const LineStep& step) { return step.state == StepState::have || step.state == StepState::brought; }));
}

std::vector<LowerStage> stages_below(const CardSet& set, CardId card) {
    std::vector<LowerStage> stages;
    LowerStage next{name_for_rules(set[card].evolves_from), set.below(card)};
    while (!next.name.empty() && static_cast<int>(stages.size()) < deepest_line) {
        if (std::ranges::find(stages, next.name, &LowerStage::name) != stages.end()) break;
        stages.push_back(next);
        if (next.card && !set[*next.card].evolves_from.empty()) {
            next = {name_for_rules(set[*next.card].evolves_from), set.below(*next.card)};
        } else {
            next.name = next.card && set[*next.card].is_basic_pokemon() ? std::string() : set.name_below(next.name);
            next.card = set.find_name(next.name);
        }
    }
    while (static_cast<int>(stages.size()) < printed_stages_below(set[card].stage)) stages.emplace_back();
    std::ranges::reverse(stages);
    return stages;
}

std::vector<LowerStages> lower_stages_of(const DraftCards& cards) {
    std::set<std::string> there;
    for (const CardId card : cards.cube->cards) there.insert(name_for_rules((*cards.set)[card].name));
    for (const FreeCard& free : cards.cube->free) there.insert(name_for_rules((*cards.set)[free.card].name));
    std::map<CardId, LowerStages> found;
    std::vector<LowerStages> all;
    all.reserve(cards.size());
    for (const CardId card : cards.cube->cards) {
        const auto [of, first] = found.try_emplace(card, LowerStages::in_cube);
        if (first && !cards.ucg)
            for (const LowerStage& stage : stages_below(*cards.set, card))
                if (!there.contains(stage.name))
                    of->second = std::max(of->second, stage.card ? LowerStages::in_set : LowerStages::nowhere);
        all.push_back(of->second);
    }
    return all;
}

bool stranded(LowerStages below, LinePolicy lines) {
    if (needs_no_lower_stage(lines)) return false;
    return below == LowerStages::nowhere || (below == LowerStages::in_set && !brings_lower_stages(lines));
}

int LineCounts::stranded(LinePolicy lines) const {
    int all = 0;
    for (const LowerStages at : {LowerStages::in_cube, LowerStages::in_set, LowerStages::nowhere})
        if (draft::stranded(at, lines)) all += below[static_cast<std::size_t>(at)];
    return all;
}

LineCounts line_counts(const DraftCards& cards) {
    LineCounts counts;
    if (cards.ucg) return counts;
    const auto below = lower_stages_of(cards);
    for (std::size_t i = 0; i < below.size(); ++i)
        if ((*cards.set)[cards.cube->cards[i]].kind == CardKind::pokemon)
            ++counts.below[static_cast<std::size_t>(below[i])];
    return counts;
}

std::vector<std::string> names_below(const CardSet& set, const Card& card) {
    std::vector<std::string> names;
    if (const auto id = set.find_key(card.key))
        for (auto& stage : stages_below(set, *id)) names.push_back(std::move(stage.name));
    return names;
}

std::vector<EvolutionLine> evolution_lines(const DraftCards& cards, std::span<const CubeCopyId> pool,
                                           LinePolicy policy) {
    const auto have = by_name(cards, pool);
    const CubeNames cube(cards);
    std::set<std::string> below;  // names that stand in another card's line already
    for (const auto& [name, copy] : have)
        for (auto& lower : names_below(*cards.set, cards[copy])) below.insert(std::move(lower));

    std::vector<EvolutionLine> lines;
    for (const auto& [name, copy] : have) {
        if (below.contains(name)) continue;
        auto line = line_of(cards, copy, have, cube, policy);
        if (line.size() > 1) lines.push_back(std::move(line));
    }
    std::stable_sort(lines.begin(), lines.end(), [](const EvolutionLine& a, const EvolutionLine& b) {
        return std::pair(b.have(), b.size()) < std::pair(a.have(), a.size());
    });
    return lines;
}

std::vector<CubeCopyId> line_to_add(const DraftCards& cards, std::span<const CubeCopyId> pool,
                                    std::span<const CubeCopyId> deck, CubeCopyId card) {
    const auto in_deck = by_name(cards, deck);
    const auto in_pool = by_name(cards, pool);
    std::vector<CubeCopyId> added;
    for (const auto& name : names_below(*cards.set, cards[card])) {
        const auto found = in_pool.find(name);
        if (found != in_pool.end() && !in_deck.contains(name)) added.push_back(found->second);
    }
    if (std::find(deck.begin(), deck.end(), card) == deck.end()) added.push_back(card);
    return added;
}

}  // namespace cubenight::draft
