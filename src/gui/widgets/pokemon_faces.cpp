#include <algorithm>

#include "draft/pool/lines.hpp"
#include "engine/cards/notation.hpp"
#include "src/gui/kit/search.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

namespace {

constexpr int trainers_key = first_late_key, energy_key = first_late_key + 1;
constexpr int kinds_key = first_late_key + 2;  // and from there on the kinds of other cards than Pokémon
constexpr CardSort all_sorts[] = {CardSort::type, CardSort::stage, CardSort::cost};

int cheapest_attack(const Card& card) {
    int least = 9;
    for (const Attack& attack : card.attacks) least = std::min(least, attack.cost.total());
    return least == 9 ? 0 : std::min(least, 5);
}

class PokemonFaces final : public CardFaces {
public:
    PokemonFaces(const draft::DraftCards& cards, const RuleSet& rules)
        : cards_(cards), looks_(*cards.set, rules), lines_(rules.lines()) {
        for (int type = 0; type < type_count; ++type) filters_.push_back(type);
        filters_.insert(filters_.end(), {trainers_key, energy_key});
        std::erase_if(filters_, [&](int filter) {
            return std::ranges::none_of(cards.cube->cards, [&](CardId card) { return passes(card, filter); });
        });
    }

    void draw(Frame& f, Vec at, float width, CardId card) const override {
        CardPainter(f.c, f.say, f.words).draw(at, width, looks_.of(of(card), cards_.cube->name));
    }
    void art(Canvas& c, Rect strip, CardId card) const override {
        card_art(c, strip, of(card), looks_.families().of(of(card)), Level::pile, 0);
    }
    void mark(Canvas& c, Vec centre, float radius, CardId card) const override {
        card_mark(c, centre, radius, of(card));
    }
    Colour colour(CardId id) const override {
        const Card& card = of(id);
        return kind_colour(card.kind,
                           card.types.empty() && !card.provides.empty() ? card.provides.front() : card.types);
    }
    std::string name(const Strings& say, CardId card) const override { return std::string(say.name(of(card))); }
    std::string kind(const Strings& say, CardId id) const override {
        const Card& card = of(id);
        return std::string(card.kind == CardKind::pokemon ? say.stage(card.stage) : say.kind(card.kind));
    }
    std::string about(const Strings& say, CardId card) const override {
        if (of(card).evolves_from.empty()) return kind(say, card);
        return say(Text::deck_evolves, {ancestor_in(of(card), say.language())});
    }
    std::vector<std::string> sentences(const Frame& f, CardId card) const override { return sentences_of(f, of(card)); }
    std::string notation(CardId card) const override { return write_card(of(card)); }
    bool found(const Frame& f, CardId card, std::string_view wanted) const override {
        return found_on(of(card), f.words, f.say, wanted);
    }

    std::span<const CardSort> sorts() const override { return all_sorts; }
    CardGroup group(const Strings& say, CardId card, CardSort sort) const override;
    void group_mark(Canvas& c, Vec centre, float radius, CardSort sort, int key, On ground) const override;
    std::span<const int> filters() const override { return filters_; }
    bool passes(CardId id, int filter) const override {
        const Card& card = of(id);
        if (filter == trainers_key) return is_trainer(card.kind);
        if (filter == energy_key) return is_energy(card.kind);
        return card.kind == CardKind::pokemon && card.types.has(static_cast<Type>(filter));
    }

    std::vector<CardLine> lines(const Strings& say, std::span<const draft::CubeCopyId> pool) const override;
    Text lines_title() const override { return Text::draft_lines; }
    Text line_name() const override { return Text::draft_by_line; }
    Text no_picks() const override { return Text::draft_no_picks; }
    std::vector<CardId> fan() const override;

private:
    const Card& of(CardId card) const { return (*cards_.set)[card]; }

