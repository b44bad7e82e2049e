#include "src/gui/screens/deck/deck_values.hpp"

#include <algorithm>
#include <map>

#include "draft/pool/lines.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {
namespace {

Part part_of(const Card& card) {
    if (is_trainer(card.kind)) return Part::trainers;
    return is_energy(card.kind) ? Part::energy : Part::pokemon;
}

int cheapest_attack(const Card& card) {
    int least = 9;
    for (const Attack& attack : card.attacks) least = std::min(least, attack.cost.total());
    return least == 9 ? 0 : std::min(least, 5);
}

// The biggest piles keep their own column; the rest share one.
void merge_small(std::vector<Pile>& piles, std::size_t columns, const std::string& others) {
    std::stable_sort(piles.begin(), piles.end(),
                     [](const Pile& a, const Pile& b) { return a.cards.size() > b.cards.size(); });
    if (piles.size() <= columns || columns == 0) return;
    Pile rest{others, pile_others, {}};
    for (std::size_t i = columns - 1; i < piles.size(); ++i)
        rest.cards.insert(rest.cards.end(), piles[i].cards.begin(), piles[i].cards.end());
    piles.resize(columns - 1);
    piles.push_back(std::move(rest));
}

// Free columns halve the tallest pile.
void split_tall(std::vector<Pile>& piles, std::size_t columns) {
    while (!piles.empty() && piles.size() < columns) {
        const auto tall = std::max_element(
            piles.begin(), piles.end(), [](const Pile& a, const Pile& b) { return a.cards.size() < b.cards.size(); });
        if (tall->cards.size() < 5) return;
        const auto half = static_cast<std::ptrdiff_t>((tall->cards.size() + 1) / 2);
        Pile second{"", tall->key, {tall->cards.begin() + half, tall->cards.end()}};
        tall->cards.erase(tall->cards.begin() + half, tall->cards.end());
        piles.insert(tall + 1, std::move(second));
    }
}

}  // namespace

bool DeckValues::handed_in() const {
    for (const draft::SeatSign& sign : view.table)
        if (sign.seat == seat) return sign.handed_in != 0;
    return false;
}

bool DeckValues::refresh(const Session& session) {
    const draft::Night& night = *session.night();
    const SeatId now = session.seat().value_or(seat);
    if (cards.cube != night.cards.cube) {
        cards = night.cards;
        values = draft::CardValues(cards);
        looks = CardLooks(*cards.set, std::get<RuleSet>(night.rules));
        version = ~std::uint64_t{0};
    }
    if (version == session.version() && seat == now) return false;
    version = session.version();
    seat = now;
    view = view_for(night, seat);
    broken = draft::check_deck(cards, view.pool, view.deck, view.deck_rules);
    advice = draft::deck_advice(cards, view.pool, view.deck, view.deck_rules);
    stats = draft::deck_stats(cards, view.deck);
    make_sections();
    return true;
}

void DeckValues::make_sections() {
    sections = {{Part::pokemon, 0, {}}, {Part::trainers, 0, {}}, {Part::energy, 0, {}}};
    std::map<std::uint16_t, DeckRow> rows;
    for (const draft::CubeCopyId copy : view.deck.cards) {
        DeckRow& row = rows[cards.id(copy).value];
        row.card = cards.id(copy);
        row.copies.push_back(copy);
        ++row.count;
        for (const draft::BrokenRule& rule : broken)
            row.at_fault = row.at_fault || std::find(rule.cards.begin(), rule.cards.end(), copy) != rule.cards.end();
    }
    for (const CardId id : view.deck.lower_stages) {
        DeckRow& row = rows[id.value];
        row.card = id;
        ++row.count;
    }
    for (auto& [id, row] : rows) {
        DeckSection& section = sections[static_cast<std::size_t>(part_of((*cards.set)[row.card]))];
        section.count += row.count;
        section.rows.push_back(std::move(row));
    }
    order_lines(sections[0].rows);
    std::stable_sort(sections[1].rows.begin(), sections[1].rows.end(), [&](const DeckRow& a, const DeckRow& b) {
        const auto rank = [&](const DeckRow& row) { return (*cards.set)[row.card].kind; };
        if (rank(a) != rank(b))
            return rank(a) == CardKind::supporter || (rank(b) != CardKind::supporter && rank(a) < rank(b));
        return (*cards.set)[a.card].name < (*cards.set)[b.card].name;
    });
    for (int t = 0; t < type_count; ++t) {
        const int count = view.deck.energy[static_cast<std::size_t>(t)];
        if (count == 0) continue;
        DeckRow row;
        row.energy = static_cast<Type>(t);
        row.count = count;
        for (const draft::BrokenRule& rule : broken)
            row.at_fault = row.at_fault || (rule.rule == draft::DeckRule::offered_energy && rule.type == row.energy);
        sections[2].count += count;
        sections[2].rows.push_back(row);
    }
}

