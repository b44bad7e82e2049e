#include "engine/scenario/ultraman/read/read_position.hpp"

#include "engine/cards/ultraman/notation/effect_reader.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {

void PositionReader::seat_block(WrittenSeat& seat) {
    in_.expect_mark("{");
    while (!in_.accept_mark("}") && !in_.failed()) {
        if (in_.accept_mark(";") || in_.accept_mark(",")) continue;
        if (!at_seat_field()) in_.expected(saying("area, hand, deck, discard, exiled, or `}`"));
        else seat_field(seat);
    }
}

void PositionReader::seat_field(WrittenSeat& seat) {
    if (in_.accept_word("area")) {
        const int area = in_.expect_number(saying("a battle area"), 1, most_areas);
        if (!seat.areas.emplace(area, character()).second) in_.fail(saying("battle area {0} is filled twice", area));
    } else if (in_.accept_word("hand")) seat.hand = refs_.pile();
    else if (in_.accept_word("deck")) seat.deck = refs_.pile();
    else if (in_.accept_phrase("discard pile") || in_.accept_word("discard")) seat.discard = refs_.pile();
    else if (in_.accept_word("exiled")) seat.exiled = refs_.pile();
    else in_.expected(saying("area, hand, deck, discard or exiled"));
}

// "Low" > "High" { charges "X"; face down } as $c
WrittenCharacter PositionReader::character() {
    WrittenCharacter character;
    character.line = in_.line();
    if (in_.accept_word("none") || in_.accept_word("vacant")) {
        character.vacant = true;
        return character;
    }
    do character.cards.push_back(refs_.listed(Labels::given));
    while (!in_.failed() && in_.accept_mark(">"));
    if (in_.accept_mark("{"))
        while (!in_.accept_mark("}") && !in_.failed())
            if (!in_.accept_mark(";") && !in_.accept_mark(",")) detail(character);
    if (in_.accept_word("as")) character.label = refs_.label();
    // Behind the highest card it is the character that is meant.
    std::string& last = character.cards.back().label;
    if (character.label.empty() && character.cards.size() > 1) character.label = std::exchange(last, {});
    return character;
}

void PositionReader::detail(WrittenCharacter& character) {
    if (in_.accept_word("charges") || in_.accept_word("charge")) character.charges = refs_.pile();
    else if (in_.accept_phrase("face down"))
        character.face_down = in_.is_kind(TokenKind::number)
                                  ? in_.expect_number(saying("how many of its cards"), 1, deck_capacity)
                                  : whole_stack;
    else if (in_.accept_phrase("used text")) character.texts_used.push_back(text());
    else if (in_.accept_phrase("levelled up")) character.levelled = true;
    else if (in_.accept_phrase("entered this turn")) character.entered = true;
    else if (const auto fought = in_.accept_one_of(words::fought)) character.fought = static_cast<Fought>(*fought);
    else
        in_.expected(
            saying("charges, face down, used text 1, levelled up, entered this turn, won, lost, tied, or `}`"));
}

int PositionReader::text() { return in_.expect_number(saying("which text, from 1"), 1, most_texts); }

// `my area 1 { lasting this turn { give this { bp +1000 } } }`
WrittenDeed PositionReader::deed() {
    WrittenDeed deed;
    deed.whose = refs_.ref(Suffixes::none);
    deed.statements = EffectReader(in_).read_statements().value_or(Effect{});
    return deed;
}

bool PositionReader::board_field(WrittenPosition& position) {
    if (in_.accept_word("scene")) scene(position);
    else if (in_.accept_word("areas"))
        position.areas = in_.expect_number(saying("how many battle areas"), 0, most_areas);
    else if (in_.accept_word("lead")) position.lead = refs_.expect_player();
    else if (in_.accept_word("turn")) {
        if (in_.is_kind(TokenKind::number))
            position.turn = in_.expect_number(saying("the turn's number"), 1, most_turns);
        if (in_.accept_word("of")) position.lead = refs_.expect_player();
    } else if (in_.is_word("phase") || in_.is_word("begin")) phase(position);
    else if (in_.accept_phrase("carried out by")) position.done.push_back(deed());
    else if (in_.accept_word("for")) {
        position.seeds = in_.expect_number(saying("how many seeds"), 1, 1000);
        in_.expect_phrase("seeds");
    } else return false;
    return true;
}

void PositionReader::scene(WrittenPosition& position) {
    if (in_.accept_word("none")) return;
    ListedCard card = refs_.listed(Labels::given);
    if (in_.accept_word("of")) position.scene_owner = refs_.expect_player();
    if (in_.accept_word("as")) card.label = refs_.label();
    if (in_.accept_mark("{"))
        while (!in_.accept_mark("}") && !in_.failed()) {
            if (in_.accept_mark(";") || in_.accept_mark(",")) continue;
            in_.expect_phrase("used text");
            position.scene_texts_used.push_back(text());
        }
    position.scene = card;
}

void PositionReader::phase(WrittenPosition& position) {
    if (in_.accept_phrase("begin with set up")) {
        position.from_the_start = true;
        return;
    }
    if (!in_.accept_word("phase")) in_.expect_phrase("begin at");
    const std::size_t begin = in_.position();
    position.step = refs_.accept_side();
    const auto phase = refs_.accept_phase();
    if (position.step && phase != Phase::set && phase != Phase::level_up && phase != Phase::activate)
        in_.fail_at(begin, saying("only the set, level-up and activate phases have a step of each player"));
    if (!phase || *phase == Phase::setup)
        in_.expected(saying("a phase: start, draw, scene, set, level up, open, activate, judgement, end"));
    position.phase = phase.value_or(Phase::activate);
}

}  // namespace cubenight::ultraman::scenario