    draft::DraftCards cards_;
    CardLooks looks_;
    LinePolicy lines_;
    std::vector<int> filters_;
};

CardGroup PokemonFaces::group(const Strings& say, CardId id, CardSort sort) const {
    const Card& card = of(id);
    if (sort == CardSort::kind && card.kind != CardKind::pokemon)
        return {kinds_key + static_cast<int>(card.kind), std::string(say.kind(card.kind))};
    if (sort == CardSort::kind) sort = CardSort::stage;
    if (is_trainer(card.kind)) return {trainers_key, std::string(say(Text::trainer))};
    if (is_energy(card.kind)) return {energy_key, std::string(say(Text::energy))};
    if (sort == CardSort::stage) return {static_cast<int>(card.stage), std::string(say.stage(card.stage))};
    if (sort == CardSort::cost) {
        const int cost = cheapest_attack(card);
        return {cost, say(Text::deck_cost, {std::to_string(cost)})};
    }
    const Type type = card.types.empty() ? Type::colorless : card.types.first();
    return {static_cast<int>(type), std::string(say.type(type))};
}

void PokemonFaces::group_mark(Canvas& c, Vec at, float radius, CardSort sort, int key, On ground) const {
    const Colour plain = ground == On::cloth ? c.p.felt_t2 : c.p.t2;
    if (const auto kind = static_cast<CardKind>(key - kinds_key); key >= kinds_key && is_trainer(kind))
        return trainer_icon(c, at, radius - 1, kind, c.p.info);
    if (key >= kinds_key) key = energy_key;
    if (key == trainers_key) return trainer_icon(c, at, radius - 1, CardKind::item, c.p.info);
    if (key == energy_key) return icon(c, at, radius - 1, Icon::star, plain);
    if (key == others_key) return type_badge(c, at, radius, Type::colorless, ground);
    if (sort == CardSort::type) return type_badge(c, at, radius, static_cast<Type>(key), ground);
    icon(c, at, radius - 2, Icon::cards, plain);
}

std::vector<CardLine> PokemonFaces::lines(const Strings& say, std::span<const draft::CubeCopyId> pool) const {
    std::vector<CardLine> found;
    std::vector<draft::CubeCopyId> rest(pool.begin(), pool.end());
    for (const draft::EvolutionLine& line : draft::evolution_lines(cards_, pool, lines_)) {
        CardLine made{std::string(say.name(*cards_.set, line.steps.back().name)), {}, {}, line.have()};
        for (const draft::LineStep& step : line.steps) {
            if (step.state == draft::StepState::have)
                made.colour = kind_colour(CardKind::pokemon, cards_[step.copy].types);
            const bool have = step.state == draft::StepState::have || step.state == draft::StepState::brought;
            made.steps.push_back(have ? Node::have : line.lacks_one() ? Node::wanted : Node::missing);
            std::erase_if(rest, [&](draft::CubeCopyId copy) {
                const bool here = name_for_rules(cards_[copy].name) == step.name;
                if (here) made.cards.push_back(copy);
                return here;
            });
        }
        found.push_back(std::move(made));
    }
    return found;
}

std::vector<CardId> PokemonFaces::fan() const {
    std::vector<CardId> cards;
    const auto add = [&](auto fits) {
        const auto& all = cards_.cube->cards;
        const auto found = std::ranges::find_if(all, [&](CardId card) { return fits(of(card)); });
        if (found != all.end()) cards.push_back(*found);
    };
    const auto basic = [](const Card& card) { return card.is_basic_pokemon(); };
    add(basic);
    add([](const Card& card) { return is_trainer(card.kind); });
    add([&](const Card& card) { return basic(card) && !(card.types == of(cards.front()).types); });
    return cards;
}

}  // namespace

std::vector<std::string> sentences_of(const Frame& f, const Card& card) {
    std::vector<std::string> all;
    const auto add = [&](std::string_view name, const std::string& words) {
        if (!words.empty()) all.push_back(f.say(Text::library_sentence, {name, words}));
    };
    for (std::size_t i = 0; card.kind == CardKind::pokemon && i < card.abilities.size(); ++i)
        add(f.say.name(card, card.abilities[i]), f.words.ability(card, i));
    for (std::size_t i = 0; i < card.attacks.size(); ++i)
        add(f.say.name(card, card.attacks[i]), f.words.attack(card, i));
    if (std::string text = f.words.text(card); !text.empty()) all.push_back(std::move(text));
    if (!is_named_in(card, f.say.language())) all.emplace_back(f.say(Text::card_no_name));
    return all;
}

std::shared_ptr<const CardFaces> pokemon_faces(const draft::DraftCards& cards, const RuleSet& rules) {
    return std::make_shared<PokemonFaces>(cards, rules);
}

}  // namespace cubenight::gui
