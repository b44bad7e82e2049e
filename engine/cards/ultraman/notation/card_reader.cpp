#include "engine/cards/ultraman/notation/card_reader.hpp"

#include <algorithm>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/language/card_list.hpp"

namespace cubenight::ultraman {

Card CardReader::read() {
    Card card;
    const std::size_t begin = in_.position();
    in_.expect_phrase("card");
    card.number = in_.expect_string(saying("the card's number"));
    const bool same = naming_ == CardNaming::name_may_do && !in_.is_kind(TokenKind::string);
    card.name = same ? card.number : in_.expect_string(saying("the card's name"));
    in_.expect_mark("{");
    kind_line(card);
    fields(card);
    if (!in_.accept_mark("}")) not_closed(card, begin);
    return card;
}

// The head of a card: reading goes on there after a mistake in the one before.
bool CardReader::at_card(const TokenReader& in) {
    return in.is_word("card") && in.is_kind(TokenKind::string, 1) && in.is_kind(TokenKind::string, 2) &&
           in.is_mark("{", 3);
}

// Neither a field that may still follow nor the end of the card.
void CardReader::not_closed(const Card& card, std::size_t begin) {
    if (at_card(in_))
        return in_.fail_here(saying("a `}` is missing: the card {0} of line {1} is not closed", quoted(card.number),
                                    in_.line_at(begin)));
    in_.expected(
        saying("the next field of the card in its order, or `}` (in order: name, character, form, team, bp, extra, "
               "copies any, text, unread)"));
}

void CardReader::kind_line(Card& card) {
    card.categories = categories();
    if (card.is_scene()) {
        in_.expect_phrase("round");
        card.round = in_.expect_number(saying("the round"), 0, most_round);
        return;
    }
    in_.expect_phrase("level");
    card.level = in_.expect_number(saying("the level"), 1, most_level);
    card.types = types();
}

// `ultraman & kaiju`: a card of two kinds.
CategorySet CardReader::categories() {
    CategorySet all;
    do {
        const auto one =
            CategorySet::of(static_cast<Category>(in_.expect_one_of(words::category, saying("the kind of card"))));
        if (one.bits <= all.bits)
            in_.fail(saying("kinds of card stand once and in their order: ultraman, kaiju, mech"));
        if (!all.empty() && one.has(Category::scene)) in_.fail(saying("a character card is no scene"));
        all = all | one;
    } while (!all.has(Category::scene) && in_.accept_mark("&"));
    return all;
}

TypeSet CardReader::types() {
    TypeSet types;
    do {
        const TypeSet one = TypeSet::of(static_cast<Type>(in_.expect_one_of(words::type, saying("a TYPE"))));
        if (types.has_any(one)) in_.fail(saying("a TYPE stands once"));
        if (one.bits < types.bits)
            in_.fail(
                saying("TYPEs stand in their order: basic, power, speed, armed, hazard, devastation, invasion, meteo"));
        types = types | one;
    } while (in_.accept_mark("&"));
    return types;
}

void CardReader::fields(Card& card) {
    while (in_.accept_word("name")) own_name(card.own_names);
    if (!card.is_scene()) character_fields(card);
    if (in_.accept_phrase("copies any")) card.copies_any = true;
    texts(card);
    while (in_.accept_word("unread")) card.unread.push_back({in_.expect_string(saying("the sentence"))});
}

// `ja "..."`: what the file itself calls the card in that language.
void CardReader::own_name(OwnNames& names) {
    const auto word = in_.accept_joined_one_of(words::language);
    if (!word) return in_.expected(saying("a language: fi, ja, zh-hans or zh-hant"));
    const auto language = static_cast<Language>(*word);
    std::string name = in_.expect_string(saying("the name in that language"));
    const auto place = std::ranges::lower_bound(names, language, {}, &OwnName::language);
    if (place != names.end() && place->language == language)
        return in_.fail(saying("the name in {0} stands once", words::language[static_cast<std::size_t>(*word)]));
    names.insert(place, {language, std::move(name)});
}

void CardReader::character_fields(Card& card) {
    in_.expect_phrase("character");
    card.character = in_.expect_string(saying("the character's name"));
    if (in_.accept_word("form")) card.form = in_.expect_string(saying("the form"));
    while (in_.accept_word("team")) {
        card.teams.push_back(in_.expect_string(saying("the team")));
        if (static_cast<int>(card.teams.size()) > most_teams)
            in_.fail(saying("a card has at most {0} teams", most_teams));
    }
    bp(card);
    if (in_.accept_word("extra")) card.extra = in_.expect_number(saying("the EXTRA BP"), 0, most_bp);
}

// `bp - 12000 17000 20000`: SINGLE to QUAD, a `-` where none is printed; those at the end are left out.
void CardReader::bp(Card& card) {
    in_.expect_phrase("bp");
    std::size_t column = 0;
    for (; column < state_count && (in_.is_mark("-") || in_.is_kind(TokenKind::number)); ++column) {
        if (in_.accept_mark("-")) continue;
        card.bp[column] = in_.expect_number(saying("the BP"), 0, most_bp);
    }
    if (column == 0) in_.expected(saying("a BP, or `-` where none is printed"));
    else if (card.bp[column - 1] == no_bp) in_.fail(saying("columns at the end that are not printed are left out"));
}

void CardReader::texts(Card& card) {
    while (in_.accept_word("text")) {
        if (static_cast<int>(card.texts.size()) == most_texts)
            return in_.fail(saying("a card has at most {0} texts", most_texts));
        Text text;
        if (!in_.is_mark("{")) {
            if (card.is_scene()) in_.fail_here(saying("a scene has no state"));
            text.states = states();
        }
        text.effect = EffectReader(in_).read().value_or(Effect{});
        card.texts.push_back(std::move(text));
    }
}

// `single/double`
StateSet CardReader::states() {
    StateSet states;
    do {
        const StateSet one =
            StateSet::of(static_cast<State>(in_.expect_one_of(words::state, saying("a state, or `{`"))));
        if (one.bits <= states.bits)
            in_.fail(saying("states stand once and in their order: single, double, triple, quad"));
        states = states | one;
    } while (in_.accept_mark("/"));
    return states;
}

CardFile read_card_file(std::string_view text, std::string_view file) {
    return read_card_list<CardFile, CardReader>(text, file, saying("number"), &Card::number);
}

Result<std::vector<Card>> read_cards(std::string_view text, std::string_view file) {
    CardFile read = read_card_file(text, file);
    if (!read.errors.empty()) return read.errors.front();
    return std::move(read.cards);
}

bool is_card_file(std::string_view text) {
    auto tokens = cut_tokens(text, {}, 1);
    if (!tokens) return false;
    TokenReader in(text, {}, std::move(*tokens));
    in.expect_phrase("card");
    in.expect_string(saying("a card's number"));
    in.expect_string(saying("the card's name"));
    in.expect_mark("{");
    if (in.failed()) return false;
    return in.is_word("ultraman") || in.is_word("kaiju") || in.is_word("mech") || in.is_word("scene");
}

}  // namespace cubenight::ultraman
