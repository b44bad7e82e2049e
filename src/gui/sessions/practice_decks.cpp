#include "src/gui/sessions/practice_decks.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

#include "draft/table/table.hpp"
#include "engine/core/ensure.hpp"
#include "src/gui/sessions/bot_draft.hpp"
#include "src/gui/sessions/listed_cards.hpp"

namespace cubenight::gui {

namespace {

constexpr const char* drafted_id = "drafted";
constexpr int drafting_bots = 4;

}  // namespace

void PracticeDecks::read(const std::optional<HeldCube>& cube, const std::vector<NightDeck>& nights) {
    cube_ = cube;
    decks_.clear();
    cards_.clear();
    if (cube_) {
        const int size = draft::suggested_row(*cube_->cube, drafting_bots).deck_size;
        decks_.push_back({.id = drafted_id, .cards = size, .source = DeckSource::drafted});
        cards_.emplace_back();
    }
    if (!cube_ || cube_->ucg) {
        for (const DeckFile& file : files_.decks()) {
            const auto list = files_.list(file.id);
            decks_.push_back(file);
            cards_.emplace_back(list.begin(), list.end());
        }
    } else {
        add_lists();
    }
    for (const NightDeck& night : nights) add_night(night);
    if (cube_ && !cube_->ucg) look_into_decks();
}

// Pokémon first, then what there is most of.
void PracticeDecks::look_into_decks() {
    for (std::size_t deck = 0; deck < decks_.size(); ++deck) {
        std::map<CardId, int> counts;
        std::array<int, type_count> of_type{};
        for (const CardId id : cards_[deck]) {
            ++counts[id];
            const Card& card = (*cube_->set)[id];
            if (card.kind == CardKind::pokemon && !card.types.empty())
                ++of_type[static_cast<std::size_t>(card.types.first())];
        }
        std::vector<std::pair<CardId, int>> order(counts.begin(), counts.end());
        std::ranges::stable_sort(order, {}, [&](const std::pair<CardId, int>& each) {
            return std::pair{(*cube_->set)[each.first].kind, -each.second};
        });
        decks_[deck].set = cube_->set;
        decks_[deck].contents = std::move(order);
        for (std::size_t type = 0; type < of_type.size(); ++type)
            if (of_type[type] > 0) decks_[deck].types.push_back(static_cast<Type>(type));
        std::ranges::stable_sort(decks_[deck].types, std::greater<>{},
                                 [&](Type type) { return of_type[static_cast<std::size_t>(type)]; });
    }
}

// A deck that was exported in both forms lies there twice: once is enough.
void PracticeDecks::drop_second_forms() {
    const auto same = [&](const DeckFile& live, std::size_t at) {
        for (std::size_t i = 0; i < decks_.size(); ++i)
            if (decks_[i].name + " (Live)" == live.name && decks_[i].playable())
                return std::ranges::is_permutation(cards_[i], cards_[at]);
        return false;
    };
    for (std::size_t i = decks_.size(); i-- > 0;) {
        if (!same(decks_[i], i)) continue;
        decks_.erase(decks_.begin() + static_cast<std::ptrdiff_t>(i));
        cards_.erase(cards_.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

// Lists as the deck builder writes them, and as people bring them along.
void PracticeDecks::add_lists() {
    for (const auto& [path, text] : lists_.files()) {
        auto read = text ? listed_cards(*text, *cube_->set, path.filename().string()) : ListedDeck{{}, {text.error()}};
        DeckFile deck{.id = path.string(), .name = path.stem().string()};
        deck.cards = static_cast<int>(read.cards.size());
        deck.problems = std::move(read.errors);
        cards_.push_back(deck.playable() ? std::move(read.cards) : std::vector<CardId>{});
        decks_.push_back(std::move(deck));
    }
    drop_second_forms();
}

std::optional<CardId> PracticeDecks::by_key(const std::string& key) const {
    return cube_->ucg ? files_.cards()->find_number(key) : cube_->set->find_key(key);
}

void PracticeDecks::add_night(const NightDeck& night) {
    DeckFile deck{.id = night.id, .name = night.whose, .source = DeckSource::night, .of = night.night};
    std::vector<CardId> cards;
    for (const std::string& key : night.cards) {
        const auto card = by_key(key);
        if (card) cards.push_back(*card);
        else deck.problems.push_back({{}, 0, saying("this cube has no card \"{0}\"", key)});
    }
    deck.cards = static_cast<int>(night.cards.size());
    if (!deck.playable()) cards.clear();
    decks_.push_back(std::move(deck));
    cards_.push_back(std::move(cards));
}

// Matches of the Ultraman Card Game are played with the cards of all its files.
std::vector<CardId> PracticeDecks::in_the_game(const std::vector<CardId>& of_cube) const {
    if (!cube_->ucg) return of_cube;
    std::vector<CardId> cards;
    for (const CardId id : of_cube)
        if (const auto card = files_.cards()->find_number(cube_->ucg->cards[id].number)) cards.push_back(*card);
    return cards;
}

Result<std::vector<std::vector<CardId>>> PracticeDecks::cards_for(const Practice& wanted, std::uint64_t seed) const {
    std::vector<std::vector<CardId>> drafted, both;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto found = std::ranges::find(decks_, wanted.decks[seat], &DeckFile::id);
        ENSURE(found != decks_.end());
        if (!found->playable()) return found->problems.front();
        if (found->source != DeckSource::drafted) {
            both.push_back(cards_[static_cast<std::size_t>(found - decks_.begin())]);
            continue;
        }
        if (drafted.empty()) drafted = drafted_decks(cube_->cards(), drafting_bots, seed, wanted.rule_changes);
        if (drafted.empty()) return Error{{}, 0, saying("bots cannot draft decks of this cube")};
        both.push_back(in_the_game(drafted[seat]));
    }
    return both;
}

}  // namespace cubenight::gui
