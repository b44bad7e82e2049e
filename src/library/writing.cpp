#include "src/library/writing.hpp"

#include "src/library/folding.hpp"

namespace cubenight::library {
namespace {

std::optional<Error> prepare_into(Statement& statement, const Database& database, const std::string& sql) {
    auto made = database.prepare(sql.c_str());
    if (!made) return made.error();
    statement = std::move(*made);
    return std::nullopt;
}

std::string in_a_row(const std::vector<std::string>& words) {
    std::string row;
    for (const std::string& word : words) row += word + " ";
    return row;
}

// Every sentence of a card.
std::string texts_of(const LibraryCard& card) {
    std::string texts = card.evolves_from + "\n";
    for (const LibraryAbility& ability : card.abilities)
        texts += ability.kind + "\n" + ability.name + "\n" + ability.text + "\n";
    if (card.ancient_trait) texts += card.ancient_trait->name + "\n" + card.ancient_trait->text + "\n";
    for (const LibraryAttack& attack : card.attacks) texts += attack.name + "\n" + attack.text + "\n";
    for (const std::string& line : card.rules) texts += line + "\n";
    return texts;
}

// What was not told stays as it was.
void keep(std::string& now, const std::string& before) {
    if (now.empty()) now = before;
}

}  // namespace

Writing::Writing(Writing&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)), reader_(std::move(other.reader_)),
      writer_(std::move(other.writer_)), card_of_(std::move(other.card_of_)), set_of_(std::move(other.set_of_)),
      add_set_(std::move(other.add_set_)), put_set_(std::move(other.put_set_)),
      known_sets_(std::move(other.known_sets_)), words_differ_(other.words_differ_), cards_(other.cards_) {}

Writing::~Writing() {
    if (database_) database_->run("ROLLBACK");
}

Result<Writing> Writing::begin(const Library& library, Begin begin) {
    const Database& database = library.database();
    if (auto error = database.write_protection()) return *error;
    auto reader = CardReader::make(database);
    if (!reader) return reader.error();
    auto writer = CardWriter::make(database);
    if (!writer) return writer.error();
    if (auto error = database.run("BEGIN IMMEDIATE")) return *error;
    Writing writing(database, std::move(*reader), std::move(*writer));
    if (auto error = writing.prepare(begin)) return *error;
    return writing;
}

std::optional<Error> Writing::prepare(Begin begin) {
    if (begin == Begin::empty) {
        words_differ_ = true;
        for (const char* const table : {"DELETE FROM parts", "DELETE FROM cards", "DELETE FROM sets"})
            if (auto error = database_->run(table)) return error;
    }
    const auto count = database_->number("SELECT count(*) FROM cards");
    if (!count) return count.error();
    cards_ = static_cast<std::size_t>(*count);
    if (auto error = prepare_into(card_of_, *database_, select_cards + "WHERE cards.id = ?")) return error;
    if (auto error =
            prepare_into(set_of_, *database_,
                         "SELECT ptcgo_code, name, series, released, printed_total, total FROM sets WHERE code = ?"))
        return error;
    if (auto error = prepare_into(add_set_, *database_, "INSERT OR IGNORE INTO sets VALUES (?, '', '', '', '', 0, 0)"))
        return error;
    return prepare_into(put_set_, *database_, "INSERT OR REPLACE INTO sets VALUES (?, ?, ?, ?, ?, ?, ?)");
}

std::optional<Error> Writing::know_set(const std::string& code) {
    if (!known_sets_.insert(code).second) return std::nullopt;
    if (known_sets_.size() > most_sets)
        return Error{database_->path().string(), 0, saying("there are more than {0} sets", most_sets)};
    return add_set_.bind(1, code).run();
}

Result<Put> Writing::put(const LibraryCard& card) {
    auto before = reader_.read_all(card_of_.bind(1, card.id));
    card_of_.reset();
    if (!before) return before.error();
    if (!before->empty() && before->front() == card) return Put::same;
    if (before->empty() && ++cards_ > most_cards)
        return Error{database_->path().string(), 0, saying("there are more than {0} cards", most_cards)};
    words_differ_ = true;
    if (auto error = know_set(card.set)) return *error;
    if (auto error = writer_.write(card)) return *error;
    return before->empty() ? Put::added : Put::changed;
}

Result<Put> Writing::put(const LibrarySet& set) {
    if (auto error = know_set(set.code)) return *error;
    const auto row = set_of_.bind(1, set.code).step();
    if (!row) return row.error();
    if (!*row) return database_->damage();
    const LibrarySet before{set.code,
                            set_of_.text(0),
                            set_of_.text(1),
                            set_of_.text(2),
                            set_of_.text(3),
                            static_cast<int>(set_of_.number(4)),
                            static_cast<int>(set_of_.number(5))};
    set_of_.reset();
    LibrarySet now = set;
    keep(now.ptcgo_code, before.ptcgo_code), keep(now.name, before.name), keep(now.series, before.series);
    keep(now.released, before.released);
    if (now.printed_total == 0) now.printed_total = before.printed_total;
    if (now.total == 0) now.total = before.total;
    now.cards = before.cards;
    if (now == before) return Put::same;
    words_differ_ = true;
    put_set_.bind(1, now.code).bind(2, now.ptcgo_code).bind(3, now.name).bind(4, now.series).bind(5, now.released);
    if (auto error = put_set_.bind(6, std::int64_t{now.printed_total}).bind(7, std::int64_t{now.total}).run())
        return *error;
    return before.name.empty() ? Put::added : Put::changed;
}

// All of them anew: what is found is made of the cards that there are, and of nothing that was once said of them.
std::optional<Error> Writing::write_words() {
    if (auto error = database_->run("INSERT INTO words (words) VALUES ('delete-all')")) return error;
    auto add =
        database_->prepare("INSERT INTO words (rowid, name, text, type, set_words, kind) VALUES (?, ?, ?, ?, ?, ?)");
    if (!add) return add.error();
    // Behind the card's own columns stands what its set is called.
    const std::string called = ", sets.ptcgo_code || ' ' || sets.name || ' ' || sets.series FROM cards" + with_sets;
    auto query = database_->prepare((card_columns + called).c_str());
    if (!query) return query.error();
    for (;;) {
        const auto row = query->step();
        if (!row) return row.error();
        if (!*row) return std::nullopt;
        const auto card = reader_.read(*query);
        if (!card) return card.error();
        const std::string name = words_key(card->name), text = words_key(texts_of(*card));
        const std::string type = words_key(in_a_row(card->types));
        const std::string set = words_key(card->set + " " + query->text(15) + " " + card->number);
        const std::string kind = words_key(card->supertype + " " + in_a_row(card->subtypes));
        add->bind(1, query->number(0)).bind(2, name).bind(3, text).bind(4, type).bind(5, set).bind(6, kind);
        if (auto error = add->run()) return error;
    }
}

std::optional<Error> Writing::commit() {
    if (words_differ_)
        if (auto error = write_words()) return error;
    if (auto error = database_->run("COMMIT")) return error;
    database_ = nullptr;
    return std::nullopt;
}

}  // namespace cubenight::library
