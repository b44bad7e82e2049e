#include "src/night/brought_decks.hpp"

#include "engine/core/ensure.hpp"

namespace cubenight {

namespace fs = std::filesystem;

Result<std::vector<fs::path>> deck_files_for(const std::vector<std::string>& wanted, int seats,
                                             const fs::path& wanted_data) {
    ENSURE(static_cast<int>(wanted.size()) <= seats);
    const auto starters = store::starter_deck_files(wanted_data);
    std::vector<fs::path> files;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        if (seat < wanted.size()) {
            auto found = store::find_ultraman_deck(wanted[seat], wanted_data);
            if (!found) return found.error();
            files.push_back(std::move(*found));
        } else if (starters.empty()) {
            return Error{{}, 0, saying("there are no starter decks for the other seats")};
        } else {
            files.push_back(starters[seat % starters.size()]);
        }
    }
    return files;
}

ultraman::DeckLimits limits_under(std::span<const draft::RuleChange> changes) {
    ultraman::RuleSet rules = ultraman::usual_rules();
    for (const draft::RuleChange& change : changes) rules.set(change.option, change.value);
    return {rules[ultraman::OptionKey::deck_size], rules[ultraman::OptionKey::copy_limit]};
}

Result<BroughtDecks> bring_decks(const std::vector<fs::path>& files, const ultraman::CardSet& cards,
                                 ultraman::DeckLimits limits, const std::string& called, const fs::path& wanted_data) {
    std::vector<store::UltramanDeck> read;
    BroughtDecks brought;
    for (const fs::path& file : files) {
        auto deck = store::load_ultraman_deck(file, cards, limits);
        if (!deck) return deck.error();
        if (deck->name.size() > draft::longest_name)
            return Error{
                file.string(), 0,
                saying("the name of the deck has {0} bytes; the most is {1}", deck->name.size(), draft::longest_name)};
        brought.decks.push_back({deck->name, static_cast<std::uint16_t>(deck->cards.size())});
        read.push_back(std::move(*deck));
    }
    auto cube = store::cube_of_decks(called, read, cards, wanted_data);
    if (!cube) return cube.error();
    brought.cube = std::make_shared<const store::LoadedCube>(std::move(*cube));
    return brought;
}

}  // namespace cubenight
