#include "draft/decks/advice.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "draft/decks/opening.hpp"
#include "draft/pool/deck_cards.hpp"
#include "draft/pool/lines.hpp"

namespace cubenight::draft {
namespace {

// Every type that some energy in the deck can pay.
TypeSet payable(const std::vector<DeckCard>& all, const Deck& deck) {
    TypeSet types = TypeSet::of(Type::colorless);
    for (std::size_t i = 0; i < type_count; ++i)
        if (deck.energy[i] > 0) types = types | TypeSet::of(static_cast<Type>(i));
    for (const auto& card : all)
        if (is_energy(card.card->kind)) types = types | provided_types(*card.card);
    return types;
}

TypeSet cost_types(const EnergyCost& cost) {
    TypeSet types;
    for (int i = 0; i < type_count; ++i)
        if (cost.units[i] > 0) types = types | TypeSet::of(static_cast<Type>(i));
    return types;
}

TypeSet without(TypeSet types, TypeSet gone) { return {static_cast<std::uint16_t>(types.bits & ~gone.bits)}; }

TypeSet needed_types(const std::vector<DeckCard>& all) {
    TypeSet types;
    for (const auto& card : all)
        if (card.card->kind == CardKind::pokemon)
            for (const auto& attack : card.card->attacks) types = types | cost_types(attack.cost);
    return without(types, TypeSet::of(Type::colorless));
}

class Adviser {
public:
    Adviser(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck, const DeckRules& rules)
        : cards_(cards), pool_(pool), deck_(deck), rules_(rules), all_(deck_cards(cards, deck)) {}

    std::vector<Advice> advise() {
        if (rules_.lines != LinePolicy::required) gaps();
        unpayable();
        shape();
        opening();
        many_types();
        return std::move(made_);
    }

private:
    Advice& add(AdviceKind kind, AdviceLevel level) {
        Advice advice;
        advice.kind = kind;
        advice.level = level;
        made_.push_back(std::move(advice));
        return made_.back();
    }
    void gaps();
    void unpayable();
    void shape();
    void opening();
    void many_types();

