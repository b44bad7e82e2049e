#include "engine/scenario/read/read_refs.hpp"

#include <algorithm>

#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/scenario/script/cites.hpp"

namespace cubenight::scenario {

using pokemon::both_seats;
using pokemon::seat0;
using pokemon::seat1;

namespace {

struct ZoneWord {
    std::string_view phrase;
    RefPlace place;
};
constexpr ZoneWord zone_words[] = {
    {"hand", RefPlace::hand},       {"deck", RefPlace::deck},
    {"discard", RefPlace::discard}, {"discard pile", RefPlace::discard},
    {"lost", RefPlace::lost},       {"lost zone", RefPlace::lost},
    {"prizes", RefPlace::prizes},   {"prize cards", RefPlace::prizes},
    {"bench", RefPlace::bench},     {"aside", RefPlace::aside},
    {"active", RefPlace::active},   {"active spot", RefPlace::active},
    {"play", RefPlace::in_play},    {"pokemon", RefPlace::in_play},
};

// The name of the basic energy of that type.
std::string energy_name(Type type) { return basic_energy(type).name; }

bool all_energy_letters(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](char letter) {
        const auto type = type_of_letter(letter);
        return type && has_basic_energy(*type);
    });
}

}  // namespace

// -- players

std::optional<SeatId> RefReader::accept_player() {
    for (SeatId seat : both_seats)
        if (in_.accept_word(players_[seat])) return seat;
    if (in_.accept_word("me")) return seat0;
    if (in_.accept_word("them") || in_.accept_word("opponent")) return seat1;
    return std::nullopt;
}

SeatId RefReader::expect_player() {
    if (const auto seat = accept_player()) return *seat;
    in_.expected(saying("a player: {0} or {1}", players_[seat0], players_[seat1]));
    return seat0;
}

bool RefReader::at_player(std::size_t ahead) const {
    return in_.is_word(players_[seat0], ahead) || in_.is_word(players_[seat1], ahead) ||
           in_.is_any_word({"me", "them", "opponent"}, ahead);
}

bool RefReader::at_side(std::size_t ahead) const {
    return in_.is_any_word({"my", "mine", "their", "theirs", "opponent's"}, ahead) ||
           in_.is_word(players_[seat0] + "'s", ahead) || in_.is_word(players_[seat1] + "'s", ahead);
}

std::optional<SeatId> RefReader::accept_side() {
    if (!at_side()) return std::nullopt;
    const bool mine = in_.is_any_word({"my", "mine"}) || in_.is_word(players_[seat0] + "'s");
    in_.skip();
    return mine ? seat0 : seat1;
}

// -- cards and Pokémon

bool RefReader::at_ref() const {
    return in_.is_kind(TokenKind::string) || in_.is_kind(TokenKind::variable) || at_side() || at_energy_letters();
}

bool RefReader::at_energy_letters() const {
    return in_.is_kind(TokenKind::word) && in_.peek().length <= 12 && all_energy_letters(in_.text_of(in_.peek()));
}

// A name in quotes, or one letter of basic energy.
bool RefReader::accept_name(Ref& ref) {
    if (in_.is_kind(TokenKind::string)) ref.name = in_.expect_string(saying("a name"));
    else if (at_energy_letters() && in_.peek().length == 1) ref.name = accept_energy_word(nullptr).value_or("");
    else return false;
    return true;
}

std::string RefReader::label() {
    if (!in_.is_kind(TokenKind::variable)) {
        in_.expected(saying("a label such as $x"));
        return {};
    }
    std::string label(in_.text_of(in_.peek()).substr(1));
    in_.skip();
    return label;
}

Ref RefReader::card() {
    Ref ref;
    ref.line = in_.line();
    if (in_.is_kind(TokenKind::variable)) ref.label = label();
    else if (auto energy = accept_energy_word(nullptr)) ref.name = *energy;
    else ref.name = in_.expect_string(saying("a card's name"));
    return ref;
}

std::optional<RefPlace> RefReader::accept_zone() {
    const ZoneWord* best = nullptr;
    for (const ZoneWord& word : zone_words)
        if (in_.is_phrase(word.phrase) && (!best || word.phrase.size() > best->phrase.size())) best = &word;
    if (!best) return std::nullopt;
    in_.accept_phrase(best->phrase);
    return best->place;
}

