#include "draft/judge/bot.hpp"

#include <algorithm>

#include "draft/judge/pool_profile.hpp"
#include "draft/judge/ultraman_picks.hpp"
#include "draft/pool/lines.hpp"
#include "draft/pool/offers.hpp"
#include "engine/core/ensure.hpp"
#include "engine/core/hash.hpp"

namespace cubenight::draft {
namespace {

constexpr TypeSet colorless = TypeSet::of(Type::colorless);
constexpr int few_basics = 4;

// Judges the cards of one pack for one pool.
class PackJudge {
public:
    PackJudge(const DraftCards& cards, const CardValues& values, const DraftPlace& place)
        : cards_(cards), values_(values), place_(place), pool_(cards, values, place.pool, place.lines) {
        const int all = std::max(place.picks_in_all, 1);
        progress_ = std::min(1000, pool_.cards * 1000 / all);
        focus_ = std::min(1000, progress_ * 5 / 2);  // types are settled after two fifths of the draft
    }

    Suggestion judge(CubeCopyId copy) {
        made_ = {copy, 0, {}};
        const Card& card = cards_[copy];
        made_.score = values_[copy].value + taste(copy, card) + companions(copy);
        if (stranded(values_[copy].below, place_.lines)) return judge_stranded();
        if (card.kind == CardKind::pokemon) judge_pokemon(copy, card);
        else if (is_trainer(card.kind)) judge_trainer(copy);
        else judge_energy(copy);
        name_strengths(copy, card);
        std::stable_sort(made_.reasons.begin(), made_.reasons.end(),
                         [](const PickReason& a, const PickReason& b) { return a.weight > b.weight; });
        return std::move(made_);
    }

private:
    PickReason& reason(PickReasonKind kind, int weight) {
        PickReason made;
        made.kind = kind;
        made.weight = weight;
        made_.reasons.push_back(made);
        return made_.reasons.back();
    }
    // A reason that changes the score.
    PickReason& because(PickReasonKind kind, int weight) {
        made_.score += weight;
        return reason(kind, weight);
    }

    int taste(CubeCopyId copy, const Card& card) const;
    int companions(CubeCopyId copy) const;
    Suggestion judge_stranded();
    void judge_pokemon(CubeCopyId copy, const Card& card);
    void judge_type(TypeSet types);
    bool base_in_pack(const Card& card) const;
    int risk(const Card& card, int missing) const;
    void judge_line(const Card& card);
    void judge_support(CubeCopyId copy, const Card& card);
    void judge_trainer(CubeCopyId copy);
    void judge_energy(CubeCopyId copy);
    void judge_served(TypeSet serves);
    void judge_needs(CubeCopyId copy, const Card& card);
    void name_strengths(CubeCopyId copy, const Card& card);
    void name_attack(const Card& card, const CardFacts& facts);
    // How many of a use the pool lacks, where `share` in a hundred cards should be of it.
    int lack(int have, int share) const { return pool_.cards * share / 100 - have; }

