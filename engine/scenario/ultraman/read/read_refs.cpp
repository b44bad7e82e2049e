#include "engine/scenario/ultraman/read/read_refs.hpp"

#include "engine/scenario/ultraman/written/clauses.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {

namespace {

struct ZoneWord {
    std::string_view phrase;
    RefPlace place;
};
// The longer ones first.
constexpr ZoneWord zone_words[] = {
    {"discard pile", RefPlace::discard},
    {"discard", RefPlace::discard},
    {"hand", RefPlace::hand},
    {"deck", RefPlace::deck},
    {"exiled", RefPlace::exiled},
    {"exile", RefPlace::exiled},
};

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
    return in_.is_any_word({"my", "their", "opponent's"}, ahead) || in_.is_word(players_[seat0] + "'s", ahead) ||
           in_.is_word(players_[seat1] + "'s", ahead);
}

std::optional<SeatId> RefReader::accept_side() {
    if (!at_side()) return std::nullopt;
    const bool mine = in_.is_word("my") || in_.is_word(players_[seat0] + "'s");
    in_.skip();
    return mine ? seat0 : seat1;
}

// -- cards and characters

bool RefReader::at_ref() const {
    return in_.is_kind(TokenKind::string) || in_.is_kind(TokenKind::variable) || at_side() || in_.is_word("scene");
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

std::optional<RefPlace> RefReader::accept_zone() {
    for (const ZoneWord& word : zone_words)
        if (in_.accept_phrase(word.phrase)) return word.place;
    return std::nullopt;
}

// What stands behind `my` or behind `in`: area 2, hand, scene.
void RefReader::place(Ref& ref) {
    if (in_.accept_word("area")) {
        ref.place = RefPlace::area;
        ref.area = in_.expect_number(saying("a battle area"), 1, most_areas);
    } else if (in_.accept_word("scene")) ref.place = RefPlace::scene;
    else if (const auto zone = accept_zone()) ref.place = *zone;
}

Ref RefReader::ref(Suffixes suffixes) {
    Ref ref;
    ref.line = in_.line();
    if (in_.is_kind(TokenKind::variable)) {
        ref.label = label();
    } else if (in_.accept_word("scene")) {
        ref.place = RefPlace::scene;
    } else {
        ref.seat = accept_side();
        if (ref.seat) place(ref);
        const bool told = ref.place != RefPlace::anywhere;
        if (in_.is_kind(TokenKind::string) && (!told || same_line())) ref.name = in_.expect_string(saying("a name"));
        else if (!told) in_.expected(saying("a character or card: \"Name\", my area 2, my \"Name\", scene, $label"));
    }
    if (suffixes == Suffixes::none || in_.failed()) return ref;
    const bool under = in_.is_word("under"), on = in_.is_word("on"), in = in_.is_any_word({"in", "from", "at"});
    if (!under && !on && !in) return ref;
    if (!at_side(1) && !(in_.is_word("scene", 1) && in)) return ref;
    in_.skip();
    ref.seat = accept_side();
    place(ref);
    if (ref.place == RefPlace::anywhere) in_.expected(saying("a place: area 2, hand, deck, discard, exiled, scene"));
    if (ref.place == RefPlace::area && !in) ref.part = under ? Part::charge : Part::card;
    return ref;
}

// -- lists

bool RefReader::at_listed() const {
    if (in_.is_kind(TokenKind::string) || in_.is_kind(TokenKind::variable)) return true;
    return in_.is_kind(TokenKind::number) &&
           (in_.is_kind(TokenKind::string, 1) || (in_.is_word("x", 1) && in_.is_kind(TokenKind::string, 2)));
}

ListedCard RefReader::listed(Labels labels) {
    ListedCard card;
    card.line = in_.line();
    if (in_.is_kind(TokenKind::number)) {
        card.copies = in_.expect_number(saying("how many copies"), 1, deck_capacity);
        in_.accept_word("x");
    }
    if (labels == Labels::used && in_.is_kind(TokenKind::variable)) {
        card.label = label();
        return card;
    }
    card.name = in_.expect_string(saying("a card's name"));
    card.copies *= cubenight::scenario::read_times(in_);
    if (card.copies > 60) in_.fail(saying("a list has at most 60 copies of a card"));
    if (labels == Labels::given && in_.accept_word("as")) card.label = label();
    return card;
}

CardList RefReader::list(Labels labels) {
    CardList cards;
    if (in_.accept_word("none") || in_.accept_word("nothing") || in_.accept_word("empty")) return cards;
    if (!at_listed()) {
        in_.expected(saying("cards by name: \"Name\", \"Other\" x 2, or none"));
        return cards;
    }
    do cards.push_back(listed(labels));
    while (goes_on(cards, Counts::none));
    return cards;
}

// How many cards, of which nothing more is said.
bool RefReader::at_count() const { return in_.is_kind(TokenKind::number) && !at_listed(); }

CardList RefReader::pile() {
    if (!at_count() && !at_listed()) return list(Labels::given);
    CardList cards;
    do {
        if (!at_count()) cards.push_back(listed(Labels::given));
        else {
            ListedCard card;
            card.line = in_.line();
            card.name = bystander;
            card.copies = in_.expect_number(saying("how many cards"), 0, deck_capacity);
            cards.push_back(card);
        }
    } while (goes_on(cards, Counts::too));
    return cards;
}

// The list has no more than a list may have, and goes on behind a comma, which is taken; a comma with something else behind
// it belongs to the statement.
bool RefReader::goes_on(const CardList& cards, Counts counts) {
    if (cards.size() > cubenight::scenario::most_in_list) in_.fail(saying("a list names at most 120 cards"));
    if (in_.failed() || !in_.is_mark(",")) return false;
    const std::size_t here = in_.position();
    in_.skip();
    if (at_listed() || (counts == Counts::too && at_count())) return true;
    in_.go_back(here);
    return false;
}

// -- phases and clauses

std::optional<Phase> RefReader::accept_phase() {
    const auto phase = in_.accept_one_of(words::phase);
    return phase ? std::optional(static_cast<Phase>(*phase)) : std::nullopt;
}

std::string RefReader::clause() {
    const std::size_t begin = in_.position();
    in_.accept_word("UCG");
    if (!in_.is_kind(TokenKind::number)) {
        in_.expected(saying("a clause such as 5.6.2.2"));
        return {};
    }
    const std::string text = cubenight::scenario::read_joined(in_);
    if (!in_.failed() && !is_clause(text))
        in_.fail_at(begin, saying("the rules have no clause {0}", quoted(text.substr(0, 60))));
    return "UCG " + text;
}

std::string RefReader::optional_clause() { return in_.accept_word("by") ? clause() : std::string(); }

}  // namespace cubenight::ultraman::scenario
