#include "src/gui/screens/deck/deck_values.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "draft/pool/lines.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {
namespace {

// The biggest piles keep their own column; the rest share one.
void merge_small(std::vector<Pile>& piles, std::size_t columns, const std::string& others) {
    std::stable_sort(piles.begin(), piles.end(),
                     [](const Pile& a, const Pile& b) { return a.cards.size() > b.cards.size(); });
    if (piles.size() <= columns || columns == 0) return;
    Pile rest{others, others_key, {}};
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

bool DeckValues::is_locked(draft::CubeCopyId card) const { return std::ranges::binary_search(locked, card); }

std::vector<draft::CubeCopyId> DeckValues::copies_of(draft::CubeCopyId card) const {
    std::vector<draft::CubeCopyId> copies;
    for (const draft::CubeCopyId copy : view.deck.cards)
        if (cards.id(copy) == cards.id(card)) copies.push_back(copy);
    return copies;
}

std::vector<draft::CubeCopyId> DeckValues::with_turned_lock(draft::CubeCopyId card) const {
    const std::vector<draft::CubeCopyId> copies = copies_of(card);
    const bool all = std::ranges::all_of(copies, [this](draft::CubeCopyId copy) { return is_locked(copy); });
    std::vector<draft::CubeCopyId> turned = locked;
    for (const draft::CubeCopyId copy : copies) {
        if (all) std::erase(turned, copy);
        else if (!is_locked(copy)) turned.push_back(copy);
    }
    return turned;
}

draft::EnergyCounts DeckValues::with_turned_lock(Type type) const {
    draft::EnergyCounts turned = locked_energy;
    std::uint8_t& count = turned[static_cast<std::size_t>(type)];
    count = count > 0 ? std::uint8_t{0} : deck().energy[static_cast<std::size_t>(type)];
    return turned;
}

int DeckValues::locked_count() const {
    return std::accumulate(locked_energy.begin(), locked_energy.end(), static_cast<int>(locked.size()));
}

bool DeckValues::refresh(const Session& session) {
    const draft::Night& night = *session.night();
    const SeatId now = session.seat().value_or(seat);
    if (cards.cube != night.cards.cube) {
        cards = night.cards;
        values = draft::CardValues(cards);
        faces_ = faces_of(cards, night.rules);
        game_ = deck_game(cards);
        version = ~std::uint64_t{0};
    }
    if (version == session.version() && seat == now) return false;
    version = session.version();
    seat = now;
    view = view_for(night, seat);
    const draft::Seat& own = night.seats[seat.value];
    locked = own.locked;
    locked_energy = own.locked_energy;
    handed = own.handed != own.deck ? own.handed : std::nullopt;
    can_undo = !own.history.before.empty();
    can_redo = !own.history.after.empty();
    broken = draft::check_deck(cards, view.pool, view.deck, view.deck_rules);
    advice = draft::deck_advice(cards, view.pool, view.deck, view.deck_rules);
    sections = game_->sections(*this);
    return true;
}

std::string DeckValues::energy_name(const Strings& say, Type type) const {
    const std::string english = basic_energy(type).name;
    return std::string(say.name(*cards.set, english));
}

std::vector<std::string> DeckValues::changes(const Strings& say) const {
    if (!handed) return {};
    std::map<std::string, int> more;
    const auto add = [&](const draft::Deck& of, int by) {
        for (const draft::CubeCopyId copy : of.cards) more[faces_->name(say, cards.id(copy))] += by;
        for (const CardId card : of.offered) more[faces_->name(say, card)] += by;
        for (int i = 0; i < type_count; ++i)
            if (const int count = of.energy[static_cast<std::size_t>(i)]; count > 0)
                more[energy_name(say, static_cast<Type>(i))] += by * count;
    };
    add(deck(), 1), add(*handed, -1);
    std::vector<std::string> told;
    for (const auto& [name, by] : more)
        if (by != 0) told.push_back((by > 0 ? "+" : "−") + std::to_string(std::abs(by)) + " " + name);
    return told;
}

// By stage or level, then by name.
void DeckValues::order(const Strings& say, Pile& pile) const {
    const auto place = [&](draft::CubeCopyId copy) {
        const CardId card = cards.id(copy);
        return std::pair(faces_->group(say, card, CardSort::kind).key, faces_->name(say, card));
    };
    std::ranges::stable_sort(pile.cards, {}, place);
}

// All of them have their place, in the deck or not, so that no pile moves when a card does.
std::vector<Pile> DeckValues::piles(const Strings& say, CardSort sort, int columns,
                                    const std::function<bool(CardId)>& wanted) const {
    std::map<int, Pile> found;
    for (const draft::CubeCopyId copy : view.pool) {
        if (!wanted(cards.id(copy))) continue;
        CardGroup group = faces_->group(say, cards.id(copy), sort);
        Pile& pile = found[group.key];
        pile.key = group.key;
        pile.label = std::move(group.label);
        pile.cards.push_back(copy);
    }
    std::vector<Pile> piles, last;
    for (auto& [key, pile] : found) {
        order(say, pile);
        (pile.late() ? last : piles).push_back(std::move(pile));
    }
    const auto room = static_cast<std::size_t>(std::max(1, columns)) - std::min<std::size_t>(last.size(), 2);
    const bool by_size = sort == CardSort::type || sort == CardSort::character;
    if (by_size) merge_small(piles, room, std::string(say(Text::deck_others)));
    piles.insert(piles.end(), last.begin(), last.end());
    if (static_cast<int>(piles.size()) > columns) piles.resize(static_cast<std::size_t>(columns));
    split_tall(piles, static_cast<std::size_t>(columns));
    for (Pile& pile : piles) std::erase_if(pile.cards, [this](draft::CubeCopyId copy) { return view.deck.has(copy); });
    return piles;
}

std::vector<draft::CubeCopyId> DeckValues::line_of(draft::CubeCopyId card) const {
    return game_->has_lines() ? draft::line_to_add(cards, view.pool, view.deck.cards, card) : std::vector{card};
}

}  // namespace cubenight::gui
