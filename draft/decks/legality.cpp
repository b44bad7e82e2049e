#include "draft/decks/legality.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "draft/decks/auto_build.hpp"
#include "draft/decks/ultraman_decks.hpp"
#include "draft/judge/card_value.hpp"
#include "draft/pool/deck_cards.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {
namespace {

int copies_of(std::span<const CubeCopyId> copies, CubeCopyId copy) {
    return static_cast<int>(std::count(copies.begin(), copies.end(), copy));
}

DeckEdit remove_card(CubeCopyId copy) { return {DeckEdit::Op::remove_card, copy, {}, no_card, 1}; }

class DeckCheck {
public:
    DeckCheck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck, const DeckRules& rules)
        : cards_(cards), pool_(pool), deck_(deck), rules_(rules), all_(deck_cards(cards, deck)) {}

    std::vector<BrokenRule> check() {
        check_any_deck();
        check_pool();
        check_energy();
        if (rules_.lines == LinePolicy::required) check_lines();
        check_offered();
        std::ranges::stable_sort(broken_, {}, &BrokenRule::rule);
        return std::move(broken_);
    }

private:
    BrokenRule& breaks(DeckRule rule, int number, int other) {
        BrokenRule made;
        made.rule = rule;
        made.clause = rule_clause(rule);
        made.number = number;
        made.other = other;
        broken_.push_back(std::move(made));
        return broken_.back();
    }

    // What the engine asks of any deck, each with its mends.
    void check_any_deck();
    void wrong_size();
    bool has_attackers() const;
    void no_basic();
    // Too many of one kind: names them, and mends by keeping the most valuable ones.
    void too_many(const DeckFault& fault);
    void check_pool();
    void check_energy();
    void check_lines();
    void check_offered();
    Mend more_energy(int count) const;
    Mend less_energy(int count) const;
    Mend more_cards(int count) const;
    Mend fewer_cards(int count) const;
    // Least valuable first.
    void sort_by_value(std::vector<CubeCopyId>& copies) const {
        std::stable_sort(copies.begin(), copies.end(), [&](CubeCopyId a, CubeCopyId b) {
            return card_facts(cards_[a]).value < card_facts(cards_[b]).value;
        });
    }

    const DraftCards& cards_;
    std::span<const CubeCopyId> pool_;
    const Deck& deck_;
    const DeckRules& rules_;
    std::vector<DeckCard> all_;
    std::vector<BrokenRule> broken_;
};

Mend DeckCheck::more_energy(int count) const {
    Mend mend{Mend::Kind::add_energy, {}};
    Deck after = deck_;
    after.energy = split_energy(cards_, deck_, deck_.energy_count() + count, rules_.energy);
    for (std::size_t i = 0; i < type_count; ++i) after.energy[i] = std::max(after.energy[i], deck_.energy[i]);
    // What is there stays; what is over after that is taken from the added ones, the most numerous first.
    for (int over = after.energy_count() - deck_.energy_count() - count; over > 0; --over) {
        std::size_t most = type_count;
        for (std::size_t i = 0; i < type_count; ++i)
            if (after.energy[i] > deck_.energy[i] && (most == type_count || after.energy[i] > after.energy[most]))
                most = i;
        --after.energy[most];
    }
    mend.edits = edits_between(deck_, after);
    return mend;
}

Mend DeckCheck::less_energy(int count) const {
    Deck after = deck_;
    for (; count > 0; --count) --*std::max_element(after.energy.begin(), after.energy.end());
    return {Mend::Kind::remove_energy, edits_between(deck_, after)};
}

Mend DeckCheck::more_cards(int count) const {
    auto rest = side(pool_, deck_);
    sort_by_value(rest);
    Mend mend{Mend::Kind::add_cards, {}};
    for (auto copy = rest.rbegin(); copy != rest.rend() && count > 0; ++copy, --count)
        mend.edits.push_back({DeckEdit::Op::add_card, *copy, {}, no_card, 1});
    return mend;
}

Mend DeckCheck::fewer_cards(int count) const {
    std::vector<CubeCopyId> copies;
    for (const auto& card : all_)
        if (card.copy != no_cube_copy && !plays_as_basic(*card.card, rules_.lines)) copies.push_back(card.copy);
    sort_by_value(copies);
    Mend mend{Mend::Kind::remove_cards, {}};
    for (const auto copy : copies) {
        if (count-- <= 0) break;
        mend.edits.push_back(remove_card(copy));
    }
    return mend;
}

void DeckCheck::check_any_deck() {
    std::vector<const Card*> cards;
    for (const DeckCard& card : all_) cards.push_back(card.card);
    const int rest = deck_.size() - static_cast<int>(cards.size());
    for (const DeckFault& fault : deck_faults(cards, rest, {rules_.deck_size, rules_.copy_limit, rules_.lines})) {
        if (fault.rule == DeckRule::size) wrong_size();
        else if (fault.rule == DeckRule::basic_pokemon) no_basic();
        else too_many(fault);
    }
}

bool DeckCheck::has_attackers() const {
    return std::ranges::any_of(
        all_, [](const DeckCard& card) { return card.card->kind == CardKind::pokemon && !card.card->attacks.empty(); });
}

