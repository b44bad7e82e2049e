#include "src/library/rows.hpp"

#include "src/library/folding.hpp"

namespace cubenight::library {
namespace {

// The words of a list; one more than a card may have where there are more.
std::vector<std::string> split(std::string_view lines) {
    std::vector<std::string> words;
    while (!lines.empty() && words.size() <= most_parts) {
        const std::size_t end = lines.find('\n');
        words.emplace_back(lines.substr(0, end));
        lines.remove_prefix(end == lines.npos ? lines.size() : end + 1);
    }
    return words;
}

// What a row of parts says.
struct Part {
    const char* kind;
    std::string_view name, tag, value, text;
};

// Gives every part of the card to `each`, which says whether to go on.
template <class Each>
void for_each_part(const LibraryCard& card, const Each& each) {
    for (const LibraryAbility& ability : card.abilities)
        if (!each(Part{"ability", ability.name, ability.kind, "", ability.text})) return;
    for (const LibraryAttack& attack : card.attacks)
        if (const std::string cost = joined(attack.cost);
            !each(Part{"attack", attack.name, cost, attack.damage, attack.text}))
            return;
    for (const LibraryModifier& weakness : card.weaknesses)
        if (!each(Part{"weakness", "", weakness.type, weakness.value, ""})) return;
    for (const LibraryModifier& resistance : card.resistances)
        if (!each(Part{"resistance", "", resistance.type, resistance.value, ""})) return;
    for (const std::string& line : card.rules)
        if (!each(Part{"rule", "", "", "", line})) return;
}

// Puts the row of parts where it belongs; false where there is no such place.
bool take_part(Statement& row, LibraryCard& card) {
    const std::string kind = row.text(0);
    if (kind == "ability") card.abilities.push_back({row.text(1), row.text(2), row.text(4)});
    else if (kind == "attack") card.attacks.push_back({row.text(1), split(row.text(2)), row.text(3), row.text(4)});
    else if (kind == "weakness") card.weaknesses.push_back({row.text(2), row.text(3)});
    else if (kind == "resistance") card.resistances.push_back({row.text(2), row.text(3)});
    else if (kind == "rule") card.rules.push_back(row.text(4));
    else return false;
    return true;
}

LibraryCard card_of(Statement& row) {
    LibraryCard card;
    card.id = row.text(1), card.set = row.text(2), card.number = row.text(3), card.name = row.text(4);
    card.supertype = row.text(5);
    card.subtypes = split(row.text(6));
    card.level = row.text(7);
    const std::int64_t hp = row.number(8);
    card.hp = hp >= 0 && hp <= largest_hp ? static_cast<int>(hp) : -1;
    card.types = split(row.text(9));
    card.evolves_from = row.text(10);
    const std::string trait = row.text(11), trait_text = row.text(12);
    if (!trait.empty() || !trait_text.empty()) card.ancient_trait = LibraryTrait{trait, trait_text};
    card.retreat_cost = split(row.text(13));
    card.regulation_mark = row.text(14);
    return card;
}

}  // namespace

std::string joined(const std::vector<std::string>& words) {
    std::string lines;
    for (const std::string& word : words) lines += (lines.empty() ? "" : "\n") + word;
    return lines;
}

Result<CardReader> CardReader::make(const Database& database) {
    auto parts = database.prepare("SELECT kind, name, tag, value, text FROM parts WHERE card = ? ORDER BY place");
    if (!parts) return parts.error();
    return CardReader(std::move(*parts), database.damage());
}

std::optional<Error> CardReader::read_parts(std::int64_t row, LibraryCard& card) {
    constexpr std::size_t most = 5 * (most_parts + 1);
    parts_.bind(1, row);
    std::optional<Error> error;
    for (std::size_t count = 0; !error; ++count) {
        const auto part = parts_.step();
        if (!part) error = part.error();
        else if (!*part) break;
        else if (count == most || !take_part(parts_, card)) error = damage_;
    }
    parts_.reset();
    return error;
}

Result<LibraryCard> CardReader::read(Statement& row) {
    LibraryCard card = card_of(row);
    if (auto error = read_parts(row.number(0), card)) return *error;
    if (row.damaged() || parts_.damaged() || fault_of(card)) return damage_;
    return card;
}

Result<std::vector<LibraryCard>> CardReader::read_all(Statement& query) {
    std::vector<LibraryCard> cards;
    for (;;) {
        const auto row = query.step();
        if (!row) return row.error();
        if (!*row) return cards;
        auto card = read(query);
        if (!card) return card.error();
        cards.push_back(std::move(*card));
    }
}

Result<CardWriter> CardWriter::make(const Database& database) {
    CardWriter writer;
    struct Wanted {
        Statement& statement;
        const char* sql;
    };
    const Wanted wanted[] = {
        {writer.row_of_, "SELECT card FROM cards WHERE id = ?"},
        {writer.put_,
         "INSERT INTO cards (id, set_code, number, name, supertype, subtypes, level, hp, types, evolves_from, "
         "trait_name, "
         "trait_text, retreat_cost, regulation_mark, number_key, name_key) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) "
         "ON CONFLICT (id) DO UPDATE SET set_code = excluded.set_code, number = excluded.number, name = excluded.name, "
         "supertype = excluded.supertype, subtypes = excluded.subtypes, level = excluded.level, hp = excluded.hp, "
         "types = excluded.types, evolves_from = excluded.evolves_from, trait_name = excluded.trait_name, "
         "trait_text = excluded.trait_text, retreat_cost = excluded.retreat_cost, "
         "regulation_mark = excluded.regulation_mark, number_key = excluded.number_key, name_key = excluded.name_key"},
        {writer.drop_parts_, "DELETE FROM parts WHERE card = ?"},
        {writer.put_part_, "INSERT INTO parts (card, place, kind, name, tag, value, text) VALUES (?,?,?,?,?,?,?)"},
    };
    for (const Wanted& one : wanted) {
        auto statement = database.prepare(one.sql);
        if (!statement) return statement.error();
        one.statement = std::move(*statement);
    }
    return writer;
}

std::optional<Error> CardWriter::write_row(const LibraryCard& card) {
    const std::string subtypes = joined(card.subtypes), types = joined(card.types), retreat = joined(card.retreat_cost);
    const LibraryTrait trait = card.ancient_trait.value_or(LibraryTrait{});
    const std::string number = number_key(card.number), name = name_key(card.name);
    put_.bind(1, card.id).bind(2, card.set).bind(3, card.number).bind(4, card.name).bind(5, card.supertype);
    put_.bind(6, subtypes)
        .bind(7, card.level)
        .bind(8, std::int64_t{card.hp})
        .bind(9, types)
        .bind(10, card.evolves_from);
    put_.bind(11, trait.name).bind(12, trait.text).bind(13, retreat).bind(14, card.regulation_mark);
    put_.bind(15, number).bind(16, name);
    if (auto error = put_.run()) return error;
    const auto row = row_of_.bind(1, card.id).step();
    if (!row) return row.error();
    row_ = row_of_.number(0);
    row_of_.reset();
    return drop_parts_.bind(1, row_).run();
}

std::optional<Error> CardWriter::write_parts(const LibraryCard& card) {
    std::optional<Error> error;
    std::int64_t place = 0;
    for_each_part(card, [&](const Part& part) {
        put_part_.bind(1, row_).bind(2, place++).bind(3, std::string_view(part.kind));
        error = put_part_.bind(4, part.name).bind(5, part.tag).bind(6, part.value).bind(7, part.text).run();
        return !error;
    });
    return error;
}

std::optional<Error> CardWriter::write(const LibraryCard& card) {
    auto error = write_row(card);
    return error ? error : write_parts(card);
}

}  // namespace cubenight::library
