// The English sentences of a deck's advice.
#include "draft/decks/advice.hpp"

namespace cubenight::draft {
namespace {

std::string types_text(TypeSet types) {
    std::string text;
    for (int i = 0; i < type_count; ++i)
        if (types.has(static_cast<Type>(i)))
            text += (text.empty() ? "" : ", ") + std::string(type_name(static_cast<Type>(i)));
    return text;
}

std::string per_cent(int per_mille) { return std::to_string((per_mille + 5) / 10) + " %"; }

}  // namespace

std::string advice_text(const Advice& advice, const DraftCards& cards) {
    const std::string name = cards.has(advice.card) ? cards[advice.card].name : advice.name;
    switch (advice.kind) {
        case AdviceKind::shape:
            return std::to_string(advice.number) + " Pokémon, " + std::to_string(advice.other) + " Trainers, " +
                   std::to_string(advice.third) + " energy; the guide is 1:2:1";
        case AdviceKind::line_gap: return name + " lacks " + advice.name;
        case AdviceKind::unpayable_attack:
            return "No energy in the deck pays " + types_text(advice.types) + " for " + name;
        case AdviceKind::opening_basic:
            return per_cent(advice.number) + " to open with a Basic Pokémon in " + std::to_string(advice.other) +
                   " cards";
        case AdviceKind::many_types:
            return advice.number == 0 ? "Attacks ask for no certain energy"
                                      : "Attacks ask for " + types_text(advice.types);
    }
    return {};
}

std::string add_note_text(const AddNote& note) {
    const std::string n = std::to_string(note.number);
    switch (note.kind) {
        case AddNoteKind::completes_line: return "Evolution line of " + note.name + " complete: " + n + " of " + n;
        case AddNoteKind::leaves_gap: return note.name + " is still missing below it";
        case AddNoteKind::another_type:
            return types_text(note.types) + " makes " + n + " energy types: costs get harder to pay";
        case AddNoteKind::fits_types: return "Energy types then: " + types_text(note.types);
        case AddNoteKind::over_size: return n + " over the deck size";
        case AddNoteKind::breaks_copies: return note.name + " would be there " + n + " times";
    }
    return {};
}

}  // namespace cubenight::draft