void RefReader::side_place(Ref& ref) {
    if (in_.accept_word("prize") || in_.accept_phrase("prize card")) {
        ref.place = RefPlace::prizes;
        ref.position = in_.expect_number(saying("the Prize card's position"), 1, most_prizes);
        return;
    }
    if (const auto place = accept_zone()) ref.place = *place;
    bench_position(ref);
}

void RefReader::bench_position(Ref& ref) {
    const bool numbered =
        ref.place == RefPlace::bench && in_.is_kind(TokenKind::number) && in_.text_of(in_.peek()).size() == 1;
    if (numbered) ref.position = in_.expect_number(saying("a place on the Bench"), 1, 8);
}

Ref RefReader::ref(Suffixes suffixes) {
    Ref ref;
    ref.line = in_.line();
    if (in_.is_kind(TokenKind::variable)) {
        ref.label = label();
    } else {
        ref.seat = accept_side();
        if (ref.seat) side_place(ref);
        const bool told = ref.place != RefPlace::anywhere;
        if (!(told && !same_line()) && !accept_name(ref) && !told)
            in_.expected(saying("a Pokémon or card: \"Name\", my active, their bench 2, my \"Name\", $label"));
    }
    if (suffixes == Suffixes::none) return ref;
    for (;;) {
        if (suffixes == Suffixes::place && !(in_.is_any_word({"in", "on", "at"}) && at_side(1))) return ref;
        if (in_.is_any_word({"in", "from", "at"}) || (suffixes == Suffixes::place && in_.is_word("on")))
            suffix_place(ref);
        else if (in_.is_word("with")) suffix_with(ref);
        else if ((in_.is_word("on") || says_under_whom(ref)) && ref.on.empty()) {
            in_.skip();
            ref.on.push_back(this->ref(Suffixes::none));
        } else return ref;
        if (in_.failed()) return ref;
    }
}

// `"Pup" under my active` is a card; `my active under "Pup"` says what is kept below a Pokémon.
bool RefReader::says_under_whom(const Ref& ref) {
    if (!in_.is_word("under")) return false;
    if (in_.is_kind(TokenKind::variable, 1)) return true;
    if (in_.is_kind(TokenKind::string, 1)) return !ref.seat && ref.place == RefPlace::anywhere && ref.label.empty();
    const std::size_t before = in_.position();
    in_.skip();
    const bool side = accept_side().has_value();
    in_.go_back(before);
    return side;
}

void RefReader::suffix_place(Ref& ref) {
    in_.skip();
    if (const auto seat = accept_side()) ref.seat = seat;
    if (in_.accept_word("prize")) {
        ref.place = RefPlace::prizes;
        ref.position = in_.expect_number(saying("the Prize card's position"), 1, most_prizes);
    } else if (const auto place = accept_zone()) {
        ref.place = *place;
        bench_position(ref);
    } else in_.expected(saying("a place: play, active, bench, hand, deck, discard, lost, prizes, aside"));
}

void RefReader::suffix_with(Ref& ref) {
    in_.skip();
    if (in_.accept_word("damage")) ref.damage = in_.expect_number(saying("damage in points"), 0, 9990);
    else if (in_.accept_phrase("no damage")) ref.damage = 0;
    else ref.with = card().name;
}

// -- lists

std::optional<std::string> RefReader::accept_energy_word(CardList* more) {
    if (!in_.is_kind(TokenKind::word)) return std::nullopt;
    const std::string_view word = in_.text_of(in_.peek());
    for (std::size_t type = 0; type < cubenight::words::type.size(); ++type)
        if (word == cubenight::words::type[type] && has_basic_energy(static_cast<Type>(type))) {
            in_.skip();
            return energy_name(static_cast<Type>(type));
        }
    if (word.size() > 12 || !all_energy_letters(word) || (!more && word.size() > 1)) return std::nullopt;
    const int line = in_.line();
    in_.skip();
    for (std::size_t i = 1; i < word.size(); ++i) {
        ListedCard card;
        card.line = line;
        card.name = energy_name(*type_of_letter(word[i]));
        more->push_back(card);
    }
    return energy_name(*type_of_letter(word[0]));
}

