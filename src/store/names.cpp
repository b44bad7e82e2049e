#include "src/store/names.hpp"

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::store {

namespace {

constexpr std::size_t largest_table = 2u << 20;  // bytes

}  // namespace

Result<naming::Lexicon> load_lexicon(const std::filesystem::path& wanted_data) {
    std::error_code ignored;
    for (const auto& folder : data_folders(wanted_data)) {
        const auto path = folder / "assets" / "names.tsv";
        if (!std::filesystem::exists(path, ignored)) continue;
        const auto table = read_file(path, largest_table);
        if (!table) return table.error();
        return naming::Lexicon::read(*table, path.string());
    }
    return naming::Lexicon{};
}

std::optional<Error> name_cards(std::vector<Card>& cards, const std::filesystem::path& wanted_data) {
    auto lexicon = load_lexicon(wanted_data);
    if (!lexicon) return lexicon.error();
    std::vector<const Card*> named;
    for (const Card& card : cards) named.push_back(&card);
    const auto book = naming::names_of(named, std::move(*lexicon));
    for (Card& card : cards) card.names.book = book;
    return std::nullopt;
}

}  // namespace cubenight::store