void DeckCheck::wrong_size() {
    const int size = deck_.size();
    const int apart = rules_.deck_size - size;
    auto& broken = breaks(DeckRule::size, size, rules_.deck_size);
    const auto offer = [&](Mend mend) {
        if (!mend.edits.empty()) broken.mends.push_back(std::move(mend));
    };
    if (apart > 0) {
        // Energy serves who attacks with it; an empty deck is built otherwise.
        if (!rules_.energy.empty() && has_attackers()) offer(more_energy(apart));
        offer(more_cards(apart));
    } else {
        if (deck_.energy_count() >= -apart) offer(less_energy(-apart));
        offer(fewer_cards(-apart));
    }
}

void DeckCheck::no_basic() {
    auto& broken = breaks(DeckRule::basic_pokemon, 0, 1);
    std::vector<CubeCopyId> basics;
    for (const auto copy : side(pool_, deck_))
        if (plays_as_basic(cards_[copy], rules_.lines)) basics.push_back(copy);
    sort_by_value(basics);
    std::reverse(basics.begin(), basics.end());
    if (basics.size() > 3) basics.resize(3);
    for (const auto copy : basics)
        broken.mends.push_back({Mend::Kind::add_cards, {{DeckEdit::Op::add_card, copy, {}, no_card, 1}}});
    if (!broken.mends.empty()) return;
    for (const Offer& offer : offers(cards_, pool_, deck_.cards, rules_))
        if (plays_as_basic((*cards_.set)[offer.card], rules_.lines)) {
            broken.mends.push_back(
                {Mend::Kind::add_cards, {{DeckEdit::Op::add_offered, no_cube_copy, {}, offer.card, 1}}});
            return;
        }
}

void DeckCheck::check_pool() {
    std::set<CubeCopyId> seen;
    std::vector<CubeCopyId> strange;
    for (const auto copy : deck_.cards)
        if (copies_of(pool_, copy) == 0 || !seen.insert(copy).second) strange.push_back(copy);
    if (strange.empty()) return;
    auto& broken = breaks(DeckRule::own_pool, static_cast<int>(strange.size()), 0);
    Mend mend{Mend::Kind::remove_cards, {}};
    for (const auto copy : strange) mend.edits.push_back(remove_card(copy));
    broken.cards = std::move(strange);
    broken.mends.push_back(std::move(mend));
}

void DeckCheck::check_energy() {
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (deck_.energy[i] == 0 || rules_.energy.has(type)) continue;
        auto& broken = breaks(DeckRule::offered_energy, deck_.energy[i], 0);
        broken.type = type;
        broken.mends.push_back(
            {Mend::Kind::remove_energy, {{DeckEdit::Op::remove_energy, no_cube_copy, type, no_card, deck_.energy[i]}}});
    }
}

void DeckCheck::too_many(const DeckFault& fault) {
    auto& broken = breaks(fault.rule, fault.number, fault.other);
    broken.name = all_[fault.cards.front()].card->name;
    Mend mend{Mend::Kind::remove_cards, {}};
    int over = fault.number - fault.other;
    for (const std::size_t place : fault.cards) {
        const DeckCard& card = all_[place];
        if (card.copy != no_cube_copy) broken.cards.push_back(card.copy);
        else if (over > 0 && over--) mend.edits.push_back({DeckEdit::Op::remove_offered, no_cube_copy, {}, card.id, 1});
    }
    auto copies = broken.cards;
    sort_by_value(copies);
    for (std::size_t i = 0; i < copies.size() && over > 0; ++i, --over) mend.edits.push_back(remove_card(copies[i]));
    broken.mends.push_back(std::move(mend));
}

void DeckCheck::check_lines() {
    for (const auto& gap : line_gaps(cards_, deck_, rules_.lines)) {
        if (gap.card.copy == no_cube_copy) continue;
        auto& broken = breaks(DeckRule::evolution_lines, 0, 1);
        broken.cards.push_back(gap.card.copy);
        broken.name = gap.missing;
        auto closing = edits_to_close(cards_, pool_, deck_, rules_, gap);
        if (!closing.empty()) broken.mends.push_back({Mend::Kind::add_cards, std::move(closing)});
        broken.mends.push_back({Mend::Kind::remove_cards, {remove_card(gap.card.copy)}});
    }
}

// Beside the picked cards there is what the night offers.
void DeckCheck::check_offered() {
    if (deck_.offered.empty()) return;
    const auto offered = offers(cards_, pool_, deck_.cards, rules_);
    std::map<CardId, int> counts;
    for (const auto id : deck_.offered) ++counts[id];
    for (const auto& [id, count] : counts) {
        const int over = count - (id.value < cards_.set->size() ? offered_copies(offered, id) : 0);
        if (over <= 0) continue;
        auto& broken = breaks(DeckRule::offered_cards, count, count - over);
        if (id.value < cards_.set->size()) broken.name = (*cards_.set)[id].name;
        broken.mends.push_back(
            {Mend::Kind::remove_cards, {{DeckEdit::Op::remove_offered, no_cube_copy, {}, id, over}}});
    }
}

}  // namespace

std::vector<BrokenRule> check_deck(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                   const DeckRules& rules) {
    if (cards.ucg) return check_ultraman_deck(cards, pool, deck, rules);
    return DeckCheck(cards, pool, deck, rules).check();
}

}  // namespace cubenight::draft
