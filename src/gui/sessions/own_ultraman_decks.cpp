#include "src/gui/sessions/own_decks.hpp"
#include "src/store/ultraman.hpp"
#include "src/text/screen_words.hpp"

namespace cubenight::gui {
namespace {

using workshop::OpenedDeck;

class OwnUltramanDecks final : public OwnDecks {
public:
    OwnUltramanDecks(std::shared_ptr<const ultraman::CardSet> set, store::LoadedCube pool)
        : set_(std::move(set)), pool_(std::move(pool)) {}

    workshop::DeckFileKind kind() const override { return workshop::DeckFileKind::ultraman; }
    draft::DraftCards cards() const override { return {&pool_.cube, pool_.cards.get(), pool_.ucg.get()}; }
    std::string called(CardId card) const override { return pool_.ucg->cards[card].number; }
    std::optional<CardId> meant(const std::string& line) const override { return pool_.ucg->cards.find_number(line); }
    ListSection part(CardId) const override { return ListSection::none; }
    std::span<const int> sizes() const override { return {}; }
    std::vector<OwnDeckFault> faults(const OpenedDeck& deck, int size, const text::Say& say) const override;

private:
    std::shared_ptr<const ultraman::CardSet> set_;
    store::LoadedCube pool_;
};

std::vector<OwnDeckFault> OwnUltramanDecks::faults(const OpenedDeck& deck, int, const text::Say& say) const {
    ultraman::DeckFile file{deck.name(), {}};
    for (const workshop::DeckLine& line : deck.lines()) file.lines.push_back({line.card, line.copies, 0});
    std::vector<OwnDeckFault> told;
    for (const store::UltramanDeckFault& fault : store::faults_of(file, *set_)) {
        OwnDeckFault one{say(fault.reason)};
        for (const std::string& number : fault.numbers)
            if (const auto card = meant(number)) one.cards.insert(*card);
        if (!one.cards.empty())
            one.told = say(text::ScreenText::ucg_where_title,
                           {one.told, whole_name_in(pool_.ucg->cards[*one.cards.begin()], say.language())});
        told.push_back(std::move(one));
    }
    return told;
}

}  // namespace

std::unique_ptr<const OwnDecks> own_ultraman_decks(DeckShelf& shelf, const std::filesystem::path& data) {
    const auto& all = shelf.cards();
    if (all->size() == 0) return nullptr;
    store::UltramanDeck each;
    for (std::size_t i = 0; i < all->size(); ++i) each.cards.push_back(CardId{static_cast<std::uint16_t>(i)});
    auto pool = store::cube_of_decks({}, std::vector{each}, *all, data);
    if (!pool) return nullptr;
    return std::make_unique<OwnUltramanDecks>(all, std::move(*pool));
}

}  // namespace cubenight::gui