    const DraftCards& cards_;
    std::span<const CubeCopyId> pool_;
    const Deck& deck_;
    const DeckRules& rules_;
    std::vector<DeckCard> all_;
    std::vector<Advice> made_;
};

void Adviser::gaps() {
    for (const auto& gap : line_gaps(cards_, deck_, rules_.lines)) {
        auto& advice = add(AdviceKind::line_gap, AdviceLevel::warning);
        advice.card = gap.card.copy;
        advice.name = gap.missing;
        auto closing = edits_to_close(cards_, pool_, deck_, rules_, gap);
        if (!closing.empty()) advice.mends.push_back({Mend::Kind::add_cards, std::move(closing)});
        if (gap.card.copy != no_cube_copy)
            advice.mends.push_back(
                {Mend::Kind::remove_cards, {{DeckEdit::Op::remove_card, gap.card.copy, {}, no_card, 1}}});
    }
}

// One warning for all cards that lack the same, however many of their attacks lack it and however many copies the deck has.
void Adviser::unpayable() {
    const TypeSet paid = payable(all_, deck_);
    std::set<CardId> told;
    for (const auto& card : all_) {
        if (card.card->kind != CardKind::pokemon || !told.insert(card.id).second) continue;
        TypeSet lacking;
        for (const Attack& attack : card.card->attacks) lacking = lacking | without(cost_types(attack.cost), paid);
        if (lacking.empty()) continue;
        const auto same = std::ranges::find_if(
            made_, [&](const Advice& one) { return one.kind == AdviceKind::unpayable_attack && one.types == lacking; });
        if (same != made_.end()) {
            same->cards.push_back(card.id);
            continue;
        }
        auto& advice = add(AdviceKind::unpayable_attack, AdviceLevel::warning);
        advice.cards = {card.id};
        advice.types = lacking;
        if (rules_.energy.has(lacking.first()))
            advice.mends.push_back(
                {Mend::Kind::add_energy, {{DeckEdit::Op::add_energy, no_cube_copy, lacking.first(), no_card, 2}}});
    }
}

void Adviser::shape() {
    const auto stats = deck_stats(cards_, deck_, rules_.lines);
    const auto guide = shape_guide(rules_.deck_size);
    const int slack = std::max(2, rules_.deck_size / 6);
    const bool near = std::abs(stats.pokemon - guide.pokemon) <= slack &&
                      std::abs(stats.trainers - guide.trainers) <= slack &&
                      std::abs(stats.energy - guide.energy) <= slack;
    auto& advice = add(AdviceKind::shape, near ? AdviceLevel::fine : AdviceLevel::note);
    advice.number = stats.pokemon;
    advice.other = stats.trainers;
    advice.third = stats.energy;
}

void Adviser::opening() {
    const int basics = deck_stats(cards_, deck_, rules_.lines).basics;
    const int chance = chance_of_any(deck_.size(), basics, rules_.hand_size).per_mille();
    const auto level = chance >= 750 ? AdviceLevel::fine : chance >= 600 ? AdviceLevel::note : AdviceLevel::warning;
    auto& advice = add(AdviceKind::opening_basic, level);
    advice.number = chance;
    advice.other = rules_.hand_size;
}

void Adviser::many_types() {
    const TypeSet types = needed_types(all_);
    const auto level = types.size() <= 2   ? AdviceLevel::fine
                       : types.size() == 3 ? AdviceLevel::note
                                           : AdviceLevel::warning;
    auto& advice = add(AdviceKind::many_types, level);
    advice.number = types.size();
    advice.types = types;
}

}  // namespace

std::vector<Advice> deck_advice(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                const DeckRules& rules) {
    if (cards.ucg) return {};
    return Adviser(cards, pool, deck, rules).advise();
}

ShapeGuide shape_guide(int deck_size) {
    const int quarter = deck_size / 4;
    return {quarter, deck_size - 2 * quarter, quarter};
}

std::vector<AddNote> preview_add(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                 std::span<const CubeCopyId> added, const DeckRules& rules) {
    std::vector<AddNote> notes;
    Deck after = deck;
    for (const auto copy : added)
        after = apply_edits(after, std::vector<DeckEdit>{{DeckEdit::Op::add_card, copy, {}, no_card, 1}});
    const TypeSet before_types = needed_types(deck_cards(cards, deck));
    const TypeSet types = needed_types(deck_cards(cards, after));
    const TypeSet fresh = without(types, before_types);
    if (!fresh.empty() && types.size() > 2)
        notes.push_back({AddNoteKind::another_type, AdviceLevel::warning, {}, fresh, types.size()});
    else if (!types.empty()) notes.push_back({AddNoteKind::fits_types, AdviceLevel::fine, {}, types, types.size()});

    std::set<CubeCopyId> gaps;
    for (const auto& gap : line_gaps(cards, after, rules.lines))
        if (std::find(added.begin(), added.end(), gap.card.copy) != added.end()) {
            gaps.insert(gap.card.copy);
            notes.push_back({AddNoteKind::leaves_gap, AdviceLevel::warning, gap.missing, {}, 0});
        }
    for (const auto copy : added) {
        const auto below = names_below(*cards.set, cards[copy]);
        if (!below.empty() && gaps.empty())
            notes.push_back({AddNoteKind::completes_line,
                             AdviceLevel::fine,
                             cards[copy].name,
                             {},
                             static_cast<int>(below.size()) + 1});
    }
    if (after.size() > rules.deck_size)
        notes.push_back({AddNoteKind::over_size, AdviceLevel::note, {}, {}, after.size() - rules.deck_size});
    for (const auto& broken : check_deck(cards, pool, after, rules))
        if (broken.rule == DeckRule::copies)
            notes.push_back({AddNoteKind::breaks_copies, AdviceLevel::warning, broken.name, {}, broken.number});
    return notes;
}

}  // namespace cubenight::draft