    const DraftCards& cards_;
    const CardValues& values_;
    const DraftPlace& place_;
    PoolProfile pool_;
    int progress_ = 0;  // in thousandths
    int focus_ = 0;     // in thousandths: how much the pool's types matter by now
    Suggestion made_;
};

// A bot's leaning, up to 8 points a card and a type: so that not all bots want the same.
int PackJudge::taste(CubeCopyId copy, const Card& card) const {
    if (place_.taste == 0) return 0;
    const auto lean = [&](std::uint64_t what) {
        return static_cast<int>(hash_number(hash_number(hash_start, place_.taste), what) >> 33) % 17 - 8;
    };
    return lean(copy.value) + (card.types.empty() ? 0 : lean(0x10000 + card.types.bits));
}

// What goes with the pick, where whole lines are one: less than the card for which it is taken.
int PackJudge::companions(CubeCopyId copy) const {
    if (!place_.goes_with) return 0;
    const auto with = place_.goes_with->find(copy);
    if (with == place_.goes_with->end()) return 0;
    int worth = 0;
    for (const CubeCopyId lower : with->second) worth += values_[lower].value / 5;
    return worth;
}

// What nobody can bring into play is worth next to nothing, however strong it is.
Suggestion PackJudge::judge_stranded() {
    const auto missing = std::ranges::count_if(stages_below(*cards_.set, cards_.id(made_.card)),
                                               [&](const LowerStage& stage) { return !pool_.has(stage.name); });
    because(PickReasonKind::lacks_base, std::min(0, made_.score / 20 - made_.score)).number = static_cast<int>(missing);
    return std::move(made_);
}

void PackJudge::judge_pokemon(CubeCopyId copy, const Card& card) {
    judge_type(card.types);
    judge_line(card);
    judge_support(copy, card);
    judge_needs(copy, card);
}

void PackJudge::judge_type(TypeSet types) {
    if (types.empty() || types.has_any(colorless)) return;
    const auto count = [&](Type type) { return pool_.of_type[static_cast<std::size_t>(type)]; };
    if (pool_.deepest == Type::colorless) {
        reason(PickReasonKind::opens_type, 1).type = types.first();
    } else if (types.has(pool_.deepest)) {
        auto& why = because(PickReasonKind::deepest_type, 6 + 24 * focus_ / 1000);
        why.type = pool_.deepest;
        why.number = count(pool_.deepest);
    } else if (pool_.second != Type::colorless && types.has(pool_.second)) {
        auto& why = because(PickReasonKind::second_type, 3 + 14 * focus_ / 1000);
        why.type = pool_.second;
        why.number = count(pool_.second);
    } else {
        because(PickReasonKind::off_type, -45 * focus_ / 1000).type = types.first();
    }
}

bool PackJudge::base_in_pack(const Card& card) const {
    return std::ranges::any_of(place_.pack, [&](CubeCopyId other) {
        return name_for_rules(cards_[other].name) == name_for_rules(card.evolves_from);
    });
}

// What is likely lost of its worth because stages below it are missing: about half of it for each, less where one could still come
// round, more the fewer picks are left. The stronger a card is, the more hangs on that.
int PackJudge::risk(const Card& card, int missing) const {
    const int lost = (base_in_pack(card) ? 30 : 45) + 25 * progress_ / 1000;  // in hundredths
    const int worth = values_[made_.card].value;
    int left = worth;
    for (int stage = 0; stage < missing; ++stage) left -= left * lost / 100;
    return worth - left;
}

// What the card's own line has below it.
void PackJudge::judge_line(const Card& card) {
    const auto stages = stages_below(*cards_.set, cards_.id(made_.card));
    if (stages.empty()) return;
    int missing = 0;
    CubeCopyId lower = no_cube_copy;
    for (const auto& stage : stages) {
        const auto found = pool_.names.find(stage.name);
        if (found != pool_.names.end()) lower = found->second;
        else if (!stage.card || !brings_lower_stages(place_.lines)) ++missing;
    }
    if (needs_no_lower_stage(place_.lines)) missing = 0;
    if (missing > 0) {
        because(PickReasonKind::lacks_base, -risk(card, missing)).number = missing;
        return;
    }
    if (lower == no_cube_copy) return;
    const bool bridges = pool_.wanted.contains(name_for_rules(card.name));
    const bool is_new = !pool_.has(name_for_rules(card.name));
    auto& why = because(PickReasonKind::extends_line, is_new ? 26 + 6 * static_cast<int>(stages.size()) : 4);
    why.card = lower;
    why.number = static_cast<int>(stages.size()) + 1;
    if (bridges) {
        why.kind = PickReasonKind::bridges_line;
        why.other = pool_.wanted.at(name_for_rules(card.name));
    } else if (card.stage == Stage::stage2) {
        why.kind = PickReasonKind::completes_line;
    }
}

// What stands above the card in the pool already and lacks it.
void PackJudge::judge_support(CubeCopyId, const Card& card) {
    if (!made_.reasons.empty() && made_.reasons.back().kind == PickReasonKind::bridges_line) {
        made_.score += 14;
        made_.reasons.back().weight += 14;
        return;
    }
    const auto wanted = pool_.wanted.find(name_for_rules(card.name));
    if (wanted == pool_.wanted.end() || brings_lower_stages(place_.lines) || needs_no_lower_stage(place_.lines)) return;
    because(PickReasonKind::supports_line, 30 + values_[wanted->second].value / 10).card = wanted->second;
}

void PackJudge::judge_needs(CubeCopyId copy, const Card& card) {
    // Without a Basic Pokémon there is no deck at all, so the first few count whatever their type, and ever more.
    const bool starts = draft::starts(cards_, copy, place_.lines);
    if (starts && pool_.basics < few_basics && pool_.cards >= 3) {
        const int weight = (few_basics - pool_.basics) * (6 + 45 * progress_ / 1000);
        because(PickReasonKind::needs_basics, weight).number = pool_.basics;
    }
    if (pool_.strange(card.types) && focus_ > 500) return;
    const int basics = lack(pool_.basics, 22);
    if (starts && basics > 0 && pool_.basics >= few_basics)
        because(PickReasonKind::needs_basics, std::min(6 * basics, 24)).number = pool_.basics;
    const int attackers = lack(pool_.attackers, 16);
    if (values_[copy].roles.has(Role::attacker) && attackers > 0 && pool_.cards >= 8)
        because(PickReasonKind::needs_attackers, std::min(5 * attackers, 15)).number = pool_.attackers;
    const int crowd = -lack(pool_.pokemon, 50);
    if (crowd > 0) made_.score -= std::min(4 * crowd, 24);
}

void PackJudge::judge_served(TypeSet serves) {
    if (serves.empty() || pool_.deepest == Type::colorless) return;
    for (const auto type : {pool_.deepest, pool_.second})
        if (type != Type::colorless && serves.has(type)) {
            because(PickReasonKind::provides_type, 4 + 12 * focus_ / 1000).type = type;
            return;
        }
    because(PickReasonKind::off_type, -(10 + 35 * focus_ / 1000)).type = serves.first();
}

void PackJudge::judge_trainer(CubeCopyId copy) {
    judge_served(values_[copy].serves);
    const int trainers = lack(pool_.trainers, 42);
    if (trainers > 0 && pool_.cards >= 6)
        because(PickReasonKind::needs_trainers, std::min(4 * trainers, 24)).number = pool_.trainers;
    else if (trainers < -3) made_.score -= std::min(-4 * (trainers + 3), 24);
    const int draw = lack(pool_.draw_cards, 11);
    if (values_[copy].roles.has(Role::draws) && draw > 0)
        because(PickReasonKind::needs_draw, std::min(8 * draw, 24)).number = pool_.draw_cards;
}

void PackJudge::judge_energy(CubeCopyId copy) { judge_served(values_[copy].serves); }

// Strengths that the card's own value holds already.
void PackJudge::name_strengths(CubeCopyId copy, const Card& card) {
    const auto& facts = values_[copy];
    if (card.kind == CardKind::pokemon) name_attack(card, facts);
    static constexpr std::pair<Role, PickReasonKind> named[] = {
        {Role::draws, PickReasonKind::draws_cards},
        {Role::searches, PickReasonKind::searches_deck},
        {Role::accelerates, PickReasonKind::accelerates_energy},
        {Role::switches, PickReasonKind::switches_pokemon},
        {Role::disrupts, PickReasonKind::disrupts_opponent},
        {Role::recovers, PickReasonKind::recovers_cards},
        {Role::boosts, PickReasonKind::boosts_damage},
        {Role::spreads, PickReasonKind::spreads_damage},
        {Role::heals, PickReasonKind::heals_damage},
    };
    int weight = card.kind == CardKind::pokemon ? 9 : 14;
    for (const auto& [role, kind] : named)
        if (facts.roles.has(role)) {
            reason(kind, std::max(weight--, 2)).number = role == Role::draws ? facts.draws : 0;
        }
}

void PackJudge::name_attack(const Card& card, const CardFacts& facts) {
    if (facts.best_attack < 0) return;
    const bool worth_it = facts.best_damage * 10 / (2 * facts.best_cost + 3) >= 75;
    if (worth_it) {
        const auto& attack = card.attacks[static_cast<std::size_t>(facts.best_attack)];
        const bool varies = facts.best_damage != attack.damage;
        auto& why = reason(varies ? PickReasonKind::varying_attack : PickReasonKind::strong_attack,
                           std::min(4 + facts.best_damage / 10, 18));
        why.number = facts.best_damage;
        why.other_number = facts.best_cost;
    }
    if (facts.best_cost <= 2 && facts.best_damage >= 30) {
        auto& why = reason(PickReasonKind::low_cost, 7);
        why.number = facts.best_cost;
        const auto& cost = card.attacks[static_cast<std::size_t>(facts.best_attack)].cost;
        for (int i = type_count - 1; i >= 0; --i)
            if (cost.units[i] > 0 && static_cast<Type>(i) != Type::colorless) why.type = static_cast<Type>(i);
    }
    if (card.hp >= 120) reason(PickReasonKind::sturdy, card.hp / 25).number = card.hp;
}

}  // namespace

std::vector<Suggestion> rank_pack(const DraftCards& cards, const CardValues& values, const DraftPlace& place) {
    if (cards.ucg) return rank_ultraman_pack(cards, place);
    PackJudge judge(cards, values, place);
    std::vector<Suggestion> ranked;
    ranked.reserve(place.pack.size());
    for (const auto copy : place.pack) ranked.push_back(judge.judge(copy));
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Suggestion& a, const Suggestion& b) { return a.score > b.score; });
    return ranked;
}

std::vector<Suggestion> suggest_picks(const DraftCards& cards, const CardValues& values, const DraftPlace& place) {
    auto ranked = rank_pack(cards, values, place);
    ranked.resize(std::min<std::size_t>(ranked.size(), 3));
    for (auto& suggestion : ranked) {
        auto& reasons = suggestion.reasons;
        std::erase_if(reasons, [](const PickReason& reason) { return reason.weight <= 0; });
        if (reasons.size() > 3) reasons.resize(3);
        if (!reasons.empty()) continue;
        reasons.push_back({});
        if (&suggestion != &ranked.front()) reasons.back().kind = PickReasonKind::near_best;
    }
    return ranked;
}

CubeCopyId bot_pick(const DraftCards& cards, const CardValues& values, const DraftPlace& place) {
    ENSURE(!place.pack.empty());
    return rank_pack(cards, values, place).front().card;
}

}  // namespace cubenight::draft