// By type, then whole lines together, lowest stage first.
void DeckValues::order_lines(std::vector<DeckRow>& rows) const {
    const auto card = [&](const DeckRow& row) -> const Card& { return (*cards.set)[row.card]; };
    std::stable_sort(rows.begin(), rows.end(), [&](const DeckRow& a, const DeckRow& b) {
        const Card &x = card(a), &y = card(b);
        const std::string &from_x = looks.families().root(x.name), &from_y = looks.families().root(y.name);
        const std::uint16_t type_x = x.types.bits, type_y = y.types.bits;
        if (from_x != from_y) return type_x != type_y ? type_x < type_y : from_x < from_y;
        return x.stage != y.stage ? x.stage < y.stage : x.name < y.name;
    });
    for (std::size_t i = 1; i < rows.size(); ++i)
        rows[i].evolves_from_above =
            card(rows[i]).evolves_from == card(rows[i - 1]).name ||
            (!card(rows[i]).evolves_from.empty() && card(rows[i]).evolves_from == card(rows[i - 1]).evolves_from);
}

std::vector<Pile> DeckValues::piles(const Strings& say, PileSort sort, int columns) const {
    std::map<int, Pile> found;
    for (const draft::CubeCopyId copy : view.side) {
        const Card& card = cards[copy];
        int key = pile_trainers;
        std::string label(say(Text::trainer));
        if (part_of(card) == Part::energy) key = pile_energy, label = say(Text::energy);
        else if (part_of(card) == Part::pokemon && sort == PileSort::type) {
            key = card.types.empty() ? type_count - 1 : static_cast<int>(card.types.first());
            label = say.type(static_cast<Type>(key));
        } else if (part_of(card) == Part::pokemon && sort == PileSort::stage) {
            key = static_cast<int>(card.stage);
            label = say.stage(card.stage);
        } else if (part_of(card) == Part::pokemon) {
            key = cheapest_attack(card);
            label = say(Text::deck_cost, {std::to_string(key)});
        }
        Pile& pile = found[key];
        pile.key = key;
        pile.label = std::move(label);
        pile.cards.push_back(copy);
    }
    std::vector<Pile> pokemon, last;
    for (auto& [key, pile] : found) (key >= pile_trainers ? last : pokemon).push_back(std::move(pile));
    const auto room = static_cast<std::size_t>(std::max(1, columns)) - std::min<std::size_t>(last.size(), 2);
    if (sort == PileSort::type) merge_small(pokemon, room, std::string(say(Text::deck_others)));
    pokemon.insert(pokemon.end(), last.begin(), last.end());
    if (static_cast<int>(pokemon.size()) > columns) pokemon.resize(static_cast<std::size_t>(columns));
    split_tall(pokemon, static_cast<std::size_t>(columns));
    return pokemon;
}

std::vector<draft::CubeCopyId> DeckValues::line_of(draft::CubeCopyId card) const {
    return draft::line_to_add(cards, view.pool, view.deck.cards, card);
}

CardLook DeckValues::look(draft::CubeCopyId copy) const { return looks.of(cards[copy], view.cube); }

}  // namespace cubenight::gui
