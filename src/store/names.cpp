#include "src/store/names.hpp"

#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::store {

namespace {

constexpr std::size_t largest_table = 2u << 20;  // bytes

Result<naming::Lexicon> load_table(const char* name, std::span<const naming::KindName> kinds,
                                   const std::filesystem::path& wanted_data) {
    std::error_code ignored;
    for (const auto& folder : data_folders(wanted_data)) {
        const auto path = folder / "assets" / name;
        if (!std::filesystem::exists(path, ignored)) continue;
        const auto table = read_file(path, largest_table);
        if (!table) return table.error();
        return naming::Lexicon::read(*table, path.string(), kinds);
    }
    return naming::Lexicon{};
}

using Book = std::shared_ptr<const NameBook>;

// Of a list or a set of cards of the Ultraman Card Game.
template <class Cards>
Result<Book> ultraman_book(const Cards& cards, const std::filesystem::path& wanted_data) {
    auto lexicon = load_ultraman_lexicon(wanted_data);
    if (!lexicon) return lexicon.error();
    std::vector<const ultraman::Card*> named;
    for (const ultraman::Card& card : cards) named.push_back(&card);
    return naming::names_of(named, std::move(*lexicon));
}

}  // namespace

Result<naming::Lexicon> load_lexicon(const std::filesystem::path& wanted_data) {
    return load_table("names.tsv", naming::pokemon_kinds, wanted_data);
}

Result<naming::Lexicon> load_ultraman_lexicon(const std::filesystem::path& wanted_data) {
    return load_table("ultraman_names.tsv", naming::ultraman_kinds, wanted_data);
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

std::optional<Error> name_cards(CardSet& cards, const std::filesystem::path& wanted_data) {
    auto lexicon = load_lexicon(wanted_data);
    if (!lexicon) return lexicon.error();
    cards.name_by(naming::names_of(cards, std::move(*lexicon)));
    return std::nullopt;
}

std::optional<Error> name_cards(std::vector<ultraman::Card>& cards, const std::filesystem::path& wanted_data) {
    const auto book = ultraman_book(cards, wanted_data);
    if (!book) return book.error();
    for (ultraman::Card& card : cards) card.names.book = *book;
    return std::nullopt;
}

std::optional<Error> name_cards(ultraman::CardSet& cards, const std::filesystem::path& wanted_data) {
    const auto book = ultraman_book(cards, wanted_data);
    if (!book) return book.error();
    cards.name_by(*book);
    return std::nullopt;
}

std::optional<Error> name_cards(ultraman::CardSet& cards, CardSet& covers, const std::filesystem::path& wanted_data) {
    const auto book = ultraman_book(cards, wanted_data);
    if (!book) return book.error();
    cards.name_by(*book);
    covers.name_by(*book);
    return std::nullopt;
}

}  // namespace cubenight::store
