#include "draft/decks/pokemon_decks.hpp"

#include <algorithm>
#include <functional>

#include "draft/decks/deck_plan.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {
namespace {

constexpr TypeSet colorless = TypeSet::of(Type::colorless);
constexpr std::size_t most_plans = 8;  // type choices that are built whole and compared
constexpr int most_unwarned = 3;       // types for which attacks may ask before the deck check warns (advice.hpp)
constexpr int price_of_another = 40;   // to a card that would bring one more than that
constexpr int price_of_many_types = 150;

TypeSet named_types(const EnergyCost& cost) {
    TypeSet types;
    for (int i = 0; i < type_count; ++i)
        if (cost.units[i] > 0 && static_cast<Type>(i) != Type::colorless)
            types = types | TypeSet::of(static_cast<Type>(i));
    return types;
}

// What a Pokémon is worth in a deck with energy of these types: all of it if its best attack can be paid, half if
// another one can or it only serves by an ability, next to nothing otherwise.
int worth_with(const Card& card, const CardFacts& facts, TypeSet types) {
    if (card.attacks.empty()) return facts.value / 2;
    bool any = false;
    for (const auto& attack : card.attacks) any = any || types.has_all(named_types(attack.cost));
    const bool best = facts.best_attack >= 0 &&
                      types.has_all(named_types(card.attacks[static_cast<std::size_t>(facts.best_attack)].cost));
    if (best) return facts.value;
    if (any) return facts.value / 2;
    return card.abilities.empty() ? facts.value / 10 : facts.value / 3;
}

// How many cards of each sort a deck is built towards: the guide's shape, energy a little above its quarter since
// cubes have few ways to fetch it (CUBE draft.tip.ratio).
struct Shape {
    int pokemon, trainers, energy;
    explicit Shape(int deck_size) {
        energy = (deck_size * 3 + 5) / 10;
        trainers = deck_size * 4 / 10;
        pokemon = deck_size - energy - trainers;
    }
};

class Builder {
public:
    Builder(const DraftCards& cards, const CardValues& values, std::span<const CubeCopyId> pool, const DeckRules& rules,
            const Locked& locked)
        : cards_(cards), values_(values), pool_(pool), rules_(rules), shape_(rules.deck_size),
          locked_(locked.cards.begin(), locked.cards.end()), locked_energy_(locked.energy) {
        std::ranges::stable_sort(locked_, {}, [&](CubeCopyId copy) { return cards[copy].stage; });
    }

    // The best of the legal decks; nothing where there is none. A third type of energy is tried where two leave it with few
    // Pokémon or much more energy than the shape has, or with a Pokémon that they do not serve; a fourth where there is still much
    // more energy.
    std::optional<AutoBuild> build() {
        std::optional<AutoBuild> made;
        int best = -1;
        for (const int most_types : {2, 3, 4}) {
            if (most_types == 4 && made && !has_much_energy(made->deck)) break;
            for (const auto types : type_choices(most_types)) {
                DeckPlan plan(cards_, pool_, rules_);
                if (!add_locked(plan)) return std::nullopt;
                const int score = fill(plan, types);
                const bool legal = plan.room() == 0 && deck_stats(cards_, plan.deck(), rules_.lines).basics > 0;
                if (!legal || score <= best) continue;
                best = score;
                made = AutoBuild{BuildFailure::none, plan.deck(), types, {}};
            }
            if (made && well_filled(made->deck) && unserved(made->deck, made->types) == 0) break;
        }
        return made;
    }

private:
    std::vector<TypeSet> type_choices(int most_types) const;
    bool has_energy_for(CubeCopyId copy, TypeSet types) const;
    bool has_much_energy(const Deck& deck) const;
    bool well_filled(const Deck& deck) const;
    int unserved(const Deck& deck, TypeSet types) const;
    TypeSet missed(const Deck& deck, TypeSet types) const;
    TypeSet asked_by(const Deck& deck) const;
    int quick_score(TypeSet types) const;
    int locked_worth(TypeSet types) const;
    bool add_locked(DeckPlan& plan) const;
    int fill(DeckPlan& plan, TypeSet types) const;
    // Which Pokémon are added: all that the energy serves with what is below them, the same whatever is below, the Basic ones of
    // them, or Basic ones whatever their energy.
    enum class Which : std::uint8_t { served_lines, served, served_basics, basics };
    void add_pokemon(DeckPlan& plan, TypeSet types, int count, Which which) const;
    void add_trainers(DeckPlan& plan, TypeSet types, int count) const;
    void add_special_energy(DeckPlan& plan, TypeSet types, int count) const;
    void add_basic_energy(DeckPlan& plan, TypeSet types) const;
    void add_anything(DeckPlan& plan) const;
    int types_beyond(TypeSet asked, std::span<const CubeCopyId> added) const;
    int score(const DeckPlan& plan, TypeSet types) const;