bool RefReader::at_listed() const {
    if (in_.is_kind(TokenKind::string) || in_.is_kind(TokenKind::variable)) return true;
    if (in_.is_kind(TokenKind::number))
        return in_.is_kind(TokenKind::string, 1) || (in_.is_any_word({"x"}, 1) && in_.is_kind(TokenKind::string, 2)) ||
               (in_.is_kind(TokenKind::word, 1) && in_.peek(1).length == 1 &&
                all_energy_letters(in_.text_of(in_.peek(1))));
    if (!in_.is_kind(TokenKind::word)) return false;
    const std::string_view word = in_.text_of(in_.peek());
    for (auto type : cubenight::words::type)
        if (word == type && type != "dragon" && type != "colorless") return true;
    return word.size() <= 12 && all_energy_letters(word);
}

void RefReader::marks_of(ListedCard& card, Labels labels) {
    for (;;) {
        if (labels == Labels::given && in_.accept_word("as")) card.label = label();
        else if (in_.accept_phrase("face up")) card.face_up = true;
        else if (in_.accept_phrase("known to")) card.known_to |= pokemon::seat_bit(expect_player());
        else return;
        if (in_.failed()) return;
    }
}

ListedCard RefReader::listed(Labels labels) {
    ListedCard card;
    card.line = in_.line();
    if (in_.is_kind(TokenKind::number)) {
        card.copies = in_.expect_number(saying("how many copies"), 1, 60);
        in_.accept_word("x");
    }
    if (labels == Labels::used && in_.is_kind(TokenKind::variable)) {
        card.label = label();
        return card;
    }
    if (auto energy = accept_energy_word(nullptr)) card.name = *energy;
    else card.name = in_.expect_string(saying("a card's name"));
    card.copies *= times();
    if (card.copies > 60) in_.fail(saying("a list has at most 60 copies of a card"));
    marks_of(card, labels);
    return card;
}

CardList RefReader::letters() {
    ListedCard first;
    first.line = in_.line();
    CardList cards, more;
    first.name = accept_energy_word(&more).value_or("");
    cards.push_back(first);
    cards.insert(cards.end(), more.begin(), more.end());
    return cards;
}

CardList RefReader::list(Labels labels) {
    CardList cards;
    if (in_.accept_word("none") || in_.accept_word("nothing") || in_.accept_word("empty")) return cards;
    if (!at_listed()) {
        in_.expected(saying("cards by name: \"Name\", \"Other\" x 2, letters of basic energy such as RRW, or none"));
        return cards;
    }
    for (;;) {
        const int line = in_.line();
        if (at_energy_letters() && in_.peek().length > 1) {
            const CardList some = letters();
            cards.insert(cards.end(), some.begin(), some.end());
        } else cards.push_back(listed(labels));
        if (cards.size() > most_in_list) in_.fail(saying("a list names at most 120 cards"));
        if (in_.failed()) return cards;
        if (in_.is_mark(",")) {
            const std::size_t here = in_.position();
            in_.skip();
            if (at_listed()) continue;
            in_.go_back(here);  // the comma belongs to the statement
            return cards;
        }
        if (!at_listed() || in_.line() != line) return cards;
    }
}

// -- numbers and clauses

std::string RefReader::clause() {
    const std::size_t begin = in_.position();
    std::string text = written_clause();
    if (!in_.failed() && !is_clause(text))
        in_.fail_at(begin, saying("there is no clause {0}; docs/rulebook.md lists them", quoted(text.substr(0, 60))));
    return text;
}

std::string RefReader::written_clause() {
    if (in_.is_kind(TokenKind::string)) return in_.expect_string(saying("a clause"));
    if (!in_.is_kind(TokenKind::word) || at_player()) {
        in_.expected(saying("a clause such as JA A-01.2b"));
        return {};
    }
    const bool document = in_.is_any_word({"JA", "ZH", "FI", "CUBE", "UCG"});
    std::string text = read_joined(in_);
    if (document) text += " " + read_joined(in_);
    return text;
}

std::string RefReader::optional_clause() { return in_.accept_word("by") ? clause() : std::string(); }

}  // namespace cubenight::scenario
