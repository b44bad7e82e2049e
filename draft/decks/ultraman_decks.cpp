#include "draft/decks/ultraman_decks.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "draft/judge/ultraman_worth.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"

namespace cubenight::draft {
namespace {

// Leaves out, one by one, what the rest is worth least more with, until no more than `most` are left. The first `kept` stay.
void thin_out(const DraftCards& cards, std::vector<CubeCopyId>& copies, int most, std::size_t kept = 0) {
    DeckWorth worth(cards, copies);
    for (std::size_t left = copies.size(); static_cast<int>(left) > most; --left) {
        std::optional<std::size_t> least;
        int lost = 0;
        for (std::size_t place = kept; place < copies.size(); ++place) {
            if (!worth.has(place)) continue;
            const int one = worth.of(place);
            if (least && one >= lost) continue;
            least = place;
            lost = one;
        }
        if (!least) break;
        worth.set(*least, false);
    }
    std::vector<CubeCopyId> left;
    for (std::size_t place = 0; place < copies.size(); ++place)
        if (worth.has(place)) left.push_back(copies[place]);
    copies = std::move(left);
}

// The same copies, those first that add most to these cards.
std::vector<CubeCopyId> best_first(const DraftCards& cards, std::span<const CubeCopyId> copies,
                                   std::span<const CubeCopyId> to) {
    std::vector<CubeCopyId> all(to.begin(), to.end());
    all.insert(all.end(), copies.begin(), copies.end());
    DeckWorth worth(cards, all);
    for (std::size_t place = to.size(); place < all.size(); ++place) worth.set(place, false);
    std::vector<std::pair<int, CubeCopyId>> added;
    for (std::size_t place = to.size(); place < all.size(); ++place) added.emplace_back(worth.of(place), all[place]);
    std::ranges::stable_sort(added, std::greater{}, &std::pair<int, CubeCopyId>::first);
    std::vector<CubeCopyId> sorted;
    sorted.reserve(added.size());
    for (const auto& [bp, copy] : added) sorted.push_back(copy);
    return sorted;
}

// The pool without the copies of a number beyond the limit.
std::vector<CubeCopyId> within_copies(const DraftCards& cards, std::span<const CubeCopyId> pool, int limit) {
    std::map<std::string_view, int> counts;
    std::vector<CubeCopyId> made;
    for (const CubeCopyId copy : pool) {
        const ultraman::Card& card = cards.character(copy);
        if (++counts[ultraman::rules_number(card.number)] <= limit || card.copies_any) made.push_back(copy);
    }
    return made;
}

class UltramanCheck {
public:
    UltramanCheck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck, const DeckRules& rules)
        : cards_(cards), pool_(pool), deck_(deck), rules_(rules) {
        std::ranges::copy_if(deck.cards, std::back_inserter(known_), [&](CubeCopyId copy) { return cards.has(copy); });
    }

    std::vector<BrokenRule> check() {
        std::vector<const ultraman::Card*> known;
        known.reserve(known_.size());
        for (const CubeCopyId copy : known_) known.push_back(&cards_.character(copy));
        for (const auto& fault : ultraman::deck_faults(known, {rules_.deck_size, rules_.copy_limit})) {
            const char* clause = ultraman::rule_clause(fault.rule);
            switch (fault.rule) {
                case ultraman::DeckRule::size: wrong_size(fault, clause); break;
                case ultraman::DeckRule::copies: too_many(fault, clause); break;
            }
        }
        not_of_the_pool();
        return std::move(broken_);
    }

private:
    BrokenRule& breaks(DeckRule rule, const char* clause, int number, int other) {
        BrokenRule made;
        made.rule = rule;
        made.clause = clause;
        made.number = number;
        made.other = other;
        broken_.push_back(std::move(made));
        return broken_.back();
    }

    void wrong_size(const ultraman::DeckFault& fault, const char* clause) {
        auto& broken = breaks(DeckRule::size, clause, fault.number, fault.other);
        Mend mend{fault.number < fault.other ? Mend::Kind::add_cards : Mend::Kind::remove_cards, {}};
        if (mend.kind == Mend::Kind::add_cards) {
            auto rest = best_first(cards_, within_copies(cards_, side(pool_, deck_), rules_.copy_limit), known_);
            rest.resize(std::min(rest.size(), static_cast<std::size_t>(fault.other - fault.number)));
            for (const CubeCopyId copy : rest) mend.edits.push_back({DeckEdit::Op::add_card, copy, {}, no_card, 1});
        } else {
            std::vector<CubeCopyId> kept = known_;
            thin_out(cards_, kept, fault.other);
            mend.edits = edits_between(deck_, in_order({kept, {}, {}}));
        }
        if (!mend.edits.empty()) broken.mends.push_back(std::move(mend));
    }

    void too_many(const ultraman::DeckFault& fault, const char* clause) {
        auto& broken = breaks(DeckRule::copies, clause, fault.number, fault.other);
        for (const std::size_t place : fault.cards) broken.cards.push_back(known_[place]);
        broken.name = cards_[broken.cards.front()].name;
        Mend mend{Mend::Kind::remove_cards, {}};
        for (std::size_t i = static_cast<std::size_t>(fault.other); i < broken.cards.size(); ++i)
            mend.edits.push_back({DeckEdit::Op::remove_card, broken.cards[i], {}, no_card, 1});
        broken.mends.push_back(std::move(mend));
    }

    void not_of_the_pool() {
        std::vector<CubeCopyId> strange;
        for (const CubeCopyId copy : deck_.cards)
            if (std::ranges::find(pool_, copy) == pool_.end()) strange.push_back(copy);
        if (strange.empty()) return;
        auto& broken = breaks(DeckRule::own_pool, rule_clause(DeckRule::own_pool), static_cast<int>(strange.size()), 0);
        Mend mend{Mend::Kind::remove_cards, {}};
        for (const CubeCopyId copy : strange) mend.edits.push_back({DeckEdit::Op::remove_card, copy, {}, no_card, 1});
        broken.cards = std::move(strange);
        broken.mends.push_back(std::move(mend));
    }

    const DraftCards& cards_;
    std::span<const CubeCopyId> pool_;
    const Deck& deck_;
    const DeckRules& rules_;
    std::vector<CubeCopyId> known_;  // the deck's cards that the cube has
    std::vector<BrokenRule> broken_;
};

}  // namespace

std::vector<BrokenRule> check_ultraman_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                            const DeckRules& rules) {
    return UltramanCheck(cards, pool, deck, rules).check();
}

AutoBuild build_ultraman_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& before,
                              const DeckRules& rules, std::span<const CubeCopyId> locked) {
    std::vector<CubeCopyId> locked_first(locked.begin(), locked.end());
    for (const CubeCopyId copy : pool)
        if (std::ranges::find(locked, copy) == locked.end()) locked_first.push_back(copy);
    auto copies = within_copies(cards, locked_first, rules.copy_limit);
    if (static_cast<int>(copies.size()) < rules.deck_size) return {BuildFailure::not_enough_cards, before, {}, {}};
    thin_out(cards, copies, rules.deck_size, locked.size());
    return {BuildFailure::none, in_order({std::move(copies), {}, {}}), {}, {}};
}

}  // namespace cubenight::draft
