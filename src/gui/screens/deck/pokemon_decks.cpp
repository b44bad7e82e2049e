// The deck screen of Pokémon: Pokémon, Trainers and energy, lines, the guide of 1 : 2 : 1.
#include <algorithm>

#include "draft/pool/deck.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"
#include "src/gui/screens/deck/deck_energy.hpp"
#include "src/gui/screens/deck/deck_game.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/pokemon_shape.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/text/draft/advice_text.hpp"

namespace cubenight::gui {

namespace {

constexpr Colour pokemon_colour = rgb(0xF08A5D), trainers_colour = rgb(0x7FB2E5), energies_colour = rgb(0xFFB84D);

enum Part : std::size_t { pokemon_part, trainer_part, energy_part };

Part part_of(const Card& card) {
    if (is_trainer(card.kind)) return trainer_part;
    return is_energy(card.kind) ? energy_part : pokemon_part;
}

// By type, then whole lines together, lowest stage first.
void order_lines(const CardSet& set, std::vector<DeckRow>& rows) {
    const Ancestry lines(set);
    const auto card = [&](const DeckRow& row) -> const Card& { return set[row.card]; };
    std::ranges::stable_sort(rows, [&](const DeckRow& a, const DeckRow& b) {
        const Card &x = card(a), &y = card(b);
        const std::string &from_x = lines.root(x.name), &from_y = lines.root(y.name);
        const std::uint16_t type_x = x.types.bits, type_y = y.types.bits;
        if (from_x != from_y) return type_x != type_y ? type_x < type_y : from_x < from_y;
        return x.stage != y.stage ? x.stage < y.stage : x.name < y.name;
    });
    for (std::size_t i = 1; i < rows.size(); ++i)
        rows[i].goes_on_above =
            card(rows[i]).evolves_from == card(rows[i - 1]).name ||
            (!card(rows[i]).evolves_from.empty() && card(rows[i]).evolves_from == card(rows[i - 1]).evolves_from);
}

// Supporters first.
void order_trainers(const CardSet& set, std::vector<DeckRow>& rows) {
    std::ranges::stable_sort(rows, [&](const DeckRow& a, const DeckRow& b) {
        const auto rank = [&](const DeckRow& row) { return set[row.card].kind; };
        if (rank(a) != rank(b))
            return rank(a) == CardKind::supporter || (rank(b) != CardKind::supporter && rank(a) < rank(b));
        return set[a.card].name < set[b.card].name;
    });
}

class PokemonDecks final : public DeckGame {
public:
    std::vector<DeckSection> sections(const DeckValues& v) const override {
        std::vector<DeckSection> all = {{Text::pokemon, pokemon_colour, Text::deck_no_cards},
                                        {Text::trainer, trainers_colour, Text::deck_no_cards},
                                        {Text::energy, energies_colour, Text::deck_no_energy}};
        for (DeckRow& row : rows_of(v)) all[part_of((*v.cards.set)[row.card])].rows.push_back(std::move(row));
        order_lines(*v.cards.set, all[pokemon_part].rows);
        order_trainers(*v.cards.set, all[trainer_part].rows);
        for (int t = 0; t < type_count; ++t) add_energy(v, static_cast<Type>(t), all[energy_part].rows);
        if (auto offered = offered_rows(v); !offered.empty())
            all.push_back({Text::deck_offered, rgb(0x9AA7B8), Text::deck_no_cards, 0, std::move(offered)});
        for (DeckSection& section : all)
            for (const DeckRow& row : section.rows) section.count += row.count;
        return all;
    }

    std::vector<draft::DeckRule> told_rules(const draft::DeckRules& rules) const override {
        using enum draft::DeckRule;
        std::vector<draft::DeckRule> told = {size, basic_pokemon, own_pool, copies};
        if (rules.lines == LinePolicy::required) told.push_back(evolution_lines);
        return told;
    }