    const DraftCards& cards_;
    const CardValues& values_;
    std::span<const CubeCopyId> pool_;
    const DeckRules& rules_;
    Shape shape_;
    std::vector<CubeCopyId> locked_;  // lower stages first
    EnergyCounts locked_energy_;
};

// Types of energy that the pool's attacks ask for and the night offers, so many together; the most promising few.
std::vector<TypeSet> Builder::type_choices(int most_types) const {
    TypeSet asked;
    for (const auto copy : pool_) asked = asked | values_[copy].needs;
    if (!rules_.energy.empty()) asked.bits &= rules_.energy.bits;
    std::vector<TypeSet> choices;
    for (unsigned bits = 0; bits < 1u << type_count; ++bits) {
        const TypeSet types{static_cast<std::uint16_t>(bits)};
        const bool tried = most_types > 2 && types.size() < most_types;  // in a round before
        if (types.size() <= most_types && !tried && asked.has_all(types)) choices.push_back(types);
    }
    std::vector<std::pair<int, TypeSet>> scored;
    scored.reserve(choices.size());
    for (const auto types : choices) scored.emplace_back(quick_score(types), types);
    std::stable_sort(scored.begin(), scored.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    choices.clear();
    for (const auto& [score, types] : scored)
        if (choices.size() < most_plans) choices.push_back(types);
    return choices;
}

// Whether its attacks can be paid at least in part; where no energy is on offer, nobody asks.
bool Builder::has_energy_for(CubeCopyId copy, TypeSet types) const {
    const TypeSet needs = values_[copy].needs;
    return rules_.energy.empty() || needs.empty() || needs.has_any(types);
}

bool Builder::has_much_energy(const Deck& deck) const {
    return 4 * deck_stats(cards_, deck, rules_.lines).energy > 5 * shape_.energy;
}

bool Builder::well_filled(const Deck& deck) const {
    return 4 * deck_stats(cards_, deck, rules_.lines).pokemon >= 3 * shape_.pokemon && !has_much_energy(deck);
}

// How many Pokémon there are without energy for any of their attacks.
int Builder::unserved(const Deck& deck, TypeSet types) const {
    return static_cast<int>(std::ranges::count_if(deck.cards, [&](CubeCopyId copy) {
        return cards_[copy].kind == CardKind::pokemon && !has_energy_for(copy, types);
    }));
}

// The types on offer for which these ask.
TypeSet Builder::missed(const Deck& deck, TypeSet types) const {
    TypeSet all;
    for (const CubeCopyId copy : deck.cards)
        if (cards_[copy].kind == CardKind::pokemon && !has_energy_for(copy, types)) all = all | values_[copy].needs;
    return {static_cast<std::uint16_t>(all.bits & rules_.energy.bits)};
}

// The types that attacks of the deck cost.
TypeSet Builder::asked_by(const Deck& deck) const {
    TypeSet asked;
    for (const CubeCopyId copy : deck.cards)
        if (cards_[copy].kind == CardKind::pokemon) asked = asked | values_[copy].needs;
    return asked;
}

int Builder::quick_score(TypeSet types) const {
    std::vector<int> worths;
    for (const auto copy : pool_)
        if (cards_[copy].kind == CardKind::pokemon && has_energy_for(copy, types))
            worths.push_back(worth_with(cards_[copy], values_[copy], types));
    std::sort(worths.rbegin(), worths.rend());
    int sum = 0;
    for (std::size_t i = 0; i < worths.size() && static_cast<int>(i) < shape_.pokemon; ++i) sum += worths[i];
    return sum + locked_worth(types) - 25 * types.size();  // each type makes costs harder to pay
}

// Who locks a Pokémon wants to attack with it, and who locks energy wants to pay with it: that goes before all else.
int Builder::locked_worth(TypeSet types) const {
    constexpr int payable = 10'000;
    auto wanted = std::ranges::count_if(locked_, [&](CubeCopyId copy) {
        const CardFacts& facts = values_[copy];
        return facts.best_attack >= 0 && worth_with(cards_[copy], facts, types) == facts.value;
    });
    for (std::size_t i = 0; i < type_count; ++i) wanted += locked_energy_[i] > 0 && types.has(static_cast<Type>(i));
    return payable * static_cast<int>(wanted);
}

// Each with what it stands on, as far as that is there. False where one of them may not be in the deck.
bool Builder::add_locked(DeckPlan& plan) const {
    plan.set_energy(locked_energy_);
    if (plan.room() < 0) return false;
    for (const auto copy : locked_) {
        if (plan.has(copy)) continue;
        if (const auto addition = plan.addition(copy)) plan.add(*addition);
        else if (rules_.lines == LinePolicy::required || !plan.add_alone(copy)) return false;
    }
    return true;
}

// Builds a whole deck around the types and says how good it looks.
int Builder::fill(DeckPlan& plan, TypeSet types) const {
    const int basics = std::max(2, rules_.deck_size * 18 / 100);  // three in four hands open with one
    const auto locked = deck_stats(cards_, plan.deck(), rules_.lines);
    const int energy = std::max(0, shape_.energy - locked.energy);
    const int fewest_basics = std::max(2, rules_.deck_size / 8);  // with fewer, about half of the hands go back
    const auto up_to = [&](int most) {
        return std::max(0, most - deck_stats(cards_, plan.deck(), rules_.lines).basics);
    };
    const auto missing = [&] { return shape_.pokemon - deck_stats(cards_, plan.deck(), rules_.lines).pokemon; };
    add_pokemon(plan, types, missing(), Which::served_lines);
    add_pokemon(plan, types, up_to(basics), Which::served_basics);
    add_pokemon(plan, types, missing(), Which::served);
    add_pokemon(plan, types, up_to(fewest_basics), Which::basics);  // who cannot attack opens a hand all the same
    add_trainers(plan, types, std::min(shape_.trainers - locked.trainers, plan.room() - energy));
    add_special_energy(plan, types, shape_.energy / 3 - locked.energy);
    const int basic_energy = std::max(0, shape_.energy - plan.deck().energy_count());  // that is still to come
    add_trainers(plan, types | plan.types(), plan.room() - basic_energy);
    add_pokemon(plan, types, plan.room() - basic_energy, Which::served);
    const int much_energy = basic_energy + shape_.energy / 4;
    add_pokemon(plan, types, plan.room() - much_energy, Which::served_basics);  // of little use, but of more than that
    add_basic_energy(plan, types);
    if (plan.room() > 0) add_anything(plan);
    return score(plan, types);
}

// How many types more than the check lets pass the deck would ask for with these, for which it does not ask yet.
int Builder::types_beyond(TypeSet asked, std::span<const CubeCopyId> added) const {
    TypeSet all = asked;
    for (const CubeCopyId copy : added) all = all | values_[copy].needs;
    return std::max(0, all.size() - std::max(most_unwarned, asked.size()));
}

// Adds lines by what they bring for each card, until so many cards are in.
void Builder::add_pokemon(DeckPlan& plan, TypeSet types, int count, Which which) const {
    while (count > 0) {
        std::optional<DeckPlan::Addition> best;
        const bool of_lines = which == Which::served_lines || which == Which::served;
        int best_worth = of_lines ? 12 : -1000;  // what brings less is better left out
        const TypeSet asked = types | asked_by(plan.deck());
        for (const auto copy : pool_) {
            const Card& card = cards_[copy];
            if (card.kind != CardKind::pokemon || plan.has(copy)) continue;
            if (which != Which::basics && !has_energy_for(copy, types)) continue;
            if (!of_lines && !plays_as_basic(card, rules_.lines)) continue;
            auto addition = plan.addition(copy);
            if (!addition || addition->size() > count) continue;
            const auto served = [&](CubeCopyId one) { return has_energy_for(one, types); };
            if (which == Which::served_lines && !std::ranges::all_of(addition->cards, served)) continue;
            int worth = worth_with(card, values_[copy], types) * 2;
            for (const auto lower : addition->cards)
                if (lower != copy) worth += worth_with(cards_[lower], values_[lower], types);
            worth /= addition->size() + 1;
            worth -= price_of_another * types_beyond(asked, addition->cards);
            if (worth <= best_worth) continue;
            best_worth = worth;
            best = std::move(addition);
        }
        if (!best) return;
        count -= best->size();
        plan.add(*best);
    }
}

// Trainers by value, picked ones and those on offer. `any`: also those that serve none of the types.
void Builder::add_trainers(DeckPlan& plan, TypeSet types, int count) const {
    struct Trainer {
        int value;
        CubeCopyId copy;
        CardId offered;
    };
    std::vector<Trainer> trainers;
    const auto serves_us = [&](TypeSet serves) { return serves.empty() || serves.has_any(types | colorless); };
    for (const auto copy : pool_)
        if (is_trainer(cards_[copy].kind) && !plan.has(copy) && serves_us(values_[copy].serves))
            trainers.push_back({values_[copy].value, copy, no_card});
    for (const auto id : plan.left_on_offer()) {
        const CardFacts facts = card_facts((*cards_.set)[id]);
        if (is_trainer((*cards_.set)[id].kind) && serves_us(facts.serves))
            trainers.push_back({facts.value, no_cube_copy, id});
    }
    std::ranges::stable_sort(trainers, std::greater(), &Trainer::value);
    for (const auto& trainer : trainers) {
        if (trainer.copy != no_cube_copy) count -= count > 0 && plan.add_alone(trainer.copy);
        else
            while (count > 0 && plan.add_offered(trainer.offered)) --count;
    }
}

void Builder::add_special_energy(DeckPlan& plan, TypeSet types, int count) const {
    std::vector<CubeCopyId> energy;
    for (const auto copy : pool_) {
        const auto serves = values_[copy].serves;
        if (is_energy(cards_[copy].kind) && (serves.empty() || serves.has_any(types))) energy.push_back(copy);
    }
    std::stable_sort(energy.begin(), energy.end(),
                     [&](CubeCopyId a, CubeCopyId b) { return values_[a].value > values_[b].value; });
    for (const auto copy : energy)
        if (count > 0 && plan.add_alone(copy)) --count;
}

// Each type for which a card asks is there, if only once; those too for which only whom the types do not serve asks.
void Builder::add_basic_energy(DeckPlan& plan, TypeSet types) const {
    if (rules_.energy.empty() || plan.room() <= 0) return;
    const TypeSet offered = types.empty() ? rules_.energy : types | missed(plan.deck(), types);
    EnergyCounts energy = split_energy(cards_, plan.deck(), plan.room() + plan.deck().energy_count(), offered);
    // One goes from the type that has most of what is not locked; false where each has fewer than `least`.
    const auto takes_from_most = [&](int least) {
        const auto free = [&](std::size_t i) { return energy[i] - locked_energy_[i]; };
        std::size_t most = 0;
        for (std::size_t i = 1; i < type_count; ++i)
            if (free(i) > free(most)) most = i;
        if (free(most) < least) return false;
        return --energy[most], true;
    };
    const auto needed = deck_stats(cards_, plan.deck(), rules_.lines).needed;
    for (std::size_t i = 0; i < type_count; ++i) {
        while (energy[i] < locked_energy_[i] && takes_from_most(1)) ++energy[i];
        const bool missing = energy[i] == 0 && needed[i] > 0 && offered.has(static_cast<Type>(i));
        if (missing && takes_from_most(2)) ++energy[i];
    }
    plan.set_energy(energy);
}

// Without energy on offer: whatever the pool has left, whole lines first.
void Builder::add_anything(DeckPlan& plan) const {
    add_trainers(plan, TypeSet::all(), plan.room());
    add_special_energy(plan, TypeSet::all(), plan.room());
    add_pokemon(plan, TypeSet::all(), plan.room(), Which::served_basics);
    add_pokemon(plan, TypeSet::all(), plan.room(), Which::served);
    if (rules_.lines == LinePolicy::required) return;
    for (const auto copy : pool_)
        if (plan.room() > 0) plan.add_alone(copy);
    for (const auto id : plan.left_on_offer())
        while (plan.add_offered(id)) {
        }
}

int Builder::score(const DeckPlan& plan, TypeSet types) const {
    int score = locked_worth(types);
    for (const auto copy : plan.deck().cards) {
        const Card& card = cards_[copy];
        score += card.kind == CardKind::pokemon ? worth_with(card, values_[copy], types) : values_[copy].value;
    }
    for (const auto id : plan.deck().offered)
        if (is_trainer((*cards_.set)[id].kind)) score += card_facts((*cards_.set)[id]).value;
    const auto stats = deck_stats(cards_, plan.deck(), rules_.lines);
    const int too_much_energy = std::max(0, stats.energy - shape_.energy);
    constexpr int price_of_type = 25, price_of_unserved = 40;  // so that a type is rather added than missed
    score -= price_of_type * types.size() + price_of_unserved * unserved(plan.deck(), types);
    score -= price_of_many_types * std::max(0, asked_by(plan.deck()).size() - most_unwarned);
    return std::max(0, score - 10 * too_much_energy + 4 * std::min(stats.basics, rules_.deck_size / 5));
}

}  // namespace

AutoBuild build_pokemon_deck(const DraftCards& cards, const CardValues& values, std::span<const CubeCopyId> pool,
                             const Deck& before, const DeckRules& rules, const Locked& locked) {
    if (auto built = Builder(cards, values, pool, rules, locked).build()) return *built;
    const auto offered = offers(cards, pool, pool, rules);
    const bool any_basic =
        std::ranges::any_of(pool, [&](CubeCopyId copy) { return plays_as_basic(cards[copy], rules.lines); }) ||
        std::ranges::any_of(offered,
                            [&](const Offer& offer) { return plays_as_basic((*cards.set)[offer.card], rules.lines); });
    return {any_basic ? BuildFailure::not_enough_cards : BuildFailure::no_basic_pokemon, before, {}, {}};
}

}  // namespace cubenight::draft
