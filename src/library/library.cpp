#include "src/library/library.hpp"

#include <algorithm>
#include <set>

#include "src/library/folding.hpp"
#include "src/library/query.hpp"
#include "src/library/rows.hpp"
#include "src/library/schema.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"

namespace cubenight::library {

namespace fs = std::filesystem;

namespace {

// A query for cards with one text in it.
Result<std::vector<LibraryCard>> cards_where(const Database& database, const std::string& condition,
                                             std::string_view text) {
    auto query = database.prepare((select_cards + condition).c_str());
    if (!query) return query.error();
    auto reader = CardReader::make(database);
    if (!reader) return reader.error();
    return reader->read_all(query->bind(1, text));
}

constexpr const char* select_sets =
    "SELECT code, ptcgo_code, name, series, released, printed_total, total, "
    "(SELECT count(*) FROM cards WHERE set_code = code) FROM sets ORDER BY released, code";

int count_of(Statement& row, int column, bool& sound) {
    const std::int64_t number = row.number(column);
    sound &= number >= 0 && number <= static_cast<std::int64_t>(most_cards);
    return sound ? static_cast<int>(number) : 0;
}

Result<std::vector<LibrarySet>> sets_of(const Database& database) {
    auto query = database.prepare(select_sets);
    if (!query) return query.error();
    std::vector<LibrarySet> sets;
    for (;;) {
        const auto row = query->step();
        if (!row) return row.error();
        if (!*row) return sets;
        bool sound = sets.size() < most_sets;
        LibrarySet set{query->text(0), query->text(1), query->text(2), query->text(3), query->text(4)};
        set.printed_total = count_of(*query, 5, sound);
        set.total = count_of(*query, 6, sound);
        set.cards = count_of(*query, 7, sound);
        if (!sound || query->damaged() || fault_of(set)) return database.damage();
        sets.push_back(std::move(set));
    }
}

// A word counts most in the name, least in the text (columns as in schema.cpp).
constexpr const char* rank = "bm25(words, 10.0, 1.0, 4.0, 4.0, 4.0)";

// How far a name is from what was written, and what of it is told first where several are as far.
struct NearName {
    std::size_t distance;
    std::string key, name;
    friend auto operator<=>(const NearName&, const NearName&) = default;
};

}  // namespace

Library::Library(Database database) : database_(std::make_unique<Database>(std::move(database))) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

fs::path Library::usual_path() {
    const fs::path folder = store::user_folder();
    return folder.empty() ? folder : folder / "card-library.sqlite";
}

Result<Library> Library::open(const fs::path& path) {
    std::error_code ignored;
    if (path.empty() || !fs::exists(path, ignored)) return no_library(path);
    auto database = Database::open(path, Missing::is_error);
    if (!database) return database.error();
    if (auto error = check_library(*database)) return *error;
    return Library(std::move(*database));
}

Result<Library> Library::made(const fs::path& path) {
    auto database = Database::open(path, Missing::is_made);
    if (!database) return database.error();
    if (auto error = make_library(*database)) return *error;
    return Library(std::move(*database));
}

Result<Library> Library::open_or_make(const fs::path& path) {
    if (path.empty())
        return Error{{}, 0, saying("no folder for the card library: neither XDG_DATA_HOME nor HOME is set")};
    if (path.has_parent_path())
        if (auto error = store::make_folder(path.parent_path())) return *error;
    return made(path);
}

Result<Library> Library::in_memory() { return made({}); }

Result<std::optional<LibraryCard>> Library::by_id(std::string_view id) const {
    const auto cards = cards_where(*database_, "WHERE cards.id = ?", id.substr(0, longest_query));
    if (!cards) return cards.error();
    return cards->empty() ? std::optional<LibraryCard>() : cards->front();
}

Result<std::vector<LibraryCard>> Library::by_number(std::string_view set, std::string_view number) const {
    const OneState state(*database_);
    const auto sets = sets_called(set);
    if (!sets) return sets.error();
    const std::string key = number_key(number.substr(0, longest_id));
    auto query = database_->prepare(
        (select_cards + "WHERE cards.set_code = ? AND cards.number_key = ? ORDER BY cards.id").c_str());
    if (!query) return query.error();
    auto reader = CardReader::make(*database_);
    if (!reader) return reader.error();
    std::vector<LibraryCard> cards;
    for (const LibrarySet& one : *sets) {
        auto found = reader->read_all(query->bind(1, one.code).bind(2, key));
        if (!found) return found.error();
        std::ranges::move(*found, std::back_inserter(cards));
        query->reset();
    }
    return cards;
}

Result<std::vector<LibraryCard>> Library::by_name(std::string_view name) const {
    const std::string key = name_key(name.substr(0, longest_query));
    return cards_where(*database_, "WHERE cards.name_key = ? ORDER BY " + order, key);
}

Result<std::vector<std::string>> Library::near_names(std::string_view name, std::size_t most) const {
    const std::string written = name_key(name.substr(0, longest_query));
    auto query = database_->prepare("SELECT DISTINCT name, name_key FROM cards");
    if (!query) return query.error();
    std::set<NearName> near;
    for (;;) {
        const auto row = query->step();
        if (!row) return row.error();
        if (!*row) break;
        NearName one{0, query->text(1), query->text(0)};
        if (query->damaged()) return database_->damage();
        const auto distance = distance_between(written, one.key);
        if (!distance) continue;
        one.distance = *distance;
        near.insert(std::move(one));
        if (near.size() > most) near.erase(std::prev(near.end()));
    }
    std::vector<std::string> names;
    for (const NearName& one : near) names.push_back(one.name);
    return names;
}

Result<std::vector<std::string>> Library::names() const {
    auto query = database_->prepare("SELECT DISTINCT name FROM cards");
    if (!query) return query.error();
    std::vector<std::string> names;
    for (;;) {
        const auto row = query->step();
        if (!row) return row.error();
        if (!*row) return names;
        names.push_back(query->text(0));
        if (query->damaged()) return database_->damage();
    }
}

Result<FoundCards> Library::search(std::string_view words, std::size_t most, std::size_t skip) const {
    const std::string match = match_query(words.substr(0, longest_query));
    FoundCards found;
    if (match.empty()) return found;
    const OneState state(*database_);
    auto count = database_->prepare("SELECT count(*) FROM words WHERE words MATCH ?");
    if (!count) return count.error();
    const auto row = count->bind(1, match).step();
    if (!row) return row.error();
    found.all = static_cast<std::size_t>(std::max<std::int64_t>(count->number(0), 0));
    auto query = database_->prepare(
        (select_found + "WHERE words MATCH ? ORDER BY " + rank + ", " + order + " LIMIT ? OFFSET ?").c_str());
    if (!query) return query.error();
    auto reader = CardReader::make(*database_);
    if (!reader) return reader.error();
    query->bind(1, match).bind(2, static_cast<std::int64_t>(std::min(most, most_cards)));
    auto cards = reader->read_all(query->bind(3, static_cast<std::int64_t>(std::min(skip, most_cards))));
    if (!cards) return cards.error();
    found.cards = std::move(*cards);
    return found;
}

Result<std::vector<LibrarySet>> Library::sets() const { return sets_of(*database_); }

Result<std::vector<LibrarySet>> Library::sets_called(std::string_view code) const {
    auto sets = sets_of(*database_);
    if (!sets) return sets;
    const std::string key = name_key(code.substr(0, longest_query));
    std::erase_if(*sets, [&key](const LibrarySet& set) {
        return key.empty() || (name_key(set.code) != key && name_key(set.ptcgo_code) != key);
    });
    return sets;
}

Result<std::size_t> Library::size() const {
    const auto count = database_->number("SELECT count(*) FROM cards");
    return count ? Result<std::size_t>(static_cast<std::size_t>(*count)) : count.error();
}

std::optional<Error> Library::for_each(const std::function<bool(const LibraryCard&)>& each) const {
    auto query = database_->prepare((select_cards + "ORDER BY " + order).c_str());
    if (!query) return query.error();
    auto reader = CardReader::make(*database_);
    if (!reader) return reader.error();
    for (;;) {
        const auto row = query->step();
        if (!row) return row.error();
        if (!*row) return std::nullopt;
        const auto card = reader->read(*query);
        if (!card) return card.error();
        if (!each(*card)) return std::nullopt;
    }
}

}  // namespace cubenight::library
