#include "tests/laws/legal_deck.hpp"

#include <algorithm>

namespace cubenight::test {
namespace {

class DeckBuilder {
public:
    DeckBuilder(const EveryCard& every, std::span<const CardId> pool, const RuleSet& rules, Generator& generator)
        : cards_(every.cards), pool_(pool.begin(), pool.end()), size_(rules[OptionKey::deck_size]),
          most_copies_(rules[OptionKey::copy_limit]), generator_(generator) {
        if (std::none_of(pool_.begin(), pool_.end(), [&](CardId id) { return cards_[id].is_basic_pokemon(); }))
            pool_ = every.all;
        generator_.shuffle(pool_.data(), pool_.size());
    }

    std::vector<CardId> build() {
        const int pokemon = size_ * (20 + below(40)) / 100;
        const int with_trainers = std::min(size_, pokemon + size_ * (10 + below(50)) / 100);
        add_lines(pokemon);
        for (const CardId id : pool_) {
            if (count() >= with_trainers) break;
            if (cards_[id].kind != CardKind::pokemon) add(id, 1 + below(3));
        }
        add_energy();
        return std::move(deck_);
    }

private:
    int below(int count) { return static_cast<int>(generator_.below(static_cast<std::uint32_t>(count))); }
    int count() const { return static_cast<int>(deck_.size()); }

    bool may_add(CardId id) const {
        const Card& card = cards_[id];
        const auto like = [&](auto&& same) {
            return std::count_if(deck_.begin(), deck_.end(), [&](CardId one) { return same(cards_[one]); });
        };
        const auto with_box = [&](RuleBox box) {
            return card.rule_boxes.has(box) && like([&](const Card& one) { return one.rule_boxes.has(box); }) > 0;
        };
        if (count() >= size_ || with_box(RuleBox::ace_spec) || with_box(RuleBox::radiant)) return false;
        const auto same_name =
            like([&](const Card& one) { return name_for_rules(one.name) == name_for_rules(card.name); });
        if (card.rule_boxes.has(RuleBox::prism_star) && same_name > 0) return false;
        return card.kind == CardKind::basic_energy || same_name < most_copies_;
    }

    void add(CardId id, int copies) {
        for (; copies > 0 && may_add(id); --copies) deck_.push_back(id);
    }

    // Basic Pokémon of at most three types or so, each with what evolves from it; halves and parts with their others.
    void add_lines(int most) {
        for (const CardId id : pool_) {
            if (!deck_.empty() && count() >= most) return;
            const Card& card = cards_[id];
            if (card.is_basic_pokemon() || (has_basic_ && below(4) == 0 && card.kind == CardKind::pokemon))
                add_line(id);
        }
    }

    void add_line(CardId first) {
        add(first, 1 + below(3));
        has_basic_ |= cards_[first].is_basic_pokemon();
        if (cards_[first].stage == Stage::legend || cards_[first].stage == Stage::vunion)
            for (const CardId id : pool_)
                if (id != first && cards_[id].name == cards_[first].name && cards_[id].stage == cards_[first].stage)
                    add(id, 1);
        for (CardId last = first; below(6) > 0;) {
            const auto next = std::find_if(pool_.begin(), pool_.end(), [&](CardId id) {
                return cards_[id].kind == CardKind::pokemon && !cards_[id].evolves_from.empty() &&
                       name_for_rules(cards_[id].evolves_from) == name_for_rules(cards_[last].name) &&
                       std::find(deck_.begin(), deck_.end(), id) == deck_.end();
            });
            if (next == pool_.end()) return;
            add(*next, 1 + below(3));
            if (below(3)) last = *next;  // or another one from the same stage
        }
    }

    // What the attacks cost, and the rest of any type.
    void add_energy() {
        std::vector<Type> wanted;
        for (const CardId id : deck_)
            for (const Attack& attack : cards_[id].attacks)
                for (int t = 0; t < type_count; ++t)
                    if (has_basic_energy(static_cast<Type>(t)))
                        wanted.insert(wanted.end(), attack.cost.units[t], static_cast<Type>(t));
        while (count() < size_) {
            const bool any = wanted.empty() || below(12) == 0;
            const Type type = any ? static_cast<Type>(below(static_cast<int>(Type::dragon)))
                                  : wanted[static_cast<std::size_t>(below(static_cast<int>(wanted.size())))];
            deck_.push_back(*cards_.find_key(basic_energy(type).key));
        }
    }

    const CardSet& cards_;
    std::vector<CardId> pool_;
    int size_, most_copies_;
    Generator& generator_;
    std::vector<CardId> deck_;
    bool has_basic_ = false;
};

}  // namespace

std::vector<CardId> legal_deck(const EveryCard& every, std::span<const CardId> pool, const RuleSet& rules,
                               Generator& generator) {
    return DeckBuilder(every, pool, rules, generator).build();
}

}  // namespace cubenight::test
