// What must be true of a character or of one card.
#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/scenario/ultraman/read/read_expectations.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {
namespace {

constexpr int most_uses = 15;  // of a text in a turn, as far as they are counted

}  // namespace

std::optional<Expected> ExpectationReader::knowledge(const Ref& ref) {
    const std::size_t here = in_.position();
    in_.accept_word("is");
    if (in_.accept_phrase("known to")) return AboutKnowledge{ref, refs_.expect_player()};
    if (!in_.failed()) in_.go_back(here);
    return std::nullopt;
}

Expected ExpectationReader::about_ref() {
    const Ref subject = refs_.ref();
    if (auto known = knowledge(subject)) return *known;
    AboutCharacter about{subject, {}, false};
    if (in_.accept_word("vacant") || in_.accept_word("none")) {
        about.vacant = true;
        return about;
    }
    // The name has been read as part of who is meant: my area 1 "Name", bp 7000.
    if (!subject.name.empty()) next_check();
    while (!in_.failed() && at_character_check()) {
        about.checks.push_back(character_check());
        if (!next_check()) return about;
        if (!at_character_check()) in_.expected(saying("what else must be true of it"));
    }
    return about;
}

bool ExpectationReader::at_character_check() const {
    if (!refs_.same_line() && !in_.is_mark(",")) return false;
    if (in_.is_kind(TokenKind::string)) return true;
    for (auto word : words::figure)
        if (in_.is_phrase(word)) return true;
    for (auto word : words::fought)
        if (in_.is_phrase(word)) return true;
    for (auto word : ultraman::words::state)
        if (in_.is_word(word)) return true;
    return in_.is_any_word({"is", "isn't", "not", "has", "column", "on", "raised", "lowered", "type", "types", "called",
                            "stack", "face", "ties", "wins", "text", "in", "levelled"});
}

CharacterCheck ExpectationReader::character_check() {
    CharacterCheck check;
    if (in_.accept_phrase("not fought")) {
        check.kind = CharacterCheck::Kind::fought;
        return check;
    }
    for (;;) {
        if (in_.accept_word("isn't") || in_.accept_word("not")) check.negated = !check.negated;
        else if (!in_.accept_word("is")) break;
    }
    if (in_.accept_phrase("has type")) {
        check.kind = CharacterCheck::Kind::has_type;
        check.value = types().bits;
        return check;
    }
    in_.accept_word("has");
    if (card_check(check) || figure_check(check) || fact_check(check)) return check;
    in_.expected(saying(
        "what must be true of a character: bp 7000, double, level 2, raised, type power, stack \"A\" > \"B\", ..."));
    return check;
}

bool ExpectationReader::card_check(CharacterCheck& check) {
    using Kind = CharacterCheck::Kind;
    if (in_.accept_word("stack")) {
        check.kind = Kind::stack;
        check.list.mode = ListCheck::Mode::in_order;
        do check.list.cards.push_back(refs_.listed(Labels::used));
        while (!in_.failed() && in_.accept_mark(">"));
    } else if (in_.accept_word("charges")) {
        check.kind = Kind::charged;
        check.list = list_check();
    } else if (in_.accept_phrase("face down")) {
        check.kind = Kind::face_down;
        check.number = refs_.at_number_check() ? refs_.number_check(deck_capacity) : Number{Relation::at_least, 1};
    } else if (in_.accept_phrase("face up")) check.kind = Kind::face_up;
    else if (in_.accept_word("called") || in_.is_kind(TokenKind::string)) {
        check.kind = Kind::name;
        check.text = in_.expect_string(saying("a name"));
    } else return false;
    return true;
}

bool ExpectationReader::figure_check(CharacterCheck& check) {
    const auto figure = in_.accept_one_of(words::figure);
    if (!figure) return false;
    check.kind = CharacterCheck::Kind::figure;
    check.figure = static_cast<Figure>(*figure);
    if (check.figure == Figure::printed && in_.accept_word("none")) check.number.value = no_bp;
    else check.number = refs_.number_check(99'999);
    return true;
}

TypeSet ExpectationReader::types() {
    TypeSet types;
    do types = types | TypeSet::of(static_cast<Type>(in_.expect_one_of(ultraman::words::type, saying("a TYPE"))));
    while (!in_.failed() && in_.accept_mark("&"));
    return types;
}

bool ExpectationReader::fact_check(CharacterCheck& check) {
    using Kind = CharacterCheck::Kind;
    if (const auto state = in_.accept_one_of(ultraman::words::state)) {
        check.kind = Kind::state;
        check.value = *state;
    } else if (in_.accept_word("column")) {
        check.kind = Kind::column;
        check.value = in_.expect_one_of(ultraman::words::state, saying("a state"));
    } else if (in_.accept_phrase("on extra")) check.kind = Kind::on_extra;
    else if (in_.accept_word("raised")) check.kind = Kind::raised;
    else if (in_.accept_word("lowered")) check.kind = Kind::lowered;
    else if (in_.accept_phrase("wins battle")) check.kind = Kind::wins;
    else if (in_.accept_phrase("ties battle")) check.kind = Kind::ties;
    else if (in_.accept_word("type") || in_.accept_word("types")) {
        check.kind = Kind::types;
        check.value = types().bits;
    } else if (const auto fought = in_.accept_one_of(words::fought)) {
        check.kind = Kind::fought;
        check.fought = static_cast<Fought>(*fought);
    } else if (in_.accept_word("text")) {
        check.kind = Kind::negated;
        check.value = in_.expect_number(saying("which text, from 1"), 1, most_texts);
        if (in_.accept_word("not")) check.negated = !check.negated;
        if (!in_.accept_word("used")) in_.expect_phrase("negated");
        else {
            check.kind = Kind::used;
            check.number = refs_.at_number_check() ? refs_.number_check(most_uses) : Number{Relation::at_least, 1};
        }
    } else if (in_.accept_phrase("levelled up")) {
        check.kind = Kind::levelled;
    } else if (in_.accept_phrase("in area")) {
        check.kind = Kind::area;
        check.value = in_.expect_number(saying("a battle area"), 1, most_areas);
    } else return false;
    return true;
}

}  // namespace cubenight::ultraman::scenario