    std::string kept(const Strings& say, const DeckValues& v, draft::DeckRule rule) const override {
        if (rule == draft::DeckRule::basic_pokemon)
            return say.count(Text::kept_basic_one, Text::kept_basic,
                             draft::deck_stats(v.cards, v.deck(), v.view.deck_rules.lines).basics);
        if (rule == draft::DeckRule::copies)
            return say(Text::kept_copies, {std::to_string(v.view.deck_rules.copy_limit)});
        if (rule == draft::DeckRule::evolution_lines) return std::string(say(Text::kept_lines));
        return DeckGame::kept(say, v, rule);
    }

    std::vector<DeckNote> notes(const Strings& say, const DeckValues& v,
                                std::span<const draft::CubeCopyId> added) const override {
        std::vector<DeckNote> notes;
        for (const draft::AddNote& note : draft::preview_add(v.cards, v.view.pool, v.deck(), added, v.view.deck_rules))
            notes.push_back({text::add_note_text(note, v.cards, say.language()), note.level});
        return notes;
    }
    Text look_hint() const override { return Text::deck_look_hint; }
    bool has_lines() const override { return true; }
    std::vector<HandPart> hand_parts(const Strings& say, const DeckValues& v) const override {
        const draft::DeckStats stats = draft::deck_stats(v.cards, v.deck(), v.view.deck_rules.lines);
        const auto supporters = std::ranges::count_if(
            v.deck().cards, [&](draft::CubeCopyId copy) { return v.cards[copy].kind == CardKind::supporter; });
        return {{std::string(say(Text::deck_basics)), stats.basics, pokemon_colour},
                {std::string(say.kind(CardKind::supporter)), static_cast<int>(supporters),
                 trainer_colour(CardKind::supporter)},
                {std::string(say(Text::trainer)), stats.trainers, trainers_colour},
                {std::string(say(Text::energy)), stats.energy, energies_colour}};
    }
    bool opens(const DeckValues& v, CardId card) const override {
        return plays_as_basic((*v.cards.set)[card], v.view.deck_rules.lines);
    }
    bool must_open() const override { return true; }
    bool has_live() const override { return true; }
    void draw_shape(Frame& f, const DeckValues& v, Rect r) const override { draw_pokemon_shape(f, v, r); }
    float foot(const Frame& f) const override { return energy_box_height(f); }
    DeckWishes draw_foot(Frame& f, const DeckValues& v, Rect r) const override { return draw_energy_box(f, v, r); }

private:
    // What the night offers, and what the deck has of it; what it has beyond that is at fault.
    static std::vector<DeckRow> offered_rows(const DeckValues& v) {
        std::vector<DeckRow> rows;
        const auto row_of = [&](CardId card) -> DeckRow& {
            const auto found = std::ranges::find(rows, card, &DeckRow::card);
            if (found != rows.end()) return *found;
            rows.push_back({});
            rows.back().card = card;
            return rows.back();
        };
        for (const auto& offer : draft::offers(v.cards, v.view.pool, v.deck().cards, v.view.deck_rules))
            row_of(offer.card).most = offer.copies;
        for (const CardId card : v.deck().offered) ++row_of(card).count;
        for (DeckRow& row : rows) row.at_fault = row.count > row.most;
        return rows;
    }
    static void add_energy(const DeckValues& v, Type type, std::vector<DeckRow>& rows) {
        DeckRow row;
        row.energy = type;
        row.count = v.deck().energy[static_cast<std::size_t>(type)];
        row.at_fault = std::ranges::any_of(v.broken, [&](const draft::BrokenRule& rule) {
            return rule.rule == draft::DeckRule::offered_energy && rule.type == type;
        });
        if (row.count > 0) rows.push_back(row);
    }
};

}  // namespace

std::unique_ptr<const DeckGame> pokemon_decks() { return std::make_unique<PokemonDecks>(); }

}  // namespace cubenight::gui
