// What things of a match are called.
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/log_text.hpp"
#include "src/text/ultraman/phrases.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

std::string Names::card(CardId id) const {
    if (id == no_card || id.value >= book->card_count()) return std::string(say()(Phrase::a_card));
    return cards ? whole_name_in((*cards)[id], language) : book->word(book->name(id));
}

std::string Names::card_with_level(CardId id) const {
    const bool known = id != no_card && id.value < book->card_count();
    if (!known || book->card(id).is_scene()) return card(id);
    return say()(Phrase::with_level, {card(id), std::to_string(book->card(id).level)});
}

std::string Names::character_name(CardId id) const {
    if (id == no_card || id.value >= book->card_count()) return std::string(say()(Phrase::a_card));
    return cards ? std::string(character_in((*cards)[id], language)) : book->word(book->card(id).character);
}

std::string Names::seat(SeatId seat) const {
    return seat == seat0 || seat == seat1 ? seats[seat] : std::string(say()(MatchPhrase::somebody));
}

std::string Names::character(CardId top, Spot spot) const {
    const std::string name = top == no_card ? std::string(say()(Phrase::face_down)) : card(top);
    return spot == no_spot ? name : say()(Phrase::in_area, {name, area_number(spot)});
}

std::string Names::text(CardId id, int index) const {
    const bool several = id != no_card && id.value < book->card_count() && book->card(id).text_count > 1;
    return several ? say()(Phrase::nth_text, {card(id), std::to_string(index + 1)}) : card(id);
}

std::string Names::words_of_text(CardId id, int index) const {
    if (!cards || id == no_card || id.value >= cards->size()) return {};
    const Card& printed = (*cards)[id];
    const std::vector<wording::CardText> texts = wording::texts_of(printed);
    if (index < 0 || static_cast<std::size_t>(index) >= texts.size()) return {};
    const wording::CardText& text = texts[static_cast<std::size_t>(index)];
    return wording::rules_text(*text.effect, text.source, language, printed.names.book.get());
}

std::string Names::words_of_condition(CardId id, int index, int node) const {
    if (!cards || id == no_card || id.value >= cards->size()) return {};
    const Card& printed = (*cards)[id];
    const std::vector<wording::CardText> texts = wording::texts_of(printed);
    if (index < 0 || static_cast<std::size_t>(index) >= texts.size()) return {};
    const wording::CardText& text = texts[static_cast<std::size_t>(index)];
    return wording::words_of_condition(*text.effect, text.source, static_cast<NodeIndex>(node), language,
                                       printed.names.book.get());
}

std::string Names::source(const Source& source, CardId card) const {
    return source.is_text() ? this->card(card) : std::string();
}

std::string type_text(Type type, Language language) { return wording::type_text(type, language); }

std::string category_text(Category category, Language language) { return wording::category_text(category, language); }

std::string types_text(TypeSet types, const Say& say) {
    std::vector<std::string> words;
    for (int i = 0; i < type_count; ++i)
        if (types.has(static_cast<Type>(i))) words.push_back(type_text(static_cast<Type>(i), say.language()));
    return say.list(words);
}

std::string_view phase_text(Phase phase, Language language) {
    const Say say(language);
    switch (phase) {
        case Phase::setup: return say(MatchPhrase::log_setup);
        case Phase::start: return say(Phrase::phase_start);
        case Phase::draw: return say(Phrase::phase_draw);
        case Phase::lead_scene: return say(Phrase::phase_scene);
        case Phase::set: return say(Phrase::phase_set);
        case Phase::level_up: return say(Phrase::phase_level_up);
        case Phase::open: return say(Phrase::phase_open);
        case Phase::activate: return say(Phrase::phase_activate);
        case Phase::judgement: return say(Phrase::phase_judgement);
        case Phase::end: return say(Phrase::phase_end);
    }
    return {};
}

std::string_view role_text(Role role, Language language) {
    return words(role == Role::lead ? Phrase::role_lead : Phrase::role_next, language);
}

std::string area_number(Spot spot) { return std::to_string(area_of(spot) + 1); }

}  // namespace cubenight::ultraman::text
